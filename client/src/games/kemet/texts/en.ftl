### What Kemet's board on the screen says in English, beside the engine's texts.

## Parts of sentences: $amount

prayer_points =
    { $amount ->
        [one] { $amount } prayer point
       *[other] { $amount } prayer points
    }

## A district by its pyramid: $player (a name), $colour (white, red, blue, none); its city

board-district =
    { $player }’s { $colour ->
        [white] white
        [red] red
        [blue] blue
       *[none] empty
    } district
board-city = { $player }’s city

## Power tiles: what an effect does; $amount
## swap_battle_card: $strength, $damage, $protection of the card; creature: $powers (a list)

tile_effects-strength = +{ $amount } strength in all your battles.
tile_effects-strength_attacking = +{ $amount } strength when you attack.
tile_effects-strength_defending = +{ $amount } strength when you defend.
tile_effects-damage = +{ $amount } damage in all your battles.
tile_effects-protection = +{ $amount } protection in all your battles.
tile_effects-discard_di_for_strength = After the reveal, discard any DI cards from hand: +{ $amount } strength each.
tile_effects-kill_before_battle =
    { $amount ->
        [one] When you attack, destroy { $amount } unit of the target troop before the battle.
       *[other] When you attack, destroy { $amount } units of the target troop before the battle.
    }
tile_effects-see_battle_card = Your opponent shows you the battle card before you choose yours.
tile_effects-prayer_per_kill = +{ prayer_points } per enemy unit you destroy in battle.
tile_effects-prayer_per_win = +{ prayer_points } for each battle you win.
tile_effects-vp_defending = Win as defender with a survivor: gain { $amount } permanent battle VP.
tile_effects-movement = +{ $amount } movement for all your troops.
tile_effects-ignore_walls = Your troops ignore walls.
tile_effects-teleport_from_obelisk = Your troops can also teleport from an obelisk.
tile_effects-teleport_discount = Your teleports cost { $amount } less.
tile_effects-pray_bonus =
    { $amount ->
        [one] Your Pray action gives { $amount } more prayer point.
       *[other] Your Pray action gives { $amount } more prayer points.
    }
tile_effects-free_recruits =
    { $amount ->
        [one] The first unit of your Recruit action is free.
       *[other] The first { $amount } units of your Recruit action are free.
    }
tile_effects-tile_discount = Power tiles cost you { $amount } less.
tile_effects-pyramid_level_discount = Raising a pyramid: each level costs { $amount } less.
tile_effects-payment_discount = Every payment of yours is reduced by { $amount }.
tile_effects-troop_limit =
    { $amount ->
        [one] Your troops may hold { $amount } unit.
       *[other] Your troops may hold { $amount } units.
    }
tile_effects-vp =
    { $amount ->
        [one] Gain { $amount } permanent victory point at once.
       *[other] Gain { $amount } permanent victory points at once.
    }
tile_effects-swap_battle_card = On purchase take back all your battle cards and swap one for the special { $strength }/{ $damage }/{ $protection } card.
tile_effects-silver_token = Take a silver action token; once per Day you may play it in the same turn as a regular token.
tile_effects-gold_token = Take the gold action token; once per Day play it on the gold space as a Move or Recruit action.
tile_effects-night_prayer = +{ prayer_points } each Night.
tile_effects-night_di =
    { $amount ->
        [one] +{ $amount } DI card each Night.
       *[other] +{ $amount } DI cards each Night.
    }
tile_effects-night_di_choice =
    { $amount ->
        [one] At Night draw { $amount } DI card and keep 1 instead of the basic card.
       *[other] At Night draw { $amount } DI cards and keep 1 instead of the basic card.
    }
tile_effects-night_pyramid_level =
    { $amount ->
        [one] Each Night you may raise one of your pyramids by { $amount } level for free.
       *[other] Each Night you may raise one of your pyramids by { $amount } levels for free.
    }
tile_effects-night_units =
    { $amount ->
        [one] Each Night you may add { $amount } unit to your city or one of your troops.
       *[other] Each Night you may add up to { $amount } units to your city and/or one of your troops.
    }
tile_effects-creature = Creature: { $powers }.
tile_effects-bare_creature = Creature.

## Creatures: $amount

