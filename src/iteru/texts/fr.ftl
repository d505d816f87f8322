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

## Reasons of a choice, beside the game's own
## $points: of the game

table-reason-rivals = Rivaux freinés
table-reason-rivals-more = Freine votre rival le plus fort d’environ { $points } points.
table-reason-rivals-less = Laisse à votre rival le plus fort environ { $points } points de plus.
table-reason-beyond = Ce que la recherche voit au-delà

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
table-level-master = maître
table-level-master-about = Réfléchit le plus longtemps et examine chaque choix prometteur. Pour qui bat le niveau difficile.

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

## Le client web : ce que disent toutes les pages

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
## seats-from-to : $least, $most ; minutes : $minutes

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
shell-game-traitor = Le Traître
shell-game-traitor-about = Pharaon en solitaire, contre un rival à la cour.
shell-seats-from-to = { $least }–{ $most }
shell-minutes = { $minutes } min

## L’accueil
## with : $names ; thinks : $player

shell-play-bot = Jouer contre un bot
shell-new-table = Nouvelle table
shell-my-tables = Mes tables
shell-your-turn = À vous
shell-thinks = { $player } réfléchit
shell-waits-for-players = attend des joueurs
shell-join = Rejoindre
shell-winner = Victoire
shell-watch-again = Revoir
shell-upload = Voir un fichier
shell-upload-about = Vous avez une partie dans un fichier ?
shell-hero-about = Quatre jeux du Nil. Rien à préparer : choisissez et jouez.
shell-greeting-morning = Bonjour
shell-greeting-day = Bonjour
shell-greeting-evening = Bonsoir
shell-go-on = Continuer
shell-kept = Vos parties sont conservées dans ce navigateur et sur ce serveur.
shell-kept-about = Un compte ne sert que pour d’autres appareils et pour un classement.
shell-kept-account = Créer un compte
shell-with-others = Jouer à plusieurs
shell-by-screen-title = Sur cet écran
shell-by-screen-how = Passez-le de main en main ; les mains sont cachées entre les tours.
shell-by-screen-do = Préparer
shell-by-link-title = Par un lien
shell-by-link-how = Vos amis l’ouvrent dans un navigateur, sans compte.
shell-by-link-do = Inviter
shell-quick-play = Partie rapide
shell-quick-play-about = contre des bots, tout de suite
shell-bots = Bots
shell-level = Niveau
shell-first-game = Première partie
shell-first-game-about = avec des conseils
shell-play = Jouer
shell-play-with =
    { $bots ->
        [one] Jouer, { $bots } bot
       *[other] Jouer, { $bots } bots
    }
shell-play-alone = Jouer seul
shell-learn = Apprendre pas à pas
shell-learn-short = Apprendre
shell-pieces = Pièces
shell-pieces-search = Chercher un nom ou un effet
shell-pieces-none = Aucune pièce ne correspond à cette recherche.
shell-pieces-link = Copier le lien
shell-pieces-tiles = Tuiles de pouvoir
shell-pieces-divine = Intervention divine
shell-pieces-battle = Cartes de combat
shell-pieces-nile = Cartes du Nil
shell-pieces-sphinx = Cartes du Sphinx
shell-pieces-districts = Quartiers
shell-pieces-metropolises = Métropoles
shell-pieces-nobles = Nobles
shell-pieces-artisans = Artisans
shell-game-with = { $game } avec { $names }
shell-more-tables =
    { $count ->
        [one] { $count } autre table où l’on réfléchit
       *[other] { $count } autres tables où l’on réfléchit
    }
shell-time-left = reste { $time }
shell-remove-table = Supprimer la table
shell-removed = { $title } est supprimée.
shell-tables = Tables
shell-tables-open = Ouvertes
shell-tables-running = En cours
shell-tables-finished = Terminées
shell-tables-none-open = Personne n’attend de joueurs. Ouvrez une table avec une place libre, et d’autres la trouveront ici.
shell-tables-none-running = Aucune partie à regarder pour l’instant.
shell-tables-none-finished = Les parties terminées seront conservées ici.
shell-tables-not-found = Aucune table ne correspond à cette recherche.
shell-filter-games = Tous les jeux
shell-filter-paces = Tout rythme
shell-filter-free = Place libre
shell-filter-text = Nom ou joueur
shell-filter-none = Tout montrer
shell-pages = Pages de la liste
shell-page = Page { $at } sur { $of }
shell-page-before = Précédente
shell-page-after = Suivante
shell-watch = Regarder
shell-watching-count =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
shell-last-games = Vos dernières parties
shell-all = Toutes
shell-result = { $points ->
    [one] place { $place } sur { $of }, { $points } point
   *[other] place { $place } sur { $of }, { $points } points
  }
shell-pages-of = Iteru
shell-nav-play = Jouer
shell-nav-new = Nouvelle table
shell-nav-puzzles = Problèmes
shell-nav-games = Jeux

