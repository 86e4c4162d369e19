## Gramatika

seat-player = Hráč { $number }
seat-fortune = Náhoda
list-and = { $head } a { $last }
list-or = { $head } alebo { $last }
clause-quoted = „{ $code }“
count-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
count-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčov
    }
    .acc =
        { $players ->
            [one] { $players } hráča
           *[other] { $players } hráčov
        }

## Čo sa stáva v každej hre

event-took-back =
    { $seat ->
        [-1] Chybne zapísané ťahanie sa ruší.
       *[other] { $player } berie posledný ťah späť.
    }
event-resigned = { $player } to vzdáva.
event-timed-out = Čas vypršal, { $player } končí.
event-record-full = Záznam partie je po { $entries } krokoch plný.

ending-resigned = Partia sa skončila vzdaním.
ending-timed-out = Partia sa skončila vypršaním času.
ending-record-full = Partia sa skončila, lebo sa zaplnil jej záznam. Body a poradie platia podľa stavu v tej chvíli.

## Odmietnutia: pred hrou

refusal-unknown-game = Hru „{ $game }“ na poličke nemáme. Máme tu: { $known }.
refusal-unknown-language = Jazykom „{ $language }“ Stolek nehovorí. Vyberte si { $known-or }.
refusal-unknown-option =
    Voľba „{ $option }“ neexistuje. { $known-count ->
        [0] Táto hra nemá žiadne voľby.
       *[other] Voliť môžete: { $known }.
    }
refusal-bad-option = Voľba „{ $option }“ nemôže byť „{ $value }“. Vyberte si { $known-or }.
refusal-bad-players = Pre { count-players.acc } táto hra nie je. Môže vás byť { $known-or }.
refusal-bad-seats =
    { $players ->
        [one] Zadajte jedno meno.
        [few] Zadajte { $players } mená, pre každé miesto jedno.
       *[other] Zadajte { $players } mien, pre každé miesto jedno.
    } Meno smie mať najviac { $longest } znakov a nijaké riadiace znaky.
refusal-bad-people = Ľudí pri stole môže byť 0 až { $players }, nie { $people }.
refusal-bad-names =
    Zadajte najviac { $people ->
        [one] jedno meno
        [few] { $people } mená
       *[other] { $people } mien
    }, pre každého človeka jedno. Meno nesmie začínať znakom { $mark } ani obsahovať riadiace znaky.
refusal-bad-chance = Náhoda nemôže byť „{ $chance }“. Vyberte si { $known-or }.
refusal-seed-without-use = So skutočnými dielikmi a kockami netreba semienko. Vynechajte ho, alebo nechajte ťahať program.
refusal-bad-seed = Semienko je celé číslo od nuly vyššie alebo presne { $bytes } bajtov zapísaných šestnástkovo.

## Odmietnutia: počas hry

refusal-match-over = Hra sa už skončila. Môžete začať novú.
refusal-not-your-turn =
    Teraz nie ste na ťahu; { $players-count ->
        [one] hrá { $players }.
       *[other] hrajú { $players }.
    }
refusal-not-a-move = Toto nie je ťah. Zadajte ťah z ponuky alebo jeho zápis ako text.
refusal-foreign-move = „{ $text }“ nie je ťah tejto partie. Zadajte ťah z jej ponuky alebo jeho zápis ako text.
refusal-waiting-for-chance = Najprv zadajte, čo ste vytiahli alebo hodili.
refusal-nothing-to-draw = Teraz netreba nič ručne ťahať ani hádzať.
refusal-not-your-draw = Teraz ťahá alebo hádže { $player } a aj to zapíše.
refusal-unknown-seat =
    Také miesto pri stole nie je; { $players ->
        [one] hrá tu iba jeden hráč.
        [few] hrajú tu { $players } hráči.
       *[other] hrá tu { $players } hráčov.
    }
refusal-already-left = { $player } už nehrá.
refusal-seed-unknown = K tejto partii chýba tajné semienko, takže sa v nej nedá pokračovať. Môžete si ju pozrieť alebo z nej odbočiť do novej partie.

refusal-undo-over = Hra sa už skončila, takže sa nedá nič vrátiť. Môžete začať novú.
refusal-undo-nothing = Zatiaľ niet čo vracať.
refusal-undo-chance = Medzitým prehovorila náhoda. Ťah sa dá vrátiť, iba ak súhlasia všetci.
refusal-undo-revealed = Medzitým vyšlo najavo niečo tajné. Ťah sa dá vrátiť, iba ak súhlasia všetci.
refusal-undo-others = Hra medzitým pokročila. Ťah sa dá vrátiť, iba ak súhlasia všetci.
refusal-undo-too-late = Partia má už vyše { $most } krokov, takže sa v nej nedá nič vrátiť.

## Odmietnutia: záznamy

