### Słowa gry Landsknecht po polsku.


## The course of the fight

heading-round = Runda { $amount }
heading-round-zero = Runda 0: niektórzy są zaskoczeni
deed-contact = Strony spotykają się w odległości { $amount } stóp.
effect-surprised = Zaskoczenie: { $word }.
effect-initiative = Pierwszeństwo: { $word }.
effect-acts-together = Jednocześnie z poprzednią stroną: { $word }.
deed-turn = {""}
deed-passes = { $actor } nic nie robi.
deed-holds = { $actor } wstrzymuje działanie.
deed-fights-on = { $actor } nie może uciec i walczy dalej.
deed-obeys = { $actor } musi usłuchać: „{ $word }”.
deed-out-of-the-net = { $actor } wydostaje się z sieci.
deed-improvises-on =
    { $amount ->
        [0] { $actor } kończy.
        [one] { $actor }: zajęcie trwa, jeszcze jedna runda.
        [few] { $actor }: zajęcie trwa, jeszcze { $amount } rundy.
       *[many] { $actor }: zajęcie trwa, jeszcze { $amount } rund.
    }
deed-loading-stopped = { $actor } przerywa ładowanie: { $item }.

## Moving

deed-walked =
    { $amount ->
        [0] {""}
       *[other] { $actor } idzie na pole { $to } (stóp: { $amount }).
    }
deed-ran =
    { $amount ->
        [0] {""}
       *[other] { $actor } biegnie na pole { $to } (stóp: { $amount }).
    }
deed-flight =
    { $amount ->
        [one] { $actor } rzuca się do ucieczki.
       *[other] { $actor } i towarzysze rzucają się do ucieczki.
    }
deed-drops-in-flight = { $actor } porzuca za sobą: { $item }.
effect-drops-in-vain = Żaden ze ścigających na to nie zważa: { $item }.
deed-obstacle = { $actor } zagradza drogę ({ $item }); pościg się kończy.
deed-obstacle-passed = { $actor } omija przeszkodę: { $item }.
deed-breaks-off = { $actor } przerywa pościg, bo tu leży: { $item }.
effect-escaped = { $actor } ucieka.
effect-caught-up = { $target } dogania (ucieka: { $actor }).

## Blows and shots

with-weapon =
    { $has_item ->
        [0] {""}
       *[other] {" "}({ $item })
    }
deed-declares =
    { $key ->
        [nothing] { $actor } nic nie robi.
        [move] {""}
        [run] {""}
        [flee] { $actor } ucieka.
        [attack] { $actor } atakuje, cel: { $target }{ with-weapon }.
        [charge] { $actor } szarżuje, cel: { $target }{ with-weapon }.
        [shoot] { $actor } strzela, cel: { $target } ({ $item }).
        [shoot-crowd] { $actor } strzela w tłum, a w nim: { $target } ({ $item }).
        [throw] { $actor } rzuca, cel: { $target } ({ $item }).
        [throw-crowd] { $actor } rzuca w tłum, a w nim: { $target } ({ $item }).
        [wrestle] {""}
        [escape] { $actor } próbuje się wyrwać.
        [force] { $actor } zaciska chwyt.
        [keep] { $actor } trzyma dalej.
        [release] {""}
        [aim] {""}
        [load] {""}
        [clear] {""}
        [parry] {""}
        [cast] {""}
        [search] {""}
        [use] {""}
        [pick-up] {""}
        [put-on] {""}
        [stow] {""}
        [take] {""}
        [set-up] {""}
        [lift] {""}
        [fix-bayonet] {""}
        [light-match] {""}
        [mount] {""}
        [dismount] {""}
        [jump-off] { $actor } zeskakuje.
        [wake] {""}
        [hold] { $actor } wstrzymuje działanie.
        [improvise] {""}
       *[other] { $actor }: { $word }.
    }
deed-strikes-runner = { $actor } uderza w przebiegającego: { $target }.
effect-action-lost = Działanie przepada: { $actor }.
effect-improvise-refused = Mistrz gry nie pozwala: { $key }
effect-improvises =
    { $amount ->
        [one] { $key }
        [few] { $key } ({ $amount } rundy)
       *[many] { $key } ({ $amount } rund)
    }
