### Texts of the table in French, the same for every game.

## Lists, item by item: a, b and c
## $list: what is listed so far; $item: what comes next; $count: how often an item stands in it

table-list-more = { $list }, { $item }
table-list-last = { $list } et { $item }
table-list-times = { $count } × { $item }

## Turns and choices
## $player: a name; $count: how many choices there are

table-thinking = { $player } réfléchit…
table-ask = Votre choix
table-final = sans retour
table-not-a-choice = Ce choix n’existe pas. Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
table-commands = Un nombre fait un choix. Et aussi : h (conseil), u (annuler), b (plateau), r (règles), s (sauvegarder), l (charger), q (quitter), ? (aide).

## Undo

table-undone = Choix annulé.
table-nothing-to-undo = Rien à annuler : quelque chose a été révélé, ou un autre joueur a décidé.

## Hints
## $choice: the label of a choice; $percent: 0 to 100, the share of the bot's thought that it got

table-hint = Conseil : { $choice } ({ $percent } %)

## Saving
## $file: a path

table-ask-file = Nom du fichier
table-saved = Partie sauvegardée : { $file }.
table-loaded = Partie chargée : { $file }.
table-quit = Partie interrompue.

## The end

table-over = La partie est terminée.

## Levels of the bots

table-level-easy = facile
table-level-easy-about = Joue à l’intuition et ne voit pas tout. Idéal pour une première partie.
table-level-medium = moyen
table-level-medium-about = Prend ce qui paraît le mieux sur le moment et manque rarement une occasion.
table-level-hard = difficile
table-level-hard-about = Réfléchit plusieurs décisions à l’avance. Pour qui connaît déjà le jeu.

## Answers

table-yes = oui
table-no = non

## The terminal
## begins: $game, $players (a list of names), $seed; bot-name: $level
## group, winners: $count; winners: $names (a list of names); no-match: $typed; overwrite: $file
## hint-expected: $percent, 0 to 100; seats: $low, $high; seats-only: $seats (a list of numbers)

table-begins = { $game } : { $players }. Graine { $seed }.
table-bot-name = Bot ({ $level })
table-group = { $count } choix
table-all-final = Aucun de ces choix ne peut être annulé.
table-back = Entrée : revenir à tous les choix.
table-no-match = Aucun choix ne correspond à « { $typed } ». Tapez un nombre, ou ? pour l’aide.
table-hint-expected = Le bot estime alors votre chance de victoire à { $percent } %.
table-ask-save = Sauvegarder la partie ? Un nom de fichier, ou Entrée pour y renoncer :
table-overwrite = { $file } existe déjà. L’écraser ?
table-not-saved = Rien n’a été sauvegardé.
table-total = Total
table-place = Place
table-winners =
    { $count ->
        [one] { $names } l’emporte !
       *[other] { $names } se partagent la victoire !
    }
table-seats = de { $low } à { $high } joueurs
table-seats-only = à { $seats } joueurs
table-default = par défaut
table-help =
    Un nombre fait un choix. Une partie de sa notation, comme e5, ne garde que les choix qui lui correspondent ; une notation complète est jouée aussitôt. Entrée les rend tous.
    u      annuler votre dernière décision
    h      un conseil du bot de niveau difficile
    b      revoir le plateau et la question
    s NOM  sauvegarder la partie ; l NOM en charger une autre
    r      les règles ; r 4.3 un de leurs points
    q      quitter la partie

## Le client web : ce que disent toutes les pages

shell-home = Iteru : retour à l’accueil
shell-lobby = Accueil
shell-close = Fermer
shell-back = Retour
shell-next = Suivant
shell-loading = Un instant…
shell-missing = Cette page n’existe pas.
shell-you = vous
shell-name = Nom
shell-points = Points
shell-points-now = Points si la partie s’arrêtait maintenant

## Les jeux sur leurs cartes
## seats-from-to : $least, $most ; minutes : $minutes

