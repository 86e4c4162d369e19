game-title = Zavřete hranice!
game-tagline = Házejte barevnými kostkami, křížkujte hranice a uzavírejte území dřív než ostatní.
game-credits = Vymysleli Michael Kiesling a Reinhard Staupe, 2022, vydává Nürnberger-Spielkarten-Verlag; česká pravidla přeložil Adam Prentis pro agenturu The Geeky Pen.

## Podstatná jména

# .cell: červené políčko, červené kostky; .many: pět červených kostek
colour-gray = šedá
    .acc = šedou
    .cell = šedé
    .many = šedých
colour-yellow = žlutá
    .acc = žlutou
    .cell = žluté
    .many = žlutých
colour-blue = modrá
    .acc = modrou
    .cell = modré
    .many = modrých
colour-red = červená
    .acc = červenou
    .cell = červené
    .many = červených
colour-orange = oranžová
    .acc = oranžovou
    .cell = oranžové
    .many = oranžových
colour-green = zelená
    .acc = zelenou
    .cell = zelené
    .many = zelených

# Kostky na stole, jak je vypočítává událost.
dice-gray = { colour-gray }
dice-yellow = { colour-yellow }
dice-blue = { colour-blue }
dice-red = { colour-red }
dice-orange = { colour-orange }
dice-green = { colour-green }

# .with: území s hradem; .id je jméno v ručně psaných souborech
territory-castle = hrad
    .with = s hradem
    .id = castle
territory-sailboat = plachetnice
    .with = s plachetnicí
    .id = sailboat
territory-windwheel = větrník
    .with = s větrníkem
    .id = windwheel
territory-villa = vila
    .with = s vilou
    .id = villa
territory-eagle = orel
    .with = s orlem
    .id = eagle
territory-goat = kozel
    .with = s kozlem
    .id = goat
territory-lighthouse = maják
    .with = s majákem
    .id = lighthouse
territory-bridge = most
    .with = s mostem
    .id = bridge
territory-well = studna
    .with = se studnou
    .id = well

word-roll = hodit
word-stop = dost
word-complete = dokončit
word-cross = zakřížkovat
word-done = hotovo
word-all = vše

## Volby

option-boards = Desky
    .help = Rozdané náhodně, nebo určené písmeny v pořadí míst u stolu, třeba CAD.
    .typed = Zapište dealt, nebo písmena bez mezer.
option-boards-dealt = rozdané náhodně
option-first = Kdo začíná
    .help = Vylosovaný hráč, nebo místo, které si vyberete.
    .typed = Zapište drawn, nebo číslo místa; čísluje se od nuly.
option-first-drawn = vylosovaný hráč
option-first-0 = první místo
option-first-1 = druhé místo
option-first-2 = třetí místo
option-first-3 = čtvrté místo
option-chaining = Řetězení křížků
    .help = Ve druhé akci smí nový křížek sousedit i s křížkem z téže akce.
    .typed = Zapište true, nebo false.
option-chaining-true = ano
option-chaining-false = ne

## Výzvy a tahy

prompt-deal = Rozdávají se desky.
    .typed =
        Zapište jejich písmena v pořadí hráčů, třeba { $count ->
            [2] C,A
            [3] C,A,D
           *[other] C,A,D,B
        }.
prompt-start = Losuje se začínající hráč.
    .typed = Zapište číslo jeho místa od 1 do { $count }.
prompt-throw =
    { $player } hází { $count ->
        [one] jednou kostkou
       *[other] { $count } kostkami
    } ({ $throw }. hod ze 3).
    .typed =
        { $count ->
            [one] Zapište její barvu, třeba červená nebo red.
           *[other] Zapište jejich barvy oddělené čárkami, třeba červená,modrá nebo red,blue.
        }
prompt-roll =
    Kterými kostkami hodíte znovu? { $left ->
        [one] Zbývá vám už jen jeden hod
        [few] Zbývají vám ještě { $left } hody
       *[other] Zbývá vám ještě { $left } hodů
    }; pokud vám kostky vyhovují, skončete s házením.
    .typed = Vaše kostky: { $colours }. Zapište barvy těch, kterými hodíte, nebo { word-stop }.
prompt-complete = Dokončete kostkami celou barevnou oblast, nebo svou akci ukončete.
    .typed = Můžete použít kostky: { $colours }. Zapište oblast, nebo { word-done }.