refusal-unknown-entry = Položku { $entry } tento záznam nemá. Vyberte si číslo od 0 do { $entries }.
refusal-record-too-long = Súbor je na záznam pridlhý; záznam má najviac { $longest } znakov. Je to ten pravý?
refusal-record-unreadable = Toto nie je záznam z programu Stolek, alebo je súbor poškodený.
refusal-record-format = Záznam má formát { $format }, ale tento Stolek číta formát { $known }. Skúste inú verziu.
refusal-record-edited = Záznam niekto po uložení zmenil. Nájdite pôvodný súbor.
refusal-record-broken = Takto sa žiadna partia odohrať nemohla; nesedí položka { $entry }. Nájdite pôvodný súbor.
refusal-record-cut = Záznam je neúplný alebo v ňom semienko nie je tam, kde má byť. Nájdite pôvodný súbor.
refusal-other-edition = Záznam vznikol s vydaním „{ $edition }“ hry { $game }; tu je vydanie „{ $known }“.
refusal-other-revision = Záznam sa riadi revíziou { $revision } hry { $game }, ale tento Stolek hrá podľa revízie { $known }. Skúste inú verziu.
refusal-wrong-seed = Semienko nesedí k pečati tohto záznamu. Nájdite to, ktoré sa uložilo s ním.
refusal-dice-were-real = V tejto partii sa ťahalo alebo hádzalo ručne, takže niet čo overovať.
refusal-seed-not-revealed = Partia sa ešte neskončila, takže jej semienko je stále tajné. Overiť sa bude dať po konci.
refusal-dice-differ = Výsledok v položke { $entry } nepochádza zo zapečateného semienka.

## Odmietnutia: súbory

refusal-file-missing = Súbor { $file } neexistuje. Skontrolujte jeho meno.
refusal-file-not-ordinary = { $file } nie je obyčajný súbor. Vyberte si iný.
refusal-file-unreadable = Súbor { $file } sa nedá prečítať. Skontrolujte, či ho smiete otvoriť.
refusal-file-exists = Súbor { $file } už existuje. Pokračujte v ňom pomocou --resume alebo zvoľte iné meno.
refusal-file-not-written = Súbor { $file } sa nepodarilo zapísať. Skúste iné miesto.
refusal-file-too-long = Súbor { $file } má viac než { $longest } znakov. Je to ten pravý?
refusal-file-not-understood = Súboru nie je rozumieť; pozrite sa na { $where }. Ako sa píše, ukazuje príručka.
refusal-file-not-object = V súbore musí byť jeden objekt v zložených zátvorkách, {"{"} … {"}"}. Ako sa píše, ukazuje príručka.
refusal-file-not-json = Súbor nie je JSON; pozrite sa na riadok { $line }. Ako sa píše, ukazuje príručka.

## Odmietnutia: príkazy