## Puzzles, and what if
## puzzle-grade: $grade (1 to 3); puzzle-tries: $left of $of; puzzle-cost: $percent; puzzle-people:
## $tried, $found; puzzle-margin: $percent, $choice; whatif-since: $moves

shell-puzzle = Problème
shell-puzzle-day = Problème du jour
shell-puzzle-days = Les sept derniers jours
shell-puzzle-about = Un choix est nettement le meilleur. Trouvez-le.
shell-puzzle-solve = Le résoudre
shell-puzzle-see = Le revoir
shell-puzzle-people = essayé par { $tried }, trouvé par { $found }
shell-puzzle-archive = Tous les problèmes
shell-puzzle-difficulty = Difficulté
shell-puzzle-no-match = Il n’y a pas encore de tel problème.
shell-puzzle-none = Ce problème n’existe pas
shell-puzzle-new = nouveau
shell-puzzle-open = commencé
shell-puzzle-found = trouvé
shell-puzzle-missed = pas trouvé
shell-puzzle-grade = Difficulté { $grade } sur 3
shell-puzzle-ask = À vous de décider : un choix est nettement le meilleur. Vous avez trois essais.
shell-puzzle-tries = Essais restants : { $left } sur { $of }
shell-puzzle-not-yet = pas encore
shell-puzzle-cost = Ce choix vous coûte { $percent } % des chances de gagner.
shell-puzzle-question = Que vous ouvriraient ou vous garderaient les autres choix ?
shell-puzzle-question-part = Un autre choix fait mieux sur ce point : { $part }. Lequel ?
shell-puzzle-question-rivals = Qu’est-ce qui pourrait coûter à votre rival le plus fort ?
shell-puzzle-hint = Indice ({ $left })
shell-puzzle-hint-rule = Il s’agit de la règle { $rule }.
shell-puzzle-hint-area = La réponse est parmi les endroits éclairés.
shell-puzzle-hint-piece = La réponse commence par ce qui est éclairé.
shell-puzzle-hint-nowhere = La réponse ne demande aucun endroit du plateau.
shell-puzzle-show = Montrer la réponse
shell-puzzle-margin = Vaut { $percent } % de chances de gagner de plus que le choix le plus proche : { $choice }.
shell-puzzle-parts = Ce que la réponse apporte de plus, en points
shell-puzzle-play-on = Continuer à jouer
shell-puzzle-more = D’autres problèmes
shell-fold = Replier
shell-unfold = Déplier
shell-whatif = Et si
shell-whatif-title = Et si, après le coup { $move } ?
shell-whatif-way = Comment continuer
shell-whatif-both = Tous les camps, avec conseils
shell-whatif-both-about = Vous décidez pour chaque joueur, et le moteur dit ce qu’il en pense.
shell-whatif-bots-about = Vous continuez à une place, contre des bots de ce niveau.
shell-whatif-seat = Votre place
shell-whatif-name = Nom (si vous voulez)
shell-whatif-begin = Commencer
shell-whatif-over = Ici, la partie est terminée. Revenez de quelques coups pour essayer autre chose.
shell-whatif-mine = Vos variantes de cette partie
shell-whatif-from = Après le coup { $move }
shell-whatif-since =
    { $moves ->
        [one] { $moves } coup depuis
       *[other] { $moves } coups depuis
    }
shell-whatif-delete = Supprimer « { $name } »
shell-whatif-strip = Et si, après le coup { $move } : ce n’est pas la partie
shell-whatif-back = Retour à la partie
shell-whatif-none = Cette variante n’existe pas
shell-whatif-opinion = L’avis du moteur
shell-whatif-chance = { $percent } % de gagner
shell-whatif-waits = Il parle quand il y a quelque chose à décider.

## Une nouvelle table
## seat-number : $number ; seats-count : $count ; seat-bot-level : $level (facile, moyen, difficile)

shell-new-table-title = Nouvelle table
shell-seats = Places
shell-seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
shell-seat-number = Joueur { $number }
shell-seat-open = Place libre
shell-seat-bot-level = Bot, { $level }
shell-bot-name-1 = Ptah
shell-bot-name-2 = Hâpy
shell-bot-name-3 = Seshat
shell-bot-name-4 = Khnoum
shell-bot-name-5 = Maât
shell-options = Options
shell-open-table = Ouvrir la table
shell-start = Commencer la partie
shell-start-about = La prochaine fois, le formulaire part de cette table.
shell-open-table-about = Vous recevez ensuite le lien et le code à scanner. La prochaine fois, le formulaire part de cette table.
shell-who-plays = Qui joue
shell-seat-local = Cet écran
shell-seat-local-about = Les personnes à cet écran ont leur propre nom. Ce qu’elles cachent est couvert quand l’écran change de mains.
shell-seat-person = Une personne
shell-seat-open-about = qui s’assied en premier
shell-summary = La table en mots
shell-summary-here =
    { $count ->
        [one] { $count } ici
       *[other] { $count } ici
    }
