### Texts of Fertility in Polish: the ids of text_ids.py, no more and no fewer.

## The game

game = Dolina Nilu
game-summary = Układaj żetony w dolinie Nilu, zbieraj jej bogactwa i zaopatruj Sklepy własnej Metropolii. Każdy ma dziewięć tur, a wygrywa ten, kto zdobędzie najwięcej Debenów.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## shop: $of (a District or a Metropolis), $number (of the Shop there, from 1)
## payment: $goods (a list of resources and wheat); payment-nothing: a District that is free
## debens: $value (a number)

player = Gracz { $number }
shop = { $of }, Sklep { $number }
payment = zapłata: { $goods }
payment-nothing = za darmo
debens =
    { $value ->
        [one] { $value } Deben
        [few] { $value } Debeny
       *[many] { $value } Debenów
    }

## Words of the board
## For headings and tooltips

terms-valley = Dolina
terms-valley_tile = Żeton Doliny
terms-desert_square = Pole pustyni
terms-wheat_square = Pole Pszenicy
terms-water_square = Pole Wody
terms-icon = Symbol zasobu
terms-starting_tile = Żeton startowy
terms-personal_pool = Osobista Rezerwa
terms-common_pool = Pula Ogólna
terms-draw_pile = Stos
terms-stock = Magazyn
terms-hand = Zasoby obok planszy Metropolii
terms-metropolis = Metropolia
terms-district = Dzielnica
terms-district_display = Rząd Dzielnic
terms-building_cost = Koszt budowy
terms-free_spot = Puste miejsce
terms-fully_supplied = W pełni zaopatrzony
terms-any_resource = Dowolny zasób
terms-quarry = Kamieniołom
terms-monument = Monument
terms-statue = Pomnik
terms-wheat_storehouse = Spichlerz
terms-turn = Tura
terms-last_round = Ostatnia runda
terms-total = Razem
terms-debens = Debeny

## Options

option-mode = Tryb
option-mode-standard = gra standardowa
option-mode-two_player_variant = wariant 2-osobowy
option-quarry_neighbourhood = Kamieniołom
option-quarry_neighbourhood-8 = zamknięty ze wszystkich stron, także po przekątnej
option-quarry_neighbourhood-4 = zamknięty tylko z czterech boków
option-tile_set = Żetony Doliny
option-tile_set-two_different_scenes = dwie różne ilustracje na każdym żetonie
option-tile_set-with_doubles = z dubletami

## Resources, and wheat

resources-alabaster = Alabaster
resources-bovine = Bydło
resources-papyrus = Kwiat Papirusu
resources-grape = Winogrona
resources-wheat = Pszenica

## Scenes

scenes-alabaster = Wydobycie alabastru
scenes-bovine = Pastwisko
scenes-papyrus = Pole papirusu
scenes-grape = Winnica

## Valley tiles, by their two scenes

tiles-alabaster-alabaster = { scenes-alabaster } + { scenes-alabaster }
tiles-alabaster-bovine = { scenes-alabaster } + { scenes-bovine }
tiles-alabaster-papyrus = { scenes-alabaster } + { scenes-papyrus }
tiles-alabaster-grape = { scenes-alabaster } + { scenes-grape }
tiles-bovine-bovine = { scenes-bovine } + { scenes-bovine }
tiles-bovine-papyrus = { scenes-bovine } + { scenes-papyrus }
tiles-bovine-grape = { scenes-bovine } + { scenes-grape }
tiles-papyrus-papyrus = { scenes-papyrus } + { scenes-papyrus }
tiles-papyrus-grape = { scenes-papyrus } + { scenes-grape }
tiles-grape-grape = { scenes-grape } + { scenes-grape }

## Gods

gods-anubis = Anubis
gods-bastet = Bastet
gods-horus = Horus
gods-sobek = Sobek
gods-thoth = Thot

## Monuments

monuments-obelisk = Obelisk
monuments-pyramid = Piramida
monuments-sphinx = Sfinks
monuments-temple = Świątynia

## Metropolises

metropolis_boards-metropolis_memphis = Memfis
metropolis_boards-metropolis_thebes = Teby
metropolis_boards-metropolis_heliopolis = Heliopolis
metropolis_boards-metropolis_abydos = Abydos

## Districts

