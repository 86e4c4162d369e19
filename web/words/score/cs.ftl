## Počítání bodů

ui-desk-title = Počítání bodů: { $title }
ui-desk-help = Pro hru u opravdového stolu: zapište, co na něm leží, a Stolek to spočítá. Jak se pozice píše, ukazuje příklad.
ui-desk-help-tap = Pro hru u opravdového stolu: klepáním zadejte, co na něm leží, a Stolek to spočítá. Na začátku je tu příklad.
ui-desk-position = Pozice
ui-desk-count = Spočítat
ui-desk-example = Zpět k příkladu
ui-desk-result = Body
ui-desk-typed = Zapsat ručně
ui-desk-tapped = Zadat klepáním
