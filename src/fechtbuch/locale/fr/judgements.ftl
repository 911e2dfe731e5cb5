# Ce qui fait juger un plan. Un montant est un centième de vie, une chance ou une valeur.

judgement-harm-done = environ { $amount } % d’une vie de dégâts pour eux
judgement-ends-it = { $amount } % de chances de mettre quelqu’un hors de combat
judgement-harm-taken = environ { $amount } % de votre vie de dégâts avant votre prochain tour
judgement-exposed = { $amount } % de chances qu’ils portent le premier coup
judgement-guard-kept = il vous reste { $amount } % de votre garde
judgement-spent = coûte en force, dés ou flèches { $amount } % d’une vie
judgement-risk-to-arms = { $amount } % de risque que votre arme se brise ou se perde
judgement-place = une meilleure place, qui vaut { $amount } % d’une vie
judgement-place-worse = une moins bonne place, qui coûte { $amount } % d’une vie
