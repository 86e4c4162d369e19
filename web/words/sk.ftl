## Stránka

ui-skip = Preskočiť na obsah
ui-waiting = Okamih …
ui-trouble = Toto sa nepodarilo
ui-trouble-not-found = Zablúdili ste?
ui-trouble-unknown-table = Prázdna miestnosť
ui-trouble-not-invited = Zatvorené dvere
ui-trouble-wrong-key = Tento odkaz už neplatí
ui-trouble-wrong-token = Tento odkaz nefunguje
ui-trouble-seat-lost = Vaše miesto už nie je vaše
ui-trouble-no-answer = Ticho na linke
ui-trouble-old-page = Stolek sa zmenil
ui-to-home = Na úvodnú stránku
ui-pages = Stránky
ui-tables = Stoly
ui-join = Prisadnúť
ui-language = Jazyk
ui-theme-auto = Svetlý alebo tmavý vzhľad podľa vášho zariadenia
ui-theme-light = Svetlý vzhľad
ui-theme-dark = Tmavý vzhľad
ui-sound-on = Zvuk je zapnutý
ui-sound-off = Zvuk je vypnutý
ui-close = Zavrieť
ui-again = Skúsiť znova
ui-reload = Načítať znova
ui-about = O Stolku
ui-independent = Stolek je nezávislý projekt a s autormi ani vydavateľmi hier nie je nijako spojený.

## Kto som

ui-me = Vaše meno a farba
ui-me-help = Účet nikto nepotrebuje. Meno a farbu si pamätá cookie v tomto prehliadači a kedykoľvek si ich môžete zmeniť.
ui-name = Meno
ui-your-name = Ako vás majú ostatní volať?
ui-colour = Farba
ui-keep = Uložiť
ui-guest = Hosť
ui-colour-red = červená
ui-colour-orange = oranžová
ui-colour-yellow = žltá
ui-colour-green = zelená
ui-colour-teal = tyrkysová
ui-colour-blue = modrá
ui-colour-violet = fialová
ui-colour-brown = hnedá

## Čo server povedať nemôže, lebo neodpovedá

