### Teksty stołu, wspólne dla wszystkich gier. Polski.

## Wyliczenia, element po elemencie: „a, b i c”
# $list: to, co już wyliczono, $item: następny element

table-list-more = { $list }, { $item }
table-list-last = { $list } i { $item }

## Tury i wybory
# $player: imię

table-turn = { $player }, twoja kolej.
table-thinking = { $player } myśli…
table-choices = Możesz:
table-ask = Twój wybór
table-final = nie można cofnąć
# $count: liczba możliwości
table-not-a-choice = Nie ma takiej możliwości. Wpisz liczbę od 1 do { $count } albo ?, by zobaczyć pomoc.
table-commands = Wybierasz, wpisując liczbę. Poza tym: h (podpowiedź), u (cofnij), b (plansza), r (zasady), s (zapisz), q (zakończ), ? (pomoc).

## Cofanie

table-undone = Cofnięto.
table-nothing-to-undo = Nie ma czego cofnąć: coś odkryto albo decyzję podjął inny gracz.

## Podpowiedzi
# $choice: opis wyboru, $percent: od 0 do 100, ile namysłu bot mu poświęcił

table-hint = Podpowiedź: { $choice } ({ $percent }%)

## Zapisywanie
# $file: ścieżka

table-ask-file = Nazwa pliku
table-saved = Zapisano: { $file }.
table-loaded = Wczytano grę: { $file }.
table-quit = Gra przerwana.

## Koniec
# $player: imię, $place: 1 to zwycięzca, $points: liczba

table-over = Koniec gry.
table-result = { $place }. { $player }: { $points }

## Miejsca przy stole

table-seat-human = człowiek
# $level: nazwa poziomu
table-seat-bot = bot, poziom { $level }

## Poziomy botów

table-level-easy = łatwy
table-level-easy-about = Gra na wyczucie i nie wszystko dostrzega. W sam raz na pierwszą grę.
table-level-medium = średni
table-level-medium-about = Bierze to, co w danej chwili wygląda najlepiej, i rzadko przepuszcza okazję.
table-level-hard = trudny
table-level-hard-about = Myśli kilka decyzji naprzód. Dla tych, którzy znają już grę.

## Odpowiedzi

table-yes = tak
table-no = nie
