### Texts of Pharaon in English: the ids of text_ids.py, no more and no fewer.

## The game

game = Pharaon
game-summary = Court the nobles, hire artisans, make offerings, prosper on the Nile and build your tomb, while a wheel turns the price of everything. After five rounds the most prestige points win.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## traitor: stands where a player’s name could, always first in the sentence
## jar: $resources (a list); unit_count: $number, $unit (a resource or an offering token)
## payment: $access (the unit for the wheel) and $units (a list); -access: nothing but $access;
## payment-units: without the wheel, only $units

player = Player { $number }
traitor = The Traitor
jar = ({ $resources })
unit_count =
    { $number ->
        [1] { $unit }
       *[other] { $number } × { $unit }
    }
payment = { $access } on the wheel, plus { $units }
payment-access = { $access } on the wheel
payment-units = { $units }

## Words of the board
## For headings and tooltips

terms-prestige_points = Prestige points (PP)
terms-tablet_of_the_gods = Tablet of the Gods
terms-pyramid_of_time = Pyramid of Time
terms-round_track = Round track
terms-first_player_token = First player token
terms-pharaoh_token = Pharaoh token
terms-jar = Canopic jar
terms-offering_bag = Bag of offerings
terms-artisan = Artisan
terms-noble = Noble
terms-traitor = Traitor
terms-basic_resource = Basic resource
terms-supply = Supply
terms-offering_set = Offering set
terms-bonus_area = Bonus area
terms-round = Round
terms-deck = Deck
terms-ability_permanent = Permanent ability
terms-ability_once_per_round = Once per round
terms-ability_immediate = Immediate ability
terms-action_end_turn = End turn

## Options

option-first_game_scribes = First game: a dealt scribe as starting noble
option-first_game_scribes-none = for nobody, everyone chooses
option-first_game_scribes-all = for everyone
option-first_game_scribes-listed = for the players named below
option-scribe_seats = Players who are dealt a scribe
option-scribe_seats-1 = player 1
option-scribe_seats-2 = player 2
option-scribe_seats-3 = player 3
option-scribe_seats-4 = player 4
option-scribe_seats-5 = player 5
option-scribe_seats-1_2 = players 1 and 2
option-scribe_seats-1_3 = players 1 and 3
option-scribe_seats-1_4 = players 1 and 4
option-scribe_seats-1_5 = players 1 and 5
option-scribe_seats-2_3 = players 2 and 3
option-scribe_seats-2_4 = players 2 and 4
option-scribe_seats-2_5 = players 2 and 5
option-scribe_seats-3_4 = players 3 and 4
option-scribe_seats-3_5 = players 3 and 5
option-scribe_seats-4_5 = players 4 and 5
option-scribe_seats-1_2_3 = players 1, 2 and 3
option-scribe_seats-1_2_4 = players 1, 2 and 4
option-scribe_seats-1_2_5 = players 1, 2 and 5
option-scribe_seats-1_3_4 = players 1, 3 and 4
option-scribe_seats-1_3_5 = players 1, 3 and 5
option-scribe_seats-1_4_5 = players 1, 4 and 5
option-scribe_seats-2_3_4 = players 2, 3 and 4
option-scribe_seats-2_3_5 = players 2, 3 and 5
option-scribe_seats-2_4_5 = players 2, 4 and 5
option-scribe_seats-3_4_5 = players 3, 4 and 5
option-scribe_seats-1_2_3_4 = players 1, 2, 3 and 4
option-scribe_seats-1_2_3_5 = players 1, 2, 3 and 5
option-scribe_seats-1_2_4_5 = players 1, 2, 4 and 5
option-scribe_seats-1_3_4_5 = players 1, 3, 4 and 5
option-scribe_seats-2_3_4_5 = players 2, 3, 4 and 5
option-scribe_seats-1_2_3_4_5 = players 1, 2, 3, 4 and 5
option-nile_condition_needed = Nile tracks a god demands
option-nile_condition_needed-2 = 2 tracks
option-nile_condition_needed-3 = 3 tracks
option-high_official_nile_same_track = High Officials: all Nile advances on one track
option-high_official_nile_same_track-yes = yes
option-high_official_nile_same_track-no = no, a track of choice for each advance
option-scribe_pays_access = Scribes may pay the access cost
option-scribe_pays_access-yes = yes
option-scribe_pays_access-no = no, only the action cost
option-traitor_difficulty = Traitor: dark tiles
option-traitor_difficulty-0 = none, an easy plot
option-traitor_difficulty-1 = 1 tile
option-traitor_difficulty-2 = 2 tiles
option-traitor_difficulty-3 = 3 tiles
option-traitor_difficulty-4 = 4 tiles
option-traitor_difficulty-5 = all 5, the hardest plot
option-traitor_dark_tiles = Traitor: which tiles are dark
option-traitor_dark_tiles-random = chance decides
option-traitor_dark_tiles-chosen = you choose
option-traitor_god_needs_conditions = Traitor must meet the gods’ demands
option-traitor_god_needs_conditions-no = no, a covered symbol is enough
option-traitor_god_needs_conditions-yes = yes

