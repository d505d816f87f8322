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

## Klient w przeglądarce: co mówi każda strona

shell-home = Iteru: do poczekalni
shell-lobby = Poczekalnia
shell-close = Zamknij
shell-back = Wstecz
shell-next = Dalej
shell-loading = Chwileczkę…
shell-missing = Nie ma takiej strony.
shell-you = ty
shell-name = Imię
shell-points = Punkty
shell-points-now = Punkty, gdyby gra skończyła się teraz

## Gry na kartach
## seats-from-to: $least, $most; minutes: $minutes

shell-game = Gra
shell-game-fertility = Dolina Nilu
shell-game-fertility-about = Zagospodaruj dolinę, zaopatrz sklepy.
shell-game-fertility-credits = autor: Cyrille Leroy, wydawca: Catch Up Games
shell-game-pharaon = Faraon
shell-game-pharaon-about = Obróć koło, zjednaj sobie bogów.
shell-game-pharaon-credits = autorzy: Sylvain „Sylas” Lasjuilliarias i Henri „Pym” Molliné, wydawca: Catch Up Games
shell-game-egizia = Egizia
shell-game-egizia-about = Popłyń z biegiem Nilu, buduj dla króla.
shell-game-egizia-credits = autorzy: Acchittocca (Flaminia Brasini, Virginio Gigli, Stefano Luperto i Antonio Tinto), wydawca: Hans im Glück
shell-game-kemet = Kemet
shell-game-kemet-about = Wznoś piramidy, wygrywaj bitwy.
shell-game-kemet-credits = autorzy: Jacques Bariot i Guillaume Montiage, wydawca: Matagot
shell-seats-from-to = { $least }–{ $most }
shell-minutes = { $minutes } min
shell-coming = Wkrótce

## Poczekalnia
## with: $names; thinks: $player

shell-hero = Cztery gry nad jedną rzeką
shell-hero-about = Zagraj z przyjaciółmi albo posadź przy stole boty.
shell-play-bot = Zagraj z botem
shell-new-table = Nowy stół
shell-learn = Naucz się w pięć minut
shell-my-tables = Moje stoły
shell-your-turn = Twoja kolej
shell-with = przy stole: { $names }
shell-thinks = Myśli: { $player }
shell-waits-for-players = czeka na graczy
shell-open-tables = Otwarte stoły
shell-open-tables-none = Nikt nie czeka na graczy. Otwórz stół z wolnym miejscem, a inni znajdą go tutaj.
shell-join = Dołącz
shell-finished-tables = Zakończone gry
shell-finished-tables-none = Tu znajdą się gry, które ukończysz.
shell-winner = Zwycięstwo
shell-watch-again = Obejrzyj jeszcze raz
shell-upload = Obejrzyj plik
shell-upload-about = Masz grę zapisaną w pliku?

## Nowy stół
## seat-number: $number; seats-count: $count; seat-bot-level: $level (łatwy, średni, trudny)

shell-new-table-title = Nowy stół
shell-seats = Miejsca
shell-seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
shell-seat-add = Jedno miejsce więcej
shell-seat-remove = Jedno miejsce mniej
shell-seat-number = Gracz { $number }
shell-seat-open = Wolne miejsce
shell-seat-local = Osoba przy tym ekranie
shell-seat-bot-level = Bot, { $level }
shell-bot-name-1 = Ptah
shell-bot-name-2 = Hapi
shell-bot-name-3 = Seszat
shell-bot-name-4 = Chnum
shell-bot-name-5 = Maat
shell-options = Opcje
shell-by-link = Tylko przez link
shell-by-link-about = Stołu nie będzie na liście w poczekalni.
shell-open-table = Otwórz stół
shell-start = Rozpocznij grę

## O sobie
## renamed: $name; logged-in: $account

