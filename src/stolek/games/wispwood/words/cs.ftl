game-title = Zářihvozd
game-tagline = Sbírejte světélkující bludičky, nechte kolem své kočky vyrůst les a plňte přání noci.
game-credits = Vymyslel Reed Ambrose, ilustroval Štěpán Drašťák, v roce 2025 vydalo Czech Games Edition.

## Podstatná jména

# .with: s dýní; .none: žádná dýně
kind-pumpkin = dýně
    .acc = dýni
    .with = s dýní
    .none = žádná dýně
kind-hat = čaroklobouk
    .acc = čaroklobouk
    .with = s čarokloboukem
    .none = žádný čaroklobouk
kind-orb = orb
    .acc = orb
    .with = s orbem
    .none = žádný orb
kind-heart = srdce
    .acc = srdce
    .with = se srdcem
    .none = žádné srdce
kind-tree = strom
    .acc = strom
    .with = se stromem
    .none = žádný strom
kind-cat = kočka
    .acc = kočku
    .with = s kočkou
    .none = žádná kočka

# .gen: balíček dýní; .such ukazuje značku, která se dá napsat
deck-pumpkin = dýně
    .gen = dýní
    .such = třeba P-SUDOKU
deck-hat = čaroklobouky
    .gen = čaroklobouků
    .such = třeba H-LINE
deck-orb = orby
    .gen = orbů
    .such = třeba O-AROUND
deck-heart = srdce
    .gen = srdcí
    .such = třeba E-ADJACENT
deck-tree = stromy
    .gen = stromů
    .such = třeba T-LARGEST

# .id je značka v souborech a tazích, .word samotné jméno pro toho, kdo ho chce napsat
shape-I2 = domino (I2)
    .acc = domino (I2)
    .id = I2
    .word = domino
shape-I3 = trojice v řadě (I3)
    .acc = trojici v řadě (I3)
    .id = I3
    .word = řada
shape-V3 = trojice do rohu (V3)
    .acc = trojici do rohu (V3)
    .id = V3
    .word = roh
shape-I4 = tyčka (I4)
    .acc = tyčku (I4)
    .id = I4
    .word = tyčka
shape-O4 = čtverec (O4)
    .acc = čtverec (O4)
    .id = O4
    .word = čtverec
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

# Tytéž tvary, jak výzva vypočítává ty, pro které by se kočka schovala.
cat-I2 = { shape-I2 }
cat-I3 = { shape-I3 }
cat-V3 = { shape-V3 }
cat-I4 = { shape-I4 }
cat-O4 = { shape-O4 }
cat-S4 = { shape-S4 }
cat-T4 = { shape-T4 }
cat-L4 = { shape-L4 }

# .help říká, co si karta přeje; .id je její značka v souborech a tazích
card-P-AROUND = Netykvavky
    .help = Počítají se dýně, které se nedotýkají žádné jiné dýně, ani rohem.
    .id = P-AROUND
card-P-SUDOKU = Dyňoku
    .help = Počítají se dýně, které ve svém řádku ani sloupci nemají žádnou jinou dýni.
    .id = P-SUDOKU
card-P-DIAGONAL = Popínavý příběh
    .help = Počítají se dýně, které na žádné ze svých úhlopříček nemají jinou dýni, blízko ani daleko.
    .id = P-DIAGONAL
card-P-PAIRS = Dyňové párky
    .help = Počítají se páry: dvě dýně těsně vedle sebe, se kterými nesousedí žádná třetí.
    .id = P-PAIRS
card-P-GROUPS = Partyzony
    .help = Počítají se skupiny bludiček, ve kterých je dýně; skupinou je i samotná dýně.
    .id = P-GROUPS
card-H-DIAGONAL = Napříčkotě
    .help = Nový čaroklobouk musí ležet na úhlopříčce vedoucí přes vaši kočku, blízko nebo daleko. Všechny vaše čaroklobouky bodují po trojicích: jeden 4, dva 10, tři 18.
    .id = H-DIAGONAL
card-H-LINE = Kočičí kříž
    .help = Nový čaroklobouk musí ležet ve stejném řádku nebo sloupci jako vaše kočka, blízko nebo daleko. Všechny vaše čaroklobouky bodují po trojicích: jeden 4, dva 10, tři 18.
    .id = H-LINE
card-H-AROUND = Tulisek
    .help = Nový čaroklobouk musí ležet na jednom z osmi políček okolo vaší kočky. Všechny vaše čaroklobouky bodují po trojicích: jeden 4, dva 10, tři 18.
    .id = H-AROUND
card-H-CHAIN = Šach miau
    .help = Nový čaroklobouk se musí rohem dotýkat vaší kočky, nebo na ni být napojený přes jiné čaroklobouky, od rohu k rohu. Všechny vaše čaroklobouky bodují po trojicích: jeden 4, dva 10, tři 18.
    .id = H-CHAIN
card-H-TWO = Na dva skoky
    .help = Nový čaroklobouk musí ležet přesně dva kroky od vaší kočky, třeba i šikmo. Všechny vaše čaroklobouky bodují po trojicích: jeden 4, dva 10, tři 18.
    .id = H-TWO
card-O-AROUND = Světloslet
    .help = Každý orb boduje za každý druh bludiček na osmi políčkách okolo sebe.
    .id = O-AROUND
