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

## Power tiles: name, what the tile does

power_tiles-charge_1 = Charge!
power_tiles-charge_1-text = +1 strength when you attack.
power_tiles-charge_2 = { power_tiles-charge_1 }
power_tiles-charge_2-text = { power_tiles-charge_1-text }
power_tiles-stargate = Stargate
power_tiles-stargate-text = Your teleports cost 1 less.
power_tiles-god_speed = God Speed
power_tiles-god_speed-text = +1 movement for all your troops.
power_tiles-carnage = Carnage
power_tiles-carnage-text = +1 damage in all your battles.
power_tiles-offensive_strategy = Offensive Strategy
power_tiles-offensive_strategy-text = On purchase take back all your battle cards and swap one for the special 3/3/0 card.
power_tiles-open_gates = Open Gates
power_tiles-open_gates-text = Your troops ignore walls.
power_tiles-teleport = Teleport
power_tiles-teleport-text = Your troops can also teleport from an obelisk.
power_tiles-royal_scarab = Royal Scarab
power_tiles-royal_scarab-text = Creature: +2 movement, +2 strength.
power_tiles-blades_of_neith = Blades of Neith
power_tiles-blades_of_neith-text = +1 strength in all your battles.
power_tiles-divine_wound = Divine Wound
power_tiles-divine_wound-text = After the reveal, discard any DI cards from hand: +1 strength each.
power_tiles-victory_point_red = Victory Point
power_tiles-victory_point_red-text = Gain 1 permanent victory point at once.
power_tiles-giant_scorpion = Giant Scorpion
power_tiles-giant_scorpion-text = Creature: +1 movement, +2 strength, +2 damage.
power_tiles-initiative = Initiative
power_tiles-initiative-text = When you attack, destroy 2 units of the target troop before the battle.
power_tiles-phoenix = Phoenix
power_tiles-phoenix-text = Creature: +1 movement, +2 strength, its troop ignores walls.
power_tiles-act_of_god_red = Act of God
power_tiles-act_of_god_red-text = Take a silver action token; once per Day you may play it in the same turn as a regular token.
power_tiles-recruiting_scribe_1 = Recruiting Scribe
power_tiles-recruiting_scribe_1-text = The first 2 units of your Recruit action are free.
power_tiles-recruiting_scribe_2 = { power_tiles-recruiting_scribe_1 }
power_tiles-recruiting_scribe_2-text = { power_tiles-recruiting_scribe_1-text }
power_tiles-defense_1 = Defense!
power_tiles-defense_1-text = +1 strength when you defend.
power_tiles-defense_2 = { power_tiles-defense_1 }
power_tiles-defense_2-text = { power_tiles-defense_1-text }
power_tiles-legion = Legion
power_tiles-legion-text = Your troops may hold 7 units.
power_tiles-ancestral_elephant = Ancestral Elephant
power_tiles-ancestral_elephant-text = Creature: +1 movement, +1 strength, +1 protection.
power_tiles-defensive_strategy = Defensive Strategy
power_tiles-defensive_strategy-text = On purchase take back all your battle cards and swap one for the special 3/0/3 card.
power_tiles-deep_desert_snake = Deep Desert Snake
power_tiles-deep_desert_snake-text = Creature: +1 movement; in battle the enemy creature counts as absent.
power_tiles-shield_of_neith = Shield of Neith
power_tiles-shield_of_neith-text = +1 protection in all your battles.
power_tiles-defensive_victory = Defensive Victory
power_tiles-defensive_victory-text = Win as defender with a survivor: gain 1 permanent battle VP.
power_tiles-prescience = Prescience
power_tiles-prescience-text = Your opponent shows you the battle card before you choose yours.
power_tiles-victory_point_blue = { power_tiles-victory_point_red }
power_tiles-victory_point_blue-text = { power_tiles-victory_point_red-text }
power_tiles-reinforcements = Reinforcements
power_tiles-reinforcements-text = Each Night you may add up to 4 units to your city and/or one of your troops.
power_tiles-sphinx = Sphinx
power_tiles-sphinx-text = Creature: +2 strength. Gain 1 permanent VP at once.
power_tiles-divine_will = Divine Will
power_tiles-divine_will-text = Take the gold action token; once per Day play it on the gold space as a Move or Recruit action.
power_tiles-act_of_god_blue = { power_tiles-act_of_god_red }
power_tiles-act_of_god_blue-text = { power_tiles-act_of_god_red-text }
power_tiles-priest_1 = Priest
power_tiles-priest_1-text = Your Pray action gives 1 more prayer point.
power_tiles-priest_2 = { power_tiles-priest_1 }
power_tiles-priest_2-text = { power_tiles-priest_1-text }
power_tiles-priestess_1 = Priestess
power_tiles-priestess_1-text = Power tiles cost you 1 less.
power_tiles-priestess_2 = { power_tiles-priestess_1 }
power_tiles-priestess_2-text = { power_tiles-priestess_1-text }
power_tiles-slaves = Slaves
power_tiles-slaves-text = Raising a pyramid: each level costs 1 less.
power_tiles-high_priest = High Priest
power_tiles-high_priest-text = +2 prayer points each Night.
power_tiles-crusade = Crusade
power_tiles-crusade-text = +2 prayer points per enemy unit you destroy in battle.
power_tiles-divine_boon = Divine Boon
power_tiles-divine_boon-text = +1 DI card each Night.
power_tiles-hand_of_god = Hand of God
power_tiles-hand_of_god-text = Each Night you may raise one of your pyramids by 1 level for free.
power_tiles-vision = Vision
power_tiles-vision-text = At Night draw 5 DI cards and keep 1 instead of the basic card.
power_tiles-holy_war = Holy War
power_tiles-holy_war-text = +4 prayer points for each battle you win.
power_tiles-victory_point_white = { power_tiles-victory_point_red }
power_tiles-victory_point_white-text = { power_tiles-victory_point_red-text }
power_tiles-priest_of_ra = Priest of Ra
power_tiles-priest_of_ra-text = Every payment of yours is reduced by 1.
power_tiles-priest_of_amon = Priest of Amon
power_tiles-priest_of_amon-text = +5 prayer points each Night.
power_tiles-mummy = Mummy
power_tiles-mummy-text = Creature: +1 movement, +2 strength. +1 DI card each Night.
power_tiles-act_of_god_white = { power_tiles-act_of_god_red }
power_tiles-act_of_god_white-text = { power_tiles-act_of_god_red-text }

