### Les mots du serveur pour assistants.

help-mcp = Faire combattre un assistant : sert le Model Context Protocol, par l’entrée et la sortie standard, sauf avec --http.
help-mcp-http = Servir plutôt par HTTP sur cette machine ; il faut le jeton pour lui parler.
help-mcp-host = L’adresse d’écoute ; seulement celles de cette machine.
help-mcp-token-file = Fichier contenant le jeton pour HTTP ; sans lui, un nouveau jeton est créé et indiqué.
help-mcp-referee = L’assistant peut saisir des dés, décréter et revenir en arrière ; l’enregistrement note tout cela.
help-mcp-server = Un serveur de tables, comme https://table.example, où l’assistant peut s’asseoir avec un lien ; inutile de nommer ceux de cette machine. Peut être répété.
help-mcp-database = Où les combats sont conservés : un fichier SQLite, ou postgresql://… Sans cela, ils disparaissent avec le serveur.
mcp-serving = Les assistants sont servis à { $address } (Ctrl-C pour arrêter)
mcp-token = Jeton : { $token }
bad-mcp-host = --host { $value } : les assistants ne sont servis que sur cette machine ; prenez 127.0.0.1, ::1 ou localhost
bad-mcp-token = --token-file { $value } : le jeton a { $length } caractères ; il en faut au moins { $least }, sans espaces

mcp-refused-over = Le combat est terminé : plus rien n’est demandé.
mcp-refused-empty = Rien n’a été choisi. Répondez par le nom d’un plan ou par un choix :
mcp-refused-not-asked = La question « { $question } » n’est pas posée. Celles-ci le sont :
mcp-refused-nothing-asked = On ne vous demande rien pour l’instant. La table attend quelqu’un d’autre ; attendez, puis regardez à nouveau.
mcp-refused-hung-up = La table a raccroché : le lien a été révoqué, ou son serveur s’est arrêté.
mcp-refused-no-answer = La table n’a pas répondu à temps. Regardez où elle en est et réessayez.
mcp-refused-rule = Il n’y a pas de règle « { $rule } ». Les plus proches sont :
mcp-refused-book = Il n’y a pas de livre « { $book } ». Il y a :
mcp-refused-fight = Il n’y a pas de combat « { $fight } ». Il y a :
mcp-refused-no-fight = Il n’y a pas encore de combat. Commencez-en un avec open_fight, ou asseyez-vous à une table avec sit.
mcp-refused-referee-only = Seul un meneur de jeu peut le faire, et ce serveur a été lancé sans --referee.
mcp-refused-nobody-there = Aucune table ne répond là-bas : { $reason }
mcp-refused-change = Le changement « { $change } » n’est pas possible.
mcp-refused-scenario = Il n’y a pas de scénario « { $scenario } ». Il y a :
mcp-refused-fighter = Personne ne s’appelle « { $fighter } ». Il y a :
mcp-refused-too-many-fights = { $most } combats sont déjà ouverts. Quittez-en d’abord un :
mcp-refused-link = Ce n’est pas un lien vers une place. Un tel lien ressemble à http://127.0.0.1:8000/table/ID#TOKEN.
mcp-refused-server = { $server } ne fait pas partie des serveurs auxquels celui-ci peut parler. Qui le lance peut l’autoriser avec --server.
mcp-refused-dice = Ici on demande des dés, que personne ne peut choisir. Sont possibles :
mcp-refused-no-dice = On ne demande pas de dés, mais ceci :
mcp-refused-tool = Il n’y a pas d’outil « { $tool } ». Il y a :
mcp-refused-arguments = Ces arguments ne conviennent pas à l’outil { $tool }. Il prend :
