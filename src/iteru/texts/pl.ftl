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

## Reasons of a choice, beside the game's own
## $points: of the game

table-reason-rivals = Powstrzymanie rywali
table-reason-rivals-more = Najsilniejszy rywal traci na tym około { $points } pkt.
table-reason-rivals-less = Najsilniejszy rywal zyskuje na tym około { $points } pkt.
table-reason-beyond = Co przeszukiwanie widzi dalej

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
table-level-master = mistrz
table-level-master-about = Myśli najdłużej i sprawdza każdą obiecującą możliwość. Dla tych, którzy wygrywają z trudnym.

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
shell-game-traitor = Zdrajca
shell-game-traitor-about = Pharaon dla jednej osoby, przeciw rywalowi na dworze.
shell-seats-from-to = { $least }–{ $most }
shell-minutes = { $minutes } min

## Poczekalnia
## thinks: $player; play-with: $bots; game-with: $game, $names; more-tables, watching-count: $count
## time-left: $time; page: $at, $of; result: $place, $of, $points

shell-play-bot = Zagraj z botem
shell-new-table = Nowy stół
shell-my-tables = Moje stoły
shell-your-turn = Twoja kolej
shell-thinks = Myśli: { $player }
shell-waits-for-players = czeka na graczy
shell-join = Dołącz
shell-winner = Zwycięstwo
shell-watch-again = Obejrzyj jeszcze raz
shell-upload = Obejrzyj plik
shell-upload-about = Masz grę zapisaną w pliku?
shell-hero-about = Cztery gry znad Nilu. Nie trzeba nic ustawiać: wybierz jedną i graj.
shell-greeting-morning = Dzień dobry
shell-greeting-day = Dzień dobry
shell-greeting-evening = Dobry wieczór
shell-go-on = Graj dalej
shell-kept = Twoje gry są zachowane w tej przeglądarce i na tym serwerze.
shell-kept-about = Konto jest potrzebne tylko na innych urządzeniach i do rankingu.
shell-kept-account = Załóż konto
shell-with-others = Zagraj z innymi
shell-by-screen-title = Przy tym ekranie
shell-by-screen-how = Podawajcie go sobie; między turami ręce są zakryte.
shell-by-screen-do = Ustaw
shell-by-link-title = Przez link
shell-by-link-how = Znajomi otwierają go w przeglądarce, bez konta.
shell-by-link-do = Zaproś
shell-quick-play = Szybka gra
shell-quick-play-about = z botami, od razu
shell-bots = Boty
shell-level = Poziom
shell-first-game = Pierwsza gra
shell-first-game-about = z poradami
shell-play = Graj
shell-play-with =
    { $bots ->
        [one] Graj, { $bots } bot
        [few] Graj, { $bots } boty
       *[many] Graj, { $bots } botów
    }
shell-play-alone = Graj solo
shell-learn = Naucz się krok po kroku
shell-learn-short = Nauka
shell-pieces = Elementy
shell-pieces-search = Szukaj nazw i działań
shell-pieces-none = Żaden element nie pasuje do wyszukiwania.
shell-pieces-link = Kopiuj link
shell-pieces-tiles = Kafelki mocy
shell-pieces-divine = Boska Interwencja
shell-pieces-battle = Karty walki
shell-pieces-nile = Karty Nilu
shell-pieces-sphinx = Karty Sfinksa
shell-pieces-districts = Dzielnice
shell-pieces-metropolises = Metropolie
shell-pieces-nobles = Szlachta
shell-pieces-artisans = Rzemieślnicy
shell-game-with = { $game }, gracze: { $names }
shell-more-tables =
    { $count ->
        [one] Jeszcze { $count } stół, przy którym myślą inni
        [few] Jeszcze { $count } stoły, przy których myślą inni
       *[many] Jeszcze { $count } stołów, przy których myślą inni
    }
shell-time-left = zostało { $time }
shell-remove-table = Usuń stół
shell-removed = Usunięto: { $title }.
shell-tables = Stoły
shell-tables-open = Otwarte
shell-tables-running = W grze
shell-tables-finished = Zakończone
shell-tables-none-open = Nikt nie czeka na graczy. Otwórz stół z wolnym miejscem, a inni go tu znajdą.
shell-tables-none-running = Nie ma teraz gry do oglądania.
shell-tables-none-finished = Tu znajdą się zakończone gry.
shell-tables-not-found = Żaden stół nie pasuje do wyszukiwania.
shell-filter-games = Wszystkie gry
shell-filter-paces = Dowolne tempo
shell-filter-free = Wolne miejsce
shell-filter-text = Nazwa lub gracz
shell-filter-none = Pokaż wszystkie
shell-pages = Strony listy
shell-page = Strona { $at } z { $of }
shell-page-before = Wstecz
shell-page-after = Dalej
shell-watch = Oglądaj
shell-watching-count =
    { $count ->
        [one] ogląda { $count } osoba
        [few] oglądają { $count } osoby
       *[many] ogląda { $count } osób
    }