card-O-LINE = Pěkné posvícení
    .help = Každý orb boduje za každý druh bludiček ve svém řádku, nebo ve svém sloupci, podle toho, kde je jich víc; počítá se i jeho vlastní.
    .id = O-LINE
card-O-GROUP = Bludiž světlo
    .help = Každá skupina bludiček s orbem boduje za každý druh, který v ní je, jednou za celou skupinu.
    .id = O-GROUP
card-O-SYNERGY = Synergie energie
    .help = Hodnotu každého orbu určuje ta ze sousedních bludiček, která má na kartě nejméně bodů. Orb bez sousední bludičky nemá žádnou.
    .id = O-SYNERGY
card-O-LEAST = Po tmě sílí
    .help = Hodnotu všech vašich orbů určuje druh bludiček, kterého máte nejméně; je-li takových víc, platí ten nejlepší.
    .id = O-LEAST
card-O-CORNER = Svitolam
    .help = Každý orb boduje za každý druh bludiček v jedné skupině, která se ho dotýká jen rohem; platí ta nejlepší.
    .id = O-CORNER
card-E-CROSS = Křížový svit
    .help = Každé srdce boduje za každý strom ve svém řádku a ve svém sloupci.
    .id = E-CROSS
card-E-ADJACENT = Podrobné osvětlení
    .help = Každé srdce boduje za každý strom, který s ním sousedí stranou.
    .id = E-ADJACENT
card-E-BELOW = Svit shůry
    .help = Každé srdce boduje za každý strom pod sebou ve svém sloupci.
    .id = E-BELOW
card-E-DIAGONAL = Šikmé paprsky
    .help = Každé srdce boduje za každý strom na jedné ze svých dvou úhlopříček, té lepší.
    .id = E-DIAGONAL
card-E-BEAM = Stezka světla
    .help = Každé srdce svítí jedním směrem a boduje za každý strom v nepřerušené řadě, té nejdelší.
    .id = E-BEAM
card-T-LINES = Lesní řádky
    .help = Boduje každý řádek a každý sloupec, ve kterém jsou aspoň tři stromy.
    .id = T-LINES
card-T-LARGEST = Jeden lesík vládne…
    .help = Boduje každý strom ve vaší největší skupině stromů.
    .id = T-LARGEST
card-T-DENSE = Hustý porost
    .help = Boduje každý strom, který sousedí aspoň se třemi jinými stromy.
    .id = T-DENSE
card-T-SECOND = Rozseknuto vedví
    .help = Boduje každý strom ve vaší druhé největší skupině stromů; jediná skupina neboduje.
    .id = T-SECOND
card-T-GROUPS = Samé remízky
    .help = Boduje každá skupina aspoň tří stromů.
    .id = T-GROUPS
card-T-DIAGONAL = Průsek
    .help = Boduje každý strom na jedné úhlopříčce bez bludiček, té s největším počtem stromů.
    .id = T-DIAGONAL

word-refresh = obnovit
word-pond = tůňka
word-take = vzít
word-shape = tvar
word-wisp = bludička
word-lay = položit
word-tree = strom
word-cat = kočka
word-stay = zůstat
word-done = hotovo
word-ghost = duch

## Volby

option-cards = Karty přání
    .help = Z každého balíčku jedna, vylosovaná nebo vybraná. Bodují podle nich všichni, po celou hru.
    .typed = Napište random (náhodně), one-paw (snadné), first-game (pro první hru), promos (náhodně i s promo kartami), nebo seznam jejich značek.
option-cards-random = vylosované
option-cards-one-paw = snadné, s jednou pacičkou
option-cards-first-game = vhodné pro první hru
option-cards-promos = vylosované i z promo karet
option-tree_card = Karta pro stromy
    .help = Bez ní jsou karty přání jen čtyři a stromy samy o sobě nebodují.
option-tree_card-true = ano
option-tree_card-false = ne
option-rounds = Počet kol
    .help = Tři kola, nebo dvě, když je večer krátký.
option-rounds-3 = tři
option-rounds-2 = dvě
option-pond = Tvary u tůňky
    .help = Okraje z krabice, na každém dva tvary, v náhodném pořadí, nebo všech osm tvarů zamíchaných po jednom.
option-pond-edges = po okrajích
option-pond-free = po jednom
option-first = Kdo začíná
    .help = Vylosovaný hráč, nebo místo, které hraje jako první. Proti jedinému hráči začíná duch.
    .typed = Místa se číslují od nuly.
option-first-drawn = vylosovaný hráč
option-first-0 = první místo
option-first-1 = druhé místo
option-first-2 = třetí místo
option-first-3 = čtvrté místo
option-ghost = Duch
    .help = Jak silný je duch proti jedinému hráči.
    .typed = Napište číslo od 1 (mírný) do 4 (nelítostný).
option-ghost-1 = mírný
option-ghost-2 = drzý
option-ghost-3 = prohnaný
option-ghost-4 = nelítostný

## Výzvy a tahy

# .typed říká, jak odpovědět tam, kde se odpovědi píšou.
prompt-draw-card = Losuje se karta přání z balíčku { $deck-gen }.
    .typed = Zapište její značku, { $deck-such }.
