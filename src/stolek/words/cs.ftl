## Mluvnice

seat-player = Hráč { $number }
seat-fortune = Náhoda
list-and = { $head } a { $last }
list-or = { $head } nebo { $last }
clause-quoted = „{ $code }“
count-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
count-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
    .acc =
        { $players ->
            [one] { $players } hráče
            [few] { $players } hráče
           *[other] { $players } hráčů
        }

## Co se stává v každé hře

event-took-back =
    { $seat ->
        [-1] Chybně zapsané losování se ruší.
       *[other] { $player } bere poslední tah zpět.
    }
event-resigned = { $player } to vzdává.
event-timed-out = Čas vypršel, { $player } končí.
event-record-full = Záznam partie je po { $entries } krocích plný.

ending-resigned = Partie skončila vzdáním.
ending-timed-out = Partie skončila vypršením času.
ending-record-full = Partie skončila, protože se zaplnil její záznam. Body a pořadí platí podle stavu v té chvíli.

## Odmítnutí: před hrou

refusal-unknown-game = Hru „{ $game }“ na poličce nemáme. Máme tu: { $known }.
refusal-unknown-language = Jazykem „{ $language }“ Stolek nemluví. Vyberte { $known-or }.
refusal-unknown-option =
    Volba „{ $option }“ neexistuje. { $known-count ->
        [0] Tato hra žádné volby nemá.
       *[other] Volit můžete: { $known }.
    }
refusal-bad-option = Volba „{ $option }“ nemůže být „{ $value }“. Vyberte { $known-or }.
refusal-bad-players = Pro { count-players.acc } tato hra není. Může vás být { $known-or }.
refusal-bad-seats =
    { $players ->
        [one] Zadejte jedno jméno.
        [few] Zadejte { $players } jména, pro každé místo jedno.
       *[other] Zadejte { $players } jmen, pro každé místo jedno.
    } Jméno smí mít nejvýš { $longest } znaků a žádné řídicí znaky.
refusal-bad-people = Lidí u stolu může být 0 až { $players }, ne { $people }.
refusal-bad-names =
    Zadejte nejvýš { $people ->
        [one] jedno jméno
        [few] { $people } jména
       *[other] { $people } jmen
    }, pro každého člověka jedno. Jméno nesmí začínat znakem { $mark } ani obsahovat řídicí znaky.
refusal-bad-chance = Náhoda nemůže být „{ $chance }“. Vyberte { $known-or }.
refusal-seed-without-use = Se skutečnými dílky a kostkami není semínko k ničemu. Vynechte ho, nebo nechte losovat program.
refusal-bad-seed = Semínko je celé číslo od nuly výš, nebo přesně { $bytes } bajtů zapsaných šestnáctkově.

## Odmítnutí: během hry

refusal-match-over = Hra už skončila. Můžete začít novou.
refusal-not-your-turn =
    Teď nejste na tahu; { $players-count ->
        [one] hraje { $players }.
       *[other] hrají { $players }.
    }
refusal-not-a-move = Tohle není tah. Zadejte tah z nabídky, nebo jeho zápis jako text.
refusal-foreign-move = „{ $text }“ není tah této partie. Zadejte tah z její nabídky, nebo jeho zápis jako text.
refusal-waiting-for-chance = Nejdřív zadejte, co jste vylosovali nebo hodili.
refusal-nothing-to-draw = Teď není co ručně losovat ani házet.
refusal-not-your-draw = Teď losuje nebo hází { $player } a také to zapíše.
refusal-unknown-seat =
    Takové místo u stolu není; { $players ->
        [one] hraje tu jen jeden hráč.
        [few] hrají tu { $players } hráči.
       *[other] hraje tu { $players } hráčů.
    }
refusal-already-left = { $player } už nehraje.
refusal-seed-unknown = K této partii chybí tajné semínko, takže v ní nejde pokračovat. Můžete si ji přehrát, nebo z ní odbočit do nové partie.

refusal-undo-over = Hra už skončila, takže nejde nic vrátit. Můžete začít novou.
refusal-undo-nothing = Zatím není co vracet.
refusal-undo-chance = Mezitím promluvila náhoda. Tah jde vrátit, jen když souhlasí všichni.
refusal-undo-revealed = Mezitím vyšlo najevo něco tajného. Tah jde vrátit, jen když souhlasí všichni.
refusal-undo-others = Hra mezitím pokročila. Tah jde vrátit, jen když souhlasí všichni.
refusal-undo-too-late = Partie má už přes { $most } kroků, takže se v ní nedá nic vrátit.

## Odmítnutí: záznamy

