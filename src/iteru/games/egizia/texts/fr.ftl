### Texts of Egizia in French: the ids of text_ids(), no more and no fewer.

## The game

game = Egizia
game-summary = Envoyez vos bateaux sur le Nil, rassemblez champs, carrières et privilèges, renforcez vos équipes et bâtissez ensemble obélisque, tombeaux, temple et pyramide. Après cinq manches, celui qui a le plus de points l’emporte.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## ship_last_builder: $site; the place of a ship moored with the Extra berth

player = Joueur { $number }
ship_last_builder = { $site }, après les autres

## Words of the text board

terms-sphinx_card = Carte Sphinx
terms-ship = Bateau
terms-stones = Pierres
terms-grain_needed = Blé nécessaire
terms-points = Points
terms-rank = Rang
terms-turn_order = Ordre du tour
terms-round = Manche

## Options

option-red_ship_cards = Cartes au bateau rouge
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

## Markets

markets-stone_market = Marché aux pierres
markets-grain_market = Marché au blé

## Irrigation

irrigation_spaces-irrigation_left = Basses eaux
irrigation_spaces-irrigation_middle = Eaux normales
irrigation_spaces-irrigation_right = Hautes eaux

## Spaces of the Nile, from source to mouth

nile_spaces-card_1 = Case carte Nil 1
nile_spaces-edfu = Edfou
nile_spaces-card_2 = Case carte Nil 2
nile_spaces-thebae = Thèbes
nile_spaces-card_3 = Case carte Nil 3
nile_spaces-site_sphinx = Sphinx
nile_spaces-card_4 = Case carte Nil 4
nile_spaces-passalon = Passalon
nile_spaces-card_5 = Case carte Nil 5
nile_spaces-selinon = Sélinon
nile_spaces-card_6 = Case carte Nil 6
nile_spaces-site_obelisk = Obélisque et tombeaux
nile_spaces-card_7 = Case carte Nil 7
nile_spaces-beni_hasan = Beni Hassan
nile_spaces-card_8 = Case carte Nil 8
nile_spaces-alyi = Alyi
nile_spaces-card_9 = Case carte Nil 9
nile_spaces-site_temple = Temple et pyramide
nile_spaces-card_10 = Case carte Nil 10
nile_spaces-heliopolis = Héliopolis

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

## Spaces of the buildings
## $level, $place, $row, and $number of the stone, from 1

obelisk_space = Obélisque, niveau { $level }
grave_space = Emplacement de tombeau { $place }
temple_spaces-left_column = Temple, colonne gauche { $number }
temple_spaces-right_column = Temple, colonne droite { $number }
temple_spaces-middle = Temple, colonne centrale { $number }
temple_spaces-top = Temple, sommet
pyramid_space = Pyramide, rangée { $row }, pierre { $number }

## Nile cards; copies have the same name
## fields-…: $grain; quarry: $stones

fields-green_field = Champ vert { $grain }
fields-yellow_field = Champ jaune-vert { $grain }
fields-brown_field = Champ brun { $grain }
quarry = Carrière { $stones }
nile_cards-sphinx_plus_2 = Voyante du Sphinx
nile_cards-raise_each_round = École des bâtisseurs
nile_cards-reuse_round_space = Privilège du port
nile_cards-stones_as_grain = Des pierres contre du pain
nile_cards-market_2 = Contrat commercial
nile_cards-raise_any_2_a = Recrues
nile_cards-grain_4_a = Grenier
nile_cards-double_round_space = Double bénéfice
nile_cards-strength_3_a = Heures supplémentaires
nile_cards-sphinx_plus_1 = Élève du Sphinx
nile_cards-upstream = Vent d’amont
nile_cards-leftover_card = Glaneur des rives
nile_cards-field_upgrade = Canal
nile_cards-grave_card = Tombeau familial
nile_cards-stones_for_strength = Journaliers
nile_cards-raise_three = Levée du nome
nile_cards-raise_any_2_b = { nile_cards-raise_any_2_a }
nile_cards-points_obelisk_graves_a = Louange de l’obélisque et des tombeaux
nile_cards-two_ships = Convoi
nile_cards-two_crews_a = Effort commun
nile_cards-keep_two_sphinx_a = Double énigme
nile_cards-stones_6_a = Livraison de pierres
nile_cards-grain_4_b = { nile_cards-grain_4_a }
nile_cards-stones_6_b = { nile_cards-stones_6_a }
nile_cards-strength_3_b = { nile_cards-strength_3_a }
nile_cards-two_crews_b = { nile_cards-two_crews_a }
nile_cards-build_first = Sceau de Pharaon
nile_cards-sell_stones = Grande vente
nile_cards-keep_two_sphinx_b = { nile_cards-keep_two_sphinx_a }
nile_cards-occupied_site = Quai supplémentaire
nile_cards-points_obelisk_graves_b = { nile_cards-points_obelisk_graves_a }
nile_cards-points_temple_pyramid = Louange du temple et de la pyramide
nile_cards-raise_any_2_c = { nile_cards-raise_any_2_a }

