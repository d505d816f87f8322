### What only the browser says of Egizia, in Polish.

## Words of the board
## For headings and tooltips

terms-nile = Nil
terms-sphinx_deck = Talia Sfinksa
terms-player_board = Plansza gracza
terms-crews = Budowniczowie
terms-grain = Zboże

## Amounts, in the sentences below
## $stones, $points, $grain, $steps

amount-stones =
    { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }
amount-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
amount-grain =
    { $grain ->
        [one] { $grain } jednostkę zboża
        [few] { $grain } jednostki zboża
       *[many] { $grain } jednostek zboża
    }
amount-steps_stone =
    { $steps ->
        [one] { $steps } krok w kamieniołomie
        [few] { $steps } kroki w kamieniołomie
       *[many] { $steps } kroków w kamieniołomie
    }
amount-steps_grain =
    { $steps ->
        [one] { $steps } krok na rynku zbożowym
        [few] { $steps } kroki na rynku zbożowym
       *[many] { $steps } kroków na rynku zbożowym
    }

## A space of a market
## $market: a name; $index, from 0

market_space = { $market }, pole { $index }

## Irrigation: what it waters

irrigation_spaces-irrigation_left-text = Zboże dają tylko zielone uprawy.
irrigation_spaces-irrigation_middle-text = Zboże dają zielone i żółto-zielone uprawy.
irrigation_spaces-irrigation_right-text = Zboże dają wszystkie uprawy.

## What a ship does on a space of the Nile, by its effect, and on a site
## $crews (a list), $steps, $stones

space_effects-take_card = Weź leżącą tu kartę Nilu.
space_effects-market_both = { amount-steps_stone } i { amount-steps_grain }.
space_effects-raise = { $crews }: +{ $steps }.
space_effects-raise_and_irrigate = { $crews }: +{ $steps }. Potem możesz przesunąć znacznik nawodnienia o 1 pole.
space_effects-raise_chosen_and_stones = Wybrany budowniczy: +{ $steps } oraz { amount-stones }.
site_effects-sphinx = Rezerwujesz prawo do dobierania kart Sfinksa w fazie budowania.
site_effects-obelisk_graves = Rezerwujesz prawo do budowy obelisku i grobowców.
site_effects-temple_pyramid = Rezerwujesz prawo do budowy świątyni i piramidy.

## Starting cards

start_cards-start_quarry = Startowa karta kamieniołomu
start_cards-start_field = Startowa karta upraw

## Types of Nile cards, decks

card_types-permanent = Trwała
card_types-immediate = Natychmiast
card_types-anytime = W każdej chwili
decks-1_2 = Talia 1/2
decks-3_4 = Talia 3/4
decks-5 = Talia 5

## Fields and quarries: what the card does, with what it brings when taken
## $grain, $stones, $steps, $points

field_effects-green_field = Zawsze dają { amount-grain }.
field_effects-yellow_field = Dają { amount-grain } przy zwykłej i wysokiej wodzie.
field_effects-brown_field = Dają { amount-grain } tylko przy wysokiej wodzie.
field_bonuses-market_steps = Przy wzięciu: { amount-steps_stone } lub { amount-steps_grain }.
field_bonuses-points = Przy wzięciu: { amount-points }.
field_bonuses-stones = Przy wzięciu: { amount-stones }.
quarry_effect = { amount-stones } co rundę.

## Other Nile cards: what the card does; copies say the same
## $cards, $most, $steps, $cost (in stones), $grain, $strength, $value, $points, $stones

nile_cards-sphinx_plus_2-text =
    { $cards ->
        [one] Przy Sfinksie możesz dobrać { $cards } kartę więcej za darmo (nadal najwyżej { $most }, co najmniej 1 opłacona).
       *[other] Przy Sfinksie możesz dobrać do { $cards } kart więcej za darmo (nadal najwyżej { $most }, co najmniej 1 opłacona).
    }
nile_cards-raise_each_round-text =
    { $cost ->
        [0] Raz na rundę możesz wzmocnić jednego budowniczego o { $steps }, nawet po fazie żywienia.
        [one] Raz na rundę możesz zapłacić { $cost } kamień, aby wzmocnić jednego budowniczego o { $steps }, nawet po fazie żywienia.
        [few] Raz na rundę możesz zapłacić { $cost } kamienie, aby wzmocnić jednego budowniczego o { $steps }, nawet po fazie żywienia.
       *[many] Raz na rundę możesz zapłacić { $cost } kamieni, aby wzmocnić jednego budowniczego o { $steps }, nawet po fazie żywienia.
    }
