game-title = Žiarihvozd
game-tagline = Zbierajte svetielkujúce bludičky, nechajte okolo svojej mačky vyrásť les a plňte želania noci.
game-credits = Vymyslel Reed Ambrose, ilustroval Štěpán Drašťák, v roku 2025 vydalo Czech Games Edition.

## Podstatné mená

# .with: s tekvicou; .none: žiadna tekvica
kind-pumpkin = tekvica
    .acc = tekvicu
    .with = s tekvicou
    .none = žiadna tekvica
kind-hat = čaroklobúk
    .acc = čaroklobúk
    .with = s čaroklobúkom
    .none = žiadny čaroklobúk
kind-orb = orb
    .acc = orb
    .with = s orbom
    .none = žiadny orb
kind-heart = srdce
    .acc = srdce
    .with = so srdcom
    .none = žiadne srdce
kind-tree = strom
    .acc = strom
    .with = so stromom
    .none = žiadny strom
kind-cat = mačka
    .acc = mačku
    .with = s mačkou
    .none = žiadna mačka

# .gen: balíček tekvíc; .such ukazuje značku, ktorá sa dá napísať
deck-pumpkin = tekvice
    .gen = tekvíc
    .such = napríklad P-SUDOKU
deck-hat = čaroklobúky
    .gen = čaroklobúkov
    .such = napríklad H-LINE
deck-orb = orby
    .gen = orbov
    .such = napríklad O-AROUND
deck-heart = srdcia
    .gen = sŕdc
    .such = napríklad E-ADJACENT
deck-tree = stromy
    .gen = stromov
    .such = napríklad T-LARGEST

# .id je značka v súboroch a ťahoch, .word samotné meno pre toho, kto ho chce napísať
shape-I2 = domino (I2)
    .acc = domino (I2)
    .id = I2
    .word = domino
shape-I3 = trojica v rade (I3)
    .acc = trojicu v rade (I3)
    .id = I3
    .word = rad
shape-V3 = trojica do rohu (V3)
    .acc = trojicu do rohu (V3)
    .id = V3
    .word = roh
shape-I4 = tyčka (I4)
    .acc = tyčku (I4)
    .id = I4
    .word = tyčka
shape-O4 = štvorec (O4)
    .acc = štvorec (O4)
    .id = O4
    .word = štvorec
shape-S4 = esíčko (S4)
    .acc = esíčko (S4)
    .id = S4
    .word = esíčko
shape-T4 = téčko (T4)
    .acc = téčko (T4)
    .id = T4
    .word = téčko
shape-L4 = elko (L4)
    .acc = elko (L4)
    .id = L4
    .word = elko

# Tie isté tvary, ako výzva vypočítava tie, pre ktoré by sa mačka schovala.
cat-I2 = { shape-I2 }
cat-I3 = { shape-I3 }
cat-V3 = { shape-V3 }
cat-I4 = { shape-I4 }
cat-O4 = { shape-O4 }
cat-S4 = { shape-S4 }
cat-T4 = { shape-T4 }
cat-L4 = { shape-L4 }

# .help hovorí, čo si karta želá; .id je jej značka v súboroch a ťahoch
card-P-AROUND = Nedotekvičky
    .help = Počítajú sa tekvice, ktoré sa nedotýkajú žiadnej inej tekvice, ani rohom.
    .id = P-AROUND
card-P-SUDOKU = Tekvoku
    .help = Počítajú sa tekvice, ktoré vo svojom riadku ani stĺpci nemajú žiadnu inú tekvicu.
    .id = P-SUDOKU
card-P-DIAGONAL = Popínavý príbeh
    .help = Počítajú sa tekvice, ktoré na žiadnej zo svojich uhlopriečok nemajú inú tekvicu, blízko ani ďaleko.
    .id = P-DIAGONAL
card-P-PAIRS = Tekvicové párky
    .help = Počítajú sa páry: dve tekvice tesne vedľa seba, s ktorými nesusedí žiadna tretia.
    .id = P-PAIRS
card-P-GROUPS = Partyzóny
    .help = Počítajú sa skupiny bludičiek, v ktorých je tekvica; skupinou je aj samotná tekvica.
    .id = P-GROUPS
card-H-DIAGONAL = Mačka naprieč
    .help = Nový čaroklobúk musí ležať na uhlopriečke, ktorá vedie cez vašu mačku, blízko alebo ďaleko. Všetky vaše čaroklobúky bodujú po trojiciach: jeden 4, dva 10, tri 18.
    .id = H-DIAGONAL
card-H-LINE = Mačací kríž
    .help = Nový čaroklobúk musí ležať v rovnakom riadku alebo stĺpci ako vaša mačka, blízko alebo ďaleko. Všetky vaše čaroklobúky bodujú po trojiciach: jeden 4, dva 10, tri 18.
    .id = H-LINE
card-H-AROUND = Maznáčik
    .help = Nový čaroklobúk musí ležať na jednom z ôsmich políčok okolo vašej mačky. Všetky vaše čaroklobúky bodujú po trojiciach: jeden 4, dva 10, tri 18.
    .id = H-AROUND
card-H-CHAIN = Šach mňau
    .help = Nový čaroklobúk sa musí rohom dotýkať vašej mačky alebo byť na ňu napojený cez iné čaroklobúky, od rohu k rohu. Všetky vaše čaroklobúky bodujú po trojiciach: jeden 4, dva 10, tri 18.
    .id = H-CHAIN
