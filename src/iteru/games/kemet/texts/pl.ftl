### Texts of Kemet in Polish: the ids of text_ids.py, no more and no fewer.

## The game

game = Kemet
game-summary = Wznoś Piramidy, kupuj moce i Potwory, prowadź Oddziały na świątynie i cudze miasta. Wygrywa, kto na koniec Dnia ma dość Punktów Zwycięstwa.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## di_copies: $card, $copies; reserve: where a creature goes

player = Gracz { $number }
di_copies =
    { $copies ->
        [1] { $card }
       *[other] { $copies } × { $card }
    }
reserve = zasoby

## Options

option-mode = Wariant
option-mode-short = Krótki (8 PZ)
option-mode-long = Długi (10 PZ)
option-mode-beginner = Dla początkujących (4 PZ)
option-cities = Miasta
option-cities-random = Losowo
option-cities-choose = Wybierają gracze
option-battle_discards = Niezagrana karta Walki
option-battle_discards-hidden = Odrzucana zakryta
option-battle_discards-open = Odrzucana odkryta
option-abandoned_creature = Opuszczony Potwór
option-abandoned_creature-reserve = Trafia do zasobów
option-abandoned_creature-city = Wraca do miasta, jeśli może

## Gods: who sits at the table

gods-anubis = Anubis
gods-bastet = Bastet
gods-horus = Horus
gods-sobek = Sobek
gods-wadjet = Uadżet

## Cities

cities-nw = Miasto północno-zachodnie
cities-sw = Miasto południowo-zachodnie
cities-c = Miasto środkowe
cities-ne = Miasto północno-wschodnie
cities-e = Miasto wschodnie

## Spaces of both sides of the board

areas-nw_1 = Dzielnica 1 (północny zachód)
areas-nw_2 = Dzielnica 2 (północny zachód)
areas-nw_3 = Dzielnica 3 (północny zachód)
areas-sw_1 = Dzielnica 1 (południowy zachód)
areas-sw_2 = Dzielnica 2 (południowy zachód)
areas-sw_3 = Dzielnica 3 (południowy zachód)
areas-ne_1 = Dzielnica 1 (północny wschód)
areas-ne_2 = Dzielnica 2 (północny wschód)
areas-ne_3 = Dzielnica 3 (północny wschód)
areas-e_1 = Dzielnica 1 (wschód)
areas-e_2 = Dzielnica 2 (wschód)
areas-e_3 = Dzielnica 3 (wschód)
areas-front_nw = Pustynia przed miastem północno-zachodnim
areas-west_obelisk = Zachodni obelisk
areas-front_sw = Pustynia przed miastem południowo-zachodnim
areas-west_bank = Zachodni brzeg
areas-temple_west_cliff = Świątynia Zachodniego Klifu
areas-temple_west_nile = Świątynia Zachodniego Nilu
areas-front_ne = Pustynia przed miastem północno-wschodnim
areas-east_obelisk = Wschodni obelisk
areas-east_bank = Wschodni brzeg
areas-front_e = Pustynia przed miastem wschodnim
areas-temple_east_nile = Świątynia Wschodniego Nilu
areas-temple_east_cliff = Świątynia Wschodniego Klifu
areas-delta_shore = Brzeg Delty
areas-temple_delta = Świątynia w Delcie Nilu
areas-c_1 = Dzielnica 1 (środek)
areas-c_2 = Dzielnica 2 (środek)
areas-c_3 = Dzielnica 3 (środek)
areas-west_obelisk_n = Północno-zachodni obelisk
areas-front_c = Pustynia wokół miasta środkowego
areas-west_obelisk_s = Południowo-zachodni obelisk
areas-sanctuary = Sanktuarium Bogów

## Colours of pyramids and power tiles

colours-white = Biała
colours-red = Czerwona
colours-blue = Niebieska

## Actions, their spaces, the tokens

actions-pray = Modlitwa
actions-raise = Wznoszenie Piramidy
actions-buy_white = Zakup białej płytki Mocy
actions-buy_red = Zakup czerwonej płytki Mocy
actions-buy_blue = Zakup niebieskiej płytki Mocy
actions-recruit = Rekrutacja
actions-move = Ruch / Atak
actions-move_or_recruit = Boska wola: ruch albo rekrutacja
action_spaces-top_move = { actions-move } (poziom 3)
action_spaces-top_recruit = { actions-recruit } (poziom 3)
action_spaces-mid_move = { actions-move } (poziom 2)
action_spaces-mid_raise = { actions-raise } (poziom 2)
action_spaces-mid_pray = { actions-pray } (poziom 2)
action_spaces-low_pray = { actions-pray } (poziom 1)
action_spaces-low_buy_white = { actions-buy_white } (poziom 1)
action_spaces-low_buy_red = { actions-buy_red } (poziom 1)
action_spaces-low_buy_blue = { actions-buy_blue } (poziom 1)
action_spaces-gold = { actions-move_or_recruit }
action_tokens-regular = Znacznik Akcji
action_tokens-silver = Srebrny znacznik Akcji
action_tokens-gold = Złoty znacznik Akcji

## Power tiles: names