prompt-cross = Zakřížkujte kostkou políčko její barvy vedle některého zakřížkovaného, nebo svou akci ukončete.
    .typed = Můžete použít kostky: { $colours }. Zapište políčko, nebo { word-done }.
prompt-cross-one = Vyberte si jednu z kostek a zakřížkujte jedno políčko její barvy vedle některého zakřížkovaného, nebo svou akci ukončete.
    .typed = Kostky: { $colours }. Zapište políčko, nebo { word-done }.
prompt-confirm = Víc už zakřížkovat nemůžete. Ukončete svou akci.
    .typed = Zapište { word-done }.

move-roll = hodit znovu: { $colours }
move-stop = skončit s házením
move-complete = dokončit oblast { $area }
move-cross = zakřížkovat { $cell }
move-done = ukončit akci

## Co se děje

event-dealt = { $player } dostává desku { $board }.
event-begins = Začíná { $player }.
event-threw =
    { $throw ->
        [1] { $player } hází: { $colours }
        [2] { $player } hází podruhé: { $colours }
       *[other] { $player } hází potřetí: { $colours }
    }{ $colours-count ->
        [5] .
       *[other] ; na stole teď leží { $dice }.
    }
event-rolls-again = { $player } bere znovu do ruky: { $colours }.
event-stopped =
    { $player } po { $throw ->
        [1] prvním
       *[other] druhém
    } hodu končí s házením.
event-completed =
    { $player } dokončuje { $colour-acc } oblast { $area } a křížkuje { $count ->
        [one] políčko
       *[other] políčka
    } { $cells }.
event-could-not = { $player } nemůže dokončit žádnou oblast. Pro ostatní zbývá všech pět kostek: { $colours }.
event-used-none = { $player } nepoužívá žádnou kostku. Pro ostatní zbývá všech pět: { $colours }.
event-used-some = { $player } končí první akci; pro ostatní zbývá { $colours }.
event-used-all = { $player } používá všech pět kostek. Každý neaktivní hráč si smí vybrat jednu z nich.
event-crossed = { $player } křížkuje { $colour-cell } políčko { $cell }.
event-nothing-to-cross = { $player } tentokrát nemá co zakřížkovat.
event-closed-first = { $player } uzavírá území { $territory-with } jako první: { count-points }.
event-closed-later = { $player } uzavírá území { $territory-with } dodatečně: { count-points }.
event-finished = { $player } má druhou akci za sebou.
event-next = Aktivním hráčem je teď { $player }.
event-ended = Konec hry. { $ending }

ending-six-closed = Někdo uzavřel šesté území.

## Body

item-closed-first = { $territory } jako první: { count-points }
item-closed-later = { $territory } dodatečně: { count-points }
item-total = { $player }: { count-points }, { $count } území, { $place }. místo
item-missing =
    { $territory } za { count-points }, { $count ->
        [one] chybí jedno políčko
        [few] chybějí { $count } políčka
       *[other] chybí { $count } políček
    }: { $cells }
item-missing-on-board =
    { $territory } za { count-points }, { $count ->
        [one] chybí jedno políčko
        [few] chybějí { $count } políčka
       *[other] chybí { $count } políček
    }:
item-missing-colour = · { $colour }: { $cells }

## Co mluví pro tah

term-closes = uzavřená území
term-first = prvenství
term-nearer = blíž k uzavření
term-end = konec hry
term-dice = naděje v kostkách
term-leaves = kostky pro ostatní

## Odmítnutí

refusal-bad-boards =
    Takhle nedostane každý svou desku: „{ $text }“. Zapište { $players ->
        [few] { $players } různá písmena
       *[other] { $players } různých písmen
    } od A do D, třeba { $example }.
refusal-bad-first =
    Místo { $first } začínat nemůže: { $players ->
        [one] hraje tu jen jeden hráč
        [few] hrají tu { $players } hráči
       *[other] hraje tu { $players } hráčů
    } a místa se číslují od nuly. Zvolte menší číslo, nebo nechte začínajícího hráče vylosovat („drawn“).
refusal-unreadable-start = „{ $text }“ není číslo místa. Zapište číslo od 1 do { $players }.
refusal-no-such-seat =
    { $players ->
        [few] Hrají tu jen { $players } hráči
       *[other] Hraje tu jen { $players } hráčů
    }. Zapište číslo od 1 do { $players }.