card-H-TWO = Na dva skoky
    .help = Nový čaroklobúk musí ležať presne dva kroky od vašej mačky, hoci aj šikmo. Všetky vaše čaroklobúky bodujú po trojiciach: jeden 4, dva 10, tri 18.
    .id = H-TWO
card-O-AROUND = Svetlozlet
    .help = Každý orb boduje za každý druh bludičiek na ôsmich políčkach okolo seba.
    .id = O-AROUND
card-O-LINE = Pekné posvietenie
    .help = Každý orb boduje za každý druh bludičiek vo svojom riadku alebo vo svojom stĺpci, podľa toho, kde je ich viac; počíta sa aj jeho vlastný.
    .id = O-LINE
card-O-GROUP = Bluď svetlo
    .help = Každá skupina bludičiek s orbom boduje za každý druh, ktorý v nej je, raz za celú skupinu.
    .id = O-GROUP
card-O-SYNERGY = Synergia energie
    .help = Hodnotu každého orbu určuje tá zo susedných bludičiek, ktorá má na karte najmenej bodov. Orb bez susednej bludičky nemá žiadnu.
    .id = O-SYNERGY
card-O-LEAST = V tme silnie
    .help = Hodnotu všetkých vašich orbov určuje druh bludičiek, ktorého máte najmenej; ak je takých viac, platí ten najlepší.
    .id = O-LEAST
card-O-CORNER = Svitolam
    .help = Každý orb boduje za každý druh bludičiek v jednej skupine, ktorá sa ho dotýka iba rohom; platí tá najlepšia.
    .id = O-CORNER
card-E-CROSS = Krížový svit
    .help = Každé srdce boduje za každý strom vo svojom riadku a vo svojom stĺpci.
    .id = E-CROSS
card-E-ADJACENT = Podrobné osvetlenie
    .help = Každé srdce boduje za každý strom, ktorý s ním susedí stranou.
    .id = E-ADJACENT
card-E-BELOW = Svit zhora
    .help = Každé srdce boduje za každý strom pod sebou vo svojom stĺpci.
    .id = E-BELOW
card-E-DIAGONAL = Šikmé lúče
    .help = Každé srdce boduje za každý strom na jednej zo svojich dvoch uhlopriečok, na tej lepšej.
    .id = E-DIAGONAL
card-E-BEAM = Cestička svetla
    .help = Každé srdce svieti jedným smerom a boduje za každý strom v neprerušenom rade, v tom najdlhšom.
    .id = E-BEAM
card-T-LINES = Lesné riadky
    .help = Boduje každý riadok a každý stĺpec, v ktorom sú aspoň tri stromy.
    .id = T-LINES
card-T-LARGEST = Jeden lesík vládne…
    .help = Boduje každý strom vo vašej najväčšej skupine stromov.
    .id = T-LARGEST
card-T-DENSE = Hustý porast
    .help = Boduje každý strom, ktorý susedí aspoň s tromi inými stromami.
    .id = T-DENSE
card-T-SECOND = Rozseknuté napoly
    .help = Boduje každý strom vo vašej druhej najväčšej skupine stromov; jediná skupina neboduje.
    .id = T-SECOND
card-T-GROUPS = Samé hájiky
    .help = Boduje každá skupina aspoň troch stromov.
    .id = T-GROUPS
card-T-DIAGONAL = Priesek
    .help = Boduje každý strom na jednej uhlopriečke bez bludičiek, na tej s najväčším počtom stromov.
    .id = T-DIAGONAL

word-refresh = obnoviť
word-pond = jazierko
word-take = vziať
word-shape = tvar
word-wisp = bludička
word-lay = položiť
word-tree = strom
word-cat = mačka
word-stay = zostať
word-done = hotovo
word-ghost = duch

## Voľby

option-cards = Karty želaní
    .help = Z každého balíčka jedna, vyžrebovaná alebo vybraná. Bodujú podľa nich všetci, po celú hru.
    .typed = Napíšte random (náhodne), one-paw (ľahké), first-game (na prvú hru), promos (náhodne aj s promo kartami) alebo zoznam ich značiek.
option-cards-random = vyžrebované
option-cards-one-paw = ľahké, s jednou labôčkou
option-cards-first-game = vhodné na prvú hru
option-cards-promos = vyžrebované aj z promo kariet
option-tree_card = Karta pre stromy
    .help = Bez nej sú karty želaní iba štyri a stromy samy osebe nebodujú.
option-tree_card-true = áno
option-tree_card-false = nie
option-rounds = Počet kôl
    .help = Tri kolá alebo dve, keď je večer krátky.
option-rounds-3 = tri
option-rounds-2 = dve
option-pond = Tvary pri jazierku
    .help = Okraje zo škatule, na každom dva tvary, v náhodnom poradí alebo všetkých osem tvarov zamiešaných po jednom.
option-pond-edges = po okrajoch
option-pond-free = po jednom
option-first = Kto začína
    .help = Vyžrebovaný hráč alebo miesto, ktoré hrá ako prvé. Proti jedinému hráčovi začína duch.
    .typed = Miesta sa číslujú od nuly.
option-first-drawn = vyžrebovaný hráč
option-first-0 = prvé miesto
option-first-1 = druhé miesto
option-first-2 = tretie miesto
option-first-3 = štvrté miesto
option-ghost = Duch
    .help = Aký silný je duch proti jedinému hráčovi.
    .typed = Napíšte číslo od 1 (mierny) do 4 (neľútostný).
option-ghost-1 = mierny
option-ghost-2 = drzý
option-ghost-3 = prefíkaný
option-ghost-4 = neľútostný