shell-last-games = Twoje ostatnie gry
shell-all = Wszystkie
shell-result = miejsce { $place } z { $of }, punkty: { $points }
shell-pages-of = Iteru
shell-nav-play = Graj
shell-nav-new = Nowy stół
shell-nav-puzzles = Zagadki
shell-nav-games = Gry

## Puzzles, and what if
## puzzle-grade: $grade (1 to 3); puzzle-tries: $left of $of; puzzle-cost: $percent; puzzle-people:
## $tried, $found; puzzle-margin: $percent, $choice; whatif-since: $moves

shell-puzzle = Zagadka
shell-puzzle-day = Zagadka dnia
shell-puzzle-days = Ostatnie siedem dni
shell-puzzle-about = Jeden wybór jest wyraźnie najlepszy. Znajdź go.
shell-puzzle-solve = Rozwiąż
shell-puzzle-see = Zobacz ponownie
shell-puzzle-people = próby: { $tried }, rozwiązania: { $found }
shell-puzzle-archive = Wszystkie zagadki
shell-puzzle-difficulty = Trudność
shell-puzzle-no-match = Takiej zagadki jeszcze nie ma.
shell-puzzle-none = Nie ma takiej zagadki
shell-puzzle-new = nowa
shell-puzzle-open = zaczęta
shell-puzzle-found = rozwiązana
shell-puzzle-missed = nierozwiązana
shell-puzzle-grade = Trudność { $grade } z 3
shell-puzzle-ask = Ty decydujesz, a jeden wybór jest wyraźnie najlepszy. Masz trzy próby.
shell-puzzle-tries = Pozostałe próby: { $left } z { $of }
shell-puzzle-not-yet = jeszcze nie
shell-puzzle-cost = To kosztuje cię { $percent }% szansy na wygraną.
shell-puzzle-question = Co inne wybory by ci otworzyły albo zachowały?
shell-puzzle-question-part = Inny wybór wypada tu lepiej: { $part }. Który?
shell-puzzle-question-rivals = Co mogłoby zaszkodzić najsilniejszemu rywalowi?
shell-puzzle-hint = Wskazówka ({ $left })
shell-puzzle-hint-rule = Chodzi o zasadę { $rule }.
shell-puzzle-hint-area = Odpowiedź jest wśród podświetlonych miejsc.
shell-puzzle-hint-piece = Odpowiedź zaczyna się od tego, co podświetlone.
shell-puzzle-hint-nowhere = Odpowiedź nie wymaga żadnego miejsca na planszy.
shell-puzzle-show = Pokaż odpowiedź
shell-puzzle-margin = Daje o { $percent }% większą szansę na wygraną niż najbliższy inny wybór: { $choice }.
shell-puzzle-parts = O ile więcej przynosi odpowiedź, w punktach
shell-puzzle-play-on = Graj dalej
shell-puzzle-more = Więcej zagadek
shell-fold = Zwiń
shell-unfold = Rozwiń
shell-whatif = Co by było, gdyby
shell-whatif-title = Co by było, gdyby – po ruchu { $move }?
shell-whatif-way = Jak grać dalej
shell-whatif-both = Za wszystkich, z radami
shell-whatif-both-about = Decydujesz za każdego gracza, a silnik mówi, co o tym myśli.
shell-whatif-bots-about = Grasz dalej na jednym miejscu, przeciw botom tego poziomu.
shell-whatif-seat = Twoje miejsce
shell-whatif-name = Nazwa (jeśli chcesz)
shell-whatif-begin = Zacznij
shell-whatif-over = Tutaj gra jest już skończona. Cofnij się o kilka ruchów, aby spróbować czegoś innego.
shell-whatif-mine = Twoje odgałęzienia tej gry
shell-whatif-from = Po ruchu { $move }
shell-whatif-since =
    { $moves ->
        [one] od tego czasu { $moves } ruch
        [few] od tego czasu { $moves } ruchy
        [many] od tego czasu { $moves } ruchów
       *[other] od tego czasu { $moves } ruchu
    }
shell-whatif-delete = Usuń „{ $name }”
shell-whatif-strip = Co by było, gdyby – po ruchu { $move }: to nie jest ta gra
shell-whatif-back = Wróć do gry
shell-whatif-none = Nie ma takiego odgałęzienia
shell-whatif-opinion = Zdanie silnika
shell-whatif-chance = { $percent }% na wygraną
shell-whatif-waits = Odezwie się, gdy będzie o czym decydować.

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
shell-seat-number = Gracz { $number }
shell-seat-open = Wolne miejsce
shell-seat-bot-level = Bot, { $level }
shell-bot-name-1 = Ptah
shell-bot-name-2 = Hapi
shell-bot-name-3 = Seszat
shell-bot-name-4 = Chnum
shell-bot-name-5 = Maat
shell-options = Opcje
shell-open-table = Otwórz stół
shell-start = Rozpocznij grę
shell-start-about = Następnym razem formularz zacznie od tego stołu.
shell-open-table-about = Potem dostaniesz link i kod do zeskanowania. Następnym razem formularz zacznie od tego stołu.
shell-who-plays = Kto gra
shell-seat-local = Ten ekran
shell-seat-local-about = Osoby przy tym ekranie mają własne imiona. Gdy ekran przechodzi z rąk do rąk, ich tajemnice są zakryte.
shell-seat-person = Osoba
shell-seat-open-about = kto pierwszy usiądzie
shell-summary = Stół w słowach
shell-summary-here =
    { $count ->
        [one] { $count } tutaj
        [few] { $count } tutaj
       *[many] { $count } tutaj
    }