deed-releases = { $actor } działa teraz, przeciwnik: { $target }.
effect-together = Działają jednocześnie: { $amount }.
effect-full-hit = Pełne trafienie: obrażenia { $amount }.
effect-glancing-hit = Draśnięcie: obrażenia { $amount }. Pełne trafienie wymagało najwyżej { $limit }.
effect-miss = Pudło.
effect-helpless-struck = { $target } jest bez obrony: bez rzutu, najwyższa ścianka kości broni.
effect-attack-lost = { $actor } nie może już uderzyć; atak przepada.
deed-counter-attacks = { $actor } ma dłuższą broń i uderza w odpowiedzi najpierw.
deed-guards = { $actor } dłuższą bronią trzyma na dystans: { $target }.
deed-crawls = { $actor } się czołga (stóp: { $amount }).
deed-parries = { $actor } rezygnuje w tej rundzie ze wszystkiego, by parować.
deed-defends-instead = { $actor } przerywa i broni się, atakuje: { $target }.
effect-damage-waits = Obrażenia { $amount } ({ $target }) czekają, aż zadziałają wszyscy, którzy działają jednocześnie.
effect-shot-in-the-dark = { $actor } nic nie widzi; strzał przepada.
effect-misfire = Niewypał: { $item }.
effect-stray = Strzał zbacza i trafia: { $target }.
effect-stray-nobody = Strzał zbacza i nikogo nie trafia.
effect-passes-between = Strzał przelatuje między walczącymi, tuż obok: { $target }.
deed-aims = { $actor } celuje ({ $item }).
deed-loads =
    { $amount ->
        [0] { $actor } ładuje: { $item }.
        [one] { $actor } ładuje: { $item }; jeszcze jedna runda.
        [few] { $actor } ładuje: { $item }; jeszcze { $amount } rundy.
       *[many] { $actor } ładuje: { $item }; jeszcze { $amount } rund.
    }
effect-loaded = Broń naładowana: { $item }.
deed-clears =
    { $amount ->
        [0] { $actor } usuwa niewypał: { $item }.
        [one] { $actor } usuwa niewypał: { $item }; jeszcze jedna runda.
        [few] { $actor } usuwa niewypał: { $item }; jeszcze { $amount } rundy.
       *[many] { $actor } usuwa niewypał: { $item }; jeszcze { $amount } rund.
    }
effect-poisoned = Trucizna dostaje się do krwi: { $target } ({ $word }).
effect-gunfire = Huk wystrzałów płoszy otoczenie: { $target }.

## Wounds

effect-wounded = { $target }: Rany { $before } → { $after }.
effect-down = { $target } pada.
effect-unconscious = { $target } traci przytomność.
effect-dead = { $target } ginie.
effect-knocked-out = Ogłuszenie: { $target }.
effect-injured =
    { $said ->
        [0] Trwały uraz, { $target }: { $item }.
       *[other] Trwały uraz, { $target }, { $word }: { $item }.
    }
effect-treated = Uraz opatrzony, { $target }: { $item }.
effect-healed = { $target } odzyskuje Rany: { $amount }.
effect-up-again = { $target } dochodzi do siebie.
effect-woken = { $target } się budzi.
effect-saved = Rzut obronny udany: { $actor } ({ $word }).
effect-save-failed = Rzut obronny nieudany: { $actor } ({ $word }).
effect-recovered = { $target } dochodzi do siebie.

## Wrestling, nets and nooses

deed-wrestles = { $actor } chwyta, przeciwnik: { $target }.
effect-wrestling-fails = { $actor } nie może już chwycić, przeciwnik: { $target }.
deed-strikes-wrestler = { $actor } uderza przed chwytem, przeciwnik: { $target }.
effect-contest = { $actor } { $ours } przeciw { $target } { $theirs }.
effect-contest-without-roll = { $target } nie może stawić oporu, chwyta: { $actor }.
effect-released = { $actor } wypuszcza: { $target }.
effect-let-go = { $actor } puszcza: { $target }.
effect-stays-with = { $actor } nie idzie dalej i trzyma: { $target }.
effect-improvising-ends = { $actor } przerywa to, co zaczęte.
effect-plan-ends = { $actor } nie może robić tego dalej: { $item }.
effect-grip-ends = { $actor } już nie trzyma: { $target }.
effect-holds-too = { $actor } także trzyma: { $target }.
effect-immobilised =
    { $amount ->
        [one] { $actor } unieruchamia: { $target }.
       *[other] { $actor } zaciska chwyt: { $target } ({ $amount } z 3).
    }
