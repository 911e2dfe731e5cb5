# Wonach Pläne beurteilt werden. Ein Betrag ist ein Hundertstel eines Lebens, eine Chance oder ein Wert.

judgement-harm-done = etwa { $amount } % eines Lebens Schaden bei den anderen
judgement-ends-it = mit { $amount } % ist jemand aus dem Kampf
judgement-harm-taken = etwa { $amount } % deines Lebens Schaden bis zu deinem nächsten Zug
judgement-exposed = mit { $amount } % haben sie den ersten Schlag
judgement-guard-kept = { $amount } % deiner Abwehr bleiben
judgement-spent = kostet Kraft, Würfel oder Pfeile im Wert von { $amount } % eines Lebens
judgement-risk-to-arms = mit { $amount } % bricht deine Waffe oder geht verloren
judgement-place = ein besserer Platz, { $amount } % eines Lebens wert
judgement-place-worse = ein schlechterer Platz, er kostet { $amount } % eines Lebens
