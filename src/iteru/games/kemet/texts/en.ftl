### Texts of Kemet in English: the ids of text_ids.py, no more and no fewer.

## The game

game = Kemet
game-summary = Raise your pyramids, buy powers and creatures, and lead your troops against temples and cities. Whoever has enough victory points at the end of a Day wins.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## di_copies: $card, $copies; reserve: where a creature goes

player = Player { $number }
di_copies =
    { $copies ->
        [1] { $card }
       *[other] { $copies } × { $card }
    }
reserve = reserve

## Options

option-mode = Length
option-mode-short = Short (8 VP)
option-mode-long = Long (10 VP)
option-mode-beginner = Beginner (4 VP)
option-cities = Cities
option-cities-random = At random
option-cities-choose = Each player chooses
option-battle_discards = Unused battle card
option-battle_discards-hidden = Discarded face down
option-battle_discards-open = Discarded face up
option-abandoned_creature = Abandoned creature
option-abandoned_creature-reserve = Goes to the reserve
option-abandoned_creature-city = Returns to the city if it can

## Gods: who sits at the table

gods-anubis = Anubis
gods-bastet = Bastet
gods-horus = Horus
gods-sobek = Sobek
gods-wadjet = Wadjet

## Cities

cities-nw = North-western city
cities-sw = South-western city
cities-c = Central city
cities-ne = North-eastern city
cities-e = Eastern city

## Spaces of both sides of the board

areas-nw_1 = North-west district 1
areas-nw_2 = North-west district 2
areas-nw_3 = North-west district 3
areas-sw_1 = South-west district 1
areas-sw_2 = South-west district 2
areas-sw_3 = South-west district 3
areas-ne_1 = North-east district 1
areas-ne_2 = North-east district 2
areas-ne_3 = North-east district 3
areas-e_1 = East district 1
areas-e_2 = East district 2
areas-e_3 = East district 3
areas-front_nw = North-western gate desert
areas-west_obelisk = Western obelisk
areas-front_sw = South-western gate desert
areas-west_bank = West bank
areas-temple_west_cliff = Western Cliff Temple
areas-temple_west_nile = West Nile Temple
areas-front_ne = North-eastern gate desert
areas-east_obelisk = Eastern obelisk
areas-east_bank = East bank
areas-front_e = Eastern gate desert
areas-temple_east_nile = East Nile Temple
areas-temple_east_cliff = Eastern Cliff Temple
areas-delta_shore = Delta shore
areas-temple_delta = Delta Temple
areas-c_1 = Centre district 1
areas-c_2 = Centre district 2
areas-c_3 = Centre district 3
areas-west_obelisk_n = North-western obelisk
areas-front_c = Central ring desert
areas-west_obelisk_s = South-western obelisk
areas-sanctuary = Sanctuary of All Gods

## Colours of pyramids and power tiles

colours-white = White
colours-red = Red
colours-blue = Blue

## Actions, their spaces, the tokens

actions-pray = Pray
actions-raise = Raise a pyramid
actions-buy_white = Buy a white power tile
actions-buy_red = Buy a red power tile
actions-buy_blue = Buy a blue power tile
actions-recruit = Recruit
actions-move = Move / Attack
actions-move_or_recruit = Divine Will: move or recruit
action_spaces-top_move = { actions-move } (level 3)
action_spaces-top_recruit = { actions-recruit } (level 3)
action_spaces-mid_move = { actions-move } (level 2)
action_spaces-mid_raise = { actions-raise } (level 2)
action_spaces-mid_pray = { actions-pray } (level 2)
action_spaces-low_pray = { actions-pray } (level 1)
action_spaces-low_buy_white = { actions-buy_white } (level 1)
action_spaces-low_buy_red = { actions-buy_red } (level 1)
action_spaces-low_buy_blue = { actions-buy_blue } (level 1)
action_spaces-gold = { actions-move_or_recruit }
action_tokens-regular = Action token
action_tokens-silver = Silver action token
action_tokens-gold = Gold action token

## Power tiles: names