## Resources

resources-agriculture = Agriculture
resources-construction = Construction
resources-trade = Trade
resources-royalty = Royalty
resources-justice = Justice
resources-silver = Silver

## Sections: name, what an action costs there, what a god beside it demands
## …-condition: $needed (a number)

sections-offerings = Offerings
sections-offerings-cost = 1 resource, +1 of the same kind for a bonus token
sections-offerings-condition =
    { $needed ->
        [one] { $needed } offering token
       *[other] { $needed } offering tokens
    }
sections-nobles = Nobles
sections-nobles-cost = 5 different resources
sections-nobles-condition =
    { $needed ->
        [one] { $needed } noble
       *[other] { $needed } nobles
    }
sections-nile = Nile
sections-nile-cost = 2 resources as shown
sections-nile-condition =
    { $needed ->
        [one] Disk on { $needed } Nile track
       *[other] Disks on { $needed } Nile tracks
    }
sections-artisans = Artisans
sections-artisans-cost = 3 resources of the same kind
sections-artisans-condition =
    { $needed ->
        [one] { $needed } artisan
       *[other] { $needed } artisans
    }
sections-burial_chamber = Burial chamber
sections-burial_chamber-cost = 2 to 4 resources as shown for your next stage
sections-burial_chamber-condition =
    { $needed ->
        [one] { $needed } stage of the burial chamber
       *[other] { $needed } stages of the burial chamber
    }

## Gods

gods-ra = Ra
gods-horus = Horus
gods-osiris = Osiris
gods-isis = Isis
gods-anubis = Anubis

## Options of the action on the Nile, and its tracks by their resource

nile_options-nile_agriculture_construction = Agriculture + construction
nile_options-nile_agriculture_construction-text = Gain trade and justice; 2 advances on the tracks of agriculture and construction.
nile_options-nile_construction_trade = Construction + trade
nile_options-nile_construction_trade-text = Gain royalty and agriculture; 2 advances on the tracks of construction and trade.
nile_options-nile_trade_royalty = Trade + royalty
nile_options-nile_trade_royalty-text = Gain justice and construction; 2 advances on the tracks of trade and royalty.
nile_options-nile_royalty_justice = Royalty + justice
nile_options-nile_royalty_justice-text = Gain agriculture and trade; 2 advances on the tracks of royalty and justice.
nile_options-nile_justice_agriculture = Justice + agriculture
nile_options-nile_justice_agriculture-text = Gain construction and royalty; 2 advances on the tracks of justice and agriculture.
nile_options-nile_pair = Two of a kind
nile_options-nile_pair-text = Gain a random jar; 1 advance on any track.
nile_tracks-agriculture = Nile track ({ resources-agriculture })
nile_tracks-construction = Nile track ({ resources-construction })
nile_tracks-trade = Nile track ({ resources-trade })
nile_tracks-royalty = Nile track ({ resources-royalty })
nile_tracks-justice = Nile track ({ resources-justice })

## What an action is after, said after the name of its section

acts-offerings_1 = an offering set
acts-offerings_2 = an offering set and a bonus token
acts-nobles = a new noble
acts-nile_agriculture_construction = agriculture + construction
acts-nile_construction_trade = construction + trade
acts-nile_trade_royalty = trade + royalty
acts-nile_royalty_justice = royalty + justice
acts-nile_justice_agriculture = justice + agriculture
acts-nile_pair = two of a kind
acts-artisans = a new artisan
acts-burial_chamber = the next stage

## Offering tokens
## One of a resource pays as that resource, one for a section pays there, prestige gives +PP

offering_types-offering_agriculture = Agriculture offering
offering_types-offering_construction = Construction offering
offering_types-offering_trade = Trade offering
offering_types-offering_royalty = Royalty offering
offering_types-offering_justice = Justice offering
offering_types-offering_area_offerings = Offering for Offerings
offering_types-offering_area_nobles = Offering for Nobles
offering_types-offering_area_nile = Offering for the Nile
offering_types-offering_area_artisans = Offering for Artisans
offering_types-offering_area_burial_chamber = Offering for the Burial chamber
offering_types-offering_prestige_1 = Prestige offering +1
offering_types-offering_prestige_2 = Prestige offering +2

