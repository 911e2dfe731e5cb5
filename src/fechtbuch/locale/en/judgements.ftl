# What plans are judged by. An amount is hundredths of a life, a chance, or a worth.

judgement-harm-done = about { $amount }% of a life of harm to them
judgement-ends-it = { $amount }% that somebody is out of the fight
judgement-harm-taken = about { $amount }% of your life of harm until your next turn
judgement-exposed = { $amount }% that they have the first blow
judgement-guard-kept = { $amount }% of your guard is left
judgement-spent = uses up { $amount }% of a life in strength, dice or arrows
judgement-risk-to-arms = { $amount }% that your weapon breaks or is lost
judgement-place = a better place, worth { $amount }% of a life
judgement-place-worse = worse by { $amount }% of a life for the place
