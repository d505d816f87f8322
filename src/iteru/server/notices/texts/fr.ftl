### Avis et courriels en français.

## $name: the table’s; $game: its name; $others: names of the other players; $count: how many they are

notice-named = { $name } ({ $game })
notice-table = { $game } avec { $others }
notice-many = { $count } autres

## Titles. $table: what the table is called

notice-turn = À vous de jouer : { $table }
notice-time = Votre temps s’épuise : { $table }
notice-invitation = On vous invite : { $table }
notice-seat = Une place est libre : { $table }
notice-full = Votre table est complète : { $table }
notice-over = La partie est finie : { $table }

## Time left. $count: whole days, hours or minutes

notice-left-days = Il vous reste { $count } jours.
notice-left-hours = Il vous reste { $count } heures.
notice-left-minutes = { $count ->
    [one] Il vous reste { $count } minute.
   *[other] Il vous reste { $count } minutes.
  }

## The end. $place: from 1

notice-place = { $place ->
    [1] Vous avez gagné.
   *[other] Vous finissez à la place { $place }.
  }

## Mails. $count: how many tables; $name: the person's name

notice-digest = { $count } tables vous attendent
notice-end = Ne plus recevoir ces courriels :
notice-confirm = Iteru : est-ce votre adresse ?
notice-confirm-text = { $name } souhaite être averti ici quand c’est son tour. Si c’est bien vous, ouvrez ce lien. Sinon, ne faites rien : aucun autre courriel ne viendra.
notice-password = Iteru : un nouveau mot de passe
notice-password-text = Quelqu’un, sans doute vous, a oublié le mot de passe de { $name }. Ce lien permet d’en choisir un nouveau pendant une heure. Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.
notice-try = Iteru : un essai
notice-try-text = Les notifications vous parviennent ici, { $name }. Ce qu’elles annoncent se choisit dans les réglages :
notice-try-push = Les notifications vous parviennent ici.