refusal-unknown-entry = Položku { $entry } tento záznam nemá. Vyberte číslo od 0 do { $entries }.
refusal-record-too-long = Soubor je na záznam příliš dlouhý; záznam má nejvýš { $longest } znaků. Je to ten pravý?
refusal-record-unreadable = Tohle není záznam ze Stolku, nebo je soubor poškozený.
refusal-record-format = Záznam má formát { $format }, ale tento Stolek čte formát { $known }. Zkuste jinou verzi.
refusal-record-edited = Záznam někdo po uložení změnil. Najděte původní soubor.
refusal-record-broken = Takhle se žádná partie odehrát nemohla; nesedí položka { $entry }. Najděte původní soubor.
refusal-record-cut = Záznam je neúplný, nebo v něm semínko není, kde má být. Najděte původní soubor.
refusal-other-edition = Záznam vznikl s vydáním „{ $edition }“ hry { $game }; tady je vydání „{ $known }“.
refusal-other-revision = Záznam se řídí revizí { $revision } hry { $game }, ale tento Stolek hraje podle revize { $known }. Zkuste jinou verzi.
refusal-wrong-seed = Semínko nesedí k pečeti tohoto záznamu. Najděte to, které se uložilo s ním.
refusal-dice-were-real = V této partii se losovalo nebo házelo ručně, takže není co ověřovat.
refusal-seed-not-revealed = Partie ještě neskončila, takže její semínko je stále tajné. Ověřit ji půjde po konci.
refusal-dice-differ = Výsledek v položce { $entry } nevzešel ze zapečetěného semínka.

## Odmítnutí: soubory

refusal-file-missing = Soubor { $file } neexistuje. Zkontrolujte jeho jméno.
refusal-file-not-ordinary = { $file } není obyčejný soubor. Vyberte jiný.
refusal-file-unreadable = Soubor { $file } nejde přečíst. Zkontrolujte, zda ho smíte otevřít.
refusal-file-exists = Soubor { $file } už existuje. Pokračujte v něm pomocí --resume, nebo zvolte jiné jméno.
refusal-file-not-written = Soubor { $file } se nepodařilo zapsat. Zkuste jiné místo.
refusal-file-too-long = Soubor { $file } má víc než { $longest } znaků. Je to ten pravý?
refusal-file-not-understood = Souboru není rozumět; podívejte se na { $where }. Jak se píše, ukazuje příručka.
refusal-file-not-object = V souboru musí být jeden objekt ve složených závorkách, {"{"} … {"}"}. Jak se píše, ukazuje příručka.
refusal-file-not-json = Soubor není JSON; podívejte se na řádek { $line }. Jak se píše, ukazuje příručka.

## Odmítnutí: příkazy

