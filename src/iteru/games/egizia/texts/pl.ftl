### Texts of Egizia in Polish: the ids of text_ids.py, no more and no fewer.

## The game

game = Egizia
game-summary = Wysyłaj statki w dół Nilu, zbieraj uprawy, kamieniołomy i przywileje, wzmacniaj budowniczych i razem z innymi wznoś obelisk, grobowce, świątynię i piramidę. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## ship_last_builder: $site; the place of a ship moored with the Extra berth

player = Gracz { $number }
ship_last_builder = { $site }, po pozostałych

## Words of the board
## For headings and tooltips

terms-nile = Nil
terms-sphinx_card = Karta Sfinksa
terms-sphinx_deck = Talia Sfinksa
terms-ship = Statek
terms-player_board = Plansza gracza
terms-crews = Budowniczowie
terms-stones = Kamienie
terms-grain = Zboże
terms-grain_needed = Potrzebne zboże
terms-points = Punkty
terms-rank = Pozycja
terms-turn_order = Kolejność ruchu
terms-round = Runda

## Options

option-red_ship_cards = Karty z czerwonym statkiem (2–3 graczy)
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

## Player colours

player_colours-blue = Niebieski
player_colours-red = Czerwony
player_colours-green = Zielony
player_colours-yellow = Żółty

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

## Markets and their spaces

markets-stone_market = Kamieniołom
markets-grain_market = Rynek zbożowy
market_spaces-stone_market_0 = Kamieniołom, pole 0
market_spaces-stone_market_1 = Kamieniołom, pole 1
market_spaces-stone_market_2 = Kamieniołom, pole 2
market_spaces-stone_market_3 = Kamieniołom, pole 3
market_spaces-grain_market_0 = Rynek zbożowy, pole 0
market_spaces-grain_market_1 = Rynek zbożowy, pole 1
market_spaces-grain_market_2 = Rynek zbożowy, pole 2
market_spaces-grain_market_3 = Rynek zbożowy, pole 3

## Irrigation: name, what it waters; soils

irrigation_spaces-irrigation_left = Niska woda
irrigation_spaces-irrigation_left-text = Zboże dają tylko zielone uprawy.
irrigation_spaces-irrigation_middle = Zwykła woda
irrigation_spaces-irrigation_middle-text = Zboże dają zielone i żółto-zielone uprawy.
irrigation_spaces-irrigation_right = Wysoka woda
irrigation_spaces-irrigation_right-text = Zboże dają wszystkie uprawy.
soils-green_field = Zielone uprawy
soils-yellow_field = Żółto-zielone uprawy
soils-brown_field = Brązowe uprawy

## Spaces of the Nile, from source to mouth: name, what a ship does there

nile_spaces-card_1 = Pole karty Nilu 1
nile_spaces-card_1-text = Weź leżącą tu kartę Nilu.
nile_spaces-edfu = Edfu
nile_spaces-edfu-text = 1 krok w kamieniołomie i 1 krok na rynku zbożowym.
nile_spaces-card_2 = Pole karty Nilu 2
nile_spaces-card_2-text = Weź leżącą tu kartę Nilu.
nile_spaces-thebae = Thebae
nile_spaces-thebae-text = Murarze +1, tragarze +1.
nile_spaces-card_3 = Pole karty Nilu 3
nile_spaces-card_3-text = Weź leżącą tu kartę Nilu.
nile_spaces-site_sphinx = Sfinks
nile_spaces-site_sphinx-text = Rezerwujesz prawo do dobierania kart Sfinksa w fazie budowania.
nile_spaces-card_4 = Pole karty Nilu 4
nile_spaces-card_4-text = Weź leżącą tu kartę Nilu.
nile_spaces-passalon = Passalon
nile_spaces-passalon-text = Zarządca +1. Potem możesz przesunąć znacznik nawodnienia o 1 pole.
nile_spaces-card_5 = Pole karty Nilu 5
nile_spaces-card_5-text = Weź leżącą tu kartę Nilu.
nile_spaces-selinon = Selinon
nile_spaces-selinon-text = Tragarze +1, rzeźbiarze +1.
nile_spaces-card_6 = Pole karty Nilu 6
nile_spaces-card_6-text = Weź leżącą tu kartę Nilu.
nile_spaces-site_obelisk = Obelisk i grobowce
nile_spaces-site_obelisk-text = Rezerwujesz prawo do budowy obelisku i grobowców.
nile_spaces-card_7 = Pole karty Nilu 7
nile_spaces-card_7-text = Weź leżącą tu kartę Nilu.
nile_spaces-beni_hasan = Beni Hasan
nile_spaces-beni_hasan-text = Murarze +1, rzeźbiarze +1.
nile_spaces-card_8 = Pole karty Nilu 8
nile_spaces-card_8-text = Weź leżącą tu kartę Nilu.
nile_spaces-alyi = Alyi
nile_spaces-alyi-text = Wybrany budowniczy +1 oraz 2 kamienie.
nile_spaces-card_9 = Pole karty Nilu 9
nile_spaces-card_9-text = Weź leżącą tu kartę Nilu.
nile_spaces-site_temple = Świątynia i piramida
nile_spaces-site_temple-text = Rezerwujesz prawo do budowy świątyni i piramidy.
nile_spaces-card_10 = Pole karty Nilu 10
nile_spaces-card_10-text = Weź leżącą tu kartę Nilu.
nile_spaces-heliopolis = Heliopolis
nile_spaces-heliopolis-text = Zarządca +1. Potem możesz przesunąć znacznik nawodnienia o 1 pole.

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

## Spaces of the buildings, grave tiles

