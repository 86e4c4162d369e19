game-title = Kráľ kociek
game-tagline = Získajte kockami pomoc piatich občanov, osídľujte nové krajiny a majte sa na pozore pred drakmi.
game-credits = Vymyslel Nils Nilsson, ilustroval Gus Batts, v roku 2021 vydala HABA.

## Podstatné mená

# .id je meno v súboroch a žreboch; .short sa zmestí na políčko nakreslenej mapy
land-floodplain = niva
    .id = floodplain
    .short = niva
land-coast = pobrežie
    .id = coast
    .short = pobrežie
land-swamp = močiar
    .id = swamp
    .short = močiar
land-meadow = lúka
    .id = meadow
    .short = lúka
land-desert = púšť
    .id = desert
    .short = púšť
land-cave = jaskyňa
    .id = cave
    .short = jaskyňa
land-volcano = sopka
    .id = volcano
    .short = sopka
land-farmland = hospodárska pôda
    .id = farmland
    .short = pôda
land-mountains = hory
    .id = mountains
    .short = hory
land-lava = láva
    .id = lava
    .short = láva
land-steppe = step
    .id = steppe
    .short = step
land-pine_forest = borovicový les
    .id = pine_forest
    .short = borina
land-mushroom_forest = hubový les
    .id = mushroom_forest
    .short = huby
land-flower_meadow = kvetinová lúka
    .id = flower_meadow
    .short = kvety
land-quarry = kameňolom
    .id = quarry
    .short = lom

# Krajiny s menom z dvoch slov, pre toho, kto ich chce napísať.
part-pine = borovicový
part-mushroom = hubový
part-flower = kvetinová
part-forest = les
part-farmland = hospodárska-pôda

# Čo občan prináša.
effect-merchant = dielik na výber
effect-thief_card = dielik a ukradnutá karta
effect-thief_gem = dielik a ukradnutý drahokam
effect-slayer = porazený drak
effect-rogue = dobyté políčko
effect-landowner = dva dieliky

# .such ukazuje kartu, ktorá sa dá napísať
citizen-merchant = obchodník
    .acc = obchodníka
    .gen = obchodníka
    .full = nevrlý obchodník
    .such = napríklad K1-07
citizen-thief = zlodejka
    .acc = zlodejku
    .gen = zlodejky
    .full = arogantná zlodejka
    .such = napríklad K2-07
citizen-slayer = drakobijka
    .acc = drakobijku
    .gen = drakobijky
    .full = zaneprázdnená drakobijka
    .such = napríklad K3-07
citizen-rogue = lotor
    .acc = lotra
    .gen = lotra
    .full = agresívny lotor
    .such = napríklad K4-07
citizen-landowner = statkár
    .acc = statkára
    .gen = statkára
    .full = chamtivý statkár
    .such = napríklad K5-07

# .few: štyri zlaté drahokamy; .many: šesť bielych drahokamov
gem-white = biely
    .few = biele
    .many = bielych
gem-gold = zlatý
    .few = zlaté
    .many = zlatých

# .many: päť červených kociek
colour-red = červená
    .many = červených
colour-blue = modrá
    .many = modrých
colour-green = zelená
    .many = zelených

# .own je to isté s písmenom slovenskej farby
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

# .also: rozumie sa aj tomuto
word-throw = hodiť
    .also = hádzať
word-keep = nechať
    .also = ponechať
word-all = všetko
    .also = všetky
word-stop = dosť
    .also = stačí
word-claim = vziať
    .also = získať
word-alarm = poplach
    .also = dračí-poplach
word-pair = pár
    .also = dvojica
word-super = super
    .also = so-superžolíkom
word-supers = superžolíky
    .also = superžolíci
word-superjoker = superžolík
    .also = superžolíka
word-done = hotovo
    .also = koniec
word-place = položiť
    .also = osídliť
word-slay = poraziť
    .also = zabiť
word-conquer = dobyť
    .also = obsadiť
word-dragon = drak
    .also = draka
word-steal = ukradnúť
    .also = ukradni
word-pass = nekradnúť
    .also = vynechať
word-fire = oheň
    .also = dračí-oheň
word-from = od
    .also = hráčovi

## Voľby

option-setup = Príprava
    .help = Podľa počtu hráčov, vyžrebovaná alebo podľa vlastného želania: vtedy sami určíte, ako sa mapa zloží a kde budú draci a drahokamy.
option-setup-standard = podľa počtu hráčov
option-setup-random = vyžrebovaná
option-setup-free = podľa vlastného želania
option-map = Mapa
    .help = Pre koľko hráčov sa obe časti mapy zložia.
    .typed = Iba s voľbou setup=free.
option-map-standard = podľa počtu hráčov
option-map-2 = ako pre dvoch hráčov
option-map-3 = ako pre troch hráčov
option-map-4 = ako pre štyroch hráčov
option-dragons = Draci na začiatku
    .help = Ako obvykle, žiadni alebo najviac osem políčok podľa vášho výberu. Políčka sa volajú A1 až A15 na jednej časti mapy a B1 až B15 na druhej.
    .typed = Píšte ich s čiarkami, napríklad A6,B6; žiadni draci sú „none“. Iba s voľbou setup=free.
option-dragons-standard = podľa počtu hráčov
option-dragons-none = žiadni
option-white = Biele drahokamy na mape
    .help = Ako obvykle alebo šesť políčok podľa vášho výberu. Na políčko sa zmestí iba jeden drahokam.
    .typed = Píšte ich s čiarkami. Iba s voľbou setup=free.
option-white-standard = na obvyklých políčkach
option-gold = Zlaté drahokamy na mape
    .help = Ako obvykle alebo štyri políčka podľa vášho výberu, na ktorých nie je biely drahokam.
    .typed = Píšte ich s čiarkami. Iba s voľbou setup=free.
