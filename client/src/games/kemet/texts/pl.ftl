### What Kemet's board on the screen says in Polish, beside the engine's texts.

## Parts of sentences: $amount

prayer_points =
    { $amount ->
        [one] { $amount } Punkt Modlitwy
        [few] { $amount } Punkty Modlitwy
       *[many] { $amount } Punktów Modlitwy
    }

## A district by its pyramid: $player (a name), $colour (white, red, blue, none); its city

board-district =
    { $colour ->
        [white] Biała
        [red] Czerwona
        [blue] Niebieska
       *[none] Pusta
    } dzielnica gracza { $player }
board-city = Miasto gracza { $player }

## Power tiles: what an effect does; $amount
## swap_battle_card: $strength, $damage, $protection of the card; creature: $powers (a list)

tile_effects-strength = +{ $amount } siły we wszystkich twoich bitwach.
tile_effects-strength_attacking = +{ $amount } siły, gdy atakujesz.
tile_effects-strength_defending = +{ $amount } siły, gdy się bronisz.
tile_effects-damage = +{ $amount } obrażeń we wszystkich twoich bitwach.
tile_effects-protection = +{ $amount } obrony we wszystkich twoich bitwach.
tile_effects-discard_di_for_strength = Po odkryciu kart odrzuć dowolne karty BI z ręki: +{ $amount } siły za każdą.
tile_effects-kill_before_battle =
    { $amount ->
        [one] Gdy atakujesz, zniszcz { $amount } Jednostkę celu przed bitwą.
        [few] Gdy atakujesz, zniszcz { $amount } Jednostki celu przed bitwą.
       *[many] Gdy atakujesz, zniszcz { $amount } Jednostek celu przed bitwą.
    }
tile_effects-see_battle_card = Przeciwnik pokazuje ci swoją kartę Walki, zanim wybierzesz swoją.
tile_effects-prayer_per_kill = +{ prayer_points } za każdą Jednostkę wroga zniszczoną w bitwie.
tile_effects-prayer_per_win = +{ prayer_points } za każdą wygraną bitwę.
tile_effects-vp_defending =
    { $amount ->
        [one] Wygrana w obronie z ocalałą Jednostką: { $amount } stały PZ chwały.
        [few] Wygrana w obronie z ocalałą Jednostką: { $amount } stałe PZ chwały.
       *[many] Wygrana w obronie z ocalałą Jednostką: { $amount } stałych PZ chwały.
    }
tile_effects-movement = +{ $amount } ruchu dla wszystkich twoich Oddziałów.
tile_effects-ignore_walls = Twoje Oddziały ignorują mury.
tile_effects-teleport_from_obelisk = Twoje Oddziały mogą się teleportować także z obelisku.
tile_effects-teleport_discount = Twoje teleportacje kosztują o { $amount } mniej.
tile_effects-pray_bonus = Akcja Modlitwy daje o { prayer_points } więcej.
tile_effects-free_recruits =
    { $amount ->
        [one] Pierwsza Jednostka w akcji Rekrutacji jest za darmo.
        [few] Pierwsze { $amount } Jednostki w akcji Rekrutacji są za darmo.
       *[many] Pierwsze { $amount } Jednostek w akcji Rekrutacji jest za darmo.
    }
tile_effects-tile_discount = Płytki Mocy kosztują cię o { $amount } mniej.
tile_effects-pyramid_level_discount = Wznoszenie Piramidy: każdy poziom kosztuje o { $amount } mniej.
tile_effects-payment_discount = Każda twoja opłata jest o { $amount } niższa.
tile_effects-troop_limit =
    { $amount ->
        [one] Twoje Oddziały mogą liczyć { $amount } Jednostkę.
        [few] Twoje Oddziały mogą liczyć { $amount } Jednostki.
       *[many] Twoje Oddziały mogą liczyć { $amount } Jednostek.
    }
tile_effects-vp =
    { $amount ->
        [one] Otrzymujesz natychmiast { $amount } stały PZ.
        [few] Otrzymujesz natychmiast { $amount } stałe PZ.
       *[many] Otrzymujesz natychmiast { $amount } stałych PZ.
    }