power_tiles-charge_1 = Charge!
power_tiles-charge_2 = { power_tiles-charge_1 }
power_tiles-stargate = Stargate
power_tiles-god_speed = God Speed
power_tiles-carnage = Carnage
power_tiles-offensive_strategy = Offensive Strategy
power_tiles-open_gates = Open Gates
power_tiles-teleport = Teleport
power_tiles-royal_scarab = Royal Scarab
power_tiles-blades_of_neith = Blades of Neith
power_tiles-divine_wound = Divine Wound
power_tiles-victory_point_red = Victory Point
power_tiles-giant_scorpion = Giant Scorpion
power_tiles-initiative = Initiative
power_tiles-phoenix = Phoenix
power_tiles-act_of_god_red = Act of God
power_tiles-recruiting_scribe_1 = Recruiting Scribe
power_tiles-recruiting_scribe_2 = { power_tiles-recruiting_scribe_1 }
power_tiles-defense_1 = Defense!
power_tiles-defense_2 = { power_tiles-defense_1 }
power_tiles-legion = Legion
power_tiles-ancestral_elephant = Ancestral Elephant
power_tiles-defensive_strategy = Defensive Strategy
power_tiles-deep_desert_snake = Deep Desert Snake
power_tiles-shield_of_neith = Shield of Neith
power_tiles-defensive_victory = Defensive Victory
power_tiles-prescience = Prescience
power_tiles-victory_point_blue = { power_tiles-victory_point_red }
power_tiles-reinforcements = Reinforcements
power_tiles-sphinx = Sphinx
power_tiles-divine_will = Divine Will
power_tiles-act_of_god_blue = { power_tiles-act_of_god_red }
power_tiles-priest_1 = Priest
power_tiles-priest_2 = { power_tiles-priest_1 }
power_tiles-priestess_1 = Priestess
power_tiles-priestess_2 = { power_tiles-priestess_1 }
power_tiles-slaves = Slaves
power_tiles-high_priest = High Priest
power_tiles-crusade = Crusade
power_tiles-divine_boon = Divine Boon
power_tiles-hand_of_god = Hand of God
power_tiles-vision = Vision
power_tiles-holy_war = Holy War
power_tiles-victory_point_white = { power_tiles-victory_point_red }
power_tiles-priest_of_ra = Priest of Ra
power_tiles-priest_of_amon = Priest of Amon
power_tiles-mummy = Mummy
power_tiles-act_of_god_white = { power_tiles-act_of_god_red }

## Creatures: named as their tiles

creatures-royal_scarab = { power_tiles-royal_scarab }
creatures-giant_scorpion = { power_tiles-giant_scorpion }
creatures-phoenix = { power_tiles-phoenix }
creatures-ancestral_elephant = { power_tiles-ancestral_elephant }
creatures-deep_desert_snake = { power_tiles-deep_desert_snake }
creatures-sphinx = { power_tiles-sphinx }
creatures-mummy = { power_tiles-mummy }

## Divine Intervention cards: names

di_cards-war_rage = War Rage
di_cards-war_fury = War Fury
di_cards-bloody_battle = Bloody Battle
di_cards-bloodbath = Bloodbath
di_cards-bronze_wall = Bronze Wall
di_cards-iron_wall = Iron Wall
di_cards-prayer = Prayer
di_cards-mana_theft = Mana Theft
di_cards-enlistment = Enlistment
di_cards-raining_fire = Raining Fire
di_cards-teleportation = Teleportation
di_cards-open_gates_card = Open Gates
di_cards-veto = Veto
di_cards-escape = Escape

## Battle cards: names

battle_cards-cavalry_blitz = Cavalry Blitz
battle_cards-fervent_purge = Fervent Purge
battle_cards-shield_push = Shield Push
battle_cards-mixed_tactics = Mixed Tactics
battle_cards-phalanx_defense = Phalanx Defense
battle_cards-chariot_raid = Chariot Raid
battle_cards-offensive_strategy_card = Offensive Strategy
battle_cards-defensive_strategy_card = Defensive Strategy

## Phases of a game

phases-setup = Set-up
phases-night = Night
phases-day = Day
phases-attribution = End of the Day
phases-over = End of the game

## The parts of the score

