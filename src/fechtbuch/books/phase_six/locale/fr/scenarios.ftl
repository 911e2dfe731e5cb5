### Les titres et les présentations des scénarios, en français.

brawl-in-the-harbour-bar = Bagarre au bar du port
    .text = Personne n’a tiré l’acier, donc personne n’est obligé de mourir. Bouteilles, chaises et poings suffiront.
fire-fight-in-the-yard = Fusillade dans la cour
    .text = Un convoi est arrêté entre des épaves et des murets. Les rafales font baisser les têtes, les coups isolés les trouvent, et qui reste longtemps à découvert ne reste pas debout.
grenade-in-the-corridor = Une grenade dans le couloir
    .text = Deux portes, un couloir, et nulle part où aller quand quelque chose de métallique arrive en roulant sur le sol.
knight-and-rogue = Le chevalier et la voleuse
    .text = Harnois et bouclier contre deux dagues et des pieds agiles : qui se fatigue le premier ?
marek-and-grom = Marek et Grom
    .text = Une querelle pour une dette, réglée dans la cour derrière la forge. Une épée qui porte aussi loin qu’un marteau, et un homme qui pare contre un autre qui ne s’en donne pas la peine.
night-raid-on-the-camp = Coup de main nocturne au camp
    .text = La garde regarde ailleurs et les autres dorment. Les lames d’abord, le bruit ensuite.
riot-at-the-gate = Émeute à la grille
    .text = Des boucliers en ligne, du gaz dans l’air, des bouteilles aux chiffons enflammés. Les deux camps aimeraient mieux être ailleurs.
shields-at-the-ford = Des boucliers au gué
    .text = Deux bandes se rencontrent là où l’eau est basse. Les boucliers se lèvent avant le choc des lignes, les flèches tombent sur ceux qui n’en ont pas, et une voleuse à deux dagues cherche un passage sur le côté.
smoke-in-the-corridor = De la fumée dans le couloir des cellules
    .text = Huit cellules, un couloir, et la clef est du mauvais côté. Les gardiens ont de la fumée, les prisonniers ont tout ce qui était vissé au mur, et qui se retourne pour fuir offre son dos au tuyau de quelqu’un.
sniper-and-patrol = Un tireur d’élite et une patrouille
    .text = Depuis l’aube, Kestrel a posé le fusil sur le mur. La patrouille descend la route sans le savoir, et quand ils lèveront les yeux l’un d’eux sera déjà tombé.
the-machine-gun-nest = Le nid de mitrailleuse
    .text = Un trépied derrière des sacs de sable, deux cent cinquante cartouches et, devant, une pente nue.
