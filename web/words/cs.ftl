## Stránka

ui-skip = Přeskočit na obsah
ui-waiting = Okamžik …
ui-trouble = Tohle se nepovedlo
ui-trouble-not-found = Zabloudili jste?
ui-trouble-unknown-table = Prázdná místnost
ui-trouble-not-invited = Zavřené dveře
ui-trouble-wrong-key = Tento odkaz už neplatí
ui-trouble-wrong-token = Tento odkaz nefunguje
ui-trouble-seat-lost = Vaše místo už vám nepatří
ui-trouble-no-answer = Ticho na lince
ui-trouble-old-page = Stolek se změnil
ui-to-home = Na úvodní stránku
ui-pages = Stránky
ui-tables = Stoly
ui-join = Přisednout
ui-language = Jazyk
ui-theme-auto = Světlý nebo tmavý vzhled podle vašeho zařízení
ui-theme-light = Světlý vzhled
ui-theme-dark = Tmavý vzhled
ui-sound-on = Zvuk je zapnutý
ui-sound-off = Zvuk je vypnutý
ui-close = Zavřít
ui-again = Zkusit znovu
ui-reload = Načíst znovu
ui-about = O Stolku
ui-independent = Stolek je nezávislý projekt a s autory ani vydavateli her není nijak spojen.

## Kdo jsem

ui-me = Vaše jméno a barva
ui-me-help = Účet nikdo nepotřebuje. Jméno a barvu si pamatuje cookie v tomto prohlížeči a kdykoli si je můžete změnit.
ui-name = Jméno
ui-your-name = Jak vám mají ostatní říkat?
ui-colour = Barva
ui-keep = Uložit
ui-guest = Host
ui-colour-red = červená
ui-colour-orange = oranžová
ui-colour-yellow = žlutá
ui-colour-green = zelená
ui-colour-teal = tyrkysová
ui-colour-blue = modrá
ui-colour-violet = fialová
ui-colour-brown = hnědá

## Co server říct nemůže, protože neodpovídá