shell-person = Imię i konto
shell-rename = Zmień imię
shell-renamed = Od teraz nazywasz się { $name }.
shell-account = Konto
shell-account-about = Można grać bez konta. Konto zachowuje gry na wszystkich twoich urządzeniach.
shell-account-name = Nazwa konta
shell-password = Hasło (co najmniej 8 znaków)
shell-log-in = Zaloguj się
shell-register = Załóż konto
shell-log-out = Wyloguj się
shell-logged-in = Jesteś na koncie { $account }.

## O Iteru

shell-about = O Iteru
shell-about-what = Iteru, jak starożytni Egipcjanie nazywali Nil, przenosi planszowe gry znad Nilu do przeglądarki: w całości, dokładnie i za darmo.
shell-unofficial = Iteru jest nieoficjalne i niezwiązane z autorami ani wydawcami gier.
shell-about-buy = Jeśli gra ci się spodoba, kup ją i zagraj przy prawdziwym stole. Oto komu należą się podziękowania:
shell-about-figures = Zasady i teksty opowiadamy własnymi słowami, wszystkie rysunki są nasze. Niektórych drukowanych liczb nie znaliśmy i odtworzyliśmy je; zasady każdej gry mówią, których.
shell-about-fonts = Złożono krojami Marcellus i Source Sans 3, oba na licencji SIL Open Font License.
shell-about-privacy = Jedno ciasteczko mówi serwerowi, kim jesteś, żeby nikt inny nie mógł za ciebie zagrać. Niczego więcej tu nie ma: ani reklam, ani śledzenia.

## Ustawienia

shell-settings = Ustawienia
shell-language = Język
shell-theme = Wygląd
shell-theme-light = Dzień
shell-theme-dark = Noc
shell-theme-system = Jak w systemie
shell-theme-to-light = Włącz dzień
shell-theme-to-dark = Włącz noc
shell-playbacks = Odtwarzaj ruchy krok po kroku
shell-playbacks-always = Wszystkich innych
shell-playbacks-bots = Tylko botów
shell-playbacks-never = Nigdy
shell-speed = Szybkość
shell-speed-times = Szybkość { $times }
shell-reactions = Gdy działają inni
shell-reactions-ask = Pytaj mnie
shell-reactions-held = Pytaj, gdy mogę zareagować
shell-reactions-pass = Pasuj za mnie
shell-reactions-ask-about = Pytanie pada zawsze, gdy możesz mieć kartę: nikt się nie dowie, czy ją masz.
shell-reactions-held-about = Pytanie pada tylko wtedy, gdy masz kartę. Szybciej, ale inni mogą to odgadnąć po chwili ciszy.
shell-reactions-pass-about = Nie reagujesz na nic.
shell-confirm-final = Potwierdzaj to, czego nie można cofnąć
shell-confirm-final-about = Wybór, który coś odkrywa lub kończy twoją turę, czeka na drugie kliknięcie.
shell-sound = Dźwięk
shell-sound-about = Dwa tony, gdy nadchodzi twoja kolej.
shell-sound-on = Włącz dźwięk
shell-sound-off = Wyłącz dźwięk
shell-patterns = Desenie
shell-patterns-about = Obszary graczy mają oprócz koloru także deseń.

## Czekanie na graczy
## waiting-title: $game

shell-waiting = Czekamy na graczy
shell-waiting-title = { $game }: czekamy na graczy
shell-waiting-about = Wyślij ten link osobom, które mają z tobą zagrać. Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
shell-link-copy = Kopiuj
shell-link-copied = Link skopiowano.
shell-link-not-copied = Nie udało się skopiować linku. Skopiuj go ręcznie.
shell-share = Udostępnij
shell-sit-down = Usiądź tutaj
shell-sit-down-anyway = Wiem o tym: usiądź tutaj
shell-from-record = Utworzony z zapisu gry
shell-from-record-about = Ten stół powstał z zapisu gry: kto go utworzył, może znać wszystkie jeszcze zakryte karty.
shell-leave = Odejdź od stołu
shell-leave-ask = Odejść od tego stołu? Bot zagra dalej za ciebie.
shell-stay = Zostań
shell-no-table = Tego stołu nie można pokazać
shell-no-table-about = Nie ma takiego stołu. Być może link jest niepełny.