power_tiles-charge_1 = Atak!
power_tiles-charge_2 = { power_tiles-charge_1 }
power_tiles-stargate = Gwiezdne wrota
power_tiles-god_speed = Boska szybkość
power_tiles-carnage = Rzeź
power_tiles-offensive_strategy = Strategia ofensywna
power_tiles-open_gates = Otwarte bramy
power_tiles-teleport = Teleport
power_tiles-royal_scarab = Królewski Skarabeusz
power_tiles-blades_of_neith = Ostrza Neit
power_tiles-divine_wound = Uderzenie wiary
power_tiles-victory_point_red = Punkt Zwycięstwa
power_tiles-giant_scorpion = Olbrzymi Skorpion
power_tiles-initiative = Inicjatywa
power_tiles-phoenix = Feniks
power_tiles-act_of_god_red = Boski akt
power_tiles-recruiting_scribe_1 = Skryba werbunkowy
power_tiles-recruiting_scribe_2 = { power_tiles-recruiting_scribe_1 }
power_tiles-defense_1 = Obrona!
power_tiles-defense_2 = { power_tiles-defense_1 }
power_tiles-legion = Legion
power_tiles-ancestral_elephant = Pradawny Słoń
power_tiles-defensive_strategy = Strategia defensywna
power_tiles-deep_desert_snake = Wąż Pustynny
power_tiles-shield_of_neith = Tarcza Neit
power_tiles-defensive_victory = Zwycięstwo w obronie
power_tiles-prescience = Przewidywanie
power_tiles-victory_point_blue = { power_tiles-victory_point_red }
power_tiles-reinforcements = Posiłki
power_tiles-sphinx = Sfinks
power_tiles-divine_will = Boska wola
power_tiles-act_of_god_blue = { power_tiles-act_of_god_red }
power_tiles-priest_1 = Kapłan
power_tiles-priest_2 = { power_tiles-priest_1 }
power_tiles-priestess_1 = Kapłanka
power_tiles-priestess_2 = { power_tiles-priestess_1 }
power_tiles-slaves = Niewolnicy
power_tiles-high_priest = Arcykapłan
power_tiles-crusade = Krucjata
power_tiles-divine_boon = Boska łaska
power_tiles-hand_of_god = Ręka boga
power_tiles-vision = Wizja
power_tiles-holy_war = Święta wojna
power_tiles-victory_point_white = { power_tiles-victory_point_red }
power_tiles-priest_of_ra = Kapłan Ra
power_tiles-priest_of_amon = Kapłan Amona
power_tiles-mummy = Mumia
power_tiles-act_of_god_white = { power_tiles-act_of_god_red }

## Creatures: named as their tiles

creatures-royal_scarab = { power_tiles-royal_scarab }
creatures-giant_scorpion = { power_tiles-giant_scorpion }
creatures-phoenix = { power_tiles-phoenix }
creatures-ancestral_elephant = { power_tiles-ancestral_elephant }
creatures-deep_desert_snake = { power_tiles-deep_desert_snake }
creatures-sphinx = { power_tiles-sphinx }
creatures-mummy = { power_tiles-mummy }

## Divine Intervention cards: names

di_cards-war_rage = Wojenny szał
di_cards-war_fury = Wojenna furia
di_cards-bloody_battle = Krwawa bitwa
di_cards-bloodbath = Krwawa łaźnia
di_cards-bronze_wall = Mur z brązu
di_cards-iron_wall = Mur z żelaza
di_cards-prayer = Modlitwa
di_cards-mana_theft = Kradzież many
di_cards-enlistment = Zaciąg
di_cards-raining_fire = Deszcz ognia
di_cards-teleportation = Teleportacja
di_cards-open_gates_card = Otwarte bramy
di_cards-veto = Weto
di_cards-escape = Ucieczka

## Battle cards: names

battle_cards-cavalry_blitz = Szarża kawalerii
battle_cards-fervent_purge = Żarliwa czystka
battle_cards-shield_push = Napór tarcz
battle_cards-mixed_tactics = Taktyka mieszana
battle_cards-phalanx_defense = Obrona falangi
battle_cards-chariot_raid = Rajd rydwanów
battle_cards-offensive_strategy_card = Strategia ofensywna
battle_cards-defensive_strategy_card = Strategia defensywna

## Phases of a game

phases-setup = Przygotowanie
phases-night = Noc
phases-day = Dzień
phases-attribution = Koniec Dnia
phases-over = Koniec gry

## The parts of the score

parts-temples = Świątynie
parts-pyramids = Wysokie Piramidy
parts-battles = Bitwy
parts-two_temples = Dwie świątynie na koniec Dnia
parts-sanctuary = Sanktuarium Bogów
parts-tiles = Płytki Mocy

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-choose_city = Wybierz swoje miasto.
wait-choose_city = { $player } wybiera miasto.
help-choose_city =
    Każde miasto ma trzy dzielnice, a do każdego innego jest tak samo daleko.
    Miasto zostaje twoje do końca gry; od niego zależy, które świątynie masz najbliżej.
prompt-setup_pyramids = Wybierz początkowe poziomy swoich Piramid.
wait-setup_pyramids = { $player } wybiera poziomy Piramid.
help-setup_pyramids =
    Piramida pozwala kupować płytki Mocy jej koloru, najwyżej jej poziomu.
    Białe płytki dają Punkty Modlitwy, czerwone pomagają w ruchu i ataku, niebieskie w obronie.
    Piramida poziomu 0 czeka w zasobach, aż ją wzniesiesz.
prompt-place_pyramid = Wybierz dzielnicę dla Piramidy.
wait-place_pyramid = { $player } wybiera dzielnicę dla Piramidy.
help-place_pyramid =
    W dzielnicy może stać tylko jedna Piramida.
    Twoje Oddziały mogą się stąd teleportować na obelisk; przeciwnik, który zajmie dzielnicę, przejmuje kontrolę nad Piramidą.
