### Texts of Pharaon in English: the ids of text_ids.py, no more and no fewer.

## The game

game = Pharaon
game-summary = Court the nobles, hire artisans, make offerings, prosper on the Nile and build your tomb, while a wheel turns the price of everything. After five rounds the most prestige points win.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## traitor: stands where a player’s name could, always first in the sentence
## artisan: $craft, $resources (a list: what it gives, which tells those of a craft apart)
## jar: $resources (a list); unit_count: $number, $unit (a resource or an offering token)
## payment: $access (the unit for the wheel) and $units (a list); -access: nothing but $access;
## payment-units: without the wheel, only $units

player = Player { $number }
traitor = The Traitor
artisan = { $craft } ({ $resources })
jar = ({ $resources })
unit_count =
    { $number ->
        [1] { $unit }
       *[other] { $number } × { $unit }
    }
payment = { $access } on the wheel, plus { $units }
payment-access = { $access } on the wheel
payment-units = { $units }

## Words of the board in the terminal

terms-prestige_points = Prestige points (PP)
terms-pyramid_of_time = Pyramid of Time
terms-first_player_token = First player token
terms-pharaoh_token = Pharaoh token
terms-jar = Canopic jar
terms-artisan = Artisan
terms-noble = Noble
terms-traitor = Traitor
terms-supply = Supply
terms-offering_set = Offering set
terms-bonus_area = Bonus area
terms-round = Round

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

## Sections

sections-offerings = Offerings
sections-nobles = Nobles
sections-nile = Nile
sections-artisans = Artisans
sections-burial_chamber = Burial chamber

## Gods

gods-ra = Ra
gods-horus = Horus
gods-osiris = Osiris
gods-isis = Isis
gods-anubis = Anubis

## Nile tracks, by their resource

nile_tracks-agriculture = Nile track ({ resources-agriculture })
nile_tracks-construction = Nile track ({ resources-construction })
nile_tracks-trade = Nile track ({ resources-trade })
nile_tracks-royalty = Nile track ({ resources-royalty })
nile_tracks-justice = Nile track ({ resources-justice })

## What an action is after, said after the name of its section

acts-offerings_1 = an offering set
acts-offerings_2 = an offering set and a bonus token
acts-nobles = a new noble
acts-nile = { $one } + { $other }
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

## Nobles

nobles-scribe_1 = Scribe 1
nobles-scribe_2 = Scribe 2
nobles-scribe_3 = Scribe 3
nobles-scribe_4 = Scribe 4
nobles-scribe_5 = Scribe 5
nobles-general = General
nobles-architect = Architect
nobles-high_priestess = High Priestess
nobles-master = Master
nobles-granary_steward = Granary Steward
nobles-judge = Judge
nobles-grand_vizier = Grand Vizier
nobles-doctor = Doctor
nobles-chief_contractor = Chief Contractor
nobles-high_priest = High Priest
nobles-governor = Governor
nobles-witch = Witch
nobles-treasurer = Treasurer
nobles-teacher = Teacher
nobles-diplomat = Diplomat
nobles-high_official_21 = High Official 21
nobles-high_official_22 = High Official 22
nobles-high_official_23 = High Official 23
nobles-high_official_24 = High Official 24
nobles-high_official_25 = High Official 25
nobles-high_official_26 = High Official 26

## Crafts of the artisans

crafts-potter = Potter
crafts-weaver = Weaver
crafts-carpenter = Carpenter
crafts-painter = Painter
crafts-sculptor = Sculptor
crafts-goldsmith = Goldsmith

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

## Reasons: the parts of what a bot expects, and what one choice has more or less of than another
## …-more, …-less: $points

reason-gods = Demands of the gods
reason-gods-more = More points for the demands of the gods: about { $points } (8.4).
reason-gods-less = Fewer points for the demands of the gods: about { $points } (8.4).
reason-nobles = Nobles
reason-nobles-more = More points for your nobles: about { $points } (9.10).
reason-nobles-less = Fewer points for your nobles: about { $points } (9.10).
reason-nile = Nile
reason-nile-more = More points for your disks on the Nile: about { $points } (10.4).
reason-nile-less = Fewer points for your disks on the Nile: about { $points } (10.4).
reason-artisans = Artisans
reason-artisans-more = More points for your artisans: about { $points } (10.3).
reason-artisans-less = Fewer points for your artisans: about { $points } (10.3).
reason-burial_chamber = Burial chamber
reason-burial_chamber-more = More points for your burial chamber: about { $points } (10.5).
reason-burial_chamber-less = Fewer points for your burial chamber: about { $points } (10.5).
reason-pharaoh = Pharaoh
reason-pharaoh-more = More points from your chance to become Pharaoh: about { $points } (8.5).
reason-pharaoh-less = Fewer points from your chance to become Pharaoh: about { $points } (8.5).
reason-tokens = Resources and offerings
reason-tokens-more = More points for resources and offerings: about { $points } (10.6).
reason-tokens-less = Fewer points for resources and offerings: about { $points } (10.6).
reason-first_player = First player
reason-first_player-more = More points from your chance to end as first player: about { $points } (10.7).
reason-first_player-less = Fewer points from your chance to end as first player: about { $points } (10.7).
reason-means = Means to pay
reason-means-more = More points from what your tokens can still pay: about { $points } (3.10).
reason-means-less = Fewer points from what your tokens can still pay: about { $points } (3.10).
reason-round = Round in play
reason-round-more = More points from what this round still brings you: about { $points } (4.1).
reason-round-less = Fewer points from what this round still brings you: about { $points } (4.1).

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
    You also gain silver, the joker that replaces any basic resource.
    Compare with the wheel: a resource that faces the section you want opens it and may count towards the cost as well.
prompt-turn = Act in one of the five sections, or leave the round.
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
    Offerings of a resource or a section can be spent, offerings of prestige cannot; every one you still have at the end brings prestige and counts for the gods.
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
    The higher your disk stands on a track, the more prestige it brings at the end.
    For the gods it is the number of different tracks that counts, level 1 is enough.
prompt-artisan_pick = Take one of the artisans on display, or the top card of the deck.
wait-artisan_pick = { $player } is choosing an artisan.
help-artisan_pick =
    An artisan gives resources at once and prestige at the end: the more of one, the less of the other.
    Artisans also meet the demands of the gods beside their section.
prompt-official_track = High Official: choose the track for all the advances.
wait-official_track = { $player } is choosing a Nile track for the High Official.
help-official_track =
    All advances go to this one track, and those beyond level 3 are lost.
    The higher your disk stands on a track, the more prestige it brings at the end.
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
choice-pass = Leave the round (pass)
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