effect-pinned = { $actor } przygniata do ziemi: { $target }.
effect-disarmed = { $actor } wyrywa ({ $target }): { $item }.
effect-keeps-hold = { $actor } nie wypuszcza: { $item }.
effect-netted = Sieć oplątuje: { $target }.
effect-garrotted = Garota zaciska się na szyi: { $target }.
effect-caught = Chwytak zaciska się: { $target }.
effect-choked = { $target } się dusi.

## Things

effect-dropped = { $actor } upuszcza: { $item }.
effect-broken = Zużyte lub złamane: { $item }.
deed-drew = { $actor } dobywa: { $item }.
deed-searches =
    { $amount ->
        [one] { $actor } szuka: { $item }; jeszcze jedna runda.
        [few] { $actor } szuka: { $item }; jeszcze { $amount } rundy.
       *[many] { $actor } szuka: { $item }; jeszcze { $amount } rund.
    }
deed-search-stopped = { $actor } przerywa szukanie: { $item }.
effect-found = { $actor } znajduje: { $item }.
deed-uses = { $actor } używa: { $item }.
effect-light = Robi się jasno.
effect-left-in-the-dark = { $actor } zostaje w ciemności.
effect-comes-into-light = { $actor } stoi w świetle.
effect-alarm = { $actor } podnosi alarm.
deed-aware = { $actor } dostrzega wroga.
deed-picks-up = { $actor } podnosi: { $item }.
deed-puts-on = { $actor } zakłada: { $item }.
deed-stows = { $actor } chowa: { $item }.
deed-takes-over = { $actor } bierze ({ $target } podaje): { $item }.
deed-sets-up = { $actor } ustawia: { $item }.
deed-lifts = { $actor } unosi: { $item }.
deed-fixes-bayonet = { $actor } zakłada bagnet: { $item }.
deed-lights-match = { $actor } zapala lont: { $item }.
effect-ends-up = { $actor } ląduje na polu { $at }.
deed-stands-up = { $actor } wstaje.

## Mounts

deed-mounts = { $actor } wsiada: { $target }.
deed-dismounts = { $actor } zsiada: { $target }.
effect-left-saddle = { $actor } opuszcza siodło.
effect-falls = { $actor } upada razem z wierzchowcem.
effect-bolts =
    { $actor } ponosi przez { $amount ->
        [one] jedną rundę
        [few] { $amount } rundy
       *[many] { $amount } rund
    }.
effect-bolted = { $actor } unosi jeźdźca: { $target }.
effect-left-the-map = { $actor } unosi z pola: { $target }.

## Spells

deed-casts =
    { $target ->
       *[other] { $actor } zaczyna zaklęcie: { $item }.
    }
deed-spell-works = Zaklęcie działa, { $actor }: { $item }.
effect-spell-without-target = Zaklęcie nie znajduje celu: { $item }.
effect-spell-spoiled = Zaklęcie przerwane, { $target }: { $item }.
effect-asleep = { $target } zasypia.
effect-commanded = { $actor } rozkazuje ({ $target }): „{ $word }”.

## Morale

effect-morale-holds = { $actor } nie traci ducha.
effect-morale-fails = { $actor } traci ducha.
effect-routed = { $actor } załamuje się i chce uciec.
effect-surrendered = { $actor } się poddaje.

## Questions

ask-answer =
    { $charge_key ->
        [yes] { $who }, { $attacker } szarżuje na ciebie ({ $weapon }). Co robisz?
       *[other] { $who }, { $attacker } cię atakuje ({ $weapon }). Co robisz?
    }
