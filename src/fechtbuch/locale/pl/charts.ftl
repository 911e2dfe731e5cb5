# Słowa wykresów.

chart-fights = walk: { $fights }, ziarno { $seed }
chart-bounded =
    { $count ->
        [one] jedna doszła do granicy rund
       *[other] do granicy rund doszło { $count }
    }
chart-stopped-time = zatrzymano, gdy minął czas
chart-stopped-cancelled = zatrzymano ręcznie
chart-smoothed = wygładzone
chart-share-won = udział wygranych walk
chart-share = udział walk
chart-won = wygrane
chart-least = Co najmniej { $count } walk na każdy punkt, na tych samych kościach
chart-least-smooth = Co najmniej { $count } walk na każdy punkt, wygładzone
chart-won-by = Udział walk wygranych przez stronę { $side }, z przedziałami 95%
chart-won-by-percent = Udział walk wygranych przez stronę { $side }, w procentach
chart-half = Przedziały 95% najwyżej ± { $half } punktu; na tych samych kościach
chart-half-smooth = Przedziały 95% najwyżej ± { $half } punktu; wygładzone
chart-rounds = rundy
chart-rounds-by = rundy, na słupek: { $count }
chart-rounds-mean = średnio rund: { $mean }
chart-took-longer = { $count } z { $fights } trwało dłużej, najdłużej { $longest }
chart-how-long = Jak długo to trwało
chart-after-round = po rundzie
chart-share-standing = udział wciąż w walce
chart-mean-of-side = średnia strony
chart-who-stands = Kto jest wciąż w walce
chart-over-count = Walki zakończone liczą się tak, jak się skończyły
chart-damage-average = obrażenia w przeciętnej walce
chart-damage-more =
    { $count ->
        [one] { $amount } więcej z jednego innego źródła
       *[other] { $amount } więcej z innych źródeł ({ $count })
    }
chart-damage-from = Skąd pochodzą obrażenia
chart-told-in-full = Z walk opowiedzianych w całości: { $fights }
chart-points-more = o tyle punktów więcej wygranych walk
chart-compared = { $second } w porównaniu z: { $first }
chart-no-gain = Nie znaleziono różnicy
chart-gains = { $side }: o { $points } pkt więcej wygranych walk
chart-same-dice = po { $fights } walk na tych samych kościach; { $share } kończy się tak samo
chart-won-most = { $side }: { $share } wygranych walk
chart-nobody-ahead = Nikt nie ma pewnej przewagi
chart-share-of-days = udział wszystkich dni
chart-day-won = Dni wygrane do końca: { $share }
chart-day = Starcia zaczęte (blade) i wygrane (niebieskie), z dni: { $days }
chart-variant-as-it-is = tak, jak jest
chart-variant-sides-exchanged = strony zamienione
chart-share-won-by = udział walk wygranych przez stronę { $side }
chart-even-at = { $path }: równo przy { $value }
chart-half-at = 50% przy { $value }
chart-level-at = równo przy { $value }
chart-ahead-always = { $side }: przewaga przy każdej wartości
chart-best-with = { $value } – strona { $side } wygrywa najczęściej ({ $share })
chart-ahead-in = { $side }: pewna przewaga w { $count } miejscach z { $cells }, strata w { $behind }
chart-no-difference = brak pewnej różnicy
