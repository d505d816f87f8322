### Texts of Kemet in French: the ids of text_ids.py, no more and no fewer.

## The game

game = Kemet
game-summary = Élevez vos pyramides, achetez pouvoirs et créatures, lancez vos troupes à l’assaut des temples et des cités. Qui a assez de Points de Victoire à la fin d’un Jour l’emporte.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## di_copies: $card, $copies; reserve: where a creature goes

player = Joueur { $number }
di_copies =
    { $copies ->
        [1] { $card }
       *[other] { $copies } × { $card }
    }
reserve = réserve

## Options

option-mode = Mode
option-mode-short = Court (8 PV)
option-mode-long = Long (10 PV)
option-mode-beginner = Débutant (4 PV)
option-cities = Cités
option-cities-random = Au hasard
option-cities-choose = Au choix des joueurs
option-battle_discards = Carte Combat non jouée
option-battle_discards-hidden = Défaussée face cachée
option-battle_discards-open = Défaussée face visible
option-abandoned_creature = Créature abandonnée
option-abandoned_creature-reserve = Va en réserve
option-abandoned_creature-city = Revient en cité si possible

## Gods: who sits at the table

gods-anubis = Anubis
gods-bastet = Bastet
gods-horus = Horus
gods-sobek = Sobek
gods-wadjet = Ouadjet

## Cities

cities-nw = Cité du nord-ouest
cities-sw = Cité du sud-ouest
cities-c = Cité du centre
cities-ne = Cité du nord-est
cities-e = Cité de l’est

## Spaces of both sides of the board

areas-nw_1 = Quartier 1 (nord-ouest)
areas-nw_2 = Quartier 2 (nord-ouest)
areas-nw_3 = Quartier 3 (nord-ouest)
areas-sw_1 = Quartier 1 (sud-ouest)
areas-sw_2 = Quartier 2 (sud-ouest)
areas-sw_3 = Quartier 3 (sud-ouest)
areas-ne_1 = Quartier 1 (nord-est)
areas-ne_2 = Quartier 2 (nord-est)
areas-ne_3 = Quartier 3 (nord-est)
areas-e_1 = Quartier 1 (est)
areas-e_2 = Quartier 2 (est)
areas-e_3 = Quartier 3 (est)
areas-front_nw = Désert de la cité nord-ouest
areas-west_obelisk = Obélisque ouest
areas-front_sw = Désert de la cité sud-ouest
areas-west_bank = Rive ouest
areas-temple_west_cliff = Temple de la falaise ouest
areas-temple_west_nile = Temple de la rive ouest du Nil
areas-front_ne = Désert de la cité nord-est
areas-east_obelisk = Obélisque est
areas-east_bank = Rive est
areas-front_e = Désert de la cité est
areas-temple_east_nile = Temple de la rive est du Nil
areas-temple_east_cliff = Temple de la falaise est
areas-delta_shore = Rivage du Delta
areas-temple_delta = Temple du Delta
areas-c_1 = Quartier 1 (centre)
areas-c_2 = Quartier 2 (centre)
areas-c_3 = Quartier 3 (centre)
areas-west_obelisk_n = Obélisque nord-ouest
areas-front_c = Désert de la cité du centre
areas-west_obelisk_s = Obélisque sud-ouest
areas-sanctuary = Sanctuaire de tous les Dieux

## Colours of pyramids and power tiles

colours-white = Blanche
colours-red = Rouge
colours-blue = Bleue

## Actions, their spaces, the tokens

actions-pray = Prier
actions-raise = Faire évoluer une pyramide
actions-buy_white = Acheter un pouvoir blanc
actions-buy_red = Acheter un pouvoir rouge
actions-buy_blue = Acheter un pouvoir bleu
actions-recruit = Recruter
actions-move = Se déplacer / Combattre
actions-move_or_recruit = Volonté divine : se déplacer ou recruter
action_spaces-top_move = { actions-move } (niveau 3)
action_spaces-top_recruit = { actions-recruit } (niveau 3)
action_spaces-mid_move = { actions-move } (niveau 2)
action_spaces-mid_raise = { actions-raise } (niveau 2)
action_spaces-mid_pray = { actions-pray } (niveau 2)
action_spaces-low_pray = { actions-pray } (niveau 1)
action_spaces-low_buy_white = { actions-buy_white } (niveau 1)
action_spaces-low_buy_red = { actions-buy_red } (niveau 1)
action_spaces-low_buy_blue = { actions-buy_blue } (niveau 1)
action_spaces-gold = { actions-move_or_recruit }
action_tokens-regular = Jeton d’Action
action_tokens-silver = Jeton d’Action argenté
action_tokens-gold = Jeton d’Action doré

## Power tiles: names

