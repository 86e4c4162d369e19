game-title = Král kostek
game-tagline = Získejte kostkami pomoc pěti občanů, osidlujte nové kraje a mějte se na pozoru před draky.
game-credits = Vymyslel Nils Nilsson, ilustroval Gus Batts, v roce 2021 vydala HABA.

## Podstatná jména

# .id je jméno v souborech a losech; .short se vejde do políčka nakreslené mapy
land-floodplain = niva
    .id = floodplain
    .short = niva
land-coast = pobřeží
    .id = coast
    .short = pobřeží
land-swamp = močál
    .id = swamp
    .short = močál
land-meadow = louka
    .id = meadow
    .short = louka
land-desert = poušť
    .id = desert
    .short = poušť
land-cave = jeskyně
    .id = cave
    .short = jeskyně
land-volcano = sopka
    .id = volcano
    .short = sopka
land-farmland = orná půda
    .id = farmland
    .short = oranice
land-mountains = hory
    .id = mountains
    .short = hory
land-lava = láva
    .id = lava
    .short = láva
land-steppe = step
    .id = steppe
    .short = step
land-pine_forest = borový les
    .id = pine_forest
    .short = bory
land-mushroom_forest = houbový les
    .id = mushroom_forest
    .short = houby
land-flower_meadow = kvetoucí louka
    .id = flower_meadow
    .short = květy
land-quarry = kamenolom
    .id = quarry
    .short = lom

# Krajiny se jménem ze dvou slov, pro toho, kdo je chce napsat.
part-pine = borový
part-mushroom = houbový
part-flower = kvetoucí
part-forest = les
part-farmland = orná-půda

# Co občan přináší.
effect-merchant = dílek na výběr
effect-thief_card = dílek a ukradená karta
effect-thief_gem = dílek a ukradený drahokam
effect-slayer = poražený drak
effect-rogue = dobyté políčko
effect-landowner = dva dílky

# .such ukazuje kartu, která se dá napsat
citizen-merchant = obchodník
    .acc = obchodníka
    .gen = obchodníka
    .full = nevrlý obchodník
    .such = třeba K1-07
citizen-thief = zlodějka
    .acc = zlodějku
    .gen = zlodějky
    .full = arogantní zlodějka
    .such = třeba K2-07
citizen-slayer = drakobijka
    .acc = drakobijku
    .gen = drakobijky
    .full = zaneprázdněná drakobijka
    .such = třeba K3-07
citizen-rogue = lotr
    .acc = lotra
    .gen = lotra
    .full = agresivní lotr
    .such = třeba K4-07
citizen-landowner = statkář
    .acc = statkáře
    .gen = statkáře
    .full = chamtivý statkář
    .such = třeba K5-07

# .few: čtyři zlaté drahokamy; .many: šest bílých drahokamů
gem-white = bílý
    .few = bílé
    .many = bílých
gem-gold = zlatý
    .few = zlaté
    .many = zlatých

# .many: pět červených kostek
colour-red = červená
    .many = červených
colour-blue = modrá
    .many = modrých
colour-green = zelená
    .many = zelených

# .own je totéž s písmenem české barvy
side-1r = 1r
    .own = 1č
side-2r = 2r
    .own = 2č
side-3r = 3r
    .own = 3č
side-4r = 4r
    .own = 4č
side-5r = 5r
    .own = 5č
side-6r = 6r
    .own = 6č
side-1b = 1b
    .own = 1m
side-2b = 2b
    .own = 2m
side-3b = 3b
    .own = 3m
side-4b = 4b
    .own = 4m
side-5b = 5b
    .own = 5m
side-6b = 6b
    .own = 6m
side-1g = 1g
    .own = 1z
side-2g = 2g
    .own = 2z
side-3g = 3g
    .own = 3z
side-4g = 4g
    .own = 4z
side-5g = 5g
    .own = 5z
side-6g = 6g
    .own = 6z

# .also: rozumí se i tomuhle
word-throw = hodit
    .also = házet
word-keep = nechat
    .also = ponechat
word-all = vše
    .also = všechny
word-stop = dost
    .also = stačí
word-claim = vzít
    .also = získat
word-alarm = poplach
    .also = dračí-poplach
word-pair = pár
    .also = dvojice
word-super = super
    .also = se-superžolíkem
word-supers = superžolíci
    .also = superžolíky
word-superjoker = superžolík
    .also = superžolíka
word-done = hotovo
    .also = konec
word-place = položit
    .also = osídlit
word-slay = porazit
    .also = zabít
word-conquer = dobýt
    .also = obsadit
word-dragon = drak
    .also = draka
word-steal = ukrást
    .also = ukradnout
word-pass = nekrást
    .also = vynechat
word-fire = oheň
    .also = dračí-oheň
word-from = od
    .also = hráči

## Volby

option-setup = Příprava
    .help = Podle počtu hráčů, vylosovaná, nebo podle vlastního přání: pak sami určíte, jak se mapa složí a kde budou draci a drahokamy.
option-setup-standard = podle počtu hráčů
option-setup-random = vylosovaná
option-setup-free = podle vlastního přání
option-map = Mapa
    .help = Pro kolik hráčů se obě části mapy složí.
    .typed = Jen s volbou setup=free.
option-map-standard = podle počtu hráčů
option-map-2 = jako pro dva hráče
option-map-3 = jako pro tři hráče
option-map-4 = jako pro čtyři hráče
option-dragons = Draci na začátku
    .help = Jako obvykle, žádní, nebo nejvýš osm políček podle vašeho výběru. Políčka se jmenují A1 až A15 na jedné části mapy a B1 až B15 na druhé.
    .typed = Pište je s čárkami, třeba A6,B6; žádní draci jsou „none“. Jen s volbou setup=free.
