### Texts of Egizia in French: the ids of text_ids.py, no more and no fewer.

## The game

game = Egizia
game-summary = Envoyez vos bateaux sur le Nil, rassemblez champs, carrières et privilèges, renforcez vos équipes et bâtissez ensemble obélisque, tombeaux, temple et pyramide. Après cinq manches, celui qui a le plus de points l’emporte.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## ship_last_builder: $site; the place of a ship moored with the Extra berth

player = Joueur { $number }
ship_last_builder = { $site }, après les autres

## Words of the board
## For headings and tooltips

terms-nile = Nil
terms-sphinx_card = Carte Sphinx
terms-sphinx_deck = Pioche Sphinx
terms-ship = Bateau
terms-player_board = Plateau joueur
terms-crews = Équipes
terms-stones = Pierres
terms-grain = Blé
terms-grain_needed = Blé nécessaire
terms-points = Points
terms-rank = Rang
terms-turn_order = Ordre du tour
terms-round = Manche

## Options

option-red_ship_cards = Cartes au bateau rouge (2–3 joueurs)
option-red_ship_cards-no = non, celles au bateau bleu
option-red_ship_cards-yes = oui
option-double_on_heliopolis = Doublement permis à Héliopolis
option-double_on_heliopolis-yes = oui
option-double_on_heliopolis-no = non
option-reuse_own_space_needs_upstream = Sa propre case ronde seulement avec la carte d’amont
option-reuse_own_space_needs_upstream-yes = oui
option-reuse_own_space_needs_upstream-no = non, « Privilège du port » suffit
option-bid_for_order = Enchère pour l’ordre du tour initial
option-bid_for_order-no = non, les tuiles sont distribuées au hasard
option-bid_for_order-yes = oui

## Player colours

player_colours-blue = Bleu
player_colours-red = Rouge
player_colours-green = Vert
player_colours-yellow = Jaune

## Crews and the overseer

crews-masons = Maçons
crews-haulers = Haleurs
crews-carvers = Sculpteurs
crews-overseer = Contremaître

## Order tiles

order_tiles-order_1 = Tuile d’ordre 1
order_tiles-order_2 = Tuile d’ordre 2
order_tiles-order_3 = Tuile d’ordre 3
order_tiles-order_4 = Tuile d’ordre 4

## Phases of a round

phases-phase_nile_cards = Mise en place des cartes Nil
phases-phase_ships = Placement des bateaux
phases-phase_feeding = Nourrir les équipes
phases-phase_stones = Production de pierres
phases-phase_building = Construction
phases-phase_joint_building = Points de construction commune
phases-phase_turn_order = Nouvel ordre du tour

## Markets and their spaces

markets-stone_market = Marché aux pierres
markets-grain_market = Marché au blé
market_spaces-stone_market_0 = Marché aux pierres, case 0
market_spaces-stone_market_1 = Marché aux pierres, case 1
market_spaces-stone_market_2 = Marché aux pierres, case 2
market_spaces-stone_market_3 = Marché aux pierres, case 3
market_spaces-grain_market_0 = Marché au blé, case 0
market_spaces-grain_market_1 = Marché au blé, case 1
market_spaces-grain_market_2 = Marché au blé, case 2
market_spaces-grain_market_3 = Marché au blé, case 3

## Irrigation: name, what it waters; soils

irrigation_spaces-irrigation_left = Basses eaux
irrigation_spaces-irrigation_left-text = Seuls les champs verts donnent du blé.
irrigation_spaces-irrigation_middle = Eaux normales
irrigation_spaces-irrigation_middle-text = Les champs verts et jaune-vert donnent du blé.
irrigation_spaces-irrigation_right = Hautes eaux
irrigation_spaces-irrigation_right-text = Tous les champs donnent du blé.
soils-green_field = Champ vert
soils-yellow_field = Champ jaune-vert
soils-brown_field = Champ brun

## Spaces of the Nile, from source to mouth: name, what a ship does there

nile_spaces-card_1 = Case carte Nil 1
nile_spaces-card_1-text = Prenez la carte Nil posée ici.
nile_spaces-edfu = Edfou
nile_spaces-edfu-text = 1 case sur le marché aux pierres et 1 case sur le marché au blé.
nile_spaces-card_2 = Case carte Nil 2
nile_spaces-card_2-text = Prenez la carte Nil posée ici.
nile_spaces-thebae = Thèbes
nile_spaces-thebae-text = Maçons +1, haleurs +1.
nile_spaces-card_3 = Case carte Nil 3
nile_spaces-card_3-text = Prenez la carte Nil posée ici.
nile_spaces-site_sphinx = Sphinx
nile_spaces-site_sphinx-text = Réserve le droit de piocher des cartes Sphinx à la phase de construction.
nile_spaces-card_4 = Case carte Nil 4
nile_spaces-card_4-text = Prenez la carte Nil posée ici.
nile_spaces-passalon = Passalon
nile_spaces-passalon-text = Contremaître +1. Ensuite, vous pouvez déplacer le marqueur d’irrigation d’une case.
nile_spaces-card_5 = Case carte Nil 5
nile_spaces-card_5-text = Prenez la carte Nil posée ici.
nile_spaces-selinon = Sélinon
nile_spaces-selinon-text = Haleurs +1, sculpteurs +1.
nile_spaces-card_6 = Case carte Nil 6
nile_spaces-card_6-text = Prenez la carte Nil posée ici.
nile_spaces-site_obelisk = Obélisque et tombeaux
nile_spaces-site_obelisk-text = Réserve le droit de bâtir l’obélisque et les tombeaux.
nile_spaces-card_7 = Case carte Nil 7
nile_spaces-card_7-text = Prenez la carte Nil posée ici.
nile_spaces-beni_hasan = Beni Hassan
nile_spaces-beni_hasan-text = Maçons +1, sculpteurs +1.
nile_spaces-card_8 = Case carte Nil 8
nile_spaces-card_8-text = Prenez la carte Nil posée ici.
nile_spaces-alyi = Alyi
nile_spaces-alyi-text = Une équipe au choix +1, et 2 pierres.
nile_spaces-card_9 = Case carte Nil 9
nile_spaces-card_9-text = Prenez la carte Nil posée ici.
nile_spaces-site_temple = Temple et pyramide
nile_spaces-site_temple-text = Réserve le droit de bâtir le temple et la pyramide.
nile_spaces-card_10 = Case carte Nil 10
nile_spaces-card_10-text = Prenez la carte Nil posée ici.
nile_spaces-heliopolis = Héliopolis
nile_spaces-heliopolis-text = Contremaître +1. Ensuite, vous pouvez déplacer le marqueur d’irrigation d’une case.