district_tiles-district_bazaar_alabaster = Bazar (Alabaster)
district_tiles-district_bazaar_bovine = Bazar (Bydło)
district_tiles-district_bazaar_papyrus = Bazar (Papirus)
district_tiles-district_bazaar_grape = Bazar (Winogrona)
district_tiles-district_port_alabaster = Port rzeczny (Alabaster)
district_tiles-district_port_bovine = Port rzeczny (Bydło)
district_tiles-district_port_papyrus = Port rzeczny (Papirus)
district_tiles-district_port_grape = Port rzeczny (Winogrona)
district_tiles-district_shrine_alabaster = Kapliczka (Alabaster)
district_tiles-district_shrine_bovine = Kapliczka (Bydło)
district_tiles-district_shrine_papyrus = Kapliczka (Papirus)
district_tiles-district_shrine_grape = Kapliczka (Winogrona)
district_tiles-district_temple_court_alabaster = Dziedziniec świątynny (Alabaster)
district_tiles-district_temple_court_bovine = Dziedziniec świątynny (Bydło)
district_tiles-district_temple_court_papyrus = Dziedziniec świątynny (Papirus)
district_tiles-district_temple_court_grape = Dziedziniec świątynny (Winogrona)
district_tiles-district_guild_alabaster = Siedziba cechu (Alabaster)
district_tiles-district_guild_bovine = Siedziba cechu (Bydło)
district_tiles-district_guild_papyrus = Siedziba cechu (Papirus)
district_tiles-district_guild_grape = Siedziba cechu (Winogrona)
district_tiles-district_oracle_alabaster = Wyrocznia (Alabaster)
district_tiles-district_oracle_bovine = Wyrocznia (Bydło)
district_tiles-district_oracle_papyrus = Wyrocznia (Papirus)
district_tiles-district_oracle_grape = Wyrocznia (Winogrona)
district_tiles-district_caravanserai_alabaster = Karawanseraj (Alabaster)
district_tiles-district_caravanserai_bovine = Karawanseraj (Bydło)
district_tiles-district_caravanserai_papyrus = Karawanseraj (Papirus)
district_tiles-district_caravanserai_grape = Karawanseraj (Winogrona)
district_tiles-district_palace_alabaster = Dzielnica pałacowa (Alabaster)
district_tiles-district_palace_bovine = Dzielnica pałacowa (Bydło)
district_tiles-district_palace_papyrus = Dzielnica pałacowa (Papirus)
district_tiles-district_palace_grape = Dzielnica pałacowa (Winogrona)
district_tiles-district_great_market_alabaster = Wielki targ (Alabaster)
district_tiles-district_great_market_bovine = Wielki targ (Bydło)
district_tiles-district_great_market_papyrus = Wielki targ (Papirus)
district_tiles-district_great_market_grape = Wielki targ (Winogrona)
district_tiles-district_sanctuary_alabaster = Sanktuarium (Alabaster)
district_tiles-district_sanctuary_bovine = Sanktuarium (Bydło)
district_tiles-district_sanctuary_papyrus = Sanktuarium (Papirus)
district_tiles-district_sanctuary_grape = Sanktuarium (Winogrona)

## What a fully supplied Shop gives
## debens, debens_per_resource, wheat: $value (a number); debens_per_resource: $resource (a name)
## statues: $gods (a list of names); exchange: $resources (a list of names)

effect-debens = { debens } na koniec gry
effect-debens_per_resource = { debens } na koniec gry za każdy znacznik w Metropolii: { $resource }
effect-statues = Pomnik na koniec gry: { $gods }
effect-statue_of_choice = Pomnik dowolnego Bóstwa na koniec gry
effect-wheat = Od razu: Pszenica +{ $value }
effect-exchange = Od razu: połóż 1 zasób z Magazynu w innym Sklepie (do wyboru: { $resources })

## The five parts of the score

parts-generic = Sklepy Ogólne
parts-specialised = Sklepy Specjalistyczne
parts-statues = Pomniki Bóstw
parts-monuments = Monumenty
parts-wheat = Spichlerz

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-place = Połóż w dolinie żeton ze swojej Osobistej Rezerwy.
wait-place = { $player } kładzie żeton Doliny.
help-place =
    Przynajmniej jedna ilustracja twojego żetonu musi leżeć obok takiej samej na żetonie będącym już w grze.
    Zbierasz 1 zasób za każde takie sąsiedztwo i za każdy zakryty symbol, 1 Pszenicę za każde pole Pszenicy obok żetonu, a za zamknięcie Kamieniołomu dostajesz premię.
    Szukaj tego, co wykorzystasz jeszcze w tej turze: zachować można tylko Pszenicę.