creature_powers-movement = +{ $amount } movement
creature_powers-strength = +{ $amount } strength
creature_powers-damage = +{ $amount } damage
creature_powers-protection = +{ $amount } protection
creature_effects-ignore_walls = Its troop ignores walls.
creature_effects-cancel_creature = In battle the enemy creature counts as absent.

## Divine Intervention cards: what an effect does; $amount

card_effects-strength = +{ $amount } strength in this battle.
card_effects-damage = +{ $amount } damage in this battle.
card_effects-protection = +{ $amount } protection in this battle.
card_effects-gain_prayer = Gain { prayer_points }.
card_effects-opponents_lose_prayer = Each opponent loses { prayer_points }.
card_effects-add_units =
    { $amount ->
        [one] Add { $amount } unit to your city or to one existing troop.
       *[other] Add up to { $amount } units to your city or to one existing troop.
    }
card_effects-kill_unit =
    { $amount ->
        [one] Destroy { $amount } enemy unit anywhere.
       *[other] Destroy { $amount } units of an enemy troop anywhere.
    }
card_effects-teleport_group = During your Move action, teleport the moving troop from anywhere to an obelisk.
card_effects-ignore_walls_action = During this Move action the moving troop ignores walls.
card_effects-cancel_di = Cancel a DI card just played (never in battle).
card_effects-escape = When an opponent enters your troop’s space: no battle, move your troop to a free adjacent space.

## Battle cards

battle_figures = Strength { $strength }, damage { $damage }, protection { $protection }.

## Regions, progress
## day, night: $round; day: $turn, $turns; order: $players (a list of names)

board-tab_map = Map
board-tab_actions = Actions
board-tab_powers = Powers
board-tab_hand = Cards
board-day = Day { $round }, turn { $turn } of { $turns }
board-period = Day { $number }
board-night = Night { $round }
board-order = Turn order: { $players }

## The map
## $player, $creature, $area: names; $units; pyramid…: $colour, $level; pyramid_at: $pyramid, $place
## area: $details (a list); income_…: $units that are sacrificed, $prayer or $points that come in

board-troop =
    { $units ->
        [one] { $units } unit ({ $player })
       *[other] { $units } units ({ $player })
    }
board-troop_creature =
    { $units ->
        [one] { $units } unit with { $creature } ({ $player })
       *[other] { $units } units with { $creature } ({ $player })
    }
board-pyramid = { $colour } pyramid, level { $level }
board-pyramid_taken = { $colour } pyramid, level { $level }, controlled by { $player }
board-pyramid_at = { $pyramid } ({ $place })
board-in_reserve = in reserve
board-obelisk = obelisk
board-income_prayer =
    { $prayer ->
        [one] { $prayer } prayer point at the end of the Day
       *[other] { $prayer } prayer points at the end of the Day
    }
board-income_sacrifice =
    { $prayer ->
        [one] at the end of the Day { $prayer } prayer point for a sacrifice (units: { $units })
       *[other] at the end of the Day { $prayer } prayer points for a sacrifice (units: { $units })
    }
board-income_points = at the end of the Day { $points } permanent VP for a sacrifice (units: { $units })
board-area = { $area }: { $details }
board-attack = Attack: { $area }

## Actions
## actions_of: $player; space_taken: $space, $token; level…: $level; levels_open: $levels (a list)
## tokens_left: $token, $count; prayer_of: $now, $most; short_…: at most about ten letters

board-actions = Actions
board-my_actions = Your actions
board-actions_of = Actions of { $player }
board-space_taken = { $space }: { $token }
board-level_open = Level { $level } still needs a token this Day
board-level_done = Level { $level } has a token
board-levels_open = Levels that still need a token: { $levels }
board-tokens_left = { $token }: { $count } left
board-short_move = Move
board-short_recruit = Recruit
board-short_raise = Raise
board-short_pray = Pray
board-short_buy_white = White
board-short_buy_red = Red
board-short_buy_blue = Blue
board-prayer_of = Prayer points: { $now } of { $most }

## What a player has
## $count; points_…, source: $part, $amount; sources: $total, $sources (a list)
## creature_at: $creature, $place; gain_…: after an amount

board-fixed = Permanent victory points: { $count }
board-now = Temporary victory points: { $count }
board-source = { $part }: { $amount }
board-sources = { $total } ({ $sources })
board-prayer = Prayer points: { $count }
board-reserve = Units in reserve: { $count }
board-count_cards = Divine Intervention cards: { $count }
board-points_fixed = { $part }: { $amount } permanent
board-points_now = { $part }: { $amount } temporary
board-creature_at = { $creature }: { $place }
board-gain_prayer = prayer points
board-gain_points = victory points
board-gain_cards = Divine Intervention cards
board-none = none
board-only_you = only you see these

