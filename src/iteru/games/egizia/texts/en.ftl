### Texts of Egizia in English: the ids of text_ids(), no more and no fewer.

## The game

game = Egizia
game-summary = Send your ships down the Nile, gather fields, quarries and favours, strengthen your crews and build obelisk, graves, temple and pyramid together. After five rounds the most points win.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## ship_last_builder: $site; the place of a ship moored with the Extra berth

player = Player { $number }
ship_last_builder = { $site }, after the others

## Words of the text board

terms-sphinx_card = Sphinx card
terms-ship = Ship
terms-stones = Stones
terms-grain_needed = Grain needed
terms-points = Points
terms-rank = Rank
terms-turn_order = Turn order
terms-round = Round

## Options

option-red_ship_cards = Red ship cards
option-red_ship_cards-no = no, those with the blue ship
option-red_ship_cards-yes = yes
option-double_on_heliopolis = Doubling allowed on Heliopolis
option-double_on_heliopolis-yes = yes
option-double_on_heliopolis-no = no
option-reuse_own_space_needs_upstream = Own round space only with the upstream card
option-reuse_own_space_needs_upstream-yes = yes
option-reuse_own_space_needs_upstream-no = no, the Harbour privilege is enough
option-bid_for_order = Bid for the first turn order
option-bid_for_order-no = no, the tiles are dealt at random
option-bid_for_order-yes = yes

## Crews and the overseer

crews-masons = Masons
crews-haulers = Haulers
crews-carvers = Carvers
crews-overseer = Overseer

## Order tiles

order_tiles-order_1 = Order tile 1
order_tiles-order_2 = Order tile 2
order_tiles-order_3 = Order tile 3
order_tiles-order_4 = Order tile 4

## Phases of a round

phases-phase_nile_cards = Lay out the Nile cards
phases-phase_ships = Place ships
phases-phase_feeding = Feed the crews
phases-phase_stones = Produce stones
phases-phase_building = Build
phases-phase_joint_building = Points for joint building
phases-phase_turn_order = New turn order

## Markets

markets-stone_market = Stone market
markets-grain_market = Grain market

## Irrigation

irrigation_spaces-irrigation_left = Low water
irrigation_spaces-irrigation_middle = Normal water
irrigation_spaces-irrigation_right = High water

## Spaces of the Nile, from source to mouth

nile_spaces-card_1 = Nile card space 1
nile_spaces-edfu = Edfu
nile_spaces-card_2 = Nile card space 2
nile_spaces-thebae = Thebae
nile_spaces-card_3 = Nile card space 3
nile_spaces-site_sphinx = Sphinx
nile_spaces-card_4 = Nile card space 4
nile_spaces-passalon = Passalon
nile_spaces-card_5 = Nile card space 5
nile_spaces-selinon = Selinon
nile_spaces-card_6 = Nile card space 6
nile_spaces-site_obelisk = Obelisk and graves
nile_spaces-card_7 = Nile card space 7
nile_spaces-beni_hasan = Beni Hasan
nile_spaces-card_8 = Nile card space 8
nile_spaces-alyi = Alyi
nile_spaces-card_9 = Nile card space 9
nile_spaces-site_temple = Temple and pyramid
nile_spaces-card_10 = Nile card space 10
nile_spaces-heliopolis = Heliopolis

## Construction sites, their ship spaces, their buildings

sites-sphinx = Sphinx
sites-obelisk_graves = Obelisk and graves
sites-temple_pyramid = Temple and pyramid
site_spaces-sphinx_1 = Sphinx, space 1
site_spaces-sphinx_2 = Sphinx, space 2
site_spaces-sphinx_3 = Sphinx, space 3
site_spaces-sphinx_beside = Sphinx, beside the spaces
site_spaces-obelisk_graves_1 = Obelisk and graves, space 1
site_spaces-obelisk_graves_2 = Obelisk and graves, space 2
site_spaces-obelisk_graves_3 = Obelisk and graves, space 3
site_spaces-obelisk_graves_beside = Obelisk and graves, beside the spaces
site_spaces-temple_pyramid_1 = Temple and pyramid, space 1
site_spaces-temple_pyramid_2 = Temple and pyramid, space 2
site_spaces-temple_pyramid_3 = Temple and pyramid, space 3
site_spaces-temple_pyramid_beside = Temple and pyramid, beside the spaces
buildings-obelisk = Obelisk
buildings-graves = Graves
buildings-temple = Temple
buildings-pyramid = Pyramid

