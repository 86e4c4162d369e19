game-title = King of the Dice: The Board Game
game-tagline = Win the help of five citizens with your dice, settle new lands and beware of dragons.
game-credits = By Nils Nilsson, illustrated by Gus Batts, published by HABA in 2021.

## Nouns

# .id is the name in files and draws; .short fits into a field of the drawn map.
land-floodplain = floodplain
    .id = floodplain
    .short = floodpl.
land-coast = coast
    .id = coast
    .short = coast
land-swamp = swamp
    .id = swamp
    .short = swamp
land-meadow = meadow
    .id = meadow
    .short = meadow
land-desert = desert
    .id = desert
    .short = desert
land-cave = cave
    .id = cave
    .short = cave
land-volcano = volcano
    .id = volcano
    .short = volcano
land-farmland = farmland
    .id = farmland
    .short = farmland
land-mountains = mountains
    .id = mountains
    .short = mountain
land-lava = lava
    .id = lava
    .short = lava
land-steppe = steppe
    .id = steppe
    .short = steppe
land-pine_forest = pine forest
    .id = pine_forest
    .short = pines
land-mushroom_forest = mushroom forest
    .id = mushroom_forest
    .short = mushroom
land-flower_meadow = flower meadow
    .id = flower_meadow
    .short = flowers
land-quarry = quarry
    .id = quarry
    .short = quarry

# Lands whose name is two words, for those who type it.
part-pine = pine
part-mushroom = mushroom
part-flower = flower
part-forest = forest
part-farmland = farmland

# What a citizen brings.
effect-merchant = a tile to choose
effect-thief_card = a tile and a stolen card
effect-thief_gem = a tile and a stolen gem
effect-slayer = a dragon defeated
effect-rogue = a field conquered
effect-landowner = two tiles

# .such shows a card that can be typed.
citizen-merchant = merchant
    .full = grumpy merchant
    .such = such as K1-07
citizen-thief = thief
    .full = arrogant thief
    .such = such as K2-07
citizen-slayer = slayer
    .full = busy dragon slayer
    .such = such as K3-07
citizen-rogue = rogue
    .full = aggressive rogue
    .such = such as K4-07
citizen-landowner = landowner
    .full = greedy landowner
    .such = such as K5-07

gem-white = white
gem-gold = golden

colour-red = red
colour-blue = blue
colour-green = green

side-1r = 1r
side-2r = 2r
side-3r = 3r
side-4r = 4r
side-5r = 5r
side-6r = 6r
side-1b = 1b
side-2b = 2b
side-3b = 3b
side-4b = 4b
side-5b = 5b
side-6b = 6b
side-1g = 1g
side-2g = 2g
side-3g = 3g
side-4g = 4g
side-5g = 5g
side-6g = 6g

# .also is understood too.
word-throw = throw
    .also = roll
word-keep = keep
    .also = hold
word-all = all
    .also = everything
word-stop = stop
    .also = enough
word-claim = claim
    .also = take
word-alarm = alarm
    .also = dragon-alarm
word-pair = pair
    .also = two
word-super = super
    .also = with-superjoker
word-supers = supers
    .also = superjokers
word-superjoker = superjoker
    .also = super-joker
word-done = done
    .also = ready
word-place = place
    .also = put
word-slay = slay
    .also = defeat
word-conquer = conquer
    .also = capture
word-dragon = dragon
    .also = dragons
word-steal = steal
    .also = rob
word-pass = pass
    .also = decline
word-fire = fire
    .also = dragon-fire
word-from = from
    .also = of

## Options

option-setup = Set-up
    .help = As for your number of players, drawn at random, or your own choice: then you say how the map is joined and where dragons and gems lie.
option-setup-standard = as for your number of players
option-setup-random = drawn at random
option-setup-free = your own choice
option-map = Map
    .help = For how many players the two parts of the map are joined.
    .typed = Only with setup=free.
option-map-standard = as for your number of players
option-map-2 = as for two players
option-map-3 = as for three players
option-map-4 = as for four players
option-dragons = Dragons at the start
    .help = As usual, none, or up to eight fields of your choice. The fields are A1 to A15 on one part of the map, B1 to B15 on the other.
    .typed = Write them with commas, such as A6,B6. Only with setup=free.
