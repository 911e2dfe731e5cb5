### Słowa gry Phase Six po polsku.


## The course of the fight

heading-round = Runda walki { $amount }
deed-round-ends = Koniec rundy walki.
deed-turn = Kolej: { $actor }.
effect-initiative = { $actor }: inicjatywa { $amount }.
effect-joins = { $actor } dołącza, inicjatywa { $amount }.
effect-refreshed = {""}
effect-check-dice = {""}
effect-hit-dice = {""}
effect-critical-threshold = {""}
effect-evade-dice = {""}
effect-parry-dice = {""}
deed-ends-turn =
    { $amount ->
        [0] { $actor } kończy swoją turę.
       *[other] { $actor } kończy swoją turę i zachowuje { $amount } na reakcje.
    }
deed-reacts = { $actor } reaguje, działa { $target }.
deed-improvises =
    { $amount ->
        [0] { $actor }: { $key }
       *[other] { $actor }: { $key } ({ $amount })
    }
effect-improvise-refused = Mistrz gry nie pozwala: { $key }

## Dice and actions

deed-buys-action = { $actor } kupuje akcję ({ $word }) i ma: { $amount }.
deed-steals-action = { $actor } kradnie akcję, traci { $target }; ma: { $amount }.
effect-adds-bonus = { $actor } dokłada kość premiową.
effect-adds-destiny = { $actor } dokłada kość losu.
effect-rerolls = { $actor } powtarza rzut.
effect-rerolls-with-destiny = { $actor } powtarza rzut kością losu: każde 4+ to sukces.
effect-high-dice =
    { $amount ->
        [one] Kości od 11 liczą się wielokrotnie: jeden sukces.
        [few] Kości od 11 liczą się wielokrotnie: { $amount } sukcesy.
       *[many] Kości od 11 liczą się wielokrotnie: { $amount } sukcesów.
    }

## Moving

deed-moved = { $actor } przemieszcza się o { $amount } m na pole { $to }.
deed-hunkers = { $actor } kuca.
deed-stands-up = { $actor } wstaje.
deed-withdraws = { $actor } wycofuje się z walki.
deed-strikes-opportunity = { $actor } uderza przy okazji, oddala się { $target }.

## Attacks

deed-attacks =
    { $key ->
        [burst] { $actor } strzela serią, cel: { $target } ({ $item }).
        [single] { $actor } strzela, cel: { $target } ({ $item }).
        [thrown] { $actor } rzuca, cel: { $target } ({ $item }).
        [knockout] Atak ogłuszający: { $actor }, cel: { $target } ({ $item }).
        [violent] Gwałtowny atak: { $actor }, cel: { $target } ({ $item }).
        [disarm] Atak rozbrajający: { $actor }, cel: { $target } ({ $item }).
        [coup-de-grace] Cios łaski: { $actor }, cel: { $target } ({ $item }).
       *[other] { $actor } atakuje, cel: { $target } ({ $item }).
    }
effect-aim-ends = { $actor } w nic już nie celuje.
effect-brace-ends = Broń nie jest już oparta: { $actor }.
effect-investing-ends = Z dokładnego ataku nic nie będzie: { $actor }.
effect-readying-lost = { $actor } już nie dosięga: { $item }.
effect-no-rest = { $target } umiera i nie zazna odpoczynku.
effect-cut-short = Za podniesioną tarczą { $actor } dalej nie dojdzie.
effect-way-closed = { $actor } dalej nie dojdzie: pole { $at } nie jest wolne.
effect-act-lost = { $actor } nie może już zrobić tego, co miało się stać w marszu.
effect-ends-up = { $actor } ląduje na polu { $at }.
effect-tie-decided = { $actor } działa wcześniej niż { $target }: { $word }.
effect-taken-back = { $actor } nie reaguje, a co w tym celu zrobiono, jest nieważne.
effect-wounded-dying =
    { $amount ->
        [one] { $target } umiera i odnosi jedną ranę.
        [few] { $target } umiera i odnosi { $amount } rany.
       *[other] { $target } umiera i odnosi { $amount } ran.
    }
effect-misses = Brak trafień.
effect-hits =
    { $further ->
        [0] Krytyczne: { $critical }, zwykłe: { $normal }.
        [one] Krytyczne: { $critical }, zwykłe: { $normal }; megakrytyczne: o jedną ranę więcej.
        [few] Krytyczne: { $critical }, zwykłe: { $normal }; megakrytyczne: o { $further } rany więcej.
       *[many] Krytyczne: { $critical }, zwykłe: { $normal }; megakrytyczne: o { $further } ran więcej.
    }