shell-summary-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
shell-summary-open =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
shell-table-name = Nom de la table
shell-table-name-fertility = { $day } dans la vallée
shell-table-name-pharaon = { $day } à la cour
shell-table-name-egizia = { $day } sur le fleuve
shell-table-name-kemet = { $day } dans le désert
shell-printed-rules = règles de la boîte
shell-by-link = Seulement par lien
shell-by-link-about = La table n’est pas affichée dans le salon.
shell-by-link-short = seulement par lien
shell-listed-short = affichée dans le salon
shell-rated = Classée
shell-rated-about = La partie compte pour le classement de chacun.
shell-rated-not-account = Une partie classée demande un compte.
shell-rated-not-alone = Une partie classée demande quelqu’un d’autre.
shell-rated-not-bots = Les parties avec des bots ne sont pas classées.
shell-rated-not-screen = Les parties sur un seul écran ne sont pas classées.
shell-rated-not-clock = Une partie classée demande une pendule.
shell-rated-short = classée
shell-friendly = amicale
shell-pace = Rythme
shell-pace-live = En direct
shell-pace-live-about = tout le monde est là
shell-pace-live-short = { $minutes } min + { $seconds } s par tour
shell-pace-live-sentence = { $minutes } minutes par personne, et { $seconds } secondes de plus à chaque tour.
shell-pace-own = Autre
shell-pace-minutes = Minutes par personne
shell-pace-seconds = Secondes par tour
shell-pace-days = Un coup par jour
shell-pace-days-about = jouez quand vous avez le temps
shell-pace-days-short = { $hours } h par tour
shell-pace-days-sentence = { $hours } heures par tour. Jouez quand vous avez le temps.
shell-pace-hours = { $hours } h
shell-pace-none = Sans pendule
shell-pace-none-about = Personne ne presse personne.
shell-time-up = Quand le temps est écoulé
shell-time-up-bot = un bot continue
shell-time-up-bot-about = Qui a dépassé son temps peut revenir.
shell-time-up-end = la partie s’arrête
shell-time-up-end-about = Qui a dépassé son temps est dernier ; les autres sont classés selon leurs points.
shell-time-up-ask = les autres décident
shell-time-up-ask-about = Ils attendent, laissent jouer un bot ou arrêtent la partie.
shell-hand-over = Quand quelqu’un est absent
shell-hand-over-about = Les autres peuvent alors laisser jouer un bot.
shell-hand-over-10 = après 10 minutes
shell-hand-over-60 = après une heure
shell-hand-over-1440 = après un jour

## Soi-même
## renamed : $name ; logged-in : $account

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
shell-account-page = Navigateurs, scripts et autres
shell-password-change = Changer le mot de passe
shell-password-about = Tous les autres navigateurs et scripts connectés sous votre nom seront déconnectés.
shell-password-old = Mot de passe actuel
shell-password-new = Nouveau mot de passe (8 caractères au moins)
shell-password-changed = Le mot de passe est changé.
shell-recovery = Code de retour
shell-recovery-about = Comme invité, seul ce navigateur vous connaît. Ce code vous ramène à vos places s’il vous oublie, ou sur un autre appareil. Il sert une fois ; vous en recevez ensuite un nouveau.
shell-recovery-had = Vous avez déjà un code. Un nouveau le remplace.
shell-recovery-new = Afficher un nouveau code
shell-recovery-note = Si ce navigateur vous oublie, ce code vous ramène à votre place : { $code }. Notez-le.
shell-recovery-next = Vous êtes de retour. Votre prochain code est { $code }. Notez-le.
shell-recovery-have = Code de retour d’un invité
shell-recover = Revenir
shell-sessions = Connectés sous votre nom
shell-sessions-about = Mettez fin à ce que vous ne connaissez pas. Un script joue à votre place avec son propre jeton.
shell-session-browser = Navigateur
shell-session-script = Script
shell-session-unnamed = Sans nom
shell-session-used = dernier usage le { $date }
shell-session-here = Celui-ci
shell-session-end = Déconnecter
shell-token = Jeton
shell-token-name = Nom du script
shell-token-new = Nouveau jeton
shell-shown-once = Il n’est affiché que maintenant. Gardez-le comme un mot de passe.
shell-copy = Copier
shell-copied = Copié.
shell-logged-in = Vous utilisez le compte { $account }.

## Avis
## mail-…: $address