refusal-option-form = „{ $text }“ nie je voľba. Napíšte jej meno a hodnotu, teda MENO=HODNOTA.
refusal-which-game = Povedzte, čo chcete hrať. Na poličke: { $known }.
refusal-resume-alone = Uložená partia pokračuje tak, ako bola dohodnutá: s --resume vynechajte hráčov, ľudí, úroveň, mená, voľby, náhodu aj semienko.
refusal-other-game = V súbore je partia hry { $game }. Meno hry vynechajte, alebo zvoľte iný súbor.
refusal-unknown-clause = Pravidlo „{ $text }“ tu nie je. Pravidlá tejto hry majú čísla ako { $example }.
refusal-no-score-desk = Hra { $game } nevie obodovať ručne zadanú pozíciu.
refusal-too-many-frames = Naraz možno ukázať najviac { $most } krokov záznamu a prvý musí byť pred posledným.
refusal-unknown-lesson = Lekcia číslo { $lesson } nie je. Lekcií je tu: { $lessons }.
refusal-no-odds-desk = Hra { $game } nijaké šance vypočítať nevie.
refusal-no-edition-check = K hre { $game } sa nijaké vlastné vydanie zadať nedá.
refusal-own-edition-bad = S vaším vlastným vydaním hry { $game } v súbore { $file } sa hrať nedá. Čo v ňom nie je v poriadku, povie: stolek edition check { $game } { $file }
refusal-no-editions-folder = { $variable } uvádza priečinok { $folder }, ale ten neexistuje. Opravte ho alebo premennú zrušte a hrajte s doskami zo Stolka.
refusal-no-such-player = Nikto sa tu nevolá „{ $text }“. Napíšte { $known-or } alebo číslo miesta.
refusal-bad-game-name = „{ $name }“ nemôže byť meno novej hry. Použite 3 až 20 malých písmen bez diakritiky; medzi nimi môžu byť číslice a podčiarkovníky.
refusal-game-exists = Hra { $name } už existuje. Zvoľte iné meno.
refusal-not-a-checkout = V priečinku { $folder } nie sú zdrojové súbory programu Stolek. Nové hry zakladajte v kópii jeho repozitára.
refusal-cannot-write = Do { $file } sa nedá zapísať: { $detail }. Skontrolujte, či tam smiete zapisovať.
refusal-not-compiled = Pravidlá sa nepodarilo skompilovať: { $detail }. Opravte ich a spustite { $command }.
refusal-bad-seconds = Počet sekúnd musí byť väčší ako 0 a najviac { $longest }.
refusal-unknown-level = Úroveň „{ $level }“ nepoznám. Sú tieto: { $known }.
refusal-unknown-bot = Bot { $bot } tu nie je. Známi sú: { $known }. Vlastný program sa pomenuje cestou: ./{ $bot }
refusal-bad-matches = Počet partií musí byť od 1 do { $most }.
refusal-bad-workers = Počet procesov musí byť od 1 do { $most }.
refusal-bad-limit = Obmedzenie musí byť celé číslo od 1 do { $most }.
refusal-arena-busy = V priečinku { $folder } už pracuje iná aréna. Počkajte na ňu, alebo pomocou --to zvoľte iný priečinok.
refusal-arena-other = V priečinku { $folder } je iné klanie. Pomocou --to zvoľte iný priečinok, alebo pomocou --fresh zabudnite, čo v ňom je.
refusal-arena-program-changed = V priečinku { $folder } sú partie z čias pred zmenou programu: { $programs }. Pomocou --to zvoľte iný priečinok, alebo pomocou --fresh zabudnite, čo v ňom je.
refusal-bot-unnamed = --bots potrebuje meno pre každé miesto a medzi dvoma menami jednu čiarku: easy,random
refusal-bot-missing = Program { $file } neexistuje.
refusal-bot-folder = { $folder } je priečinok. Uveďte program, ktorý je v ňom.
refusal-bot-not-executable = Program { $file } sa nedá spustiť. Povoľte jeho spúšťanie, alebo mu dajte príponu .py či .js.
refusal-bot-no-interpreter = Program { $program } nie je nainštalovaný a { $file } ho potrebuje.

## Stôl v termináli

terminal-welcome = Vitajte pri stole! Hrá sa „{ $title }“.
terminal-welcome-hint = Keď si nebudete vedieť rady, napíšte { terminal-command-help }.
terminal-bot = Bot { $number }
terminal-bots = Boti hrajú na úrovni „{ $level }“.
level-random = náhodný
level-easy = ľahký
level-normal = stredný
level-hard = ťažký
level-expert = majster

terminal-pass = Na rade je { $player }. Podajte klávesnicu a potom stlačte Enter.
terminal-seat = { $player }
terminal-manual = Náhodu tu máte vo svojich rukách: zapisujte, čo vytiahnete alebo hodíte.

terminal-yes-no = (a/n)
terminal-yes = a
terminal-no = n

terminal-command-moves = ťahy
terminal-command-preview = náhľad
terminal-command-hint = rada
terminal-command-board = stôl
terminal-command-undo = späť
terminal-command-rules = pravidlá
terminal-command-log = záznam
terminal-command-lang = jazyk
terminal-command-save = uložiť
terminal-command-resign = vzdať
terminal-command-help = pomoc
terminal-command-quit = koniec

terminal-help-heading = Napísať môžete:
terminal-help-move = ťah, napríklad { $example }
terminal-help-words = alebo po slovensky: { $example }
terminal-help-short = to isté krátko, s číslom, ktoré vidíte na stole: { $example }
terminal-help-draw = čo ste vytiahli alebo hodili, napríklad { $example }
terminal-help-moves = vypíše ťahy, ktoré môžete zahrať
terminal-help-preview = ukáže, čo by ťah priniesol, a nezahrá ho
terminal-help-hint = poradí dobrý ťah a povie prečo
terminal-help-board = znova ukáže stôl; { terminal-command-board } 2 z miesta druhého hráča
terminal-help-undo = vráti váš posledný ťah
terminal-help-rules = ukáže pravidlo, napríklad { $clause }
terminal-help-log = vypíše, čo sa zatiaľ stalo
terminal-help-lang = prepne jazyk: { terminal-command-lang } en, { terminal-command-lang } cs alebo { terminal-command-lang } sk
terminal-help-save = uloží hru do súboru
terminal-help-resign = vzdáte sa
terminal-help-quit = odídete od stola; neskôr sa môžete vrátiť
terminal-help-help = ukáže tento prehľad
terminal-help-tab = Kláves Tab doplní, čo ste začali písať.
terminal-see-help = Čo všetko môžete písať, ukáže { terminal-command-help }.

terminal-moves-heading =
    { $count ->
        [one] Môžete zahrať jediný ťah:
        [few] Na výber máte { $count } ťahy:
       *[other] Na výber máte { $count } ťahov:
    }