## Nobles: name, what the card does, what it is worth at the end

nobles-scribe_1 = Scribe 1
nobles-scribe_1-ability = You may pay agriculture as trade and trade as agriculture, their offering tokens too.
nobles-scribe_1-prestige = 4 PP, and 4 PP for each satisfied god beside the Offerings section.
nobles-scribe_2 = Scribe 2
nobles-scribe_2-ability = You may pay construction as royalty and royalty as construction, their offering tokens too.
nobles-scribe_2-prestige = 4 PP, and 4 PP for each satisfied god beside the Nobles section.
nobles-scribe_3 = Scribe 3
nobles-scribe_3-ability = You may pay trade as justice and justice as trade, their offering tokens too.
nobles-scribe_3-prestige = 4 PP, and 4 PP for each satisfied god beside the Nile section.
nobles-scribe_4 = Scribe 4
nobles-scribe_4-ability = You may pay royalty as agriculture and agriculture as royalty, their offering tokens too.
nobles-scribe_4-prestige = 4 PP, and 4 PP for each satisfied god beside the Artisans section.
nobles-scribe_5 = Scribe 5
nobles-scribe_5-ability = You may pay justice as construction and construction as justice, their offering tokens too.
nobles-scribe_5-prestige = 4 PP, and 4 PP for each satisfied god beside the Burial chamber section.
nobles-general = General
nobles-general-ability = When you pass, move one space in the pyramid at once and take its income. Nothing happens if you are the last to pass.
nobles-general-prestige = 7 PP, 4 more with the Pharaoh token, 4 more with the first player token.
nobles-architect = Architect
nobles-architect-ability = In the Burial chamber section you may pay the access cost with any resource. It then counts towards the action cost as its own colour.
nobles-architect-prestige = 9 PP.
nobles-high_priestess = High Priestess
nobles-high_priestess-ability = In the Offerings section you may pay the access cost with any resource. It then counts towards the action cost as its own colour.
nobles-high_priestess-prestige = 9 PP.
nobles-master = Master
nobles-master-ability = In the Artisans section you may pay the access cost with any resource. It then counts towards the action cost as its own colour.
nobles-master-prestige = 9 PP.
nobles-granary_steward = Granary Steward
nobles-granary_steward-ability = In the Nile section you may pay the access cost with any resource. It then counts towards the action cost as its own colour.
nobles-granary_steward-prestige = 9 PP.
nobles-judge = Judge
nobles-judge-ability = In the Nobles section you may pay any 5 resources instead of 5 different ones; one of them still has to fit the wheel.
nobles-judge-prestige = 8 PP.
nobles-grand_vizier = Grand Vizier
nobles-grand_vizier-ability = No ability.
nobles-grand_vizier-prestige = 3 PP, and 3 PP for each of your nobles, this one included.
nobles-doctor = Doctor
nobles-doctor-ability = Once per round: act in the Artisans section without the wheel, even if no space is free. You pay the full action cost.
nobles-doctor-prestige = 6 PP, and 2 PP for each different PP value among your artisans.
nobles-chief_contractor = Chief Contractor
nobles-chief_contractor-ability = Once per round: act in the Burial chamber section without the wheel, even if no space is free. You pay the full action cost.
nobles-chief_contractor-prestige = 6 PP, and 2 PP for each stage of your burial chamber.
nobles-high_priest = High Priest
nobles-high_priest-ability = Once per round: act in the Offerings section without the wheel, even if no space is free. You pay the full action cost.
nobles-high_priest-prestige = 6 PP, and 2 PP for each of your offering tokens.
nobles-governor = Governor
nobles-governor-ability = Once per round: act in the Nile section without the wheel, even if no space is free. You pay the full action cost.
nobles-governor-prestige = 5 PP, and 3 PP for each Nile track where you are at level 3.
nobles-witch = Witch
nobles-witch-ability = Once per round, on your turn: swap one of your basic resources for another one of your choice.
nobles-witch-prestige = 3 PP, and 3 PP for each satisfied god.
nobles-treasurer = Treasurer
nobles-treasurer-ability = Once per round, on your turn: swap one of your basic resources for 1 silver.
nobles-treasurer-prestige = 8 PP, and 2 PP for each silver you own.
nobles-teacher = Teacher
nobles-teacher-ability = Once per round, when you gain a jar: also gain 1 basic resource of your choice.
nobles-teacher-prestige = 7 PP, and 1 PP for each of your basic resources and resource offerings.
nobles-diplomat = Diplomat
nobles-diplomat-ability = Once per round, when you gain a jar: discard it and gain 3 basic resources of your choice instead.
nobles-diplomat-prestige = As many PP as the best of your other nobles, 0 PP if you have none.
nobles-high_official_21 = High Official 21
nobles-high_official_21-ability = At once and free of cost: 3 advances on one Nile track, then 2 silver.
nobles-high_official_21-prestige = 6 PP.
nobles-high_official_22 = High Official 22
nobles-high_official_22-ability = At once and free of cost: 2 advances on one Nile track, then 2 offering tokens.
nobles-high_official_22-prestige = 6 PP.
nobles-high_official_23 = High Official 23
nobles-high_official_23-ability = At once and free of cost: 1 artisan, then 1 silver.
nobles-high_official_23-prestige = 6 PP.
nobles-high_official_24 = High Official 24
nobles-high_official_24-ability = At once and free of cost: 1 artisan, then 2 offering tokens.
nobles-high_official_24-prestige = 5 PP.
nobles-high_official_25 = High Official 25
nobles-high_official_25-ability = At once and free of cost: 1 stage of the burial chamber, then 1 silver.
nobles-high_official_25-prestige = 7 PP.
nobles-high_official_26 = High Official 26
nobles-high_official_26-ability = At once and free of cost: 1 stage of the burial chamber, then 1 offering token.
nobles-high_official_26-prestige = 7 PP.

