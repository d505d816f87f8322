### Texts of Fertility in English: the ids of `text_ids()`, no more and no fewer.

## The game

game = Fertility
game-summary = Lay tiles in the valley of the Nile, gather its riches and supply the Shops of your own Metropolis. Everybody has nine turns, and whoever earns the most Debens wins.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## shop: $of (a District or a Metropolis), $number (of the Shop there, from 1)
## payment: $goods (a list of resources and wheat); payment-nothing: a District that is free

player = Player { $number }
shop = { $of }, Shop { $number }
payment = for { $goods }
payment-nothing = for free

## Words of the text board, which the board on the screen uses too

terms-valley_tile = Valley tile
terms-desert_square = Desert square
terms-water_square = Water square
terms-icon = Resource icon
terms-common_pool = Common Pool
terms-draw_pile = Draw pile
terms-stock = Stock
terms-district_display = District display
terms-building_cost = Building cost
terms-fully_supplied = Fully supplied
terms-any_resource = Any resource
terms-monument = Monument
terms-statue = Statue
terms-turn = Turn
terms-last_round = Last round
terms-total = Total
terms-debens = Debens
board-hand = In hand
board-verb_exchange = Exchange

## Options

option-mode = Mode
option-mode-standard = standard game
option-mode-two_player_variant = 2-player variant
option-quarry_neighbourhood = Quarry
option-quarry_neighbourhood-8 = closed on all sides and corners
option-quarry_neighbourhood-4 = closed on the four sides only
option-tile_set = Valley tiles
option-tile_set-two_different_scenes = two different scenes on each tile
option-tile_set-with_doubles = with doubles

## Resources, and wheat

resources-alabaster = Alabaster
resources-bovine = Bovine
resources-papyrus = Papyrus flower
resources-grape = Grape
resources-wheat = Wheat

## Scenes

scenes-alabaster = Alabaster quarrymen
scenes-bovine = Cattle pasture
scenes-papyrus = Papyrus field
scenes-grape = Vineyard

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
gods-thoth = Thoth

## Monuments

monuments-obelisk = Obelisk
monuments-pyramid = Pyramid
monuments-sphinx = Sphinx
monuments-temple = Temple

## Metropolises

metropolis_boards-metropolis_memphis = Memphis
metropolis_boards-metropolis_thebes = Thebes
metropolis_boards-metropolis_heliopolis = Heliopolis
metropolis_boards-metropolis_abydos = Abydos

## Districts

district_tiles-district_bazaar_alabaster = Bazaar (Alabaster)
district_tiles-district_bazaar_bovine = Bazaar (Bovines)
district_tiles-district_bazaar_papyrus = Bazaar (Papyrus)
district_tiles-district_bazaar_grape = Bazaar (Grapes)
district_tiles-district_port_alabaster = River Port (Alabaster)
district_tiles-district_port_bovine = River Port (Bovines)
district_tiles-district_port_papyrus = River Port (Papyrus)
district_tiles-district_port_grape = River Port (Grapes)
district_tiles-district_shrine_alabaster = Shrine (Alabaster)
district_tiles-district_shrine_bovine = Shrine (Bovines)
district_tiles-district_shrine_papyrus = Shrine (Papyrus)
district_tiles-district_shrine_grape = Shrine (Grapes)
district_tiles-district_temple_court_alabaster = Temple Court (Alabaster)
district_tiles-district_temple_court_bovine = Temple Court (Bovines)
district_tiles-district_temple_court_papyrus = Temple Court (Papyrus)
district_tiles-district_temple_court_grape = Temple Court (Grapes)
district_tiles-district_guild_alabaster = Guild Hall (Alabaster)
district_tiles-district_guild_bovine = Guild Hall (Bovines)
district_tiles-district_guild_papyrus = Guild Hall (Papyrus)
district_tiles-district_guild_grape = Guild Hall (Grapes)
district_tiles-district_oracle_alabaster = Oracle (Alabaster)
district_tiles-district_oracle_bovine = Oracle (Bovines)
district_tiles-district_oracle_papyrus = Oracle (Papyrus)
district_tiles-district_oracle_grape = Oracle (Grapes)
district_tiles-district_caravanserai_alabaster = Caravanserai (Alabaster)
district_tiles-district_caravanserai_bovine = Caravanserai (Bovines)
district_tiles-district_caravanserai_papyrus = Caravanserai (Papyrus)
district_tiles-district_caravanserai_grape = Caravanserai (Grapes)
district_tiles-district_palace_alabaster = Palace Quarter (Alabaster)
district_tiles-district_palace_bovine = Palace Quarter (Bovines)
district_tiles-district_palace_papyrus = Palace Quarter (Papyrus)
district_tiles-district_palace_grape = Palace Quarter (Grapes)
district_tiles-district_great_market_alabaster = Great Market (Alabaster)
district_tiles-district_great_market_bovine = Great Market (Bovines)
district_tiles-district_great_market_papyrus = Great Market (Papyrus)
district_tiles-district_great_market_grape = Great Market (Grapes)
district_tiles-district_sanctuary_alabaster = Sanctuary (Alabaster)
district_tiles-district_sanctuary_bovine = Sanctuary (Bovines)
district_tiles-district_sanctuary_papyrus = Sanctuary (Papyrus)
district_tiles-district_sanctuary_grape = Sanctuary (Grapes)