power_tiles-charge_1 = Chargez !
power_tiles-charge_2 = { power_tiles-charge_1 }
power_tiles-stargate = Porte des étoiles
power_tiles-god_speed = Célérité
power_tiles-carnage = Carnage
power_tiles-offensive_strategy = Stratégie offensive
power_tiles-open_gates = Passe Muraille
power_tiles-teleport = Téléport
power_tiles-royal_scarab = Scarabée géant
power_tiles-blades_of_neith = Lames de Neith
power_tiles-divine_wound = Blessure divine
power_tiles-victory_point_red = Point de Victoire
power_tiles-giant_scorpion = Scorpion démon
power_tiles-initiative = Initiative
power_tiles-phoenix = Phénix
power_tiles-act_of_god_red = Action divine
power_tiles-recruiting_scribe_1 = Scribe recruteur
power_tiles-recruiting_scribe_2 = { power_tiles-recruiting_scribe_1 }
power_tiles-defense_1 = Défense !
power_tiles-defense_2 = { power_tiles-defense_1 }
power_tiles-legion = Légion
power_tiles-ancestral_elephant = Éléphant ancestral
power_tiles-defensive_strategy = Stratégie défensive
power_tiles-deep_desert_snake = Guivre du désert
power_tiles-shield_of_neith = Boucliers de Neith
power_tiles-defensive_victory = Victoire défensive
power_tiles-prescience = Prescience
power_tiles-victory_point_blue = { power_tiles-victory_point_red }
power_tiles-reinforcements = Renforts
power_tiles-sphinx = Sphinx
power_tiles-divine_will = Volonté divine
power_tiles-act_of_god_blue = { power_tiles-act_of_god_red }
power_tiles-priest_1 = Prêtre
power_tiles-priest_2 = { power_tiles-priest_1 }
power_tiles-priestess_1 = Prêtresse
power_tiles-priestess_2 = { power_tiles-priestess_1 }
power_tiles-slaves = Esclaves
power_tiles-high_priest = Grand prêtre
power_tiles-crusade = Croisade
power_tiles-divine_boon = Don divin
power_tiles-hand_of_god = Main de Dieu
power_tiles-vision = Vision
power_tiles-holy_war = Guerre sainte
power_tiles-victory_point_white = { power_tiles-victory_point_red }
power_tiles-priest_of_ra = Prêtre de Râ
power_tiles-priest_of_amon = Prêtre d’Amon
power_tiles-mummy = Prêtre-Momie
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

di_cards-war_rage = Rage guerrière
di_cards-war_fury = Furie guerrière
di_cards-bloody_battle = Combat sanglant
di_cards-bloodbath = Bain de sang
di_cards-bronze_wall = Mur de bronze
di_cards-iron_wall = Mur de fer
di_cards-prayer = Prière
di_cards-mana_theft = Vol de mana
di_cards-enlistment = Enrôlement
di_cards-raining_fire = Pluie de feu
di_cards-teleportation = Téléportation
di_cards-open_gates_card = Passe Muraille
di_cards-veto = Veto
di_cards-escape = Fuite

## Battle cards: names

battle_cards-cavalry_blitz = Assaut de cavalerie
battle_cards-fervent_purge = Purge fervente
battle_cards-shield_push = Poussée de boucliers
battle_cards-mixed_tactics = Tactique mixte
battle_cards-phalanx_defense = Défense en phalange
battle_cards-chariot_raid = Raid de chars
battle_cards-offensive_strategy_card = Stratégie offensive
battle_cards-defensive_strategy_card = Stratégie défensive

## Phases of a game

phases-setup = Mise en place
phases-night = Nuit
phases-day = Jour
phases-attribution = Fin du Jour
phases-over = Fin de la partie

## The parts of the score

parts-temples = Temples
parts-pyramids = Hautes pyramides
parts-battles = Combats
parts-two_temples = Deux temples en fin de Jour
parts-sanctuary = Sanctuaire
parts-tiles = Tuiles Pouvoir

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-choose_city = Choisissez votre cité.
wait-choose_city = { $player } choisit une cité.
help-choose_city =
    Chaque cité a trois quartiers, et toutes sont à égale distance les unes des autres.
    La cité reste la vôtre toute la partie ; d’elle dépendent les temples les plus proches.
prompt-setup_pyramids = Choisissez le niveau de départ de vos pyramides.
wait-setup_pyramids = { $player } choisit le niveau de ses pyramides.
help-setup_pyramids =
    Une pyramide permet d’acheter des tuiles Pouvoir de sa couleur, jusqu’à son niveau.
    Les tuiles blanches rapportent des Points de Prière, les rouges aident à se déplacer et à attaquer, les bleues à défendre.
    Une pyramide de niveau 0 attend dans votre réserve que vous l’éleviez.
