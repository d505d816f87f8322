### Texts of Egizia in Polish: the ids of text_ids(), no more and no fewer.

## The game

game = Egizia
game-summary = Wysyłaj statki w dół Nilu, zbieraj uprawy, kamieniołomy i przywileje, wzmacniaj budowniczych i razem z innymi wznoś obelisk, grobowce, świątynię i piramidę. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## ship_last_builder: $site; the place of a ship moored with the Extra berth

player = Gracz { $number }
ship_last_builder = { $site }, po pozostałych

## Words of the text board

terms-sphinx_card = Karta Sfinksa
terms-ship = Statek
terms-stones = Kamienie
terms-grain_needed = Potrzebne zboże
terms-points = Punkty
terms-rank = Pozycja
terms-turn_order = Kolejność ruchu
terms-round = Runda

## Options

option-red_ship_cards = Karty z czerwonym statkiem
option-red_ship_cards-no = nie, te z niebieskim statkiem
option-red_ship_cards-yes = tak
option-double_on_heliopolis = Podwajanie dozwolone w Heliopolis
option-double_on_heliopolis-yes = tak
option-double_on_heliopolis-no = nie
option-reuse_own_space_needs_upstream = Własne okrągłe pole tylko z kartą pod prąd
option-reuse_own_space_needs_upstream-yes = tak
option-reuse_own_space_needs_upstream-no = nie, wystarczy „Przywilej portowy”
option-bid_for_order = Licytacja kolejności w 1. rundzie
option-bid_for_order-no = nie, żetony rozdaje się losowo
option-bid_for_order-yes = tak

## Crews and the overseer

crews-masons = Murarze
crews-haulers = Tragarze
crews-carvers = Rzeźbiarze
crews-overseer = Zarządca

## Order tiles

order_tiles-order_1 = Żeton kolejności 1
order_tiles-order_2 = Żeton kolejności 2
order_tiles-order_3 = Żeton kolejności 3
order_tiles-order_4 = Żeton kolejności 4

## Phases of a round

phases-phase_nile_cards = Rozmieszczenie kart Nilu
phases-phase_ships = Rozmieszczanie statków
phases-phase_feeding = Wyżywienie budowniczych
phases-phase_stones = Produkcja kamieni
phases-phase_building = Budowanie
phases-phase_joint_building = Punkty za wspólne budowanie
phases-phase_turn_order = Określenie kolejności ruchu

## Markets

markets-stone_market = Kamieniołom
markets-grain_market = Rynek zbożowy

## Irrigation

irrigation_spaces-irrigation_left = Niska woda
irrigation_spaces-irrigation_middle = Zwykła woda
irrigation_spaces-irrigation_right = Wysoka woda

## Spaces of the Nile, from source to mouth

nile_spaces-card_1 = Pole karty Nilu 1
nile_spaces-edfu = Edfu
nile_spaces-card_2 = Pole karty Nilu 2
nile_spaces-thebae = Thebae
nile_spaces-card_3 = Pole karty Nilu 3
nile_spaces-site_sphinx = Sfinks
nile_spaces-card_4 = Pole karty Nilu 4
nile_spaces-passalon = Passalon
nile_spaces-card_5 = Pole karty Nilu 5
nile_spaces-selinon = Selinon
nile_spaces-card_6 = Pole karty Nilu 6
nile_spaces-site_obelisk = Obelisk i grobowce
nile_spaces-card_7 = Pole karty Nilu 7
nile_spaces-beni_hasan = Beni Hasan
nile_spaces-card_8 = Pole karty Nilu 8
nile_spaces-alyi = Alyi
nile_spaces-card_9 = Pole karty Nilu 9
nile_spaces-site_temple = Świątynia i piramida
nile_spaces-card_10 = Pole karty Nilu 10
nile_spaces-heliopolis = Heliopolis

## Construction sites, their ship spaces, their buildings