prompt-discard = Żaden z twoich żetonów nigdzie nie pasuje: wybierz, który odrzucisz.
wait-discard = { $player } nie może położyć żadnego żetonu i wybiera, który odrzuci.
help-discard =
    Żeton opuszcza grę i w tej turze nic nie zbierasz, ale nadal możesz zbudować Dzielnicę.
    Odrzuć ten, który ma najmniejsze szanse znaleźć miejsce później.
prompt-quarry = Powstał Kamieniołom: weź zasób albo postaw w nim jeden ze swoich Monumentów.
wait-quarry = { $player } tworzy Kamieniołom i wybiera zasób albo Monument.
help-quarry =
    Zasób przyda się od razu: zapłacisz nim za Dzielnicę albo zaopatrzysz Sklep.
    Monument zostaje do końca gry, a wtedy Debeny przynosi największa i druga co do wielkości liczba Monumentów.
    Ten Kamieniołom daje albo jedno, albo drugie, i tylko teraz.
prompt-build = Zbuduj jedną z odkrytych Dzielnic albo spasuj.
wait-build = { $player } zastanawia się nad budową Dzielnicy.
help-build =
    Dzielnica to nowe Sklepy, które możesz zaopatrzyć jeszcze w tej turze.
    Płacisz zebranymi przed chwilą zasobami, Pszenicą albo jednym i drugim, ale tym, co wydasz, nie zaopatrzysz już żadnego Sklepu.
    W turze możesz zbudować jedną Dzielnicę, a w całej grze siedem: im wcześniej powstanie, tym więcej zostanie tur, by zapełnić jej Sklepy.
prompt-supply = Połóż zasób w jednym ze swoich Sklepów albo zakończ zaopatrywanie.
wait-supply = { $player } zaopatruje Sklepy.
help-supply =
    Korzyść dają tylko Sklepy w pełni zaopatrzone: niektóre od razu, większość na koniec gry.
    Położone zasoby zostają na miejscu, więc Sklep można zapełniać przez kilka tur.
    Niewykorzystane zasoby wrócą do Magazynu, gdy zakończysz.
prompt-exchange = Wymiana: wybierz zasób z Magazynu i Sklep, do którego trafi, albo zrezygnuj.
wait-exchange = { $player } wybiera zasób w ramach wymiany.
help-exchange =
    Twój Sklep wymiany jest pełny: daje ci jeden zasób innego rodzaju, który trafia prosto z Magazynu do innego z twoich Sklepów.
    Jeśli ten zasób zapełni Sklep z Pszenicą albo kolejny Sklep wymiany, od razu otrzymasz i tę korzyść.
    Teraz albo nigdy: wymiany nie można zachować na później.
prompt-draft = Weź żeton z Puli Ogólnej.
wait-draft = { $player } bierze żeton z Puli Ogólnej.
help-draft =
    Żeton trafia do twojej Osobistej Rezerwy i możesz go położyć już w następnej turze.
    Szukaj ilustracji, które w dolinie zetkną się z wieloma takimi samymi, i zasobów, których brakuje w twoich Sklepach.
    Z tego, co zostawisz, będą wybierać przeciwnicy.
prompt-remove = Usuń z gry żeton z Puli Ogólnej.
wait-remove = { $player } usuwa żeton z gry.
help-remove =
    W Wariancie 2-osobowym jeden z dwóch żetonów pozostałych w Puli Ogólnej wypada z gry, a potem Pulę się uzupełnia.
    Następny wybiera przeciwnik: usuń żeton, który najbardziej by mu pomógł.

## Choices, as labels of buttons
## place: $first_scene on the square $first, $second_scene on $second
## discard, draft, remove: $tile
## quarry_resource, quarry_monument: $square; $resource or $monument (the type of the player's Monuments)
## build: $district, $payment (see above)
## supply, exchange: $resource, $shop