## Spaces of the buildings
## $level, $place, $row, and $number of the stone, from 1

obelisk_space = Obelisk, level { $level }
grave_space = Grave place { $place }
temple_spaces-left_column = Temple, left column { $number }
temple_spaces-right_column = Temple, right column { $number }
temple_spaces-middle = Temple, middle column { $number }
temple_spaces-top = Temple, top
pyramid_space = Pyramid, row { $row }, stone { $number }

## Nile cards; copies have the same name
## fields-…: $grain; quarry: $stones

fields-green_field = Green field { $grain }
fields-yellow_field = Yellow-green field { $grain }
fields-brown_field = Brown field { $grain }
quarry = Quarry { $stones }
nile_cards-sphinx_plus_2 = Seer of the Sphinx
nile_cards-raise_each_round = Foreman’s school
nile_cards-reuse_round_space = Harbour privilege
nile_cards-stones_as_grain = Stone for bread
nile_cards-market_2 = Trade contract
nile_cards-raise_any_2_a = Recruits
nile_cards-grain_4_a = Granary
nile_cards-double_round_space = Double benefit
nile_cards-strength_3_a = Overtime
nile_cards-sphinx_plus_1 = Pupil of the Sphinx
nile_cards-upstream = Upstream wind
nile_cards-leftover_card = Gleaner of the banks
nile_cards-field_upgrade = Canal
nile_cards-grave_card = Family grave
nile_cards-stones_for_strength = Hired hands
nile_cards-raise_three = Levy of the nome
nile_cards-raise_any_2_b = { nile_cards-raise_any_2_a }
nile_cards-points_obelisk_graves_a = Praise for obelisk and graves
nile_cards-two_ships = Convoy
nile_cards-two_crews_a = Joint effort
nile_cards-keep_two_sphinx_a = Double riddle
nile_cards-stones_6_a = Stone delivery
nile_cards-grain_4_b = { nile_cards-grain_4_a }
nile_cards-stones_6_b = { nile_cards-stones_6_a }
nile_cards-strength_3_b = { nile_cards-strength_3_a }
nile_cards-two_crews_b = { nile_cards-two_crews_a }
nile_cards-build_first = Pharaoh’s seal
nile_cards-sell_stones = Great sale
nile_cards-keep_two_sphinx_b = { nile_cards-keep_two_sphinx_a }
nile_cards-occupied_site = Extra berth
nile_cards-points_obelisk_graves_b = { nile_cards-points_obelisk_graves_a }
nile_cards-points_temple_pyramid = Praise for temple and pyramid
nile_cards-raise_any_2_c = { nile_cards-raise_any_2_a }

## Sphinx cards
## $level (of the obelisk), $least (columns, or stones of one’s own)

sphinx_cards-sphinx_obelisk_level_7 = Obelisk level { $level }
sphinx_cards-sphinx_obelisk_level_8 = { sphinx_cards-sphinx_obelisk_level_7 }
sphinx_cards-sphinx_obelisk_level_9 = { sphinx_cards-sphinx_obelisk_level_7 }
sphinx_cards-sphinx_one_column =
    { $least ->
        [1] One column
       *[other] Both columns
    }
sphinx_cards-sphinx_both_columns = { sphinx_cards-sphinx_one_column }
sphinx_cards-sphinx_all_graves = All graves
sphinx_cards-sphinx_pyramid = Pyramid
sphinx_cards-sphinx_players_last_stone = Many at the end of the stone market
sphinx_cards-sphinx_players_last_grain = Many at the end of the grain market
sphinx_cards-sphinx_temple_4_stones =
    { $least ->
        [one] { $least } stone in the temple
       *[other] { $least } stones in the temple
    }
sphinx_cards-sphinx_pyramid_6_stones =
    { $least ->
        [one] { $least } stone in the pyramid
       *[other] { $least } stones in the pyramid
    }
sphinx_cards-sphinx_pyramid_7_stones = { sphinx_cards-sphinx_pyramid_6_stones }
sphinx_cards-sphinx_obelisk_4_stones =
    { $least ->
        [one] { $least } stone in the obelisk
       *[other] { $least } stones in the obelisk
    }