## The five parts of the score

parts-generic = Generic Shops
parts-specialised = Specialised Shops
parts-statues = Statues of Gods
parts-monuments = Monuments
parts-wheat = Wheat Storehouse
reason-generic = Generic Shops
reason-generic-more = More Debens from Generic Shops that are full: about { $points } (F10.1).
reason-generic-less = Fewer Debens from Generic Shops that are full: about { $points } (F10.1).
reason-specialised = Specialised Shops
reason-specialised-more = More Debens from Specialised Shops that are full: about { $points } (F10.2).
reason-specialised-less = Fewer Debens from Specialised Shops that are full: about { $points } (F10.2).
reason-statues = Statues of Gods
reason-statues-more = More Debens for statues of different gods: about { $points } (F10.3).
reason-statues-less = Fewer Debens for statues of different gods: about { $points } (F10.3).
reason-monuments = Monuments
reason-monuments-more = A better chance to lead in monuments: about { $points } Debens (F10.4).
reason-monuments-less = A worse chance to lead in monuments: about { $points } Debens (F10.4).
reason-wheat = Wheat Storehouse
reason-wheat-more = More Debens for wheat in the end: about { $points } (F10.5).
reason-wheat-less = Fewer Debens for wheat in the end: about { $points } (F10.5).
reason-hand = Resources in hand
reason-hand-more = More Debens from what your hand can supply right now: about { $points } (F6.1).
reason-hand-less = Fewer Debens from what your hand can supply right now: about { $points } (F6.1).
reason-open_shops = Shops still to be supplied
reason-open_shops-more = More Debens from Shops that you can still supply: about { $points } (F6.5).
reason-open_shops-less = Fewer Debens from Shops that you can still supply: about { $points } (F6.5).
reason-turns = Turns to come
reason-turns-more = More Debens from turns that are still to come: about { $points } (F9.2).
reason-turns-less = Fewer Debens from turns that are still to come: about { $points } (F9.2).

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-place = Place a tile of your Personal Pool in the valley.
wait-place = { $player } is placing a Valley tile.
help-place =
    At least one scene of your tile must lie beside the same scene on a tile already in play.
    You collect 1 resource for every matching neighbour and for every icon you cover, 1 Wheat for every Wheat square beside the tile, and a bonus for closing off a Quarry.
    Go for what you can use this very turn: only Wheat keeps.
prompt-discard = None of your tiles fits anywhere: choose one to discard.
wait-discard = { $player } can’t place any tile and is choosing one to discard.
help-discard =
    The tile leaves the game and you collect nothing this turn, but you may still build a District.
    Part with the one that is least likely to find a place later.
prompt-quarry = You have created a Quarry: take a resource, or place one of your Monuments in it.
wait-quarry = { $player } has created a Quarry and is choosing a resource or a Monument.
help-quarry =
    A resource helps you this very turn, to pay for a District or to supply a Shop.
    A Monument stays to the end of the game, when the most and the second most Monuments earn Debens.
    This Quarry gives one or the other, and only now.
prompt-build = Build a District from the display, or pass.
wait-build = { $player } is deciding whether to build a District.
help-build =
    A District brings new Shops, and you may supply them this very turn.
    Pay with the resources you have just collected, with Wheat, or with both; what you pay can no longer fill a Shop.
    You may build one District a turn and seven in all: the earlier you build, the more turns are left to fill its Shops.