tile_effects-swap_battle_card = Przy zakupie weź na rękę wszystkie karty Walki i wymień jedną na specjalną { $strength }/{ $damage }/{ $protection }.
tile_effects-silver_token = Weź srebrny znacznik Akcji; raz na Dzień możesz go użyć w tej samej turze co zwykłego znacznika.
tile_effects-gold_token = Weź złoty znacznik Akcji; raz na Dzień możesz go użyć na złotym polu: Ruch albo Rekrutacja.
tile_effects-night_prayer = +{ prayer_points } każdej Nocy.
tile_effects-night_di =
    { $amount ->
        [one] +{ $amount } karta BI każdej Nocy.
        [few] +{ $amount } karty BI każdej Nocy.
       *[many] +{ $amount } kart BI każdej Nocy.
    }
tile_effects-night_di_choice =
    { $amount ->
        [one] W Nocy dobierz { $amount } kartę BI i zatrzymaj 1 zamiast zwykłej karty.
        [few] W Nocy dobierz { $amount } karty BI i zatrzymaj 1 zamiast zwykłej karty.
       *[many] W Nocy dobierz { $amount } kart BI i zatrzymaj 1 zamiast zwykłej karty.
    }
tile_effects-night_pyramid_level =
    { $amount ->
        [one] Każdej Nocy możesz podnieść jedną ze swoich Piramid o { $amount } poziom za darmo.
        [few] Każdej Nocy możesz podnieść jedną ze swoich Piramid o { $amount } poziomy za darmo.
       *[many] Każdej Nocy możesz podnieść jedną ze swoich Piramid o { $amount } poziomów za darmo.
    }
tile_effects-night_units =
    { $amount ->
        [one] Każdej Nocy możesz dodać { $amount } Jednostkę do swojego miasta lub jednego Oddziału.
       *[other] Każdej Nocy możesz dodać do { $amount } Jednostek do swojego miasta i/lub jednego Oddziału.
    }
tile_effects-creature = Potwór: { $powers }.
tile_effects-bare_creature = Potwór.

## Creatures: $amount

creature_powers-movement = +{ $amount } ruchu
creature_powers-strength = +{ $amount } siły
creature_powers-damage = +{ $amount } obrażeń
creature_powers-protection = +{ $amount } obrony
creature_effects-ignore_walls = Jego Oddział ignoruje mury.
creature_effects-cancel_creature = W bitwie Potwór wroga jest traktowany jak nieobecny.

## Divine Intervention cards: what an effect does; $amount

card_effects-strength = +{ $amount } siły w tej bitwie.
card_effects-damage = +{ $amount } obrażeń w tej bitwie.
card_effects-protection = +{ $amount } obrony w tej bitwie.
card_effects-gain_prayer = Otrzymujesz { prayer_points }.
card_effects-opponents_lose_prayer = Każdy przeciwnik traci { prayer_points }.
card_effects-add_units =
    { $amount ->
        [one] Dodaj { $amount } Jednostkę do swojego miasta albo do jednego Oddziału.
       *[other] Dodaj do { $amount } Jednostek do swojego miasta albo do jednego Oddziału.
    }
card_effects-kill_unit =
    { $amount ->
        [one] Zniszcz { $amount } Jednostkę wroga w dowolnym miejscu.
        [few] Zniszcz { $amount } Jednostki wrogiego Oddziału w dowolnym miejscu.
       *[many] Zniszcz { $amount } Jednostek wrogiego Oddziału w dowolnym miejscu.
    }
card_effects-teleport_group = Podczas akcji Ruchu teleportuj poruszany Oddział z dowolnego obszaru na obelisk.
card_effects-ignore_walls_action = W tej akcji Ruchu poruszany Oddział ignoruje mury.
card_effects-cancel_di = Anuluj właśnie zagraną kartę BI (nigdy w bitwie).
card_effects-escape = Gdy przeciwnik wejdzie na obszar twojego Oddziału: bitwy nie ma, przesuń Oddział na wolny sąsiedni obszar.

## Battle cards

battle_figures = Siła { $strength }, obrażenia { $damage }, obrona { $protection }.

## Regions, progress
## day, night: $round; day: $turn, $turns; order: $players (a list of names)

board-tab_map = Mapa
board-tab_actions = Akcje
board-tab_powers = Moce
board-tab_hand = Karty
board-day = Dzień { $round }, tura { $turn } z { $turns }
board-period = Dzień { $number }
board-night = Noc { $round }
board-order = Kolejność graczy: { $players }

## The map
## $player, $creature, $area: names; $units; pyramid…: $colour, $level; pyramid_at: $pyramid, $place
## area: $details (a list); income_…: $units that are sacrificed, $prayer or $points that come in

board-troop =
    { $units ->
        [one] { $units } Jednostka ({ $player })
        [few] { $units } Jednostki ({ $player })
       *[many] { $units } Jednostek ({ $player })
    }
