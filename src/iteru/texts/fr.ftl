### Textes de la table, communs à tous les jeux. Français.

## Énumérations, élément par élément : « a, b et c »
# $list : ce qui est déjà énuméré, $item : l’élément suivant

table-list-more = { $list }, { $item }
table-list-last = { $list } et { $item }

## Tours et choix
# $player : un nom

table-turn = { $player }, c’est à vous.
table-thinking = { $player } réfléchit…
table-choices = Vos choix :
table-ask = Votre choix
table-final = irrévocable
# $count : le nombre de choix
table-not-a-choice = Ce choix n’existe pas. Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
table-commands = Un nombre fait un choix. Et aussi : h (conseil), u (annuler), b (plateau), r (règles), s (sauvegarder), q (quitter), ? (aide).

## Annuler

table-undone = Choix annulé.
table-nothing-to-undo = Rien à annuler : quelque chose a été révélé, ou un autre joueur a décidé.

## Conseils
# $choice : le libellé d’un choix, $percent : de 0 à 100, la part de réflexion que le bot lui a donnée

table-hint = Conseil : { $choice } ({ $percent } %)

## Sauvegarde
# $file : un chemin

table-ask-file = Nom du fichier
table-saved = Partie sauvegardée : { $file }.
table-loaded = Partie chargée : { $file }.
table-quit = Vous quittez la partie.

## La fin
# $player : un nom, $place : 1 pour le vainqueur, $points : un nombre

table-over = La partie est terminée.
table-result = { $place }. { $player } : { $points }

## Places

table-seat-human = humain
# $level : le nom d’un niveau
table-seat-bot = bot, niveau { $level }

## Niveaux des bots

table-level-easy = facile
table-level-easy-about = Joue au feeling et ne voit pas tout. Idéal pour une première partie.
table-level-medium = moyen
table-level-medium-about = Prend ce qui lui paraît le mieux sur le moment et manque rarement une occasion.
table-level-hard = difficile
table-level-hard-about = Réfléchit plusieurs décisions à l’avance. Pour ceux qui connaissent le jeu.

## Réponses

table-yes = oui
table-no = non