## Artisans by their craft; those of one craft are told apart by the resources they give

crafts-potter = Potter
crafts-weaver = Weaver
crafts-carpenter = Carpenter
crafts-painter = Painter
crafts-sculptor = Sculptor
crafts-goldsmith = Goldsmith
artisans-artisan_01 = { crafts-potter } ({ resources-agriculture })
artisans-artisan_02 = { crafts-potter } ({ resources-construction })
artisans-artisan_03 = { crafts-potter } ({ resources-trade })
artisans-artisan_04 = { crafts-potter } ({ resources-royalty })
artisans-artisan_05 = { crafts-potter } ({ resources-justice })
artisans-artisan_06 = { crafts-weaver } ({ resources-agriculture })
artisans-artisan_07 = { crafts-weaver } ({ resources-construction })
artisans-artisan_08 = { crafts-weaver } ({ resources-trade })
artisans-artisan_09 = { crafts-weaver } ({ resources-royalty })
artisans-artisan_10 = { crafts-weaver } ({ resources-justice })
artisans-artisan_11 = { crafts-carpenter } ({ resources-construction })
artisans-artisan_12 = { crafts-carpenter } ({ resources-trade })
artisans-artisan_13 = { crafts-carpenter } ({ resources-royalty })
artisans-artisan_14 = { crafts-carpenter } ({ resources-justice })
artisans-artisan_15 = { crafts-carpenter } ({ resources-agriculture })
artisans-artisan_16 = { crafts-painter } ({ resources-agriculture }, { resources-trade })
artisans-artisan_17 = { crafts-painter } ({ resources-construction }, { resources-royalty })
artisans-artisan_18 = { crafts-painter } ({ resources-trade }, { resources-justice })
artisans-artisan_19 = { crafts-painter } ({ resources-royalty }, { resources-agriculture })
artisans-artisan_20 = { crafts-painter } ({ resources-justice }, { resources-construction })
artisans-artisan_21 = { crafts-sculptor } ({ resources-agriculture })
artisans-artisan_22 = { crafts-sculptor } ({ resources-construction })
artisans-artisan_23 = { crafts-sculptor } ({ resources-trade })
artisans-artisan_24 = { crafts-sculptor } ({ resources-royalty })
artisans-artisan_25 = { crafts-sculptor } ({ resources-justice })
artisans-artisan_26 = { crafts-goldsmith }
artisans-artisan_27 = { crafts-goldsmith }
artisans-artisan_28 = { crafts-goldsmith }
artisans-artisan_29 = { crafts-goldsmith }
artisans-artisan_30 = { crafts-goldsmith }

## Incomes of the Pyramid of Time

pyramid_incomes-any_basic = 1 basic resource of any kind
pyramid_incomes-silver = 1 silver
pyramid_incomes-offering = 1 offering token
pyramid_incomes-first_player = the first player token
pyramid_incomes-none = no income

## The Traitor’s tiles, and what their symbols bring
## …: $number (a place from the left or from the top, or PP), where the symbol shows one

