## Počítanie bodov

ui-desk-title = Počítanie bodov: { $title }
ui-desk-help = Pre hru pri skutočnom stole: zapíšte, čo na ňom leží, a Stolek to spočíta. Ako sa pozícia píše, ukazuje príklad.
ui-desk-help-tap = Pre hru pri skutočnom stole: ťukaním zadajte, čo na ňom leží, a Stolek to spočíta. Na začiatku je tu príklad.
ui-desk-position = Pozícia
ui-desk-count = Spočítať
ui-desk-example = Späť k príkladu
ui-desk-result = Body
ui-desk-typed = Zapísať ručne
ui-desk-tapped = Zadať ťukaním