prompt-place_pyramid = Choisissez un quartier pour la pyramide.
wait-place_pyramid = { $player } choisit un quartier pour une pyramide.
help-place_pyramid =
    Un quartier n’accueille qu’une pyramide.
    Vos troupes peuvent s’y téléporter vers un obélisque ; un adversaire qui prend le quartier contrôle la pyramide.
prompt-setup_units = Répartissez 10 unités dans vos quartiers avec pyramide.
wait-setup_units = { $player } place ses premières unités.
help-setup_units =
    Un quartier accueille 5 unités au plus ; les 2 dernières restent en réserve.
    Un quartier vide est vite pris, et sa pyramide avec lui.
prompt-keep_di = Vision : gardez une des cartes Intervention Divine piochées.
wait-keep_di = { $player } regarde des cartes Intervention Divine.
help-keep_di =
    Vous seul voyez ces cartes.
    Les autres retournent dans la pioche, qui est mélangée.
prompt-night_power_order = Choisissez le pouvoir de la Nuit que vous utilisez d’abord.
wait-night_power_order = { $player } choisit l’ordre de ses pouvoirs de la Nuit.
help-night_power_order =
    « Main de Dieu » élève une pyramide, « Renforts » apporte des unités.
    Vous pourrez encore renoncer à chacun quand viendra son tour.
prompt-hand_of_god = Main de Dieu : élevez gratuitement une de vos pyramides, ou aucune.
wait-hand_of_god = { $player } peut élever une pyramide avec « Main de Dieu ».
help-hand_of_god =
    Il faut que la pyramide soit à vous et qu’aucun adversaire ne la contrôle.
    Une pyramide de la réserve est aussitôt placée dans votre cité.
prompt-reinforcements = Renforts : placez des unités de votre réserve, ou terminez.
wait-reinforcements = { $player } place des renforts.
help-reinforcements =
    Les unités vont dans les quartiers de votre cité et dans une de vos troupes hors de la cité.
    Placées dans un quartier tenu par un adversaire, elles attaquent aussitôt.
prompt-turn_order = Choisissez qui vient ensuite dans l’ordre du tour de ce Jour.
wait-turn_order = { $player } fixe l’ordre du tour de ce Jour.
help-turn_order =
    Vous avez le moins de Points de Victoire : vous fixez donc tout l’ordre, un joueur après l’autre.
    Après le dernier tour du Jour, personne ne peut riposter ; mais une place plus tôt départage les égalités pour la victoire.
prompt-choose_token_and_space = Choisissez une action, ou jouez une carte.
wait-choose_token_and_space = { $player } choisit une action.
help-choose_token_and_space =
    À chacun de vos cinq tours, vous placez un jeton normal ; une case n’accueille qu’un jeton par Jour.
    À la fin du Jour, il vous faut un jeton sur chacun des niveaux 1, 2 et 3 de votre plateau.
    Les jetons argenté et doré sont des actions en plus, une fois par Jour.
prompt-gold_action = Jeton doré : se déplacer ou recruter ?
wait-gold_action = { $player } choisit l’action du jeton doré.
help-gold_action =
    Le jeton doré vous donne une action de plus : se déplacer ou recruter.
    Il ne compte pas pour les trois niveaux de votre plateau.
prompt-raise_choice = Choisissez une pyramide et son nouveau niveau, ou renoncez.
wait-raise_choice = { $player } choisit une pyramide à élever.
help-raise_choice =
    Vous payez des Points de Prière pour chaque niveau que gagne la pyramide.
    Vous élevez une seule pyramide, d’autant de niveaux que vous voulez ; elle peut aussi être une conquête.
    Les plus hautes pyramides valent des Points de Victoire à qui les contrôle.
prompt-buy_choice = Choisissez une tuile Pouvoir, ou renoncez.
wait-buy_choice = { $player } choisit une tuile Pouvoir.
help-buy_choice =
    Une tuile coûte les Points de Prière qu’elle montre, et il faut contrôler une pyramide de sa couleur d’au moins le niveau de la tuile.
    Elle est à vous pour toujours et agit aussitôt ; on ne peut pas avoir deux fois la même.
prompt-place_creature = Placez votre nouvelle créature dans votre cité, ou gardez-la en réserve.
wait-place_creature = { $player } place une nouvelle créature.
help-place_creature =
    Le quartier doit avoir au moins une de vos unités et aucune autre de vos créatures.
    Une créature n’aide que la troupe qu’elle accompagne ; elle sort de la réserve quand vous recrutez.
prompt-replace_card = Choisissez la carte Combat que vous cédez contre la carte spéciale.
wait-replace_card = { $player } choisit une carte Combat à céder.
help-replace_card =
    Toutes vos cartes Combat sont revenues en main.
    La carte cédée quitte la partie, et tous voient laquelle c’est.