refusal-no-answer = Nikto neodpovedá. Nevypadlo spojenie? Skúste to o chvíľu znova.
refusal-seat-lost = O svoje miesto ste prišli, alebo bol jeho odkaz inde obnovený.
refusal-wish-refused-take-back = Ostatní chcú hrať ďalej: váš ťah ostáva, ako je.
refusal-wish-refused-pause = Ostatní chcú hrať ďalej: hodiny idú.
refusal-wish-refused-go-on = Ostatní ešte nie sú pripravení: prestávka trvá.
refusal-old-page = Táto stránka je z minulej návštevy, alebo vypadlo spojenie. Načítajte ju znova; vašim stolom sa nič nestane.
refusal-not-a-way-in = Toto nie je odkaz k stolu ani kód. Kód má 10 znakov stola a za nimi 6 alebo 8 ďalších.
refusal-push-insecure = Prehliadače takéto upozornenia ukazujú len pri stránkach so zabezpečenou adresou (https://). Požiadajte o ňu toho, kto sa o tento server stará.
refusal-push-home-screen = Na iPhone a iPade to pôjde, keď budete mať Stolek na ploche: ťuknite na „Zdieľať“, potom na „Pridať na plochu“ a otvorte Stolek odtiaľ. K svojim miestam sa tam dostanete s kódom, ktorý nájdete pod „{ ui-way-back }“.
refusal-push-unable = Tento prehliadač takéto upozornenia nevie. Skúste iný, a nie v anonymnom okne.
refusal-push-denied = Prehliadač nedovoľuje Stolku ukazovať upozornenia. Povoľte ich pre túto stránku, zvyčajne pri značke vedľa adresy, a skúste to znova.
refusal-push-failed = Prehliadač sa nepodarilo prihlásiť. Možno má upozornenia v nastaveniach vypnuté, alebo vypadlo spojenie. Pozrite sa tam, alebo to skúste neskôr.

## Pri stole

ui-choices = Z čoho si môžete vybrať
ui-drawn = Čo ste vytiahli alebo hodili
ui-enter = Zadať
ui-bot = bot ({ $level_name })
ui-bot-numbered = bot { $number } ({ $level_name })
ui-your-turn = Ste na ťahu
ui-board = Herný plán
ui-line-cut = Spojenie vypadlo. Skúšame to znova …
ui-sending = Ťah je na ceste …
ui-board-failed = Herný plán sa nedá nakresliť. Načítajte stránku znova; všetko okolo neho funguje ďalej.
ui-over = Hra sa skončila. { $ending }
ui-waiting-for = { $players-count ->
        [one] Hrá { $players }.
       *[other] Hrajú { $players }.
    }
ui-hint = Silný bot by zvolil: { $picks }.
ui-would-happen = Stalo by sa:
ui-confirm = Potvrdiť
ui-put-back = Vrátiť
ui-list = Zoznam možností
ui-ask-hint = Rada
ui-thinking = Bot premýšľa …
ui-take-back = Vziať ťah späť
ui-take-back-draw = Opraviť zadané
ui-wish-take-back = { $player } žiada o vrátenie posledného ťahu.
ui-wish-pause = { $player } žiada o prestávku.
ui-wish-go-on = { $player } chce pokračovať.
ui-agree = Súhlasím
ui-refuse = Nie
ui-withdraw = Už nechcem
ui-pause = Prestávka
ui-paused = Prestávka od { $time }: hodiny stoja.
ui-go-on-playing = Pokračovať
ui-pause-help = Na prestávke aj na jej konci sa zhodnú všetci, čo hrajú. Po dni stačí jeden.
ui-curtain = Na ťahu je { $player }. Nikto iný by sa teraz nemal pozerať.
ui-open-curtain = Som tu len ja
ui-log = Čo sa stalo
ui-log-all = Ukázať všetko od začiatku
ui-rule = Pravidlo { $clause }
ui-all-rules = Všetky pravidlá
ui-players = Hráči
ui-you = (vy)
ui-left = (už nehrá)
ui-stood-in = (hrá bot)
ui-away = (nie je tu)
ui-points = Body
ui-gallery =
    { $count ->
        [one] Pozerá sa jeden človek.
        [few] Pozerajú sa { $count } ľudia.
       *[other] Pozerá sa { $count } ľudí.
    }
ui-stand-in = Nech za mňa hrá bot
ui-stand-in-for = { $player } tu nie je: nech zatiaľ hrá bot
ui-take-over = Budem zase hrať
ui-resign = Vzdať sa
ui-resign-sure = { $player }: naozaj túto partiu vzdávate?
ui-talk = Rozhovor
ui-phrases = Pripravené vety …
ui-own-words = Vlastné slová
ui-say = Povedať
ui-winners =
    { $count ->
        [one] Vyhráva { $players }!
       *[other] Spoločne vyhrávajú { $players }!
    }
ui-rematch = Hrať znova
ui-rematch-waits = Ostatní si chcú zahrať znova.
ui-result = Výsledok
ui-replay = Pozrieť záznam
ui-new-table = Nový stôl
ui-seal = Poctivá náhoda
ui-seal-before = Táto pečať skrýva tajné číslo, z ktorého vyplývajú všetky hody a ťahy zo zásoby v tejto partii. Na konci sa ukáže a každý si môže overiť, že k pečati patrí.
ui-seal-help = Pečať ste videli pred prvým ťahom, semienko za ňou vidíte teraz. Spolu dokazujú, že do náhody nikto nezasiahol: overí to stolek verify.
ui-commitment = Pečať
ui-seed = Semienko

## Pred hrou

ui-free-seat = voľné miesto
ui-expected = (má prísť)
ui-host = (hostiteľ)
ui-sit = Posadiť sa
ui-rename = Premenovať
ui-get-up = Vstať
ui-seat-bot = Posadiť bota
ui-change-level = Zmeniť úroveň
ui-kick = Poslať preč
ui-hand-over = Odovzdať hostiteľstvo
ui-begin = Začať
ui-seats-free =
    { $count ->
        [one] Jedno miesto je ešte voľné. Počkajte na niekoho alebo tam posaďte bota.
        [few] { $count } miesta sú ešte voľné. Počkajte na ostatných alebo tam posaďte botov.
       *[other] { $count } miest je ešte voľných. Počkajte na ostatných alebo tam posaďte botov.
    }
ui-choose-seat = Vyberte si miesto.
ui-you-watch = Všetky miesta sú obsadené. Budete sa pozerať.
ui-somebody-expected = Ešte neprišli všetci.
ui-all-here = Všetci sú tu. Môžete začať.
ui-lock = Zamknúť stôl
ui-unlock = Odomknúť stôl
ui-is-locked = Stôl je zamknutý: nikto ďalší si neprisadne.
ui-host-begins = Keď budú všetci tu, hostiteľ začne.
ui-invite = Pozvite ostatných
ui-qr = QR kód s odkazom k hre
ui-qr-how = Namierte naň fotoaparát telefónu.
ui-link-play = Odkaz k hre
ui-link-watch = Odkaz na sledovanie
ui-let-watch = Nechať ostatných sledovať
ui-new-watch = Nový odkaz na sledovanie
ui-new-watch-help = Starý prestane platiť a kto s ním prišiel, stôl neuvidí.
ui-new-invite = Nová pozvánka
ui-new-invite-help = Starý odkaz aj kód prestanú platiť. Kto tu už sedí, ostane.
ui-address = Adresa pre ostatné zariadenia
ui-copy = Kopírovať
ui-copied = Skopírované
ui-copy-yourself = Odkaz je označený: skopírujte si ho.
ui-code = Kód
ui-code-read-out = Alebo prečítajte nahlas tento kód; zadáva sa pod „Prisadnúť“:
ui-only-here = Táto adresa funguje len na tomto zariadení. Pre ostatných v dome spustite server takto: stolek serve --host 0.0.0.0
ui-way-back = Pokračovať na inom zariadení
ui-way-back-help = Zadajte tam tento kód pod „Prisadnúť“. Nechajte si ho pre seba: kto ho má, hrá namiesto vás.
ui-renew = Nový kód
ui-renew-help = S novým kódom prestane platiť ten starý, a kto by hral za vaše miesto na inom zariadení, oň príde.
ui-pin = PIN
ui-pin-help = 4 až 8 číslic, ktoré treba zadať ku kódu. Kto potom kód nájde, namiesto vás hrať nemôže.
ui-pin-set = Nastaviť PIN
ui-pin-is-set = s PINom
ui-pin-keep = Uložiť
ui-pin-drop = Bez PINu
ui-pin-asked = PIN vášho miesta
ui-is-open = otvorený všetkým
ui-is-private = súkromný
ui-look-again = Nazrieť bez starého odkazu

## Úvodná stránka

ui-welcome = Čo si zahráme?
ui-welcome-more = Štyri stolové hry pri jednom stole: hneď proti botom, s priateľmi pri jednej obrazovke alebo na diaľku. Bez účtu a bez inštalácie.
ui-ways = Čo ďalej môžete robiť
ui-games = Hry
ui-go-on = Vaše stoly
ui-tables-more = Sledovať ostatných
ui-against = Súperi
ui-level = Úroveň
ui-bots-number =
    { $count ->
        [one] jeden bot
        [2] dvaja boti
        [3] traja boti
        [few] { $count } boti
       *[other] { $count } botov
    }
ui-players-from-to =
    { $to ->
        [few] { $from } až { $to } hráči
       *[other] { $from } až { $to } hráčov
    }
ui-play-now = Hrať hneď
ui-learn = Naučiť sa
ui-rules = Pravidlá
ui-desk = Zrátať body

## Nový stôl

ui-game = Hra
ui-how-many = Koľko vás hrá
ui-company = S kým
ui-company-link = Priatelia s odkazom
ui-company-screen = Priatelia pri tejto obrazovke
ui-company-bots = Boti
ui-seat = Miesto { $number }
ui-seat-me = { $name } (vy)
ui-seat-screen = niekto pri tejto obrazovke
ui-seat-open = niekto cez odkaz
ui-bots = Boti
ui-name-of = Meno na mieste { $number }
ui-options = Ako sa hrá
ui-own-value = zadať vlastné …
ui-own-example = Napríklad: { $text }
ui-own-wrong = Takto sa hrať nedá. Napríklad: { $text }
ui-habits = Čas, rozhovor a náhoda
ui-dice = Kocky a dieliky
ui-dice-sealed = Ťahá a hádže Stolek
ui-dice-sealed-help = Poctivo, a každý si to potom môže overiť.
ui-dice-manual = Zo skutočnej škatule
ui-dice-manual-help = Ťaháte a hádžete pri vlastnom stole a zapisujete, čo padlo.
ui-clock = Čas na premýšľanie
ui-clock-none = bez hodín
ui-clock-none-help = Každý má toľko času, koľko potrebuje.
ui-clock-turn = Na každý ťah
ui-clock-turn-is = { $time } na ťah
ui-clock-bank = Na celú hru
ui-clock-bank-is = { $time } + { $more } za ťah
ui-clock-bank-cap-is = { $time } + { $more } za ťah, najviac { $most }
ui-lapse-resign = Komu vyprší čas, ten partiu vzdáva.
ui-lapse-bot = Za toho, komu vyprší čas, hrá bot, kým sa nevráti.
ui-chat-phrases = pripravené vety
ui-chat-free = vlastné slová
ui-chat-off = bez rozhovoru
ui-manners = Rady a spoločnosť
ui-hints = rady silného bota
ui-hints-help = Kto je na ťahu, môže sa opýtať, čo by zahral.
ui-hints-none = bez rád
ui-open = Otvorený stôl
ui-open-help = Môžu ho nájsť, prisadnúť si a pozerať sa aj cudzí ľudia. Inak treba odkaz.
ui-at-once = Začať bez vyzvania
ui-at-once-help = Partia sa začne, len čo bude obsadené posledné miesto.
ui-open-table = Otvoriť stôl
ui-lasting-second =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekúnd
    }
