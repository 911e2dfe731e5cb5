### Les titres et les présentations des scénarios, en français.

archers-on-a-wall = Des archers sur le rempart
    .text = Deux arcs et deux arbalètes derrière le parapet, une hallebarde au bout de la planche et, du mauvais côté du fossé, quatre hommes à bouclier. Quiconque passera sera nettement moins poli.
duel-with-effort = Un duel jusqu’au bout des forces
    .text = À l’aube, derrière la chapelle, au troisième sang. Tous deux ont mal dormi et respirent bien.
fire-fight = Une fusillade
    .text = Une mitrailleuse sur son bipied tient le bout de la rue, deux vieux fusils à côté d’elle. Dans une minute, trois soldats doivent être de l’autre côté.
great-axe-and-shields = Une grande hache et trois boucliers
    .text = Hrodgar veut passer. Les trois hommes de la porte ont de grands boucliers et des ordres ; la hache n’a ni l’un ni l’autre.
halberds-at-the-bridge = Des hallebardes au pont
    .text = Une maîtresse d’armes et son élève, un pont, et deux hommes en harnois qui ont ordre de ne laisser passer personne.
judo-match = Un combat de judo
    .text = Le tapis est balayé, le salut échangé. Ni arme ni armure, et un seul des deux restera debout.
knight-and-swashbuckler = Le chevalier et la bretteuse
    .text = Dans la cour étroite de l’auberge, quelqu’un a ri au mauvais moment. Aldric a un plastron et son grand bouclier ; Ysaline a deux lames et trouve que cela suffit.
three-at-the-wall = À trois contre le mur
    .text = La ruelle finit sur un mur, la bourse est dans sa manche, et tous deux ont des mains comme des pelles. Elle en a projeté de plus grands, mais jamais deux à la fois, et jamais le dos aux briques.
three-brigands = Trois brigands
    .text = Le pont est étroit et le péage vient d’augmenter. Le vieux soldat compte trois haches, et une seule issue.
through-the-door = Par la porte
    .text = La porte est derrière le garde, et le spadassin court déjà.