traitor_tiles-traitor_tile_a = The Tomb
traitor_tiles-traitor_tile_b = The Court
traitor_tiles-traitor_tile_c = The Workshops
traitor_tiles-traitor_tile_d = The Temple
traitor_tiles-traitor_tile_e = The River
traitor_effects-none = No effect.
traitor_effects-burial = The Traitor builds one stage of the burial chamber.
traitor_effects-god = At the end the Traitor scores the god of this tile.
traitor_effects-take_noble = The Traitor takes the noble in place { $number } from the left.
traitor_effects-discard_noble = The noble in place { $number } from the left leaves the game.
traitor_effects-noble_level = Each noble of the Traitor is worth { $number } PP at the end.
traitor_effects-take_artisan_high = The Traitor takes the artisan on display with the highest prestige.
traitor_effects-take_artisan_low = The Traitor takes the artisan on display with the lowest prestige.
traitor_effects-discard_artisan_high = The artisan on display with the highest prestige leaves the game.
traitor_effects-discard_artisan_low = The artisan on display with the lowest prestige leaves the game.
traitor_effects-offering_set = The Traitor takes offering set { $number } from the top.
traitor_effects-offering_bonus = The Traitor takes bonus token { $number } from the top.
traitor_effects-nile_most = The Traitor advances on the Nile track of its fullest tile.
traitor_effects-nile_least = The Traitor advances on the Nile track of its emptiest tile.

## The seven parts of the score

parts-gods = Demands of the gods
parts-nobles = Nobles
parts-artisans = Artisans
parts-nile = Nile
parts-burial_chamber = Burial chamber
parts-tokens = Resources and offerings
parts-pharaoh_and_first_player = Pharaoh and first player

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-dark_tile = Choose a Traitor tile to turn to its dark side.
wait-dark_tile = { $player } is choosing which Traitor tiles are dark.
help-dark_tile =
    The dark side is the harder one: its symbols come earlier and there are more of them.
    Each tile also says how many jars the Traitor has in one round, the leftmost in round 1, the next in round 2 and so on.
prompt-setup_noble = Keep one of the two nobles you have drawn.
wait-setup_noble = { $player } is choosing a starting noble.
help-setup_noble =
    Your starting noble stays with you to the end: look at the ability and at what earns it prestige.
    Only you see the two cards.
    The other one is shuffled back into the deck; in a solo game the Traitor gets it.
prompt-setup_jar = Choose a jar under the pyramid and gain its resources.
wait-setup_jar = { $player } is choosing a first jar.
help-setup_jar =
    You also gain 2 silver, the joker that replaces any basic resource.
    Compare with the wheel: a resource that faces the section you want opens it and may count towards the cost as well.
prompt-turn = Act in one of the five sections, or pass.
wait-turn = { $player } is choosing an action.
help-turn =
    Put the resource that the wheel asks for on a free space of the sector, and pay the action cost; if it fits, the resource on the wheel counts towards that cost.
    What you do not spend you keep, but the spaces of the wheel fill up.
    Once you pass you take a jar and collect income in the Pyramid of Time, but you act no more this round.
prompt-payment = Pay as proposed, or choose step by step what to pay.
wait-payment = { $player } is choosing what to pay.
help-payment =
    First comes the token for the wheel, then the others one by one.
    The proposal spends what you have most of and spares silver and offerings.
    Until the payment is complete you can undo each step, and the choice of the action too.
prompt-swap_witch = Witch: choose what to give, then what to get for it.
wait-swap_witch = { $player } is swapping a resource with the Witch.
help-swap_witch =
    You give one basic resource, or an offering of one, and get another basic resource from the supply.
    It works once per round and does not end your turn.
prompt-swap_treasurer = Treasurer: choose what to give for 1 silver.
wait-swap_treasurer = { $player } is swapping a resource for silver with the Treasurer.
help-swap_treasurer =
    Silver replaces any basic resource in any payment.
    Instead of a basic resource you may give an offering of one; the swap works once per round and does not end your turn.
prompt-offerings_set = Choose an offering set.
wait-offerings_set = { $player } is choosing an offering set.
help-offerings_set =
    You get both tokens of the set.
    Offerings of a resource or a section can be spent, offerings of prestige cannot; every one you still have at the end is worth 1 PP and counts for the gods.
prompt-offering_source = Take an offering token: one from the bonus area, or a random one from the bag.
wait-offering_source = { $player } is taking an offering token.
help-offering_source =
    The bonus area is refilled only at the end of the round.
    The bag is a matter of luck, and a draw cannot be undone.
prompt-noble_pick = Take one of the nobles on display, or the top card of the deck.
wait-noble_pick = { $player } is choosing a noble.
help-noble_pick =
    A noble has an ability and gives prestige at the end.
    Two nobles and stage 3 of the burial chamber also bring the Pharaoh token, to the first who has both.
    What you draw from the deck you must keep.
prompt-nile_advance = Choose the Nile track on which you advance.
wait-nile_advance = { $player } is advancing on the Nile.
help-nile_advance =
    At the end a track is worth 3 PP at level 2 and 7 PP at level 3.
    For the gods it is the number of different tracks that counts, level 1 is enough.