option-dragons-standard = as for your number of players
option-dragons-none = none
option-white = White gems on the map
    .help = As usual, or six fields of your choice. A field can hold only one gem.
    .typed = Write them with commas. Only with setup=free.
option-white-standard = on their usual fields
option-gold = Golden gems on the map
    .help = As usual, or four fields of your choice without a white gem.
    .typed = Write them with commas. Only with setup=free.
option-gold-standard = on their usual fields
option-first = Who begins
    .help = Whoever rolls the most sixes, or a seat of your choice.
    .typed = Seats are counted from 0.
option-first-rolled = whoever rolls the most sixes
option-first-0 = first seat
option-first-1 = second seat
option-first-2 = third seat
option-first-3 = fourth seat

## Prompts and moves

prompt-draw-map = The map is drawn: for how many players are its two parts joined?
    .typed = Type 2, 3 or 4.
prompt-draw-dragon =
    { $count ->
        [one] Draw a field for the last dragon.
       *[other] Draw a field for a dragon; { $count } dragons are still to come.
    }
    .typed = Type the name of the field, such as A6.
prompt-draw-gem =
    { $count ->
        [one] Draw a field for the last gem, a { $gem } one.
       *[other] Draw a field for a { $gem } gem; { $count } gems are still to come.
    }
    .typed = Type the name of the field, such as A6.
prompt-draw-card = Uncover the next card of the { $citizen }.
    .typed = Type its name, { $citizen-such }.
prompt-draw-start = { $player } throws all six dice for the start. What do they show?
    .typed = Type number and colour, such as 3r 3r 5b 1g 6b 2g.
prompt-draw-tile =
    { $player } draws { $count ->
        [one] a tile
       *[other] { $count } tiles, one after the other
    }; { $stock ->
        [one] it is the last one in the stock
       *[other] { $stock } are in the stock
    }. Which land does { $count ->
        [one] it
       *[other] the first one
    } show?
    .typed = Type the land, such as coast.
prompt-draw-throw =
    { $player } throws { $count ->
        [one] one die (throw { $throw } of 3). What does it show?
        [6] all six dice (throw { $throw } of 3). What do they show?
       *[other] { $count } dice (throw { $throw } of 3). What do they show?
    }
    .typed =
        { $count ->
            [one] Type number and colour, such as 3r.
            [6] Type number and colour, such as 3r 3r 5b 1g 6b 2g.
           *[other] Type number and colour, such as 3r 5b.
        }
prompt-roll = It is your turn. Throw all six dice.
    .typed = Type “{ word-throw } { word-all }”.
prompt-roll-again =
    Your dice: { $faces }. You have { $left ->
        [one] one more throw
       *[other] { $left } more throws
    }. Choose the dice to throw again, or stop.
    .typed = Type “{ word-throw } a,c,f”, “{ word-keep } a,b” for all the others, or “{ word-stop }”.
prompt-claim =
    Your dice: { $faces }. { $citizens-count ->
        [one] Claim the card that you can have: { $citizens }.
       *[other] Claim one of the cards that you can have: { $citizens-or }.
    }
    .typed = Type “{ word-claim }” and the name.
prompt-claim-or-alarm = No card with your dice alone ({ $faces }). Use jokers ({ $citizens-or }), or take any card face down: dragon alarm.
    .typed = Type “{ word-claim }” or “{ word-alarm }” and the name.
prompt-alarm = You can claim no card with { $faces }. Take any open card face down as a superjoker; a dragon comes then.
    .typed = Type for example “{ word-alarm } { citizen-rogue }”.
prompt-pair = Which jokers help you to the { $citizen } ({ $card })? Choose two alike, a joker and a superjoker, or two superjokers.
    .typed = Type “{ word-pair } 6r”, “{ word-super } 6r” or “{ word-supers } 6r”.
prompt-pair-or-done = You can claim the { $citizen } ({ $card }) now, or use more jokers for a higher tier: two alike, a joker and a superjoker, or two superjokers.
    .typed = Type “{ word-done }”, or “{ word-pair } 6r”, “{ word-super } 6r” or “{ word-supers } 6r”.
prompt-confirm = These jokers are enough for the { $citizen } ({ $card }). Claim the card, or take your last step back.
    .typed = Type “{ word-done }” to claim it.