choice-place = Połóż: { $first_scene } na { $first }, { $second_scene } na { $second }
choice-discard = Odrzuć: { $tile }
choice-quarry_resource = Weź { $resource } za Kamieniołom { $square }
choice-quarry_monument = Postaw Monument na polu { $square } ({ $monument })
choice-build = Zbuduj: { $district } – { $payment }
choice-build_pass = Nie buduj
choice-supply = Połóż { $resource }: { $shop }
choice-supply_stop = Zakończ zaopatrywanie
choice-exchange = Połóż z Magazynu { $resource }: { $shop }
choice-exchange_decline = Zrezygnuj z wymiany
choice-draft = Weź: { $tile }
choice-remove = Usuń: { $tile }

## Events, as lines of the log
## $player: a name, in all but last_round, revealed_tile and revealed_district, which are nobody's doing
## turn: $number (the player's own turns, from 1); scored: $total
## gained, stock_short, returned: $amount, $resource; wheat: $amount (0 if all was lost), $to (wheat now)
## the others as the choices they follow

event-turn = { $player } zaczyna turę { $number }.
event-last_round = Puli Ogólnej nie da się uzupełnić: każdy ma jeszcze jedną turę.
event-placed = { $player } kładzie żeton: { $first_scene } na { $first }, { $second_scene } na { $second }.
event-gained = { $player } zbiera: { $amount } × { $resource }.
event-stock_short = W Magazynie brakuje: { $amount } × { $resource }. { $player } dostaje mniej.
event-wheat = { $player } zdobywa Pszenicę: +{ $amount }, razem { $to }.
event-wheat_lost = Spichlerz jest pełny ({ $player }): przepada { $amount } × Pszenica.
event-quarry = { $player } tworzy Kamieniołom na polu { $square }.
event-quarry_resource = { $player } bierze { $resource } za Kamieniołom { $square }.
event-monument = { $player } stawia Monument na polu { $square } ({ $monument }).
event-discarded = { $player } nie może położyć żadnego żetonu i odrzuca: { $tile }.
event-built = { $player } buduje: { $district } – { $payment }.
event-supplied = { $player } kładzie { $resource }: { $shop }.
event-completed = { $player } w pełni zaopatruje: { $shop }.
event-exchanged = { $player } kładzie z Magazynu { $resource }: { $shop }.
event-exchange_declined = { $player } rezygnuje z wymiany: { $shop }.
event-returned = { $player } oddaje do Magazynu: { $amount } × { $resource }.
event-drafted = { $player } bierze z Puli Ogólnej: { $tile }.
event-removed = { $player } usuwa z gry: { $tile }.
event-revealed_tile = Nowy żeton w Puli Ogólnej: { $tile }.
event-revealed_district = Nowa Dzielnica w rzędzie: { $district }.
event-scored =
    { $total ->
        [one] { $player } zdobywa { $total } Deben.
        [few] { $player } zdobywa { $total } Debeny.
       *[many] { $player } zdobywa { $total } Debenów.
    }
event-won = { $player } wygrywa!
event-shared = { $players }: wspólne zwycięstwo!

## The board on the screen: names of places for screen readers and tooltips
## square: $square (e5), $what (one of the next four, or a term); $scene, $resource, $monument: names
## shop: $shop, $needs (a list of resources), $filled of $spaces, $effect (a sentence)
## shop_short: $needs, $effect; district: $district, $cost, $shops (sentences); god_…: $god

board-square = { $square }: { $what }
board-tile_of = { $scene }, żeton gracza { $player }
board-start_tile = { $scene }, { terms-starting_tile }
board-icon = { terms-desert_square }, { terms-icon }: { $resource }
board-monument_of = { terms-quarry }, Monument gracza { $player } ({ $monument })
board-shop = { $shop }. Potrzeba: { $needs }. Jest: { $filled } z { $spaces }. Daje: { $effect }.
board-shop_short = { $needs } – { $effect }.
board-district = { $district }. { terms-building_cost }: { $cost }. { $shops }
board-god_has = { $god }: Pomnik jest
board-god_lacks = { $god }: jeszcze bez Pomnika

## The board on the screen: headings
## …_worth: $count, $value (Debens); spots_used: $used of $all; monuments_left: $monument, $count
## amount, in_stock: $amount, $resource; pile, deck: $count; turn: $now, $of; shops_full: $full, $all