## Construction sites, their ship spaces, their buildings

sites-sphinx = Sphinx
sites-obelisk_graves = Obélisque et tombeaux
sites-temple_pyramid = Temple et pyramide
site_spaces-sphinx_1 = Sphinx, case 1
site_spaces-sphinx_2 = Sphinx, case 2
site_spaces-sphinx_3 = Sphinx, case 3
site_spaces-sphinx_beside = Sphinx, à côté des cases
site_spaces-obelisk_graves_1 = Obélisque et tombeaux, case 1
site_spaces-obelisk_graves_2 = Obélisque et tombeaux, case 2
site_spaces-obelisk_graves_3 = Obélisque et tombeaux, case 3
site_spaces-obelisk_graves_beside = Obélisque et tombeaux, à côté des cases
site_spaces-temple_pyramid_1 = Temple et pyramide, case 1
site_spaces-temple_pyramid_2 = Temple et pyramide, case 2
site_spaces-temple_pyramid_3 = Temple et pyramide, case 3
site_spaces-temple_pyramid_beside = Temple et pyramide, à côté des cases
buildings-obelisk = Obélisque
buildings-graves = Tombeaux
buildings-temple = Temple
buildings-pyramid = Pyramide

## Spaces of the buildings, grave tiles

obelisk_spaces-obelisk_1 = Obélisque, niveau 1
obelisk_spaces-obelisk_2 = Obélisque, niveau 2
obelisk_spaces-obelisk_3 = Obélisque, niveau 3
obelisk_spaces-obelisk_4 = Obélisque, niveau 4
obelisk_spaces-obelisk_5 = Obélisque, niveau 5
obelisk_spaces-obelisk_6 = Obélisque, niveau 6
obelisk_spaces-obelisk_7 = Obélisque, niveau 7
obelisk_spaces-obelisk_8 = Obélisque, niveau 8
obelisk_spaces-obelisk_9 = Obélisque, niveau 9
grave_spaces-grave_1 = Emplacement de tombeau 1
grave_spaces-grave_2 = Emplacement de tombeau 2
grave_spaces-grave_3 = Emplacement de tombeau 3
grave_spaces-grave_4 = Emplacement de tombeau 4
grave_spaces-grave_5 = Emplacement de tombeau 5
grave_spaces-grave_6 = Emplacement de tombeau 6
grave_spaces-grave_7 = Emplacement de tombeau 7
grave_spaces-grave_8 = Emplacement de tombeau 8
grave_spaces-grave_9 = Emplacement de tombeau 9
grave_spaces-grave_10 = Emplacement de tombeau 10
grave_spaces-grave_11 = Emplacement de tombeau 11
grave_spaces-grave_12 = Emplacement de tombeau 12
grave_tiles-grave_tile_2 = Tombeau 2
grave_tiles-grave_tile_3 = Tombeau 3
grave_tiles-grave_tile_4 = Tombeau 4
grave_tiles-grave_tile_5 = Tombeau 5
grave_tiles-grave_tile_6 = Tombeau 6
temple_spaces-temple_left_1 = Temple, colonne gauche 1
temple_spaces-temple_left_2 = Temple, colonne gauche 2
temple_spaces-temple_left_3 = Temple, colonne gauche 3
temple_spaces-temple_left_4 = Temple, colonne gauche 4
temple_spaces-temple_right_1 = Temple, colonne droite 1
temple_spaces-temple_right_2 = Temple, colonne droite 2
temple_spaces-temple_right_3 = Temple, colonne droite 3
temple_spaces-temple_right_4 = Temple, colonne droite 4
temple_spaces-temple_middle_1 = Temple, colonne centrale 1
temple_spaces-temple_middle_2 = Temple, colonne centrale 2
temple_spaces-temple_top = Temple, sommet
pyramid_spaces-pyramid_r1_c1 = Pyramide, rangée 1, pierre 1
pyramid_spaces-pyramid_r1_c2 = Pyramide, rangée 1, pierre 2
pyramid_spaces-pyramid_r1_c3 = Pyramide, rangée 1, pierre 3
pyramid_spaces-pyramid_r1_c4 = Pyramide, rangée 1, pierre 4
pyramid_spaces-pyramid_r1_c5 = Pyramide, rangée 1, pierre 5
pyramid_spaces-pyramid_r1_c6 = Pyramide, rangée 1, pierre 6
pyramid_spaces-pyramid_r2_c1 = Pyramide, rangée 2, pierre 1
pyramid_spaces-pyramid_r2_c2 = Pyramide, rangée 2, pierre 2
pyramid_spaces-pyramid_r2_c3 = Pyramide, rangée 2, pierre 3
pyramid_spaces-pyramid_r2_c4 = Pyramide, rangée 2, pierre 4
pyramid_spaces-pyramid_r2_c5 = Pyramide, rangée 2, pierre 5
pyramid_spaces-pyramid_r3_c1 = Pyramide, rangée 3, pierre 1
pyramid_spaces-pyramid_r3_c2 = Pyramide, rangée 3, pierre 2
pyramid_spaces-pyramid_r3_c3 = Pyramide, rangée 3, pierre 3
pyramid_spaces-pyramid_r3_c4 = Pyramide, rangée 3, pierre 4
pyramid_spaces-pyramid_r4_c1 = Pyramide, rangée 4, pierre 1
pyramid_spaces-pyramid_r4_c2 = Pyramide, rangée 4, pierre 2
pyramid_spaces-pyramid_r4_c3 = Pyramide, rangée 4, pierre 3
pyramid_spaces-pyramid_r5_c1 = Pyramide, rangée 5, pierre 1
pyramid_spaces-pyramid_r5_c2 = Pyramide, rangée 5, pierre 2
pyramid_spaces-pyramid_r6_c1 = Pyramide, rangée 6, pierre 1

