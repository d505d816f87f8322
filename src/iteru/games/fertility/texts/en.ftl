### Texts of Fertility in English: the ids of text_ids.py, no more and no fewer.

## The game

game = Fertility
game-summary = Lay tiles in the valley of the Nile, gather its riches and supply the Shops of your own Metropolis. Everybody has nine turns, and whoever earns the most Debens wins.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## shop: $of (a District or a Metropolis), $number (of the Shop there, from 1)
## payment: $goods (a list of resources and wheat); payment-nothing: a District that is free
## debens: $value (a number)

player = Player { $number }
shop = { $of }, Shop { $number }
payment = for { $goods }
payment-nothing = for free
debens =
    { $value ->
        [one] { $value } Deben
       *[other] { $value } Debens
    }

## Words of the board
## For headings and tooltips

terms-valley = Valley
terms-valley_tile = Valley tile
terms-desert_square = Desert square
terms-wheat_square = Wheat square
terms-water_square = Water square
terms-icon = Resource icon
terms-starting_tile = Starting tile
terms-personal_pool = Personal Pool
terms-common_pool = Common Pool
terms-draw_pile = Draw pile
terms-stock = Stock
terms-hand = Resources beside the Metropolis
terms-metropolis = Metropolis
terms-district = District
terms-district_display = District display
terms-building_cost = Building cost
terms-free_spot = Free spot
terms-fully_supplied = Fully supplied
terms-any_resource = Any resource
terms-quarry = Quarry
terms-monument = Monument
terms-statue = Statue
terms-wheat_storehouse = Wheat Storehouse
terms-turn = Turn
terms-last_round = Last round
terms-total = Total
terms-debens = Debens

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

## What a fully supplied Shop gives
## debens, debens_per_resource, wheat: $value (a number); debens_per_resource: $resource (a name)
## statues: $gods (a list of names); exchange: $resources (a list of names)

effect-debens = { debens } at the end of the game
effect-debens_per_resource = { debens } at the end of the game for each { $resource } in your Metropolis
effect-statues = Statue at the end of the game: { $gods }
effect-statue_of_choice = Statue of the God of your choice at the end of the game
effect-wheat = At once: Wheat +{ $value }
effect-exchange = At once: put 1 resource from the Stock on another Shop (choose from { $resources })

## The five parts of the score

parts-generic = Generic Shops
parts-specialised = Specialised Shops
parts-statues = Statues of Gods
parts-monuments = Monuments
parts-wheat = Wheat Storehouse

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

## The board on the screen: names of places for screen readers and tooltips
## square: $square (e5), $what (one of the next four, or a term); $scene, $resource, $monument: names
## shop: $shop, $needs (a list of resources), $filled of $spaces, $effect (a sentence)
## shop_short: $needs, $effect; district: $district, $cost, $shops (sentences); god_…: $god

board-square = { $square }: { $what }
board-tile_of = { $scene }, tile of { $player }
board-start_tile = { $scene }, { terms-starting_tile }
board-icon = { terms-desert_square }, { terms-icon }: { $resource }
board-monument_of = { terms-quarry }, Monument of { $player } ({ $monument })
board-shop = { $shop }. Needs: { $needs }. Filled: { $filled } of { $spaces }. Gives: { $effect }.
board-shop_short = { $needs } – { $effect }.
board-district = { $district }. { terms-building_cost }: { $cost }. { $shops }
board-god_has = { $god }: has a Statue
board-god_lacks = { $god }: no Statue yet

## The board on the screen: headings
## …_worth: $count, $value (Debens); spots_used: $used of $all; monuments_left: $monument, $count
## amount, in_stock: $amount, $resource; pile, deck: $count; turn: $now, $of; shops_full: $full, $all

board-gain = You would gain
board-gain_nothing = You would gain nothing
board-my_tiles = Your tiles
board-tiles_of = Tiles of { $player }
board-pile = { $count } in the pile
board-for_sale = Districts for sale
board-deck = { $count } in the deck
board-in_stock = { terms-stock }: { $amount } × { $resource }
board-market = Market
board-my_metropolis = Your Metropolis
board-metropolis_of = Metropolis of { $player }
board-hand = In hand
board-hand_empty = nothing
board-stock = From the Stock
board-amount = { $amount } × { $resource }
board-starting_shops = Starting Shops
board-districts = Districts
board-spots_used = { $used } of { $all }
board-free_spots = Free spots: { $count }
board-monuments_left = { $monument }: { $count } left
board-monuments_placed = Monuments in the valley: { $count }
board-shops_full = Shops fully supplied: { $full } of { $all }
board-statues_count = Different Gods: { $count }
board-statues_worth =
    { $count ->
        [one] { $count } God, worth { $value }
       *[other] { $count } Gods, worth { $value }
    }
board-wheat_count = Wheat: { $count }
board-wheat_worth = { $count } Wheat, worth { $value }
board-turn = Turn { $now } / { $of }

## The board on the screen: steps of a turn, and what the button that confirms a choice says