parts-temples = Temples
parts-pyramids = High pyramids
parts-battles = Battles
parts-two_temples = Two temples at the end of a Day
parts-sanctuary = Sanctuary
parts-tiles = Power tiles

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-choose_city = Choose your city.
wait-choose_city = { $player } is choosing a city.
help-choose_city =
    Every city has three districts, and all are equally far from each other.
    The city stays yours for the whole game; it decides which temples are nearest to you.
prompt-setup_pyramids = Choose the levels at which your pyramids start.
wait-setup_pyramids = { $player } is choosing the levels of the pyramids.
help-setup_pyramids =
    A pyramid lets you buy power tiles of its colour up to its level.
    White tiles bring prayer points, red ones help to move and to attack, blue ones to defend.
    A pyramid at level 0 waits in your reserve until you raise it.
prompt-place_pyramid = Choose a district for the pyramid.
wait-place_pyramid = { $player } is choosing a district for a pyramid.
help-place_pyramid =
    A district holds only one pyramid.
    Your troops can teleport from there to an obelisk; an opponent who takes the district controls the pyramid.
prompt-setup_units = Spread 10 units over your districts with a pyramid.
wait-setup_units = { $player } is placing the first units.
help-setup_units =
    At most 5 units stand in one district; your last 2 units stay in the reserve.
    An empty district is easily taken, together with its pyramid.
prompt-keep_di = Vision: keep one of the Divine Intervention cards you have drawn.
wait-keep_di = { $player } is looking at Divine Intervention cards.
help-keep_di =
    Only you see these cards.
    The others go back into the draw pile, which is then shuffled.
prompt-night_power_order = Choose which of your night powers you use first.
wait-night_power_order = { $player } is choosing the order of two night powers.
help-night_power_order =
    Hand of God raises a pyramid, Reinforcements bring units.
    You can still do without either when its turn comes.
prompt-hand_of_god = Hand of God: raise one of your pyramids for free, or none.
wait-hand_of_god = { $player } may raise a pyramid with Hand of God.
help-hand_of_god =
    It must be one of your own pyramids, and no opponent may control it.
    A pyramid from your reserve is placed in your city at once.
prompt-reinforcements = Reinforcements: place units from your reserve, or finish.
wait-reinforcements = { $player } is placing reinforcements.
help-reinforcements =
    Units go to districts of your city and to one troop of yours outside it.
    Units placed in a district that an opponent holds attack at once.
prompt-turn_order = Choose who comes next in the turn order of this Day.
wait-turn_order = { $player } is fixing the turn order of this Day.
help-turn_order =
    You have the fewest victory points, so you fix the whole order, player by player.
    After the last turn of the Day nobody can answer; being earlier breaks ties for the victory.
prompt-choose_token_and_space = Choose an action, or play a card.
wait-choose_token_and_space = { $player } is choosing an action.
help-choose_token_and_space =
    In each of your five turns you place one regular token; a space takes only one token per Day.
    By the end of the Day you need a token on each of the levels 1, 2 and 3 of your board.
    The silver and the gold token are extra actions, once per Day.
prompt-gold_action = Gold token: move or recruit?
wait-gold_action = { $player } is choosing what the gold token does.
help-gold_action =
    The gold token gives you one more Move or Recruit action.
    It does not count for the three levels of your board.
prompt-raise_choice = Choose a pyramid and its new level, or none.
wait-raise_choice = { $player } is choosing a pyramid to raise.
help-raise_choice =
    You pay prayer points for every level that the pyramid gains.
    You raise one pyramid by as many levels as you like, also one that you have captured.
    The highest pyramids are worth victory points to whoever controls them.
prompt-buy_choice = Choose a power tile, or none.
wait-buy_choice = { $player } is choosing a power tile.
help-buy_choice =
    A tile costs the prayer points shown on it, and you must control a pyramid of its colour with at least the level of the tile.
    It is yours for good and works at once; you can never own the same tile twice.
prompt-place_creature = Place your new creature in your city, or keep it in reserve.
wait-place_creature = { $player } is placing a new creature.
help-place_creature =
    The district needs at least one of your units and none of your other creatures.
    A creature only helps the troop it is with; out of the reserve it comes by recruiting.