sphinx_cards-sphinx_obelisk_5_stones = { sphinx_cards-sphinx_obelisk_4_stones }
sphinx_cards-sphinx_two_everywhere =
    { $least ->
        [1] One everywhere
        [2] Two everywhere
       *[other] { $least } everywhere
    }
sphinx_cards-sphinx_grave_stones = Grave builder
sphinx_cards-sphinx_crew_masons = Strong masons
sphinx_cards-sphinx_crew_haulers = Strong haulers
sphinx_cards-sphinx_crew_carvers = Strong carvers
sphinx_cards-sphinx_crew_overseer = Strong overseer
sphinx_cards-sphinx_most_quarry = Most from quarries
sphinx_cards-sphinx_most_green = Most from green fields
sphinx_cards-sphinx_most_yellow = Most from yellow-green fields
sphinx_cards-sphinx_most_brown = Most from brown fields
sphinx_cards-sphinx_last_stone = End of the stone market
sphinx_cards-sphinx_last_grain = End of the grain market
sphinx_cards-sphinx_last_both = End of both markets
sphinx_cards-sphinx_permanents = Permanent favours
sphinx_cards-sphinx_per_10 = Favour of Pharaoh
sphinx_cards-sphinx_per_15 = Smile of Pharaoh

## The parts of the score

parts-obelisk_graves = Obelisk and graves
parts-temple_pyramid = Temple and pyramid
parts-pyramid_rows = Rows of the pyramid
parts-sphinx_returned = Sphinx cards put back
parts-grain_market = Grain market
parts-nile_cards = Nile cards
parts-feeding = Missing grain
parts-joint_building = Joint building
parts-stone_sale = Sale of stones
parts-graves = Graves at the end
parts-sphinx_cards = Sphinx cards
parts-favour = Favour or smile of Pharaoh
parts-bid = Bid

## Reasons: the parts of what a bot expects, and what one choice has more or less of than another
## …-more, …-less: $points

reason-score = Points on the track
reason-score-more = More points on the score track: about { $points } (2.3).
reason-score-less = Fewer points on the score track: about { $points } (2.3).
reason-stones = Stones to be laid
reason-stones-more = More points from stones that your crews will lay: about { $points } (8.3.2).
reason-stones-less = Fewer points from stones that your crews will lay: about { $points } (8.3.2).
reason-sites = Work on the sites
reason-sites-more = More points for the sites where you build in this round: about { $points } (9.1).
reason-sites-less = Fewer points for the sites where you build in this round: about { $points } (9.1).
reason-hunger = Missing grain
reason-hunger-more = Fewer points lost for missing grain: about { $points } (6.5).
reason-hunger-less = More points lost for missing grain: about { $points } (6.5).
reason-graves = Graves at the end
reason-graves-more = More points for your graves at the end: about { $points } (10.2.2).
reason-graves-less = Fewer points for your graves at the end: about { $points } (10.2.2).
reason-markets = Markets
reason-markets-more = More points from your markers on the markets: about { $points } (2.5).
reason-markets-less = Fewer points from your markers on the markets: about { $points } (2.5).
reason-rows = Rows of the pyramid
reason-rows-more = More points for rows of the pyramid: about { $points } (8.3.3.3).
reason-rows-less = Fewer points for rows of the pyramid: about { $points } (8.3.3.3).
reason-cards = Cards in front of you
reason-cards-more = More points from the cards in front of you: about { $points } (12.3).
reason-cards-less = Fewer points from the cards in front of you: about { $points } (12.3).
reason-sphinx = Sphinx cards
reason-sphinx-more = More points for your Sphinx cards: about { $points } (10.2.3).
reason-sphinx-less = Fewer points for your Sphinx cards: about { $points } (10.2.3).
reason-ships = Ships to be placed
reason-ships-more = More points from ships that you still place: about { $points } (5.2.2).
reason-ships-less = Fewer points from ships that you still place: about { $points } (5.2.2).

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-bid = Bid points for an order tile.
wait-bid = { $player } is bidding for an order tile.
help-bid =
    In round 1 tile 1 goes first; each tile brings its own number of stones at the start.
    What you bid is taken off your points after the final scoring.
    If you are outbid, you bid again at once.
