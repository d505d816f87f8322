### What Fertility's board on the screen says in English, beside the engine's texts.

## Words of the board
## For headings and tooltips

terms-valley = Valley
terms-wheat_square = Wheat square
terms-starting_tile = Starting tile
terms-personal_pool = Personal Pool
terms-hand = Resources beside the Metropolis
terms-metropolis = Metropolis
terms-district = District
terms-quarry = Quarry
terms-wheat_storehouse = Wheat Storehouse

## What a fully supplied Shop gives
## debens, debens_per_resource, wheat: $value (a number); debens_per_resource: $resource (a name)
## statues: $gods (a list of names); statue_of_choice: $count; exchange: $resources (a list of names)

debens =
    { $value ->
        [one] { $value } Deben
       *[other] { $value } Debens
    }
effect-debens = { debens } at the end of the game
effect-debens_per_resource = { debens } at the end of the game for each { $resource } in your Metropolis
effect-statues = Statue at the end of the game: { $gods }
effect-statue_of_choice =
    { $count ->
        [one] Statue of the God of your choice at the end of the game
       *[other] Statues of { $count } Gods of your choice at the end of the game
    }
effect-wheat = At once: Wheat +{ $value }
effect-exchange = At once: put 1 resource from the Stock on another Shop (choose from { $resources })

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
board-tiles_of = Tiles of { $player }
board-pile = { $count } in the pile
board-for_sale = Districts for sale
board-deck = { $count } in the deck
board-in_stock = { terms-stock }: { $amount } × { $resource }
board-market = Market
board-my_metropolis = Your Metropolis
board-metropolis_of = Metropolis of { $player }
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
board-period = Turn { $number }

## The board on the screen: steps of a turn, and what the button that confirms a choice says

board-step_place = Place
board-step_build = Build
board-step_supply = Supply
board-step_draft = Take
board-verb_place = Place tile
board-verb_discard = Discard
board-verb_quarry_resource = Take it
board-verb_quarry_monument = Place Monument
board-verb_build = Build
board-verb_build_pass = Build nothing
board-verb_supply = Supply
board-verb_supply_stop = Stop supplying
board-verb_exchange_decline = Decline
board-verb_draft = Take tile
board-verb_remove = Remove

## The result: points are called Debens
## score_margin, gains_debens: $points; gains_debens: $player; score_empty: $count

board-debens_now = Debens if the game ended now
board-score_margin =
    { $points ->
        [one] by { $points } Deben
       *[other] by { $points } Debens
    }
board-score_parts = Debens by source
board-score_empty =
    { $count ->
        [one] { $count } source without Debens
       *[other] { $count } sources without Debens
    }
board-gains_debens =
    { $points ->
        [one] { $player } gains { $points } Deben
       *[other] { $player } gains { $points } Debens
    }
board-chart_about = Debens if the game had ended after each turn

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Welcome to the valley
lesson-welcome =
    You govern a province on the Nile. Everyone lays tiles in this one valley, gathers what grows there and brings it to the Shops of their own Metropolis.
    You have nine turns, and the most Debens win. This first game is prepared: just do what the gold frames show.
lesson-place-title = Match a scene
lesson-place =
    At least one scene of your tile must touch the same scene of a tile already in play. Here the vineyards meet.
    1 Take the tile with papyrus field and vineyard: choose it, or drag it onto the valley.
    2 Lay it on the two lit squares. Choose them once more to place it.
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
    Then your opponent plays: every step is shown with a caption that you can skip.
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
    Whoever closes a Quarry chooses at once: one resource of any kind, or one of their four Monuments, which stays for good. At the end the most Monuments score 15 Debens, the second most 7.
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
