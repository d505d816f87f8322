### What Pharaon's board on the screen says in English, beside the engine's texts.

## Words of the board
## For headings and tooltips

terms-tablet_of_the_gods = Tablet of the Gods
terms-round_track = Round track
terms-offering_bag = Bag of offerings
terms-basic_resource = Basic resource
terms-deck = Deck
terms-ability_permanent = Permanent ability
terms-ability_once_per_round = Once per round
terms-ability_immediate = Immediate ability
terms-action_end_turn = End turn

## Sections: what an action costs there, what a god beside it demands
## …-condition: $needed (a number)

sections-offerings-cost = 1 resource, +1 of the same kind for a bonus token
sections-offerings-condition =
    { $needed ->
        [one] { $needed } offering token
       *[other] { $needed } offering tokens
    }
sections-nobles-cost = 5 different resources
sections-nobles-condition =
    { $needed ->
        [one] { $needed } noble
       *[other] { $needed } nobles
    }
sections-nile-cost = 2 resources as shown
sections-nile-condition =
    { $needed ->
        [one] Disk on { $needed } Nile track
       *[other] Disks on { $needed } Nile tracks
    }
sections-artisans-cost = 3 resources of the same kind
sections-artisans-condition =
    { $needed ->
        [one] { $needed } artisan
       *[other] { $needed } artisans
    }
sections-burial_chamber-cost = the resources shown for your next stage
sections-burial_chamber-condition =
    { $needed ->
        [one] { $needed } stage of the burial chamber
       *[other] { $needed } stages of the burial chamber
    }

## Options of the action on the Nile: what they cost, what they bring
## list: $one, $other (resources); brings…: $gains, $tracks (lists), $advances (a number)

nile_options-list = { $one } + { $other }
nile_options-pair = Two of a kind
nile_options-brings =
    { $advances ->
        [one] Gain { $gains }; { $advances } advance on the tracks of { $tracks }.
       *[other] Gain { $gains }; { $advances } advances on the tracks of { $tracks }.
    }
nile_options-brings_any =
    { $advances ->
        [one] Gain { $gains }; { $advances } advance on any track.
       *[other] Gain { $gains }; { $advances } advances on any track.
    }

## What a noble can do, by its effect
## interchange: $one, $other (resources); $section: its id; steps: $steps (made of the next ones)

section_word =
    { $section ->
        [offerings] Offerings
        [nobles] Nobles
        [nile] Nile
        [artisans] Artisans
       *[burial_chamber] Burial chamber
    }
effects-interchange = You may pay { $one } as { $other } and { $other } as { $one }, their offering tokens too.
effects-advance_on_pass = When you pass, move one space in the pyramid at once and take its income. Nothing happens if you are the last to pass.
effects-any_access_resource = In the { section_word } section you may pay the access cost with any resource. It then counts towards the action cost as its own colour.
effects-any_five_for_noble = In the Nobles section you may pay any 5 resources instead of 5 different ones; one of them still has to fit the wheel.
effects-none = No ability.
effects-action_without_wheel = Once per round: act in the { section_word } section without the wheel, even if no space is free. You pay the full action cost.
effects-exchange_basic_for_basic = Once per round, on your turn: swap one of your basic resources for another one of your choice.
effects-exchange_basic_for_silver = Once per round, on your turn: swap one of your basic resources for 1 silver.
effects-bonus_basic_with_jar = Once per round, when you gain a jar: also gain 1 basic resource of your choice.
effects-replace_jar_by_three_basic = Once per round, when you gain a jar: discard it and gain 3 basic resources of your choice instead.
effects-steps = At once and free of cost: { $steps }.
steps-nile_advance =
    { $amount ->
        [one] { $amount } advance on one Nile track
       *[other] { $amount } advances on one Nile track
    }
steps-gain_silver = { $amount } silver
steps-gain_offering =
    { $amount ->
        [one] { $amount } offering token
       *[other] { $amount } offering tokens
    }