deed-aims = { $actor } celuje, cel: { $target } (krok { $amount }).
deed-invests = { $actor } przygotowuje dokładny atak, cel: { $target } (krok { $amount }).
effect-aim-lost = Trafienie: { $actor } traci cel.
deed-braces = { $actor } opiera broń ({ $item }).
deed-takes-up = { $actor } znów podnosi broń.

## Defence

deed-evades = { $actor } próbuje uniku, atakuje { $target }.
effect-evaded = { $actor } unika całego ataku.
effect-evade-failed = { $actor } nie unika ataku.
deed-parries = { $actor } paruje, atakuje { $target } ({ $item }).
effect-parried =
    { $amount ->
        [0] Parowanie nie usuwa żadnego trafienia.
        [one] Parowanie usuwa jedno zwykłe trafienie.
        [few] Parowanie usuwa { $amount } zwykłe trafienia.
       *[many] Parowanie usuwa { $amount } zwykłych trafień.
    }
deed-shield-parries = Parowanie tarczą: { $actor }, atakuje { $target }.
deed-raises-shield = { $actor } natychmiast unosi tarczę.
deed-announces-block = { $actor } przygotowuje tarczę; osłania ona od następnej rundy walki.
effect-block-up = Tarcza uniesiona: { $actor }.
deed-lowers-shield = { $actor } opuszcza tarczę.
effect-covered = Osłona usuwa { $amount } ({ $word }).
effect-stopped =
    { $amount ->
        [0] Ochrona niczego nie zatrzymuje.
        [one] Ochrona zatrzymuje jedno trafienie.
        [few] Ochrona zatrzymuje { $amount } trafienia.
       *[many] Ochrona zatrzymuje { $amount } trafień.
    }
effect-armour-damaged = { $target }: { $item }, stan { $amount } %.

## Wounds and conditions

effect-wounded =
    { $amount ->
        [one] { $target } odnosi jedną ranę: { $before } → { $after }.
        [few] { $target } odnosi { $amount } rany: { $before } → { $after }.
       *[many] { $target } odnosi { $amount } ran: { $before } → { $after }.
    }
effect-ignores-pain = { $actor } ignoruje ból.
effect-afflicted = { $target }: { $word } { $amount }.
effect-recovers = { $target }: { $word } { $amount }.
effect-dying = { $target } umiera ({ $amount }).
effect-dead = { $target } ginie.
effect-unconscious = { $target } traci przytomność ({ $amount }).
effect-stays-up = { $target } utrzymuje się na nogach.
effect-comes-round = { $target } odzyskuje przytomność.
effect-wakes = { $target } się budzi.
effect-bleeds = { $target } krwawi ({ $amount }).
effect-disarmed = { $target } traci: { $item }.
effect-keeps-weapon = { $target } nie wypuszcza: { $item }.
effect-healed =
    { $amount ->
        [0] Nic się nie goi.
        [one] { $target }: wyleczona jedna rana.
        [few] { $target }: wyleczone { $amount } rany.
       *[many] { $target }: wyleczonych { $amount } ran.
    }
effect-boosted = { $target } zyskuje wzmocnienia: { $amount }.
effect-bandaged = Krwawienie zatrzymane: { $target }.
effect-stabilised = Stan ustabilizowany: { $target }.
effect-netted = Sieć oplątuje: { $target }.
deed-freed = { $target } wydostaje się z sieci.
effect-still-netted = { $actor } nie wydostaje się z sieci.
deed-tends = { $actor } opatruje: { $target }.
deed-uses = { $actor } używa ({ $target }): { $item }.
deed-extinguishes = { $actor } gasi ogień: { $target }.
deed-rouses = { $actor } potrząsa: { $target }.

## Things

deed-readied = { $actor } ma gotową broń: { $item }.
deed-readies =
    { $amount ->
        [one] { $actor } przygotowuje: { $item }; jeszcze jedna akcja.
        [few] { $actor } przygotowuje: { $item }; jeszcze { $amount } akcje.
       *[many] { $actor } przygotowuje: { $item }; jeszcze { $amount } akcji.
    }