board-step_place = Place
board-step_build = Build
board-step_supply = Supply
board-step_draft = Draw
board-verb_place = Place tile
board-verb_discard = Discard
board-verb_quarry_resource = Take it
board-verb_quarry_monument = Place Monument
board-verb_build = Build
board-verb_build_pass = Build nothing
board-verb_supply = Supply
board-verb_supply_stop = Stop supplying
board-verb_exchange = Exchange
board-verb_exchange_decline = Decline
board-verb_draft = Take tile
board-verb_remove = Remove

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Welcome to the valley
lesson-welcome =
    You govern a province on the Nile. Everyone lays tiles in this one valley, gathers what grows there and brings it to the Shops of their own Metropolis.
    You have nine turns, and the most Debens win. This first game is prepared: just do what the gold frames show.
lesson-place-title = Match a scene
lesson-place =
    At least one scene of your tile must touch the same scene of a tile already in play. Here the vineyards meet.
    1 Take the tile with papyrus field and vineyard: click it, or drag it onto the valley.
    2 Lay it on the two lit squares. A second click there, or Enter, places it.
lesson-gains-title = What you have gathered
lesson-gains =
    1 The vineyards touch: every matching neighbour gives 1 resource of its kind, here 1 Grape.
    2 A Wheat square lies beside your tile: that is 1 Wheat.
    Grapes and all other resources must be used this very turn. Only Wheat keeps, on the track of your Storehouse.
lesson-build-title = Build a District
lesson-build =
    Districts bring you new Shops. The red square is the price: so many resources of any kind, or Wheat. You may build one District a turn, and seven in all.
    1 Build the Temple Court. You pay with your Wheat, for the Grape has a better use.
lesson-supply-title = Supply a Shop
lesson-supply =
    A Shop asks for the resources on its left and gives the benefit on its right once it is full. What lies on a Shop stays there, so you may fill one over several turns.
    1 Take your Grape.
    2 Put it on the first Shop of the Temple Court.
lesson-statue-title = Fully supplied
lesson-statue =
    1 The Shop has turned green: it is full and gives you the Statue of Horus. Other Shops give Debens at the end of the game, Wheat at once, or an exchange.
    2 The more different Gods you have, the more their Statues are worth: this is the scale.
lesson-draft-title = Take a new tile
lesson-draft =
    Your turn ends. Unused resources would go back to the Stock, and you take one of the three tiles of the Common Pool.
    1 Take the one with alabaster and vineyard.
    Then your opponent plays: every step is shown with a caption, and Esc skips them.
lesson-icon-title = Cover an icon
lesson-icon =
    Everyone’s tiles serve you as well: the papyrus fields will meet. Wheat grows beside them, and the resource of an icon that you cover is yours too. The tip shows all you would gain.
    1 Take the tile with pasture and papyrus field.
    2 Lay it here, over the icon.
lesson-free-title = A free District
lesson-free =
    Some Districts cost nothing. One built early has more turns to be filled, but only full Shops count in the end. You may always pass instead and build nothing.
    1 Build the River Port: its two Shops are yours without any payment.
lesson-exchange-title = An exchange
lesson-exchange =
    You hold Papyrus and Alabaster. This Shop, one of the four with which Memphis begins, gives an exchange: as soon as it is full, you get one resource of another kind from the Stock.
    1 Take the Papyrus.
    2 Put it on the exchange Shop.
lesson-chain-title = One thing leads to another
lesson-chain =
    The exchanged resource never comes into your hand: it goes straight from the Stock to another of your Shops. If that Shop is full then, its benefit follows at once.
    1 Choose the Grape.
    2 Choose the Shop that turns it into Wheat.
lesson-wheat-title = Wheat is worth saving
lesson-wheat =
    1 Take your Alabaster.
    2 Put it on the second Shop of the Temple Court, which gives Wheat too.
    3 Wheat pays for Districts and keeps from turn to turn. What you still have at the end scores by this scale: seven Wheat are 23 Debens.
lesson-quarry-title = Close a Quarry
lesson-quarry =
    1 A Quarry is a single empty desert square, closed on all sides and corners by tiles, Wheat, water or the edge of the valley. This square lacks one tile only.
    2 Take the tile with alabaster and papyrus field.
    3 Lay it here, and you have made a Quarry.
lesson-monument-title = Raise a Monument
lesson-monument =
    Who closes a Quarry chooses at once: one resource of any kind, or one of their four Monuments, which stays for good. At the end the most Monuments score 15 Debens, the second most 7.
    1 Raise your Obelisk.
lesson-score-title = How it all counts
lesson-score =
    After nine turns everyone adds up: full Shops that give Debens, specialised Shops that pay for each token of one resource, Statues, Monuments and Wheat. A Shop that is not full gives nothing.
    1 The panels show what each of you would have now.
    2 Your Metropolis shows why.
lesson-end-title = You are ready
lesson-end =
    That is the whole game. The sign of a player leads to their Metropolis, the book opens the rule of the moment, the bulb asks a bot for advice, and Undo takes steps back until something new is revealed.
    Now open a table of your own and play!