prompt-place =
    { $lands-count ->
        [one] Your tile: { $lands }. Lay it on a free field of its land, your token on top.
       *[other] Your tiles: { $lands }. Lay one of them on a free field of its land, your token on top.
    }
    .typed = Type for example “{ word-place } A1”.
prompt-dragon = Dragon alarm! The tile shows: { $land }. Lay it on a free field of this land; a dragon comes there.
    .typed = Type for example “{ word-dragon } A1”.
prompt-slay = Which dragon does your slayer defeat? You get its fire and the field.
    .typed = Type for example “{ word-slay } A6”.
prompt-conquer = Which field does your rogue conquer? Choose among the tokens of the others that are nearest to yours.
    .typed = Type for example “{ word-conquer } B2”.
prompt-fire = There is no dragon fire left in the stock, and you have none. From whom do you take one for the dragon on { $field }?
    .typed = Type for example “{ word-fire } { word-from } 2”.
prompt-steal-card = Steal an open card from somebody.
    .typed = Name its joker and the number of the player, such as “{ word-steal } 6r { word-from } 2”.
prompt-steal-gem = Steal a gem from somebody.
    .typed = Name the gem and the number of the player, such as “{ word-steal } { gem-white } { word-from } 2”.
prompt-steal-card-or-pass = You may steal an open card from somebody.
    .typed = Name its joker and the number of the player, such as “{ word-steal } 6r { word-from } 2”, or type “{ word-pass }”.
prompt-steal-gem-or-pass = You may steal a gem from somebody.
    .typed = Name the gem and the number of the player, such as “{ word-steal } { gem-white } { word-from } 2”, or type “{ word-pass }”.

move-throw-all = throw all six dice
move-throw = throw { $dice } again
move-stop = stop and keep the result
move-claim = claim the { $citizen }
move-alarm = take the { $citizen } face down: dragon alarm
move-pair = use two { $joker } jokers
move-super = use a { $joker } joker and a superjoker
move-supers = use two superjokers as { $joker }
move-done = claim the card
move-place = settle { $field } ({ $land })
move-slay = defeat the dragon on { $field } ({ $land })
move-conquer = conquer { $field } ({ $land })
move-dragon = let the dragon come to { $field } ({ $land })
move-steal-card = steal a { $joker } joker from { $victim }
move-steal-gem = steal a { $gem } gem from { $victim }
move-pass = steal nothing
move-fire = take a dragon fire from { $victim }

## What happens

event-joined = The map is joined as for { count-players }.
event-dragon-laid = A dragon waits on { $field } ({ $land }).
event-gem-laid = A { $gem } gem lies on { $field } ({ $land }).
event-offered = On offer: { $citizen-full } { $card } ({ $effect }).
event-rolled-off =
    { $player } throws { $faces }: { $count ->
        [0] no six.
        [one] one six.
       *[other] { $count } sixes.
    }
event-tied =
    { $players } are level { $count ->
        [0] without a six
        [one] with one six
       *[other] with { $count } sixes
    } and throw again.
event-begins = { $player } begins.
event-threw =
    { $throw ->
        [1] { $player } throws { $thrown }
        [2] { $player } throws a second time: { $thrown }
       *[other] { $player } throws a third time: { $thrown }
    }{ $thrown-count ->
        [6] .
       *[other] ; on the table now: { $faces }.
    }
event-throws-again = { $player } keeps { $kept } and throws the rest again.
event-throws-all-again = { $player } throws all six dice again.
event-stopped =
    { $player } stops after { $throw ->
        [1] the first
       *[other] the second
    } throw with { $faces }.
event-aimed = { $player } wants the { $citizen } { $card } and reaches for jokers.
event-paired =
    { $player } discards { $way ->
        [pair] two { $joker } jokers: one more die shows { $joker }.
        [super] a { $joker } joker and a superjoker: one more die shows { $joker }.
       *[supers] two superjokers: one more die shows { $joker }.
    }
