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