board-troop_creature =
    { $units ->
        [one] { $units } Jednostka + { $creature } ({ $player })
        [few] { $units } Jednostki + { $creature } ({ $player })
       *[many] { $units } Jednostek + { $creature } ({ $player })
    }
board-pyramid = { $colour } Piramida, poziom { $level }
board-pyramid_taken = { $colour } Piramida, poziom { $level }, kontroluje ją { $player }
board-pyramid_at = { $pyramid } ({ $place })
board-in_reserve = w zasobach
board-obelisk = obelisk
board-income_prayer =
    { $prayer ->
        [one] { $prayer } Punkt Modlitwy na koniec Dnia
        [few] { $prayer } Punkty Modlitwy na koniec Dnia
       *[many] { $prayer } Punktów Modlitwy na koniec Dnia
    }
board-income_sacrifice =
    { $prayer ->
        [one] na koniec Dnia { $prayer } Punkt Modlitwy za poświęcenie (Jednostki: { $units })
        [few] na koniec Dnia { $prayer } Punkty Modlitwy za poświęcenie (Jednostki: { $units })
       *[many] na koniec Dnia { $prayer } Punktów Modlitwy za poświęcenie (Jednostki: { $units })
    }
board-income_points = na koniec Dnia stałe PZ za poświęcenie: { $points } (Jednostki: { $units })
board-area = { $area }: { $details }
board-attack = Atak: { $area }

## Actions
## actions_of: $player; space_taken: $space, $token; level…: $level; levels_open: $levels (a list)
## tokens_left: $token, $count; prayer_of: $now, $most; short_…: at most about ten letters

board-actions = Akcje
board-my_actions = Twoje akcje
board-actions_of = Akcje gracza { $player }
board-space_taken = { $space }: { $token }
board-level_open = Na poziomie { $level } potrzebny jest jeszcze dziś znacznik
board-level_done = Na poziomie { $level } leży już znacznik
board-levels_open = Poziomy, na których brakuje jeszcze znacznika: { $levels }
board-tokens_left = { $token }, zostało: { $count }
board-short_move = Ruch
board-short_recruit = Rekrutacja
board-short_raise = Piramida
board-short_pray = Modlitwa
board-short_buy_white = Biała
board-short_buy_red = Czerwona
board-short_buy_blue = Niebieska
board-prayer_of = Punkty Modlitwy: { $now } z { $most }

## What a player has
## $count; points_…, source: $part, $amount; sources: $total, $sources (a list)
## creature_at: $creature, $place; gain_…: after an amount

board-fixed = Stałe Punkty Zwycięstwa: { $count }
board-now = Tymczasowe Punkty Zwycięstwa: { $count }
board-source = { $part }: { $amount }
board-sources = { $total } ({ $sources })
board-prayer = Punkty Modlitwy: { $count }
board-reserve = Jednostki w zasobach: { $count }
board-count_cards = Karty Boskiej Interwencji: { $count }
board-points_fixed = { $part }, stałe PZ: { $amount }
board-points_now = { $part }, tymczasowe PZ: { $amount }
board-creature_at = { $creature }: { $place }
board-gain_prayer = Punkty Modlitwy
board-gain_points = Punkty Zwycięstwa
board-gain_cards = karty Boskiej Interwencji
board-none = brak
board-only_you = widzisz je tylko ty

## Cards
## battle_card: $card, $where (where_… or mark_…), $values (a sentence); face_down: $count
## pile: $pile, $discard (numbers); discard_pile: $cards (a list); thing: $thing, $effect (a sentence)

board-battle_cards = Karty Walki
board-battle_card = { $card } ({ $where }): { $values }
board-where_hand = na ręce
board-where_out = użyta
board-where_maybe = może na ręce
board-mark_play = zagraj
board-mark_discard = odrzuć
board-face_down = odrzucone zakryte: { $count }
board-di_cards = Boska Interwencja
board-pile = Stos: { $pile }, odrzucone: { $discard }
board-discard_pile = Odrzucone: { $cards }
board-thing = { $thing }: { $effect }

## Power tiles
## for_sale: $count; level, your_pyramid: $level; tile: $tile, $state (sentences)
## tile_…: $cost, $player