sites-sphinx = Sfinks
sites-obelisk_graves = Obelisk i grobowce
sites-temple_pyramid = Świątynia i piramida
site_spaces-sphinx_1 = Sfinks, pole 1
site_spaces-sphinx_2 = Sfinks, pole 2
site_spaces-sphinx_3 = Sfinks, pole 3
site_spaces-sphinx_beside = Sfinks, obok pól
site_spaces-obelisk_graves_1 = Obelisk i grobowce, pole 1
site_spaces-obelisk_graves_2 = Obelisk i grobowce, pole 2
site_spaces-obelisk_graves_3 = Obelisk i grobowce, pole 3
site_spaces-obelisk_graves_beside = Obelisk i grobowce, obok pól
site_spaces-temple_pyramid_1 = Świątynia i piramida, pole 1
site_spaces-temple_pyramid_2 = Świątynia i piramida, pole 2
site_spaces-temple_pyramid_3 = Świątynia i piramida, pole 3
site_spaces-temple_pyramid_beside = Świątynia i piramida, obok pól
buildings-obelisk = Obelisk
buildings-graves = Grobowce
buildings-temple = Świątynia
buildings-pyramid = Piramida

## Spaces of the buildings
## $level, $place, $row, and $number of the stone, from 1

obelisk_space = Obelisk, poziom { $level }
grave_space = Miejsce grobowca { $place }
temple_spaces-left_column = Świątynia, lewa kolumna { $number }
temple_spaces-right_column = Świątynia, prawa kolumna { $number }
temple_spaces-middle = Świątynia, środkowa kolumna { $number }
temple_spaces-top = Świątynia, szczyt
pyramid_space = Piramida, rząd { $row }, kamień { $number }

## Nile cards; copies have the same name
## fields-…: $grain; quarry: $stones

fields-green_field = Zielone uprawy { $grain }
fields-yellow_field = Żółto-zielone uprawy { $grain }
fields-brown_field = Brązowe uprawy { $grain }
quarry = Kamieniołom { $stones }
nile_cards-sphinx_plus_2 = Wieszczka Sfinksa
nile_cards-raise_each_round = Szkoła budowniczych
nile_cards-reuse_round_space = Przywilej portowy
nile_cards-stones_as_grain = Kamień za chleb
nile_cards-market_2 = Umowa handlowa
nile_cards-raise_any_2_a = Rekruci
nile_cards-grain_4_a = Spichlerz
nile_cards-double_round_space = Podwójna korzyść
nile_cards-strength_3_a = Nadgodziny
nile_cards-sphinx_plus_1 = Uczennica Sfinksa
nile_cards-upstream = Wiatr pod prąd
nile_cards-leftover_card = Zbieracz z brzegów
nile_cards-field_upgrade = Kanał
nile_cards-grave_card = Grobowiec rodzinny
nile_cards-stones_for_strength = Najemni robotnicy
nile_cards-raise_three = Pobór w nomie
nile_cards-raise_any_2_b = { nile_cards-raise_any_2_a }
nile_cards-points_obelisk_graves_a = Pochwała obelisku i grobowców
nile_cards-two_ships = Konwój
nile_cards-two_crews_a = Wspólny wysiłek
nile_cards-keep_two_sphinx_a = Podwójna zagadka
nile_cards-stones_6_a = Dostawa kamieni
nile_cards-grain_4_b = { nile_cards-grain_4_a }
nile_cards-stones_6_b = { nile_cards-stones_6_a }
nile_cards-strength_3_b = { nile_cards-strength_3_a }
nile_cards-two_crews_b = { nile_cards-two_crews_a }
nile_cards-build_first = Pieczęć faraona
nile_cards-sell_stones = Wielka sprzedaż
nile_cards-keep_two_sphinx_b = { nile_cards-keep_two_sphinx_a }
nile_cards-occupied_site = Dodatkowe miejsce
nile_cards-points_obelisk_graves_b = { nile_cards-points_obelisk_graves_a }
nile_cards-points_temple_pyramid = Pochwała świątyni i piramidy
nile_cards-raise_any_2_c = { nile_cards-raise_any_2_a }

## Sphinx cards
## $level (of the obelisk), $least (columns, or stones of one’s own)