prompt-replace_card = Choose the battle card that you give up for the special card.
wait-replace_card = { $player } is choosing a battle card to give up.
help-replace_card =
    All your battle cards are back in your hand.
    The card you give up leaves the game, and everybody sees which one it is.
prompt-recruit_choice = Recruit: place units from your reserve in your city, or finish.
wait-recruit_choice = { $player } is recruiting.
help-recruit_choice =
    Each unit costs 1 prayer point; the troop limit holds in every district.
    Units placed in a district that an opponent holds attack at once.
    When you finish, creatures in your reserve return to your city if there is room.
prompt-return_creatures = Choose a creature that returns, and its district.
wait-return_creatures = { $player } is bringing back creatures.
help-return_creatures =
    The district needs at least one of your units and none of your other creatures.
    All that find room must return; the rest stay in reserve.
prompt-battle_order = Choose the battle that is fought first.
wait-battle_order = { $player } is choosing the next battle.
help-battle_order =
    The battles are fought one after the other.
    Cards that you use in the first are missing in the next one.
prompt-move_origin = Choose the space your troop leaves from, or do not move.
wait-move_origin = { $player } is choosing a troop to move.
help-move_origin =
    How many units go, and where to, you choose afterwards.
    To get inside the walls of another city, the move must begin in the desert around it or in that city.
prompt-move_depart = Choose where your troop goes, or stop.
wait-move_depart = { $player } is moving a troop.
help-move_depart =
    A step to a neighbouring space or across the Nile between harbours costs 1 movement point.
    From a pyramid you can teleport to an obelisk for prayer points, without a movement point.
    Entering a space with an enemy troop is an attack.
prompt-move_group = Choose how many units go.
wait-move_group = { $player } is choosing the units that go.
help-move_group =
    Units that stay keep the space under your control.
    A creature that stays behind without units leaves the board or returns to your city.
prompt-card_teleport = Teleportation: choose the obelisk.
wait-card_teleport = { $player } is choosing where to teleport.
help-card_teleport =
    The troop goes to any space with an obelisk, without movement points.
    Where an enemy troop stands, you attack it.
prompt-enlistment = Enlistment: place units from your reserve, or finish.
wait-enlistment = { $player } is placing enlisted units.
help-enlistment =
    Units go to districts of your city, or all to one troop of yours anywhere.
    Units placed in a district that an opponent holds attack at once.
prompt-raining_fire = Raining Fire: choose the troop that it hits.
wait-raining_fire = { $player } is choosing where fire will fall.
help-raining_fire =
    What is destroyed goes back to the reserve of its owner.
    This is not a battle, so nobody gains a victory point for it.
prompt-veto = Veto the card just played, or pass.
wait-veto = { $player } could veto the card.
help-veto =
    A vetoed card has no effect, and what was paid for it is lost.
    You are asked even if you hold no Veto, so that nobody learns who does.
prompt-escape = Your troop is attacked: escape, or pass.
wait-escape = { $player } could escape the attack.
help-escape =
    With the card Escape your whole troop goes to a free neighbouring space, and there is no battle.
    You are asked even if you do not hold it, so that nobody learns who does.
prompt-escape_space = Escape: choose where your troop goes.
wait-escape_space = { $player } is choosing where to escape.
help-escape_space =
    The whole troop goes, with its creature; walls do not matter.
    The attacker stays and may go on with the move.
prompt-battle_card = Choose the battle card that you play.
wait-battle_card = { $player } is choosing a battle card.
help-battle_card =
    The greater strength wins, and a tie goes to the defender.
    Damage destroys enemy units, protection saves your own.
    Only an opponent with Prescience sees your card before the reveal.
prompt-battle_discard = Choose another battle card, which you discard unused.
wait-battle_discard = { $player } is choosing a battle card to discard.
help-battle_discard =
    It has no effect in this battle.
    Once your hand is empty, you take all six cards back.
prompt-battle_di = Add Divine Intervention cards to the battle, or none.
wait-battle_di = { $player } is choosing Divine Intervention cards.
help-battle_di =
    Your opponent sees them at the reveal; then you pay for them.
    Used cards are discarded, whoever wins.