shell-game = Jeu
shell-game-fertility = Fertility
shell-game-fertility-about = Fertilisez la vallée, garnissez vos boutiques.
shell-game-fertility-credits = de Cyrille Leroy, édité par Catch Up Games
shell-game-pharaon = Pharaon
shell-game-pharaon-about = Tournez la roue, honorez les dieux.
shell-game-pharaon-credits = de Sylvain « Sylas » Lasjuilliarias et Henri « Pym » Molliné, édité par Catch Up Games
shell-game-egizia = Egizia
shell-game-egizia-about = Descendez le Nil, bâtissez pour le roi.
shell-game-egizia-credits = d’Acchittocca (Flaminia Brasini, Virginio Gigli, Stefano Luperto et Antonio Tinto), édité par Hans im Glück
shell-game-kemet = Kemet
shell-game-kemet-about = Élevez des pyramides, gagnez des batailles.
shell-game-kemet-credits = de Jacques Bariot et Guillaume Montiage, édité par Matagot
shell-seats-from-to = { $least }–{ $most }
shell-minutes = { $minutes } min
shell-coming = À venir

## L’accueil
## with : $names ; thinks : $player

shell-hero = Quatre jeux sur un même fleuve
shell-hero-about = Jouez entre amis, ou laissez les bots occuper les places.
shell-play-bot = Jouer contre un bot
shell-new-table = Nouvelle table
shell-learn = Apprendre en cinq minutes
shell-my-tables = Mes tables
shell-your-turn = À vous
shell-with = avec { $names }
shell-thinks = { $player } réfléchit
shell-waits-for-players = attend des joueurs
shell-open-tables = Tables ouvertes
shell-open-tables-none = Personne n’attend de joueurs. Ouvrez une table avec une place libre : on la trouvera ici.
shell-join = Rejoindre
shell-finished-tables = Parties terminées
shell-finished-tables-none = Les parties que vous aurez terminées seront gardées ici.
shell-winner = Victoire
shell-watch-again = Revoir
shell-upload = Voir un fichier
shell-upload-about = Vous avez une partie dans un fichier ?

## Une nouvelle table
## seat-number : $number ; seats-count : $count ; seat-bot-level : $level (facile, moyen, difficile)

shell-new-table-title = Nouvelle table
shell-seats = Places
shell-seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
shell-seat-add = Une place de plus
shell-seat-remove = Une place de moins
shell-seat-number = Joueur { $number }
shell-seat-open = Place libre
shell-seat-local = Quelqu’un à cet écran
shell-seat-bot-level = Bot, { $level }
shell-bot-name-1 = Ptah
shell-bot-name-2 = Hâpy
shell-bot-name-3 = Seshat
shell-bot-name-4 = Khnoum
shell-bot-name-5 = Maât
shell-options = Options
shell-by-link = Par lien seulement
shell-by-link-about = La table n’apparaît pas dans l’accueil.
shell-open-table = Ouvrir la table
shell-start = Commencer la partie

## Soi-même
## renamed : $name ; logged-in : $account

shell-person = Nom et compte
shell-rename = Changer de nom
shell-renamed = Vous vous appelez désormais { $name }.
shell-account = Compte
shell-account-about = On peut jouer sans compte. Un compte garde vos parties sur tous vos appareils.
shell-account-name = Nom du compte
shell-password = Mot de passe (8 caractères au moins)
shell-log-in = Se connecter
shell-register = Créer un compte
shell-log-out = Se déconnecter
shell-logged-in = Vous utilisez le compte { $account }.

## À propos

shell-about = À propos d’Iteru
shell-about-what = Iteru, le nom que les anciens Égyptiens donnaient au Nil, porte des jeux de société du Nil dans le navigateur : complets, exacts et gratuits.
shell-unofficial = Iteru n’est pas officiel et n’est lié ni aux auteurs ni aux éditeurs des jeux.
shell-about-buy = Si un jeu vous plaît ici, achetez-le et jouez-y autour d’une table. Voici qui remercier :
shell-about-figures = Les règles et les textes sont racontés avec nos propres mots, toutes les images sont de nous. Quelques chiffres imprimés nous étaient inconnus et ont été reconstitués ; les règles de chaque jeu disent lesquels.
shell-about-fonts = Composé en Marcellus et Source Sans 3, toutes deux sous licence SIL Open Font License.
shell-about-privacy = Un seul cookie dit au serveur qui vous êtes, pour que personne d’autre ne joue à votre place. Rien de plus : ni publicité, ni pistage.

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-theme = Apparence
shell-theme-light = Jour
shell-theme-dark = Nuit
shell-theme-system = Comme le système
shell-theme-to-light = Passer au jour
shell-theme-to-dark = Passer à la nuit
shell-playbacks = Rejouer les coups pas à pas
shell-playbacks-always = Des autres
shell-playbacks-bots = Des bots
shell-playbacks-never = Jamais
shell-speed = Vitesse
shell-speed-times = Vitesse { $times }
shell-reactions = Quand les autres agissent
shell-reactions-ask = Me demander
shell-reactions-held = Si je peux réagir
shell-reactions-pass = Passer pour moi
shell-reactions-ask-about = On vous demande dès que vous pourriez avoir la carte : personne ne sait si vous l’avez.
shell-reactions-held-about = On ne vous demande que si vous avez la carte. Plus rapide, mais l’attente peut le trahir.
shell-reactions-pass-about = Vous laissez tout passer.
shell-confirm-final = Confirmer ce qui ne s’annule pas
shell-confirm-final-about = Un choix qui révèle quelque chose ou termine votre tour attend un second clic.
shell-sound = Son
shell-sound-about = Deux notes quand c’est à vous.
shell-sound-on = Activer le son
shell-sound-off = Couper le son
shell-patterns = Motifs
shell-patterns-about = Les zones des joueurs portent un motif en plus de leur couleur.