sphinx_cards-sphinx_obelisk_level_7 = Poziom { $level } obelisku
sphinx_cards-sphinx_obelisk_level_8 = { sphinx_cards-sphinx_obelisk_level_7 }
sphinx_cards-sphinx_obelisk_level_9 = { sphinx_cards-sphinx_obelisk_level_7 }
sphinx_cards-sphinx_one_column =
    { $least ->
        [1] Jedna kolumna
       *[other] Obie kolumny
    }
sphinx_cards-sphinx_both_columns = { sphinx_cards-sphinx_one_column }
sphinx_cards-sphinx_all_graves = Wszystkie grobowce
sphinx_cards-sphinx_pyramid = Piramida
sphinx_cards-sphinx_players_last_stone = Wielu na końcu kamieniołomu
sphinx_cards-sphinx_players_last_grain = Wielu na końcu rynku zbożowego
sphinx_cards-sphinx_temple_4_stones =
    { $least ->
        [one] { $least } kamień w świątyni
        [few] { $least } kamienie w świątyni
       *[many] { $least } kamieni w świątyni
    }
sphinx_cards-sphinx_pyramid_6_stones =
    { $least ->
        [one] { $least } kamień w piramidzie
        [few] { $least } kamienie w piramidzie
       *[many] { $least } kamieni w piramidzie
    }
sphinx_cards-sphinx_pyramid_7_stones = { sphinx_cards-sphinx_pyramid_6_stones }
sphinx_cards-sphinx_obelisk_4_stones =
    { $least ->
        [one] { $least } kamień w obelisku
        [few] { $least } kamienie w obelisku
       *[many] { $least } kamieni w obelisku
    }
sphinx_cards-sphinx_obelisk_5_stones = { sphinx_cards-sphinx_obelisk_4_stones }
sphinx_cards-sphinx_two_everywhere =
    { $least ->
        [1] Jeden w każdym budynku
        [2] Dwa w każdym budynku
       *[other] { $least } w każdym budynku
    }
sphinx_cards-sphinx_grave_stones = Budowniczy grobowców
sphinx_cards-sphinx_crew_masons = Silni murarze
sphinx_cards-sphinx_crew_haulers = Silni tragarze
sphinx_cards-sphinx_crew_carvers = Silni rzeźbiarze
sphinx_cards-sphinx_crew_overseer = Silny zarządca
sphinx_cards-sphinx_most_quarry = Najwięcej z kamieniołomów
sphinx_cards-sphinx_most_green = Najwięcej z zielonych upraw
sphinx_cards-sphinx_most_yellow = Najwięcej z żółto-zielonych upraw
sphinx_cards-sphinx_most_brown = Najwięcej z brązowych upraw
sphinx_cards-sphinx_last_stone = Koniec kamieniołomu
sphinx_cards-sphinx_last_grain = Koniec rynku zbożowego
sphinx_cards-sphinx_last_both = Koniec obu torów
sphinx_cards-sphinx_permanents = Trwałe łaski
sphinx_cards-sphinx_per_10 = Łaska faraona
sphinx_cards-sphinx_per_15 = Uśmiech faraona

## The parts of the score

parts-obelisk_graves = Obelisk i grobowce
parts-temple_pyramid = Świątynia i piramida
parts-pyramid_rows = Rzędy piramidy
parts-sphinx_returned = Odłożone karty Sfinksa
parts-grain_market = Rynek zbożowy
parts-nile_cards = Karty Nilu
parts-feeding = Brakujące zboże
parts-joint_building = Wspólne budowanie
parts-stone_sale = Sprzedaż kamieni
parts-graves = Grobowce na koniec
parts-sphinx_cards = Karty Sfinksa
parts-favour = Łaska lub uśmiech faraona
parts-bid = Oferta

## Uzasadnienia: składniki oceny bota i to, czego jeden wybór daje więcej lub mniej niż inny
## …-more, …-less: $points