prompt-artisan_pick = Take one of the artisans on display, or the top card of the deck.
wait-artisan_pick = { $player } is choosing an artisan.
help-artisan_pick =
    An artisan gives resources at once and prestige at the end: the more of one, the less of the other.
    Three artisans meet the demand of one god, six that of two.
prompt-official_track = High Official: choose the track for all the advances.
wait-official_track = { $player } is choosing a Nile track for the High Official.
help-official_track =
    All advances go to this one track, and those beyond level 3 are lost.
    A track is worth 3 PP at level 2 and 7 PP at level 3.
prompt-pass_jar = You have passed: choose a jar and gain its resources.
wait-pass_jar = { $player } passes and is choosing a jar.
help-pass_jar =
    You keep these resources for the next round, when the wheel has turned one step.
    Who passes early has more jars to choose from.
prompt-jar_diplomat = Keep the jar, or let the Diplomat replace it.
wait-jar_diplomat = { $player } is weighing a jar with the Diplomat.
help-jar_diplomat =
    The Diplomat discards the jar, and you gain 3 basic resources of your choice instead.
    It works for one jar per round.
prompt-jar_teacher = Use the Teacher to gain 1 more basic resource with this jar?
wait-jar_teacher = { $player } is deciding whether to use the Teacher.
help-jar_teacher =
    You choose the resource from the supply.
    The Teacher works for one jar per round: wait only if you expect another jar and need the resource then.
prompt-any_basic = Take a basic resource of your choice.
wait-any_basic = { $player } is choosing a basic resource.
help-any_basic =
    You choose among the five basic resources that the supply still has; silver is not among them.
    Think of what the wheel will ask for next.
prompt-pyramid_income = Take the income of the new space, or that of the space to its left.
wait-pyramid_income = { $player } is choosing an income in the Pyramid of Time.
help-pyramid_income =
    Each of your turns after passing brings one income, until everybody has passed.
    On the last space of your row there is nothing more to take.
prompt-end_turn = Use an ability now, or end your turn.
wait-end_turn = { $player } may still use an ability.
help-end_turn =
    The Witch and the Treasurer work once per round, on your own turns.
    What you do not use now you may use on a later turn of this round.
prompt-solo_split = The Traitor’s jar: choose which resource goes to the wheel; the other goes to a tile.
wait-solo_split = { $player } is dividing the Traitor’s jar.
help-solo_split =
    On the wheel the resource takes a free space of its sector from you for this round.
    On a tile it covers the next symbol, which takes effect at once and helps the Traitor.
    Compare what each would cost you.

## Choices, as labels of buttons; …_for and …_of tell more, where the position is known
## dark_tile: $tile; keep_noble, use, take_noble: $noble; take_jar: $jar (see above)
## act…: $section, $action (what it is after); act_free…: also $noble, who needs no wheel
## …_for: $payment (see above); pay_access, pay_unit, swap_give: $unit; swap_get, basic: $resource
## offerings_set…, bonus…: $number; _of: $tokens (a list) or $token
## advance: $track; take_artisan: $artisan; income: $income
## to_wheel: $side of the jar (left or right); to_wheel_of: $resource, $other

choice-dark_tile = Turn { $tile } to its dark side
choice-keep_noble = Keep { $noble }
choice-take_jar = Take the jar { $jar }
choice-act = { $section }: { $action }
choice-act_for = { $section }: { $action }, for { $payment }
choice-act_free = { $section }, without the wheel ({ $noble }): { $action }
choice-act_free_for = { $section }, without the wheel ({ $noble }): { $action }, for { $payment }
choice-pass = Pass
choice-use = Use the { $noble }
choice-pay_proposed = Pay as proposed
choice-pay_proposed_for = Pay { $payment }
choice-pay_access = Put { $unit } on the wheel
choice-pay_unit = Pay { $unit }
choice-swap_give = Give { $unit }
choice-swap_get = Get { $resource }
choice-offerings_set = Take offering set { $number }
choice-offerings_set_of = Take offering set { $number }: { $tokens }
choice-bonus = Take bonus token { $number }
choice-bonus_of = Take bonus token { $number }: { $token }
choice-bag = Draw a token from the bag
choice-take_noble = Take { $noble }
choice-take_noble_deck = Take the top noble of the deck
choice-advance = Advance: { $track }
choice-take_artisan = Recruit { $artisan }
choice-take_artisan_deck = Recruit the top artisan of the deck
choice-jar_keep = Keep the jar
choice-jar_replace = Diplomat: 3 basic resources of your choice instead
choice-teacher_decline = Not now
choice-teacher_use = Teacher: 1 basic resource of your choice as well
choice-basic = Take { $resource }
choice-income = Take { $income }
choice-end_turn = End turn
choice-to_wheel =
    { $side ->
        [left] The left resource goes to the wheel
       *[right] The right resource goes to the wheel
    }