option-gold-standard = na obvyklých políčkach
option-first = Kto začína
    .help = Komu padne najviac šestiek, alebo miesto podľa vášho výberu.
    .typed = Miesta sa číslujú od nuly.
option-first-rolled = komu padne najviac šestiek
option-first-0 = prvé miesto
option-first-1 = druhé miesto
option-first-2 = tretie miesto
option-first-3 = štvrté miesto

## Výzvy a ťahy

prompt-draw-map = Žrebuje sa mapa: pre koľko hráčov bude zložená?
    .typed = Zapíšte 2, 3 alebo 4.
prompt-draw-dragon =
    Vyžrebujte políčko pre { $count ->
        [one] posledného draka
        [few] draka; ešte prídu { $count }
       *[other] draka; ešte ich príde { $count }
    }.
    .typed = Zapíšte meno toho políčka, napríklad A6.
prompt-draw-gem =
    Vyžrebujte políčko pre { $count ->
        [one] posledný drahokam, { $gem }
        [few] { $gem } drahokam; spolu zostávajú { $count }
       *[other] { $gem } drahokam; spolu ich zostáva { $count }
    }.
    .typed = Zapíšte meno toho políčka, napríklad A6.
prompt-draw-card = Odkryte ďalšiu kartu { $citizen-gen }.
    .typed = Zapíšte jej meno, { $citizen-such }.
prompt-draw-start = { $player } hádže všetkými šiestimi kockami o to, kto začne. Čo ukazujú?
    .typed = Zapíšte číslo a farbu, napríklad 3r 3r 5b 1g 6b 2g alebo 3č 3č 5m 1z 6m 2z.
prompt-draw-tile =
    { $player } ťahá { $count ->
        [one] jeden dielik
        [few] { $count } dieliky, jeden po druhom
       *[other] { $count } dielikov, jeden po druhom
    }; { $stock ->
        [one] je v zásobe posledný
        [few] v zásobe sú { $stock }
       *[other] v zásobe ich je { $stock }
    }. Akú krajinu ukazuje { $count ->
        [one] ten dielik
       *[other] prvý z nich
    }?
    .typed = Zapíšte krajinu, napríklad pobrežie.
prompt-draw-throw =
    { $player } hádže { $count ->
        [one] jednou kockou ({ $throw }. hod z 3). Čo ukazuje?
        [6] všetkými šiestimi kockami ({ $throw }. hod z 3). Čo ukazujú?
       *[other] { $count } kockami ({ $throw }. hod z 3). Čo ukazujú?
    }
    .typed =
        { $count ->
            [one] Zapíšte číslo a farbu, napríklad 3r alebo 3č.
            [6] Zapíšte číslo a farbu, napríklad 3r 3r 5b 1g 6b 2g alebo 3č 3č 5m 1z 6m 2z.
           *[other] Zapíšte číslo a farbu, napríklad 3r 5b alebo 3č 5m.
        }
prompt-roll = Ste na ťahu. Hoďte všetkými šiestimi kockami.
    .typed = Napíšte „{ word-throw } { word-all }“.
prompt-roll-again =
    Vaše kocky: { $faces }. { $left ->
        [one] Zostáva vám už iba jeden hod
       *[other] Zostávajú vám ešte { $left } hody
    }. Vyberte kocky, ktorými hodíte znova, alebo s hádzaním skončite.
    .typed = Napíšte napríklad „{ word-throw } a,c,f“ alebo „{ word-keep } a,b“, ak chcete hodiť všetkými ostatnými, alebo „{ word-stop }“.
prompt-claim =
    Vaše kocky: { $faces }. { $citizens-count ->
        [one] Vezmite si kartu, na ktorú máte: { $citizens }.
       *[other] Vezmite si jednu z kariet, na ktoré máte: { $citizens-or }.
    }
    .typed = Napíšte „{ word-claim }“ a meno občana.
prompt-claim-or-alarm = Samotné kocky ({ $faces }) na žiadnu kartu nestačia. Pomôžte si žolíkmi ({ $citizens-or }) alebo si vezmite ktorúkoľvek kartu lícom dole: dračí poplach.
    .typed = Napíšte „{ word-claim }“ alebo „{ word-alarm }“ a meno občana.
prompt-alarm = S kockami { $faces } nemáte na žiadnu kartu. Vezmite si ktorúkoľvek odkrytú kartu lícom dole ako superžolíka; potom priletí drak.
    .typed = Napíšte napríklad „{ word-alarm } { citizen-rogue }“.
prompt-pair = Ktoré žolíky vám pomôžu? Chcete kartu { $card } ({ $citizen }). Použite dva rovnaké, žolíka a superžolíka alebo dva superžolíky.
    .typed = Napíšte napríklad „{ word-pair } 6r“, „{ word-super } 6r“ alebo „{ word-supers } 6r“.
prompt-pair-or-done = Kartu { $card } ({ $citizen }) si už môžete vziať. Alebo na vyšší stupeň pridajte žolíky: dva rovnaké, žolíka a superžolíka alebo dva superžolíky.
    .typed = Napíšte „{ word-done }“ alebo napríklad „{ word-pair } 6r“, „{ word-super } 6r“ či „{ word-supers } 6r“.
prompt-confirm = Tieto žolíky na kartu { $card } ({ $citizen }) stačia. Vezmite si ju alebo vezmite posledný krok späť.
    .typed = Kartu si vezmete, keď napíšete „{ word-done }“.
prompt-place =
    { $lands-count ->
        [one] Váš dielik: { $lands }. Položte ho na voľné políčko jeho krajiny a naň svoj žetón.
       *[other] Vaše dieliky: { $lands }. Položte jeden z nich na voľné políčko jeho krajiny a naň svoj žetón.
    }
    .typed = Napíšte napríklad „{ word-place } A1“.