## Cards
## battle_card: $card, $where (where_… or mark_…), $values (a sentence); face_down: $count
## pile: $pile, $discard (numbers); discard_pile: $cards (a list); thing: $thing, $effect (a sentence)

board-battle_cards = Battle cards
board-battle_card = { $card } ({ $where }): { $values }
board-where_hand = in hand
board-where_out = used
board-where_maybe = perhaps in hand
board-mark_play = play
board-mark_discard = discard
board-face_down = { $count } discarded face down
board-di_cards = Divine Intervention
board-pile = Draw pile { $pile }, discard pile { $discard }
board-discard_pile = Discard pile: { $cards }
board-thing = { $thing }: { $effect }

## Power tiles
## for_sale: $count; level, your_pyramid: $level; tile: $tile, $state (sentences)
## tile_…: $cost, $player

board-powers = Powers
board-all_tiles = all tiles
board-power_tiles = Power tiles
board-for_sale = { $count } for sale
board-close_tiles = Close the power tiles
board-level = Level { $level }
board-your_pyramid = pyramid: level { $level }
board-tile = { $tile } { $state }
board-tile_legal =
    { $cost ->
        [0] You can take it for free.
        [one] You can buy it for { $cost } prayer point.
       *[other] You can buy it for { $cost } prayer points.
    }
board-tile_free =
    { $cost ->
        [0] For sale, free for you.
        [one] For sale, { $cost } prayer point.
       *[other] For sale, { $cost } prayer points.
    }
board-tile_high = Your pyramid is too low.
board-tile_twin = You own the same tile.
board-tile_mine = Yours.
board-tile_taken = Belongs to { $player }.
board-tile_away = Not for sale.
board-legend_legal = you can buy it now
board-legend_mine = yours
board-legend_taken = taken
board-legend_high = pyramid too low

## Battles
## battle_at: $area; damage, protection: $amount; units_lost: $count; prescience: $card

board-battle = Battle
board-battle_at = Battle: { $area }
board-close_battle = Close the battle
board-ready = { $player } is ready
board-choosing = { $player } is choosing in secret
board-prescience = { power_tiles-prescience }: the enemy plays “{ $card }”
board-stage_commit = choose
board-stage_reveal = reveal
board-stage_aftermath = losses, retreat
board-part_units = Units
board-part_tiles = Power tiles
board-part_card = Battle card
board-part_wound = Divine Wound

## What is asked above the action bar
## how_many_here: $area; left_to_place: $count; steps_used: $used, $of; announces: $player; vetoed: $count (of Vetoes)

board-how_many_go = Units that go
board-how_many_here = { $area }: units
board-left_to_place = { $count } more at most
board-units = Units
board-less = One less
board-more = One more
board-creature_along = goes along
board-creature_stays = stays
board-to_level = To level
board-steps_used = Steps used: { $used } of { $of }
board-announces = { $player } plays
board-vetoed =
    { $count ->
        [one] vetoed
       *[other] the Veto is vetoed
    }

## What the button that confirms a choice says

board-verb_city = Take the city
board-verb_levels = Choose levels
board-verb_place = Place here
board-verb_spread = Place units
board-verb_keep = Keep it
board-verb_first = This first
board-verb_bless = Raise
board-verb_put = Place units
board-verb_done = Finish
board-verb_next = Next
board-verb_token = Place token
board-verb_gold = Place gold token
board-verb_end_turn = End turn
board-verb_card = Play card
board-verb_gold_move = Move
board-verb_gold_recruit = Recruit
board-verb_raise = Raise
board-verb_raise_new = Build
board-verb_buy = Buy
board-verb_creature = Place creature
board-verb_replace = Give up card
board-verb_fight = Fight
board-verb_from = Start here
board-verb_attack = Attack
board-verb_step = Go there
board-verb_teleport = Teleport
board-verb_take = Set off
board-verb_stop = Stop here
board-verb_strike = Destroy
board-verb_use_veto = Veto
board-verb_use_escape = Escape
board-verb_pass = Let it happen
board-verb_flee = Escape here
board-verb_play = Play card
board-verb_discard = Discard
board-verb_add = Ready
board-verb_wound = Discard
board-verb_recall = Recall
board-verb_retreat = Retreat
board-verb_stay = Stay
board-verb_drive = Send here
board-verb_sacrifice = Sacrifice
board-verb_decline = Do without

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = A god goes to war
lesson-welcome =
    You are an Egyptian god with a walled city, pyramids and an army. Days of action take turns with short Nights. In this beginner’s game you win with 4 victory points at the end of a Day.
    It is prepared: follow the golden frames.
