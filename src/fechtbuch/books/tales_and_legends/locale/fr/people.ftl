### Les personnes des scénarios : leur genre, et leur nom après « de ».

fighter-lech = Lech
    .de = de Lech
    .gender = m
fighter-ottokar = Ottokar
    .de = d’Ottokar
    .gender = m