refusal-no-answer = Nikdo neodpovídá. Nevypadlo spojení? Zkuste to za chvíli znovu.
refusal-seat-lost = O své místo jste přišli, nebo byl jeho odkaz jinde obnoven.
refusal-wish-refused-take-back = Ostatní chtějí hrát dál: váš tah zůstává, jak je.
refusal-wish-refused-pause = Ostatní chtějí hrát dál: hodiny jdou.
refusal-wish-refused-go-on = Ostatní ještě nejsou připraveni: přestávka trvá.
refusal-old-page = Tato stránka je z dřívější návštěvy, nebo vypadlo spojení. Načtěte ji znovu; vašim stolům se nic nestane.
refusal-not-a-way-in = Tohle není odkaz ke stolu ani kód. Kód má 10 znaků stolu a za nimi 6 nebo 8 dalších.
refusal-push-insecure = Prohlížeče taková upozornění ukazují jen u stránek se zabezpečenou adresou (https://). Řekněte si o ni tomu, kdo se o tento server stará.
refusal-push-home-screen = Na iPhonu a iPadu to půjde, až budete mít Stolek na ploše: klepněte na „Sdílet“, pak na „Přidat na plochu“ a otevřete Stolek odtud. Ke svým místům se tam dostanete s kódem, který najdete pod „{ ui-way-back }“.
refusal-push-unable = Tento prohlížeč taková upozornění neumí. Zkuste jiný, a ne v anonymním okně.
refusal-push-denied = Prohlížeč nedovoluje Stolku ukazovat upozornění. Povolte je pro tuto stránku, obvykle u značky vedle adresy, a zkuste to znovu.
refusal-push-failed = Prohlížeč se nepodařilo přihlásit. Možná má upozornění v nastavení vypnutá, nebo vypadlo spojení. Podívejte se tam, nebo to zkuste později.

## U stolu

ui-choices = Z čeho můžete vybírat
ui-drawn = Co jste vylosovali nebo hodili
ui-enter = Zadat
ui-bot = bot ({ $level_name })
ui-bot-numbered = bot { $number } ({ $level_name })
ui-your-turn = Jste na tahu
ui-board = Herní plán
ui-line-cut = Spojení vypadlo. Zkoušíme to znovu …
ui-sending = Tah je na cestě …
ui-board-failed = Herní plán se nedá nakreslit. Načtěte stránku znovu; všechno kolem něj funguje dál.
ui-over = Hra skončila. { $ending }
ui-waiting-for = { $players-count ->
        [one] Hraje { $players }.
       *[other] Hrají { $players }.
    }
ui-hint = Silný bot by zvolil: { $picks }.
ui-would-happen = Stalo by se:
ui-confirm = Potvrdit
ui-put-back = Vrátit
ui-list = Seznam možností
ui-ask-hint = Rada
ui-thinking = Bot přemýšlí …
ui-take-back = Vzít tah zpět
ui-take-back-draw = Opravit zadané
ui-wish-take-back = { $player } žádá o vrácení posledního tahu.
ui-wish-pause = { $player } žádá o přestávku.
ui-wish-go-on = { $player } chce pokračovat.
ui-agree = Souhlasím
ui-refuse = Ne
ui-withdraw = Už nechci
ui-pause = Přestávka
ui-paused = Přestávka od { $time }: hodiny stojí.
ui-go-on-playing = Pokračovat
ui-pause-help = Na přestávce i na jejím konci se shodnou všichni, kdo hrají. Po dni stačí jeden.
ui-curtain = Na tahu je { $player }. Nikdo jiný by se teď neměl dívat.
ui-open-curtain = Jsem tu jen já
ui-log = Co se stalo
ui-log-all = Ukázat vše od začátku
ui-rule = Pravidlo { $clause }
ui-all-rules = Všechna pravidla
ui-players = Hráči
ui-you = (vy)
ui-left = (už nehraje)
ui-stood-in = (hraje bot)
ui-away = (není tu)
ui-points = Body
ui-gallery =
    { $count ->
        [one] Dívá se jeden člověk.
        [few] Dívají se { $count } lidé.
       *[other] Dívá se { $count } lidí.
    }
ui-stand-in = Ať za mě hraje bot
ui-stand-in-for = { $player } tu není: ať zatím hraje bot
ui-take-over = Budu zase hrát
ui-resign = Vzdát se
ui-resign-sure = { $player }: opravdu tuto partii vzdáváte?
ui-talk = Povídání
ui-phrases = Připravené věty …
ui-own-words = Vlastní slova
ui-say = Říct
ui-winners =
    { $count ->
        [one] Vyhrává { $players }!
       *[other] Společně vyhrávají { $players }!
    }
ui-rematch = Hrát znovu
ui-rematch-waits = Ostatní si chtějí zahrát znovu.
ui-result = Výsledek
ui-replay = Přehrát
ui-new-table = Nový stůl
ui-seal = Poctivá náhoda
ui-seal-before = Tato pečeť skrývá tajné číslo, ze kterého plynou všechny hody a tahy ze zásoby v této partii. Na konci se ukáže a každý si může ověřit, že k pečeti patří.
ui-seal-help = Pečeť jste viděli před prvním tahem, semínko za ní vidíte teď. Spolu dokazují, že do náhody nikdo nezasáhl: ověří to stolek verify.
ui-commitment = Pečeť
ui-seed = Semínko

## Před hrou

ui-free-seat = volné místo
ui-expected = (má přijít)
ui-host = (hostitel)
ui-sit = Posadit se
ui-rename = Přejmenovat
ui-get-up = Vstát
ui-seat-bot = Posadit bota
ui-change-level = Změnit úroveň
ui-kick = Poslat pryč
ui-hand-over = Předat hostitelství
ui-begin = Začít
ui-seats-free =
    { $count ->
        [one] Jedno místo je ještě volné. Počkejte na někoho, nebo tam posaďte bota.
        [few] { $count } místa jsou ještě volná. Počkejte na ostatní, nebo tam posaďte boty.
       *[other] { $count } míst je ještě volných. Počkejte na ostatní, nebo tam posaďte boty.
    }
ui-choose-seat = Vyberte si místo.
ui-you-watch = Všechna místa jsou obsazená. Budete se dívat.
ui-somebody-expected = Ještě nepřišli všichni.
ui-all-here = Všichni jsou tady. Můžete začít.
ui-lock = Zamknout stůl
ui-unlock = Odemknout stůl
ui-is-locked = Stůl je zamčený: nikdo další si nepřisedne.
ui-host-begins = Až budou všichni tady, hostitel začne.
ui-invite = Pozvěte ostatní
ui-qr = QR kód s odkazem ke hře
ui-qr-how = Namiřte na něj fotoaparát telefonu.
ui-link-play = Odkaz ke hře
ui-link-watch = Odkaz ke sledování
ui-let-watch = Nechat ostatní sledovat
ui-new-watch = Nový odkaz ke sledování
ui-new-watch-help = Starý přestane platit a kdo s ním přišel, stůl neuvidí.
ui-new-invite = Nová pozvánka
ui-new-invite-help = Starý odkaz i kód přestanou platit. Kdo už tu sedí, zůstane.
ui-address = Adresa pro ostatní zařízení
ui-copy = Kopírovat
ui-copied = Zkopírováno
ui-copy-yourself = Odkaz je označený: zkopírujte si ho.
ui-code = Kód
ui-code-read-out = Nebo přečtěte nahlas tento kód; zadává se pod „Přisednout“:
ui-only-here = Tato adresa funguje jen na tomto zařízení. Pro ostatní v domě spusťte server takto: stolek serve --host 0.0.0.0
ui-way-back = Pokračovat na jiném zařízení
ui-way-back-help = Zadejte tam tento kód pod „Přisednout“. Nechte si ho pro sebe: kdo ho má, hraje místo vás.
ui-renew = Nový kód
ui-renew-help = S novým kódem přestane platit ten starý, a kdo by hrál za vaše místo na jiném zařízení, o ně přijde.
ui-pin = PIN
ui-pin-help = 4 až 8 číslic, které je třeba zadat ke kódu. Kdo pak kód najde, místo vás hrát nemůže.
ui-pin-set = Nastavit PIN
ui-pin-is-set = s PINem
ui-pin-keep = Uložit
ui-pin-drop = Bez PINu
ui-pin-asked = PIN vašeho místa
ui-is-open = otevřený všem
ui-is-private = soukromý
ui-look-again = Nahlédnout bez starého odkazu

## Úvodní stránka

ui-welcome = Co si zahrajeme?
ui-welcome-more = Čtyři deskové hry u jednoho stolu: hned proti botům, s přáteli u jedné obrazovky nebo na dálku. Bez účtu a bez instalace.
ui-ways = Co dál můžete dělat
ui-games = Hry
ui-go-on = Vaše stoly
ui-tables-more = Sledovat ostatní
ui-against = Soupeři
ui-level = Úroveň
ui-bots-number =
    { $count ->
        [one] jeden bot
        [2] dva boti
        [3] tři boti
        [few] { $count } boti
       *[other] { $count } botů
    }
ui-players-from-to =
    { $to ->
        [few] { $from } až { $to } hráči
       *[other] { $from } až { $to } hráčů
    }
ui-play-now = Hrát hned
ui-learn = Naučit se
ui-rules = Pravidla
ui-desk = Sečíst body

## Nový stůl

ui-game = Hra
ui-how-many = Kolik vás hraje
ui-company = S kým
ui-company-link = Přátelé s odkazem
ui-company-screen = Přátelé u této obrazovky
ui-company-bots = Boti
ui-seat = Místo { $number }
ui-seat-me = { $name } (vy)
ui-seat-screen = někdo u této obrazovky
ui-seat-open = někdo přes odkaz
ui-bots = Boti
ui-name-of = Jméno na místě { $number }
ui-options = Jak se hraje
ui-own-value = zadat vlastní …
ui-own-example = Například: { $text }
ui-own-wrong = Takhle se hrát nedá. Například: { $text }
ui-habits = Čas, povídání a náhoda
ui-dice = Kostky a dílky
ui-dice-sealed = Losuje a hází Stolek
ui-dice-sealed-help = Poctivě, a každý si to pak může ověřit.
ui-dice-manual = Ze skutečné krabice
ui-dice-manual-help = Losujete a házíte u vlastního stolu a zapisujete, co padlo.
ui-clock = Čas na přemýšlení
ui-clock-none = bez hodin
ui-clock-none-help = Každý má tolik času, kolik potřebuje.
ui-clock-turn = Na každý tah
ui-clock-turn-is = { $time } na tah
ui-clock-bank = Na celou hru
ui-clock-bank-is = { $time } + { $more } za tah
ui-clock-bank-cap-is = { $time } + { $more } za tah, nejvýš { $most }
ui-lapse-resign = Komu vyprší čas, ten partii vzdává.
ui-lapse-bot = Za toho, komu vyprší čas, hraje bot, dokud se nevrátí.
ui-chat-phrases = připravené věty
ui-chat-free = vlastní slova
ui-chat-off = bez povídání
ui-manners = Rady a společnost
ui-hints = rady silného bota
ui-hints-help = Kdo je na tahu, může se zeptat, co by zahrál.
ui-hints-none = bez rad
ui-open = Otevřený stůl
ui-open-help = Mohou ho najít, přisednout si a dívat se i cizí lidé. Jinak je potřeba odkaz.
ui-at-once = Začít bez vyzvání
ui-at-once-help = Partie začne, jakmile bude obsazené poslední místo.
ui-open-table = Otevřít stůl
ui-lasting-second =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
ui-lasting-minute =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
ui-lasting-hour =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
ui-lasting-day =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }

## Přisednutí a stoly

ui-join-title = Přisedněte ke stolu
ui-join-what = Odkaz nebo kód
ui-join-link = Odkaz: vložte ho sem, nebo ho prostě otevřete.
ui-join-code = Kód: hostitel ho vidí vedle odkazu a může ho přečíst nahlas. Na velikosti písmen ani na mezerách nezáleží.
ui-join-qr = QR kód na jiné obrazovce: namiřte na něj fotoaparát telefonu.
ui-join-back = Vlastní místo z jiného zařízení: 10 znaků stolu a za nimi 8 znaků kódu vašeho místa.
ui-tables-mine = Moje stoly
ui-tables-mine-none = Teď u žádného stolu nesedíte.
ui-tables-join = Stoly, ke kterým si můžete přisednout
ui-tables-join-none = Na cizí hráče teď žádný stůl nečeká.
ui-tables-watch = Stoly, které můžete sledovat
ui-tables-watch-none = U žádného otevřeného stolu se teď nehraje.
ui-tables-over = Dohráno
ui-tables-older = Ukázat starší
ui-enter-mine = Pokračovat
ui-enter-join = Vejít
ui-enter-watch = Sledovat
ui-phase-gathering = čeká na hráče
ui-phase-playing = hraje se
ui-phase-over = dohráno
ui-records = Záznamy
ui-records-help = Partii uloženou v souboru si můžete přehrát, rozebrat a z kteréhokoli místa v ní pokračovat.
ui-records-open = Otevřít záznam