prompt-dragon = Dračí poplach! Dielik ukazuje: { $land }. Položte ho na voľné políčko tej krajiny; priletí tam drak.
    .typed = Napíšte napríklad „{ word-dragon } A1“.
prompt-slay = Ktorého draka vaša drakobijka porazí? Získate jeho oheň aj políčko.
    .typed = Napíšte napríklad „{ word-slay } A6“.
prompt-conquer = Ktoré políčko váš lotor dobyje? Vyberajte z cudzích žetónov, ktoré sú k vašim najbližšie.
    .typed = Napíšte napríklad „{ word-conquer } B2“.
prompt-fire = V zásobe už žiadny dračí oheň nie je a vlastný nemáte. Komu vezmete oheň pre draka na { $field }?
    .typed = Napíšte napríklad „{ word-fire } { word-from } 2“.
prompt-steal-card = Ukradnite niekomu odkrytú kartu.
    .typed = Zapíšte jej žolíka a číslo hráča, napríklad „{ word-steal } 6r { word-from } 2“.
prompt-steal-gem = Ukradnite niekomu drahokam.
    .typed = Zapíšte, ktorý to má byť, a číslo hráča, napríklad „{ word-steal } { gem-white } { word-from } 2“.
prompt-steal-card-or-pass = Môžete niekomu ukradnúť odkrytú kartu.
    .typed = Zapíšte jej žolíka a číslo hráča, napríklad „{ word-steal } 6r { word-from } 2“, alebo napíšte „{ word-pass }“.
prompt-steal-gem-or-pass = Môžete niekomu ukradnúť drahokam.
    .typed = Zapíšte, ktorý to má byť, a číslo hráča, napríklad „{ word-steal } { gem-white } { word-from } 2“, alebo napíšte „{ word-pass }“.

move-throw-all = hodiť všetkými šiestimi kockami
move-throw = hodiť znova: { $dice }
move-stop = skončiť s hádzaním
move-claim = vziať { $citizen-acc }
move-alarm = vziať { $citizen-acc } lícom dole: dračí poplach
move-pair = použiť dva žolíky { $joker }
move-super = použiť žolíka { $joker } a superžolíka
move-supers = použiť dva superžolíky ako { $joker }
move-done = vziať kartu
move-place = osídliť { $field } ({ $land })
move-slay = poraziť draka na { $field } ({ $land })
move-conquer = dobyť { $field } ({ $land })
move-dragon = privolať draka na { $field } ({ $land })
move-steal-card = ukradnúť žolíka { $joker }, ktorého má { $victim }
move-steal-gem = ukradnúť { $gem } drahokam, ktorý má { $victim }
move-pass = nič neukradnúť
move-fire = vziať dračí oheň, ktorý má { $victim }

## Čo sa deje

event-joined = Mapa je zložená ako pre { count-players.acc }.
event-dragon-laid = Na { $field } ({ $land }) číha drak.
event-gem-laid = Na { $field } ({ $land }) leží { $gem } drahokam.
event-offered = V ponuke je { $citizen-full } { $card } ({ $effect }).
event-rolled-off =
    { $player } hádže { $faces }: { $count ->
        [0] žiadna šestka.
        [one] jedna šestka.
        [few] { $count } šestky.
       *[other] { $count } šestiek.
    }
event-tied =
    { $count ->
        [0] Bez šestky sú { $players }
        [one] Rovnako, po jednej šestke, majú { $players }
        [few] Rovnako, po { $count } šestky, majú { $players }
       *[other] Rovnako, po { $count } šestiek, majú { $players }
    }. Hádže sa znova.
event-begins = Začína { $player }.
event-threw =
    { $throw ->
        [1] { $player } hádže: { $thrown }
        [2] { $player } hádže druhýkrát: { $thrown }
       *[other] { $player } hádže tretíkrát: { $thrown }
    }{ $thrown-count ->
        [6] .
       *[other] ; na stole teraz leží { $faces }.
    }
event-throws-again = { $player } si necháva { $kept } a ostatnými kockami hádže znova.
event-throws-all-again = { $player } hádže znova všetkými šiestimi kockami.
event-stopped =
    { $player } po { $throw ->
        [1] prvom
       *[other] druhom
    } hode končí s hádzaním: { $faces }.
event-aimed = { $player } chce { $citizen-acc } { $card } a siaha po žolíkoch.
event-paired =
    { $player } odhadzuje { $way ->
        [pair] dva žolíky { $joker }
        [super] žolíka { $joker } a superžolíka
       *[supers] dva superžolíky
    } a pridáva si kocku { $joker }.
