### Tytuły i opisy scenariuszy po polsku.

archers-on-a-wall = Łucznicy na murze
    .text = Dwa łuki i dwie kusze za blankami, halabarda na końcu kładki, a po niewłaściwej stronie fosy czterech ludzi z tarczami. Kto się przedostanie, będzie o wiele mniej uprzejmy.
duel-with-effort = Pojedynek ponad siły
    .text = O świcie, za kaplicą, do trzeciej krwi. Oboje źle spali i dobrze oddychają.
fire-fight = Wymiana ognia
    .text = Karabin maszynowy na dwójnogu trzyma koniec ulicy, obok niego dwa stare karabiny. Za minutę trzech żołnierzy musi być po drugiej stronie.
great-axe-and-shields = Wielki topór i trzy tarcze
    .text = Hrodgar chce przejść. Trzej ludzie w bramie mają wielkie tarcze i rozkazy; topór nie ma ani jednego, ani drugiego.
halberds-at-the-bridge = Halabardy na moście
    .text = Mistrzyni fechtunku z uczniem, most i dwóch ludzi w płytach, którzy mają rozkaz nikogo nie przepuścić.
judo-match = Walka judo
    .text = Mata zamieciona, ukłony wymienione. Bez broni, bez pancerza, a na nogach zostanie tylko jedno z nich.
knight-and-swashbuckler = Rycerz i zawadiaczka
    .text = Na ciasnym podwórzu gospody ktoś zaśmiał się w złej chwili. Aldric ma napierśnik i wielką tarczę; Ysaline ma dwa ostrza i uważa, że to wystarczy.
three-at-the-wall = We troje pod murem
    .text = Zaułek kończy się murem, sakiewka jest w jej rękawie, a obaj mają dłonie jak łopaty. Rzucała już większymi, ale nigdy dwoma naraz i nigdy z plecami przy cegłach.
three-brigands = Trzej zbójcy
    .text = Most jest wąski, a myto właśnie podrożało. Stary żołnierz liczy: trzy topory i jedna droga ucieczki.
through-the-door = Przez drzwi
    .text = Drzwi są za strażnikiem, a zabijaka już biegnie.