prompt-supply = Put a resource on one of your Shops, or stop supplying.
wait-supply = { $player } is supplying Shops.
help-supply =
    Only fully supplied Shops give their benefit, some at once, most at the end of the game.
    What you put down stays there, so you may fill a Shop over several turns.
    Resources you don’t use go back to the Stock when you stop.
prompt-exchange = Exchange: choose a resource from the Stock and the Shop it goes to, or decline.
wait-exchange = { $player } is choosing a resource for an exchange.
help-exchange =
    Your exchange Shop is full: it gives you one resource of another kind, which goes straight from the Stock onto another of your Shops.
    If that fills a Wheat Shop or another exchange Shop, its benefit follows at once.
    Use it now or never: it can’t be kept for later.
prompt-draft = Take a tile from the Common Pool.
wait-draft = { $player } is taking a tile from the Common Pool.
help-draft =
    The tile joins your Personal Pool, and you may place it from your next turn on.
    Look for scenes that will touch many of their kind in the valley, and for the resources your Shops still need.
    Your opponents choose from what you leave.
prompt-remove = Remove a tile of the Common Pool from the game.
wait-remove = { $player } is removing a tile from the game.
help-remove =
    In the 2-player variant one of the two tiles left in the Common Pool leaves the game, then the pool is refilled.
    Your opponent chooses next: remove the tile that would help them most.

## Choices, as labels of buttons
## place: $first_scene on the square $first, $second_scene on $second
## discard, draft, remove: $tile
## quarry_resource, quarry_monument: $square; $resource or $monument (the type of the player's Monuments)
## build: $district, $payment (see above)
## supply, exchange: $resource, $shop

choice-place = Place { $first_scene } on { $first }, { $second_scene } on { $second }
choice-discard = Discard { $tile }
choice-quarry_resource = Take 1 { $resource } for the Quarry on { $square }
choice-quarry_monument = Place a Monument on { $square } ({ $monument })
choice-build = Build { $district } { $payment }
choice-build_pass = Build nothing
choice-supply = Put 1 { $resource } on { $shop }
choice-supply_stop = Stop supplying
choice-exchange = Put 1 { $resource } from the Stock on { $shop }
choice-exchange_decline = Decline the exchange
choice-draft = Take { $tile }
choice-remove = Remove { $tile }

## Events, as lines of the log
## $player: a name, in all but last_round, revealed_tile and revealed_district, which are nobody's doing
## turn: $number (the player's own turns, from 1); scored: $total
## gained, stock_short, returned: $amount, $resource; wheat: $amount (0 if all was lost), $to (wheat now)
## the others as the choices they follow

event-turn = { $player } begins turn { $number }.
event-last_round = The Common Pool can’t be refilled: everybody has one last turn.
event-placed = { $player } places { $first_scene } on { $first } and { $second_scene } on { $second }.
event-gained = { $player } collects { $amount } × { $resource }.
event-stock_short = The Stock is short: { $player } goes without { $amount } × { $resource }.
event-wheat = { $player } earns { $amount } Wheat and now has { $to }.
event-wheat_lost = The Storehouse of { $player } is full: { $amount } Wheat is lost.
event-quarry = { $player } creates a Quarry on { $square }.
event-quarry_resource = { $player } takes 1 { $resource } for the Quarry on { $square }.
event-monument = { $player } places a Monument on { $square } ({ $monument }).
event-discarded = { $player } can’t place any tile and discards { $tile }.
event-built = { $player } builds { $district } { $payment }.
event-supplied = { $player } puts 1 { $resource } on { $shop }.
event-completed = { $player } fully supplies { $shop }.
event-exchanged = { $player } puts 1 { $resource } from the Stock on { $shop }.
event-exchange_declined = { $player } declines the exchange at { $shop }.
event-returned = { $player } returns { $amount } × { $resource } to the Stock, unused.
event-drafted = { $player } takes { $tile } from the Common Pool.
event-removed = { $player } removes { $tile } from the game.
event-revealed_tile = New in the Common Pool: { $tile }.
event-revealed_district = New on the display: { $district }.
event-scored =
    { $total ->
        [one] { $player } scores { $total } Deben.
       *[other] { $player } scores { $total } Debens.
    }
event-won = { $player } wins!
event-shared = { $players } share the victory!