deed-picks-up = { $actor } podnosi: { $item }.
deed-drops = { $actor } upuszcza: { $item }.
deed-shifts = { $actor } przekłada do głównej ręki: { $item }.
deed-reloads =
    { $amount ->
        [one] { $actor } przeładowuje: { $item }; jeszcze jedna akcja.
        [few] { $actor } przeładowuje: { $item }; jeszcze { $amount } akcje.
       *[many] { $actor } przeładowuje: { $item }; jeszcze { $amount } akcji.
    }
deed-reloaded = Przeładowane, { $actor }: { $item } ({ $amount }).
deed-takes-shield = { $actor } bierze na ramię: { $item }.
deed-stows-shield = { $actor } odkłada: { $item }.

## Throwing

deed-throws = { $actor } rzuca na pole { $at }: { $item }.
effect-deviates = Zboczenie: spada na pole { $at }.
effect-blast = Wybuch na polu { $at }, promień { $amount } m: { $item }.
effect-in-blast = { $target } jest w promieniu.
effect-dazed = Olśnienie: { $target } traci wszystkie akcje.
effect-cloud = { $word } na polu { $at }, rund: { $amount }.
effect-cloud-spreads = { $word }: chmura rozszerza się na polu { $at }.
effect-cloud-gone = { $word }: już po wszystkim na polu { $at }.
effect-in-fire = { $target } stoi w ogniu.
effect-in-gas = { $target } wdycha: { $word }.

## Questions

ask-act =
    { $actions_number ->
        [0] { $who }, twoja kolej, lecz nie masz już akcji. Co robisz?
        [one] { $who }, twoja kolej (jeszcze jedna akcja). Co robisz?
        [few] { $who }, twoja kolej (jeszcze { $actions_number } akcje). Co robisz?
       *[many] { $who }, twoja kolej (jeszcze { $actions_number } akcji). Co robisz?
    }
ask-react =
    { $actions_number ->
        [0] { $who }, działa { $actor }. Zdobywasz akcję, by zareagować?
        [one] { $who }, działa { $actor }. Reagujesz (jeszcze jedna akcja)?
        [few] { $who }, działa { $actor }. Reagujesz (jeszcze { $actions_number } akcje)?
       *[many] { $who }, działa { $actor }. Reagujesz (jeszcze { $actions_number } akcji)?
    }
ask-round-start =
    { $actions_number ->
        [0] { $who }, zaczyna się runda walki. Zdobywasz na to akcję?
        [one] { $who }, zaczyna się runda walki. Używasz zachowanej akcji?
       *[many] { $who }, zaczyna się runda walki. Używasz jednej z zachowanych akcji ({ $actions_number })?
    }
ask-round-end =
    { $actions_number ->
        [0] { $who }, kończy się runda walki. Zdobywasz na to akcję?
        [one] { $who }, kończy się runda walki. Używasz zachowanej akcji?
       *[many] { $who }, kończy się runda walki. Używasz jednej z zachowanych akcji ({ $actions_number })?
    }
ask-defend = { $who }, trafia cię { $attacker } ({ $weapon }), krytyczne: { $critical_key }, zwykłe: { $normal_key }. Jak się bronisz?
ask-extra =
    { $successes_number ->
        [0] { $who }, brak sukcesów ({ $purpose }). Wydajesz coś na ten rzut?
        [one] { $who }, jeden sukces ({ $purpose }). Wydajesz coś na ten rzut?
        [few] { $who }, { $successes_number } sukcesy ({ $purpose }). Wydajesz coś na ten rzut?
       *[many] { $who }, { $successes_number } sukcesów ({ $purpose }). Wydajesz coś na ten rzut?
    }
ask-judge = Mistrzu gry, { $actor } chce zrobić coś innego: { $text_key } Za ile akcji i jaki rzut?
ask-opportunity = { $who }, { $mover } opuszcza twój zasięg. Uderzasz?
ask-pain =
    { $wounds_number ->
        [one] { $who }, grozi ci rana. Ignorujesz ból?
        [few] { $who }, grożą ci { $wounds_number } rany. Ignorujesz ból?
       *[many] { $who }, grozi ci { $wounds_number } ran. Ignorujesz ból?
    }
ask-resist-disarm =
    { $hits_number ->
        [one] { $who }, jedno trafienie w twoją broń ({ $weapon }). Siła czy Zręczność?
        [few] { $who }, { $hits_number } trafienia w twoją broń ({ $weapon }). Siła czy Zręczność?
       *[many] { $who }, { $hits_number } trafień w twoją broń ({ $weapon }). Siła czy Zręczność?
    }

## What to do