board-gain = Zyskasz
board-gain_nothing = Nic nie zyskasz
board-my_tiles = Twoje żetony
board-tiles_of = Żetony gracza { $player }
board-pile = { $count } w stosie
board-for_sale = Dzielnice do zbudowania
board-deck = { $count } w talii
board-in_stock = { terms-stock }: { $amount } × { $resource }
board-market = Targ
board-my_metropolis = Twoja Metropolia
board-metropolis_of = Metropolia gracza { $player }
board-hand = Pod ręką
board-hand_empty = nic
board-stock = Z Magazynu
board-amount = { $amount } × { $resource }
board-starting_shops = Sklepy początkowe
board-districts = Dzielnice
board-spots_used = { $used } z { $all }
board-free_spots = Puste miejsca: { $count }
board-monuments_left = { $monument }: zostało { $count }
board-monuments_placed = Monumenty w dolinie: { $count }
board-shops_full = Sklepy w pełni zaopatrzone: { $full } z { $all }
board-statues_count = Różne Bóstwa: { $count }
board-statues_worth =
    { $count ->
        [one] { $count } Bóstwo, warte { $value }
        [few] { $count } Bóstwa, warte { $value }
       *[many] { $count } Bóstw, warte { $value }
    }
board-wheat_count = Pszenica: { $count }
board-wheat_worth = Pszenica: { $count }, warta { $value }
board-turn = Tura { $now } z { $of }

## The board on the screen: steps of a turn, and what the button that confirms a choice says

board-step_place = Żeton
board-step_build = Budowa
board-step_supply = Zaopatrzenie
board-step_draft = Dobranie
board-verb_place = Połóż żeton
board-verb_discard = Odrzuć
board-verb_quarry_resource = Weź
board-verb_quarry_monument = Postaw Monument
board-verb_build = Zbuduj
board-verb_build_pass = Nie buduj
board-verb_supply = Zaopatrz
board-verb_supply_stop = Zakończ
board-verb_exchange = Wymień
board-verb_exchange_decline = Zrezygnuj
board-verb_draft = Weź żeton
board-verb_remove = Usuń

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Witaj w dolinie
lesson-welcome =
    Rządzisz prowincją nad Nilem. Wszyscy kładą żetony w tej samej dolinie, zbierają jej plony i zanoszą je do Sklepów własnej Metropolii.
    Masz dziewięć tur, a wygrywa ten, kto zdobędzie najwięcej Debenów. Ta pierwsza gra jest przygotowana: rób to, co wskazują złote ramki.
lesson-place-title = Dopasuj ilustrację
lesson-place =
    Przynajmniej jedna ilustracja twojego żetonu musi dotykać takiej samej na żetonie będącym już w grze. Tu stykają się winnice.
    1 Weź żeton z polem papirusu i winnicą: kliknij go albo przeciągnij do doliny.
    2 Połóż go na dwóch podświetlonych polach. Drugie kliknięcie albo Enter zatwierdza.
lesson-gains-title = Oto twoje zbiory
lesson-gains =
    1 Winnice się stykają: każde takie sąsiedztwo daje 1 zasób swojego rodzaju, tutaj Winogrona.
    2 Obok twojego żetonu leży pole Pszenicy: to 1 Pszenica.
    Winogrona i wszystkie inne zasoby trzeba zużyć jeszcze w tej turze. Zachować można tylko Pszenicę, na torze Spichlerza.
lesson-build-title = Zbuduj Dzielnicę
lesson-build =
    Dzielnice dają nowe Sklepy. Czerwony kwadrat to koszt: tyle dowolnych zasobów albo Pszenicy. W turze możesz zbudować jedną Dzielnicę, a w całej grze siedem.
    1 Zbuduj Dziedziniec świątynny. Płacisz Pszenicą, bo Winogrona przydadzą się lepiej.
lesson-supply-title = Zaopatrz Sklep
lesson-supply =
    Sklep potrzebuje zasobów pokazanych z lewej, a gdy jest pełny, daje korzyść pokazaną z prawej. To, co w nim położysz, zostaje na miejscu, więc Sklep można zapełniać przez kilka tur.
    1 Weź Winogrona.
    2 Połóż je w pierwszym Sklepie Dziedzińca.
