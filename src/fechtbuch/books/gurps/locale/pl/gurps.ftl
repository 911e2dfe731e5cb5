### Słowa gry GURPS po polsku.


## The course of the fight

book-title = Manewry GURPS
map-scale = 1 pole = 1 jard
heading-round = Sekunda { $amount }
heading-turn =
    Tura { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    }
deed-manoeuvre = { CAP($actor) }: { $word }.
effect-version =
    { $has_item ->
        [0] Wersja: { $word }.
       *[other]
            Wersja: { $word }, { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
    }
deed-waits = { CAP($actor) } czeka.
effect-waits-for = Na to: { $word }.
effect-waits-only = Tylko: { $target }.
effect-waits-near = Nie dalej niż { $amount }.
effect-waits-hex = Pole: { $at }.
effect-waits-manoeuvre = Manewr: { $word }.
effect-waits-to =
    { $has_item ->
        [0] Wtedy: { $word }.
       *[other]
            Wtedy: { $word }, { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
    }
deed-proceeds = Oto ta chwila: { $actor } działa.
deed-posture = { CAP($actor) } zmienia postawę: { $word }.
deed-readies =
    { $key ->
        [stow] { CAP($actor) } chowa: { $item }.
        [reload] { CAP($actor) } ładuje: { $item }.
        [switch] { CAP($actor) } zmienia rękę: { $item }.
        [two-hands] { CAP($actor) } chwyta oburącz: { $item }.
        [one-hand] { CAP($actor) } chwyta jedną ręką: { $item }.
        [clear] { CAP($actor) } usuwa zacięcie: { $item }.
        [pull] { CAP($actor) } wyciąga z rany: { $item }.
       *[other]
            { CAP($actor) } przygotowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }.
    }
deed-loaded = Broń załadowana: { $item }.
deed-aims =
    { CAP($actor) } celuje do { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } ({ $amount }).
deed-evaluates =
    { CAP($actor) } ocenia { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } ({ $amount }).
deed-concentrates = { CAP($actor) } się koncentruje.
deed-improvises = { CAP($actor) } czegoś próbuje: { $word }.
effect-aim-lost = { CAP($actor) } traci cel.
effect-wait-ends = { CAP($actor) } już nie czeka.
effect-study-ends = { CAP($actor) } nie ma już kogo obserwować.
effect-feint-ends =
    Z finty { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } nic już nie będzie.
effect-concentration-lost = { CAP($actor) } traci koncentrację.
effect-extra-effort = { CAP($actor) } zdobywa się na dodatkowy wysiłek: { $word }.
effect-overstrained = { CAP($actor) } się przeciąża.

## Moving

deed-enters = { CAP($actor) } przechodzi na pole { $at }.
deed-crouches = { CAP($actor) } się pochyla.
deed-rises = { CAP($actor) } się prostuje.
effect-slips-past =
    { CAP($actor) } przemyka obok { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-held-up =
    { CAP($target) } nie przepuszcza { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    }.
effect-knocked-back =
    { $amount ->
        [one]
            Impet odrzuca { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } o { $amount } pole.
        [few]
            Impet odrzuca { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } o { $amount } pola.
       *[many]
            Impet odrzuca { BENDS($actor) ->
                [yes] { ACC($actor) }
               *[no] postać { $actor }
            } o { $amount } pól.
    }
effect-falls = { CAP($actor) } upada.
effect-falls-face-down = { CAP($actor) } upada twarzą do ziemi.
effect-stumbles = { CAP($actor) } się potyka.

## Attacks

deed-attacks =
    { CAP($actor) } atakuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }{ BENDS($word) ->
        [yes] , celując w { ACC($word) }
       *[no] : { $word }
    }.
deed-attacks-weapon =
    { CAP($actor) } uderza { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    } w to, co trzyma { $target }.
deed-reaches-for =
    { CAP($actor) } próbuje chwycić { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }: { $word }.
deed-goes-for-lock =
    { CAP($actor) } próbuje założyć { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    } dźwignię.
deed-goes-for-throw =
    { CAP($actor) } próbuje rzucić { BENDS($target) ->
        [yes] { INS($target) }
       *[no] postacią { $target }
    }.
deed-charges-into =
    { CAP($actor) } z rozpędu naciera na { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
deed-snatches-at = { CAP($actor) } sięga po to, co trzyma { $target }.
effect-cannot-hit = To nie może się udać.
effect-misses = { CAP($actor) } chybia.
effect-near-miss = Tuż obok celu: cios spada na tułów.
effect-fumbles = Krytyczne pudło.
effect-broken-off = { CAP($actor) } nie może już tego dokończyć.
effect-hits = { CAP($actor) } mierzy celnie.
effect-burst =
    { $amount ->
        [0] Żaden strzał serii nie jest celny.
        [one] Celny jest jeden strzał serii.
        [few] Celne są { $amount } strzały serii.
       *[many] Celnych jest { $amount } strzałów serii.
    }
effect-critical-grip = Krytyczny sukces: nie ma obrony.
effect-location =
    Atak trafia { BENDS($actor) ->
        [yes] { ACC($actor) }
       *[no] postać { $actor }
    } { BENDS($word) ->
        [yes] w { ACC($word) }
       *[no] ({ $word })
    }.
effect-feints = { CAP($actor) } wykonuje fintę ({ $amount }).
effect-damage = Obrażenia { $amount } ({ $word }), OO { $dr }, przechodzi { $through }.
effect-wounding = Przechodzi { $through }, { $word }, × { $halves ->
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [6] 3
       *[8] 4
    }: { $amount }.
effect-limb-limit = Więcej niż { $amount } nie można tam stracić: { $word }.
effect-most-damage = Z całej siły: { $amount }.
effect-critical-hit = Trafienie krytyczne ({ $amount }).
effect-critical-miss = { CAP($actor) } zalicza krytyczne pudło ({ $amount }).
effect-malfunction = Zacięcie: { $item }.
effect-fires =
    { CAP($item) }: { $amount ->
        [one] { $amount } strzał
        [few] { $amount } strzały
       *[many] { $amount } strzałów
    }, { $left ->
        [few] zostają { $left }
       *[many] zostaje { $left }
    }.
effect-strays =
    Strzał zbacza i leci ku { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    }.
effect-suppresses =
    { $amount ->
        [one] { CAP($actor) } trzyma pod ogniem pola { $at } i { $to } ({ $amount } strzał).
        [few] { CAP($actor) } trzyma pod ogniem pola { $at } i { $to } ({ $amount } strzały).
       *[many] { CAP($actor) } trzyma pod ogniem pola { $at } i { $to } ({ $amount } strzałów).
    }
effect-under-fire = { CAP($actor) } jest pod ogniem.
effect-zone-ends = { CAP($actor) } nie trzyma już strefy pod ogniem.
effect-disarmed =
    { CAP($target) } traci{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-too-heavy = Tego nie zatrzyma { $item }: za ciężkie.
effect-sticks =
    { CAP($item) } utyka w ciele { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-slams =
    { CAP($actor) } taranuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } ({ $amount }).
effect-runs-on = { CAP($actor) } biegnie na pole { $at }.
effect-pushed = Zepchnięcie: { $actor } ląduje na polu { $at }.
effect-cover-stops = Osłona to zatrzymuje.
effect-hurts-limb = { CAP($actor) } rani własną kończynę ({ $amount }).

## Defences

effect-no-defence = { CAP($actor) } się nie broni.
effect-cannot-defend = { CAP($actor) } już nie może się bronić.
effect-defended =
    { $key ->
        [parry] { CAP($actor) } paruje cios.
        [dodge] { CAP($actor) } robi unik.
        [block] { CAP($actor) } blokuje cios.
       *[other] { CAP($actor) } broni się skutecznie: { $word }.
    }
effect-not-defended =
    { $key ->
        [parry] { CAP($actor) } paruje na próżno.
        [dodge] { CAP($actor) } na próżno robi unik.
        [block] { CAP($actor) } blokuje na próżno.
       *[other] { CAP($actor) } broni się na próżno: { $word }.
    }
effect-avoids-hits =
    { CAP($actor) } unika { $amount ->
        [one] { $amount } trafienia
       *[many] { $amount } trafień
    }, { $left ->
        [few] zostają { $left }
       *[many] zostaje { $left }
    }.
deed-retreats = { CAP($actor) } w obronie: { $word }.
deed-interposes =
    { CAP($actor) } staje na drodze ciosu i osłania { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-takes-the-blow = { CAP($actor) } przyjmuje cios.
effect-strikes-arm = { CAP($actor) } uderza w parującą kończynę.
effect-strikes-limb =
    { CAP($actor) } uderza w kończynę { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }.
effect-opening =
    { CAP($actor) } dostrzega lukę w obronie { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.

## Grappling

deed-closes-in =
    { CAP($actor) } wchodzi w zwarcie na polu { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-follows =
    { CAP($actor) } idzie za { BENDS($target) ->
        [yes] { INS($target) }
       *[no] postacią { $target }
    } na pole { $at }.
effect-seizes =
    { CAP($actor) } chwyta { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } { BENDS($word) ->
        [yes] za { ACC($word) }
       *[no] ({ $word })
    }.
effect-hold-ends =
    { CAP($actor) } już nie trzyma { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-one-hand-left =
    { CAP($actor) } trzyma { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } już tylko jedną ręką.
effect-dragged-along =
    Chwyt pociąga { BENDS($actor) ->
        [yes] { ACC($actor) }
       *[no] postać { $actor }
    } na pole { $at }.
effect-breaks-free =
    { CAP($actor) } wyrywa się { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    }.
effect-stays-held = { CAP($actor) } się nie wyrywa.
effect-locks =
    { CAP($actor) } zakłada { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    } dźwignię { BENDS($word) ->
        [yes] na { ACC($word) }
       *[no] ({ $word })
    }.
effect-lock-holds = Dźwignia nie szkodzi.
effect-wrenches =
    { CAP($actor) } wykręca kończynę { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    } ({ $amount }).
effect-wrench-fails = Wykręcenie się nie udaje.
effect-throws-down =
    { CAP($actor) } rzuca { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } na ziemię.
effect-lands = { CAP($actor) } ląduje na polu { $at }.
effect-strangles =
    { CAP($actor) } dławi { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } ({ $amount }).
effect-strangle-fails = { CAP($target) } opiera się.
effect-chokes =
    { CAP($actor) } dusi { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } ({ $amount }).
effect-taken-down = { CAP($actor) } ląduje na ziemi.
effect-takedown-fails = Nikt nie upada.
effect-pins =
    { CAP($actor) } przygważdża { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-pin-fails = { CAP($target) } unika przygwożdżenia.
effect-pin-ends =
    { CAP($actor) } już nie przygważdża { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-second-hand = { CAP($actor) } chwyta też drugą ręką.
effect-grabs =
    { CAP($actor) } łapie{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-wrested =
    { CAP($actor) } wydziera{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-wrest-fails = Nikt nie puszcza: { $item }.

## Wounds and states

effect-injured =
    { CAP($actor) } traci { $amount } PZ ({ $word }), { $hp ->
        [few] zostają { $hp }
       *[many] zostaje { $hp }
    }.
effect-blunt-trauma = Pancerz wytrzymuje, ale uderzenie tłucze ciało: { $amount }.
effect-crippled = Okaleczenie: { $word }.
effect-crippled-already = Już okaleczone: { $word }; nie ubywa PZ.
effect-destroyed = Zniszczenie: { $word }.
effect-numbed =
    { $amount ->
        [one] Odrętwienie na { $amount } sekundę: { $word }.
        [few] Odrętwienie na { $amount } sekundy: { $word }.
       *[many] Odrętwienie na { $amount } sekund: { $word }.
    }
effect-deafened = { CAP($actor) } traci słuch.
effect-scarred = { CAP($actor) } będzie mieć bliznę.
effect-stunned = { CAP($actor) } doznaje oszołomienia.
effect-recovers = { CAP($actor) } dochodzi do siebie.
effect-unconscious = { CAP($actor) } traci przytomność.
effect-mortally-wounded = { CAP($actor) } odnosi śmiertelną ranę.
effect-dies = { CAP($actor) } umiera.
effect-body-destroyed =
    Nic nie zostaje z { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    }.
effect-collapses = { CAP($actor) } pada bez sił.
effect-out = { CAP($actor) } jest poza walką.
effect-tired =
    { CAP($actor) } traci { $amount } PE, { $fp ->
        [few] zostają { $fp }
       *[many] zostaje { $fp }
    }.
effect-worn-out =
    { CAP($actor) } jest u kresu sił i traci { $amount } PZ, { $hp ->
        [few] zostają { $hp }
       *[many] zostaje { $hp }
    }.
effect-off-balance = { CAP($actor) } traci równowagę.
effect-guard-dropped = { CAP($actor) } opuszcza gardę.
effect-strained = { CAP($actor) } nadwyręża kończynę.
effect-torn-muscle = { CAP($actor) } zrywa sobie mięsień.
effect-shaken = { CAP($actor) } doznaje zamroczenia.
effect-helpless-before = { CAP($actor) } nie ma jak się bronić.
effect-went-all-out = Pełny atak: { $actor } nie może się bronić.
effect-from-behind = Atak od tyłu: { $actor } nie może się bronić.
effect-not-aware = { CAP($actor) } nie widzi nadchodzącego ataku.
effect-comes-to-lie = Na polu { $at } leży: { $item }.
effect-drops =
    { CAP($actor) } upuszcza{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-breaks = Broń pęka: { $item }.
effect-unready = Broń niegotowa: { $item }.
effect-fast-draws =
    { CAP($actor) } błyskawicznie wyciąga{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-arrow-lost =
    { $amount ->
        [0] { CAP($actor) } gubi przy dobywaniu ostatnią strzałę.
        [one] { CAP($actor) } gubi strzałę przy dobywaniu; zostaje jedna.
        [few] { CAP($actor) } gubi strzałę przy dobywaniu; zostają { $amount }.
       *[many] { CAP($actor) } gubi strzałę przy dobywaniu; zostaje { $amount }.
    }

## Parts of numbers

part-acrobatic-dodge = akrobatyczny unik
part-acrobatics = Akrobatyka
part-aim = celowanie
part-all-out-defence = Pełna obrona
part-all-out-determined = Pełny atak, zdecydowany
part-all-out-ranged = Pełny atak, dystansowy
part-all-out-strong = Pełny atak, silny
part-at-most-nine = najwyżej 9
part-at-weapon = w broń
part-bad-footing = zły grunt
part-bare-against-weapon = gołą ręką przeciw broni
part-below-zero = poniżej zera
part-blind = ślepota
part-block = Blok
part-brawling = Bijatyka
part-bulk = Nieporęczność
part-choke-hold = duszenie
part-choke-weapon = broń
part-enhanced-defence = Ulepszona obrona
part-shield-block = blok tarczy
part-combat-reflexes = Refleks bojowy
part-committed = Śmiały atak
part-committed-determined = Śmiały atak, zdecydowany
part-committed-strong = Śmiały atak, silny
part-contest-level = wyrównany test
part-contest-proportion = proporcjonalnie
part-cover = osłona
part-damage-adds = premia do obrażeń
part-darkness = ciemność
part-deceptive = Zwodniczy atak
part-defensive-attack = Ostrożny atak
part-dexterity = ZR
part-disarming = rozbrajanie
part-distraction = rozproszenie
part-dive = rzut na ziemię
part-dodge = Unik
part-dual-weapon = Atak dwiema broniami
part-dx = ZR
part-encumbrance = obciążenie
part-entangled = w ścisku
part-evaluate = Ocena
part-fast-draw = Szybkie dobycie
part-feint = finta
part-feverish-defence = Gorączkowa obrona
part-flail = cep
part-foe-low = niski przeciwnik
part-foe-lying = leżący przeciwnik
part-from-the-front = od przodu
part-from-the-side = z boku
part-grappled = w chwycie
part-great-lunge = Daleki wypad
part-guard-dropped = opuszczona garda
part-hand = ręka
part-hard-to-kill = Trudny do zabicia
part-hard-to-subdue = Trudny do obezwładnienia
part-head-wound = rana głowy
part-health = WT
part-helpers = inni trzymający
part-heroic-charge = Bohaterska szarża
part-high-pain-threshold = Wysoki próg bólu
part-intelligence = IN
part-judo = Judo
part-karate = Karate
part-kicking = kopanie
part-knocked-far = daleki odrzut
part-large-shield = duża tarcza
part-location = lokacja
part-lock = dźwignia
part-locked = ramię w dźwigni
part-long-swing = długie cięcie
part-low-pain-threshold = Niski próg bólu
part-low-target = niski cel
part-mighty-blow = Potężny cios
part-misled = zmylenie fintą
part-more-hands = więcej rąk
part-off-balance = utrata równowagi
part-off-hand = gorsza ręka
part-on-the-move = w ruchu
part-one-hand = jedna ręka
part-over-another = obok innej postaci
part-parry = Parowanie
part-pin = przygwożdżenie
part-posture = pozycja
part-range = odległość
part-rapid-fire = ogień ciągły
part-reeling = słanianie się
part-repeated = powtórzenie
part-resistance = odporność
part-retreat = odskok
part-second-step = drugi krok
part-shaken = zamroczenie
part-shield = tarcza
part-shield-in-the-way = tarcza przeszkadza
part-shield-skill = Tarcza
part-shock = szok
part-side-attack = z boku
part-size = rozmiar
part-skill = umiejętność
part-skill-damage = umiejętność
part-sore-limb = obolała kończyna
part-rapid-strike = Szybkie ciosy
part-stop-thrust = cios zatrzymujący
part-stray = zbłąkany strzał
part-strength = SI
part-stunned = oszołomienie
part-sumo = Sumo
part-supported-parry = parowanie wsparte
part-suppression = ogień zaporowy
part-telegraphic = Czytelny atak
part-tender-spot = czułe miejsce
part-throw-for-damage = by zranić
part-thrown-weapon = broń rzucana
part-tired = znużenie
part-too-weak = za mało siły
part-torn-muscle = zerwany mięsień
part-trained-attacker = wprawny atakujący
part-trained-fall = wprawny upadek
part-two-hands = dwie ręce
part-two-weapon-parry = parowanie dwiema broniami
part-vain-attempts = daremne próby
part-watchfulness = czujność
part-weapon-parry = parowanie broni
part-wild-swing = dzikie uderzenie
part-will = Wola
part-wrench = wykręcanie
part-wrestler = zapaśnik
part-wrestling = Zapasy

## Rolls

roll-acrobatics = Akrobatyka
roll-arm-or-leg = ręka czy noga
roll-attack = atak
roll-balance = równowaga
roll-block = Blok
roll-break-free = wyrwanie się
roll-breakage = pęknięcie
roll-choke = duszenie
roll-clear-malfunction = usuwanie zacięcia
roll-collision = zderzenie
roll-coming-to = odzyskanie przytomności
roll-consciousness = zachowanie przytomności
roll-critical-head-hit = krytyczne trafienie w głowę
roll-critical-hit = trafienie krytyczne
roll-critical-miss = krytyczne pudło
roll-critical-miss-unarmed = krytyczne pudło
roll-damage = obrażenia
roll-death = przeżycie
roll-direction = kierunek
roll-disarm = rozbrojenie
roll-dodge = Unik
roll-evade = przemknięcie się
roll-exhaustion = wytrwanie
roll-fast-draw = Szybkie dobycie
roll-feint = finta
roll-flying-weapon = lecąca broń
roll-interpose = osłonięcie
roll-keep-aim = utrzymanie celu
roll-keep-concentration = koncentracja
roll-knockdown = ustanie na nogach
roll-lands = gdzie upada
roll-location = lokacja
roll-lock = dźwignia
roll-malfunction = zacięcie
roll-parry = Parowanie
roll-pin = przygwożdżenie
roll-pull-out = wyciąganie broni
roll-recovery = dojście do siebie
roll-resist-feint = przejrzenie finty
roll-side = strona
roll-slam-damage = impet
roll-strangle = dławienie
roll-strike-limb = cios w kończynę
roll-suffocation = oddech
roll-takedown = powalenie
roll-thrown = upadek
roll-torn-muscle = zerwany mięsień
roll-turn-order = kolejność tur
roll-weapon-flies = jak daleko leci
roll-which-hand = która ręka
roll-who-is-first = kto pierwszy
roll-wrench = wykręcanie
roll-wrest = wydzieranie

## Questions

ask-turn = { $who }: jaki manewr?
    .short = w swojej turze
ask-attack = { $who }: jaki atak?
    .short = przy ataku
ask-step = { $who }: krok teraz?
    .short = przy kroku
ask-defence = { $who }, zaraz trafi cię { $attacker }. Jaka obrona?
    .short = w obronie
ask-second-defence = { $who }, atakuje { $attacker }. Druga obrona?
    .short = w drugiej obronie
ask-interpose =
    { $who }, { $attacker } atakuje { BENDS($ally) ->
        [yes] { ACC($ally) }
       *[no] postać { $ally }
    }. Osłaniasz własnym ciałem?
    .short = za kogoś innego
ask-wait =
    { $who }, na to czekasz. Działasz teraz przeciw { BENDS($other) ->
        [yes] { DAT($other) }
       *[no] postaci { $other }
    }?
    .short = po czekaniu
ask-resist = { $who }, przechodzi { $other }. Zagradzasz drogę?
    .short = na przejściu
ask-parrying-arm = { $who }, paruje { $other }. Uderzasz raczej w parującą kończynę?
    .short = przeciw parowaniu
ask-strike-limb = { $who }, atakuje { $other }. Uderzasz w kończynę?
    .short = w kończynę

## Groups of manoeuvres

group-attacks = Ataki
group-moving-attacks = Ataki w ruchu
group-movement = Ruch
group-preparations = Przygotowania
group-specials = Szczególne
group-free = Działania darmowe

## Reasons

reason-field-not-free = To pole nie jest wolne.
reason-item-unknown = Nie ma tu czegoś takiego.
reason-not-a-path = To nie jest droga.
reason-sheet-wrong = Błąd w karcie postaci: { $value }.
reason-stunned = Oszołomiona postać musi wybrać manewr „Nic nie robić”.
reason-no-such-retreat = Taki odskok nie jest teraz możliwy.
reason-too-deceptive = Wynik spadłby poniżej 10.
reason-no-such-option = Tego nie można tu zapowiedzieć.
reason-no-such-effort = Ten wysiłek nie jest teraz możliwy albo brak na niego sił.
reason-no-such-split = Tego ataku nie da się tak rozdzielić.
reason-too-many-shots = Broń nie odda tylu strzałów.
reason-no-such-step = Taki krok lub zwrot nie jest już możliwy.
reason-no-such-version = Manewr nie ma teraz takiej wersji.
reason-nothing-with-that = Z tym nie da się teraz nic zrobić.
reason-not-that-place = Tej części nie da się tak trafić ani chwycić.
reason-not-with-that = To nie jest gotowe, nie w ręku albo się nie nadaje.
reason-declared-otherwise = Manewr zapowiedziano z czymś innym niż gołe ręce.
reason-not-within-reach = To nie jest nikt, kogo można teraz dosięgnąć.
reason-nothing-to-block-with = Żadna tarcza nie może tego teraz zablokować.
reason-nothing-to-parry-with = Żadna broń ani ręka nie może tego teraz sparować.
reason-defended-so-already = Druga obrona musi być innego rodzaju.
reason-no-such-hold = Nie ma chwytu, przez który dałoby się to teraz zrobić.
reason-nobody-to-run-into = Nikt nie stoi sam na wprost: nie ma kogo staranować.
reason-no-hand-for-it = Brak wolnej ręki albo nikogo dość blisko.
reason-nothing-to-shoot = Nie ma z czego albo nikogo w zasięgu i na widoku.
reason-nobody-in-reach = Nikogo nie ma w zasięgu tego, co gotowe.
reason-nothing-to-draw = Nie ma czego tak szybko dobyć albo brak ręki.
reason-nothing-to-drop = Nie ma w ręku nic do puszczenia.
reason-no-lock = Nie ma dźwigni albo już jej użyto w tej turze.
reason-holds-nobody = Nikogo nie trzymasz.
reason-nobody-to-study = Nikt na widoku nie jest dość blisko, by go obserwować.
reason-nothing-to-aim = Nie ma z czego celować albo nikogo nie widać.
reason-nothing-to-ready = Żadna wolna ręka nie ma czego przygotować.
reason-no-other-posture = Tej postawy nie można stąd przyjąć.
reason-nothing-to-attack-with = Nie ma nic gotowego do ataku.
reason-must-do-nothing = Po tym ciosie trzeba w tej turze wybrać „Nic nie robić”.
reason-pinned = Kto jest przygwożdżony, może tylko próbować się uwolnić.
reason-cannot-move = Nie możesz się teraz ruszyć.
reason-hex-occupied = Ktoś tam stoi.
reason-no-way = Nie ma przejścia.
reason-too-far = To za daleko.

## Slots

slot-acrobatic = akrobatycznie
slot-as = jako
slot-at = gdzie
slot-bonus = z premią
slot-chink = w szczelinę
slot-deceptive = zwodniczość
slot-effort = dodatkowy wysiłek
slot-facing = zwrot
slot-hand = ręka
slot-hands = ręce
slot-item = rzecz
slot-location = lokacja
slot-mode = jak
slot-part = część ciała
slot-path = droga
slot-posture = pozycja
slot-retreat = odskok
slot-second = drugi cel
slot-shots = strzały
slot-skill = umiejętność
slot-split = dwa ataki
slot-steps = kroki lub pola
slot-target = cel
slot-telegraphic = czytelnie
slot-to = dokąd
slot-use = wzór
slot-version = wersja
slot-way = sposób
slot-weapon = broń
slot-when = kiedy
slot-who = kto

## Manoeuvres and other verbs

verb-do-nothing = Nic nie robić
verb-move = Ruch
verb-change-posture = Zmiana pozycji
verb-ready = Przygotowanie
verb-aim = Celowanie
verb-evaluate = Ocena
verb-concentrate = Koncentracja
verb-attack = Atak
verb-all-out-attack = Pełny atak
verb-committed-attack = Śmiały atak
verb-defensive-attack = Ostrożny atak
verb-all-out-defence = Pełna obrona
verb-move-and-attack = Ruch i atak
verb-all-out-slam = Pełne taranowanie
verb-wait = Czekanie
verb-let-go = puść chwyt
verb-drop = upuść
verb-crouch = pochyl się lub wyprostuj
verb-fast-draw = Szybkie dobycie
verb-crank = użyj dźwigni
verb-strike = uderz
verb-shoot = strzel
verb-throw = rzuć
verb-feint = wykonaj fintę
verb-disarm = uderz w broń
verb-grapple = chwyć
verb-grab = złap rzecz
verb-slam = staranuj
verb-suppress = prowadź ogień zaporowy
verb-done = nie atakuj więcej
verb-break-free = wyrwij się
verb-arm-lock = załóż dźwignię na ramię
verb-judo-throw = wykonaj rzut judo
verb-strangle = dław
verb-choke = duś
verb-neck-snap = skręć kark
verb-wrench = wykręć kończynę
verb-takedown = powal
verb-pin = przygwoźdź
verb-add-hand = chwyć drugą ręką
verb-wrest = wydrzyj broń
verb-none = nie broń się
verb-dodge = Unik
verb-parry = Parowanie
verb-block = Blok
verb-interpose = osłoń
verb-stand-by = nie ruszaj się
verb-proceed = działaj teraz
verb-keep-waiting = czekaj dalej
verb-resist = zagrodź drogę
verb-let-pass = przepuść
verb-strike-arm = uderz w parującą kończynę
verb-as-declared = uderz, jak zapowiedziano
verb-strike-limb = uderz w kończynę
verb-no = nie
verb-stay = zostań
verb-step = zrób krok
verb-rise = wstań
verb-kneel = uklęknij

## Words

word-double = Podwójny
word-determined = Zdecydowany
word-strong = Silny
word-long = Długi
word-ranged = dystansowy
word-suppression = Ogień zaporowy
word-u-parry = parowanie niewyważoną bronią
word-tiring = męczące
word-toxic = trujące
word-corrosive = żrące
word-burning = palące
word-huge-piercing = ogromne przeszywające
word-large-piercing = duże przeszywające
word-piercing = przeszywające
word-small-piercing = małe przeszywające
word-impaling = przebijające
word-cutting = tnące
word-crushing = miażdżące
word-melee = wręcz
word-rapid-strike = Szybkie ciosy
word-dual-weapon = Atak dwiema broniami
word-yes = tak
word-defensive = obronnie
word-fatigue = by zmęczyć
word-eye = oko
    .acc = oko
word-skull = czaszka
    .acc = czaszkę
word-face = twarz
    .acc = twarz
word-neck = szyja
    .acc = szyję
word-torso = tułów
    .acc = tułów
word-vitals = organy wewnętrzne
    .acc = organy wewnętrzne
word-groin = krocze
    .acc = krocze
word-right-arm = prawe ramię
    .acc = prawe ramię
word-left-arm = lewe ramię
    .acc = lewe ramię
word-right-hand = prawa dłoń
    .acc = prawą dłoń
word-left-hand = lewa dłoń
    .acc = lewą dłoń
word-right-leg = prawa noga
    .acc = prawą nogę
word-left-leg = lewa noga
    .acc = lewą nogę
word-right-foot = prawa stopa
    .acc = prawą stopę
word-left-foot = lewa stopa
    .acc = lewą stopę
word-leg = noga
    .acc = nogę
word-random = gdziekolwiek
word-swing = zamach
word-thrust = pchnięcie
word-swing-cr = zamach tępy
word-swing-imp = zamach szpikulcem
word-bash = uderzenie tarczą
word-shot = strzał
word-flurry = Grad ciosów
word-mighty-blow = Potężny cios
word-giant-step = Krok olbrzyma
word-great-lunge = Daleki wypad
word-heroic-charge = Bohaterska szarża
word-feverish = Gorączkowa obrona
word-recovery = Szybki powrót
word-recovery-parry = Szybki powrót do parowania
word-back = krok w tył
word-dive = rzut na ziemię
word-aside = krok w bok
word-forward = krok naprzód
word-crossed = parowanie dwiema broniami
word-supported = parowanie wsparte
word-standing = na stojąco
word-crouching = w przysiadzie
word-kneeling = na kolanach
word-sitting = na siedząco
word-crawling = na czworakach
word-lying = na leżąco
word-rise = wstać z kolan
word-kneel = uklęknąć
word-right = prawa ręka
word-left = lewa ręka
word-both = obie ręce
word-draw-right = dobyć, prawa ręka
word-draw-left = dobyć, lewa ręka
word-draw-both = dobyć, obie ręce
word-pick-up-right = podnieść, prawa ręka
word-pick-up-left = podnieść, lewa ręka
word-pick-up-both = podnieść, obie ręce
word-reload = przeładować
word-clear = usunąć zacięcie
word-pull = wyciągnąć
word-stow = schować
word-switch = zmienić rękę
word-one-hand = jedna ręka
word-two-hands = dwie ręce
word-reach-0 = zasięg C
word-reach-1 = zasięg 1
word-reach-2 = zasięg 2
word-reach-3 = zasięg 3
word-reach-4 = zasięg 4
word-foe-in-reach = przeciwnik wchodzi w zasięg
word-foe-within = przeciwnik się zbliża
word-foe-enters = przeciwnik wchodzi na pole
word-foe-in-view = przeciwnik się pojawia
word-attack-on-me = ktoś mnie atakuje
word-attack-on-ally = ktoś atakuje sojusznika
word-attack-on-anybody = ktoś kogoś atakuje
word-ally-attacks = sojusznik atakuje
word-manoeuvre = ktoś zapowiada manewr
word-turn-ends = kończy się tura
word-dx = ZR
word-judo = Judo
word-karate = Karate
word-boxing = Boks
word-brawling = Bijatyka
word-wrestling = Zapasy
word-sumo = Sumo
value-way-damage = by zranić
word-damage = by zranić
word-go-down = upaść razem
item-punch = cios pięścią
    .ins = pięścią
item-kick = kopniak
    .ins = kopniakiem
item-head-butt = cios głową
    .ins = głową
item-bare-hands = gołe ręce
    .ins = gołymi rękami
item-slam = taranowanie
    .ins = taranowaniem
item-right-hand = prawa ręka
    .acc = prawą rękę
    .ins = prawą ręką
item-left-hand = lewa ręka
    .acc = lewą rękę
    .ins = lewą ręką
item-leg = noga
    .acc = nogę
    .ins = nogą

## States

state-stunned = w oszołomieniu
state-mentally-stunned = w oszołomieniu umysłu
state-unconscious = bez przytomności
state-dead = nie żyje
state-mortal = ze śmiertelną raną
state-asleep = śpi
state-collapsed = bez sił
state-yielded = poddaje się
state-off_balance = bez równowagi
state-guard_dropped = z opuszczoną gardą
state-idle = nie może działać
state-face_down = twarzą do ziemi
state-braced = w podparciu
state-unaware = nie wie o zagrożeniu
state-waiting = czeka
state-strangled = w dławiącym chwycie
state-pinned = w przygwożdżeniu
state-held = w chwycie
state-holding = trzyma
state-reeling = słania się
state-crouching = w przysiadzie
state-kneeling = na kolanach
state-sitting = na siedząco
state-crawling = na czworakach
state-lying = na leżąco

## Things, which English names from the data files

item-cloth-armour = pancerz z tkaniny
    .ins = pancerzem z tkaniny
item-leather-jacket = skórzana kurtka
    .acc = skórzaną kurtkę
    .ins = skórzaną kurtką
item-leather-armour = skórzany pancerz
    .ins = skórzanym pancerzem
item-buff-coat = skórzany kolet
    .ins = skórzanym koletem
item-light-scale = lekka łuska
    .acc = lekką łuskę
    .ins = lekką łuską
item-scale-armour = pancerz łuskowy
    .ins = pancerzem łuskowym
item-mail-shirt = kolczuga
    .acc = kolczugę
    .ins = kolczugą
item-mail-hauberk = długa kolczuga
    .acc = długą kolczugę
    .ins = długą kolczugą
item-double-mail-hauberk = podwójna długa kolczuga
    .acc = podwójną długą kolczugę
    .ins = podwójną długą kolczugą
item-lorica-segmentata = lorica segmentata
    .acc = loricę segmentatę
    .ins = loricą segmentatą
item-steel-breastplate = stalowy napierśnik
    .ins = stalowym napierśnikiem
item-steel-laminate-plate = stalowy pancerz lamelkowy
    .ins = stalowym pancerzem lamelkowym
item-steel-corselet = stalowy kirys
    .ins = stalowym kirysem
item-heavy-steel-corselet = ciężki stalowy kirys
    .ins = ciężkim stalowym kirysem
item-cloth-sleeves = rękawy z tkaniny
    .ins = rękawami z tkaniny
item-heavy-leather-sleeves = grube skórzane rękawy
    .ins = grubymi skórzanymi rękawami
item-mail-sleeves = rękawy kolcze
    .ins = rękawami kolczymi
item-scale-sleeves = rękawy łuskowe
    .ins = rękawami łuskowymi
item-plate-arms = płytowe naramienniki
    .ins = płytowymi naramiennikami
item-heavy-plate-arms = ciężkie płytowe naramienniki
    .ins = ciężkimi płytowymi naramiennikami
item-leather-leggings = skórzane nogawice
    .ins = skórzanymi nogawicami
item-heavy-leather-leggings = grube skórzane nogawice
    .ins = grubymi skórzanymi nogawicami
item-studded-leather-skirt = ćwiekowana skórzana spódnica
    .acc = ćwiekowaną skórzaną spódnicę
    .ins = ćwiekowaną skórzaną spódnicą
item-mail-leggings = nogawice kolcze
    .ins = nogawicami kolczymi
item-plate-legs = płytowe nogawice
    .ins = płytowymi nogawicami
item-heavy-plate-legs = ciężkie płytowe nogawice
    .ins = ciężkimi płytowymi nogawicami
item-cloth-cap = czapka z tkaniny
    .acc = czapkę z tkaniny
    .ins = czapką z tkaniny
item-leather-helm = skórzany hełm
    .ins = skórzanym hełmem
item-pot-helm = hełm garnczkowy otwarty
    .ins = hełmem garnczkowym otwartym
item-mail-coif = kaptur kolczy
    .ins = kapturem kolczym
item-legionary-helmet = hełm legionisty
    .ins = hełmem legionisty
item-barrel-helm = hełm garnczkowy
    .ins = hełmem garnczkowym
item-greathelm = wielki hełm
    .ins = wielkim hełmem
item-leather-gloves = skórzane rękawice
    .ins = skórzanymi rękawicami
item-gauntlets = rękawice pancerne
    .ins = rękawicami pancernymi
item-heavy-gauntlets = ciężkie rękawice pancerne
    .ins = ciężkimi rękawicami pancernymi
item-boots = buty
    .ins = butami
item-sollerets = trzewiki płytowe
    .ins = trzewikami płytowymi
item-flak-jacket = kamizelka przeciwodłamkowa
    .acc = kamizelkę przeciwodłamkową
    .ins = kamizelką przeciwodłamkową
item-frag-vest = kamizelka odłamkowa
    .acc = kamizelkę odłamkową
    .ins = kamizelką odłamkową
item-plate-inserts-for-frag-vest = płyty do kamizelki odłamkowej
    .ins = płytami do kamizelki odłamkowej
item-frag-helmet = hełm odłamkowy
    .ins = hełmem odłamkowym
item-tactical-vest = kamizelka taktyczna
    .acc = kamizelkę taktyczną
    .ins = kamizelką taktyczną
item-trauma-plates = płyty antyurazowe
    .ins = płytami antyurazowymi
item-ballistic-vest = kamizelka kuloodporna
    .acc = kamizelkę kuloodporną
    .ins = kamizelką kuloodporną
item-reinforced-boots = wzmocnione buty
    .ins = wzmocnionymi butami
item-training-suit = strój treningowy
    .ins = strojem treningowym
item-quiver = kołczan
    .ins = kołczanem
item-arrows = wiązka strzał
    .acc = wiązkę strzał
    .ins = wiązką strzał
item-bolts = wiązka bełtów
    .acc = wiązkę bełtów
    .ins = wiązką bełtów
item-magazine = magazynek
    .ins = magazynkiem
item-smoke-grenade = granat dymny
    .ins = granatem dymnym
item-pack = plecak
    .ins = plecakiem
item-torch = pochodnia
    .acc = pochodnię
    .ins = pochodnią
item-light-shield = lekka tarcza
    .acc = lekką tarczę
    .ins = lekką tarczą
item-buckler = puklerz
    .ins = puklerzem
item-small-shield = mała tarcza
    .acc = małą tarczę
    .ins = małą tarczą
item-medium-shield = średnia tarcza
    .acc = średnią tarczę
    .ins = średnią tarczą
item-spiked-small-shield = mała tarcza z kolcem
    .acc = małą tarczę z kolcem
    .ins = małą tarczą z kolcem
item-spiked-medium-shield = średnia tarcza z kolcem
    .acc = średnią tarczę z kolcem
    .ins = średnią tarczą z kolcem
item-large-shield = duża tarcza
    .acc = dużą tarczę
    .ins = dużą tarczą
item-light-cloak = lekki płaszcz
    .ins = lekkim płaszczem
item-heavy-cloak = ciężki płaszcz
    .ins = ciężkim płaszczem
item-axe = topór
    .ins = toporem
item-hatchet = toporek
    .ins = toporkiem
item-throwing-axe = topór do rzucania
    .ins = toporem do rzucania
item-small-mace = mały buzdygan
    .ins = małym buzdyganem
item-mace = buzdygan
    .ins = buzdyganem
item-pick = nadziak
    .ins = nadziakiem
item-light-club = lekka pałka
    .acc = lekką pałkę
    .ins = lekką pałką
item-broadsword = miecz
    .ins = mieczem
item-thrusting-broadsword = miecz do pchnięć
    .ins = mieczem do pchnięć
item-cavalry-saber = szabla kawaleryjska
    .acc = szablę kawaleryjską
    .ins = szablą kawaleryjską
item-bastard-sword = miecz półtoraręczny
    .ins = mieczem półtoraręcznym
item-katana = katana
    .acc = katanę
    .ins = kataną
item-greatsword = wielki miecz
    .ins = wielkim mieczem
item-thrusting-greatsword = wielki miecz do pchnięć
    .ins = wielkim mieczem do pchnięć
item-shortsword = krótki miecz
    .ins = krótkim mieczem
item-cutlass = kordelas
    .ins = kordelasem
item-baton = pałka
    .acc = pałkę
    .ins = pałką
item-rapier = rapier
    .ins = rapierem
item-smallsword = szpada
    .acc = szpadę
    .ins = szpadą
item-saber = szabla
    .acc = szablę
    .ins = szablą
item-main-gauche = lewak
    .ins = lewakiem
item-short-staff = krótki kij
    .ins = krótkim kijem
item-large-knife = duży nóż
    .ins = dużym nożem
item-small-knife = mały nóż
    .ins = małym nożem
item-dagger = sztylet
    .ins = sztyletem
item-spear = włócznia
    .acc = włócznię
    .ins = włócznią
item-long-spear = długa włócznia
    .acc = długą włócznię
    .ins = długą włócznią
item-javelin = oszczep
    .ins = oszczepem
item-quarterstaff = kij bojowy
    .ins = kijem bojowym
item-glaive = glewia
    .acc = glewię
    .ins = glewią
item-naginata = naginata
    .acc = naginatę
    .ins = naginatą
item-halberd = halabarda
    .acc = halabardę
    .ins = halabardą
item-poleaxe = topór drzewcowy
    .ins = toporem drzewcowym
item-great-axe = wielki topór
    .ins = wielkim toporem
item-maul = młot dwuręczny
    .ins = młotem dwuręcznym
item-warhammer = młot bojowy
    .ins = młotem bojowym
item-scythe = kosa
    .acc = kosę
    .ins = kosą
item-morningstar = morgensztern
    .ins = morgenszternem
item-nunchaku = nunczako
    .ins = nunczako
item-two-handed-flail = cep bojowy
    .ins = cepem bojowym
item-kusari = kusari
    .ins = kusari
item-whip = bicz
    .ins = biczem
item-blackjack = pałka ołowiana
    .acc = pałkę ołowianą
    .ins = pałką ołowianą
item-brass-knuckles = kastet
    .ins = kastetem
item-lance = kopia
    .acc = kopię
    .ins = kopią
item-short-bow = krótki łuk
    .ins = krótkim łukiem
item-regular-bow = łuk
    .ins = łukiem
item-longbow = długi łuk
    .ins = długim łukiem
item-composite-bow = łuk kompozytowy
    .ins = łukiem kompozytowym
item-crossbow = kusza
    .acc = kuszę
    .ins = kuszą
item-pistol-crossbow = kusza pistoletowa
    .acc = kuszę pistoletową
    .ins = kuszą pistoletową
item-sling = proca
    .acc = procę
    .ins = procą
item-staff-sling = proca na kiju
    .acc = procę na kiju
    .ins = procą na kiju
item-blowpipe = dmuchawka
    .acc = dmuchawkę
    .ins = dmuchawką
item-atlatl-with-javelin = miotacz oszczepów
    .ins = miotaczem oszczepów
item-harpoon = harpun
    .ins = harpunem
item-shuriken = shuriken
    .ins = shurikenem
item-flintlock-pistol = pistolet skałkowy
    .ins = pistoletem skałkowym
item-revolver = rewolwer
    .ins = rewolwerem
item-auto-pistol-9mm = pistolet 9 mm
    .ins = pistoletem 9 mm
item-auto-pistol-45 = pistolet .45
    .ins = pistoletem .45
item-submachine-gun = pistolet maszynowy
    .ins = pistoletem maszynowym
item-pump-shotgun = strzelba powtarzalna
    .acc = strzelbę powtarzalną
    .ins = strzelbą powtarzalną
item-bolt-action-rifle = karabin powtarzalny
    .ins = karabinem powtarzalnym
item-scoped-rifle = karabin z lunetą
    .ins = karabinem z lunetą
item-assault-rifle = karabinek szturmowy
    .ins = karabinkiem szturmowym
item-battle-rifle = karabin bojowy
    .ins = karabinem bojowym
item-light-machine-gun = lekki karabin maszynowy
    .ins = lekkim karabinem maszynowym


## Switches whose rule has a title that does not say what is switched

called-aim-rule = Sumowanie celowania
called-evaluate-rule = Sumowanie oceny
called-multi-block = Powtarzane bloki
called-block-any-attack = Tarcze przeciw kulom
called-arm-lock-contest = Wartości dźwigni na ramię
called-retreat-persists = Trwała pomoc odskoku
called-ranged-crit-fail-by-10 = Krytyczna porażka o 10 na dystans
called-long-two-handed-reach = Zasięg długiej broni dwuręcznej
