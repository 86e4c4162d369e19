game-title = Template
game-tagline = Vyložte najvyšší kameň, ktorý nevyloží nikto iný.
game-credits = Vymyslené pre tento priečinok.

option-hand = Kamene v ruke
    .help = Dva kamene dávajú menej na výber, s tromi je hra otvorenejšia.
option-hand-2 = dva
option-hand-3 = tri
option-teams = Dvaja proti dvom
    .help = Len pre štyroch hráčov: spoluhráči sedia oproti sebe a svoje body sčítajú.
option-teams-false = nie
option-teams-true = áno

prompt-draw = { $player } ťahá kameň z vrecúška.
prompt-throw = Treba hodiť kockou.
prompt-lay = { $player } vykladá kameň; stávka je { $stake }.

move-lay = Vyložiť { $number }.
move-open = Otvoriť ruku až do konca hry.

event-drew = { $player } ťahá { $number }.
event-drew-unseen = { $player } ťahá kameň.
event-threw = Na kocke padlo { $stake }: to je stávka.
event-opened = { $player } otvára ruku: { $numbers }.
event-laid = { $player } vykladá { $number }.
event-won = { $player } získava { count-points }.
event-cancelled = Všetky kamene sa rušia; stávku { $stake } nezíska nikto.
event-ended = Hra sa skončila.

refusal-teams-of-two = Dvaja proti dvom môžu hrať len štyria hráči, nie { $players }.
refusal-unreadable-move = „{ $text }“ nie je ťah. Napíšte napríklad { $example }, alebo open.
refusal-unreadable-draw = „{ $text }“ nie je kameň ani hod. Napíšte číslo, napríklad { $example }.
refusal-unknown-move = Taký ťah nie je.
refusal-already-open = Vaša ruka je už otvorená.
refusal-stone-not-in-bag = Vo vrecúšku už nie je kameň s číslom { $number }.
refusal-stone-not-in-hand = V ruke nemáte kameň s číslom { $number }.

item-won = { $player }: { count-points }

ending-stones-out = Všetky kamene sú odohrané.
ending-target-reached = Niekto dosiahol 15 bodov.

## Čo hovorí za ťah

term-stake = čo môže vyhrať
term-stone = samotný kameň
term-open = vyložená ruka
