game-title = Zatvorte hranice!
game-tagline = Hádžte farebnými kockami, krížkujte hranice a uzatvárajte územia skôr než ostatní.
game-credits = Vymysleli Michael Kiesling a Reinhard Staupe, 2022, vydáva Nürnberger-Spielkarten-Verlag; české pravidlá preložil Adam Prentis pre agentúru The Geeky Pen.

## Podstatné mená

# .cell: červené políčko, červené kocky; .many: päť červených kociek
colour-gray = sivá
    .acc = sivú
    .cell = sivé
    .many = sivých
colour-yellow = žltá
    .acc = žltú
    .cell = žlté
    .many = žltých
colour-blue = modrá
    .acc = modrú
    .cell = modré
    .many = modrých
colour-red = červená
    .acc = červenú
    .cell = červené
    .many = červených
colour-orange = oranžová
    .acc = oranžovú
    .cell = oranžové
    .many = oranžových
colour-green = zelená
    .acc = zelenú
    .cell = zelené
    .many = zelených

# Kocky na stole, ako ich vypočítava udalosť.
dice-gray = { colour-gray }
dice-yellow = { colour-yellow }
dice-blue = { colour-blue }
dice-red = { colour-red }
dice-orange = { colour-orange }
dice-green = { colour-green }

# .with: územie s hradom; .id je meno v ručne písaných súboroch
territory-castle = hrad
    .with = s hradom
    .id = castle
territory-sailboat = plachetnica
    .with = s plachetnicou
    .id = sailboat
territory-windwheel = veterník
    .with = s veterníkom
    .id = windwheel
territory-villa = vila
    .with = s vilou
    .id = villa
territory-eagle = orol
    .with = s orlom
    .id = eagle
territory-goat = cap
    .with = s capom
    .id = goat
territory-lighthouse = maják
    .with = s majákom
    .id = lighthouse
territory-bridge = most
    .with = s mostom
    .id = bridge
territory-well = studňa
    .with = so studňou
    .id = well

word-roll = hodiť
word-stop = dosť
word-complete = dokončiť
word-cross = zakrížkovať
word-done = hotovo
word-all = všetko

## Voľby

option-boards = Dosky
    .help = Rozdané náhodne alebo určené písmenami v poradí miest pri stole, napríklad CAD.
    .typed = Zapíšte dealt alebo písmená bez medzier.
option-boards-dealt = rozdané náhodne
option-first = Kto začína
    .help = Vyžrebovaný hráč alebo miesto, ktoré si vyberiete.
    .typed = Zapíšte drawn alebo číslo miesta; čísluje sa od nuly.
option-first-drawn = vyžrebovaný hráč
option-first-0 = prvé miesto
option-first-1 = druhé miesto
option-first-2 = tretie miesto
option-first-3 = štvrté miesto
option-chaining = Reťazenie krížikov
    .help = V druhej akcii smie nový krížik susediť aj s krížikom z tej istej akcie.
    .typed = Zapíšte true alebo false.
option-chaining-true = áno
option-chaining-false = nie

## Výzvy a ťahy

prompt-deal = Rozdávajú sa dosky.
    .typed =
        Zapíšte ich písmená v poradí hráčov, napríklad { $count ->
            [2] C,A
            [3] C,A,D
           *[other] C,A,D,B
        }.
prompt-start = Žrebuje sa začínajúci hráč.
    .typed = Zapíšte číslo jeho miesta od 1 do { $count }.
prompt-throw =
    { $player } hádže { $count ->
        [one] jednou kockou
       *[other] { $count } kockami
    } ({ $throw }. hod z 3).
    .typed =
        { $count ->
            [one] Zapíšte jej farbu, napríklad červená alebo red.
           *[other] Zapíšte ich farby oddelené čiarkami, napríklad červená,modrá alebo red,blue.
        }