reason-score = Punkty na torze
reason-score-more = Więcej punktów na torze punktacji: około { $points } (2.3).
reason-score-less = Mniej punktów na torze punktacji: około { $points } (2.3).
reason-stones = Kamienie do położenia
reason-stones-more = Więcej punktów z kamieni, które położą twoi budowniczowie: około { $points } (8.3.2).
reason-stones-less = Mniej punktów z kamieni, które położą twoi budowniczowie: około { $points } (8.3.2).
reason-sites = Praca na budowach
reason-sites-more = Więcej punktów za budowy, na których budujesz w tej rundzie: około { $points } (9.1).
reason-sites-less = Mniej punktów za budowy, na których budujesz w tej rundzie: około { $points } (9.1).
reason-hunger = Brakujące zboże
reason-hunger-more = Mniej straconych punktów za brakujące zboże: około { $points } (6.5).
reason-hunger-less = Więcej straconych punktów za brakujące zboże: około { $points } (6.5).
reason-graves = Grobowce na koniec
reason-graves-more = Więcej punktów za grobowce na koniec gry: około { $points } (10.2.2).
reason-graves-less = Mniej punktów za grobowce na koniec gry: około { $points } (10.2.2).
reason-markets = Rynki
reason-markets-more = Więcej punktów dzięki znacznikom na rynkach: około { $points } (2.5).
reason-markets-less = Mniej punktów dzięki znacznikom na rynkach: około { $points } (2.5).
reason-rows = Rzędy piramidy
reason-rows-more = Więcej punktów za rzędy piramidy: około { $points } (8.3.3.3).
reason-rows-less = Mniej punktów za rzędy piramidy: około { $points } (8.3.3.3).
reason-cards = Karty przed tobą
reason-cards-more = Więcej punktów dzięki kartom leżącym przed tobą: około { $points } (12.3).
reason-cards-less = Mniej punktów dzięki kartom leżącym przed tobą: około { $points } (12.3).
reason-sphinx = Karty Sfinksa
reason-sphinx-more = Więcej punktów za karty Sfinksa: około { $points } (10.2.3).
reason-sphinx-less = Mniej punktów za karty Sfinksa: około { $points } (10.2.3).
reason-ships = Statki do umieszczenia
reason-ships-more = Więcej punktów dzięki statkom, które jeszcze umieścisz: około { $points } (5.2.2).
reason-ships-less = Mniej punktów dzięki statkom, które jeszcze umieścisz: około { $points } (5.2.2).

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-bid = Zaoferuj punkty za żeton kolejności.
wait-bid = { $player } licytuje żeton kolejności.
help-bid =
    W rundzie 1 zaczyna żeton 1; każdy żeton daje na początek własną liczbę kamieni.
    Zaoferowane punkty tracisz po punktacji końcowej.
    Jeśli ktoś cię przebije, od razu licytujesz ponownie.
prompt-ship = Umieść statek na rzece albo zakończ żeglugę.
wait-ship = { $player } wybiera miejsce dla statku.
help-ship =
    Każdy statek musi stanąć niżej w biegu rzeki niż wszystkie twoje statki z tej rundy.
    Pole karty daje kartę, okrągłe pole swój efekt, a na budowie rezerwujesz prawo do budowania.
    Gdy spasujesz, w tej rundzie nie umieszczasz więcej statków.
prompt-second_ship = Konwój: umieść drugi statek albo z niego zrezygnuj.
wait-second_ship = { $player } umieszcza drugi statek konwoju.
help-second_ship =
    Ten statek też musi stanąć niżej w biegu rzeki niż wszystkie twoje pozostałe.
    Karta „Konwój” i tak jest już zużyta.
prompt-market_track = Wybierz kamieniołom albo rynek zbożowy i zrób tam krok.
wait-market_track = { $player } wybiera kamieniołom albo rynek zbożowy.
help-market_track =
    Im niżej na rynku zbożowym, tym mniej kosztuje brakujące zboże; niżej w kamieniołomie możesz na koniec gry sprzedać resztę kamieni.
    Każdy krok, który kończy się na najniższym polu, daje to, co na nim wydrukowano.