## Sphinx cards
## $level (of the obelisk), $least (columns, or stones of one’s own)

sphinx_cards-sphinx_obelisk_level_7 = Niveau { $level } de l’obélisque
sphinx_cards-sphinx_obelisk_level_8 = { sphinx_cards-sphinx_obelisk_level_7 }
sphinx_cards-sphinx_obelisk_level_9 = { sphinx_cards-sphinx_obelisk_level_7 }
sphinx_cards-sphinx_one_column =
    { $least ->
        [1] Une colonne
       *[other] Les deux colonnes
    }
sphinx_cards-sphinx_both_columns = { sphinx_cards-sphinx_one_column }
sphinx_cards-sphinx_all_graves = Tous les tombeaux
sphinx_cards-sphinx_pyramid = Pyramide
sphinx_cards-sphinx_players_last_stone = Beaucoup au bout du marché aux pierres
sphinx_cards-sphinx_players_last_grain = Beaucoup au bout du marché au blé
sphinx_cards-sphinx_temple_4_stones =
    { $least ->
        [one] { $least } pierre dans le temple
       *[other] { $least } pierres dans le temple
    }
sphinx_cards-sphinx_pyramid_6_stones =
    { $least ->
        [one] { $least } pierre dans la pyramide
       *[other] { $least } pierres dans la pyramide
    }
sphinx_cards-sphinx_pyramid_7_stones = { sphinx_cards-sphinx_pyramid_6_stones }
sphinx_cards-sphinx_obelisk_4_stones =
    { $least ->
        [one] { $least } pierre dans l’obélisque
       *[other] { $least } pierres dans l’obélisque
    }
sphinx_cards-sphinx_obelisk_5_stones = { sphinx_cards-sphinx_obelisk_4_stones }
sphinx_cards-sphinx_two_everywhere =
    { $least ->
        [1] Une partout
        [2] Deux partout
       *[other] { $least } partout
    }
sphinx_cards-sphinx_grave_stones = Bâtisseur de tombeaux
sphinx_cards-sphinx_crew_masons = Maçons vigoureux
sphinx_cards-sphinx_crew_haulers = Haleurs vigoureux
sphinx_cards-sphinx_crew_carvers = Sculpteurs vigoureux
sphinx_cards-sphinx_crew_overseer = Contremaître vigoureux
sphinx_cards-sphinx_most_quarry = Plus grande production de carrières
sphinx_cards-sphinx_most_green = Plus grande production de champs verts
sphinx_cards-sphinx_most_yellow = Plus grande production de champs jaune-vert
sphinx_cards-sphinx_most_brown = Plus grande production de champs bruns
sphinx_cards-sphinx_last_stone = Bout du marché aux pierres
sphinx_cards-sphinx_last_grain = Bout du marché au blé
sphinx_cards-sphinx_last_both = Bout des deux marchés
sphinx_cards-sphinx_permanents = Faveurs permanentes
sphinx_cards-sphinx_per_10 = Faveur de Pharaon
sphinx_cards-sphinx_per_15 = Sourire de Pharaon

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

## Raisons : ce qui compte dans l’avis d’un bot, et ce qu’un choix apporte de plus ou de moins
## …-more, …-less: $points

