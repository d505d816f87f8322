### Texts of Pharaon in Polish: the ids of text_ids.py, no more and no fewer.

## The game

game = Faraon
game-summary = Zabiegaj o arystokratów, zatrudniaj rzemieślników, składaj ofiary, bogać się nad Nilem i buduj swój grobowiec, a koło niech decyduje, co ile kosztuje. Po pięciu rundach wygrywa ten, kto ma najwięcej Punktów Prestiżu.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## traitor: stands where a player’s name could, always first in the sentence
## jar: $resources (a list); unit_count: $number, $unit (a resource or an offering token)
## payment: $access (the unit for the wheel) and $units (a list); -access: nothing but $access;
## payment-units: without the wheel, only $units

player = Gracz { $number }
traitor = Zdrajca
jar = ({ $resources })
unit_count =
    { $number ->
        [1] { $unit }
       *[other] { $number } × { $unit }
    }
payment = { $access } na koło oraz { $units }
payment-access = { $access } na koło
payment-units = { $units }

## Words of the board
## For headings and tooltips

terms-prestige_points = Punkty Prestiżu (PP)
terms-tablet_of_the_gods = Plansza bogów
terms-pyramid_of_time = Piramida Czasu
terms-round_track = Tor rund
terms-first_player_token = Żeton Pierwszego gracza
terms-pharaoh_token = Żeton Faraona
terms-jar = Urna
terms-offering_bag = Torba ofiar
terms-artisan = Rzemieślnik
terms-noble = Arystokrata
terms-traitor = Zdrajca
terms-basic_resource = Surowiec podstawowy
terms-supply = Pula
terms-offering_set = Zestaw ofiar
terms-bonus_area = Obszar bonusowy
terms-round = Runda
terms-deck = Talia
terms-ability_permanent = Zdolność stała
terms-ability_once_per_round = Raz na rundę
terms-ability_immediate = Zdolność natychmiastowa
terms-action_end_turn = Zakończ turę

## Options

option-first_game_scribes = Pierwsza rozgrywka: rozdany skryba jako startowy arystokrata
option-first_game_scribes-none = dla nikogo, każdy wybiera
option-first_game_scribes-all = dla wszystkich
option-first_game_scribes-listed = dla graczy wskazanych niżej
option-scribe_seats = Gracze z rozdanym skrybą
option-scribe_seats-1 = gracz 1
option-scribe_seats-2 = gracz 2
option-scribe_seats-3 = gracz 3
option-scribe_seats-4 = gracz 4
option-scribe_seats-5 = gracz 5
option-scribe_seats-1_2 = gracze 1 i 2
option-scribe_seats-1_3 = gracze 1 i 3
option-scribe_seats-1_4 = gracze 1 i 4
option-scribe_seats-1_5 = gracze 1 i 5
option-scribe_seats-2_3 = gracze 2 i 3
option-scribe_seats-2_4 = gracze 2 i 4
option-scribe_seats-2_5 = gracze 2 i 5
option-scribe_seats-3_4 = gracze 3 i 4
option-scribe_seats-3_5 = gracze 3 i 5
option-scribe_seats-4_5 = gracze 4 i 5
option-scribe_seats-1_2_3 = gracze 1, 2 i 3
option-scribe_seats-1_2_4 = gracze 1, 2 i 4
option-scribe_seats-1_2_5 = gracze 1, 2 i 5
option-scribe_seats-1_3_4 = gracze 1, 3 i 4
option-scribe_seats-1_3_5 = gracze 1, 3 i 5
option-scribe_seats-1_4_5 = gracze 1, 4 i 5
option-scribe_seats-2_3_4 = gracze 2, 3 i 4
option-scribe_seats-2_3_5 = gracze 2, 3 i 5
option-scribe_seats-2_4_5 = gracze 2, 4 i 5
option-scribe_seats-3_4_5 = gracze 3, 4 i 5
option-scribe_seats-1_2_3_4 = gracze 1, 2, 3 i 4
option-scribe_seats-1_2_3_5 = gracze 1, 2, 3 i 5
option-scribe_seats-1_2_4_5 = gracze 1, 2, 4 i 5
option-scribe_seats-1_3_4_5 = gracze 1, 3, 4 i 5
option-scribe_seats-2_3_4_5 = gracze 2, 3, 4 i 5
option-scribe_seats-1_2_3_4_5 = gracze 1, 2, 3, 4 i 5
option-nile_condition_needed = Tory Nilu wymagane przez boga
option-nile_condition_needed-2 = 2 tory
option-nile_condition_needed-3 = 3 tory
option-high_official_nile_same_track = Wysocy urzędnicy: wszystkie ruchy na jednym torze Nilu
option-high_official_nile_same_track-yes = tak
option-high_official_nile_same_track-no = nie, każdy ruch na wybranym torze
option-scribe_pays_access = Skrybowie mogą opłacić koszt dostępu
option-scribe_pays_access-yes = tak
option-scribe_pays_access-no = nie, tylko koszt akcji
option-traitor_difficulty = Zdrajca: ciemne płytki
option-traitor_difficulty-0 = żadna, łatwy spisek
option-traitor_difficulty-1 = 1 płytka
option-traitor_difficulty-2 = 2 płytki
option-traitor_difficulty-3 = 3 płytki
option-traitor_difficulty-4 = 4 płytki
option-traitor_difficulty-5 = wszystkie 5, najtrudniejszy spisek
option-traitor_dark_tiles = Zdrajca: wybór ciemnych płytek
option-traitor_dark_tiles-random = decyduje los
option-traitor_dark_tiles-chosen = wybierasz ty
option-traitor_god_needs_conditions = Zdrajca musi spełnić cele bogów
option-traitor_god_needs_conditions-no = nie, wystarczy zakryty symbol
option-traitor_god_needs_conditions-yes = tak

## Resources

resources-agriculture = Rolnictwo
resources-construction = Budownictwo
resources-trade = Handel
resources-royalty = Władza
resources-justice = Sprawiedliwość
resources-silver = Srebro

## Sections: name, what an action costs there, what a god beside it demands
## …-condition: $needed (a number)

sections-offerings = Obszar ofiary
sections-offerings-cost = 1 surowiec, +1 taki sam za żeton bonusowy
sections-offerings-condition =
    { $needed ->
        [one] { $needed } żeton ofiary
        [few] { $needed } żetony ofiary
       *[many] { $needed } żetonów ofiary
    }
sections-nobles = Obszar arystokracji
sections-nobles-cost = 5 różnych surowców
sections-nobles-condition =
    { $needed ->
        [one] { $needed } arystokrata
       *[other] { $needed } arystokratów
    }
sections-nile = Obszar Nilu
sections-nile-cost = 2 wskazane surowce
sections-nile-condition =
    { $needed ->
        [one] Znacznik na { $needed } torze Nilu
       *[other] Znaczniki na { $needed } torach Nilu
    }
sections-artisans = Obszar rzemieślników
sections-artisans-cost = 3 takie same surowce
sections-artisans-condition =
    { $needed ->
        [one] { $needed } rzemieślnik
       *[other] { $needed } rzemieślników
    }
sections-burial_chamber = Obszar komnaty grobowej
sections-burial_chamber-cost = 2 do 4 surowców wskazanych przy twoim kolejnym etapie
sections-burial_chamber-condition =
    { $needed ->
        [one] { $needed } etap komnaty grobowej
        [few] { $needed } etapy komnaty grobowej
       *[many] { $needed } etapów komnaty grobowej
    }