event-took-tier = { $player } claims the { $citizen } { $card } (tier { $tier }, joker { $joker }).
event-took = { $player } claims the { $citizen } { $card } (joker { $joker }).
event-took-down = Dragon alarm! { $player } takes the { $citizen } { $card } face down as a superjoker.
event-drew = { $player } draws a tile: { $land }.
event-returned = The tile goes back to the stock: { $land }.
event-placed = { $player } settles { $field } ({ $land }).
event-gem-found = { $player } finds a { $gem } gem on { $field }.
event-gem-taken = { $player } gets a { $gem } gem from the stock.
event-no-gem-left = { $player } would get a gem, but none is left in the stock.
event-stole-card = { $player } steals the card { $card } (joker { $joker }) from { $victim }.
event-stole-gem = { $player } steals a { $gem } gem from { $victim }.
event-declined = { $player } declines to steal.
event-no-card-to-steal = { $player } has nobody to steal an open card from.
event-no-gem-to-steal = { $player } has nobody to steal a gem from.
event-slew = { $player } defeats the dragon on { $field } ({ $land }), takes its fire and settles the field.
event-no-dragon = There is no dragon on the map. The slayer can do nothing for { $player }.
event-conquered = { $player } conquers { $field } ({ $land }); { $victim } takes the token back.
event-no-token = Nobody else has a token on the map. The rogue can do nothing for { $player }.
event-no-fire = There is no dragon fire left anywhere: { $field } ({ $land }) will belong to nobody.
event-dragon-came = { $player } lets a dragon come to { $field } ({ $land }).
event-own-fire = The stock of fires is empty, so { $player } gives up a fire won before: a dragon comes to { $field } ({ $land }).
event-fire-from = { $player } lets a dragon come to { $field } ({ $land }) with a fire taken from { $victim }.
event-next = { $player } is on turn.
event-won = { $player } wins at once! { $ending }
event-ended = The game is over. { $ending }

ending-stock-empty = The stock of castle tiles is empty.
ending-no-token-left = A token was due when all sixteen were on the map.

## Points

item-territory = Largest territory ({ $fields }): { count-points }
item-other-fields =
    { $count ->
        [one] Other field
       *[other] Other fields
    } ({ $fields }): { count-points }
item-gold =
    { $count ->
        [one] { $count } golden gem
       *[other] { $count } golden gems
    }: { count-points }
item-white =
    { $count ->
        [one] { $count } white gem
       *[other] { $count } white gems
    }: { count-points }
item-fires = Most dragon fires ({ $count }): { count-points }
face-desk-players = Players
face-desk-map = Map for
face-desk-whose = Whose token
face-desk-help = Choose a player, then the fields with his tokens. A tap on his field makes it free again.
face-desk-free = free
face-desk-white = White gems
face-desk-gold = Golden gems
face-desk-fires = Dragon fires
face-desk-clear = Empty map

item-desk-total =
    { $player }: { count-points }, { $fires ->
        [0] no dragon fire
        [one] { $fires } dragon fire
       *[other] { $fires } dragon fires
    }, place { $place }

## Refusals: agreeing on a game

refusal-bad-first = Seat { $first } cannot begin: { count-players } sit here, and seats are counted from 0. Choose a smaller number, or let the dice decide (“rolled”).
refusal-setup-not-free = “{ $option }” can be chosen only with the free set-up. Add setup=free, or leave “{ $option }” out.
refusal-too-many-dragons = You named { $count } fields with dragons, but { $most } at most can wait on the map. Name fewer.
refusal-number-of-gems =
    There must be { $expected } { $gem } gems on the map, but you named { $count ->
        [0] no field
        [one] one field
       *[other] { $count } fields
    }. Name { $expected }.
refusal-two-gems = { $field } would have a white and a golden gem, but a field can hold only one. Choose another field for one of them.
refusal-field-twice =
    { $key ->
        [white] { option-white }
        [gold] { option-gold }
        [dragons] { option-dragons }
       *[other] “{ $key }”
    }: { $field } is there twice. Name each field once.

## Refusals: reading

