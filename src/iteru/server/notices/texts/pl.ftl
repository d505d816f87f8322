### Powiadomienia i wiadomości po polsku.

## $name: the table’s; $game: its name; $others: names of the other players; $count: how many they are

notice-named = { $name } ({ $game })
notice-table = { $game }, grają też: { $others }
notice-many = { $count ->
    [one] 1 osoba
    [few] { $count } osoby
   *[other] { $count } osób
  }

## Titles. $table: what the table is called

notice-turn = Twój ruch: { $table }
notice-time = Kończy ci się czas: { $table }
notice-invitation = Masz zaproszenie: { $table }
notice-seat = Wolne miejsce: { $table }
notice-full = Twój stół jest pełny: { $table }
notice-over = Koniec gry: { $table }

## Time left. $count: whole days, hours or minutes

notice-left-days = Zostało ci { $count } dni.
notice-left-hours = { $count ->
    [few] Zostały ci { $count } godziny.
   *[other] Zostało ci { $count } godzin.
  }
notice-left-minutes = { $count ->
    [one] Została ci 1 minuta.
    [few] Zostały ci { $count } minuty.
   *[other] Zostało ci { $count } minut.
  }

## The end. $place: from 1

notice-place = { $place ->
    [1] To twoja wygrana.
   *[other] Twoje miejsce: { $place }.
  }

## Mails. $count: how many tables; $name: the person's name

notice-digest = { $count ->
    [few] { $count } stoły czekają na ciebie
   *[other] { $count } stołów czeka na ciebie
  }
notice-end = Nie chcę więcej takich wiadomości:
notice-confirm = Iteru: czy to twój adres?
notice-confirm-text = { $name } chce otrzymywać na ten adres wiadomość, gdy nadejdzie czas na ruch. Jeśli to ty, otwórz ten odnośnik. Jeśli nie, nie rób nic, a więcej wiadomości nie będzie.
notice-password = Iteru: nowe hasło
notice-password-text = Ktoś, zapewne ty, nie pamięta hasła do konta { $name }. Nowe hasło można wybrać przez ten odnośnik w ciągu godziny. Jeśli to nie ty, nie rób nic: hasło pozostanie takie, jakie jest.
notice-try = Iteru: próba
notice-try-text = Powiadomienia docierają tutaj, { $name }. O czym mają mówić, wybierzesz w ustawieniach:
notice-try-push = Powiadomienia docierają tutaj.