prompt-draw-edge =
    Skládá se tůňka. Který okraj přijde na místa pro tvary { $slot ->
        [1] 1 a 2
        [3] 3 a 4
        [5] 5 a 6
       *[7] 7 a 8
    }?
    .typed = Zapište ho, třeba E2.
prompt-draw-shape = Skládá se tůňka. Který tvar přijde na místo pro tvar { $slot }?
    .typed = Zapište ho, třeba L4.
prompt-draw-level = Který druh bludiček přijde na úroveň { $level } u ducha, s hodnotou { $value }?
    .typed = Zapište dýně, čaroklobouk, orb nebo srdce.
prompt-draw-start = Losuje se začínající hráč.
    .typed = Zapište číslo jeho místa od 1 do { $count }.
prompt-draw-tile =
    Otočte dílek na pole { $space }; { $count ->
        [one] je to poslední prázdné
        [few] zbývají { $count } prázdná
       *[other] zbývá { $count } prázdných
    }.
    .typed = Zapište dýně, čaroklobouk, orb nebo srdce.
prompt-draw-firefly = Na tahu je duch: otočte světlušku.
    .typed = Zapište její číslo.
prompt-turn = Vezměte si z tůňky bludičku, nebo položte až tři stromy.
    .typed = Napište třeba „{ word-take } 3“ nebo „{ word-tree } m12“.
prompt-turn-or-refresh = Všechny bludičky v tůňce jsou stejné, takže je můžete obnovit. Jinak si jednu z nich vezměte, pokud se vejde, nebo položte až tři stromy.
    .typed = Napište „{ word-refresh }“, anebo třeba „{ word-take } 3“ nebo „{ word-tree } m12“.
prompt-trees-only = Do vašeho lesa se teď nevejde žádná bludička. Položte až tři stromy; připravená kočka může také obnovit bludičky.
    .typed = Napište třeba „{ word-tree } m12“, nebo „{ word-cat } { word-refresh }“.
prompt-shape = V ruce máte { $kind-acc }. Vyberte jeden z tvarů, které leží vedle.
    .typed = Jsou to: { $shapes-or }. Napište ho jako „{ word-shape } L4“.
prompt-shape-or-cat = V ruce máte { $kind-acc }. Vyberte tvar, který leží vedle, nebo schovejte kočku a použijte kterýkoli jiný.
    .typed = Vedle leží: { $shapes-or }. S kočkou: { $cat_shapes-or }. Napište ho jako „{ word-shape } L4“, s kočkou „{ word-cat } { word-shape } I2“.
prompt-cat-shape-only = V ruce máte { $kind-acc }, ale tvary, které leží vedle, se nikam nevejdou. Schovejte kočku a použijte jiný.
    .typed = S kočkou: { $cat_shapes-or }. Napište ho jako „{ word-cat } { word-shape } I2“.
prompt-spot = Kam přijde { $kind }? Zbytek tvaru { $shape } budou stromy.
    .typed = Zapište políčko, třeba „{ word-wisp } m12“.
prompt-lay = Bludička přijde na { $cell }. Kde budou ležet její stromy?
    .typed = Zapište ke každému kroky od bludičky: n nahoru, s dolů, w vlevo, e vpravo, třeba „{ word-lay } e,ee,s“.
prompt-more-trees =
    Můžete položit ještě { $left ->
        [one] jeden strom
        [few] { $left } stromy
       *[other] { $left } stromů
    }, nebo ukončit tah.
    .typed = Napište třeba „{ word-tree } m12“, nebo „{ word-done }“.
prompt-confirm = Všechno leží na svém místě. Ukončete tah, nebo vezměte krok zpět, pokud jste si to rozmysleli.
    .typed = Tah ukončíte slovem „{ word-done }“.
prompt-cat = Přesuňte kočku na některý ze svých stromů, nebo ji nechte, kde je. Všechny stromy se potom vrátí do zásoby.
    .typed = Napište třeba „{ word-cat } m14“, nebo „{ word-stay }“.
prompt-ghost-cat = Kam usedne duchova kočka? Bludička odtud se odloží.
    .typed = Zapište pole tůňky, třeba „{ word-ghost } 3“.

move-refresh = obnovit bludičky
move-cat-refresh = schovat kočku a obnovit bludičky
move-take = vzít bludičku z pole { $space }
move-shape = použít { $shape-acc }
move-cat-shape = schovat kočku a použít { $shape-acc }
move-wisp = dát bludičku na { $cell }
move-lay = položit stromy { $lay }
move-tree = položit strom na { $cell }
move-done = ukončit tah
move-cat = přesunout kočku na { $cell }
move-stay = nechat kočku na místě
move-ghost = posadit duchovu kočku na pole { $space }

## Co se děje

event-drew-card = Karta přání „{ $card }“: { $card-help }
event-laid-edge =
    Místa pro tvary { $slot ->
        [1] 1 a 2
        [3] 3 a 4
        [5] 5 a 6
       *[7] 7 a 8
    }: { $shapes }.