option-dragons-standard = podle počtu hráčů
option-dragons-none = žádní
option-white = Bílé drahokamy na mapě
    .help = Jako obvykle, nebo šest políček podle vašeho výběru. Na políčko se vejde jen jeden drahokam.
    .typed = Pište je s čárkami. Jen s volbou setup=free.
option-white-standard = na obvyklých políčkách
option-gold = Zlaté drahokamy na mapě
    .help = Jako obvykle, nebo čtyři políčka podle vašeho výběru, na kterých není bílý drahokam.
    .typed = Pište je s čárkami. Jen s volbou setup=free.
option-gold-standard = na obvyklých políčkách
option-first = Kdo začíná
    .help = Komu padne nejvíc šestek, nebo místo podle vašeho výběru.
    .typed = Místa se číslují od nuly.
option-first-rolled = komu padne nejvíc šestek
option-first-0 = první místo
option-first-1 = druhé místo
option-first-2 = třetí místo
option-first-3 = čtvrté místo

## Výzvy a tahy

prompt-draw-map = Losuje se mapa: pro kolik hráčů bude složená?
    .typed = Zapište 2, 3 nebo 4.
prompt-draw-dragon =
    Vylosujte políčko pro { $count ->
        [one] posledního draka
        [few] draka; ještě přijdou { $count }
       *[other] draka; ještě jich přijde { $count }
    }.
    .typed = Zapište jméno toho políčka, třeba A6.
prompt-draw-gem =
    Vylosujte políčko pro { $count ->
        [one] poslední drahokam, { $gem }
        [few] { $gem } drahokam; celkem zbývají { $count }
       *[other] { $gem } drahokam; celkem jich zbývá { $count }
    }.
    .typed = Zapište jméno toho políčka, třeba A6.
prompt-draw-card = Odkryjte další kartu { $citizen-gen }.
    .typed = Zapište její jméno, { $citizen-such }.
prompt-draw-start = { $player } hází všemi šesti kostkami o to, kdo začne. Co ukazují?
    .typed = Zapište číslo a barvu, třeba 3r 3r 5b 1g 6b 2g nebo 3č 3č 5m 1z 6m 2z.
prompt-draw-tile =
    { $player } táhne { $count ->
        [one] jeden dílek
        [few] { $count } dílky, jeden po druhém
       *[other] { $count } dílků, jeden po druhém
    }; { $stock ->
        [one] je v zásobě poslední
        [few] v zásobě jsou { $stock }
       *[other] v zásobě jich je { $stock }
    }. Jakou krajinu ukazuje { $count ->
        [one] ten dílek
       *[other] první z nich
    }?
    .typed = Zapište krajinu, třeba pobřeží.
prompt-draw-throw =
    { $player } hází { $count ->
        [one] jednou kostkou ({ $throw }. hod ze 3). Co ukazuje?
        [6] všemi šesti kostkami ({ $throw }. hod ze 3). Co ukazují?
       *[other] { $count } kostkami ({ $throw }. hod ze 3). Co ukazují?
    }
    .typed =
        { $count ->
            [one] Zapište číslo a barvu, třeba 3r nebo 3č.
            [6] Zapište číslo a barvu, třeba 3r 3r 5b 1g 6b 2g nebo 3č 3č 5m 1z 6m 2z.
           *[other] Zapište číslo a barvu, třeba 3r 5b nebo 3č 5m.
        }
prompt-roll = Jste na tahu. Hoďte všemi šesti kostkami.
    .typed = Napište „{ word-throw } { word-all }“.
prompt-roll-again =
    Vaše kostky: { $faces }. { $left ->
        [one] Zbývá vám už jen jeden hod
       *[other] Zbývají vám ještě { $left } hody
    }. Vyberte kostky, kterými hodíte znovu, nebo s házením skončete.
    .typed = Napište třeba „{ word-throw } a,c,f“, nebo „{ word-keep } a,b“, když chcete hodit všemi ostatními, nebo „{ word-stop }“.
prompt-claim =
    Vaše kostky: { $faces }. { $citizens-count ->
        [one] Vezměte si kartu, na kterou máte: { $citizens }.
       *[other] Vezměte si jednu z karet, na které máte: { $citizens-or }.
    }
    .typed = Napište „{ word-claim }“ a jméno občana.
prompt-claim-or-alarm = Samotné kostky ({ $faces }) na žádnou kartu nestačí. Pomozte si žolíky ({ $citizens-or }), nebo si vezměte kteroukoli kartu lícem dolů: dračí poplach.
    .typed = Napište „{ word-claim }“ nebo „{ word-alarm }“ a jméno občana.
prompt-alarm = S kostkami { $faces } nemáte na žádnou kartu. Vezměte si kteroukoli odkrytou kartu lícem dolů jako superžolíka; potom přiletí drak.
    .typed = Napište třeba „{ word-alarm } { citizen-rogue }“.
prompt-pair = Kteří žolíci vám pomohou? Chcete kartu { $card } ({ $citizen }). Použijte dva stejné, žolíka a superžolíka, nebo dva superžolíky.
    .typed = Napište třeba „{ word-pair } 6r“, „{ word-super } 6r“ nebo „{ word-supers } 6r“.
prompt-pair-or-done = Kartu { $card } ({ $citizen }) si už můžete vzít. Nebo na vyšší stupeň přidejte žolíky: dva stejné, žolíka a superžolíka, nebo dva superžolíky.
    .typed = Napište „{ word-done }“, nebo třeba „{ word-pair } 6r“, „{ word-super } 6r“ či „{ word-supers } 6r“.