prompt-recruit_choice = Recruter : placez des unités de votre réserve dans votre cité, ou terminez.
wait-recruit_choice = { $player } recrute.
help-recruit_choice =
    Chaque unité coûte 1 Point de Prière ; la limite de troupe vaut dans chaque quartier.
    Placées dans un quartier tenu par un adversaire, vos unités attaquent aussitôt.
    Quand vous terminez, les créatures de la réserve reviennent dans votre cité s’il y a de la place.
prompt-return_creatures = Choisissez une créature qui revient, et son quartier.
wait-return_creatures = { $player } fait revenir des créatures.
help-return_creatures =
    Le quartier doit avoir au moins une de vos unités et aucune autre de vos créatures.
    Toutes celles qui ont de la place reviennent ; les autres restent en réserve.
prompt-battle_order = Choisissez le combat que vous livrez d’abord.
wait-battle_order = { $player } choisit le prochain combat.
help-battle_order =
    Les combats se livrent l’un après l’autre.
    Les cartes utilisées dans le premier manqueront dans le suivant.
prompt-move_origin = Choisissez la case d’où part votre troupe, ou ne vous déplacez pas.
wait-move_origin = { $player } choisit une troupe à déplacer.
help-move_origin =
    Combien d’unités partent, et vers où, vous le choisirez ensuite.
    Pour franchir la muraille d’une autre cité, le déplacement doit commencer dans le désert qui l’entoure ou dans cette cité.
prompt-move_depart = Choisissez où va votre troupe, ou arrêtez-vous.
wait-move_depart = { $player } déplace une troupe.
help-move_depart =
    Un pas vers une case voisine, ou d’un port à l’autre par le Nil, coûte 1 point de déplacement.
    Depuis une pyramide, vous pouvez vous téléporter vers un obélisque contre des Points de Prière, sans point de déplacement.
    Entrer sur une case avec une troupe adverse est une attaque.
prompt-move_group = Choisissez combien d’unités partent.
wait-move_group = { $player } choisit les unités qui partent.
help-move_group =
    Les unités qui restent gardent le contrôle de la case.
    Une créature laissée sans unité quitte le plateau ou revient dans votre cité.
prompt-card_teleport = Téléportation : choisissez l’obélisque.
wait-card_teleport = { $player } choisit où se téléporter.
help-card_teleport =
    La troupe va sur n’importe quelle case avec obélisque, sans point de déplacement.
    Si une troupe adverse s’y trouve, vous l’attaquez.
prompt-enlistment = Enrôlement : placez des unités de votre réserve, ou terminez.
wait-enlistment = { $player } place des unités enrôlées.
help-enlistment =
    Les unités vont dans les quartiers de votre cité, ou toutes dans une de vos troupes, où qu’elle soit.
    Placées dans un quartier tenu par un adversaire, elles attaquent aussitôt.
prompt-raining_fire = Pluie de feu : choisissez la troupe qu’elle frappe.
wait-raining_fire = { $player } choisit où tombera le feu.
help-raining_fire =
    Ce qui est détruit retourne dans la réserve de son propriétaire.
    Ce n’est pas un combat : personne n’y gagne de Point de Victoire.
prompt-veto = Mettez votre veto à la carte qui vient d’être jouée, ou passez.
wait-veto = { $player } peut mettre son veto à la carte.
help-veto =
    Une carte frappée d’un veto n’a pas d’effet, et ce qu’elle a coûté est perdu.
    On vous le demande même si vous n’avez pas de Veto, pour que personne ne sache qui en a.
prompt-escape = Votre troupe est attaquée : fuyez, ou passez.
wait-escape = { $player } peut fuir l’attaque.
help-escape =
    Avec la carte « Fuite », toute votre troupe va sur une case voisine libre, et il n’y a pas de combat.
    On vous le demande même si vous n’avez pas cette carte, pour que personne ne sache qui l’a.
prompt-escape_space = Fuite : choisissez où va votre troupe.
wait-escape_space = { $player } choisit où fuir.
help-escape_space =
    Toute la troupe y va, avec sa créature ; les murailles ne gênent pas.
    L’attaquant reste et peut poursuivre son déplacement.
prompt-battle_card = Choisissez la carte Combat que vous jouez.
wait-battle_card = { $player } choisit une carte Combat.
help-battle_card =
    La plus grande Force l’emporte ; à égalité, c’est le défenseur.
    Les Dégâts détruisent des unités adverses, la Protection sauve les vôtres.
    Seul un adversaire qui a « Prescience » voit votre carte avant la révélation.
prompt-battle_discard = Choisissez une autre carte Combat, que vous défaussez sans l’utiliser.
wait-battle_discard = { $player } choisit une carte Combat à défausser.
help-battle_discard =
    Elle n’a aucun effet dans ce combat.
    Une fois votre main vide, vous reprenez vos six cartes.