event-laid-shape = Místo pro tvar { $slot }: { $shape }.
event-level-drawn = Duchova úroveň { $level } s hodnotou { $value }: { $kind }.
event-begins = { $player } dostává tlapku a začíná.
event-dealt = Pole { $space }: { $kind }.
event-reshuffled =
    Zásoba došla. { $count ->
        [one] Novou tvoří jediný dílek z odkládací hromádky.
        [few] Novou tvoří { $count } zamíchané dílky z odkládací hromádky.
       *[other] Novou tvoří { $count } zamíchaných dílků z odkládací hromádky.
    }
event-ghost-sits = Duchova kočka usedá na pole { $space }; { $kind } odtud se odkládá.
event-firefly =
    Světluška ukazuje { $number }: duchova kočka vidí { $number ->
        [one] jednu bludičku
        [few] { $number } bludičky
       *[other] { $number } bludiček
    }.
event-ghost-refreshed =
    { $count ->
        [0] V tůňce nezbyla žádná bludička
        [one] V tůňce zbyla jen jedna bludička
        [few] V tůňce zbyly jen { $count } bludičky
       *[other] V tůňce zbylo jen { $count } bludiček
    }, a tak se pro ducha rozdávají nové.
event-ghost-took = Duch si bere { $kind-acc } z pole { $space } a posílá tam svou kočku.
event-refreshed = Všechny bludičky byly stejné. { $player } je obnovuje.
event-refilled = Tůňka je prázdná a plní se novými bludičkami.
event-refreshed-by-cat = { $player } schovává kočku a obnovuje bludičky.
event-took = { $player } si bere { $kind-acc } z pole { $space }.
event-chose-shape = { $player } si vybírá { $shape-acc }.
event-chose-shape-by-cat = { $player } schovává kočku a vybírá si { $shape-acc }.
event-chose-spot = { $player } chce položit { $kind-acc } na { $cell }.
event-laid =
    { $player } pokládá { $kind-acc } na { $cell } a { $trees-count ->
        [one] strom
       *[other] stromy
    } na { $trees }.
event-laid-tree = { $player } pokládá strom na { $cell }.
event-cat-ready = { $player } má kočku znovu připravenou.
event-turn-ended = { $player } končí tah.
event-next = Na tahu je { $player }.
event-full = { $player } má zaplněnou celou mřížku { $grid }×{ $grid }!
event-scored-card = { $player }, { $card }: { count-points }.
event-scored-full = { $player } přidává { $fill } za plnou mřížku a za { $round }. kolo má { count-points }.
event-scored-round = { $player } má za { $round }. kolo { count-points }.
event-ghost-scored = Duch získává za toto kolo { count-points } a celkem jich má { $total }.
event-cat-moved = { $player } přesouvá kočku z { $from } na { $cell }.
event-cat-stayed = { $player } nechává kočku na místě.
event-trees-returned =
    { $count ->
        [0] Žádné stromy se do zásoby nevracejí; bludičky a kočky zůstávají.
        [one] Jediný strom se vrací do zásoby; bludičky a kočky zůstávají.
        [few] Všechny { $count } stromy se vracejí do zásoby; bludičky a kočky zůstávají.
       *[other] Všech { $count } stromů se vrací do zásoby; bludičky a kočky zůstávají.
    }
event-round = Začíná { $round }. kolo, mřížka je { $grid }×{ $grid }. Tlapku má a začíná { $player }.
event-ghost-round = Začíná { $round }. kolo, mřížka je { $grid }×{ $grid }. První je na tahu duch.
event-ended = Konec hry. { $ending }
event-ended-with-ghost = Konec hry: máte { count-points }, duch { $total }. { $ending }

ending-last-round = Poslední kolo je obodované.
ending-ghost-beaten = Duch je poražen, výborně!
ending-ghost-won = Tentokrát vyhrál duch.

## Body

item-card =
    { $rounds-count ->
        [one] { $card }: { count-points }
       *[other] { $card }: { count-points } (kola: { $rounds-sum })
    }
item-fill =
    { $rounds-count ->
        [one] Plné mřížky: { count-points }
       *[other] Plné mřížky: { count-points } (kola: { $rounds-sum })
    }
face-desk-round = Kolo
face-desk-tools = Co tam leží
face-desk-empty = nic
face-desk-help = Vyberte dílek a potom políčka, na kterých leží. Stejný dílek podruhé se zase odebere.
face-desk-forest = Les
face-desk-clear = Prázdný les
face-desk-card = Karta přání

item-desk-total = { $round }. kolo celkem: { count-points }
item-desk-card = { $card }: { count-points }
item-desk-share = · { $kind } { $cells } díky { $counted }: { count-points }
item-desk-cells = · { $cells }: { count-points }
item-desk-full = Plná mřížka { $grid }×{ $grid }: { count-points }
item-desk-not-full =
    Mřížka { $grid }×{ $grid }, { $count ->
        [one] chybí jeden dílek
        [few] chybějí { $count } dílky
       *[other] chybí { $count } dílků
    }: { count-points }

## Co si boti myslí o tahu: body následují

term-card-pumpkins = dýně hned
term-card-hats = čaroklobouky hned
term-card-orbs = orby hned
term-card-hearts = srdce hned
term-card-trees = stromy hned
term-lasting = další kola
term-round-left = zbývající tahy
term-fill = plná mřížka
term-holes = osamělá prázdná políčka
term-cat = kočka
term-ghost = bludičky sebrané duchovi
term-pond = nové bludičky