prompt-roll =
    Ktorými kockami hodíte znova? { $left ->
        [one] Zostáva vám už len jeden hod
        [few] Zostávajú vám ešte { $left } hody
       *[other] Zostáva vám ešte { $left } hodov
    }; ak vám kocky vyhovujú, skončite s hádzaním.
    .typed = Vaše kocky: { $colours }. Zapíšte farby tých, ktorými hodíte, alebo { word-stop }.
prompt-complete = Dokončite kockami celú farebnú oblasť alebo svoju akciu ukončite.
    .typed = Môžete použiť kocky: { $colours }. Zapíšte oblasť alebo { word-done }.
prompt-cross = Zakrížkujte kockou políčko jej farby vedľa niektorého zakrížkovaného alebo svoju akciu ukončite.
    .typed = Môžete použiť kocky: { $colours }. Zapíšte políčko alebo { word-done }.
prompt-cross-one = Vyberte si jednu z kociek a zakrížkujte jedno políčko jej farby vedľa niektorého zakrížkovaného alebo svoju akciu ukončite.
    .typed = Kocky: { $colours }. Zapíšte políčko alebo { word-done }.
prompt-confirm = Viac už zakrížkovať nemôžete. Ukončite svoju akciu.
    .typed = Zapíšte { word-done }.

move-roll = hodiť znova: { $colours }
move-stop = skončiť s hádzaním
move-complete = dokončiť oblasť { $area }
move-cross = zakrížkovať { $cell }
move-done = ukončiť akciu

## Čo sa deje

event-dealt = { $player } dostáva dosku { $board }.
event-begins = Začína { $player }.
event-threw =
    { $throw ->
        [1] { $player } hádže: { $colours }
        [2] { $player } hádže druhýkrát: { $colours }
       *[other] { $player } hádže tretíkrát: { $colours }
    }{ $colours-count ->
        [5] .
       *[other] ; na stole teraz leží { $dice }.
    }
event-rolls-again = { $player } berie znova do ruky: { $colours }.
event-stopped =
    { $player } po { $throw ->
        [1] prvom
       *[other] druhom
    } hode končí s hádzaním.
event-completed =
    { $player } dokončuje { $colour-acc } oblasť { $area } a krížkuje { $count ->
        [one] políčko
       *[other] políčka
    } { $cells }.
event-could-not = { $player } nemôže dokončiť žiadnu oblasť. Pre ostatných zostáva všetkých päť kociek: { $colours }.
event-used-none = { $player } nepoužíva žiadnu kocku. Pre ostatných zostáva všetkých päť: { $colours }.
event-used-some = { $player } končí prvú akciu; pre ostatných zostáva { $colours }.
event-used-all = { $player } používa všetkých päť kociek. Každý neaktívny hráč si smie vybrať jednu z nich.
event-crossed = { $player } krížkuje { $colour-cell } políčko { $cell }.
event-nothing-to-cross = { $player } tentoraz nemá čo zakrížkovať.
event-closed-first = { $player } uzatvára územie { $territory-with } ako prvý hráč: { count-points }.
event-closed-later = { $player } uzatvára územie { $territory-with } dodatočne: { count-points }.
event-finished = { $player } má druhú akciu za sebou.
event-next = Aktívnym hráčom je teraz { $player }.
event-ended = Koniec hry. { $ending }

ending-six-closed = Niekto uzavrel šieste územie.

## Body

item-closed-first = { $territory } za vyššiu hodnotu: { count-points }
item-closed-later = { $territory } za nižšiu hodnotu: { count-points }
item-total =
    { $player }: { count-points }, { $count ->
        [one] { $count } územie
        [few] { $count } územia
       *[other] { $count } území
    }, { $place }. miesto
item-missing =
    { $territory } za { count-points }, { $count ->
        [one] chýba jedno políčko
        [few] chýbajú { $count } políčka
       *[other] chýba { $count } políčok
    }: { $cells }