terminal-moves-more =
    { $count ->
        [one] … a ešte jeden.
        [few] … a ešte { $count } ďalšie.
       *[other] … a ešte { $count } ďalších.
    } Začnite písať ťah a stlačte Tab, uvidíte iba tie, ktoré sa hodia.
terminal-moves-groups =
    { $count ->
        [one] Môžete zahrať jediný ťah. Jeho začiatok a body, ktoré prinesie:
        [few] Na výber máte { $count } ťahy. Ich začiatky, pri každom najlepší ťah a jeho body:
       *[other] Na výber máte { $count } ťahov. Ich začiatky, pri každom najlepší ťah a jeho body:
    }
terminal-moves-none = Žiadny váš ťah sa nezačína na „{ $text }“. Prehľad všetkých ukáže príkaz { terminal-command-moves }.
terminal-unknown-answer = Odpovedzte, prosím, a (áno) alebo n (nie).

terminal-undo-consent = Súhlasia s vrátením všetci?
terminal-undo-refused = Zostáva to teda, ako to je.

terminal-rule = { $clause }: { $text }
terminal-preview-usage = Napíšte { terminal-command-preview } a ťah, napríklad { terminal-command-preview } { $example }.
terminal-hint = Ja by som hral: { $move }.
terminal-hint-all = Ja by som hral: { $move }. Nerozhoduje jedna vec, ale celok.
terminal-hint-why = Ja by som hral: { $move }. Prečo: { $reasons }.
terminal-reason = { $term } +{ NUMBER($points, maximumFractionDigits: 1) }
terminal-reason-against = { $term } −{ NUMBER($points, maximumFractionDigits: 1) }
terminal-thinking = Premýšľa sa …
terminal-preview-secret = Čo by prišlo potom, by prezradilo niečo tajné, takže sa to vopred ukázať nedá.

terminal-log-heading = Čo sa zatiaľ stalo:
terminal-log-empty = Zatiaľ sa nič nestalo.

terminal-saved = Uložené do súboru { $file }.
terminal-save-usage = Kam? Napíšte { terminal-command-save } a meno súboru, napríklad { terminal-command-save } { $example }.
terminal-save-over = Súbor { $file } už existuje. Prepísať?
terminal-not-saved = Nič sa neuložilo.
terminal-save-secret = V súbore je aj tajné semienko, tak ho do konca hry nikomu neukazujte.
terminal-resumed = Vitajte späť! Pokračujeme v partii zo súboru { $file }.

terminal-resign-ask = Naozaj to { $player } vzdáva?
terminal-resign-not = Výborne, hrá sa ďalej.
terminal-quit-path = Kam hru uložiť? (Enter: { $file }, - neukladať)
terminal-bye = Dovidenia!
terminal-bye-resume = Dovidenia! Pokračovať môžete príkazom: { $command }
terminal-bye-unsaved = Dovidenia! Hra sa neuložila.

terminal-final-heading = Konečné poradie
terminal-place = { $rank }. { $player }: { count-points }
terminal-winner = Vyhráva { $player }!
terminal-winners = Spoločne vyhrávajú { $players }!
terminal-alone = Váš výsledok: { count-points }.

terminal-seal = Náhoda je tu poctivá: riadi ju tajné semienko a jeho pečať je { $seal }. Na konci semienko ukážeme a každý si ho môže overiť.
terminal-seal-open = Tajné semienko bolo { $seed }.
terminal-seal-check = Poctivosť náhody si overíte príkazom: { $command }

## Príkazy: čo vypisujú

cli-interpreted = Pravidlá nie sú skompilované, takže bežia pomaly. Skompiluje ich príkaz: make setup
cli-compiled = Pravidlá bežia skompilované.

cli-verified =
    { $count ->
        [0] Žiadny výsledok na overenie tu nebol.
        [one] Overený 1 výsledok; pochádza zo zapečateného semienka.
        [few] Overené { $count } výsledky, všetky pochádzajú zo zapečateného semienka.
       *[other] Overených { $count } výsledkov, všetky pochádzajú zo zapečateného semienka.
    }
cli-verified-from =
    { $count ->
        [one] Prvá položka je prevzatá z inej partie a overená nie je.
        [few] Prvé { $count } položky sú prevzaté z inej partie a overené nie sú.
       *[other] Prvých { $count } položiek je prevzatých z inej partie a overených nie je.
    }
cli-replay-heading =
    { $title }, { count-players }, { $entries ->
        [one] { $entries } položka
        [few] { $entries } položky
       *[other] { $entries } položiek
    }
cli-replay-at = Po položke { $number }:
cli-replay-unfinished = Tu sa záznam končí; partia nie je dohraná.

cli-bench-heading =
    { $title }, { count-players }, { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekúnd
    }