prompt-battle_di = Ajoutez au combat des cartes Intervention Divine, ou aucune.
wait-battle_di = { $player } choisit des cartes Intervention Divine.
help-battle_di =
    Votre adversaire les voit à la révélation ; c’est alors que vous les payez.
    Les cartes utilisées sont défaussées, quel que soit le vainqueur.
prompt-divine_wound = Blessure divine : défaussez des cartes pour plus de Force, ou terminez.
wait-divine_wound = { $player } peut défausser des cartes pour gagner en Force.
help-divine_wound =
    Toutes les cartes Combat sont révélées : vous savez ce qui manque.
    Toute carte Intervention Divine de votre main convient ; les autres voient ce que vous défaussez.
prompt-creature_return = Choisissez le quartier où revient votre créature.
wait-creature_return = { $player } choisit un quartier pour une créature.
help-creature_return =
    La dernière unité qu’elle accompagnait a été détruite : elle revient dans votre cité.
    Le quartier doit avoir au moins une de vos unités et aucune autre de vos créatures.
prompt-loser_choice = Vous avez perdu le combat : choisissez ce que fait votre troupe.
wait-loser_choice = { $player } a perdu le combat et décide ce que fait sa troupe.
help-loser_choice =
    Les unités renvoyées vont dans votre réserve et rapportent des Points de Prière ; leur créature les suit.
    Si vous battez en retraite, le vainqueur choisit pour vous une case voisine libre.
    Si le vainqueur n’a plus d’unité, votre troupe peut rester sur place.
prompt-retreat_space = Choisissez où la troupe vaincue bat en retraite.
wait-retreat_space = { $player } choisit où la troupe vaincue bat en retraite.
help-retreat_space =
    La case est voisine par terre ou par un port, et libre de tout adversaire du vaincu.
    Toute la troupe y va, avec sa créature.
prompt-winner_choice = Vous avez gagné le combat : rester sur place, ou renvoyer votre troupe ?
wait-winner_choice = { $player } a gagné le combat et décide ce que fait sa troupe.
help-winner_choice =
    Si vous restez, vous tenez la case.
    Les unités renvoyées vont dans votre réserve et rapportent des Points de Prière.
prompt-delta_sacrifice = Temple du Delta : sacrifier des unités pour des Points de Prière ?
wait-delta_sacrifice = { $player } décide pour le temple du Delta.
help-delta_sacrifice =
    Les unités sacrifiées retournent dans votre réserve ; sans sacrifice, le temple ne rapporte pas de Points de Prière.
    S’il ne vous reste pas d’unité là-bas, vous perdez le temple avant le compte des Points de Victoire.
prompt-sanctuary_sacrifice = Sanctuaire de tous les Dieux : sacrifier des unités pour des Points de Victoire permanents ?
wait-sanctuary_sacrifice = { $player } décide pour le Sanctuaire.
help-sanctuary_sacrifice =
    Les unités retournent dans votre réserve, et ce que vous gagnez ne se perd jamais.
    Tenir le Sanctuaire ne donne pas de point en soi, et il ne compte pas comme un temple.

## Choices, as labels of buttons; some texts tell more, where the position is known
## $area, $card, $tile, $creature, $city, $space: names; $token: its id; $colour: of a pyramid
## levels: $white, $red, $blue (levels); spread: $one, $two, $three (units by district)
## put, take…: $units; next: $other (a name); raise…: $level; …_for: $cost (prayer points)
## …_attack, strike_of: $opponent (a name); add: $cards (a list of di_copies)
## bless_to: $level; wound_for: $strength; recall_for, sacrifice_for_…: $prayer, $points
## decline_for: $decision (its id)

choice-city = Prendre la cité : { $city }
choice-levels = Blanche niveau { $white }, rouge niveau { $red }, bleue niveau { $blue }
choice-place = Pyramide { $colour } : { $area }
choice-spread = Quartiers 1, 2, 3 : { $one }, { $two }, { $three } unités
choice-keep = Garder la carte : { $card }
choice-first = D’abord : { $tile }
choice-bless = Élever : Pyramide { $colour }
choice-bless_to = Élever au niveau { $level } : Pyramide { $colour }
choice-put =
    { $units ->
        [one] Placer { $units } unité : { $area }
       *[other] Placer { $units } unités : { $area }
    }
choice-done = Terminer
choice-next = Joueur suivant : { $other }
choice-token =
    { $token ->
        [silver] { action_tokens-silver } : { $space }
       *[regular] { $space }
    }
choice-gold = { action_tokens-gold } : se déplacer ou recruter
choice-end_turn = Terminer le tour
choice-card = Jouer la carte : { $card }
choice-card_for =
    { $cost ->
        [0] Jouer la carte : { $card }
        [one] Jouer la carte pour { $cost } Point de Prière : { $card }
       *[other] Jouer la carte pour { $cost } Points de Prière : { $card }
    }