item-missing-on-board =
    { $territory } za { count-points }, { $count ->
        [one] chýba jedno políčko
        [few] chýbajú { $count } políčka
       *[other] chýba { $count } políčok
    }:
item-missing-colour = · { $colour }: { $cells }

## Čo hovorí za ťah

term-closes = uzavreté územia
term-first = prvenstvo
term-nearer = bližšie k uzavretiu
term-end = koniec hry
term-dice = nádej v kockách
term-leaves = kocky pre ostatných

## Odmietnutia

refusal-bad-boards =
    Takto nedostane každý svoju dosku: „{ $text }“. Zapíšte { $players ->
        [few] { $players } rôzne písmená
       *[other] { $players } rôznych písmen
    } od A do D, napríklad { $example }.
refusal-bad-first =
    Miesto { $first } začínať nemôže: { $players ->
        [one] hrá tu iba jeden hráč
        [few] hrajú tu { $players } hráči
       *[other] hrá tu { $players } hráčov
    } a miesta sa číslujú od nuly. Zvoľte menšie číslo alebo nechajte začínajúceho hráča vyžrebovať („drawn“).
refusal-unreadable-start = „{ $text }“ nie je číslo miesta. Zapíšte číslo od 1 do { $players }.
refusal-no-such-seat =
    { $players ->
        [few] Hrajú tu iba { $players } hráči
       *[other] Hrá tu iba { $players } hráčov
    }. Zapíšte číslo od 1 do { $players }.
refusal-no-dice-named = Nie je povedané, ktoré kocky. Napíšte ich farby, napríklad { $example }, alebo { word-stop }, keď už hádzať nechcete.
refusal-too-many-dice =
    Kociek je iba päť, ale { $count ->
        [one] zapísali ste { $count } farbu
        [few] zapísali ste { $count } farby
       *[other] zapísali ste { $count } farieb
    }. Zapíšte za každú kocku jednu.
refusal-wrong-number-of-dice =
    Teraz sa hádže { $expected ->
        [one] iba jednou kockou
       *[other] { $expected } kockami
    }, ale { $count ->
        [0] nezapísali ste žiadnu farbu
        [one] zapísali ste jednu farbu
        [few] zapísali ste { $count } farby
       *[other] zapísali ste { $count } farieb
    }. Zapíšte za každú kocku jednu.

refusal-unreadable-move = „{ $text }“ nie je ťah. Napíšte napríklad { $example }, complete a12, cross b08, { word-stop } alebo { word-done }.
refusal-unknown-move = Ťah ani hod s číslom { $action } neexistuje. Vyberte si z ponuky.
refusal-unknown-colour = Farba „{ $text }“ na kockách nie je. Napíšte { colour-gray }, { colour-yellow }, { colour-blue }, { colour-red }, { colour-orange } alebo { colour-green }; stačí aj písmeno, ktorým je farba označená na doske.
refusal-which-colour = „{ $text }“ môže byť { $known-or }. Napíšte z toho slova viac alebo písmeno z dosky.
refusal-unknown-target = Oblasť ani políčko „{ $text }“ neexistuje. Oblasti majú mená ako { $area }, políčka ako { $cell }.

refusal-stop-first = Ešte hádžete. Najprv skončite s hádzaním ({ word-stop }), až potom krížkujte.
refusal-dice-not-there =
    { $count ->
        [0] Žiadna z kociek neukazuje { $colour-acc }.
        [one] Iba jedna z kociek ukazuje { $colour-acc }.
        [few] Iba { $count } z kociek ukazujú { $colour-acc }.
       *[other] Iba { $count } z kociek ukazuje { $colour-acc }.
    } Vyberajte z tých, ktoré ležia na stole.