shell-summary-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
shell-summary-open =
    { $count ->
        [one] { $count } wolne
        [few] { $count } wolne
       *[many] { $count } wolnych
    }
shell-table-name = Nazwa stołu
shell-table-name-fertility = { $day } w dolinie
shell-table-name-pharaon = { $day } na dworze
shell-table-name-egizia = { $day } nad rzeką
shell-table-name-kemet = { $day } na pustyni
shell-printed-rules = zasady z pudełka
shell-by-link = Tylko z linkiem
shell-by-link-about = Stołu nie ma na liście w poczekalni.
shell-by-link-short = tylko z linkiem
shell-listed-short = na liście w poczekalni
shell-rated = Rankingowa
shell-rated-about = Partia liczy się do rankingu wszystkich.
shell-rated-not-account = Partia rankingowa wymaga konta.
shell-rated-not-alone = Partia rankingowa wymaga kogoś jeszcze.
shell-rated-not-bots = Partie z botami nie są rankingowe.
shell-rated-not-screen = Partie przy jednym ekranie nie są rankingowe.
shell-rated-not-clock = Partia rankingowa wymaga zegara.
shell-rated-short = rankingowa
shell-friendly = towarzyska
shell-pace = Tempo
shell-pace-live = Na żywo
shell-pace-live-about = wszyscy są teraz
shell-pace-live-short = { $minutes } min + { $seconds } s na turę
shell-pace-live-sentence = { $minutes } min dla każdego i { $seconds } s więcej z każdą turą.
shell-pace-own = Własne
shell-pace-minutes = Minuty na osobę
shell-pace-seconds = Sekundy na turę
shell-pace-days = Ruch na dzień
shell-pace-days-about = graj, kiedy masz czas
shell-pace-days-short = { $hours } godz. na turę
shell-pace-days-sentence = { $hours } godz. na każdą turę. Graj, kiedy masz czas.
shell-pace-hours = { $hours } godz.
shell-pace-none = Bez zegara
shell-pace-none-about = Nikt nikogo nie pogania.
shell-time-up = Gdy czas minie
shell-time-up-bot = bot gra dalej
shell-time-up-bot-about = Kto przekroczył czas, może wrócić.
shell-time-up-end = gra się kończy
shell-time-up-end-about = Kto przekroczył czas, jest ostatni; o miejscach reszty decydują punkty.
shell-time-up-ask = decydują pozostali
shell-time-up-ask-about = Czekają, oddają miejsce botowi albo kończą grę.
shell-hand-over = Gdy kogoś nie ma
shell-hand-over-about = Wtedy pozostali mogą oddać miejsce botowi.
shell-hand-over-10 = po 10 minutach
shell-hand-over-60 = po godzinie
shell-hand-over-1440 = po dniu

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
shell-account-page = Przeglądarki, skrypty i więcej
shell-password-change = Zmień hasło
shell-password-about = Wszystkie inne przeglądarki i skrypty zalogowane jako ty zostaną wylogowane.
shell-password-old = Dotychczasowe hasło
shell-password-new = Nowe hasło (co najmniej 8 znaków)
shell-password-changed = Hasło zostało zmienione.
shell-recovery = Kod powrotu
shell-recovery-about = Jako gość jesteś znany tylko tej przeglądarce. Z tym kodem wrócisz na swoje miejsca, jeśli cię zapomni, także na innym urządzeniu. Można go użyć raz; potem dostaniesz nowy.
shell-recovery-had = Masz już kod. Nowy go zastąpi.
shell-recovery-new = Pokaż nowy kod
shell-recovery-note = Jeśli ta przeglądarka cię zapomni, wrócisz na swoje miejsce z kodem { $code }. Zapisz go.
shell-recovery-next = Witaj z powrotem. Twój następny kod powrotu to { $code }. Zapisz go.
shell-recovery-have = Kod powrotu gościa
shell-recover = Wróć
shell-sessions = Zalogowani jako ty
shell-sessions-about = Zakończ to, czego nie znasz. Skrypt gra jako ty z własnym tokenem.
shell-session-browser = Przeglądarka
shell-session-script = Skrypt
shell-session-unnamed = Bez nazwy
shell-session-used = ostatnio użyto { $date }
shell-session-here = Ta
shell-session-end = Wyloguj
shell-token = Token
shell-token-name = Nazwa skryptu
shell-token-new = Nowy token
shell-shown-once = Widać go tylko teraz. Strzeż go jak hasła.
shell-copy = Kopiuj
shell-copied = Skopiowano.
shell-logged-in = Jesteś na koncie { $account }.

## Powiadomienia
## mail-…: $address