## Starting cards: name, what the card does

start_cards-start_quarry = Carrière de départ
start_cards-start_quarry-text = 3 pierres par manche.
start_cards-start_field = Champ de départ
start_cards-start_field-text = Produit toujours 6 blés.

## Types of Nile cards, decks

card_types-permanent = Permanente
card_types-immediate = Immédiate
card_types-anytime = À tout moment
decks-1_2 = Paquet 1/2
decks-3_4 = Paquet 3/4
decks-5 = Paquet 5

## Nile cards: name, what the card does; copies say the same

nile_cards-field_green_2 = Champ vert 2
nile_cards-field_green_2-text = Produit toujours 2 blés.
nile_cards-field_green_3_a = Champ vert 3
nile_cards-field_green_3_a-text = Produit toujours 3 blés.
nile_cards-field_green_3_b = { nile_cards-field_green_3_a }
nile_cards-field_green_3_b-text = { nile_cards-field_green_3_a-text }
nile_cards-field_yellow_4 = Champ jaune-vert 4
nile_cards-field_yellow_4-text = Produit 4 blés par eaux normales ou hautes.
nile_cards-field_yellow_5_a = Champ jaune-vert 5
nile_cards-field_yellow_5_a-text = Produit 5 blés par eaux normales ou hautes.
nile_cards-field_brown_6 = Champ brun 6
nile_cards-field_brown_6-text = Produit 6 blés seulement par hautes eaux. À la prise : 1 case sur le marché aux pierres ou au blé.
nile_cards-field_brown_7 = Champ brun 7
nile_cards-field_brown_7-text = Produit 7 blés seulement par hautes eaux. À la prise : 1 case sur le marché aux pierres ou au blé.
nile_cards-quarry_2_a = Carrière 2
nile_cards-quarry_2_a-text = 2 pierres par manche.
nile_cards-quarry_2_b = { nile_cards-quarry_2_a }
nile_cards-quarry_2_b-text = { nile_cards-quarry_2_a-text }
nile_cards-quarry_2_c = { nile_cards-quarry_2_a }
nile_cards-quarry_2_c-text = { nile_cards-quarry_2_a-text }
nile_cards-quarry_3_a = Carrière 3
nile_cards-quarry_3_a-text = 3 pierres par manche.
nile_cards-quarry_3_b = { nile_cards-quarry_3_a }
nile_cards-quarry_3_b-text = { nile_cards-quarry_3_a-text }
nile_cards-quarry_3_c = { nile_cards-quarry_3_a }
nile_cards-quarry_3_c-text = { nile_cards-quarry_3_a-text }
nile_cards-sphinx_plus_2 = Voyante du Sphinx
nile_cards-sphinx_plus_2-text = Au Sphinx, vous pouvez piocher jusqu’à 2 cartes gratuites en plus (toujours 5 au maximum, au moins 1 payée).
nile_cards-raise_each_round = École des bâtisseurs
nile_cards-raise_each_round-text = Une fois par manche, vous pouvez augmenter une équipe de 1, même après le repas.
nile_cards-reuse_round_space = Privilège du port
nile_cards-reuse_round_space-text = Une fois par manche, vous pouvez placer un bateau sur une case ronde occupée (sauf Héliopolis).
nile_cards-stones_as_grain = Des pierres contre du pain
nile_cards-stones_as_grain-text = Au repas, vos pierres peuvent servir de blé, 1 pour 1.
nile_cards-market_2 = Contrat commercial
nile_cards-market_2-text = 2 cases sur le marché aux pierres ou 2 cases sur le marché au blé.
nile_cards-raise_any_2_a = Recrues
nile_cards-raise_any_2_a-text = Augmentez deux équipes de 1 ou une équipe de 2.
nile_cards-grain_4_a = Grenier
nile_cards-grain_4_a-text = Vaut 4 blés lors d’un repas.
nile_cards-double_round_space = Double bénéfice
nile_cards-double_round_space-text = Répétez l’effet de la case ronde que vous venez d’utiliser.
nile_cards-strength_3_a = Heures supplémentaires
nile_cards-strength_3_a-text = Ajoutez 3 à la force de l’équipe que vous utilisez.
nile_cards-sphinx_plus_1 = Élève du Sphinx
nile_cards-sphinx_plus_1-text = Au Sphinx, vous pouvez piocher 1 carte gratuite en plus (toujours 5 au maximum, au moins 1 payée).
nile_cards-field_green_4_a = Champ vert 4
nile_cards-field_green_4_a-text = Produit toujours 4 blés.
nile_cards-field_green_4_b = { nile_cards-field_green_4_a }
nile_cards-field_green_4_b-text = { nile_cards-field_green_4_a-text }
nile_cards-field_yellow_5_b = { nile_cards-field_yellow_5_a }
nile_cards-field_yellow_5_b-text = { nile_cards-field_yellow_5_a-text }
nile_cards-field_yellow_6 = Champ jaune-vert 6
nile_cards-field_yellow_6-text = Produit 6 blés par eaux normales ou hautes.
nile_cards-field_brown_8 = Champ brun 8
nile_cards-field_brown_8-text = Produit 8 blés seulement par hautes eaux. À la prise : 3 points.
nile_cards-field_brown_9 = Champ brun 9
nile_cards-field_brown_9-text = Produit 9 blés seulement par hautes eaux. À la prise : 4 pierres.
nile_cards-quarry_3_d = { nile_cards-quarry_3_a }
nile_cards-quarry_3_d-text = { nile_cards-quarry_3_a-text }
nile_cards-quarry_3_e = { nile_cards-quarry_3_a }
nile_cards-quarry_3_e-text = { nile_cards-quarry_3_a-text }
nile_cards-quarry_4_a = Carrière 4
nile_cards-quarry_4_a-text = 4 pierres par manche.
nile_cards-quarry_4_b = { nile_cards-quarry_4_a }
nile_cards-quarry_4_b-text = { nile_cards-quarry_4_a-text }
nile_cards-upstream = Vent d’amont
nile_cards-upstream-text = Une fois par manche, vous pouvez placer un bateau en amont de vos bateaux.
nile_cards-leftover_card = Glaneur des rives
nile_cards-leftover_card-text = À la fin de la phase des bateaux, vous pouvez prendre une des cartes Nil restantes.
nile_cards-field_upgrade = Canal
nile_cards-field_upgrade-text = Attachez-le à un de vos champs : brun devient jaune-vert, jaune-vert devient vert.
nile_cards-grave_card = Tombeau familial
nile_cards-grave_card-text = Compte comme un tombeau de valeur 6 au décompte final.
nile_cards-stones_for_strength = Journaliers
nile_cards-stones_for_strength-text = Une fois par manche, vous pouvez payer 2 pierres pour augmenter une équipe de 1, même après le repas.
nile_cards-raise_three = Levée du nome
nile_cards-raise_three-text = Augmentez maçons, haleurs et sculpteurs de 1.
nile_cards-raise_any_2_b = { nile_cards-raise_any_2_a }
nile_cards-raise_any_2_b-text = { nile_cards-raise_any_2_a-text }
nile_cards-points_obelisk_graves_a = Louange de l’obélisque et des tombeaux
nile_cards-points_obelisk_graves_a-text = 1 point par pierre à vous dans l’obélisque et les tombeaux.
nile_cards-two_ships = Convoi
nile_cards-two_ships-text = Placez 2 bateaux en un seul tour.
nile_cards-two_crews_a = Effort commun
nile_cards-two_crews_a-text = Utilisez 2 équipes pour une construction au lieu d’une.
nile_cards-keep_two_sphinx_a = Double énigme
nile_cards-keep_two_sphinx_a-text = Gardez jusqu’à 2 cartes Sphinx au lieu d’une.
nile_cards-stones_6_a = Livraison de pierres
nile_cards-stones_6_a-text = Gagnez 6 pierres.
nile_cards-field_green_5 = Champ vert 5
nile_cards-field_green_5-text = Produit toujours 5 blés.
nile_cards-grain_4_b = { nile_cards-grain_4_a }
nile_cards-grain_4_b-text = { nile_cards-grain_4_a-text }
nile_cards-stones_6_b = { nile_cards-stones_6_a }
nile_cards-stones_6_b-text = { nile_cards-stones_6_a-text }
nile_cards-strength_3_b = { nile_cards-strength_3_a }
nile_cards-strength_3_b-text = { nile_cards-strength_3_a-text }
nile_cards-two_crews_b = { nile_cards-two_crews_a }
nile_cards-two_crews_b-text = { nile_cards-two_crews_a-text }
nile_cards-build_first = Sceau de Pharaon
nile_cards-build_first-text = Cette manche, vous construisez en premier sur chaque chantier où vous avez un bateau, même s’il spécule.
nile_cards-sell_stones = Grande vente
nile_cards-sell_stones-text = Vendez jusqu’à 10 pierres, 1 point chacune.
nile_cards-keep_two_sphinx_b = { nile_cards-keep_two_sphinx_a }
nile_cards-keep_two_sphinx_b-text = { nile_cards-keep_two_sphinx_a-text }
nile_cards-occupied_site = Quai supplémentaire
nile_cards-occupied_site-text = Placez un bateau sur un chantier complet ; vous construisez après les autres.
nile_cards-points_obelisk_graves_b = { nile_cards-points_obelisk_graves_a }
nile_cards-points_obelisk_graves_b-text = { nile_cards-points_obelisk_graves_a-text }
nile_cards-points_temple_pyramid = Louange du temple et de la pyramide
nile_cards-points_temple_pyramid-text = 1 point par pierre à vous dans le temple et la pyramide.
nile_cards-raise_any_2_c = { nile_cards-raise_any_2_a }
nile_cards-raise_any_2_c-text = { nile_cards-raise_any_2_a-text }