lesson-statue-title = W pełni zaopatrzony
lesson-statue =
    1 Sklep zrobił się zielony: jest pełny i daje ci Pomnik Horusa. Inne Sklepy dają Debeny na koniec gry, Pszenicę od razu albo wymianę.
    2 Im więcej różnych Bóstw, tym więcej warte są ich Pomniki: oto skala.
lesson-draft-title = Weź nowy żeton
lesson-draft =
    Twoja tura się kończy. Niewykorzystane zasoby wróciłyby do Magazynu, a ty bierzesz jeden z trzech żetonów Puli Ogólnej.
    1 Weź ten z alabastrem i winnicą.
    Potem gra przeciwnik: każdy krok jest pokazany i opisany, a Esc je pomija.
lesson-icon-title = Zakryj symbol
lesson-icon =
    Żetony innych graczy służą także tobie: pola papirusu się zetkną. Obok rośnie Pszenica, a zasób z zakrytego symbolu też jest twój. Dymek pokazuje cały zysk.
    1 Weź żeton z pastwiskiem i polem papirusu.
    2 Połóż go tutaj, na symbolu.
lesson-free-title = Dzielnica za darmo
lesson-free =
    Niektóre Dzielnice nic nie kosztują. Im wcześniej taka powstanie, tym więcej tur na jej zapełnienie, ale na koniec liczą się tylko pełne Sklepy. Zawsze możesz też nic nie budować.
    1 Zbuduj Port rzeczny: jego dwa Sklepy dostajesz bez zapłaty.
lesson-exchange-title = Wymiana
lesson-exchange =
    Masz Papirus i Alabaster. Ten Sklep, jeden z czterech, z którymi Memfis zaczyna grę, daje wymianę: gdy tylko się zapełni, dostajesz z Magazynu jeden zasób innego rodzaju.
    1 Weź Papirus.
    2 Połóż go w Sklepie wymiany.
lesson-chain-title = Jedno pociąga drugie
lesson-chain =
    Zasób z wymiany nie trafia do ciebie: wędruje prosto z Magazynu do innego z twoich Sklepów. Jeśli ten Sklep się zapełni, od razu daje swoją korzyść.
    1 Wybierz Winogrona.
    2 Wybierz Sklep, który zamienia je w Pszenicę.
lesson-wheat-title = Pszenicę warto zbierać
lesson-wheat =
    1 Weź Alabaster.
    2 Połóż go w drugim Sklepie Dziedzińca, który również daje Pszenicę.
    3 Pszenicą płaci się za Dzielnice i można ją zachować na kolejne tury. To, co zostanie na koniec, liczy się według tej skali: siedem Pszenicy to 23 Debeny.
lesson-quarry-title = Zamknij Kamieniołom
lesson-quarry =
    1 Kamieniołom to jedno puste pole pustyni, zamknięte ze wszystkich stron i po przekątnej żetonami, Pszenicą, Wodą albo brzegiem doliny. Temu polu brakuje tylko jednego żetonu.
    2 Weź żeton z alabastrem i polem papirusu.
    3 Połóż go tutaj i Kamieniołom gotowy.
lesson-monument-title = Postaw Monument
lesson-monument =
    Kto zamyka Kamieniołom, od razu wybiera: jeden dowolny zasób albo jeden ze swoich czterech Monumentów, który zostaje na stałe. Na koniec największa liczba Monumentów daje 15 Debenów, druga w kolejności 7.
    1 Postaw Obelisk.
lesson-score-title = Jak się to liczy
lesson-score =
    Po dziewięciu turach każdy dodaje: pełne Sklepy dające Debeny, Sklepy Specjalistyczne, które płacą za każdy znacznik jednego zasobu, Pomniki, Monumenty i Pszenicę. Niepełny Sklep nie daje nic.
    1 Panele pokazują, ile kto miałby teraz.
    2 Metropolia pokazuje, za co.
lesson-end-title = Wszystko już wiesz
lesson-end =
    To cała gra. Znak gracza prowadzi do jego Metropolii, książka otwiera zasadę, o którą właśnie chodzi, żarówka prosi bota o radę, a cofanie działa, dopóki nie odkryto czegoś nowego.
    Teraz otwórz własny stół i graj!