## Pravidla

ui-search-rules = Hledat v pravidlech
ui-contents = Obsah
ui-found =
    { $count ->
        [0] Nic se nenašlo.
        [one] Nalezeno { $count } pravidlo.
        [few] Nalezena { $count } pravidla.
       *[other] Nalezeno { $count } pravidel.
    }

## O Stolku

ui-about-what = Stolek je stůl v počítači. Hrají se u něj čtyři deskové hry: o samotě, proti botům pěti úrovní, u jedné obrazovky nebo s přáteli kdekoli.
ui-about-how = Všechno běží na vašem vlastním počítači nebo serveru. Stolek zná pravidla do posledního bodu, u každého rozhodnutí řekne, kterým se řídí, a každou partii si s ním můžete projít znovu.
ui-about-independent = Nezávislý projekt
ui-about-not = Stolek není s autory ani vydavateli těchto her nijak spojen a oni ho neschvalovali. Názvy jen říkají, o kterou hru jde. Pravidla vyprávíme vlastními slovy, plány a dílky jsme nakreslili sami.
ui-about-credits = Čí hry to jsou
ui-about-thanks = Pokud se vám hra líbí, pořiďte si krabici: skutečnou hru na skutečném stole nic nenahradí.
ui-about-fair = Před prvním tahem ukáže stůl pečeť. Skrývá tajné číslo, ze kterého vzejdou všechny kostky a dílky. Po hře se číslo ukáže a každý si může ověřit, že k pečeti sedí a že se nic nezměnilo.
ui-about-privacy = Nic o vás
ui-about-privacy-text = Žádné účty, žádné reklamy, žádné sledování. Podle cookie vás Stolek pozná, i se jménem a barvou, které jste si zvolili. Klíče k vašim místům zůstávají v tomto prohlížeči.
ui-data = Vaše údaje
ui-data-text = Všechno, co o vás tento server ukládá, se vejde do jednoho souboru: vaše stoly, co jste u nich řekli, jak vám má dát vědět, a záznamy dohraných partií. Když chcete být zapomenuti, vaše vlastní stoly se odstraní; u stolů s ostatními zůstane vaše místo beze jména a partie, kterou ještě hrajete, se vzdá.
ui-data-take = Stáhnout vše (ZIP)
ui-forget-me = Zapomenout mě
ui-forget-sure = Opravdu vás zapomenout? Vaše stoly se natrvalo odstraní, partie s ostatními se vzdají a nic z toho nepůjde vrátit.
ui-forgotten = Hotovo: nic už tu neprozrazuje, kdo jste byli.
ui-remove = Odstranit tento stůl
ui-remove-sure = Opravdu odstranit tento stůl ({ $game_title }) se vším, co k němu patří? Vrátit to nepůjde.
ui-unsaid = (odstraněno)
ui-about-programs = Pro programy
ui-about-programs-text = Hrát tu mohou i vaši vlastní boti a vaše vlastní stránky:
ui-call-me = Upozornit mě, až budu na tahu
ui-over-short = Hra skončila.