cli-bench-playouts = Náhodných partií za sekundu: { $count }
cli-bench-decisions = Rozhodnutí za sekundu: { $count }
cli-new-game = Nová hra { $name } čaká v priečinku { $folder }. Začnite jej súborom RULES.md.
cli-edition-sound = Súbor je v poriadku a dá sa s ním hrať „{ $title }“: uložte ho ako { $file } do vlastného priečinka a ten uveďte v premennej prostredia STOLEK_EDITIONS.
cli-bench-python = Krokov za sekundu riadených z Pythonu: { $count }
cli-bench-clone = Kópia pozície: { $microseconds } µs
cli-bench-bytes = Bajtov na pozíciu: { $count }
cli-bench-threads = Dve vlákna proti jednému: { $ratio }-krát
cli-first-steps = Všetky príkazy: stolek --help. Každý z nich sa vie vysvetliť: stolek play --help.
cli-serving = Stolek je otvorený na { $address } (zavrie ho Ctrl-C).
cli-serving-phones = Telefóny v dome ho nájdu na adrese { $address }
cli-open-already = Stolek už je otvorený na { $address }.

## Aréna

arena-heading =
    { $title }, { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[other] { $matches } partií
    } botov medzi sebou
arena-heading-solo =
    { $title }, { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[other] { $matches } partií
    } samotného bota
arena-playing = Hrá sa
arena-interrupted = Zastavené. Rovnaký príkaz pokračuje odtiaľto.
arena-written = Správa s obrázkami: { $file }
arena-faults-noted = Čo sa pokazilo, stojí v súbore { $file }
arena-bot = bot
arena-programs = Programy
arena-given = v príkaze
arena-share = víťazstvá
arena-share-solo = vyhraté partie
arena-victories = Víťazstvá
arena-victories-solo = Vyhraté partie
arena-interval = 95 % interval
arena-score = body
arena-scores = Body na konci
arena-rating = hodnotenie
arena-faults = chyby
arena-seats = Víťazstvá podľa miesta
arena-seat = miesto { $number }
arena-all-bots = všetci boti
arena-matches = počet partií
arena-lengths = Rozhodnutia v partii
arena-length = Rozhodnutia v partii: priemerne { $mean }, od { $shortest } do { $longest }
arena-endings = Zakončenia
arena-times = Časy
arena-decision-time = na rozhodnutie
arena-longest-decision = najdlhšie rozhodnutie
arena-longest-turn = najdlhší ťah
arena-broken =
    { $count ->
        [one] { $count } partia ukončila svoj proces a nepočíta sa.
        [few] { $count } partie ukončili svoje procesy a nepočítajú sa.
       *[other] { $count } partií ukončilo svoje procesy a nepočíta sa.
    }
arena-tick = { $value } %
arena-percent = { NUMBER($value, minimumFractionDigits: 1) } %
arena-range = { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) } %
arena-spread = { NUMBER($mean, minimumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1) }
arena-milliseconds = { $value } ms
arena-about-share = podiel partií, ktoré bot vyhral; o remízu sa delí.
arena-about-share-solo = podiel partií, ktoré sa počítajú za vyhraté; kde pravidlá nemajú cieľ, sú to všetky.
arena-about-interval = kde by s 95 % spoľahlivosťou ležal podiel po veľmi mnohých partiách; čím viac partií, tým je užší.
arena-about-score = priemer ± smerodajná odchýlka bodov na konci partie. Druhé číslo hovorí, ako veľmi sa partie líšia, nie aký istý je priemer.
arena-about-rating = sila ± jej neistota, podľa poradia vo všetkých partiách (Plackett–Luce). Každý bot začína na 25 ± 8,3; význam majú len rozdiely medzi botmi.
arena-about-faults = rozhodnutia, na ktoré bot neodpovedal včas alebo podľa pravidiel; namiesto neho sa ťahalo náhodne.
arena-about-decision-time = priemerný čas premýšľania o jednom rozhodnutí.
arena-about-longest-decision = najdlhšie premýšľanie o jedinom rozhodnutí.
arena-about-longest-turn = najdlhšie premýšľanie v kuse, kým prišiel na rad niekto iný: ťah môže mať niekoľko rozhodnutí.
arena-about-longest-turn-solo = najdlhšie premýšľanie v kuse, kým zasiahla náhoda: ťah môže mať niekoľko rozhodnutí.
arena-about-seat = podiel partií, ktoré bot na tomto mieste vyhral. Prvé miesto začína, ak pravidlá alebo voľba hry neurčia inak.
arena-about-all-bots = podiel partií vyhratých na tomto mieste, nech tam sedel ktokoľvek. Každý bot sedí na každom mieste rovnako často, takže je to výhoda miesta, a náhoda.
arena-small-print = V každom kole hrajú všetci boti to isté rozdanie, každý raz na každom mieste; interval sa počíta cez kolá. Engine: { $engine }.
arena-small-print-solo = Každá partia má vlastné rozdanie. Engine: { $engine }.