nile_cards-reuse_round_space-text = Raz na rundę możesz umieścić statek na zajętym okrągłym polu (nie w Heliopolis).
nile_cards-stones_as_grain-text = Przy żywieniu możesz używać kamieni jako zboża, 1 za 1.
nile_cards-market_2-text = { amount-steps_stone } albo { amount-steps_grain }.
nile_cards-raise_any_2_a-text = Wzmocnij dwóch budowniczych o 1 albo jednego o 2.
nile_cards-grain_4_a-text = Daje { amount-grain } przy jednym żywieniu.
nile_cards-double_round_space-text = Powtórz efekt okrągłego pola, którego właśnie używasz.
nile_cards-strength_3_a-text = Dodaj { $strength } do siły budowniczego, którego właśnie używasz.
nile_cards-sphinx_plus_1-text = { nile_cards-sphinx_plus_2-text }
nile_cards-upstream-text = Raz na rundę możesz umieścić statek wyżej w biegu rzeki niż twoje statki.
nile_cards-leftover_card-text = Na koniec fazy rozmieszczania statków możesz wziąć jedną z pozostałych kart Nilu.
nile_cards-field_upgrade-text = Dołącz do jednych ze swoich upraw: brązowe stają się żółto-zielone, a żółto-zielone zielone.
nile_cards-grave_card-text = W punktacji końcowej liczy się jako grobowiec o wartości { $value }.
nile_cards-stones_for_strength-text = { nile_cards-raise_each_round-text }
nile_cards-raise_three-text = Wzmocnij murarzy, tragarzy i rzeźbiarzy o { $steps }.
nile_cards-raise_any_2_b-text = { nile_cards-raise_any_2_a-text }
nile_cards-points_obelisk_graves_a-text = { amount-points } za każdy swój kamień w obelisku i grobowcach.
nile_cards-two_ships-text = Umieść 2 statki w jednej turze.
nile_cards-two_crews_a-text = Użyj przy jednym budowaniu 2 budowniczych zamiast jednego.
nile_cards-keep_two_sphinx_a-text = Zatrzymaj do 2 kart Sfinksa zamiast 1.
nile_cards-stones_6_a-text = Weź { amount-stones }.
nile_cards-grain_4_b-text = { nile_cards-grain_4_a-text }
nile_cards-stones_6_b-text = { nile_cards-stones_6_a-text }
nile_cards-strength_3_b-text = { nile_cards-strength_3_a-text }
nile_cards-two_crews_b-text = { nile_cards-two_crews_a-text }
nile_cards-build_first-text = W tej rundzie budujesz przed innymi na każdej budowie, gdzie masz statek, nawet spekulujący.
nile_cards-sell_stones-text =
    { $points ->
        [one] Sprzedaj do { $most } kamieni po { $points } punkcie.
       *[other] Sprzedaj do { $most } kamieni po { $points } punkty.
    }
nile_cards-keep_two_sphinx_b-text = { nile_cards-keep_two_sphinx_a-text }
nile_cards-occupied_site-text = Umieść statek na pełnej budowie; budujesz po pozostałych.
nile_cards-points_obelisk_graves_b-text = { nile_cards-points_obelisk_graves_a-text }
nile_cards-points_temple_pyramid-text = { amount-points } za każdy swój kamień w świątyni i piramidzie.
nile_cards-raise_any_2_c-text = { nile_cards-raise_any_2_a-text }

## Sphinx cards: what the card is worth at the end
## $points, $level (of the obelisk), $least (columns or stones), $every (so many points)
## of players at the end of a market: $points and $players, of crews: $points and $strengths,
## several numbers each, such as 4 / 6 / 8

sphinx_cards-sphinx_obelisk_level_7-text = { $points } pkt, jeśli poziom { $level } obelisku został zbudowany.
sphinx_cards-sphinx_obelisk_level_8-text = { sphinx_cards-sphinx_obelisk_level_7-text }
sphinx_cards-sphinx_obelisk_level_9-text = { sphinx_cards-sphinx_obelisk_level_7-text }
sphinx_cards-sphinx_one_column-text =
    { $least ->
        [1] { $points } pkt, jeśli co najmniej jedna zewnętrzna kolumna świątyni jest ukończona.
       *[other] { $points } pkt, jeśli obie zewnętrzne kolumny świątyni są ukończone.
    }
sphinx_cards-sphinx_both_columns-text = { sphinx_cards-sphinx_one_column-text }
sphinx_cards-sphinx_all_graves-text = { $points } pkt, jeśli wzięto wszystkie 12 grobowców.
sphinx_cards-sphinx_pyramid-text = { $points } pkt, jeśli piramida jest ukończona.
sphinx_cards-sphinx_players_last_stone-text = { $points } pkt, jeśli { $players } lub więcej graczy jest na ostatnim polu kamieniołomu.
sphinx_cards-sphinx_players_last_grain-text = { $points } pkt, jeśli { $players } lub więcej graczy jest na ostatnim polu rynku zbożowego.
sphinx_cards-sphinx_temple_4_stones-text =
    { $least ->
        [one] { $points } pkt, jeśli masz co najmniej { $least } kamień w świątyni.
        [few] { $points } pkt, jeśli masz co najmniej { $least } kamienie w świątyni.
       *[many] { $points } pkt, jeśli masz co najmniej { $least } kamieni w świątyni.
    }