board-powers = Moce
board-all_tiles = wszystkie płytki
board-power_tiles = Płytki Mocy
board-for_sale = do kupienia: { $count }
board-close_tiles = Zamknij płytki Mocy
board-level = Poziom { $level }
board-your_pyramid = Piramida: poziom { $level }
board-tile = { $tile } { $state }
board-tile_legal =
    { $cost ->
        [0] Możesz ją wziąć za darmo.
        [one] Możesz ją kupić za { $cost } Punkt Modlitwy.
        [few] Możesz ją kupić za { $cost } Punkty Modlitwy.
       *[many] Możesz ją kupić za { $cost } Punktów Modlitwy.
    }
board-tile_free =
    { $cost ->
        [0] Do kupienia, dla ciebie za darmo.
        [one] Do kupienia za { $cost } Punkt Modlitwy.
        [few] Do kupienia za { $cost } Punkty Modlitwy.
       *[many] Do kupienia za { $cost } Punktów Modlitwy.
    }
board-tile_high = Twoja Piramida jest za niska.
board-tile_twin = Masz już taką samą płytkę.
board-tile_mine = Twoja.
board-tile_taken = Ma ją { $player }.
board-tile_away = Nie można jej kupić.
board-legend_legal = możesz ją teraz kupić
board-legend_mine = twoja
board-legend_taken = zajęta
board-legend_high = za niska Piramida

## Battles
## battle_at: $area; damage, protection: $amount; units_lost: $count; prescience: $card

board-battle = Bitwa
board-battle_at = Bitwa: { $area }
board-close_battle = Zamknij bitwę
board-ready = Wybór gotowy: { $player }
board-choosing = { $player } wybiera w tajemnicy
board-prescience = { power_tiles-prescience }: przeciwnik zagrywa „{ $card }”
board-stage_commit = wybór
board-stage_reveal = odkrycie
board-stage_aftermath = straty, odwrót
board-part_units = Jednostki
board-part_tiles = Płytki Mocy
board-part_card = Karta Walki
board-part_wound = Uderzenie wiary

## What is asked above the action bar
## how_many_here: $area; left_to_place: $count; steps_used: $used, $of; announces: $player; vetoed: $count (of Vetoes)

board-how_many_go = Ile Jednostek rusza
board-how_many_here = { $area }: Jednostki
board-left_to_place = jeszcze najwyżej { $count }
board-units = Jednostki
board-less = O jeden mniej
board-more = O jeden więcej
board-creature_along = idzie z nimi
board-creature_stays = zostaje
board-to_level = Na poziom
board-steps_used = Wykonane kroki: { $used } z { $of }
board-announces = { $player } zagrywa
board-vetoed =
    { $count ->
        [one] zawetowana
       *[other] Weto zawetowane
    }

## What the button that confirms a choice says

board-verb_city = Weź miasto
board-verb_levels = Wybierz poziomy
board-verb_place = Umieść tutaj
board-verb_spread = Rozmieść
board-verb_keep = Zatrzymaj
board-verb_first = Ta najpierw
board-verb_bless = Podnieś
board-verb_put = Umieść
board-verb_done = Zakończ
board-verb_next = Następny
board-verb_token = Połóż znacznik
board-verb_gold = Połóż złoty znacznik
board-verb_end_turn = Zakończ turę
board-verb_card = Zagraj kartę
board-verb_gold_move = Ruch
board-verb_gold_recruit = Rekrutacja
board-verb_raise = Podnieś
board-verb_raise_new = Wznieś
board-verb_buy = Kup
board-verb_creature = Umieść Potwora
board-verb_replace = Oddaj kartę
board-verb_fight = Walcz
board-verb_from = Zacznij tutaj
board-verb_attack = Atakuj
board-verb_step = Idź
board-verb_teleport = Teleportuj
board-verb_take = Wyrusz
board-verb_stop = Zostań tu
board-verb_strike = Zniszcz
board-verb_use_veto = Zawetuj
board-verb_use_escape = Ucieknij
board-verb_pass = Pozwól
board-verb_flee = Ucieknij tutaj
board-verb_play = Zagraj kartę
board-verb_discard = Odrzuć
board-verb_add = Gotowe
board-verb_wound = Odrzuć
board-verb_recall = Przywołaj
board-verb_retreat = Wycofaj się
board-verb_stay = Pozostań
board-verb_drive = Wyślij tutaj
board-verb_sacrifice = Poświęć
board-verb_decline = Zrezygnuj

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Bóg idzie na wojnę
lesson-welcome =
    Jesteś egipskim bóstwem: masz miasto za murami, Piramidy i armię. Dni pełne akcji przeplatają się z krótkimi Nocami. W tej grze dla początkujących wygrywasz, gdy na koniec Dnia masz 4 Punkty Zwycięstwa.
    Gra jest przygotowana: idź za złotymi ramkami.