prompt-confirm = Tito žolíci na kartu { $card } ({ $citizen }) stačí. Vezměte si ji, nebo vezměte poslední krok zpět.
    .typed = Kartu si vezmete, když napíšete „{ word-done }“.
prompt-place =
    { $lands-count ->
        [one] Váš dílek: { $lands }. Položte ho na volné políčko jeho krajiny a na něj svůj žeton.
       *[other] Vaše dílky: { $lands }. Položte jeden z nich na volné políčko jeho krajiny a na něj svůj žeton.
    }
    .typed = Napište třeba „{ word-place } A1“.
prompt-dragon = Dračí poplach! Dílek ukazuje: { $land }. Položte ho na volné políčko té krajiny; přiletí tam drak.
    .typed = Napište třeba „{ word-dragon } A1“.
prompt-slay = Kterého draka vaše drakobijka porazí? Získáte jeho oheň i políčko.
    .typed = Napište třeba „{ word-slay } A6“.
prompt-conquer = Které políčko váš lotr dobude? Vybírejte z cizích žetonů, které jsou vašim nejblíž.
    .typed = Napište třeba „{ word-conquer } B2“.
prompt-fire = V zásobě už žádný dračí oheň není a vlastní nemáte. Komu vezmete oheň pro draka na { $field }?
    .typed = Napište třeba „{ word-fire } { word-from } 2“.
prompt-steal-card = Ukradněte někomu odkrytou kartu.
    .typed = Zapište jejího žolíka a číslo hráče, třeba „{ word-steal } 6r { word-from } 2“.
prompt-steal-gem = Ukradněte někomu drahokam.
    .typed = Zapište, který to má být, a číslo hráče, třeba „{ word-steal } { gem-white } { word-from } 2“.
prompt-steal-card-or-pass = Můžete někomu ukrást odkrytou kartu.
    .typed = Zapište jejího žolíka a číslo hráče, třeba „{ word-steal } 6r { word-from } 2“, nebo napište „{ word-pass }“.
prompt-steal-gem-or-pass = Můžete někomu ukrást drahokam.
    .typed = Zapište, který to má být, a číslo hráče, třeba „{ word-steal } { gem-white } { word-from } 2“, nebo napište „{ word-pass }“.

move-throw-all = hodit všemi šesti kostkami
move-throw = hodit znovu: { $dice }
move-stop = skončit s házením
move-claim = vzít { $citizen-acc }
move-alarm = vzít { $citizen-acc } lícem dolů: dračí poplach
move-pair = použít dva žolíky { $joker }
move-super = použít žolíka { $joker } a superžolíka
move-supers = použít dva superžolíky jako { $joker }
move-done = vzít kartu
move-place = osídlit { $field } ({ $land })
move-slay = porazit draka na { $field } ({ $land })
move-conquer = dobýt { $field } ({ $land })
move-dragon = přivolat draka na { $field } ({ $land })
move-steal-card = ukrást žolíka { $joker }, kterého má { $victim }
move-steal-gem = ukrást { $gem } drahokam, který má { $victim }
move-pass = nic neukrást
move-fire = vzít dračí oheň, který má { $victim }

## Co se děje

event-joined = Mapa je složená jako pro { count-players.acc }.
event-dragon-laid = Na { $field } ({ $land }) číhá drak.
event-gem-laid = Na { $field } ({ $land }) leží { $gem } drahokam.
event-offered = V nabídce je { $citizen-full } { $card } ({ $effect }).
event-rolled-off =
    { $player } hází { $faces }: { $count ->
        [0] žádná šestka.
        [one] jedna šestka.
        [few] { $count } šestky.
       *[other] { $count } šestek.
    }
event-tied =
    { $count ->
        [0] Bez šestky jsou { $players }
        [one] Stejně, po jedné šestce, mají { $players }
        [few] Stejně, po { $count } šestkách, mají { $players }
       *[other] Stejně, po { $count } šestkách, mají { $players }
    }. Hází se znovu.
event-begins = Začíná { $player }.
event-threw =
    { $throw ->
        [1] { $player } hází: { $thrown }
        [2] { $player } hází podruhé: { $thrown }
       *[other] { $player } hází potřetí: { $thrown }
    }{ $thrown-count ->
        [6] .
       *[other] ; na stole teď leží { $faces }.
    }
event-throws-again = { $player } si nechává { $kept } a ostatními kostkami hází znovu.
event-throws-all-again = { $player } hází znovu všemi šesti kostkami.
event-stopped =
    { $player } po { $throw ->
        [1] prvním
       *[other] druhém
    } hodu končí s házením: { $faces }.
event-aimed = { $player } chce { $citizen-acc } { $card } a sahá po žolících.
event-paired =
    { $player } odhazuje { $way ->
        [pair] dva žolíky { $joker }
        [super] žolíka { $joker } a superžolíka
       *[supers] dva superžolíky
    } a přidává si kostku { $joker }.