refusal-only-active-rolls = Hádže iba aktívny hráč. Zakrížkujte políčka pomocou kociek, ktoré vám zostali, alebo svoju akciu ukončite ({ word-done }).
refusal-no-fourth-throw = Máte za sebou tri hody a štvrtý nie je. Dokončite oblasti, na ktoré máte kocky, alebo svoju akciu ukončite ({ word-done }).
refusal-rolling-over = Hádzanie sa už skončilo. Dokončite oblasti, na ktoré máte kocky, alebo svoju akciu ukončite ({ word-done }).
refusal-only-done-left = Nič ďalšie už urobiť nemôžete. Ukončite svoju akciu ({ word-done }) alebo vezmite posledný krok späť.

refusal-whole-areas-only = V prvej akcii sa nedajú krížkovať jednotlivé políčka, iba dokončovať celé farebné oblasti. Zapíšte oblasť, napríklad a12.
refusal-no-such-area = Na doske { $board } oblasť { $area } nie je. Vyberte si niektorú z tých, ktoré tam vidíte.
refusal-area-complete = V oblasti { $area } je už zakrížkované všetko. Vyberte si oblasť, v ktorej sú voľné políčka.
refusal-too-few-dice =
    Na oblasť { $area } potrebujete { $needed ->
        [one] jednu { $colour-acc } kocku
        [few] { $needed } { $colour-cell } kocky
       *[other] { $needed } { $colour-many } kociek
    }, ale { $count ->
        [0] nemáte žiadnu.
        [one] máte iba jednu.
       *[other] máte iba { $count }.
    } Vyberte si inú oblasť alebo svoju akciu ukončite ({ word-done }).

refusal-cells-only = V druhej akcii sa krížkuje po jednotlivých políčkach. Zapíšte políčko, napríklad b08.
refusal-cell-white = Biele políčko { $cell } má predtlačený krížik. Vyberte si voľné políčko.
refusal-cell-crossed = Políčko { $cell } je už zakrížkované. Vyberte si voľné políčko.
refusal-one-die-only = Aktívny hráč použil všetkých päť kociek, takže vy smiete použiť iba jednu, a tú už máte použitú. Ukončite svoju akciu ({ word-done }).
refusal-no-die-for-cell = Políčko { $cell } je { $colour-cell }, ale { $colour-acc } kocku na použitie nemáte. Vyberte si políčko inej farby alebo svoju akciu ukončite ({ word-done }).
refusal-no-crossed-neighbour = Políčko { $cell } nesusedí so žiadnym skôr zakrížkovaným. Vyberte si políčko vedľa niektorého skoršieho krížika alebo svoju akciu ukončite ({ word-done }).
refusal-neighbour-crossed-just-now = Sused políčka { $cell } bol zakrížkovaný až v tejto akcii a bez reťazenia sa počítajú len skoršie krížiky. Vyberte si políčko vedľa niektorého skoršieho krížika alebo svoju akciu ukončite ({ word-done }).

## Odmietnutia: ručne zapísaný stôl

refusal-desk-players = Zapíšte jedného až { $most } hráčov, nie { $count }.
refusal-desk-who-first = Územie { $territory-with } majú uzavreté { $players }. Označte, kto bol prvý; v súbore to napíšte do „first“ pod „{ $territory-id }“, napríklad [1] alebo [1, 2], ak boli v tej istej akcii dvaja.
refusal-desk-unknown-player =
    Vo „first“ je pod „{ $territory-id }“ hráč { $number }, ale { $most ->
        [one] v súbore je iba jeden hráč
        [few] v súbore sú iba { $most } hráči
       *[other] v súbore je iba { $most } hráčov
    }. Hráčov počítajte od jednotky.
refusal-desk-not-closed =
    Podľa označenia má územie { $territory-with } najskôr uzavreté { $player }, ale { $cells-count ->
        [one] políčko { $cells } je voľné
       *[other] políčka { $cells } sú voľné
    }. Zrušte označenie (v súbore opravte „first“) alebo doplňte krížiky.