prompt-setup_units = Rozmieść 10 Jednostek w swoich dzielnicach z Piramidą.
wait-setup_units = { $player } rozmieszcza pierwsze Jednostki.
help-setup_units =
    W dzielnicy może stać najwyżej 5 Jednostek; ostatnie 2 zostają w zasobach.
    Pustą dzielnicę łatwo zająć, a z nią także Piramidę.
prompt-keep_di = Wizja: zatrzymaj jedną z dobranych kart Boskiej Interwencji.
wait-keep_di = { $player } ogląda karty Boskiej Interwencji.
help-keep_di =
    Te karty widzisz tylko ty.
    Pozostałe wracają do stosu, który zostaje potasowany.
prompt-night_power_order = Wybierz, której nocnej mocy użyjesz najpierw.
wait-night_power_order = { $player } wybiera kolejność nocnych mocy.
help-night_power_order =
    Ręka boga podnosi Piramidę, Posiłki dodają Jednostki.
    Z każdej z nich możesz jeszcze zrezygnować, gdy przyjdzie jej kolej.
prompt-hand_of_god = Ręka boga: podnieś za darmo jedną swoją Piramidę albo żadnej.
wait-hand_of_god = { $player } może podnieść Piramidę dzięki mocy „Ręka boga”.
help-hand_of_god =
    Musi to być twoja własna Piramida, której nie kontroluje przeciwnik.
    Piramida z zasobów od razu trafia do twojego miasta.
prompt-reinforcements = Posiłki: umieść Jednostki z zasobów albo zakończ.
wait-reinforcements = { $player } umieszcza posiłki.
help-reinforcements =
    Jednostki trafiają do dzielnic twojego miasta i do jednego twojego Oddziału poza nim.
    Umieszczone w dzielnicy zajętej przez przeciwnika od razu atakują.
prompt-turn_order = Wybierz, kto będzie następny w kolejności tego Dnia.
wait-turn_order = { $player } ustala kolejność graczy na ten Dzień.
help-turn_order =
    Masz najmniej Punktów Zwycięstwa, więc ustalasz całą kolejność, gracz po graczu.
    Na ostatnią turę Dnia nikt już nie odpowie; za to wcześniejsze miejsce rozstrzyga remis o zwycięstwo.
prompt-choose_token_and_space = Wybierz akcję albo zagraj kartę.
wait-choose_token_and_space = { $player } wybiera akcję.
help-choose_token_and_space =
    W każdej z pięciu tur kładziesz jeden zwykły znacznik; na polu mieści się tylko jeden znacznik na Dzień.
    Do końca Dnia musisz mieć znacznik na każdym z poziomów 1, 2 i 3 swojej planszy.
    Srebrny i złoty znacznik to dodatkowe akcje, raz na Dzień.
prompt-gold_action = Złoty znacznik: Ruch czy Rekrutacja?
wait-gold_action = { $player } wybiera akcję złotego znacznika.
help-gold_action =
    Złoty znacznik daje ci jeszcze jeden Ruch albo jedną Rekrutację.
    Nie liczy się do trzech poziomów twojej planszy.
prompt-raise_choice = Wybierz Piramidę i jej nowy poziom albo zrezygnuj.
wait-raise_choice = { $player } wybiera Piramidę do wzniesienia.
help-raise_choice =
    Płacisz Punkty Modlitwy za każdy poziom, o który rośnie Piramida.
    Podnosisz jedną Piramidę o dowolnie wiele poziomów; może to być także zdobyta.
    Najwyższe Piramidy dają Punkty Zwycięstwa temu, kto je kontroluje.
prompt-buy_choice = Wybierz płytkę Mocy albo zrezygnuj.
wait-buy_choice = { $player } wybiera płytkę Mocy.
help-buy_choice =
    Płytka kosztuje tyle Punktów Modlitwy, ile na niej widać, a ty musisz kontrolować Piramidę jej koloru co najmniej o poziomie płytki.
    Zostaje u ciebie na stałe i od razu działa; tej samej płytki nie można mieć dwa razy.
prompt-place_creature = Umieść nowego Potwora w swoim mieście albo zostaw go w zasobach.
wait-place_creature = { $player } umieszcza nowego Potwora.
help-place_creature =
    W dzielnicy musi stać co najmniej jedna twoja Jednostka i żaden inny twój Potwór.
    Potwór pomaga tylko Oddziałowi, w którym jest; z zasobów wraca przez Rekrutację.
prompt-replace_card = Wybierz kartę Walki, którą wymienisz na specjalną.
wait-replace_card = { $player } wybiera kartę Walki do wymiany.
help-replace_card =
    Wszystkie twoje karty Walki wróciły na rękę.
    Wymieniona karta wypada z gry i wszyscy widzą, która to.
prompt-recruit_choice = Rekrutacja: umieść Jednostki z zasobów w swoim mieście albo zakończ.
wait-recruit_choice = { $player } rekrutuje.
help-recruit_choice =
    Każda Jednostka kosztuje 1 Punkt Modlitwy; w każdej dzielnicy obowiązuje limit Oddziału.
    Jednostki umieszczone w dzielnicy zajętej przez przeciwnika od razu atakują.
    Gdy zakończysz, Potwory z zasobów wracają do twojego miasta, jeśli jest miejsce.
prompt-return_creatures = Wybierz Potwora, który wraca, i jego dzielnicę.
wait-return_creatures = { $player } sprowadza Potwory.
help-return_creatures =
    W dzielnicy musi stać co najmniej jedna twoja Jednostka i żaden inny twój Potwór.
    Wracają wszystkie, dla których jest miejsce; reszta zostaje w zasobach.