shell-notices = Avis
shell-notices-about = Un avis ne dit jamais rien de caché : on peut le lire sur un téléphone verrouillé.
shell-notices-none = Ce serveur n’envoie pas d’avis.
shell-notice-turn = C’est mon tour
shell-notice-time = Mon temps s’épuise
shell-notice-invitation = On m’invite
shell-notice-seat = Une place que j’attends est libre
shell-notice-full = Ma table est complète
shell-notice-over = Une partie est finie
shell-notice-push = Avis
shell-notice-mail = Courriel
shell-push-start = M’avertir quand c’est mon tour
shell-push-on = Ce navigateur affiche les avis
shell-push-stop = Plus d’avis ici
shell-notice-try = M’envoyer un essai
shell-notice-tried = Un essai est en route.
shell-notice-not-tried = L’essai n’a pas pu être envoyé. Réessayez plus tard.
shell-push-insecure = Les navigateurs n’affichent d’avis que pour les pages venues par HTTPS ou de la même machine. Demandez à qui tient ce serveur.
shell-push-unsupported = Ce navigateur ne sait pas afficher d’avis. Sur un iPhone ou un iPad, ajoutez d’abord Iteru à l’écran d’accueil.
shell-push-denied = Ce navigateur n’affiche pas les avis d’Iteru. Vous pouvez les autoriser dans ses réglages pour cette page.
shell-mail-address = Adresse de courriel
shell-mail-set = Envoyer un lien de confirmation
shell-mail-confirmed = Les courriels vont à { $address } : une demi-heure après le début de votre tour, un seul pour toutes les tables.
shell-mail-unconfirmed = Un courriel est en route vers { $address }. Son lien confirme l’adresse.
shell-mail-forget = Oublier l’adresse
shell-mail-confirm-done = L’adresse est confirmée. Désormais, un courriel y arrive quand c’est votre tour.
shell-mail-end-done = Ces courriels ne viendront plus. Vous pouvez changer cela dans les réglages.

## Tours ailleurs, et ce qu’annonce qui tient le serveur
## elsewhere-…: $game; $names: une liste de noms; $time; announcement, warned: $text

shell-elsewhere = À vous ailleurs
shell-elsewhere-table = { $game } avec { $names }
shell-elsewhere-left = reste { $time }
shell-elsewhere-go = Y aller
shell-announcement = De qui tient ce serveur : { $text }
shell-warned = Avertissement de qui tient ce serveur : { $text }
shell-understood = Compris
shell-new-version = Une nouvelle version d’Iteru est là.
shell-reload = Recharger

## Partir pour de bon, et mot de passe perdu

shell-password-forgotten = Mot de passe oublié ?
shell-password-mailed = Si ce compte a une adresse confirmée, un courriel avec un lien est en route.
shell-password-reset-done = Le mot de passe est changé. Connectez-vous avec le nouveau.
shell-export = Toutes mes données
shell-export-about = Tout ce que ce serveur sait de vous, en un fichier.
shell-export-get = Télécharger
shell-erase = Me supprimer
shell-erase-about = Votre nom, votre compte et ce que vous avez dit sont supprimés aussitôt et pour de bon. Les parties restent pour les autres, avec une place sans nom ; un bot joue pour vous.
shell-erase-password = Mot de passe, pour être sûr que c’est vous
shell-erase-now = Tout supprimer
shell-erase-sure = Vraiment tout supprimer ?
shell-erased = Tout est supprimé. Vous êtes maintenant un nouvel invité.
shell-report = Signaler
shell-reported = Merci. Qui tient ce serveur verra cette ligne.
## Personnes
## person-rating: $game; person-curve: $game, $count; person-since: $date

shell-people = Qui est là
shell-people-here = ici
shell-people-idle = inactif
shell-people-plays = joue à { $game }
shell-people-watches = regarde { $game }
shell-people-ask = Inviter
shell-person-mine = Mes résultats
shell-person-favourite = Favori
shell-person-block = Bloquer
shell-person-unblock = Bloqué : annuler
shell-person-blocked-about = Vous avez bloqué cette personne : elle ne peut ni s’asseoir ni parler à vos tables, ni vous inviter.
shell-person-since = ici depuis le { $date }
shell-person-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
shell-person-none = Il n’y a pas de partie terminée à montrer.
shell-person-new = nouveau
shell-person-rating = Classement à { $game }
shell-person-curve =
    { $count ->
        [one] Le classement à { $game } après { $count } partie
       *[other] Le classement à { $game } sur { $count } parties
    }
shell-person-places = Places selon le nombre de joueurs
shell-person-place = place { $place }
shell-person-won = gagné
shell-person-equal = à force égale
shell-person-bots = Contre les bots
shell-person-of = { $won } sur { $played }
shell-person-people = Contre des personnes
shell-person-before-behind = devant – derrière
shell-person-history = Dernières parties

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
shell-settings-all = Tous les réglages
shell-settings-reading = Lecture
shell-settings-motion = Mouvement et son
shell-settings-playing = Jeu
shell-text-size = Taille du texte
shell-text-size-about = Tout sauf les plateaux, qui ont leur propre zoom.
shell-per-cent = { $value } %
shell-motion = Mouvement
shell-motion-full = Complet
shell-motion-full-about = Les pièces voyagent d’un lieu à l’autre.
shell-motion-short = Bref
shell-motion-short-about = Deux fois plus court, en ligne droite.
shell-motion-off = Aucun
shell-motion-off-about = Les pièces apparaissent à leur nouvelle place, entourées.
shell-swells = Agrandir sous le pointeur
shell-swells-about = Une partie de la tablette de Pharaon grandit quand le pointeur s’y pose. Un clic suffit toujours.
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
shell-confirm-final = Confirmer ce qui ne s’annule pas
shell-confirm-final-about = Un choix qui révèle quelque chose ou termine votre tour attend un second clic.
shell-sound = Son
shell-sound-about = Deux notes quand c’est à vous.
shell-sound-on = Activer le son
shell-sound-off = Couper le son
shell-patterns = Motifs
shell-patterns-about = Les zones des joueurs portent un motif en plus de leur couleur.