refusal-unknown-board = Doska „{ $text }“ neexistuje. Vyberte si { $known-or }.
refusal-desk-same-board = Dosku { $board } majú dvaja hráči, ale každý má svoju vlastnú. Dajte každému iné písmeno alebo „board“ vynechajte.
refusal-desk-cell-twice = Políčko { $cell } je pri jednom hráčovi dvakrát. Nemalo to byť iné?
refusal-desk-too-many-first = Ako prví mohli územie { $territory-with } uzavrieť najviac { $most } hráči, každý uvedený raz: tí, ktorí to stihli v tej istej druhej akcii.
refusal-unknown-cell = Políčko „{ $text }“ neexistuje. Políčka majú mená ako { $example }.
refusal-unknown-territory = Územie „{ $text }“ neexistuje. Napíšte { $known-or }.

## Odmietnutia: ručne zapísané vydanie

refusal-edition-other-game = Tento súbor je pre hru „{ $game }“. Vydanie hry Zatvorte hranice! má ako „game“ uvedené „border“.
refusal-edition-name = „edition“ musí byť meno s 1 až { $longest } bežnými znakmi.
refusal-edition-same-boards = Dosky { $board_a } a { $board_b } sú rovnaké. Každá doska má svoje vlastné farby.
refusal-edition-fixed = „{ $key }“ je { $value }, ale v každom vydaní to musí byť { $expected }. Opravte to.
refusal-edition-names = „{ $key }“ musí mať presne tieto položky v tomto poradí: { $known }.

refusal-edition-cells = V „cells“ musia byť po poradí všetky políčka od b01 do b86; teraz ich tam je { $count }. Kde má byť „{ $expected }“, je „{ $cell }“.
refusal-edition-same-place = Políčka { $cell_a } a { $cell_b } majú rovnaké q aj r. Pozrite sa znova, kde ktoré leží.
refusal-edition-cells-apart = Políčka netvoria jeden celok: z jedného sa musí dať po susedných prejsť do všetkých ostatných. Pozrite sa znova na „q“ a „r“.
refusal-edition-unknown-cell = V „{ $key }“ je políčko „{ $cell }“, ktoré nie je v „cells“. Políčka sa volajú b01 až b86.
refusal-edition-white =
    Vo „whiteCells“ musia byť dve rôzne políčka. { $cells-count ->
        [0] Teraz tam nie je žiadne.
       *[other] Teraz je tam { $cells }.
    }

refusal-edition-no-values = Územie „{ $territory-id }“ nemá „{ $key }“. Napíšte „high“ aj „low“: body pre toho, kto ho uzavrie ako prvý, a pre tých, ktorí ho uzavrú dodatočne.
refusal-edition-bad-values = Územie „{ $territory-id }“ má „high“ { $high } a „low“ { $low }. Hodnota „high“ musí byť väčšia než „low“ a obe musia byť od 1 do { $highest }.
refusal-edition-overlap = V „interior“ územia „{ $territory-id }“ je šesťuholník { $place }, ale na tom mieste už leží „{ $other }“. Vyraďte ho alebo opravte to druhé.
refusal-edition-interior = „interior“ územia „{ $territory-id }“ je prázdny alebo nedrží pokope. Vypíšte všetky šesťuholníky vnútri; musia spolu súvisieť.
refusal-edition-ring-astray = V „border“ územia „{ $territory-id }“ je políčko { $cell }, ktoré sa vnútra územia nedotýka. Vypíšte len políčka okolo územia.
refusal-edition-ring-twice = V „border“ územia „{ $territory-id }“ je políčko { $cell } dvakrát. Vypíšte každé len raz.
refusal-edition-hole = Hranica okolo územia „{ $territory-id }“ má dieru v mieste { $place }. Doplňte políčko, ktoré tam leží, do „border“ alebo opravte „interior“.
refusal-edition-ring-open = Políčka okolo územia „{ $territory-id }“ netvoria jeden súvislý kruh. Porovnajte „interior“ a „border“ so svojou doskou.
refusal-edition-bounds =
    { $count ->
        [0] Políčko { $cell } nie je v „border“ žiadneho územia.
       *[other] Políčko { $cell } je v „border“ pri { $count } územiach.
    } Každé políčko ohraničuje jedno, dve alebo tri.