prompt-battle_order = Wybierz bitwę, którą stoczysz najpierw.
wait-battle_order = { $player } wybiera następną bitwę.
help-battle_order =
    Bitwy toczy się jedna po drugiej.
    Kart użytych w pierwszej zabraknie w następnej.
prompt-move_origin = Wybierz obszar, z którego ruszy Oddział, albo zrezygnuj z ruchu.
wait-move_origin = { $player } wybiera Oddział do ruchu.
help-move_origin =
    Ile Jednostek rusza i dokąd, wybierzesz potem.
    Aby wejść za mury innego miasta, trzeba zacząć ruch na pustyni przed nim albo w nim samym.
prompt-move_depart = Wybierz, dokąd idzie Oddział, albo zakończ ruch.
wait-move_depart = { $player } porusza Oddział.
help-move_depart =
    Krok na sąsiedni obszar albo przez Nil między przystaniami kosztuje 1 punkt ruchu.
    Spod Piramidy możesz się teleportować na obelisk za Punkty Modlitwy, bez punktu ruchu.
    Wejście na obszar z wrogim Oddziałem to atak.
prompt-move_group = Wybierz, ile Jednostek rusza.
wait-move_group = { $player } wybiera, ile Jednostek rusza.
help-move_group =
    Jednostki, które zostaną, zachowają kontrolę nad obszarem.
    Potwór pozostawiony bez Jednostek schodzi z planszy albo wraca do twojego miasta.
prompt-card_teleport = Teleportacja: wybierz obelisk.
wait-card_teleport = { $player } wybiera cel teleportacji.
help-card_teleport =
    Oddział trafia na dowolny obszar z obeliskiem, bez punktów ruchu.
    Jeśli stoi tam wrogi Oddział, atakujesz go.
prompt-enlistment = Zaciąg: umieść Jednostki z zasobów albo zakończ.
wait-enlistment = { $player } umieszcza Jednostki z zaciągu.
help-enlistment =
    Jednostki trafiają do dzielnic twojego miasta albo wszystkie do jednego twojego Oddziału gdziekolwiek.
    Umieszczone w dzielnicy zajętej przez przeciwnika od razu atakują.
prompt-raining_fire = Deszcz ognia: wybierz Oddział, w który trafi.
wait-raining_fire = { $player } wybiera, gdzie spadnie ogień.
help-raining_fire =
    Zniszczone Jednostki wracają do zasobów właściciela.
    To nie jest bitwa, więc nikt nie dostaje Punktu Zwycięstwa.
prompt-veto = Zawetuj właśnie zagraną kartę albo spasuj.
wait-veto = { $player } może zawetować kartę.
help-veto =
    Zawetowana karta nie działa, a to, co za nią zapłacono, przepada.
    Pytanie dostajesz nawet bez Weta na ręce, żeby nikt nie wiedział, kto je ma.
prompt-escape = Twój Oddział jest atakowany: ucieknij albo spasuj.
wait-escape = { $player } może uciec przed atakiem.
help-escape =
    Z kartą „Ucieczka” cały Oddział przechodzi na wolny sąsiedni obszar i bitwy nie ma.
    Pytanie dostajesz nawet bez tej karty, żeby nikt nie wiedział, kto ją ma.
prompt-escape_space = Ucieczka: wybierz, dokąd pójdzie twój Oddział.
wait-escape_space = { $player } wybiera, dokąd uciec.
help-escape_space =
    Idzie cały Oddział razem z Potworem; mury nie przeszkadzają.
    Atakujący zostaje i może kontynuować ruch.
prompt-battle_card = Wybierz kartę Walki, którą zagrasz.
wait-battle_card = { $player } wybiera kartę Walki.
help-battle_card =
    Wygrywa większa siła, a przy remisie obrońca.
    Obrażenia niszczą wrogie Jednostki, obrona chroni twoje.
    Przed odkryciem twoją kartę widzi tylko przeciwnik z mocą „Przewidywanie”.
prompt-battle_discard = Wybierz drugą kartę Walki, którą odrzucisz bez użycia.
wait-battle_discard = { $player } wybiera kartę Walki do odrzucenia.
help-battle_discard =
    W tej bitwie nie ma ona żadnego działania.
    Gdy nie masz już kart na ręce, bierzesz z powrotem wszystkie sześć.
prompt-battle_di = Dodaj do bitwy karty Boskiej Interwencji albo żadnej.
wait-battle_di = { $player } wybiera karty Boskiej Interwencji.
help-battle_di =
    Przeciwnik zobaczy je przy odkryciu; wtedy też za nie płacisz.
    Użyte karty są odrzucane, ktokolwiek wygra.
prompt-divine_wound = Uderzenie wiary: odrzuć karty, by zwiększyć siłę, albo zakończ.
wait-divine_wound = { $player } może odrzucać karty, by zyskać siłę.
help-divine_wound =
    Wszystkie karty Walki są odkryte, więc wiesz, ile brakuje.
    Nadaje się każda karta Boskiej Interwencji z ręki; inni widzą, co odrzucasz.
prompt-creature_return = Wybierz dzielnicę, do której wraca twój Potwór.
wait-creature_return = { $player } wybiera dzielnicę dla Potwora.
help-creature_return =
    Zniszczono ostatnią Jednostkę, która z nim była, więc wraca do twojego miasta.
    W dzielnicy musi stać co najmniej jedna twoja Jednostka i żaden inny twój Potwór.