reason-score = Points sur la piste
reason-score-more = Davantage de points sur la piste de score : environ { $points } (2.3).
reason-score-less = Moins de points sur la piste de score : environ { $points } (2.3).
reason-stones = Pierres à poser
reason-stones-more = Davantage de points grâce aux pierres que poseront vos équipes : environ { $points } (8.3.2).
reason-stones-less = Moins de points grâce aux pierres que poseront vos équipes : environ { $points } (8.3.2).
reason-sites = Travail sur les chantiers
reason-sites-more = Davantage de points pour les chantiers où vous construisez pendant cette manche : environ { $points } (9.1).
reason-sites-less = Moins de points pour les chantiers où vous construisez pendant cette manche : environ { $points } (9.1).
reason-hunger = Blé manquant
reason-hunger-more = Moins de points perdus pour le blé manquant : environ { $points } (6.5).
reason-hunger-less = Davantage de points perdus pour le blé manquant : environ { $points } (6.5).
reason-graves = Tombeaux en fin de partie
reason-graves-more = Davantage de points pour vos tombeaux en fin de partie : environ { $points } (10.2.2).
reason-graves-less = Moins de points pour vos tombeaux en fin de partie : environ { $points } (10.2.2).
reason-markets = Marchés
reason-markets-more = Davantage de points grâce à vos marqueurs sur les marchés : environ { $points } (2.5).
reason-markets-less = Moins de points grâce à vos marqueurs sur les marchés : environ { $points } (2.5).
reason-rows = Rangées de la pyramide
reason-rows-more = Davantage de points pour les rangées de la pyramide : environ { $points } (8.3.3.3).
reason-rows-less = Moins de points pour les rangées de la pyramide : environ { $points } (8.3.3.3).
reason-cards = Cartes devant vous
reason-cards-more = Davantage de points grâce aux cartes devant vous : environ { $points } (12.3).
reason-cards-less = Moins de points grâce aux cartes devant vous : environ { $points } (12.3).
reason-sphinx = Cartes Sphinx
reason-sphinx-more = Davantage de points pour vos cartes Sphinx : environ { $points } (10.2.3).
reason-sphinx-less = Moins de points pour vos cartes Sphinx : environ { $points } (10.2.3).
reason-ships = Bateaux à placer
reason-ships-more = Davantage de points grâce aux bateaux qu’il vous reste à placer : environ { $points } (5.2.2).
reason-ships-less = Moins de points grâce aux bateaux qu’il vous reste à placer : environ { $points } (5.2.2).

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-bid = Misez des points sur une tuile d’ordre.
wait-bid = { $player } mise sur une tuile d’ordre.
help-bid =
    À la manche 1, la tuile 1 commence ; chaque tuile donne son propre nombre de pierres au départ.
    Les points misés sont déduits après le décompte final.
    Si quelqu’un surenchérit sur vous, vous misez aussitôt de nouveau.
prompt-ship = Placez un bateau sur le fleuve, ou cessez de naviguer.
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
    Plus bas sur le marché au blé, le blé manquant coûte moins cher ; plus bas sur le marché aux pierres, vous pourrez vendre les pierres restantes en fin de partie.
    Chaque avancée qui finit sur la dernière case rapporte ce qui y est imprimé.
prompt-raise_crews = Recrues : augmentez deux équipes de 1, ou une équipe de 2.
wait-raise_crews = { $player } choisit les équipes à augmenter.
help-raise_crews =
    Des équipes plus fortes construisent davantage, mais mangent aussi plus : 1 blé par point de force.
    Ce qui dépasse le maximum est perdu.
prompt-alyi_crew = Choisissez l’équipe que vous augmentez.
wait-alyi_crew = { $player } choisit une équipe à augmenter.
help-alyi_crew =
    Le contremaître ne peut pas être choisi ici.
    Quelle que soit l’équipe, vous gagnez aussi les pierres de cette case.
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
    Vous pouvez jouer un Grenier, et avec « Des pierres contre du pain », chaque pierre vaut 1 blé.
    Chaque blé qui manque encore coûte des points ; combien, cela dépend de votre case du marché au blé.
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
    Vous payez chaque carte en pierres, sauf celles qu’une de vos cartes rend gratuites.
    Vous les regardez en secret et en gardez une, et chaque carte remise rapporte des points.
prompt-sphinx_keep = Gardez une des cartes Sphinx piochées, ou aucune.
wait-sphinx_keep = { $player } regarde des cartes Sphinx.
help-sphinx_keep =
    Vous seul voyez ces cartes ; celle que vous gardez compte en fin de partie.
    Chaque carte remise rapporte aussitôt des points.
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
    Les pierres restantes n’y sont vendues que si vous êtes allé assez loin sur le marché aux pierres.

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
choice-pass = Cesser de naviguer (passer)
choice-no_second_ship = Pas de second bateau
choice-track = Avancer : { $track }
choice-raise_two = Augmenter de 1 : { $first } et { $second }
choice-raise_twice = Augmenter de 2 : { $first }
choice-raise_one = Augmenter : { $crew }
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
## round: $number; phase: $phase; ship: $place; card_…: $card; raised: $crew, $to (strength), $left (to the maximum)
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
    { $left ->
        [0] { $player } est au maximum : { $crew }, force { $to }.
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