## Výzvy a ťahy

# .typed hovorí, ako odpovedať tam, kde sa odpovede píšu.
prompt-draw-card = Žrebuje sa karta želania z balíčka { $deck-gen }.
    .typed = Zapíšte jej značku, { $deck-such }.
prompt-draw-edge =
    Skladá sa jazierko. Ktorý okraj príde na miesta pre tvary { $slot ->
        [1] 1 a 2
        [3] 3 a 4
        [5] 5 a 6
       *[7] 7 a 8
    }?
    .typed = Zapíšte ho, napríklad E2.
prompt-draw-shape = Skladá sa jazierko. Ktorý tvar príde na miesto pre tvar { $slot }?
    .typed = Zapíšte ho, napríklad L4.
prompt-draw-level = Ktorý druh bludičiek príde na úroveň { $level } u ducha, s hodnotou { $value }?
    .typed = Zapíšte tekvica, čaroklobúk, orb alebo srdce.
prompt-draw-start = Žrebuje sa začínajúci hráč.
    .typed = Zapíšte číslo jeho miesta od 1 do { $count }.
prompt-draw-tile =
    Otočte dielik na pole { $space }; { $count ->
        [one] je to posledné prázdne
        [few] zostávajú { $count } prázdne
       *[other] zostáva { $count } prázdnych
    }.
    .typed = Zapíšte tekvica, čaroklobúk, orb alebo srdce.
prompt-draw-firefly = Na ťahu je duch: otočte svetlušku.
    .typed = Zapíšte jej číslo.
prompt-turn = Vezmite si z jazierka bludičku alebo položte až tri stromy.
    .typed = Napíšte napríklad „{ word-take } 3“ alebo „{ word-tree } m12“.
prompt-turn-or-refresh = Všetky bludičky v jazierku sú rovnaké, takže ich môžete obnoviť. Inak si jednu z nich vezmite, ak sa zmestí, alebo položte až tri stromy.
    .typed = Napíšte „{ word-refresh }“, prípadne niečo ako „{ word-take } 3“ alebo „{ word-tree } m12“.
prompt-trees-only = Do vášho lesa sa teraz nezmestí žiadna bludička. Položte až tri stromy; pripravená mačka môže aj obnoviť bludičky.
    .typed = Napíšte napríklad „{ word-tree } m12“ alebo „{ word-cat } { word-refresh }“.
prompt-shape = V ruke máte { $kind-acc }. Vyberte jeden z tvarov, ktoré ležia vedľa.
    .typed = Sú to: { $shapes-or }. Napíšte ho ako „{ word-shape } L4“.
prompt-shape-or-cat = V ruke máte { $kind-acc }. Vyberte tvar, ktorý leží vedľa, alebo schovajte mačku a použite ktorýkoľvek iný.
    .typed = Vedľa ležia: { $shapes-or }. S mačkou: { $cat_shapes-or }. Napíšte ho ako „{ word-shape } L4“, s mačkou „{ word-cat } { word-shape } I2“.
prompt-cat-shape-only = V ruke máte { $kind-acc }, ale tvary, ktoré ležia vedľa, sa nikam nezmestia. Schovajte mačku a použite iný.
    .typed = S mačkou: { $cat_shapes-or }. Napíšte ho ako „{ word-cat } { word-shape } I2“.
prompt-spot = Kam príde { $kind }? Zvyšok tvaru { $shape } budú stromy.
    .typed = Zapíšte políčko, napríklad „{ word-wisp } m12“.
prompt-lay = Bludička príde na { $cell }. Kde budú ležať jej stromy?
    .typed = Zapíšte ku každému kroky od bludičky: n nahor, s nadol, w vľavo, e vpravo, napríklad „{ word-lay } e,ee,s“.
prompt-more-trees =
    Môžete položiť ešte { $left ->
        [one] jeden strom
        [few] { $left } stromy
       *[other] { $left } stromov
    } alebo ukončiť ťah.
    .typed = Napíšte napríklad „{ word-tree } m12“ alebo „{ word-done }“.
prompt-confirm = Všetko leží na svojom mieste. Ukončite ťah alebo vezmite krok späť, ak ste si to rozmysleli.
    .typed = Ťah ukončíte slovom „{ word-done }“.
prompt-cat = Presuňte mačku na niektorý zo svojich stromov alebo ju nechajte, kde je. Všetky stromy sa potom vrátia do zásoby.
    .typed = Napíšte napríklad „{ word-cat } m14“ alebo „{ word-stay }“.
prompt-ghost-cat = Kam si sadne duchova mačka? Bludička odtiaľ sa odloží.
    .typed = Zapíšte pole jazierka, napríklad „{ word-ghost } 3“.

move-refresh = obnoviť bludičky
move-cat-refresh = schovať mačku a obnoviť bludičky
move-take = vziať bludičku z poľa { $space }
move-shape = použiť { $shape-acc }
move-cat-shape = schovať mačku a použiť { $shape-acc }
move-wisp = dať bludičku na { $cell }
move-lay = položiť stromy { $lay }
move-tree = položiť strom na { $cell }
move-done = ukončiť ťah
move-cat = presunúť mačku na { $cell }
move-stay = nechať mačku na mieste
move-ghost = posadiť duchovu mačku na pole { $space }

## Čo sa deje

event-drew-card = Karta želania „{ $card }“: { $card-help }
event-laid-edge =
    Miesta pre tvary { $slot ->
        [1] 1 a 2
        [3] 3 a 4
        [5] 5 a 6
       *[7] 7 a 8
    }: { $shapes }.
