game-title = Genial
game-tagline = Prikladajte farebné dieliky a strážte všetky farby: rozhodne tá najslabšia.
game-credits = Vymyslel Reiner Knizia, 2004; v Českej republike a na Slovensku hru zastupuje MINDOK.

## Podstatné mená

colour-red = červená
    .acc = červenú
    .symbol = červený
colour-green = zelená
    .acc = zelenú
    .symbol = zelený
colour-blue = modrá
    .acc = modrú
    .symbol = modrý
colour-orange = oranžová
    .acc = oranžovú
    .symbol = oranžový
colour-yellow = žltá
    .acc = žltú
    .symbol = žltý
colour-purple = fialová
    .acc = fialovú
    .symbol = fialový

tile-red-red = jednofarebný červený
tile-red-green = červeno-zelený
tile-red-blue = červeno-modrý
tile-red-orange = červeno-oranžový
tile-red-yellow = červeno-žltý
tile-red-purple = červeno-fialový
tile-green-green = jednofarebný zelený
tile-green-blue = zeleno-modrý
tile-green-orange = zeleno-oranžový
tile-green-yellow = zeleno-žltý
tile-green-purple = zeleno-fialový
tile-blue-blue = jednofarebný modrý
tile-blue-orange = modro-oranžový
tile-blue-yellow = modro-žltý
tile-blue-purple = modro-fialový
tile-orange-orange = jednofarebný oranžový
tile-orange-yellow = oranžovo-žltý
tile-orange-purple = oranžovo-fialový
tile-yellow-yellow = jednofarebný žltý
tile-yellow-purple = žlto-fialový
tile-purple-purple = jednofarebný fialový

direction-E = V
direction-NE = SV
direction-NW = SZ
direction-W = Z
direction-SW = JZ
direction-SE = JV

word-swap = vymeniť
word-keep = nechať

mode-standard = základná hra
mode-team = hra vo dvojiciach
mode-solitaire = sólová hra

## Voľby

option-mode = Spôsob hry
    .help = Každý sám za seba, dvaja proti dvom alebo sólová hra.
option-mode-standard = Základná hra
option-mode-team = Hra vo dvojiciach
option-mode-solitaire = Sólová hra
option-open = Odkryté stojančeky spoluhráčov
    .help = V hre vo dvojiciach si spoluhráči vidia na stojančeky a smú sa dohovárať.
option-open-false = nie
option-open-true = áno
option-first = Kto začína
    .help = Miesto, ktoré hrá ako prvé.
    .typed = Miesta sa číslujú od nuly.
option-first-0 = prvé miesto
option-first-1 = druhé miesto
option-first-2 = tretie miesto
option-first-3 = štvrté miesto

## Výzvy a ťahy

prompt-place = Priložte dielik na dve voľné susedné políčka.
prompt-place-first = Priložte svoj prvý dielik k predtlačenému symbolu, pri ktorom ešte nikto nezačal.
prompt-place-bonus =
    { $more ->
        [0] Bonusový ťah: priložte ďalší dielik.
        [one] Bonusový ťah: priložte ďalší dielik. Potom vás čaká ešte jeden.
        [few] Bonusový ťah: priložte ďalší dielik. Potom vás čakajú ešte { $more }.
       *[other] Bonusový ťah: priložte ďalší dielik. Potom vás čaká ešte { $more }.
    }
prompt-swap = Vymeníte všetky svoje dieliky, alebo si ich necháte a stojanček doplníte?
    .typed = Žiadna z vašich najslabších farieb nie je na žiadnom z vašich dielikov. Napíšte { word-swap } alebo { word-keep }.
prompt-draw =
    { $player } ťahá z vrecúška { $missing ->
        [one] jeden dielik
        [few] { $missing } dieliky
       *[other] { $missing } dielikov
    }.
    .typed = Zapisujte po jednom, napríklad červená-modrá alebo red-blue.

move-place = { $colour_a } na { $cell_a }, { $colour_b } na { $cell_b }
move-swap = vymeniť všetky dieliky
move-keep = nechať si dieliky a doplniť

