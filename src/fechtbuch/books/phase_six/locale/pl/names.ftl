### Jak nazywają się walczący i strony ze scenariuszy; osoby zachowują swoje imiona.

fighter-archer = Łucznik
fighter-boatswain = Bosman
fighter-brawler = Awanturnik
fighter-firebrand = Podpalacz
fighter-flit-scout = Zwiadowca Flitów
fighter-guard = Strażnik
fighter-gunner = Strzelec karabinu maszynowego
fighter-katora-champion = Czempion Katora
fighter-officer = Oficer
fighter-rifleman = Strzelec
fighter-riot-officer = Policjant z oddziału prewencji
fighter-shield-bearer = Tarczownik
fighter-thug = Zbir

side-ambushers = Zasadzka
side-assault = Szturm
side-boarders = Abordażyści
side-camp = Obóz
side-convoy = Konwój
side-crew = Załoga
side-crowd = Tłum
side-dockers = Dokerzy
side-nest = Gniazdo
side-patrol = Patrol
side-police = Policja
side-raiders = Napastnicy
side-sailors = Marynarze
side-the-knight-s-men = Ludzie rycerza