lesson-points-title = For good, or for now
lesson-points =
    1 Here stand the victory points of you both. Permanent ones are never lost: a battle won as the attacker, two temples at the end of a Day. Temporary ones are yours only while your units hold a temple.
lesson-city-title = Two cities
lesson-city =
    1 Your city: ten units in three districts, each with a pyramid of level 1. Two more units wait in your reserve. A troop has at most 5 units.
    2 The city of your opponent begins alike.
lesson-pray-title = Five tokens, five turns
lesson-pray =
    In each of the five turns of a Day you put one token on a free space of your action pyramid and do what it says.
    1 Pray: 2 prayer points. They pay for almost everything, and you can hold up to 11.
    2 Your tokens: five of them.
lesson-levels-title = Every level once
lesson-levels =
    1 A space takes one token a Day. After your five turns each of the three levels must hold at least one: at the bottom praying and buying, above that moving and raising, at the top moving and recruiting.
    Now end your turn.
lesson-raise-title = Raise a pyramid
lesson-raise =
    Your opponent has bought a power tile. You prepare a bigger purchase: a pyramid lets you buy tiles of its colour up to its own level.
    1 Choose Raise, on the second level.
    2 You have four tokens left.
lesson-pyramid-title = Blue, level 2
lesson-pyramid =
    A new level costs as many prayer points as its number: level 2 costs 2, and from 1 to 3 it would be 2 + 3. Beginners build up to level 2, others to level 4.
    1 Choose your blue pyramid on the map
    2 or here, and confirm.
lesson-buy-title = Buy a power
lesson-buy =
    Power tiles stay with you for the whole game. White ones bring prayer points, red ones help to move and attack, blue ones to recruit and defend. One tile of each colour a Day.
    1 Choose the red purchase.
    2 Three tokens are left.
lesson-tile-title = God Speed
lesson-tile =
    A tile costs as much as its level. Nobody may own the same one twice, and many exist only once: be quick.
    1 Buy God Speed for 1 prayer point. All your troops will go two steps instead of one.
lesson-temple-title = The enemy marches
lesson-temple =
    1 Your opponent has teleported to the Nile Temple. Two units stay and hold it: 1 temporary victory point.
    2 The other three went one step further. A move may leave units behind wherever it passes.
lesson-move-title = Your first move
lesson-move =
    A move leads one troop, or a part of it, over as many spaces as it has steps. You can move twice a Day.
    1 Choose the move on the second level.
    2 Two tokens are left.
lesson-origin-title = Who sets off?
lesson-origin =
    1 Take the three units beside your white pyramid. From a pyramid a troop can not only walk but also teleport.
lesson-teleport-title = From pyramid to obelisk
lesson-teleport =
    A teleport leads from a pyramid to any obelisk, and every temple has one. It costs 2 prayer points, but no step: afterwards you could walk on.
    1 Teleport to the Cliff Temple.
lesson-group-title = How many go?
lesson-group =
    1 Here you choose how many units go along. Let all three go: the district stays empty, but as long as no enemy enters it, the pyramid remains yours.
lesson-divine-title = Divine help
lesson-divine =
    1 Divine Intervention cards: only you see them. Some are played in your own turn, some in battle. Two are answers to others: Veto, and Escape, with which an attacked troop slips away.
    Your opponent has just played one against you!
lesson-veto-title = Not with you
lesson-veto =
    Raining Fire would destroy one of your units. Its price of 1 prayer point is paid in any case.
    1 Play your Veto: it costs nothing, and the fire goes out.
lesson-last_turn-title = The last token
lesson-last_turn =
    You have prayed, raised, bought and moved, but level 3 is still empty.
    1 Choose the move at the top. It is time to attack the three units on the West bank.
    2 Your last token could not go anywhere else but to level 3.
lesson-army-title = To arms
lesson-army =
    1 Lead the troop beside your blue pyramid: five units, with two steps thanks to God Speed.