event-took-tier = { $player } si berie { $citizen-acc } { $card } ({ $tier }. stupeň, žolík { $joker }).
event-took = { $player } si berie { $citizen-acc } { $card } (žolík { $joker }).
event-took-down = Dračí poplach! { $player } si berie { $citizen-acc } { $card } lícom dole ako superžolíka.
event-drew = { $player } ťahá dielik: { $land }.
event-returned = Dielik sa vracia do zásoby: { $land }.
event-placed = { $player } osídľuje { $field } ({ $land }).
event-gem-found = { $player } nachádza na { $field } { $gem } drahokam.
event-gem-taken = { $player } dostáva zo zásoby { $gem } drahokam.
event-no-gem-left = { $player } má nárok na drahokam, ale v zásobe už žiadny nie je.
event-stole-card = { $player } kradne kartu { $card } (žolík { $joker }); prichádza o ňu { $victim }.
event-stole-gem = { $player } kradne { $gem } drahokam; prichádza oň { $victim }.
event-declined = { $player } kradnúť nechce.
event-no-card-to-steal = { $player } nemá komu ukradnúť odkrytú kartu.
event-no-gem-to-steal = { $player } nemá komu ukradnúť drahokam.
event-slew = { $player } poráža draka na { $field } ({ $land }), berie si jeho oheň a políčko osídľuje.
event-no-dragon = Na mape nie je žiadny drak. { $player } drakobijku nevyužije.
event-conquered = { $player } dobýja { $field } ({ $land }); žetón odtiaľ si berie späť { $victim }.
event-no-token = Nikto iný na mape žetón nemá. { $player } lotra nevyužije.
event-no-fire = Žiadny dračí oheň už nikde nie je: { $field } ({ $land }) nebude patriť nikomu.
event-dragon-came = { $player } privoláva draka na { $field } ({ $land }).
event-own-fire = Zásoba ohňov je prázdna, takže { $player } vracia jeden zo svojich: drak prilieta na { $field } ({ $land }).
event-fire-from = { $player } privoláva draka na { $field } ({ $land }); o dračí oheň prichádza { $victim }.
event-next = Na ťahu je { $player }.
event-won = { $player } okamžite vyhráva! { $ending }
event-ended = Koniec hry. { $ending }

ending-stock-empty = Zásoba dielikov hradu je prázdna.
ending-no-token-left = Mal prísť na rad ďalší žetón, ale všetkých šestnásť už leží na mape.

## Body

item-territory = Najväčšie územie ({ $fields }): { count-points }
item-other-fields =
    { $count ->
        [one] Ďalšie políčko
       *[other] Ďalšie políčka
    } ({ $fields }): { count-points }
item-gold =
    { $count ->
        [one] { $count } zlatý drahokam
        [few] { $count } zlaté drahokamy
       *[other] { $count } zlatých drahokamov
    }: { count-points }
item-white =
    { $count ->
        [one] { $count } biely drahokam
        [few] { $count } biele drahokamy
       *[other] { $count } bielych drahokamov
    }: { count-points }
item-fires = Najviac dračích ohňov ({ $count }): { count-points }
face-desk-players = Hráči
face-desk-map = Mapa pre
face-desk-whose = Čí žetón
face-desk-help = Vyberte hráča a potom políčka s jeho žetónmi. Ďalším ťuknutím políčko zase uvoľníte.
face-desk-free = voľné
face-desk-white = Biele drahokamy
face-desk-gold = Zlaté drahokamy
face-desk-fires = Dračie ohne
face-desk-clear = Prázdna mapa

item-desk-total =
    { $player }: { count-points }, { $fires ->
        [0] žiadny dračí oheň
        [one] { $fires } dračí oheň
        [few] { $fires } dračie ohne
       *[other] { $fires } dračích ohňov
    }, { $place }. miesto

## Odmietnutia: dohoda na hre

refusal-bad-first =
    Miesto { $first } začínať nemôže: { $players ->
        [few] hrajú tu { $players } hráči
       *[other] hrá tu { $players } hráčov
    } a miesta sa číslujú od nuly. Zvoľte menšie číslo alebo nechajte rozhodnúť kocky („rolled“).
refusal-setup-not-free = Voľba „{ $option }“ patrí iba k voľnej príprave. Pridajte setup=free alebo „{ $option }“ vynechajte.
refusal-too-many-dragons = Políčok s drakom ste zapísali { $count }, ale na mape ich môže byť najviac { $most }. Zapíšte ich menej.
refusal-number-of-gems =
    Na mape { $expected ->
        [few] majú byť { $expected } { $gem-few } drahokamy
       *[other] má byť { $expected } { $gem-many } drahokamov
    }, ale { $count ->
        [0] nezapísali ste žiadne políčko
        [one] zapísali ste iba jedno políčko
        [few] zapísali ste { $count } políčka
       *[other] zapísali ste { $count } políčok
    }. Zapíšte ich { $expected }.
refusal-two-gems = Na { $field } by ležal biely aj zlatý drahokam, ale na políčko sa zmestí iba jeden. Jednému z nich vyberte iné políčko.
refusal-field-twice =
    { $key ->
        [white] { option-white }
        [gold] { option-gold }
        [dragons] { option-dragons }
       *[other] „{ $key }“
    }: { $field } je tu dvakrát. Zapíšte každé políčko iba raz.

## Odmietnutia: čítanie