refusal-option-form = „{ $text }“ není volba. Napište její jméno a hodnotu, tedy JMÉNO=HODNOTA.
refusal-which-game = Řekněte, co chcete hrát. Na poličce: { $known }.
refusal-resume-alone = Uložená partie pokračuje tak, jak byla dohodnuta: s --resume vynechte hráče, lidi, úroveň, jména, volby, náhodu i semínko.
refusal-other-game = V souboru je partie hry { $game }. Jméno hry vynechte, nebo zvolte jiný soubor.
refusal-unknown-clause = Pravidlo „{ $text }“ tu není. Pravidla této hry mají čísla jako { $example }.
refusal-no-score-desk = Hra { $game } neumí obodovat ručně zadanou pozici.
refusal-too-many-frames = Najednou lze ukázat nejvýš { $most } kroků záznamu, a první musí být před posledním.
refusal-unknown-lesson = Lekce číslo { $lesson } není. Lekcí je tu: { $lessons }.
refusal-no-odds-desk = Hra { $game } žádné šance spočítat neumí.
refusal-no-edition-check = Ke hře { $game } se žádné vlastní vydání zadat nedá.
refusal-own-edition-bad = S vaším vlastním vydáním hry { $game } v souboru { $file } se hrát nedá. Co v něm není v pořádku, řekne: stolek edition check { $game } { $file }
refusal-no-editions-folder = { $variable } uvádí složku { $folder }, ale ta neexistuje. Opravte ji, nebo proměnnou zrušte a hrajte s deskami ze Stolku.
refusal-no-such-player = Nikdo se tu nejmenuje „{ $text }“. Napište { $known-or }, nebo číslo místa.
refusal-bad-game-name = „{ $name }“ nemůže být jméno nové hry. Použijte 3 až 20 malých písmen bez háčků a čárek; mezi nimi mohou být číslice a podtržítka.
refusal-game-exists = Hra { $name } už existuje. Zvolte jiné jméno.
refusal-not-a-checkout = Ve složce { $folder } nejsou zdrojové soubory Stolku. Nové hry zakládejte v kopii jeho repozitáře.
refusal-cannot-write = Do { $file } nejde zapsat: { $detail }. Zkontrolujte, zda tam smíte zapisovat.
refusal-not-compiled = Pravidla se nepodařilo zkompilovat: { $detail }. Opravte je a spusťte { $command }.
refusal-bad-seconds = Počet sekund musí být větší než 0 a nejvýš { $longest }.
refusal-unknown-level = Úroveň „{ $level }“ neznám. Jsou tyto: { $known }.
refusal-unknown-bot = Bot { $bot } tu není. Známí jsou: { $known }. Vlastní program se jmenuje cestou: ./{ $bot }
refusal-bad-matches = Počet partií musí být od 1 do { $most }.
refusal-bad-workers = Počet procesů musí být od 1 do { $most }.
refusal-bad-limit = Omezení musí být celé číslo od 1 do { $most }.
refusal-arena-busy = Ve složce { $folder } už pracuje jiná aréna. Počkejte na ni, nebo pomocí --to zvolte jinou složku.
refusal-arena-other = Ve složce { $folder } je jiné klání. Pomocí --to zvolte jinou složku, nebo pomocí --fresh zapomeňte, co v ní je.
refusal-arena-program-changed = Ve složce { $folder } jsou partie z doby před změnou programu: { $programs }. Pomocí --to zvolte jinou složku, nebo pomocí --fresh zapomeňte, co v ní je.
refusal-bot-unnamed = --bots potřebuje jméno pro každé místo a mezi dvěma jmény jednu čárku: easy,random
refusal-bot-missing = Program { $file } neexistuje.
refusal-bot-folder = { $folder } je složka. Uveďte program, který je v ní.
refusal-bot-not-executable = Program { $file } nelze spustit. Povolte jeho spouštění, nebo mu dejte příponu .py či .js.
refusal-bot-no-interpreter = Program { $program } není nainstalovaný a { $file } ho potřebuje.

## Stůl v terminálu

terminal-welcome = Vítejte u stolu! Hraje se „{ $title }“.
terminal-welcome-hint = Když si nebudete vědět rady, napište { terminal-command-help }.
terminal-bot = Bot { $number }
terminal-bots = Boti hrají na úrovni „{ $level }“.
level-random = náhodný
level-easy = lehký
level-normal = střední
level-hard = těžký
level-expert = mistr

terminal-pass = Na řadě je { $player }. Předejte klávesnici a pak stiskněte Enter.
terminal-seat = { $player }
terminal-manual = Náhodu tu máte ve svých rukou: zapisujte, co vylosujete nebo hodíte.

terminal-yes-no = (a/n)
terminal-yes = a
terminal-no = n

terminal-command-moves = tahy
terminal-command-preview = náhled
terminal-command-hint = rada
terminal-command-board = stůl
terminal-command-undo = zpět
terminal-command-rules = pravidla
terminal-command-log = záznam
terminal-command-lang = jazyk
terminal-command-save = uložit
terminal-command-resign = vzdát
terminal-command-help = pomoc
terminal-command-quit = konec

terminal-help-heading = Napsat můžete:
terminal-help-move = tah, třeba { $example }
terminal-help-words = nebo česky: { $example }
terminal-help-short = totéž krátce, s číslem, které vidíte na stole: { $example }
terminal-help-draw = co jste vylosovali nebo hodili, třeba { $example }
terminal-help-moves = vypíše tahy, které můžete zahrát
terminal-help-preview = ukáže, co by tah přinesl, a nezahraje ho
terminal-help-hint = poradí dobrý tah a řekne proč
terminal-help-board = znovu ukáže stůl; { terminal-command-board } 2 z místa druhého hráče
terminal-help-undo = vrátí váš poslední tah
terminal-help-rules = ukáže pravidlo, třeba { $clause }
terminal-help-log = vypíše, co se zatím stalo
terminal-help-lang = přepne jazyk: { terminal-command-lang } en, { terminal-command-lang } cs nebo { terminal-command-lang } sk
terminal-help-save = uloží hru do souboru
terminal-help-resign = vzdáte se
terminal-help-quit = odejdete od stolu; později se můžete vrátit
terminal-help-help = ukáže tento přehled
terminal-help-tab = Klávesa Tab doplní, co jste začali psát.
terminal-see-help = Co všechno můžete psát, ukáže { terminal-command-help }.

terminal-moves-heading =
    { $count ->
        [one] Můžete zahrát jediný tah:
        [few] Na výběr máte { $count } tahy:
       *[other] Na výběr máte { $count } tahů:
    }