choice-to_wheel_of = { $resource } to the wheel, { $other } to a tile

## Events, as lines of the log
## $player: a name or the Traitor, in all that somebody does; the sentence begins with it
## round: $round; scribe_dealt, kept_noble: $noble; dealt_nobles: $nobles (a list)
## jar_…, blocked: $jar (see above); jars_shown: $jars (a list); gained: $amount, $resource
## acted: $section, $action, $variant (wheel or free); paid: $payment (see above)
## set_taken, refilled_set: $number, $tokens (a list); refilled_bonus: $number, $token
## offering_taken: $token, $source (bonus or bag); noble_…, artisan_taken: $source (slot or deck)
## advanced: $track, $level; stage_built: $stage; passed: $row; moved: $row, $space; income: $income
## swapped: $noble, $give, $get; wheel_turned: $direction (clockwise or counterclockwise)
## scored: $total; shared: $players (a list)

event-round = Round { $round } begins.
event-turn = { $player } begins a turn.
event-scribe_dealt = { $player } begins with { $noble }.
event-dealt_nobles = { $player } draws { $nobles }.
event-kept_noble = { $player } keeps a starting noble: { $noble }.
event-jar_taken = { $player } takes the jar { $jar }.
event-jar_revealed = { $player } gains a jar from the stack { $jar }.
event-jars_shuffled = The discarded jars are shuffled into a new stack.
event-gained =
    { $amount ->
        [1] { $player } gains { $resource }.
       *[other] { $player } gains { $amount } × { $resource }.
    }
event-short = { $player } goes without { $resource }: the supply has run out.
event-acted =
    { $variant ->
        [free] { $player } acts in the { $section } section without the wheel: { $action }.
       *[wheel] { $player } acts in the { $section } section: { $action }.
    }
event-paid = { $player } pays { $payment }.
event-set_taken = { $player } takes offering set { $number }: { $tokens }.
event-offering_taken =
    { $source ->
        [bag] { $player } draws from the bag: { $token }.
       *[bonus] { $player } takes from the bonus area: { $token }.
    }
event-offering_missed = { $player } gets no offering token: there is none left.
event-bag_refilled = The discarded offering tokens go back into the bag.
event-noble_taken =
    { $source ->
        [deck] { $player } draws a noble from the deck: { $noble }.
       *[slot] { $player } gains the support of a noble: { $noble }.
    }
event-noble_revealed = New noble on display: { $noble }.
event-artisan_taken =
    { $source ->
        [deck] { $player } draws an artisan from the deck: { $artisan }.
       *[slot] { $player } recruits an artisan: { $artisan }.
    }
event-artisan_revealed = New artisan on display: { $artisan }.
event-advanced = { $player } advances to level { $level }: { $track }.
event-advance_lost = { $player } has no room to advance: the advance is lost.
event-stage_built = { $player } builds stage { $stage } of the burial chamber.
event-pharaoh = { $player } takes the Pharaoh token.
event-first_player = { $player } takes the first player token.
event-passed = { $player } passes and enters row { $row } of the pyramid.
event-passed_last = { $player } is the last to pass.
event-moved = { $player } moves to space { $space } in row { $row } of the pyramid.
event-income = { $player } takes an income: { $income }.
event-swapped = { $player } uses the { $noble }: { $give } for { $get }.
event-jar_replaced = { $player } discards the jar { $jar } with the Diplomat, for three basic resources of choice.
event-teacher_used = { $player } uses the Teacher for one more basic resource.
event-wheel_cleared = The wheel is cleared.
event-wheel_turned =
    { $direction ->
        [clockwise] The wheel turns one step clockwise.
       *[counterclockwise] The wheel turns one step anticlockwise.
    }
event-refilled_set = New offering set { $number }: { $tokens }.
event-refilled_bonus = New bonus token { $number }: { $token }.
event-jars_shown = New jars under the pyramid: { $jars }.
event-blocked = The jar left over { $jar } blocks the wheel.
event-scored = { $player } scores { $total } PP.
event-won = { $player } wins!
event-shared = { $players } share the victory!
event-lost = { $player } loses to the Traitor.

## Events of the Traitor’s tiles and jars; what it takes and gains is told like a player’s
## tile_…, traitor_tile: $tile; tile_tied, traitor_tile, traitor_full, traitor_wheel: $resource
## traitor_stack: $number (of jars); traitor_jar: $jar; traitor_tile: $space, $effect (a sentence)
## removed_…: $noble or $artisan; traitor_scored: $total