lesson-step-title = Out of the gate
lesson-step =
    A step leads to an adjacent space or, where the other bank is in play, from harbour to harbour across the Nile.
    1 Go to the desert before your city.
lesson-guard-title = A guard stays
lesson-guard =
    In a battle each unit adds 1 to your strength, but an empty city invites guests.
    1 Take four units, and leave one on guard.
lesson-walls-title = Walls
lesson-walls =
    1 One step is done, one is left.
    2 You could not enter this city now: its wall lets in only troops whose move began
    3 in the desert before it, or inside. So first stand before a city, and storm it with your next move.
lesson-attack-title = Attack!
lesson-attack =
    Whoever enters a space with an enemy troop attacks it, and the move ends there. The defender could still play Escape now.
    1 Go to the West bank.
lesson-battle-title = How battles go
lesson-battle =
    1 No Escape: now you fight, without dice. Strength is units plus battle card plus extras. The higher strength wins, a tie goes to the defender.
    Damage kills units of the other side, winner or not; protection prevents it.
lesson-play-title = A card in secret
lesson-play =
    You both choose unseen. The three numbers of a card: strength, damage, protection. You attack 4 against 3.
    1 Play Fervent Purge: strength 3, damage 2.
lesson-discard-title = And one goes unused
lesson-discard =
    In every battle you also discard a second card face down. So six cards last for three battles, then you take them all back.
    1 Discard Phalanx Defense.
lesson-fury-title = Add some fury
lesson-fury =
    Now you may add any number of Divine Intervention cards for battles.
    1 Add War Fury for 1 prayer point: 2 more strength. Then your opponent chooses, and everything is revealed.
lesson-result-title = 9 against 7
lesson-result =
    1 Without War Fury it would be 7 against 7, and the defender would win. You lose one unit, your opponent two; they go back to the reserves.
    You attacked, won and survived: 1 permanent victory point.
lesson-retreat-title = The loser leaves
lesson-retreat =
    The loser can recall the troop, for 1 prayer point a unit, or retreat to an adjacent space. Your opponent retreats, and where to is up to the winner.
    1 Send the last unit to the Western obelisk, away from the temple.
lesson-stay-title = Stay, or go home?
lesson-stay =
    The winner may recall the troop, too: it saves units that are in danger, and brings 1 prayer point each.
    1 You hold the way to the Nile Temple. Stay!
lesson-evening-title = What temples give
lesson-evening =
    The Day is over. Temples give prayer points:
    1 yours gives you 2,
    2 this one gives your opponent 3,
    3 the Delta 5, for a sacrificed unit.
    Whoever holds at least two temples gains 1 permanent victory point: your opponent does.
lesson-score-title = Has anyone won?
lesson-score =
    1 It is 3 to 2 for your opponent, and nobody has 4: a new round begins. Only the end of a Day counts. If several get there at once, most points win, then most points from battles.
lesson-night-title = Night
lesson-night =
    Each Night you get 2 prayer points and a Divine Intervention card, and your tokens come back.
    1 You have drawn Prayer.
    From the second Day on, power tiles of level 2 are on sale, too, some of them with creatures.
lesson-order-title = Who goes first?
lesson-order =
    Whoever has the fewest victory points fixes the order of the new Day: you. The last one cannot be answered, the first one strikes first.
    1 Your rival’s temples are within reach: go first.
lesson-card-title = A card in your turn
lesson-card =
    Cards without a battle sign are played in your own turn, before or after the action, as many as you like.
    1 Play Prayer: 2 prayer points for nothing, unless your opponent has a Veto.
lesson-recruit-title = New troops
lesson-recruit =
    Three units lie in your reserve. Recruiting brings them back, for 1 prayer point each, always into your own city.
    1 Choose Recruit, at the top.
    2 All five tokens are back.
lesson-units-title = Into the city
lesson-units =
    You may spread them over your three districts, up to 5 units in each.
    1 Put all three into the empty district of your white pyramid.
lesson-end-title = You are ready
lesson-end =
    1 The Nile Temple is one step from your troop: a battle won and two temples would be the victory.
    Spaces and tiles explain themselves when pointed at, the book opens the rule of the moment, the bulb asks a bot for advice. Now open a table of your own!