terminal-moves-more =
    { $count ->
        [one] … a ještě jeden.
        [few] … a ještě { $count } další.
       *[other] … a ještě { $count } dalších.
    } Začněte psát tah a stiskněte Tab, uvidíte jen ty, které se hodí.
terminal-moves-groups =
    { $count ->
        [one] Můžete zahrát jediný tah. Jeho začátek a body, které přinese:
        [few] Na výběr máte { $count } tahy. Jejich začátky, u každého nejlepší tah a jeho body:
       *[other] Na výběr máte { $count } tahů. Jejich začátky, u každého nejlepší tah a jeho body:
    }
terminal-moves-none = Žádný váš tah nezačíná na „{ $text }“. Přehled všech ukáže příkaz { terminal-command-moves }.
terminal-unknown-answer = Odpovězte prosím a (ano), nebo n (ne).

terminal-undo-consent = Souhlasí s vrácením všichni?
terminal-undo-refused = Zůstává to tedy, jak to je.

terminal-rule = { $clause }: { $text }
terminal-preview-usage = Napište { terminal-command-preview } a tah, třeba { terminal-command-preview } { $example }.
terminal-hint = Já bych hrál: { $move }.
terminal-hint-all = Já bych hrál: { $move }. Nerozhoduje jedna věc, ale celek.
terminal-hint-why = Já bych hrál: { $move }. Proč: { $reasons }.
terminal-reason = { $term } +{ NUMBER($points, maximumFractionDigits: 1) }
terminal-reason-against = { $term } −{ NUMBER($points, maximumFractionDigits: 1) }
terminal-thinking = Přemýšlí se …
terminal-preview-secret = Co by přišlo potom, by prozradilo něco tajného, takže to předem ukázat nejde.

terminal-log-heading = Co se zatím stalo:
terminal-log-empty = Zatím se nic nestalo.

terminal-saved = Uloženo do souboru { $file }.
terminal-save-usage = Kam? Napište { terminal-command-save } a jméno souboru, třeba { terminal-command-save } { $example }.
terminal-save-over = Soubor { $file } už existuje. Přepsat?
terminal-not-saved = Nic se neuložilo.
terminal-save-secret = V souboru je i tajné semínko, tak ho do konce hry nikomu neukazujte.
terminal-resumed = Vítejte zpátky! Pokračujeme v partii ze souboru { $file }.

terminal-resign-ask = Opravdu to { $player } vzdává?
terminal-resign-not = Výborně, hraje se dál.
terminal-quit-path = Kam hru uložit? (Enter: { $file }, - neukládat)
terminal-bye = Na shledanou!
terminal-bye-resume = Na shledanou! Pokračovat můžete příkazem: { $command }
terminal-bye-unsaved = Na shledanou! Hra se neuložila.

terminal-final-heading = Konečné pořadí
terminal-place = { $rank }. { $player }: { count-points }
terminal-winner = Vyhrává { $player }!
terminal-winners = Společně vyhrávají { $players }!
terminal-alone = Váš výsledek: { count-points }.

terminal-seal = Náhoda je tu poctivá: řídí ji tajné semínko a jeho pečeť je { $seal }. Na konci semínko ukážeme a každý si ho může ověřit.
terminal-seal-open = Tajné semínko bylo { $seed }.
terminal-seal-check = Poctivost náhody si ověříte příkazem: { $command }

## Příkazy: co vypisují

cli-interpreted = Pravidla nejsou zkompilovaná, takže běží pomalu. Zkompiluje je příkaz: make setup
cli-compiled = Pravidla běží zkompilovaná.

cli-verified =
    { $count ->
        [0] Žádný výsledek k ověření tu nebyl.
        [one] Ověřen 1 výsledek; pochází ze zapečetěného semínka.
        [few] Ověřeny { $count } výsledky, všechny pocházejí ze zapečetěného semínka.
       *[other] Ověřeno { $count } výsledků, všechny pocházejí ze zapečetěného semínka.
    }
cli-verified-from =
    { $count ->
        [one] První položka je převzatá z jiné partie a ověřená není.
        [few] První { $count } položky jsou převzaté z jiné partie a ověřené nejsou.
       *[other] Prvních { $count } položek je převzato z jiné partie a ověřeno není.
    }
cli-replay-heading =
    { $title }, { count-players }, { $entries ->
        [one] { $entries } položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }
cli-replay-at = Po položce { $number }:
cli-replay-unfinished = Tady záznam končí; partie není dohraná.