group-attack = atak
group-movement = ruch
group-equipment = ekwipunek
group-help = pomoc
group-dice = kości
group-other = inne
verb-end = zakończyć turę
verb-pass = bez reakcji
verb-none = bez obrony
verb-attack = atak
verb-aim = celowanie
verb-accurate = przygotować dokładny atak
verb-reload = przeładować
verb-ready = przygotować broń
verb-pick-up = podnieść
verb-drop = upuścić
verb-shift = przełożyć do głównej ręki
verb-ready-shield = wziąć tarczę
verb-stow-shield = odłożyć tarczę
verb-block = blok tarczą
verb-lower-shield = opuścić tarczę
verb-brace = oprzeć broń
verb-take-up = podnieść broń
verb-walk = iść
verb-run = biec
verb-crawl = czołgać się
verb-hunker = kucnąć
verb-stand-up = wstać
verb-throw = rzucić
verb-hurl = rzuć, co pod ręką
verb-use = użyć przedmiotu
verb-first-aid = pierwsza pomoc
verb-stabilise = ustabilizować
verb-extinguish = ugasić ogień
verb-free = uwolnić z sieci
verb-wake = obudzić
verb-withdraw = wycofać się
verb-improvise = dowolna akcja
verb-buy = kupić akcję (kość premiowa)
verb-buy-with-destiny = kupić akcję (kość losu)
verb-steal = ukraść akcję (kość losu)
verb-evade = unik
verb-parry = parować
verb-shield-parry = parowanie tarczą
verb-raise-shield = unieść tarczę
verb-keep = zachować rzut
verb-bonus = dołożyć kość premiową
verb-destiny = dołożyć kość losu
verb-reroll = powtórzyć rzut
verb-destiny-reroll = powtórzyć rzut kością losu
verb-strike = uderzyć
verb-suffer = przyjąć rany
verb-ignore-pain = zignorować ból
verb-strength = Siła
verb-deftness = Zręczność
verb-allow = pozwolić
verb-refuse = odmówić
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
slot-act = czynność w marszu
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
value-act-nothing = tylko iść
value-path-nothing = najpierw zostać
value-then-nothing = zostać
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
part-walking = w marszu
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
part-dazed = olśnienie
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
state-dazed = olśnienie
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
word-destiny-die = kość losu
word-normal-hits = zwykłe trafienia
word-critical-hits = trafienia krytyczne
word-smoke = Dym
word-fire = Ogień
word-tear-gas = Gaz łzawiący
word-toxic-gas = Gaz trujący
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
reason-nobody-in-sight = Dla „{ $value }” nikogo nie widać.
reason-nobody-to-help = Nikt w zasięgu tego nie potrzebuje albo nie ma czym tego zrobić („{ $value }”).
reason-nobody-to-steal-from = Żaden przeciwnik nie ma akcji albo brak kości przeznaczenia („{ $value }”).
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
reason-not-in-hand = { $value }: nie w ręku.
reason-no-dice-left = Brak kości na „{ $value }”.
reason-no-referee = Nie ma kto rozstrzygnąć „{ $value }”.
reason-not-on-a-walk = „{ $value }” nie da się zrobić w marszu.
reason-not-as-a-reaction = „{ $value }” nie może być reakcją.
reason-in-a-net = W sieci „{ $value }” jest niemożliwe.
reason-is-hunkered = W kucki „{ $value }” jest niemożliwe.
reason-is-upright = Na stojąco „{ $value }” jest niemożliwe.
reason-no-way-out = Nie ma drogi („{ $value }”).
reason-not-with-this = Tego nie robi się z „{ $value }”.
reason-not-for-them = Tego nie da się zrobić: { $value }.
reason-no-rest-for-the-dying = Umierający nie zaznają odpoczynku.

## Things by name

item-unarmed = gołe ręce
item-butt = kolba lub głowica
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
item-lorica-hamata = lorica hamata
item-lorica-segmentata = lorica segmentata
item-lorica-plumata = lorica plumata
item-kevlar-vest = kamizelka kewlarowa
item-he-grenade = granat odłamkowo-burzący
item-molotov-cocktail = koktajl Mołotowa

## Things, which English names from the data files

