### What Pharaon's board on the screen says in Polish, beside the engine's texts.

## Words of the board
## For headings and tooltips

terms-tablet_of_the_gods = Plansza bogów
terms-round_track = Tor rund
terms-offering_bag = Torba ofiar
terms-basic_resource = Surowiec podstawowy
terms-deck = Talia
terms-ability_permanent = Zdolność stała
terms-ability_once_per_round = Raz na rundę
terms-ability_immediate = Zdolność natychmiastowa
terms-action_end_turn = Zakończ turę

## Sections: what an action costs there, what a god beside it demands
## …-condition: $needed (a number)

sections-offerings-cost = 1 surowiec, +1 taki sam za żeton bonusowy
sections-offerings-condition =
    { $needed ->
        [one] { $needed } żeton ofiary
        [few] { $needed } żetony ofiary
       *[many] { $needed } żetonów ofiary
    }
sections-nobles-cost = 5 różnych surowców
sections-nobles-condition =
    { $needed ->
        [one] { $needed } arystokrata
       *[other] { $needed } arystokratów
    }
sections-nile-cost = 2 wskazane surowce
sections-nile-condition =
    { $needed ->
        [one] Znacznik na { $needed } torze Nilu
       *[other] Znaczniki na { $needed } torach Nilu
    }
sections-artisans-cost = 3 takie same surowce
sections-artisans-condition =
    { $needed ->
        [one] { $needed } rzemieślnik
       *[other] { $needed } rzemieślników
    }
sections-burial_chamber-cost = surowce wskazane przy twoim kolejnym etapie
sections-burial_chamber-condition =
    { $needed ->
        [one] { $needed } etap komnaty grobowej
        [few] { $needed } etapy komnaty grobowej
       *[many] { $needed } etapów komnaty grobowej
    }

## Options of the action on the Nile: what they cost, what they bring
## list: $one, $other (resources); brings…: $gains, $tracks (lists), $advances (a number)

nile_options-list = { $one } + { $other }
nile_options-pair = Dwa takie same surowce
nile_options-brings =
    { $advances ->
        [one] Zyskaj: { $gains }; { $advances } ruch na torach: { $tracks }.
        [few] Zyskaj: { $gains }; { $advances } ruchy na torach: { $tracks }.
       *[many] Zyskaj: { $gains }; { $advances } ruchów na torach: { $tracks }.
    }
nile_options-brings_any =
    { $advances ->
        [one] Zyskaj: { $gains }; { $advances } ruch na dowolnym torze.
        [few] Zyskaj: { $gains }; { $advances } ruchy na dowolnych torach.
       *[many] Zyskaj: { $gains }; { $advances } ruchów na dowolnych torach.
    }

## What a noble can do, by its effect
## interchange: $one, $other (resources); $section: its id; steps: $steps (made of the next ones)

section_word =
    { $section ->
        [offerings] ofiary
        [nobles] arystokracji
        [nile] Nilu
        [artisans] rzemieślników
       *[burial_chamber] komnaty grobowej
    }
effects-interchange = Surowcami { $one } i { $other } możesz płacić zamiennie, tak samo ich żetonami ofiary.
effects-advance_on_pass = Gdy pasujesz, od razu przesuń się o jedno pole w Piramidzie i weź jego dochód. Jeśli pasujesz na końcu, nic się nie dzieje.
effects-any_access_resource = W obszarze { section_word } koszt dostępu możesz zapłacić dowolnym surowcem. Do kosztu akcji liczy się on wtedy jako własny kolor.
effects-any_five_for_noble = W obszarze arystokracji możesz zapłacić dowolnymi 5 surowcami zamiast 5 różnymi; jeden z nich nadal musi pasować na koło.
effects-none = Brak zdolności.
effects-action_without_wheel = Raz na rundę: wykonaj akcję w obszarze { section_word } bez użycia koła, nawet gdy nie ma wolnego pola. Płacisz pełny koszt akcji.
effects-exchange_basic_for_basic = Raz na rundę, w swojej turze: wymień jeden swój surowiec podstawowy na inny, dowolnie wybrany.
effects-exchange_basic_for_silver = Raz na rundę, w swojej turze: wymień jeden swój surowiec podstawowy na 1 srebro.
effects-bonus_basic_with_jar = Raz na rundę, gdy zdobywasz urnę: weź też 1 dowolny surowiec podstawowy.
effects-replace_jar_by_three_basic = Raz na rundę, gdy zdobywasz urnę: odrzuć ją i weź zamiast niej 3 dowolne surowce podstawowe.
effects-steps = Natychmiast i za darmo: { $steps }.
steps-nile_advance =
    { $amount ->
        [one] { $amount } ruch na jednym torze Nilu
        [few] { $amount } ruchy na jednym torze Nilu
       *[many] { $amount } ruchów na jednym torze Nilu
    }