refusal-no-dice-named = Není řečeno, které kostky. Napište jejich barvy, třeba { $example }, nebo { word-stop }, když už házet nechcete.
refusal-too-many-dice =
    Kostek je jen pět, ale { $count ->
        [one] zapsali jste { $count } barvu
        [few] zapsali jste { $count } barvy
       *[other] zapsali jste { $count } barev
    }. Zapište za každou kostku jednu.
refusal-wrong-number-of-dice =
    Teď se hází { $expected ->
        [one] jen jednou kostkou
       *[other] { $expected } kostkami
    }, ale { $count ->
        [0] nezapsali jste žádnou barvu
        [one] zapsali jste jednu barvu
        [few] zapsali jste { $count } barvy
       *[other] zapsali jste { $count } barev
    }. Zapište za každou kostku jednu.

refusal-unreadable-move = „{ $text }“ není tah. Napište třeba { $example }, complete a12, cross b08, { word-stop } nebo { word-done }.
refusal-unknown-move = Tah ani hod s číslem { $action } neexistuje. Vyberte si z nabídky.
refusal-unknown-colour = Barva „{ $text }“ na kostkách není. Napište { colour-gray }, { colour-yellow }, { colour-blue }, { colour-red }, { colour-orange } nebo { colour-green }; stačí i písmeno, kterým je barva označená na desce.
refusal-which-colour = „{ $text }“ může být { $known-or }. Napište z toho slova víc, nebo písmeno z desky.
refusal-unknown-target = Oblast ani políčko „{ $text }“ neexistuje. Oblasti mají jména jako { $area }, políčka jako { $cell }.

refusal-stop-first = Ještě házíte. Nejdřív skončete s házením ({ word-stop }), teprve potom křížkujte.
refusal-dice-not-there =
    { $count ->
        [0] Žádná z kostek neukazuje { $colour-acc }.
        [one] Jen jedna z kostek ukazuje { $colour-acc }.
        [few] Jen { $count } z kostek ukazují { $colour-acc }.
       *[other] Jen { $count } z kostek ukazuje { $colour-acc }.
    } Vybírejte z těch, které leží na stole.
refusal-only-active-rolls = Hází jen aktivní hráč. Zakřížkujte políčka pomocí kostek, které na vás zbyly, nebo svou akci ukončete ({ word-done }).
refusal-no-fourth-throw = Máte za sebou tři hody a čtvrtý není. Dokončete oblasti, na které máte kostky, nebo svou akci ukončete ({ word-done }).
refusal-rolling-over = Házení už skončilo. Dokončete oblasti, na které máte kostky, nebo svou akci ukončete ({ word-done }).
refusal-only-done-left = Nic dalšího už udělat nemůžete. Ukončete svou akci ({ word-done }), nebo vezměte poslední krok zpět.

refusal-whole-areas-only = V první akci nejde křížkovat jednotlivá políčka, jen dokončovat celé barevné oblasti. Zapište oblast, třeba a12.
refusal-no-such-area = Na desce { $board } oblast { $area } není. Vyberte si některou z těch, které tam vidíte.
refusal-area-complete = V oblasti { $area } už je zakřížkované všechno. Vyberte si oblast, ve které jsou volná políčka.
refusal-too-few-dice =
    Na oblast { $area } potřebujete { $needed ->
        [one] jednu { $colour-acc } kostku
        [few] { $needed } { $colour-cell } kostky
       *[other] { $needed } { $colour-many } kostek
    }, ale { $count ->
        [0] nemáte žádnou.
        [one] máte jen jednu.
       *[other] máte jen { $count }.
    } Vyberte si jinou oblast, nebo svou akci ukončete ({ word-done }).