refusal-edition-contradiction = „{ $key }“ pri { $cell } nesúhlasí so zvyškom súboru, podľa ktorého tam má byť: { $found }. Opravte jedno z toho alebo „{ $key }“ vynechajte.

refusal-edition-board-form = Doska { $board } musí mať buď „areaColours“, teda farby spoločných „areas“, alebo vlastné „areas“. Napíšte jedno z toho, nie oboje.
refusal-edition-areas = Oblasti dosky { $board } sa musia volať a01, a02, a03 a tak ďalej bez medzier a smie ich byť najviac { $most }. Skontrolujte ich mená a počet; teraz ich je { $count }.
refusal-edition-area-unknown =
    V „areaColours“ dosky { $board } { $areas-count ->
        [one] je { $areas }, ale taká oblasť nie je.
       *[other] sú { $areas }, ale také oblasti nie sú.
    } Použite mená, ktoré stoja v „areas“.
refusal-edition-area-colour = Oblasť { $area } dosky { $board } má farbu „{ $text }“. Použite { $known-or }.
refusal-edition-area-no-colour = Oblasť { $area } dosky { $board } nemá farbu. Dajte jej jednu zo šiestich.
refusal-edition-area-size = Oblasť { $area } dosky { $board } má podľa „size“ veľkosť { $size }, ale vypísaných políčok je { $count }. Opravte jedno z toho alebo „size“ vynechajte.
refusal-edition-area-apart = Oblasť { $area } dosky { $board } je prázdna alebo nedrží pokope. Vypíšte všetky jej políčka; musia spolu súvisieť.
refusal-edition-cover =
    { $expected ->
        [0] Na doske { $board } je biele políčko { $cell } v niektorej oblasti, ale biele políčka do žiadnej nepatria. Vyraďte ho z nej alebo opravte „whiteCells“.
       *[other] { $count ->
            [0] Na doske { $board } nie je políčko { $cell } v žiadnej oblasti. Doplňte ho do tej, do ktorej patrí.
           *[other] Na doske { $board } je políčko { $cell } uvedené { $count }-krát. Nechajte ho iba v tej oblasti, do ktorej patrí.
        }
    }
refusal-edition-same-colour = Na doske { $board } spolu susedia oblasti { $area_a } a { $area_b } a obe sú { $colour-cell }. Dajte jednej z nich inú farbu alebo ich spojte do jednej.

remark-uneven-colour =
    { $sizes-count ->
        [0] Na doske { $board } nie je žiadna { $colour } oblasť.
        [one] Na doske { $board } je jediná { $colour } oblasť a jej veľkosť je { $sizes }.
       *[other] Na doske { $board } majú { $colour-cell } oblasti veľkosť { $sizes }.
    } Na tlačených doskách má každá farba po jednej oblasti veľkosti 2, 3, 4 a 5, takže sa radšej pozrite znova.

## Stôl v termináli

terminal-dice = Kocky:
terminal-pool = Zvyšné kocky:
terminal-closed-label = uzavreté
terminal-throw = { $number }. hod z 3
terminal-score = spolu
terminal-board = Doska { $board }
terminal-missing = voľné políčka
terminal-active = aktívny hráč
terminal-choosing = vyberá
terminal-finished = hotovo
# V poslednom kole ich môže byť aj sedem a viac.
terminal-closed =
    { $count ->
        [one] uzavreté { $count } zo 6 území
        [few] uzavreté { $count } zo 6 území
        [7] uzavretých { $count } území
        [8] uzavretých { $count } území
        [9] uzavretých { $count } území
       *[other] uzavretých { $count } zo 6 území
    }