prompt-raise_crews = Rekruci: wzmocnij dwóch budowniczych o 1 albo jednego o 2.
wait-raise_crews = { $player } wybiera, których budowniczych wzmocnić.
help-raise_crews =
    Silniejsi budowniczowie budują więcej, ale też więcej jedzą: 1 jednostkę zboża za każdy punkt siły.
    To, co ponad największą siłę, przepada.
prompt-alyi_crew = Wybierz budowniczego, którego wzmocnisz.
wait-alyi_crew = { $player } wybiera, którego budowniczego wzmocnić.
help-alyi_crew =
    Zarządcy nie można tu wybrać.
    Niezależnie od wyboru dostajesz też kamienie z tego pola.
prompt-upgrade_field = Kanał: wybierz uprawy, do których go dołączysz.
wait-upgrade_field = { $player } wybiera uprawy dla Kanału.
help-upgrade_field =
    Brązowe uprawy dają wtedy zboże tak jak żółto-zielone, a żółto-zielone tak jak zielone.
    Raz dołączonego Kanału nie można już przenieść.
prompt-irrigation = Przesuń znacznik nawodnienia o jedno pole albo go zostaw.
wait-irrigation = { $player } decyduje o nawodnieniu.
help-irrigation =
    Stan wody dotyczy wszystkich: przy niskiej wodzie zboże dają tylko zielone uprawy, przy wysokiej wszystkie.
    Spójrz nie tylko na własne uprawy, ale i na cudze.
prompt-double_round_space = Użyć „Podwójnej korzyści” i powtórzyć efekt tego pola?
wait-double_round_space = { $player } decyduje, czy użyć „Podwójnej korzyści”.
help-double_round_space =
    Cały efekt zachodzi jeszcze raz, a karta wypada z gry.
    Jeśli zachowasz kartę, możesz jej użyć później na innym okrągłym polu.
prompt-leftover_card = Zbieracz z brzegów: weź jedną z pozostałych kart albo żadnej.
wait-leftover_card = { $player } ogląda pozostałe karty.
help-leftover_card =
    Karta działa tak, jakby wziął ją twój statek.
    Inne karty, które zostały na rzece, wypadają z gry; Zbieracz zadziała znowu w następnej rundzie.
prompt-feeding = Wykonaj darmowe akcje przed wyżywieniem budowniczych albo graj dalej.
wait-feeding = { $player } może wykonać darmowe akcje przed żywieniem.
help-feeding =
    Potrzebujesz tyle zboża, ile siły mają razem twoi budowniczowie i zarządca.
    Kogo wzmocnisz teraz, tego musisz od razu wyżywić; później w tej rundzie wzmocnienie nie kosztuje zboża.
prompt-grain = Brakuje zboża: znajdź jeszcze trochę albo pogódź się ze stratą.
wait-grain = { $player } ma za mało zboża.
help-grain =
    Możesz zagrać Spichlerz, a z kartą „Kamień za chleb” każdy kamień liczy się jako 1 jednostka zboża.
    Każda brakująca jednostka kosztuje punkty; ile, zależy od twojego pola na rynku zbożowym.
    Niewyżywieni budowniczowie pracują normalnie.
prompt-opening = Wykonaj darmowe akcje przed budowaniem albo graj dalej.
wait-opening = { $player } może wykonać darmowe akcje przed budowaniem.
help-opening =
    Kogo wzmocnisz teraz, ten buduje już z nową siłą, a więcej zboża potrzebuje dopiero w następnej rundzie.
    Pieczęć faraona można zagrać tylko tutaj: budujesz wtedy przed innymi na każdej budowie, gdzie masz statek.
prompt-build = Wybierz, kto tu buduje, albo nie buduj.
wait-build = { $player } wybiera, kto buduje.
help-build =
    Ogranicza cię siła i liczba kamieni; to, co zbudujesz, kosztuje tyle kamieni, ile daje punktów.
    Każdy budowniczy pracuje tylko na jednej budowie w rundzie; zarządca też, i nigdy sam.
    Jeśli nie budujesz, twój statek nie liczy się do wspólnego budowania.