obelisk_spaces-obelisk_1 = Obelisk, poziom 1
obelisk_spaces-obelisk_2 = Obelisk, poziom 2
obelisk_spaces-obelisk_3 = Obelisk, poziom 3
obelisk_spaces-obelisk_4 = Obelisk, poziom 4
obelisk_spaces-obelisk_5 = Obelisk, poziom 5
obelisk_spaces-obelisk_6 = Obelisk, poziom 6
obelisk_spaces-obelisk_7 = Obelisk, poziom 7
obelisk_spaces-obelisk_8 = Obelisk, poziom 8
obelisk_spaces-obelisk_9 = Obelisk, poziom 9
grave_spaces-grave_1 = Miejsce grobowca 1
grave_spaces-grave_2 = Miejsce grobowca 2
grave_spaces-grave_3 = Miejsce grobowca 3
grave_spaces-grave_4 = Miejsce grobowca 4
grave_spaces-grave_5 = Miejsce grobowca 5
grave_spaces-grave_6 = Miejsce grobowca 6
grave_spaces-grave_7 = Miejsce grobowca 7
grave_spaces-grave_8 = Miejsce grobowca 8
grave_spaces-grave_9 = Miejsce grobowca 9
grave_spaces-grave_10 = Miejsce grobowca 10
grave_spaces-grave_11 = Miejsce grobowca 11
grave_spaces-grave_12 = Miejsce grobowca 12
grave_tiles-grave_tile_2 = Grobowiec 2
grave_tiles-grave_tile_3 = Grobowiec 3
grave_tiles-grave_tile_4 = Grobowiec 4
grave_tiles-grave_tile_5 = Grobowiec 5
grave_tiles-grave_tile_6 = Grobowiec 6
temple_spaces-temple_left_1 = Świątynia, lewa kolumna 1
temple_spaces-temple_left_2 = Świątynia, lewa kolumna 2
temple_spaces-temple_left_3 = Świątynia, lewa kolumna 3
temple_spaces-temple_left_4 = Świątynia, lewa kolumna 4
temple_spaces-temple_right_1 = Świątynia, prawa kolumna 1
temple_spaces-temple_right_2 = Świątynia, prawa kolumna 2
temple_spaces-temple_right_3 = Świątynia, prawa kolumna 3
temple_spaces-temple_right_4 = Świątynia, prawa kolumna 4
temple_spaces-temple_middle_1 = Świątynia, środkowa kolumna 1
temple_spaces-temple_middle_2 = Świątynia, środkowa kolumna 2
temple_spaces-temple_top = Świątynia, szczyt
pyramid_spaces-pyramid_r1_c1 = Piramida, rząd 1, kamień 1
pyramid_spaces-pyramid_r1_c2 = Piramida, rząd 1, kamień 2
pyramid_spaces-pyramid_r1_c3 = Piramida, rząd 1, kamień 3
pyramid_spaces-pyramid_r1_c4 = Piramida, rząd 1, kamień 4
pyramid_spaces-pyramid_r1_c5 = Piramida, rząd 1, kamień 5
pyramid_spaces-pyramid_r1_c6 = Piramida, rząd 1, kamień 6
pyramid_spaces-pyramid_r2_c1 = Piramida, rząd 2, kamień 1
pyramid_spaces-pyramid_r2_c2 = Piramida, rząd 2, kamień 2
pyramid_spaces-pyramid_r2_c3 = Piramida, rząd 2, kamień 3
pyramid_spaces-pyramid_r2_c4 = Piramida, rząd 2, kamień 4
pyramid_spaces-pyramid_r2_c5 = Piramida, rząd 2, kamień 5
pyramid_spaces-pyramid_r3_c1 = Piramida, rząd 3, kamień 1
pyramid_spaces-pyramid_r3_c2 = Piramida, rząd 3, kamień 2
pyramid_spaces-pyramid_r3_c3 = Piramida, rząd 3, kamień 3
pyramid_spaces-pyramid_r3_c4 = Piramida, rząd 3, kamień 4
pyramid_spaces-pyramid_r4_c1 = Piramida, rząd 4, kamień 1
pyramid_spaces-pyramid_r4_c2 = Piramida, rząd 4, kamień 2
pyramid_spaces-pyramid_r4_c3 = Piramida, rząd 4, kamień 3
pyramid_spaces-pyramid_r5_c1 = Piramida, rząd 5, kamień 1
pyramid_spaces-pyramid_r5_c2 = Piramida, rząd 5, kamień 2
pyramid_spaces-pyramid_r6_c1 = Piramida, rząd 6, kamień 1

## Starting cards: name, what the card does

start_cards-start_quarry = Startowa karta kamieniołomu
start_cards-start_quarry-text = 3 kamienie co rundę.
start_cards-start_field = Startowa karta upraw
start_cards-start_field-text = Zawsze daje 6 jednostek zboża.

## Types of Nile cards, decks

card_types-permanent = Trwała
card_types-immediate = Natychmiast
card_types-anytime = W każdej chwili
decks-1_2 = Talia 1/2
decks-3_4 = Talia 3/4
decks-5 = Talia 5

## Nile cards: name, what the card does; copies say the same