## Przy stole
## prompt-shared: $player, $prompt; rule-open: $rule (numer); since: $moves

shell-players = Gracze
shell-regions = Części stołu
shell-bot = bot
shell-away = nieobecność
shell-at-turn = kolej
shell-watching = Oglądasz
shell-prompt-shared = { $player }: { $prompt }
shell-sending = Wysyłanie…
shell-would-gain = Zyskasz
shell-final = nie można cofnąć
shell-how = W jaki sposób?
shell-confirm = Potwierdź
shell-turn = Obróć
shell-undo = Cofnij
shell-list = Lista możliwości
shell-list-none = Teraz nie ma nic do wyboru.
shell-zoom-in = Bliżej
shell-zoom-out = Dalej
shell-zoom-fit = Pokaż całą planszę
shell-minimap = Gdzie jesteś na planszy

## Podpowiedzi
## percent: od 0 do 100

shell-hint = Podpowiedź
shell-hint-title = Co zrobiłby bot?
shell-hint-thinking = Bot myśli…
shell-hint-expected = Przy tym wyborze daje ci { $percent }% szans na zwycięstwo.
shell-hint-share = pewność { $percent }%
shell-hint-only-you = Tylko ty to widzisz.
shell-hint-use = Skorzystaj
shell-hint-hide = Ukryj podpowiedź

## Dziennik, czat i pomoc
## log-undo: $player

shell-record = Dziennik, czat i pomoc
shell-log = Dziennik
shell-log-none = Jeszcze nic się nie wydarzyło.
shell-log-undo = { $player } cofa ruch.
shell-since =
    { $moves ->
        [one] { $moves } ruch od twojej ostatniej tury
        [few] { $moves } ruchy od twojej ostatniej tury
       *[many] { $moves } ruchów od twojej ostatniej tury
    }
shell-chat = Czat
shell-chat-none = Nie ma jeszcze wiadomości. Przywitaj się.
shell-chat-say = Napisz wiadomość
shell-chat-send = Wyślij
shell-aid = Pomoc
shell-rule-open = Zasada { $rule }
shell-keys = Klawisze
shell-key-arrows = ← ↑ ↓ →
shell-key-arrows-about = od jednego podświetlonego miejsca do następnego
shell-key-enter = Enter
shell-key-enter-about = wybierz, potwierdź
shell-key-escape = Esc
shell-key-escape-about = krok wstecz; zakończ odtwarzanie
shell-key-turn = R
shell-key-turn-about = obróć, następny sposób
shell-key-undo = U
shell-key-undo-about = cofnij
shell-key-numbers = 1–9
shell-key-numbers-about = przyciski na pasku
shell-key-hint = ?
shell-key-hint-about = podpowiedź
shell-key-log = L
shell-key-log-about = dziennik
shell-key-chat = C
shell-key-chat-about = czat
shell-key-clear = H
shell-key-clear-about = przytrzymaj, by zobaczyć samą planszę
shell-key-zoom = + − 0
shell-key-zoom-about = bliżej, dalej, cała plansza

## Zasady
## rules-found: $count

shell-rules = Zasady
shell-rules-search = Szukaj
shell-rules-contents = Spis zasad
shell-rules-found =
    { $count ->
        [0] Nic nie znaleziono
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }

## Odtwarzanie
## $at i $of: liczby; $times: ½, 1 lub 2