sphinx_cards-sphinx_pyramid_6_stones-text =
    { $least ->
        [one] { $points } pkt, jeśli masz co najmniej { $least } kamień w piramidzie.
        [few] { $points } pkt, jeśli masz co najmniej { $least } kamienie w piramidzie.
       *[many] { $points } pkt, jeśli masz co najmniej { $least } kamieni w piramidzie.
    }
sphinx_cards-sphinx_pyramid_7_stones-text = { sphinx_cards-sphinx_pyramid_6_stones-text }
sphinx_cards-sphinx_obelisk_4_stones-text =
    { $least ->
        [one] { $points } pkt, jeśli masz co najmniej { $least } kamień w obelisku.
        [few] { $points } pkt, jeśli masz co najmniej { $least } kamienie w obelisku.
       *[many] { $points } pkt, jeśli masz co najmniej { $least } kamieni w obelisku.
    }
sphinx_cards-sphinx_obelisk_5_stones-text = { sphinx_cards-sphinx_obelisk_4_stones-text }
sphinx_cards-sphinx_two_everywhere-text =
    { $least ->
        [one] { $points } pkt, jeśli masz co najmniej { $least } kamień w każdym budynku (obelisk, grobowce, świątynia, piramida).
        [few] { $points } pkt, jeśli masz co najmniej { $least } kamienie w każdym budynku (obelisk, grobowce, świątynia, piramida).
       *[many] { $points } pkt, jeśli masz co najmniej { $least } kamieni w każdym budynku (obelisk, grobowce, świątynia, piramida).
    }
sphinx_cards-sphinx_grave_stones-text = { $points } pkt za każdy swój kamień w grobowcach.
sphinx_cards-sphinx_crew_masons-text = { $points } pkt, jeśli murarze mają siłę co najmniej { $strengths }.
sphinx_cards-sphinx_crew_haulers-text = { $points } pkt, jeśli tragarze mają siłę co najmniej { $strengths }.
sphinx_cards-sphinx_crew_carvers-text = { $points } pkt, jeśli rzeźbiarze mają siłę co najmniej { $strengths }.
sphinx_cards-sphinx_crew_overseer-text = { $points } pkt, jeśli zarządca ma siłę co najmniej { $strengths }.
sphinx_cards-sphinx_most_quarry-text = { $points } pkt, jeśli masz produkcję z kamieniołomów i nikt nie ma większej.
sphinx_cards-sphinx_most_green-text = { $points } pkt, jeśli masz produkcję z zielonych upraw i nikt nie ma większej.
sphinx_cards-sphinx_most_yellow-text = { $points } pkt, jeśli masz produkcję z żółto-zielonych upraw i nikt nie ma większej.
sphinx_cards-sphinx_most_brown-text = { $points } pkt, jeśli masz produkcję z brązowych upraw i nikt nie ma większej.
sphinx_cards-sphinx_last_stone-text = { $points } pkt, jeśli jesteś na ostatnim polu kamieniołomu.
sphinx_cards-sphinx_last_grain-text = { $points } pkt, jeśli jesteś na ostatnim polu rynku zbożowego.
sphinx_cards-sphinx_last_both-text = { $points } pkt, jeśli jesteś na ostatnim polu obu torów.
sphinx_cards-sphinx_permanents-text = { $points } pkt za każdą twoją trwałą kartę Nilu (bez upraw i kamieniołomów).
sphinx_cards-sphinx_per_10-text = Po zliczeniu wszystkiego { $points } pkt za każde pełne { $every } twoich punktów.
sphinx_cards-sphinx_per_15-text = { sphinx_cards-sphinx_per_10-text }

## Regions, progress, steps of a round
## round: $now, $of

board-tab_river = Rzeka
board-tab_hand = Pod ręką
board-tab_mine = Moja plansza
board-round = Runda { $now } / { $of }
board-period = Runda { $number }
board-bidding = Licytacja
board-step_ships = Statki
board-step_feeding = Żywienie
board-step_building = Budowanie
board-step_last_call = Ostatnie wezwanie

## The river, names for screen readers and tooltips
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

## Monuments
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

## Markets, irrigation, Sphinx deck, score track, order tiles
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

## A player’s board
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
board-feed_done = nakarmione w tej rundzie
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

## A player’s panel
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

## What the button that confirms a choice says

board-verb_ship = Zacumuj tutaj
board-verb_ship_two = Zacumuj, dwa statki
board-verb_pass = Zakończ żeglugę
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
    1 Wybierz te uprawy i potwierdź. Statek zajmie ich miejsce, a karta jest twoja do końca gry. Potem ruch ma przeciwnik.
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

## Pytania paska akcji: $site

board-ask_build = { $site }: kto buduje?
board-ask_work = { $site }: gdzie kładziesz kamień?