## Odmítnutí: domluva na hře

refusal-ghost-alone-only = Duch straší jen ty, kdo hrají sami. Volbu „ghost“ vynechte.
refusal-bad-first =
    { $players ->
        [one] Proti jedinému hráči začíná vždycky duch. Volbu „first“ vynechte.
        [few] Místo { $first } začínat nemůže: hrají tu { $players } hráči a místa se číslují od nuly. Zvolte menší číslo, nebo nechte začínajícího hráče vylosovat („drawn“).
       *[other] Místo { $first } začínat nemůže: hraje tu { $players } hráčů a místa se číslují od nuly. Zvolte menší číslo, nebo nechte začínajícího hráče vylosovat („drawn“).
    }
refusal-deck-without-card = Chybí tu karta z balíčku { $deck-gen }. Přidejte { $known-or }.
refusal-tree-card-not-wanted = Zvolili jste hru bez karty pro stromy, ale { $card } ({ $card-id }) taková karta je. Vynechte ji, nebo nastavte „tree_card“ na true.
refusal-two-of-a-deck = { $card_a } ({ $card_a-id }) i { $card_b } ({ $card_b-id }) jsou z balíčku { $deck-gen }. Vyberte z každého balíčku jednu kartu.
refusal-unknown-card = Karta „{ $text }“ neexistuje. Karty mají značky { $known }.

## Odmítnutí: čtení

refusal-unreadable-move = „{ $text }“ není tah. Napište třeba { $examples-or }, česky { word-take } 3 nebo { word-tree } m12.
refusal-unknown-move = Tah ani losování s číslem { $action } neexistuje. Vyberte si z nabídky.
refusal-cell-not-offered = { $cell } teď vybrat nelze; políčka, která lze, jsou v obrázku pojmenovaná. Proč to nejde, poví „{ word-wisp } { $cell }“ nebo „{ word-tree } { $cell }“.
refusal-number-not-offered = Číslo { $number } teď vybrat nelze. Proč to nejde, poví „{ word-take } { $number }“.
refusal-unknown-space = Pole „{ $text }“ tůňka nemá. Zapište číslo od 1 do { $most }.
refusal-unknown-shape = Tvar „{ $text }“ neexistuje. Vyberte si { $known-or }.
refusal-unknown-cell = Políčko „{ $text }“ neexistuje. Políčka mají jména podle sloupce a řádku, od { $first } do { $last }.
refusal-unknown-lay = Takhle žádný tvar neleží: „{ $text }“. Zapište kroky od bludičky ke každému jejímu stromu písmeny n, s, w a e, třeba { $example }.
refusal-unreadable-start = „{ $text }“ není číslo místa. Zapište číslo od 1 do { $players }.
refusal-no-such-seat =
    { $players ->
        [few] Hrají tu jen { $players } hráči
       *[other] Hraje tu jen { $players } hráčů
    }. Zapište číslo od 1 do { $players }.
refusal-unreadable-firefly = „{ $text }“ není číslo světlušky. Zapište, co světluška ukazuje, třeba 2.
refusal-no-such-firefly = Žádná světluška s číslem { $number } už v tomto kole nezbývá. Zapište, co světluška ukazuje.
refusal-unknown-edge = Okraj „{ $text }“ tůňka nemá. Zapište { $known-or }.
refusal-piece-lies-already = Tenhle už u tůňky leží. Zapište jiný.
refusal-unknown-kind = „{ $text }“ není druh bludičky. Zapište dýně, čaroklobouk, orb nebo srdce; stačí i P, H, O nebo h.
refusal-card-not-in-deck = Kartu { $card } ({ $card-id }) teď vylosovat nelze. Zapište { $known-or }.
refusal-level-taken = Úroveň pro { $kind-acc } už je vylosovaná. Zapište jiný druh.
refusal-none-of-kind-left = V zásobě už není { $kind-none }. Podívejte se na dílek znovu a zapište jeho druh.

## Odmítnutí: hra

refusal-cat-moves-between-rounds = Kočky se přesouvají jen mezi koly. Pokračujte ve svém tahu.
refusal-no-ghost-cat-now = Duchova kočka usedá jen jednou, na začátku hry pro jednoho. Odehrajte svůj tah.
refusal-ghost-cat-first = Nejdřív posaďte duchovu kočku na některé pole tůňky, třeba „{ word-ghost } 3“.
refusal-refresh-too-late = Bludičky se obnovují jen na začátku tahu, dřív než si nějakou vyberete nebo položíte strom. Vezměte své kroky zpět, nebo v tahu pokračujte.
refusal-wisp-chosen = V tomto tahu už bludičku vybranou máte. Pokračujte s ní, nebo vezměte ten krok zpět.
refusal-tree-turn = V tomto tahu pokládáte stromy. Pokračujte, ukončete tah ({ word-done }), nebo vezměte stromy zpět.
refusal-turn-is-over = Tohle už v tomto tahu nejde. Ukončete ho ({ word-done }), nebo vezměte poslední krok zpět.
refusal-three-trees-only =
    V jednom tahu smíte položit nejvýš { $most ->
        [one] jeden strom
        [few] { $most } stromy
       *[other] { $most } stromů
    }. Ukončete tah ({ word-done }).