## En attendant les joueurs
## waiting-title : $game

shell-waiting = En attente de joueurs
shell-waiting-title = { $game } : en attente de joueurs
shell-waiting-about = Envoyez ce lien à qui doit jouer avec vous. La partie commence d’elle-même dès que toutes les places sont prises.
shell-link-copy = Copier
shell-link-copied = Le lien est copié.
shell-link-not-copied = Le lien n’a pas pu être copié. Copiez-le à la main.
shell-share = Partager
shell-sit-down = S’asseoir ici
shell-sit-down-anyway = Je le sais : s’asseoir ici
shell-from-record = Créée à partir d’un enregistrement
shell-from-record-about = Cette table vient d’un enregistrement : qui l’a créée connaît peut-être toutes les cartes encore cachées.
shell-leave = Quitter la table
shell-leave-ask = Quitter cette table ? Un bot jouera à votre place.
shell-stay = Rester
shell-no-table = Cette table ne peut pas être affichée
shell-no-table-about = Il n’y a pas de telle table. Le lien est peut-être incomplet.

## À la table
## prompt-shared : $player, $prompt ; rule-open : $rule (un numéro) ; since : $moves

shell-players = Joueurs
shell-regions = Parties de la table
shell-bot = bot
shell-away = absence
shell-at-turn = à jouer
shell-watching = Vous regardez
shell-prompt-shared = { $player } : { $prompt }
shell-sending = Envoi…
shell-would-gain = Vous gagneriez
shell-final = définitif
shell-how = Comment ?
shell-confirm = Confirmer
shell-turn = Tourner
shell-undo = Annuler
shell-list = Liste des choix
shell-list-none = Il n’y a rien à choisir pour l’instant.
shell-zoom-in = Plus près
shell-zoom-out = Plus loin
shell-zoom-fit = Voir tout le plateau
shell-minimap = Où vous êtes sur le plateau

## Conseils
## percent : de 0 à 100

shell-hint = Conseil
shell-hint-title = Que ferait le bot ?
shell-hint-thinking = Le bot réfléchit…
shell-hint-expected = Avec ce choix, il vous donne { $percent } % de chances de gagner.
shell-hint-share = sûr à { $percent } %
shell-hint-only-you = Vous seul voyez ceci.
shell-hint-use = L’appliquer
shell-hint-hide = Masquer le conseil

## Journal, discussion et aide
## log-undo : $player

shell-record = Journal, discussion et aide
shell-log = Journal
shell-log-none = Il ne s’est encore rien passé.
shell-log-undo = { $player } annule un coup.
shell-since =
    { $moves ->
        [one] { $moves } coup depuis votre dernier tour
       *[other] { $moves } coups depuis votre dernier tour
    }
shell-chat = Discussion
shell-chat-none = Pas encore de messages. Dites bonjour.
shell-chat-say = Écrire un message
shell-chat-send = Envoyer
shell-aid = Aide
shell-rule-open = Règle { $rule }
shell-keys = Touches
shell-key-arrows = ← ↑ ↓ →
shell-key-arrows-about = d’une place éclairée à la suivante
shell-key-enter = Entrée
shell-key-enter-about = choisir, confirmer
shell-key-escape = Échap
shell-key-escape-about = un pas en arrière ; arrêter le film
shell-key-turn = R
shell-key-turn-about = tourner, autre façon
shell-key-undo = U
shell-key-undo-about = annuler
shell-key-numbers = 1–9
shell-key-numbers-about = boutons de la barre
shell-key-hint = ?
shell-key-hint-about = conseil
shell-key-log = L
shell-key-log-about = journal
shell-key-chat = C
shell-key-chat-about = discussion
shell-key-clear = H
shell-key-clear-about = maintenir pour voir le plateau nu
shell-key-zoom = + − 0
shell-key-zoom-about = plus près, plus loin, tout le plateau