## Creatures: named as their tiles

creatures-royal_scarab = { power_tiles-royal_scarab }
creatures-giant_scorpion = { power_tiles-giant_scorpion }
creatures-phoenix = { power_tiles-phoenix }
creatures-ancestral_elephant = { power_tiles-ancestral_elephant }
creatures-deep_desert_snake = { power_tiles-deep_desert_snake }
creatures-sphinx = { power_tiles-sphinx }
creatures-mummy = { power_tiles-mummy }

## Divine Intervention cards: name, what the card does

di_cards-war_rage = War Rage
di_cards-war_rage-text = +1 strength in this battle.
di_cards-war_fury = War Fury
di_cards-war_fury-text = +2 strength in this battle.
di_cards-bloody_battle = Bloody Battle
di_cards-bloody_battle-text = +1 damage in this battle.
di_cards-bloodbath = Bloodbath
di_cards-bloodbath-text = +2 damage in this battle.
di_cards-bronze_wall = Bronze Wall
di_cards-bronze_wall-text = +1 protection in this battle.
di_cards-iron_wall = Iron Wall
di_cards-iron_wall-text = +2 protection in this battle.
di_cards-prayer = Prayer
di_cards-prayer-text = Gain 2 prayer points.
di_cards-mana_theft = Mana Theft
di_cards-mana_theft-text = Each opponent loses 1 prayer point and you gain 1.
di_cards-enlistment = Enlistment
di_cards-enlistment-text = Add up to 2 units to your city or to one existing troop.
di_cards-raining_fire = Raining Fire
di_cards-raining_fire-text = Destroy 1 enemy unit anywhere.
di_cards-teleportation = Teleportation
di_cards-teleportation-text = During your Move action, teleport the moving troop from anywhere to an obelisk.
di_cards-open_gates_card = Open Gates
di_cards-open_gates_card-text = During this Move action the moving troop ignores walls.
di_cards-veto = Veto
di_cards-veto-text = Cancel a DI card just played (never in battle).
di_cards-escape = Escape
di_cards-escape-text = When an opponent enters your troop’s space: no battle, move your troop to a free adjacent space.

