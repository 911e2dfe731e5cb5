# Według czego ocenia się plany. Wielkość to setna część życia, szansa albo wartość.

judgement-harm-done = zada im około { $amount }% życia obrażeń
judgement-ends-it = { $amount }% szans, że ktoś wypadnie z walki
judgement-harm-taken = około { $amount }% twojego życia obrażeń do twojej następnej tury
judgement-exposed = { $amount }% szans, że oni uderzą pierwsi
judgement-guard-kept = zostaje ci { $amount }% obrony
judgement-spent = zużywa siły, kości lub strzały warte { $amount }% życia
judgement-risk-to-arms = { $amount }% ryzyka, że broń pęknie albo przepadnie
judgement-place = lepsze miejsce, warte { $amount }% życia
judgement-place-worse = gorsze miejsce, kosztuje { $amount }% życia