lesson-points-title = Na stałe i na chwilę
lesson-points =
    1 Tu widać Punkty Zwycięstwa was obojga. Stałych nigdy się nie traci: są za bitwę wygraną w ataku i za dwie świątynie na koniec Dnia. Tymczasowe masz tylko tak długo, jak twoje Jednostki zajmują świątynię.
lesson-city-title = Dwa miasta
lesson-city =
    1 Twoje miasto: dziesięć Jednostek w trzech dzielnicach, w każdej Piramida poziomu 1. Dwie dalsze Jednostki czekają w zasobach. Oddział liczy najwyżej 5 Jednostek.
    2 Miasto przeciwnika zaczyna tak samo.
lesson-pray-title = Pięć znaczników, pięć tur
lesson-pray =
    W każdej z pięciu tur Dnia kładziesz jeden znacznik na wolnym polu swojej piramidy akcji i wykonujesz to, co ono mówi.
    1 Modlitwa: 2 Punkty Modlitwy. Płaci się nimi prawie za wszystko, a mieć można najwyżej 11.
    2 To twoje znaczniki, jest ich pięć.
lesson-levels-title = Każdy poziom choć raz
lesson-levels =
    1 Pole mieści jeden znacznik na Dzień. Po pięciu turach na każdym z trzech poziomów musi leżeć choć jeden: na dole są modlitwa i zakupy, wyżej ruch i Piramidy, na szczycie ruch i rekrutacja.
    Teraz zakończ turę.
lesson-raise-title = Wyższa Piramida
lesson-raise =
    Przeciwnik kupił płytkę Mocy. Ty szykujesz większy zakup: Piramida pozwala kupować płytki jej koloru, ale nie wyższe niż jej własny poziom.
    1 Wybierz wznoszenie Piramidy na drugim poziomie.
    2 Zostały ci cztery znaczniki.
lesson-pyramid-title = Niebieska, poziom 2
lesson-pyramid =
    Nowy poziom kosztuje tyle Punktów Modlitwy, ile wynosi jego numer: poziom 2 kosztuje 2, a droga z 1 na 3 kosztowałaby 2 + 3. Początkujący budują do poziomu 2, inni do 4.
    1 Wybierz niebieską Piramidę na mapie
    2 albo tutaj i potwierdź.
lesson-buy-title = Kup moc
lesson-buy =
    Płytki Mocy zostają u ciebie do końca gry. Białe dają Punkty Modlitwy, czerwone pomagają w ruchu i ataku, niebieskie w rekrutacji i obronie. Na Dzień jedna płytka każdego koloru.
    1 Wybierz czerwony zakup.
    2 Zostały trzy znaczniki.
lesson-tile-title = Boska szybkość
lesson-tile =
    Płytka kosztuje tyle, ile wynosi jej poziom. Nie można mieć dwóch takich samych, a wiele jest tylko w jednym egzemplarzu: warto się spieszyć.
    1 Kup Boską szybkość za 1 Punkt Modlitwy. Wszystkie twoje Oddziały zrobią dwa kroki zamiast jednego.
lesson-temple-title = Wróg rusza w drogę
lesson-temple =
    1 Przeciwnik teleportował się do świątyni nad Nilem. Dwie Jednostki zostały i ją zajmują: to 1 tymczasowy Punkt Zwycięstwa.
    2 Trzy pozostałe zrobiły jeszcze krok. Po drodze wszędzie można zostawiać Jednostki.
lesson-move-title = Twój pierwszy ruch
lesson-move =
    Ruch prowadzi jeden Oddział albo jego część przez tyle obszarów, ile ma kroków. Dziennie możesz wykonać dwa ruchy.
    1 Wybierz ruch na drugim poziomie.
    2 Zostały dwa znaczniki.
lesson-origin-title = Kto rusza?
lesson-origin =
    1 Wybierz trzy Jednostki przy białej Piramidzie. Spod Piramidy Oddział może nie tylko pójść, ale i się teleportować.
lesson-teleport-title = Od Piramidy do obelisku
lesson-teleport =
    Teleportacja prowadzi spod Piramidy do dowolnego obelisku, a każda świątynia go ma. Kosztuje 2 Punkty Modlitwy, ale ani jednego kroku: potem można iść dalej.
    1 Teleportuj się do Świątyni Zachodniego Klifu.