refusal-unreadable-move = „{ $text }“ nie je ťah. Napíšte napríklad { $examples-or }, po slovensky { word-throw } a,c,f alebo { word-claim } { citizen-slayer.acc }.
refusal-unknown-move = Ťah s číslom { $action } neexistuje. Vyberte si z ponuky.
refusal-unknown-dice = Kocky „{ $text }“ tu nie sú. Kocky sa volajú { $known }; zapíšte niektoré z nich, napríklad a,c,f, alebo { word-all }.
refusal-die-twice = Kocku { $die } ste zapísali dvakrát. Zapíšte každú iba raz.
refusal-no-dice-named = Nie je povedané, ktoré kocky. Zapíšte ich písmená ({ $known }), napríklad „{ word-throw } a,c,f“, alebo s hádzaním skončite ({ word-stop }).
refusal-unknown-pile = Občan „{ $text }“ tu nie je. Zapíšte { citizen-merchant }, { citizen-thief }, { citizen-slayer }, { citizen-rogue } alebo { citizen-landowner }; stačí aj číslo hromádky od 1 do 5.
refusal-unknown-joker = „{ $text }“ nie je žolík. Zapíšte číslo a farbu, napríklad { $example }: r je červená, b modrá a g zelená; rozumie sa aj písmenám č, m a z.
refusal-unknown-field = Políčko „{ $text }“ na mape nie je. Políčka sa volajú { $first } až { $last }, na každej časti mapy ich je pätnásť.
refusal-unreadable-theft = „{ $text }“ nehovorí, čo komu beriete. Napíšte napríklad { $examples-or }, po slovensky { word-steal } 6r { word-from } 2.
refusal-unknown-map = „{ $text }“ nie je spôsob, ako mapu zložiť. Zapíšte { $known-or }, teda pre koľko hráčov je.
refusal-unknown-card = Karta „{ $text }“ neexistuje. Karty sa volajú { $first } až { $last }.
refusal-unknown-land = Krajina „{ $text }“ na mape nie je. Zapíšte { land-floodplain }, { land-coast }, { land-swamp }, { land-meadow }, { land-desert }, { land-cave }, { land-volcano }, { part-farmland }, { land-mountains }, { land-lava }, { land-steppe }, { land-pine_forest }, { land-mushroom_forest }, { land-flower_meadow } alebo { land-quarry }.
refusal-unknown-die = „{ $text }“ žiadna kocka neukazuje. Zapíšte číslo a farbu, napríklad { $example }.
refusal-other-number-of-dice =
    Hádže sa { $expected ->
        [one] jednou kockou
       *[other] { $expected } kockami
    }, ale { $count ->
        [0] nič nie je zapísané
        [one] zapísaná je jedna
        [few] zapísané sú { $count }
       *[other] zapísaných ich je { $count }
    }. Zapíšte za každú kocku jedno číslo s farbou, napríklad 3r 5b.
refusal-dice-cannot-show =
    { $dice-count ->
        [one] Kocka { $dice } nemôže ukázať
       *[other] Kocky { $dice } nemôžu naraz ukázať
    } „{ $text }“. Na každej kocke má každé číslo svoju farbu, tak sa pozrite znova.

## Odmietnutia: hra

refusal-throw-all-first = Prvýkrát sa hádže všetkými šiestimi kockami. Hoďte nimi ({ word-throw } { word-all }).
refusal-throw-first = Najprv hoďte všetkými šiestimi kockami ({ word-throw } { word-all }).
refusal-throw-or-stop = Ešte hádžete. Hoďte niektorými kockami znova (napríklad „{ word-throw } a,c,f“) alebo najprv s hádzaním skončite ({ word-stop }).
refusal-claim-or-alarm = Teraz si beriete kartu. Vezmite si takú, na ktorú máte (napríklad „{ word-claim } { citizen-slayer.acc }“); ak nemáte na žiadnu, vezmite si ktorúkoľvek lícom dole (napríklad „{ word-alarm } { citizen-rogue }“).
refusal-pairs-or-done = Teraz vyberáte žolíky. Zapíšte dvojicu (napríklad „{ word-pair } 6r“), vezmite si kartu, ak už na ňu máte ({ word-done }), alebo vezmite výber karty späť.
refusal-place-tile = Najprv položte dielik ({ $lands-or }) na voľné políčko jeho krajiny, napríklad „{ word-place } A1“.
refusal-place-dragon = Najprv položte dielik ({ $lands }) na voľné políčko jeho krajiny, kam priletí drak, napríklad „{ word-dragon } A1“.
refusal-slay-dragon = Najprv vyberte draka, ktorého porazíte, napríklad „{ word-slay } A6“.
refusal-conquer-token = Najprv vyberte políčko, ktoré váš lotor dobyje, napríklad „{ word-conquer } B2“.
refusal-steal-or-pass = Najprv povedzte, čo komu ukradnete, napríklad „{ word-steal } 6r { word-from } 2“ alebo „{ word-steal } { gem-gold } { word-from } 2“; alebo kradnúť nemusíte: „{ word-pass }“.
refusal-choose-victim = Najprv povedzte, čo komu vezmete, napríklad „{ word-steal } 6r { word-from } 2“, „{ word-steal } { gem-gold } { word-from } 2“ alebo „{ word-fire } { word-from } 2“.
refusal-pile-empty = Hromádka { $citizen-gen } je prázdna. Vyberte si inú kartu.
refusal-must-claim =
    { $citizens-count ->
        [one] Vaše kocky stačia na kartu z ponuky ({ $citizens }), takže poplach vyhlásiť nemôžete. Vezmite si ju, alebo pomocou žolíkov inú.
       *[other] Vaše kocky stačia na karty z ponuky ({ $citizens }), takže poplach vyhlásiť nemôžete. Vezmite si jednu z nich, alebo pomocou žolíkov inú.
    }
refusal-not-met-with-jokers = Na kartu { $card } ({ $citizen }) nemáte, ani s pomocou žolíkov. Vyberte si inú.
refusal-not-met = Vaše kocky na kartu { $card } ({ $citizen }) nestačia. Vyberte si inú.
refusal-more-pairs = Na kartu { $card } ({ $citizen }) to ešte nestačí. Pridajte ďalšiu dvojicu žolíkov alebo vezmite výber karty späť.
refusal-too-few-superjokers =
    Na to { $expected ->
        [one] treba superžolíka
       *[other] treba dva superžolíky
    }, ale { $count ->
        [0] nemáte žiadneho
       *[other] máte iba jedného
    }. Vyberte iné žolíky.
refusal-too-few-jokers =
    Na to { $expected ->
        [one] treba žolíka { $joker }
       *[other] treba dva žolíky { $joker }
    }, ale { $count ->
        [0] nemáte žiadneho
       *[other] máte iba jedného
    }. Vyberte iné žolíky.