## Príkazy: pomocník

cli-about = Digitálny stôl pre stolové hry.
cli-about-serve = Otvorí stôl na webe: hrá sa v prehliadači, sám, pri jednej obrazovke alebo s priateľmi.
cli-about-play = Hra v termináli: sami, proti botom alebo viacerí pri jednej klávesnici.
cli-about-games = Vypíše hry na poličke, alebo voľby jednej z nich.
cli-about-rules = Ukáže pravidlá hry alebo jedno pravidlo.
cli-about-replay = Ukáže uloženú partiu: čo sa stalo a ako vyzeral stôl.
cli-about-verify = Overí, že náhoda v dohranej partii bola poctivá.
cli-about-score = Oboduje pozíciu zo skutočnej hry, zapísanú do súboru.
cli-about-odds = Vypočíta, aká je šanca na výsledok hodu a ktoré kocky si nechať.
cli-about-arena = Nechá hrať botov proti sebe a ukáže, kto je silnejší a aké isté to je.
cli-about-bench = Zmeria, ako rýchlo tu bežia náhodné partie.
cli-about-new-game = Založí priečinok novej hry, hneď úplný a hrateľný.
cli-about-edition = Vlastné vydania hier, zadané ručne.
cli-about-edition-check = Skontroluje vydanie hry zadané ručne.
cli-parameter-game = meno hry
cli-parameter-file = súbor s partiou, záznamom alebo pozíciou
cli-parameter-condition = čo majú kocky ukázať, krátko zapísané podľa príručky k hre
cli-parameter-dice = hod, ktorý už leží na stole: ktoré kocky si nechať
cli-parameter-name = meno novej hry
cli-parameter-clause = číslo pravidla
cli-parameter-players = koľko hráčov hrá
cli-parameter-people = koľko z nich sú ľudia pri tejto klávesnici; ostatní sú boti (0: iba sa pozerať)
cli-parameter-level = akí silní sú boti: random (náhodný), easy (ľahký), normal (stredný), hard (ťažký) alebo expert (majster)
cli-parameter-option = voľba hry; dá sa uviesť viackrát
cli-parameter-chance = sealed: poctivá náhoda z tajného semienka; manual: ťaháte skutočné dieliky alebo hádžete skutočnými kockami
cli-parameter-seed = číslo, ktoré určí všetku náhodu, takže môžete hrať rovnakú partiu znova
cli-parameter-names = mená ľudí oddelené čiarkami
cli-parameter-resume = pokračovať v uloženej partii
cli-parameter-save = po každom ťahu ukladať do tohto súboru
cli-parameter-no-colour = nepoužívať farby
cli-parameter-lang = jazyk
cli-parameter-json = vypísať údaje pre programy
cli-parameter-at = ukázať stôl po toľkých položkách
cli-parameter-seat = ukázať, čo vidí toto miesto (počíta sa od 0); inak to, čo vidia všetci
cli-parameter-seconds = ako dlho merať
cli-parameter-bots = pre každé miesto jeden bot, oddelení čiarkami: úrovne, porovnávací boti alebo vlastné programy (./mojbot.py)
cli-parameter-games = koľko partií, zaokrúhlené nahor na celé kolá, v ktorých každý raz sedí všade
cli-parameter-workers = koľko procesov hrá naraz
cli-parameter-to = priečinok pre partie a správu; zastavené klanie tam pokračuje
cli-parameter-fresh = zabudnúť, čo sa hralo predtým
cli-parameter-limit = koľko milisekúnd má program na rozhodnutie
cli-parameter-memory = koľko megabajtov smie program použiť
cli-parameter-host = adresa, na ktorej sa počúva; 0.0.0.0 pustí dnu aj iné zariadenia
cli-parameter-port = port, na ktorom sa počúva; 0 je ktorýkoľvek voľný
cli-parameter-data = priečinok, v ktorom sa všetko uchováva
cli-parameter-database = iná databáza, napríklad postgresql://meno@pocitac/databaza
cli-parameter-origin = adresa, na ktorej ľudia server nájdu: pre odkazy v správach a keď pred ním proxy mení Host; dá sa uviesť viackrát
cli-usage-missing = Chýba { $what }. Ako sa príkaz používa, ukáže { $help }.
cli-usage-option = Prepínač { $what } tu nie je. Ako sa príkaz používa, ukáže { $help }.
cli-usage-value = Hodnota pri { $what } nevyhovuje alebo chýba. Ako sa príkaz používa, ukáže { $help }.
cli-usage-unclear = Tomuto príkazu Stolek nerozumie. Ako sa príkaz používa, ukáže { $help }.

## Odmietnutia: stoly na webe