## Battle cards: name, strength, damage and protection

battle_cards-cavalry_blitz = Cavalry Blitz
battle_cards-cavalry_blitz-text = Strength 4, damage 1, protection 0.
battle_cards-fervent_purge = Fervent Purge
battle_cards-fervent_purge-text = Strength 3, damage 2, protection 0.
battle_cards-shield_push = Shield Push
battle_cards-shield_push-text = Strength 3, damage 0, protection 1.
battle_cards-mixed_tactics = Mixed Tactics
battle_cards-mixed_tactics-text = Strength 2, damage 2, protection 1.
battle_cards-phalanx_defense = Phalanx Defense
battle_cards-phalanx_defense-text = Strength 2, damage 0, protection 2.
battle_cards-chariot_raid = Chariot Raid
battle_cards-chariot_raid-text = Strength 1, damage 3, protection 0.
battle_cards-offensive_strategy_card = Offensive Strategy
battle_cards-offensive_strategy_card-text = Strength 3, damage 3, protection 0.
battle_cards-defensive_strategy_card = Defensive Strategy
battle_cards-defensive_strategy_card-text = Strength 3, damage 0, protection 3.

## Phases of a game

phases-setup = Set-up
phases-night = Night
phases-day = Day
phases-attribution = End of the Day
phases-over = End of the game

## The parts of the score

parts-temples = Temples
parts-pyramids = Level 4 pyramids
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
prompt-hand_of_god = Hand of God: raise one of your pyramids by 1 level for free, or none.
wait-hand_of_god = { $player } may raise a pyramid with Hand of God.
help-hand_of_god =
    It must be one of your own pyramids, and no opponent may control it.
    A pyramid from your reserve is placed in your city at once.
prompt-reinforcements = Reinforcements: place up to 4 units from your reserve, or finish.
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
    Each level costs as many prayer points as its number: from level 1 to 3 you pay 2 + 3 = 5.
    You raise one pyramid by as many levels as you like, also one that you have captured.
    A pyramid of level 4 is worth 1 victory point to whoever controls it.
prompt-buy_choice = Choose a power tile, or none.
wait-buy_choice = { $player } is choosing a power tile.
help-buy_choice =
    A tile costs as many prayer points as its level, and you must control a pyramid of its colour with at least that level.
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
    From a pyramid you can teleport to an obelisk for 2 prayer points and no movement point.
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
prompt-enlistment = Enlistment: place up to 2 units from your reserve, or finish.
wait-enlistment = { $player } is placing enlisted units.
help-enlistment =
    Units go to districts of your city, or all to one troop of yours anywhere.
    Units placed in a district that an opponent holds attack at once.
prompt-raining_fire = Raining Fire: choose where you destroy an enemy unit.
wait-raining_fire = { $player } is choosing where fire will fall.
help-raining_fire =
    The unit goes back to the reserve of its owner.
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
prompt-divine_wound = Divine Wound: discard cards for 1 strength each, or finish.
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
    Recalled units go to your reserve and bring 1 prayer point each; their creature goes with them.
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
    Recalled units go to your reserve and bring 1 prayer point each.
prompt-delta_sacrifice = Delta Temple: sacrifice 1 unit for 5 prayer points?
wait-delta_sacrifice = { $player } is deciding about the Delta Temple.
help-delta_sacrifice =
    The unit goes back to your reserve; if you keep it, the temple brings no prayer points.
    If it is your last unit there, you lose the temple before the victory points are counted.