refusal-pair-not-needed = S touto dvojicou za { $joker } by ste už kartu { $card } vziať nemohli, alebo nie je potrebná: mrhať žolíkmi sa nedá. Vyberte inú dvojicu.
refusal-no-dragon-there = Na { $field } žiadny drak nie je. Vyberte políčko s drakom.
refusal-no-token-there = Na { $field } žiadny žetón neleží. Vyberte políčko iného hráča.
refusal-own-token = { $field } už je vaše. Vyberte políčko iného hráča.
refusal-not-nearest = Niektorý cudzí žetón je k vašim bližšie než ten na { $field }. Vyberte jeden z najbližších: { $fields-or }.
refusal-other-land = { $field } je { $land }, ale váš dielik je { $lands-or }. Vyberte voľné políčko krajiny z dielika.
refusal-field-taken = Na { $field } už dielik hradu leží. Vyberte voľné políčko krajiny z dielika.
refusal-nobody-there =
    Hráč { $number } tu nie je: { $players ->
        [few] hrajú tu iba { $players } hráči
       *[other] hrá tu iba { $players } hráčov
    }. Vyberte iného.
refusal-has-no-fire = { $victim } žiadny dračí oheň nemá. Vyberte niekoho, kto ho má.
refusal-not-from-oneself = Sami sebe kradnúť nemôžete. Vyberte iného hráča.
refusal-has-no-such-card = { $victim } nemá žiadnu odkrytú kartu so žolíkom { $joker }. Vyberte inú kartu alebo iného hráča; superžolíky kradnúť nemožno.
refusal-has-no-such-gem = { $victim } nemá žiadny { $gem } drahokam. Vyberte iný drahokam alebo iného hráča.

## Odmietnutia: žrebovanie

refusal-no-such-map = Mapa s číslom { $number } neexistuje. Zapíšte 2, 3 alebo 4.
refusal-field-not-bare = Na { $field } už je drak alebo drahokam. Vyžrebujte iné políčko.
refusal-no-such-field = Políčko s číslom { $number } neexistuje. Zapíšte meno políčka, napríklad A6.
refusal-card-not-in-pile = Karta { $card } teraz prísť nemôže. Pozrite sa znova na kartu aj na to, z ktorej je hromádky.
refusal-no-such-card = Karta s číslom { $number } neexistuje. Zapíšte meno karty, napríklad K3-07.
refusal-land-not-in-stock = Taký dielik už v zásobe nie je: { $land }. Pozrite sa naň znova.
refusal-no-such-land = Krajina s číslom { $number } neexistuje. Zapíšte meno krajiny, napríklad pobrežie.
refusal-no-such-throw =
    Pre { $count ->
        [one] jednu kocku
        [few] { $count } kocky
       *[other] { $count } kociek
    } hod číslo { $number } neexistuje. Zapíšte, čo kocky ukazujú, napríklad 3r 5b.

## Odmietnutia: podmienky

refusal-unreadable-condition = „{ $text }“ nie je podmienka. Napíšte napríklad { $examples-or }, prípadne meno karty, napríklad K3-07.
refusal-condition-shape = Tejto podmienke nie je rozumieť: { $where }. Musí vyzerať ako v súbore s obsahom škatule.
refusal-condition-order = V „{ $key }“ sú farby { $named }. Uveďte každú z { $known } raz.
refusal-condition-range = „{ $key }“ dáva { $value }, ale musí to byť od { $least } do { $most }. Opravte to.
refusal-too-few-dice =
    { $count ->
        [0] Nie je uvedená žiadna kocka
        [one] Uvedená je iba jedna kocka
        [few] Uvedené sú iba { $count } kocky
       *[other] Uvedených je iba { $count } kociek
    }, ale výsledok ich má aspoň { $expected }. Doplňte ostatné.
refusal-bad-throws = Počet hodov nemôže byť { $value }. Zvoľte číslo od 1 do { $most }.

remark-odds-tier = { $tier }. stupeň
remark-odds =
    { $throws ->
        [one] Na jeden hod
       *[other] Najviac na { $throws } hody
    }: { NUMBER($percent, maximumFractionDigits: 4) } %
remark-odds-met = Kocky už podmienku spĺňajú: { $faces }
remark-odds-keep =
    { $throws ->
        [one] Ak zostáva jeden hod
       *[other] Ak zostávajú { $throws } hody
    }, nechajte si { $faces }: { NUMBER($percent, maximumFractionDigits: 4) } %
remark-odds-keep-none =
    { $throws ->
        [one] Ak zostáva jeden hod
       *[other] Ak zostávajú { $throws } hody
    }, hoďte znova všetkými kockami: { NUMBER($percent, maximumFractionDigits: 4) } %

## Odmietnutia: ručne zapísaný stôl

refusal-desk-players =
    { $count ->
        [0] Nie je zapísaný žiadny hráč
        [one] Zapísaný je jeden hráč
        [few] Zapísaní sú { $count } hráči
       *[other] Zapísaných je { $count } hráčov
    }. Musia byť { $known-or }.
refusal-desk-map = „map“ je { $number }, ale musí to byť { $known-or }: pre koľko hráčov je mapa zložená.
refusal-desk-too-many =
    { $what ->
        [gold] „gold“ dáva dohromady { $count }. Zlatých drahokamov je spolu { $most }
        [white] „white“ dáva dohromady { $count }. Bielych drahokamov je spolu { $most }
       *[fires] „fires“ dáva dohromady { $count }. Dračích ohňov je spolu { $most }
    } a nikto ich nemôže mať menej než nula. Prepočítajte ich.
refusal-desk-field-twice = Políčko { $field } je zapísané dvakrát: najprv ho má { $rival }, potom { $player }. Nechajte ho iba tomu, komu patrí.
refusal-desk-tokens = { $player } má { $count } políčok, ale iba { $most } žetónov. Prepočítajte ich.
refusal-desk-full = Obsadených políčok je { $count }, ale aspoň dve zostávajú voľné, takže ich môže byť najviac { $most }. Prepočítajte ich.
refusal-desk-unknown-player =
    „winner“ je { $number }, ale { $most ->
        [few] zapísaní sú iba { $most } hráči
       *[other] zapísaných hráčov je iba { $most }
    }. Počítajte ich od jednotky.