prompt-divine_wound = Divine Wound: discard cards for more strength, or finish.
wait-divine_wound = { $player } may discard cards for strength.
help-divine_wound =
    All battle cards lie open, so you know what is missing.
    Any Divine Intervention card in your hand will do; the others see what you discard.
prompt-creature_return = Choose the district your creature returns to.
wait-creature_return = { $player } is choosing a district for a creature.
help-creature_return =
    The last unit with it was destroyed, so it goes back to your city.
    The district needs at least one of your units and none of your other creatures.
prompt-loser_choice = You have lost the battle: choose what your troop does.
wait-loser_choice = { $player } has lost the battle and is deciding what the troop does.
help-loser_choice =
    Recalled units go to your reserve and bring prayer points; their creature goes with them.
    If you retreat, the winner chooses a free neighbouring space for your troop.
    If the winner has no unit left, your troop may stay.
prompt-retreat_space = Choose where the beaten troop retreats.
wait-retreat_space = { $player } is choosing where the beaten troop retreats.
help-retreat_space =
    The space is a neighbour by land or harbour and free of the loser’s opponents.
    The whole troop goes there, with its creature.
prompt-winner_choice = You have won the battle: stay, or recall your troop?
wait-winner_choice = { $player } has won the battle and is deciding what the troop does.
help-winner_choice =
    If you stay, you hold the space.
    Recalled units go to your reserve and bring prayer points.
prompt-delta_sacrifice = Delta Temple: sacrifice units for prayer points?
wait-delta_sacrifice = { $player } is deciding about the Delta Temple.
help-delta_sacrifice =
    Sacrificed units go back to your reserve; without a sacrifice the temple brings no prayer points.
    If you keep no unit there, you lose the temple before the victory points are counted.
prompt-sanctuary_sacrifice = Sanctuary of All Gods: sacrifice units for permanent victory points?
wait-sanctuary_sacrifice = { $player } is deciding about the Sanctuary.
help-sanctuary_sacrifice =
    The units go back to your reserve, and what you gain can never be lost.
    Holding the Sanctuary gives no point by itself, and it does not count as a temple.

## Choices, as labels of buttons; some texts tell more, where the position is known
## $area, $card, $tile, $creature, $city, $space: names; $token: its id; $colour: of a pyramid
## levels: $white, $red, $blue (levels); spread: $one, $two, $three (units by district)
## put, take…: $units; next: $other (a name); raise…: $level; …_for: $cost (prayer points)
## …_attack, strike_of: $opponent (a name); add: $cards (a list of di_copies)
## bless_to: $level; wound_for: $strength; recall_for, sacrifice_for_…: $prayer, $points
## decline_for: $decision (its id)

choice-city = Take the city: { $city }
choice-levels = White level { $white }, red level { $red }, blue level { $blue }
choice-place = { $colour } pyramid: { $area }
choice-spread = Districts 1, 2, 3: { $one }, { $two }, { $three } units
choice-keep = Keep the card: { $card }
choice-first = First: { $tile }
choice-bless = Raise: { $colour } pyramid
choice-bless_to = Raise to level { $level }: { $colour } pyramid
choice-put =
    { $units ->
        [one] Place { $units } unit: { $area }
       *[other] Place { $units } units: { $area }
    }
choice-done = Finish
choice-next = Next: { $other }
choice-token =
    { $token ->
        [silver] { action_tokens-silver }: { $space }
       *[regular] { $space }
    }
choice-gold = { action_tokens-gold }: move or recruit
choice-end_turn = End the turn
choice-card = Play the card: { $card }
choice-card_for =
    { $cost ->
        [0] Play the card: { $card }
        [one] Play the card for { $cost } prayer point: { $card }
       *[other] Play the card for { $cost } prayer points: { $card }
    }
choice-gold_move = { actions-move }
choice-gold_recruit = { actions-recruit }
choice-raise = Raise the pyramid to level { $level }: { $area }
choice-raise_for =
    { $cost ->
        [0] Raise to level { $level } for free: { $colour } pyramid, { $area }
        [one] Raise to level { $level } for { $cost } prayer point: { $colour } pyramid, { $area }
       *[other] Raise to level { $level } for { $cost } prayer points: { $colour } pyramid, { $area }
    }