## Upozornění pro ty, kdo tu nejsou

ui-call-away = Upozornit mě, i když tu nebudu
ui-calls-help = Stolek vám může dát vědět, že jste na tahu, když zrovna nejste u stolu, a že hra skončila. Jindy se neozve.
ui-calls-push = Na tomto zařízení
ui-calls-push-help = Upozornění se ukáže zde, i když je Stolek zavřený.
ui-calls-push-do = Upozornit mě zde
ui-calls-push-on = Upozornění se ukazují na tomto zařízení.
ui-calls-email = E-mailem
ui-calls-email-help = Krátký e-mail na vaši adresu. Nejdřív se vás tam zeptáme.
ui-calls-email-field = Vaše e-mailová adresa
ui-calls-webhook = Webhookem
ui-calls-webhook-help = Zpráva do chatu nebo vašemu vlastnímu programu. Adresa vede na { $known-or }.
ui-calls-webhook-field = Adresa webhooku
ui-calls-add = Psát mi tam
ui-calls-mailed = Na adresu { $address } jsme vám poslali e-mail. Otevřete ho a potvrďte; pak začnou upozornění chodit.
ui-calls-added = Hotovo: Stolek vám tam dá vědět.
ui-calls-ways = Jak vám dáváme vědět
ui-calls-here = Toto zařízení
ui-calls-elsewhere = Jiné zařízení
ui-calls-unconfirmed = zatím nepotvrzeno
ui-calls-remove = Odebrat
ui-calls-removed = { $address }: odteď už se tudy neozveme.
ui-way-push = upozornění v prohlížeči
ui-way-email = e-mail
ui-way-webhook = webhook
ui-calls-confirm-title = Má vám Stolek psát?
ui-calls-confirm-text = Až budete na tahu a nebudete u stolu, a také až hra skončí, přijde vám krátký e-mail. Kdykoli to můžete zastavit.
ui-calls-confirm-do = Ano, pište mi e-mailem
ui-calls-confirmed-title = Děkujeme!
ui-calls-confirmed-text = Odteď vám přijde e-mail, když budete na tahu a nebudete u stolu.
ui-calls-stop-title = Nechcete už žádná upozornění?
ui-calls-stop-text = Tam, kde jste našli tento odkaz, už žádná zpráva nepřijde. Vaše stoly a místa vám zůstanou.
ui-calls-stop-do = Už mi nepište
ui-calls-stopped-title = Už se neozveme
ui-calls-stopped-text = Nic dalšího tam nepřijde. Kdybyste si to rozmysleli, upozornění najdete pod svými stoly.