## Sphinx cards: name, what the card is worth at the end

sphinx_cards-sphinx_obelisk_level_7 = Niveau 7 de l’obélisque
sphinx_cards-sphinx_obelisk_level_7-text = 3 points si le niveau 7 de l’obélisque est construit.
sphinx_cards-sphinx_obelisk_level_8 = Niveau 8 de l’obélisque
sphinx_cards-sphinx_obelisk_level_8-text = 5 points si le niveau 8 de l’obélisque est construit.
sphinx_cards-sphinx_obelisk_level_9 = Niveau 9 de l’obélisque
sphinx_cards-sphinx_obelisk_level_9-text = 7 points si le niveau 9 de l’obélisque est construit.
sphinx_cards-sphinx_one_column = Une colonne
sphinx_cards-sphinx_one_column-text = 3 points si au moins une colonne extérieure du temple est achevée.
sphinx_cards-sphinx_both_columns = Les deux colonnes
sphinx_cards-sphinx_both_columns-text = 5 points si les deux colonnes extérieures du temple sont achevées.
sphinx_cards-sphinx_all_graves = Tous les tombeaux
sphinx_cards-sphinx_all_graves-text = 5 points si les 12 tombeaux ont été pris.
sphinx_cards-sphinx_pyramid = Pyramide entière
sphinx_cards-sphinx_pyramid-text = 7 points si la pyramide est achevée.
sphinx_cards-sphinx_players_last_stone = Beaucoup au bout du marché aux pierres
sphinx_cards-sphinx_players_last_stone-text = 3 / 5 / 7 points si 1 / 2 / 3 joueurs ou plus sont sur la dernière case du marché aux pierres.
sphinx_cards-sphinx_players_last_grain = Beaucoup au bout du marché au blé
sphinx_cards-sphinx_players_last_grain-text = 3 / 5 / 7 points si 1 / 2 / 3 joueurs ou plus sont sur la dernière case du marché au blé.
sphinx_cards-sphinx_temple_4_stones = 4 pierres dans le temple
sphinx_cards-sphinx_temple_4_stones-text = 5 points si vous avez au moins 4 pierres dans le temple.
sphinx_cards-sphinx_pyramid_6_stones = 6 pierres dans la pyramide
sphinx_cards-sphinx_pyramid_6_stones-text = 5 points si vous avez au moins 6 pierres dans la pyramide.
sphinx_cards-sphinx_pyramid_7_stones = 7 pierres dans la pyramide
sphinx_cards-sphinx_pyramid_7_stones-text = 7 points si vous avez au moins 7 pierres dans la pyramide.
sphinx_cards-sphinx_obelisk_4_stones = 4 pierres dans l’obélisque
sphinx_cards-sphinx_obelisk_4_stones-text = 5 points si vous avez au moins 4 pierres dans l’obélisque.
sphinx_cards-sphinx_obelisk_5_stones = 5 pierres dans l’obélisque
sphinx_cards-sphinx_obelisk_5_stones-text = 7 points si vous avez au moins 5 pierres dans l’obélisque.
sphinx_cards-sphinx_two_everywhere = Deux partout
sphinx_cards-sphinx_two_everywhere-text = 6 points si vous avez au moins 2 pierres dans l’obélisque, les tombeaux, le temple et la pyramide.
sphinx_cards-sphinx_grave_stones = Bâtisseur de tombeaux
sphinx_cards-sphinx_grave_stones-text = 1 point par pierre à vous dans les tombeaux.
sphinx_cards-sphinx_crew_masons = Maçons vigoureux
sphinx_cards-sphinx_crew_masons-text = 4 / 6 / 8 points si les maçons ont une force d’au moins 4 / 6 / 8.
sphinx_cards-sphinx_crew_haulers = Haleurs vigoureux
sphinx_cards-sphinx_crew_haulers-text = 4 / 6 / 8 points si les haleurs ont une force d’au moins 4 / 6 / 8.
sphinx_cards-sphinx_crew_carvers = Sculpteurs vigoureux
sphinx_cards-sphinx_crew_carvers-text = 4 / 6 / 8 points si les sculpteurs ont une force d’au moins 4 / 6 / 8.
sphinx_cards-sphinx_crew_overseer = Contremaître vigoureux
sphinx_cards-sphinx_crew_overseer-text = 4 / 6 / 8 points si le contremaître a une force d’au moins 4 / 6 / 8.
sphinx_cards-sphinx_most_quarry = Plus grande production de carrières
sphinx_cards-sphinx_most_quarry-text = 7 points si vous avez une production de carrières et que personne n’en a une plus grande.
sphinx_cards-sphinx_most_green = Plus grande production de champs verts
sphinx_cards-sphinx_most_green-text = 5 points si vous avez une production de champs verts et que personne n’en a une plus grande.
sphinx_cards-sphinx_most_yellow = Plus grande production de champs jaune-vert
sphinx_cards-sphinx_most_yellow-text = 7 points si vous avez une production de champs jaune-vert et que personne n’en a une plus grande.
sphinx_cards-sphinx_most_brown = Plus grande production de champs bruns
sphinx_cards-sphinx_most_brown-text = 5 points si vous avez une production de champs bruns et que personne n’en a une plus grande.
sphinx_cards-sphinx_last_stone = Bout du marché aux pierres
sphinx_cards-sphinx_last_stone-text = 4 points si vous êtes sur la dernière case du marché aux pierres.
sphinx_cards-sphinx_last_grain = Bout du marché au blé
sphinx_cards-sphinx_last_grain-text = 4 points si vous êtes sur la dernière case du marché au blé.
sphinx_cards-sphinx_last_both = Bout des deux marchés
sphinx_cards-sphinx_last_both-text = 7 points si vous êtes sur la dernière case des deux marchés.
sphinx_cards-sphinx_permanents = Faveurs permanentes
sphinx_cards-sphinx_permanents-text = 2 points par carte Nil permanente à vous (hors champs et carrières).
sphinx_cards-sphinx_per_10 = Faveur de Pharaon
sphinx_cards-sphinx_per_10-text = Après tout le reste, 1 point par tranche complète de 10 points à vous.
sphinx_cards-sphinx_per_15 = Sourire de Pharaon
sphinx_cards-sphinx_per_15-text = Après tout le reste, 1 point par tranche complète de 15 points à vous.