event-took-tier = { $player } si bere { $citizen-acc } { $card } ({ $tier }. stupeň, žolík { $joker }).
event-took = { $player } si bere { $citizen-acc } { $card } (žolík { $joker }).
event-took-down = Dračí poplach! { $player } si bere { $citizen-acc } { $card } lícem dolů jako superžolíka.
event-drew = { $player } táhne dílek: { $land }.
event-returned = Dílek se vrací do zásoby: { $land }.
event-placed = { $player } osidluje { $field } ({ $land }).
event-gem-found = { $player } nachází na { $field } { $gem } drahokam.
event-gem-taken = { $player } dostává ze zásoby { $gem } drahokam.
event-no-gem-left = { $player } má nárok na drahokam, ale v zásobě už žádný není.
event-stole-card = { $player } krade kartu { $card } (žolík { $joker }); přichází o ni { $victim }.
event-stole-gem = { $player } krade { $gem } drahokam; přichází o něj { $victim }.
event-declined = { $player } krást nechce.
event-no-card-to-steal = { $player } nemá komu ukrást odkrytou kartu.
event-no-gem-to-steal = { $player } nemá komu ukrást drahokam.
event-slew = { $player } poráží draka na { $field } ({ $land }), bere si jeho oheň a políčko osidluje.
event-no-dragon = Na mapě není žádný drak. { $player } drakobijku nevyužije.
event-conquered = { $player } dobývá { $field } ({ $land }); žeton odtud si bere zpět { $victim }.
event-no-token = Nikdo jiný na mapě žeton nemá. { $player } lotra nevyužije.
event-no-fire = Žádný dračí oheň už nikde není: { $field } ({ $land }) nebude patřit nikomu.
event-dragon-came = { $player } přivolává draka na { $field } ({ $land }).
event-own-fire = Zásoba ohňů je prázdná, takže { $player } vrací jeden ze svých: drak přilétá na { $field } ({ $land }).
event-fire-from = { $player } přivolává draka na { $field } ({ $land }); o dračí oheň přichází { $victim }.
event-next = Na tahu je { $player }.
event-won = { $player } okamžitě vyhrává! { $ending }
event-ended = Konec hry. { $ending }

ending-stock-empty = Zásoba dílků hradu je prázdná.
ending-no-token-left = Měl přijít na řadu další žeton, ale všech šestnáct už leží na mapě.

## Body

item-territory = Největší území ({ $fields }): { count-points }
item-other-fields =
    { $count ->
        [one] Další políčko
       *[other] Další políčka
    } ({ $fields }): { count-points }
item-gold =
    { $count ->
        [one] { $count } zlatý drahokam
        [few] { $count } zlaté drahokamy
       *[other] { $count } zlatých drahokamů
    }: { count-points }
item-white =
    { $count ->
        [one] { $count } bílý drahokam
        [few] { $count } bílé drahokamy
       *[other] { $count } bílých drahokamů
    }: { count-points }
item-fires = Nejvíc dračích ohňů ({ $count }): { count-points }
face-desk-players = Hráči
face-desk-map = Mapa pro
face-desk-whose = Čí žeton
face-desk-help = Vyberte hráče a potom políčka s jeho žetony. Dalším klepnutím políčko zase uvolníte.
face-desk-free = volné
face-desk-white = Bílé drahokamy
face-desk-gold = Zlaté drahokamy
face-desk-fires = Dračí ohně
face-desk-clear = Prázdná mapa

item-desk-total =
    { $player }: { count-points }, { $fires ->
        [0] žádný dračí oheň
        [one] { $fires } dračí oheň
        [few] { $fires } dračí ohně
       *[other] { $fires } dračích ohňů
    }, { $place }. místo

## Odmítnutí: domluva na hře

refusal-bad-first =
    Místo { $first } začínat nemůže: { $players ->
        [few] hrají tu { $players } hráči
       *[other] hraje tu { $players } hráčů
    } a místa se číslují od nuly. Zvolte menší číslo, nebo nechte rozhodnout kostky („rolled“).
refusal-setup-not-free = Volba „{ $option }“ patří jen k volné přípravě. Přidejte setup=free, nebo „{ $option }“ vynechte.
refusal-too-many-dragons = Políček s drakem jste zapsali { $count }, ale na mapě jich může být nejvýš { $most }. Zapište jich méně.
refusal-number-of-gems =
    Na mapě { $expected ->
        [few] mají být { $expected } { $gem-few } drahokamy
       *[other] má být { $expected } { $gem-many } drahokamů
    }, ale { $count ->
        [0] nezapsali jste žádné políčko
        [one] zapsali jste jen jedno políčko
        [few] zapsali jste { $count } políčka
       *[other] zapsali jste { $count } políček
    }. Zapište jich { $expected }.
refusal-two-gems = Na { $field } by ležel bílý i zlatý drahokam, ale na políčko se vejde jen jeden. Jednomu z nich vyberte jiné políčko.
refusal-field-twice =
    { $key ->
        [white] { option-white }
        [gold] { option-gold }
        [dragons] { option-dragons }
       *[other] „{ $key }“
    }: { $field } je tu dvakrát. Zapište každé políčko jen jednou.

## Odmítnutí: čtení

