### Texts of the table in Polish, the same for every game.

## Lists, item by item: a, b and c
## $list: what is listed so far; $item: what comes next; $count: how often an item stands in it

table-list-more = { $list }, { $item }
table-list-last = { $list } i { $item }
table-list-times = { $count } × { $item }

## Turns and choices
## $player: a name; $count: how many choices there are

table-thinking = { $player } myśli…
table-ask = Twój wybór
table-final = bez cofania
table-not-a-choice = Nie ma takiej możliwości. Wpisz liczbę od 1 do { $count } albo ?, by zobaczyć pomoc.
table-commands = Wybierasz, wpisując liczbę. Poza tym: h (podpowiedź), u (cofnij), b (plansza), r (zasady), s (zapisz), l (wczytaj), q (zakończ), ? (pomoc).

## Undo

table-undone = Cofnięto.
table-nothing-to-undo = Nie ma czego cofnąć: coś zostało już odkryte albo decyzję podjął inny gracz.

## Hints
## $choice: the label of a choice; $percent: 0 to 100, the share of the bot's thought that it got

table-hint = Podpowiedź: { $choice } ({ $percent }%)

## Saving
## $file: a path

table-ask-file = Nazwa pliku
table-saved = Zapisano: { $file }.
table-loaded = Wczytano grę: { $file }.
table-quit = Gra przerwana.

## The end

table-over = Koniec gry.

## Levels of the bots

table-level-easy = łatwy
table-level-easy-about = Gra na wyczucie i nie wszystko dostrzega. W sam raz na pierwszą grę.
table-level-medium = średni
table-level-medium-about = Bierze to, co w danej chwili wygląda najlepiej, i rzadko przepuszcza okazję.
table-level-hard = trudny
table-level-hard-about = Myśli kilka decyzji naprzód. Dla tych, którzy znają już grę.

## Answers

table-yes = tak
table-no = nie

## The terminal
## begins: $game, $players (a list of names), $seed; bot-name: $level
## group, winners: $count; winners: $names (a list of names); no-match: $typed; overwrite: $file
## hint-expected: $percent, 0 to 100; seats: $low, $high; seats-only: $seats (a list of numbers)

table-begins = { $game }: { $players }. Ziarno: { $seed }.
table-bot-name = Bot ({ $level })
table-group =
    { $count ->
        [one] { $count } możliwość
       *[other] { $count } możliwości
    }
table-all-final = Żadnej z tych decyzji nie można cofnąć.
table-back = Enter: wróć do wszystkich możliwości.
table-no-match = Żadna możliwość nie pasuje do „{ $typed }”. Wpisz liczbę albo ?, by zobaczyć pomoc.
table-hint-expected = Bot ocenia wtedy twoją szansę na zwycięstwo na { $percent }%.
table-ask-save = Zapisać grę? Podaj nazwę pliku albo naciśnij Enter, by nie zapisywać:
table-overwrite = Plik { $file } już istnieje. Nadpisać?
table-not-saved = Niczego nie zapisano.
table-total = Razem
table-place = Miejsce
table-winners =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] Zwycięstwem dzielą się { $names }!
    }
table-seats = liczba graczy: od { $low } do { $high }
table-seats-only = liczba graczy: { $seats }
table-default = domyślnie
table-help =
    Liczba wybiera możliwość. Część zapisu, na przykład e5, zostawia te możliwości, które do niej pasują; pełny zapis od razu wykonuje ruch. Enter przywraca wszystkie.
    u      cofnij swoją ostatnią decyzję
    h      podpowiedź bota z poziomu trudnego
    b      jeszcze raz plansza i pytanie
    s PLIK zapisz grę; l PLIK wczytaj inną
    r      zasady; r 4.3 jeden ich punkt
    q      zakończ grę