refusal-unreadable-move = “{ $text }” is not a move. Type for example { $examples-or }.
refusal-unknown-move = There is no move with the number { $action }. Choose one from the list.
refusal-unknown-dice = There are no dice “{ $text }”. The dice are called { $known }; name some of them, such as a,c,f, or { word-all }.
refusal-die-twice = You named the die { $die } twice. Name each die once.
refusal-no-dice-named = No dice are named. Type their letters ({ $known }), such as “{ word-throw } a,c,f”, or stop ({ word-stop }).
refusal-unknown-pile = There is no citizen “{ $text }”. Name { $known-or }, or a pile by its number from 1 to 5.
refusal-unknown-joker = “{ $text }” is not a joker. Type number and colour, such as { $example }; the colours are r, b and g.
refusal-unknown-field = There is no field “{ $text }”. Fields are called { $first } to { $last }, fifteen on each part of the map.
refusal-unreadable-theft = “{ $text }” does not say what you take from whom. Type for example { $examples-or }.
refusal-unknown-map = “{ $text }” is not a way to join the map. Type { $known-or }, the number of players for which it is meant.
refusal-unknown-card = There is no card “{ $text }”. Cards are called { $first } to { $last }.
refusal-unknown-land = There is no land “{ $text }”. Type floodplain, coast, swamp, meadow, desert, cave, volcano, farmland, mountains, lava, steppe, pine forest, mushroom forest, flower meadow or quarry; the beginning will do.
refusal-unknown-die = “{ $text }” is not what a die can show. Write number and colour, such as { $example }.
refusal-other-number-of-dice =
    { $expected ->
        [one] One die is
       *[other] { $expected } dice are
    } thrown, but you typed { $count ->
        [0] nothing
        [one] one face
       *[other] { $count } faces
    }. Type one face for each die, such as 3r 5b.
refusal-dice-cannot-show =
    { $dice-count ->
        [one] The die { $dice } cannot show
       *[other] The dice { $dice } cannot show together
    } “{ $text }”. Every number has its own colour on each die, so look again.

## Refusals: the game

refusal-throw-all-first = The first throw is for all six dice. Throw them ({ word-throw } { word-all }).
refusal-throw-first = First throw all six dice ({ word-throw } { word-all }).
refusal-throw-or-stop = You are still throwing. Throw some dice again (such as “{ word-throw } a,c,f”), or stop first ({ word-stop }).
refusal-claim-or-alarm = Now a card is taken. Claim one that you meet (such as “{ word-claim } { citizen-slayer }”); if you meet none, take any one face down (such as “{ word-alarm } { citizen-rogue }”).
refusal-pairs-or-done = Now you choose jokers. Name a pair (such as “{ word-pair } 6r”), claim the card when you can ({ word-done }), or take your choice of the card back.
refusal-place-tile = First lay a tile ({ $lands-or }) on a free field of its land, such as “{ word-place } A1”.
refusal-place-dragon = First lay the tile ({ $lands }) on a free field of its land, where the dragon comes, such as “{ word-dragon } A1”.
refusal-slay-dragon = First choose a dragon to defeat, such as “{ word-slay } A6”.
refusal-conquer-token = First choose a field that your rogue conquers, such as “{ word-conquer } B2”.
refusal-steal-or-pass = First say what you steal and from whom, such as “{ word-steal } 6r { word-from } 2” or “{ word-steal } { gem-gold } { word-from } 2”; or decline: “{ word-pass }”.
refusal-choose-victim = First say what you take and from whom, such as “{ word-steal } 6r { word-from } 2”, “{ word-steal } { gem-gold } { word-from } 2” or “{ word-fire } { word-from } 2”.
refusal-pile-empty = The pile of the { $citizen } is empty. Choose another card.
refusal-must-claim =
    { $citizens-count ->
        [one] Your dice meet a card on offer ({ $citizens }), so there is no alarm. Claim it, or another card with jokers.
       *[other] Your dice meet cards on offer ({ $citizens }), so there is no alarm. Claim one of them, or another card with jokers.
    }
refusal-not-met-with-jokers = You do not meet the condition of the { $citizen } ({ $card }), not even with your jokers. Choose another card.
refusal-not-met = Your dice do not meet the condition of the { $citizen } ({ $card }). Choose another card.
refusal-more-pairs = This is not enough for the { $citizen } ({ $card }) yet. Choose another pair of jokers, or take your choice of the card back.
refusal-too-few-superjokers =
    { $expected ->
        [one] This takes a superjoker
       *[other] This takes two superjokers
    }, but you have { $count ->
        [0] none
       *[other] only one
    }. Choose other jokers.
refusal-too-few-jokers =
    { $expected ->
        [one] This takes a { $joker } joker
       *[other] This takes two { $joker } jokers
    }, but you have { $count ->
        [0] none
       *[other] only one
    }. Choose other jokers.
