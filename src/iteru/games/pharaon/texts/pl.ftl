### Texts of Pharaon in Polish: the ids of text_ids.py, no more and no fewer.

## The game

game = Faraon
game-summary = Zabiegaj o arystokratów, zatrudniaj rzemieślników, składaj ofiary, bogać się nad Nilem i buduj swój grobowiec, a koło niech decyduje, co ile kosztuje. Po pięciu rundach wygrywa ten, kto ma najwięcej Punktów Prestiżu.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## traitor: stands where a player’s name could, always first in the sentence
## artisan: $craft, $resources (a list: what it gives, which tells those of a craft apart)
## jar: $resources (a list); unit_count: $number, $unit (a resource or an offering token)
## payment: $access (the unit for the wheel) and $units (a list); -access: nothing but $access;
## payment-units: without the wheel, only $units

player = Gracz { $number }
traitor = Zdrajca
artisan = { $craft } ({ $resources })
jar = ({ $resources })
unit_count =
    { $number ->
        [1] { $unit }
       *[other] { $number } × { $unit }
    }
payment = { $access } na koło oraz { $units }
payment-access = { $access } na koło
payment-units = { $units }

## Words of the board in the terminal

terms-prestige_points = Punkty Prestiżu (PP)
terms-pyramid_of_time = Piramida Czasu
terms-first_player_token = Żeton Pierwszego gracza
terms-pharaoh_token = Żeton Faraona
terms-jar = Urna
terms-artisan = Rzemieślnik
terms-noble = Arystokrata
terms-traitor = Zdrajca
terms-supply = Pula
terms-offering_set = Zestaw ofiar
terms-bonus_area = Obszar bonusowy
terms-round = Runda

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

## Sections

sections-offerings = Obszar ofiary
sections-nobles = Obszar arystokracji
sections-nile = Obszar Nilu
sections-artisans = Obszar rzemieślników
sections-burial_chamber = Obszar komnaty grobowej

## Gods

gods-ra = Ra
gods-horus = Horus
gods-osiris = Ozyrys
gods-isis = Izyda
gods-anubis = Anubis

## Nile tracks, by their resource

nile_tracks-agriculture = Tor Nilu ({ resources-agriculture })
nile_tracks-construction = Tor Nilu ({ resources-construction })
nile_tracks-trade = Tor Nilu ({ resources-trade })
nile_tracks-royalty = Tor Nilu ({ resources-royalty })
nile_tracks-justice = Tor Nilu ({ resources-justice })

## What an action is after, said after the name of its section

acts-offerings_1 = zestaw ofiar
acts-offerings_2 = zestaw ofiar i żeton bonusowy
acts-nobles = nowy arystokrata
acts-nile = { $one } + { $other }
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

## Nobles

nobles-scribe_1 = Skryba 1
nobles-scribe_2 = Skryba 2
nobles-scribe_3 = Skryba 3
nobles-scribe_4 = Skryba 4
nobles-scribe_5 = Skryba 5
nobles-general = Generał
nobles-architect = Architekt
nobles-high_priestess = Wielka Kapłanka
nobles-master = Mistrz
nobles-granary_steward = Zarządca Spichlerza
nobles-judge = Sędzia
nobles-grand_vizier = Wielki Wezyr
nobles-doctor = Doktor
nobles-chief_contractor = Główny wykonawca
nobles-high_priest = Wielki Kapłan
nobles-governor = Gubernator
nobles-witch = Czarownica
nobles-treasurer = Skarbnik
nobles-teacher = Nauczyciel
nobles-diplomat = Dyplomata
nobles-high_official_21 = Wysoki urzędnik 21
nobles-high_official_22 = Wysoki urzędnik 22
nobles-high_official_23 = Wysoki urzędnik 23
nobles-high_official_24 = Wysoki urzędnik 24
nobles-high_official_25 = Wysoki urzędnik 25
nobles-high_official_26 = Wysoki urzędnik 26

## Crafts of the artisans

crafts-potter = Garncarz
crafts-weaver = Tkacz
crafts-carpenter = Cieśla
crafts-painter = Malarz
crafts-sculptor = Rzeźbiarz
crafts-goldsmith = Złotnik

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