refusal-desk-no-winner =
    { $player } { $count ->
        [0] nemá žiadne políčko
        [one] má jedno políčko
        [few] má { $count } políčka
       *[other] má { $count } políčok
    }, ale okamžite vyhrať môže iba ten, kto má na mape všetkých { $expected } žetónov. Vynechajte „winner“ alebo doplňte políčka.

## Odmietnutia: ručne zapísané vydanie

refusal-edition-other-game = Tento súbor je pre hru „{ $game }“. Vydanie hry Kráľ kociek má ako „game“ uvedené „dicekings“.
refusal-edition-name = „edition“ musí byť meno s 1 až { $longest } bežnými znakmi.
refusal-edition-fixed = „{ $key }“ má { $value }, ale v každom vydaní to musí byť { $expected }. Opravte to.
refusal-edition-names = „{ $key }“ musí mať presne tieto položky v tomto poradí: { $known }.
refusal-edition-unknown = V „{ $key }“ stojí „{ $text }“, ale to táto hra nepozná. Použite { $known-or }.
refusal-edition-land =
    Krajina „{ $land-id }“ { $count ->
        [0] nie je na žiadnom políčku
        [one] je na jednom políčku
       *[other] je na { $count } políčkach
    }, ale každá musí byť na { $expected }. Opravte „fields“.
refusal-edition-far = „{ $key }“ je príliš ďaleko. Použite čísla od −{ $most } do { $most }.
refusal-edition-same-place = V „{ $key }“ ležia { $field } a { $other } na rovnakom mieste. Pozrite sa znova, kde ktoré z nich leží.
refusal-edition-dragons = „{ $key }“ má { $count } políčok, ale drakov môže byť najviac { $most }. Zapíšte ich menej.
refusal-edition-one-way = V „{ $key }“ je { $other } vedľa { $field }, ale nie naopak. Dve rôzne políčka sa musia uvádzať navzájom.
refusal-edition-island = V „{ $key }“ nevedie cesta z { $field } do { $other }. Všetky políčka musia držať pohromade, tak sa znova pozrite, kde ktoré leží.
refusal-edition-joker = Karta { $card } má žolíka „{ $text }“. Napíšte číslo a farbu, napríklad { $example }.
refusal-edition-tiers = Podmienka karty { $card } ({ $citizen }) je nesprávneho druhu: obchodníci majú tri stupne, ostatní občania jednu podmienku. Opravte ju.
refusal-edition-not-nested = { $tier }. stupeň karty { $card } nie je ťažší než ten pred ním. Kto splní niektorý stupeň, musí splniť aj všetky nižšie, tak čísla opravte.

remark-edition-jokers =
    { $numbers-count ->
        [one] Medzi žolíkmi { $citizen-gen } nie je číslo { $numbers }
       *[other] Medzi žolíkmi { $citizen-gen } nie sú čísla { $numbers }
    } práve dvakrát ako v dodanej škatuli. Radšej sa pozrite znova.
remark-edition-no-effect = Žiadna karta neprináša toto: { $effect }. Radšej sa pozrite znova.
remark-edition-guarded-gem =
    Na mape pre { count-players.acc } stráži drahokam drak { $fields-count ->
        [one] na políčku { $fields }
       *[other] na políčkach { $fields }
    }; získa ho iba drakobijka. Radšej sa pozrite, či to tak má byť.

## Rady

# Čo hovorí za ťah alebo proti nemu; body doplní program.
term-territory = územie
term-outlook = kam rásť
term-gem = drahokamy
term-fires = dračie ohne
term-jokers = žolíky
term-hinders = škoda pre súperov
term-tiles = dieliky
term-throw = hod
term-end = koniec hry

## Stôl v termináli

terminal-points = body
terminal-fields = políčka
terminal-tokens = žetóny
terminal-jokers = žolíky
terminal-superjokers = superžolík
terminal-sixes =
    { $count ->
        [0] žiadna šestka
        [one] jedna šestka
        [few] { $count } šestky
       *[other] { $count } šestiek
    }
terminal-dice = Kocky
terminal-throw = { $number }. hod z { $count }
terminal-in-hand = v ruke:
terminal-colour = { $colour }
terminal-shown = Vytiahnuté dieliky
terminal-land = { $land-short }
terminal-offer = Ponuka
terminal-asks = žiada
terminal-brings = prináša
terminal-joker = žolík
terminal-left = ešte
terminal-citizen = { $citizen }
terminal-straight = postupka
terminal-empty = prázdna
terminal-claimed = vybraná
terminal-with-jokers = žolíky
terminal-face-down = poplach
terminal-stock = Zásoba
terminal-tiles =
    { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }
terminal-fires =
    { $count ->
        [one] { $count } oheň
        [few] { $count } ohne
       *[other] { $count } ohňov
    }
terminal-white =
    { $count ->
        [one] { $count } biely
        [few] { $count } biele
       *[other] { $count } bielych
    }
terminal-gold =
    { $count ->
        [one] { $count } zlatý
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }

# Čo karta prináša, do úzkeho stĺpca.
terminal-effect-merchant = výber dielika
terminal-effect-thief_card = dielik+karta
terminal-effect-thief_gem = dielik+kameň
terminal-effect-slayer = drak
terminal-effect-rogue = cudzí žetón
terminal-effect-landowner = dva dieliky

## Stôl v prehliadači