## Gods

gods-ra = Ra
gods-horus = Horus
gods-osiris = Ozyrys
gods-isis = Izyda
gods-anubis = Anubis

## Options of the action on the Nile, and its tracks by their resource

nile_options-nile_agriculture_construction = Rolnictwo + budownictwo
nile_options-nile_agriculture_construction-text = Zyskaj: handel i sprawiedliwość; 2 ruchy na torach: rolnictwo i budownictwo.
nile_options-nile_construction_trade = Budownictwo + handel
nile_options-nile_construction_trade-text = Zyskaj: władza i rolnictwo; 2 ruchy na torach: budownictwo i handel.
nile_options-nile_trade_royalty = Handel + władza
nile_options-nile_trade_royalty-text = Zyskaj: sprawiedliwość i budownictwo; 2 ruchy na torach: handel i władza.
nile_options-nile_royalty_justice = Władza + sprawiedliwość
nile_options-nile_royalty_justice-text = Zyskaj: rolnictwo i handel; 2 ruchy na torach: władza i sprawiedliwość.
nile_options-nile_justice_agriculture = Sprawiedliwość + rolnictwo
nile_options-nile_justice_agriculture-text = Zyskaj: budownictwo i władza; 2 ruchy na torach: sprawiedliwość i rolnictwo.
nile_options-nile_pair = Dwa takie same surowce
nile_options-nile_pair-text = Zyskaj losową urnę; 1 ruch na dowolnym torze.
nile_tracks-agriculture = Tor Nilu ({ resources-agriculture })
nile_tracks-construction = Tor Nilu ({ resources-construction })
nile_tracks-trade = Tor Nilu ({ resources-trade })
nile_tracks-royalty = Tor Nilu ({ resources-royalty })
nile_tracks-justice = Tor Nilu ({ resources-justice })

## What an action is after, said after the name of its section

acts-offerings_1 = zestaw ofiar
acts-offerings_2 = zestaw ofiar i żeton bonusowy
acts-nobles = nowy arystokrata
acts-nile_agriculture_construction = rolnictwo + budownictwo
acts-nile_construction_trade = budownictwo + handel
acts-nile_trade_royalty = handel + władza
acts-nile_royalty_justice = władza + sprawiedliwość
acts-nile_justice_agriculture = sprawiedliwość + rolnictwo
acts-nile_pair = dwa takie same surowce
acts-artisans = nowy rzemieślnik
acts-burial_chamber = kolejny etap

## Offering tokens
## One of a resource pays as that resource, one for a section pays there, prestige gives +PP

offering_types-offering_agriculture = Ofiara rolnictwa
offering_types-offering_construction = Ofiara budownictwa
offering_types-offering_trade = Ofiara handlu
offering_types-offering_royalty = Ofiara władzy
offering_types-offering_justice = Ofiara sprawiedliwości
offering_types-offering_area_offerings = Ofiara obszaru ofiary
offering_types-offering_area_nobles = Ofiara obszaru arystokracji
offering_types-offering_area_nile = Ofiara obszaru Nilu
offering_types-offering_area_artisans = Ofiara obszaru rzemieślników
offering_types-offering_area_burial_chamber = Ofiara obszaru komnaty grobowej
offering_types-offering_prestige_1 = Ofiara prestiżu +1
offering_types-offering_prestige_2 = Ofiara prestiżu +2

## Nobles: name, what the card does, what it is worth at the end

nobles-scribe_1 = Skryba 1
nobles-scribe_1-ability = Surowcami rolnictwo i handel możesz płacić zamiennie, tak samo ich żetonami ofiary.
nobles-scribe_1-prestige = 4 PP oraz 4 PP za każdego zadowolonego boga przy obszarze ofiary.
nobles-scribe_2 = Skryba 2
nobles-scribe_2-ability = Surowcami budownictwo i władza możesz płacić zamiennie, tak samo ich żetonami ofiary.
nobles-scribe_2-prestige = 4 PP oraz 4 PP za każdego zadowolonego boga przy obszarze arystokracji.
nobles-scribe_3 = Skryba 3
nobles-scribe_3-ability = Surowcami handel i sprawiedliwość możesz płacić zamiennie, tak samo ich żetonami ofiary.
nobles-scribe_3-prestige = 4 PP oraz 4 PP za każdego zadowolonego boga przy obszarze Nilu.
nobles-scribe_4 = Skryba 4
nobles-scribe_4-ability = Surowcami władza i rolnictwo możesz płacić zamiennie, tak samo ich żetonami ofiary.
nobles-scribe_4-prestige = 4 PP oraz 4 PP za każdego zadowolonego boga przy obszarze rzemieślników.
nobles-scribe_5 = Skryba 5
nobles-scribe_5-ability = Surowcami sprawiedliwość i budownictwo możesz płacić zamiennie, tak samo ich żetonami ofiary.
nobles-scribe_5-prestige = 4 PP oraz 4 PP za każdego zadowolonego boga przy obszarze komnaty grobowej.
nobles-general = Generał
nobles-general-ability = Gdy pasujesz, od razu przesuń się o jedno pole w Piramidzie i weź jego dochód. Jeśli pasujesz na końcu, nic się nie dzieje.
nobles-general-prestige = 7 PP, 4 więcej z żetonem Faraona, 4 więcej z żetonem Pierwszego gracza.
nobles-architect = Architekt
nobles-architect-ability = W obszarze komnaty grobowej koszt dostępu możesz zapłacić dowolnym surowcem. Do kosztu akcji liczy się on wtedy jako własny kolor.
nobles-architect-prestige = 9 PP.
nobles-high_priestess = Wielka Kapłanka
nobles-high_priestess-ability = W obszarze ofiary koszt dostępu możesz zapłacić dowolnym surowcem. Do kosztu akcji liczy się on wtedy jako własny kolor.
nobles-high_priestess-prestige = 9 PP.
nobles-master = Mistrz
nobles-master-ability = W obszarze rzemieślników koszt dostępu możesz zapłacić dowolnym surowcem. Do kosztu akcji liczy się on wtedy jako własny kolor.
nobles-master-prestige = 9 PP.
nobles-granary_steward = Zarządca Spichlerza
nobles-granary_steward-ability = W obszarze Nilu koszt dostępu możesz zapłacić dowolnym surowcem. Do kosztu akcji liczy się on wtedy jako własny kolor.
nobles-granary_steward-prestige = 9 PP.
nobles-judge = Sędzia
nobles-judge-ability = W obszarze arystokracji możesz zapłacić dowolnymi 5 surowcami zamiast 5 różnymi; jeden z nich nadal musi pasować na koło.
nobles-judge-prestige = 8 PP.
nobles-grand_vizier = Wielki Wezyr
nobles-grand_vizier-ability = Brak zdolności.
nobles-grand_vizier-prestige = 3 PP oraz 3 PP za każdego twojego arystokratę, razem z tym.
nobles-doctor = Doktor
nobles-doctor-ability = Raz na rundę: wykonaj akcję w obszarze rzemieślników bez użycia koła, nawet gdy nie ma wolnego pola. Płacisz pełny koszt akcji.
nobles-doctor-prestige = 6 PP oraz 2 PP za każdą różną wartość PP wśród twoich rzemieślników.
nobles-chief_contractor = Główny wykonawca
nobles-chief_contractor-ability = Raz na rundę: wykonaj akcję w obszarze komnaty grobowej bez użycia koła, nawet gdy nie ma wolnego pola. Płacisz pełny koszt akcji.
nobles-chief_contractor-prestige = 6 PP oraz 2 PP za każdy etap twojej komnaty grobowej.
nobles-high_priest = Wielki Kapłan
nobles-high_priest-ability = Raz na rundę: wykonaj akcję w obszarze ofiary bez użycia koła, nawet gdy nie ma wolnego pola. Płacisz pełny koszt akcji.
nobles-high_priest-prestige = 6 PP oraz 2 PP za każdy twój żeton ofiary.
nobles-governor = Gubernator
nobles-governor-ability = Raz na rundę: wykonaj akcję w obszarze Nilu bez użycia koła, nawet gdy nie ma wolnego pola. Płacisz pełny koszt akcji.
nobles-governor-prestige = 5 PP oraz 3 PP za każdy tor Nilu, na którym jesteś na poziomie 3.
nobles-witch = Czarownica
nobles-witch-ability = Raz na rundę, w swojej turze: wymień jeden swój surowiec podstawowy na inny, dowolnie wybrany.
nobles-witch-prestige = 3 PP oraz 3 PP za każdego zadowolonego boga.
nobles-treasurer = Skarbnik
nobles-treasurer-ability = Raz na rundę, w swojej turze: wymień jeden swój surowiec podstawowy na 1 srebro.
nobles-treasurer-prestige = 8 PP oraz 2 PP za każde twoje srebro.
nobles-teacher = Nauczyciel
nobles-teacher-ability = Raz na rundę, gdy zdobywasz urnę: weź też 1 dowolny surowiec podstawowy.
nobles-teacher-prestige = 7 PP oraz 1 PP za każdy twój surowiec podstawowy i każdą ofiarę surowca.
nobles-diplomat = Dyplomata
nobles-diplomat-ability = Raz na rundę, gdy zdobywasz urnę: odrzuć ją i weź zamiast niej 3 dowolne surowce podstawowe.
nobles-diplomat-prestige = Tyle PP, ile najlepszy z twoich pozostałych arystokratów, a 0 PP, jeśli nie masz innych.
nobles-high_official_21 = Wysoki urzędnik 21
nobles-high_official_21-ability = Natychmiast i za darmo: 3 ruchy na jednym torze Nilu, potem 2 srebra.
nobles-high_official_21-prestige = 6 PP.
nobles-high_official_22 = Wysoki urzędnik 22
nobles-high_official_22-ability = Natychmiast i za darmo: 2 ruchy na jednym torze Nilu, potem 2 żetony ofiary.
nobles-high_official_22-prestige = 6 PP.
nobles-high_official_23 = Wysoki urzędnik 23
nobles-high_official_23-ability = Natychmiast i za darmo: 1 rzemieślnik, potem 1 srebro.
nobles-high_official_23-prestige = 6 PP.
nobles-high_official_24 = Wysoki urzędnik 24
nobles-high_official_24-ability = Natychmiast i za darmo: 1 rzemieślnik, potem 2 żetony ofiary.
nobles-high_official_24-prestige = 5 PP.
nobles-high_official_25 = Wysoki urzędnik 25
nobles-high_official_25-ability = Natychmiast i za darmo: 1 etap komnaty grobowej, potem 1 srebro.
nobles-high_official_25-prestige = 7 PP.
nobles-high_official_26 = Wysoki urzędnik 26
nobles-high_official_26-ability = Natychmiast i za darmo: 1 etap komnaty grobowej, potem 1 żeton ofiary.
nobles-high_official_26-prestige = 7 PP.