prompt-sanctuary_sacrifice = Sanctuary of All Gods: sacrifice 2 units for 1 permanent victory point?
wait-sanctuary_sacrifice = { $player } is deciding about the Sanctuary.
help-sanctuary_sacrifice =
    The units go back to your reserve, and the point can never be lost.
    Holding the Sanctuary gives no point by itself, and it does not count as a temple.

## Choices, as labels of buttons; some texts tell more, where the position is known
## $area, $card, $tile, $creature, $city, $space: names; $token: its id; $colour: of a pyramid
## levels: $white, $red, $blue (levels); spread: $one, $two, $three (units by district)
## put, take…: $units; next: $other (a name); raise…: $level; …_for: $cost (prayer points)
## …_attack, strike_of: $opponent (a name); add: $cards (a list of di_copies)
## decline_for: $decision (its id)

choice-city = Take the city: { $city }
choice-levels = White level { $white }, red level { $red }, blue level { $blue }
choice-place = { $colour } pyramid: { $area }
choice-spread = Districts 1, 2, 3: { $one }, { $two }, { $three } units
choice-keep = Keep the card: { $card }
choice-first = First: { $tile }
choice-bless = Raise by 1 level: { $colour } pyramid
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
choice-strike = Destroy a unit: { $area }
choice-strike_of = Destroy a unit of { $opponent }: { $area }
choice-use_veto = Play Veto
choice-use_escape = Play Escape
choice-pass = Pass
choice-flee = Escape to: { $area }
choice-play = Play: { $card }
choice-discard = Discard: { $card }
choice-add = Add { $cards }
choice-add_none = Add no card
choice-wound = Discard for 1 strength: { $card }
choice-recall = Recall the troop
choice-retreat = Retreat
choice-stay = Stay
choice-drive = Send the troop to: { $area }
choice-sacrifice = Sacrifice
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
event-struck = { $player } destroys a unit of { $victim }: { $area }.
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

## The board on the screen: regions, progress
## day, night: $round; day: $turn; order: $players (a list of names)

board-tab_map = Map
board-tab_actions = Actions
board-tab_powers = Powers
board-tab_hand = Cards
board-day = Day { $round }, turn { $turn } of 5
board-night = Night { $round }
board-order = Turn order: { $players }

## The board on the screen: the map
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
board-attacker = attacker
board-defender = defender
board-cards_come = without the battle cards of both sides

## The board on the screen: actions
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

## The board on the screen: what a player has
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

## The board on the screen: cards
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

## The board on the screen: power tiles
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

## The board on the screen: battles
## battle_at: $area; damage, protection: $amount; units_lost: $count; prescience: $card

board-battle = Battle
board-battle_at = Battle: { $area }
board-close_battle = Close the battle
board-wins = wins
board-damage = Damage { $amount }
board-protection = Protection { $amount }
board-units_lost =
    { $count ->
        [one] { $count } unit lost
       *[other] { $count } units lost
    }
board-ready = { $player } is ready
board-choosing = { $player } is choosing in secret
board-prescience = { power_tiles-prescience }: the enemy plays “{ $card }”
board-stage_commit = secret choice
board-stage_reveal = reveal
board-stage_aftermath = losses and retreat
board-part_units = Units
board-part_creature = Creature
board-part_tiles = Power tiles
board-part_card = Battle card
board-part_di = Divine Intervention
board-part_wound = Divine Wound

## The board on the screen: what is asked above the action bar
## how_many_here: $area; steps_used: $used, $of; announces: $player; vetoed: $count (of Vetoes)

board-how_many_go = Units that go
board-how_many_here = { $area }: units
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

## The board on the screen: what the button that confirms a choice says

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
board-verb_step = Go
board-verb_teleport = Teleport
board-verb_take = Set off
board-verb_stop = Stop
board-verb_strike = Destroy
board-verb_use_veto = Veto
board-verb_use_escape = Escape
board-verb_pass = Pass
board-verb_flee = Escape here
board-verb_play = Play card
board-verb_discard = Discard
board-verb_add = Add
board-verb_add_none = No cards
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
    1 Click your blue pyramid on the map
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
