game-title = Genial
game-tagline = Přikládejte barevné dílky a hlídejte všechny barvy: rozhodne ta nejslabší.
game-credits = Vymyslel Reiner Knizia, 2004; v České republice a na Slovensku hru zastupuje MINDOK.

## Podstatná jména

colour-red = červená
    .acc = červenou
    .symbol = červený
colour-green = zelená
    .acc = zelenou
    .symbol = zelený
colour-blue = modrá
    .acc = modrou
    .symbol = modrý
colour-orange = oranžová
    .acc = oranžovou
    .symbol = oranžový
colour-yellow = žlutá
    .acc = žlutou
    .symbol = žlutý
colour-purple = fialová
    .acc = fialovou
    .symbol = fialový

tile-red-red = jednobarevný červený
tile-red-green = červeno-zelený
tile-red-blue = červeno-modrý
tile-red-orange = červeno-oranžový
tile-red-yellow = červeno-žlutý
tile-red-purple = červeno-fialový
tile-green-green = jednobarevný zelený
tile-green-blue = zeleno-modrý
tile-green-orange = zeleno-oranžový
tile-green-yellow = zeleno-žlutý
tile-green-purple = zeleno-fialový
tile-blue-blue = jednobarevný modrý
tile-blue-orange = modro-oranžový
tile-blue-yellow = modro-žlutý
tile-blue-purple = modro-fialový
tile-orange-orange = jednobarevný oranžový
tile-orange-yellow = oranžovo-žlutý
tile-orange-purple = oranžovo-fialový
tile-yellow-yellow = jednobarevný žlutý
tile-yellow-purple = žluto-fialový
tile-purple-purple = jednobarevný fialový

direction-E = V
direction-NE = SV
direction-NW = SZ
direction-W = Z
direction-SW = JZ
direction-SE = JV

word-swap = vyměnit
word-keep = nechat

mode-standard = základní hra
mode-team = hra ve dvojicích
mode-solitaire = solitérní hra

## Volby

option-mode = Způsob hry
    .help = Každý sám za sebe, dva proti dvěma, nebo solitérní hra.
option-mode-standard = Základní hra
option-mode-team = Hra ve dvojicích
option-mode-solitaire = Solitérní hra
option-open = Odkryté stojánky spoluhráčů
    .help = Ve hře ve dvojicích si spoluhráči vidí do stojánků a smějí se domlouvat.
option-open-false = ne
option-open-true = ano
option-first = Kdo začíná
    .help = Místo, které hraje jako první.
    .typed = Místa se číslují od nuly.
option-first-0 = první místo
option-first-1 = druhé místo
option-first-2 = třetí místo
option-first-3 = čtvrté místo

## Výzvy a tahy

prompt-place = Přiložte dílek na dvě volná sousední pole.
prompt-place-first = Přiložte svůj první dílek k natištěnému symbolu, u kterého ještě nikdo nezačal.
prompt-place-bonus =
    { $more ->
        [0] Bonusový tah: přiložte další dílek.
        [one] Bonusový tah: přiložte další dílek. Potom vás čeká ještě jeden.
        [few] Bonusový tah: přiložte další dílek. Potom vás čekají ještě { $more }.
       *[other] Bonusový tah: přiložte další dílek. Potom vás čeká ještě { $more }.
    }
prompt-swap = Vyměníte všechny své dílky, nebo si je necháte a stojánek doplníte?
    .typed = Žádná z vašich nejslabších barev není na žádném z vašich dílků. Napište { word-swap }, nebo { word-keep }.
prompt-draw =
    { $player } losuje ze sáčku { $missing ->
        [one] jeden dílek
        [few] { $missing } dílky
       *[other] { $missing } dílků
    }.
    .typed = Zapisujte po jednom, třeba červená-modrá nebo red-blue.

move-place = { $colour_a } na { $cell_a }, { $colour_b } na { $cell_b }
move-swap = vyměnit všechny dílky
move-keep = nechat si dílky a doplnit

## Co se děje

event-began = Začíná { $player }.
event-claimed = { $player } si zabírá { $colour-symbol } symbol.
event-placed = { $player } přikládá { $colour_a-acc } na { $cell_a } a { $colour_b-acc } na { $cell_b }.
event-scored =
    { $player } získává { count-points } za { $colour-acc } na { $cell }{ $lost ->
        [0] ;
        [one] , ale jeden bod propadá;
        [few] , ale { $lost } body propadají;
       *[other] , ale { $lost } bodů propadá;
    } kolíček stojí na { $value }.
event-bonus = { $player } posouvá { $colour-acc } na { $value } a získává bonusový tah!
event-bonus-lapsed =
    { $player } už nemá dílky: { $count ->
        [one] jeden bonusový tah propadá.
        [few] { $count } bonusové tahy propadají.
       *[other] { $count } bonusových tahů propadá.
    }
event-may-swap = { $player } smí vyměnit dílky.
event-swapped = { $player } vyměňuje dílky. Ukazuje a odkládá: { $tiles }.
event-kept = { $player } si dílky nechává.
event-drew = { $player } losuje { $tile } dílek.
event-drew-unseen = { $player } losuje dílek.
event-returned =
    { $player } vhazuje { $count ->
        [one] starý dílek
        [few] { $count } staré dílky
       *[other] { $count } starých dílků
    } zpátky do sáčku.
event-ended = Konec hry. { $ending }

ending-board-full = Nikde už nejsou dvě volná pole vedle sebe.
ending-all-at-top = Všech šest barev je plných.

## Body

item-run = { $colour } z { $cell } směrem { $direction } ({ $cells }): { count-points }
item-half = { $colour } na { $cell } celkem: { count-points }
item-double = { $colour } celkem: { count-points }
item-track = { $colour }: { count-points }