choice-gold_move = { actions-move }
choice-gold_recruit = { actions-recruit }
choice-raise = Élever la pyramide au niveau { $level } : { $area }
choice-raise_for =
    { $cost ->
        [0] Élever gratuitement au niveau { $level } : Pyramide { $colour }, { $area }
        [one] Élever au niveau { $level } pour { $cost } Point de Prière : Pyramide { $colour }, { $area }
       *[other] Élever au niveau { $level } pour { $cost } Points de Prière : Pyramide { $colour }, { $area }
    }
choice-raise_new = Bâtir jusqu’au niveau { $level } : Pyramide { $colour }
choice-raise_new_for =
    { $cost ->
        [0] Bâtir gratuitement jusqu’au niveau { $level } : Pyramide { $colour }
        [one] Bâtir jusqu’au niveau { $level } pour { $cost } Point de Prière : Pyramide { $colour }
       *[other] Bâtir jusqu’au niveau { $level } pour { $cost } Points de Prière : Pyramide { $colour }
    }
choice-buy = Acheter la tuile : { $tile }
choice-buy_for =
    { $cost ->
        [0] Prendre gratuitement la tuile : { $tile }
        [one] Acheter la tuile pour { $cost } Point de Prière : { $tile }
       *[other] Acheter la tuile pour { $cost } Points de Prière : { $tile }
    }
choice-creature = { $creature } : { $area }
choice-replace = Céder la carte : { $card }
choice-fight = Combattre ici : { $area }
choice-from = Partir d’ici : { $area }
choice-step = Aller ici : { $area }
choice-step_attack = Attaquer { $opponent } : { $area }
choice-teleport = Se téléporter ici : { $area }
choice-teleport_for =
    { $cost ->
        [0] Se téléporter gratuitement : { $area }
        [one] Se téléporter pour { $cost } Point de Prière : { $area }
       *[other] Se téléporter pour { $cost } Points de Prière : { $area }
    }
choice-teleport_attack =
    { $cost ->
        [0] Se téléporter et attaquer { $opponent } : { $area }
        [one] Se téléporter pour { $cost } Point de Prière et attaquer { $opponent } : { $area }
       *[other] Se téléporter pour { $cost } Points de Prière et attaquer { $opponent } : { $area }
    }
choice-take =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
choice-take_along =
    { $units ->
        [one] { $units } unité avec la créature
       *[other] { $units } unités avec la créature
    }
choice-stop = S’arrêter ici
choice-strike = Détruire des unités : { $area }
choice-strike_of =
    { $units ->
        [one] Détruire { $units } unité de { $opponent } : { $area }
       *[other] Détruire { $units } unités de { $opponent } : { $area }
    }
choice-use_veto = Jouer « Veto »
choice-use_escape = Jouer « Fuite »
choice-pass = Passer
choice-flee = Fuir ici : { $area }
choice-play = Jouer : { $card }
choice-discard = Défausser : { $card }
choice-add = Ajouter : { $cards }
choice-add_none = N’ajouter aucune carte
choice-wound = Défausser : { $card }
choice-wound_for = Défausser pour { $strength } de Force : { $card }
choice-recall = Renvoyer la troupe
choice-recall_for =
    { $prayer ->
        [one] Renvoyer la troupe pour { $prayer } Point de Prière
       *[other] Renvoyer la troupe pour { $prayer } Points de Prière
    }
choice-retreat = Battre en retraite
choice-stay = Rester sur place
choice-drive = Envoyer la troupe ici : { $area }
choice-sacrifice = Sacrifier
choice-sacrifice_for_prayer =
    Sacrifier { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } pour { $prayer ->
        [one] { $prayer } Point de Prière
       *[other] { $prayer } Points de Prière
    }
choice-sacrifice_for_points =
    Sacrifier { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } pour { $points ->
        [one] { $points } Point de Victoire permanent
       *[other] { $points } Points de Victoire permanents
    }
choice-decline = Renoncer
choice-decline_for =
    { $decision ->
        [raise_choice] Ne pas élever de pyramide
        [buy_choice] Ne pas acheter de tuile
        [place_creature] Garder en réserve
        [move_origin] Ne pas se déplacer
       *[other] Renoncer
    }

## What brings prayer points, as $source of the event prayer

prayer_sources-night = Nuit
prayer_sources-pray = prière
prayer_sources-temple = temple
prayer_sources-sacrifice = sacrifice
prayer_sources-recall = renvoi
prayer_sources-kills = { power_tiles-crusade }
prayer_sources-victory = { power_tiles-holy_war }
prayer_sources-card = carte

## Events, as lines of the log
## $player: a name, in all that somebody does; $opponent, $other, $defender, $loser, $victim: too
## $area, $card, $tile, $creature, $city, $space, $action: names; $token: its id
## new_order: $players (a list); levels: $white, $red, $blue; units_set: $one, $two, $three
## round, turn, di_…: $number; prayer…, paid, points: $amount, $source; named: $place
## raised, tiles_added: $level; card_replaced: $by (the special card); moved: $how; creature_lost: $to