nile_cards-field_green_2 = Zielone uprawy 2
nile_cards-field_green_2-text = Zawsze dają 2 jednostki zboża.
nile_cards-field_green_3_a = Zielone uprawy 3
nile_cards-field_green_3_a-text = Zawsze dają 3 jednostki zboża.
nile_cards-field_green_3_b = { nile_cards-field_green_3_a }
nile_cards-field_green_3_b-text = { nile_cards-field_green_3_a-text }
nile_cards-field_yellow_4 = Żółto-zielone uprawy 4
nile_cards-field_yellow_4-text = Dają 4 jednostki zboża przy zwykłej i wysokiej wodzie.
nile_cards-field_yellow_5_a = Żółto-zielone uprawy 5
nile_cards-field_yellow_5_a-text = Dają 5 jednostek zboża przy zwykłej i wysokiej wodzie.
nile_cards-field_brown_6 = Brązowe uprawy 6
nile_cards-field_brown_6-text = Dają 6 jednostek zboża tylko przy wysokiej wodzie. Przy wzięciu: 1 krok w kamieniołomie lub na rynku zbożowym.
nile_cards-field_brown_7 = Brązowe uprawy 7
nile_cards-field_brown_7-text = Dają 7 jednostek zboża tylko przy wysokiej wodzie. Przy wzięciu: 1 krok w kamieniołomie lub na rynku zbożowym.
nile_cards-quarry_2_a = Kamieniołom 2
nile_cards-quarry_2_a-text = 2 kamienie co rundę.
nile_cards-quarry_2_b = { nile_cards-quarry_2_a }
nile_cards-quarry_2_b-text = { nile_cards-quarry_2_a-text }
nile_cards-quarry_2_c = { nile_cards-quarry_2_a }
nile_cards-quarry_2_c-text = { nile_cards-quarry_2_a-text }
nile_cards-quarry_3_a = Kamieniołom 3
nile_cards-quarry_3_a-text = 3 kamienie co rundę.
nile_cards-quarry_3_b = { nile_cards-quarry_3_a }
nile_cards-quarry_3_b-text = { nile_cards-quarry_3_a-text }
nile_cards-quarry_3_c = { nile_cards-quarry_3_a }
nile_cards-quarry_3_c-text = { nile_cards-quarry_3_a-text }
nile_cards-sphinx_plus_2 = Wieszczka Sfinksa
nile_cards-sphinx_plus_2-text = Przy Sfinksie możesz dobrać do 2 kart więcej za darmo (nadal najwyżej 5, co najmniej 1 opłacona).
nile_cards-raise_each_round = Szkoła budowniczych
nile_cards-raise_each_round-text = Raz na rundę możesz wzmocnić jednego budowniczego o 1, nawet po fazie żywienia.
nile_cards-reuse_round_space = Przywilej portowy
nile_cards-reuse_round_space-text = Raz na rundę możesz umieścić statek na zajętym okrągłym polu (nie w Heliopolis).
nile_cards-stones_as_grain = Kamień za chleb
nile_cards-stones_as_grain-text = Przy żywieniu możesz używać kamieni jako zboża, 1 za 1.
nile_cards-market_2 = Umowa handlowa
nile_cards-market_2-text = 2 kroki w kamieniołomie albo 2 kroki na rynku zbożowym.
nile_cards-raise_any_2_a = Rekruci
nile_cards-raise_any_2_a-text = Wzmocnij dwóch budowniczych o 1 albo jednego o 2.
nile_cards-grain_4_a = Spichlerz
nile_cards-grain_4_a-text = Daje 4 jednostki zboża przy jednym żywieniu.
nile_cards-double_round_space = Podwójna korzyść
nile_cards-double_round_space-text = Powtórz efekt okrągłego pola, którego właśnie używasz.
nile_cards-strength_3_a = Nadgodziny
nile_cards-strength_3_a-text = Dodaj 3 do siły budowniczego, którego właśnie używasz.
nile_cards-sphinx_plus_1 = Uczennica Sfinksa
nile_cards-sphinx_plus_1-text = Przy Sfinksie możesz dobrać 1 kartę więcej za darmo (nadal najwyżej 5, co najmniej 1 opłacona).
nile_cards-field_green_4_a = Zielone uprawy 4
nile_cards-field_green_4_a-text = Zawsze dają 4 jednostki zboża.
nile_cards-field_green_4_b = { nile_cards-field_green_4_a }
nile_cards-field_green_4_b-text = { nile_cards-field_green_4_a-text }
nile_cards-field_yellow_5_b = { nile_cards-field_yellow_5_a }
nile_cards-field_yellow_5_b-text = { nile_cards-field_yellow_5_a-text }
nile_cards-field_yellow_6 = Żółto-zielone uprawy 6
nile_cards-field_yellow_6-text = Dają 6 jednostek zboża przy zwykłej i wysokiej wodzie.
nile_cards-field_brown_8 = Brązowe uprawy 8
nile_cards-field_brown_8-text = Dają 8 jednostek zboża tylko przy wysokiej wodzie. Przy wzięciu: 3 punkty.
nile_cards-field_brown_9 = Brązowe uprawy 9
nile_cards-field_brown_9-text = Dają 9 jednostek zboża tylko przy wysokiej wodzie. Przy wzięciu: 4 kamienie.
nile_cards-quarry_3_d = { nile_cards-quarry_3_a }
nile_cards-quarry_3_d-text = { nile_cards-quarry_3_a-text }
nile_cards-quarry_3_e = { nile_cards-quarry_3_a }
nile_cards-quarry_3_e-text = { nile_cards-quarry_3_a-text }
nile_cards-quarry_4_a = Kamieniołom 4
nile_cards-quarry_4_a-text = 4 kamienie co rundę.
nile_cards-quarry_4_b = { nile_cards-quarry_4_a }
nile_cards-quarry_4_b-text = { nile_cards-quarry_4_a-text }
nile_cards-upstream = Wiatr pod prąd
nile_cards-upstream-text = Raz na rundę możesz umieścić statek wyżej w biegu rzeki niż twoje statki.
nile_cards-leftover_card = Zbieracz z brzegów
nile_cards-leftover_card-text = Na koniec fazy rozmieszczania statków możesz wziąć jedną z pozostałych kart Nilu.
nile_cards-field_upgrade = Kanał
nile_cards-field_upgrade-text = Dołącz do jednych ze swoich upraw: brązowe stają się żółto-zielone, a żółto-zielone zielone.
nile_cards-grave_card = Grobowiec rodzinny
nile_cards-grave_card-text = W punktacji końcowej liczy się jako grobowiec o wartości 6.
nile_cards-stones_for_strength = Najemni robotnicy
nile_cards-stones_for_strength-text = Raz na rundę możesz zapłacić 2 kamienie, aby wzmocnić jednego budowniczego o 1, nawet po fazie żywienia.
nile_cards-raise_three = Pobór w nomie
nile_cards-raise_three-text = Wzmocnij murarzy, tragarzy i rzeźbiarzy o 1.
nile_cards-raise_any_2_b = { nile_cards-raise_any_2_a }
nile_cards-raise_any_2_b-text = { nile_cards-raise_any_2_a-text }
nile_cards-points_obelisk_graves_a = Pochwała obelisku i grobowców
nile_cards-points_obelisk_graves_a-text = 1 punkt za każdy swój kamień w obelisku i grobowcach.
nile_cards-two_ships = Konwój
nile_cards-two_ships-text = Umieść 2 statki w jednej turze.
nile_cards-two_crews_a = Wspólny wysiłek
nile_cards-two_crews_a-text = Użyj przy jednym budowaniu 2 budowniczych zamiast jednego.
nile_cards-keep_two_sphinx_a = Podwójna zagadka
nile_cards-keep_two_sphinx_a-text = Zatrzymaj do 2 kart Sfinksa zamiast 1.
nile_cards-stones_6_a = Dostawa kamieni
nile_cards-stones_6_a-text = Weź 6 kamieni.
nile_cards-field_green_5 = Zielone uprawy 5
nile_cards-field_green_5-text = Zawsze dają 5 jednostek zboża.
nile_cards-grain_4_b = { nile_cards-grain_4_a }
nile_cards-grain_4_b-text = { nile_cards-grain_4_a-text }
nile_cards-stones_6_b = { nile_cards-stones_6_a }
nile_cards-stones_6_b-text = { nile_cards-stones_6_a-text }
nile_cards-strength_3_b = { nile_cards-strength_3_a }
nile_cards-strength_3_b-text = { nile_cards-strength_3_a-text }
nile_cards-two_crews_b = { nile_cards-two_crews_a }
nile_cards-two_crews_b-text = { nile_cards-two_crews_a-text }
nile_cards-build_first = Pieczęć faraona
nile_cards-build_first-text = W tej rundzie budujesz przed innymi na każdej budowie, gdzie masz statek, nawet spekulujący.
nile_cards-sell_stones = Wielka sprzedaż
nile_cards-sell_stones-text = Sprzedaj do 10 kamieni po 1 punkcie.
nile_cards-keep_two_sphinx_b = { nile_cards-keep_two_sphinx_a }
nile_cards-keep_two_sphinx_b-text = { nile_cards-keep_two_sphinx_a-text }
nile_cards-occupied_site = Dodatkowe miejsce
nile_cards-occupied_site-text = Umieść statek na pełnej budowie; budujesz po pozostałych.
nile_cards-points_obelisk_graves_b = { nile_cards-points_obelisk_graves_a }
nile_cards-points_obelisk_graves_b-text = { nile_cards-points_obelisk_graves_a-text }
nile_cards-points_temple_pyramid = Pochwała świątyni i piramidy
nile_cards-points_temple_pyramid-text = 1 punkt za każdy swój kamień w świątyni i piramidzie.
nile_cards-raise_any_2_c = { nile_cards-raise_any_2_a }
nile_cards-raise_any_2_c-text = { nile_cards-raise_any_2_a-text }

