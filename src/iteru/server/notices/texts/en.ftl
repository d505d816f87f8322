### Notices and mails in English.

## $name: the table’s; $game: its name; $others: names of the other players; $count: how many they are

notice-named = { $name } ({ $game })
notice-table = { $game } with { $others }
notice-many = { $count } others

## Titles. $table: what the table is called

notice-turn = Your turn: { $table }
notice-time = Your time is running out: { $table }
notice-invitation = You are invited: { $table }
notice-seat = A seat is free: { $table }
notice-full = Your table is full: { $table }
notice-over = The game is over: { $table }

## Time left. $count: whole days, hours or minutes

notice-left-days = You have { $count } days left.
notice-left-hours = You have { $count } hours left.
notice-left-minutes = { $count ->
    [one] You have 1 minute left.
   *[other] You have { $count } minutes left.
  }

## The end. $place: from 1

notice-place = { $place ->
    [1] You have won.
   *[other] You took place { $place }.
  }

## Mails. $count: how many tables; $name: the person's name

notice-digest = { $count } tables wait for you
notice-end = No more mails of this kind:
notice-confirm = Iteru: is this your address?
notice-confirm-text = { $name } wants to be told at this address when it is their turn. If that is you, open this link. If not, do nothing, and no more mail will come.
notice-password = Iteru: a new password
notice-password-text = Somebody, probably you, has forgotten the password of { $name }. Choose a new one with this link within an hour. If it was not you, do nothing: the password stays as it is.
notice-try = Iteru: a test
notice-try-text = Notices reach you here, { $name }. What you are told is chosen in the settings:
notice-try-push = Notices reach you here.