refusal-cells-only = Ve druhé akci se křížkuje po jednotlivých políčkách. Zapište políčko, třeba b08.
refusal-cell-white = Bílé políčko { $cell } má předtištěný křížek. Vyberte si volné políčko.
refusal-cell-crossed = Políčko { $cell } už je zakřížkované. Vyberte si volné políčko.
refusal-one-die-only = Aktivní hráč použil všech pět kostek, takže vy smíte použít jen jednu, a tu už máte použitou. Ukončete svou akci ({ word-done }).
refusal-no-die-for-cell = Políčko { $cell } je { $colour-cell }, ale { $colour-acc } kostku k použití nemáte. Vyberte si políčko jiné barvy, nebo svou akci ukončete ({ word-done }).
refusal-no-crossed-neighbour = Políčko { $cell } nesousedí s žádným dřív zakřížkovaným. Vyberte si políčko vedle některého dřívějšího křížku, nebo svou akci ukončete ({ word-done }).
refusal-neighbour-crossed-just-now = Soused políčka { $cell } byl zakřížkován teprve v této akci a bez řetězení se počítají jen dřívější křížky. Vyberte si políčko vedle některého dřívějšího křížku, nebo svou akci ukončete ({ word-done }).

## Odmítnutí: ručně zapsaný stůl

refusal-desk-players = Zapište jednoho až { $most } hráče, ne { $count }.
refusal-desk-who-first = Území { $territory-with } mají uzavřené { $players }. Označte, kdo byl první; v souboru to napište do „first“ pod „{ $territory-id }“, třeba [1], nebo [1, 2], pokud byli ve stejné akci dva.
refusal-desk-unknown-player =
    V „first“ je pod „{ $territory-id }“ hráč { $number }, ale { $most ->
        [one] v souboru je jen jeden hráč
        [few] v souboru jsou jen { $most } hráči
       *[other] v souboru je jen { $most } hráčů
    }. Hráče počítejte od jedné.
refusal-desk-not-closed =
    Podle označení má území { $territory-with } jako první uzavřené { $player }, ale { $cells-count ->
        [one] políčko { $cells } je volné
       *[other] políčka { $cells } jsou volná
    }. Zrušte označení (v souboru opravte „first“), nebo doplňte křížky.
refusal-unknown-board = Deska „{ $text }“ neexistuje. Vyberte si { $known-or }.
refusal-desk-same-board = Desku { $board } mají dva hráči, ale každý má svou vlastní. Dejte každému jiné písmeno, nebo „board“ vynechte.
refusal-desk-cell-twice = Políčko { $cell } je u jednoho hráče dvakrát. Nemělo to být jiné?
refusal-desk-too-many-first = Jako první mohli území { $territory-with } uzavřít nejvýš { $most } hráči, každý uvedený jednou: ti, kteří to stihli v téže druhé akci.
refusal-unknown-cell = Políčko „{ $text }“ neexistuje. Políčka mají jména jako { $example }.
refusal-unknown-territory = Území „{ $text }“ neexistuje. Napište { $known-or }.

## Odmítnutí: ručně zapsané vydání

refusal-edition-other-game = Tento soubor je pro hru „{ $game }“. Vydání hry Zavřete hranice! má jako „game“ uvedeno „border“.
refusal-edition-name = „edition“ musí být jméno o 1 až { $longest } běžných znacích.
refusal-edition-same-boards = Desky { $board_a } a { $board_b } jsou stejné. Každá deska má své vlastní barvy.
refusal-edition-fixed = „{ $key }“ je { $value }, ale v každém vydání to musí být { $expected }. Opravte to.
refusal-edition-names = „{ $key }“ musí mít přesně tyto položky v tomto pořadí: { $known }.

refusal-edition-cells = V „cells“ musí být po řadě všechna políčka od b01 do b86; teď jich tam je { $count }. Kde má být „{ $expected }“, je „{ $cell }“.
refusal-edition-same-place = Políčka { $cell_a } a { $cell_b } mají stejné q i r. Podívejte se znovu, kde které leží.
refusal-edition-cells-apart = Políčka netvoří jeden celek: z jednoho se musí dát po sousedních dojít do všech ostatních. Podívejte se znovu na „q“ a „r“.
refusal-edition-unknown-cell = V „{ $key }“ je políčko „{ $cell }“, které není v „cells“. Políčka se jmenují b01 až b86.
refusal-edition-white =
    V „whiteCells“ musí být dvě různá políčka. { $cells-count ->
        [0] Teď tam není žádné.
       *[other] Teď je tam { $cells }.
    }