steps-take_artisan =
    { $amount ->
        [one] { $amount } artisan
       *[other] { $amount } artisans
    }
steps-burial_stage =
    { $amount ->
        [one] { $amount } stage of the burial chamber
       *[other] { $amount } stages of the burial chamber
    }
steps-then = { $first }, then { $next }

## What a noble is worth at the end: $points, and $more (a list of the next ones)
## per-…: $points for what it counts; satisfied_gods_beside: $section (its id)

worth = { $points } PP.
worth-more = { $points } PP, and { $more }.
worth-copied = As many PP as the best of your other nobles, 0 PP if you have none.
per-satisfied_gods_beside = { $points } PP for each satisfied god beside the { section_word } section
per-satisfied_gods = { $points } PP for each satisfied god
per-pharaoh_token = { $points } PP with the Pharaoh token
per-first_player_token = { $points } PP with the first player token
per-nobles = { $points } PP for each of your nobles, this one included
per-distinct_artisan_prestige = { $points } PP for each different PP value among your artisans
per-burial_stages = { $points } PP for each stage of your burial chamber
per-offering_tokens = { $points } PP for each of your offering tokens
per-nile_tracks_at_top = { $points } PP for each Nile track where you are at level 3
per-silver = { $points } PP for each silver you own
per-basic_resources = { $points } PP for each of your basic resources and resource offerings

## The board on the screen: regions, progress, steps of a turn
## round: $now, $of

board-tab_ring = Board
board-tab_market = Pyramid
board-tab_hall = Hall
board-tab_hand = Resources
board-round = Round { $now } / { $of }
board-period = Round { $number }
board-step_choose = Choose
board-step_pay = Pay
board-step_carry_out = Carry out
board-step_end = End

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

board-title_offerings = Offerings
board-title_nobles = Nobles
board-title_nile = Nile
board-title_artisans = Artisans
board-title_burial_chamber = Burial chamber
board-short_offerings = Offerings
board-short_nobles = Nobles
board-short_nile = Nile
board-short_artisans = Artisans
board-short_burial_chamber = Burial
board-as_shown = { $count } as shown
board-free_spaces = { $free } of { $usable } spaces free
board-start = start
board-not_begun = not begun
board-bonus_tokens = Bonus tokens
board-no_gain = no gain
board-section = { $section }. Action cost: { $cost }. Wheel: { $sector }, free spaces: { $free } of { $usable }.
board-sector = { $sector }: faces { $section }, free spaces: { $free } of { $usable }
board-wheel_clockwise = After each round the wheel turns one step clockwise.
board-wheel_counterclockwise = After each round the wheel turns one step anticlockwise.
board-last_round = last round
board-god = { $god }, { $value } PP: { $halves }.
board-half_met = { $condition } ({ $have } of { $needed }, met)
board-half_open = { $condition } ({ $have } of { $needed })
board-half_promised = { $condition } ({ $have } of { $needed }: the rest is promised to { $god })
board-god_satisfied = { $god } is satisfied: { $value } PP. { $halves }
board-points = { $points } PP
board-set = Offering set { $number }: { $tokens }
board-bonus_token = Bonus token { $number }: { $token }
board-bag =
    { $count ->
        [one] Bag of offerings: { $count } token
       *[other] Bag of offerings: a random token out of { $count }
    }
board-with_bonus = Pay 1 more of the same kind and take a third token
board-noble = { $noble }. { $prestige } { $ability }
board-noble_deck =
    { $count ->
        [one] Deck of nobles: take the last card unseen
       *[other] Deck of nobles: take the top card unseen ({ $count } cards)
    }
board-artisan = { $artisan }: { $points } PP; gains: { $gains }
board-artisan_plain = { $artisan }: { $points } PP
board-artisan_deck =
    { $count ->
        [one] Deck of artisans: take the last card unseen
       *[other] Deck of artisans: take the top card unseen ({ $count } cards)
    }