refusal-pair-not-needed = With this pair for a { $joker } you could not claim { $card } any more, or it would not be needed: jokers cannot be wasted. Choose another pair.
refusal-no-dragon-there = There is no dragon on { $field }. Choose a field with a dragon.
refusal-no-token-there = Nobody’s token lies on { $field }. Choose a field of another player.
refusal-own-token = { $field } is yours already. Choose a field of another player.
refusal-not-nearest = Another token of the others is nearer to yours than the one on { $field }. Choose one of the nearest: { $fields-or }.
refusal-other-land = { $field } is { $land }, but you have { $lands-or }. Choose a free field of the land on your tile.
refusal-field-taken = A castle tile lies on { $field } already. Choose a free field of the land on your tile.
refusal-nobody-there = There is no player { $number }: only { count-players } sit here. Choose another player.
refusal-has-no-fire = { $victim } has no dragon fire. Choose somebody who has one.
refusal-not-from-oneself = You cannot steal from yourself. Choose another player.
refusal-has-no-such-card = { $victim } has no open card with the joker { $joker }. Choose another card or another player; superjokers cannot be stolen.
refusal-has-no-such-gem = { $victim } has no { $gem } gem. Choose another gem or another player.

## Refusals: what was drawn

refusal-no-such-map = There is no map with the number { $number }. Type 2, 3 or 4.
refusal-field-not-bare = A dragon or a gem is on { $field } already. Draw another field.
refusal-no-such-field = There is no field with the number { $number }. Type the name of a field, such as A6.
refusal-card-not-in-pile = { $card } cannot be uncovered now. Look at the card again, and at the pile to which it belongs.
refusal-no-such-card = There is no card with the number { $number }. Type the name of a card, such as K3-07.
refusal-land-not-in-stock = No such tile is left in the stock: { $land }. Look at the tile again.
refusal-no-such-land = There is no land with the number { $number }. Type the name of a land, such as coast.
refusal-no-such-throw =
    { $count ->
        [one] One die has
       *[other] { $count } dice have
    } no throw with the number { $number }. Type what the dice show, such as 3r 5b.

## Refusals: conditions

refusal-unreadable-condition = “{ $text }” is not a condition. Write for example { $examples-or }, or the name of a card, such as K3-07.
refusal-condition-shape = This condition cannot be understood: { $where }. It must look as in the file of the box.
refusal-condition-order = “{ $key }” has the colours { $named }. Name each of { $known } once.
refusal-condition-range = “{ $key }” comes to { $value }, but it must be from { $least } to { $most }. Correct it.
refusal-too-few-dice =
    { $count ->
        [0] No dice are given
        [one] Only one die is given
       *[other] Only { $count } dice are given
    }, but a result has { $expected } at least. Add the others.
refusal-bad-throws = There cannot be { $value } throws. Choose a number from 1 to { $most }.

remark-odds-tier = Tier { $tier }
remark-odds =
    { $throws ->
        [one] In a single throw
       *[other] In up to { $throws } throws
    }: { NUMBER($percent, maximumFractionDigits: 4) } %
remark-odds-met = The dice meet it already: { $faces }
remark-odds-keep =
    { $throws ->
        [one] With one throw left
       *[other] With { $throws } throws left
    } keep { $faces }: { NUMBER($percent, maximumFractionDigits: 4) } %
remark-odds-keep-none =
    { $throws ->
        [one] With one throw left
       *[other] With { $throws } throws left
    } throw all dice again: { NUMBER($percent, maximumFractionDigits: 4) } %

## Refusals: a table typed in by hand

refusal-desk-players =
    { $count ->
        [0] No player is
        [one] One player is
       *[other] { $count } players are
    } listed. There must be { $known-or }.
refusal-desk-map = “map” is { $number }, but it must be { $known-or }: the number of players for which the parts are joined so.
refusal-desk-too-many =
    { $what ->
        [gold] “gold” comes to { $count } in all. There are { $most } golden gems
        [white] “white” comes to { $count } in all. There are { $most } white gems
       *[fires] “fires” comes to { $count } in all. There are { $most } dragon fires
    }, and nobody can have fewer than none. Count again.
refusal-desk-field-twice = The field { $field } is listed twice: with { $rival }, then with { $player }. Leave it only with its owner.
refusal-desk-tokens = { $player } has { $count } fields, but only { $most } tokens. Count again.
refusal-desk-full = { $count } fields have an owner, but at least two stay free, so { $most } at most are possible. Count again.
refusal-desk-unknown-player = “winner” is { $number }, but only { $most } players are listed. Count them from 1.
refusal-desk-no-winner =
    { $player } has { $count ->
        [0] no field
        [one] one field
       *[other] { $count } fields
    }, but only somebody with all { $expected } tokens on the map can win at once. Leave “winner” out, or complete the fields.