refusal-unreadable-move = „{ $text }“ není tah. Napište třeba { $examples-or }, česky { word-throw } a,c,f nebo { word-claim } { citizen-slayer.acc }.
refusal-unknown-move = Tah s číslem { $action } neexistuje. Vyberte si z nabídky.
refusal-unknown-dice = Kostky „{ $text }“ tu nejsou. Kostky se jmenují { $known }; zapište některé z nich, třeba a,c,f, nebo { word-all }.
refusal-die-twice = Kostku { $die } jste zapsali dvakrát. Zapište každou jen jednou.
refusal-no-dice-named = Není řečeno, které kostky. Zapište jejich písmena ({ $known }), třeba „{ word-throw } a,c,f“, nebo s házením skončete ({ word-stop }).
refusal-unknown-pile = Občan „{ $text }“ tu není. Zapište { citizen-merchant }, { citizen-thief }, { citizen-slayer }, { citizen-rogue } nebo { citizen-landowner }; stačí i číslo hromádky od 1 do 5.
refusal-unknown-joker = „{ $text }“ není žolík. Zapište číslo a barvu, třeba { $example }: r je červená, b modrá a g zelená; rozumí se i písmenům č, m a z.
refusal-unknown-field = Políčko „{ $text }“ na mapě není. Políčka se jmenují { $first } až { $last }, na každé části mapy jich je patnáct.
refusal-unreadable-theft = „{ $text }“ neříká, co komu berete. Napište třeba { $examples-or }, česky { word-steal } 6r { word-from } 2.
refusal-unknown-map = „{ $text }“ není způsob, jak mapu složit. Zapište { $known-or }, tedy pro kolik hráčů je.
refusal-unknown-card = Karta „{ $text }“ neexistuje. Karty se jmenují { $first } až { $last }.
refusal-unknown-land = Krajina „{ $text }“ na mapě není. Zapište { land-floodplain }, { land-coast }, { land-swamp }, { land-meadow }, { land-desert }, { land-cave }, { land-volcano }, { part-farmland }, { land-mountains }, { land-lava }, { land-steppe }, { land-pine_forest }, { land-mushroom_forest }, { land-flower_meadow } nebo { land-quarry }.
refusal-unknown-die = „{ $text }“ žádná kostka neukazuje. Zapište číslo a barvu, třeba { $example }.
refusal-other-number-of-dice =
    Hází se { $expected ->
        [one] jednou kostkou
       *[other] { $expected } kostkami
    }, ale { $count ->
        [0] nic není zapsáno
        [one] zapsána je jedna
        [few] zapsány jsou { $count }
       *[other] zapsáno jich je { $count }
    }. Zapište za každou kostku jedno číslo s barvou, třeba 3r 5b.
refusal-dice-cannot-show =
    { $dice-count ->
        [one] Kostka { $dice } nemůže ukázat
       *[other] Kostky { $dice } nemohou zároveň ukázat
    } „{ $text }“. Na každé kostce má každé číslo svou barvu, tak se podívejte znovu.

## Odmítnutí: hra

refusal-throw-all-first = Poprvé se hází všemi šesti kostkami. Hoďte jimi ({ word-throw } { word-all }).
refusal-throw-first = Nejdřív hoďte všemi šesti kostkami ({ word-throw } { word-all }).
refusal-throw-or-stop = Ještě házíte. Hoďte některými kostkami znovu (třeba „{ word-throw } a,c,f“), nebo nejdřív s házením skončete ({ word-stop }).
refusal-claim-or-alarm = Teď si berete kartu. Vezměte si takovou, na kterou máte (třeba „{ word-claim } { citizen-slayer.acc }“); když nemáte na žádnou, vezměte si kteroukoli lícem dolů (třeba „{ word-alarm } { citizen-rogue }“).
refusal-pairs-or-done = Teď vybíráte žolíky. Zapište dvojici (třeba „{ word-pair } 6r“), vezměte si kartu, pokud už na ni máte ({ word-done }), nebo vezměte výběr karty zpět.
refusal-place-tile = Nejdřív položte dílek ({ $lands-or }) na volné políčko jeho krajiny, třeba „{ word-place } A1“.
refusal-place-dragon = Nejdřív položte dílek ({ $lands }) na volné políčko jeho krajiny, kam přiletí drak, třeba „{ word-dragon } A1“.
refusal-slay-dragon = Nejdřív vyberte draka, kterého porazíte, třeba „{ word-slay } A6“.
refusal-conquer-token = Nejdřív vyberte políčko, které váš lotr dobude, třeba „{ word-conquer } B2“.
refusal-steal-or-pass = Nejdřív řekněte, co komu ukradnete, třeba „{ word-steal } 6r { word-from } 2“ nebo „{ word-steal } { gem-gold } { word-from } 2“; nebo krást nemusíte: „{ word-pass }“.
refusal-choose-victim = Nejdřív řekněte, co komu vezmete, třeba „{ word-steal } 6r { word-from } 2“, „{ word-steal } { gem-gold } { word-from } 2“ nebo „{ word-fire } { word-from } 2“.
refusal-pile-empty = Hromádka { $citizen-gen } je prázdná. Vyberte si jinou kartu.
refusal-must-claim =
    { $citizens-count ->
        [one] Vaše kostky stačí na kartu z nabídky ({ $citizens }), takže poplach vyhlásit nemůžete. Vezměte si ji, nebo pomocí žolíků jinou.
       *[other] Vaše kostky stačí na karty z nabídky ({ $citizens }), takže poplach vyhlásit nemůžete. Vezměte si jednu z nich, nebo pomocí žolíků jinou.
    }
refusal-not-met-with-jokers = Na kartu { $card } ({ $citizen }) nemáte, ani s pomocí žolíků. Vyberte si jinou.
refusal-not-met = Vaše kostky na kartu { $card } ({ $citizen }) nestačí. Vyberte si jinou.
refusal-more-pairs = Na kartu { $card } ({ $citizen }) to ještě nestačí. Přidejte další dvojici žolíků, nebo vezměte výběr karty zpět.
refusal-too-few-superjokers =
    Na to { $expected ->
        [one] je potřeba superžolík
       *[other] jsou potřeba dva superžolíci
    }, ale { $count ->
        [0] nemáte žádného
       *[other] máte jen jednoho
    }. Vyberte jiné žolíky.
refusal-too-few-jokers =
    Na to { $expected ->
        [one] je potřeba žolík { $joker }
       *[other] jsou potřeba dva žolíci { $joker }
    }, ale { $count ->
        [0] nemáte žádného
       *[other] máte jen jednoho
    }. Vyberte jiné žolíky.