cli-bench-heading =
    { $title }, { count-players }, { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
cli-bench-playouts = Náhodných partií za sekundu: { $count }
cli-bench-decisions = Rozhodnutí za sekundu: { $count }
cli-new-game = Nová hra { $name } čeká ve složce { $folder }. Začněte jejím souborem RULES.md.
cli-edition-sound = Soubor je v pořádku a dá se s ním hrát „{ $title }“: uložte ho jako { $file } do vlastní složky a tu uveďte v proměnné prostředí STOLEK_EDITIONS.
cli-bench-python = Kroků za sekundu řízených z Pythonu: { $count }
cli-bench-clone = Kopie pozice: { $microseconds } µs
cli-bench-bytes = Bajtů na pozici: { $count }
cli-bench-threads = Dvě vlákna proti jednomu: { $ratio }krát
cli-first-steps = Všechny příkazy: stolek --help. Každý z nich se umí vysvětlit: stolek play --help.
cli-serving = Stolek je otevřený na { $address } (zavře ho Ctrl-C).
cli-serving-phones = Telefony v domě ho najdou na adrese { $address }
cli-open-already = Stolek už je otevřený na { $address }.

## Aréna

arena-heading =
    { $title }, { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
       *[other] { $matches } partií
    } botů mezi sebou
arena-heading-solo =
    { $title }, { $matches ->
        [one] { $matches } partie
        [few] { $matches } partie
       *[other] { $matches } partií
    } samotného bota
arena-playing = Hraje se
arena-interrupted = Zastaveno. Stejný příkaz pokračuje odtud.
arena-written = Zpráva s obrázky: { $file }
arena-faults-noted = Co se pokazilo, stojí v souboru { $file }
arena-bot = bot
arena-programs = Programy
arena-given = v příkazu
arena-share = vítězství
arena-share-solo = vyhrané partie
arena-victories = Vítězství
arena-victories-solo = Vyhrané partie
arena-interval = 95% interval
arena-score = body
arena-scores = Body na konci
arena-rating = hodnocení
arena-faults = chyby
arena-seats = Vítězství podle místa
arena-seat = místo { $number }
arena-all-bots = všichni boti
arena-matches = počet partií
arena-lengths = Rozhodnutí v partii
arena-length = Rozhodnutí v partii: průměrně { $mean }, od { $shortest } do { $longest }
arena-endings = Zakončení
arena-times = Časy
arena-decision-time = na rozhodnutí
arena-longest-decision = nejdelší rozhodnutí
arena-longest-turn = nejdelší tah
arena-broken =
    { $count ->
        [one] { $count } partie ukončila svůj proces a nepočítá se.
        [few] { $count } partie ukončily své procesy a nepočítají se.
       *[other] { $count } partií ukončilo své procesy a nepočítá se.
    }
arena-tick = { $value } %
arena-percent = { NUMBER($value, minimumFractionDigits: 1) } %
arena-range = { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) } %
arena-spread = { NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1) }
arena-milliseconds = { $value } ms
arena-about-share = podíl partií, které bot vyhrál; o remízu se dělí.
arena-about-share-solo = podíl partií, které se počítají za vyhrané; kde pravidla nemají cíl, jsou to všechny.
arena-about-interval = kde by s 95% spolehlivostí ležel podíl po velmi mnoha partiích; čím víc partií, tím je užší.
arena-about-score = průměr ± směrodatná odchylka bodů na konci partie. Druhé číslo říká, jak moc se partie liší, ne jak jistý je průměr.
arena-about-rating = síla ± její nejistota, podle pořadí ve všech partiích (Plackett–Luce). Každý bot začíná na 25 ± 8,3; význam mají jen rozdíly mezi boty.
arena-about-faults = rozhodnutí, na která bot neodpověděl včas nebo podle pravidel; místo něj se táhlo náhodně.
arena-about-decision-time = průměrná doba přemýšlení o jednom rozhodnutí.
arena-about-longest-decision = nejdelší přemýšlení o jediném rozhodnutí.
arena-about-longest-turn = nejdelší přemýšlení v kuse, než přišel na řadu někdo jiný: tah může mít několik rozhodnutí.
arena-about-longest-turn-solo = nejdelší přemýšlení v kuse, než zasáhla náhoda: tah může mít několik rozhodnutí.
arena-about-seat = podíl partií, které bot na tomto místě vyhrál. První místo začíná, neurčí-li pravidla nebo volba hry jinak.
arena-about-all-bots = podíl partií vyhraných na tomto místě, ať tam seděl kdokoli. Každý bot sedí na každém místě stejně často, takže je to výhoda místa, a náhoda.
arena-small-print = V každém kole hrají všichni boti totéž rozdání, každý jednou na každém místě; interval se počítá přes kola. Engine: { $engine }.
arena-small-print-solo = Každá partie má vlastní rozdání. Engine: { $engine }.

