### Słowa gry Tales and Legends: terminy z podręcznika, rzeczy w mianowniku, liczby z odmianą.
map-scale = 1 pole = 1 metr
heading-round = Runda { $amount }
heading-surprise-round = Runda { $amount }: zaskoczenie
deed-turn =
    Tura { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    }.
effect-initiative = { CAP($actor) }: inicjatywa { $amount }.
deed-declares = { CAP($actor) } deklaruje: { $word }.
effect-declaration-lost = Zadeklarowane, lecz już niemożliwe: { $word }.
effect-declaration-dropped = Zadeklarowane, lecz niewykonane: { $word }.
effect-recovers = { CAP($actor) } otrząsa się z zaskoczenia.
effect-tested = Test (ST { $amount }): { $word }.
effect-opposed = Test sporny: { $actor } ({ $first }), { $target } ({ $second }).
deed-moved = { CAP($actor) } przechodzi na pole { $to }.
effect-falls = { CAP($actor) } przewraca się i leży.
effect-fell = { CAP($actor) } spada z wysokości: obrażenia { $amount }.
deed-jumps = { CAP($actor) } skacze na pole { $to }.
deed-stands = { CAP($actor) } powstaje.
effect-climbed = { CAP($actor) } wspina się na wysokość { $amount } m.
deed-rams =
    { CAP($actor) } taranuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
deed-attacked =
    { CAP($actor) } atakuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }: wynik { $amount }.
effect-missed = { CAP($actor) } chybia.
effect-parried =
    { CAP($actor) } paruje { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }.
effect-parry-failed =
    { CAP($actor) } na próżno paruje { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }.
effect-dodged = { CAP($actor) } wykonuje unik.
effect-dodge-failed = { CAP($actor) } nie zdąża z unikiem.
effect-gives-ground = { CAP($actor) } wycofuje się na pole { $to }.
effect-hit =
    { CAP($actor) } trafia { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } { BENDS($word) ->
        [yes] w { ACC($word) }
       *[no] ({ $word })
    }: obrażenia { $amount }.