## The parts of the score

parts-obelisk_graves = Obélisque et tombeaux
parts-temple_pyramid = Temple et pyramide
parts-pyramid_rows = Rangées de la pyramide
parts-sphinx_returned = Cartes Sphinx remises
parts-grain_market = Marché au blé
parts-nile_cards = Cartes Nil
parts-feeding = Blé manquant
parts-joint_building = Construction commune
parts-stone_sale = Vente de pierres
parts-graves = Tombeaux en fin de partie
parts-sphinx_cards = Cartes Sphinx
parts-favour = Faveur ou sourire de Pharaon
parts-bid = Mise

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-bid = Misez des points sur une tuile d’ordre.
wait-bid = { $player } mise sur une tuile d’ordre.
help-bid =
    À la manche 1, la tuile 1 commence ; les suivantes donnent en revanche plus de pierres au départ.
    Les points misés sont déduits après le décompte final.
    Si quelqu’un surenchérit sur vous, vous misez aussitôt de nouveau.
prompt-ship = Placez un bateau sur le fleuve, ou passez.
wait-ship = { $player } choisit où placer un bateau.
help-ship =
    Chaque bateau doit être placé plus en aval que tous les vôtres de cette manche.
    Une case carte donne sa carte, une case ronde son effet ; sur un chantier, vous réservez le droit de construire.
    Une fois que vous avez passé, vous ne placez plus de bateau dans cette manche.