## En attendant les joueurs
## waiting-title : $game

shell-waiting = En attente de joueurs
shell-link-copy = Copier
shell-link-copied = Le lien est copié.
shell-link-not-copied = Le lien n’a pas pu être copié. Copiez-le à la main.
shell-share = Partager
shell-sit-down-anyway = Je le sais : s’asseoir ici
shell-from-record = Créée à partir d’un enregistrement
shell-from-record-about = Cette table vient d’un enregistrement : qui l’a créée connaît peut-être toutes les cartes encore cachées.
shell-sit-down = S’asseoir
shell-invite = Inviter
shell-invite-about = Scannez-le avec un téléphone à la même table, ou envoyez le lien. Aucun compte n’est nécessaire.
shell-invite-code = Le lien { $link } à scanner
shell-invite-unreachable = Cette adresse ne mène que cette machine à Iteru. Pour laisser entrer les autres, lancez { $command }.
shell-room-about = La partie commence quand tout le monde est assis et prêt, ou tout de suite si des bots prennent les places libres.
shell-room-open =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
shell-room-unready =
    { $count ->
        [one] Une personne n’est pas encore prête.
       *[other] { $count } personnes ne sont pas encore prêtes.
    }
shell-room-asked = sans réponse pour l’instant
shell-room-awaited = on attend quelqu’un
shell-room-local = à cet écran
shell-room-you-host = vous, hôte
shell-room-host = hôte
shell-room-here = ici
shell-room-seated = pas encore
shell-room-reading = lit les règles
shell-room-ready = c’est bon
shell-room-remove = Retirer
shell-room-swap = Échanger avec la place { $number }
shell-room-move = S’asseoir ici
shell-room-say-ready = On peut y aller
shell-room-say-wait = Un instant, pas encore
shell-room-level = Niveau des bots
shell-room-fill = Compléter avec des bots et commencer
shell-room-begin = Commencer tout de suite
shell-room-change = Modifier la table
shell-room-change-about = Si le rythme ou les options changent, les invités doivent se dire prêts à nouveau.
shell-room-changed = L’hôte a modifié la table. Regardez, puis dites à nouveau que vous êtes prêt.
shell-room-meanwhile = En attendant :
shell-room-rules = Lire les règles
shell-room-learn = Apprendre en { $minutes } minutes
shell-invitation = { $host } vous invite à { $game }
shell-invitation-friendly =
    { $count ->
        [one] Une partie amicale pour une personne.
       *[other] Une partie amicale à { $count }.
    }
shell-invitation-rated =
    { $count ->
        [one] Une partie classée pour une personne.
       *[other] Une partie classée à { $count }.
    }
shell-invitation-minutes = Elle dure environ { $minutes } minutes.
shell-invitation-free =
    { $count ->
        [one] et une place libre
       *[other] et { $count } places libres
    }
shell-invitation-name = Votre nom à la table
shell-invitation-house = Votre maison
shell-invitation-new = Vous ne connaissez pas { $game } ?
shell-invitation-cookie = Aucun compte nécessaire. Un cookie garde votre place dans ce navigateur.
shell-invitation-full = Toutes les places sont prises. Vous pouvez regarder.
shell-invitation-tell = Me prévenir quand une place se libère
shell-invitation-told = On vous préviendra dès qu’une place se libère.
shell-invitation-running = La partie a commencé. Vous pouvez regarder.
shell-invitation-finished = La partie est terminée.
shell-invitation-abandoned = Tout le monde a quitté cette table.
shell-invitation-winner = Gagnant : { $names }.
shell-leave = Quitter la table
shell-leave-ask = Quitter cette table ? Un bot jouera à votre place.
shell-stay = Rester
shell-no-table = Cette table ne peut pas être affichée
shell-no-table-about = Il n’y a pas de telle table. Le lien est peut-être incomplet.

## À la table
## prompt-shared : $player, $prompt ; rule-open : $rule (un numéro) ; since : $moves ; locked : $deed