refusal-not-all-alike = Bludičky v tůňce nejsou všechny stejné, takže je zadarmo obnovit nemůžete. Umí to připravená kočka („{ word-cat } { word-refresh }“).
refusal-refreshed-already = Bludičky už se v tomto tahu obnovily. Vezměte si některou, nebo položte stromy; připravená kočka je smí obnovit ještě jednou („{ word-cat } { word-refresh }“).
refusal-cat-hidden = Vaše kočka je schovaná. Znovu ji připravíte stromovým tahem; do té doby hrajte bez ní.
refusal-no-passing = Tah vynechat nemůžete. Vezměte si bludičku (třeba „{ word-take } 3“), nebo položte aspoň jeden strom (třeba „{ word-tree } m12“).
refusal-take-first = Nejdřív si vezměte z tůňky bludičku (třeba „{ word-take } 3“); tvar a místo pro ni přijdou potom.
refusal-ghost-sits-there = Na poli { $space } sedí duchova kočka. Vyberte pole, na kterém je bludička.
refusal-space-empty = Pole { $space } je prázdné. Vyberte pole, na kterém je bludička.
refusal-wisp-finds-no-place = Pro { $kind-acc } z pole { $space } není ve vašem lese místo s tvary, které smí použít. Vezměte si jinou bludičku, nebo položte stromy.
refusal-choose-shape = Nejdřív vyberte pro svou bludičku tvar (třeba „{ word-shape } L4“).
refusal-shape-is-beside = Tvar { $shape } leží hned vedle vaší bludičky, takže se kočka schovávat nemusí. Napište jen „{ word-shape } { $shape-id }“.
refusal-shape-needs-cat = Tvar { $shape } neleží vedle vaší bludičky. Schovejte pro něj kočku („{ word-cat } { word-shape } { $shape-id }“), nebo vyberte tvar, který vedle ní leží.
refusal-shape-not-beside = Tvar { $shape } neleží vedle vaší bludičky a kočku máte schovanou. Vyberte tvar, který vedle ní leží.
refusal-shape-finds-no-place = Tvar { $shape } { $kind-with } se do vašeho lesa nikam nevejde. Vyberte jiný tvar, nebo jinou bludičku.
refusal-cell-taken = Na { $cell } už dílek leží. Vyberte volné políčko.
refusal-outside-grid = S políčkem { $cell } by váš les přerostl mřížku { $grid }×{ $grid }. Vyberte políčko blíž k ostatním.
refusal-not-beside = Políčko { $cell } nesousedí s žádným dílkem vašeho lesa. Vyberte takové, které má s některým společnou stranu.
refusal-choose-spot = Nejdřív vyberte, kam přijde vaše bludička (třeba „{ word-wisp } m12“).
refusal-hat-not-allowed = Karta „{ $card }“ nedovoluje položit čaroklobouk na { $cell }. { $card-help }
refusal-shape-does-not-fit-there = S bludičkou na { $cell } se { $shape } nikam nevejde: celý tvar musí zůstat v mřížce a stranou sousedit s vaším lesem. Vyberte jiné políčko.
refusal-choose-lay = Nejdřív zapište, jak budou stromy okolo bludičky ležet, třeba „{ word-lay } e,ee,s“.
refusal-other-shape = Stromy položené { $lay } netvoří tvar { $shape }. Položte tvar, který jste si vybrali; otočit i převrátit ho můžete, jak chcete.
refusal-lay-does-not-fit = Okolo { $cell } takhle ({ $lay }) stromy ležet nemohou: potřebují volná políčka v mřížce a tvar musí sousedit s vaším lesem. Položte je jinak, nebo vezměte krok zpět.
refusal-only-cats-move = Kolo skončilo a teď se přesouvají jen kočky. Přesuňte svou na některý ze svých stromů (třeba „{ word-cat } m14“), nebo ji nechte na místě ({ word-stay }).
refusal-no-tree-there = Na { $cell } žádný strom nemáte. Přesuňte kočku na některý ze svých stromů, nebo ji nechte na místě ({ word-stay }).

## Odmítnutí: ručně zapsaný les

refusal-desk-round = Kolo { $number } ve hře není. Zvolte 1 až { $most }.
refusal-position-shape = Této pozici není rozumět: { $where }.
refusal-unknown-tile = „{ $text }“ v řádku „{ $row }“ není žádný dílek. Bludičky jsou P, H, O a h, strom T, kočka C a prázdné políčko tečka.
refusal-ragged-forest =
    { $row }. řádek lesa má { $count ->
        [one] { $count } znak
        [few] { $count } znaky
       *[other] { $count } znaků
    }, ale první jich má { $expected }. Doplňte řádky tečkami.
refusal-two-cats = V tomto lese jsou dvě kočky. Jednu z nich vynechte.
refusal-rows-too-long = Les lze zapsat nejvýš do { $most } řádků po nejvýš { $most } písmenech. Prázdné řádky a sloupce okolo vynechte.
refusal-forest-too-large =
    { $round ->
        [1] V
       *[other] Ve
    } { $round }. kole je mřížka { $side }×{ $side }, ale tento les má { $rows ->
        [one] { $rows } řádek
        [few] { $rows } řádky
       *[other] { $rows } řádků
    } a { $columns ->
        [one] { $columns } sloupec
        [few] { $columns } sloupce
       *[other] { $columns } sloupců
    }. Zkontrolujte kolo a řádky.