## Artisans by their craft; those of one craft are told apart by the resources they give

crafts-potter = Garncarz
crafts-weaver = Tkacz
crafts-carpenter = Cieśla
crafts-painter = Malarz
crafts-sculptor = Rzeźbiarz
crafts-goldsmith = Złotnik
artisans-artisan_01 = { crafts-potter } ({ resources-agriculture })
artisans-artisan_02 = { crafts-potter } ({ resources-construction })
artisans-artisan_03 = { crafts-potter } ({ resources-trade })
artisans-artisan_04 = { crafts-potter } ({ resources-royalty })
artisans-artisan_05 = { crafts-potter } ({ resources-justice })
artisans-artisan_06 = { crafts-weaver } ({ resources-agriculture })
artisans-artisan_07 = { crafts-weaver } ({ resources-construction })
artisans-artisan_08 = { crafts-weaver } ({ resources-trade })
artisans-artisan_09 = { crafts-weaver } ({ resources-royalty })
artisans-artisan_10 = { crafts-weaver } ({ resources-justice })
artisans-artisan_11 = { crafts-carpenter } ({ resources-construction })
artisans-artisan_12 = { crafts-carpenter } ({ resources-trade })
artisans-artisan_13 = { crafts-carpenter } ({ resources-royalty })
artisans-artisan_14 = { crafts-carpenter } ({ resources-justice })
artisans-artisan_15 = { crafts-carpenter } ({ resources-agriculture })
artisans-artisan_16 = { crafts-painter } ({ resources-agriculture }, { resources-trade })
artisans-artisan_17 = { crafts-painter } ({ resources-construction }, { resources-royalty })
artisans-artisan_18 = { crafts-painter } ({ resources-trade }, { resources-justice })
artisans-artisan_19 = { crafts-painter } ({ resources-royalty }, { resources-agriculture })
artisans-artisan_20 = { crafts-painter } ({ resources-justice }, { resources-construction })
artisans-artisan_21 = { crafts-sculptor } ({ resources-agriculture })
artisans-artisan_22 = { crafts-sculptor } ({ resources-construction })
artisans-artisan_23 = { crafts-sculptor } ({ resources-trade })
artisans-artisan_24 = { crafts-sculptor } ({ resources-royalty })
artisans-artisan_25 = { crafts-sculptor } ({ resources-justice })
artisans-artisan_26 = { crafts-goldsmith }
artisans-artisan_27 = { crafts-goldsmith }
artisans-artisan_28 = { crafts-goldsmith }
artisans-artisan_29 = { crafts-goldsmith }
artisans-artisan_30 = { crafts-goldsmith }

## Incomes of the Pyramid of Time

pyramid_incomes-any_basic = 1 dowolny surowiec podstawowy
pyramid_incomes-silver = 1 srebro
pyramid_incomes-offering = 1 żeton ofiary
pyramid_incomes-first_player = żeton Pierwszego gracza
pyramid_incomes-none = brak dochodu

## The Traitor’s tiles, and what their symbols bring
## …: $number (a place from the left or from the top, or PP), where the symbol shows one