shell-players = Joueurs
shell-regions = Parties de la table
shell-bot = bot
shell-away = absence
shell-at-turn = à jouer
shell-watching = Vous regardez
shell-prompt-shared = { $player } : { $prompt }
shell-sending = Envoi…
shell-draft = Brouillon
shell-draft-refused = Rien du brouillon n’a été joué. { $reason }
shell-pay = payer { $amount }
shell-pay-keep = payer { $amount }, garder { $left }
shell-explore = Regardez librement : plateaux, lieux. Rien n’est envoyé.
shell-choose-lit = Choisissez un des lieux éclairés.
shell-undo-all = tout
shell-final = définitif une fois confirmé
shell-locked = plus d’annulation depuis : { $deed }
shell-how = Comment ?
shell-confirm = Confirmer
shell-turn = Tourner
shell-undo = Annuler
shell-withdraw = Se raviser
shell-withdraw-of = Se raviser pour { $player }
shell-withdraw-about = Vous êtes prêt. Vous pouvez vous raviser tant que l’autre camp ne l’est pas.
shell-list = Liste des choix
shell-list-search = Chercher parmi les choix
shell-list-none = Il n’y a rien à choisir pour l’instant.
shell-zoom-in = Plus près
shell-zoom-out = Plus loin
shell-zoom-fit = Voir tout le plateau
shell-minimap = Où vous êtes sur le plateau

## Conseils
## percent : de 0 à 100

shell-hint = Conseil
shell-hint-title = Que ferait le bot ?
shell-hint-thinking = Le bot réfléchit…
shell-hint-line = La suite probable
shell-hint-others = Ce qu’il a aussi envisagé
shell-hint-close = Le deuxième meilleur choix est à peu près aussi bon.
shell-hint-only-you = Vous seul voyez ceci.
shell-hint-use = L’appliquer
shell-hint-hide = Masquer le conseil

## Journal, discussion et aide
## log-undo : $player

shell-record = Journal, discussion et aide
shell-log-new =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
shell-menu = Menu
shell-drawer-left = Déplacer à gauche
shell-drawer-right = Déplacer à droite
shell-log = Journal
shell-log-none = Il ne s’est encore rien passé.
shell-log-undo = { $player } annule un coup.
shell-log-filter = Tours affichés
shell-log-all = Tous
shell-log-only = Seulement { $player }
shell-since =
    { $moves ->
        [one] { $moves } coup depuis votre dernier tour
       *[other] { $moves } coups depuis votre dernier tour
    }
shell-chat = Discussion
shell-chat-none = Pas encore de messages. Dites bonjour.
shell-chat-say = Écrire un message
shell-chat-send = Envoyer
shell-chat-more = Plus
shell-chat-private = À une table privée, seuls ceux qui y sont assis discutent.
shell-mute = Ignorer
shell-mute-for-all = Faire taire pour tous
shell-muted = Ignorés
shell-muted-by-me = Vous ne lisez leurs messages nulle part.
shell-muted-at-table = Réduit au silence à une table dont vous êtes l’hôte.
shell-unmute = Lire à nouveau
shell-blocked = Bloqués
shell-blocked-about = Ils ne peuvent ni s’asseoir ni parler à vos tables.
shell-blocked-now = { $name } est bloqué. Votre page de compte permet d’y revenir.
shell-unblock = Débloquer
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
shell-key-undo-about = annuler ; avec Maj tout le tour, autant que possible
shell-key-numbers = 1–9
shell-key-numbers-about = boutons de la barre
shell-key-hint = ?
shell-key-hint-about = conseil
shell-key-log = L
shell-key-log-about = journal
shell-key-chat = C
shell-key-chat-about = discussion
shell-key-recap = W
shell-key-recap-about = ce qui s’est passé depuis votre dernier tour
shell-key-cards = S
shell-key-cards-about = montrer ou cacher vos cartes sur un écran partagé
shell-key-mine = B
shell-key-mine-about = vos affaires pendant le tour d’un autre
shell-key-clear = H
shell-key-clear-about = maintenir pour voir le plateau nu
shell-key-zoom = + − 0
shell-key-zoom-about = plus près, plus loin, tout le plateau

## Règles
## rules-found : $count

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
## $at et $of : des nombres ; $times : ½, 1 ou 2

shell-pause = Pause
shell-resume = Continuer
shell-skip = Passer
shell-off = Non
shell-playbacks-off = Ne pas rejouer les coups
shell-mine = Mes affaires
shell-recap = Depuis votre dernier tour
shell-recap-of = Depuis le dernier tour de { $player }
shell-recap-turn = Ce tour
shell-recap-again = Montrer de nouveau
shell-recap-same = inchangé
shell-recap-none = Personne n’a joué depuis votre dernier tour.
shell-recap-more =
    { $count ->
        [one] { $count } autre tour
       *[other] { $count } autres tours
    }
shell-replay = Relecture
shell-replay-start = La partie commence.
shell-replay-at = coup { $at } sur { $of }
shell-replay-back = Un coup en arrière
shell-replay-step = Un coup en avant
shell-replay-play = Lire
shell-replay-slider = Coup
shell-replay-leave = Quitter