event-tile_dark = { $tile } is turned to its dark side.
event-tile_tied = { $tile } is tied to { $resource }.
event-traitor_stack =
    { $number ->
        [one] The Traitor’s stack gets { $number } jar.
       *[other] The Traitor’s stack gets { $number } jars.
    }
event-traitor_jar = The Traitor reveals a jar { $jar }.
event-traitor_tile = { $resource } covers space { $space } of { $tile }. { $effect }
event-traitor_full = All tiles are full: { $resource } goes back to the supply.
event-traitor_wheel = { $resource } goes to the wheel and takes up a space.
event-removed_noble = A noble leaves the game: { $noble }.
event-removed_artisan = An artisan leaves the game: { $artisan }.
event-traitor_scored = The Traitor scores { $total } PP.

## The board on the screen: regions, progress, steps of a turn
## round: $now, $of

board-tab_ring = Board
board-tab_market = Pyramid
board-tab_hall = Hall
board-tab_hand = Resources
board-round = Round { $now } / { $of }
board-step_choose = Choose
board-step_pay = Pay
board-step_carry_out = Carry out
board-step_end = End

## The board on the screen: the ring of sections, names for screen readers and tooltips
## section: $section, $cost, $sector (the resource that faces it), $free of $usable (spaces)
## sector: $sector, $section, $free, $usable
## god, god_satisfied: $god, $value (PP), $halves (a list of the next two)
## half_met, half_open: $condition (of a section), $have, $needed
## points: $points; cost: $cost; set: $number, $tokens (a list); bonus_token: $number, $token
## bag, noble_deck, artisan_deck: $count; noble: $noble, $prestige, $ability (sentences)
## artisan: $artisan, $points, $gains (a list); artisan_plain: who gives nothing at once
## jars_gained: $count; read: $card; nile_option: $option, $text; track: $track, $disks (a list)
## disk: $player, $level; stage, stage_with: $stage, $points, $cost
## stage_with, stage_start: $players (a list)

board-section = { $section }. Action cost: { $cost }. Wheel: { $sector }, free spaces: { $free } of { $usable }.
board-sector = { $sector }: faces { $section }, free spaces: { $free } of { $usable }
board-wheel_clockwise = After each round the wheel turns one step clockwise.
board-wheel_counterclockwise = After each round the wheel turns one step anticlockwise.
board-last_round = last round
board-god = { $god }, { $value } PP: { $halves }.
board-half_met = { $condition } ({ $have } of { $needed }, met)
board-half_open = { $condition } ({ $have } of { $needed })
board-god_satisfied = { $god } is satisfied: { $value } PP. { $halves }
board-points = { $points } PP
board-cost = Cost: { $cost }
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
## god_lacks: $god, $value (PP), $what (a list of lack); lack: $section, $count (still missing)

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
board-god_lacks = { $god } ({ $value } PP): still lacking { $what }.
board-lack = { $section } ({ $count })
board-setup_nobles = Two nobles to choose from
board-only_you = Only you see these
board-put_aside = You put { $noble } aside
board-pay = You pay
board-pay_access = on the wheel
board-pay_chosen = Chosen so far
board-pay_change = To pay differently, click what to pay below.
board-open_jar = The jar
board-give = Give
board-get = Get
board-take_one = Take one

## The board on the screen: a card in full, and what a choice would bring
## card_noble: $number of $all; worth_now: $points, $player; gains_now: $gains (a list)
## would_meet: $god, $section; would_please: $god, $value (PP)

board-card_noble = Noble { $number } of { $all }
board-card_artisan = Artisan
board-ability = Ability
board-prestige = Prestige at the end
board-worth_now = Worth { $points } PP to { $player } now
board-gains_now = Gained at once: { $gains }
board-gains_nothing = Gains nothing at once
board-gain = You would gain
board-would_meet = { $god }: { $section } would be met
board-would_please = { $god } would be satisfied: +{ $value } PP

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
board-verb_pass = Pass
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
    1 A payment is always proposed, and Enter accepts it. This one would take your construction, but you will soon want it for your burial chamber.
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
    Then your opponent plays. Esc skips the captions.
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
    1 Pass. The first to pass gets the longest row of the Pyramid of Time and the first player token: its owner begins the next round, and it is worth 3 PP at the end of the game.
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
    That is the whole game. A click on a card, or on its small i, opens it in full. A player’s sign leads to their hall, the book opens the rule of the moment, and the bulb asks a bot for advice.
    Now open a table of your own, or face the Traitor alone!