event-laid-shape = Miesto pre tvar { $slot }: { $shape }.
event-level-drawn = Duchova úroveň { $level } s hodnotou { $value }: { $kind }.
event-begins = { $player } dostáva labku a začína.
event-dealt = Pole { $space }: { $kind }.
event-reshuffled =
    Zásoba sa minula. { $count ->
        [one] Novú tvorí jediný dielik z odkladacej kôpky.
        [few] Novú tvoria { $count } zamiešané dieliky z odkladacej kôpky.
       *[other] Novú tvorí { $count } zamiešaných dielikov z odkladacej kôpky.
    }
event-ghost-sits = Duchova mačka si sadá na pole { $space }; { $kind } odtiaľ sa odkladá.
event-firefly =
    Svetluška ukazuje { $number }: duchova mačka vidí { $number ->
        [one] jednu bludičku
        [few] { $number } bludičky
       *[other] { $number } bludičiek
    }.
event-ghost-refreshed =
    { $count ->
        [0] V jazierku nezostala žiadna bludička
        [one] V jazierku zostala iba jedna bludička
        [few] V jazierku zostali iba { $count } bludičky
       *[other] V jazierku zostalo iba { $count } bludičiek
    }, a tak sa pre ducha rozdávajú nové.
event-ghost-took = Duch si berie { $kind-acc } z poľa { $space } a posiela tam svoju mačku.
event-refreshed = Všetky bludičky boli rovnaké. { $player } ich obnovuje.
event-refilled = Jazierko je prázdne a plní sa novými bludičkami.
event-refreshed-by-cat = { $player } schováva mačku a obnovuje bludičky.
event-took = { $player } si berie { $kind-acc } z poľa { $space }.
event-chose-shape = { $player } si vyberá { $shape-acc }.
event-chose-shape-by-cat = { $player } schováva mačku a vyberá si { $shape-acc }.
event-chose-spot = { $player } chce položiť { $kind-acc } na { $cell }.
event-laid =
    { $player } kladie { $kind-acc } na { $cell } a { $trees-count ->
        [one] strom
       *[other] stromy
    } na { $trees }.
event-laid-tree = { $player } kladie strom na { $cell }.
event-cat-ready = { $player } má mačku znova pripravenú.
event-turn-ended = { $player } končí ťah.
event-next = Na ťahu je { $player }.
event-full = { $player } má zaplnenú celú mriežku { $grid }×{ $grid }!
event-scored-card = { $player }, { $card }: { count-points }.
event-scored-full = { $player } pridáva { $fill } za plnú mriežku a za { $round }. kolo má { count-points }.
event-scored-round = { $player } má za { $round }. kolo { count-points }.
event-ghost-scored = Duch získava za toto kolo { count-points } a spolu ich má { $total }.
event-cat-moved = { $player } presúva mačku z { $from } na { $cell }.
event-cat-stayed = { $player } necháva mačku na mieste.
event-trees-returned =
    { $count ->
        [0] Žiadne stromy sa do zásoby nevracajú; bludičky a mačky zostávajú.
        [one] Jediný strom sa vracia do zásoby; bludičky a mačky zostávajú.
        [few] Všetky { $count } stromy sa vracajú do zásoby; bludičky a mačky zostávajú.
       *[other] Všetkých { $count } stromov sa vracia do zásoby; bludičky a mačky zostávajú.
    }
event-round = Začína sa { $round }. kolo, mriežka je { $grid }×{ $grid }. Labku má a začína { $player }.
event-ghost-round = Začína sa { $round }. kolo, mriežka je { $grid }×{ $grid }. Prvý je na ťahu duch.
event-ended = Koniec hry. { $ending }
event-ended-with-ghost = Koniec hry: máte { count-points }, duch { $total }. { $ending }

ending-last-round = Posledné kolo je obodované.
ending-ghost-beaten = Duch je porazený, výborne!
ending-ghost-won = Tentoraz vyhral duch.

## Body

item-card =
    { $rounds-count ->
        [one] { $card }: { count-points }
       *[other] { $card }: { count-points } (kolá: { $rounds-sum })
    }
item-fill =
    { $rounds-count ->
        [one] Plné mriežky: { count-points }
       *[other] Plné mriežky: { count-points } (kolá: { $rounds-sum })
    }
face-desk-round = Kolo
face-desk-tools = Čo tam leží
face-desk-empty = nič
face-desk-help = Vyberte dielik a potom políčka, na ktorých leží. Rovnaký dielik druhý raz sa zase odoberie.
face-desk-forest = Les
face-desk-clear = Prázdny les
face-desk-card = Karta želania

item-desk-total = { $round }. kolo spolu: { count-points }
item-desk-card = { $card }: { count-points }
item-desk-share = · { $kind } { $cells } vďaka { $counted }: { count-points }
item-desk-cells = · { $cells }: { count-points }
item-desk-full = Plná mriežka { $grid }×{ $grid }: { count-points }
item-desk-not-full =
    Mriežka { $grid }×{ $grid }, { $count ->
        [one] chýba jeden dielik
        [few] chýbajú { $count } dieliky
       *[other] chýba { $count } dielikov
    }: { count-points }

## Čo si boti myslia o ťahu: body nasledujú

