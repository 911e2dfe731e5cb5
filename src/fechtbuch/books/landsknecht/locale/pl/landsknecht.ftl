### Słowa gry Landsknecht po polsku.


## The course of the fight

map-scale = 1 pole = 5 stóp
heading-round = Runda { $amount }
heading-round-zero = Runda 0: niektórzy są zaskoczeni
deed-contact =
    { $amount ->
        [one] Strony spotykają się w odległości { $amount } stopy.
       *[many] Strony spotykają się w odległości { $amount } stóp.
    }
effect-surprised = Zaskoczenie: { $word }.
effect-initiative =
    { GENDER($word) ->
        [p] Zaczynają { $word }.
        [other] Zaczyna strona { $word }.
       *[m] Zaczyna { $word }.
    }
effect-acts-together =
    { GENDER($word) ->
        [p] Jednocześnie z poprzednią stroną działają { $word }.
        [other] Jednocześnie z poprzednią działa strona { $word }.
       *[m] Jednocześnie z poprzednią stroną działa { $word }.
    }
deed-turn = {""}
deed-passes = { CAP($actor) } nic nie robi.
deed-holds = { CAP($actor) } wstrzymuje działanie.
deed-fights-on = { CAP($actor) } nie może uciec i walczy dalej.
deed-obeys = { CAP($actor) } musi usłuchać: „{ $word }”.
deed-out-of-the-net = { CAP($actor) } wydostaje się z sieci.
deed-improvises-on =
    { $amount ->
        [0] { CAP($actor) } kończy zajęcie.
        [one] { CAP($actor) } dalej robi swoje, jeszcze jedną rundę.
        [few] { CAP($actor) } dalej robi swoje, jeszcze { $amount } rundy.
       *[many] { CAP($actor) } dalej robi swoje, jeszcze { $amount } rund.
    }
deed-loading-stopped = Ta runda się nie liczy: { $actor } wciąż ładuje ({ $item }).

## Moving

deed-walked =
    { $amount ->
        [0] { "" }
        [one] { CAP($actor) } przechodzi { $amount } stopę na pole { $to }.
        [few] { CAP($actor) } przechodzi { $amount } stopy na pole { $to }.
       *[many] { CAP($actor) } przechodzi { $amount } stóp na pole { $to }.
    }
deed-ran =
    { $amount ->
        [0] { "" }
        [one] { CAP($actor) } przebiega { $amount } stopę na pole { $to }.
        [few] { CAP($actor) } przebiega { $amount } stopy na pole { $to }.
       *[many] { CAP($actor) } przebiega { $amount } stóp na pole { $to }.
    }
deed-flight =
    { $amount ->
        [one] { CAP($actor) } rzuca się do ucieczki.
       *[other] { CAP($actor) } i towarzysze rzucają się do ucieczki.
    }