prompt-sphinx_draw = Wybierz, ile kart Sfinksa dobierzesz.
wait-sphinx_draw = { $player } decyduje, ile kart Sfinksa dobrać.
help-sphinx_draw =
    Za każdą kartę płacisz kamieniami, chyba że masz ją za darmo dzięki swojej karcie.
    Oglądasz je w tajemnicy i zatrzymujesz jedną, a każda odłożona daje punkty.
prompt-sphinx_keep = Zatrzymaj jedną z dobranych kart Sfinksa albo żadnej.
wait-sphinx_keep = { $player } ogląda karty Sfinksa.
help-sphinx_keep =
    Te karty widzisz tylko ty; zatrzymana punktuje na koniec gry.
    Każda odłożona karta daje od razu punkty.
    Z kartą „Podwójna zagadka” możesz zatrzymać dwie.
prompt-work = Połóż kamień; po pierwszym możesz też zakończyć.
wait-work = { $player } kładzie kamienie.
help-work =
    Każdy kamień kosztuje tyle kamieni z rezerwy, ile wynosi wartość jego pola.
    Na zakończenie dostajesz tyle punktów, ile kamieni wydasz; niewykorzystana siła przepada.
prompt-last_call = Ostatnie wezwanie: wykonaj ostatnie darmowe akcje albo graj dalej.
wait-last_call = { $player } może po raz ostatni wykonać darmowe akcje.
help-last_call =
    Potem następuje punktacja końcowa, a niezagrane karty są już nic niewarte.
    Reszta kamieni przyniesie punkty tylko wtedy, gdy jesteś dość daleko w kamieniołomie.

## Choices, as labels of buttons; some texts tell more, where the position is known
## bid: $tile, $points; ship…: $place, and …_card: $card that lies there; track: $track
## raise_two, raise_twice: $first, $second (crews); raise_one, train: $crew; irrigate…: $place
## take_leftover…: $space, and …_card: $card; play_…, train: $card; sell, pay_grain: $stones
## upgrade: $field; accept_loss_of, stop_with: $points
## build…: $crews (a list), $cards (how many of Overtime), $strength (of the build)
## draw…: $paid, $free (numbers of cards); keep_one: $card; keep_two: $first, $second
## lay…: $space, $value

choice-ship = Umieść statek: { $place }
choice-ship_card = Umieść statek: { $place }, { $card }
choice-ship_two = Umieść dwa statki, pierwszy: { $place }
choice-ship_two_card = Umieść dwa statki, pierwszy: { $place }, { $card }
choice-pass = Zakończ żeglugę (spasuj)
choice-no_second_ship = Bez drugiego statku
choice-track = Zrób krok: { $track }
choice-raise_two = Wzmocnij o 1: { $first } i { $second }
choice-raise_twice = Wzmocnij o 2: { $first }
choice-raise_one = Wzmocnij: { $crew }
choice-irrigate = Przesuń znacznik nawodnienia: { $place }
choice-irrigate_stay = Zostaw znacznik nawodnienia: { $place }
choice-double = Użyj „Podwójnej korzyści”
choice-no_double = Nie podwajaj
choice-take_leftover = Weź kartę: { $space }
choice-take_leftover_card = Weź kartę: { $card } ({ $space })
choice-no_leftover = Nie bierz karty
choice-go_on = Dalej
choice-play_stones = Zagraj kartę „{ $card }”
choice-sell =
    { $stones ->
        [one] Sprzedaj { $stones } kamień
        [few] Sprzedaj { $stones } kamienie
       *[many] Sprzedaj { $stones } kamieni
    }
choice-train = Użyj karty „{ $card }” i wzmocnij: { $crew }
choice-upgrade = Dołącz Kanał: { $field }
choice-play_grain = Zagraj kartę „{ $card }”
choice-pay_grain =
    { $stones ->
        [one] Zapłać { $stones } kamień jako zboże
        [few] Zapłać { $stones } kamienie jako zboże
       *[many] Zapłać { $stones } kamieni jako zboże
    }
choice-accept_loss = Pogódź się ze stratą
choice-accept_loss_of =
    { $points ->
        [one] Strać { $points } punkt
        [few] Strać { $points } punkty
       *[many] Strać { $points } punktów
    }