ask-next = { $side }, kto następny?
ask-surprised-draw = { $who }, to zaskoczenie. Dobywasz broni?
ask-volunteer = { $who }, co robisz poza kolejnością?
ask-turn = { $who }, twoja kolej. Co robisz?
ask-runner = { $who }, { $runner } przebiega w twoim zasięgu. Uderzasz?
ask-verdict = Mistrzu gry, { $actor } chce zrobić coś innego: { $text_key } Pozwalasz?
ask-release = { $who }, { $enemy } zaraz zadziała ({ $verb }). Działasz najpierw ty?
ask-last = { $who }, wszyscy już działali. Działasz teraz?
ask-busy = { $who }, { $attacker } atakuje w trakcie twojego zajęcia. Dalej swoje czy obrona?
ask-strike = { $who }, { $attacker } chce cię chwycić. Uderzasz najpierw?
ask-contest-won = { $who }, wygrywasz, przegrywa { $loser }. Co robisz?
ask-join = { $who }, { $leader } chwyta w twoim zasięgu, ofiara: { $victim }. Dołączasz?
ask-best-wrestler = Dwie osoby mają równy wynik. Kto się liczy?
ask-pursuers = { $side }, { $fugitive } ucieka. Kto goni?
ask-drop = { $side }, pościg jest za wami. Porzucacie coś?
ask-obstacle = Mistrzu gry, na drodze ({ $pursuer }) leży: { $item }. Czy to kończy pościg?
ask-rout = { $side }, { $group } i reszta tracą ducha. Ucieczka czy poddanie?

## What to do