shell-notices = Powiadomienia
shell-notices-about = W powiadomieniu nigdy nie ma niczego tajnego: można je przeczytać na zablokowanym telefonie.
shell-notices-none = Ten serwer nie wysyła powiadomień.
shell-notice-turn = Mój ruch
shell-notice-time = Kończy mi się czas
shell-notice-invitation = Ktoś mnie zaprasza
shell-notice-seat = Zwolniło się miejsce, na które czekam
shell-notice-full = Mój stół jest pełny
shell-notice-over = Gra się skończyła
shell-notice-push = Powiadomienie
shell-notice-mail = E-mail
shell-push-start = Daj mi znać, gdy przyjdzie mój ruch
shell-push-on = Ta przeglądarka pokazuje powiadomienia
shell-push-stop = Bez powiadomień tutaj
shell-notice-try = Wyślij próbne
shell-notice-tried = Próbne powiadomienie jest w drodze.
shell-notice-not-tried = Nie udało się wysłać próbnego powiadomienia. Spróbuj później.
shell-push-insecure = Przeglądarki pokazują powiadomienia tylko ze stron, które przychodzą przez HTTPS albo z tego samego komputera. Zapytaj osobę, która prowadzi ten serwer.
shell-push-unsupported = Ta przeglądarka nie potrafi pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj Iteru do ekranu początkowego.
shell-push-denied = Ta przeglądarka nie pokazuje powiadomień od Iteru. Można na nie zezwolić w jej ustawieniach dla tej strony.
shell-mail-address = Adres e-mail
shell-mail-set = Wyślij odnośnik do potwierdzenia
shell-mail-confirmed = Wiadomości przychodzą na { $address }: pół godziny po rozpoczęciu twojego ruchu, jedna dla wszystkich stołów.
shell-mail-unconfirmed = Wiadomość jest w drodze na { $address }. Odnośnik w niej potwierdza adres.
shell-mail-forget = Zapomnij adres
shell-mail-confirm-done = Adres jest potwierdzony. Odtąd będą tam przychodzić wiadomości, gdy nadejdzie twój ruch.
shell-mail-end-done = Takie wiadomości nie będą już przychodzić. Można to zmienić w ustawieniach.

## Ruchy gdzie indziej i wieści od osoby prowadzącej serwer
## elsewhere-…: $game; $names: lista imion; $time; announcement, warned: $text

shell-elsewhere = Twój ruch gdzie indziej
shell-elsewhere-table = { $game }, grają też: { $names }
shell-elsewhere-left = zostało { $time }
shell-elsewhere-go = Idź
shell-announcement = Od osoby prowadzącej serwer: { $text }
shell-warned = Ostrzeżenie od osoby prowadzącej serwer: { $text }
shell-understood = Rozumiem
shell-new-version = Jest nowa wersja Iteru.
shell-reload = Odśwież

## Odejście na dobre i zapomniane hasło

shell-password-forgotten = Nie pamiętasz hasła?
shell-password-mailed = Jeśli to konto ma potwierdzony adres, wiadomość z odnośnikiem jest w drodze.
shell-password-reset-done = Hasło jest zmienione. Zaloguj się nowym.
shell-export = Wszystkie moje dane
shell-export-about = Wszystko, co ten serwer o tobie wie, w jednym pliku.
shell-export-get = Pobierz
shell-erase = Usuń mnie
shell-erase-about = Twoje imię, konto i wypowiedzi zostaną usunięte od razu i na zawsze. Gry zostają dla innych, z miejscem bez imienia; za ciebie gra dalej bot.
shell-erase-password = Hasło, dla pewności, że to ty
shell-erase-now = Usuń wszystko
shell-erase-sure = Na pewno usunąć wszystko?
shell-erased = Twoje dane są usunięte. Teraz jesteś nowym gościem.
shell-report = Zgłoś
shell-reported = Dziękujemy. Osoba prowadząca serwer zobaczy tę wypowiedź.
## Ludzie
## person-rating: $game; person-curve: $game, $count; person-since: $date