board-jars_gained =
    { $count ->
        [one] a canopic jar
       *[other] { $count } canopic jars
    }
board-empty_slot = No card left
board-unseen = Not seen yet: { $count }
board-read = Read the card: { $card }
board-nile_option = { $option }: { $text }
board-track = { $track }. { $disks }
board-disk = { $player }: level { $level }
board-stage = Stage { $stage }: { $points } PP in all; costs { $cost }.
board-stage_with = Stage { $stage }: { $points } PP in all; costs { $cost }. Here: { $players }.
board-stage_start = Not begun: { $players }

## The board on the screen: Pyramid of Time, jars, supply
## passed_count: $passed of $seats; space, space_of: $row, $space, $income; space_of: $player
## round_space, round_space_of: $round; round_space_of: $players (a list); jar: $resources (a list)
## jar_stack: $count; supply_of: $resource, $count; amount: $amount, $resource

board-passed_count = { $passed } of { $seats } have passed
board-space = Row { $row }, space { $space }: { $income }
board-space_of = Row { $row }, space { $space }: { $income }. Here: { $player }
board-round_space = Round { $round }
board-round_space_of = Round { $round }: { $players }
board-jar = Canopic jar: { $resources }
board-jar_stack = { $count } in the stack
board-no_jars = No jars in the last round
board-supply_of = { $resource }: { $count } in the supply
board-amount = { $amount } × { $resource }

## The board on the screen: what a player has, and what is being paid or chosen
## hall_of: $player; gods_satisfied: $count of $all; put_aside: $noble

board-my_hall = Your hall
board-hall_of = Hall of { $player }
board-offerings = Offerings kept
board-nobles = Nobles
board-artisans = Artisans
board-gods = Gods
board-none = none yet
board-gods_satisfied = { $count } of { $all } satisfied
board-ready = ready
board-used = used
board-setup_nobles = Two nobles to choose from
board-only_you = Only you see these
board-put_aside = You put { $noble } aside
board-pay = You pay
board-pay_access = on the wheel
board-pay_chosen = Chosen so far
board-pay_change = To pay differently, choose what to pay.
board-open_jar = The jar
board-give = Give
board-get = Get
board-take_one = Take one

## The board on the screen: a card in full, and what a choice would bring
## card_noble: $number of $all; worth_now: $points, $player; gains_now: $gains (a list)

board-card_noble = Noble { $number } of { $all }
board-card_artisan = Artisan
board-ability = Ability
board-prestige = Prestige at the end
board-worth_now = Worth { $points } PP to { $player } now
board-gains_now = Gained at once: { $gains }
board-gains_nothing = Gains nothing at once

## The board on the screen: a player’s panel
## count_…: $count; count_stage: $stage of $all; count_tracks, count_gods: of $all; passed_row: $row

board-count_nobles = Nobles: { $count }
board-count_artisans = Artisans: { $count }
board-count_offerings = Offering tokens: { $count }
board-count_stage = Burial chamber: stage { $stage } of { $all }
board-count_tracks = Disks on Nile tracks: { $count } of { $all }
board-count_gods = Gods satisfied: { $count } of { $all }
board-passed = passed
board-passed_row = Passed: row { $row } of the pyramid
board-passed_last = Passed last

## The board on the screen: the Traitor
## traitor_stack: $count; traitor_tile: $tile, $side, $resource, $filled of $spaces, $jars (number)
## traitor_tile_plain: before a resource is tied; traitor_space…: $number, $effect (a sentence)
## traitor_jar: $resources (a list); to_wheel: $resource, $other