## L’entraîneur
## $percent : de 0 à 100, peut-être avec un signe ; $period : « Jour 2 » ; $done, $of, $count, $choices : nombres

shell-coach = Entraîneur
shell-coach-analysis = Analyse
shell-coach-about = Le moteur lit chaque décision d’après ce que le joueur savait alors. Cela prend quelques minutes et continue quand vous quittez la page.
shell-coach-outline = Le moteur parcourt la partie…
shell-coach-reading-quick = Le moteur lit : { $period }
shell-coach-reading-deep = Le moteur relit plus en profondeur : { $period }
shell-coach-done = { $done } sur { $of }
shell-coach-done-so-far = Décisions lues : { $done } sur { $of }.
shell-coach-deeper = Toutes les décisions sont lues une fois. Un regard plus profond vérifie celles qui ont pu coûter cher.
shell-coach-go-on = Continuer
shell-coach-stop = Arrêter
shell-coach-waits = L’entraîneur attend la fin de la partie.
shell-coach-upload = Le moteur lit chaque décision. La partie est gardée quelques jours pour vous seul, sauf si vous la partagez.
shell-coach-not-read = Pas encore lu.
shell-coach-setup = Mise en place
shell-coach-seen-by = Vu par
shell-coach-all-hands = Toutes les mains ouvertes
shell-coach-open = La partie est finie : toutes les mains sont ouvertes.
shell-coach-knew = Ce que savait { $player }
shell-coach-things = Les affaires de ce joueur
shell-coach-shown = Ce que montre le graphique
shell-coach-chance = Chance de gagner
shell-coach-chances = Chances
shell-coach-key-back = Flèche gauche ; avec Maj un tour, avec Alt au moment précédent
shell-coach-key-step = Flèche droite ; avec Maj un tour, avec Alt au moment suivant
shell-coach-decision = Décision
shell-coach-decisions = Décisions
shell-coach-moments = Moments
shell-coach-by-player = Par joueur
shell-coach-order = Ordre
shell-coach-by-cost = Par coût
shell-coach-by-time = Par temps
shell-coach-sound =
    { $sound ->
        [one] bonne sur { $of }
       *[other] bonnes sur { $of }
    }
shell-coach-none = Rien de coûteux n’a été trouvé.
shell-coach-small =
    { $count ->
        [one] { $count } de plus, qui coûte moins de 3 %
       *[other] { $count } de plus, qui coûtent chacune moins de 3 %
    }
shell-coach-close = Trop serré pour trancher
shell-coach-close-about = Un autre choix était peut-être meilleur, mais c’est trop serré pour trancher : le hasard décide.
shell-coach-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
shell-coach-chosen = Choisi
shell-coach-better = Mieux
shell-coach-show = Montrer les pièces
shell-coach-best = Le meilleur de { $count } choix.
shell-coach-as-good = À peu près aussi bon que le meilleur.
shell-coach-rule = Règle { $number }
shell-coach-parts = Ce qu’apporte le meilleur choix
shell-coach-total = En tout
shell-coach-exact = Tout a été joué jusqu’à la fin : c’est certain.
shell-coach-line = La suite possible
shell-coach-others = Ce qui semblait bon aussi
shell-coach-praise = { $player } trouve le meilleur de { $choices } choix
shell-coach-costly = { $player } laisse passer mieux
shell-coach-fortune = Ce qu’a fait le hasard
shell-coach-gave = Le hasard aide { $player }
shell-coach-took = Le hasard dessert { $player }

## Un écran partagé
## $player : qui doit jouer

shell-cards-show = Montrer mes cartes
shell-cards-hide = Cacher mes cartes
shell-covered = { $player } choisit en secret : prenez l’écran, les autres ne regardent pas.

## La connexion
## lost-retry : $seconds

shell-lost = Connexion perdue.
shell-lost-retry =
    { $seconds ->
        [0] Nouvel essai…
       *[other] Nouvel essai dans { $seconds } s.
    }
shell-lost-safe = Rien n’est perdu.
shell-lost-pending = Votre coup est gardé et sera envoyé.
shell-try-now = Essayer maintenant
shell-late = Pas encore de réponse.
shell-late-about = Votre coup est en route ; il est gardé jusqu’à son arrivée.

## La fin de la partie
## wins : $names (une liste), $count ; place : $place ; score-margin : $points ; score-ended : $why (time, absence, agreed) ; takes-lead : $player ; turn-number : $turn

shell-score = Résultat
shell-you-win = Vous gagnez !
shell-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
shell-rating-change = Cote { $rating } ({ $change })
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
shell-score-ended =
    { $why ->
        [time] au temps
        [absence] quelqu’un manquait à la table
       *[agreed] tous ont accepté d’arrêter
    }
