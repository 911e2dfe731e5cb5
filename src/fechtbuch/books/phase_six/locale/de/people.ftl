### Das Geschlecht der Personen; danach richten sich die Fürwörter der Geschichte.

fighter-grom = Grom
    .gender = m
fighter-kestrel = Kestrel
    .gender = f
fighter-marek = Marek
    .gender = m
fighter-nessa = Nessa
    .gender = f
fighter-ottwin = Ottwin
    .gender = m
fighter-vance = Vance
    .gender = m