## Refusals: an edition typed in by hand

refusal-edition-other-game = This file is for the game “{ $game }”. An edition of King of the Dice has “dicekings” as its “game”.
refusal-edition-name = “edition” must be a name of 1 to { $longest } ordinary characters.
refusal-edition-fixed = “{ $key }” has { $value }, but in every edition it must be { $expected }. Correct it.
refusal-edition-names = “{ $key }” must have exactly these, in this order: { $known }.
refusal-edition-unknown = “{ $key }” has “{ $text }”, which this game does not know. Use { $known-or }.
refusal-edition-land =
    The land “{ $land-id }” is on { $count ->
        [0] no field
        [one] one field
       *[other] { $count } fields
    }, but every land must be on { $expected }. Correct “fields”.
refusal-edition-far = “{ $key }” is too far away. Use numbers from −{ $most } to { $most }.
refusal-edition-same-place = On “{ $key }” the fields { $field } and { $other } lie on the same place. Look again where each of them lies.
refusal-edition-dragons = “{ $key }” names { $count } fields, but there can be { $most } dragons at most. Name fewer.
refusal-edition-one-way = “{ $key }” lists { $other } beside { $field }, but not the other way round. Two different fields must list each other.
refusal-edition-island = On “{ $key }” there is no way from { $field } to { $other }. All fields must hang together, so look at the places again.
refusal-edition-joker = The card { $card } has the joker “{ $text }”. Write number and colour, such as { $example }.
refusal-edition-tiers = The condition of the card { $card } ({ $citizen }) is of the wrong kind: merchants have three tiers, all other citizens a single condition. Correct it.
refusal-edition-not-nested = Tier { $tier } of the card { $card } is not harder than the one before. Who meets a tier must meet all lower ones too, so correct the numbers.

remark-edition-jokers =
    { $numbers-count ->
        [one] Among the jokers of the { $citizen } the number { $numbers } does not come
       *[other] Among the jokers of the { $citizen } the numbers { $numbers } do not come
    } exactly twice, as in the delivered box. Better look again.
remark-edition-no-effect = No card brings this: { $effect }. Better look again.
remark-edition-guarded-gem =
    On the map for { count-players } a dragon guards the gem on { $fields-count ->
        [one] { $fields }
       *[other] each of { $fields }
    }; only a slayer will win it. Better look whether that is meant.

## Advice

# What speaks for a move or against it; the house puts the points behind.
term-territory = territory
term-outlook = room to grow
term-gem = gems
term-fires = dragon fires
term-jokers = jokers
term-hinders = hurts the others
term-tiles = castle tiles
term-throw = the throw
term-end = end of the game

## The table in a terminal

terminal-points = points
terminal-fields = fields
terminal-tokens = tokens
terminal-jokers = jokers
terminal-superjokers = superjoker
terminal-sixes =
    { $count ->
        [0] no six
        [one] one six
       *[other] { $count } sixes
    }
terminal-dice = Dice
terminal-throw = throw { $number } of { $count }
terminal-in-hand = in hand:
terminal-colour = { $colour }
terminal-shown = Drawn
terminal-land = { $land-short }
terminal-offer = Offer
terminal-asks = asks for
terminal-brings = brings
terminal-joker = joker
terminal-left = left
terminal-citizen = { $citizen }
terminal-straight = straight
terminal-empty = empty
terminal-claimed = chosen
terminal-with-jokers = jokers
terminal-face-down = alarm
terminal-stock = Stock
terminal-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
terminal-fires =
    { $count ->
        [one] { $count } fire
       *[other] { $count } fires
    }
terminal-white = { $count } white
terminal-gold = { $count } golden

# What a card brings, in a narrow column.
terminal-effect-merchant = choose a tile
terminal-effect-thief_card = tile, a card
terminal-effect-thief_gem = tile, a gem
terminal-effect-slayer = a dragon
terminal-effect-rogue = a token
terminal-effect-landowner = two tiles

## The table in a browser