traitor_tiles-traitor_tile_a = Grobowiec
traitor_tiles-traitor_tile_b = Dwór
traitor_tiles-traitor_tile_c = Warsztaty
traitor_tiles-traitor_tile_d = Świątynia
traitor_tiles-traitor_tile_e = Rzeka
traitor_effects-none = Brak efektu.
traitor_effects-burial = Zdrajca buduje jeden etap komnaty grobowej.
traitor_effects-god = Na koniec gry Zdrajca otrzyma punkty za boga z tej płytki.
traitor_effects-take_noble = Zdrajca zabiera arystokratę nr { $number }, licząc od lewej.
traitor_effects-discard_noble = Arystokrata nr { $number }, licząc od lewej, odpada z gry.
traitor_effects-noble_level = Każdy arystokrata Zdrajcy jest wart { $number } PP na koniec gry.
traitor_effects-take_artisan_high = Zdrajca zabiera odkrytego rzemieślnika o najwyższym prestiżu.
traitor_effects-take_artisan_low = Zdrajca zabiera odkrytego rzemieślnika o najniższym prestiżu.
traitor_effects-discard_artisan_high = Odkryty rzemieślnik o najwyższym prestiżu odpada z gry.
traitor_effects-discard_artisan_low = Odkryty rzemieślnik o najniższym prestiżu odpada z gry.
traitor_effects-offering_set = Zdrajca zabiera zestaw ofiar nr { $number }, licząc od góry.
traitor_effects-offering_bonus = Zdrajca zabiera żeton bonusowy nr { $number }, licząc od góry.
traitor_effects-nile_most = Zdrajca przesuwa znacznik na torze Nilu najbardziej zapełnionej płytki.
traitor_effects-nile_least = Zdrajca przesuwa znacznik na torze Nilu najmniej zapełnionej płytki.

## The seven parts of the score

parts-gods = Boskie cele
parts-nobles = Arystokraci
parts-artisans = Rzemieślnicy
parts-nile = Tor Nilu
parts-burial_chamber = Komnata grobowa
parts-tokens = Żetony zasobów i ofiar
parts-pharaoh_and_first_player = Faraon i Pierwszy gracz

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-dark_tile = Wybierz płytkę Zdrajcy, którą odwrócisz na ciemną stronę.
wait-dark_tile = { $player } wybiera ciemne płytki Zdrajcy.
help-dark_tile =
    Ciemna strona jest trudniejsza: symbole pojawiają się na niej wcześniej i jest ich więcej.
    Każda płytka podaje też, ile urn Zdrajca ma w jednej z rund: skrajna lewa w rundzie 1, następna w rundzie 2 i tak dalej.
prompt-setup_noble = Zachowaj jednego z dwóch dobranych arystokratów.
wait-setup_noble = { $player } wybiera startowego arystokratę.
help-setup_noble =
    Startowy arystokrata zostaje z tobą do końca: zwróć uwagę na jego zdolność i na to, za co daje prestiż.
    Obie karty widzisz tylko ty.
    Druga wróci do talii, a w grze solo dostanie ją Zdrajca.
prompt-setup_jar = Wybierz urnę pod Piramidą i weź jej surowce.
wait-setup_jar = { $player } wybiera pierwszą urnę.
help-setup_jar =
    Dostaniesz jeszcze 2 srebra, czyli jokery zastępujące dowolny surowiec podstawowy.
    Spójrz na koło: surowiec leżący naprzeciw obszaru, na którym ci zależy, otwiera go i może też liczyć się do kosztu akcji.
prompt-turn = Wykonaj akcję w jednym z pięciu obszarów albo spasuj.
wait-turn = { $player } wybiera akcję.
help-turn =
    Połóż na wolnym polu sektora surowiec, którego żąda koło, i zapłać koszt akcji; jeśli surowiec na kole pasuje, liczy się do tego kosztu.
    Co oszczędzisz, zostaje z tobą, ale pola na kole się zapełniają.
    Gdy spasujesz, bierzesz urnę i zbierasz dochód w Piramidzie Czasu, lecz w tej rundzie już nie działasz.
prompt-payment = Zapłać zgodnie z propozycją albo wybierz krok po kroku, co wydasz.
wait-payment = { $player } wybiera, czym zapłacić.
help-payment =
    Najpierw wybierasz żeton na koło, potem pozostałe, jeden po drugim.
    Propozycja sięga po to, czego masz najwięcej, i oszczędza srebro oraz ofiary.
    Dopóki płatność nie jest pełna, możesz cofnąć każdy krok, a także wybór akcji.
prompt-swap_witch = Czarownica: wybierz, co oddasz, a potem, co za to weźmiesz.
wait-swap_witch = { $player } wymienia surowiec u Czarownicy.
help-swap_witch =
    Oddajesz jeden surowiec podstawowy albo ofiarę takiego surowca i bierzesz z puli inny surowiec podstawowy.
    Wymiana działa raz na rundę i nie kończy tury.
prompt-swap_treasurer = Skarbnik: wybierz, co oddasz za 1 srebro.
wait-swap_treasurer = { $player } wymienia surowiec na srebro u Skarbnika.
help-swap_treasurer =
    Srebro zastępuje w płatnościach każdy surowiec podstawowy.
    Zamiast surowca podstawowego możesz oddać ofiarę takiego surowca; wymiana działa raz na rundę i nie kończy tury.
prompt-offerings_set = Wybierz zestaw ofiar.
wait-offerings_set = { $player } wybiera zestaw ofiar.
help-offerings_set =
    Dostajesz oba żetony z zestawu.
    Ofiary surowca i obszaru można wydać, ofiar prestiżu nie; każda, którą zachowasz do końca, jest warta 1 PP i liczy się dla bogów.
prompt-offering_source = Weź żeton ofiary: jeden z obszaru bonusowego albo losowy z torby.
wait-offering_source = { $player } bierze żeton ofiary.
help-offering_source =
    Obszar bonusowy uzupełnia się dopiero na koniec rundy.
    W torbie rządzi los, a losowania nie można cofnąć.
prompt-noble_pick = Weź jednego z odkrytych arystokratów albo wierzchnią kartę talii.
wait-noble_pick = { $player } wybiera arystokratę.
help-noble_pick =
    Arystokrata ma zdolność i daje prestiż na koniec gry.
    Kto pierwszy ma dwóch arystokratów i etap 3 komnaty grobowej, dostaje też żeton Faraona.
    Kartę dobraną z talii musisz zachować.
prompt-nile_advance = Wybierz tor Nilu, na którym wykonasz ruch.
wait-nile_advance = { $player } wykonuje ruch na Nilu.
help-nile_advance =
    Na koniec gry tor jest wart 3 PP na poziomie 2 i 7 PP na poziomie 3.
    Dla bogów liczy się to, na ilu różnych torach stoisz; wystarczy poziom 1.
prompt-artisan_pick = Weź jednego z odkrytych rzemieślników albo wierzchnią kartę talii.
wait-artisan_pick = { $player } wybiera rzemieślnika.
help-artisan_pick =
    Rzemieślnik daje od razu surowce, a na koniec prestiż: im więcej jednego, tym mniej drugiego.
    Trzech rzemieślników spełnia warunek jednego boga, sześciu warunki dwóch.
prompt-official_track = Wysoki urzędnik: wybierz tor dla wszystkich ruchów.
wait-official_track = { $player } wybiera tor Nilu dla Wysokiego urzędnika.
help-official_track =
    Wszystkie ruchy wykonujesz na tym jednym torze, a te ponad poziom 3 przepadają.
    Tor jest wart 3 PP na poziomie 2 i 7 PP na poziomie 3.
prompt-pass_jar = Pasujesz: wybierz urnę i weź jej surowce.
wait-pass_jar = { $player } pasuje i wybiera urnę.
help-pass_jar =
    Te surowce zostaną z tobą na następną rundę, gdy koło obróci się o krok.
    Kto pasuje wcześnie, ma więcej urn do wyboru.
