### Das Geschlecht der Personen; danach richten sich die Fürwörter der Geschichte.

fighter-anselm = Anselm
    .gender = m
fighter-bertha = Bertha
    .gender = f
fighter-grete = Grete
    .gender = f
fighter-hans = Hans
    .gender = m
fighter-ilse = Ilse
    .gender = f
fighter-kurt = Kurt
    .gender = m
fighter-marta = Marta
    .gender = f
fighter-till = Till
    .gender = m
fighter-ulrich = Ulrich
    .gender = m
fighter-veit = Veit
    .gender = m
