### Texts of Fertility in Polish: the ids of `text_ids()`, no more and no fewer.

## The game

game = Dolina Nilu
game-summary = Układaj żetony w dolinie Nilu, zbieraj jej bogactwa i zaopatruj Sklepy własnej Metropolii. Każdy ma dziewięć tur, a wygrywa ten, kto zdobędzie najwięcej Debenów.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## shop: $of (a District or a Metropolis), $number (of the Shop there, from 1)
## payment: $goods (a list of resources and wheat); payment-nothing: a District that is free

player = Gracz { $number }
shop = { $of }, Sklep { $number }
payment = zapłata: { $goods }
payment-nothing = za darmo

## Words of the text board, which the board on the screen uses too

terms-valley_tile = Żeton Doliny
terms-desert_square = Pole pustyni
terms-water_square = Pole Wody
terms-icon = Symbol zasobu
terms-common_pool = Pula Ogólna
terms-draw_pile = Stos
terms-stock = Magazyn
terms-district_display = Rząd Dzielnic
terms-building_cost = Koszt budowy
terms-fully_supplied = W pełni zaopatrzony
terms-any_resource = Dowolny zasób
terms-monument = Monument
terms-statue = Pomnik
terms-turn = Tura
terms-last_round = Ostatnia runda
terms-total = Razem
terms-debens = Debeny
board-hand = Pod ręką
board-verb_exchange = Wymień

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

## The five parts of the score

parts-generic = Sklepy Ogólne
parts-specialised = Sklepy Specjalistyczne
parts-statues = Pomniki Bóstw
parts-monuments = Monumenty
parts-wheat = Spichlerz
reason-generic = Sklepy Ogólne
reason-generic-more = Więcej Debenów za pełne Sklepy Ogólne: około { $points } (F10.1).
reason-generic-less = Mniej Debenów za pełne Sklepy Ogólne: około { $points } (F10.1).
reason-specialised = Sklepy Specjalistyczne
reason-specialised-more = Więcej Debenów za pełne Sklepy Specjalistyczne: około { $points } (F10.2).
reason-specialised-less = Mniej Debenów za pełne Sklepy Specjalistyczne: około { $points } (F10.2).
reason-statues = Pomniki Bóstw
reason-statues-more = Więcej Debenów za Pomniki różnych Bóstw: około { $points } (F10.3).
reason-statues-less = Mniej Debenów za Pomniki różnych Bóstw: około { $points } (F10.3).
reason-monuments = Monumenty
reason-monuments-more = Większa szansa na przewagę w Monumentach: około { $points } Debenów (F10.4).
reason-monuments-less = Mniejsza szansa na przewagę w Monumentach: około { $points } Debenów (F10.4).
reason-wheat = Spichlerz
reason-wheat-more = Więcej Debenów za Pszenicę na koniec gry: około { $points } (F10.5).
reason-wheat-less = Mniej Debenów za Pszenicę na koniec gry: około { $points } (F10.5).
reason-hand = Zasoby na ręce
reason-hand-more = Więcej Debenów z tego, co możesz od razu położyć w Sklepach: około { $points } (F6.1).
reason-hand-less = Mniej Debenów z tego, co możesz od razu położyć w Sklepach: około { $points } (F6.1).
reason-open_shops = Sklepy do zaopatrzenia
reason-open_shops-more = Więcej Debenów ze Sklepów, które możesz jeszcze zaopatrzyć: około { $points } (F6.5).
reason-open_shops-less = Mniej Debenów ze Sklepów, które możesz jeszcze zaopatrzyć: około { $points } (F6.5).
reason-turns = Pozostałe tury
reason-turns-more = Więcej Debenów z tur, które cię jeszcze czekają: około { $points } (F9.2).
reason-turns-less = Mniej Debenów z tur, które cię jeszcze czekają: około { $points } (F9.2).

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