## Doska v prehliadači

pick-die-gray = { colour-gray }
pick-die-yellow = { colour-yellow }
pick-die-blue = { colour-blue }
pick-die-red = { colour-red }
pick-die-orange = { colour-orange }
pick-die-green = { colour-green }
pick-word-roll = hodiť znova
pick-word-stop = { move-stop }
pick-word-done = { move-done }
pick-area = oblasť { $name }
pick-cell = políčko { $name }

face-dice = Kocky
face-sum = spolu
face-throw = { $throw }. hod z { $most }
face-tray-before = Kocky ešte nie sú hodené
face-tray-rolling = Ťuknutím si kocku necháte
face-tray-rolls = { $player } hádže
face-tray-completing = Vaše kocky
face-tray-completes = { $player } dokončuje oblasti
face-tray-yours = Zostáva pre vás
face-tray-choose = Jedna z nich je vaša
face-tray-others = Zostáva pre ostatných
face-tray-each = Každý z ostatných si vyberie jednu
face-tray-over = Posledné kocky
face-kept = zostane
face-die-goes = { $colour }, bude sa hádzať znova; nechať si ju?
face-die-stays = { $colour }, zostane ležať
face-die-spent = { $colour }, už použitá
face-roll =
    { $count ->
        [0] Hodiť
        [one] Hodiť jednou kockou
        [5] Hodiť všetkými
       *[other] Hodiť { $count } kockami
    }
face-stop = Dosť
face-done = Ukončiť akciu
face-complete =
    Dokončiť { $colour-acc } oblasť { $area }: { $count ->
        [one] { $count } políčko
        [few] { $count } políčka
       *[other] { $count } políčok
    }
face-cross = Zakrížkovať { $colour-cell } políčko { $cell }
face-active = aktívny
face-choosing = vyberá
face-finished = hotovo
face-board-of =
    Doska, { $player }: { $count ->
        [one] { $count } uzavreté územie
        [few] { $count } uzavreté územia
       *[other] { $count } uzavretých území
    }, { count-points }
# Doska územie po území, pre tých, čo ju nevidia.
face-heard-closed = { $territory }: uzavreté, { count-points }
face-heard-open = { $territory }, { $high } za vyššiu hodnotu, { $low } za nižšiu; chýba { $missing }
face-heard-late = { $territory }, už len { $low } za nižšiu hodnotu; chýba { $missing }
face-heard-cells = { $colour } { $cells }
face-enlarge = Ukázať túto dosku veľkú
face-larger = Zväčšiť dosku
face-smaller = Ukázať celú dosku
face-pad-board = Doska, { $player }
face-pad-letter = { $player }: doska { $board }
face-pad-start = Začína { $player }
face-pad-clear = Zmazať
face-pad-without = { $colour }: odobrať
face-pad-enter = Zadať hod
face-pad-left =
    { $count ->
        [0] Všetky kocky sú zadané.
        [one] Ešte { $count } kocka
        [few] Ešte { $count } kocky
       *[other] Ešte { $count } kociek
    }

face-desk-players = Hráči
face-desk-whose = Čia doska
face-desk-board = Doska
face-desk-help = Vyberte hráča a písmeno jeho dosky a potom ťuknite na každé políčko, ktoré je na nej zakrížkované.
face-desk-cells = Políčka na doske, { $player }
face-desk-circles = Hodnoty zakrúžkované na bodovacej lište
face-desk-circles-help = Ak to isté územie uzavrelo viac hráčov, zakrúžkujte body ako na ich bodovacích lištách: vyššiu hodnotu má ten, kto bol prvý.
face-desk-first = { $territory } za vyššiu hodnotu: { count-points }
face-desk-later = { $territory } za nižšiu hodnotu: { count-points }
face-desk-clear = Zmazať túto dosku
