## Učení hry

ui-learn-title = Naučte se hrát: { $title }
ui-learn-none = K této hře zatím lekce nejsou. Pravidla najdete tady:
ui-learn-next = Dál
ui-learn-back = Zpět
ui-learn-well = Výborně!
ui-learn-not-yet = Ještě ne.
ui-learn-once-more = Zkusit znovu
ui-learn-brought = Co se stalo:
ui-learn-would = Co by to přineslo:
ui-learn-end = To pro začátek stačí.
ui-learn-play = Zahrát si hned s lehkým botem
ui-learn-from-start = Od začátku
ui-learn-list = Seznam možností