## Odmítnutí: ručně zapsané vydání

refusal-edition-other-game = Tento soubor je pro hru „{ $game }“. Vydání hry Zářihvozd má jako „game“ uvedeno „wispwood“.
refusal-edition-name = „edition“ musí být jméno o 1 až { $longest } běžných znacích.
refusal-edition-fixed = „{ $key }“ je { $value }, ale v každém vydání to musí být { $expected }. Opravte to.
refusal-edition-range = „{ $key }“ je { $value }, ale musí to být od { $least } do { $most }. Opravte to.
refusal-edition-names = „{ $key }“ musí mít přesně tyto položky v tomto pořadí: { $known }.
refusal-edition-unknown-shape = V „edges“ stojí „{ $text }“, ale takový tvar neexistuje. Použijte { $known }, každý jednou.
refusal-edition-shape-twice = Tvar { $shape } je v „edges“ dvakrát. Každý tvar leží u tůňky jen jednou.
refusal-edition-edges = V „edges“ musí být čtyři okraje po dvou tvarech, dohromady všechny tyto: { $known }.
refusal-edition-no-easy-card = Žádná karta z balíčku { $deck-gen } nemá jedinou pacičku. Dejte aspoň jedné, která není promo, „paws“ 1.
refusal-edition-first-game = Ve „firstGame“ musí být po jedné kartě z každého balíčku v pořadí: dýně, čaroklobouky, orby, srdce, stromy.
refusal-edition-card-numbers =
    { $needed ->
        [true] Kartě { $card-id } chybí „{ $key }“. Doplňte, co je na ní vytištěno.
       *[false] Karta { $card-id } s „{ $key }“ nepracuje. Vynechte to.
    }
refusal-edition-long-table =
    Tabulka karty { $card-id } je moc dlouhá. Smí mít nejvýš { $most ->
        [one] { $most } číslo
        [few] { $most } čísla
       *[other] { $most } čísel
    }.
refusal-edition-levels = Duch { $number } má hodnoty { $values }, ale od první k poslední musí klesat. Opravte je.

remark-edition-falling = Tabulka karty { $card-id } v některém místě klesá, takže víc by přineslo méně. Raději se podívejte znovu.
remark-edition-bonuses = Bonusy za zaplnění mřížky jsou { $values }; obvykle pozdější kolo přináší víc. Raději se podívejte znovu.

## Stůl v terminálu

terminal-round = { $number }. kolo ze { $count }, mřížka { $grid }×{ $grid }
terminal-points = { count-points }
terminal-points-now = teď +{ $points }
terminal-ready = připravená
terminal-hidden = schovaná
terminal-paw = tlapka
terminal-pond = Tůňka
terminal-supply = zásoba { $count }
terminal-discards = odloženo { $count }
terminal-lays = Jak položit { $kind-acc } na { $cell }
terminal-cards = Karty přání
terminal-now = teď
terminal-fill = Plná mřížka
terminal-ghost = Duch { $number }
terminal-fireflies = Světlušky
terminal-fireflies-left =
    { $count ->
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }

# Co karta přání počítá, nejvýš 32 sloupců.
terminal-card-P-AROUND = dýně bez jiné dýně okolo
terminal-card-P-SUDOKU = dýně samy v řádku i sloupci
terminal-card-P-DIAGONAL = dýně samy na úhlopříčkách
terminal-card-P-PAIRS = dvojice dýní bez třetí vedle
terminal-card-P-GROUPS = skupiny bludiček s dýní
terminal-card-H-DIAGONAL = klobouk: na úhlopříčce kočky
terminal-card-H-LINE = klobouk: v řádku, sloupci kočky
terminal-card-H-AROUND = klobouk: okolo kočky
terminal-card-H-CHAIN = klobouk: přes rohy ke kočce
terminal-card-H-TWO = klobouk: dva kroky od kočky
terminal-card-O-AROUND = orb: druhy okolo
terminal-card-O-LINE = orb: druhy v řádku či sloupci
terminal-card-O-GROUP = skupina s orbem: druhy v ní
terminal-card-O-SYNERGY = orb: nejnižší bludička vedle
terminal-card-O-LEAST = orb: nejvzácnější druh v lese
terminal-card-O-CORNER = orb: druhy skupiny přes roh
terminal-card-E-CROSS = srdce: stromy v řádku i sloupci
terminal-card-E-ADJACENT = srdce: stromy vedle
terminal-card-E-BELOW = srdce: stromy pod ním
terminal-card-E-DIAGONAL = srdce: stromy na úhlopříčce
terminal-card-E-BEAM = srdce: souvislá řada stromů
terminal-card-T-LINES = řádky a sloupce s 3+ stromy
terminal-card-T-LARGEST = stromy v největší skupině
terminal-card-T-DENSE = stromy s aspoň 3 stromy vedle
terminal-card-T-SECOND = stromy ve druhé skupině
terminal-card-T-GROUPS = skupiny aspoň 3 stromů
terminal-card-T-DIAGONAL = úhlopříčka stromů bez bludiček

## Stůl v prohlížeči