pick-die = die { $name }
pick-word-throw = throw
pick-word-all = throw all six dice
pick-word-stop = stop
pick-word-claim = claim the card
pick-word-alarm = take it face down (dragon alarm)
pick-word-done = claim the card
pick-word-pass = steal nothing
pick-pile-merchant = merchant
pick-pile-thief = thief
pick-pile-slayer = slayer
pick-pile-rogue = rogue
pick-pile-landowner = landowner
pick-joker = joker { $name }
pick-as = as { $name }
pick-gem-white = white gem
pick-gem-gold = golden gem

face-map = Map
face-keys = Arrows: go about · a–f: dice · Enter: choose · Escape: put back
face-dice = Dice
face-die = die { $name }: { $number } { $colour }
face-face = { $number } { $colour }
face-joker = joker { $number } { $colour }
face-joker-die = joker die { $number } { $colour }
face-throw-all = Throw all six dice
face-choose-dice = Choose dice to throw again
face-throw =
    { $count ->
        [6] Throw all again
       *[other] Throw { $dice } again
    }
face-stop = Stop
face-done = Claim the card
face-pass = Steal nothing
face-throws = { $number } of { $most } throws
face-which-die = Which face shall the joker die show?
face-percent = { $chance } %
face-pile-empty = no card left
face-left =
    { $count ->
        [one] the last card of this pile
       *[other] { $count } cards in this pile
    }
face-take = Claim { $text }
face-take-down = Take face down (dragon alarm): { $text }
face-with-jokers = with jokers
face-way-claim = Claim with jokers
face-way-alarm = Face down: dragon alarm
face-asks-groups = equal numbers: { $text }
face-asks-straight = straight of { $count }
face-asks-sum = total of { $least } or more
face-asks-colour-sum = total of the { $colour } dice { $least } or more
face-asks-order = totals: { $text }
face-dragon = dragon
face-nobody = belongs to nobody
face-gem-white = white gem
face-gem-gold = golden gem
face-gems-white =
    { $count ->
        [one] { $count } white gem
       *[other] { $count } white gems
    }
face-gems-gold =
    { $count ->
        [one] { $count } golden gem
       *[other] { $count } golden gems
    }
face-tokens =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
face-step-placing = Lay a tile
face-step-stealing-card = Steal a card
face-step-stealing-gem = Steal a gem
face-step-slaying = Defeat a dragon
face-step-conquering = Conquer a field
face-step-alarm = A dragon comes
face-step-fire = Take a dragon fire
face-enter = Enter the throw
face-back = One back

# A card and its signs explained.
face-about = What this card means: { $citizen }
face-card-asks = What it asks for
face-card-tier = Tier { $tier }
face-card-brings = What it brings
face-card-joker = Afterwards it is a joker: { $number } { $colour }.
face-brings-merchant = Draw one castle tile on tier 1, two on tier 2, three on tier 3. Lay one of them on a free field of its land, your token on top; the others go back.
face-brings-gem-gold = Tier 3 also brings a golden gem.
face-brings-gem-white = Tier 3 also brings a white gem; the golden ones are used up.
face-brings-thief_card = Draw two castle tiles and lay one of them on a free field of its land, your token on top; the other one goes back. Then you may steal an open card from somebody.
face-brings-thief_gem = Draw a castle tile and lay it on a free field of its land, your token on top. Then you may steal a gem from somebody.
face-brings-slayer = Choose any dragon on the map. You get its fire and its field, with the gem there, if any.
face-brings-rogue = Your token takes the place of the nearest one of another player.
face-brings-landowner = Draw two castle tiles and lay both on free fields of their lands, your tokens on top.
face-legend = What the signs mean
face-legend-white = White gem: 2 points at the end.
face-legend-gold = Golden gem: 3 points at the end.
face-legend-fire = Dragon fire: whoever has most of them gets 4 points at the end.
face-legend-castle = Castle in a player’s colour: tokens that he still has. In grey: tiles left in the stock.
face-legend-joker = Card won before: two with the same die make one more die, for any throw.
face-legend-super = Superjoker: goes with any joker, two of them make any die.
face-legend-colour = So many dice of this colour.
face-legend-number = So many dice with this number.
face-legend-alike = Equal numbers: the same sign means the same number, another sign another number.
face-legend-straight = Straight: numbers in a row.
face-legend-sum = Total of all dice, or of those of one colour.
face-legend-chance = How likely it is with the dice as they lie; ✓ is reached already.