ui-lasting-minute =
    { $count ->
        [one] { $count } minúta
        [few] { $count } minúty
        [many] { $count } minúty
       *[other] { $count } minút
    }
ui-lasting-hour =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodín
    }
ui-lasting-day =
    { $count ->
        [one] { $count } deň
        [few] { $count } dni
        [many] { $count } dňa
       *[other] { $count } dní
    }

## Prisadnutie a stoly

ui-join-title = Prisadnite k stolu
ui-join-what = Odkaz alebo kód
ui-join-link = Odkaz: vložte ho sem, alebo ho jednoducho otvorte.
ui-join-code = Kód: hostiteľ ho vidí vedľa odkazu a môže ho prečítať nahlas. Na veľkosti písmen ani na medzerách nezáleží.
ui-join-qr = QR kód na inej obrazovke: namierte naň fotoaparát telefónu.
ui-join-back = Vlastné miesto z iného zariadenia: 10 znakov stola a za nimi 8 znakov kódu vášho miesta.
ui-tables-mine = Moje stoly
ui-tables-mine-none = Teraz pri žiadnom stole nesedíte.
ui-tables-join = Stoly, ku ktorým si môžete prisadnúť
ui-tables-join-none = Na cudzích hráčov teraz žiadny stôl nečaká.
ui-tables-watch = Stoly, ktoré môžete sledovať
ui-tables-watch-none = Pri žiadnom otvorenom stole sa teraz nehrá.
ui-tables-over = Dohrané
ui-tables-older = Ukázať staršie
ui-enter-mine = Pokračovať
ui-enter-join = Vojsť
ui-enter-watch = Sledovať
ui-phase-gathering = čaká na hráčov
ui-phase-playing = hrá sa
ui-phase-over = dohrané
ui-records = Záznamy
ui-records-help = Partiu uloženú v súbore si môžete znova pozrieť, rozobrať a z ktoréhokoľvek miesta v nej pokračovať.
ui-records-open = Otvoriť záznam