prompt-second_ship = Convoi : placez votre second bateau, ou renoncez-y.
wait-second_ship = { $player } place le second bateau d’un convoi.
help-second_ship =
    Ce bateau aussi doit être placé plus en aval que tous les vôtres.
    De toute façon, la carte « Convoi » est dépensée.
prompt-market_track = Choisissez le marché où vous avancez.
wait-market_track = { $player } choisit un marché.
help-market_track =
    Sur le marché au blé, le blé manquant coûte moins cher, et chaque avancée tout en bas donne 2 points.
    La moitié basse du marché aux pierres permet de vendre les pierres restantes en fin de partie, et chaque avancée tout en bas donne 3 pierres.
prompt-raise_crews = Recrues : augmentez deux équipes de 1, ou une équipe de 2.
wait-raise_crews = { $player } choisit les équipes à augmenter.
help-raise_crews =
    Des équipes plus fortes construisent davantage, mais mangent aussi plus : 1 blé par point de force.
    Le maximum est de 9, et ce qui le dépasse est perdu.
prompt-alyi_crew = Alyi : choisissez l’équipe que vous augmentez de 1.
wait-alyi_crew = { $player } choisit une équipe à augmenter.
help-alyi_crew =
    Le contremaître ne peut pas être choisi ici.
    Quelle que soit l’équipe, vous gagnez aussi 2 pierres.
prompt-upgrade_field = Canal : choisissez le champ auquel vous l’attachez.
wait-upgrade_field = { $player } choisit un champ pour le Canal.
help-upgrade_field =
    Un champ brun produit alors comme un champ jaune-vert, et un champ jaune-vert comme un champ vert.
    Une fois attaché, le Canal ne change plus de place.
prompt-irrigation = Déplacez le marqueur d’irrigation d’une case, ou laissez-le.
wait-irrigation = { $player } décide de l’irrigation.
help-irrigation =
    Les eaux valent pour tous : par basses eaux, seuls les champs verts donnent du blé, par hautes eaux, tous.
    Regardez aussi les champs des autres, pas seulement les vôtres.
prompt-double_round_space = Utiliser « Double bénéfice » pour répéter l’effet de cette case ?
wait-double_round_space = { $player } décide d’utiliser ou non « Double bénéfice ».
help-double_round_space =
    Tout l’effet se produit une seconde fois, et la carte quitte la partie.
    Si vous la gardez, vous pourrez l’utiliser plus tard sur une autre case ronde.
prompt-leftover_card = Glaneur des rives : prenez une des cartes restantes, ou aucune.
wait-leftover_card = { $player } examine les cartes restantes.
help-leftover_card =
    La carte agit comme si un de vos bateaux l’avait prise.
    Les autres cartes restées sur le fleuve quittent la partie ; le Glaneur agira de nouveau à la manche suivante.
prompt-feeding = Faites des actions libres avant de nourrir vos équipes, ou continuez.
wait-feeding = { $player } peut faire des actions libres avant le repas.
help-feeding =
    Il vous faut autant de blés que la force totale de vos équipes et de votre contremaître.
    Une équipe augmentée maintenant doit aussitôt être nourrie ; plus tard dans la manche, une augmentation ne coûte pas de blé.
prompt-grain = Il manque du blé : trouvez-en encore, ou acceptez la perte.
wait-grain = { $player } manque de blé.
help-grain =
    Un Grenier vaut 4 blés, et avec « Des pierres contre du pain », chaque pierre en vaut 1.
    Chaque blé qui manque encore coûte 3, 2 ou 1 point : plus vous êtes bas sur le marché au blé, moins il coûte.
    Les équipes mal nourries travaillent normalement.
prompt-opening = Faites des actions libres avant les constructions, ou continuez.
wait-opening = { $player } peut faire des actions libres avant les constructions.
help-opening =
    Une équipe augmentée maintenant construit déjà avec sa nouvelle force, et ne mange davantage qu’à la manche suivante.
    Le « Sceau de Pharaon » ne se joue qu’ici : vous construisez alors en premier sur chaque chantier où vous avez un bateau.