pick-die = kocka { $name }
pick-word-throw = hodiť
pick-word-all = hodiť všetkými šiestimi kockami
pick-word-stop = dosť
pick-word-claim = vziať kartu
pick-word-alarm = vziať ju lícom dole (dračí poplach)
pick-word-done = vziať kartu
pick-word-pass = nič neukradnúť
pick-pile-merchant = obchodník
pick-pile-thief = zlodejka
pick-pile-slayer = drakobijka
pick-pile-rogue = lotor
pick-pile-landowner = statkár
pick-joker = žolík { $name }
pick-as = ako { $name }
pick-gem-white = biely drahokam
pick-gem-gold = zlatý drahokam

face-map = Mapa
face-keys = Šípky: pohyb · a–f: kocky · Enter: vybrať · Escape: vrátiť
face-dice = Kocky
face-die = kocka { $name }: { $number }, { $colour }
face-face = { $number }, { $colour }
face-joker = žolík { $number }, { $colour }
face-joker-die = žolíková kocka { $number }, { $colour }
face-throw-all = Hodiť všetkými šiestimi
face-choose-dice = Vyberte kocky na prehodenie
face-throw =
    { $count ->
        [6] Hodiť všetkými znova
       *[other] Hodiť znova: { $dice }
    }
face-stop = Dosť
face-done = Vziať kartu
face-pass = Nič neukradnúť
face-throws = { $number }. hod z { $most }
face-which-die = Čo má žolíková kocka ukazovať?
face-percent = { $chance } %
face-pile-empty = karty sa minuli
face-left =
    { $count ->
        [one] posledná karta balíčka
        [few] { $count } karty v balíčku
       *[other] { $count } kariet v balíčku
    }
face-take = Vziať: { $text }
face-take-down = Vziať lícom dole (dračí poplach): { $text }
face-with-jokers = so žolíkmi
face-way-claim = Vziať so žolíkmi
face-way-alarm = Lícom dole: dračí poplach
face-asks-groups = rovnaké čísla: { $text }
face-asks-straight = postupka { $count } čísel
face-asks-sum = súčet aspoň { $least }
face-asks-colour-sum = súčet { $colour-many } kociek aspoň { $least }
face-asks-order = súčty: { $text }
face-dragon = drak
face-nobody = nepatrí nikomu
face-gem-white = biely drahokam
face-gem-gold = zlatý drahokam
face-gems-white =
    { $count ->
        [one] { $count } biely drahokam
        [few] { $count } biele drahokamy
       *[other] { $count } bielych drahokamov
    }
face-gems-gold =
    { $count ->
        [one] { $count } zlatý drahokam
        [few] { $count } zlaté drahokamy
       *[other] { $count } zlatých drahokamov
    }
face-tokens =
    { $count ->
        [one] zostáva { $count } žetón
        [few] zostávajú { $count } žetóny
       *[other] zostáva { $count } žetónov
    }
face-step-placing = Položiť dielik
face-step-stealing-card = Ukradnúť kartu
face-step-stealing-gem = Ukradnúť drahokam
face-step-slaying = Poraziť draka
face-step-conquering = Dobyť políčko
face-step-alarm = Priletí drak
face-step-fire = Vziať dračí oheň
face-enter = Zadať hod
face-back = O jednu späť

# Karta a jej znaky vysvetlené.
face-about = Čo znamená táto karta: { $citizen }
face-card-asks = Čo žiada
face-card-tier = { $tier }. stupeň
face-card-brings = Čo prináša
face-card-joker = Potom je z nej žolík: { $number }, { $colour }.
face-brings-merchant = Na 1. stupni vytiahnite jeden dielik hradu, na 2. dva, na 3. tri. Jeden z nich položte na voľné políčko jeho krajiny a naň svoj žetón; ostatné sa vracajú.
face-brings-gem-gold = Na 3. stupni dostanete aj zlatý drahokam.
face-brings-gem-white = Na 3. stupni dostanete aj biely drahokam; zlaté sa už minuli.
face-brings-thief_card = Vytiahnite dva dieliky hradu. Jeden z nich položte na voľné políčko jeho krajiny a naň svoj žetón; druhý sa vracia. Potom môžete niekomu ukradnúť odkrytú kartu.
face-brings-thief_gem = Vytiahnite dielik hradu, položte ho na voľné políčko jeho krajiny a naň svoj žetón. Potom môžete niekomu ukradnúť drahokam.
face-brings-slayer = Vyberte si ktoréhokoľvek draka na mape. Získate jeho oheň aj políčko, a ak tam leží drahokam, aj ten.
face-brings-rogue = Váš žetón vystrieda najbližší žetón iného hráča.
face-brings-landowner = Vytiahnite dva dieliky hradu a oba položte na voľné políčka ich krajín, na ne svoje žetóny.
face-legend = Čo znamenajú znaky
face-legend-white = Biely drahokam: 2 body na konci hry.
face-legend-gold = Zlatý drahokam: 3 body na konci hry.
face-legend-fire = Dračí oheň: kto ich má na konci najviac, dostane 4 body.
face-legend-castle = Hrad vo farbe hráča: žetóny, ktoré mu zostávajú. Sivý: dieliky v zásobe.
face-legend-joker = Karta získaná skôr: dve s rovnakou kockou dajú jednu kocku navyše k akémukoľvek hodu.
face-legend-super = Superžolík: hodí sa ku každému žolíkovi, dva dajú akúkoľvek kocku.
face-legend-colour = Toľko kociek tejto farby.
face-legend-number = Toľko kociek s týmto číslom.
face-legend-alike = Rovnaké čísla: rovnaký znak je rovnaké číslo, iný znak iné číslo.
face-legend-straight = Postupka: čísla idúce po sebe.
face-legend-sum = Súčet všetkých kociek alebo kociek jednej farby.
face-legend-chance = Ako je to pravdepodobné s kockami, ktoré ležia na stole; ✓ už je splnené.