prompt-jar_diplomat = Zatrzymaj urnę albo wymień ją dzięki Dyplomacie.
wait-jar_diplomat = { $player } rozważa z Dyplomatą, co zrobić z urną.
help-jar_diplomat =
    Dyplomata odrzuca urnę, a ty bierzesz zamiast niej 3 dowolne surowce podstawowe.
    Działa na jedną urnę w rundzie.
prompt-jar_teacher = Czy Nauczyciel ma dołożyć do tej urny 1 dowolny surowiec podstawowy?
wait-jar_teacher = { $player } decyduje, czy użyć Nauczyciela.
help-jar_teacher =
    Surowiec wybierasz z puli.
    Nauczyciel działa na jedną urnę w rundzie: czekaj tylko wtedy, gdy spodziewasz się kolejnej urny i wtedy będziesz go bardziej potrzebować.
prompt-any_basic = Weź dowolny surowiec podstawowy.
wait-any_basic = { $player } wybiera surowiec podstawowy.
help-any_basic =
    Wybierasz spośród pięciu surowców podstawowych, o ile są jeszcze w puli; srebra nie ma wśród nich.
    Pomyśl, czego koło zażąda za chwilę.
prompt-pyramid_income = Weź dochód z nowego pola albo z pola po jego lewej.
wait-pyramid_income = { $player } wybiera dochód w Piramidzie Czasu.
help-pyramid_income =
    Każda twoja tura po spasowaniu przynosi jeden dochód, dopóki nie spasują wszyscy.
    Na ostatnim polu rzędu nie ma już czego brać.
prompt-end_turn = Użyj teraz zdolności albo zakończ turę.
wait-end_turn = { $player } może jeszcze użyć zdolności.
help-end_turn =
    Czarownica i Skarbnik działają raz na rundę, w twoich turach.
    Jeśli nie użyjesz zdolności teraz, możesz to zrobić w późniejszej turze tej rundy.
prompt-solo_split = Urna Zdrajcy: wybierz, który surowiec trafi na koło; drugi trafi na płytkę.
wait-solo_split = { $player } rozdziela urnę Zdrajcy.
help-solo_split =
    Na kole surowiec zabiera ci na tę rundę wolne pole swojego sektora.
    Na płytce zakrywa kolejny symbol, który od razu działa na korzyść Zdrajcy.
    Porównaj, co będzie dla ciebie mniej dotkliwe.

## Choices, as labels of buttons; …_for and …_of tell more, where the position is known
## dark_tile: $tile; keep_noble, use, take_noble: $noble; take_jar: $jar (see above)
## act…: $section, $action (what it is after); act_free…: also $noble, who needs no wheel
## …_for: $payment (see above); pay_access, pay_unit, swap_give: $unit; swap_get, basic: $resource
## offerings_set…, bonus…: $number; _of: $tokens (a list) or $token
## advance: $track; take_artisan: $artisan; income: $income
## to_wheel: $side of the jar (left or right); to_wheel_of: $resource, $other

choice-dark_tile = Odwróć na ciemną stronę: { $tile }
choice-keep_noble = Zachowaj: { $noble }
choice-take_jar = Weź urnę { $jar }
choice-act = { $section }: { $action }
choice-act_for = { $section }: { $action } – zapłata: { $payment }
choice-act_free = { $section }, bez koła ({ $noble }): { $action }
choice-act_free_for = { $section }, bez koła ({ $noble }): { $action } – zapłata: { $payment }
choice-pass = Spasuj
choice-use = Użyj zdolności: { $noble }
choice-pay_proposed = Zapłać zgodnie z propozycją
choice-pay_proposed_for = Zapłać: { $payment }
choice-pay_access = Połóż na kole: { $unit }
choice-pay_unit = Zapłać: { $unit }
choice-swap_give = Oddaj: { $unit }
choice-swap_get = Weź: { $resource }
choice-offerings_set = Weź zestaw ofiar { $number }
choice-offerings_set_of = Weź zestaw ofiar { $number }: { $tokens }
choice-bonus = Weź żeton bonusowy { $number }
choice-bonus_of = Weź żeton bonusowy { $number }: { $token }
choice-bag = Wylosuj żeton z torby
choice-take_noble = Weź: { $noble }
choice-take_noble_deck = Weź wierzchniego arystokratę z talii
choice-advance = Ruch: { $track }
choice-take_artisan = Zatrudnij: { $artisan }
choice-take_artisan_deck = Zatrudnij wierzchniego rzemieślnika z talii
choice-jar_keep = Zatrzymaj urnę
choice-jar_replace = Dyplomata: zamiast urny 3 dowolne surowce podstawowe
choice-teacher_decline = Nie teraz
choice-teacher_use = Nauczyciel: także 1 dowolny surowiec podstawowy
choice-basic = Weź: { $resource }
choice-income = Weź: { $income }
choice-end_turn = Zakończ turę
choice-to_wheel =
    { $side ->
        [left] Lewy surowiec na koło
       *[right] Prawy surowiec na koło
    }
choice-to_wheel_of = Na koło: { $resource }, na płytkę: { $other }

## Events, as lines of the log
## $player: a name or the Traitor, in all that somebody does; the sentence begins with it
## round: $round; scribe_dealt, kept_noble: $noble; dealt_nobles: $nobles (a list)
## jar_…, blocked: $jar (see above); jars_shown: $jars (a list); gained: $amount, $resource
## acted: $section, $action, $variant (wheel or free); paid: $payment (see above)
## set_taken, refilled_set: $number, $tokens (a list); refilled_bonus: $number, $token
## offering_taken: $token, $source (bonus or bag); noble_…, artisan_taken: $source (slot or deck)
## advanced: $track, $level; stage_built: $stage; passed: $row; moved: $row, $space; income: $income
## swapped: $noble, $give, $get; wheel_turned: $direction (clockwise or counterclockwise)
## scored: $total; shared: $players (a list)

event-round = Zaczyna się runda { $round }.
event-turn = { $player } zaczyna turę.
event-scribe_dealt = { $player } ma na początek: { $noble }.
event-dealt_nobles = { $player } dobiera: { $nobles }.
event-kept_noble = { $player } zachowuje startowego arystokratę: { $noble }.
event-jar_taken = { $player } bierze urnę { $jar }.
event-jar_revealed = { $player } zdobywa urnę ze stosu { $jar }.
event-jars_shuffled = Odrzucone urny przetasowano w nowy stos.
event-gained =
    { $amount ->
        [1] { $player } zyskuje: { $resource }.
       *[other] { $player } zyskuje: { $amount } × { $resource }.
    }
event-short = { $player } nie dostaje surowca { $resource }: w puli już go nie ma.
event-acted =
    { $variant ->
        [free] { $player } wybiera bez użycia koła { $section }: { $action }.
       *[wheel] { $player } wybiera { $section }: { $action }.
    }
event-paid = { $player } płaci: { $payment }.
event-set_taken = { $player } bierze zestaw ofiar { $number }: { $tokens }.
event-offering_taken =
    { $source ->
        [bag] { $player } losuje z torby: { $token }.
       *[bonus] { $player } bierze z obszaru bonusowego: { $token }.
    }
event-offering_missed = { $player } nie dostaje żetonu ofiary: nie ma już żadnego.
event-bag_refilled = Odrzucone żetony ofiary wracają do torby.
event-noble_taken =
    { $source ->
        [deck] { $player } dobiera arystokratę z talii: { $noble }.
       *[slot] { $player } zdobywa arystokratę: { $noble }.
    }