## Règles
## rules-found : $count

shell-rules = Règles
shell-rules-search = Chercher
shell-rules-contents = Sommaire des règles
shell-rules-found =
    { $count ->
        [0] Rien trouvé
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }

## Film et relecture
## $at et $of : des nombres ; $times : ½, 1 ou 2

shell-playback = Ce qui s’est passé
shell-playback-step = { $at } sur { $of }
shell-pause = Pause
shell-resume = Continuer
shell-skip = Passer
shell-replay = Relecture
shell-replay-start = La partie commence.
shell-replay-at = coup { $at } sur { $of }
shell-replay-back = Un coup en arrière
shell-replay-step = Un coup en avant
shell-replay-play = Lire
shell-replay-slider = Coup
shell-replay-leave = Quitter
shell-play-on = Jouer à partir d’ici
shell-share-moment = Partager ce moment

## Un écran partagé
## $player : qui doit jouer

shell-curtain = { $player }, c’est à vous
shell-curtain-about = Prenez l’écran de sorte que personne d’autre ne voie ce qui est à vous.
shell-curtain-open = J’y suis

## La connexion
## lost-retry : $seconds

shell-lost = Connexion perdue.
shell-lost-retry =
    { $seconds ->
        [0] Nouvel essai…
       *[other] Nouvel essai dans { $seconds } s.
    }
shell-lost-safe = Rien n’est perdu.
shell-lost-pending = Votre coup est gardé et sera envoyé.
shell-try-now = Essayer maintenant

## La fin de la partie
## wins : $names (une liste), $count ; place : $place ; score-margin : $points ; takes-lead : $player ; turn-number : $turn

shell-score = Résultat
shell-you-win = Vous gagnez !
shell-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
shell-place =
    { $place ->
        [1] première place
        [2] deuxième place
        [3] troisième place
        [4] quatrième place
       *[other] cinquième place
    }
shell-score-margin =
    { $points ->
        [one] avec { $points } point d’avance
       *[other] avec { $points } points d’avance
    }
shell-score-tie-break = au départage
shell-score-shared = victoire partagée
shell-score-parts = Points par source
shell-turning-points = Moments décisifs
shell-takes-lead = { $player } prend la tête
shell-turn-number = tour { $turn }
shell-chart = Les scores au fil des tours
shell-chart-about = points si la partie s’était arrêtée après chaque tour
shell-rematch = Revanche
shell-rematch-join = Rejoindre la revanche
shell-look = Voir le plateau
shell-record-save = Enregistrer la partie

## Leçons
## lesson : $at, $of

shell-teacher = Professeur
shell-lesson = Leçon { $at } sur { $of }
shell-lesson-skip = Passer les leçons
shell-lesson-done = Vous en savez assez pour jouer.
shell-lesson-done-about = Le reste s’apprend en jouant.

## Ce qui est refusé, selon les codes du serveur

shell-error-offline = Le serveur ne répond pas. Réessayez dans un instant.
shell-error-malformed = Cela n’a pas été compris. Rechargez la page.
shell-error-too-large = C’est trop volumineux.
shell-error-too-fast = C’était trop rapide. Réessayez dans un instant.
shell-error-not-found = Il n’y a rien de tel ici.
shell-error-not-allowed = Ce n’est pas permis ici.
shell-error-foreign-seat = Cette place n’est pas la vôtre.
shell-error-stale = La partie avait avancé entre-temps. Le plateau a été mis à jour.
shell-error-illegal = Ce coup n’a pas été accepté. Le plateau a été mis à jour.
shell-error-nothing-to-undo = Il n’y a rien à annuler : depuis, quelque chose a été révélé ou un autre joueur a décidé.
shell-error-not-running = La partie n’est pas en cours.
shell-error-full = Toutes les places sont prises.
shell-error-bad-options = Cette table ne peut pas être créée avec ces options.
shell-error-bad-record = Iteru ne sait pas lire cette partie.
shell-error-name-taken = Ce nom de compte est déjà pris.
shell-error-wrong-password = Le nom du compte et le mot de passe ne vont pas ensemble.
shell-error-failed = Quelque chose s’est mal passé sur le serveur. Tout ce qui a été joué est à l’abri.