shell-playback = Co się wydarzyło
shell-playback-step = { $at } z { $of }
shell-pause = Pauza
shell-resume = Wznów
shell-skip = Pomiń
shell-replay = Powtórka
shell-replay-start = Gra się zaczyna.
shell-replay-at = ruch { $at } z { $of }
shell-replay-back = Ruch wstecz
shell-replay-step = Ruch naprzód
shell-replay-play = Odtwarzaj
shell-replay-slider = Ruch
shell-replay-leave = Wyjdź
shell-play-on = Graj dalej od tego miejsca
shell-share-moment = Udostępnij tę chwilę

## Wspólny ekran
## $player: kto ma grać

shell-curtain = { $player }, twoja kolej
shell-curtain-about = Weź ekran tak, żeby nikt inny nie widział tego, co twoje.
shell-curtain-open = Gram

## Połączenie
## lost-retry: $seconds

shell-lost = Połączenie zerwane.
shell-lost-retry =
    { $seconds ->
        [0] Próbuję ponownie…
       *[other] Ponowna próba za { $seconds } s.
    }
shell-lost-safe = Nic nie przepadło.
shell-lost-pending = Twój ruch czeka i zostanie wysłany.
shell-try-now = Spróbuj teraz

## Koniec gry
## wins: $names (lista), $count; place: $place; score-margin: $points; takes-lead: $player; turn-number: $turn

shell-score = Wynik
shell-you-win = Wygrywasz!
shell-wins =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
shell-place =
    { $place ->
        [1] pierwsze miejsce
        [2] drugie miejsce
        [3] trzecie miejsce
        [4] czwarte miejsce
       *[other] piąte miejsce
    }
shell-score-margin =
    { $points ->
        [one] przewaga: { $points } punkt
        [few] przewaga: { $points } punkty
       *[many] przewaga: { $points } punktów
    }
shell-score-tie-break = rozstrzygnęła zasada o remisie
shell-score-shared = wspólne zwycięstwo
shell-score-parts = Punkty według źródła
shell-turning-points = Punkty zwrotne
shell-takes-lead = { $player } wychodzi na prowadzenie
shell-turn-number = tura { $turn }
shell-chart = Wynik w czasie
shell-chart-about = punkty, gdyby gra skończyła się po danej turze
shell-rematch = Rewanż
shell-rematch-join = Dołącz do rewanżu
shell-look = Obejrzyj planszę
shell-record-save = Zapisz grę

## Lekcje
## lesson: $at, $of

shell-teacher = Nauczyciel
shell-lesson = Lekcja { $at } z { $of }
shell-lesson-skip = Pomiń lekcje
shell-lesson-done = Wiesz już dość, by grać.
shell-lesson-done-about = Resztę najlepiej poznać w grze.

## Odmowy, według kodów serwera

shell-error-offline = Serwer nie odpowiada. Spróbuj za chwilę.
shell-error-malformed = Nie udało się tego zrozumieć. Odśwież stronę.
shell-error-too-large = To jest zbyt duże.
shell-error-too-fast = To było zbyt szybko. Spróbuj za chwilę.
shell-error-not-found = Nie ma tu czegoś takiego.
shell-error-not-allowed = Tego nie można tu zrobić.
shell-error-foreign-seat = To nie jest twoje miejsce.
shell-error-stale = W międzyczasie gra poszła naprzód. Plansza została odświeżona.
shell-error-illegal = Ten ruch nie został przyjęty. Plansza została odświeżona.
shell-error-nothing-to-undo = Nie ma czego cofnąć: od tamtej pory coś odkryto albo zdecydował inny gracz.
shell-error-not-running = Ta gra się nie toczy.
shell-error-full = Wszystkie miejsca są zajęte.
shell-error-bad-options = Nie można otworzyć stołu z takimi opcjami.
shell-error-bad-record = Iteru nie potrafi odczytać tej gry.
shell-error-name-taken = Ta nazwa konta jest zajęta.
shell-error-wrong-password = Nazwa konta i hasło nie pasują do siebie.
shell-error-failed = Coś poszło nie tak na serwerze. Wszystko, co zagrano, jest bezpieczne.