term-card-pumpkins = tekvice hneď
term-card-hats = čaroklobúky hneď
term-card-orbs = orby hneď
term-card-hearts = srdcia hneď
term-card-trees = stromy hneď
term-lasting = ďalšie kolá
term-round-left = zostávajúce ťahy
term-fill = plná mriežka
term-holes = osamelé prázdne políčka
term-cat = mačka
term-ghost = bludičky vzaté duchovi
term-pond = nové bludičky

## Odmietnutia: dohoda na hre

refusal-ghost-alone-only = Duch straší iba tých, ktorí hrajú sami. Voľbu „ghost“ vynechajte.
refusal-bad-first =
    { $players ->
        [one] Proti jedinému hráčovi začína vždy duch. Voľbu „first“ vynechajte.
        [few] Miesto { $first } začínať nemôže: hrajú tu { $players } hráči a miesta sa číslujú od nuly. Zvoľte menšie číslo alebo nechajte začínajúceho hráča vyžrebovať („drawn“).
       *[other] Miesto { $first } začínať nemôže: hrá tu { $players } hráčov a miesta sa číslujú od nuly. Zvoľte menšie číslo alebo nechajte začínajúceho hráča vyžrebovať („drawn“).
    }
refusal-deck-without-card = Chýba tu karta z balíčka { $deck-gen }. Pridajte { $known-or }.
refusal-tree-card-not-wanted = Zvolili ste hru bez karty pre stromy, ale { $card } ({ $card-id }) taká karta je. Vynechajte ju alebo nastavte „tree_card“ na true.
refusal-two-of-a-deck = { $card_a } ({ $card_a-id }) aj { $card_b } ({ $card_b-id }) sú z balíčka { $deck-gen }. Vyberte z každého balíčka jednu kartu.
refusal-unknown-card = Karta „{ $text }“ neexistuje. Karty majú značky { $known }.

## Odmietnutia: čítanie

refusal-unreadable-move = „{ $text }“ nie je ťah. Napíšte napríklad { $examples-or }, po slovensky { word-take } 3 alebo { word-tree } m12.
refusal-unknown-move = Ťah ani žrebovanie s číslom { $action } neexistuje. Vyberte si z ponuky.
refusal-cell-not-offered = { $cell } sa teraz vybrať nedá; políčka, ktoré sa dajú, sú na obrázku pomenované. Prečo to nejde, povie „{ word-wisp } { $cell }“ alebo „{ word-tree } { $cell }“.
refusal-number-not-offered = Číslo { $number } sa teraz vybrať nedá. Prečo to nejde, povie „{ word-take } { $number }“.
refusal-unknown-space = Pole „{ $text }“ jazierko nemá. Zapíšte číslo od 1 do { $most }.
refusal-unknown-shape = Tvar „{ $text }“ neexistuje. Vyberte si { $known-or }.
refusal-unknown-cell = Políčko „{ $text }“ neexistuje. Políčka majú mená podľa stĺpca a riadka, od { $first } do { $last }.
refusal-unknown-lay = Takto žiadny tvar neleží: „{ $text }“. Zapíšte kroky od bludičky ku každému jej stromu písmenami n, s, w a e, napríklad { $example }.
refusal-unreadable-start = „{ $text }“ nie je číslo miesta. Zapíšte číslo od 1 do { $players }.
refusal-no-such-seat =
    { $players ->
        [few] Hrajú tu iba { $players } hráči
       *[other] Hrá tu iba { $players } hráčov
    }. Zapíšte číslo od 1 do { $players }.
refusal-unreadable-firefly = „{ $text }“ nie je číslo svetlušky. Zapíšte, čo svetluška ukazuje, napríklad 2.
refusal-no-such-firefly = Žiadna svetluška s číslom { $number } už v tomto kole nezostáva. Zapíšte, čo svetluška ukazuje.
refusal-unknown-edge = Okraj „{ $text }“ jazierko nemá. Zapíšte { $known-or }.
refusal-piece-lies-already = Tento už pri jazierku leží. Zapíšte iný.
refusal-unknown-kind = „{ $text }“ nie je druh bludičky. Zapíšte tekvica, čaroklobúk, orb alebo srdce; stačí aj P, H, O alebo h.
refusal-card-not-in-deck = Kartu { $card } ({ $card-id }) teraz nemožno vyžrebovať. Zapíšte { $known-or }.
refusal-level-taken = Úroveň pre { $kind-acc } je už vyžrebovaná. Zapíšte iný druh.
refusal-none-of-kind-left = V zásobe už nie je { $kind-none }. Pozrite sa na dielik znova a zapíšte jeho druh.

## Odmietnutia: hra

refusal-cat-moves-between-rounds = Mačky sa presúvajú iba medzi kolami. Pokračujte vo svojom ťahu.
refusal-no-ghost-cat-now = Duchova mačka si sadá iba raz, na začiatku hry pre jedného. Odohrajte svoj ťah.
refusal-ghost-cat-first = Najprv posaďte duchovu mačku na niektoré pole jazierka, napríklad „{ word-ghost } 3“.
refusal-refresh-too-late = Bludičky sa obnovujú iba na začiatku ťahu, skôr než si niektorú vyberiete alebo položíte strom. Vezmite svoje kroky späť alebo v ťahu pokračujte.
refusal-wisp-chosen = V tomto ťahu už bludičku vybranú máte. Pokračujte s ňou alebo vezmite ten krok späť.
refusal-tree-turn = V tomto ťahu kladiete stromy. Pokračujte, ukončite ťah ({ word-done }) alebo vezmite stromy späť.
refusal-turn-is-over = Toto už v tomto ťahu nejde. Ukončite ho ({ word-done }) alebo vezmite posledný krok späť.
refusal-three-trees-only =
    V jednom ťahu smiete položiť najviac { $most ->
        [one] jeden strom
        [few] { $most } stromy
       *[other] { $most } stromov
    }. Ukončite ťah ({ word-done }).