prompt-build = Choisissez qui construit ici, ou ne construisez pas.
wait-build = { $player } choisit qui construit.
help-build =
    La force et les pierres vous limitent ; ce que vous construisez coûte autant de pierres qu’il rapporte de points.
    Chaque équipe ne travaille que sur un chantier par manche ; le contremaître aussi, et jamais seul.
    Si vous ne construisez pas, votre bateau ne compte pas pour la construction commune.
prompt-sphinx_draw = Choisissez combien de cartes Sphinx vous piochez.
wait-sphinx_draw = { $player } décide combien de cartes Sphinx piocher.
help-sphinx_draw =
    Chaque carte coûte 1 pierre, sauf celles qu’une de vos cartes rend gratuites ; vous en piochez 5 au plus.
    Vous les regardez en secret et en gardez une, et chaque carte remise rapporte 1 point.
prompt-sphinx_keep = Gardez une des cartes Sphinx piochées, ou aucune.
wait-sphinx_keep = { $player } regarde des cartes Sphinx.
help-sphinx_keep =
    Vous seul voyez ces cartes ; celle que vous gardez compte en fin de partie.
    Chaque carte remise rapporte aussitôt 1 point.
    Avec « Double énigme », vous pouvez en garder deux.
prompt-work = Posez une pierre ; après la première, vous pouvez aussi terminer.
wait-work = { $player } pose des pierres.
help-work =
    Chaque pierre coûte autant de pierres de votre réserve que la valeur de sa case.
    Quand vous terminez, vous gagnez autant de points que vous avez dépensé de pierres ; la force restante est perdue.
prompt-last_call = Dernier appel : faites vos dernières actions libres, ou continuez.
wait-last_call = { $player } peut faire des actions libres une dernière fois.
help-last_call =
    Vient ensuite le décompte final, et les cartes non jouées ne valent plus rien.
    Les pierres restantes n’y sont vendues que si vous êtes sur la case 2 ou 3 du marché aux pierres.

## Choices, as labels of buttons; some texts tell more, where the position is known
## bid: $tile, $points; ship…: $place, and …_card: $card that lies there; track: $track
## raise_two, raise_twice: $first, $second (crews); raise_one, train: $crew; irrigate…: $place
## take_leftover…: $space, and …_card: $card; play_…, train: $card; sell, pay_grain: $stones
## upgrade: $field; accept_loss_of, stop_with: $points
## build…: $crews (a list), $cards (how many of Overtime), $strength (of the build)
## draw…: $paid, $free (numbers of cards); keep_one: $card; keep_two: $first, $second
## lay…: $space, $value

choice-ship = Placer un bateau : { $place }
choice-ship_card = Placer un bateau : { $place }, { $card }
choice-ship_two = Placer deux bateaux, le premier : { $place }
choice-ship_two_card = Placer deux bateaux, le premier : { $place }, { $card }
choice-pass = Passer
choice-no_second_ship = Pas de second bateau
choice-track = Avancer : { $track }
choice-raise_two = Augmenter de 1 : { $first } et { $second }
choice-raise_twice = Augmenter de 2 : { $first }
choice-raise_one = Augmenter de 1 : { $crew }
choice-irrigate = Déplacer le marqueur d’irrigation : { $place }
choice-irrigate_stay = Laisser le marqueur d’irrigation : { $place }
choice-double = Utiliser « Double bénéfice »
choice-no_double = Ne pas doubler
choice-take_leftover = Prendre la carte : { $space }
choice-take_leftover_card = Prendre la carte : { $card } ({ $space })
choice-no_leftover = Ne prendre aucune carte
choice-go_on = Continuer
choice-play_stones = Jouer « { $card } »
choice-sell =
    { $stones ->
        [one] Vendre { $stones } pierre
       *[other] Vendre { $stones } pierres
    }
choice-train = Utiliser « { $card } » et augmenter : { $crew }
choice-upgrade = Attacher le Canal : { $field }
choice-play_grain = Jouer « { $card } »
choice-pay_grain =
    { $stones ->
        [one] Payer { $stones } pierre comme blé
       *[other] Payer { $stones } pierres comme blé
    }
choice-accept_loss = Accepter la perte
choice-accept_loss_of =
    { $points ->
        [one] Perdre { $points } point
       *[other] Perdre { $points } points
    }
choice-play_build_first = Jouer « Sceau de Pharaon »
choice-decline = Ne pas construire
choice-build = Construire : { $crews }
choice-build_with_cards = Construire : { $crews }, avec { $cards } × { nile_cards-strength_3_a }
choice-build_strength = Construire avec une force de { $strength } : { $crews }
choice-build_strength_cards = Construire avec une force de { $strength } : { $crews }, avec { $cards } × { nile_cards-strength_3_a }
choice-draw =
    { $paid ->
        [one] Piocher { $paid } carte Sphinx
       *[other] Piocher { $paid } cartes Sphinx
    }
choice-draw_free =
    { $paid ->
        [one] Piocher { $paid } carte Sphinx, plus { $free } sans payer
       *[other] Piocher { $paid } cartes Sphinx, plus { $free } sans payer
    }
choice-keep_none = Ne garder aucune carte
choice-keep_one = Garder la carte : { $card }
choice-keep_two = Garder deux cartes : « { $first } » et « { $second } »
choice-lay = Poser une pierre : { $space }
choice-lay_for = Poser une pierre : { $space } (valeur { $value })
choice-stop = Terminer
choice-stop_with =
    { $points ->
        [one] Terminer pour { $points } point
       *[other] Terminer pour { $points } points
    }
choice-bid =
    { $points ->
        [one] Miser { $points } point : { $tile }
       *[other] Miser { $points } points : { $tile }
    }