pick-space = pole { $name }
pick-cell = políčko { $name }
pick-lay = stromy { $name } (n nahoru, s dolů, w doleva, e doprava)

face-pond = Tůňka
face-space = Pole { $number }: { $kind }
face-space-empty = Pole { $number }: prázdné
face-space-ghost = Pole { $number }: duchova kočka
face-shape = Tvar: { $shape }
face-shape-by-cat = Tvar: { $shape } (kočka se kvůli němu schová)
face-which-shape = Který tvar?
face-far-shapes = Tvary s kočkou: kočka se schová.
face-refresh = Obnovit bludičky
face-refresh-why = Všechny jsou stejné, takže to nic nestojí.
face-cat-refresh = Schovat kočku a obnovit bludičky
face-supply =
    V zásobě { $count ->
        [one] je { $count } dílek
        [few] jsou { $count } dílky
       *[other] je { $count } dílků
    }
face-round = Kolo { $round }/{ $rounds } · { $grid }×{ $grid }
face-your-forest = Váš les
face-forest-of = Les: { $player }
face-look-at = Prohlédnout si les: { $player }
face-to-mine = Zpět k mému lesu
face-now = Toto kolo: { $points }
face-now-short = toto kolo { $points }
face-larger = Zvětšit les
face-smaller = Ukázat celý les
face-then = pak { $points }
# Les řádek po řádku, pro ty, kdo ho nevidí.
face-heard-forest =
    { $player }: { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    } v mřížce { $grid }×{ $grid }, kočka { $asleep ->
        [true] schovaná
       *[false] připravená
    }, v tomto kole { count-points }
face-heard-row = Řada { $row }: { $lying }
face-heard-tile = { $cell } { $kind }
face-full = plná mřížka
face-paw = Tlapka: začíná toto kolo
face-discards = Odložené:
face-cards = Karty přání
face-card-table = Body za jednu, dvě, tři …
face-card-each = po { count-points }
face-card-now = Teď v tomto kole: { count-points }
face-fill = Plná mřížka: { count-points }
face-diagram-key = V rámečku je, co boduje. S tečkou je, co se počítá. U čaroklobouků: kam smí přijít nový.
face-cell-tree = Položit strom na { $cell }
face-cell-cat = Přesunout kočku na { $cell }
face-cell-lay = Bludička na { $cell }, stromy na { $trees }
face-cell-no = Bludička na { $cell }: takhle se nevejde
face-turn = Otočit
face-flip = Zrcadlit
face-shift = Bludička jinam
face-move = Posunout tvar
face-left = Doleva
face-right = Doprava
face-up = Nahoru
face-down = Dolů
face-lay-here = Položit sem
face-not-here = Sem se nevejde
face-put-back = Vrátit
face-pick-up = Znovu zvednout
face-last-tree-back = Vzít poslední strom zpět
face-done = Ukončit tah
face-stay = Nechat kočku na místě
# Co dělají klávesy, pro ty, kdo hrají s nimi.
face-keys-turn = Šipky vedou kolem tůňky, Enter vezme bludičku. Tabulátor vede dál do lesa, ke stromům.
face-keys-ghost-cat = Šipky vedou kolem tůňky, Enter vybere pole.
face-keys-shape = Šipky vedou kolem tůňky, Enter vybere. Esc bludičku vrátí.
face-keys-spot = Šipky tvarem posouvají, Enter ho položí. Esc ho vrátí.
face-keys-trees = Šipky vybírají políčko, Enter položí strom, tabulátor vede dál. Esc poslední strom vrátí.
face-keys-cats = Šipky vybírají strom, Enter na něj přesune kočku. Tabulátor vede dál.
face-cat-ready = Kočka je připravená: jednou umí obnovit bludičky nebo přinést kterýkoli tvar. Stromy položíte výběrem prázdných políček.
face-cat-hidden = Kočka je schovaná. Znovu ji připravíte stromovým tahem: stačí vybrat prázdná políčka.
face-cat-returns = Na konci tahu bude kočka znovu připravená.
face-ghost = Duch
face-ghost-unknown = zatím se neví
face-fireflies = Světlušky
face-fireflies-left =
    { $count ->
        [0] V tomto kole už nezbývá žádná světluška
        [one] V tomto kole zbývá { $count } světluška
        [few] V tomto kole zbývají { $count } světlušky
       *[other] V tomto kole zbývá { $count } světlušek
    }
face-counted = Sčítá se { $round }. kolo
face-count-again = { $round }. kolo: { count-points }. Sečíst znovu
face-round-points = { $round }. kolo: { $points }
face-count-back = O krok zpět
face-count-on = O krok dál
face-count-play = Spustit
face-count-pause = Zastavit
face-count-close = Zpět ke stolu
face-share = { $card }: +{ $points } za { $cells }
face-share-many =
    { $card }: +{ $points } za { $cells-count ->
        [one] { $cells-count } políčko
        [few] { $cells-count } políčka
       *[other] { $cells-count } políček
    }
face-share-none = { $card }: nic
face-share-all =
    { $fill ->
        [0] { $player }: v tomto kole { count-points }.
       *[other] { $player }: v tomto kole { count-points }, z toho { $fill } za plnou mřížku.
    }
face-pad-seat = Začíná { $player }
face-pad-edge = Okraj, na kterém je { $shapes }