## Příkazy: nápověda

cli-about = Digitální stůl pro deskové hry.
cli-about-serve = Otevře stůl na webu: hraje se v prohlížeči, sám, u jedné obrazovky nebo s přáteli.
cli-about-play = Hra v terminálu: sami, proti botům, nebo ve více lidech u jedné klávesnice.
cli-about-games = Vypíše hry na poličce, nebo volby jedné z nich.
cli-about-rules = Ukáže pravidla hry, nebo jedno pravidlo.
cli-about-replay = Ukáže uloženou partii: co se stalo a jak vypadal stůl.
cli-about-verify = Ověří, že náhoda v dohrané partii byla poctivá.
cli-about-score = Oboduje pozici ze skutečné hry, zapsanou do souboru.
cli-about-odds = Spočítá, jaká je šance na výsledek hodu a které kostky si nechat.
cli-about-arena = Nechá hrát boty proti sobě a ukáže, kdo je silnější a jak jisté to je.
cli-about-bench = Změří, jak rychle tu běží náhodné partie.
cli-about-new-game = Založí složku nové hry, hned úplnou a hratelnou.
cli-about-edition = Vlastní vydání her, zadaná ručně.
cli-about-edition-check = Zkontroluje vydání hry zadané ručně.
cli-parameter-game = jméno hry
cli-parameter-file = soubor s partií, záznamem nebo pozicí
cli-parameter-condition = co mají kostky ukázat, krátce zapsané podle příručky ke hře
cli-parameter-dice = hod, který už leží na stole: které kostky si nechat
cli-parameter-name = jméno nové hry
cli-parameter-clause = číslo pravidla
cli-parameter-players = kolik hráčů hraje
cli-parameter-people = kolik z nich jsou lidé u této klávesnice; ostatní jsou boti (0: jen se dívat)
cli-parameter-level = jak silní jsou boti: random (náhodný), easy (lehký), normal (střední), hard (těžký) nebo expert (mistr)
cli-parameter-option = volba hry; dá se uvést vícekrát
cli-parameter-chance = sealed: poctivá náhoda z tajného semínka; manual: losujete skutečné dílky nebo házíte skutečnými kostkami
cli-parameter-seed = číslo, které určí veškerou náhodu, takže můžete hrát stejnou partii znovu
cli-parameter-names = jména lidí oddělená čárkami
cli-parameter-resume = pokračovat v uložené partii
cli-parameter-save = po každém tahu ukládat do tohoto souboru
cli-parameter-no-colour = nepoužívat barvy
cli-parameter-lang = jazyk
cli-parameter-json = vypsat data pro programy
cli-parameter-at = ukázat stůl po tolika položkách
cli-parameter-seat = ukázat, co vidí toto místo (počítá se od 0); jinak to, co vidí všichni
cli-parameter-seconds = jak dlouho měřit
cli-parameter-bots = pro každé místo jeden bot, oddělení čárkami: úrovně, srovnávací boti nebo vlastní programy (./mujbot.py)
cli-parameter-games = kolik partií, zaokrouhleno nahoru na celá kola, v nichž každý jednou sedí všude
cli-parameter-workers = kolik procesů hraje najednou
cli-parameter-to = složka pro partie a zprávu; zastavené klání tam pokračuje
cli-parameter-fresh = zapomenout, co se hrálo dříve
cli-parameter-limit = kolik milisekund má program na rozhodnutí
cli-parameter-memory = kolik megabajtů smí program použít
cli-parameter-host = adresa, na které se poslouchá; 0.0.0.0 pustí dovnitř i jiná zařízení
cli-parameter-port = port, na kterém se poslouchá; 0 je kterýkoli volný
cli-parameter-data = složka, ve které se všechno uchovává
cli-parameter-database = jiná databáze, třeba postgresql://jmeno@pocitac/databaze
cli-parameter-origin = adresa, na které lidé server najdou: pro odkazy ve zprávách a když před ním proxy mění Host; dá se uvést víckrát
cli-usage-missing = Chybí { $what }. Jak se příkaz používá, ukáže { $help }.
cli-usage-option = Přepínač { $what } tu není. Jak se příkaz používá, ukáže { $help }.
cli-usage-value = Hodnota u { $what } nevyhovuje, nebo chybí. Jak se příkaz používá, ukáže { $help }.
cli-usage-unclear = Tomuto příkazu Stolek nerozumí. Jak se příkaz používá, ukáže { $help }.

## Odmítnutí: stoly na webu