lesson-group-title = Ile Jednostek?
lesson-group =
    1 Tu wybierasz, ile Jednostek rusza. Niech idą wszystkie trzy: dzielnica zostanie pusta, ale dopóki nie wejdzie do niej wróg, Piramida jest nadal twoja.
lesson-divine-title = Boska pomoc
lesson-divine =
    1 Karty Boskiej Interwencji widzisz tylko ty. Jedne zagrywa się we własnej turze, inne w bitwie. Dwie są odpowiedzią na cudzy ruch: Weto oraz Ucieczka, dzięki której atakowany Oddział się wymyka.
    Przeciwnik właśnie zagrał kartę przeciwko tobie!
lesson-veto-title = Nie tym razem
lesson-veto =
    Deszcz ognia zniszczyłby jedną z twoich Jednostek. Zapłacony za niego 1 Punkt Modlitwy i tak przepada.
    1 Zagraj Weto: nic nie kosztuje, a ogień zgaśnie.
lesson-last_turn-title = Ostatni znacznik
lesson-last_turn =
    Masz za sobą modlitwę, Piramidę, zakup i ruch, ale poziom 3 jest wciąż pusty.
    1 Wybierz ruch na szczycie. Pora zaatakować trzy Jednostki na Zachodnim brzegu.
    2 Ostatni znacznik i tak musi trafić na poziom 3.
lesson-army-title = Do broni
lesson-army =
    1 Poprowadź Oddział spod niebieskiej Piramidy: pięć Jednostek, a dzięki Boskiej szybkości dwa kroki.
lesson-step-title = Za bramę
lesson-step =
    Krok prowadzi na sąsiedni obszar albo, jeśli w grze jest i drugi brzeg, przez Nil z przystani do przystani.
    1 Idź na pustynię przed swoim miastem.
lesson-guard-title = Ktoś zostaje na straży
lesson-guard =
    W bitwie każda Jednostka dodaje 1 do siły, ale puste miasto kusi gości.
    1 Weź cztery Jednostki, a jedną zostaw na straży.
lesson-walls-title = Mury
lesson-walls =
    1 Jeden krok zrobiony, jeden przed tobą.
    2 Do tego miasta nie można by teraz wejść: mur przepuszcza tylko Oddziały, które zaczęły ruch
    3 na pustyni przed nim albo już w środku. Najpierw więc stań pod miastem, a szturmuj następnym ruchem.
lesson-attack-title = Do ataku!
lesson-attack =
    Wejście na obszar z wrogim Oddziałem to atak i ruch się tam kończy. Obrońca może jeszcze zagrać Ucieczkę.
    1 Idź na Zachodni brzeg.
lesson-battle-title = Jak przebiega bitwa
lesson-battle =
    1 Nikt nie uciekł: walczycie, i to bez kości. Siła to Jednostki, karta Walki i dodatki. Wygrywa większa siła, a przy remisie obrońca.
    Obrażenia zabijają Jednostki drugiej strony, także zwycięzcy; obrona przed tym chroni.
lesson-play-title = Karta w tajemnicy
lesson-play =
    Oboje wybieracie po kryjomu. Trzy liczby na karcie to siła, obrażenia i obrona. Atakujesz czterema Jednostkami trzy.
    1 Zagraj Żarliwą czystkę: siła 3, obrażenia 2.
lesson-discard-title = Druga bez użycia
lesson-discard =
    W każdej bitwie odrzucasz też zakrytą drugą kartę. Sześć kart wystarcza więc na trzy bitwy, a potem wszystkie wracają na rękę.
    1 Odrzuć Obronę falangi.
lesson-fury-title = Trochę furii
lesson-fury =
    Teraz możesz dodać dowolnie wiele bitewnych kart Boskiej Interwencji.
    1 Dodaj Wojenną furię za 1 Punkt Modlitwy: siła większa o 2. Potem wybiera przeciwnik i wszystko zostaje odkryte.
lesson-result-title = 9 do 7
lesson-result =
    1 Bez Wojennej furii byłoby 7 do 7 i wygrałby obrońca. Tracisz jedną Jednostkę, przeciwnik dwie; wracają do zasobów.
    To był twój atak, wygrana, i ktoś z twoich przeżył: 1 stały Punkt Zwycięstwa.
lesson-retreat-title = Przegrany odchodzi
lesson-retreat =
    Przegrany może przywołać Oddział, za co dostaje po 1 Punkcie Modlitwy, albo wycofać się na sąsiedni obszar. Przeciwnik się wycofuje, a dokąd, decyduje zwycięzca.
    1 Wyślij ostatnią Jednostkę na Zachodni obelisk, z dala od świątyni.