## Čo sa deje

event-began = Začína { $player }.
event-claimed = { $player } si zaberá { $colour-symbol } symbol.
event-placed = { $player } prikladá { $colour_a-acc } na { $cell_a } a { $colour_b-acc } na { $cell_b }.
event-scored =
    { $player } získava { count-points } za { $colour-acc } na { $cell }{ $lost ->
        [0] ;
        [one] , ale jeden bod prepadá;
        [few] , ale { $lost } body prepadajú;
       *[other] , ale { $lost } bodov prepadá;
    } kolíček stojí na { $value }.
event-bonus = { $player } posúva { $colour-acc } na { $value } a získava bonusový ťah!
event-bonus-lapsed =
    { $player } už nemá dieliky: { $count ->
        [one] jeden bonusový ťah prepadá.
        [few] { $count } bonusové ťahy prepadajú.
       *[other] { $count } bonusových ťahov prepadá.
    }
event-may-swap = { $player } smie vymeniť dieliky.
event-swapped = { $player } vymieňa dieliky. Ukazuje a odkladá: { $tiles }.
event-kept = { $player } si dieliky necháva.
event-drew = { $player } ťahá { $tile } dielik.
event-drew-unseen = { $player } ťahá dielik.
event-returned =
    { $player } vhadzuje { $count ->
        [one] starý dielik
        [few] { $count } staré dieliky
       *[other] { $count } starých dielikov
    } späť do vrecúška.
event-ended = Koniec hry. { $ending }

ending-board-full = Nikde už nie sú dve voľné políčka vedľa seba.
ending-all-at-top = Všetkých šesť farieb je plných.

## Body

item-run = { $colour } z { $cell } smerom { $direction } ({ $cells }): { count-points }
item-half = { $colour } na { $cell } spolu: { count-points }
item-double = { $colour } spolu: { count-points }
item-track = { $colour }: { count-points }

## Odmietnutia

refusal-bad-mode = Pre { count-players.acc } nie je { $mode }. Sólová hra je pre jedného, základná pre dvoch až štyroch a hra vo dvojiciach pre štyroch.
refusal-open-without-team = Odkryté stojančeky patria k hre vo dvojiciach. Nechajte stojančeky zakryté alebo zvoľte hru vo dvojiciach.
refusal-bad-first =
    { $first ->
        [0] Prvé
        [1] Druhé
        [2] Tretie
       *[other] Štvrté
    } miesto začínať nemôže: { $players ->
        [one] hrá iba jeden hráč.
        [few] hrajú iba { $players } hráči.
       *[other] hrá iba { $players } hráčov.
    }

refusal-unreadable-move = „{ $text }“ nie je ťah. Napíšte farby a políčka, napríklad { $example }.
refusal-unknown-move = Ťah ani dielik s číslom { $action } neexistuje.
refusal-unknown-colour = Farba „{ $text }“ tu nie je. Napíšte { $known-or }, stačí aj prvé písmeno.
refusal-unknown-cell = Políčko „{ $text }“ neexistuje. Políčka majú meno z písmena a čísla, napríklad { $example }.
refusal-not-neighbours = Políčka { $cell_a } a { $cell_b } spolu nesusedia. Dielik potrebuje dve susedné políčka.
refusal-off-board = Políčko { $cell } pri tomto počte hráčov leží mimo hracej oblasti. Vyberte si iné.
refusal-cell-printed = Na políčku { $cell } je predtlačený { $colour-symbol } symbol. Vyberte si voľné políčko.
refusal-cell-taken = Políčko { $cell } je obsadené, leží na ňom { $colour }. Vyberte si voľné políčko.
refusal-tile-not-in-rack = Žiadny { $tile } dielik nemáte. Priložte niektorý zo svojich.
refusal-touch-a-symbol = Prvý dielik musí susediť s predtlačeným symbolom. Priložte ho bližšie k niektorému.
refusal-symbol-claimed = Tento { $colour-symbol } symbol si už niekto zabral. Nájdite si iný.
refusal-answer-first = Najprv povedzte, či dieliky vymeníte: { word-swap } alebo { word-keep }.
refusal-no-swap-now = Teraz sa dieliky vymieňať nedajú. Priložte dielik.