## Pravidlá

ui-search-rules = Hľadať v pravidlách
ui-contents = Obsah
ui-found =
    { $count ->
        [0] Nič sa nenašlo.
        [one] Nájdené { $count } pravidlo.
        [few] Nájdené { $count } pravidlá.
       *[other] Nájdených { $count } pravidiel.
    }

## O Stolku

ui-about-what = Stolek (po česky malý stôl) je stôl v počítači. Hrajú sa pri ňom štyri stolové hry: osamote, proti botom piatich úrovní, pri jednej obrazovke alebo s priateľmi kdekoľvek.
ui-about-how = Všetko beží na vašom vlastnom počítači alebo serveri. Stolek pozná pravidlá do posledného bodu, pri každom rozhodnutí povie, ktorým sa riadi, a každú partiu si s ním môžete prejsť znova.
ui-about-independent = Nezávislý projekt
ui-about-not = Stolek nie je s autormi ani vydavateľmi týchto hier nijako spojený a oni ho neschvaľovali. Názvy len hovoria, o ktorú hru ide. Pravidlá rozprávame vlastnými slovami, plány a dieliky sme nakreslili sami.
ui-about-credits = Čie hry to sú
ui-about-thanks = Ak sa vám hra páči, zaobstarajte si škatuľu: skutočnú hru na skutočnom stole nič nenahradí.
ui-about-fair = Pred prvým ťahom ukáže stôl pečať. Skrýva tajné číslo, z ktorého vzídu všetky kocky a dieliky. Po hre sa číslo ukáže a každý si môže overiť, že k pečati sedí a že sa nič nezmenilo.
ui-about-privacy = Nič o vás
ui-about-privacy-text = Žiadne účty, žiadne reklamy, žiadne sledovanie. Podľa cookie vás Stolek spozná, aj s menom a farbou, ktoré ste si zvolili. Kľúče k vašim miestam zostávajú v tomto prehliadači.
ui-data = Vaše údaje
ui-data-text = Všetko, čo o vás tento server ukladá, sa zmestí do jedného súboru: vaše stoly, čo ste pri nich povedali, ako vám má dať vedieť, a záznamy dohraných partií. Ak chcete byť zabudnutí, vaše vlastné stoly sa odstránia; pri stoloch s ostatnými zostane vaše miesto bez mena a partia, ktorú ešte hráte, sa vzdá.
ui-data-take = Stiahnuť všetko (ZIP)
ui-forget-me = Zabudnúť ma
ui-forget-sure = Naozaj vás zabudnúť? Vaše stoly sa natrvalo odstránia, partie s ostatnými sa vzdajú a nič z toho sa nebude dať vrátiť.
ui-forgotten = Hotovo: nič tu už neprezrádza, kto ste boli.
ui-remove = Odstrániť tento stôl
ui-remove-sure = Naozaj odstrániť tento stôl ({ $game_title }) so všetkým, čo k nemu patrí? Vrátiť sa to nebude dať.
ui-unsaid = (odstránené)
ui-about-programs = Pre programy
ui-about-programs-text = Hrať tu môžu aj vaši vlastní boti a vaše vlastné stránky:
ui-call-me = Upozorniť ma, keď budem na ťahu
ui-over-short = Hra sa skončila.