refusal-pair-not-needed = S touto dvojicí za { $joker } byste už kartu { $card } vzít nemohli, nebo není potřeba: plýtvat žolíky nejde. Vyberte jinou dvojici.
refusal-no-dragon-there = Na { $field } žádný drak není. Vyberte políčko s drakem.
refusal-no-token-there = Na { $field } žádný žeton neleží. Vyberte políčko jiného hráče.
refusal-own-token = { $field } už je vaše. Vyberte políčko jiného hráče.
refusal-not-nearest = Některý cizí žeton je vašim blíž než ten na { $field }. Vyberte jeden z nejbližších: { $fields-or }.
refusal-other-land = { $field } je { $land }, ale váš dílek je { $lands-or }. Vyberte volné políčko krajiny z dílku.
refusal-field-taken = Na { $field } už dílek hradu leží. Vyberte volné políčko krajiny z dílku.
refusal-nobody-there =
    Hráč { $number } tu není: { $players ->
        [few] hrají tu jen { $players } hráči
       *[other] hraje tu jen { $players } hráčů
    }. Vyberte jiného.
refusal-has-no-fire = { $victim } žádný dračí oheň nemá. Vyberte někoho, kdo ho má.
refusal-not-from-oneself = Sami sobě krást nemůžete. Vyberte jiného hráče.
refusal-has-no-such-card = { $victim } nemá žádnou odkrytou kartu se žolíkem { $joker }. Vyberte jinou kartu nebo jiného hráče; superžolíky krást nelze.
refusal-has-no-such-gem = { $victim } nemá žádný { $gem } drahokam. Vyberte jiný drahokam nebo jiného hráče.

## Odmítnutí: losování

refusal-no-such-map = Mapa s číslem { $number } neexistuje. Zapište 2, 3 nebo 4.
refusal-field-not-bare = Na { $field } už je drak nebo drahokam. Vylosujte jiné políčko.
refusal-no-such-field = Políčko s číslem { $number } neexistuje. Zapište jméno políčka, třeba A6.
refusal-card-not-in-pile = Karta { $card } teď přijít nemůže. Podívejte se znovu na kartu i na to, ze které je hromádky.
refusal-no-such-card = Karta s číslem { $number } neexistuje. Zapište jméno karty, třeba K3-07.
refusal-land-not-in-stock = Takový dílek už v zásobě není: { $land }. Podívejte se na něj znovu.
refusal-no-such-land = Krajina s číslem { $number } neexistuje. Zapište jméno krajiny, třeba pobřeží.
refusal-no-such-throw =
    Pro { $count ->
        [one] jednu kostku
        [few] { $count } kostky
       *[other] { $count } kostek
    } hod číslo { $number } neexistuje. Zapište, co kostky ukazují, třeba 3r 5b.

## Odmítnutí: podmínky

refusal-unreadable-condition = „{ $text }“ není podmínka. Napište třeba { $examples-or }, případně jméno karty, třeba K3-07.
refusal-condition-shape = Téhle podmínce není rozumět: { $where }. Musí vypadat jako v souboru s obsahem krabice.
refusal-condition-order = V „{ $key }“ jsou barvy { $named }. Uveďte každou z { $known } jednou.
refusal-condition-range = „{ $key }“ dává { $value }, ale musí to být od { $least } do { $most }. Opravte to.
refusal-too-few-dice =
    { $count ->
        [0] Není uvedena žádná kostka
        [one] Uvedena je jen jedna kostka
        [few] Uvedeny jsou jen { $count } kostky
       *[other] Uvedeno je jen { $count } kostek
    }, ale výsledek jich má aspoň { $expected }. Doplňte ostatní.
refusal-bad-throws = Počet hodů nemůže být { $value }. Zvolte číslo od 1 do { $most }.

remark-odds-tier = { $tier }. stupeň
remark-odds =
    { $throws ->
        [one] Na jeden hod
       *[other] Nejvýš na { $throws } hody
    }: { NUMBER($percent, maximumFractionDigits: 4) } %
remark-odds-met = Kostky už podmínku splňují: { $faces }
remark-odds-keep =
    { $throws ->
        [one] Zbývá-li jeden hod
       *[other] Zbývají-li { $throws } hody
    }, nechte si { $faces }: { NUMBER($percent, maximumFractionDigits: 4) } %
remark-odds-keep-none =
    { $throws ->
        [one] Zbývá-li jeden hod
       *[other] Zbývají-li { $throws } hody
    }, hoďte znovu všemi kostkami: { NUMBER($percent, maximumFractionDigits: 4) } %

## Odmítnutí: ručně zapsaný stůl

refusal-desk-players =
    { $count ->
        [0] Není zapsán žádný hráč
        [one] Zapsán je jeden hráč
        [few] Zapsáni jsou { $count } hráči
       *[other] Zapsáno je { $count } hráčů
    }. Musí jich být { $known-or }.
refusal-desk-map = „map“ je { $number }, ale musí to být { $known-or }: pro kolik hráčů je mapa složená.
refusal-desk-too-many =
    { $what ->
        [gold] „gold“ dává dohromady { $count }. Zlatých drahokamů je celkem { $most }
        [white] „white“ dává dohromady { $count }. Bílých drahokamů je celkem { $most }
       *[fires] „fires“ dává dohromady { $count }. Dračích ohňů je celkem { $most }
    } a nikdo jich nemůže mít méně než nula. Přepočítejte je.