refusal-not-all-alike = Bludičky v jazierku nie sú všetky rovnaké, takže ich zadarmo obnoviť nemôžete. Vie to pripravená mačka („{ word-cat } { word-refresh }“).
refusal-refreshed-already = Bludičky sa už v tomto ťahu obnovili. Vezmite si niektorú alebo položte stromy; pripravená mačka ich smie obnoviť ešte raz („{ word-cat } { word-refresh }“).
refusal-cat-hidden = Vaša mačka je schovaná. Znova ju pripravíte stromovým ťahom; dovtedy hrajte bez nej.
refusal-no-passing = Ťah vynechať nemôžete. Vezmite si bludičku (napríklad „{ word-take } 3“) alebo položte aspoň jeden strom (napríklad „{ word-tree } m12“).
refusal-take-first = Najprv si vezmite z jazierka bludičku (napríklad „{ word-take } 3“); tvar a miesto pre ňu prídu potom.
refusal-ghost-sits-there = Na poli { $space } sedí duchova mačka. Vyberte pole, na ktorom je bludička.
refusal-space-empty = Pole { $space } je prázdne. Vyberte pole, na ktorom je bludička.
refusal-wisp-finds-no-place = Pre { $kind-acc } z poľa { $space } nie je vo vašom lese miesto s tvarmi, ktoré smie použiť. Vezmite si inú bludičku alebo položte stromy.
refusal-choose-shape = Najprv vyberte pre svoju bludičku tvar (napríklad „{ word-shape } L4“).
refusal-shape-is-beside = Tvar { $shape } leží hneď vedľa vašej bludičky, takže sa mačka schovávať nemusí. Napíšte iba „{ word-shape } { $shape-id }“.
refusal-shape-needs-cat = Tvar { $shape } neleží vedľa vašej bludičky. Schovajte preň mačku („{ word-cat } { word-shape } { $shape-id }“) alebo vyberte tvar, ktorý vedľa nej leží.
refusal-shape-not-beside = Tvar { $shape } neleží vedľa vašej bludičky a mačku máte schovanú. Vyberte tvar, ktorý vedľa nej leží.
refusal-shape-finds-no-place = Tvar { $shape } { $kind-with } sa do vášho lesa nikam nezmestí. Vyberte iný tvar alebo inú bludičku.
refusal-cell-taken = Na { $cell } už dielik leží. Vyberte voľné políčko.
refusal-outside-grid = S políčkom { $cell } by váš les prerástol mriežku { $grid }×{ $grid }. Vyberte políčko bližšie k ostatným.
refusal-not-beside = Políčko { $cell } nesusedí so žiadnym dielikom vášho lesa. Vyberte také, ktoré má s niektorým spoločnú stranu.
refusal-choose-spot = Najprv vyberte, kam príde vaša bludička (napríklad „{ word-wisp } m12“).
refusal-hat-not-allowed = Karta „{ $card }“ nedovoľuje položiť čaroklobúk na { $cell }. { $card-help }
refusal-shape-does-not-fit-there = S bludičkou na { $cell } sa { $shape } nikam nezmestí: celý tvar musí zostať v mriežke a stranou susediť s vaším lesom. Vyberte iné políčko.
refusal-choose-lay = Najprv zapíšte, ako budú stromy okolo bludičky ležať, napríklad „{ word-lay } e,ee,s“.
refusal-other-shape = Stromy položené { $lay } netvoria tvar { $shape }. Položte tvar, ktorý ste si vybrali; otočiť aj prevrátiť ho môžete, ako chcete.
refusal-lay-does-not-fit = Okolo { $cell } takto ({ $lay }) stromy ležať nemôžu: potrebujú voľné políčka v mriežke a tvar musí susediť s vaším lesom. Položte ich inak alebo vezmite krok späť.
refusal-only-cats-move = Kolo sa skončilo a teraz sa presúvajú iba mačky. Presuňte svoju na niektorý zo svojich stromov (napríklad „{ word-cat } m14“) alebo ju nechajte na mieste ({ word-stay }).
refusal-no-tree-there = Na { $cell } žiadny strom nemáte. Presuňte mačku na niektorý zo svojich stromov alebo ju nechajte na mieste ({ word-stay }).

## Odmietnutia: ručne zapísaný les

refusal-desk-round = Kolo { $number } v hre nie je. Zvoľte 1 až { $most }.
refusal-position-shape = Tejto pozícii nie je rozumieť: { $where }.
refusal-unknown-tile = „{ $text }“ v riadku „{ $row }“ nie je žiadny dielik. Bludičky sú P, H, O a h, strom T, mačka C a prázdne políčko bodka.
refusal-ragged-forest =
    { $row }. riadok lesa má { $count ->
        [one] { $count } znak
        [few] { $count } znaky
       *[other] { $count } znakov
    }, ale prvý ich má { $expected }. Doplňte riadky bodkami.
refusal-two-cats = V tomto lese sú dve mačky. Jednu z nich vynechajte.
refusal-rows-too-long = Les možno zapísať najviac do { $most } riadkov po najviac { $most } písmenách. Prázdne riadky a stĺpce okolo vynechajte.
refusal-forest-too-large =
    V { $round }. kole je mriežka { $side }×{ $side }, ale tento les má { $rows ->
        [one] { $rows } riadok
        [few] { $rows } riadky
       *[other] { $rows } riadkov
    } a { $columns ->
        [one] { $columns } stĺpec
        [few] { $columns } stĺpce
       *[other] { $columns } stĺpcov
    }. Skontrolujte kolo a riadky.