event-noble_revealed = Nowy odkryty arystokrata: { $noble }.
event-artisan_taken =
    { $source ->
        [deck] { $player } dobiera rzemieślnika z talii: { $artisan }.
       *[slot] { $player } zatrudnia rzemieślnika: { $artisan }.
    }
event-artisan_revealed = Nowy odkryty rzemieślnik: { $artisan }.
event-advanced = { $player } wchodzi na poziom { $level }: { $track }.
event-advance_lost = { $player } nie ma już miejsca na torze: ruch przepada.
event-stage_built = { $player } buduje etap { $stage } komnaty grobowej.
event-pharaoh = { $player } bierze żeton Faraona.
event-first_player = { $player } bierze żeton Pierwszego gracza.
event-passed = { $player } pasuje i wchodzi do rzędu { $row } Piramidy.
event-passed_last = { $player } pasuje na końcu.
event-moved = { $player } przechodzi w Piramidzie na pole { $space } rzędu { $row }.
event-income = { $player } bierze dochód: { $income }.
event-swapped = { $player } wymienia ({ $noble }): { $give } → { $get }.
event-jar_replaced = { $player } dzięki Dyplomacie odrzuca urnę { $jar } za trzy dowolne surowce podstawowe.
event-teacher_used = { $player } dzięki Nauczycielowi bierze jeszcze jeden surowiec podstawowy.
event-wheel_cleared = Koło zostaje opróżnione.
event-wheel_turned =
    { $direction ->
        [clockwise] Koło obraca się o krok zgodnie z ruchem wskazówek zegara.
       *[counterclockwise] Koło obraca się o krok przeciwnie do ruchu wskazówek zegara.
    }
event-refilled_set = Nowy zestaw ofiar { $number }: { $tokens }.
event-refilled_bonus = Nowy żeton bonusowy { $number }: { $token }.
event-jars_shown = Nowe urny pod Piramidą: { $jars }.
event-blocked = Pozostała urna { $jar } blokuje koło.
event-scored = { $player } zdobywa { $total } PP.
event-won = { $player } wygrywa!
event-shared = { $players }: wspólne zwycięstwo!
event-lost = { $player } przegrywa ze Zdrajcą.

## Events of the Traitor’s tiles and jars; what it takes and gains is told like a player’s
## tile_…, traitor_tile: $tile; tile_tied, traitor_tile, traitor_full, traitor_wheel: $resource
## traitor_stack: $number (of jars); traitor_jar: $jar; traitor_tile: $space, $effect (a sentence)
## removed_…: $noble or $artisan; traitor_scored: $total

event-tile_dark = Ciemną stroną do góry leży płytka { $tile }.
event-tile_tied = Płytka { $tile } wiąże się z surowcem { $resource }.
event-traitor_stack =
    { $number ->
        [one] Stos Zdrajcy dostaje { $number } urnę.
        [few] Stos Zdrajcy dostaje { $number } urny.
       *[many] Stos Zdrajcy dostaje { $number } urn.
    }
event-traitor_jar = Zdrajca odkrywa urnę { $jar }.
event-traitor_tile = { $resource } zakrywa pole { $space } płytki { $tile }. { $effect }
event-traitor_full = Wszystkie płytki są pełne: { $resource } wraca do puli.
event-traitor_wheel = { $resource } trafia na koło i zajmuje pole.
event-removed_noble = Arystokrata odpada z gry: { $noble }.
event-removed_artisan = Rzemieślnik odpada z gry: { $artisan }.
event-traitor_scored = Zdrajca zdobywa { $total } PP.

## The board on the screen: regions, progress, steps of a turn
## round: $now, $of

board-tab_ring = Plansza
board-tab_market = Piramida
board-tab_hall = Sala
board-tab_hand = Surowce
board-round = Runda { $now } / { $of }
board-step_choose = Wybór
board-step_pay = Zapłata
board-step_carry_out = Wykonanie
board-step_end = Koniec

## The board on the screen: the ring of sections, names for screen readers and tooltips
## section: $section, $cost, $sector (the resource that faces it), $free of $usable (spaces)
## sector: $sector, $section, $free, $usable
## god, god_satisfied: $god, $value (PP), $halves (a list of the next two)
## half_met, half_open: $condition (of a section), $have, $needed
## points: $points; cost: $cost; set: $number, $tokens (a list); bonus_token: $number, $token
## bag, noble_deck, artisan_deck: $count; noble: $noble, $prestige, $ability (sentences)
## artisan: $artisan, $points, $gains (a list); artisan_plain: who gives nothing at once
## jars_gained: $count; read: $card; nile_option: $option, $text; track: $track, $disks (a list)
## disk: $player, $level; stage, stage_with: $stage, $points, $cost
## stage_with, stage_start: $players (a list)

board-section = { $section }. Koszt akcji: { $cost }. Koło: { $sector }, wolne pola: { $free } z { $usable }.
board-sector = { $sector }: naprzeciw leży { $section }, wolne pola: { $free } z { $usable }
board-wheel_clockwise = Po każdej rundzie koło obraca się o krok zgodnie z ruchem wskazówek zegara.
board-wheel_counterclockwise = Po każdej rundzie koło obraca się o krok przeciwnie do ruchu wskazówek zegara.
board-last_round = ostatnia runda
board-god = { $god }, { $value } PP: { $halves }.
board-half_met = { $condition } ({ $have } z { $needed }, spełnione)
board-half_open = { $condition } ({ $have } z { $needed })
board-god_satisfied = { $god } – bóg zadowolony: { $value } PP. { $halves }
board-points = { $points } PP
board-cost = Koszt: { $cost }
board-set = Zestaw ofiar { $number }: { $tokens }
board-bonus_token = Żeton bonusowy { $number }: { $token }
board-bag =
    { $count ->
        [one] Torba ofiar: { $count } żeton
       *[other] Torba ofiar: losowy żeton z { $count }
    }
board-with_bonus = Dopłać 1 taki sam surowiec i weź trzeci żeton
board-noble = { $noble }. { $prestige } { $ability }
board-noble_deck =
    { $count ->
        [one] Talia arystokratów: weź w ciemno ostatnią kartę
        [few] Talia arystokratów: weź w ciemno wierzchnią kartę ({ $count } karty)
       *[many] Talia arystokratów: weź w ciemno wierzchnią kartę ({ $count } kart)
    }
board-artisan = { $artisan }: { $points } PP; daje: { $gains }
board-artisan_plain = { $artisan }: { $points } PP
board-artisan_deck =
    { $count ->
        [one] Talia rzemieślników: weź w ciemno ostatnią kartę
        [few] Talia rzemieślników: weź w ciemno wierzchnią kartę ({ $count } karty)
       *[many] Talia rzemieślników: weź w ciemno wierzchnią kartę ({ $count } kart)
    }
board-jars_gained =
    { $count ->
        [one] urna
        [few] { $count } urny
       *[many] { $count } urn
    }
board-empty_slot = Nie ma już karty
board-unseen = Jeszcze nieodkryte: { $count }
board-read = Przeczytaj kartę: { $card }
board-nile_option = { $option }: { $text }
board-track = { $track }. { $disks }
board-disk = { $player }: poziom { $level }
board-stage = Etap { $stage }: łącznie { $points } PP; koszt: { $cost }.
board-stage_with = Etap { $stage }: łącznie { $points } PP; koszt: { $cost }. Stoją tu: { $players }.
board-stage_start = Przed pierwszym etapem: { $players }