shell-people = Kto tu jest
shell-people-here = tutaj
shell-people-idle = bezczynnie
shell-people-plays = gra w { $game }
shell-people-watches = ogląda { $game }
shell-people-ask = Zaproś
shell-person-mine = Moje wyniki
shell-person-favourite = Ulubione
shell-person-block = Zablokuj
shell-person-unblock = Zablokowane: cofnij
shell-person-blocked-about = Ta osoba jest zablokowana: nie usiądzie ani nie odezwie się przy twoich stołach i nie zaprosi cię.
shell-person-since = tu od { $date }
shell-person-games =
    { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
shell-person-none = Nie ma skończonych partii do pokazania.
shell-person-new = nowy
shell-person-rating = Ranking w { $game }
shell-person-curve =
    { $count ->
        [one] Ranking w { $game } po { $count } partii
        [few] Ranking w { $game } po { $count } partiach
       *[many] Ranking w { $game } po { $count } partiach
    }
shell-person-places = Miejsca według liczby graczy
shell-person-place = miejsce { $place }
shell-person-won = wygrane
shell-person-equal = przy równych
shell-person-bots = Przeciw botom
shell-person-of = { $won } z { $played }
shell-person-people = Przeciw ludziom
shell-person-before-behind = przed – za
shell-person-history = Ostatnie partie

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
shell-settings-all = Wszystkie ustawienia
shell-settings-reading = Czytanie
shell-settings-motion = Ruch i dźwięk
shell-settings-playing = Gra
shell-text-size = Wielkość tekstu
shell-text-size-about = Wszystko oprócz plansz; te powiększa się osobno.
shell-per-cent = { $value }%
shell-motion = Ruch
shell-motion-full = Pełny
shell-motion-full-about = Elementy wędrują z miejsca na miejsce.
shell-motion-short = Krótki
shell-motion-short-about = Dwa razy krócej, po prostej.
shell-motion-off = Bez ruchu
shell-motion-off-about = Elementy pojawiają się w nowym miejscu, z obwódką.
shell-swells = Powiększanie pod wskaźnikiem
shell-swells-about = Część tablicy Faraona rośnie, gdy zatrzyma się na niej wskaźnik. Kliknięcie działa zawsze.
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
shell-link-copy = Kopiuj
shell-link-copied = Link skopiowano.
shell-link-not-copied = Nie udało się skopiować linku. Skopiuj go ręcznie.
shell-share = Udostępnij
shell-sit-down-anyway = Wiem o tym: usiądź tutaj
shell-from-record = Utworzony z zapisu gry
shell-from-record-about = Ten stół powstał z zapisu gry: kto go utworzył, może znać wszystkie jeszcze zakryte karty.
shell-sit-down = Siadam
shell-invite = Zaproś
shell-invite-about = Zeskanuj telefonem przy tym samym stole albo wyślij link. Konto nie jest potrzebne.
shell-invite-code = Link { $link } do zeskanowania
shell-invite-unreachable = Ten adres działa tylko na tym komputerze. Aby wpuścić innych, uruchom Iteru poleceniem { $command }.
shell-room-about = Gra zacznie się, gdy wszyscy usiądą i będą gotowi, albo od razu, jeśli wolne miejsca zajmą boty.
shell-room-open =
    { $count ->
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
       *[many] { $count } miejsc jest wolnych.
    }
shell-room-unready =
    { $count ->
        [one] Jedna osoba nie jest jeszcze gotowa.
        [few] { $count } osoby nie są jeszcze gotowe.
       *[many] { $count } osób nie jest jeszcze gotowych.
    }
shell-room-asked = zaproszenie bez odpowiedzi
shell-room-awaited = czeka na kogoś
shell-room-local = przy tym ekranie
shell-room-you-host = ty, gospodarz
shell-room-host = gospodarz
shell-room-here = na miejscu
shell-room-seated = jeszcze nie teraz
shell-room-reading = czyta zasady
shell-room-ready = gotowe
shell-room-remove = Usuń
shell-room-swap = Zamień z miejscem { $number }
shell-room-move = Usiądź tutaj
shell-room-say-ready = Możemy grać
shell-room-say-wait = Chwileczkę, jeszcze nie
shell-room-level = Poziom botów
shell-room-fill = Posadź boty i zacznij
shell-room-begin = Zacznij od razu
shell-room-change = Zmień stół
shell-room-change-about = Po zmianie tempa lub opcji goście muszą ponownie potwierdzić gotowość.
shell-room-changed = Gospodarz zmienił ustawienia stołu. Sprawdź je i jeszcze raz potwierdź gotowość.
shell-room-meanwhile = W międzyczasie:
shell-room-rules = Przeczytaj zasady
shell-room-learn = Naucz się w { $minutes } min
shell-invitation = { $host } zaprasza cię do { $game }
shell-invitation-friendly =
    { $count ->
        [one] Partia towarzyska dla jednej osoby.
        [few] Partia towarzyska dla { $count } osób.
       *[many] Partia towarzyska dla { $count } osób.
    }
shell-invitation-rated =
    { $count ->
        [one] Partia rankingowa dla jednej osoby.
        [few] Partia rankingowa dla { $count } osób.
       *[many] Partia rankingowa dla { $count } osób.
    }
shell-invitation-minutes = Trwa około { $minutes } minut.
shell-invitation-free =
    { $count ->
        [one] i jedno wolne miejsce
        [few] i { $count } wolne miejsca
       *[many] i { $count } wolnych miejsc
    }
shell-invitation-name = Twoje imię przy stole
shell-invitation-house = Twój ród
shell-invitation-new = Nie znasz { $game }?
shell-invitation-cookie = Konto nie jest potrzebne. Ciasteczko pamięta twoje miejsce w tej przeglądarce.
shell-invitation-full = Wszystkie miejsca są zajęte. Możesz oglądać.
shell-invitation-tell = Powiadom mnie, gdy zwolni się miejsce
shell-invitation-told = Powiadomimy Cię, gdy zwolni się miejsce.
shell-invitation-running = Gra już trwa. Możesz oglądać.
shell-invitation-finished = Gra się skończyła.
shell-invitation-abandoned = Wszyscy odeszli od tego stołu.
shell-invitation-winner = Wygrana: { $names }.
shell-leave = Odejdź od stołu
shell-leave-ask = Odejść od tego stołu? Bot zagra dalej za ciebie.
shell-stay = Zostań
shell-no-table = Tego stołu nie można pokazać
shell-no-table-about = Nie ma takiego stołu. Być może link jest niepełny.

## Przy stole
## prompt-shared: $player, $prompt; rule-open: $rule (numer); since: $moves; locked: $deed

shell-players = Gracze
shell-regions = Części stołu
shell-bot = bot
shell-away = nieobecność
shell-at-turn = kolej
shell-watching = Oglądasz
shell-prompt-shared = { $player }: { $prompt }
shell-sending = Wysyłanie…
shell-draft = Plan
shell-draft-refused = Nic z planu nie zostało zagrane. { $reason }
shell-pay = płacisz { $amount }
shell-pay-keep = płacisz { $amount }, zostaje { $left }
shell-explore = Rozglądaj się swobodnie po planszach i polach. Nic nie zostanie wysłane.
shell-choose-lit = Wybierz jedno z podświetlonych miejsc.
shell-undo-all = wszystko
shell-final = po zatwierdzeniu ostateczne
shell-locked = nie można cofnąć od: { $deed }
shell-how = W jaki sposób?
shell-confirm = Potwierdź
shell-turn = Obróć
shell-undo = Cofnij
shell-withdraw = Wycofaj
shell-withdraw-of = Wycofaj: { $player }
shell-withdraw-about = Gotowe. Możesz się wycofać, dopóki druga strona nie będzie gotowa.
shell-list = Lista możliwości
shell-list-search = Szukaj wśród możliwości
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
shell-hint-line = Jak to by poszło dalej
shell-hint-others = O czym jeszcze myślał
shell-hint-close = Następny najlepszy wybór jest prawie tak samo dobry.
shell-hint-only-you = Tylko ty to widzisz.
shell-hint-use = Skorzystaj
shell-hint-hide = Ukryj podpowiedź

## Dziennik, czat i pomoc
## log-undo: $player

shell-record = Dziennik, czat i pomoc
shell-log-new =
    { $count ->
        [one] { $count } nowy
        [few] { $count } nowe
       *[other] { $count } nowych
    }
shell-menu = Menu
shell-drawer-left = Przesuń na lewo
shell-drawer-right = Przesuń na prawo
shell-log = Dziennik
shell-log-none = Jeszcze nic się nie wydarzyło.
shell-log-undo = { $player } cofa ruch.
shell-log-filter = Czyje tury widać
shell-log-all = Wszyscy
shell-log-only = Tylko { $player }
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
shell-chat-more = Więcej
shell-chat-private = Przy prywatnym stole rozmawiają tylko siedzący przy nim.
shell-mute = Wycisz
shell-mute-for-all = Wycisz dla wszystkich
shell-muted = Wyciszeni
shell-muted-by-me = Nigdzie nie widzisz ich wiadomości.
shell-muted-at-table = Jako gospodarz wyciszono przy jednym stole.
shell-unmute = Słuchaj znowu
shell-blocked = Zablokowani
shell-blocked-about = Nie mogą siadać ani pisać przy twoich stołach.
shell-blocked-now = Zablokowano: { $name }. Cofniesz to na stronie konta.
shell-unblock = Cofnij blokadę
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
shell-key-undo-about = cofnij; z Shift całą turę, o ile się da
shell-key-numbers = 1–9
shell-key-numbers-about = przyciski na pasku
shell-key-hint = ?
shell-key-hint-about = podpowiedź
shell-key-log = L
shell-key-log-about = dziennik
shell-key-chat = C
shell-key-chat-about = czat
shell-key-recap = W
shell-key-recap-about = co się stało od twojej ostatniej tury
shell-key-cards = S
shell-key-cards-about = pokaż lub ukryj swoje karty na wspólnym ekranie
shell-key-mine = B
shell-key-mine-about = twoje rzeczy, gdy odtwarzana jest cudza tura
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

shell-pause = Pauza
shell-resume = Wznów
shell-skip = Pomiń
shell-off = Nie
shell-playbacks-off = Nie odtwarzaj ruchów
shell-mine = Moje
shell-recap = Od twojej ostatniej tury
shell-recap-of = Od ostatniej tury: { $player }
shell-recap-turn = Ta tura
shell-recap-again = Pokaż jeszcze raz
shell-recap-same = bez zmian
shell-recap-none = Od twojej ostatniej tury nikt nie zagrał.
shell-recap-more =
    { $count ->
        [one] jeszcze { $count } tura
        [few] jeszcze { $count } tury
       *[many] jeszcze { $count } tur
    }
shell-replay = Powtórka
shell-replay-start = Gra się zaczyna.
shell-replay-at = ruch { $at } z { $of }
shell-replay-back = Ruch wstecz
shell-replay-step = Ruch naprzód
shell-replay-play = Odtwarzaj
shell-replay-slider = Ruch
shell-replay-leave = Wyjdź

## Trener
## $percent: 0 do 100, może ze znakiem; $period: „Dzień 2”; $done, $of, $count, $choices: liczby

shell-coach = Trener
shell-coach-analysis = Analiza
shell-coach-about = Silnik ocenia każdą decyzję według tego, co gracz wtedy wiedział. Trwa to kilka minut; analiza toczy się dalej, gdy opuścisz stronę.
shell-coach-outline = Silnik przegląda partię…
shell-coach-reading-quick = Silnik czyta: { $period }
shell-coach-reading-deep = Silnik czyta jeszcze raz, głębiej: { $period }
shell-coach-done = { $done } z { $of }
shell-coach-done-so-far = Przeczytane decyzje: { $done } z { $of }.
shell-coach-deeper = Wszystkie decyzje są przeczytane. Głębsze spojrzenie sprawdzi te, które mogły być kosztowne.
shell-coach-go-on = Kontynuuj
shell-coach-stop = Zatrzymaj
shell-coach-waits = Trener czeka do końca partii.
shell-coach-upload = Silnik ocenia każdą decyzję. Partia jest przechowywana przez kilka dni tylko dla ciebie, chyba że ją udostępnisz.
shell-coach-not-read = Jeszcze nieprzeczytane.
shell-coach-setup = Przygotowanie
shell-coach-seen-by = Czyimi oczami
shell-coach-all-hands = Wszystkie ręce odkryte
shell-coach-open = Partia skończona: wszystkie ręce są odkryte.
shell-coach-knew = Co wie { $player }
shell-coach-things = Rzeczy tego gracza
shell-coach-shown = Co pokazuje wykres
shell-coach-chance = Szansa na wygraną
shell-coach-chances = Szanse
shell-coach-key-back = Strzałka w lewo; z Shift o turę, z Alt do poprzedniego momentu
shell-coach-key-step = Strzałka w prawo; z Shift o turę, z Alt do następnego momentu
shell-coach-decision = Decyzja
shell-coach-decisions = Decyzje
shell-coach-moments = Momenty
shell-coach-by-player = Według gracza
shell-coach-order = Kolejność
shell-coach-by-cost = Według kosztu
shell-coach-by-time = Według czasu
shell-coach-sound =
    { $sound ->
        [one] z { $of } dobra
        [few] z { $of } dobre
       *[other] z { $of } dobrych
    }
shell-coach-none = Nie znaleziono nic kosztownego.
shell-coach-small =
    { $count ->
        [one] Jeszcze { $count }, koszt poniżej 3%
       *[other] Jeszcze { $count }, każda poniżej 3%
    }
shell-coach-close = Zbyt wyrównane
shell-coach-close-about = Inny wybór mógł być lepszy, ale różnica jest zbyt mała, by to rozstrzygnąć: decyduje los.
shell-coach-choices =
    { $count ->
        [one] { $count } możliwość
       *[other] { $count } możliwości
    }
shell-coach-chosen = Wybrano
shell-coach-better = Lepiej
shell-coach-show = Pokaż te elementy
shell-coach-best = Najlepszy wybór spośród { $count }.
shell-coach-as-good = Mniej więcej tak dobre jak najlepsze.
shell-coach-rule = Zasada { $number }
shell-coach-parts = Co daje lepszy wybór
shell-coach-total = Razem
shell-coach-exact = Wszystko rozegrano do końca: to pewne.
shell-coach-line = Jak mogło potoczyć się dalej
shell-coach-others = Co jeszcze wyglądało dobrze
shell-coach-praise = { $player } znajduje najlepszy wybór spośród { $choices }
shell-coach-costly = { $player } przeocza coś lepszego
shell-coach-fortune = Co zrobił los
shell-coach-gave = Los sprzyja: { $player }
shell-coach-took = Los nie sprzyja: { $player }

## Wspólny ekran
## $player: kto ma grać

shell-cards-show = Pokaż moje karty
shell-cards-hide = Ukryj moje karty
shell-covered = { $player } wybiera w tajemnicy: weź ekran, inni nie patrzą.

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
shell-late = Brak odpowiedzi.
shell-late-about = Twój ruch jest w drodze; będzie przechowany, aż dotrze.

## Koniec gry
## wins: $names (lista), $count; place: $place; score-margin: $points; score-ended: $why (time, absence, agreed); takes-lead: $player; turn-number: $turn

shell-score = Wynik
shell-you-win = Wygrywasz!
shell-wins =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
shell-rating-change = Ranking { $rating } ({ $change })
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
shell-score-ended =
    { $why ->
        [time] skończył się czas
        [absence] kogoś zabrakło przy stole
       *[agreed] wszyscy zgodzili się skończyć
    }
shell-score-parts = Punkty według źródła
shell-turning-points = Punkty zwrotne
shell-takes-lead = { $player } wychodzi na prowadzenie
shell-gains-points = { $points ->
    [one] { $player } zdobywa { $points } punkt
    [few] { $player } zdobywa { $points } punkty
   *[other] { $player } zdobywa { $points } punktów
}
shell-story = Jak do tego doszło
shell-decided = Co rozstrzygnęło
shell-score-next = Co dalej
shell-score-empty = { $count ->
    [one] { $count } źródło bez punktów
    [few] { $count } źródła bez punktów
   *[other] { $count } źródeł bez punktów
}
shell-analyse = Analiza
shell-turn-number = tura { $turn }
shell-chart = Wynik w czasie
shell-chart-about = punkty, gdyby gra skończyła się po danej turze
shell-chart-rounds = punkty, gdyby gra skończyła się po danej rundzie
shell-new-deal = Nowe rozdanie
shell-same-deal = To samo rozdanie
## $how: what makes it harder, e.g. "2 dark tiles"
shell-harder = Trudniej: { $how }
shell-best = Twoje najlepsze wyniki
shell-best-now = ta gra
shell-best-new = nowy rekord
shell-best-won = { $played ->
    [one] wygrane: { $won } z { $played } gry
   *[other] wygrane: { $won } z { $played } gier
}
shell-alone-won = Za łatwo? Utrudnij następne rozdanie albo zagraj to samo jeszcze raz i popraw swój wynik. Rozdanie, które już znasz, nie liczy się do wyników.
shell-alone-lost = Zagraj to samo rozdanie jeszcze raz i popraw wynik albo spróbuj nowego. Rozdanie, które już znasz, nie liczy się do wyników.
shell-rematch = Rewanż
shell-rematch-join = Dołącz do rewanżu
shell-look = Obejrzyj planszę
shell-record-save = Zapisz grę

## Lekcje
## lesson: $at, $of

shell-teacher = Nauczyciel
shell-lesson = Lekcja { $at } z { $of }
shell-course-short = Krótki kurs, { $minutes } min
shell-course-full = Wszystkie lekcje, { $minutes } min
shell-lesson-skip = Pomiń lekcje
shell-lesson-done = Wiesz już dość, by grać.
shell-lesson-done-about = Resztę najlepiej poznać w grze.

## Odmowy, według kodów serwera

shell-error-offline = Serwer nie odpowiada. Spróbuj za chwilę.
shell-error-malformed = Nie udało się tego zrozumieć. Odśwież stronę.
shell-error-too-large = To jest zbyt duże.
shell-error-too-fast = To było zbyt szybko. Spróbuj za chwilę.
shell-error-too-many = To o jeden za dużo: opuść czekający stół lub zamknij kartę i spróbuj ponownie.
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
shell-error-table-name-taken = Tę nazwę ma już inny otwarty stół.
shell-error-wrong-password = Nazwa konta i hasło nie pasują do siebie.
shell-error-weak-password = To hasło łatwo odgadnąć. Wybierz inne.
shell-error-wrong-code = Nikt nie ma tego kodu albo został już użyty.
shell-error-failed = Coś poszło nie tak na serwerze. Wszystko, co zagrano, jest bezpieczne.

## Czas i nieobecni
## clock: $time; clock-until: $time; absent-ask, stop-offered i note…: $player; wish…: $pace (live albo days)

shell-clock = Pozostały czas: { $time }
shell-clock-until = do { $time }
shell-left = opuszczone
shell-stand-in = nieobecność: gra bot
shell-stand-in-mine = Gra za ciebie bot. Możesz wrócić na swoje miejsce, kiedy chcesz.
shell-return = Wracam na swoje miejsce
shell-absent = Kogoś brakuje
shell-absent-ask = Nie ma gracza { $player }. Co dalej?
shell-absent-later = Nastąpi to, gdy czas minie, jeśli wszyscy się zgodzą.
shell-absent-now = Nastąpi to, gdy tylko wszyscy się zgodzą.
shell-agreed = Za
shell-wish-wait = Czekamy
shell-wish-wait-about = { $pace ->
    [days] Jeszcze 24 godziny. Najwyżej raz.
   *[live] Jeszcze 10 minut. Najwyżej dwa razy.
}
shell-wish-bot = Niech gra bot
shell-wish-bot-about = Średni, aż gracz wróci.
shell-wish-end = Kończymy partię
shell-wish-end-about = Kogo brakuje, ten jest ostatni; o waszych miejscach decydują obecne punkty.
shell-stop-offer = Zaproponuj koniec partii
shell-stop-offered-points = { $player } proponuje zakończyć teraz: decydują obecne punkty.
shell-stop-offered-unrated = { $player } proponuje zakończyć teraz, bez wpływu na ranking.
shell-stop-agree = Kończymy
shell-stop-unrated = Kończymy bez rankingu
shell-stop-decline = Gramy dalej
shell-stop-withdraw = Cofnij propozycję
shell-note-timeout = { $player }: czas minął.
shell-note-wait = Pozostali czekają na gracza { $player }.
shell-note-bot = Za gracza { $player } gra bot.
shell-note-back = { $player } wraca do gry.
shell-note-left = { $player } opuszcza stół. Dalej gra bot.
shell-note-pause = Serwer był niedostępny. Wszystkie zegary stały.
shell-note-end = Wszyscy zgodzili się zakończyć.
shell-note-end-absent = Partia kończy się, bo zabrakło gracza { $player }.