lesson-stay-title = Zostać czy wracać?
lesson-stay =
    Zwycięzca też może przywołać Oddział: ratuje zagrożone Jednostki i daje po 1 Punkcie Modlitwy za każdą.
    1 Droga do świątyni nad Nilem należy do ciebie. Pozostań!
lesson-evening-title = Dary świątyń
lesson-evening =
    Dzień się skończył. Świątynie dają Punkty Modlitwy:
    1 twoja daje tobie 2,
    2 ta daje przeciwnikowi 3,
    3 ta w Delcie 5 za poświęconą Jednostkę.
    Kto zajmuje co najmniej dwie świątynie, otrzymuje 1 stały Punkt Zwycięstwa: tym razem przeciwnik.
lesson-score-title = Czy ktoś wygrał?
lesson-score =
    1 Jest 3 do 2 dla przeciwnika, ale nikt nie ma 4: zaczyna się nowa runda. Liczy się tylko koniec Dnia. Gdy próg osiągnie naraz kilku graczy, decyduje liczba punktów, a potem punkty z bitew.
lesson-night-title = Noc
lesson-night =
    Co Noc każdy otrzymuje 2 Punkty Modlitwy i kartę Boskiej Interwencji, a znaczniki wracają do graczy.
    1 Twoja nowa karta to Modlitwa.
    Od drugiego Dnia można kupować także płytki Mocy poziomu 2, niektóre z Potworami.
lesson-order-title = Kto zaczyna?
lesson-order =
    Kolejność na nowy Dzień ustala ten, kto ma najmniej Punktów Zwycięstwa, czyli ty. Ostatniemu nikt już nie odpowie, za to pierwszy uderza pierwszy.
    1 Świątynie rywala są w zasięgu: zacznij ty.
lesson-card-title = Karta we własnej turze
lesson-card =
    Karty, które nie są do bitwy, zagrywasz we własnej turze, przed akcją albo po niej, ile chcesz.
    1 Zagraj Modlitwę: 2 Punkty Modlitwy za darmo, chyba że przeciwnik ma Weto.
lesson-recruit-title = Nowi wojownicy
lesson-recruit =
    W zasobach masz trzy Jednostki. Rekrutacja sprowadza je z powrotem, po 1 Punkcie Modlitwy za każdą, zawsze do własnego miasta.
    1 Wybierz rekrutację na szczycie.
    2 Znów masz wszystkie pięć znaczników.
lesson-units-title = Do miasta
lesson-units =
    Możesz je rozdzielić między trzy dzielnice, do 5 Jednostek w każdej.
    1 Umieść wszystkie trzy w pustej dzielnicy z białą Piramidą.
lesson-end-title = Możesz grać
lesson-end =
    1 Do świątyni nad Nilem twój Oddział ma jeden krok: wygrana bitwa i dwie świątynie to już zwycięstwo.
    Obszary i płytki same się objaśniają, gdy na nie wskażesz, księga otwiera właściwą zasadę, a żarówka pyta bota o radę. Teraz otwórz własny stół!

## Pasek akcji: pytania, prośby i plany
## ask_token: $number (1 do 5); ask_pyramid: $colour; march: $area, $left; request_card, request_vetoed:
## $player, $other (imiona), $card; request_held: $card, $cost; request_not_held: $card;
## request_attack: $player; before_cards: $area, $mine, $theirs; ask_retreat: $player

board-ask_token =
    { $number ->
        [1] Gdzie kładziesz pierwszy żeton?
        [2] Gdzie kładziesz drugi żeton?
        [3] Gdzie kładziesz trzeci żeton?
        [4] Gdzie kładziesz czwarty żeton?
       *[other] Gdzie kładziesz ostatni żeton?
    }
board-ask_more = Akcja wykonana. Kolejny żeton, karta czy koniec tury?
board-ask_end_or_card = Akcja wykonana. Kończysz turę czy najpierw grasz kartę?
board-ask_end = Akcja wykonana. Kończysz turę?
board-ask_levels = Jak wysokie są twoje trzy piramidy?
board-ask_pyramid =
    { $colour ->
        [white] Gdzie stanie twoja biała piramida?
        [red] Gdzie stanie twoja czerwona piramida?
       *[blue] Gdzie stanie twoja niebieska piramida?
    }