choice-raise_new = Build to level { $level }: { $colour } pyramid
choice-raise_new_for =
    { $cost ->
        [0] Build to level { $level } for free: { $colour } pyramid
        [one] Build to level { $level } for { $cost } prayer point: { $colour } pyramid
       *[other] Build to level { $level } for { $cost } prayer points: { $colour } pyramid
    }
choice-buy = Buy the tile: { $tile }
choice-buy_for =
    { $cost ->
        [0] Take the tile for free: { $tile }
        [one] Buy the tile for { $cost } prayer point: { $tile }
       *[other] Buy the tile for { $cost } prayer points: { $tile }
    }
choice-creature = { $creature }: { $area }
choice-replace = Give up the card: { $card }
choice-fight = Fight here: { $area }
choice-from = Move from: { $area }
choice-step = Go to: { $area }
choice-step_attack = Attack { $opponent }: { $area }
choice-teleport = Teleport to: { $area }
choice-teleport_for =
    { $cost ->
        [0] Teleport for free: { $area }
        [one] Teleport for { $cost } prayer point: { $area }
       *[other] Teleport for { $cost } prayer points: { $area }
    }
choice-teleport_attack =
    { $cost ->
        [0] Teleport and attack { $opponent }: { $area }
        [one] Teleport for { $cost } prayer point and attack { $opponent }: { $area }
       *[other] Teleport for { $cost } prayer points and attack { $opponent }: { $area }
    }
choice-take =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
choice-take_along =
    { $units ->
        [one] { $units } unit with the creature
       *[other] { $units } units with the creature
    }
choice-stop = Stop here
choice-strike = Destroy units: { $area }
choice-strike_of =
    { $units ->
        [one] Destroy { $units } unit of { $opponent }: { $area }
       *[other] Destroy { $units } units of { $opponent }: { $area }
    }
choice-use_veto = Play Veto
choice-use_escape = Play Escape
choice-pass = Pass
choice-flee = Escape to: { $area }
choice-play = Play: { $card }
choice-discard = Discard: { $card }
choice-add = Add { $cards }
choice-add_none = Add no card
choice-wound = Discard: { $card }
choice-wound_for = Discard for { $strength } strength: { $card }
choice-recall = Recall the troop
choice-recall_for =
    { $prayer ->
        [one] Recall the troop for { $prayer } prayer point
       *[other] Recall the troop for { $prayer } prayer points
    }
choice-retreat = Retreat
choice-stay = Stay
choice-drive = Send the troop to: { $area }
choice-sacrifice = Sacrifice
choice-sacrifice_for_prayer =
    Sacrifice { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } for { $prayer ->
        [one] { $prayer } prayer point
       *[other] { $prayer } prayer points
    }
choice-sacrifice_for_points =
    Sacrifice { $units ->
        [one] { $units } unit
       *[other] { $units } units
    } for { $points ->
        [one] { $points } permanent victory point
       *[other] { $points } permanent victory points
    }
choice-decline = Do without
choice-decline_for =
    { $decision ->
        [raise_choice] Do not raise a pyramid
        [buy_choice] Buy no tile
        [place_creature] Keep it in reserve
        [move_origin] Do not move
       *[other] Do without
    }

## What brings prayer points, as $source of the event prayer

prayer_sources-night = Night
prayer_sources-pray = prayer
prayer_sources-temple = temple
prayer_sources-sacrifice = sacrifice
prayer_sources-recall = recall
prayer_sources-kills = { power_tiles-crusade }
prayer_sources-victory = { power_tiles-holy_war }
prayer_sources-card = card

## Events, as lines of the log
## $player: a name, in all that somebody does; $opponent, $other, $defender, $loser, $victim: too
## $area, $card, $tile, $creature, $city, $space, $action: names; $token: its id
## new_order: $players (a list); levels: $white, $red, $blue; units_set: $one, $two, $three
## round, turn, di_…: $number; prayer…, paid, points: $amount, $source; named: $place
## raised, tiles_added: $level; card_replaced: $by (the special card); moved: $how; creature_lost: $to