deed-drops-in-flight =
    { CAP($actor) } porzuca za sobą{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-drops-in-vain = Żaden ze ścigających na to nie zważa: { $item }.
deed-obstacle = { CAP($actor) } zagradza drogę ({ $item }); pościg się kończy.
deed-obstacle-passed = { CAP($actor) } omija przeszkodę: { $item }.
deed-breaks-off = { CAP($actor) } przerywa pościg, bo tu leży: { $item }.
effect-escaped =
    { BENDS($actor) ->
        [yes] { CAP(DAT($actor)) }
       *[no] Postaci { $actor }
    } udaje się uciec.
effect-caught-up =
    { CAP($target) } dogania { BENDS($actor) ->
        [yes] { ACC($actor) }
       *[no] postać { $actor }
    }.

## Blows and shots

with-weapon =
    { $has_item ->
        [0] { "" }
       *[other]
            { " " }{ BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }
    }
deed-declares =
    { $key ->
        [nothing] { CAP($actor) } nic nie robi.
        [move] { "" }
        [run] { "" }
        [flee]
            { $amount ->
                [1] { CAP($actor) } traci ducha i ucieka.
               *[other] { CAP($actor) } ucieka.
            }
        [attack]
            { CAP($actor) } atakuje { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            }{ with-weapon }.
        [charge]
            { CAP($actor) } szarżuje na { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            }{ with-weapon }.
        [shoot]
            { CAP($actor) } strzela do { BENDS($target) ->
                [yes] { GEN($target) }
               *[no] postaci { $target }
            } ({ $item }).
        [shoot-crowd] { CAP($actor) } strzela w tłum, a w nim jest { $target } ({ $item }).
        [throw]
            { CAP($actor) } rzuca w { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            } { BENDS($item) ->
                [yes] { INS($item) }
               *[no] ({ $item })
            }.
        [throw-crowd]
            { CAP($actor) } rzuca w tłum ({ $item }), a w nim jest { $target }.
        [wrestle] { "" }
        [escape] { CAP($actor) } próbuje się wyrwać.
        [force] { CAP($actor) } zaciska chwyt.
        [keep] { CAP($actor) } trzyma dalej.
        [release] { "" }
        [aim] { "" }
        [load] { "" }
        [clear] { "" }
        [parry] { "" }
        [cast] { "" }
        [search] { "" }
        [use] { "" }
        [pick-up] { "" }
        [put-on] { "" }
        [stow] { "" }
        [take] { "" }
        [set-up] { "" }
        [lift] { "" }
        [fix-bayonet] { "" }
        [light-match] { "" }
        [mount] { "" }
        [dismount] { "" }
        [jump-off] { CAP($actor) } zeskakuje.
        [wake] { "" }
        [hold] { CAP($actor) } wstrzymuje działanie.
        [improvise] { "" }
       *[other] { CAP($actor) }: { $word }.
    }
deed-strikes-runner = Gdy przebiega { $target }, { $actor } uderza.
effect-action-lost =
    Działanie { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } przepada.
effect-improvise-refused = Mistrz gry nie pozwala: { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
        [few] { $key } ({ $amount } rundy)
       *[many] { $key } ({ $amount } rund)
    }
deed-releases =
    { CAP($actor) } działa teraz, uprzedzając { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-together =
    { $amount ->
        [one] Działa jedna postać.
        [few] Jednocześnie działają { $amount } postacie.
       *[many] Jednocześnie działa { $amount } postaci.
    }
effect-full-hit = Pełne trafienie: obrażenia { $amount }.
effect-glancing-hit = Draśnięcie: obrażenia { $amount }. Pełne trafienie wymagało najwyżej { $limit }.
effect-miss = Pudło.
effect-helpless-struck = Cios w bezbronną postać ({ $target }): bez rzutu, najwyższa ścianka kości broni.
effect-attack-lost = { CAP($actor) } nie może już uderzyć; atak przepada.
deed-counter-attacks = { CAP($actor) } ma dłuższą broń i kontratakuje, uderzając najpierw.
deed-guards =
    { CAP($actor) } dłuższą bronią trzyma { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } na dystans.
deed-crawls =
    { $amount ->
        [one] { CAP($actor) } czołga się { $amount } stopę.
        [few] { CAP($actor) } czołga się { $amount } stopy.
       *[many] { CAP($actor) } czołga się { $amount } stóp.
    }
deed-parries = { CAP($actor) } rezygnuje w tej rundzie ze wszystkiego, by parować.
deed-defends-instead =
    { CAP($actor) } przerywa i broni się przed { BENDS($target) ->
        [yes] { INS($target) }
       *[no] postacią { $target }
    }.
effect-damage-waits =
    Obrażenia { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } ({ $amount }) liczą się dopiero po wszystkich równoczesnych działaniach.
effect-shot-in-the-dark = { CAP($actor) } nic nie widzi; strzał przepada.
effect-misfire = Niewypał: { $item }.
effect-stray =
    Strzał zbacza i trafia { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-stray-nobody = Strzał zbacza i nikogo nie trafia.
effect-drawn-from-crowd =
    Los wskazuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }; trafienie wymaga najwyżej { $amount }.
effect-passes-between =
    Strzał przelatuje między walczącymi, tuż obok { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
deed-aims = { CAP($actor) } celuje ({ $item }).
deed-loads =
    { $amount ->
        [0]
            { CAP($actor) } ładuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }.
        [one]
            { CAP($actor) } ładuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze jedna runda.
        [few]
            { CAP($actor) } ładuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze { $amount } rundy.
       *[many]
            { CAP($actor) } ładuje{ BENDS($item) ->
                [yes] { " " }{ ACC($item) }
               *[no] : { $item }
            }; jeszcze { $amount } rund.
    }
effect-loaded = Broń naładowana: { $item }.
deed-clears =
    { $amount ->
        [0] { CAP($actor) } usuwa niewypał ({ $item }).
        [one] { CAP($actor) } usuwa niewypał ({ $item }); jeszcze jedna runda.
        [few] { CAP($actor) } usuwa niewypał ({ $item }); jeszcze { $amount } rundy.
       *[many] { CAP($actor) } usuwa niewypał ({ $item }); jeszcze { $amount } rund.
    }
effect-poisoned =
    Trucizna ({ $word }) dostaje się do krwi { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-gunfire =
    Huk wystrzałów płoszy { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.

## Wounds

effect-wounded = { CAP($target) }: Żywotność { $before } → { $after }.
effect-down = { CAP($target) } pada.
effect-unconscious = { CAP($target) } traci przytomność.
effect-dead = { CAP($target) } ginie.
effect-knocked-out = { CAP($target) } doznaje ogłuszenia.
effect-injured =
    { $said ->
        [0] { CAP($target) } doznaje trwałego urazu: { $item }.
       *[other] { CAP($target) } doznaje trwałego urazu ({ $word }): { $item }.
    }
effect-treated =
    Uraz { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } jest opatrzony: { $item }.
effect-healed =
    { $amount ->
        [one] { CAP($target) } odzyskuje { $amount } punkt Żywotności.
        [few] { CAP($target) } odzyskuje { $amount } punkty Żywotności.
       *[many] { CAP($target) } odzyskuje { $amount } punktów Żywotności.
    }
effect-up-again = { CAP($target) } dochodzi do siebie.
effect-woken = { CAP($target) } się budzi.
effect-saved =
    Rzut obronny { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } się udaje ({ $word }).
effect-save-failed =
    Rzut obronny { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } się nie udaje ({ $word }).
effect-recovered = { CAP($target) } dochodzi do siebie.

## Wrestling, nets and nooses

deed-wrestles =
    { CAP($actor) } próbuje chwycić { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-wrestling-fails =
    { CAP($actor) } nie może już chwycić { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
deed-strikes-wrestler =
    { CAP($actor) } uderza { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }, zanim dojdzie do chwytu.
effect-contest = Siłowanie: { $actor } ({ $ours }), { $target } ({ $theirs }).
effect-tie-agility = Równe sumy: wygrywa { $actor } dzięki lepszej Zwinności.
effect-tie-dice = Równe sumy i równa Zwinność: wygrywa { $actor } dzięki wyższej kości.
effect-tie-pit-fighter = Równe sumy: wygrywa { $actor }, zapaśnik areny.
effect-contest-without-roll =
    { CAP($target) } nie może stawić oporu { BENDS($actor) ->
        [yes] { DAT($actor) }
       *[no] postaci { $actor }
    }.
effect-released =
    { CAP($actor) } wypuszcza { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-let-go =
    { CAP($actor) } puszcza { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-stays-with =
    { CAP($actor) } nie idzie dalej i trzyma { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-improvising-ends = { CAP($actor) } przerywa rozpoczęte zajęcie.
effect-plan-ends = { CAP($actor) } musi przerwać to, co robi ({ $item }).
effect-grip-ends =
    { CAP($actor) } już nie trzyma { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-holds-too =
    { CAP($actor) } także trzyma { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-immobilised =
    { $amount ->
        [one]
            { CAP($actor) } unieruchamia { BENDS($target) ->
                [yes] { ACC($target) }
               *[no] postać { $target }
            }.
       *[other]
            { CAP($actor) } zaciska chwyt na { BENDS($target) ->
                [yes] { LOC($target) }
               *[no] postaci { $target }
            } ({ $amount } z 3).
    }
effect-pinned =
    { CAP($actor) } przygniata { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } do ziemi.
effect-disarmed =
    { CAP($actor) } wyrywa { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    }{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-keeps-hold =
    { CAP($actor) } trzyma mocno{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-netted =
    Sieć oplątuje { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-garrotted =
    Garota zaciska się na szyi { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-caught =
    Chwytak zaciska się na { BENDS($target) ->
        [yes] { LOC($target) }
       *[no] postaci { $target }
    }.
effect-choked = { CAP($target) } się dusi.

## Things

effect-dropped =
    { CAP($actor) } upuszcza{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
effect-lies = Teraz na polu { $at }: { $item }.
effect-broken = Zużyte lub złamane: { $item }.
deed-drew =
    { CAP($actor) } wyciąga{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-searches =
    { $amount ->
        [one] { CAP($actor) } szuka w bagażu ({ $item }); jeszcze jedna runda.
        [few] { CAP($actor) } szuka w bagażu ({ $item }); jeszcze { $amount } rundy.
       *[many] { CAP($actor) } szuka w bagażu ({ $item }); jeszcze { $amount } rund.
    }
deed-search-stopped = Ta runda się nie liczy: { $actor } wciąż szuka w bagażu ({ $item }).
effect-found =
    { CAP($actor) } znajduje{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-uses = { CAP($actor) } używa: { $item }.
effect-light = Robi się jasno.
effect-left-in-the-dark = { CAP($actor) } zostaje w ciemności.
effect-comes-into-light = { CAP($actor) } stoi w świetle.
effect-alarm = { CAP($actor) } podnosi alarm.
deed-aware = { CAP($actor) } dostrzega wroga.
deed-picks-up =
    { CAP($actor) } podnosi{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-puts-on =
    { CAP($actor) } zakłada{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-stows =
    { CAP($actor) } chowa{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-takes-over =
    { CAP($actor) } bierze od { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-sets-up =
    { CAP($actor) } ustawia{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-lifts =
    { CAP($actor) } unosi{ BENDS($item) ->
        [yes] { " " }{ ACC($item) }
       *[no] : { $item }
    }.
deed-fixes-bayonet = { CAP($actor) } zakłada bagnet na { ACC($item) }.
deed-lights-match = { CAP($actor) } zapala lont ({ $item }).
effect-ends-up = { CAP($actor) } ląduje na polu { $at }.
deed-stands-up = { CAP($actor) } wstaje.

## Mounts

deed-mounts =
    { CAP($actor) } dosiada { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
deed-dismounts =
    { CAP($actor) } zsiada z { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    }.
effect-left-saddle = { CAP($actor) } opuszcza siodło.
effect-falls = { CAP($actor) } upada razem z wierzchowcem.
effect-bolts =
    { $amount ->
        [one] { CAP($actor) } ponosi przez jedną rundę.
        [few] { CAP($actor) } ponosi przez { $amount } rundy.
       *[many] { CAP($actor) } ponosi przez { $amount } rund.
    }
effect-bolted =
    { CAP($actor) } ponosi { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    }.
effect-left-the-map =
    { CAP($actor) } unosi { BENDS($target) ->
        [yes] { ACC($target) }
       *[no] postać { $target }
    } z pola walki.

## Spells

deed-casts =
    { $target ->
       *[other] { CAP($actor) } zaczyna zaklęcie: { $item }.
    }
deed-spell-works =
    Zaklęcie { BENDS($actor) ->
        [yes] { GEN($actor) }
       *[no] postaci { $actor }
    } działa: { $item }.
effect-spell-without-target = Zaklęcie nie znajduje celu: { $item }.
effect-spell-spoiled =
    Zaklęcie { BENDS($target) ->
        [yes] { GEN($target) }
       *[no] postaci { $target }
    } zostaje przerwane: { $item }.
effect-asleep = { CAP($target) } zasypia.
effect-commanded =
    { CAP($actor) } rozkazuje { BENDS($target) ->
        [yes] { DAT($target) }
       *[no] postaci { $target }
    }: „{ $word }”.

## Morale

why-morale =
    { $key ->
        [contact] {" "}przy pierwszym kontakcie, nie mając więcej swoich niż wrogów
        [halved] {" "}po stracie połowy grupy
        [wounded] {" "}po stracie połowy Żywotności
        [gunfire] {" "}na huk wystrzału
       *[other] {""}
    }
effect-morale-holds = { CAP($actor) } nie traci ducha{ why-morale }: { $amount } na 2k6, morale { $score }.
effect-morale-fails = { CAP($actor) } traci ducha{ why-morale }: { $amount } na 2k6, więcej niż morale { $score }.
effect-cornered = { CAP($actor) } nie ma już dokąd uciec przed wrogiem.
effect-routed = { CAP($actor) } załamuje się i chce uciec.
effect-surrendered = { CAP($actor) } się poddaje.

## Questions

ask-answer =
    { $charge_key ->
        [yes]
            { $who }, { $attacker } szarżuje na ciebie { BENDS($weapon) ->
                [yes] { INS($weapon) }
               *[no] ({ $weapon })
            }. Co robisz?
       *[other]
            { $who }, { $attacker } atakuje cię { BENDS($weapon) ->
                [yes] { INS($weapon) }
               *[no] ({ $weapon })
            }. Co robisz?
    }
    .short = w odpowiedzi
ask-next = { $side }, kto następny?
    .short = przy wyborze następnego
ask-surprised-draw = { $who }, wróg cię zaskakuje. Dobywasz broni?
    .short = w zaskoczeniu
ask-volunteer = { $who }, co robisz poza kolejnością?
    .short = poza kolejnością
ask-turn = { $who }, twoja kolej. Co robisz?
    .short = w swojej turze
ask-runner = { $who }, { $runner } przebiega w twoim zasięgu. Uderzasz?
    .short = w biegnącego
ask-verdict = Mistrzu gry, { $actor } chce zrobić coś innego: { $text_key } Pozwalasz?
    .short = po orzeczeniu
ask-release = { $who }, { $enemy } zaraz zadziała („{ $verb }”). Działasz w tej samej chwili?
    .short = po wstrzymaniu
ask-last = { $who }, wszyscy już działali. Działasz teraz?
    .short = na końcu
ask-busy = { $who }, { $attacker } atakuje w trakcie twojego zajęcia. Kontynuujesz czy się bronisz?
    .short = w trakcie zajęcia
ask-strike = { $who }, { $attacker } chce cię chwycić. Uderzasz najpierw?
    .short = przeciw chwytowi
ask-contest-won =
    { $who }, wygrywasz z { BENDS($loser) ->
        [yes] { INS($loser) }
       *[no] postacią { $loser }
    }. Co robisz?
    .short = po wygranej
ask-join =
    { $who }, { $leader } chwyta { BENDS($victim) ->
        [yes] { ACC($victim) }
       *[no] postać { $victim }
    } w twoim zasięgu. Dołączasz?
    .short = przy dołączaniu
ask-best-wrestler = Dwie osoby mają równy wynik. Kto się liczy?
    .short = za grupę
ask-pursuers = { $side }, { $fugitive } ucieka. Kto goni?
    .short = w pościgu
ask-drop = { $side }, pościg jest za wami. Porzucacie coś?
    .short = w ucieczce
ask-obstacle =
    Mistrzu gry, na drodze { BENDS($pursuer) ->
        [yes] { GEN($pursuer) }
       *[no] postaci { $pursuer }
    } leży: { $item }. Czy to kończy pościg?
    .short = przy przeszkodzie
ask-rout =
    { $others_number ->
        [0] { $group } traci ducha. Ucieczka czy poddanie?
        [one] { $group } i ktoś jeszcze tracą ducha. Ucieczka czy poddanie?
       *[other] { $group } i jeszcze { $others_number } z oddziału tracą ducha. Ucieczka czy poddanie?
    }
    .short = bez ducha

## What to do

verb-next = Następny
verb-none = Nie odpowiadaj
verb-counter = Kontratakuj: uderz najpierw
verb-guard = Trzymaj na dystans dłuższą bronią
verb-parry = Paruj
verb-crawl = Czołgaj się
verb-stay-exposed = Kontynuuj bez osłony
verb-defend = Broń się
verb-strike = Uderz
verb-immobilise = Unieruchom
verb-disarm = Rozbrój
verb-release = Wypuść
verb-join = Dołącz
verb-stay-out = Nie mieszaj się
verb-name = Wskaż kogoś
verb-pursue = Goń
verb-let-go = Puść wolno
verb-break-off = Przerwij zajęcie
verb-stops = To ich zatrzymuje
verb-passed = Omijają to
verb-draw = Dobądź broni
verb-drop = Porzuć coś
verb-nothing = Nic nie rób
verb-flee = Uciekaj
verb-surrender = Poddaj się
verb-move = Idź
verb-run = Biegnij
verb-attack = Zaatakuj
verb-charge = Szarżuj
verb-shoot = Strzel
verb-shoot-crowd = Strzel w tłum
verb-throw = Rzuć
verb-throw-crowd = Rzuć w tłum
verb-wrestle = Mocuj się
verb-escape = Wyrwij się
verb-force = Zaciśnij chwyt
verb-keep = Trzymaj dalej
verb-aim = Celuj
verb-load = Ładuj
verb-clear = Usuń niewypał
verb-cast = Rzuć zaklęcie
verb-search = Szukaj w bagażu
verb-use = Użyj czegoś
verb-pick-up = Podnieś coś
verb-put-on = Załóż tarczę
verb-stow = Schowaj coś
verb-take = Weź coś od towarzysza
verb-set-up = Ustaw
verb-lift = Unieś
verb-fix-bayonet = Załóż bagnet
verb-light-match = Zapal lont
verb-mount = Wsiądź
verb-dismount = Zsiądź
verb-jump-off = Zeskocz
verb-wake = Obudź kogoś
verb-hold = Wstrzymaj działanie
verb-improvise = Zrób coś innego, słowami
verb-wait = Czekaj
verb-lapse = Zrezygnuj
verb-let-pass = Przepuść
verb-allow = Pozwól
verb-refuse = Odmów
group-attack = atak
group-movement = ruch
group-defence = obrona
group-missiles = pociski
group-other = inne
variant-on-foot = pieszo

## Parts of choices

slot-target = cel
slot-targets = cele
slot-weapon = broń
slot-item = przedmiot
slot-path = droga
slot-then = droga potem
slot-at = gdzie
slot-who = kto
slot-use = postać
slot-spell = zaklęcie
slot-word = słowo
slot-text = słowami
slot-rounds = rundy
value-item-nothing = nic
value-word-belt = przy pasie
value-word-pack = do bagażu
value-word-roll = rzuć mimo to
value-word-nothing = jak zwykle
value-path-nothing = zostań
value-then-nothing = zostań
item-bare-hands = gołe ręce
    .ins = gołymi rękami

## Numbers

number-armour-class = Liczba docelowa
number-number-rolled = Obrażenia
number-fixed-damage = Obrażenia
part-encumbrance = Obciążenie: pancerz
number-encumbrance = Obciążenie
part-load-oversized = Rzeczy nieporęczne
part-load-items = Rzeczy i profesja
part-number-rolled = na k20
part-weapon-die = kość broni
part-multiplied = pomnożone
part-fixed-damage = stałe
number-best-roll = Najlepszy wynik drużyny
number-weapon-skill = Premia
number-movement-rate = Jedna dziesiąta ruchu
number-points-below-zero = Punkty poniżej zera
number-save-number = Potrzeba
number-morale = Morale
number-misfire = Niewypał do
number-surprise = Zaskoczenie do
part-surprise = zaskoczenie
part-alert = czujność
part-armour-class = klasa pancerza
part-agility = zwinność
part-best-roll = rzut i premia
part-helpers = pozostali z drużyny
part-weapon-skill = władanie bronią
part-shield = tarcza lub druga broń
part-parry = parowanie
part-guard = zasłona
part-saddle = obrońca w siodle
part-charging = obrońca w szarży
part-injury-exposure = stary uraz obrońcy
part-cover = osłona
part-ballistic-skill = strzelanie
part-attacker-agility = zwinność atakującego
part-attacker-weapon-skill = władanie bronią atakującego
part-strength = siła
part-unaware = brak świadomości ataku
part-unarmed = bez broni
part-weapon-change = zmiana broni
part-own-injury = uraz atakującego
part-double-team = dwóch na jednego
part-triple-team = trzech na jednego
part-darkness = ciemność
part-mounted = z konia
part-range = zasięg
part-out-of-range = poza zasięgiem
part-from-the-saddle = strzał z siodła
part-aimed = celowanie
part-no-rest = bez forkietu
part-crowd = tłum
part-into-melee = w wir walki
part-misfire = niewypał
part-intelligence = inteligencja
part-willpower = siła woli
part-save-number = rzut obronny
part-natural-grappler = naturalny zapaśnik
part-points-below-zero = punkty poniżej zera
part-movement-rate = ruch
part-morale = morale
part-referee-limit = najwyżej dwa

## Dice

roll-initiative = inicjatywa
roll-declaring = kto pierwszy deklaruje
roll-distance = odległość
roll-surprise = zaskoczenie
roll-attack = atak
roll-damage = obrażenia
roll-damage-second = druga broń
roll-silver = srebrna klinga
roll-crowd = kto w tłumie
roll-stray = kogo trafia strzał
roll-garrote = garota
roll-injury = uraz
roll-injury-place = miejsce
roll-injury-side = strona
roll-injury-entry = rodzaj urazu
roll-injury-lasts = dni urazu
roll-teeth = utracone zęby
roll-unconscious = godziny bez przytomności
roll-misfire = niewypał
roll-recovery = powrót do sił
roll-save = rzut obronny
roll-tie = remis
roll-wrestling = zapasy
roll-spell = zaklęcie
roll-pursuit = pościg
roll-search = szukanie
roll-morale = morale
roll-fall = upadek
roll-sleep = długość snu
roll-bolting = poniesienie

## States and words

state-acted = po działaniu
state-aiming = celuje
state-asleep = śpi
state-blind = nie widzi
state-bound = w więzach
state-charged = po szarży
state-dead = nie żyje
state-down = leży bez sił
state-fleeing = ucieka
state-gagged = z kneblem
state-lame = utyka
state-lit = w świetle
state-netted = w sieci
state-paralysed = w paraliżu
state-parrying = paruje
state-pinned = w uścisku na ziemi
state-prone = leży
state-routed = w popłochu
state-surprised = w zaskoczeniu
state-surrendered = poddaje się
state-unaware = nie wie o ataku
state-unconscious = bez przytomności
state-held = w chwycie
state-holding = trzyma
state-mounted = w siodle
word-paralyzation = paraliż
word-poison = trucizna
word-breath = zionięcie
word-device = przyrząd
word-magic = magia
word-sleep = sen
word-paralysis = paraliż
word-deadly = śmiertelna
word-halt = stój
word-drop = rzuć
word-flee = uciekaj
word-weapon-arm = ramię z bronią
word-other-arm = drugie ramię
word-left-leg = lewa noga
word-right-leg = prawa noga
item-magic-missile = Magiczny pocisk
item-sleep = Sen
item-cure-light-wounds = Leczenie lekkich ran
item-command = Rozkaz

## Why not

reason-cannot-pursue = { $value } nie może teraz gonić.
reason-item-unknown = Nie ma przedmiotu „{ $value }”.
reason-no-such-field = „{ $value }” nie jest polem mapy.
reason-sheet-wrong = Błąd w karcie postaci, { $slot }: { $value }.
reason-not-now = „{ $value }” nie jest teraz możliwe.
reason-no-such-way = Tą drogą nie można iść: { $value }.
reason-not-at-hand = Tego nie ma pod ręką: { $value }.
reason-not-that-one = „{ $value }” nie jest tu do wyboru.
reason-not-held = Nikt cię nie trzyma.
reason-nobody-in-reach = Nikogo nie ma w zasięgu; „{ $value }” jest niemożliwe.
reason-nobody-in-range = Nikogo nie ma w zasięgu strzału i wzroku; „{ $value }” jest niemożliwe.
reason-no-way-out = Nie ma którędy iść.
reason-nowhere-to-flee = Żadna droga nie prowadzi dalej od wroga.
reason-nothing-to-mount = Obok ciebie nie ma wierzchowca, który mógłby cię ponieść.
reason-cannot-get-down = Zsiada tylko jeździec, i tylko na wolne pole.
reason-mount-is-calm = Zeskakuje się tylko ze spłoszonego wierzchowca.
reason-holds-nobody = Nikt nie jest trzymany.
reason-nothing-for-it = Pod ręką nie ma niczego, czego wymaga „{ $value }”.
reason-nobody-to-wake = Nikt ze swoich nie śpi w zasięgu.
reason-holds-already = Akcja jest już wstrzymana.
reason-no-referee = Bez mistrza gry nie można improwizować.
reason-out-of-range = { $value }: poza zasięgiem strzału lub wzroku.
reason-out-of-reach = { $value }: poza zasięgiem.
reason-too-short = { $value }: nie sięga tak daleko.
reason-held-fast = Kto jest w chwycie, może tylko się wyrwać albo uderzyć tego, kto trzyma.
reason-mount-bolts = Wierzchowiec ponosi; można się utrzymać albo zeskoczyć.
reason-lost-heart = Kto stracił ducha, ucieka albo paruje.
reason-no-spell = Żadne zaklęcie nie jest przygotowane.
reason-no-speech = Bez swobodnej mowy nikt nie rzuci zaklęcia.
reason-hurt-this-round = Kto odniósł w tej rundzie obrażenia, nie może w niej rzucać zaklęć.
reason-no-symbol = Święty symbol musi być w dłoni od początku rundy.
reason-hands-not-free = Zapasy wymagają obu rąk albo broni do tego.
reason-not-unaware = Garota działa tylko na nieświadomych ataku.
reason-dice-not-divided = Trzeba rozdzielić wszystkie kości, co najmniej jedną na cel: { $value }.
reason-no-flight = Ta droga nie oddala od wroga.
reason-path-not-straight = Szarża biegnie po linii prostej; „{ $value }” nią nie jest.
reason-run-up-too-short = Rozbieg jest krótszy niż połowa ruchu bojowego: { $value }.
reason-difficult-ground = Na drodze szarży leży trudny teren: { $value }.
reason-target-out-of-reach = Z końca tej drogi cel jest poza zasięgiem broni.
reason-target-out-of-range = Z końca tej drogi cel jest za daleko albo niewidoczny.
reason-not-adjacent = Każdy krok prowadzi na sąsiednie pole: { $value }.
reason-off-map = Ta droga wychodzi poza mapę: { $value }.
reason-wall = Na drodze jest ściana: { $value }.
reason-between-walls = Przejście między ścianami jest zbyt wąskie: { $value }.
reason-blocked = Ktoś stoi na drodze: { $value }.
reason-too-far = To za daleko: { $value }.
reason-occupied = Ktoś już tam stoi: { $value }.
reason-field-not-free = Nikt nie może tam stać: { $value }.

## Things, which English names from the data files

item-none = ubranie
    .ins = ubraniem
item-wams = wams
    .ins = wamsem
item-buff-coat = skórzany kolet
    .ins = skórzanym koletem
item-jack-chains = łańcuchy ochronne
    .ins = łańcuchami ochronnymi
item-chainmail = kolczuga
    .acc = kolczugę
    .ins = kolczugą
item-brigandine = brygantyna
    .acc = brygantynę
    .ins = brygantyną
item-half-armour = półzbroja
    .acc = półzbroję
    .ins = półzbroją
item-three-quarter-armour = zbroja trzy czwarte
    .acc = zbroję trzy czwarte
    .ins = zbroją trzy czwarte
item-full-plate = pełna zbroja płytowa
    .acc = pełną zbroję płytową
    .ins = pełną zbroją płytową
item-zero-level = poziom zerowy
item-warrior = wojownik
item-ranger = tropiciel
item-cleric = kleryk
item-magic-user = czarodziej
item-rogue = łotr
item-peasant = chłop
item-townsman = mieszczanin
item-academic = uczony
item-mercenary = najemnik
item-duellist = pojedynkowicz
item-witch-hunter = łowca czarownic
item-knight = rycerz
item-soldier = żołnierz
item-pit-fighter = zapaśnik areny
item-quick-draw = szybkie dobycie
item-draws-when-surprised = dobywa mimo zaskoczenia
item-better-of-two-dice = dwa ostrza
item-agile-wrestler = zwinny zapaśnik
item-wins-ties = wygrywa remisy
item-hard-fists = twarde pięści
item-scarred-face = blizny na twarzy
item-rattled-wits = zamęt w głowie
item-ringing-head = szum w głowie
item-dented-skull = wgnieciona czaszka
item-concussion = wstrząs mózgu
item-lost-eye = utracone oko
item-broken-teeth = wybite zęby
item-beheaded = ścięcie głowy
item-bruised-ribs = stłuczone żebra
item-crooked-ribs = krzywe żebra
item-winded = brak tchu
item-crippled-trunk = okaleczony tułów
item-cracked-ribs = pęknięte żebra
item-gut-wound = rana brzucha
item-broken-ribs = złamane żebra
item-torn-apart = rozszarpanie
item-bruised-arm = stłuczone ramię
item-stiff-arm = sztywne ramię
item-sprained-wrist = skręcony nadgarstek
item-maimed-hand = okaleczona dłoń
item-cracked-forearm = pęknięte przedramię
item-severed-arm-artery = przecięta tętnica ramienia
item-broken-arm = złamane ramię
item-lost-arm = utracone ramię
item-limp = utykanie
item-crushed-foot = zmiażdżona stopa
item-bad-limp = silne utykanie
item-lost-foot = utracona stopa
item-twisted-knee = skręcone kolano
item-severed-leg-artery = przecięta tętnica nogi
item-broken-leg = złamana noga
item-lost-leg = utracona noga
item-holy-symbol = święty symbol
    .ins = świętym symbolem
item-coins = monety
    .ins = monetami
item-purse = sakiewka srebra
    .acc = sakiewkę srebra
    .ins = sakiewką srebra
item-jewels = klejnoty
    .ins = klejnotami
item-church-plate = srebra kościelne
    .ins = srebrami kościelnymi
item-strongbox = kasetka
    .acc = kasetkę
    .ins = kasetką
item-meat = połeć słoniny
    .ins = połciem słoniny
item-bread = bochen chleba
    .ins = bochnem chleba
item-oats = worek owsa
    .ins = workiem owsa
item-oil-flask = flakon oleju
    .ins = flakonem oleju
item-caltrops = kolczatki
    .ins = kolczatkami
item-torch = pochodnia
    .acc = pochodnię
    .ins = pochodnią
item-lantern = latarnia
    .acc = latarnię
    .ins = latarnią
item-horn = róg
    .ins = rogiem
item-match-cord = lont
    .ins = lontem
item-fork-rest = forkiet
    .ins = forkietem
item-surgeons-case = skrzynka cyrulika
    .acc = skrzynkę cyrulika
    .ins = skrzynką cyrulika
item-rope = lina
    .acc = linę
    .ins = liną
item-ladder = drabina
    .acc = drabinę
    .ins = drabiną
item-standard = sztandar
    .ins = sztandarem
item-bolt = bełt
    .ins = bełtem
item-arrow = strzała
    .acc = strzałę
    .ins = strzałą
item-bullet = kula do procy
    .acc = kulę do procy
    .ins = kulą do procy
item-stone = kamień do procy
    .ins = kamieniem do procy
item-shot = proch i kule
    .ins = prochem i kulami
item-blowgun-dart = strzałka do dmuchawki
    .acc = strzałkę do dmuchawki
    .ins = strzałką do dmuchawki
item-matchlock = zamek lontowy
item-wheellock = zamek kołowy
item-flintlock = zamek skałkowy
item-rifled = lufa gwintowana
item-warhorse = koń bojowy
    .acc = konia bojowego
    .ins = koniem bojowym
item-riding-horse = koń wierzchowy
    .acc = konia wierzchowego
    .ins = koniem wierzchowym
item-pony = kucyk
    .acc = kucyka
    .ins = kucykiem
item-mule = muł
    .acc = muła
    .ins = mułem
item-leather = skórzane ladry
    .ins = skórzanymi ladrami
item-chain = kolcze ladry
    .ins = kolczymi ladrami
item-plate = płytowe ladry
    .ins = płytowymi ladrami
item-buckler = puklerz
    .ins = puklerzem
item-shield = tarcza
    .acc = tarczę
    .ins = tarczą
item-pavise = pawęż
    .ins = pawężą
item-off-hand = druga broń
    .acc = drugą broń
    .ins = drugą bronią
item-unarmed = gołe ręce
    .ins = gołymi rękami
item-cestus = cestus
    .ins = cestusem
item-garrote = garota
    .acc = garotę
    .ins = garotą
item-weighted-net = obciążona sieć
    .acc = obciążoną sieć
    .ins = obciążoną siecią
item-whip = bicz
    .ins = biczem
item-minor = drobna broń
    .acc = drobną broń
    .ins = drobną bronią
item-dagger = sztylet
    .ins = sztyletem
item-club = pałka
    .acc = pałkę
    .ins = pałką
item-bayonet = bagnet
    .ins = bagnetem
item-silver-dagger = srebrny sztylet
    .ins = srebrnym sztyletem
item-small = mała broń
    .acc = małą broń
    .ins = małą bronią
item-arming-sword = miecz jednoręczny
    .ins = mieczem jednoręcznym
item-short-sword = krótki miecz
    .ins = krótkim mieczem
item-katzbalger = katzbalger
    .ins = katzbalgerem
item-hand-axe = toporek
    .ins = toporkiem
item-medium = średnia broń
    .acc = średnią broń
    .ins = średnią bronią
item-messer = messer
    .ins = messerem
item-long-sword = długi miecz
    .ins = długim mieczem
item-battle-axe = topór bojowy
    .ins = toporem bojowym
item-mace = buzdygan
    .ins = buzdyganem
item-silver-sword = srebrny miecz
    .ins = srebrnym mieczem
item-warflail = cep bojowy
    .ins = cepem bojowym
item-mancatcher = chwytak
    .ins = chwytakiem
item-staff = kij
    .ins = kijem
item-spear-one-hand = włócznia w jednej ręce
    .acc = włócznię w jednej ręce
    .ins = włócznią w jednej ręce
item-spear-both-hands = włócznia w obu rękach
    .acc = włócznię w obu rękach
    .ins = włócznią w obu rękach
item-spear = włócznia
    .acc = włócznię
    .ins = włócznią
item-rapier = rapier
    .ins = rapierem
item-great = wielka broń
    .acc = wielką broń
    .ins = wielką bronią
item-two-handed-sword = miecz dwuręczny
    .ins = mieczem dwuręcznym
item-maul = młot dwuręczny
    .ins = młotem dwuręcznym
item-great-axe = wielki topór
    .ins = wielkim toporem
item-polearm = broń drzewcowa
    .acc = broń drzewcową
    .ins = bronią drzewcową
item-halberd = halabarda
    .acc = halabardę
    .ins = halabardą
item-pike = pika
    .acc = pikę
    .ins = piką
item-lance = kopia
    .acc = kopię
    .ins = kopią
item-natural-blow = uderzenie
    .ins = uderzeniem
item-bite = ugryzienie
    .ins = ugryzieniem
item-claws = pazury
    .ins = pazurami
item-jaws = szczęki
    .ins = szczękami
item-tentacles = macki
    .ins = mackami
item-fists-of-clay = gliniane pięści
    .ins = glinianymi pięściami
item-heavy-hooves = podkute kopyta
    .ins = podkutymi kopytami
item-hooves = kopyta
    .ins = kopytami
item-light-hooves = małe kopyta
    .ins = małymi kopytami
item-great-club = maczuga
    .acc = maczugę
    .ins = maczugą
item-thrown = broń rzucana
    .acc = broń rzucaną
    .ins = bronią rzucaną
item-rock = głaz
    .ins = głazem
item-dart = rzutka
    .acc = rzutkę
    .ins = rzutką
item-blowgun = dmuchawka
    .acc = dmuchawkę
    .ins = dmuchawką
item-sling = proca
    .acc = procę
    .ins = procą
item-short-bow = krótki łuk
    .ins = krótkim łukiem
item-long-bow = długi łuk
    .ins = długim łukiem
item-light-crossbow = lekka kusza
    .acc = lekką kuszę
    .ins = lekką kuszą
item-heavy-crossbow = ciężka kusza
    .acc = ciężką kuszę
    .ins = ciężką kuszą
item-pistol = pistolet
    .ins = pistoletem
item-flintlock-pistol = pistolet skałkowy
    .ins = pistoletem skałkowym
item-arquebus = arkebuz
    .ins = arkebuzem
item-wheellock-arquebus = arkebuz kołowy
    .ins = arkebuzem kołowym
item-flintlock-arquebus = arkebuz skałkowy
    .ins = arkebuzem skałkowym
item-rifled-arquebus = arkebuz gwintowany
    .ins = arkebuzem gwintowanym
item-musket = muszkiet
    .ins = muszkietem
item-wheellock-musket = muszkiet kołowy
    .ins = muszkietem kołowym
item-flintlock-musket = muszkiet skałkowy
    .ins = muszkietem skałkowym
item-rifled-musket = muszkiet gwintowany
    .ins = muszkietem gwintowanym
item-rifled-flintlock-musket = gwintowany muszkiet skałkowy
    .ins = gwintowanym muszkietem skałkowym
item-blunderbuss = garłacz
    .ins = garłaczem
item-flintlock-blunderbuss = garłacz skałkowy
    .ins = garłaczem skałkowym
item-double-barrelled-handgun = dwururka
    .acc = dwururkę
    .ins = dwururką
item-double-barrelled-wheellock = dwururka kołowa
    .acc = dwururkę kołową
    .ins = dwururką kołową


## Switches whose rule has a title that does not say what is switched

called-pursuit-individual = Własne rzuty w pościgu
called-multiply = Co mnożą zwielokrotnione obrażenia
called-helpless-choice = Wybór rzutu przeciw bezbronnym
called-unarmed-bonus = Premia przeciw nieuzbrojonym
called-initiative = Kości inicjatywy
