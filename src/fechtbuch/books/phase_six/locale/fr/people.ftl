### Les personnes des scénarios : leur genre, et leur nom après « de ».

fighter-grom = Grom
    .de = de Grom
    .gender = m
fighter-kestrel = Kestrel
    .de = de Kestrel
fighter-marek = Marek
    .de = de Marek
    .gender = m
fighter-nessa = Nessa
    .de = de Nessa
    .gender = f
fighter-ottwin = Ottwin
    .de = d’Ottwin
    .gender = m
fighter-vance = Vance
    .de = de Vance
