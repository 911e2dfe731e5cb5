### Les mots du serveur de table : ce qu'il refuse et pourquoi, et ce qui se trouve sur la carte.

## La commande

help-serve = Servir la table en ligne : le meneur et les joueurs se battent dans leur navigateur.
help-host = L'adresse où écouter ; 0.0.0.0 laisse entrer tout le réseau.
help-port = Le port ; 0 en prend un libre.
help-database = Où sont gardées les tables : un fichier SQLite, ou postgresql://… Sinon : un fichier dans votre dossier de données.
help-workers = Combien de processus servent ; plus d'un demande PostgreSQL.
serving = Fechtbuch se trouve à { $address } (Ctrl-C pour l'arrêter)
serving-database = Les tables sont gardées dans { $database }

## Refus : ce qui s'est passé, ce que cela change au combat, ce qu'il faut faire.

refused-stale = La table a avancé
refused-stale-detail = Quelqu'un a été plus rapide. Rien n'est perdu ; votre ordre n'a pas été exécuté.
refused-stale-remedy = Regardez la table telle qu'elle est et décidez à nouveau.
refused-overtaken = Quelqu'un a été plus rapide
refused-overtaken-detail = Un autre ordre a été retenu au même instant. Rien n'est perdu ; le vôtre n'a pas été exécuté.
refused-overtaken-remedy = Regardez la table telle qu'elle est et décidez à nouveau.
refused-not-legal = Ce n'est pas possible
refused-not-legal-detail = Les règles ne le permettent pas. Rien n'a changé.
refused-not-legal-remedy = Choisissez l'une des options proposées.
refused-key-used = Cette clé a servi à un autre ordre
refused-key-used-detail = Une clé appartient pour toujours à un seul ordre. Rien n'a changé.
refused-key-used-remedy = Envoyez l'ordre avec une clé à lui.
refused-not-allowed = Vous ne pouvez pas faire cela
refused-not-allowed-detail = Votre lien ne le permet pas. Rien n'a changé.
refused-not-allowed-remedy = Demandez au meneur.
refused-not-asked = Personne ne vous demande cela
refused-not-asked-detail = La question n'est pas ouverte, ou ne vous est pas posée. Rien n'a changé.
refused-not-asked-remedy = Regardez la table telle qu'elle est.
refused-not-yours = Ce combattant n'est pas le vôtre
refused-not-yours-detail = Vous ne répondez que pour les combattants de votre place. Rien n'a changé.
refused-not-yours-remedy = Demandez au meneur de vous confier le combattant.
refused-not-yours-to-undo = Vous ne pouvez pas annuler cela
refused-not-yours-to-undo-detail = Il y a déjà eu des suites, ou ce n'était pas votre réponse. Rien n'a changé.
refused-not-yours-to-undo-remedy = Demandez au meneur : il peut tout annuler.
refused-paused = La table est en pause
refused-paused-detail = Rien n'a changé.
refused-paused-remedy = Attendez que le meneur reprenne.
refused-finished = Le combat est clos
refused-finished-detail = Ses dés ont été révélés, il ne peut plus être joué.
refused-finished-remedy = Chargez son enregistrement pour continuer à une nouvelle table.
refused-fighter-unknown = Ce combattant n'existe pas
refused-fighter-unknown-detail = Personne dans ce combat ne s'appelle { $fighter }. Rien n'a changé.
refused-fighter-unknown-remedy = Nommez un combattant ou un camp par son identifiant.
refused-fighter-twice = Un combattant a deux places
refused-fighter-twice-detail = { $fighter } a été donné à deux places.
refused-fighter-twice-remedy = Donnez chaque combattant à une place au plus.
refused-seat-unknown = Cette place n'existe pas
refused-seat-unknown-detail = Rien n'a changé.
refused-seat-unknown-remedy = Regardez les places de la table.
refused-no-such-entry = Cette entrée n'existe pas
refused-no-such-entry-detail = L'enregistrement n'a pas cette entrée ici. Rien n'a changé.
refused-no-such-entry-remedy = Nommez une entrée du journal.
refused-nothing-to-undo = Il n'y a rien à annuler
refused-nothing-to-undo-detail = La table est à son début.
refused-nothing-to-undo-remedy = Continuez.
refused-nothing-to-redo = Il n'y a rien à rétablir
refused-nothing-to-redo-detail = Rien n'a été annulé à partir d'ici.
refused-nothing-to-redo-remedy = Continuez.
refused-no-dice-awaited = Aucun dé n'est attendu
refused-no-dice-awaited-detail = Rien n'a changé.
refused-no-dice-awaited-remedy = Regardez la table telle qu'elle est.
refused-not-over = Le combat n'est pas fini
refused-not-over-detail = Les dés sont révélés quand plus rien ne peut être lancé. Rien n'a changé.
refused-not-over-remedy = Continuez le combat, ou terminez-le par un décret.
refused-nothing-to-go-on = Il n'y a rien à reprendre
refused-nothing-to-go-on-detail = Anciennes et nouvelles règles s'accordent sur ce combat. Rien n'a changé.
refused-nothing-to-go-on-remedy = Continuez le combat.
refused-too-many = C'est trop
refused-too-many-detail = La table n'a plus de place. Rien n'a changé.
refused-too-many-remedy = Retirez d'abord quelque chose.
refused-too-long = L'enregistrement est plein
refused-too-long-detail = Une table ne peut garder plus d'entrées. Rien n'est perdu.
refused-too-long-remedy = Enregistrez le combat, ou annulez.
refused-fight-over = Le combat est fini
refused-fight-over-detail = Il ne reste rien à décider.
refused-fight-over-remedy = Revoyez-le dans la relecture.
refused-withheld = Cela en dirait trop
refused-withheld-detail = Quelque chose de ce combat vous est caché, et les chiffres le trahiraient.
refused-withheld-remedy = Décidez sans eux.
refused-no-advice = Pas de conseil ici
refused-no-advice-detail = Rien n'est demandé qui puisse se peser.
refused-no-advice-remedy = Demandez à la prochaine décision.
refused-no-odds = Pas de chances ici
refused-no-odds-detail = On ne peut pas calculer ce qui suit de ce choix.
refused-no-odds-remedy = Choisissez d'abord la suite.
refused-no-counsel = Le conseil ne répond pas
refused-no-counsel-detail = Le combat lui-même n'est pas touché.
refused-no-counsel-remedy = Demandez à nouveau dans un instant.

## Entrer

refused-no-token = Il faut un lien
refused-no-token-detail = Cette adresse appartient à une table, et l'on y entre par un lien.
refused-no-token-remedy = Ouvrez le lien entier que l'on vous a donné.
refused-no-access = Ce lien ne mène nulle part
refused-no-access-detail = Il a été révoqué, ou il en manque une partie.
refused-no-access-remedy = Demandez un nouveau lien au meneur.
refused-link-revoked = Votre lien a été révoqué
refused-link-revoked-detail = Le meneur a donné un nouveau lien à la place. Rien n'est perdu.
refused-link-revoked-remedy = Demandez le nouveau lien au meneur.
refused-hello-first = Dites d'abord qui vous êtes
refused-hello-first-detail = Le premier message d'une connexion est hello, avec un jeton.
refused-hello-first-remedy = Connectez-vous à nouveau.
refused-hello-once = On vous connaît déjà
refused-hello-once-detail = Une connexion dit hello une fois.
refused-hello-once-remedy = Continuez.
refused-table-unknown = Cette table n'existe pas
refused-table-unknown-detail = Elle était peut-être sur un autre serveur.
refused-table-unknown-remedy = Ouvrez une nouvelle table depuis l'accueil.
refused-table-gone = La table a disparu
refused-table-gone-detail = Elle n'est plus dans la base de données.
refused-table-gone-remedy = Chargez un combat enregistré à une nouvelle table.
refused-full = Le serveur est plein
refused-full-detail = Tant de tables sont ouvertes qu'une de plus n'y tiendrait pas. Rien n'est perdu.
refused-full-remedy = Réessayez plus tard.

## Requêtes

refused-invalid = La requête est incomplète
refused-invalid-detail = Une partie manque ou n'est pas ce qu'elle devrait être. Rien n'a changé.
refused-invalid-remedy = Voyez le champ nommé.
refused-not-found = Il n'y a rien ici
refused-not-found-detail = Cette adresse ne mène nulle part.
refused-not-found-remedy = Commencez par l'accueil.
refused-not-a-method = Cela ne se fait pas ici
refused-not-a-method-detail = L'adresse existe, mais pas pour ce genre de requête.
refused-not-a-method-remedy = Voyez la description de l'interface.
refused-not-understood = La requête n'a pas été comprise
refused-not-understood-detail = Rien n'a changé.
refused-not-understood-remedy = Voyez la description de l'interface.
refused-too-many-requests = Pas si vite
refused-too-many-requests-detail = Trop a été demandé en trop peu de temps. Rien n'a changé.
refused-too-many-requests-remedy = Attendez un instant et réessayez.
refused-too-large = C'est trop grand
refused-too-large-detail = Rien n'a changé.
refused-too-large-remedy = Envoyez-en moins à la fois.
refused-fault = Quelque chose a mal tourné dans le serveur
refused-fault-detail = Rien n'est perdu : la table est telle que le dernier ordre l'a laissée.
refused-fault-remedy = Réessayez ; si cela se reproduit, enregistrez le combat et signalez-le.
refused-book-unknown = Ce livre n'existe pas
refused-book-unknown-detail = Aucun livre de règles ne s'appelle { $book }.
refused-book-unknown-remedy = Voyez la liste des livres.
refused-rule-unknown = Cette règle n'existe pas
refused-rule-unknown-detail = Le livre n'a pas de règle { $rule }.
refused-rule-unknown-remedy = Voyez les règles du livre.
refused-scenario-unknown = Ce scénario n'existe pas
refused-scenario-unknown-detail = Aucun scénario ne s'appelle { $scenario }.
refused-scenario-unknown-remedy = Voyez la liste des scénarios.
refused-scenario-missing = Il faut un scénario
refused-scenario-missing-detail = Ni scénario ni table n'ont été nommés.
refused-scenario-missing-remedy = Nommez l'un des deux.
refused-scenario-broken = Le scénario est inutilisable
refused-scenario-broken-detail = Quelque chose y est faux ; voyez la liste.
refused-scenario-broken-remedy = Corrigez ce qui est énuméré.
refused-record-broken = L'enregistrement est inutilisable
refused-record-broken-detail = { $reason }
refused-record-broken-remedy = Chargez le fichier tel qu'il a été enregistré.
refused-record-too-long = L'enregistrement est trop long
refused-record-too-long-detail = Il a plus d'entrées qu'une table n'en charge.
refused-record-too-long-remedy = Rejouez-le au terminal : fechtbuch replay.
refused-simulation-unknown = Cette simulation n'existe pas
refused-simulation-unknown-detail = Son résultat n'est plus gardé.
refused-simulation-unknown-remedy = Recommencez-la.
refused-simulation-wrong = La simulation n'a pas de sens
refused-simulation-wrong-detail = { $reason }
refused-simulation-wrong-remedy = Écrivez CHEMIN=VALEURS, par exemple kurt.ws=2..6.
refused-simulation-too-large = La simulation est trop grande
refused-simulation-too-large-detail = Tant de combats feraient attendre tout le monde.
refused-simulation-too-large-remedy = Demandez moins de combats ou de valeurs, ou prenez le terminal : fechtbuch simulate.
refused-busy = Le laboratoire est occupé
refused-busy-detail = D'autres simulations attendent déjà.
refused-busy-remedy = Réessayez dans une minute.

## Ce que l'on voit

table-reactions = réactions
table-someone = quelqu'un
table-upgrade =
    Les règles ont changé depuis que ce combat a été joué : à partir de l'entrée { $entry } elles mènent ailleurs.
    La table se tient là où anciennes et nouvelles s'accordent encore.
table-ground-wall = mur
table-ground-chasm = gouffre
table-ground-screen = écran
table-ground-difficult = terrain difficile
table-ground-height = hauteur { $height }
table-ground-cover = couvert
table-ground-obstacle = obstacle
