### What only the browser says of Egizia, in French.

## Words of the board
## For headings and tooltips

terms-nile = Nil
terms-sphinx_deck = Pioche Sphinx
terms-player_board = Plateau joueur
terms-crews = Équipes
terms-grain = Blé

## Amounts, in the sentences below
## $stones, $points, $grain, $steps

amount-stones =
    { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
amount-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-grain =
    { $grain ->
        [one] { $grain } blé
       *[other] { $grain } blés
    }
amount-steps_stone =
    { $steps ->
        [one] { $steps } case sur le marché aux pierres
       *[other] { $steps } cases sur le marché aux pierres
    }
amount-steps_grain =
    { $steps ->
        [one] { $steps } case sur le marché au blé
       *[other] { $steps } cases sur le marché au blé
    }

## A space of a market
## $market: a name; $index, from 0

market_space = { $market }, case { $index }

## Irrigation: what it waters

irrigation_spaces-irrigation_left-text = Seuls les champs verts donnent du blé.
irrigation_spaces-irrigation_middle-text = Les champs verts et jaune-vert donnent du blé.
irrigation_spaces-irrigation_right-text = Tous les champs donnent du blé.

## What a ship does on a space of the Nile, by its effect, and on a site
## $crews (a list), $steps, $stones

space_effects-take_card = Prenez la carte Nil posée ici.
space_effects-market_both = { amount-steps_stone } et { amount-steps_grain }.
space_effects-raise = { $crews } : +{ $steps }.
space_effects-raise_and_irrigate = { $crews } : +{ $steps }. Ensuite, vous pouvez déplacer le marqueur d’irrigation d’une case.
space_effects-raise_chosen_and_stones = Une équipe au choix : +{ $steps }, et { amount-stones }.
site_effects-sphinx = Réserve le droit de piocher des cartes Sphinx à la phase de construction.
site_effects-obelisk_graves = Réserve le droit de bâtir l’obélisque et les tombeaux.
site_effects-temple_pyramid = Réserve le droit de bâtir le temple et la pyramide.

## Starting cards

start_cards-start_quarry = Carrière de départ
start_cards-start_field = Champ de départ

## Types of Nile cards, decks

card_types-permanent = Permanente
card_types-immediate = Immédiate
card_types-anytime = À tout moment
decks-1_2 = Paquet 1/2
decks-3_4 = Paquet 3/4
decks-5 = Paquet 5

## Fields and quarries: what the card does, with what it brings when taken
## $grain, $stones, $steps, $points

field_effects-green_field = Produit toujours { amount-grain }.
field_effects-yellow_field = Produit { amount-grain } par eaux normales ou hautes.
field_effects-brown_field = Produit { amount-grain } seulement par hautes eaux.
field_bonuses-market_steps = À la prise : { amount-steps_stone } ou { amount-steps_grain }.
field_bonuses-points = À la prise : { amount-points }.
field_bonuses-stones = À la prise : { amount-stones }.
quarry_effect = { amount-stones } par manche.

## Other Nile cards: what the card does; copies say the same
## $cards, $most, $steps, $cost (in stones), $grain, $strength, $value, $points, $stones

nile_cards-sphinx_plus_2-text =
    { $cards ->
        [one] Au Sphinx, vous pouvez piocher { $cards } carte gratuite en plus (toujours { $most } au maximum, au moins 1 payée).
       *[other] Au Sphinx, vous pouvez piocher jusqu’à { $cards } cartes gratuites en plus (toujours { $most } au maximum, au moins 1 payée).
    }
nile_cards-raise_each_round-text =
    { $cost ->
        [0] Une fois par manche, vous pouvez augmenter une équipe de { $steps }, même après le repas.
        [one] Une fois par manche, vous pouvez payer { $cost } pierre pour augmenter une équipe de { $steps }, même après le repas.
       *[other] Une fois par manche, vous pouvez payer { $cost } pierres pour augmenter une équipe de { $steps }, même après le repas.
    }
nile_cards-reuse_round_space-text = Une fois par manche, vous pouvez placer un bateau sur une case ronde occupée (sauf Héliopolis).
nile_cards-stones_as_grain-text = Au repas, vos pierres peuvent servir de blé, 1 pour 1.
nile_cards-market_2-text = { amount-steps_stone } ou { amount-steps_grain }.
nile_cards-raise_any_2_a-text = Augmentez deux équipes de 1 ou une équipe de 2.
nile_cards-grain_4_a-text = Vaut { amount-grain } lors d’un repas.
nile_cards-double_round_space-text = Répétez l’effet de la case ronde que vous venez d’utiliser.
nile_cards-strength_3_a-text = Ajoutez { $strength } à la force de l’équipe que vous utilisez.
nile_cards-sphinx_plus_1-text = { nile_cards-sphinx_plus_2-text }
nile_cards-upstream-text = Une fois par manche, vous pouvez placer un bateau en amont de vos bateaux.
nile_cards-leftover_card-text = À la fin de la phase des bateaux, vous pouvez prendre une des cartes Nil restantes.
nile_cards-field_upgrade-text = Attachez-le à un de vos champs : brun devient jaune-vert, jaune-vert devient vert.
nile_cards-grave_card-text = Compte comme un tombeau de valeur { $value } au décompte final.
nile_cards-stones_for_strength-text = { nile_cards-raise_each_round-text }
nile_cards-raise_three-text = Augmentez maçons, haleurs et sculpteurs de { $steps }.
nile_cards-raise_any_2_b-text = { nile_cards-raise_any_2_a-text }
nile_cards-points_obelisk_graves_a-text = { amount-points } par pierre à vous dans l’obélisque et les tombeaux.
nile_cards-two_ships-text = Placez 2 bateaux en un seul tour.
nile_cards-two_crews_a-text = Utilisez 2 équipes pour une construction au lieu d’une.
nile_cards-keep_two_sphinx_a-text = Gardez jusqu’à 2 cartes Sphinx au lieu d’une.
nile_cards-stones_6_a-text = Gagnez { amount-stones }.
nile_cards-grain_4_b-text = { nile_cards-grain_4_a-text }
nile_cards-stones_6_b-text = { nile_cards-stones_6_a-text }
nile_cards-strength_3_b-text = { nile_cards-strength_3_a-text }
nile_cards-two_crews_b-text = { nile_cards-two_crews_a-text }
nile_cards-build_first-text = Cette manche, vous construisez en premier sur chaque chantier où vous avez un bateau, même s’il spécule.
nile_cards-sell_stones-text = Vendez jusqu’à { $most } pierres, { amount-points } chacune.
nile_cards-keep_two_sphinx_b-text = { nile_cards-keep_two_sphinx_a-text }
nile_cards-occupied_site-text = Placez un bateau sur un chantier complet ; vous construisez après les autres.
nile_cards-points_obelisk_graves_b-text = { nile_cards-points_obelisk_graves_a-text }
nile_cards-points_temple_pyramid-text = { amount-points } par pierre à vous dans le temple et la pyramide.
nile_cards-raise_any_2_c-text = { nile_cards-raise_any_2_a-text }

## Sphinx cards: what the card is worth at the end
## $points, $level (of the obelisk), $least (columns or stones), $every (so many points)
## of players at the end of a market: $points and $players, of crews: $points and $strengths,
## several numbers each, such as 4 / 6 / 8

sphinx_cards-sphinx_obelisk_level_7-text = { amount-points } si le niveau { $level } de l’obélisque est construit.
sphinx_cards-sphinx_obelisk_level_8-text = { sphinx_cards-sphinx_obelisk_level_7-text }
sphinx_cards-sphinx_obelisk_level_9-text = { sphinx_cards-sphinx_obelisk_level_7-text }
sphinx_cards-sphinx_one_column-text =
    { $least ->
        [1] { amount-points } si au moins une colonne extérieure du temple est achevée.
       *[other] { amount-points } si les deux colonnes extérieures du temple sont achevées.
    }
sphinx_cards-sphinx_both_columns-text = { sphinx_cards-sphinx_one_column-text }
sphinx_cards-sphinx_all_graves-text = { amount-points } si les 12 tombeaux ont été pris.
sphinx_cards-sphinx_pyramid-text = { amount-points } si la pyramide est achevée.
sphinx_cards-sphinx_players_last_stone-text = { $points } points si { $players } joueurs ou plus sont sur la dernière case du marché aux pierres.
sphinx_cards-sphinx_players_last_grain-text = { $points } points si { $players } joueurs ou plus sont sur la dernière case du marché au blé.
sphinx_cards-sphinx_temple_4_stones-text =
    { $least ->
        [one] { amount-points } si vous avez au moins { $least } pierre dans le temple.
       *[other] { amount-points } si vous avez au moins { $least } pierres dans le temple.
    }
sphinx_cards-sphinx_pyramid_6_stones-text =
    { $least ->
        [one] { amount-points } si vous avez au moins { $least } pierre dans la pyramide.
       *[other] { amount-points } si vous avez au moins { $least } pierres dans la pyramide.
    }
sphinx_cards-sphinx_pyramid_7_stones-text = { sphinx_cards-sphinx_pyramid_6_stones-text }
sphinx_cards-sphinx_obelisk_4_stones-text =
    { $least ->
        [one] { amount-points } si vous avez au moins { $least } pierre dans l’obélisque.
       *[other] { amount-points } si vous avez au moins { $least } pierres dans l’obélisque.
    }
sphinx_cards-sphinx_obelisk_5_stones-text = { sphinx_cards-sphinx_obelisk_4_stones-text }
sphinx_cards-sphinx_two_everywhere-text =
    { $least ->
        [one] { amount-points } si vous avez au moins { $least } pierre dans l’obélisque, les tombeaux, le temple et la pyramide.
       *[other] { amount-points } si vous avez au moins { $least } pierres dans l’obélisque, les tombeaux, le temple et la pyramide.
    }
sphinx_cards-sphinx_grave_stones-text = { amount-points } par pierre à vous dans les tombeaux.
sphinx_cards-sphinx_crew_masons-text = { $points } points si les maçons ont une force d’au moins { $strengths }.
sphinx_cards-sphinx_crew_haulers-text = { $points } points si les haleurs ont une force d’au moins { $strengths }.
sphinx_cards-sphinx_crew_carvers-text = { $points } points si les sculpteurs ont une force d’au moins { $strengths }.
sphinx_cards-sphinx_crew_overseer-text = { $points } points si le contremaître a une force d’au moins { $strengths }.
sphinx_cards-sphinx_most_quarry-text = { amount-points } si vous avez une production de carrières et que personne n’en a une plus grande.
sphinx_cards-sphinx_most_green-text = { amount-points } si vous avez une production de champs verts et que personne n’en a une plus grande.
sphinx_cards-sphinx_most_yellow-text = { amount-points } si vous avez une production de champs jaune-vert et que personne n’en a une plus grande.
sphinx_cards-sphinx_most_brown-text = { amount-points } si vous avez une production de champs bruns et que personne n’en a une plus grande.
sphinx_cards-sphinx_last_stone-text = { amount-points } si vous êtes sur la dernière case du marché aux pierres.
sphinx_cards-sphinx_last_grain-text = { amount-points } si vous êtes sur la dernière case du marché au blé.
sphinx_cards-sphinx_last_both-text = { amount-points } si vous êtes sur la dernière case des deux marchés.
sphinx_cards-sphinx_permanents-text = { amount-points } par carte Nil permanente à vous (hors champs et carrières).
sphinx_cards-sphinx_per_10-text = Après tout le reste, { amount-points } par tranche complète de { $every } points à vous.
sphinx_cards-sphinx_per_15-text = { sphinx_cards-sphinx_per_10-text }

## Regions, progress, steps of a round
## round: $now, $of

board-tab_river = Fleuve
board-tab_hand = En main
board-tab_mine = Mon plateau
board-round = Manche { $now } / { $of }
board-period = Manche { $number }
board-bidding = Enchère
board-step_ships = Bateaux
board-step_feeding = Repas
board-step_building = Construction
board-step_last_call = Dernier appel

## The river, names for screen readers and tooltips
## $space, $site, $card: names; $effect: a sentence; $player: a name; $players (a list of names)
## card: $type (when it works); tip_skips, tip_ahead: $count (free places)
## tip_fed: $supply, $need (grain), $outcome (one of feed_… below)

board-card = { $card } ({ $type }) : { $effect }
board-card_space_taken = { $space } : bateau ({ $player })
board-card_space_empty = { $space } : rien ici
board-round_space = { $space } : { $effect }
board-round_space_taken = { $space } : { $effect } Bateaux : { $players }.
board-site = { $site } : { $effect }
board-site_space_free = { $space } : libre
board-site_space_taken = { $space } : bateau ({ $player })
board-site_beside_free = { $space } : ne construit que si un bâtisseur renonce
board-site_beside_taken = { $space } : { $player } ne construit que si un bâtisseur renonce
board-site_last_taken = { $space } : { $player } construit après les autres
board-site_built = { $player } a construit ici dans cette manche
board-uses_card = Utilise « { $card } »
board-reach = En amont des bateaux ({ $player }) : hors d’atteinte dans cette manche
board-tip_skips =
    { $count ->
        [one] Laisse passer { $count } place libre.
       *[other] Laisse passer { $count } places libres.
    }
board-tip_ahead =
    { $count ->
        [0] Il ne reste rien en aval.
        [one] Il reste { $count } place libre en aval.
       *[other] Il reste { $count } places libres en aval.
    }
board-tip_fed = Blé : { $supply } pour { $need } ({ $outcome })

## Monuments
## $space: a name; $value; $player: a name; row_…: $row, $count (own stones, the bonus in points)
## work_left: $left (strength and stones still to use)

board-stone_free = { $space } : valeur { $value }
board-stone_taken = { $space } : valeur { $value }, pierre posée ({ $player })
board-grave_hidden = { $space } : face cachée
board-grave_free = { $space } : valeur { $value }
board-grave_taken = { $space } : valeur { $value }, pris par { $player }
board-row_leader = Rangée { $row } : le bonus irait à { $player } ({ $count })
board-row_done = Rangée { $row } achevée : bonus pour { $player } ({ $count })
board-work_left = reste { $left }

## Markets, irrigation, Sphinx deck, score track, order tiles
## track: $track, $markers (a list of track_marker); track_marker: $player, $index (space)
## market_penalty: $space, $points; market_sell: $space, $stones; market_bottom_…: $count
## irrigation…: $space, $effect (a sentence); sphinx_deck…: $count
## score_marker: $player, $points, $place; order_tile…: $tile, $player, $points

board-track = { $track } : { $markers }
board-track_marker = { $player } sur la case { $index }
board-market_penalty =
    { $points ->
        [one] { $space } : chaque blé manquant coûte { $points } point
       *[other] { $space } : chaque blé manquant coûte { $points } points
    }
board-market_sell =
    { $stones ->
        [one] { $space } : en fin de partie, chaque pierre restante vaut 1 point
       *[other] { $space } : en fin de partie, { $stones } pierres restantes valent 1 point
    }
board-market_bottom_stones =
    { $count ->
        [one] chaque avancée ici donne { $count } pierre
       *[other] chaque avancée ici donne { $count } pierres
    }
board-market_bottom_points =
    { $count ->
        [one] chaque avancée ici donne { $count } point
       *[other] chaque avancée ici donne { $count } points
    }
board-irrigation = { $space } : { $effect }
board-irrigation_now = { $space } (en ce moment) : { $effect }
board-sphinx_deck =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-sphinx_deck_name =
    { $count ->
        [one] Pioche Sphinx, { $count } carte
       *[other] Pioche Sphinx, { $count } cartes
    }
board-score_marker =
    { $points ->
        [one] { $player } : { $points } point sur la piste, place { $place }
       *[other] { $player } : { $points } points sur la piste, place { $place }
    }
board-order_tile = { $tile } : { $player }
board-order_tile_bid = { $tile } : { $player } mise { $points }
board-order_tile_free = { $tile } : encore à personne

## A player’s board
## board_of: $player; crew…: $crew, $strength, $max; feed_spare: $count; feed_missing…: $missing, $loss
## feed_penalty: $points; feed_name: $need, $supply; stones_each_round: $count
## stones_of: $count, $max, $each (round); field_…, quarry_gives: $card; field_gives: $grain
## held_card…: $card, $when (once, each_round or lasting), $effect (a sentence)
## sphinx_hidden: $count; sphinx_card: $card, $effect, $points; sphinx_progress: $have, $need
## sphinx_points, sphinx_total: $points; read: $card; held_by: $player; on_river: $space

board-my_board = Votre plateau
board-board_of = Plateau de { $player }
board-crew = { $crew } : force { $strength } sur { $max }
board-crew_used = { $crew } : force { $strength } sur { $max }, travail fait dans cette manche
board-used = utilisé
board-feeding = Repas
board-feed_need = Besoin
board-feed_supply = Champs
board-feed_exact = juste assez
board-feed_done = nourries pour cette manche
board-feed_spare = { $count } de trop
board-feed_missing =
    { $loss ->
        [one] il en manque { $missing } : −{ $loss } point
       *[other] il en manque { $missing } : −{ $loss } points
    }
board-feed_missing_floor =
    { $loss ->
        [one] il en manque { $missing } : −{ $loss } point, score à 0
       *[other] il en manque { $missing } : −{ $loss } points, score à 0
    }
board-feed_penalty = par blé manquant : −{ $points }
board-feed_after = après ce choix
board-feed_name = Repas : besoin en blé { $need }, les champs donnent { $supply }
board-stones_each_round = +{ $count } par manche
board-stones_of = Pierres : { $count } sur { $max } au plus, +{ $each } par manche
board-field_gives =
    { $grain ->
        [one] { $card } : donne { $grain } blé en ce moment
       *[other] { $card } : donne { $grain } blés en ce moment
    }
board-field_dry = { $card } : à sec, ne donne rien en ce moment
board-field_upgraded = avec le Canal
board-quarry_gives = { $card } : { $effect }
board-cards = Cartes Nil
board-no_cards = pas encore de cartes
board-held_card = { $card } ({ $when }) : { $effect }
board-held_card_used = { $card } ({ $when }) : { $effect } Déjà utilisée dans cette manche.
board-once = une seule fois
board-each_round = à chaque manche
board-lasting = durable
board-sphinx_cards = Cartes Sphinx
board-secret = Vous seul les voyez
board-sphinx_hidden =
    { $count ->
        [one] { $count } carte Sphinx, face cachée
       *[other] { $count } cartes Sphinx, face cachée
    }
board-sphinx_card =
    { $points ->
        [one] { $card } : { $effect } En ce moment { $points } point.
       *[other] { $card } : { $effect } En ce moment { $points } points.
    }
board-sphinx_progress = { $have } sur { $need }
board-sphinx_points =
    { $points ->
        [one] { $points } point en ce moment
       *[other] { $points } points en ce moment
    }
board-sphinx_total =
    { $points ->
        [one] { $points } point avec ces cartes
       *[other] { $points } points avec ces cartes
    }
board-drawn = Cartes piochées
board-read = Lire la carte : { $card }
board-held_by = La carte est à { $player }
board-on_river = Posée sur le fleuve : { $space }

## A player’s panel
## count_…: $count; count_stones: $each (round); count_grain, count_missing: $supply, $need, $loss

board-count_ships = Bateaux restants : { $count }
board-count_stones = Pierres : { $count }, +{ $each } par manche
board-count_grain = Blé : les champs donnent { $supply }, besoin { $need }
board-count_missing =
    { $loss ->
        [one] Blé : les champs donnent { $supply }, besoin { $need } : −{ $loss } point
       *[other] Blé : les champs donnent { $supply }, besoin { $need } : −{ $loss } points
    }
board-count_sphinx = Cartes Sphinx : { $count }
board-count_cards = Cartes Nil : { $count }
board-passed = a passé

## What the button that confirms a choice says

board-verb_ship = Accoster ici
board-verb_ship_two = Accoster, deux bateaux
board-verb_pass = Cesser de naviguer
board-verb_no_second_ship = Pas de second bateau
board-verb_track = Avancer
board-verb_raise_two = Augmenter
board-verb_raise_one = Augmenter
board-verb_irrigate = Régler les eaux
board-verb_double = Doubler
board-verb_no_double = Ne pas doubler
board-verb_take_leftover = Prendre la carte
board-verb_no_leftover = N’en prendre aucune
board-verb_go_on = Continuer
board-verb_play_stones = Prendre les pierres
board-verb_sell = Vendre
board-verb_train = Augmenter
board-verb_upgrade = Attacher
board-verb_play_grain = Utiliser le blé
board-verb_pay_grain = Payer en pierres
board-verb_accept_loss = Accepter la perte
board-verb_play_build_first = Construire en premier
board-verb_decline = Ne pas construire
board-verb_build = Construire
board-verb_draw = Piocher
board-verb_keep_none = N’en garder aucune
board-verb_lay = Poser la pierre
board-verb_stop = Terminer
board-verb_keep_one = La garder
board-verb_keep_two = Garder les deux
board-verb_bid = Miser

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Bâtir sur le Nil
lesson-welcome =
    Pendant cinq manches, vos bateaux vous apportent champs, carrières et équipes plus fortes, et vos équipes élèvent obélisque, tombeaux, temple et pyramide sur les mêmes chantiers que vos rivaux. Qui a le plus de points l’emporte.
    Cette première partie est préparée : suivez les cadres dorés.
lesson-river-title = Au fil du fleuve
lesson-river =
    1 Le Nil coule de gauche à droite. Au-dessus se trouvent dix cartes. Au-dessous, des cases rondes, qui agissent aussitôt, et trois chantiers, chacun avec quelques cases pour les bateaux.
    À votre tour, vous placez un de vos huit bateaux, ou vous passez pour le reste de la manche.
lesson-field-title = Un champ pour commencer
lesson-field =
    Les équipes doivent manger. Un champ donne du blé à chaque manche, si le Nil l’arrose.
    1 Cliquez sur ce champ et confirmez. Votre bateau prend sa place, et la carte est à vous pour toute la partie. Puis votre adversaire joue.
lesson-downstream-title = Pas de retour
lesson-downstream =
    1 Les bateaux ne vont que vers l’aval. Jusqu’à la fin de la manche, tout ce qui précède votre bateau est hors d’atteinte : ce que vous sautez, vous le laissez aux autres.
    2 Votre adversaire est resté derrière vous, à Edfou, et peut encore prendre tout ce qui suit.
lesson-site-title = Le droit de construire
lesson-site =
    Un bateau sur un chantier ne fait encore rien : il réserve le droit d’y construire une fois tous les bateaux placés. À deux, chaque chantier a deux cases, et la plus proche du fleuve construit d’abord.
    1 Réservez la première case du Sphinx.
lesson-quarry-title = Des pierres à chaque manche
lesson-quarry =
    On construit avec des pierres, et vous n’en avez que 2 au départ.
    1 Prenez cette carrière. Elle donne 3 pierres à chaque manche, dès celle-ci.
    Puis votre adversaire accoste à Passalon et change le niveau des eaux.
lesson-water-title = Hautes et basses eaux
lesson-water =
    1 Un seul marqueur pour tous. Aux hautes eaux, comme maintenant, tous les champs donnent du blé. Aux eaux normales, les bruns sont à sec ; aux basses eaux, les jaune-vert aussi.
    2 Votre champ de départ est vert : il n’est jamais à sec.
lesson-crews-title = Des équipes plus fortes
lesson-crews =
    1 Vous avez trois équipes, et un contremaître qui peut se joindre à l’une d’elles. Une équipe construit autant qu’elle a de force.
    2 Accostez à Sélinon : haleurs et sculpteurs gagnent 1 chacun, pour toute la partie.
lesson-secret-title = Une mission secrète
lesson-secret =
    1 Cette carte Sphinx vous a été distribuée, et personne d’autre ne la voit : 5 points à la fin de la partie si quatre pierres de l’obélisque sont à vous.
    2 Réservez donc la première case du chantier Obélisque et tombeaux.
lesson-recruits-title = Trois sortes de cartes
lesson-recruits =
    Champs, carrières et pouvoirs restent devant vous. Les cartes à l’horloge attendent que vous les utilisiez, une fois. Les cartes à la flèche agissent aussitôt et disparaissent.
    1 Prenez les Recrues. Pour savoir ce que fait une carte, ouvrez-la avec son petit i.
lesson-raise-title = Gare à l’appétit
lesson-raise =
    Les Recrues renforcent deux équipes de 1, ou une équipe de 2.
    1 Renforcez les haleurs,
    2 puis les sculpteurs.
    3 Sans excès : chaque point de force mange un blé. Il vous en faudra 9, et vos champs en donnent 10.
lesson-alone-title = Le fleuve est à vous
lesson-alone =
    Votre adversaire a passé. Vous placez désormais vos bateaux l’un après l’autre, et personne ne s’interpose : qui reste plus longtemps sur le fleuve se sert à sa guise.
    1 Prenez une deuxième carrière.
lesson-last_ship-title = Le huitième bateau
lesson-last_ship =
    1 Votre dernier bateau va au chantier Temple et pyramide. Vous pouvez maintenant construire sur les trois chantiers, ce qui vaut à soi seul 6 points en fin de manche. Deux chantiers vaudraient 3 points, un seul 1 point.
lesson-supper-title = D’abord le repas
lesson-supper =
    1 Vos équipes ont en tout une force de 9 et ont mangé 9 blés. Chaque blé manquant vous aurait coûté 3 points. Le blé de trop est perdu.
    2 Puis vos trois carrières ont donné 9 pierres. Vous en avez 11 : place à la construction.
lesson-builders-title = Qui construit au Sphinx ?
lesson-builders =
    On construit d’un chantier à l’autre, vers l’aval. Chaque équipe travaille une fois par manche, le contremaître aussi.
    1 Envoyez les maçons, votre équipe la plus faible,
    2 et le contremaître avec eux : force 3 en tout.
lesson-draw-title = Les énigmes du Sphinx
lesson-draw =
    Ailleurs, on pose des pierres. Ici, on pioche des cartes : chacune coûte 1 pierre, et une force de 3 en permet trois.
    1 Piochez trois cartes.
lesson-keep-title = Choisissez votre mission
lesson-keep =
    Vous pouvez garder une de ces cartes. Les autres retournent sous la pioche et vous donnent aussitôt 1 point chacune.
    1 Gardez les cinq pierres dans l’obélisque : elles vont bien avec votre autre carte.
    Puis votre adversaire se rend au Sphinx.
lesson-obelisk-title = Élevez l’obélisque
lesson-obelisk =
    Chaque élément a une valeur : ce qu’il demande en force et en pierres, et ce qu’il rapporte en points. L’obélisque monte depuis le bas, les tombeaux se prennent dans l’ordre.
    1 Envoyez les haleurs. Le premier niveau se pose tout seul : le premier tombeau est trop lourd pour une force de 3.
lesson-level-title = Un niveau de plus
lesson-level =
    Après chaque élément, vous pouvez terminer, ou continuer tant que force et pierres suffisent.
    1 Posez le deuxième niveau, de valeur 2. Cela fait 3 en tout, et les haleurs ont fini.
lesson-market-title = Un pas sur un marché
lesson-market =
    Qui construit ici avance d’un pas : au marché aux pierres, qui achète vos dernières pierres à la fin de la partie, ou au marché au blé.
    1 Choisissez le marché au blé. Le blé manquant ne vous coûtera plus que 2 points l’unité.
lesson-temple-title = Temple et pyramide
lesson-temple =
    Les deux colonnes extérieures du temple montent d’abord, depuis le bas. La pyramide part de la gauche, et chaque pierre repose sur les deux du dessous.
    1 Envoyez les sculpteurs, seuls à n’avoir pas encore travaillé.
lesson-column-title = Une pierre pour le temple
lesson-column =
    Parmi les éléments que vous pouvez payer, le choix est libre.
    1 Posez la première pierre de la colonne gauche, pour 2 points.
lesson-row-title = Une pierre pour la pyramide
lesson-row =
    Quand une rangée de la pyramide est complète, qui y a le plus de pierres gagne un point pour chacune des siennes. En cas d’égalité, c’est qui se trouve le plus à gauche.
    1 Il vous reste une force de 1 : posez la première pierre.
lesson-order-title = Les derniers seront les premiers
lesson-order =
    1 Cartes 2, obélisque 3, temple et pyramide 3, trois chantiers 6 : vous avez 14 points, et vous menez.
    2 À la manche suivante, qui a le moins de points joue d’abord. Dix nouvelles cartes sont en place, les bateaux sont revenus, et les équipes sont prêtes à reprendre.
lesson-score-title = Ce qui compte
lesson-score =
    1 Ici se lisent les points que chacun aurait si la partie finissait maintenant, sans les cartes Sphinx. La construction en rapporte le plus.
    2 Après cinq manches, on révèle les cartes Sphinx. Les tombeaux donnent alors un bonus, et les pierres restantes aussi, si vous êtes allé assez loin au marché aux pierres.
lesson-end-title = À vous de jouer
lesson-end =
    Vous connaissez tout le jeu. Cases et cartes s’expliquent quand vous les pointez, le signe d’un joueur mène à son plateau, le livre ouvre la règle du moment, et l’ampoule demande conseil à un bot.
    À vous d’ouvrir votre propre table !

## Questions de la barre d’action : $site

board-ask_build = { $site } : quelles équipes construisent ?
board-ask_work = { $site } : où posez-vous une pierre ?