refusal-desk-field-twice = Políčko { $field } je zapsané dvakrát: nejdřív ho má { $rival }, potom { $player }. Nechte ho jen tomu, komu patří.
refusal-desk-tokens = { $player } má { $count } políček, ale jen { $most } žetonů. Přepočítejte je.
refusal-desk-full = Obsazených políček je { $count }, ale aspoň dvě zůstávají volná, takže jich může být nejvýš { $most }. Přepočítejte je.
refusal-desk-unknown-player =
    „winner“ je { $number }, ale { $most ->
        [few] zapsaní jsou jen { $most } hráči
       *[other] zapsaných hráčů je jen { $most }
    }. Počítejte je od jedné.
refusal-desk-no-winner =
    { $player } { $count ->
        [0] nemá žádné políčko
        [one] má jedno políčko
        [few] má { $count } políčka
       *[other] má { $count } políček
    }, ale okamžitě vyhrát může jen ten, kdo má na mapě všech { $expected } žetonů. Vynechte „winner“, nebo doplňte políčka.

## Odmítnutí: ručně zapsané vydání

refusal-edition-other-game = Tento soubor je pro hru „{ $game }“. Vydání hry Král kostek má jako „game“ uvedeno „dicekings“.
refusal-edition-name = „edition“ musí být jméno o 1 až { $longest } běžných znacích.
refusal-edition-fixed = „{ $key }“ má { $value }, ale v každém vydání to musí být { $expected }. Opravte to.
refusal-edition-names = „{ $key }“ musí mít přesně tyto položky v tomto pořadí: { $known }.
refusal-edition-unknown = V „{ $key }“ stojí „{ $text }“, ale to tato hra nezná. Použijte { $known-or }.
refusal-edition-land =
    Krajina „{ $land-id }“ { $count ->
        [0] není na žádném políčku
        [one] je na jednom políčku
       *[other] je na { $count } políčkách
    }, ale každá musí být na { $expected }. Opravte „fields“.
refusal-edition-far = „{ $key }“ je příliš daleko. Použijte čísla od −{ $most } do { $most }.
refusal-edition-same-place = V „{ $key }“ leží { $field } a { $other } na stejném místě. Podívejte se znovu, kde které z nich leží.
refusal-edition-dragons = „{ $key }“ má { $count } políček, ale draků může být nejvýš { $most }. Zapište jich méně.
refusal-edition-one-way = V „{ $key }“ je { $other } vedle { $field }, ale ne naopak. Dvě různá políčka se musí uvádět navzájem.
refusal-edition-island = V „{ $key }“ nevede cesta z { $field } do { $other }. Všechna políčka musí držet pohromadě, tak se znovu podívejte, kde která leží.
refusal-edition-joker = Karta { $card } má žolíka „{ $text }“. Napište číslo a barvu, třeba { $example }.
refusal-edition-tiers = Podmínka karty { $card } ({ $citizen }) je špatného druhu: obchodníci mají tři stupně, ostatní občané jednu podmínku. Opravte ji.
refusal-edition-not-nested = { $tier }. stupeň karty { $card } není těžší než ten před ním. Kdo splní některý stupeň, musí splnit i všechny nižší, tak čísla opravte.

remark-edition-jokers =
    { $numbers-count ->
        [one] Mezi žolíky { $citizen-gen } není číslo { $numbers }
       *[other] Mezi žolíky { $citizen-gen } nejsou čísla { $numbers }
    } právě dvakrát jako v dodané krabici. Raději se podívejte znovu.
remark-edition-no-effect = Žádná karta nepřináší tohle: { $effect }. Raději se podívejte znovu.
remark-edition-guarded-gem =
    Na mapě pro { count-players.acc } hlídá drahokam drak { $fields-count ->
        [one] na políčku { $fields }
       *[other] na políčkách { $fields }
    }; získá ho jen drakobijka. Raději se podívejte, jestli to tak má být.

## Rady

# Co mluví pro tah nebo proti němu; body doplní program.
term-territory = území
term-outlook = kam růst
term-gem = drahokamy
term-fires = dračí ohně
term-jokers = žolíci
term-hinders = škoda pro soupeře
term-tiles = dílky
term-throw = hod
term-end = konec hry

## Stůl v terminálu

terminal-points = body
terminal-fields = políčka
terminal-tokens = žetony
terminal-jokers = žolíci
terminal-superjokers = superžolík
terminal-sixes =
    { $count ->
        [0] žádná šestka
        [one] jedna šestka
        [few] { $count } šestky
       *[other] { $count } šestek
    }