refusal-unknown-table = Takový stůl tu není. Zkontrolujte adresu.
refusal-wrong-key = Tento klíč tu nic neodemyká. Požádejte o nový odkaz, nebo se vraťte pomocí kódu svého místa.
refusal-key-taken = Tento klíč už otvírá něco jiného. Zvolte jiný.
refusal-wrong-code = Žádné místo u tohoto stolu takový kód nemá. Zkontrolujte ho a zkuste to znovu.
refusal-pin-needed = Toto místo chce ke kódu ještě PIN.
refusal-wrong-pin = To není PIN tohoto místa. Zkontrolujte ho a zkuste to znovu.
refusal-bad-pin = PIN má { $shortest } až { $longest } číslic.
refusal-too-many-keys = Najednou se dá ukázat nejvýš { $most } klíčů.
refusal-not-invited = Tento stůl je soukromý. O odkaz požádejte hostitele.
refusal-not-host = To smí jen hostitel.
refusal-not-seated = To smějí jen ti, kdo u tohoto stolu hrají.
refusal-not-your-seat = Tohle místo není vaše, takže za něj nemůžete hrát.
refusal-no-seat-here = U tohoto stolu místo nemáte. Z jiného zařízení se vrátíte pomocí kódu svého místa.
refusal-others-play = Ostatní tu mají rozehranou partii. Počkejte na její konec, nebo od stolu odejděte sami.
refusal-already-begun = Partie už začala, takže si nikdo nemůže přisednout ani vstát.
refusal-not-begun = Partie ještě nezačala.
refusal-not-over = Partie ještě neskončila.
refusal-table-locked = Hostitel už nikoho dalšího ke stolu nepouští.
refusal-table-full = Všechna místa jsou obsazená.
refusal-seat-taken = Tam už někdo sedí. Vyberte si jiné místo.
refusal-seats-free = Ještě tu nejsou všichni. Počkejte na ně, nebo posaďte boty.
refusal-bad-plan =
    { $players ->
        [one] Řekněte, kdo má sedět na jediném místě.
        [few] Řekněte pro všechna { $players } místa, kdo na nich má sedět.
       *[other] Řekněte pro všech { $players } míst, kdo na nich má sedět.
    }
refusal-bad-name = Takhle se jmenovat nejde: jméno má nejvýš { $longest } znaků, žádné řídicí znaky a nezačíná znakem „{ $mark }“.
refusal-bad-colour = Taková barva tu není. Vyberte { $known-or }.
refusal-bad-clock = Hodiny mohou ukazovat { $shortest } až { $longest } sekund.
refusal-bad-increment = Za tah může přibýt 0 až { $longest } sekund.
refusal-bad-cap = Strop má jen čas na celou hru a smí být { $shortest } až { $longest } sekund.
refusal-stale = Hra se mezitím posunula. Podívejte se znovu a rozhodněte se podle toho.
refusal-bot-plays = { $player } má teď za sebe bota. Nejdřív se vraťte na své místo.
refusal-no-person-there = Na tom místě nehraje člověk.
refusal-no-bot-there = Na tom místě nehraje bot.
refusal-still-there = { $player } je stále u stolu, nebo je místo prázdné jen chvilku. Bot může zaskočit po { $seconds } sekundách.
refusal-time-up = Čas na tento tah vypršel, takže ho dohraje bot. Potom se { $player } může vrátit do hry.
refusal-not-asked = Teď se na souhlas nikdo neptá.
refusal-wish-open = O něco už žádá { $player }. Nejdřív je třeba odpovědět.
refusal-no-clock = U tohoto stolu se čas neměří, takže není co zastavit.
refusal-is-paused = Je přestávka: hodiny stojí a nikdo nehraje. Nejdřív je třeba pokračovat.
refusal-not-paused = Žádná přestávka teď není.
refusal-enough-breaks = V této partii už bylo { $most } přestávek a víc se jich nevejde.
refusal-not-stored = Teď se to nepodařilo uložit, takže se nic nezměnilo. Zkuste to za chvilku znovu.
refusal-chat-off = U tohoto stolu se nepíše.
refusal-nothing-said = Vyberte větu, nebo něco napište; ne obojí.
refusal-unknown-phrase = Taková věta tu není. Vyberte { $known-or }.
refusal-phrases-only = U tohoto stolu se používají jen připravené věty.
refusal-bad-text = Zpráva má 1 až { $longest } znaků na jednom řádku.
refusal-enough-said = U tohoto stolu se už řeklo dost: víc než { $most } poznámek se sem nevejde.
refusal-hints-off = U tohoto stolu se neradí.
refusal-still-thinking = O minulé radě se ještě přemýšlí.
refusal-thinkers-busy = Všichni, kdo by mohli poradit, teď přemýšlejí pro jiné. Zeptejte se za chvilku znovu.
refusal-hello-first = Nejdřív pozdravte zprávou hello.
refusal-hello-again = Pozdravili jste už jednou.
refusal-too-fast = To bylo moc najednou. Chvilku počkejte a zkuste to znovu.
refusal-too-many-sockets = Z vaší sítě už je otevřených { $most } spojení. Zavřete stůl, který nepotřebujete, a zkuste to znovu.
refusal-bad-message = Zprávě není rozumět: { $detail }
refusal-message-too-long = Zpráva smí mít nejvýš { $longest } znaků.
refusal-bad-request = Požadavku není rozumět: { $detail }
refusal-not-found = Na této adrese nic není.
refusal-not-allowed = Na této adrese to nejde.
refusal-too-large = To je najednou příliš mnoho.
refusal-foreign-page = Žádala o to stránka z jiného webu, takže to neprošlo.
refusal-internal = Něco se pokazilo u nás. Nic se nezměnilo; zkuste to znovu.
refusal-calls-off = Tímto způsobem tu nikoho upozornit nejde.
refusal-bad-email = Tohle není e-mailová adresa. Zkontrolujte ji a zkuste to znovu.
refusal-bad-webhook = Na tuto adresu se zprávy posílat nedají. Začíná https:// a vede na { $known-or }.
refusal-bad-push = V tomto prohlížeči upozorňovat nejde: jeho službu pro oznámení tu neznáme.
refusal-call-failed = První zpráva tam nedorazila, takže se nic neuložilo. Zkontrolujte adresu, nebo to zkuste později.
refusal-too-many-ways = Způsobů, jak vás upozornit, už máte { $most }. Nejdřív některý zrušte.
refusal-unknown-way = Tento způsob upozornění nemáte, nebo už ne.
refusal-wrong-token = Tento odkaz už neplatí, nebo není zkopírovaný celý.