## The board on the screen: Pyramid of Time, jars, supply
## passed_count: $passed of $seats; space, space_of: $row, $space, $income; space_of: $player
## round_space, round_space_of: $round; round_space_of: $players (a list); jar: $resources (a list)
## jar_stack: $count; supply_of: $resource, $count; amount: $amount, $resource

board-passed_count = Pasy: { $passed } z { $seats }
board-space = Rząd { $row }, pole { $space }: { $income }
board-space_of = Rząd { $row }, pole { $space }: { $income }. Stoi tu: { $player }
board-round_space = Runda { $round }
board-round_space_of = Runda { $round }: { $players }
board-jar = Urna: { $resources }
board-jar_stack = { $count } w stosie
board-no_jars = W ostatniej rundzie nie ma urn
board-supply_of = { $resource }: { $count } w puli
board-amount = { $amount } × { $resource }

## The board on the screen: what a player has, and what is being paid or chosen
## hall_of: $player; gods_satisfied: $count of $all; put_aside: $noble
## god_lacks: $god, $value (PP), $what (a list of lack); lack: $section, $count (still missing)

board-my_hall = Twoja sala
board-hall_of = Sala gracza { $player }
board-offerings = Zachowane ofiary
board-nobles = Arystokraci
board-artisans = Rzemieślnicy
board-gods = Bogowie
board-none = jeszcze nic
board-gods_satisfied = zadowoleni: { $count } z { $all }
board-ready = gotowe
board-used = użyte
board-god_lacks = { $god } ({ $value } PP): brakuje jeszcze { $what }.
board-lack = { $section } ({ $count })
board-setup_nobles = Dwóch arystokratów do wyboru
board-only_you = Widzisz ich tylko ty
board-put_aside = Odłożona karta: { $noble }
board-pay = Płacisz
board-pay_access = na koło
board-pay_chosen = Już wybrane
board-pay_change = Aby zapłacić inaczej, kliknij niżej to, co chcesz wydać.
board-open_jar = Urna
board-give = Oddajesz
board-get = Dostajesz
board-take_one = Weź jeden

## The board on the screen: a card in full, and what a choice would bring
## card_noble: $number of $all; worth_now: $points, $player; gains_now: $gains (a list)
## would_meet: $god, $section; would_please: $god, $value (PP)

board-card_noble = Arystokrata { $number } z { $all }
board-card_artisan = Rzemieślnik
board-ability = Zdolność
board-prestige = Prestiż na koniec gry
board-worth_now = Obecna wartość ({ $player }): { $points } PP
board-gains_now = Zysk od razu: { $gains }
board-gains_nothing = Nic od razu nie daje
board-gain = Zyskasz
board-would_meet = { $god }: spełnisz warunek ({ $section })
board-would_please = { $god }, bóg zadowolony: +{ $value } PP

## The board on the screen: a player’s panel
## count_…: $count; count_stage: $stage of $all; count_tracks, count_gods: of $all; passed_row: $row

board-count_nobles = Arystokraci: { $count }
board-count_artisans = Rzemieślnicy: { $count }
board-count_offerings = Żetony ofiary: { $count }
board-count_stage = Komnata grobowa: etap { $stage } z { $all }
board-count_tracks = Znaczniki na torach Nilu: { $count } z { $all }
board-count_gods = Zadowoleni bogowie: { $count } z { $all }
board-passed = pas
board-passed_row = Pas: rząd { $row } Piramidy
board-passed_last = Pas na końcu

## The board on the screen: the Traitor
## traitor_stack: $count; traitor_tile: $tile, $side, $resource, $filled of $spaces, $jars (number)
## traitor_tile_plain: before a resource is tied; traitor_space…: $number, $effect (a sentence)
## traitor_jar: $resources (a list); to_wheel: $resource, $other

board-traitor_plot = Spisek Zdrajcy
board-traitor_stack = Urny w stosie Zdrajcy: { $count }
board-traitor_tile = { $tile }, { $side }, surowiec: { $resource }; zajęte pola: { $filled } z { $spaces }; urny w jej rundzie: { $jars }
board-traitor_tile_plain = { $tile }, { $side }; urny w jej rundzie: { $jars }
board-side_light = jasna strona
board-side_dark = ciemna strona
board-traitor_space = Pole { $number }: { $effect }
board-traitor_space_filled = Pole { $number }, zajęte: { $effect }
board-traitor_jar = Urna Zdrajcy: { $resources }
board-to_wheel = Na koło: { $resource }, na płytkę: { $other }
board-traitor_has = Co ma Zdrajca
board-traitor_passed = Zdrajca spasował

## The board on the screen: what the button that confirms a choice says

board-verb_dark_tile = Odwróć
board-verb_keep_noble = Zachowaj
board-verb_take_jar = Weź urnę
board-verb_act = Działaj tutaj
board-verb_pass = Spasuj
board-verb_use = Użyj
board-verb_pay_proposed = Zapłać
board-verb_pay_access = Zapłać tym
board-verb_pay_unit = Zapłać tym
board-verb_swap_give = Oddaj
board-verb_swap_get = Weź
board-verb_offerings_set = Weź zestaw
board-verb_bonus = Weź żeton
board-verb_bag = Losuj
board-verb_take_noble = Weź kartę
board-verb_take_noble_deck = Dobierz
board-verb_advance = Wykonaj ruch
board-verb_take_artisan = Zatrudnij
board-verb_take_artisan_deck = Dobierz
board-verb_jar_keep = Zatrzymaj urnę
board-verb_jar_replace = Wymień urnę
board-verb_teacher_decline = Nie teraz
board-verb_teacher_use = Użyj
board-verb_basic = Weź
board-verb_income = Weź
board-verb_end_turn = Zakończ turę
board-verb_to_wheel = Na koło

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Witaj na dworze
lesson-welcome =
    Masz pięć rund, by zasłynąć w Egipcie: ofiarami, poparciem arystokratów, pracą rzemieślników, dobrobytem nad Nilem i własną komnatą grobową. Wszystko liczy się w Punktach Prestiżu (PP), a wygrywa ten, kto ma ich najwięcej.
    Pierwsza gra jest przygotowana: idź za złotymi ramkami.
lesson-wheel-title = Pięć obszarów i koło
lesson-wheel =
    1 W swojej turze wykonujesz akcję w jednym z tych pięciu obszarów.
    2 Koło mówi, czym zapłacisz za wstęp. Nil sąsiaduje teraz z handlem, więc kto tu działa, kładzie na kole jeden handel. Każdy kolor ma trzy pola; gdy się zapełnią, obszar jest zamknięty do końca rundy.
lesson-noble-title = Twój pierwszy arystokrata
lesson-noble =
    Arystokraci dają punkty na koniec gry, a prawie każdy ma też zdolność. Z tych dwóch, widocznych tylko dla ciebie, zachowasz jednego.
    1 Wybierz Skrybę. Dzięki niemu handlem i sprawiedliwością płacisz zamiennie, a jego wartość rośnie dzięki bogom przy Nilu.