steps-gain_silver =
    { $amount ->
        [one] { $amount } srebro
        [few] { $amount } srebra
       *[many] { $amount } sreber
    }
steps-gain_offering =
    { $amount ->
        [one] { $amount } żeton ofiary
        [few] { $amount } żetony ofiary
       *[many] { $amount } żetonów ofiary
    }
steps-take_artisan =
    { $amount ->
        [one] { $amount } rzemieślnik
       *[other] { $amount } rzemieślników
    }
steps-burial_stage =
    { $amount ->
        [one] { $amount } etap komnaty grobowej
        [few] { $amount } etapy komnaty grobowej
       *[many] { $amount } etapów komnaty grobowej
    }
steps-then = { $first }, potem { $next }

## What a noble is worth at the end: $points, and $more (a list of the next ones)
## per-…: $points for what it counts; satisfied_gods_beside: $section (its id)

worth = { $points } PP.
worth-more = { $points } PP oraz { $more }.
worth-copied = Tyle PP, ile najlepszy z twoich pozostałych arystokratów, a 0 PP, jeśli nie masz innych.
per-satisfied_gods_beside = { $points } PP za każdego zadowolonego boga przy obszarze { section_word }
per-satisfied_gods = { $points } PP za każdego zadowolonego boga
per-pharaoh_token = { $points } PP z żetonem Faraona
per-first_player_token = { $points } PP z żetonem Pierwszego gracza
per-nobles = { $points } PP za każdego twojego arystokratę, razem z tym
per-distinct_artisan_prestige = { $points } PP za każdą różną wartość PP wśród twoich rzemieślników
per-burial_stages = { $points } PP za każdy etap twojej komnaty grobowej
per-offering_tokens = { $points } PP za każdy twój żeton ofiary
per-nile_tracks_at_top = { $points } PP za każdy tor Nilu, na którym jesteś na poziomie 3
per-silver = { $points } PP za każde twoje srebro
per-basic_resources = { $points } PP za każdy twój surowiec podstawowy i każdą ofiarę surowca

## The board on the screen: regions, progress, steps of a turn
## round: $now, $of

board-tab_ring = Plansza
board-tab_market = Piramida
board-tab_hall = Sala
board-tab_hand = Surowce
board-round = Runda { $now } / { $of }
board-period = Runda { $number }
board-step_choose = Wybór
board-step_pay = Zapłata
board-step_carry_out = Wykonanie
board-step_end = Koniec

## The board on the screen: the ring of sections, names for screen readers and tooltips
## section: $section, $cost, $sector (the resource that faces it), $free of $usable (spaces)
## sector: $sector, $section, $free, $usable
## god, god_satisfied: $god, $value (PP), $halves (a list of the next two)
## half_met, half_open, half_promised: $condition (of a section), $have, $needed
## half_promised: $god; free_spaces: $free of $usable; as_shown: $count (resources); title_…, short_…: of a section
## points: $points; set: $number, $tokens (a list); bonus_token: $number, $token
## bag, noble_deck, artisan_deck: $count; noble: $noble, $prestige, $ability (sentences)
## artisan: $artisan, $points, $gains (a list); artisan_plain: who gives nothing at once
## jars_gained: $count; read: $card; nile_option: $option, $text; track: $track, $disks (a list)
## disk: $player, $level; stage, stage_with: $stage, $points, $cost
## stage_with, stage_start: $players (a list)