## Reasons: the parts of what a bot expects, and what one choice has more or less of than another
## …-more, …-less: $points

reason-gods = Boskie cele
reason-gods-more = Więcej punktów za boskie cele: około { $points } (8.4).
reason-gods-less = Mniej punktów za boskie cele: około { $points } (8.4).
reason-nobles = Arystokraci
reason-nobles-more = Więcej punktów za twoich arystokratów: około { $points } (9.10).
reason-nobles-less = Mniej punktów za twoich arystokratów: około { $points } (9.10).
reason-nile = Tor Nilu
reason-nile-more = Więcej punktów za twoje dyski na torze Nilu: około { $points } (10.4).
reason-nile-less = Mniej punktów za twoje dyski na torze Nilu: około { $points } (10.4).
reason-artisans = Rzemieślnicy
reason-artisans-more = Więcej punktów za twoich rzemieślników: około { $points } (10.3).
reason-artisans-less = Mniej punktów za twoich rzemieślników: około { $points } (10.3).
reason-burial_chamber = Komnata grobowa
reason-burial_chamber-more = Więcej punktów za twoją komnatę grobową: około { $points } (10.5).
reason-burial_chamber-less = Mniej punktów za twoją komnatę grobową: około { $points } (10.5).
reason-pharaoh = Faraon
reason-pharaoh-more = Więcej punktów z szansy na żeton Faraona: około { $points } (8.5).
reason-pharaoh-less = Mniej punktów z szansy na żeton Faraona: około { $points } (8.5).
reason-tokens = Żetony zasobów i ofiar
reason-tokens-more = Więcej punktów za żetony zasobów i ofiar: około { $points } (10.6).
reason-tokens-less = Mniej punktów za żetony zasobów i ofiar: około { $points } (10.6).
reason-first_player = Pierwszy gracz
reason-first_player-more = Więcej punktów z szansy na żeton Pierwszego gracza na koniec: około { $points } (10.7).
reason-first_player-less = Mniej punktów z szansy na żeton Pierwszego gracza na koniec: około { $points } (10.7).
reason-means = Środki na opłaty
reason-means-more = Więcej punktów z tego, co możesz jeszcze opłacić swoimi żetonami: około { $points } (3.10).
reason-means-less = Mniej punktów z tego, co możesz jeszcze opłacić swoimi żetonami: około { $points } (3.10).
reason-round = Trwająca runda
reason-round-more = Więcej punktów z tego, co jeszcze da ci ta runda: około { $points } (4.1).
reason-round-less = Mniej punktów z tego, co jeszcze da ci ta runda: około { $points } (4.1).

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
    Dostaniesz jeszcze srebro, czyli jokera zastępującego dowolny surowiec podstawowy.
    Spójrz na koło: surowiec leżący naprzeciw obszaru, na którym ci zależy, otwiera go i może też liczyć się do kosztu akcji.
prompt-turn = Wykonaj akcję w jednym z pięciu obszarów albo opuść rundę.
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
    Ofiary surowca i obszaru można wydać, ofiar prestiżu nie; każda, którą zachowasz do końca, daje prestiż i liczy się dla bogów.
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
    Im wyżej na torze stoi twój znacznik, tym więcej prestiżu daje na koniec gry.
    Dla bogów liczy się to, na ilu różnych torach stoisz; wystarczy poziom 1.
prompt-artisan_pick = Weź jednego z odkrytych rzemieślników albo wierzchnią kartę talii.
wait-artisan_pick = { $player } wybiera rzemieślnika.
help-artisan_pick =
    Rzemieślnik daje od razu surowce, a na koniec prestiż: im więcej jednego, tym mniej drugiego.
    Rzemieślnicy spełniają też warunki bogów przy swoim obszarze.
prompt-official_track = Wysoki urzędnik: wybierz tor dla wszystkich ruchów.
wait-official_track = { $player } wybiera tor Nilu dla Wysokiego urzędnika.
help-official_track =
    Wszystkie ruchy wykonujesz na tym jednym torze, a te ponad poziom 3 przepadają.
    Im wyżej na torze stoi twój znacznik, tym więcej prestiżu daje na koniec gry.
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
choice-pass = Opuść rundę (spasuj)
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