## Sphinx cards: name, what the card is worth at the end

sphinx_cards-sphinx_obelisk_level_7 = Poziom 7 obelisku
sphinx_cards-sphinx_obelisk_level_7-text = 3 pkt, jeśli poziom 7 obelisku został zbudowany.
sphinx_cards-sphinx_obelisk_level_8 = Poziom 8 obelisku
sphinx_cards-sphinx_obelisk_level_8-text = 5 pkt, jeśli poziom 8 obelisku został zbudowany.
sphinx_cards-sphinx_obelisk_level_9 = Poziom 9 obelisku
sphinx_cards-sphinx_obelisk_level_9-text = 7 pkt, jeśli poziom 9 obelisku został zbudowany.
sphinx_cards-sphinx_one_column = Jedna kolumna
sphinx_cards-sphinx_one_column-text = 3 pkt, jeśli co najmniej jedna zewnętrzna kolumna świątyni jest ukończona.
sphinx_cards-sphinx_both_columns = Obie kolumny
sphinx_cards-sphinx_both_columns-text = 5 pkt, jeśli obie zewnętrzne kolumny świątyni są ukończone.
sphinx_cards-sphinx_all_graves = Wszystkie grobowce
sphinx_cards-sphinx_all_graves-text = 5 pkt, jeśli wzięto wszystkie 12 grobowców.
sphinx_cards-sphinx_pyramid = Cała piramida
sphinx_cards-sphinx_pyramid-text = 7 pkt, jeśli piramida jest ukończona.
sphinx_cards-sphinx_players_last_stone = Wielu na końcu kamieniołomu
sphinx_cards-sphinx_players_last_stone-text = 3 / 5 / 7 pkt, jeśli 1 / 2 / 3 lub więcej graczy jest na ostatnim polu kamieniołomu.
sphinx_cards-sphinx_players_last_grain = Wielu na końcu rynku zbożowego
sphinx_cards-sphinx_players_last_grain-text = 3 / 5 / 7 pkt, jeśli 1 / 2 / 3 lub więcej graczy jest na ostatnim polu rynku zbożowego.
sphinx_cards-sphinx_temple_4_stones = 4 kamienie w świątyni
sphinx_cards-sphinx_temple_4_stones-text = 5 pkt, jeśli masz co najmniej 4 kamienie w świątyni.
sphinx_cards-sphinx_pyramid_6_stones = 6 kamieni w piramidzie
sphinx_cards-sphinx_pyramid_6_stones-text = 5 pkt, jeśli masz co najmniej 6 kamieni w piramidzie.
sphinx_cards-sphinx_pyramid_7_stones = 7 kamieni w piramidzie
sphinx_cards-sphinx_pyramid_7_stones-text = 7 pkt, jeśli masz co najmniej 7 kamieni w piramidzie.
sphinx_cards-sphinx_obelisk_4_stones = 4 kamienie w obelisku
sphinx_cards-sphinx_obelisk_4_stones-text = 5 pkt, jeśli masz co najmniej 4 kamienie w obelisku.
sphinx_cards-sphinx_obelisk_5_stones = 5 kamieni w obelisku
sphinx_cards-sphinx_obelisk_5_stones-text = 7 pkt, jeśli masz co najmniej 5 kamieni w obelisku.
sphinx_cards-sphinx_two_everywhere = Dwa w każdym budynku
sphinx_cards-sphinx_two_everywhere-text = 6 pkt, jeśli masz co najmniej 2 kamienie w każdym budynku (obelisk, grobowce, świątynia, piramida).
sphinx_cards-sphinx_grave_stones = Budowniczy grobowców
sphinx_cards-sphinx_grave_stones-text = 1 pkt za każdy swój kamień w grobowcach.
sphinx_cards-sphinx_crew_masons = Silni murarze
sphinx_cards-sphinx_crew_masons-text = 4 / 6 / 8 pkt, jeśli murarze mają siłę co najmniej 4 / 6 / 8.
sphinx_cards-sphinx_crew_haulers = Silni tragarze
sphinx_cards-sphinx_crew_haulers-text = 4 / 6 / 8 pkt, jeśli tragarze mają siłę co najmniej 4 / 6 / 8.
sphinx_cards-sphinx_crew_carvers = Silni rzeźbiarze
sphinx_cards-sphinx_crew_carvers-text = 4 / 6 / 8 pkt, jeśli rzeźbiarze mają siłę co najmniej 4 / 6 / 8.
sphinx_cards-sphinx_crew_overseer = Silny zarządca
sphinx_cards-sphinx_crew_overseer-text = 4 / 6 / 8 pkt, jeśli zarządca ma siłę co najmniej 4 / 6 / 8.
sphinx_cards-sphinx_most_quarry = Najwięcej z kamieniołomów
sphinx_cards-sphinx_most_quarry-text = 7 pkt, jeśli masz produkcję z kamieniołomów i nikt nie ma większej.
sphinx_cards-sphinx_most_green = Najwięcej z zielonych upraw
sphinx_cards-sphinx_most_green-text = 5 pkt, jeśli masz produkcję z zielonych upraw i nikt nie ma większej.
sphinx_cards-sphinx_most_yellow = Najwięcej z żółto-zielonych upraw
sphinx_cards-sphinx_most_yellow-text = 7 pkt, jeśli masz produkcję z żółto-zielonych upraw i nikt nie ma większej.
sphinx_cards-sphinx_most_brown = Najwięcej z brązowych upraw
sphinx_cards-sphinx_most_brown-text = 5 pkt, jeśli masz produkcję z brązowych upraw i nikt nie ma większej.
sphinx_cards-sphinx_last_stone = Koniec kamieniołomu
sphinx_cards-sphinx_last_stone-text = 4 pkt, jeśli jesteś na ostatnim polu kamieniołomu.
sphinx_cards-sphinx_last_grain = Koniec rynku zbożowego
sphinx_cards-sphinx_last_grain-text = 4 pkt, jeśli jesteś na ostatnim polu rynku zbożowego.
sphinx_cards-sphinx_last_both = Koniec obu torów
sphinx_cards-sphinx_last_both-text = 7 pkt, jeśli jesteś na ostatnim polu obu torów.
sphinx_cards-sphinx_permanents = Trwałe łaski
sphinx_cards-sphinx_permanents-text = 2 pkt za każdą twoją trwałą kartę Nilu (bez upraw i kamieniołomów).
sphinx_cards-sphinx_per_10 = Łaska faraona
sphinx_cards-sphinx_per_10-text = Po zliczeniu wszystkiego 1 pkt za każde pełne 10 twoich punktów.
sphinx_cards-sphinx_per_15 = Uśmiech faraona
sphinx_cards-sphinx_per_15-text = Po zliczeniu wszystkiego 1 pkt za każde pełne 15 twoich punktów.

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

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-bid = Zaoferuj punkty za żeton kolejności.
wait-bid = { $player } licytuje żeton kolejności.
help-bid =
    W rundzie 1 zaczyna żeton 1; wyższe żetony dają za to więcej kamieni na początek.
    Zaoferowane punkty tracisz po punktacji końcowej.
    Jeśli ktoś cię przebije, od razu licytujesz ponownie.