refusal-unknown-table = Taký stôl tu nie je. Skontrolujte adresu.
refusal-wrong-key = Tento kľúč tu nič neodomyká. Požiadajte o nový odkaz alebo sa vráťte pomocou kódu svojho miesta.
refusal-key-taken = Tento kľúč už otvára niečo iné. Zvoľte iný.
refusal-wrong-code = Žiadne miesto pri tomto stole taký kód nemá. Skontrolujte ho a skúste to znova.
refusal-pin-needed = Toto miesto chce ku kódu ešte PIN.
refusal-wrong-pin = To nie je PIN tohto miesta. Skontrolujte ho a skúste to znova.
refusal-bad-pin = PIN má { $shortest } až { $longest } číslic.
refusal-too-many-keys = Naraz sa dá ukázať najviac { $most } kľúčov.
refusal-not-invited = Tento stôl je súkromný. O odkaz požiadajte hostiteľa.
refusal-not-host = To smie len hostiteľ.
refusal-not-seated = To smú len tí, čo pri tomto stole hrajú.
refusal-not-your-seat = Toto miesto nie je vaše, takže zaň nemôžete hrať.
refusal-no-seat-here = Pri tomto stole miesto nemáte. Z iného zariadenia sa vrátite pomocou kódu svojho miesta.
refusal-others-play = Ostatní tu majú rozohranú partiu. Počkajte na jej koniec, alebo od stola odíďte sami.
refusal-already-begun = Partia sa už začala, takže si nikto nemôže prisadnúť ani vstať.
refusal-not-begun = Partia sa ešte nezačala.
refusal-not-over = Partia sa ešte neskončila.
refusal-table-locked = Hostiteľ už nikoho ďalšieho k stolu nepúšťa.
refusal-table-full = Všetky miesta sú obsadené.
refusal-seat-taken = Tam už niekto sedí. Vyberte si iné miesto.
refusal-seats-free = Ešte tu nie sú všetci. Počkajte na nich alebo posaďte botov.
refusal-bad-plan =
    { $players ->
        [one] Povedzte, kto má sedieť na jedinom mieste.
        [few] Povedzte pre všetky { $players } miesta, kto na nich má sedieť.
       *[other] Povedzte pre všetkých { $players } miest, kto na nich má sedieť.
    }
refusal-bad-name = Takto sa volať nedá: meno má najviac { $longest } znakov, žiadne riadiace znaky a nezačína sa znakom „{ $mark }“.
refusal-bad-colour = Taká farba tu nie je. Vyberte { $known-or }.
refusal-bad-clock = Hodiny môžu ukazovať { $shortest } až { $longest } sekúnd.
refusal-bad-increment = Za ťah môže pribudnúť 0 až { $longest } sekúnd.
refusal-bad-cap = Strop má len čas na celú hru a smie byť { $shortest } až { $longest } sekúnd.
refusal-stale = Hra sa medzitým posunula. Pozrite sa znova a rozhodnite sa podľa toho.
refusal-bot-plays = { $player } má teraz za seba bota. Najprv sa vráťte na svoje miesto.
refusal-no-person-there = Na tom mieste nehrá človek.
refusal-no-bot-there = Na tom mieste nehrá bot.
refusal-still-there = { $player } je stále pri stole, alebo je miesto prázdne len chvíľku. Bot môže zaskočiť po { $seconds } sekundách.
refusal-time-up = Čas na tento ťah vypršal, takže ho dohrá bot. Potom sa { $player } môže vrátiť do hry.
refusal-not-asked = Teraz sa na súhlas nikto nepýta.
refusal-wish-open = O niečo už žiada { $player }. Najprv treba odpovedať.
refusal-no-clock = Pri tomto stole sa čas nemeria, takže nie je čo zastaviť.
refusal-is-paused = Je prestávka: hodiny stoja a nikto nehrá. Najprv treba pokračovať.
refusal-not-paused = Žiadna prestávka teraz nie je.
refusal-enough-breaks = V tejto partii už bolo { $most } prestávok a viac sa ich nezmestí.
refusal-not-stored = Teraz sa to nepodarilo uložiť, takže sa nič nezmenilo. Skúste to o chvíľku znova.
refusal-chat-off = Pri tomto stole sa nepíše.
refusal-nothing-said = Vyberte vetu alebo niečo napíšte; nie oboje.
refusal-unknown-phrase = Taká veta tu nie je. Vyberte { $known-or }.
refusal-phrases-only = Pri tomto stole sa používajú len pripravené vety.
refusal-bad-text = Správa má 1 až { $longest } znakov na jednom riadku.
refusal-enough-said = Pri tomto stole sa už povedalo dosť: viac ako { $most } poznámok sa sem nezmestí.
refusal-hints-off = Pri tomto stole sa neradí.
refusal-still-thinking = O minulej rade sa ešte premýšľa.
refusal-thinkers-busy = Všetci, ktorí by mohli poradiť, teraz premýšľajú pre iných. Opýtajte sa o chvíľku znova.
refusal-hello-first = Najprv pozdravte správou hello.
refusal-hello-again = Pozdravili ste už raz.
refusal-too-fast = To bolo priveľa naraz. Chvíľku počkajte a skúste to znova.
refusal-too-many-sockets = Z vašej siete je už otvorených { $most } spojení. Zatvorte stôl, ktorý nepotrebujete, a skúste to znova.
refusal-bad-message = Správe nie je rozumieť: { $detail }
refusal-message-too-long = Správa smie mať najviac { $longest } znakov.
refusal-bad-request = Požiadavke nie je rozumieť: { $detail }
refusal-not-found = Na tejto adrese nič nie je.
refusal-not-allowed = Na tejto adrese sa to nedá.
refusal-too-large = To je naraz priveľa.
refusal-foreign-page = Žiadala o to stránka z iného webu, takže to neprešlo.
refusal-internal = Niečo sa pokazilo u nás. Nič sa nezmenilo; skúste to znova.
refusal-calls-off = Týmto spôsobom sa tu nikto upozorniť nedá.
refusal-bad-email = Toto nie je e-mailová adresa. Skontrolujte ju a skúste to znova.
refusal-bad-webhook = Na túto adresu sa správy posielať nedajú. Začína sa https:// a vedie na { $known-or }.
refusal-bad-push = V tomto prehliadači sa upozorňovať nedá: jeho službu pre oznámenia tu nepoznáme.
refusal-call-failed = Prvá správa tam nedorazila, takže sa nič neuložilo. Skontrolujte adresu, alebo to skúste neskôr.
refusal-too-many-ways = Spôsobov, ako vás upozorniť, už máte { $most }. Najprv niektorý zrušte.
refusal-unknown-way = Tento spôsob upozornenia nemáte, alebo už nie.
refusal-wrong-token = Tento odkaz už neplatí, alebo nie je skopírovaný celý.