event-city = { $player } a la cité : { $city }.
event-levels = { $player } commence avec des pyramides de niveau { $white } (blanche), { $red } (rouge) et { $blue } (bleue).
event-pyramid_placed = { $player } place une pyramide : { $colour }, { $area }.
event-units_set = { $player } place { $one }, { $two } et { $three } unités dans les quartiers 1, 2 et 3.
event-round = La manche { $number } commence.
event-night = La Nuit tombe.
event-day = Le Jour commence.
event-turn = { $player } commence son tour { $number }.
event-attribution = Le Jour s’achève ; les points sont attribués.
event-tiles_added = Les tuiles Pouvoir de niveau { $level } sont désormais à vendre.
event-prayer =
    { $amount ->
        [one] { $player } gagne { $amount } Point de Prière ({ $source }).
       *[other] { $player } gagne { $amount } Points de Prière ({ $source }).
    }
event-prayer_lost =
    { $amount ->
        [one] { $player } perd { $amount } Point de Prière.
       *[other] { $player } perd { $amount } Points de Prière.
    }
event-paid =
    { $amount ->
        [one] { $player } paie { $amount } Point de Prière.
       *[other] { $player } paie { $amount } Points de Prière.
    }
event-di_drawn =
    { $number ->
        [one] { $player } pioche { $number } carte Intervention Divine.
       *[other] { $player } pioche { $number } cartes Intervention Divine.
    }
event-di_seen = { $player } a pioché : { $cards }.
event-di_looked =
    { $number ->
        [one] Vision : { $player } regarde { $number } carte Intervention Divine.
       *[other] Vision : { $player } regarde { $number } cartes Intervention Divine.
    }
event-di_looked_at = { $player } voit : { $cards }.
event-di_kept = { $player } a gardé : { $cards }.
event-reshuffled = Les cartes Intervention Divine défaussées forment une nouvelle pioche mélangée.
event-first_power = { $player } utilise d’abord : { $tile }.
event-named = { $player } met { $other } à la place { $place } de l’ordre du tour.
event-new_order = Nouvel ordre du tour : { $players }.
event-token =
    { $token ->
        [silver] { $player } utilise le jeton argenté : { $space }.
        [gold] { $player } utilise le jeton doré.
       *[regular] { $player } choisit : { $space }.
    }
event-gold_action = { $player } choisit pour le jeton doré : { $action }.
event-turn_ended = { $player } termine son tour.
event-raised = { $player } élève une pyramide au niveau { $level } : { $colour }.
event-bought = { $player } achète « { $tile } ».
event-creature_placed = { $creature } ({ $player }) arrive : { $area }.
event-creature_kept = { $creature } ({ $player }) reste en réserve.
event-card_replaced = { $player } cède « { $card } » contre « { $by } ».
event-units_placed =
    { $units ->
        [one] { $player } place { $units } unité : { $area }.
       *[other] { $player } place { $units } unités : { $area }.
    }
event-declined = { $player } renonce.
event-sacrificed =
    { $units ->
        [one] { $player } sacrifie { $units } unité : { $area }.
       *[other] { $player } sacrifie { $units } unités : { $area }.
    }
event-points =
    { $amount ->
        [one] { $player } gagne { $amount } Point de Victoire permanent ({ $source }).
       *[other] { $player } gagne { $amount } Points de Victoire permanents ({ $source }).
    }
event-won =
    { $points ->
        [one] { $player } l’emporte avec { $points } Point de Victoire !
       *[other] { $player } l’emporte avec { $points } Points de Victoire !
    }
event-move_begins = { $player } commence un déplacement : { $area }.
event-moved =
    { $how ->
        [step]
            { $units ->
                [one] { $player } déplace { $units } unité : { $to }.
               *[other] { $player } déplace { $units } unités : { $to }.
            }
       *[other]
            { $units ->
                [one] { $player } téléporte { $units } unité : { $to }.
               *[other] { $player } téléporte { $units } unités : { $to }.
            }
    }
event-move_ended = { $player } termine son déplacement.
event-creature_lost = { $creature } ({ $player }) va ici : { $to }.
event-card_played = { $player } joue « { $card } ».
event-vetoed = { $player } met son veto à la carte « { $card } ».
event-card_cancelled = « { $card } » ({ $player }) est annulée et reste sans effet.
event-gates_opened = { $player } ignore les murailles jusqu’à la fin de ce déplacement.
event-struck =
    { $units ->
        [one] { $player } détruit { $units } unité de { $victim } : { $area }.
       *[other] { $player } détruit { $units } unités de { $victim } : { $area }.
    }