refusal-edition-no-values = Území „{ $territory-id }“ nemá „{ $key }“. Napište „high“ i „low“: body pro toho, kdo ho uzavře jako první, a pro ty, kteří ho uzavřou dodatečně.
refusal-edition-bad-values = Území „{ $territory-id }“ má „high“ { $high } a „low“ { $low }. Hodnota „high“ musí být větší než „low“ a obě musí být od 1 do { $highest }.
refusal-edition-overlap = V „interior“ území „{ $territory-id }“ je šestiúhelník { $place }, ale na tom místě už leží „{ $other }“. Vyřaďte ho, nebo opravte to druhé.
refusal-edition-interior = „interior“ území „{ $territory-id }“ je prázdný, nebo nedrží pohromadě. Vypište všechny šestiúhelníky uvnitř; musí spolu souviset.
refusal-edition-ring-astray = V „border“ území „{ $territory-id }“ je políčko { $cell }, které se vnitřku území nedotýká. Vypište jen políčka okolo území.
refusal-edition-ring-twice = V „border“ území „{ $territory-id }“ je políčko { $cell } dvakrát. Vypište každé jen jednou.
refusal-edition-hole = Hranice okolo území „{ $territory-id }“ má díru v místě { $place }. Doplňte políčko, které tam leží, do „border“, nebo opravte „interior“.
refusal-edition-ring-open = Políčka okolo území „{ $territory-id }“ netvoří jeden souvislý kruh. Porovnejte „interior“ a „border“ se svou deskou.
refusal-edition-bounds =
    { $count ->
        [0] Políčko { $cell } není v „border“ žádného území.
       *[other] Políčko { $cell } je v „border“ u { $count } území.
    } Každé políčko ohraničuje jedno, dvě nebo tři.
refusal-edition-contradiction = „{ $key }“ u { $cell } nesouhlasí se zbytkem souboru, podle kterého tam má být: { $found }. Opravte jedno z toho, nebo „{ $key }“ vynechte.

refusal-edition-board-form = Deska { $board } musí mít buď „areaColours“, tedy barvy společných „areas“, nebo vlastní „areas“. Napište jedno z toho, ne obojí.
refusal-edition-areas = Oblasti desky { $board } se musí jmenovat a01, a02, a03 a tak dál bez mezer a smí jich být nejvýš { $most }. Zkontrolujte jejich jména a počet; teď jich je { $count }.
refusal-edition-area-unknown =
    V „areaColours“ desky { $board } { $areas-count ->
        [one] je { $areas }, ale taková oblast není.
       *[other] jsou { $areas }, ale takové oblasti nejsou.
    } Použijte jména, která stojí v „areas“.
refusal-edition-area-colour = Oblast { $area } desky { $board } má barvu „{ $text }“. Použijte { $known-or }.
refusal-edition-area-no-colour = Oblast { $area } desky { $board } nemá barvu. Dejte jí jednu ze šesti.
refusal-edition-area-size = Oblast { $area } desky { $board } má podle „size“ velikost { $size }, ale vypsaných políček je { $count }. Opravte jedno z toho, nebo „size“ vynechte.
refusal-edition-area-apart = Oblast { $area } desky { $board } je prázdná, nebo nedrží pohromadě. Vypište všechna její políčka; musí spolu souviset.
refusal-edition-cover =
    { $expected ->
        [0] Na desce { $board } je bílé políčko { $cell } v některé oblasti, ale bílá políčka do žádné nepatří. Vyřaďte ho z ní, nebo opravte „whiteCells“.
       *[other] { $count ->
            [0] Na desce { $board } není políčko { $cell } v žádné oblasti. Doplňte ho do té, do které patří.
           *[other] Na desce { $board } je políčko { $cell } uvedeno { $count }krát. Nechte ho jen v té oblasti, do které patří.
        }
    }
refusal-edition-same-colour = Na desce { $board } spolu sousedí oblasti { $area_a } a { $area_b } a obě jsou { $colour-cell }. Dejte jedné z nich jinou barvu, nebo je spojte v jednu.

remark-uneven-colour =
    { $sizes-count ->
        [0] Na desce { $board } není žádná { $colour } oblast.
        [one] Na desce { $board } je jediná { $colour } oblast a její velikost je { $sizes }.
       *[other] Na desce { $board } mají { $colour-cell } oblasti velikost { $sizes }.
    } Na tištěných deskách má každá barva po jedné oblasti velikosti 2, 3, 4 a 5, takže se raději podívejte znovu.