board-ask_where = Dokąd idzie oddział?
board-march =
    { $left ->
        [0] { $area }, bez kroków
        [one] { $area }, został { $left } krok
        [few] { $area }, zostały { $left } kroki
       *[other] { $area }, zostało { $left } kroków
    }
board-ask_cards = Które karty grasz?
board-change_freely = Zmieniaj dowolnie, aż będziesz gotów.
board-ask_retreat = Dokąd wycofuje się oddział gracza { $player }?
board-request_card = { $player } gra kartę { $card }. Pozwalasz?
board-request_vetoed = { $other } powstrzymuje kartę { $card } przez Weto. Pozwalasz?
board-request_attack = { $player } atakuje cię. Zostajesz i walczysz?
board-request_held =
    { $cost ->
        [0] Masz kartę { $card }, za darmo; inny gracz może ją jeszcze powstrzymać.
       *[other] Masz kartę { $card } za { $cost } modlitwy; inny gracz może ją jeszcze powstrzymać.
    }
board-request_not_held = Zatrzymać to może tylko { $card }, a tej karty nie masz. Wkrótce gra pójdzie dalej sama: pytani są wszyscy, którzy mają karty, więc nikt się nie dowie, kto ją ma.
board-before_cards = { $area }, { $mine }:{ $theirs } przed kartami
board-brief_step = dokąd: { $area }
board-brief_teleport = teleport: { $area }
board-brief_take =
    { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }
board-brief_take_along =
    { $units ->
        [one] { $units } jednostka i stworzenie
        [few] { $units } jednostki i stworzenie
       *[other] { $units } jednostek i stworzenie
    }
board-brief_play = zagraj { $card }
board-brief_discard = odrzuć { $card }

## Bitwa: $player (imię), $count, $units, $strength, $cards (lista), $card, $prayer
## cancelled: $creature, $by; losses: $mine, $theirs; of_these, wins_of: $all; holds: $cards, $divine

board-attack_preview = Podgląd ataku
board-strength = Siła
board-damage_word = Obrażenia
board-protection_word = Ochrona
board-count_units =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
board-cancelled = { $creature } (bez efektu: { $by })
board-wins_of = wygrywa z { $wins } na { $all }
board-rival_holds = { $player } ma { $count } z tych kart: { $cards }.
board-not_counted =
    { $count ->
        [one] Nie liczono: jedna karta boska, do +{ $strength } siły.
        [few] Nie liczono: { $count } karty boskie, do +{ $strength } siły.
       *[other] Nie liczono: { $count } kart boskich, do +{ $strength } siły.
    }
board-not_counted_escape =
    { $count ->
        [one] Nie liczono: jedna karta boska, do +{ $strength } siły albo Ucieczka.
        [few] Nie liczono: { $count } karty boskie, do +{ $strength } siły albo Ucieczka.
       *[other] Nie liczono: { $count } kart boskich, do +{ $strength } siły albo Ucieczka.
    }
board-play_one = Zagraj jedną, odrzuć inną
board-add_divine = Dodaj dowolnie wiele kart boskich
board-not_in_battle = nie w bitwie
board-you_have = masz { $prayer }
board-you_lose = tracisz { $units }
board-rival_loses = { $player } traci { $units }
board-use_play = Graj
board-use_discard = Odrzuć
board-spent = Zużyte, wrócą, gdy ręka będzie pusta: { $cards }
board-card_against = { $card } przeciw …
board-of_these = { $count } z tych { $all } na ręce
board-win = wygrana
board-lose = przegrana
board-losses_head = Stracone jednostki: twoje, przeciwnika
board-losses = ty −{ $mine }, { $player } −{ $theirs }
board-turn_together = Obie karty odkrywa się razem.
board-you_win = Wygrywasz
board-player_wins = Wygrywa { $player }
board-flip_again = Odwróć jeszcze raz
board-equal_strength = równa siła: wygrywa obrońca
board-player_loses =
    { $units ->
        [0] { $player } nie traci jednostek
        [one] { $player } traci { $units } jednostkę
        [few] { $player } traci { $units } jednostki
       *[other] { $player } traci { $units } jednostek
    }
board-you_attacker = Atakujesz
board-you_defender = Bronisz się
board-player_attacker = { $player } atakuje
board-player_defender = { $player } się broni
board-you_total = Masz
board-player_total = { $player } ma
board-holds = karty bitwy: { $cards }, boskie: { $divine }, modlitwa: { $prayer }
board-stake_attacker = Wygrana z ocalałym: 1 punkt bitwy.
board-fold = Mapa
board-unfold = Bitwa