board-dark_tiles = { $count ->
    [0] light tiles
    [one] { $count } dark tile
   *[other] { $count } dark tiles
}
board-traitor_plot = The Traitor’s plot
board-traitor_stack = Jars left in the Traitor’s stack: { $count }
board-traitor_tile = { $tile }, { $side }, tied to { $resource }: { $filled } of { $spaces } spaces filled; jars for its round: { $jars }
board-traitor_tile_plain = { $tile }, { $side }; jars for its round: { $jars }
board-side_light = light side
board-side_dark = dark side
board-traitor_space = Space { $number }: { $effect }
board-traitor_space_filled = Space { $number }, filled: { $effect }
board-traitor_jar = The Traitor’s jar: { $resources }
board-to_wheel = { $resource } goes to the wheel, { $other } to a tile
board-traitor_has = The Traitor’s possessions
board-traitor_passed = The Traitor has passed

## The board on the screen: what the button that confirms a choice says

board-verb_dark_tile = Turn it dark
board-verb_keep_noble = Keep
board-verb_take_jar = Take jar
board-verb_act = Act here
board-verb_pass = Leave the round
board-verb_use = Use
board-verb_pay_proposed = Pay
board-verb_pay_access = Pay this
board-verb_pay_unit = Pay this
board-verb_swap_give = Give
board-verb_swap_get = Get
board-verb_offerings_set = Take set
board-verb_bonus = Take token
board-verb_bag = Draw
board-verb_take_noble = Take noble
board-verb_take_noble_deck = Draw
board-verb_advance = Advance
board-verb_take_artisan = Recruit
board-verb_take_artisan_deck = Draw
board-verb_jar_keep = Keep jar
board-verb_jar_replace = Replace jar
board-verb_teacher_decline = Not now
board-verb_teacher_use = Use
board-verb_basic = Take
board-verb_income = Take
board-verb_end_turn = End turn
board-verb_to_wheel = To the wheel

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Welcome to court
lesson-welcome =
    You have five rounds to win renown in Egypt: with offerings and nobles, with artisans, on the Nile, and with a burial chamber of your own. All of it counts in prestige points (PP), and the most points win.
    This first game is prepared: follow the golden frames.
lesson-wheel-title = Five sections and a wheel
lesson-wheel =
    1 On a turn you act in one of these five sections.
    2 The wheel sets the price of entry. The Nile faces trade just now, so whoever acts there lays one trade on the wheel. Each colour has three spaces; once they are taken, its section is closed for this round.
lesson-noble-title = Your first noble
lesson-noble =
    Nobles bring points at the end, and nearly all have an ability as well. Of these two, which only you can see, you keep one.
    1 Choose the Scribe. He lets you pay trade as justice and justice as trade, and he gains from the gods beside the Nile.
lesson-jar-title = A jar to begin with
lesson-jar =
    A canopic jar holds three resources. Everyone picks one for a start, with two silver on top: silver can be paid as any resource.
    1 Take the jar with construction, trade and royalty.
    With two players, the jar that is left over blocks three spaces of the wheel.
lesson-nile-title = Prosper on the Nile
lesson-nile =
    The Nile takes two resources and returns two others, so you are as rich as before, and your disks advance on its tracks.
    1 Choose the Nile.
    2 Choose this bargain: construction and trade become royalty and agriculture.
lesson-access-title = The price of entry
lesson-access =
    First you pay your way in.
    1 Pay with trade, the resource that faces the Nile.
    2 It stays here until the round ends. Better still, it also counts towards the action: of construction and trade, only construction is left to pay.
lesson-change-title = Pay as you like
lesson-change =
    1 A payment is always proposed, and one button accepts it. This one would take your construction, but you will soon want it for your burial chamber.
    2 Pay silver instead.
    Until everything is paid you may also undo it and choose another action.
lesson-advance-title = Up the river
lesson-advance =
    Your bargain brings two advances on the tracks of the two resources it costs. At the end a track is worth 3 PP on level 2 and 7 PP on level 3.
    1 Advance on the track of trade.
