# Wörter der Schaubilder.

chart-fights = { $fights } Kämpfe, Startwert { $seed }
chart-bounded =
    { $count ->
        [one] einer erreichte die Rundengrenze
       *[other] { $count } erreichten die Rundengrenze
    }
chart-stopped-time = angehalten, als die Zeit um war
chart-stopped-cancelled = von Hand angehalten
chart-smoothed = geglättet
chart-share-won = Anteil gewonnener Kämpfe
chart-share = Anteil der Kämpfe
chart-won = gewonnen
chart-least = Mindestens { $count } Kämpfe für jeden Punkt, mit denselben Würfeln
chart-least-smooth = Mindestens { $count } Kämpfe für jeden Punkt, geglättet
chart-won-by = Anteil der Kämpfe, die { $side } gewinnt, mit 95-%-Intervallen
chart-won-by-percent = Anteil der Kämpfe, die { $side } gewinnt, in Prozent
chart-half = 95-%-Intervalle von höchstens ± { $half } Punkten; mit denselben Würfeln
chart-half-smooth = 95-%-Intervalle von höchstens ± { $half } Punkten; geglättet
chart-rounds = Runden
chart-rounds-by = Runden, je Balken { $count }
chart-rounds-mean = { $mean } Runden im Mittel
chart-took-longer = { $count } von { $fights } dauerten länger, bis zu { $longest }
chart-how-long = Wie lange es dauerte
chart-after-round = nach Runde
chart-share-standing = Anteil noch im Kampf
chart-mean-of-side = Mittel der Seite
chart-who-stands = Wer noch steht
chart-over-count = Beendete Kämpfe zählen so, wie sie ausgingen
chart-damage-average = Schaden in einem durchschnittlichen Kampf
chart-damage-more =
    { $count ->
        [one] { $amount } weitere aus einer anderen Quelle
       *[other] { $amount } weitere aus { $count } anderen Quellen
    }
chart-damage-from = Woher der Schaden kam
chart-told-in-full = Aus { $fights } ganz erzählten Kämpfen
chart-points-more = Punkte mehr gewonnene Kämpfe
chart-compared = { $second }, verglichen mit: { $first }
chart-no-gain = Kein Unterschied gefunden
chart-gains = { $side }: { $points } Punkte mehr gewonnene Kämpfe
chart-same-dice = je { $fights } Kämpfe mit denselben Würfeln; { $share } enden gleich
chart-won-most = { $side }: { $share } der Kämpfe gewonnen
chart-nobody-ahead = Niemand liegt sicher vorn
chart-share-of-days = Anteil aller Tage
chart-day-won = { $share } aller Tage werden bis zum Ende gewonnen
chart-day = Begonnene (blass) und gewonnene (blau) Begegnungen von { $days } Tagen
chart-variant-as-it-is = so, wie es ist
chart-variant-sides-exchanged = Seiten vertauscht
chart-share-won-by = Anteil der Kämpfe, die { $side } gewinnt
chart-even-at = { $path }: ausgeglichen bei { $value }
chart-half-at = 50 % bei { $value }
chart-level-at = ausgeglichen bei { $value }
chart-ahead-always = { $side } liegt bei jedem Wert vorn
chart-best-with = { $value } bringt { $side } die meisten Siege ({ $share })
chart-ahead-in = { $side } liegt an { $count } von { $cells } Stellen sicher vorn, an { $behind } zurück
chart-no-difference = kein sicherer Unterschied