prompt-ship = Place a ship on the river, or stop sailing.
wait-ship = { $player } is choosing where to place a ship.
help-ship =
    Each ship must be placed further downstream than all your others of this round.
    A card space gives you its card and a round space its effect; on a construction site you reserve the right to build.
    Once you pass, you place no more ships this round.
prompt-second_ship = Convoy: place your second ship, or do without it.
wait-second_ship = { $player } is placing the second ship of a convoy.
help-second_ship =
    This ship too must be placed further downstream than all your others.
    The Convoy is used up either way.
prompt-market_track = Choose the market on which you advance.
wait-market_track = { $player } is choosing a market.
help-market_track =
    Further down the grain market, missing grain costs less; further down the stone market, you can sell leftover stones at the end.
    Every step that ends on the bottom space brings what is printed there.
prompt-raise_crews = Recruits: raise two crews by 1, or one crew by 2.
wait-raise_crews = { $player } is choosing which crews to raise.
help-raise_crews =
    Stronger crews build more, but they also need more grain: 1 for each point of strength.
    A raise beyond the maximum is lost.
prompt-alyi_crew = Choose the crew that you raise.
wait-alyi_crew = { $player } is choosing a crew to raise.
help-alyi_crew =
    The overseer cannot be chosen here.
    You also gain the stones of this space, whichever crew you take.
prompt-upgrade_field = Canal: choose the field to which you attach it.
wait-upgrade_field = { $player } is choosing a field for the Canal.
help-upgrade_field =
    A brown field then gives grain like a yellow-green one, and a yellow-green field like a green one.
    Once attached, the Canal never moves.
prompt-irrigation = Move the irrigation marker by one space, or leave it.
wait-irrigation = { $player } is deciding about the irrigation.
help-irrigation =
    The water counts for everybody: at low water only green fields give grain, at high water all of them.
    Look at the fields of the others too, not just at your own.
prompt-double_round_space = Use Double benefit to repeat the effect of this space?
wait-double_round_space = { $player } is deciding about Double benefit.
help-double_round_space =
    The whole effect happens once more, and the card leaves the game.
    If you keep the card, you may use it at another round space later.
prompt-leftover_card = Gleaner of the banks: take one of the cards left over, or none.
wait-leftover_card = { $player } is looking at the cards left over.
help-leftover_card =
    The card works as if one of your ships had taken it.
    The other cards left on the river leave the game; the Gleaner works again next round.
prompt-feeding = Take free actions before you feed your crews, or go on.
wait-feeding = { $player } may take free actions before feeding.
help-feeding =
    You need as much grain as your crews and your overseer have strength.
    A crew that you raise now must be fed at once; later in the round a raise costs no grain.
prompt-grain = Grain is missing: find some more, or accept the loss.
wait-grain = { $player } is short of grain.
help-grain =
    You may play a Granary, and with Stone for bread each stone counts as 1 grain.
    Every grain still missing costs points; how many depends on your space on the grain market.
    Crews that were not fed work as usual.
prompt-opening = Take free actions before the building begins, or go on.
wait-opening = { $player } may take free actions before the building begins.
help-opening =
    A crew that you raise now builds with its new strength and need not be fed until next round.
    Pharaoh’s seal can only be played here: then you build first on every site where you have a ship.
prompt-build = Choose who builds here, or do not build.
wait-build = { $player } is deciding who builds.
help-build =
    Strength and stones limit what you can build; what you build costs as many stones as it brings points.
    Each crew works on one site per round only, and so does the overseer, who never works alone.
    If you do not build, your ship does not count for joint building.
prompt-sphinx_draw = Choose how many Sphinx cards you draw.
wait-sphinx_draw = { $player } is deciding how many Sphinx cards to draw.
help-sphinx_draw =
    You pay stones for each card, unless one of your cards makes it free.
    You look at the cards in secret and keep one, and each card you put back gives you points.
prompt-sphinx_keep = Keep one of the Sphinx cards you have drawn, or none.
wait-sphinx_keep = { $player } is looking at Sphinx cards.
help-sphinx_keep =
    Only you see these cards; what you keep scores at the end of the game.
    Each card you put back gives you points now.
    With Double riddle you may keep two.
