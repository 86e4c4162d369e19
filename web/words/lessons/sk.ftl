## Učenie hry

ui-learn-title = Naučte sa hrať: { $title }
ui-learn-none = K tejto hre zatiaľ lekcie nie sú. Pravidlá nájdete tu:
ui-learn-next = Ďalej
ui-learn-back = Späť
ui-learn-well = Výborne!
ui-learn-not-yet = Ešte nie.
ui-learn-once-more = Skúsiť znova
ui-learn-brought = Čo sa stalo:
ui-learn-would = Čo by to prinieslo:
ui-learn-end = To na začiatok stačí.
ui-learn-play = Zahrať si hneď s ľahkým botom
ui-learn-from-start = Od začiatku
ui-learn-list = Zoznam možností
