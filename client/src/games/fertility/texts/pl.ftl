### What Fertility's board on the screen says in Polish, beside the engine's texts.

## Words of the board
## For headings and tooltips

terms-valley = Dolina
terms-wheat_square = Pole Pszenicy
terms-starting_tile = Żeton startowy
terms-personal_pool = Osobista Rezerwa
terms-hand = Zasoby obok planszy Metropolii
terms-metropolis = Metropolia
terms-district = Dzielnica
terms-quarry = Kamieniołom
terms-wheat_storehouse = Spichlerz

## What a fully supplied Shop gives
## debens, debens_per_resource, wheat: $value (a number); debens_per_resource: $resource (a name)
## statues: $gods (a list of names); statue_of_choice: $count; exchange: $resources (a list of names)

debens =
    { $value ->
        [one] { $value } Deben
        [few] { $value } Debeny
       *[many] { $value } Debenów
    }
effect-debens = { debens } na koniec gry
effect-debens_per_resource = { debens } na koniec gry za każdy znacznik w Metropolii: { $resource }
effect-statues = Pomnik na koniec gry: { $gods }
effect-statue_of_choice =
    { $count ->
        [one] Pomnik dowolnego Bóstwa na koniec gry
       *[other] Pomniki { $count } dowolnych Bóstw na koniec gry
    }
effect-wheat = Od razu: Pszenica +{ $value }
effect-exchange = Od razu: połóż 1 zasób z Magazynu w innym Sklepie (do wyboru: { $resources })

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
board-tiles_of = Żetony gracza { $player }
board-pile = { $count } w stosie
board-for_sale = Dzielnice do zbudowania
board-deck = { $count } w talii
board-in_stock = { terms-stock }: { $amount } × { $resource }
board-market = Targ
board-my_metropolis = Twoja Metropolia
board-metropolis_of = Metropolia gracza { $player }
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
board-period = Tura { $number }

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
board-verb_exchange_decline = Zrezygnuj
board-verb_draft = Weź żeton
board-verb_remove = Usuń

## The result: points are called Debens
## score_margin, gains_debens: $points; gains_debens: $player; score_empty: $count

board-debens_now = Debeny, gdyby gra skończyła się teraz
board-score_margin =
    { $points ->
        [one] przewaga: { $points } Deben
        [few] przewaga: { $points } Debeny
       *[many] przewaga: { $points } Debenów
    }
board-score_parts = Debeny według źródła
board-score_empty =
    { $count ->
        [one] { $count } źródło bez Debenów
        [few] { $count } źródła bez Debenów
       *[many] { $count } źródeł bez Debenów
    }
board-gains_debens =
    { $points ->
        [one] { $player } zdobywa { $points } Deben
        [few] { $player } zdobywa { $points } Debeny
       *[many] { $player } zdobywa { $points } Debenów
    }
board-chart_about = Debeny, gdyby gra skończyła się po danej turze

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Witaj w dolinie
lesson-welcome =
    Rządzisz prowincją nad Nilem. Wszyscy kładą żetony w tej samej dolinie, zbierają jej plony i zanoszą je do Sklepów własnej Metropolii.
    Masz dziewięć tur, a wygrywa ten, kto zdobędzie najwięcej Debenów. Ta pierwsza gra jest przygotowana: rób to, co wskazują złote ramki.
lesson-place-title = Dopasuj ilustrację
lesson-place =
    Przynajmniej jedna ilustracja twojego żetonu musi dotykać takiej samej na żetonie będącym już w grze. Tu stykają się winnice.
    1 Weź żeton z polem papirusu i winnicą: wybierz go albo przeciągnij do doliny.
    2 Połóż go na dwóch podświetlonych polach. Wybierz je jeszcze raz, żeby zatwierdzić.
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
    Potem gra przeciwnik: każdy krok jest pokazany i opisany; można to pominąć.
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