## Odmietnutia: pri otváraní

refusal-bad-address = Na adrese { $host } a porte { $port } Stolek počúvať nemôže: { $detail }. Iný port zvolíte pomocou --port (0 nájde voľný), inú adresu tohto počítača pomocou --host.
refusal-bad-database = Toto nie je adresa databázy, ktorú Stolek vie použiť. Začína sa slovom { $known-or }: postgresql://meno@pocitac/databaza
refusal-database-unusable = Databáza sa nedá otvoriť: { $detail }
refusal-bad-data-folder = Priečinok { $path } sa nedá použiť: { $detail }. Iný zvolíte pomocou --data.
refusal-open-elsewhere = Stolek už je s týmito údajmi otvorený na { $address }. Choďte tam, alebo zvoľte iný priečinok pomocou --data.
refusal-data-in-use = Tieto údaje má otvorené iný server Stolku. Najprv ho zavrite, alebo zvoľte iný priečinok pomocou --data či inú databázu pomocou --database.
refusal-bad-secret = Súbor { $path } je poškodený. Obnovte ho zo zálohy; ak ho zmažete, budú všetci za nových hostí.
refusal-calls-need-origin = Premenná { $variable } je nastavená a posielajú sa s ňou správy s odkazmi, ale nie je známe, kam majú viesť. Povedzte, kde ľudia server nájdu, napríklad: stolek serve --origin https://hry.example
refusal-bad-calls-variable = Premennej prostredia { $variable } nie je rozumieť, alebo chýba. Píše sa takto: { $example }

## Upozornenia

call-turn = { $title }: ste na ťahu
call-over = { $title }: hra sa skončila
call-with = Pri stole: { $players }.
call-bot = bot ({ $level_name })
call-greeting = Stolek vás bude upozorňovať tu
    .detail = Keď ste na ťahu a nie ste pri stole, a keď sa hra skončí.
call-confirm = Stolek: potvrďte túto adresu
    .detail = Má vám sem Stolek písať, keď ste na ťahu a nie ste pri stole, a keď sa hra skončí? Ak áno, otvorte túto stránku a potvrďte to. Ak o ničom neviete, nemusíte robiť nič: bez súhlasu vám sem nikto písať nebude.
call-stop = Ďalšie správy zastavíte tu: { $address }

## Rozprávanie

phrase-hello = Ahoj!
phrase-luck = Veľa šťastia!
phrase-well-played = Pekne zahrané!
phrase-thanks = Ďakujem!
phrase-sorry = Prepáč!
phrase-moment = Chvíľočku, prosím.
phrase-your-turn = Si na ťahu.
phrase-again = Dáme si ešte jednu?
phrase-bye = Maj sa!

## Web

web-about = Stolek je otvorený. Stôl pre prehliadač sa ešte stavia; programy tu hrať už môžu.
web-api = Rozhranie pre programy
