### Les titres et les présentations des scénarios, en français.

ambush-at-the-ford = Embuscade au gué
    .text = Au gué, le péage se perçoit de derrière les aulnes. Deux gardes et un vieux soldat descendent le sentier en parlant du souper.
arrows-over-the-wall = Des flèches par-dessus le mur
    .text = Les archers ne voient rien derrière le mur de la bergerie, mais une case est une case, et ce qui monte redescend.
bear-at-the-hives = À deux sur l’ours
    .text = Les frères l’ont déjà fait avec un taureau et ne voient pas la différence. Leur sœur a une flèche sur la corde et demande, une fois de plus, où ils seront au juste quand elle lâchera.
duel-of-honour = Duel d’honneur
    .text = L’aube derrière le moulin, deux témoins qui aimeraient mieux être au lit, et un mot de trop sur la sœur de quelqu’un. À chaque round, les deux jettent l’initiative ; le plus lent annonce le premier ce qui vient.
hammer-and-plate = Le marteau et le harnois
    .text = Une armure de bon acier vaut un village. Le forgeron qui l’a faite a un marteau qui n’est pas d’accord.
horse-against-horse = Cheval contre cheval
    .text = On avait dit à l’escorte que personne n’oserait. Deux chevaliers descendent tout de même le lit du ruisseau à sec, et les cavaliers du marchand apprennent ce que leurs chevaux pensent des lances. Sur la berge, un homme cale son épieu en terre.
mounted-charge = Charge à cheval
    .text = Un chevalier, un destrier, un pré bien plat, et deux hommes du guet à qui l’on a promis que les lances suffiraient.
night-watch = Garde de nuit
    .text = Deux lanternes, cinq lames et un toit mouillé par la pluie du soir.
on-the-bear = Sur le dos de l’ours
    .text = Il était venu pour le miel. Quelqu’un a eu l’idée que, près d’un grand ours, le seul endroit sûr est dessus.
salt-cart = La charrette de sel
    .text = Quatre contre quatre pour une charrette de sel, une haie d’un côté, et personne de pressé d’être le premier.
the-seconds-draw = Les témoins dégainent
    .text = Cela avait commencé en duel dans les règles, dans la cour derrière l’hôtel de la monnaie. Les deux témoins ont la main sur la poignée, et aucun ne croit l’autre capable de compter honnêtement. Qui les laisse entrer (le meneur de jeu le peut à tout moment, par décret) a une bataille dès le round suivant.
the-thing-in-the-cellar = La chose de la cave
    .text = On avait enterré le vieux sergent le mardi. Le vendredi, quelque chose qui avait son visage est remonté de la cave à vin, et un seul de ceux qui y sont descendus avait pensé à prendre une lame d’argent.
three-on-one = Trois contre un
    .text = L’hercule de la foire a gagné trop souvent. Trois des perdants ont comparé leurs observations.