lesson-jar-title = Urna na początek
lesson-jar =
    W urnie są trzy surowce. Na początku każdy wybiera jedną i dostaje jeszcze dwa srebra: srebrem zapłacisz zamiast dowolnego surowca.
    1 Weź urnę z budownictwem, handlem i władzą.
    W grze dwuosobowej urna, której nikt nie wziął, blokuje trzy pola koła.
lesson-nile-title = Rozwijaj się nad Nilem
lesson-nile =
    Nil bierze dwa surowce i oddaje dwa inne, więc nic nie tracisz, a twoje znaczniki wędrują po jego torach.
    1 Wybierz obszar Nilu.
    2 Wybierz tę wymianę: budownictwo i handel zamienisz na władzę i rolnictwo.
lesson-access-title = Cena wstępu
lesson-access =
    Najpierw koszt dostępu.
    1 Zapłać handlem, bo to on sąsiaduje teraz z Nilem.
    2 Zostanie tu do końca rundy. Co więcej, liczy się też do kosztu akcji: z budownictwa i handlu do zapłaty zostaje samo budownictwo.
lesson-change-title = Płać po swojemu
lesson-change =
    1 Gra zawsze proponuje zapłatę, a Enter ją przyjmuje. Teraz zabrałaby ci budownictwo, które zaraz przyda się w komnacie grobowej.
    2 Zapłać srebrem.
    Dopóki nie zapłacisz całości, możesz to też cofnąć i wybrać inną akcję.
lesson-advance-title = W górę rzeki
lesson-advance =
    Ta wymiana daje dwa ruchy na torach tych surowców, które kosztuje. Na koniec gry tor jest wart 3 PP na poziomie 2, a 7 PP na poziomie 3.
    1 Wykonaj ruch na torze handlu.
lesson-demand-title = Czego chcą bogowie
lesson-demand =
    1 Teraz wykonaj ruch na drugim torze, budownictwa.
    2 Oto dlaczego: każdy bóg stoi między dwoma obszarami i w każdym z nich czegoś żąda. Ozyrys chce twoich znaczników na dwóch torach Nilu oraz trzech żetonów ofiary.
    Potem gra przeciwnik. Esc pomija opisy.
lesson-offerings-title = Złóż ofiarę
lesson-offerings =
    Za jeden surowiec dostajesz zestaw dwóch żetonów ofiary, a za drugi taki sam surowiec jeszcze trzeci żeton.
    1 Wybierz obszar ofiary.
    2 Dołóż drugi surowiec. Gra zapłaci za ciebie dwiema władzami; jedna z nich trafi na koło.
lesson-set-title = Rodzaje ofiar
lesson-set =
    Żetonem z surowcem płacisz jak tym surowcem, a żetonem z obszarem zastąpisz tam cokolwiek. Żetonu z +1 lub +2 nie można wydać, ale na koniec daje o tyle więcej. Każdy zachowany żeton jest wtedy wart 1 PP.
    1 Weź ten zestaw.
lesson-bonus-title = Trzeci żeton
lesson-bonus =
    1 Weź ofiarę sprawiedliwości z obszaru bonusowego.
    2 Możesz też dobierać z torby i zdać się na los.
    Zabrane zestawy i żetony bonusowe zostaną uzupełnione dopiero na następną rundę. Teraz kolej przeciwnika.
lesson-gods-title = Ozyrys jest zadowolony
lesson-gods =
    1 Dwa tory Nilu i trzy żetony ofiary: oba żądania spełnione, to 8 PP. Sama połowa nic nie daje, a jeden żeton nie liczy się dla dwóch bogów.
    2 Skryba też jest teraz wart o 4 PP więcej. Zachowaj jednak te żetony: bogowie oceniają dopiero na koniec.
lesson-burial-title = Dom na wieczność
lesson-burial =
    Pierwszy etap komnaty grobowej jest wart 6 PP, a wszystkie sześć razem 50 PP. Pod każdym etapem widać jego koszt.
    1 Zbuduj pierwszy i potwierdź. Rolnictwo trafi na koło, budownictwo dopełni kosztu; gra zapłaci za ciebie. Zajmujesz tu ostatnie wolne pole.
lesson-pass-title = Odejdź w porę
lesson-pass =
    Nie masz już wiele do wydania, więc nie czekaj.
    1 Spasuj. Kto pasuje pierwszy, dostaje najdłuższy rząd Piramidy Czasu i żeton Pierwszego gracza: jego właściciel zaczyna następną rundę, a na koniec gry żeton daje 3 PP.
lesson-parting-title = Urna na drogę
lesson-parting =
    Kto pasuje, wybiera urnę, z wyjątkiem ostatniej rundy. Pomyśl o tym, co dalej: rzemieślnik kosztuje trzy takie same surowce.
    1 Weź urnę z dwoma handlami i jednym rolnictwem.
    Przeciwnik jeszcze nie spasował i gra dalej.
lesson-pyramid-title = Czas pracuje dla ciebie
lesson-pyramid =
    1 Weź handel: to już trzeci.
    2 Gdy inni działają, w każdej swojej turze przesuwasz znacznik o jedno pole i bierzesz dochód z tego pola albo z pola po lewej. Następnym razem będzie to srebro, wzięte za ciebie. Potem przeciwnik pasuje.
lesson-artisans-title = Druga runda
lesson-artisans =
    1 Koło opróżniono i obrócono o jeden krok. Obszar rzemieślników sąsiaduje teraz ze sprawiedliwością.
    2 Działaj tutaj. Koszt to trzy takie same surowce, a dzięki Skrybie twój handel zastąpi sprawiedliwość, także na kole. Gra zapłaci za ciebie.
lesson-hire-title = Pożyteczny rzemieślnik
lesson-hire =
    Rzemieślnicy dają punkty na koniec gry, a swoje dary od razu. Ci cenniejsi dają ich mało albo wcale; Garncarz daje surowiec i losową urnę.
    1 Weź Garncarza z budownictwem. Potem gra przeciwnik.
lesson-nobles-title = Zjednaj sobie arystokrację
lesson-nobles =
    Arystokrata kosztuje po jednym z pięciu surowców podstawowych. Brakuje ci władzy i handlu, ale srebro i Skryba wypełnią luki.
    1 Wybierz obszar arystokracji i potwierdź. Gra zapłaci za ciebie.
lesson-recruit-title = Drugi arystokrata
lesson-recruit =
    1 Weź Mistrza: 9 PP, a od teraz każdy surowiec otwiera ci obszar rzemieślników.
    Kto pierwszy ma dwóch arystokratów i trzy etapy komnaty grobowej, bierze żeton Faraona: 7 PP, a przy remisie rozstrzyga właśnie on. Brakuje ci dwóch etapów.
lesson-score-title = Jak się to liczy
lesson-score =
    Po pięciu rundach dodajesz punkty za bogów, arystokratów, rzemieślników, tory Nilu i komnatę grobową, za żetony Faraona i Pierwszego gracza oraz 1 PP za każdy zachowany surowiec i żeton ofiary.
    1 Panele pokazują, ile kto miałby teraz.
    2 Twoja sala pokazuje, za co i czego brakuje jeszcze bogom.
lesson-end-title = Wszystko już wiesz
lesson-end =
    To cała gra. Kliknięcie karty albo małego „i” na niej pokaże ją w całości. Znak gracza prowadzi do jego sali, książka otwiera zasadę, o którą właśnie chodzi, a żarówka prosi bota o radę.
    Teraz otwórz własny stół albo zmierz się w pojedynkę ze Zdrajcą!