item-normal-clothing = zwykłe ubranie
item-trenchcoat = prochowiec
item-robe = szata
item-quilted-gambeson = pikowana przeszywanica
item-paper-armour = papierowy pancerz
item-tied-iron-sheets = przywiązane blachy
item-linen-surcoat = lniany tabard
item-stab-proof-vest = kamizelka nożoodporna
item-under-vest = kamizelka spodnia
item-leather-armour = skórzany pancerz
item-leather-cuirass = skórzany kirys
item-linothorax = linothorax
item-brigandine = brygantyna
item-chain-mail-hauberk = kolczuga
item-security-vest = kamizelka ochroniarska
item-flak-jacket = kamizelka przeciwodłamkowa
item-tactical-vest = kamizelka taktyczna
item-ballistic-vest = kamizelka kuloodporna
item-half-plate = półzbroja
item-cuirass = kirys
item-ceramic-plate-carrier = kamizelka z płytami ceramicznymi
item-hard-armour = twardy pancerz
item-plate-armour = zbroja płytowa
item-heavy-ballistic-vest = ciężka kamizelka kuloodporna
item-combined-tactical-vest = łączona kamizelka taktyczna
item-infantry-battle-suit = kombinezon bojowy piechoty
item-leather-bascinet = skórzana łebka
item-kettle-hat = kapalin
item-tactical-helmet = hełm taktyczny
item-great-helm = wielki hełm
item-iron-gauntlets = żelazne rękawice
item-iron-greaves = żelazne nagolenniki
item-bandages = bandaże
item-first-aid-kit = apteczka
item-wound-tincture = nalewka na rany
item-adrenaline-shot = zastrzyk adrenaliny
item-potion-of-protection = mikstura ochrony
item-lesser-healing-potion = mała mikstura lecząca
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
item-leather-reinforced-wooden-shield = drewniana tarcza wzmocniona skórą
item-polycarbonate-riot-shield = tarcza z poliwęglanu
item-round-shield = okrągła tarcza
item-wooden-shield-with-bronze-boss = drewniana tarcza z brązowym umbem
item-protection-shield-standard = tarcza ochronna „Standard”
item-aluminium-shield-with-window = aluminiowa tarcza z okienkiem
item-tower-shield = wieżowa tarcza
item-hoplite-shield = tarcza hoplity
item-protection-shield-xur-asia = tarcza ochronna „XUR-ASIA”
item-magnetic-shield-generator = generator tarczy magnetycznej
item-flashbang = granat hukowo-błyskowy
item-smoke-grenade = granat dymny
item-tear-gas-grenade = granat łzawiący
item-toxic-gas-grenade = granat z gazem trującym
item-throwing-net = sieć do rzucania
item-dagger = sztylet
item-stiletto = stylet
item-hunting-knife = nóż myśliwski
item-flame-dagger = płomienny sztylet
item-poison-dagger = zatruty sztylet
item-short-sword = krótki miecz
item-gladius = gladius
item-sabre = szabla
item-rapier = rapier
item-foil = floret
item-machete = maczeta
item-broadsword = szeroki miecz
item-long-sword = długi miecz
item-bastard-sword = miecz półtoraręczny
item-katana = katana
item-two-handed-sword = miecz dwuręczny
item-flamberge = flamberg
item-hatchet = toporek
item-axe = topór
item-long-axe = długi topór
item-battle-axe = topór bojowy
item-brass-knuckles = kastet
item-club = maczuga
item-baton = pałka
item-crowbar = łom
item-mace = buzdygan
item-morning-star = morgensztern
item-battle-flail = cep bojowy
item-warhammer = młot bojowy
item-sledgehammer = młot kowalski
item-staff = kij
item-spear = włócznia
item-glaive = glewia
item-halberd = halabarda
item-pike = pika
item-short-bow = krótki łuk
item-long-bow = długi łuk
item-composite-bow = łuk kompozytowy
item-battle-bow = łuk bojowy
item-hand-crossbow = ręczna kusza
item-light-crossbow = lekka kusza
item-crossbow = kusza
item-quadruple-crossbow = poczwórna kusza
item-sling = proca
item-slingshot = proca gumowa
item-blowpipe = dmuchawka
item-shuriken = shuriken
item-throwing-axe = topór do rzucania
item-throwing-spear = oszczep
item-tomahawk = tomahawk
item-flintlock-pistol = pistolet skałkowy
item-laser-pistol = pistolet laserowy
item-laser-rifle = karabin laserowy
item-double-barrel-shotgun = dubeltówka
item-pump-action-shotgun = strzelba powtarzalna
item-sawed-off-shotgun = obrzyn
item-flamethrower = miotacz ognia
item-loose-object = luźny przedmiot