event-city = { $player } has the city: { $city }.
event-levels = { $player } starts with pyramids of level { $white } (white), { $red } (red) and { $blue } (blue).
event-pyramid_placed = { $player } places a pyramid: { $colour }, { $area }.
event-units_set = { $player } places { $one }, { $two } and { $three } units in districts 1, 2 and 3.
event-round = Round { $number } begins.
event-night = Night falls.
event-day = The Day begins.
event-turn = { $player } begins turn { $number }.
event-attribution = The Day is over; the points are given.
event-tiles_added = Power tiles of level { $level } are on offer now.
event-prayer =
    { $amount ->
        [one] { $player } gains { $amount } prayer point ({ $source }).
       *[other] { $player } gains { $amount } prayer points ({ $source }).
    }
event-prayer_lost =
    { $amount ->
        [one] { $player } loses { $amount } prayer point.
       *[other] { $player } loses { $amount } prayer points.
    }
event-paid =
    { $amount ->
        [one] { $player } pays { $amount } prayer point.
       *[other] { $player } pays { $amount } prayer points.
    }
event-di_drawn =
    { $number ->
        [one] { $player } draws { $number } Divine Intervention card.
       *[other] { $player } draws { $number } Divine Intervention cards.
    }
event-di_seen = { $player } has drawn: { $cards }.
event-di_looked =
    { $number ->
        [one] Vision: { $player } looks at { $number } Divine Intervention card.
       *[other] Vision: { $player } looks at { $number } Divine Intervention cards.
    }
event-di_looked_at = { $player } sees: { $cards }.
event-di_kept = { $player } has kept: { $cards }.
event-reshuffled = The discarded Divine Intervention cards are shuffled into a new draw pile.
event-first_power = { $player } first uses: { $tile }.
event-named = { $player } puts { $other } in place { $place } of the turn order.
event-new_order = New turn order: { $players }.
event-token =
    { $token ->
        [silver] { $player } uses the silver token: { $space }.
        [gold] { $player } uses the gold token.
       *[regular] { $player } chooses: { $space }.
    }
event-gold_action = { $player } chooses for the gold token: { $action }.
event-turn_ended = { $player } ends the turn.
event-raised = { $player } raises a pyramid to level { $level }: { $colour }.
event-bought = { $player } buys “{ $tile }”.
event-creature_placed = { $creature } ({ $player }) enters: { $area }.
event-creature_kept = { $creature } ({ $player }) stays in reserve.
event-card_replaced = { $player } gives up “{ $card }” for “{ $by }”.
event-units_placed =
    { $units ->
        [one] { $player } places { $units } unit: { $area }.
       *[other] { $player } places { $units } units: { $area }.
    }
event-declined = { $player } declines.
event-sacrificed =
    { $units ->
        [one] { $player } sacrifices { $units } unit: { $area }.
       *[other] { $player } sacrifices { $units } units: { $area }.
    }
event-points =
    { $amount ->
        [one] { $player } gains { $amount } permanent victory point ({ $source }).
       *[other] { $player } gains { $amount } permanent victory points ({ $source }).
    }
event-won =
    { $points ->
        [one] { $player } wins with { $points } victory point!
       *[other] { $player } wins with { $points } victory points!
    }
event-move_begins = { $player } begins a move: { $area }.
event-moved =
    { $how ->
        [step]
            { $units ->
                [one] { $player } moves { $units } unit to: { $to }.
               *[other] { $player } moves { $units } units to: { $to }.
            }
       *[other]
            { $units ->
                [one] { $player } teleports { $units } unit to: { $to }.
               *[other] { $player } teleports { $units } units to: { $to }.
            }
    }
event-move_ended = { $player } ends the move.
event-creature_lost = { $creature } ({ $player }) goes to: { $to }.
event-card_played = { $player } plays “{ $card }”.
event-vetoed = { $player } vetoes the card “{ $card }”.
event-card_cancelled = “{ $card }” ({ $player }) is cancelled and has no effect.
event-gates_opened = { $player } ignores walls for the rest of this move.
event-struck =
    { $units ->
        [one] { $player } destroys { $units } unit of { $victim }: { $area }.
       *[other] { $player } destroys { $units } units of { $victim }: { $area }.
    }
