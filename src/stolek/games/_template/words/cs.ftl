game-title = Template
game-tagline = Vyložte nejvyšší kámen, který nevyloží nikdo jiný.
game-credits = Vymyšleno pro tuto složku.

option-hand = Kameny v ruce
    .help = Dva kameny dávají méně na výběr, se třemi je hra otevřenější.
option-hand-2 = dva
option-hand-3 = tři
option-teams = Dva proti dvěma
    .help = Jen pro čtyři hráče: spoluhráči sedí naproti sobě a své body sčítají.
option-teams-false = ne
option-teams-true = ano

prompt-draw = { $player } táhne kámen ze sáčku.
prompt-throw = Je třeba hodit kostkou.
prompt-lay = { $player } vykládá kámen; sázka je { $stake }.

move-lay = Vyložit { $number }.
move-open = Otevřít ruku až do konce hry.

event-drew = { $player } táhne { $number }.
event-drew-unseen = { $player } táhne kámen.
event-threw = Na kostce padlo { $stake }: to je sázka.
event-opened = { $player } otevírá ruku: { $numbers }.
event-laid = { $player } vykládá { $number }.
event-won = { $player } získává { count-points }.
event-cancelled = Všechny kameny se ruší; sázku { $stake } nezíská nikdo.
event-ended = Hra skončila.

refusal-teams-of-two = Dva proti dvěma mohou hrát jen čtyři hráči, ne { $players }.
refusal-unreadable-move = „{ $text }“ není tah. Napište třeba { $example }, nebo open.
refusal-unreadable-draw = „{ $text }“ není kámen ani hod. Napište číslo, třeba { $example }.
refusal-unknown-move = Takový tah není.
refusal-already-open = Vaše ruka už je otevřená.
refusal-stone-not-in-bag = V sáčku už není žádný kámen s číslem { $number }.
refusal-stone-not-in-hand = V ruce nemáte kámen s číslem { $number }.

item-won = { $player }: { count-points }

ending-stones-out = Všechny kameny jsou odehrány.
ending-target-reached = Někdo dosáhl 15 bodů.

## Co mluví pro tah

term-stake = co může vyhrát
term-stone = samotný kámen
term-open = vyložená ruka