lesson-demand-title = What the gods demand
lesson-demand =
    1 Now advance on the other track, construction.
    2 This is why: every god stands between two sections and makes one demand in each. Osiris wants your disks on two Nile tracks, and three offering tokens.
    Then your opponent plays. You can skip the captions.
lesson-offerings-title = Make an offering
lesson-offerings =
    One resource buys a set of two offering tokens. A second one of the same kind buys a third token.
    1 Choose the Offerings.
    2 Add the second resource. Two royalty are paid for you, one of them by way of the wheel.
lesson-set-title = Kinds of offerings
lesson-set =
    A token with a resource pays as that resource, a token with a section pays as anything there. One with +1 or +2 cannot be spent, but gives that much more at the end, when every token you have kept is worth 1 PP.
    1 Take this set.
lesson-bonus-title = The third token
lesson-bonus =
    1 Take the justice offering from the bonus area.
    2 You might also draw from the bag, and trust your luck.
    Sets and bonus tokens that are gone come back only in the next round. Now it is your opponent’s turn.
lesson-gods-title = Osiris is satisfied
lesson-gods =
    1 Two Nile tracks and three offering tokens: both demands are met, which is 8 PP. One half alone gives nothing, and no token counts for two gods.
    2 Your Scribe is worth 4 PP more as well. But keep those tokens: the gods decide at the end.
lesson-burial-title = A house for eternity
lesson-burial =
    The first stage of the burial chamber is worth 6 PP, all six together 50 PP. Under each stage stands its cost.
    1 Build the first one and confirm. Agriculture goes to the wheel, construction completes the price; both are paid for you. You take the last free space here.
lesson-pass-title = Leave in time
lesson-pass =
    You have little left to spend, so do not wait.
    1 Pass: leave the round. The first to pass gets the longest row of the Pyramid of Time and the first player token: its owner begins the next round, and it is worth 3 PP at the end of the game.
lesson-parting-title = A jar for the road
lesson-parting =
    Whoever passes chooses a jar, except in the last round. Think ahead: an artisan costs three resources of one kind.
    1 Take the jar with two trade and one agriculture.
    Your opponent has not passed yet and goes on playing.
lesson-pyramid-title = Time works for you
lesson-pyramid =
    1 Take trade: that makes three.
    2 While others act, your disk moves one space on each of your turns, and you take the income of that space or of the one to its left. Next time this is silver, taken for you. Then your opponent passes.
lesson-artisans-title = The second round
lesson-artisans =
    1 The wheel was cleared and has turned one step. The Artisans now face justice.
    2 Recruit here. It costs three of a kind, and to your Scribe your three trade are as good as justice, for the wheel too. They are paid for you.
lesson-hire-title = A useful artisan
lesson-hire =
    Artisans give their points at the end and their gifts at once. The dearer ones give few gifts or none; a Potter gives a resource and a jar, drawn at random.
    1 Take the Potter with construction. Then your opponent plays.
lesson-nobles-title = Court the nobles
lesson-nobles =
    A noble costs one of each of the five basic resources. You are short of royalty and trade, but silver and your Scribe fill the gaps.
    1 Choose the Nobles and confirm. The payment is made for you.
lesson-recruit-title = A second noble
lesson-recruit =
    1 Take the Master: 9 PP, and from now on any resource opens the Artisans to you.
    The first player with two nobles and three stages of the burial chamber takes the Pharaoh token: 7 PP, and it breaks ties. You lack two stages.
lesson-score-title = How it all counts
lesson-score =
    After five rounds you add up gods, nobles, artisans, Nile tracks and burial chamber, the Pharaoh and first player tokens, and 1 PP for each resource and each offering token left.
    1 The panels show what each of you would have now.
    2 Your hall shows why, and what the gods still lack.
lesson-end-title = You are ready
lesson-end =
    That is the whole game. Every card, or its small i, opens in full. A player’s sign leads to their hall, the book opens the rule of the moment, and the bulb asks a bot for advice.
    Now open a table of your own, or face the Traitor alone!