board-title_offerings = Ofiary
board-title_nobles = Arystokracja
board-title_nile = Nil
board-title_artisans = Rzemieślnicy
board-title_burial_chamber = Komnata grobowa
board-short_offerings = Ofiary
board-short_nobles = Arystokr.
board-short_nile = Nil
board-short_artisans = Rzemiosło
board-short_burial_chamber = Komnata
board-as_shown = { $count } wg opcji
board-free_spaces = wolne pola: { $free } z { $usable }
board-start = start
board-not_begun = jeszcze nie
board-bonus_tokens = Żetony premii
board-no_gain = bez zysku
board-section = { $section }. Koszt akcji: { $cost }. Koło: { $sector }, wolne pola: { $free } z { $usable }.
board-sector = { $sector }: naprzeciw leży { $section }, wolne pola: { $free } z { $usable }
board-wheel_clockwise = Po każdej rundzie koło obraca się o krok zgodnie z ruchem wskazówek zegara.
board-wheel_counterclockwise = Po każdej rundzie koło obraca się o krok przeciwnie do ruchu wskazówek zegara.
board-last_round = ostatnia runda
board-god = { $god }, { $value } PP: { $halves }.
board-half_met = { $condition } ({ $have } z { $needed }, spełnione)
board-half_open = { $condition } ({ $have } z { $needed })
board-half_promised = { $condition } ({ $have } z { $needed }: reszta obiecana innemu bogu: { $god })
board-god_satisfied = { $god } – bóg zadowolony: { $value } PP. { $halves }
board-points = { $points } PP
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
board-setup_nobles = Dwóch arystokratów do wyboru
board-only_you = Widzisz ich tylko ty
board-put_aside = Odłożona karta: { $noble }
board-pay = Płacisz
board-pay_access = na koło
board-pay_chosen = Już wybrane
board-pay_change = Aby zapłacić inaczej, wskaż, czym płacisz.
board-open_jar = Urna
board-give = Oddajesz
board-get = Dostajesz
board-take_one = Weź jeden

## The board on the screen: a card in full, and what a choice would bring
## card_noble: $number of $all; worth_now: $points, $player; gains_now: $gains (a list)

board-card_noble = Arystokrata { $number } z { $all }
board-card_artisan = Rzemieślnik
board-ability = Zdolność
board-prestige = Prestiż na koniec gry
board-worth_now = Obecna wartość ({ $player }): { $points } PP
board-gains_now = Zysk od razu: { $gains }
board-gains_nothing = Nic od razu nie daje

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

board-dark_tiles = { $count ->
    [0] jasne płytki
    [one] { $count } ciemna płytka
    [few] { $count } ciemne płytki
   *[other] { $count } ciemnych płytek
}
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
board-verb_pass = Opuść rundę
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
    1 Gra zawsze proponuje zapłatę, a jeden przycisk ją przyjmuje. Teraz zabrałaby ci budownictwo, które zaraz przyda się w komnacie grobowej.
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
    Potem gra przeciwnik. Opisy można pominąć.
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
    1 Spasuj, czyli opuść rundę. Kto pasuje pierwszy, dostaje najdłuższy rząd Piramidy Czasu i żeton Pierwszego gracza: jego właściciel zaczyna następną rundę, a na koniec gry żeton daje 3 PP.
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
    To cała gra. Każda karta, albo małe „i” na niej, otwiera się w całości. Znak gracza prowadzi do jego sali, książka otwiera zasadę, o którą właśnie chodzi, a żarówka prosi bota o radę.
    Teraz otwórz własny stół albo zmierz się w pojedynkę ze Zdrajcą!