## Odmietnutia: ručne zapísané vydanie

refusal-edition-other-game = Tento súbor je pre hru „{ $game }“. Vydanie hry Žiarihvozd má ako „game“ uvedené „wispwood“.
refusal-edition-name = „edition“ musí byť meno s 1 až { $longest } bežnými znakmi.
refusal-edition-fixed = „{ $key }“ je { $value }, ale v každom vydaní to musí byť { $expected }. Opravte to.
refusal-edition-range = „{ $key }“ je { $value }, ale musí to byť od { $least } do { $most }. Opravte to.
refusal-edition-names = „{ $key }“ musí mať presne tieto položky v tomto poradí: { $known }.
refusal-edition-unknown-shape = V „edges“ stojí „{ $text }“, ale taký tvar neexistuje. Použite { $known }, každý raz.
refusal-edition-shape-twice = Tvar { $shape } je v „edges“ dvakrát. Každý tvar leží pri jazierku iba raz.
refusal-edition-edges = V „edges“ musia byť štyri okraje po dvoch tvaroch, dohromady všetky tieto: { $known }.
refusal-edition-no-easy-card = Žiadna karta z balíčka { $deck-gen } nemá jedinú labôčku. Dajte aspoň jednej, ktorá nie je promo, „paws“ 1.
refusal-edition-first-game = Vo „firstGame“ musí byť po jednej karte z každého balíčka v poradí: tekvice, čaroklobúky, orby, srdcia, stromy.
refusal-edition-card-numbers =
    { $needed ->
        [true] Karte { $card-id } chýba „{ $key }“. Doplňte, čo je na nej vytlačené.
       *[false] Karta { $card-id } s „{ $key }“ nepracuje. Vynechajte to.
    }
refusal-edition-long-table =
    Tabuľka karty { $card-id } je pridlhá. Smie mať najviac { $most ->
        [one] { $most } číslo
        [few] { $most } čísla
       *[other] { $most } čísel
    }.
refusal-edition-levels = Duch { $number } má hodnoty { $values }, ale od prvej k poslednej musia klesať. Opravte ich.

remark-edition-falling = Tabuľka karty { $card-id } v niektorom mieste klesá, takže viac by prinieslo menej. Radšej sa pozrite znova.
remark-edition-bonuses = Bonusy za zaplnenie mriežky sú { $values }; obvykle neskoršie kolo prináša viac. Radšej sa pozrite znova.

## Stôl v termináli

terminal-round = { $number }. kolo z { $count }, mriežka { $grid }×{ $grid }
terminal-points = { count-points }
terminal-points-now = teraz +{ $points }
terminal-ready = pripravená
terminal-hidden = schovaná
terminal-paw = labka
terminal-pond = Jazierko
terminal-supply = zásoba { $count }
terminal-discards = odložené { $count }
terminal-lays = Ako položiť { $kind-acc } na { $cell }
terminal-cards = Karty želaní
terminal-now = teraz
terminal-fill = Plná mriežka
terminal-ghost = Duch { $number }
terminal-fireflies = Svetlušky
terminal-fireflies-left =
    { $count ->
        [few] zostávajú { $count }
       *[other] zostáva { $count }
    }

# Čo karta želania počíta, najviac 32 stĺpcov.
terminal-card-P-AROUND = tekvice bez inej tekvice okolo
terminal-card-P-SUDOKU = tekvice samy v riadku aj stĺpci
terminal-card-P-DIAGONAL = tekvice samy na uhlopriečkach
terminal-card-P-PAIRS = dvojice tekvíc bez tretej vedľa
terminal-card-P-GROUPS = skupiny bludičiek s tekvicou
terminal-card-H-DIAGONAL = klobúk: na uhlopriečke mačky
terminal-card-H-LINE = klobúk: v riadku, stĺpci mačky
terminal-card-H-AROUND = klobúk: okolo mačky
terminal-card-H-CHAIN = klobúk: cez rohy k mačke
terminal-card-H-TWO = klobúk: dva kroky od mačky
terminal-card-O-AROUND = orb: druhy okolo
terminal-card-O-LINE = orb: druhy v riadku či stĺpci
terminal-card-O-GROUP = skupina s orbom: druhy v nej
terminal-card-O-SYNERGY = orb: najnižšia bludička vedľa
terminal-card-O-LEAST = orb: najvzácnejší druh v lese
terminal-card-O-CORNER = orb: druhy skupiny cez roh
terminal-card-E-CROSS = srdce: stromy v riadku aj stĺpci
terminal-card-E-ADJACENT = srdce: stromy vedľa
terminal-card-E-BELOW = srdce: stromy pod ním
terminal-card-E-DIAGONAL = srdce: stromy na uhlopriečke
terminal-card-E-BEAM = srdce: súvislý rad stromov
terminal-card-T-LINES = riadky a stĺpce s 3+ stromami
terminal-card-T-LARGEST = stromy v najväčšej skupine
terminal-card-T-DENSE = stromy s aspoň 3 stromami vedľa
terminal-card-T-SECOND = stromy v druhej skupine
terminal-card-T-GROUPS = skupiny aspoň 3 stromov
terminal-card-T-DIAGONAL = uhlopriečka bez bludičiek