## Odmítnutí

refusal-bad-mode = Pro { count-players.acc } není { $mode }. Solitérní hra je pro jednoho, základní pro dva až čtyři a hra ve dvojicích pro čtyři.
refusal-open-without-team = Odkryté stojánky patří ke hře ve dvojicích. Nechte stojánky zakryté, nebo zvolte hru ve dvojicích.
refusal-bad-first =
    { $first ->
        [0] První
        [1] Druhé
        [2] Třetí
       *[other] Čtvrté
    } místo začínat nemůže: { $players ->
        [one] hraje jen jeden hráč.
        [few] hrají jen { $players } hráči.
       *[other] hraje jen { $players } hráčů.
    }

refusal-unreadable-move = „{ $text }“ není tah. Napište barvy a pole, třeba { $example }.
refusal-unknown-move = Tah ani dílek s číslem { $action } neexistuje.
refusal-unknown-colour = Barva „{ $text }“ tu není. Napište { $known-or }, stačí i první písmeno.
refusal-unknown-cell = Pole „{ $text }“ neexistuje. Pole mají jméno z písmene a čísla, třeba { $example }.
refusal-not-neighbours = Pole { $cell_a } a { $cell_b } spolu nesousedí. Dílek potřebuje dvě sousední pole.
refusal-off-board = Pole { $cell } při tomto počtu hráčů leží mimo hrací oblast. Vyberte si jiné.
refusal-cell-printed = Na poli { $cell } je natištěný { $colour-symbol } symbol. Vyberte si volné pole.
refusal-cell-taken = Pole { $cell } je obsazené, leží na něm { $colour }. Vyberte si volné pole.
refusal-tile-not-in-rack = Žádný { $tile } dílek nemáte. Přiložte některý ze svých.
refusal-touch-a-symbol = První dílek musí sousedit s natištěným symbolem. Přiložte ho blíž k některému.
refusal-symbol-claimed = Tento { $colour-symbol } symbol si už někdo zabral. Najděte si jiný.
refusal-answer-first = Nejdřív řekněte, jestli dílky vyměníte: { word-swap }, nebo { word-keep }.
refusal-no-swap-now = Teď se dílky měnit nedají. Přiložte dílek.

refusal-unreadable-tile = „{ $text }“ není dílek. Napište jeho dvě barvy, třeba { $example }.
refusal-tile-not-in-bag = Žádný { $tile } dílek už v sáčku není. Podívejte se ještě jednou, co jste vylosovali.
refusal-cell-by-name-or-coordinates = Zadejte pole buď jménem, nebo souřadnicemi q a r.

## Stůl v terminálu

terminal-bag =
    V sáčku: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
terminal-aside = Odložené:
terminal-claimed = Zabrané symboly:

## Stůl v prohlížeči

face-board = Herní plán
face-cell-empty = { $cell }, volné pole
face-cell-printed = { $cell }, natištěný symbol: { $colour }
face-cell-taken = { $cell }, { $colour }
face-colour = { $colour }
face-rack = Vaše dílky
face-rack-of = Dílky hráče { $player }
face-tile = Dílek { $number }: { $tile }
face-one-tile = { $tile } dílek
face-how-to-pick = Vyberte dílek (nebo stiskněte jeho číslo) a potom místo na plánu.
face-how-to-lay = Otočíte ho kolečkem nebo klávesou R, přiložíte kliknutím, nebo šipkami a Enterem.
face-tap-to-pick = Vyberte dílek a potom místo na plánu.
face-tap-to-lay = Klepnutím na plán ho položíte, dalším klepnutím na něj ho otočíte.
face-turn = Otočit dílek (R)
face-zoom = Větší plán
face-score-board = Bodovací tabulka: { $players }
face-track = { $colour } { $value } z { $top }
face-track-weakest = { $colour } { $value } z { $top }, nejslabší
face-hidden =
    { $count ->
        [one] { $count } skrytý dílek
        [few] { $count } skryté dílky
       *[other] { $count } skrytých dílků
    }
face-bag =
    V sáčku: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
face-aside = Odložené:
face-claimed = Zabrané symboly:
face-bonus = Bonusový tah!
face-bonus-why =
    { $player } má kolíček na konci tabulky: ihned přikládá další dílek, ještě před losováním. { $more ->
        [0] { "" }
        [one] Potom následuje ještě jeden bonusový tah.
        [few] Potom následují ještě { $more } bonusové tahy.
       *[other] Potom následuje ještě { $more } bonusových tahů.
    }
face-swap-title = Vyměnit dílky?
face-swap-why =
    { $colours-count ->
        [one] Na žádném vašem dílku není vaše nejslabší barva ({ $colours }).
       *[other] Na žádném vašem dílku není žádná z vašich nejslabších barev ({ $colours }).
    } Smíte všechny dílky ukázat, vylosovat si šest nových a staré vhodit zpátky do sáčku.
face-swap = Vyměnit všechny
face-keep = Nechat si je a doplnit
face-first-half = První polovina
face-second-half = Druhá polovina
face-desk-players = Hráči
face-desk-tile = Počítaný dílek
face-desk-tools = Co leží na plánu
face-desk-nothing = Odebrat
face-desk-put = Klepnutím na pole tam dílek přiložíte, klepnutím na něj ho otočíte. Co leží kolem, zadáte výběrem barvy.
face-desk-lay = Klepněte na pole, na kterých tato barva leží; dalším klepnutím ji odeberete.
face-desk-take = Klepněte na to, co chcete odebrat.
face-desk-clear = Prázdný plán

## Co mluví pro tah

term-lowest = nejslabší barva
term-colours = ostatní barvy
term-bonus = bonusový tah
term-blocks = obsazená dobrá místa
term-opens = otevřená dobrá místa
term-swap = lepší dílky