event-attacked = { $player } attaque { $defender } : { $area }.
event-escaped =
    { $units ->
        [one] { $player } fuit avec { $units } unité : { $to }.
       *[other] { $player } fuit avec { $units } unités : { $to }.
    }
event-initiative =
    { $lost ->
        [one] { power_tiles-initiative } : { $player } perd { $lost } unité avant le combat.
       *[other] { power_tiles-initiative } : { $player } perd { $lost } unités avant le combat.
    }
event-committed = { $player } a choisi ses cartes.
event-prescience = { power_tiles-prescience } : { $opponent } va jouer « { $card } ».
event-revealed = { $player } révèle { $cards } : Force { $strength }, Dégâts { $damage }, Protection { $protection }.
event-wounded_by_card = { $player } défausse « { $card } » : Force { $strength }.
event-battle_result = { $player } bat { $loser }, Force { $strength } contre { $other } : { $area }.
event-casualties =
    { $lost ->
        [one] { $player } perd { $lost } unité : { $area }.
       *[other] { $player } perd { $lost } unités : { $area }.
    }
event-recalled =
    { $units ->
        [one] { $player } renvoie { $units } unité : { $area }.
       *[other] { $player } renvoie { $units } unités : { $area }.
    }
event-retreated =
    { $units ->
        [one] { $player } bat en retraite avec { $units } unité : { $to }.
       *[other] { $player } bat en retraite avec { $units } unités : { $to }.
    }
event-stayed = { $player } reste sur place : { $area }.
event-battle_cards_back = { $player } reprend toutes ses cartes Combat.
event-battle_over = Le combat est fini : { $area }.

## Reasons: the parts of what a seat may hope for, and why a choice is better or worse than another
## $points: how many victory points that is

reason-points = Points de Victoire permanents
reason-points-more = Plus de Points de Victoire permanents : environ { $points } (12.4).
reason-points-less = Moins de Points de Victoire permanents : environ { $points } (12.4).
reason-order = Place dans l’ordre du tour
reason-order-more = Un tour plus tardif dans le Jour, auquel moins de joueurs peuvent riposter : gain d’environ { $points } (5.4).
reason-order-less = Un tour plus tôt dans le Jour, auquel plus de joueurs peuvent riposter : perte d’environ { $points } (5.4).
reason-troops = Troupes
reason-troops-more = Des troupes plus grandes ou mieux protégées : gain d’environ { $points } (8.3).
reason-troops-less = Des troupes plus petites ou plus exposées : perte d’environ { $points } (8.3).
reason-temples = Temples
reason-temples-more = Plus de temples, ou des temples mieux tenus : gain d’environ { $points } (12.3).
reason-temples-less = Moins de temples, ou des temples moins bien tenus : perte d’environ { $points } (12.3).
reason-sanctuary = Sanctuaire
reason-sanctuary-more = Le Sanctuaire est mieux tenu : gain d’environ { $points } (13.4).
reason-sanctuary-less = Le Sanctuaire est moins bien tenu : perte d’environ { $points } (13.4).
reason-attacks = Attaques à venir
reason-attacks-more = Une meilleure attaque s’offre à vous : gain d’environ { $points } (9.13).
reason-attacks-less = Plus aucune attaque aussi bonne ne s’offre à vous : perte d’environ { $points } (9.13).
reason-pyramids = Pyramides
reason-pyramids-more = Plus de pyramides, ou de plus hautes, sous votre contrôle : gain d’environ { $points } (7.3.1).
reason-pyramids-less = Moins de pyramides, ou de moins hautes, sous votre contrôle : perte d’environ { $points } (7.3.1).
reason-prayer = Points de Prière
reason-prayer-more = Il vous reste plus de Points de Prière : gain d’environ { $points } (7.1.1).
reason-prayer-less = Il vous reste moins de Points de Prière : perte d’environ { $points } (7.1.1).
reason-cards = Cartes Intervention Divine
reason-cards-more = Plus de cartes Intervention Divine en main : gain d’environ { $points } (15.1).
reason-cards-less = Moins de cartes Intervention Divine en main : perte d’environ { $points } (15.1).
reason-tiles = Tuiles Pouvoir
reason-tiles-more = Plus de tuiles Pouvoir, ou de meilleures : gain d’environ { $points } (16.1).
reason-tiles-less = Moins de tuiles Pouvoir, ou de moins bonnes : perte d’environ { $points } (16.1).
reason-actions = Actions à venir
reason-actions-more = Plus d’actions encore possibles ce Jour : gain d’environ { $points } (6.1).
reason-actions-less = Moins d’actions encore possibles ce Jour : perte d’environ { $points } (6.1).
reason-day_end = La fin de ce Jour
reason-day_end-more = Une meilleure position si la partie finit avec ce Jour : gain d’environ { $points } (14.1).
reason-day_end-less = Une moins bonne position si la partie finit avec ce Jour : perte d’environ { $points } (14.1).