## Odmítnutí: při otevírání

refusal-bad-address = Na adrese { $host } a portu { $port } Stolek poslouchat nemůže: { $detail }. Jiný port zvolíte pomocí --port (0 najde volný), jinou adresu tohoto počítače pomocí --host.
refusal-bad-database = Tohle není adresa databáze, kterou Stolek umí použít. Začíná slovem { $known-or }: postgresql://jmeno@pocitac/databaze
refusal-database-unusable = Databázi nejde otevřít: { $detail }
refusal-bad-data-folder = Složku { $path } nejde použít: { $detail }. Jinou zvolíte pomocí --data.
refusal-open-elsewhere = Stolek už je s těmito daty otevřený na { $address }. Jděte tam, nebo zvolte jinou složku pomocí --data.
refusal-data-in-use = Tato data má otevřená jiný server Stolku. Nejdřív ho zavřete, nebo zvolte jinou složku pomocí --data či jinou databázi pomocí --database.
refusal-bad-secret = Soubor { $path } je poškozený. Obnovte ho ze zálohy; když ho smažete, budou všichni za nové hosty.
refusal-calls-need-origin = Proměnná { $variable } je nastavená a posílají se s ní zprávy s odkazy, jenže není známo, kam mají vést. Řekněte, kde lidé server najdou, třeba: stolek serve --origin https://hry.example
refusal-bad-calls-variable = Proměnné prostředí { $variable } není rozumět, nebo chybí. Píše se takto: { $example }

## Upozornění

call-turn = { $title }: jste na tahu
call-over = { $title }: hra skončila
call-with = U stolu: { $players }.
call-bot = bot ({ $level_name })
call-greeting = Stolek vás bude upozorňovat zde
    .detail = Když jste na tahu a nejste u stolu, a když hra skončí.
call-confirm = Stolek: potvrďte tuto adresu
    .detail = Má vám sem Stolek psát, když jste na tahu a nejste u stolu, a když hra skončí? Pokud ano, otevřete tuto stránku a potvrďte to. Pokud o ničem nevíte, nemusíte dělat nic: bez souhlasu vám sem nikdo psát nebude.
call-stop = Další zprávy zastavíte zde: { $address }

## Povídání

phrase-hello = Ahoj!
phrase-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-moment = Chviličku, prosím.
phrase-your-turn = Jsi na tahu.
phrase-again = Dáme si ještě jednu?
phrase-bye = Měj se!

## Web

web-about = Stolek je otevřený. Stůl pro prohlížeč se ještě staví; programy tu hrát už mohou.
web-api = Rozhraní pro programy