effect-band =
    Od wyniku { $amount } cios trafia w ciało { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-multiplied = Obrażenia mnoży się przez { $amount }.
effect-strikes-item = { CAP($actor) } trafia w przedmiot ({ $item }): obrażenia { $amount }.
effect-hurts-oneself = { CAP($actor) } rani własną dłoń: obrażenia { $amount }.
effect-field-hit =
    Pocisk spada na pole { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-scattered = Rozrzut: pocisk spada na pole { $to }.
effect-damaged = Uszkodzenie ({ $item }): jakość jest teraz { $word }.
effect-destroyed = Zniszczenie: { $item }.
effect-life-lost =
    { CAP($actor) } traci { $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[many] { $amount } punktów życia
    }, { $left ->
        [few] zostają { $left }
       *[many] zostaje { $left }
    }.
effect-stunned =
    { $amount ->
        [one] { CAP($actor) } doznaje ogłuszenia na { $amount } rundę.
        [few] { CAP($actor) } doznaje ogłuszenia na { $amount } rundy.
       *[many] { CAP($actor) } doznaje ogłuszenia na { $amount } rund.
    }
effect-stays-stunned =
    { $amount ->
        [one] Ogłuszenie trwa: { $actor } traci jeszcze { $amount } rundę.
        [few] Ogłuszenie trwa: { $actor } traci jeszcze { $amount } rundy.
       *[many] Ogłuszenie trwa: { $actor } traci jeszcze { $amount } rund.
    }
effect-attribute =
    Atrybut { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } wynosi teraz { $amount }.
effect-part-lost =
    Okaleczenie { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    }: { $word }.
effect-part-threatened = { CAP($actor) } może stracić część ciała: { $word }.
effect-dropped =
    { CAP($actor) } upuszcza{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-unconscious = { CAP($actor) } traci przytomność.
effect-too-tired-to-wake = { CAP($actor) } nie odzyskuje przytomności z wyczerpania.
effect-comes-round = { CAP($actor) } odzyskuje przytomność.
effect-dies = { CAP($actor) } umiera.
effect-bleeds = { CAP($actor) } krwawi: { $amount }.
effect-frozen = { CAP($actor) } zamiera z przerażenia.
deed-charges =
    { CAP($actor) } szarżuje na { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }.
effect-charge-lost =
    Szarża { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } przepada.
deed-tramples =
    { CAP($actor) } wdziera się na pole { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-pushed =
    { CAP($actor) } odpycha { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } na pole { $to }.
effect-cannot-be-pushed =
    Za { BENDS($actor) ->
        [yes] { INS($actor) }
       *[no] postacią { $actor }
    } brak wolnego pola.
deed-feinted = { CAP($actor) } wykonuje fintę i { $target } daje się zwieść.
deed-feint-failed = { CAP($actor) } wykonuje fintę, ale { $target } nie daje się zwieść.
effect-bypassed =
    { CAP($actor) } omija tarczę { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-bypass-failed = { CAP($actor) } nie omija tarczy.
deed-springs =
    Gdy podchodzi { $target }, { $actor } wykorzystuje przygotowany atak i uderza { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }.
deed-readies = { CAP($actor) }: { $word }.
deed-readies-with = { CAP($actor) }: { $word } ({ $item }).
deed-readies-against = { CAP($actor) }: { $word } ({ $item }). Przeciwnik: { $target }.
deed-aims = { CAP($actor) } celuje.
deed-grapples =
    { CAP($actor) } chwyta { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }: zaczyna się zwarcie.
deed-joins-grapple =
    { CAP($actor) } dołącza do zwarcia przeciw { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    }.
effect-broke-free = { CAP($actor) } wyrywa się ze zwarcia.
effect-held-fast = { CAP($actor) } nie wyrywa się ze zwarcia.
effect-contest-lost = { CAP($actor) } przegrywa test zwarcia.
effect-grapple-over = Koniec zwarcia.
effect-leaves = { CAP($actor) } wychodzi ze zwarcia.
effect-becomes-battle = Przybył ktoś trzeci: pojedynek staje się bitwą.
effect-contact-lost = { CAP($actor) } traci kontakt i jest poza zwarciem.
effect-pin-ends = { CAP($actor) } nie jest już w przyszpileniu.
effect-press-ends =
    { CAP($actor) } nie dociska już { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } do podłoża.
effect-prepared-lapses =
    Przygotowany atak { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } przepada.
effect-cover-lost = { CAP($actor) } traci osłonę: { $item }.
effect-parry-lost = { CAP($actor) } traci parowanie: { $item }.
effect-feint-spent =
    Finta { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } przepada.
effect-climb-ends = { CAP($actor) } nie jest już na ścianie.
effect-row-broken = { CAP($actor) } musi zacząć to od nowa.
effect-put-aside = { CAP($actor) } usuwa się na pole { $to }.
effect-stopped = { CAP($actor) } nie idzie dalej.
effect-unresisted =
    Nikt nie stawia oporu { BENDS($actor) ->
        [yes] { DAT($actor) }
       *[no] postaci { $actor }
    }.
effect-on-top =
    { CAP($actor) } dociska { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } do podłoża.
effect-rises = { CAP($actor) } powstaje w zwarciu.
effect-throws-off = { CAP($actor) } zrzuca przeciwnika.
effect-pins =
    { CAP($actor) } przyszpila { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-pin-broken = { CAP($actor) } wydostaje się z przyszpilenia.
effect-subdues =
    { CAP($actor) } doprowadza { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } do bezradności.
effect-silences =
    { CAP($actor) } ucisza { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-drags =
    { CAP($actor) } przeciąga { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } na pole { $to }.
effect-entangled =
    { CAP($item) } unieruchamia { BENDS($actor) ->
        [yes] { ACC($actor) }
       *[no] postać { $actor }
    }.
effect-frees-oneself = { CAP($actor) } uwalnia się.
deed-holds-on =
    { CAP($actor) } chwyta się { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-keeps-hold = { CAP($actor) } utrzymuje się.
effect-shifts = { CAP($actor) } przechodzi: { $word }.
effect-lets-go =
    { CAP($actor) } puszcza { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } i trafia na pole { $to }.
deed-mounts = { CAP($actor) } wsiada na wierzchowca.
deed-dismounts = { CAP($actor) } zsiada z wierzchowca na pole { $to }.
effect-unseated = { CAP($actor) } wypada z siodła na pole { $to }.
deed-draws =
    { CAP($actor) } wyciąga{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-stows =
    { CAP($actor) } chowa{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-grips = { CAP($actor) } zmienia chwyt: { $item }.
deed-picks-up =
    { CAP($actor) } podnosi{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-takes-missile = { CAP($actor) } wyciąga pocisk: { $item }.
deed-loads =
    { CAP($actor) } ładuje{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-missile-found = { CAP($actor) } odzyskuje pocisk: { $item }.
effect-missile-broken = Pocisk zniszczony: { $item }.
deed-drinks = { CAP($actor) } wypija: { $item }.
deed-dons =
    { CAP($actor) } zakłada{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-doffs =
    { CAP($actor) } zdejmuje{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-plants =
    { CAP($actor) } ustawia{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-casts = { CAP($actor) } rzuca zaklęcie: { $word }.
deed-spell-failed = { CAP($actor) } na próżno rzuca zaklęcie: { $word }.
deed-wakes =
    { CAP($actor) } budzi { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
deed-says = { CAP($actor) }: { $key }
part-accurate = trafienie
part-aggressive = walka agresywna
part-aimed = celowanie
part-armour = pancerz zbroi
part-as-if = oszołomienie lub utrata życia
part-attribute = atrybut
part-below-rider = przewaga wysokości jeźdźca
part-blinded = oślepienie
part-bolas = bolas
part-both-hands = obie ręce
part-bucking = wierzgający wierzchowiec
part-build = postura
part-bypass = ominięcie tarczy
part-called = celowanie w część ciała
part-cautious = ostrożny atak
part-chance = szansa
part-charge = szarża
part-critical = trafienie krytyczne
part-field-shot = ostrzał pola
part-body-from = obrona fizyczna
part-coverage = pokrycie zbroi
part-cover = osłona tarczy
part-lethal = zabójcza
part-shifting = przejście
part-strength = udział siły
part-wounds = rany
part-wounding = raniąca
part-head-wound = rana głowy
part-milder-wound = lżejsza rana dzięki szczęściu
part-damage = obrażenia
part-dark = mrok
part-dazed = oszołomienie
part-dazzled = olśnienie
part-defence = podstawa obrony
part-defensive = walka defensywna
part-dim = półmrok
part-disarming = rozbrajanie
part-difficulty = stopień trudności
part-will = Wola
part-luck = szczęście
part-distance = dystans
part-exhaustion = wyczerpanie
part-extra = dodatkowe obrażenia
part-fatigue = zmęczenie
part-flanked = flankowanie
part-frightened-mount = przestraszony wierzchowiec
part-from-above = przewaga wysokości
part-from-behind = cios w plecy
part-head = w głowę
part-heavy = ciężka broń
part-height = z siodła
part-held = pancerz zatrzymuje cios
part-helpers = pomocnicy
part-holding-on = trzymanie się
part-hurry = pośpiech
part-improvised = broń improwizowana
part-in-grapple = w zwarciu
part-kill = zabójstwo
part-least-defence = nie mniej niż 10
part-let-go = puszczenie się
part-lost-fingers = utracone palce
part-lost-foot = utracona stopa
part-lost-leg = utracona noga
part-low-life = utrata życia
part-magic-power = moc magiczna
part-mighty = potężne uderzenie
part-mount-reflex = refleks wierzchowca
part-fall-height = wysokość upadku w metrach
part-creature-speed = szybkość stworzenia
part-ridden-speed = połowa szybkości jazdy
part-softened = złagodzone
part-moving-mount = wierzchowiec w ruchu
part-natural-armour = naturalny pancerz
part-no-cavalry = brak zdolności: broń kawaleryjska
part-no-proficiency = brak biegłości
part-no-saddle = brak siodła
part-not-watchful = nieuwaga
part-on-top = docisk do podłoża
part-overload = przeciążenie
part-parry = parowanie
part-pavise = pawęż
part-prone = leżenie
part-quality = jakość
part-recoil = odrzut
part-reflex = refleks
part-ricochet = rykoszet
part-running = bieg
part-several-attacks = kilka ataków
part-shield = pancerz tarczy
part-silver = srebrnik
part-situation = sytuacja
part-trample = tratowanie
part-tripping = przewracanie
part-two-hands = chwyt oburęczny
part-unprepared = nieprzygotowanie
part-unseen-target = niewidoczny cel
part-unsuited = przedmiot nie do rzucania
part-untrained = brak wyszkolenia
part-water = woda
part-weak = słabe
part-weak-arm = za mała siła
number-defence = obrona fizyczna
number-unprepared = obrona fizyczna, nieprzygotowanie
roll-attribute-loss = utrata atrybutu
roll-damage = test obrażeń
roll-dazed-rounds = rundy oszołomienia
roll-extra-damage = dodatkowe obrażenia
roll-location = miejsce rany
roll-roll-off = przerzut negatywny
roll-roll-on = przerzut pozytywny
roll-scatter = rozrzut
roll-scatter-distance = odległość rozrzutu
roll-tie = remis
roll-attack = test trafienia
roll-parry = parowanie
roll-dodge = unik
roll-initiative = inicjatywa
roll-composure = opanowanie
roll-hiding = ukrywanie się
roll-alertness = spostrzegawczość
roll-grapple = zwarcie
roll-resist = opór
roll-overthrow = obalenie
roll-push = odepchnięcie
roll-trip = przewrócenie
roll-balance = zachowanie równowagi
roll-disarm = rozbrojenie
roll-bypass = ominięcie tarczy
roll-bypass-resist = przeciw ominięciu
roll-feint = finta
roll-see-through = przejrzenie finty
roll-trample = tratowanie
roll-landing = zeskakiwanie
roll-hold-on = trzymanie się
roll-riding = jeździectwo
roll-item = test uszkodzenia
roll-missile = pocisk
roll-keep-grip = utrzymanie chwytu
roll-free-oneself = uwalnianie się
roll-spell = zaklęcie
roll-swimming = pływanie
roll-climbing = wspinaczka
roll-jump = skok
roll-pursuit = pościg
slot-at = na polu
slot-how = jak
slot-item = przedmiot
slot-kill = zabójstwo
slot-part = część ciała
slot-path = droga
slot-second = druga broń
slot-special = specjalny atak
slot-target = cel
slot-text = słowa
slot-use = postać
slot-weapon = broń
reason-field-not-free = Pole { $value } nie jest wolne.
reason-item-unknown = Nie ma przedmiotu „{ $value }”.
reason-not-a-path = „{ $value }” nie jest drogą.
reason-not-adjacent = Każdy krok prowadzi na sąsiednie pole: { $value }.
reason-sheet-wrong = Błąd w karcie postaci, { $slot }: { $value }.
reason-too-far = To za daleko: { $value }.
reason-is-pinned = W przyszpileniu nie można: „{ $value }”.
reason-is-pressed = Kto jest przygnieciony, może tylko zrzucić przeciwnika; „{ $value }” jest niemożliwe.
reason-in-a-grapple = W zwarciu nie można: „{ $value }”.
reason-hold-first = Najpierw trzeba utrzymać chwyt; „{ $value }” musi poczekać.
reason-holding-on = Trzymając się stworzenia, nie można: „{ $value }”.
reason-owes-a-blow = Po zadeklarowanej walce agresywnej trzeba najpierw zadać cios; „{ $value }” musi poczekać.
reason-not-holding-on = Tylko trzymając się stworzenia, można: „{ $value }”.
reason-not-in-a-grapple = Tylko w zwarciu można: „{ $value }”.
reason-no-action-left = Brak akcji na „{ $value }”.
reason-excluded = Coś zadeklarowanego w tej turze wyklucza „{ $value }”.
reason-in-the-saddle = W siodle nie można: „{ $value }”.
reason-nobody-near = Nikt nie jest dość blisko; „{ $value }” jest niemożliwe.
reason-nothing-for-it = Pod ręką nie ma niczego, czego wymaga „{ $value }”.
reason-not-now = „{ $value }” nie jest teraz możliwe.
reason-no-such-way = Tą drogą nie można iść: { $value }.
reason-not-that-one = „{ $value }” nie jest tu do wyboru.
reason-lies = Na leżąco nie można: „{ $value }”.
reason-in-cords = W pętach nie można: „{ $value }”.
reason-mount-held = Wierzchowiec jest pochwycony; nie można: „{ $value }”.
reason-has-stepped = Po kroku w turze nie można: „{ $value }”.
reason-has-moved = Po innym ruchu nie można: „{ $value }”.
reason-not-with-this = Tym nie da się tego zrobić: { $value }.
reason-not-for-them = Nie da się tego zrobić tej postaci: { $value }.
reason-not-combined = To nie łączy się z „{ $value }”.
reason-charge-too-short = Szarża wymaga co najmniej jednego metra.
reason-blocked = Ktoś stoi na drodze: { $value }.
reason-not-nearer = Każdy krok szarży zbliża do celu.
reason-not-in-reach = Z końca tej drogi cel jest poza zasięgiem.
reason-occupied = Ktoś tam stoi: { $value }.
reason-wall = Tam jest ściana: { $value }.
reason-off-map = To poza mapą: { $value }.
reason-between-walls = Przejście jest zbyt wąskie: { $value }.
reason-not-lying = To może tylko ten, kto leży: „{ $value }”.
reason-not-mounted = „{ $value }” jest dla jeźdźców.
reason-not-in-cords = Nic tu nie pęta; „{ $value }” jest zbędne.
reason-silenced = Uciszony nie może: „{ $value }”.
reason-no-open-wound = Nie ma otwartej rany, której wymaga „{ $value }”.
reason-not-laden = Żaden ciężar nie przeszkadza; „{ $value }” jest zbędne.
reason-has-breath = Oddech jest już wzięty albo nie ma tu znaczenia: „{ $value }”.
reason-not-twice = „{ $value }” nie liczy się dwa razy.
reason-has-attacked = „{ $value }” zapowiada się przed pierwszym atakiem tury.
reason-not-declared = „{ $value }” to nie to, co zadeklarowano jako następne.
reason-no-blow-declared = „{ $value }” stosuje się tuż przed ciosem, a następny zadeklarowany krok nim nie jest.
reason-no-hand = Nie ma wolnej ręki, której wymaga „{ $value }”.
reason-not-loaded = W ręce nie ma niczego naładowanego; „{ $value }” jest niemożliwe.
reason-in-water = W wodzie nie można: „{ $value }”.
reason-on-one-leg = Na jednej nodze nie można: „{ $value }”.
reason-more-than-named = „{ $value }” to dalej niż jazda nazwana przed strzałem.
reason-shooter-first = Daleki strzelec działa wcześniej; przewaga jest za mała na „{ $value }”.
reason-no-way = Nie ma drogi, której wymaga „{ $value }”.
reason-not-pressed = Nikt nie przygniata; „{ $value }” jest zbędne.
reason-first-round-over = „{ $value }” próbuje się raz, w pierwszej rundzie zwarcia.
reason-nobody-pinned = Nikt nie jest przyszpilony; „{ $value }” jest niemożliwe.
reason-not-pinned = To może tylko przyszpilony: „{ $value }”.
reason-not-in-hand = Tego nie ma w ręce: { $value }.
reason-out-of-reach = Poza zasięgiem: { $value }.
reason-no-clear-line = Żadna wolna linia nie prowadzi do celu: { $value }.
reason-no-way-to-them = Żadna droga nie prowadzi do celu, za każdym krokiem bliżej: { $value }.
ask-turn = { $who }: co dalej? Zostało akcji zwykłych: { $standard }, dodatkowych: { $extra }.
    .short = w swojej turze
ask-declare = { $who } deklaruje: co dalej? Zostało akcji zwykłych: { $standard }, dodatkowych: { $extra }.
    .short = przy deklaracji
ask-declared = { $who } wykonuje zadeklarowaną akcję.
    .short = po deklaracji
ask-defend = { $who }: { $attacker } trafia z wynikiem { $result }. Parowanie czy unik?
    .short = w obronie
ask-retreat = { $who }: na które pole się wycofujesz?
    .short = przy wycofaniu
ask-aside = { $who }: na które pole?
    .short = przy ustępowaniu
ask-step-between = { $who }: robisz krok za celem przed następnym atakiem?
    .short = między atakami
ask-escape = { $who }: wyrywasz się teraz ze zwarcia?
    .short = w zwarciu
ask-skill = { $who }: która umiejętność?
    .short = przy wyborze umiejętności
ask-bring-down = { $who }: przewracasz się razem z przeciwnikiem?
    .short = przy przewróceniu
ask-trampled =
    { $who } stoi na polu { BENDS($other) ->
        [yes] { GEN($other) }
       *[no] postaci { $other }
    }: chwytasz?
    .short = przeciw tratowaniu
ask-follow = { $who }: zajmujesz opuszczone pole?
    .short = przy zajęciu pola
ask-luck = { $who }: używasz szczęścia? Wynik: { $result }.
    .short = dzięki szczęściu
ask-roller = { $who }: kto wykonuje test za stronę?
    .short = za stronę
group-attack = ataki
group-defence = obrona
group-movement = ruch
group-other = inne
state-aggressive = walka agresywna
state-asleep = sen
state-blinded = oślepienie
state-bound = skrępowanie
state-cautious = ostrożny atak
state-charged = szarża
state-dazed = oszołomienie
state-dazzled = olśnienie
state-dead = śmierć
state-defensive = walka defensywna
state-entangled = unieruchomienie
state-paralysed = paraliż
state-prone = leżenie
state-silenced = uciszenie
state-stunned = ogłuszenie
state-subdued = bezradność
state-surprised = zaskoczenie
state-terrified = przerażenie
state-unaware = nieświadomość ataku
state-unconscious = nieprzytomność
state-grappled = w zwarciu
state-pinned = przyszpilenie
state-holding-on = trzymanie się
state-mounted = w siodle
verb-done = koniec tury
verb-say = konwersacja
verb-face = obrót
verb-grip = zmiana chwytu
verb-drop-item = upuszczenie przedmiotu
verb-step = krok (1 m)
verb-half = ruch o 1/2 szybkości
verb-move = ruch o szybkość
verb-fast = ruch x3
verb-run = ruch x6
verb-crawl = czołganie się
verb-stand = powstawanie
verb-jump = skakanie
verb-drop = upadanie
verb-climb = wspinaczka
verb-breathe = głęboki oddech
verb-attack = atak
verb-shoot = strzał
verb-throw = rzut
verb-charge = szarża
verb-trample = tratowanie
verb-feint = finta
verb-aim = celowanie
verb-grapple = zwarcie
verb-parry = parowanie
verb-dodge = unik
verb-cover = osłanianie się
verb-cautious = ostrożny atak
verb-aggressive = walka agresywna
verb-defensive = walka defensywna
verb-prepare = przygotowany atak
verb-draw = wyciągnięcie
verb-stow = schowanie
verb-pick-up = podniesienie
verb-take-missile = wyciągnięcie pocisku
verb-load = ładowanie
verb-gather = odzyskanie pocisku
verb-drink = wypicie mikstury
verb-fetch = wyjęcie z plecaka
verb-stash = schowanie do plecaka
verb-don = zakładanie zbroi
verb-doff = zdejmowanie zbroi
verb-plant = ustawienie
verb-pack = spakowanie
verb-cast = rzucenie zaklęcia
verb-wake = budzenie
verb-free = uwolnienie się
verb-ignore-load = zignorowanie przeciążenia
verb-mount = wsiadanie
verb-raise = podniesienie wierzchowca
verb-dismount = zsiadanie
verb-spur = przyśpieszenie jazdy
verb-hold = rozpoczęcie trzymania się
verb-keep = utrzymanie
verb-shift = przejście
verb-stab = atak w trakcie trzymania się
verb-cling = rozpoczęcie zwarcia
verb-let-go = ucieczka
verb-strike = atak w zwarciu
verb-drag = przejście w zwarciu
verb-take-down = przewrócenie w zwarciu
verb-rise = powstanie w zwarciu
verb-throw-off = zrzucenie przeciwnika
verb-pin = przyszpilenie
verb-break-pin = wydostanie się z przyszpilenia
verb-choke = duszenie
verb-subdue = spowodowanie bezradności
verb-silence = uciszenie
verb-draw-close = wyciągnięcie drobnej rzeczy
verb-leave = wyjście ze zwarcia
verb-break-free = wyrwanie się
verb-nothing = nic
verb-go = idź
verb-stay = zostań
verb-roll = rzut
verb-stay-up = zostań na nogach
verb-bring-down = przewróć obu
verb-grab = chwyć
verb-aside = przejdź dalej
verb-follow = zajmij pole
verb-acrobatics = akrobatyka
verb-riding = jeździectwo
verb-again = powtórz rzut
verb-ignore-fatigue = pomiń zmęczenie
verb-milder-wound = lżejsza rana
verb-more-defence = +10 obrony
word-passed = sukces
word-failed = porażka
word-body = ciało
    .acc = ciało
word-armour = zbroja
    .acc = zbroję
word-shield = tarcza
    .acc = tarczę
word-critical = trafienie krytyczne
word-head = głowa
word-torso = korpus
word-back = grzbiet
word-yes = tak
word-called = celowanie w część ciała
word-mighty = potężne uderzenie
word-two-weapon = atak dwiema broniami
word-multiple = atak wielokrotny
word-bypass = ominięcie tarczy
word-overthrow = obalenie
word-push = odepchnięcie
word-both = obalenie i odepchnięcie
word-trip = przewrócenie
word-disarm = rozbrojenie
word-entangle = unieruchomienie
word-spike = kolcem
word-item = w przedmiot
word-field = ostrzał pola
word-ricochet = rykoszet
word-thrown = rzut
word-strain = z wysiłkiem
word-melee = przed przeciwnikiem
word-freely = po prostu
word-controlled = z kontrolą
word-quick = szybko
word-slow = spokojnie
word-deft-hand = zręczna dłoń
word-brawn = krzepa
word-cut = przecięcie
word-n = północ
word-ne = północny wschód
word-e = wschód
word-se = południowy wschód
word-s = południe
word-sw = południowy zachód
word-w = zachód
word-nw = północny zachód
word-masterwork = mistrzowska
word-good = dobra
word-ordinary = zwykła
word-poor = kiepska
word-fatal = fatalna
word-left-hand = lewa dłoń
word-right-hand = prawa dłoń
word-left-arm = lewe ramię
word-right-arm = prawe ramię
word-left-leg = lewa noga
word-right-leg = prawa noga
word-left-foot = lewa stopa
word-right-foot = prawa stopa
word-left-fingers = palce lewej dłoni
word-right-fingers = palce prawej dłoni
word-genitals = genitalia
word-heart = serce
word-liver = wątroba
word-stomach = żołądek
word-nose = nos
word-left-eye = lewe oko
word-right-eye = prawe oko
word-left-cheek = lewy policzek
word-right-cheek = prawy policzek
word-left-ear = lewe ucho
word-right-ear = prawe ucho
word-left-teeth = zęby z lewej
word-right-teeth = zęby z prawej
word-front-teeth = przednie zęby
word-amnesia = amnezja
word-epilepsy = epilepsja
word-stupor = otępienie
word-dread-word = Słowo Trwogi
word-binding-sign = Znak Pęt
word-ember-breath = Tchnienie Żaru
word-circle-of-ash = Krąg Popiołu
part-initiative = inicjatywa
word-initiative = inicjatywa
part-dodge = unik
word-dodge = unik
part-unarmed = walka wręcz
word-unarmed = walka wręcz
part-polearm = władanie: broń drzewcowa
word-polearm = władanie: broń drzewcowa
part-blunt = władanie: broń obuchowa
word-blunt = władanie: broń obuchowa
part-crossbow = władanie: kusza
word-crossbow = władanie: kusza
part-bow = władanie: łuk
word-bow = władanie: łuk
part-sword = władanie: miecz
word-sword = władanie: miecz
part-throwing = władanie: rzucanie
word-throwing = władanie: rzucanie
part-sabre = władanie: szabla
word-sabre = władanie: szabla
part-dagger = władanie: sztylet
word-dagger = władanie: sztylet
part-axe = władanie: topór
word-axe = władanie: topór
part-grapple = zwarcie
word-grapple = zwarcie
part-acrobatics = akrobatyka
word-acrobatics = akrobatyka
part-athletics = wysportowanie
word-athletics = wysportowanie
part-brawn = krzepa
part-composure = opanowanie
word-composure = opanowanie
part-intuition = intuicja
word-intuition = intuicja
part-provocation = prowokowanie
word-provocation = prowokowanie
part-alertness = spostrzegawczość
word-alertness = spostrzegawczość
part-hiding = ukrywanie się
word-hiding = ukrywanie się
part-exertion = wysiłek
word-exertion = wysiłek
part-deft-hand = zręczna dłoń
part-riding = jeździectwo
word-riding = jeździectwo
part-healing = leczenie
word-healing = leczenie
effect-wounded =
    { $amount ->
        [one] { CAP($actor) } odnosi { $amount } ranę ({ $word }).
        [few] { CAP($actor) } odnosi { $amount } rany ({ $word }).
       *[many] { CAP($actor) } odnosi { $amount } ran ({ $word }).
    }
effect-tired =
    { $amount ->
        [one] { CAP($actor) } otrzymuje { $amount } punkt zmęczenia.
        [few] { CAP($actor) } otrzymuje { $amount } punkty zmęczenia.
       *[many] { CAP($actor) } otrzymuje { $amount } punktów zmęczenia.
    }
effect-exhausted =
    { $amount ->
        [one] { CAP($actor) } otrzymuje { $amount } punkt wyczerpania.
        [few] { CAP($actor) } otrzymuje { $amount } punkty wyczerpania.
       *[many] { CAP($actor) } otrzymuje { $amount } punktów wyczerpania.
    }
effect-dazed =
    { $amount ->
        [one] { CAP($actor) } doznaje oszołomienia na { $amount } rundę.
        [few] { CAP($actor) } doznaje oszołomienia na { $amount } rundy.
       *[many] { CAP($actor) } doznaje oszołomienia na { $amount } rund.
    }
effect-luck =
    { $amount ->
        [one] { CAP($actor) } wydaje { $amount } punkt szczęścia.
        [few] { CAP($actor) } wydaje { $amount } punkty szczęścia.
       *[many] { CAP($actor) } wydaje { $amount } punktów szczęścia.
    }
deed-at-it =
    { $amount ->
        [one] { CAP($actor) } dalej to robi ({ $item }), jeszcze { $amount } rundę.
        [few] { CAP($actor) } dalej to robi ({ $item }), jeszcze { $amount } rundy.
       *[many] { CAP($actor) } dalej to robi ({ $item }), jeszcze { $amount } rund.
    }
effect-chokes =
    { $amount ->
        [one]
            { CAP($actor) } dusi { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            }: oddechu starczy na { $amount } rundę.
        [few]
            { CAP($actor) } dusi { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            }: oddechu starczy na { $amount } rundy.
       *[many]
            { CAP($actor) } dusi { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            }: oddechu starczy na { $amount } rund.
    }
deed-improvises =
    { $amount ->
        [one] { CAP($actor) }: { $key }
        [few] { CAP($actor) }: { $key }
       *[many] { CAP($actor) }: { $key }
    }
item-war-flail = cep bojowy
    .ins = cepem bojowym
item-heavy-lance = drzewo
    .ins = drzewem
item-guisarme = gizarma
    .acc = gizarmę
    .ins = gizarmą
item-glaive = glewia
    .acc = glewię
    .ins = glewią
item-halberd = halabarda
    .acc = halabardę
    .ins = halabardą
item-lance = kopia
    .acc = kopię
    .ins = kopią
item-long-lance = długa kopia
    .acc = długą kopię
    .ins = długą kopią
item-tourney-lance = kopia turniejowa
    .acc = kopię turniejową
    .ins = kopią turniejową
item-staff = kostur
    .ins = kosturem
item-javelin = oszczep
    .ins = oszczepem
item-pike = pika
    .acc = pikę
    .ins = piką
item-long-pike = długa pika
    .acc = długą pikę
    .ins = długą piką
item-spear = włócznia
    .acc = włócznię
    .ins = włócznią
item-long-spear = długa włócznia
    .acc = długą włócznię
    .ins = długą włócznią
item-short-spear = krótka włócznia
    .acc = krótką włócznię
    .ins = krótką włócznią
item-mace = buława
    .acc = buławę
    .ins = buławą
item-flanged-mace = buzdygan
    .ins = buzdyganem
item-maul = kafar
    .ins = kafarem
item-stick = kij
    .ins = kijem
item-thin-stick = kijek
    .ins = kijkiem
item-ball-and-chain = kiścień
    .ins = kiścieniem
item-dwarven-maul = krasnoludzki kafar
    .ins = krasnoludzkim kafarem
item-dwarven-war-hammer = krasnoludzki młot bojowy
    .ins = krasnoludzkim młotem bojowym
item-morning-star = kropacz
    .ins = kropaczem
item-club = maczuga
    .acc = maczugę
    .ins = maczugą
item-war-hammer = młot bojowy
    .ins = młotem bojowym
item-baton = pałka
    .acc = pałkę
    .ins = pałką
item-great-hammer = wielki młot
    .ins = wielkim młotem
item-arbalest = arbalet
    .ins = arbaletem
item-dwarven-crossbow = kusza krasnoludzka
    .acc = kuszę krasnoludzką
    .ins = kuszą krasnoludzką
item-heavy-crossbow = ciężka kusza
    .acc = ciężką kuszę
    .ins = ciężką kuszą
item-light-crossbow = lekka kusza
    .acc = lekką kuszę
    .ins = lekką kuszą
item-arm-crossbow = naręczna kusza
    .acc = naręczną kuszę
    .ins = naręczną kuszą
item-scorpion = skorpion
    .ins = skorpionem
item-angular-long-bow = angularny łuk długi
    .ins = angularnym łukiem długim
item-angular-bow = angularny łuk
    .ins = angularnym łukiem
item-elven-long-bow = elficki łuk długi
    .ins = elfickim łukiem długim
item-elven-short-bow = elficki łuk krótki
    .ins = elfickim łukiem krótkim
item-elidion-composite-bow = elidioński łuk kompozytowy
    .ins = elidiońskim łukiem kompozytowym
item-elidion-bow = elidioński łuk
    .ins = elidiońskim łukiem
item-jethrian-bow = jethryjski łuk
    .ins = jethryjskim łukiem
item-long-bow = łuk długi
    .ins = łukiem długim
item-light-bow = łuk lekki
    .ins = łukiem lekkim
item-plain-bow = łuk prosty
    .ins = łukiem prostym
item-long-reflex-bow = długi łuk refleksyjny
    .ins = długim łukiem refleksyjnym
item-short-reflex-bow = krótki łuk refleksyjny
    .ins = krótkim łukiem refleksyjnym
item-apricyan-sword = apricyjski miecz
    .ins = apricyjskim mieczem
item-imperial-bastard-sword = bękart imperialny
    .ins = bękartem imperialnym
item-elven-short-sword = elficki króciak
    .ins = elfickim króciakiem
item-elven-long-sword = elficki miecz długi
    .ins = elfickim mieczem długim
item-imperial-gladius = gladius imperialny
    .ins = gladiusem imperialnym
item-estoc = koncerz
    .ins = koncerzem
item-long-sword = miecz długi
    .ins = mieczem długim
item-imperial-giant-sword = olbrzym imperialny
    .ins = olbrzymem imperialnym
item-dwarven-cutter = podcinacz krasnoludzki
    .ins = podcinaczem krasnoludzkim
item-scythrion = scythrion
    .ins = scythrionem
item-siegvaard-short-sword = siegvaardzki miecz krótki
    .ins = siegvaardzkim mieczem krótkim
item-espagrian-spatha = spatha espagryjska
    .acc = spathę espagryjską
    .ins = spathą espagryjską
item-orkish-iron-sword = żelaźniak orkowy
    .ins = żelaźniakiem orkowym
item-scimitar = bułat
    .ins = bułatem
item-jafard-scimitar = bułat jafardzki
    .ins = bułatem jafardzkim
item-imperial-kopis = kopis imperialny
    .ins = kopisem imperialnym
item-elidion-backsword = pałasz elidioński
    .ins = pałaszem elidiońskim
item-rapier = rapier
    .ins = rapierem
item-espagrian-sabre = szabla espagryjska
    .acc = szablę espagryjską
    .ins = szablą espagryjską
item-sarmatian-sabre = szabla sarmatyjska
    .acc = szablę sarmatyjską
    .ins = szablą sarmatyjską
item-small-sword = szpada
    .acc = szpadę
    .ins = szpadą
item-drow-dagger = drowi sztylet
    .ins = drowim sztyletem
item-misericorde = mizerykordia
    .acc = mizerykordię
    .ins = mizerykordią
item-wallos-slicer = nacinacz walloski
    .ins = nacinaczem walloskim
item-sai = sai
    .ins = sai
item-dagger = sztylet
    .ins = sztyletem
item-tulich = tulich
    .ins = tulichem
item-pavise = pawęż
    .ins = pawężą
item-steel-buckler = puklerz stalowy
    .ins = puklerzem stalowym
item-iron-buckler = puklerz żelazny
    .ins = puklerzem żelaznym
item-medium-wooden-shield = średnia tarcza drewniana
    .acc = średnią tarczę drewnianą
    .ins = średnią tarczą drewnianą
item-great-wooden-shield = wielka tarcza drewniana
    .acc = wielką tarczę drewnianą
    .ins = wielką tarczą drewnianą
item-medium-iron-bound-shield = średnia tarcza okuta
    .acc = średnią tarczę okutą
    .ins = średnią tarczą okutą
item-great-iron-bound-shield = wielka tarcza okuta
    .acc = wielką tarczę okutą
    .ins = wielką tarczą okutą
item-bardiche = berdysz
    .ins = berdyszem
item-dwarven-hand-and-half-axe = krasnoludzki półtorak
    .ins = krasnoludzkim półtorakiem
item-dwarven-battle-axe = krasnoludzki topór bojowy
    .ins = krasnoludzkim toporem bojowym
item-dwarven-two-handed-axe = krasnoludzki topór dwuręczny
    .ins = krasnoludzkim toporem dwuręcznym
item-war-pick = nadziak
    .ins = nadziakiem
item-heavy-war-pick = ciężki nadziak
    .ins = ciężkim nadziakiem
item-light-war-pick = lekki nadziak
    .ins = lekkim nadziakiem
item-rimtal-cleaver = ścinacz rimtalski
    .ins = ścinaczem rimtalskim
item-hatchet = toporek
    .ins = toporkiem
item-axe = topór
    .ins = toporem
item-battle-axe = topór bojowy
    .ins = toporem bojowym
item-two-handed-axe = topór dwuręczny
    .ins = toporem dwuręcznym
item-whip = bicz
    .ins = biczem
item-bolas = bolas
    .ins = bolasem
item-orkish-scourge = chłoszcz orkowy
    .ins = chłoszczem orkowym
item-chakram = czakram
    .ins = czakramem
item-blowpipe = dmuchawka
    .acc = dmuchawkę
    .ins = dmuchawką
item-long-blowpipe = dmuchawka zasięgowa
    .acc = dmuchawkę zasięgową
    .ins = dmuchawką zasięgową
item-drow-whip = drowi poganiacz
    .ins = drowim poganiaczem
item-garrotte = garota
    .acc = garotę
    .ins = garotą
item-hawk-blade = jastrzębiec
    .ins = jastrzębcem
item-jor-silent-blowpipe = jorowy cicho-sza
    .acc = jorowego cicho-szę
    .ins = jorowym cicho-szą
item-jury = jury
    .ins = jury
item-stone = kamień
    .ins = kamieniem
item-knuckles = kastet
    .ins = kastetem
item-spiked-knuckles = kastet nabijany
    .ins = kastetem nabijanym
item-spikes = kolce
    .ins = kolcami
item-lasso = lasso
    .ins = lassem
item-sling = proca
    .acc = procę
    .ins = procą
item-lizard-sling = proca jaszczurza
    .acc = procę jaszczurzą
    .ins = procą jaszczurzą
item-long-sling = proca zasięgowa
    .acc = procę zasięgową
    .ins = procą zasięgową
item-shuriken = shuriken
    .ins = shurikenem
item-net = sieć
    .ins = siecią
item-bare-hands = uderzenie bez broni
    .ins = gołymi rękami
item-claws = pazury
    .ins = pazurami
item-bite = ugryzienie
    .ins = ugryzieniem
item-hooves = kopyta
    .ins = kopytami
item-fangs = kły
    .ins = kłami
item-bolt = bełt
    .ins = bełtem
item-whistling-bolt = bełt gwiżdżący
    .ins = bełtem gwiżdżącym
item-dwarven-bolt = bełt krasnoludzki
    .ins = bełtem krasnoludzkim
item-piercing-bolt = bełt przebijający
    .ins = bełtem przebijającym
item-ramming-bolt = bełt taranujący
    .ins = bełtem taranującym
item-barbed-bolt = bełt z zadziorami
    .ins = bełtem z zadziorami
item-stone-balls = kule kamienne
    .ins = kulami kamiennymi
item-iron-balls = kule żelazne
    .ins = kulami żelaznymi
item-long-arrow = strzała długa
    .acc = strzałę długą
    .ins = strzałą długą
item-drow-long-arrow = strzała długa drowia
    .acc = strzałę długą drowią
    .ins = strzałą długą drowią
item-whistling-long-arrow = strzała długa gwiżdżąca
    .acc = strzałę długą gwiżdżącą
    .ins = strzałą długą gwiżdżącą
item-piercing-long-arrow = strzała długa przebijająca
    .acc = strzałę długą przebijającą
    .ins = strzałą długą przebijającą
item-sylvan-long-arrow = strzała długa sylvańska
    .acc = strzałę długą sylvańską
    .ins = strzałą długą sylvańską
item-brittle-head-long-arrow = strzała długa z kruchym grotem
    .acc = strzałę długą z kruchym grotem
    .ins = strzałą długą z kruchym grotem
item-barbed-long-arrow = strzała długa z zadziorami
    .acc = strzałę długą z zadziorami
    .ins = strzałą długą z zadziorami
item-short-arrow = strzała krótka
    .acc = strzałę krótką
    .ins = strzałą krótką
item-whistling-short-arrow = strzała krótka gwiżdżąca
    .acc = strzałę krótką gwiżdżącą
    .ins = strzałą krótką gwiżdżącą
item-piercing-short-arrow = strzała krótka przebijająca
    .acc = strzałę krótką przebijającą
    .ins = strzałą krótką przebijającą
item-drow-barbed-short-arrow = strzała krótka z drowimi zadziorami
    .acc = strzałę krótką z drowimi zadziorami
    .ins = strzałą krótką z drowimi zadziorami
item-barbed-short-arrow = strzała krótka z zadziorami
    .acc = strzałę krótką z zadziorami
    .ins = strzałą krótką z zadziorami
item-dart = strzałka
    .acc = strzałkę
    .ins = strzałką
item-nubian-dart = strzałka nubijska
    .acc = strzałkę nubijską
    .ins = strzałką nubijską
item-dornian-helmet = hełm dornieński
    .ins = hełmem dornieńskim
item-bone-or-horn-helmet = hełm kościany lub rogowy
    .ins = hełmem kościanym lub rogowym
item-quilted-helmet = hełm pikowany
    .ins = hełmem pikowanym
item-leather-helmet = hełm skórzany
    .ins = hełmem skórzanym
item-steel-helmet = hełm stalowy
    .ins = hełmem stalowym
item-cloth-helmet = hełm tkany
    .ins = hełmem tkanym
item-iron-helmet = hełm żelazny
    .ins = hełmem żelaznym
item-dornian-armour = zbroja dornieńska
    .acc = zbroję dornieńską
    .ins = zbroją dornieńską
item-bone-or-horn-armour = zbroja kościana lub rogowa
    .acc = zbroję kościaną lub rogową
    .ins = zbroją kościaną lub rogową
item-quilted-leather = pikowana skórznia
    .acc = pikowaną skórznię
    .ins = pikowaną skórznią
item-gambeson = przeszywalnica
    .acc = przeszywalnicę
    .ins = przeszywalnicą
item-leather-armour = skórznia
    .acc = skórznię
    .ins = skórznią
item-steel-armour = zbroja stalowa
    .acc = zbroję stalową
    .ins = zbroją stalową
item-iron-armour = zbroja żelazna
    .acc = zbroję żelazną
    .ins = zbroją żelazną
item-dornian-plate = dornieńska zbroja płytowa
    .acc = dornieńską zbroję płytową
    .ins = dornieńską zbroją płytową
item-drow-leather = drowia skórznia
    .acc = drowią skórznię
    .ins = drowią skórznią
item-elven-leather = elficka skórznia
    .acc = elficką skórznię
    .ins = elficką skórznią
item-silver-alloy-mail = srebrnikowa kolczuga
    .acc = srebrnikową kolczugę
    .ins = srebrnikową kolczugą
item-silver-alloy-plate = srebrnikowa zbroja płytowa
    .acc = srebrnikową zbroję płytową
    .ins = srebrnikową zbroją płytową
item-steel-mail = stalowa kolczuga
    .acc = stalową kolczugę
    .ins = stalową kolczugą
item-steel-plate = stalowa zbroja płytowa
    .acc = stalową zbroję płytową
    .ins = stalową zbroją płytową
item-iron-mail = żelazna kolczuga
    .acc = żelazną kolczugę
    .ins = żelazną kolczugą
item-iron-plate = żelazna zbroja płytowa
    .acc = żelazną zbroję płytową
    .ins = żelazną zbroją płytową
item-potion = mikstura
    .acc = miksturę
    .ins = miksturą
item-torch = pochodnia
    .acc = pochodnię
    .ins = pochodnią
item-rope = lina
    .acc = linę
    .ins = liną
item-bandages = bandaże
    .ins = bandażami
effect-fails-willingly = { CAP($actor) } celowo nie zdaje testu.
effect-takes-heart =
    { CAP($actor) } nie ulega strachowi przed { BENDS($target) ->
        [yes] { INS($target) }
       *[no] postacią { $target }
    }.
deed-flees = { CAP($actor) } ucieka w przerażeniu.
effect-balks = { CAP($actor) } nie daje rady przeskoczyć.
effect-climbs-up = { CAP($actor) } wspina się na szczyt, na pole { $to }.
effect-silver-burns =
    Srebrnik parzy { BENDS($actor) ->
        [yes] { ACC($actor) }
       *[no] postać { $actor }
    }: obrażenia { $amount }.
effect-sticks =
    Zadziory tkwią w ciele { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } ({ $item }).
deed-pulls-out =
    { CAP($actor) } wyciąga pocisk ({ $item }) z ciała { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-area-hit = Pocisk spada na pole { $to }.
deed-breathes = { CAP($actor) } bierze głęboki oddech.
deed-presses = { CAP($actor) } tylko uciska rany.
effect-hauls =
    { CAP($actor) } przeciąga { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } lassem na pole { $to }.
effect-wakes-up = { CAP($actor) } budzi się.
part-drow-leather = drowia skórznia w mroku
roll-courage = test odwagi
roll-bucking = wierzganie
roll-barbs = obrażenia od zadziorów
roll-healing = leczenie
ask-terror = { $who } wpada w przerażenie: ucieczka czy bezruch?
    .short = w przerażeniu
ask-volunteer = { $who }: celowo nie zdajesz następnego testu?
    .short = z własnej woli
verb-flee = ucieczka od źródła strachu
verb-freeze = bezruch
verb-fail-next = celowa porażka
verb-haul = przeciągnięcie lassem
verb-pull-out = wyciągnięcie pocisku z zadziorami
verb-press = uciskanie ran
word-area = w pole
word-flank = bok
word-running = z rozbiegu
word-standing = z miejsca
effect-terrified =
    { $amount ->
        [one]
            { CAP($target) } przeraża { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } na { $amount } rundę: odwaga { $result }, strach { $fear }.
        [few]
            { CAP($target) } przeraża { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } na { $amount } rundy: odwaga { $result }, strach { $fear }.
       *[many]
            { CAP($target) } przeraża { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } na { $amount } rund: odwaga { $result }, strach { $fear }.
    }
effect-shies =
    { $amount ->
        [one] { CAP($actor) } płoszy się: { $amount } punkt strachu.
        [few] { CAP($actor) } płoszy się: { $amount } punkty strachu.
       *[many] { CAP($actor) } płoszy się: { $amount } punktów strachu.
    }
roll-danger = zagrożenie życia
roll-danger-damage = strata życia
deed-declares-with = { CAP($actor) } deklaruje: { $word } ({ $item }).
effect-declares-special = Specjalny atak: { $word }.
word-grab = pochwycenie
word-trample = tratowanie
