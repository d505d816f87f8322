### What only the browser says of Egizia, in English.

## Words of the board
## For headings and tooltips

terms-nile = Nile
terms-sphinx_deck = Sphinx deck
terms-player_board = Player board
terms-crews = Crews
terms-grain = Grain

## Amounts, in the sentences below
## $stones, $points, $grain, $steps

amount-stones =
    { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
amount-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-grain = { $grain } grain
amount-steps_stone =
    { $steps ->
        [one] { $steps } step on the stone market
       *[other] { $steps } steps on the stone market
    }
amount-steps_grain =
    { $steps ->
        [one] { $steps } step on the grain market
       *[other] { $steps } steps on the grain market
    }

## A space of a market
## $market: a name; $index, from 0

market_space = { $market }, space { $index }

## Irrigation: what it waters

irrigation_spaces-irrigation_left-text = Only green fields give grain.
irrigation_spaces-irrigation_middle-text = Green and yellow-green fields give grain.
irrigation_spaces-irrigation_right-text = All fields give grain.

## What a ship does on a space of the Nile, by its effect, and on a site
## $crews (a list), $steps, $stones

space_effects-take_card = Take the Nile card lying here.
space_effects-market_both = { amount-steps_stone } and { amount-steps_grain }.
space_effects-raise = { $crews }: +{ $steps }.
space_effects-raise_and_irrigate = { $crews }: +{ $steps }. Then you may move the irrigation marker by 1.
space_effects-raise_chosen_and_stones = One crew of your choice: +{ $steps }, and { amount-stones }.
site_effects-sphinx = Reserve the right to draw Sphinx cards in the building phase.
site_effects-obelisk_graves = Reserve the right to build on the obelisk and the graves.
site_effects-temple_pyramid = Reserve the right to build on the temple and the pyramid.

## Starting cards

start_cards-start_quarry = Starting quarry
start_cards-start_field = Starting field

## Types of Nile cards, decks

card_types-permanent = Permanent
card_types-immediate = Immediate
card_types-anytime = At any time
decks-1_2 = Deck 1/2
decks-3_4 = Deck 3/4
decks-5 = Deck 5

## Fields and quarries: what the card does, with what it brings when taken
## $grain, $stones, $steps, $points

field_effects-green_field = Always produces { amount-grain }.
field_effects-yellow_field = Produces { amount-grain } at normal and high water.
field_effects-brown_field = Produces { amount-grain } at high water only.
field_bonuses-market_steps = When taken: { amount-steps_stone } or { amount-steps_grain }.
field_bonuses-points = When taken: { amount-points }.
field_bonuses-stones = When taken: { amount-stones }.
quarry_effect = { amount-stones } each round.

## Other Nile cards: what the card does; copies say the same
## $cards, $most, $steps, $cost (in stones), $grain, $strength, $value, $points, $stones

nile_cards-sphinx_plus_2-text =
    { $cards ->
        [one] At the Sphinx you may draw { $cards } extra card for free (still { $most } at most, at least 1 paid).
       *[other] At the Sphinx you may draw up to { $cards } extra cards for free (still { $most } at most, at least 1 paid).
    }
nile_cards-raise_each_round-text =
    { $cost ->
        [0] Once per round you may raise one crew by { $steps }, even after feeding.
        [one] Once per round you may pay { $cost } stone to raise one crew by { $steps }, even after feeding.
       *[other] Once per round you may pay { $cost } stones to raise one crew by { $steps }, even after feeding.
    }
nile_cards-reuse_round_space-text = Once per round you may place a ship on an occupied round space (not Heliopolis).
nile_cards-stones_as_grain-text = When feeding you may use stones as grain, 1 for 1.
nile_cards-market_2-text = { amount-steps_stone } or { amount-steps_grain }.
nile_cards-raise_any_2_a-text = Raise two crews by 1 or one crew by 2.
nile_cards-grain_4_a-text = Counts as { amount-grain } in one feeding.
nile_cards-double_round_space-text = Repeat the effect of the round space you have just used.
nile_cards-strength_3_a-text = Add { $strength } to the strength of the crew you are using.
nile_cards-sphinx_plus_1-text = { nile_cards-sphinx_plus_2-text }
nile_cards-upstream-text = Once per round you may place a ship upstream of your ships.
nile_cards-leftover_card-text = At the end of the ship phase you may take one of the Nile cards left on the board.
nile_cards-field_upgrade-text = Attach it to one of your fields: brown becomes yellow-green, yellow-green becomes green.
nile_cards-grave_card-text = Counts as a grave of value { $value } in the final scoring.
nile_cards-stones_for_strength-text = { nile_cards-raise_each_round-text }
nile_cards-raise_three-text = Raise masons, haulers and carvers by { $steps } each.
nile_cards-raise_any_2_b-text = { nile_cards-raise_any_2_a-text }
nile_cards-points_obelisk_graves_a-text = { amount-points } for each of your stones in the obelisk and the graves.
nile_cards-two_ships-text = Place 2 ships in one turn.
nile_cards-two_crews_a-text = Use 2 crews for one build instead of 1.
nile_cards-keep_two_sphinx_a-text = Keep up to 2 Sphinx cards instead of 1.
nile_cards-stones_6_a-text = Gain { amount-stones }.
nile_cards-grain_4_b-text = { nile_cards-grain_4_a-text }
nile_cards-stones_6_b-text = { nile_cards-stones_6_a-text }
nile_cards-strength_3_b-text = { nile_cards-strength_3_a-text }
nile_cards-two_crews_b-text = { nile_cards-two_crews_a-text }
nile_cards-build_first-text = This round you build first on every site where you have a ship, even a speculating one.
nile_cards-sell_stones-text =
    { $points ->
        [one] Sell up to { $most } stones for { $points } point each.
       *[other] Sell up to { $most } stones for { $points } points each.
    }
nile_cards-keep_two_sphinx_b-text = { nile_cards-keep_two_sphinx_a-text }
nile_cards-occupied_site-text = Place a ship on a full construction site; you build after the others.
nile_cards-points_obelisk_graves_b-text = { nile_cards-points_obelisk_graves_a-text }
nile_cards-points_temple_pyramid-text = { amount-points } for each of your stones in the temple and the pyramid.
nile_cards-raise_any_2_c-text = { nile_cards-raise_any_2_a-text }

## Sphinx cards: what the card is worth at the end
## $points, $level (of the obelisk), $least (columns or stones), $every (so many points)
## of players at the end of a market: $points and $players, of crews: $points and $strengths,
## several numbers each, such as 4 / 6 / 8

sphinx_cards-sphinx_obelisk_level_7-text = { amount-points } if level { $level } of the obelisk is built.
sphinx_cards-sphinx_obelisk_level_8-text = { sphinx_cards-sphinx_obelisk_level_7-text }
sphinx_cards-sphinx_obelisk_level_9-text = { sphinx_cards-sphinx_obelisk_level_7-text }
sphinx_cards-sphinx_one_column-text =
    { $least ->
        [1] { amount-points } if at least one outer temple column is complete.
       *[other] { amount-points } if both outer temple columns are complete.
    }
sphinx_cards-sphinx_both_columns-text = { sphinx_cards-sphinx_one_column-text }
sphinx_cards-sphinx_all_graves-text = { amount-points } if all 12 graves are taken.
sphinx_cards-sphinx_pyramid-text = { amount-points } if the pyramid is complete.
sphinx_cards-sphinx_players_last_stone-text = { $points } points if { $players } or more players are on the last space of the stone market.
sphinx_cards-sphinx_players_last_grain-text = { $points } points if { $players } or more players are on the last space of the grain market.
sphinx_cards-sphinx_temple_4_stones-text =
    { $least ->
        [one] { amount-points } if you have at least { $least } stone in the temple.
       *[other] { amount-points } if you have at least { $least } stones in the temple.
    }
sphinx_cards-sphinx_pyramid_6_stones-text =
    { $least ->
        [one] { amount-points } if you have at least { $least } stone in the pyramid.
       *[other] { amount-points } if you have at least { $least } stones in the pyramid.
    }
sphinx_cards-sphinx_pyramid_7_stones-text = { sphinx_cards-sphinx_pyramid_6_stones-text }
sphinx_cards-sphinx_obelisk_4_stones-text =
    { $least ->
        [one] { amount-points } if you have at least { $least } stone in the obelisk.
       *[other] { amount-points } if you have at least { $least } stones in the obelisk.
    }
sphinx_cards-sphinx_obelisk_5_stones-text = { sphinx_cards-sphinx_obelisk_4_stones-text }
sphinx_cards-sphinx_two_everywhere-text =
    { $least ->
        [one] { amount-points } if you have at least { $least } stone in each of obelisk, graves, temple and pyramid.
       *[other] { amount-points } if you have at least { $least } stones in each of obelisk, graves, temple and pyramid.
    }
sphinx_cards-sphinx_grave_stones-text = { amount-points } for each of your stones in the graves.
sphinx_cards-sphinx_crew_masons-text = { $points } points if the masons have strength { $strengths } or more.
sphinx_cards-sphinx_crew_haulers-text = { $points } points if the haulers have strength { $strengths } or more.
sphinx_cards-sphinx_crew_carvers-text = { $points } points if the carvers have strength { $strengths } or more.
sphinx_cards-sphinx_crew_overseer-text = { $points } points if the overseer has strength { $strengths } or more.
sphinx_cards-sphinx_most_quarry-text = { amount-points } if you produce anything from quarries and nobody produces more.
sphinx_cards-sphinx_most_green-text = { amount-points } if you produce anything from green fields and nobody produces more.
sphinx_cards-sphinx_most_yellow-text = { amount-points } if you produce anything from yellow-green fields and nobody produces more.
sphinx_cards-sphinx_most_brown-text = { amount-points } if you produce anything from brown fields and nobody produces more.
sphinx_cards-sphinx_last_stone-text = { amount-points } if you are on the last space of the stone market.
sphinx_cards-sphinx_last_grain-text = { amount-points } if you are on the last space of the grain market.
sphinx_cards-sphinx_last_both-text = { amount-points } if you are on the last space of both markets.
sphinx_cards-sphinx_permanents-text = { amount-points } for each of your permanent Nile cards (fields and quarries do not count).
sphinx_cards-sphinx_per_10-text = After everything else, { amount-points } for every full { $every } points of yours.
sphinx_cards-sphinx_per_15-text = { sphinx_cards-sphinx_per_10-text }

## Regions, progress, steps of a round
## round: $now, $of

board-tab_river = River
board-tab_hand = At hand
board-tab_mine = My board
board-round = Round { $now } / { $of }
board-period = Round { $number }
board-bidding = Bidding
board-step_ships = Ships
board-step_feeding = Feeding
board-step_building = Building
board-step_last_call = Last call

## The river, names for screen readers and tooltips
## $space, $site, $card: names; $effect: a sentence; $player: a name; $players (a list of names)
## card: $type (when it works); tip_skips, tip_ahead: $count (free places)
## tip_fed: $supply, $need (grain), $outcome (one of feed_… below)

board-card = { $card } ({ $type }): { $effect }
board-card_space_taken = { $space }: ship of { $player }
board-card_space_empty = { $space }: empty
board-round_space = { $space }: { $effect }
board-round_space_taken = { $space }: { $effect } Ships here: { $players }.
board-site = { $site }: { $effect }
board-site_space_free = { $space }: free
board-site_space_taken = { $space }: ship of { $player }
board-site_beside_free = { $space }: builds only if a builder declines
board-site_beside_taken = { $space }: { $player } builds only if a builder declines
board-site_last_taken = { $space }: { $player } builds after the others
board-site_built = { $player } has built here this round
board-uses_card = Uses { $card }
board-reach = Upstream of the ships of { $player }: out of reach this round
board-tip_skips =
    { $count ->
        [one] Passes { $count } free place.
       *[other] Passes { $count } free places.
    }
board-tip_ahead =
    { $count ->
        [0] Nothing is left ahead.
        [one] { $count } free place is left ahead.
       *[other] { $count } free places are left ahead.
    }
board-tip_fed = Grain { $supply } for { $need }: { $outcome }

## Monuments
## $space: a name; $value; $player: a name; row_…: $row, $count (own stones, the bonus in points)
## work_left: $left (strength and stones still to use)

board-stone_free = { $space }: value { $value }
board-stone_taken = { $space }: value { $value }, stone of { $player }
board-grave_hidden = { $space }: face down
board-grave_free = { $space }: value { $value }
board-grave_taken = { $space }: value { $value }, taken by { $player }
board-row_leader = Row { $row }: the bonus would go to { $player } ({ $count })
board-row_done = Row { $row } complete: the bonus went to { $player } ({ $count })
board-work_left = { $left } left to lay

## Markets, irrigation, Sphinx deck, score track, order tiles
## track: $track, $markers (a list of track_marker); track_marker: $player, $index (space)
## market_penalty: $space, $points; market_sell: $space, $stones; market_bottom_…: $count
## irrigation…: $space, $effect (a sentence); sphinx_deck…: $count
## score_marker: $player, $points, $place; order_tile…: $tile, $player, $points

board-track = { $track }: { $markers }
board-track_marker = { $player } on space { $index }
board-market_penalty =
    { $points ->
        [one] { $space }: each missing grain costs { $points } point
       *[other] { $space }: each missing grain costs { $points } points
    }
board-market_sell =
    { $stones ->
        [one] { $space }: at the end every stone left over is worth 1 point
       *[other] { $space }: at the end every { $stones } stones left over are worth 1 point
    }
board-market_bottom_stones =
    { $count ->
        [one] each step here gives { $count } stone
       *[other] each step here gives { $count } stones
    }
board-market_bottom_points =
    { $count ->
        [one] each step here gives { $count } point
       *[other] each step here gives { $count } points
    }
board-irrigation = { $space }: { $effect }
board-irrigation_now = { $space } (now): { $effect }
board-sphinx_deck =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-sphinx_deck_name =
    { $count ->
        [one] Sphinx deck, { $count } card
       *[other] Sphinx deck, { $count } cards
    }
board-score_marker =
    { $points ->
        [one] { $player }: { $points } point on the track, place { $place }
       *[other] { $player }: { $points } points on the track, place { $place }
    }
board-order_tile = { $tile }: { $player }
board-order_tile_bid = { $tile }: { $player } bids { $points }
board-order_tile_free = { $tile }: nobody yet

## A player’s board
## board_of: $player; crew…: $crew, $strength, $max; feed_spare: $count; feed_missing…: $missing, $loss
## feed_penalty: $points; feed_name: $need, $supply; stones_each_round: $count
## stones_of: $count, $max, $each (round); field_…, quarry_gives: $card; field_gives: $grain
## held_card…: $card, $when (once, each_round or lasting), $effect (a sentence)
## sphinx_hidden: $count; sphinx_card: $card, $effect, $points; sphinx_progress: $have, $need
## sphinx_points, sphinx_total: $points; read: $card; held_by: $player; on_river: $space

board-my_board = Your player board
board-board_of = Player board of { $player }
board-crew = { $crew }: strength { $strength } of { $max }
board-crew_used = { $crew }: strength { $strength } of { $max }, used this round
board-used = used
board-feeding = Feeding
board-feed_need = Need
board-feed_supply = Fields
board-feed_exact = just enough
board-feed_done = fed in this round
board-feed_spare = { $count } to spare
board-feed_missing =
    { $loss ->
        [one] { $missing } missing: −{ $loss } point
       *[other] { $missing } missing: −{ $loss } points
    }
board-feed_missing_floor =
    { $loss ->
        [one] { $missing } missing: −{ $loss } point, down to 0
       *[other] { $missing } missing: −{ $loss } points, down to 0
    }
board-feed_penalty = each missing grain: −{ $points }
board-feed_after = with this choice
board-feed_name = Feeding: need { $need } grain, fields give { $supply }
board-stones_each_round = +{ $count } each round
board-stones_of = { $count } of at most { $max } stones, +{ $each } each round
board-field_gives = { $card }: gives { $grain } grain now
board-field_dry = { $card }: dry, gives nothing now
board-field_upgraded = with the Canal
board-quarry_gives = { $card }: { $effect }
board-cards = Nile cards
board-no_cards = no cards yet
board-held_card = { $card } ({ $when }): { $effect }
board-held_card_used = { $card } ({ $when }): { $effect } Used this round.
board-once = once
board-each_round = each round
board-lasting = lasting
board-sphinx_cards = Sphinx cards
board-secret = Only you see these
board-sphinx_hidden =
    { $count ->
        [one] { $count } Sphinx card, face down
       *[other] { $count } Sphinx cards, face down
    }
board-sphinx_card =
    { $points ->
        [one] { $card }: { $effect } Now { $points } point.
       *[other] { $card }: { $effect } Now { $points } points.
    }
board-sphinx_progress = { $have } of { $need }
board-sphinx_points =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
board-sphinx_total =
    { $points ->
        [one] { $points } point with these cards
       *[other] { $points } points with these cards
    }
board-drawn = Just drawn
board-read = Read the card: { $card }
board-held_by = Held by { $player }
board-on_river = Lies on the river: { $space }

## A player’s panel
## count_…: $count; count_stones: $each (round); count_grain, count_missing: $supply, $need, $loss

board-count_ships = Ships left: { $count }
board-count_stones = Stones: { $count }, +{ $each } each round
board-count_grain = Grain: fields give { $supply }, need { $need }
board-count_missing =
    { $loss ->
        [one] Grain: fields give { $supply }, need { $need }: −{ $loss } point
       *[other] Grain: fields give { $supply }, need { $need }: −{ $loss } points
    }
board-count_sphinx = Sphinx cards: { $count }
board-count_cards = Nile cards: { $count }
board-passed = passed

## What the button that confirms a choice says

board-verb_ship = Moor here
board-verb_ship_two = Moor, two ships
board-verb_pass = Stop sailing
board-verb_no_second_ship = No second ship
board-verb_track = Advance
board-verb_raise_two = Raise
board-verb_raise_one = Raise
board-verb_irrigate = Set the water
board-verb_double = Double it
board-verb_no_double = Do not double
board-verb_take_leftover = Take card
board-verb_no_leftover = Take none
board-verb_go_on = Go on
board-verb_play_stones = Take the stones
board-verb_sell = Sell
board-verb_train = Raise
board-verb_upgrade = Attach
board-verb_play_grain = Use the grain
board-verb_pay_grain = Pay stones
board-verb_accept_loss = Accept the loss
board-verb_play_build_first = Build first
board-verb_decline = Do not build
board-verb_build = Build
board-verb_draw = Draw
board-verb_keep_none = Keep none
board-verb_lay = Lay stone
board-verb_stop = Finish
board-verb_keep_one = Keep it
board-verb_keep_two = Keep both
board-verb_bid = Bid

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Build on the Nile
lesson-welcome =
    For five rounds your ships bring you fields, quarries and stronger crews, and your crews raise obelisk, graves, temple and pyramid on the same sites as your rivals. The most points win.
    This first game is prepared: follow the golden frames.
lesson-river-title = Down the river
lesson-river =
    1 The Nile flows from left to right. Above it lie ten cards. Below it are round spaces, which work at once, and three construction sites, each with a few places for ships.
    On your turn you place one of your eight ships, or pass for the rest of the round.
lesson-field-title = A field to begin with
lesson-field =
    Crews must eat. A field gives grain in every round, if the Nile waters it.
    1 Choose this field, and confirm. Your ship moors in its place, and the card is yours for the whole game. Then your opponent moves.
lesson-downstream-title = No way back
lesson-downstream =
    1 Ships go downstream only. Until the round ends, everything up to your ship is out of your reach: what you skip, you leave to the others.
    2 Your opponent has stayed behind you, at Edfu, and may still take whatever lies below it.
lesson-site-title = The right to build
lesson-site =
    A ship on a construction site does nothing yet: it reserves the right to build there when all ships are placed. Two players have two spaces on each site, and the one nearest to the river builds first.
    1 Reserve the first space at the Sphinx.
lesson-quarry-title = Stones in every round
lesson-quarry =
    You build with stones, and you began with only 2 of them.
    1 Take this quarry. It gives 3 stones in every round, and this round counts already.
    Then your opponent moors at Passalon, and moves the water of the Nile.
lesson-water-title = High water, low water
lesson-water =
    1 One marker for everyone. At high water, as now, all fields give grain. At normal water the brown ones dry up, at low water the yellow-green ones too.
    2 Your Starting field is green: it never runs dry.
lesson-crews-title = Stronger crews
lesson-crews =
    1 You have three crews, and an overseer who can join any of them. A crew can build as much as it has strength.
    2 Moor at Selinon: haulers and carvers gain 1 each, for the rest of the game.
lesson-secret-title = A secret task
lesson-secret =
    1 This Sphinx card was dealt to you, and nobody else can see it: 5 points at the end of the game, if four stones of the obelisk are yours.
    2 So reserve the first space at Obelisk and graves.
lesson-recruits-title = Three kinds of cards
lesson-recruits =
    Fields, quarries and powers stay with you. Cards with a clock wait until you use them, once. Cards with an arrowhead work now and are gone.
    1 Take the Recruits. If you wonder what a card does, open it with its small i.
lesson-raise-title = Mind their appetite
lesson-raise =
    Recruits raise two crews by 1, or one crew by 2.
    1 Raise the haulers,
    2 and the carvers.
    3 Not too much of it: each point of strength eats one grain. You will need 9, and your fields give 10.
lesson-alone-title = Alone on the river
lesson-alone =
    Your opponent has passed. From now on you place one ship after the other, and nobody comes in between: whoever stays longer on the river can help themselves.
    1 Take a second quarry.
lesson-last_ship-title = The eighth ship
lesson-last_ship =
    1 Your last ship goes to Temple and pyramid. Now you may build on all three sites, and that alone is worth 6 points at the end of the round. Two sites would be worth 3 points, a single one 1 point.
lesson-supper-title = First they eat
lesson-supper =
    1 All crews together have strength 9 and have eaten 9 grain. Each missing grain would have cost you 3 points. Grain that is left over is lost.
    2 Then your three quarries gave 9 stones. You have 11: time to build.
lesson-builders-title = Who builds at the Sphinx?
lesson-builders =
    The sites are built one after the other, down the river. Each crew works once in a round, and so does the overseer.
    1 Send the masons, your weakest crew,
    2 and the overseer with them: strength 3 in all.
lesson-draw-title = Riddles of the Sphinx
lesson-draw =
    Elsewhere you lay stones. Here you draw cards: each costs 1 stone, and strength 3 allows three of them.
    1 Draw three cards.
lesson-keep-title = Choose your task
lesson-keep =
    You may keep one of these cards. The others go back under the deck, and give you 1 point each at once.
    1 Keep the five stones in the obelisk: they go well with your other card.
    Then your opponent visits the Sphinx.
lesson-obelisk-title = Raise the obelisk
lesson-obelisk =
    Every piece has a value: so much strength and so many stones it takes, and so many points it gives. The obelisk grows from the bottom, graves are taken in their order.
    1 Send the haulers. The first level is laid for you, as the first grave is too heavy for strength 3.
lesson-level-title = One level more
lesson-level =
    After each piece you may finish, or go on as long as strength and stones suffice.
    1 Lay the second level, of value 2. That makes 3 in all, and the haulers are done.
lesson-market-title = A step on a market
lesson-market =
    Whoever builds here makes one step: on the stone market, which buys your last stones at the end of the game, or on the grain market.
    1 Choose the grain market. Missing grain will cost you only 2 points each.
lesson-temple-title = Temple and pyramid
lesson-temple =
    The two outer columns of the temple grow first, from the bottom. The pyramid grows from the left, and each stone rests on the two beneath it.
    1 Send the carvers, the last crew that has not worked.
lesson-column-title = A stone for the temple
lesson-column =
    Of all the pieces that you can pay for, you choose freely.
    1 Lay the first stone of the left column, for 2 points.
lesson-row-title = A stone for the pyramid
lesson-row =
    When a row of the pyramid is complete, whoever has most stones in it gains a point for each of theirs. In a tie it goes to the one further left.
    1 You have strength 1 left: lay the first stone.
lesson-order-title = The last shall be first
lesson-order =
    1 Cards 2, obelisk 3, temple and pyramid 3, three sites 6: you have 14 points, and you lead.
    2 The last in points goes first in the next round. Ten new cards lie on the river, all ships are back, and the crews are ready to work again.
lesson-score-title = How it all counts
lesson-score =
    1 The panels show what each of you would have if the game ended now, Sphinx cards aside. Most points come from building.
    2 After five rounds the Sphinx cards are revealed. Graves are worth a bonus then, and stones left over too, if you have come far enough on the stone market.
lesson-end-title = You are ready
lesson-end =
    That is the whole game. Places and cards explain themselves when you point at them, a player’s sign leads to their board, the book opens the rule of the moment, and the bulb asks a bot for advice.
    Now open a table of your own!

## Questions of the action bar: $site

board-ask_build = { $site }: which crews build?
board-ask_work = { $site }: where do you lay a stone?