choice-play_build_first = Zagraj kartę „Pieczęć faraona”
choice-decline = Nie buduj
choice-build = Buduj: { $crews }
choice-build_with_cards = Buduj: { $crews } oraz { $cards } × { nile_cards-strength_3_a }
choice-build_strength = Buduj z siłą { $strength }: { $crews }
choice-build_strength_cards = Buduj z siłą { $strength }: { $crews } oraz { $cards } × { nile_cards-strength_3_a }
choice-draw =
    { $paid ->
        [one] Dobierz { $paid } kartę Sfinksa
        [few] Dobierz { $paid } karty Sfinksa
       *[many] Dobierz { $paid } kart Sfinksa
    }
choice-draw_free =
    { $paid ->
        [one] Dobierz { $paid } kartę Sfinksa i { $free } za darmo
        [few] Dobierz { $paid } karty Sfinksa i { $free } za darmo
       *[many] Dobierz { $paid } kart Sfinksa i { $free } za darmo
    }
choice-keep_none = Nie zatrzymuj żadnej
choice-keep_one = Zatrzymaj kartę: { $card }
choice-keep_two = Zatrzymaj dwie karty: „{ $first }” i „{ $second }”
choice-lay = Połóż kamień: { $space }
choice-lay_for = Połóż kamień: { $space } (wartość { $value })
choice-stop = Zakończ
choice-stop_with =
    { $points ->
        [one] Zakończ i weź { $points } punkt
        [few] Zakończ i weź { $points } punkty
       *[many] Zakończ i weź { $points } punktów
    }
choice-bid =
    { $points ->
        [one] Zaoferuj { $points } punkt: { $tile }
        [few] Zaoferuj { $points } punkty: { $tile }
       *[many] Zaoferuj { $points } punktów: { $tile }
    }

## Events, as lines of the log
## $player: a name, in all that somebody does
## bid: $tile, $points; order, new_order: $players (a list, first player first); dealt: $card
## round: $number; phase: $phase; ship: $place; card_…: $card; raised: $crew, $to (strength), $left (to the maximum)
## stones: $amount, $lost (above the maximum); stones_paid, points_lost, grain: $amount
## points: $amount, $part; market: $track, $to (space); irrigated: $place; upgraded: $field
## doubled: $space; fed: $need, $supply; builds: $site, $strength; declined, speculates: $site
## stone_laid: $space, $value; grave_revealed: $place (number), $value; row_complete: $row
## sphinx_drawn: $number; sphinx_kept: $kept, $returned (numbers); sphinx_seen, _chosen: $cards
## joint_building: $sites (number); sphinx_revealed: $card, $points; scored: $total

event-bid =
    { $points ->
        [one] { $player } oferuje { $points } punkt: { $tile }.
        [few] { $player } oferuje { $points } punkty: { $tile }.
       *[many] { $player } oferuje { $points } punktów: { $tile }.
    }
event-order = Kolejność ruchu: { $players }.
event-dealt = { $player } dostaje kartę Sfinksa: { $card }.
event-round = Zaczyna się runda { $number }.
event-cards_laid = Na rzece leżą nowe karty Nilu.
event-phase = Faza: { $phase }.
event-ship = { $player } umieszcza statek: { $place }.
event-passed = { $player } pasuje.
event-no_second_ship = { $player } rezygnuje z drugiego statku.
event-card_taken = { $player } bierze kartę: { $card }.
event-card_played = { $player } używa karty: { $card }.
event-raised =
    { $left ->
        [0] { $player } osiąga maksimum: { $crew }, siła { $to }.
       *[other] { $player } wzmacnia: { $crew }, siła { $to }.
    }
event-stones =
    { $lost ->
        [0]
            { $amount ->
                [one] { $player } dostaje { $amount } kamień.
                [few] { $player } dostaje { $amount } kamienie.
               *[many] { $player } dostaje { $amount } kamieni.
            }
       *[other]
            { $amount ->
                [one] { $player } dostaje { $amount } kamień; ponad limit przepada { $lost }.
                [few] { $player } dostaje { $amount } kamienie; ponad limit przepada { $lost }.
               *[many] { $player } dostaje { $amount } kamieni; ponad limit przepada { $lost }.
            }
    }