terminal-dice = Kostky
terminal-throw = { $number }. hod ze { $count }
terminal-in-hand = v ruce:
terminal-colour = { $colour }
terminal-shown = Tažené dílky
terminal-land = { $land-short }
terminal-offer = Nabídka
terminal-asks = žádá
terminal-brings = přináší
terminal-joker = žolík
terminal-left = zbývá
terminal-citizen = { $citizen }
terminal-straight = postupka
terminal-empty = prázdná
terminal-claimed = vybraná
terminal-with-jokers = žolíci
terminal-face-down = poplach
terminal-stock = Zásoba
terminal-tiles =
    { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
terminal-fires =
    { $count ->
        [one] { $count } oheň
        [few] { $count } ohně
       *[other] { $count } ohňů
    }
terminal-white =
    { $count ->
        [one] { $count } bílý
        [few] { $count } bílé
       *[other] { $count } bílých
    }
terminal-gold =
    { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }

# Co karta přináší, do úzkého sloupce.
terminal-effect-merchant = výběr dílku
terminal-effect-thief_card = dílek+karta
terminal-effect-thief_gem = dílek+kámen
terminal-effect-slayer = drak
terminal-effect-rogue = cizí žeton
terminal-effect-landowner = dva dílky

## Stůl v prohlížeči

pick-die = kostka { $name }
pick-word-throw = hodit
pick-word-all = hodit všemi šesti kostkami
pick-word-stop = dost
pick-word-claim = vzít kartu
pick-word-alarm = vzít ji lícem dolů (dračí poplach)
pick-word-done = vzít kartu
pick-word-pass = nic neukrást
pick-pile-merchant = obchodník
pick-pile-thief = zlodějka
pick-pile-slayer = drakobijka
pick-pile-rogue = lotr
pick-pile-landowner = statkář
pick-joker = žolík { $name }
pick-as = jako { $name }
pick-gem-white = bílý drahokam
pick-gem-gold = zlatý drahokam

face-map = Mapa
face-keys = Šipky: pohyb · a–f: kostky · Enter: vybrat · Escape: vrátit
face-dice = Kostky
face-die = kostka { $name }: { $number }, { $colour }
face-face = { $number }, { $colour }
face-joker = žolík { $number }, { $colour }
face-joker-die = žolíková kostka { $number }, { $colour }
face-throw-all = Hodit všemi šesti
face-choose-dice = Vyberte kostky k přehození
face-throw =
    { $count ->
        [6] Hodit všemi znovu
       *[other] Hodit znovu: { $dice }
    }
face-stop = Dost
face-done = Vzít kartu
face-pass = Nic neukrást
face-throws = { $number }. hod ze { $most }
face-which-die = Co má žolíková kostka ukazovat?
face-percent = { $chance } %
face-pile-empty = karty došly
face-left =
    { $count ->
        [one] poslední karta balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
face-take = Vzít: { $text }
face-take-down = Vzít lícem dolů (dračí poplach): { $text }
face-with-jokers = se žolíky
face-way-claim = Vzít se žolíky
face-way-alarm = Lícem dolů: dračí poplach
face-asks-groups = stejná čísla: { $text }
face-asks-straight = postupka { $count } čísel
face-asks-sum = součet aspoň { $least }
face-asks-colour-sum = součet { $colour-many } kostek aspoň { $least }
face-asks-order = součty: { $text }
face-dragon = drak
face-nobody = nepatří nikomu
face-gem-white = bílý drahokam
face-gem-gold = zlatý drahokam
face-gems-white =
    { $count ->
        [one] { $count } bílý drahokam
        [few] { $count } bílé drahokamy
       *[other] { $count } bílých drahokamů
    }
face-gems-gold =
    { $count ->
        [one] { $count } zlatý drahokam
        [few] { $count } zlaté drahokamy
       *[other] { $count } zlatých drahokamů
    }
face-tokens =
    { $count ->
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
face-step-placing = Položit dílek
face-step-stealing-card = Ukrást kartu
face-step-stealing-gem = Ukrást drahokam
face-step-slaying = Porazit draka
face-step-conquering = Dobýt políčko
face-step-alarm = Přiletí drak
face-step-fire = Vzít dračí oheň
face-enter = Zadat hod
face-back = O jednu zpět

# Karta a její znaky vysvětlené.
face-about = Co znamená tato karta: { $citizen }
face-card-asks = Co žádá
face-card-tier = { $tier }. stupeň
face-card-brings = Co přináší
face-card-joker = Potom je z ní žolík: { $number }, { $colour }.
face-brings-merchant = Na 1. stupni táhněte jeden dílek hradu, na 2. dva, na 3. tři. Jeden z nich položte na volné políčko jeho krajiny a na něj svůj žeton; ostatní se vracejí.
face-brings-gem-gold = Na 3. stupni dostanete i zlatý drahokam.
face-brings-gem-white = Na 3. stupni dostanete i bílý drahokam; zlaté už došly.
face-brings-thief_card = Táhněte dva dílky hradu. Jeden z nich položte na volné políčko jeho krajiny a na něj svůj žeton; druhý se vrací. Potom můžete někomu ukrást odkrytou kartu.
face-brings-thief_gem = Táhněte dílek hradu, položte ho na volné políčko jeho krajiny a na něj svůj žeton. Potom můžete někomu ukrást drahokam.
face-brings-slayer = Vyberte si kteréhokoli draka na mapě. Získáte jeho oheň i políčko, a pokud tam leží drahokam, také ten.
face-brings-rogue = Váš žeton vystřídá nejbližší žeton jiného hráče.
face-brings-landowner = Táhněte dva dílky hradu a oba položte na volná políčka jejich krajin, na ně své žetony.
face-legend = Co znamenají znaky
face-legend-white = Bílý drahokam: 2 body na konci hry.
face-legend-gold = Zlatý drahokam: 3 body na konci hry.
face-legend-fire = Dračí oheň: kdo jich má na konci nejvíc, dostane 4 body.
face-legend-castle = Hrad v barvě hráče: žetony, které mu zbývají. Šedý: dílky v zásobě.
face-legend-joker = Karta získaná dříve: dvě se stejnou kostkou dají jednu kostku navíc k jakémukoli hodu.
face-legend-super = Superžolík: hodí se ke každému žolíkovi, dva dají jakoukoli kostku.
face-legend-colour = Tolik kostek této barvy.
face-legend-number = Tolik kostek s tímto číslem.
face-legend-alike = Stejná čísla: stejný znak je stejné číslo, jiný znak jiné číslo.
face-legend-straight = Postupka: čísla jdoucí po sobě.
face-legend-sum = Součet všech kostek, nebo kostek jedné barvy.
face-legend-chance = Jak je to pravděpodobné s kostkami, které leží na stole; ✓ už je splněno.