prompt-ship = Umieść statek na rzece albo spasuj.
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
    Na rynku zbożowym maleje kara za brakujące zboże, a każdy krok na samym dole daje 2 punkty.
    Dolna połowa kamieniołomu pozwala na koniec gry sprzedać resztę kamieni, a każdy krok na samym dole daje 3 kamienie.
prompt-raise_crews = Rekruci: wzmocnij dwóch budowniczych o 1 albo jednego o 2.
wait-raise_crews = { $player } wybiera, których budowniczych wzmocnić.
help-raise_crews =
    Silniejsi budowniczowie budują więcej, ale też więcej jedzą: 1 jednostkę zboża za każdy punkt siły.
    Najwyższa siła to 9, a to, co ponad nią, przepada.
prompt-alyi_crew = Alyi: wybierz budowniczego, którego wzmocnisz o 1.
wait-alyi_crew = { $player } wybiera, którego budowniczego wzmocnić.
help-alyi_crew =
    Zarządcy nie można tu wybrać.
    Niezależnie od wyboru dostajesz też 2 kamienie.
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
    Spichlerz liczy się jako 4 jednostki zboża, a z kartą „Kamień za chleb” każdy kamień jako 1.
    Każda brakująca jednostka kosztuje 3, 2 lub 1 punkt: im niżej jesteś na rynku zbożowym, tym mniej.
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
    Każda karta kosztuje 1 kamień, chyba że masz ją za darmo dzięki swojej karcie; dobierasz najwyżej 5.
    Oglądasz je w tajemnicy i zatrzymujesz jedną, a każda odłożona daje 1 punkt.