prompt-work = Lay a stone; after the first one you may also finish.
wait-work = { $player } is laying stones.
help-work =
    Each stone costs as many stones of your reserve as the value of its space.
    When you finish, you gain as many points as you have spent; strength left over is lost.
prompt-last_call = Last call: take your last free actions, or go on.
wait-last_call = { $player } may take free actions for the last time.
help-last_call =
    After this comes the final scoring, and cards not played by then are worth nothing.
    Stones left over are sold there only if you have come far enough on the stone market.

## Choices, as labels of buttons; some texts tell more, where the position is known
## bid: $tile, $points; ship…: $place, and …_card: $card that lies there; track: $track
## raise_two, raise_twice: $first, $second (crews); raise_one, train: $crew; irrigate…: $place
## take_leftover…: $space, and …_card: $card; play_…, train: $card; sell, pay_grain: $stones
## upgrade: $field; accept_loss_of, stop_with: $points
## build…: $crews (a list), $cards (how many of Overtime), $strength (of the build)
## draw…: $paid, $free (numbers of cards); keep_one: $card; keep_two: $first, $second
## lay…: $space, $value

choice-ship = Place a ship: { $place }
choice-ship_card = Place a ship: { $place }, { $card }
choice-ship_two = Place two ships, first: { $place }
choice-ship_two_card = Place two ships, first: { $place }, { $card }
choice-pass = Stop sailing (pass)
choice-no_second_ship = No second ship
choice-track = Advance: { $track }
choice-raise_two = Raise by 1: { $first } and { $second }
choice-raise_twice = Raise by 2: { $first }
choice-raise_one = Raise { $crew }
choice-irrigate = Move the irrigation marker: { $place }
choice-irrigate_stay = Leave the irrigation marker: { $place }
choice-double = Use Double benefit
choice-no_double = Do not double
choice-take_leftover = Take the card: { $space }
choice-take_leftover_card = Take the card: { $card } ({ $space })
choice-no_leftover = Take no card
choice-go_on = Go on
choice-play_stones = Play { $card }
choice-sell =
    { $stones ->
        [one] Sell { $stones } stone
       *[other] Sell { $stones } stones
    }
choice-train = { $card }: raise { $crew }
choice-upgrade = Attach the Canal: { $field }
choice-play_grain = Play { $card }
choice-pay_grain =
    { $stones ->
        [one] Pay { $stones } stone as grain
       *[other] Pay { $stones } stones as grain
    }
choice-accept_loss = Accept the loss
choice-accept_loss_of =
    { $points ->
        [one] Lose { $points } point
       *[other] Lose { $points } points
    }
choice-play_build_first = Play Pharaoh’s seal
choice-decline = Do not build
choice-build = Build: { $crews }
choice-build_with_cards = Build: { $crews }, with { $cards } × { nile_cards-strength_3_a }
choice-build_strength = Build with strength { $strength }: { $crews }
choice-build_strength_cards = Build with strength { $strength }: { $crews }, with { $cards } × { nile_cards-strength_3_a }
choice-draw =
    { $paid ->
        [one] Draw { $paid } Sphinx card
       *[other] Draw { $paid } Sphinx cards
    }
choice-draw_free =
    { $paid ->
        [one] Draw { $paid } Sphinx card, and { $free } more for free
       *[other] Draw { $paid } Sphinx cards, and { $free } more for free
    }
choice-keep_none = Keep no card
choice-keep_one = Keep the card: { $card }
choice-keep_two = Keep two cards: “{ $first }” and “{ $second }”
choice-lay = Lay a stone: { $space }
choice-lay_for = Lay a stone: { $space } (value { $value })
choice-stop = Finish
choice-stop_with =
    { $points ->
        [one] Finish for { $points } point
       *[other] Finish for { $points } points
    }
choice-bid =
    { $points ->
        [one] Bid { $points } point: { $tile }
       *[other] Bid { $points } points: { $tile }
    }