verb-next = Następny
verb-none = Bez odpowiedzi
verb-counter = Kontratak: uderzyć najpierw
verb-guard = Trzymać na dystans dłuższą bronią
verb-parry = Parować
verb-crawl = Czołgać się
verb-stay-exposed = Dalej swoje, bez osłony
verb-defend = Bronić się
verb-strike = Uderzyć
verb-immobilise = Unieruchomić
verb-disarm = Rozbroić
verb-release = Wypuścić
verb-join = Dołączyć
verb-stay-out = Nie mieszać się
verb-name = Wskazać kogoś
verb-pursue = Gonić
verb-let-go = Puścić wolno
verb-break-off = Przerwać to, co zaczęte
verb-stops = To ich zatrzymuje
verb-passed = Omijają to
verb-draw = Dobyć broni
verb-drop = Porzucić coś
verb-nothing = Nic
verb-flee = Uciekać
verb-surrender = Poddać się
verb-move = Iść
verb-run = Biec
verb-attack = Atakować
verb-charge = Szarżować
verb-shoot = Strzelać
verb-shoot-crowd = Strzelać w tłum
verb-throw = Rzucać
verb-throw-crowd = Rzucać w tłum
verb-wrestle = Walczyć w zapasach
verb-escape = Wyrwać się
verb-force = Zacisnąć chwyt
verb-keep = Trzymać dalej
verb-aim = Celować
verb-load = Ładować
verb-clear = Usunąć niewypał
verb-cast = Rzucić zaklęcie
verb-search = Szukać w bagażu
verb-use = Użyć czegoś
verb-pick-up = Podnieść coś
verb-put-on = Założyć tarczę
verb-stow = Schować coś
verb-take = Wziąć coś od towarzysza
verb-set-up = Ustawić
verb-lift = Unieść
verb-fix-bayonet = Założyć bagnet
verb-light-match = Zapalić lont
verb-mount = Wsiąść
verb-dismount = Zsiąść
verb-jump-off = Zeskoczyć
verb-wake = Obudzić kogoś
verb-hold = Wstrzymać działanie
verb-improvise = Coś innego, słowami
verb-wait = Czekać
verb-lapse = Zrezygnować
verb-let-pass = Przepuścić
verb-allow = Pozwolić
verb-refuse = Odmówić
group-attack = atak
group-movement = ruch
group-defence = obrona
group-missiles = pociski
group-other = inne

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
value-word-roll = rzucić mimo to
value-word-nothing = jak zwykle
value-path-nothing = zostać
value-then-nothing = zostać
item-bare-hands = gołe ręce

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
state-blind = ślepota
state-bound = więzy
state-charged = szarża
state-dead = śmierć
state-down = powalenie
state-fleeing = ucieczka
state-gagged = knebel
state-lame = utykanie
state-lit = w świetle
state-netted = w sieci
state-paralysed = paraliż
state-parrying = paruje
state-pinned = przygniecenie
state-prone = leży
state-routed = popłoch
state-surprised = zaskoczenie
state-surrendered = poddanie
state-unaware = brak świadomości ataku
state-unconscious = nieprzytomność
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
reason-held-fast = Trzymany może tylko się wyrwać albo uderzyć trzymającego.
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
item-wams = wams
item-buff-coat = skórzany kolet
item-jack-chains = łańcuchy ochronne
item-chainmail = kolczuga
item-brigandine = brygantyna
item-half-armour = półzbroja
item-three-quarter-armour = zbroja trzy czwarte
item-full-plate = pełna zbroja płytowa
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
item-coins = monety
item-purse = sakiewka srebra
item-jewels = klejnoty
item-church-plate = srebra kościelne
item-strongbox = kasetka
item-meat = połeć słoniny
item-bread = bochen chleba
item-oats = worek owsa
item-oil-flask = flakon oleju
item-caltrops = kolczatki
item-torch = pochodnia
item-lantern = latarnia
item-horn = róg
item-match-cord = lont
item-fork-rest = forkiet
item-surgeons-case = skrzynka cyrulika
item-rope = lina
item-ladder = drabina
item-standard = sztandar
item-bolt = bełt
item-arrow = strzała
item-bullet = kula do procy
item-stone = kamień do procy
item-shot = proch i kule
item-blowgun-dart = strzałka do dmuchawki
item-matchlock = zamek lontowy
item-wheellock = zamek kołowy
item-flintlock = zamek skałkowy
item-rifled = lufa gwintowana
item-warhorse = koń bojowy
item-riding-horse = koń wierzchowy
item-pony = kucyk
item-mule = muł
item-leather = skórzane ladry
item-chain = kolcze ladry
item-plate = płytowe ladry
item-buckler = puklerz
item-shield = tarcza
item-pavise = pawęż
item-off-hand = druga broń
item-unarmed = gołe ręce
item-cestus = cestus
item-garrote = garota
item-weighted-net = obciążona sieć
item-whip = bicz
item-minor = drobna broń
item-dagger = sztylet
item-club = pałka
item-bayonet = bagnet
item-silver-dagger = srebrny sztylet
item-small = mała broń
item-arming-sword = miecz jednoręczny
item-short-sword = krótki miecz
item-katzbalger = katzbalger
item-hand-axe = toporek
item-medium = średnia broń
item-messer = messer
item-long-sword = długi miecz
item-battle-axe = topór bojowy
item-mace = buzdygan
item-silver-sword = srebrny miecz
item-warflail = cep bojowy
item-mancatcher = chwytak
item-staff = kij
item-spear-one-hand = włócznia w jednej ręce
item-spear-both-hands = włócznia w obu rękach
item-spear = włócznia
item-rapier = rapier
item-great = wielka broń
item-two-handed-sword = miecz dwuręczny
item-maul = młot dwuręczny
item-great-axe = wielki topór
item-polearm = broń drzewcowa
item-halberd = halabarda
item-pike = pika
item-lance = kopia
item-natural-blow = uderzenie
item-bite = ugryzienie
item-claws = pazury
item-jaws = szczęki
item-tentacles = macki
item-fists-of-clay = gliniane pięści
item-heavy-hooves = podkute kopyta
item-hooves = kopyta
item-light-hooves = małe kopyta
item-great-club = maczuga
item-thrown = broń rzucana
item-rock = głaz
item-dart = rzutka
item-blowgun = dmuchawka
item-sling = proca
item-short-bow = krótki łuk
item-long-bow = długi łuk
item-light-crossbow = lekka kusza
item-heavy-crossbow = ciężka kusza
item-pistol = pistolet
item-flintlock-pistol = pistolet skałkowy
item-arquebus = arkebuz
item-wheellock-arquebus = arkebuz kołowy
item-flintlock-arquebus = arkebuz skałkowy
item-rifled-arquebus = arkebuz gwintowany
item-musket = muszkiet
item-wheellock-musket = muszkiet kołowy
item-flintlock-musket = muszkiet skałkowy
item-rifled-musket = muszkiet gwintowany
item-rifled-flintlock-musket = gwintowany muszkiet skałkowy
item-blunderbuss = garłacz
item-flintlock-blunderbuss = garłacz skałkowy
item-double-barrelled-handgun = dwururka
item-double-barrelled-wheellock = dwururka kołowa
