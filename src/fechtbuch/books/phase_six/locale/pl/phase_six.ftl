### Słowa gry Phase Six po polsku.


## The course of the fight

map-scale = 1 pole = 1 metr
heading-round = Runda walki { $amount }
deed-round-ends = Koniec rundy walki.
deed-turn =
    Kolej na { BENDS($actor) ->
        [yes] { ACC($actor) }
       *[no] postać { $actor }
    }.
effect-initiative = { CAP($actor) }: inicjatywa { $amount }.
effect-joins = { CAP($actor) } dołącza do walki, inicjatywa { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] { CAP($actor) } kończy swoją turę.
        [one] { CAP($actor) } kończy swoją turę i zachowuje jedną akcję na reakcje.
        [few] { CAP($actor) } kończy swoją turę i zachowuje { $amount } akcje na reakcje.
       *[many] { CAP($actor) } kończy swoją turę i zachowuje { $amount } akcji na reakcje.
    }
deed-reacts = { CAP($actor) } reaguje na to, co robi { $target }.
deed-improvises =
    { $amount ->
        [0] { CAP($actor) }: { $key }
       *[other] { CAP($actor) }: { $key } ({ $amount })
    }
effect-improvise-refused = Mistrz gry nie pozwala: { $key }

## Dice and actions

deed-buys-action =
    { $amount ->
        [one] { CAP($actor) } oddaje { ACC($word) } za akcję; ma teraz jedną akcję.
        [few] { CAP($actor) } oddaje { ACC($word) } za akcję; ma teraz { $amount } akcje.
       *[many] { CAP($actor) } oddaje { ACC($word) } za akcję; ma teraz { $amount } akcji.
    }
deed-steals-action =
    { CAP($actor) } oddaje kość losu i kradnie { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    } akcję; ma teraz { $amount ->
        [one] jedną akcję
        [few] { $amount } akcje
       *[many] { $amount } akcji
    }.
effect-adds-bonus = { CAP($actor) } dokłada kość premiową.
effect-adds-destiny = { CAP($actor) } dokłada kość losu.
effect-rerolls = { CAP($actor) } powtarza rzut.
effect-rerolls-with-destiny = { CAP($actor) } powtarza rzut kością losu: każde 4+ to sukces.
effect-high-dice =
    { $amount ->
        [one] Kości od 11 liczą się wielokrotnie: jeden sukces.
        [few] Kości od 11 liczą się wielokrotnie: { $amount } sukcesy.
       *[many] Kości od 11 liczą się wielokrotnie: { $amount } sukcesów.
    }

## Moving

deed-moved = { CAP($actor) } przemieszcza się o { $amount } m na pole { $to }.
deed-hunkers = { CAP($actor) } kuca.
deed-stands-up = { CAP($actor) } wstaje.
deed-withdraws = { CAP($actor) } wycofuje się z walki.
deed-strikes-opportunity = Gdy oddala się { $target }, { $actor } wykorzystuje okazję i uderza.

## Attacks