event-attacked = { $player } attacks { $defender }: { $area }.
event-escaped =
    { $units ->
        [one] { $player } escapes with { $units } unit to: { $to }.
       *[other] { $player } escapes with { $units } units to: { $to }.
    }
event-initiative =
    { $lost ->
        [one] { power_tiles-initiative }: { $player } loses { $lost } unit before the battle.
       *[other] { power_tiles-initiative }: { $player } loses { $lost } units before the battle.
    }
event-committed = { $player } has chosen the cards.
event-prescience = { power_tiles-prescience }: { $opponent } is going to play “{ $card }”.
event-revealed = { $player } reveals { $cards }: strength { $strength }, damage { $damage }, protection { $protection }.
event-wounded_by_card = { $player } discards “{ $card }”: strength { $strength }.
event-battle_result = { $player } beats { $loser }, strength { $strength } against { $other }: { $area }.
event-casualties =
    { $lost ->
        [one] { $player } loses { $lost } unit: { $area }.
       *[other] { $player } loses { $lost } units: { $area }.
    }
event-recalled =
    { $units ->
        [one] { $player } recalls { $units } unit: { $area }.
       *[other] { $player } recalls { $units } units: { $area }.
    }
event-retreated =
    { $units ->
        [one] { $player } retreats with { $units } unit to: { $to }.
       *[other] { $player } retreats with { $units } units to: { $to }.
    }
event-stayed = { $player } stays: { $area }.
event-battle_cards_back = { $player } takes all battle cards back.
event-battle_over = The battle is over: { $area }.

## Reasons: the parts of what a seat may hope for, and why a choice is better or worse than another
## $points: how many victory points that is

reason-points = Permanent victory points
reason-points-more = More permanent victory points: about { $points } (12.4).
reason-points-less = Fewer permanent victory points: about { $points } (12.4).
reason-order = Place in the turn order
reason-order-more = A later turn in the Day, which fewer can answer: worth about { $points } (5.4).
reason-order-less = An earlier turn in the Day, which more can answer: costs about { $points } (5.4).
reason-troops = Troops
reason-troops-more = Larger or safer troops: worth about { $points } (8.3).
reason-troops-less = Smaller or less safe troops: costs about { $points } (8.3).
reason-temples = Temples
reason-temples-more = More temples, or temples that are safer: worth about { $points } (12.3).
reason-temples-less = Fewer temples, or temples that are less safe: costs about { $points } (12.3).
reason-sanctuary = Sanctuary
reason-sanctuary-more = A firmer hold on the Sanctuary: worth about { $points } (13.4).
reason-sanctuary-less = A weaker hold on the Sanctuary: costs about { $points } (13.4).
reason-attacks = Attacks to come
reason-attacks-more = A better attack is open to you: worth about { $points } (9.13).
reason-attacks-less = No attack as good is open to you: costs about { $points } (9.13).
reason-pyramids = Pyramids
reason-pyramids-more = More or higher pyramids under your control: worth about { $points } (7.3.1).
reason-pyramids-less = Fewer or lower pyramids under your control: costs about { $points } (7.3.1).
reason-prayer = Prayer points
reason-prayer-more = More prayer points left: worth about { $points } (7.1.1).
reason-prayer-less = Fewer prayer points left: costs about { $points } (7.1.1).
reason-cards = Divine Intervention cards
reason-cards-more = More Divine Intervention cards in hand: worth about { $points } (15.1).
reason-cards-less = Fewer Divine Intervention cards in hand: costs about { $points } (15.1).
reason-tiles = Power tiles
reason-tiles-more = More or better power tiles: worth about { $points } (16.1).
reason-tiles-less = Fewer or weaker power tiles: costs about { $points } (16.1).
reason-actions = Actions to come
reason-actions-more = More actions left in this Day: worth about { $points } (6.1).
reason-actions-less = Fewer actions left in this Day: costs about { $points } (6.1).
reason-day_end = The end of this Day
reason-day_end-more = A better standing if the game ends with this Day: worth about { $points } (14.1).
reason-day_end-less = A worse standing if the game ends with this Day: costs about { $points } (14.1).