refusal-unreadable-tile = „{ $text }“ nie je dielik. Napíšte jeho dve farby, napríklad { $example }.
refusal-tile-not-in-bag = Žiadny { $tile } dielik už vo vrecúšku nie je. Pozrite sa ešte raz, čo ste vytiahli.
refusal-cell-by-name-or-coordinates = Zadajte políčko buď menom, alebo súradnicami q a r.

## Stôl v termináli

terminal-bag =
    Vo vrecúšku: { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }
terminal-aside = Odložené:
terminal-claimed = Zabrané symboly:

## Stôl v prehliadači

face-board = Herný plán
face-cell-empty = { $cell }, voľné políčko
face-cell-printed = { $cell }, predtlačený symbol: { $colour }
face-cell-taken = { $cell }, { $colour }
face-colour = { $colour }
face-rack = Vaše dieliky
face-rack-of = Dieliky hráča { $player }
face-tile = Dielik { $number }: { $tile }
face-one-tile = { $tile } dielik
face-how-to-pick = Vyberte dielik (alebo stlačte jeho číslo) a potom miesto na pláne.
face-how-to-lay = Otočíte ho kolieskom alebo klávesom R, priložíte kliknutím, alebo šípkami a Enterom.
face-tap-to-pick = Vyberte dielik a potom miesto na pláne.
face-tap-to-lay = Ťuknutím na plán ho položíte, ďalším ťuknutím naň ho otočíte.
face-turn = Otočiť dielik (R)
face-zoom = Väčší plán
face-score-board = Bodovacia tabuľka: { $players }
face-track = { $colour } { $value } z { $top }
face-track-weakest = { $colour } { $value } z { $top }, najslabšia
face-hidden =
    { $count ->
        [one] { $count } skrytý dielik
        [few] { $count } skryté dieliky
       *[other] { $count } skrytých dielikov
    }
face-bag =
    Vo vrecúšku: { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }
face-aside = Odložené:
face-claimed = Zabrané symboly:
face-bonus = Bonusový ťah!
face-bonus-why =
    { $player } má kolíček na konci tabuľky: ihneď prikladá ďalší dielik, ešte pred ťahaním. { $more ->
        [0] { "" }
        [one] Potom nasleduje ešte jeden bonusový ťah.
        [few] Potom nasledujú ešte { $more } bonusové ťahy.
       *[other] Potom nasleduje ešte { $more } bonusových ťahov.
    }
face-swap-title = Vymeniť dieliky?
face-swap-why =
    { $colours-count ->
        [one] Na žiadnom vašom dieliku nie je vaša najslabšia farba ({ $colours }).
       *[other] Na žiadnom vašom dieliku nie je žiadna z vašich najslabších farieb ({ $colours }).
    } Smiete všetky dieliky ukázať, vytiahnuť si šesť nových a staré vhodiť späť do vrecúška.
face-swap = Vymeniť všetky
face-keep = Nechať si ich a doplniť
face-first-half = Prvá polovica
face-second-half = Druhá polovica
face-desk-players = Hráči
face-desk-tile = Počítaný dielik
face-desk-tools = Čo leží na pláne
face-desk-nothing = Odobrať
face-desk-put = Ťuknutím na políčko tam dielik priložíte, ťuknutím naň ho otočíte. Čo leží okolo, zadáte výberom farby.
face-desk-lay = Ťuknite na políčka, na ktorých táto farba leží; ďalším ťuknutím ju odoberiete.
face-desk-take = Ťuknite na to, čo chcete odobrať.
face-desk-clear = Prázdny plán

## Čo hovorí za ťah

term-lowest = najslabšia farba
term-colours = ostatné farby
term-bonus = bonusový ťah
term-blocks = obsadené dobré miesta
term-opens = otvorené dobré miesta
term-swap = lepšie dieliky