## Events, as lines of the log
## $player: a name, in all that somebody does
## bid: $tile, $points; order, new_order: $players (a list, first player first); dealt: $card
## round: $number; phase: $phase; ship: $place; card_…: $card; raised: $crew, $to (strength), $left (to the maximum)
## stones: $amount, $lost (above the maximum); stones_paid, points_lost, grain: $amount
## points: $amount, $part; market: $track, $to (space); irrigated: $place; upgraded: $field
## doubled: $space; fed: $need, $supply; builds: $site, $strength; declined, speculates: $site
## stone_laid: $space, $value; grave_revealed: $place (number), $value; row_complete: $row
## sphinx_drawn: $number; sphinx_kept: $kept, $returned (numbers); sphinx_seen, _chosen: $cards
## joint_building: $sites (number); sphinx_revealed: $card, $points; scored: $total

event-bid =
    { $points ->
        [one] { $player } bids { $points } point: { $tile }.
       *[other] { $player } bids { $points } points: { $tile }.
    }
event-order = Turn order: { $players }.
event-dealt = { $player } is dealt a Sphinx card: { $card }.
event-round = Round { $number } begins.
event-cards_laid = New Nile cards are laid out.
event-phase = Phase: { $phase }.
event-ship = { $player } places a ship: { $place }.
event-passed = { $player } passes.
event-no_second_ship = { $player } does without the second ship.
event-card_taken = { $player } takes a card: { $card }.
event-card_played = { $player } uses a card: { $card }.
event-raised =
    { $left ->
        [0] { $player } is at the maximum: { $crew }, strength { $to }.
       *[other] { $player } raises { $crew } to strength { $to }.
    }
event-stones =
    { $lost ->
        [0]
            { $amount ->
                [one] { $player } gains { $amount } stone.
               *[other] { $player } gains { $amount } stones.
            }
       *[other]
            { $amount ->
                [one] { $player } gains { $amount } stone; { $lost } above the maximum lost.
               *[other] { $player } gains { $amount } stones; { $lost } above the maximum lost.
            }
    }
event-stones_paid =
    { $amount ->
        [one] { $player } pays { $amount } stone.
       *[other] { $player } pays { $amount } stones.
    }
event-points =
    { $amount ->
        [one] { $player } gains { $amount } point ({ $part }).
       *[other] { $player } gains { $amount } points ({ $part }).
    }
event-points_lost =
    { $amount ->
        [one] { $player } loses { $amount } point for missing grain.
       *[other] { $player } loses { $amount } points for missing grain.
    }
event-market = { $player } makes a step: { $track }, space { $to }.
event-irrigated = { $player } moves the irrigation marker: { $place }.
event-upgraded = { $player } attaches the Canal: { $field }.
event-doubled = { $player } uses Double benefit: { $space }.
event-fed = { $player } needs { $need } grain; the fields give { $supply }.
event-grain = { $player } adds { $amount } grain.
event-build_first = { $player } plays Pharaoh’s seal and builds first on every site.
event-builds = { $player } builds with strength { $strength }: { $site }.
event-declined = { $player } does not build: { $site }.
event-speculates = { $player } takes the place that is free now: { $site }.
event-stone_laid = { $player } lays a stone: { $space } (value { $value }).
event-grave_revealed = A grave of value { $value } is turned up on place { $place }.
event-row_complete = Row { $row } of the pyramid is complete; the bonus goes to { $player }.
event-sphinx_drawn =
    { $number ->
        [one] { $player } draws { $number } Sphinx card.
       *[other] { $player } draws { $number } Sphinx cards.
    }
event-sphinx_seen = { $player } sees: { $cards }.
event-sphinx_kept =
    { $kept ->
        [0] { $player } keeps no Sphinx card; put back: { $returned }.
        [one] { $player } keeps { $kept } Sphinx card; put back: { $returned }.
       *[other] { $player } keeps { $kept } Sphinx cards; put back: { $returned }.
    }
event-sphinx_chosen = { $player } has kept: { $cards }.
event-joint_building =
    { $sites ->
        [one] { $player } has built on { $sites } site.
       *[other] { $player } has built on { $sites } sites.
    }
event-new_order = New turn order: { $players }.
event-sphinx_revealed =
    { $points ->
        [one] { $player } reveals { $card }: { $points } point.
       *[other] { $player } reveals { $card }: { $points } points.
    }
event-scored =
    { $total ->
        [one] { $player } has { $total } point in all.
       *[other] { $player } has { $total } points in all.
    }
event-won = { $player } wins!