## The action bar: questions, requests and drafts
## ask_token: $number (1 to 5); ask_pyramid: $colour; march: $area, $left; request_card, request_vetoed:
## $player, $other (names), $card; request_held: $card, $cost; request_not_held: $card;
## request_attack: $player; before_cards: $area, $mine, $theirs; ask_retreat: $player

board-ask_token =
    { $number ->
        [1] Where do you put your first token?
        [2] Where do you put your second token?
        [3] Where do you put your third token?
        [4] Where do you put your fourth token?
       *[other] Where do you put your last token?
    }
board-ask_more = Your action is done. Another token, a card, or the end of the turn?
board-ask_end_or_card = Your action is done. End the turn, or play a card first?
board-ask_end = Your action is done. End the turn?
board-ask_levels = How strong are your three pyramids?
board-ask_pyramid =
    { $colour ->
        [white] Where does your white pyramid stand?
        [red] Where does your red pyramid stand?
       *[blue] Where does your blue pyramid stand?
    }
board-ask_where = Where does the troop go?
board-march =
    { $left ->
        [0] { $area }, no steps left
        [one] { $area }, { $left } step left
       *[other] { $area }, { $left } steps left
    }
board-ask_cards = Which cards do you play?
board-change_freely = Change them freely until you are ready.
board-ask_retreat = Where does { $player }’s troop retreat?
board-request_card = { $player } plays { $card }. Let it happen?
board-request_vetoed = { $other } stops { $card } with a Veto. Let it happen?
board-request_attack = { $player } attacks you. Stay and fight?
board-request_held =
    { $cost ->
        [0] You hold { $card }, free of charge; another player could still stop it.
       *[other] You hold { $card } for { $cost } prayer; another player could still stop it.
    }
board-request_not_held = Only { $card } stops it; you don’t hold it. Soon it goes on by itself: everyone with cards is asked, so nobody can tell who holds one.
board-before_cards = { $area }, { $mine }:{ $theirs } before cards
board-brief_step = to { $area }
board-brief_teleport = teleport to { $area }
board-brief_take =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
board-brief_take_along =
    { $units ->
        [one] { $units } unit and the creature
       *[other] { $units } units and the creature
    }
board-brief_play = play { $card }
board-brief_discard = discard { $card }

## The battle: $player (a name), $count, $units, $strength, $cards (a list), $card, $prayer
## cancelled: $creature, $by; losses: $mine, $theirs; of_these, wins_of: $all; holds: $cards, $divine

board-attack_preview = Attack preview
board-strength = Strength
board-damage_word = Damage
board-protection_word = Protection
board-count_units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
board-cancelled = { $creature } (no effect: { $by })
board-wins_of = wins { $wins } of { $all }
board-rival_holds = { $player } has { $count } of { $cards }.
board-not_counted =
    { $count ->
        [one] Not counted: one divine card, up to +{ $strength } strength.
       *[other] Not counted: { $count } divine cards, up to +{ $strength } strength.
    }
board-not_counted_escape =
    { $count ->
        [one] Not counted: one divine card, up to +{ $strength } strength, or Escape.
       *[other] Not counted: { $count } divine cards, up to +{ $strength } strength, or Escape.
    }
board-play_one = Play one, discard another
board-add_divine = Add divine cards, any number
board-not_in_battle = not in battle
board-you_have = you have { $prayer }
board-you_lose = you lose { $units }
board-rival_loses = { $player } loses { $units }
board-use_play = Play
board-use_discard = Discard
board-spent = Spent, back once your hand is empty: { $cards }
board-card_against = { $card } against …
board-of_these = { $count } of these { $all } in hand
board-win = win
board-lose = lose
board-losses_head = Units lost: yours, theirs
board-losses = you −{ $mine }, { $player } −{ $theirs }
board-turn_together = Both cards turn over together.
board-you_win = You win
board-player_wins = { $player } wins
board-flip_again = Flip again
board-equal_strength = equal strength: the defender wins
board-player_loses =
    { $units ->
        [0] { $player } loses no unit
        [one] { $player } loses { $units } unit
       *[other] { $player } loses { $units } units
    }
board-you_attacker = You attack
board-you_defender = You defend
board-player_attacker = { $player } attacks
board-player_defender = { $player } defends
board-you_total = You have
board-player_total = { $player } has
board-holds = { $cards } battle, { $divine } divine cards, { $prayer } prayer
board-stake_attacker = Win with a survivor: 1 battle point.
board-fold = Map
board-unfold = Battle