prompt-sphinx_keep = Zatrzymaj jedną z dobranych kart Sfinksa albo żadnej.
wait-sphinx_keep = { $player } ogląda karty Sfinksa.
help-sphinx_keep =
    Te karty widzisz tylko ty; zatrzymana punktuje na koniec gry.
    Każda odłożona karta daje od razu 1 punkt.
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
    Reszta kamieni przyniesie punkty tylko wtedy, gdy jesteś na polu 2 lub 3 kamieniołomu.

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
choice-pass = Spasuj
choice-no_second_ship = Bez drugiego statku
choice-track = Zrób krok: { $track }
choice-raise_two = Wzmocnij o 1: { $first } i { $second }
choice-raise_twice = Wzmocnij o 2: { $first }
choice-raise_one = Wzmocnij o 1: { $crew }
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
## round: $number; phase: $phase; ship: $place; card_…: $card; raised: $crew, $to (strength)
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
    { $to ->
        [9] { $player } osiąga maksimum: { $crew }, siła { $to }.
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

## The board on the screen: regions, progress, steps of a round
## round: $now, $of

board-tab_river = Rzeka
board-tab_hand = Pod ręką
board-tab_mine = Moja plansza
board-round = Runda { $now } / { $of }
board-bidding = Licytacja
board-step_ships = Statki
board-step_feeding = Żywienie
board-step_building = Budowanie
board-step_last_call = Ostatnie wezwanie

## The board on the screen: the river, names for screen readers and tooltips
## $space, $site, $card: names; $effect: a sentence; $player: a name; $players (a list of names)
## card: $type (when it works); tip_skips, tip_ahead: $count (free places)
## tip_fed: $supply, $need (grain), $outcome (one of feed_… below)

board-card = { $card } ({ $type }): { $effect }
board-card_space_taken = { $space }: statek gracza { $player }
board-card_space_empty = { $space }: nic tu nie leży
board-round_space = { $space }: { $effect }
board-round_space_taken = { $space }: { $effect } Statki: { $players }.
board-site = { $site }: { $effect }
board-site_space_free = { $space }: wolne
board-site_space_taken = { $space }: statek gracza { $player }
board-site_beside_free = { $space }: buduje tylko wtedy, gdy ktoś zrezygnuje
board-site_beside_taken = { $space }: { $player } buduje tylko wtedy, gdy ktoś zrezygnuje
board-site_last_taken = { $space }: { $player } buduje po pozostałych
board-site_built = { $player }: budowanie w tej rundzie zakończone
board-uses_card = Używa karty „{ $card }”
board-reach = Wyżej niż statki gracza { $player }: poza zasięgiem w tej rundzie
board-tip_skips =
    { $count ->
        [one] Omija { $count } wolne miejsce.
        [few] Omija { $count } wolne miejsca.
       *[many] Omija { $count } wolnych miejsc.
    }
board-tip_ahead =
    { $count ->
        [0] Dalej nic już nie zostaje.
        [one] Dalej zostaje { $count } wolne miejsce.
        [few] Dalej zostają { $count } wolne miejsca.
       *[many] Dalej zostaje { $count } wolnych miejsc.
    }
board-tip_fed = Zboże: { $supply } na { $need } ({ $outcome })

## The board on the screen: monuments
## $space: a name; $value; $player: a name; row_…: $row, $count (own stones, the bonus in points)
## work_left: $left (strength and stones still to use)

board-stone_free = { $space }: wartość { $value }
board-stone_taken = { $space }: wartość { $value }, kamień gracza { $player }
board-grave_hidden = { $space }: zakryty żeton
board-grave_free = { $space }: wartość { $value }
board-grave_taken = { $space }: wartość { $value }, ma go { $player }
board-row_leader = Rząd { $row }: premię dostanie { $player } ({ $count })
board-row_done = Rząd { $row } ukończony, premia: { $player } ({ $count })
board-work_left = zostało { $left }

## The board on the screen: markets, irrigation, Sphinx deck, score track, order tiles
## track: $track, $markers (a list of track_marker); track_marker: $player, $index (space)
## market_penalty: $space, $points; market_sell: $space, $stones; market_bottom_…: $count
## irrigation…: $space, $effect (a sentence); sphinx_deck…: $count
## score_marker: $player, $points, $place; order_tile…: $tile, $player, $points

board-track = { $track }: { $markers }
board-track_marker = { $player } na polu { $index }
board-market_penalty =
    { $points ->
        [one] { $space }: każda brakująca jednostka zboża kosztuje { $points } punkt
        [few] { $space }: każda brakująca jednostka zboża kosztuje { $points } punkty
       *[many] { $space }: każda brakująca jednostka zboża kosztuje { $points } punktów
    }
board-market_sell =
    { $stones ->
        [one] { $space }: na koniec gry każdy pozostały kamień jest wart 1 punkt
        [few] { $space }: na koniec gry każde { $stones } pozostałe kamienie są warte 1 punkt
       *[many] { $space }: na koniec gry każde { $stones } pozostałych kamieni jest warte 1 punkt
    }
board-market_bottom_stones =
    { $count ->
        [one] każdy krok daje tu { $count } kamień
        [few] każdy krok daje tu { $count } kamienie
       *[many] każdy krok daje tu { $count } kamieni
    }
board-market_bottom_points =
    { $count ->
        [one] każdy krok daje tu { $count } punkt
        [few] każdy krok daje tu { $count } punkty
       *[many] każdy krok daje tu { $count } punktów
    }
board-irrigation = { $space }: { $effect }
board-irrigation_now = { $space } (teraz): { $effect }
board-sphinx_deck =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-sphinx_deck_name =
    { $count ->
        [one] Talia Sfinksa, { $count } karta
        [few] Talia Sfinksa, { $count } karty
       *[many] Talia Sfinksa, { $count } kart
    }
board-score_marker =
    { $points ->
        [one] { $player }: { $points } punkt na torze, miejsce { $place }
        [few] { $player }: { $points } punkty na torze, miejsce { $place }
       *[many] { $player }: { $points } punktów na torze, miejsce { $place }
    }
board-order_tile = { $tile }: { $player }
board-order_tile_bid = { $tile }: { $player } oferuje { $points }
board-order_tile_free = { $tile }: na razie nikt

## The board on the screen: a player’s board
## board_of: $player; crew…: $crew, $strength, $max; feed_spare: $count; feed_missing…: $missing, $loss
## feed_penalty: $points; feed_name: $need, $supply; stones_each_round: $count
## stones_of: $count, $max, $each (round); field_…, quarry_gives: $card; field_gives: $grain
## held_card…: $card, $when (once, each_round or lasting), $effect (a sentence)
## sphinx_hidden: $count; sphinx_card: $card, $effect, $points; sphinx_progress: $have, $need
## sphinx_points, sphinx_total: $points; read: $card; held_by: $player; on_river: $space

board-my_board = Twoja plansza
board-board_of = Plansza gracza { $player }
board-crew = { $crew }: siła { $strength } z { $max }
board-crew_used = { $crew }: siła { $strength } z { $max }, praca w tej rundzie wykonana
board-used = użyte
board-feeding = Żywienie
board-feed_need = Potrzeba
board-feed_supply = Uprawy
board-feed_exact = w sam raz
board-feed_spare = nadwyżka { $count }
board-feed_missing =
    { $loss ->
        [one] brakuje { $missing }: −{ $loss } punkt
        [few] brakuje { $missing }: −{ $loss } punkty
       *[many] brakuje { $missing }: −{ $loss } punktów
    }
board-feed_missing_floor =
    { $loss ->
        [one] brakuje { $missing }: −{ $loss } punkt, do zera
        [few] brakuje { $missing }: −{ $loss } punkty, do zera
       *[many] brakuje { $missing }: −{ $loss } punktów, do zera
    }
board-feed_penalty = brakująca jednostka: −{ $points }
board-feed_after = po tym wyborze
board-feed_name = Żywienie: potrzebne zboże { $need }, z upraw { $supply }
board-stones_each_round = +{ $count } co rundę
board-stones_of = Kamienie: { $count } z najwyżej { $max }, +{ $each } co rundę
board-field_gives =
    { $grain ->
        [one] { $card }: teraz { $grain } jednostka zboża
        [few] { $card }: teraz { $grain } jednostki zboża
       *[many] { $card }: teraz { $grain } jednostek zboża
    }
board-field_dry = { $card }: za mało wody, teraz bez zboża
board-field_upgraded = z Kanałem
board-quarry_gives = { $card }: { $effect }
board-cards = Karty Nilu
board-no_cards = jeszcze nie ma kart
board-held_card = { $card } ({ $when }): { $effect }
board-held_card_used = { $card } ({ $when }): { $effect } W tej rundzie już użyta.
board-once = jeden raz
board-each_round = co rundę
board-lasting = na stałe
board-sphinx_cards = Karty Sfinksa
board-secret = Widzisz je tylko ty
board-sphinx_hidden =
    { $count ->
        [one] { $count } zakryta karta Sfinksa
        [few] { $count } zakryte karty Sfinksa
       *[many] { $count } zakrytych kart Sfinksa
    }
board-sphinx_card =
    { $points ->
        [one] { $card }: { $effect } Teraz { $points } punkt.
        [few] { $card }: { $effect } Teraz { $points } punkty.
       *[many] { $card }: { $effect } Teraz { $points } punktów.
    }
board-sphinx_progress = { $have } z { $need }
board-sphinx_points =
    { $points ->
        [one] teraz { $points } punkt
        [few] teraz { $points } punkty
       *[many] teraz { $points } punktów
    }
board-sphinx_total =
    { $points ->
        [one] { $points } punkt z tymi kartami
        [few] { $points } punkty z tymi kartami
       *[many] { $points } punktów z tymi kartami
    }
board-drawn = Właśnie dobrane
board-read = Przeczytaj kartę: { $card }
board-held_by = Kartę ma { $player }
board-on_river = Leży na rzece: { $space }

## The board on the screen: a player’s panel
## count_…: $count; count_stones: $each (round); count_grain, count_missing: $supply, $need, $loss

board-count_ships = Pozostałe statki: { $count }
board-count_stones = Kamienie: { $count }, +{ $each } co rundę
board-count_grain = Zboże: z upraw { $supply }, potrzeba { $need }
board-count_missing =
    { $loss ->
        [one] Zboże: z upraw { $supply }, potrzeba { $need }: −{ $loss } punkt
        [few] Zboże: z upraw { $supply }, potrzeba { $need }: −{ $loss } punkty
       *[many] Zboże: z upraw { $supply }, potrzeba { $need }: −{ $loss } punktów
    }
board-count_sphinx = Karty Sfinksa: { $count }
board-count_cards = Karty Nilu: { $count }
board-passed = pas

## The board on the screen: what the button that confirms a choice says

board-verb_ship = Zacumuj tutaj
board-verb_ship_two = Zacumuj, dwa statki
board-verb_pass = Spasuj
board-verb_no_second_ship = Bez drugiego statku
board-verb_track = Zrób krok
board-verb_raise_two = Wzmocnij
board-verb_raise_one = Wzmocnij
board-verb_irrigate = Ustaw wodę
board-verb_double = Podwój
board-verb_no_double = Nie podwajaj
board-verb_take_leftover = Weź kartę
board-verb_no_leftover = Nie bierz
board-verb_go_on = Dalej
board-verb_play_stones = Weź kamienie
board-verb_sell = Sprzedaj
board-verb_train = Wzmocnij
board-verb_upgrade = Dołącz
board-verb_play_grain = Użyj zboża
board-verb_pay_grain = Zapłać kamieniami
board-verb_accept_loss = Pogódź się ze stratą
board-verb_play_build_first = Buduj przed innymi
board-verb_decline = Nie buduj
board-verb_build = Buduj
board-verb_draw = Dobierz
board-verb_keep_none = Nie zatrzymuj
board-verb_lay = Połóż kamień
board-verb_stop = Zakończ
board-verb_keep_one = Zatrzymaj
board-verb_keep_two = Zatrzymaj obie
board-verb_bid = Licytuj

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Budujemy nad Nilem
lesson-welcome =
    Przez pięć rund twoje statki przywożą uprawy, kamieniołomy i siłę dla budowniczych, a ci wznoszą obelisk, grobowce, świątynię i piramidę na tych samych budowach co rywale. Wygrywa ten, kto ma najwięcej punktów.
    Pierwsza gra jest przygotowana: idź za złotymi ramkami.
lesson-river-title = W dół rzeki
lesson-river =
    1 Nil płynie od lewej do prawej. Nad nim leży dziesięć kart. Pod nim są okrągłe pola, które działają od razu, i trzy budowy, każda z kilkoma miejscami dla statków.
    W swojej turze umieszczasz jeden z ośmiu statków albo pasujesz do końca rundy.
lesson-field-title = Uprawy na początek
lesson-field =
    Budowniczowie muszą jeść. Uprawy dają zboże w każdej rundzie, jeśli Nil je nawadnia.
    1 Kliknij te uprawy i potwierdź. Statek zajmie ich miejsce, a karta jest twoja do końca gry. Potem ruch ma przeciwnik.
lesson-downstream-title = Nie ma powrotu
lesson-downstream =
    1 Statki płyną tylko z prądem. Wszystko aż do twojego statku jest do końca rundy poza twoim zasięgiem: co pominiesz, zostawiasz innym.
    2 Przeciwnik został za tobą, w Edfu, i wciąż może zająć wszystko, co leży poniżej.
lesson-site-title = Prawo do budowania
lesson-site =
    Statek na budowie jeszcze nic nie robi: rezerwuje prawo do budowania, gdy wszystkie statki będą na miejscach. We dwoje macie na każdej budowie dwa pola, a to najbliżej rzeki buduje pierwsze.
    1 Zarezerwuj pierwsze pole przy Sfinksie.
lesson-quarry-title = Kamienie w każdej rundzie
lesson-quarry =
    Budujesz z kamieni, a na początku masz tylko 2.
    1 Weź ten kamieniołom. Daje 3 kamienie w każdej rundzie, już od tej.
    Potem przeciwnik cumuje w Passalonie i zmienia poziom wody.
lesson-water-title = Wysoka i niska woda
lesson-water =
    1 Jeden znacznik dla wszystkich. Przy wysokiej wodzie, jak teraz, zboże dają wszystkie uprawy. Przy zwykłej wysychają brązowe, przy niskiej także żółto-zielone.
    2 Twoje uprawy startowe są zielone: nigdy nie wysychają.
lesson-crews-title = Silniejsi budowniczowie
lesson-crews =
    1 Masz trzech budowniczych i zarządcę, który może dołączyć do każdego z nich. Kto buduje, buduje tyle, ile ma siły.
    2 Zacumuj w Selinonie: tragarze i rzeźbiarze zyskują po 1, do końca gry.
lesson-secret-title = Tajne zadanie
lesson-secret =
    1 Tę kartę Sfinksa masz od początku i nikt inny jej nie widzi: 5 punktów na koniec gry, jeśli cztery kamienie obelisku będą twoje.
    2 Zarezerwuj więc pierwsze pole na budowie Obelisk i grobowce.
lesson-recruits-title = Trzy rodzaje kart
lesson-recruits =
    Uprawy, kamieniołomy i przywileje zostają u ciebie. Karty z zegarem czekają, aż ich użyjesz, jeden raz. Karty ze strzałką działają od razu i znikają.
    1 Weź Rekrutów. Nie wiesz, co robi karta? Otwórz ją małym i.
lesson-raise-title = Pamiętaj o apetycie
lesson-raise =
    Rekruci wzmacniają dwóch budowniczych o 1 albo jednego o 2.
    1 Wzmocnij tragarzy
    2 i rzeźbiarzy.
    3 Byle nie za bardzo: każdy punkt siły zjada jedną jednostkę zboża. Potrzeba ci będzie 9, a uprawy dają 10.
lesson-alone-title = Rzeka dla ciebie
lesson-alone =
    Przeciwnik spasował. Odtąd umieszczasz statki jeden po drugim i nikt nie wejdzie ci w drogę: kto zostaje na rzece dłużej, ten wybiera do woli.
    1 Weź drugi kamieniołom.
lesson-last_ship-title = Ósmy statek
lesson-last_ship =
    1 Ostatni statek płynie na budowę Świątynia i piramida. Możesz teraz budować na wszystkich trzech budowach, a samo to da 6 punktów na koniec rundy. Za dwie budowy byłyby 3 punkty, za jedną 1 punkt.
lesson-supper-title = Najpierw jedzenie
lesson-supper =
    1 Budowniczowie mają razem siłę 9 i zjedli 9 jednostek zboża. Każda brakująca kosztowałaby 3 punkty. Nadwyżka przepada.
    2 Potem trzy kamieniołomy dały 9 kamieni. Masz 11: pora budować.
lesson-builders-title = Kto buduje przy Sfinksie?
lesson-builders =
    Na budowach pracuje się kolejno, w dół rzeki. Każdy budowniczy pracuje raz w rundzie, zarządca także.
    1 Wyślij murarzy, najsłabszych,
    2 a z nimi zarządcę: razem siła 3.
lesson-draw-title = Zagadki Sfinksa
lesson-draw =
    Gdzie indziej kładzie się kamienie. Tu dobierasz karty: każda kosztuje 1 kamień, a siła 3 pozwala na trzy.
    1 Dobierz trzy karty.
lesson-keep-title = Wybierz zadanie
lesson-keep =
    Możesz zatrzymać jedną z tych kart. Pozostałe wracają pod talię i każda od razu daje 1 punkt.
    1 Zatrzymaj pięć kamieni w obelisku: pasują do twojej drugiej karty.
    Potem do Sfinksa idzie przeciwnik.
lesson-obelisk-title = Wznieś obelisk
lesson-obelisk =
    Każdy element ma wartość: tyle siły i kamieni zużywa i tyle punktów daje. Obelisk rośnie od dołu, grobowce bierze się po kolei.
    1 Wyślij tragarzy. Pierwszy poziom położy się sam, bo na pierwszy grobowiec siła 3 nie wystarcza.
lesson-level-title = Jeszcze jeden poziom
lesson-level =
    Po każdym elemencie możesz skończyć albo budować dalej, dopóki starcza siły i kamieni.
    1 Połóż drugi poziom, o wartości 2. Razem to 3 i tragarze są gotowi.
lesson-market-title = Krok na torze
lesson-market =
    Kto tu buduje, robi jeden krok: w kamieniołomie na planszy, który na koniec gry kupi twoje ostatnie kamienie, albo na rynku zbożowym.
    1 Wybierz rynek zbożowy. Brakujące zboże będzie kosztować już tylko po 2 punkty.
lesson-temple-title = Świątynia i piramida
lesson-temple =
    Najpierw rosną dwie zewnętrzne kolumny świątyni, od dołu. Piramida rośnie od lewej, a każdy kamień opiera się na dwóch pod nim.
    1 Wyślij rzeźbiarzy: tylko oni jeszcze nie pracowali.
lesson-column-title = Kamień dla świątyni
lesson-column =
    Wybierasz dowolnie spośród elementów, na które cię stać.
    1 Połóż pierwszy kamień lewej kolumny, za 2 punkty.
lesson-row-title = Kamień dla piramidy
lesson-row =
    Gdy rząd piramidy jest pełny, ten, kto ma w nim najwięcej kamieni, zyskuje punkt za każdy swój. Przy remisie liczy się, kto jest dalej z lewej.
    1 Została ci siła 1: połóż pierwszy kamień.
lesson-order-title = Ostatni będą pierwszymi
lesson-order =
    1 Karty 2, obelisk 3, świątynia i piramida 3, trzy budowy 6: masz 14 punktów i prowadzisz.
    2 W następnej rundzie zaczyna ten, kto ma najmniej punktów. Na rzece leży dziesięć nowych kart, statki wróciły, a budowniczowie znów są gotowi.
lesson-score-title = Co się liczy
lesson-score =
    1 Tu widać, ile punktów miałby każdy, gdyby gra skończyła się teraz, bez kart Sfinksa. Najwięcej daje budowanie.
    2 Po pięciu rundach odkrywacie karty Sfinksa. Wtedy premię dają też grobowce, a także kamienie, które zostały, jeśli twój znacznik zaszedł dość daleko w kamieniołomie.
lesson-end-title = Możesz grać
lesson-end =
    To już cała gra. Pola i karty same się objaśniają, gdy na nie wskażesz, znak gracza prowadzi na jego planszę, księga otwiera właściwą zasadę, a żarówka pyta bota o radę.
    Teraz otwórz własny stół!
