### Das Geschlecht der Personen; danach richten sich die Fürwörter der Geschichte.

fighter-lech = Lech
    .gender = m
fighter-ottokar = Ottokar
    .gender = m