shell-score-parts = Points par source
shell-turning-points = Moments décisifs
shell-takes-lead = { $player } prend la tête
shell-gains-points = { $points ->
    [one] { $player } gagne { $points } point
   *[other] { $player } gagne { $points } points
}
shell-story = Le déroulement
shell-decided = Ce qui a tranché
shell-score-next = Et maintenant
shell-score-empty = { $count ->
    [one] { $count } source sans points
   *[other] { $count } sources sans points
}
shell-analyse = Analyser
shell-turn-number = tour { $turn }
shell-chart = Les scores au fil des tours
shell-chart-about = points si la partie s’était arrêtée après chaque tour
shell-chart-rounds = points si la partie s’était arrêtée après chaque manche
shell-new-deal = Nouvelle donne
shell-same-deal = Même donne
## $how: what makes it harder, e.g. "2 dark tiles"
shell-harder = Plus dur : { $how }
shell-best = Vos meilleurs résultats
shell-best-now = cette partie
shell-best-new = nouveau record
shell-best-won = { $played ->
    [one] { $won } partie gagnée sur { $played }
   *[other] { $won } gagnées sur { $played } parties
}
shell-alone-won = Trop facile ? Rendez la prochaine donne plus dure, ou rejouez la même pour battre votre résultat. Une donne déjà connue ne compte pas.
shell-alone-lost = Rejouez la même donne pour faire mieux, ou essayez-en une nouvelle. Une donne déjà connue ne compte pas.
shell-rematch = Revanche
shell-rematch-join = Rejoindre la revanche
shell-look = Voir le plateau
shell-record-save = Enregistrer la partie

## Leçons
## lesson : $at, $of

shell-teacher = Professeur
shell-lesson = Leçon { $at } sur { $of }
shell-course-short = Cours bref, { $minutes } min
shell-course-full = Toutes les leçons, { $minutes } min
shell-lesson-skip = Passer les leçons
shell-lesson-done = Vous en savez assez pour jouer.
shell-lesson-done-about = Le reste s’apprend en jouant.

## Ce qui est refusé, selon les codes du serveur

shell-error-offline = Le serveur ne répond pas. Réessayez dans un instant.
shell-error-malformed = Cela n’a pas été compris. Rechargez la page.
shell-error-too-large = C’est trop volumineux.
shell-error-too-fast = C’était trop rapide. Réessayez dans un instant.
shell-error-too-many = C’est un de trop : quittez une table en attente ou fermez un onglet, puis réessayez.
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
shell-error-table-name-taken = Une autre table ouverte porte déjà ce nom.
shell-error-wrong-password = Le nom du compte et le mot de passe ne vont pas ensemble.
shell-error-weak-password = Ce mot de passe est facile à deviner. Choisissez-en un autre.
shell-error-wrong-code = Personne n’a ce code, ou il a déjà servi.
shell-error-failed = Quelque chose s’est mal passé sur le serveur. Tout ce qui a été joué est à l’abri.

## Le temps et les absents
## clock: $time; clock-until: $time; absent-ask, stop-offered et note…: $player; wish…: $pace (live ou days)

shell-clock = Temps restant : { $time }
shell-clock-until = jusqu’au { $time }
shell-left = table quittée
shell-stand-in = absence : un bot joue
shell-stand-in-mine = Un bot joue à votre place. Reprenez-la quand vous voulez.
shell-return = Reprendre ma place
shell-absent = Il manque quelqu’un
shell-absent-ask = { $player } n’est pas là. Que faire ?
shell-absent-later = Cela vaudra à la fin de son temps, si vous êtes tous d’accord.
shell-absent-now = Cela vaudra dès que vous serez tous d’accord.
shell-agreed = D’accord
shell-wish-wait = Attendre
shell-wish-wait-about = { $pace ->
    [days] 24 heures de plus. Une fois au plus.
   *[live] 10 minutes de plus. Deux fois au plus.
}
shell-wish-bot = Laisser jouer un bot
shell-wish-bot-about = De niveau moyen, jusqu’à son retour.
shell-wish-end = Terminer la partie
shell-wish-end-about = La personne absente est dernière ; vos points actuels décident entre vous.
shell-stop-offer = Proposer d’arrêter là
shell-stop-offered-points = { $player } propose d’arrêter là : les points actuels décident.
shell-stop-offered-unrated = { $player } propose d’arrêter là, sans compter pour le classement.
shell-stop-agree = Arrêter là
shell-stop-unrated = Arrêter sans classement
shell-stop-decline = Continuer
shell-stop-withdraw = Retirer la proposition
shell-note-timeout = { $player } n’a plus de temps.
shell-note-wait = Les autres attendent { $player }.
shell-note-bot = Un bot joue pour { $player }.
shell-note-back = { $player } est de retour.
shell-note-left = { $player } a quitté la table. Un bot continue.
shell-note-pause = Le serveur était absent. Toutes les horloges étaient arrêtées.
shell-note-end = Tout le monde est d’accord pour arrêter là.
shell-note-end-absent = La partie se termine faute de { $player }.