prompt-loser_choice = Bitwa przegrana: wybierz, co robi twój Oddział.
wait-loser_choice = { $player } przegrywa bitwę i decyduje, co robi Oddział.
help-loser_choice =
    Przywołane Jednostki wracają do zasobów i dają Punkty Modlitwy; Potwór wraca z nimi.
    Jeśli się wycofasz, wolny sąsiedni obszar wybierze zwycięzca.
    Jeśli zwycięzcy nie została żadna Jednostka, twój Oddział może pozostać.
prompt-retreat_space = Wybierz, dokąd wycofa się pokonany Oddział.
wait-retreat_space = { $player } wybiera, dokąd wycofa się pokonany Oddział.
help-retreat_space =
    Obszar musi sąsiadować lądem albo przez przystań i być wolny od przeciwników pokonanego.
    Idzie tam cały Oddział razem z Potworem.
prompt-winner_choice = Bitwa wygrana: pozostać czy przywołać Oddział?
wait-winner_choice = { $player } wygrywa bitwę i decyduje, co robi Oddział.
help-winner_choice =
    Jeśli pozostaniesz, utrzymasz obszar.
    Przywołane Jednostki wracają do zasobów i dają Punkty Modlitwy.
prompt-delta_sacrifice = Świątynia w Delcie Nilu: poświęcić Jednostki za Punkty Modlitwy?
wait-delta_sacrifice = { $player } decyduje o świątyni w Delcie Nilu.
help-delta_sacrifice =
    Poświęcone Jednostki wracają do twoich zasobów; bez ofiary świątynia nie da Punktów Modlitwy.
    Jeśli nie zostanie tam żadna Jednostka, tracisz świątynię jeszcze przed liczeniem Punktów Zwycięstwa.
prompt-sanctuary_sacrifice = Sanktuarium Bogów: poświęcić Jednostki za stałe Punkty Zwycięstwa?
wait-sanctuary_sacrifice = { $player } decyduje o Sanktuarium Bogów.
help-sanctuary_sacrifice =
    Jednostki wracają do twoich zasobów, a tego, co zyskasz, nie można już stracić.
    Samo Sanktuarium nie daje punktu i nie liczy się jako świątynia.

## Choices, as labels of buttons; some texts tell more, where the position is known
## $area, $card, $tile, $creature, $city, $space: names; $token: its id; $colour: of a pyramid
## levels: $white, $red, $blue (levels); spread: $one, $two, $three (units by district)
## put, take…: $units; next: $other (a name); raise…: $level; …_for: $cost (prayer points)
## …_attack, strike_of: $opponent (a name); add: $cards (a list of di_copies)
## bless_to: $level; wound_for: $strength; recall_for, sacrifice_for_…: $prayer, $points
## decline_for: $decision (its id)

choice-city = Weź miasto: { $city }
choice-levels = Biała poziom { $white }, czerwona poziom { $red }, niebieska poziom { $blue }
choice-place = { $colour } Piramida: { $area }
choice-spread = Dzielnice 1, 2, 3, Jednostki: { $one }, { $two }, { $three }
choice-keep = Zatrzymaj kartę: { $card }
choice-first = Najpierw: { $tile }
choice-bless = Podnieś: { $colour } Piramida
choice-bless_to = Podnieś na poziom { $level }: { $colour } Piramida
choice-put =
    { $units ->
        [one] Umieść { $units } Jednostkę: { $area }
        [few] Umieść { $units } Jednostki: { $area }
       *[many] Umieść { $units } Jednostek: { $area }
    }
choice-done = Zakończ
choice-next = Następny gracz: { $other }
choice-token =
    { $token ->
        [silver] { action_tokens-silver }: { $space }
       *[regular] { $space }
    }
choice-gold = { action_tokens-gold }: ruch albo rekrutacja
choice-end_turn = Zakończ turę
choice-card = Zagraj kartę: { $card }
choice-card_for =
    { $cost ->
        [0] Zagraj kartę: { $card }
        [one] Zagraj kartę za { $cost } Punkt Modlitwy: { $card }
        [few] Zagraj kartę za { $cost } Punkty Modlitwy: { $card }
       *[many] Zagraj kartę za { $cost } Punktów Modlitwy: { $card }
    }
choice-gold_move = { actions-move }
choice-gold_recruit = { actions-recruit }
choice-raise = Podnieś Piramidę na poziom { $level }: { $area }
choice-raise_for =
    { $cost ->
        [0] Podnieś za darmo na poziom { $level }: { $colour } Piramida, { $area }
        [one] Podnieś za { $cost } Punkt Modlitwy na poziom { $level }: { $colour } Piramida, { $area }
        [few] Podnieś za { $cost } Punkty Modlitwy na poziom { $level }: { $colour } Piramida, { $area }
       *[many] Podnieś za { $cost } Punktów Modlitwy na poziom { $level }: { $colour } Piramida, { $area }
    }
choice-raise_new = Wznieś na poziom { $level }: { $colour } Piramida
choice-raise_new_for =
    { $cost ->
        [0] Wznieś za darmo na poziom { $level }: { $colour } Piramida
        [one] Wznieś za { $cost } Punkt Modlitwy na poziom { $level }: { $colour } Piramida
        [few] Wznieś za { $cost } Punkty Modlitwy na poziom { $level }: { $colour } Piramida
       *[many] Wznieś za { $cost } Punktów Modlitwy na poziom { $level }: { $colour } Piramida
    }