## Stůl v terminálu

terminal-dice = Kostky:
terminal-pool = Zbývající kostky:
terminal-closed-label = uzavřeno
terminal-throw = { $number }. hod ze 3
terminal-score = celkem
terminal-board = Deska { $board }
terminal-missing = volná políčka
terminal-active = aktivní
terminal-choosing = vybírá
terminal-finished = hotovo
# V posledním kole jich může být i sedm a víc.
terminal-closed =
    { $count ->
        [7] uzavřeno { $count } území
        [8] uzavřeno { $count } území
        [9] uzavřeno { $count } území
       *[other] uzavřeno { $count } z 6 území
    }

## Deska v prohlížeči

pick-die-gray = { colour-gray }
pick-die-yellow = { colour-yellow }
pick-die-blue = { colour-blue }
pick-die-red = { colour-red }
pick-die-orange = { colour-orange }
pick-die-green = { colour-green }
pick-word-roll = hodit znovu
pick-word-stop = { move-stop }
pick-word-done = { move-done }
pick-area = oblast { $name }
pick-cell = políčko { $name }

face-dice = Kostky
face-sum = celkem
face-throw = { $throw }. hod ze { $most }
face-tray-before = Kostky ještě nejsou hozeny
face-tray-rolling = Klepnutím si kostku necháte
face-tray-rolls = { $player } hází
face-tray-completing = Vaše kostky
face-tray-completes = { $player } dokončuje oblasti
face-tray-yours = Zbývá pro vás
face-tray-choose = Jedna z nich je vaše
face-tray-others = Zbývá pro ostatní
face-tray-each = Každý z ostatních si vybere jednu
face-tray-over = Poslední kostky
face-kept = zůstane
face-die-goes = { $colour }, bude se házet znovu; nechat si ji?
face-die-stays = { $colour }, zůstane ležet
face-die-spent = { $colour }, už použitá
face-roll =
    { $count ->
        [0] Hodit
        [one] Hodit jednou kostkou
        [5] Hodit všemi
       *[other] Hodit { $count } kostkami
    }
face-stop = Dost
face-done = Ukončit akci
face-complete =
    Dokončit { $colour-acc } oblast { $area }: { $count ->
        [one] { $count } políčko
        [few] { $count } políčka
       *[other] { $count } políček
    }
face-cross = Zakřížkovat { $colour-cell } políčko { $cell }
face-active = aktivní
face-choosing = vybírá
face-finished = hotovo
face-board-of =
    Deska, { $player }: { $count ->
        [one] { $count } uzavřené území
        [few] { $count } uzavřená území
       *[other] { $count } uzavřených území
    }, { count-points }
# Deska území po území, pro ty, kdo ji nevidí.
face-heard-closed = { $territory }: uzavřeno, { count-points }
face-heard-open = { $territory }, { $high } jako první, { $low } dodatečně; chybí { $missing }
face-heard-late = { $territory }, už jen { $low } dodatečně; chybí { $missing }
face-heard-cells = { $colour } { $cells }
face-enlarge = Ukázat tuto desku velkou
face-larger = Zvětšit desku
face-smaller = Ukázat celou desku
face-pad-board = Deska, { $player }
face-pad-letter = { $player }: deska { $board }
face-pad-start = Začíná { $player }
face-pad-clear = Smazat
face-pad-without = { $colour }: odebrat
face-pad-enter = Zadat hod
face-pad-left =
    { $count ->
        [0] Všechny kostky jsou zadané.
        [one] Ještě { $count } kostka
        [few] Ještě { $count } kostky
       *[other] Ještě { $count } kostek
    }

face-desk-players = Hráči
face-desk-whose = Čí deska
face-desk-board = Deska
face-desk-help = Vyberte hráče a písmeno jeho desky a pak klepněte na každé políčko, které je na ní zakřížkované.
face-desk-cells = Políčka na desce, { $player }
face-desk-circles = Hodnoty zakroužkované na bodovací liště
face-desk-circles-help = Pokud totéž území uzavřelo více hráčů, zakroužkujte body jako na jejich bodovacích lištách: vyšší hodnotu má ten, kdo byl první.
face-desk-first = { $territory } jako první: { count-points }
face-desk-later = { $territory } dodatečně: { count-points }
face-desk-clear = Smazat tuto desku