deed-attacks =
    { $key ->
        [burst]
            { CAP($actor) } strzela serią do { BENDS($target) ->
                [yes] { GEN($target) }
               *[no] postaci { $target }
            } ({ $item }).
        [single]
            { CAP($actor) } strzela do { BENDS($target) ->
                [yes] { GEN($target) }
               *[no] postaci { $target }
            } ({ $item }).
        [thrown]
            { CAP($actor) } rzuca w { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            } { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
        [knockout]
            { CAP($actor) } próbuje ogłuszyć { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            } { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
        [violent]
            { CAP($actor) } gwałtownie atakuje { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            } { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
        [disarm]
            { CAP($actor) } próbuje rozbroić { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            } { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
        [coup-de-grace]
            { CAP($actor) } zadaje { BENDS($target) ->
                [yes] { DAT($target) }
               *[no] postaci { $target }
            } cios łaski { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
       *[other]
            { CAP($actor) } atakuje { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            } { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
    }
effect-aim-ends = { CAP($actor) } w nic już nie celuje.
effect-brace-ends =
    Broń { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } nie jest już oparta.
effect-investing-ends =
    Z dokładnego ataku { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } nic nie będzie.
effect-readying-lost = { CAP($actor) } nie dosięga już broni: { $item }.
effect-no-rest = { CAP($target) } umiera i nie zazna odpoczynku.
effect-cut-short = Za podniesioną tarczą { $actor } dalej nie dojdzie.
effect-way-closed = { CAP($actor) } dalej nie dojdzie: pole { $at } nie jest wolne.
effect-act-lost = { CAP($actor) } nie może już zrobić tego, co miało się stać po drodze.
effect-ends-up = { CAP($actor) } ląduje na polu { $at }.
effect-tie-decided = { CAP($actor) } działa wcześniej niż { $target }: { $word }.
effect-taken-back = { CAP($actor) } nie reaguje; to, co w tym celu zrobiono, jest nieważne.
effect-wounded-dying =
    { $amount ->
        [one] { CAP($target) } umiera i odnosi jedną ranę.
        [few] { CAP($target) } umiera i odnosi { $amount } rany.
       *[other] { CAP($target) } umiera i odnosi { $amount } ran.
    }
effect-misses = Brak trafień.
effect-hits =
    { $critical ->
        [0]
            { $normal ->
                [one] Jedno zwykłe trafienie
                [few] { $normal } zwykłe trafienia
               *[many] { $normal } zwykłych trafień
            }
       *[other] Trafienia krytyczne: { $critical }, zwykłe: { $normal }
    }{ $further ->
        [0] .
        [one] ; megakrytyczne: o jedną ranę więcej.
        [few] ; megakrytyczne: o { $further } rany więcej.
       *[many] ; megakrytyczne: o { $further } ran więcej.
    }
deed-aims =
    { CAP($actor) } celuje do { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } (krok { $amount }).
deed-invests =
    { CAP($actor) } przygotowuje dokładny atak na { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } (krok { $amount }).
effect-aim-lost = { CAP($actor) } odnosi trafienie i traci cel.
deed-braces =
    { CAP($actor) } opiera{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-takes-up = { CAP($actor) } znów podnosi broń.

## Defence

deed-evades =
    { CAP($actor) } próbuje uniknąć ataku { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-evaded = { CAP($actor) } unika całego ataku.
effect-evade-failed = { CAP($actor) } nie unika ataku.
deed-parries =
    { CAP($actor) } paruje { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    } atak { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-parried =
    { $amount ->
        [0] Parowanie nie usuwa żadnego trafienia.
        [one] Parowanie usuwa jedno zwykłe trafienie.
        [few] Parowanie usuwa { $amount } zwykłe trafienia.
       *[many] Parowanie usuwa { $amount } zwykłych trafień.
    }
deed-shield-parries =
    { CAP($actor) } paruje tarczą atak { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
deed-raises-shield = { CAP($actor) } natychmiast unosi tarczę.
deed-announces-block = { CAP($actor) } przygotowuje tarczę; osłania ona od następnej rundy walki.
effect-block-up =
    Tarcza { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } jest uniesiona.
deed-lowers-shield = { CAP($actor) } opuszcza tarczę.
effect-covered =
    { $amount ->
        [0] Osłona nie zatrzymuje niczego ({ $word }).
       *[other] Osłona zatrzymuje { $amount } ({ $word }).
    }
effect-stopped =
    { $amount ->
        [0] Ochrona niczego nie zatrzymuje.
        [one] Ochrona zatrzymuje jedno trafienie.
        [few] Ochrona zatrzymuje { $amount } trafienia.
       *[many] Ochrona zatrzymuje { $amount } trafień.
    }
effect-armour-damaged = { CAP($target) }: { $item }, stan { $amount }%.

## Wounds and conditions

effect-wounded =
    { $amount ->
        [one] { CAP($target) } odnosi jedną ranę: { $before } → { $after }.
        [few] { CAP($target) } odnosi { $amount } rany: { $before } → { $after }.
       *[many] { CAP($target) } odnosi { $amount } ran: { $before } → { $after }.
    }
effect-ignores-pain = { CAP($actor) } ignoruje ból.
effect-afflicted = { CAP($target) }: { $word } { $amount }.
effect-recovers =
    { $amount ->
        [0] { CAP($target) }: koniec stanu ({ $word }).
       *[other] { CAP($target) }: nadal { $word } { $amount }.
    }
effect-dying = { CAP($target) } umiera ({ $amount }).
effect-dead = { CAP($target) } ginie.
effect-unconscious = { CAP($target) } traci przytomność ({ $amount }).
effect-stays-up = { CAP($target) } utrzymuje się na nogach.
effect-comes-round = { CAP($target) } odzyskuje przytomność.
effect-stays-unconscious = { CAP($target) } pozostaje bez przytomności: najpierw trzeba wyleczyć ranę.
effect-sleeps-on = { CAP($target) } śpi dalej.
effect-wakes = { CAP($target) } się budzi.
effect-bleeds = { CAP($target) } krwawi ({ $amount }).
effect-disarmed =
    { CAP($target) } traci{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-keeps-weapon =
    { CAP($target) } trzyma mocno{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-healed =
    { $amount ->
        [0] Nic się nie goi.
        [one] { CAP($target) }: goi się jedna rana.
        [few] { CAP($target) }: goją się { $amount } rany.
       *[many] { CAP($target) }: goi się { $amount } ran.
    }
effect-boosted =
    { $amount ->
        [one] { CAP($target) } zyskuje jedno wzmocnienie.
        [few] { CAP($target) } zyskuje { $amount } wzmocnienia.
       *[many] { CAP($target) } zyskuje { $amount } wzmocnień.
    }
effect-bandaged =
    Krwawienie { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } zostaje zatrzymane.
effect-stabilised =
    Stan { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } jest ustabilizowany.
effect-netted =
    Sieć oplątuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
deed-freed = { CAP($target) } wydostaje się z sieci.
effect-still-netted = { CAP($actor) } nie wydostaje się z sieci.
deed-tends =
    { CAP($actor) } opatruje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
deed-uses =
    { CAP($actor) } używa przedmiotu ({ $item }) dla { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
deed-extinguishes =
    { CAP($actor) } gasi ogień na { BENDS($target) ->
        [yes] { LOC($target) }
       *[no] postaci { $target }
    }.
deed-rouses =
    { CAP($actor) } potrząsa { BENDS($target) ->
        [yes] { INS($target) }
       *[no] postacią { $target }
    }.

## Things

deed-readied =
    { CAP($actor) } ma w gotowości{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-readies =
    { $amount ->
        [one]
            { CAP($actor) } przygotowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze jedna akcja.
        [few]
            { CAP($actor) } przygotowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze { $amount } akcje.
       *[many]
            { CAP($actor) } przygotowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze { $amount } akcji.
    }
deed-picks-up =
    { CAP($actor) } podnosi{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-drops =
    { CAP($actor) } upuszcza{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-shifts =
    { CAP($actor) } przekłada do głównej ręki{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-reloads =
    { $amount ->
        [one]
            { CAP($actor) } przeładowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze jedna akcja.
        [few]
            { CAP($actor) } przeładowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze { $amount } akcje.
       *[many]
            { CAP($actor) } przeładowuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze { $amount } akcji.
    }
deed-reloaded =
    { $amount ->
        [one] { CAP($actor) } kończy przeładowanie ({ $item }): { $amount } nabój.
        [few] { CAP($actor) } kończy przeładowanie ({ $item }): { $amount } naboje.
       *[many] { CAP($actor) } kończy przeładowanie ({ $item }): { $amount } naboi.
    }
deed-takes-shield =
    { CAP($actor) } bierze na ramię{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-stows-shield =
    { CAP($actor) } odkłada{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.

## Throwing

deed-throws =
    { CAP($actor) } rzuca na pole { $at } { BENDS($item) ->
        [yes] { INS($item) }
       *[no] ({ $item })
    }.
effect-deviates = Rzut zbacza i spada na pole { $at }.
effect-blast = Wybuch na polu { $at }, promień { $amount } m: { $item }.
effect-in-blast = { CAP($target) } jest w promieniu.
effect-dazed =
    Błysk oślepia { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }: przepadają wszystkie akcje.
effect-cloud =
    { $amount ->
        [one] { CAP($word) } na polu { $at } na jedną rundę.
        [few] { CAP($word) } na polu { $at } na { $amount } rundy.
       *[many] { CAP($word) } na polu { $at } na { $amount } rund.
    }
effect-cloud-spreads = { CAP($word) }: chmura rozszerza się na polu { $at }.
effect-cloud-gone = { CAP($word) } na polu { $at }: już po wszystkim.
effect-in-fire = { CAP($target) } stoi w ogniu.
effect-in-gas = { CAP($target) } wdycha { ACC($word) }.

## Questions

ask-act =
    { $actions_number ->
        [0] { $who }, twoja kolej, lecz nie masz już akcji. Co robisz?
        [one] { $who }, twoja kolej (jeszcze jedna akcja). Co robisz?
        [few] { $who }, twoja kolej (jeszcze { $actions_number } akcje). Co robisz?
       *[many] { $who }, twoja kolej (jeszcze { $actions_number } akcji). Co robisz?
    }
    .short = w swojej turze
ask-react =
    { $actions_number ->
        [0] { $who }, działa { $actor }. Zdobywasz akcję, by zareagować?
        [one] { $who }, działa { $actor }. Reagujesz (jeszcze jedna akcja)?
        [few] { $who }, działa { $actor }. Reagujesz (jeszcze { $actions_number } akcje)?
       *[many] { $who }, działa { $actor }. Reagujesz (jeszcze { $actions_number } akcji)?
    }
    .short = w reakcji
ask-round-start =
    { $actions_number ->
        [0] { $who }, zaczyna się runda walki. Zdobywasz na to akcję?
        [one] { $who }, zaczyna się runda walki. Używasz zachowanej akcji?
       *[many] { $who }, zaczyna się runda walki. Używasz jednej z zachowanych akcji ({ $actions_number })?
    }
    .short = na początku rundy
ask-round-end =
    { $actions_number ->
        [0] { $who }, kończy się runda walki. Zdobywasz na to akcję?
        [one] { $who }, kończy się runda walki. Używasz zachowanej akcji?
       *[many] { $who }, kończy się runda walki. Używasz jednej z zachowanych akcji ({ $actions_number })?
    }
    .short = na końcu rundy
ask-defend =
    { $who }, trafia cię { $attacker } { BENDS($weapon) ->
        [yes] { INS($weapon) }
       *[no] ({ $weapon })
    }, krytyczne: { $critical_key }, zwykłe: { $normal_key }. Jak się bronisz?
    .short = w obronie
ask-extra =
    { $successes_number ->
        [0] { $who }, brak sukcesów ({ $purpose }). Wydajesz coś na ten rzut?
        [one] { $who }, jeden sukces ({ $purpose }). Wydajesz coś na ten rzut?
        [few] { $who }, { $successes_number } sukcesy ({ $purpose }). Wydajesz coś na ten rzut?
       *[many] { $who }, { $successes_number } sukcesów ({ $purpose }). Wydajesz coś na ten rzut?
    }
    .short = po rzucie
ask-judge = Mistrzu gry, { $actor } chce zrobić coś innego: { $text_key } Za ile akcji i jaki rzut?
    .short = po orzeczeniu
ask-opportunity = { $who }, { $mover } opuszcza twój zasięg. Uderzasz?
    .short = przy okazji
ask-pain =
    { $wounds_number ->
        [one] { $who }, grozi ci rana. Ignorujesz ból?
        [few] { $who }, grożą ci { $wounds_number } rany. Ignorujesz ból?
       *[many] { $who }, grozi ci { $wounds_number } ran. Ignorujesz ból?
    }
    .short = w bólu
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, jedno trafienie w twoją broń ({ $weapon }). Siła czy Zręczność?
        [few] { $who }, { $hits_number } trafienia w twoją broń ({ $weapon }). Siła czy Zręczność?
       *[many] { $who }, { $hits_number } trafień w twoją broń ({ $weapon }). Siła czy Zręczność?
    }
    .short = przeciw rozbrojeniu

## What to do

group-attack = atak
group-movement = ruch
group-equipment = ekwipunek
group-help = pomoc
group-dice = kości
group-other = inne
verb-end = zakończ turę
verb-pass = nie reaguj
verb-none = nie broń się
verb-attack = zaatakuj
verb-aim = celuj
verb-accurate = przygotuj dokładny atak
verb-reload = przeładuj
verb-ready = przygotuj broń
verb-pick-up = podnieś
verb-drop = upuść
verb-shift = przełóż do głównej ręki
verb-ready-shield = weź tarczę
verb-stow-shield = odłóż tarczę
verb-block = blokuj tarczą
verb-lower-shield = opuść tarczę
verb-brace = oprzyj broń
verb-take-up = podnieś broń
verb-walk = idź
verb-run = biegnij
verb-crawl = czołgaj się
verb-hunker = kucnij
verb-stand-up = wstań
verb-throw = rzuć
verb-hurl = rzuć, co pod ręką
verb-use = użyj przedmiotu
verb-first-aid = udziel pierwszej pomocy
verb-stabilise = ustabilizuj
verb-extinguish = ugaś ogień
verb-free = uwolnij z sieci
verb-wake = obudź
verb-withdraw = wycofaj się
verb-improvise = zrób coś innego
verb-buy = kup akcję (kość premiowa)
verb-buy-with-destiny = kup akcję (kość losu)
verb-steal = ukradnij akcję (kość losu)
verb-evade = wykonaj unik
verb-parry = paruj
verb-shield-parry = paruj tarczą
verb-raise-shield = unieś tarczę
verb-keep = zachowaj rzut
verb-bonus = dołóż kość premiową
verb-destiny = dołóż kość losu
verb-reroll = powtórz rzut
verb-destiny-reroll = powtórz rzut kością losu
verb-strike = uderz
verb-suffer = przyjmij rany
verb-ignore-pain = zignoruj ból
verb-strength = Siła
verb-deftness = Zręczność
verb-allow = pozwól
verb-refuse = odmów
slot-target = cel
slot-weapon = broń
slot-mode = tryb ataku
slot-special = atak specjalny
slot-extra = dodatkowe akcje
slot-disarmed = broń przeciwnika
slot-item = przedmiot
slot-hand = ręka
slot-at = pole
slot-path = droga
slot-act = czynność po drodze
slot-then = droga potem
slot-text = słowa
slot-cost = koszt w akcjach
slot-difficulty = trudność
slot-use = postać z podręcznika
value-mode-nothing = zwykły tryb
value-mode-single = pojedynczy strzał
value-mode-burst = seria
value-mode-melee = walka wręcz
value-mode-thrown = broń rzucana
value-special-nothing = zwykły atak
value-special-knockout = atak ogłuszający
value-special-violent = gwałtowny atak
value-special-disarm = atak rozbrajający
value-special-coup-de-grace = cios łaski
value-hand-nothing = główna ręka
value-hand-off = druga ręka
value-act-nothing = tylko idź
value-path-nothing = najpierw zostań
value-then-nothing = zostań
value-value-nothing = bez rzutu
value-value-strength = Siła
value-value-quickness = Szybkość
value-value-deftness = Zręczność
value-value-endurance = Wytrzymałość
value-value-resistance = Odporność
value-value-willpower = Siła woli
value-value-apprehension = Pojętność
value-value-melee = Walka wręcz
value-value-shooting = Strzelanie
value-value-throwing = Rzucanie
value-value-perception = Percepcja
value-value-first_aid = Pierwsza pomoc
value-value-evasion = Unik

## Numbers

number-melee = Kości
number-shooting = Kości
number-throwing = Kości
number-value = Kości
number-evasion = Kości
number-strength = Kości
number-deftness = Kości
number-minimum-roll = Rzut minimalny
number-critical-threshold = Próg krytyczny
number-protection = Ochrona
number-actions = Akcje
number-cover-number = Osłona
part-minimum-roll = rzut minimalny
part-critical-threshold = próg krytyczny
part-melee = Walka wręcz
part-shooting = Strzelanie
part-throwing = Rzucanie
part-strength = Siła
part-deftness = Zręczność
part-value = wartość
part-evasion = Unik
part-damage-potential = potencjał obrażeń
part-quick-fists = szybkie pięści
part-burst = seria
part-violent = gwałtowny atak
part-shocked = szok
part-recoil = odrzut
part-walking = w ruchu
part-distance = zła odległość
part-off-hand = druga ręka
part-disarming = rozbrajanie
part-hunkered = w kucki
part-poisoned = zatrucie
part-burning = płonięcie
part-netted = w sieci
part-braced = oparcie
part-accurate = dokładny atak
part-aim = celowanie
part-weapon = broń
part-talent = szablon
part-hits = trafienia
part-encumbrance = obciążenie
part-difficulty = trudność
part-destiny = kość losu
part-least = nigdy poniżej 2
part-no-less-than-nothing = nie mniej niż 0
part-protection = ochrona
part-penetration = przebicie
part-cover-number = osłona
part-actions = akcje
part-two-weapons = dwie bronie
part-dazed = oślepienie
part-tear-gas = gaz łzawiący
part-toxic-gas = gaz trujący
roll-hit = rzut na trafienie
roll-parry = parowanie
roll-evade = unik
roll-cover = osłona
roll-cover-critical = osłona przed krytycznymi
roll-initiative = inicjatywa
roll-roll-off = remis
roll-throw = rzut
roll-direction = kierunek
roll-deviation = odchylenie
roll-radius = promień
roll-diameter = średnica
roll-duration = czas trwania
roll-boosts = wzmocnienia
roll-healing = leczenie
roll-first-aid = Pierwsza pomoc
roll-rest = odpoczynek
roll-free-oneself = uwalnianie się
roll-ignore-pain = ignorowanie bólu
roll-resist-knockout = Odporność na ogłuszenie
roll-resist-disarm = utrzymanie broni
roll-improvise = dowolna akcja
roll-save-dying = Odporność na śmierć
roll-save-bleeding = Wytrzymałość na krwawienie
roll-save-poison = Odporność na truciznę
roll-save-shock = Wytrzymałość na szok
roll-save-unconscious = Siła woli

## States

state-dying = umieranie
state-unconscious = nieprzytomność
state-shocked = szok
state-burning = płonięcie
state-bleeding = krwawienie
state-poisoned = zatrucie
state-hunkered = w kucki
state-asleep = sen
state-netted = w sieci
state-unaware = nieświadomość
state-from_behind = atak od tyłu
state-braced = oparcie
state-dazed = oślepienie
state-withdrawn = poza walką
state-resting = odpoczynek
state-shield-up = tarcza w górze
state-shield-announced = unosi tarczę
state-alert = czujność
state-oblivious = nic nie dostrzega
state-dead = śmierć
state-aiming = celuje
state-investing = przygotowuje dokładny atak
word-quickness = Szybkość
word-deftness = Zręczność
word-bonus-die = kość premiowa
    .acc = kość premiową
word-destiny-die = kość losu
    .acc = kość losu
word-normal-hits = zwykłe trafienia
word-critical-hits = trafienia krytyczne
word-smoke = Dym
    .acc = dym
word-fire = Ogień
word-tear-gas = Gaz łzawiący
    .acc = gaz łzawiący
word-toxic-gas = Gaz trujący
    .acc = gaz trujący
word-throw = rzut
word-evade = unik
word-parry = parowanie
word-hit = rzut na trafienie
word-cover-critical = osłona przed krytycznymi
word-cover = osłona
word-resist-knockout = przeciw ogłuszeniu
word-resist-disarm = przeciw rozbrojeniu
word-save-dying = przeciw śmierci
word-save-bleeding = przeciw krwawieniu
word-save-poison = przeciw truciźnie
word-save-shock = przeciw szokowi
word-save-unconscious = by odzyskać przytomność
word-free-oneself = by się uwolnić
word-rest = odpoczynek

## Refusals

reason-no-action-left = Brak akcji na „{ $value }”.
reason-weapon-not-ready = Broń nie jest gotowa: { $value }.
reason-too-little-ammunition = Za mało amunicji na „{ $value }”.
reason-not-combined = „{ $value }” nie łączy się z tym.
reason-out-of-range = Poza zasięgiem: { $value }.
reason-not-in-sight = Poza polem widzenia: { $value }.
reason-out-of-throwing-range = Stąd nie da się dorzucić: { $value }.
reason-no-way-named = Nie podano drogi.
reason-not-adjacent = Droga przeskakuje: { $value }
reason-off-map = Droga wychodzi poza mapę: { $value }
reason-wall = Na drodze jest ściana: { $value }
reason-between-walls = Przejście jest zbyt wąskie: { $value }
reason-blocked = Ktoś stoi na drodze: { $value }
reason-too-far = To za daleko: { $value }
reason-occupied = Ktoś tam stoi: { $value }
reason-field-not-free = Pole nie jest wolne: { $value }
reason-item-unknown = Nie ma przedmiotu „{ $value }”.
reason-sheet-wrong = Błąd w karcie postaci: { $value }
reason-nobody-to-attack = Nikogo nie można zaatakować („{ $value }”).
reason-nobody-in-sight = Nikogo nie widać, więc „{ $value }” jest niemożliwe.
reason-nobody-to-help = Nikt w zasięgu tego nie potrzebuje albo nie ma czym tego zrobić („{ $value }”).
reason-nobody-to-steal-from = Żaden przeciwnik nie ma akcji albo brak kości losu („{ $value }”).
reason-nothing-to-brace = Żadnej broni nie da się oprzeć albo nie ma o co („{ $value }”).
reason-no-usable-shield = Żadnej tarczy nie da się do tego użyć („{ $value }”).
reason-shield-not-up = Tarcza nie jest podniesiona („{ $value }”).
reason-not-braced = Broń nie jest oparta („{ $value }”).
reason-no-edge-near = Brzeg mapy jest za daleko („{ $value }”).
reason-nothing-to-throw = Nie ma czym rzucić albo w kogo („{ $value }”).
reason-nothing-to-reload = Żadnej broni w ręku nie da się przeładować („{ $value }”).
reason-nothing-to-ready = Nie ma broni, którą można by przygotować („{ $value }”).
reason-nothing-to-pick-up = W zasięgu nic nie leży („{ $value }”).
reason-nothing-in-hand = W ręku nie ma nic takiego („{ $value }”).
reason-not-in-hand = Tego nie ma w ręku: { $value }.
reason-no-dice-left = Brak kości na „{ $value }”.
reason-no-referee = Nie ma kto rozstrzygnąć „{ $value }”.
reason-not-on-a-walk = „{ $value }” jest niemożliwe po drodze.
reason-not-as-a-reaction = „{ $value }” nie może być reakcją.
reason-in-a-net = W sieci „{ $value }” jest niemożliwe.
reason-is-hunkered = W kucki „{ $value }” jest niemożliwe.
reason-is-upright = Na stojąco „{ $value }” jest niemożliwe.
reason-no-way-out = Nie ma drogi („{ $value }”).
reason-not-now = „{ $value }” nie jest teraz możliwe.
reason-not-with-this = „{ $value }” się do tego nie nadaje.
reason-not-for-them = Nie da się tego zrobić dla tej postaci: { $value }.
reason-no-rest-for-the-dying = Umierający nie zaznają odpoczynku.
reason-no-actions-for-the-helpless = Kto nie może nic zrobić, nie ma akcji.

## Things by name

item-unarmed = gołe ręce
    .ins = gołymi rękami
item-butt = kolba lub głowica
    .acc = kolbę lub głowicę
    .ins = kolbą lub głowicą
item-colt-peacemaker = Colt Peacemaker
item-colt-1911 = Colt 1911
item-glock = Glock (9 mm)
item-hk-usp = HK USP
item-desert-eagle = Desert Eagle
item-uzi = Uzi
item-mp5 = MP5
item-mp40 = MP40
item-tommy-gun = Tommy Gun
item-ak-47 = AK 47
item-g3 = G3
item-m-16 = M-16
item-steyr-aug = Steyr AUG
item-brown-bess = Brown Bess
item-winchester = Winchester '76
item-gewehr-98 = Gewehr 98
item-kar98 = Kar98
item-m1 = M1
item-barrett = Barrett
item-mg42 = MG42
item-m60 = M60
item-m2-browning = M2 Browning
item-m79-grenade-launcher = granatnik M79
    .ins = granatnikiem M79
item-lorica-hamata = lorica hamata
    .acc = loricę hamatę
    .ins = loricą hamatą
item-lorica-segmentata = lorica segmentata
    .acc = loricę segmentatę
    .ins = loricą segmentatą
item-lorica-plumata = lorica plumata
    .acc = loricę plumatę
    .ins = loricą plumatą
item-kevlar-vest = kamizelka kewlarowa
    .acc = kamizelkę kewlarową
    .ins = kamizelką kewlarową
item-he-grenade = granat odłamkowo-burzący
    .ins = granatem odłamkowo-burzącym
item-molotov-cocktail = koktajl Mołotowa
    .ins = koktajlem Mołotowa

## Things, which English names from the data files

item-normal-clothing = zwykłe ubranie
    .ins = zwykłym ubraniem
item-trenchcoat = prochowiec
    .ins = prochowcem
item-robe = szata
    .acc = szatę
    .ins = szatą
item-quilted-gambeson = pikowana przeszywanica
    .acc = pikowaną przeszywanicę
    .ins = pikowaną przeszywanicą
item-paper-armour = papierowy pancerz
    .ins = papierowym pancerzem
item-tied-iron-sheets = przywiązane blachy
    .ins = przywiązanymi blachami
item-linen-surcoat = lniany tabard
    .ins = lnianym tabardem
item-stab-proof-vest = kamizelka nożoodporna
    .acc = kamizelkę nożoodporną
    .ins = kamizelką nożoodporną
item-under-vest = kamizelka spodnia
    .acc = kamizelkę spodnią
    .ins = kamizelką spodnią
item-leather-armour = skórzany pancerz
    .ins = skórzanym pancerzem
item-leather-cuirass = skórzany kirys
    .ins = skórzanym kirysem
item-linothorax = linothorax
    .ins = linothoraxem
item-brigandine = brygantyna
    .acc = brygantynę
    .ins = brygantyną
item-chain-mail-hauberk = kolczuga
    .acc = kolczugę
    .ins = kolczugą
item-security-vest = kamizelka ochroniarska
    .acc = kamizelkę ochroniarską
    .ins = kamizelką ochroniarską
item-flak-jacket = kamizelka przeciwodłamkowa
    .acc = kamizelkę przeciwodłamkową
    .ins = kamizelką przeciwodłamkową
item-tactical-vest = kamizelka taktyczna
    .acc = kamizelkę taktyczną
    .ins = kamizelką taktyczną
item-ballistic-vest = kamizelka kuloodporna
    .acc = kamizelkę kuloodporną
    .ins = kamizelką kuloodporną
item-half-plate = półzbroja
    .acc = półzbroję
    .ins = półzbroją
item-cuirass = kirys
    .ins = kirysem
item-ceramic-plate-carrier = kamizelka z płytami ceramicznymi
    .acc = kamizelkę z płytami ceramicznymi
    .ins = kamizelką z płytami ceramicznymi
item-hard-armour = twardy pancerz
    .ins = twardym pancerzem
item-plate-armour = zbroja płytowa
    .acc = zbroję płytową
    .ins = zbroją płytową
item-heavy-ballistic-vest = ciężka kamizelka kuloodporna
    .acc = ciężką kamizelkę kuloodporną
    .ins = ciężką kamizelką kuloodporną
item-combined-tactical-vest = łączona kamizelka taktyczna
    .acc = łączoną kamizelkę taktyczną
    .ins = łączoną kamizelką taktyczną
item-infantry-battle-suit = kombinezon bojowy piechoty
    .ins = kombinezonem bojowym piechoty
item-leather-bascinet = skórzana łebka
    .acc = skórzaną łebkę
    .ins = skórzaną łebką
item-kettle-hat = kapalin
    .ins = kapalinem
item-tactical-helmet = hełm taktyczny
    .ins = hełmem taktycznym
item-great-helm = wielki hełm
    .ins = wielkim hełmem
item-iron-gauntlets = żelazne rękawice
    .ins = żelaznymi rękawicami
item-iron-greaves = żelazne nagolenniki
    .ins = żelaznymi nagolennikami
item-bandages = bandaże
    .ins = bandażami
item-first-aid-kit = apteczka
    .acc = apteczkę
    .ins = apteczką
item-wound-tincture = nalewka na rany
    .acc = nalewkę na rany
    .ins = nalewką na rany
item-adrenaline-shot = zastrzyk adrenaliny
    .ins = zastrzykiem adrenaliny
item-potion-of-protection = mikstura ochrony
    .acc = miksturę ochrony
    .ins = miksturą ochrony
item-lesser-healing-potion = mała mikstura lecząca
    .acc = małą miksturę leczącą
    .ins = małą miksturą leczącą
item-human = człowiek
item-flit = Flit
item-doldagor = Doldagor
item-katora = Katora
item-krotochim = Kroto'Chim
item-ancatir = Ancatir
item-gasdanir = Gas'Danir
item-gasdaria = Gasdaria
item-scope-2x = luneta 2×
item-red-dot-sight = celownik kolimatorowy
item-tripod = trójnóg
item-quick-loader = szybkoładowarka
item-quick-draw-quiver = szybki kołczan
item-quick-draw-sling = szybki pas nośny
item-extended-magazine-rifle = powiększony magazynek (karabinek)
item-extended-magazine-pistol = powiększony magazynek (pistolet)
item-slug-ammunition = pociski breneka
item-rubber-bullets = gumowe kule
item-hardened-blade = hartowane ostrze
item-serrated-edge = ząbkowane ostrze
item-medium-suppressor = średni tłumik
item-skilled-fighter = wprawny wojownik
item-masterly-presence = mistrzowska obecność
item-critical-hits = trafienia krytyczne
item-robust = krzepa
item-evasion = uniki
item-bark-skin = skóra z kory
item-blade-dance = taniec ostrzy
item-shield-training = szkolenie z tarczą
item-shield-mastery = mistrzostwo tarczy
item-attack-of-opportunity = atak okazyjny
item-special-vigilance = szczególna czujność
item-ignore-pain = ignorowanie bólu
item-eagle-eye = orle oko
item-buckler = puklerz
    .ins = puklerzem
item-leather-reinforced-wooden-shield = drewniana tarcza wzmocniona skórą
    .acc = drewnianą tarczę wzmocnioną skórą
    .ins = drewnianą tarczą wzmocnioną skórą
item-polycarbonate-riot-shield = tarcza z poliwęglanu
    .acc = tarczę z poliwęglanu
    .ins = tarczą z poliwęglanu
item-round-shield = okrągła tarcza
    .acc = okrągłą tarczę
    .ins = okrągłą tarczą
item-wooden-shield-with-bronze-boss = drewniana tarcza z brązowym umbem
    .acc = drewnianą tarczę z brązowym umbem
    .ins = drewnianą tarczą z brązowym umbem
item-protection-shield-standard = tarcza ochronna „Standard”
    .acc = tarczę ochronną „Standard”
    .ins = tarczą ochronną „Standard”
item-aluminium-shield-with-window = aluminiowa tarcza z okienkiem
    .acc = aluminiową tarczę z okienkiem
    .ins = aluminiową tarczą z okienkiem
item-tower-shield = wieżowa tarcza
    .acc = wieżową tarczę
    .ins = wieżową tarczą
item-hoplite-shield = tarcza hoplity
    .acc = tarczę hoplity
    .ins = tarczą hoplity
item-protection-shield-xur-asia = tarcza ochronna „XUR-ASIA”
    .acc = tarczę ochronną „XUR-ASIA”
    .ins = tarczą ochronną „XUR-ASIA”
item-magnetic-shield-generator = generator tarczy magnetycznej
    .ins = generatorem tarczy magnetycznej
item-flashbang = granat hukowo-błyskowy
    .ins = granatem hukowo-błyskowym
item-smoke-grenade = granat dymny
    .ins = granatem dymnym
item-tear-gas-grenade = granat łzawiący
    .ins = granatem łzawiącym
item-toxic-gas-grenade = granat z gazem trującym
    .ins = granatem z gazem trującym
item-throwing-net = sieć do rzucania
    .ins = siecią do rzucania
item-dagger = sztylet
    .ins = sztyletem
item-stiletto = stylet
    .ins = styletem
item-hunting-knife = nóż myśliwski
    .ins = nożem myśliwskim
item-flame-dagger = płomienny sztylet
    .ins = płomiennym sztyletem
item-poison-dagger = zatruty sztylet
    .ins = zatrutym sztyletem
item-short-sword = krótki miecz
    .ins = krótkim mieczem
item-gladius = gladius
    .ins = gladiusem
item-sabre = szabla
    .acc = szablę
    .ins = szablą
item-rapier = rapier
    .ins = rapierem
item-foil = floret
    .ins = floretem
item-machete = maczeta
    .acc = maczetę
    .ins = maczetą
item-broadsword = szeroki miecz
    .ins = szerokim mieczem
item-long-sword = długi miecz
    .ins = długim mieczem
item-bastard-sword = miecz półtoraręczny
    .ins = mieczem półtoraręcznym
item-katana = katana
    .acc = katanę
    .ins = kataną
item-two-handed-sword = miecz dwuręczny
    .ins = mieczem dwuręcznym
item-flamberge = flamberg
    .ins = flambergiem
item-hatchet = toporek
    .ins = toporkiem
item-axe = topór
    .ins = toporem
item-long-axe = długi topór
    .ins = długim toporem
item-battle-axe = topór bojowy
    .ins = toporem bojowym
item-brass-knuckles = kastet
    .ins = kastetem
item-club = maczuga
    .acc = maczugę
    .ins = maczugą
item-baton = pałka
    .acc = pałkę
    .ins = pałką
item-crowbar = łom
    .ins = łomem
item-mace = buzdygan
    .ins = buzdyganem
item-morning-star = morgensztern
    .ins = morgenszternem
item-battle-flail = cep bojowy
    .ins = cepem bojowym
item-warhammer = młot bojowy
    .ins = młotem bojowym
item-sledgehammer = młot kowalski
    .ins = młotem kowalskim
item-staff = kij
    .ins = kijem
item-spear = włócznia
    .acc = włócznię
    .ins = włócznią
item-glaive = glewia
    .acc = glewię
    .ins = glewią
item-halberd = halabarda
    .acc = halabardę
    .ins = halabardą
item-pike = pika
    .acc = pikę
    .ins = piką
item-short-bow = krótki łuk
    .ins = krótkim łukiem
item-long-bow = długi łuk
    .ins = długim łukiem
item-composite-bow = łuk kompozytowy
    .ins = łukiem kompozytowym
item-battle-bow = łuk bojowy
    .ins = łukiem bojowym
item-hand-crossbow = ręczna kusza
    .acc = ręczną kuszę
    .ins = ręczną kuszą
item-light-crossbow = lekka kusza
    .acc = lekką kuszę
    .ins = lekką kuszą
item-crossbow = kusza
    .acc = kuszę
    .ins = kuszą
item-quadruple-crossbow = poczwórna kusza
    .acc = poczwórną kuszę
    .ins = poczwórną kuszą
item-sling = proca
    .acc = procę
    .ins = procą
item-slingshot = proca gumowa
    .acc = procę gumową
    .ins = procą gumową
item-blowpipe = dmuchawka
    .acc = dmuchawkę
    .ins = dmuchawką
item-shuriken = shuriken
    .ins = shurikenem
item-throwing-axe = topór do rzucania
    .ins = toporem do rzucania
item-throwing-spear = oszczep
    .ins = oszczepem
item-tomahawk = tomahawk
    .ins = tomahawkiem
item-flintlock-pistol = pistolet skałkowy
    .ins = pistoletem skałkowym
item-laser-pistol = pistolet laserowy
    .ins = pistoletem laserowym
item-laser-rifle = karabin laserowy
    .ins = karabinem laserowym
item-double-barrel-shotgun = dubeltówka
    .acc = dubeltówkę
    .ins = dubeltówką
item-pump-action-shotgun = strzelba powtarzalna
    .acc = strzelbę powtarzalną
    .ins = strzelbą powtarzalną
item-sawed-off-shotgun = obrzyn
    .ins = obrzynem
item-flamethrower = miotacz ognia
    .ins = miotaczem ognia
item-loose-object = luźny przedmiot
    .ins = luźnym przedmiotem