choice-buy = Kup płytkę: { $tile }
choice-buy_for =
    { $cost ->
        [0] Weź płytkę za darmo: { $tile }
        [one] Kup płytkę za { $cost } Punkt Modlitwy: { $tile }
        [few] Kup płytkę za { $cost } Punkty Modlitwy: { $tile }
       *[many] Kup płytkę za { $cost } Punktów Modlitwy: { $tile }
    }
choice-creature = { $creature }: { $area }
choice-replace = Oddaj kartę: { $card }
choice-fight = Walcz tutaj: { $area }
choice-from = Rusz stąd: { $area }
choice-step = Idź tutaj: { $area }
choice-step_attack = Atakuj: { $area }, broni się { $opponent }
choice-teleport = Teleportuj się tutaj: { $area }
choice-teleport_for =
    { $cost ->
        [0] Teleportuj się za darmo: { $area }
        [one] Teleportuj się za { $cost } Punkt Modlitwy: { $area }
        [few] Teleportuj się za { $cost } Punkty Modlitwy: { $area }
       *[many] Teleportuj się za { $cost } Punktów Modlitwy: { $area }
    }
choice-teleport_attack =
    { $cost ->
        [0] Teleportuj się i atakuj: { $area }, broni się { $opponent }
        [one] Teleportuj się za { $cost } Punkt Modlitwy i atakuj: { $area }, broni się { $opponent }
        [few] Teleportuj się za { $cost } Punkty Modlitwy i atakuj: { $area }, broni się { $opponent }
       *[many] Teleportuj się za { $cost } Punktów Modlitwy i atakuj: { $area }, broni się { $opponent }
    }
choice-take =
    { $units ->
        [one] { $units } Jednostka
        [few] { $units } Jednostki
       *[many] { $units } Jednostek
    }
choice-take_along =
    { $units ->
        [one] { $units } Jednostka z Potworem
        [few] { $units } Jednostki z Potworem
       *[many] { $units } Jednostek z Potworem
    }
choice-stop = Zatrzymaj się tutaj
choice-strike = Zniszcz Jednostki: { $area }
choice-strike_of =
    { $units ->
        [one] Zniszcz { $units } Jednostkę gracza { $opponent }: { $area }
        [few] Zniszcz { $units } Jednostki gracza { $opponent }: { $area }
       *[many] Zniszcz { $units } Jednostek gracza { $opponent }: { $area }
    }
choice-use_veto = Zagraj Weto
choice-use_escape = Zagraj Ucieczkę
choice-pass = Spasuj
choice-flee = Ucieknij tutaj: { $area }
choice-play = Zagraj: { $card }
choice-discard = Odrzuć: { $card }
choice-add = Dodaj: { $cards }
choice-add_none = Nie dodawaj kart
choice-wound = Odrzuć: { $card }
choice-wound_for =
    { $strength ->
        [one] Odrzuć za { $strength } punkt siły: { $card }
        [few] Odrzuć za { $strength } punkty siły: { $card }
       *[many] Odrzuć za { $strength } punktów siły: { $card }
    }
choice-recall = Przywołaj Oddział
choice-recall_for =
    { $prayer ->
        [one] Przywołaj Oddział za { $prayer } Punkt Modlitwy
        [few] Przywołaj Oddział za { $prayer } Punkty Modlitwy
       *[many] Przywołaj Oddział za { $prayer } Punktów Modlitwy
    }
choice-retreat = Wycofaj się
choice-stay = Pozostań
choice-drive = Wyślij Oddział tutaj: { $area }
choice-sacrifice = Poświęć
choice-sacrifice_for_prayer =
    Poświęć { $units ->
        [one] { $units } Jednostkę
        [few] { $units } Jednostki
       *[many] { $units } Jednostek
    } za { $prayer ->
        [one] { $prayer } Punkt Modlitwy
        [few] { $prayer } Punkty Modlitwy
       *[many] { $prayer } Punktów Modlitwy
    }
choice-sacrifice_for_points =
    Poświęć { $units ->
        [one] { $units } Jednostkę
        [few] { $units } Jednostki
       *[many] { $units } Jednostek
    } za { $points ->
        [one] { $points } stały Punkt Zwycięstwa
        [few] { $points } stałe Punkty Zwycięstwa
       *[many] { $points } stałych Punktów Zwycięstwa
    }
choice-decline = Zrezygnuj
choice-decline_for =
    { $decision ->
        [raise_choice] Nie wznoś Piramidy
        [buy_choice] Nie kupuj płytki
        [place_creature] Zostaw w zasobach
        [move_origin] Zrezygnuj z ruchu
       *[other] Zrezygnuj
    }

## What brings prayer points, as $source of the event prayer

prayer_sources-night = Noc
prayer_sources-pray = modlitwa
prayer_sources-temple = świątynia
prayer_sources-sacrifice = poświęcenie
prayer_sources-recall = przywołanie
prayer_sources-kills = { power_tiles-crusade }
prayer_sources-victory = { power_tiles-holy_war }
prayer_sources-card = karta

## Events, as lines of the log
## $player: a name, in all that somebody does; $opponent, $other, $defender, $loser, $victim: too
## $area, $card, $tile, $creature, $city, $space, $action: names; $token: its id
## new_order: $players (a list); levels: $white, $red, $blue; units_set: $one, $two, $three
## round, turn, di_…: $number; prayer…, paid, points: $amount, $source; named: $place
## raised, tiles_added: $level; card_replaced: $by (the special card); moved: $how; creature_lost: $to