event-stones_paid =
    { $amount ->
        [one] { $player } płaci { $amount } kamień.
        [few] { $player } płaci { $amount } kamienie.
       *[many] { $player } płaci { $amount } kamieni.
    }
event-points =
    { $amount ->
        [one] { $player } zdobywa { $amount } punkt ({ $part }).
        [few] { $player } zdobywa { $amount } punkty ({ $part }).
       *[many] { $player } zdobywa { $amount } punktów ({ $part }).
    }
event-points_lost =
    { $amount ->
        [one] { $player } traci { $amount } punkt za brakujące zboże.
        [few] { $player } traci { $amount } punkty za brakujące zboże.
       *[many] { $player } traci { $amount } punktów za brakujące zboże.
    }
event-market = { $player } robi krok: { $track }, pole { $to }.
event-irrigated = { $player } przesuwa znacznik nawodnienia: { $place }.
event-upgraded = { $player } dołącza Kanał: { $field }.
event-doubled = { $player } używa „Podwójnej korzyści”: { $space }.
event-fed =
    { $need ->
        [one] { $player } potrzebuje { $need } jednostki zboża; z upraw ma { $supply }.
       *[other] { $player } potrzebuje { $need } jednostek zboża; z upraw ma { $supply }.
    }
event-grain =
    { $amount ->
        [one] { $player } dokłada { $amount } jednostkę zboża.
        [few] { $player } dokłada { $amount } jednostki zboża.
       *[many] { $player } dokłada { $amount } jednostek zboża.
    }
event-build_first = { $player } zagrywa kartę „Pieczęć faraona” i wszędzie buduje przed innymi.
event-builds = { $player } buduje z siłą { $strength }: { $site }.
event-declined = { $player } rezygnuje z budowania: { $site }.
event-speculates = { $player } zajmuje zwolnione miejsce: { $site }.
event-stone_laid = { $player } kładzie kamień: { $space } (wartość { $value }).
event-grave_revealed = Na miejscu { $place } odkryto grobowiec o wartości { $value }.
event-row_complete = Rząd { $row } piramidy jest ukończony; premię dostaje { $player }.
event-sphinx_drawn =
    { $number ->
        [one] { $player } dobiera { $number } kartę Sfinksa.
        [few] { $player } dobiera { $number } karty Sfinksa.
       *[many] { $player } dobiera { $number } kart Sfinksa.
    }
event-sphinx_seen = { $player } widzi: { $cards }.
event-sphinx_kept =
    { $kept ->
        [0] { $player } nie zatrzymuje żadnej karty Sfinksa; odłożone: { $returned }.
        [one] { $player } zatrzymuje { $kept } kartę Sfinksa; odłożone: { $returned }.
        [few] { $player } zatrzymuje { $kept } karty Sfinksa; odłożone: { $returned }.
       *[many] { $player } zatrzymuje { $kept } kart Sfinksa; odłożone: { $returned }.
    }
event-sphinx_chosen = { $player } zatrzymuje: { $cards }.
event-joint_building =
    { $sites ->
        [one] { $player } ma udział w { $sites } budowie.
       *[other] { $player } ma udział w { $sites } budowach.
    }
event-new_order = Nowa kolejność ruchu: { $players }.
event-sphinx_revealed =
    { $points ->
        [one] { $player } odkrywa kartę „{ $card }”: { $points } punkt.
        [few] { $player } odkrywa kartę „{ $card }”: { $points } punkty.
       *[many] { $player } odkrywa kartę „{ $card }”: { $points } punktów.
    }
event-scored =
    { $total ->
        [one] { $player } ma łącznie { $total } punkt.
        [few] { $player } ma łącznie { $total } punkty.
       *[many] { $player } ma łącznie { $total } punktów.
    }
event-won = { $player } wygrywa!