## Upozornenia pre tých, čo tu nie sú

ui-call-away = Upozorniť ma, aj keď tu nebudem
ui-calls-help = Stolek vám môže dať vedieť, že ste na ťahu, keď práve nie ste pri stole, a že sa hra skončila. Inokedy sa neozve.
ui-calls-push = Na tomto zariadení
ui-calls-push-help = Upozornenie sa ukáže tu, aj keď je Stolek zatvorený.
ui-calls-push-do = Upozorniť ma tu
ui-calls-push-on = Upozornenia sa ukazujú na tomto zariadení.
ui-calls-email = E-mailom
ui-calls-email-help = Krátky e-mail na vašu adresu. Najprv sa vás tam opýtame.
ui-calls-email-field = Vaša e-mailová adresa
ui-calls-webhook = Webhookom
ui-calls-webhook-help = Správa do chatu alebo vášmu vlastnému programu. Adresa vedie na { $known-or }.
ui-calls-webhook-field = Adresa webhooku
ui-calls-add = Písať mi tam
ui-calls-mailed = Na adresu { $address } sme vám poslali e-mail. Otvorte ho a potvrďte; potom začnú upozornenia chodiť.
ui-calls-added = Hotovo: Stolek vám tam dá vedieť.
ui-calls-ways = Ako vám dávame vedieť
ui-calls-here = Toto zariadenie
ui-calls-elsewhere = Iné zariadenie
ui-calls-unconfirmed = zatiaľ nepotvrdené
ui-calls-remove = Odobrať
ui-calls-removed = { $address }: odteraz sa už tadiaľto neozveme.
ui-way-push = upozornenie v prehliadači
ui-way-email = e-mail
ui-way-webhook = webhook
ui-calls-confirm-title = Má vám Stolek písať?
ui-calls-confirm-text = Keď budete na ťahu a nebudete pri stole, a tiež keď sa hra skončí, príde vám krátky e-mail. Kedykoľvek to môžete zastaviť.
ui-calls-confirm-do = Áno, píšte mi e-mailom
ui-calls-confirmed-title = Ďakujeme!
ui-calls-confirmed-text = Odteraz vám príde e-mail, keď budete na ťahu a nebudete pri stole.
ui-calls-stop-title = Nechcete už žiadne upozornenia?
ui-calls-stop-text = Tam, kde ste našli tento odkaz, už žiadna správa nepríde. Vaše stoly a miesta vám zostanú.
ui-calls-stop-do = Už mi nepíšte
ui-calls-stopped-title = Už sa neozveme
ui-calls-stopped-text = Nič ďalšie tam nepríde. Keby ste si to rozmysleli, upozornenia nájdete pod svojimi stolmi.