## Stôl v prehliadači

pick-space = pole { $name }
pick-cell = políčko { $name }
pick-lay = stromy { $name } (n nahor, s nadol, w doľava, e doprava)

face-pond = Jazierko
face-space = Pole { $number }: { $kind }
face-space-empty = Pole { $number }: prázdne
face-space-ghost = Pole { $number }: duchova mačka
face-shape = Tvar: { $shape }
face-shape-by-cat = Tvar: { $shape } (mačka sa preň schová)
face-which-shape = Ktorý tvar?
face-far-shapes = Tvary s mačkou: mačka sa schová.
face-refresh = Obnoviť bludičky
face-refresh-why = Všetky sú rovnaké, takže to nič nestojí.
face-cat-refresh = Schovať mačku a obnoviť bludičky
face-supply =
    V zásobe { $count ->
        [one] je { $count } dielik
        [few] sú { $count } dieliky
       *[other] je { $count } dielikov
    }
face-round = Kolo { $round }/{ $rounds } · { $grid }×{ $grid }
face-your-forest = Váš les
face-forest-of = Les: { $player }
face-look-at = Pozrieť si les: { $player }
face-to-mine = Späť k môjmu lesu
face-now = Toto kolo: { $points }
face-now-short = toto kolo { $points }
face-larger = Zväčšiť les
face-smaller = Ukázať celý les
face-then = potom { $points }
# Les rad po rade, pre tých, čo ho nevidia.
face-heard-forest =
    { $player }: { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    } v mriežke { $grid }×{ $grid }, mačka { $asleep ->
        [true] schovaná
       *[false] pripravená
    }, v tomto kole { count-points }
face-heard-row = Rad { $row }: { $lying }
face-heard-tile = { $cell } { $kind }
face-full = plná mriežka
face-paw = Labka: začína toto kolo
face-discards = Odložené:
face-cards = Karty želaní
face-card-table = Body za jednu, dve, tri …
face-card-each = po { count-points }
face-card-now = Teraz v tomto kole: { count-points }
face-fill = Plná mriežka: { count-points }
face-diagram-key = V rámčeku je, čo boduje. S bodkou je, čo sa počíta. Pri čaroklobúkoch: kam smie prísť nový.
face-cell-tree = Položiť strom na { $cell }
face-cell-cat = Presunúť mačku na { $cell }
face-cell-lay = Bludička na { $cell }, stromy na { $trees }
face-cell-no = Bludička na { $cell }: takto sa nezmestí
face-turn = Otočiť
face-flip = Zrkadliť
face-shift = Bludička inam
face-move = Posunúť tvar
face-left = Doľava
face-right = Doprava
face-up = Nahor
face-down = Nadol
face-lay-here = Položiť sem
face-not-here = Sem sa nezmestí
face-put-back = Vrátiť
face-pick-up = Znova zdvihnúť
face-last-tree-back = Vziať posledný strom späť
face-done = Ukončiť ťah
face-stay = Nechať mačku na mieste
# Čo robia klávesy, pre tých, čo hrajú s nimi.
face-keys-turn = Šípky vedú okolo jazierka, Enter vezme bludičku. Tabulátor vedie ďalej do lesa, k stromom.
face-keys-ghost-cat = Šípky vedú okolo jazierka, Enter vyberie pole.
face-keys-shape = Šípky vedú okolo jazierka, Enter vyberie. Esc bludičku vráti.
face-keys-spot = Šípky tvarom posúvajú, Enter ho položí. Esc ho vráti.
face-keys-trees = Šípky vyberajú políčko, Enter položí strom, tabulátor vedie ďalej. Esc posledný strom vráti.
face-keys-cats = Šípky vyberajú strom, Enter naň presunie mačku. Tabulátor vedie ďalej.
face-cat-ready = Mačka je pripravená: raz vie obnoviť bludičky alebo priniesť ktorýkoľvek tvar. Stromy položíte výberom prázdnych políčok.
face-cat-hidden = Mačka je schovaná. Znova ju pripravíte stromovým ťahom: stačí vybrať prázdne políčka.
face-cat-returns = Na konci ťahu bude mačka znova pripravená.
face-ghost = Duch
face-ghost-unknown = zatiaľ sa nevie
face-fireflies = Svetlušky
face-fireflies-left =
    { $count ->
        [0] V tomto kole už nezostáva žiadna svetluška
        [one] V tomto kole zostáva { $count } svetluška
        [few] V tomto kole zostávajú { $count } svetlušky
       *[other] V tomto kole zostáva { $count } svetlušiek
    }
face-counted = Sčítava sa { $round }. kolo
face-count-again = { $round }. kolo: { count-points }. Sčítať znova
face-round-points = { $round }. kolo: { $points }
face-count-back = O krok späť
face-count-on = O krok ďalej
face-count-play = Spustiť
face-count-pause = Zastaviť
face-count-close = Späť k stolu
face-share = { $card }: +{ $points } za { $cells }
face-share-many =
    { $card }: +{ $points } za { $cells-count ->
        [one] { $cells-count } políčko
        [few] { $cells-count } políčka
       *[other] { $cells-count } políčok
    }
face-share-none = { $card }: nič
face-share-all =
    { $fill ->
        [0] { $player }: v tomto kole { count-points }.
       *[other] { $player }: v tomto kole { count-points }, z toho { $fill } za plnú mriežku.
    }
face-pad-seat = Začína { $player }
face-pad-edge = Okraj, na ktorom je { $shapes }