event-city = { $player } ma miasto: { $city }.
event-levels = { $player } zaczyna z Piramidami: biała poziom { $white }, czerwona poziom { $red }, niebieska poziom { $blue }.
event-pyramid_placed = { $player } umieszcza Piramidę: { $colour }, { $area }.
event-units_set = { $player } rozmieszcza Jednostki w dzielnicach 1, 2 i 3: { $one }, { $two } i { $three }.
event-round = Zaczyna się runda { $number }.
event-night = Zapada Noc.
event-day = Zaczyna się Dzień.
event-turn = { $player } zaczyna turę { $number }.
event-attribution = Dzień się kończy, czas przyznać punkty.
event-tiles_added = Od teraz można kupować płytki Mocy poziomu { $level }.
event-prayer =
    { $amount ->
        [one] { $player } dostaje { $amount } Punkt Modlitwy ({ $source }).
        [few] { $player } dostaje { $amount } Punkty Modlitwy ({ $source }).
       *[many] { $player } dostaje { $amount } Punktów Modlitwy ({ $source }).
    }
event-prayer_lost =
    { $amount ->
        [one] { $player } traci { $amount } Punkt Modlitwy.
        [few] { $player } traci { $amount } Punkty Modlitwy.
       *[many] { $player } traci { $amount } Punktów Modlitwy.
    }
event-paid =
    { $amount ->
        [one] { $player } płaci { $amount } Punkt Modlitwy.
        [few] { $player } płaci { $amount } Punkty Modlitwy.
       *[many] { $player } płaci { $amount } Punktów Modlitwy.
    }
event-di_drawn =
    { $number ->
        [one] { $player } dobiera { $number } kartę Boskiej Interwencji.
        [few] { $player } dobiera { $number } karty Boskiej Interwencji.
       *[many] { $player } dobiera { $number } kart Boskiej Interwencji.
    }
event-di_seen = { $player } ma nowe karty: { $cards }.
event-di_looked =
    { $number ->
        [one] Wizja: { $player } ogląda { $number } kartę Boskiej Interwencji.
        [few] Wizja: { $player } ogląda { $number } karty Boskiej Interwencji.
       *[many] Wizja: { $player } ogląda { $number } kart Boskiej Interwencji.
    }
event-di_looked_at = { $player } widzi: { $cards }.
event-di_kept = { $player } zatrzymuje: { $cards }.
event-reshuffled = Z odrzuconych kart Boskiej Interwencji powstaje nowy, potasowany stos.
event-first_power = { $player } używa najpierw: { $tile }.
event-named = { $player } ustala miejsce { $place } w kolejności: { $other }.
event-new_order = Nowa kolejność graczy: { $players }.
event-token =
    { $token ->
        [silver] { $player } używa srebrnego znacznika: { $space }.
        [gold] { $player } używa złotego znacznika.
       *[regular] { $player } wybiera: { $space }.
    }
event-gold_action = { $player } wybiera dla złotego znacznika: { $action }.
event-turn_ended = { $player } kończy turę.
event-raised = { $player } podnosi Piramidę na poziom { $level }: { $colour }.
event-bought = { $player } kupuje płytkę „{ $tile }”.
event-creature_placed = { $creature } ({ $player }) wkracza: { $area }.
event-creature_kept = { $creature } ({ $player }) zostaje w zasobach.
event-card_replaced = { $player } wymienia kartę „{ $card }” na „{ $by }”.
event-units_placed =
    { $units ->
        [one] { $player } umieszcza { $units } Jednostkę: { $area }.
        [few] { $player } umieszcza { $units } Jednostki: { $area }.
       *[many] { $player } umieszcza { $units } Jednostek: { $area }.
    }
event-declined = { $player } rezygnuje.
event-sacrificed =
    { $units ->
        [one] { $player } poświęca { $units } Jednostkę: { $area }.
        [few] { $player } poświęca { $units } Jednostki: { $area }.
       *[many] { $player } poświęca { $units } Jednostek: { $area }.
    }
event-points =
    { $amount ->
        [one] { $player } zdobywa { $amount } stały Punkt Zwycięstwa ({ $source }).
        [few] { $player } zdobywa { $amount } stałe Punkty Zwycięstwa ({ $source }).
       *[many] { $player } zdobywa { $amount } stałych Punktów Zwycięstwa ({ $source }).
    }
event-won =
    { $points ->
        [one] { $player } wygrywa, mając { $points } Punkt Zwycięstwa!
        [few] { $player } wygrywa, mając { $points } Punkty Zwycięstwa!
       *[many] { $player } wygrywa, mając { $points } Punktów Zwycięstwa!
    }
event-move_begins = { $player } zaczyna ruch: { $area }.
event-moved =
    { $how ->
        [step]
            { $units ->
                [one] { $player } przesuwa { $units } Jednostkę: { $to }.
                [few] { $player } przesuwa { $units } Jednostki: { $to }.
               *[many] { $player } przesuwa { $units } Jednostek: { $to }.
            }
       *[other]
            { $units ->
                [one] { $player } teleportuje { $units } Jednostkę: { $to }.
                [few] { $player } teleportuje { $units } Jednostki: { $to }.
               *[many] { $player } teleportuje { $units } Jednostek: { $to }.
            }
    }
event-move_ended = { $player } kończy ruch.
event-creature_lost = { $creature } ({ $player }) trafia tutaj: { $to }.
event-card_played = { $player } zagrywa kartę „{ $card }”.
event-vetoed = { $player } wetuje kartę „{ $card }”.
event-card_cancelled = Karta „{ $card }” ({ $player }) zostaje anulowana i nie działa.
event-gates_opened = { $player } do końca tego ruchu ignoruje mury.
event-struck =
    { $units ->
        [one] { $player } niszczy { $units } Jednostkę gracza { $victim }: { $area }.
        [few] { $player } niszczy { $units } Jednostki gracza { $victim }: { $area }.
       *[many] { $player } niszczy { $units } Jednostek gracza { $victim }: { $area }.
    }