## Events, as lines of the log
## $player: a name, in all that somebody does
## bid: $tile, $points; order, new_order: $players (a list, first player first); dealt: $card
## round: $number; phase: $phase; ship: $place; card_…: $card; raised: $crew, $to (strength)
## stones: $amount, $lost (above the maximum); stones_paid, points_lost, grain: $amount
## points: $amount, $part; market: $track, $to (space); irrigated: $place; upgraded: $field
## doubled: $space; fed: $need, $supply; builds: $site, $strength; declined, speculates: $site
## stone_laid: $space, $value; grave_revealed: $place (number), $value; row_complete: $row
## sphinx_drawn: $number; sphinx_kept: $kept, $returned (numbers); sphinx_seen, _chosen: $cards
## joint_building: $sites (number); sphinx_revealed: $card, $points; scored: $total

event-bid =
    { $points ->
        [one] { $player } mise { $points } point : { $tile }.
       *[other] { $player } mise { $points } points : { $tile }.
    }
event-order = Ordre du tour : { $players }.
event-dealt = { $player } reçoit une carte Sphinx : { $card }.
event-round = La manche { $number } commence.
event-cards_laid = De nouvelles cartes Nil sont en place.
event-phase = Phase : { $phase }.
event-ship = { $player } place un bateau : { $place }.
event-passed = { $player } passe.
event-no_second_ship = { $player } renonce au second bateau.
event-card_taken = { $player } prend une carte : { $card }.
event-card_played = { $player } utilise une carte : { $card }.
event-raised =
    { $to ->
        [9] { $player } est au maximum : { $crew }, force { $to }.
       *[other] { $player } renforce : { $crew }, force { $to }.
    }
event-stones =
    { $lost ->
        [0]
            { $amount ->
                [one] { $player } gagne { $amount } pierre.
               *[other] { $player } gagne { $amount } pierres.
            }
       *[other]
            { $amount ->
                [one] { $player } gagne { $amount } pierre ; perte au-delà du maximum : { $lost }.
               *[other] { $player } gagne { $amount } pierres ; perte au-delà du maximum : { $lost }.
            }
    }
event-stones_paid =
    { $amount ->
        [one] { $player } paie { $amount } pierre.
       *[other] { $player } paie { $amount } pierres.
    }
event-points =
    { $amount ->
        [one] { $player } gagne { $amount } point ({ $part }).
       *[other] { $player } gagne { $amount } points ({ $part }).
    }
event-points_lost =
    { $amount ->
        [one] { $player } perd { $amount } point pour le blé manquant.
       *[other] { $player } perd { $amount } points pour le blé manquant.
    }
event-market = { $player } avance : { $track }, case { $to }.
event-irrigated = { $player } déplace le marqueur d’irrigation : { $place }.
event-upgraded = { $player } attache le Canal : { $field }.
event-doubled = { $player } utilise « Double bénéfice » : { $space }.
event-fed =
    { $need ->
        [one] { $player } a besoin de { $need } blé ; les champs en donnent { $supply }.
       *[other] { $player } a besoin de { $need } blés ; les champs en donnent { $supply }.
    }
event-grain =
    { $amount ->
        [one] { $player } ajoute { $amount } blé.
       *[other] { $player } ajoute { $amount } blés.
    }
event-build_first = { $player } joue « Sceau de Pharaon » et construit en premier partout.
event-builds = { $player } construit avec une force de { $strength } : { $site }.
event-declined = { $player } renonce à construire : { $site }.
event-speculates = { $player } prend la place libérée : { $site }.
event-stone_laid = { $player } pose une pierre : { $space } (valeur { $value }).
event-grave_revealed = Un tombeau de valeur { $value } est révélé à l’emplacement { $place }.
event-row_complete = La rangée { $row } de la pyramide est achevée ; bonus pour { $player }.
event-sphinx_drawn =
    { $number ->
        [one] { $player } pioche { $number } carte Sphinx.
       *[other] { $player } pioche { $number } cartes Sphinx.
    }
event-sphinx_seen = { $player } voit : { $cards }.
event-sphinx_kept =
    { $kept ->
        [0] { $player } ne garde aucune carte Sphinx ; remises : { $returned }.
        [one] { $player } garde { $kept } carte Sphinx ; remises : { $returned }.
       *[other] { $player } garde { $kept } cartes Sphinx ; remises : { $returned }.
    }
event-sphinx_chosen = { $player } a gardé : { $cards }.
event-joint_building =
    { $sites ->
        [one] { $player } a construit sur { $sites } chantier.
       *[other] { $player } a construit sur { $sites } chantiers.
    }
event-new_order = Nouvel ordre du tour : { $players }.
event-sphinx_revealed =
    { $points ->
        [one] { $player } révèle « { $card } » : { $points } point.
       *[other] { $player } révèle « { $card } » : { $points } points.
    }
event-scored =
    { $total ->
        [one] { $player } a { $total } point en tout.
       *[other] { $player } a { $total } points en tout.
    }
event-won = { $player } l’emporte !

## The board on the screen: regions, progress, steps of a round
## round: $now, $of

board-tab_river = Fleuve
board-tab_hand = En main
board-tab_mine = Mon plateau
board-round = Manche { $now } / { $of }
board-bidding = Enchère
board-step_ships = Bateaux
board-step_feeding = Repas
board-step_building = Construction
board-step_last_call = Dernier appel

## The board on the screen: the river, names for screen readers and tooltips
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

## The board on the screen: monuments
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

## The board on the screen: markets, irrigation, Sphinx deck, score track, order tiles
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

## The board on the screen: a player’s board
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

## The board on the screen: a player’s panel
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

## The board on the screen: what the button that confirms a choice says

board-verb_ship = Accoster ici
board-verb_ship_two = Accoster, deux bateaux
board-verb_pass = Passer
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
