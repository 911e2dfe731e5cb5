### Les titres et les présentations des scénarios, en français.

ambush-in-the-dark = Une embuscade dans le noir
    .text = Pas de lune, et le chemin creux court entre des talus hauts comme un chariot. La lanterne du chasseur de sorcières est voilée pour épargner l’huile. Sur le talus, quelqu’un expire.
crossbows-at-a-mantlet = Des arbalètes au mantelet
    .text = Deux rangées d’osier et de chêne se dressent devant la brèche, une pour ceux qui veulent entrer et une pour ceux qui ne le veulent pas. Le premier à regarder par-dessus le rebord ferait bien d’avoir un carreau sur la corde.
knight-against-militia = Le chevalier contre la milice
    .text = La ville a refusé de payer le péage, et Ulrich est venu à pied le redemander. Cinq miliciens barrent la ruelle de la porte, et chacun espère qu’un autre ira le premier.
kurt-and-hans = Kurt et Hans
    .text = Le marché est fini et l’on balaie la place. Kurt dit que le hallebardier lui doit encore les bottes qu’il a aux pieds ; Hans dit qu’elles serrent. Ni l’un ni l’autre n’a mieux à faire.
nets-on-the-bridge = Des filets sur le pont
    .text = La ville les veut vivants. Trois piques ferment donc le pont, deux filets attendent derrière, et le bailli a apporté sa plus longue fourche. Ceux que l’on cherche ont un cheval, deux grandes épées et pas de temps.
pikes-against-a-charge = Des piques contre une charge
    .text = Les bagages doivent passer le gué avant midi. Six piquiers et Ilse restent pour tenir le pré, et à l’autre bout quatre cavaliers abaissent leurs lances.
powder-and-prayer = Poudre et prière
    .text = La chapelle du col a une seule porte, et trois bandes veulent dormir derrière elle cette nuit : une poignée de tireurs, l’escorte d’un prédicateur et ce qui habite déjà là.
pursuit = L’argenterie de l’évêque
    .text = On avait dit aux courriers de sourire et de marcher lentement. Ils ont tenu jusqu’au pont des tanneurs. Maintenant la vaisselle tinte à chaque pas, et derrière eux quelqu’un a lâché les chiens.
skirmish = Escarmouche au moulin
    .text = Les deux compagnies ont besoin de la farine et aucune n’a entendu parler de l’autre. Douze descendent le bief, douze longent la haie, et le meunier a déjà verrouillé sa porte.
tavern-wrestling = Un pari au Bœuf rouge
    .text = Les bancs sont repoussés et les couteaux posés sur le comptoir. Bertha paie un tonneau à toute la maison si quelqu’un la met sur le dos ; deux ont payé pour essayer.
the-thing-in-the-fen = La chose du marais
    .text = Chaque automne la chaussée est inondée, et chaque automne un passeur disparaît. Les villageois ont engagé des lances, emprunté des filets et attaché une chèvre bien en vue.