event-attacked = { $player } atakuje, broni się { $defender }: { $area }.
event-escaped =
    { $units ->
        [one] { $player } ucieka z { $units } Jednostką: { $to }.
       *[other] { $player } ucieka z { $units } Jednostkami: { $to }.
    }
event-initiative =
    { $lost ->
        [one] { power_tiles-initiative }: { $player } traci { $lost } Jednostkę przed bitwą.
        [few] { power_tiles-initiative }: { $player } traci { $lost } Jednostki przed bitwą.
       *[many] { power_tiles-initiative }: { $player } traci { $lost } Jednostek przed bitwą.
    }
event-committed = { $player } ma już wybrane karty.
event-prescience = { power_tiles-prescience }: { $opponent } zagra kartę „{ $card }”.
event-revealed = { $player } odkrywa: { $cards }. Siła { $strength }, obrażenia { $damage }, obrona { $protection }.
event-wounded_by_card = { $player } odrzuca kartę „{ $card }”: siła { $strength }.
event-battle_result = { $area }: bitwę wygrywa { $player }, siła { $strength } przeciw { $other }; przegrywa { $loser }.
event-casualties =
    { $lost ->
        [one] { $player } traci { $lost } Jednostkę: { $area }.
        [few] { $player } traci { $lost } Jednostki: { $area }.
       *[many] { $player } traci { $lost } Jednostek: { $area }.
    }
event-recalled =
    { $units ->
        [one] { $player } przywołuje { $units } Jednostkę: { $area }.
        [few] { $player } przywołuje { $units } Jednostki: { $area }.
       *[many] { $player } przywołuje { $units } Jednostek: { $area }.
    }
event-retreated =
    { $units ->
        [one] { $player } wycofuje się z { $units } Jednostką: { $to }.
       *[other] { $player } wycofuje się z { $units } Jednostkami: { $to }.
    }
event-stayed = { $player } pozostaje na miejscu: { $area }.
event-battle_cards_back = { $player } bierze z powrotem wszystkie karty Walki.
event-battle_over = Bitwa skończona: { $area }.

## Reasons: the parts of what a seat may hope for, and why a choice is better or worse than another
## $points: how many victory points that is

reason-points = Stałe Punkty Zwycięstwa
reason-points-more = Więcej stałych Punktów Zwycięstwa: około { $points } (12.4).
reason-points-less = Mniej stałych Punktów Zwycięstwa: około { $points } (12.4).
reason-order = Miejsce w kolejności tur
reason-order-more = Późniejsza tura Dnia, na którą mniej graczy odpowie: warta około { $points } (5.4).
reason-order-less = Wcześniejsza tura Dnia, na którą więcej graczy odpowie: kosztuje około { $points } (5.4).
reason-troops = Oddziały
reason-troops-more = Większe lub bezpieczniejsze Oddziały: warte około { $points } (8.3).
reason-troops-less = Mniejsze lub mniej bezpieczne Oddziały: strata około { $points } (8.3).
reason-temples = Świątynie
reason-temples-more = Więcej świątyń lub świątynie bezpieczniejsze: warte około { $points } (12.3).
reason-temples-less = Mniej świątyń lub świątynie mniej bezpieczne: strata około { $points } (12.3).
reason-sanctuary = Sanktuarium Bogów
reason-sanctuary-more = Pewniejsze panowanie nad Sanktuarium: warte około { $points } (13.4).
reason-sanctuary-less = Słabsze panowanie nad Sanktuarium: strata około { $points } (13.4).
reason-attacks = Możliwe ataki
reason-attacks-more = Możesz lepiej zaatakować: warte około { $points } (9.13).
reason-attacks-less = Nie możesz już tak dobrze zaatakować: strata około { $points } (9.13).
reason-pyramids = Piramidy
reason-pyramids-more = Więcej lub wyższe Piramidy pod twoją kontrolą: warte około { $points } (7.3.1).
reason-pyramids-less = Mniej lub niższe Piramidy pod twoją kontrolą: strata około { $points } (7.3.1).
reason-prayer = Punkty Modlitwy
reason-prayer-more = Zostaje więcej Punktów Modlitwy: warte około { $points } (7.1.1).
reason-prayer-less = Zostaje mniej Punktów Modlitwy: strata około { $points } (7.1.1).
reason-cards = Karty Boskiej Interwencji
reason-cards-more = Więcej kart Boskiej Interwencji na ręce: warte około { $points } (15.1).
reason-cards-less = Mniej kart Boskiej Interwencji na ręce: strata około { $points } (15.1).
reason-tiles = Płytki Mocy
reason-tiles-more = Więcej lub lepsze Płytki Mocy: warte około { $points } (16.1).
reason-tiles-less = Mniej lub słabsze Płytki Mocy: strata około { $points } (16.1).
reason-actions = Pozostałe akcje
reason-actions-more = Więcej akcji do końca Dnia: warte około { $points } (6.1).
reason-actions-less = Mniej akcji do końca Dnia: strata około { $points } (6.1).
reason-day_end = Koniec tego Dnia
reason-day_end-more = Lepszy wynik, jeśli gra skończy się z tym Dniem: warty około { $points } (14.1).
reason-day_end-less = Gorszy wynik, jeśli gra skończy się z tym Dniem: strata około { $points } (14.1).
