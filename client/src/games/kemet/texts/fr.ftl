### What Kemet's board on the screen says in French, beside the engine's texts.

## Parts of sentences: $amount

prayer_points =
    { $amount ->
        [one] { $amount } Point de Prière
       *[other] { $amount } Points de Prière
    }

## A district by its pyramid: $player (a name), $colour (white, red, blue, none); its city

board-district =
    Quartier { $colour ->
        [white] blanc
        [red] rouge
        [blue] bleu
       *[none] vide
    } de { $player }
board-city = Cité de { $player }

## Power tiles: what an effect does; $amount
## swap_battle_card: $strength, $damage, $protection of the card; creature: $powers (a list)

tile_effects-strength = +{ $amount } Force dans tous vos combats.
tile_effects-strength_attacking = +{ $amount } Force quand vous attaquez.
tile_effects-strength_defending = +{ $amount } Force quand vous défendez.
tile_effects-damage =
    { $amount ->
        [one] +{ $amount } Dégât dans tous vos combats.
       *[other] +{ $amount } Dégâts dans tous vos combats.
    }
tile_effects-protection = +{ $amount } Protection dans tous vos combats.
tile_effects-discard_di_for_strength = Après la révélation, défaussez des cartes ID de votre main : +{ $amount } Force chacune.
tile_effects-kill_before_battle =
    { $amount ->
        [one] Quand vous attaquez, détruisez { $amount } unité de la cible avant le combat.
       *[other] Quand vous attaquez, détruisez { $amount } unités de la cible avant le combat.
    }
tile_effects-see_battle_card = Votre adversaire vous montre sa carte Combat avant que vous choisissiez la vôtre.
tile_effects-prayer_per_kill = +{ prayer_points } par unité adverse détruite en combat.
tile_effects-prayer_per_win = +{ prayer_points } par combat gagné.
tile_effects-vp_defending =
    { $amount ->
        [one] Victoire en défense avec un survivant : { $amount } PV permanent de combat.
       *[other] Victoire en défense avec un survivant : { $amount } PV permanents de combat.
    }
tile_effects-movement = +{ $amount } déplacement pour toutes vos troupes.
tile_effects-ignore_walls = Vos troupes ignorent les murailles.
tile_effects-teleport_from_obelisk = Vos troupes peuvent aussi se téléporter depuis un obélisque.
tile_effects-teleport_discount = Vos téléportations coûtent { $amount } de moins.
tile_effects-pray_bonus = L’action Prier rapporte { prayer_points } de plus.
tile_effects-free_recruits =
    { $amount ->
        [one] La première unité de votre action Recruter est gratuite.
       *[other] Les { $amount } premières unités de votre action Recruter sont gratuites.
    }
tile_effects-tile_discount = Les tuiles Pouvoir vous coûtent { $amount } de moins.
tile_effects-pyramid_level_discount = Pyramide : chaque niveau coûte { $amount } de moins.
tile_effects-payment_discount = Chacune de vos dépenses est réduite de { $amount }.
tile_effects-troop_limit =
    { $amount ->
        [one] Vos troupes peuvent compter { $amount } unité.
       *[other] Vos troupes peuvent compter { $amount } unités.
    }
tile_effects-vp =
    { $amount ->
        [one] Gagnez immédiatement { $amount } PV permanent.
       *[other] Gagnez immédiatement { $amount } PV permanents.
    }
tile_effects-swap_battle_card = À l’achat, reprenez toutes vos cartes Combat et remplacez-en une par la carte spéciale { $strength }/{ $damage }/{ $protection }.
tile_effects-silver_token = Prenez un Jeton d’Action argenté ; une fois par Jour, jouez-le dans le même tour qu’un jeton normal.
tile_effects-gold_token = Prenez le Jeton d’Action doré ; une fois par Jour, jouez-le sur la case dorée : se déplacer ou recruter.
tile_effects-night_prayer = +{ prayer_points } chaque Nuit.
tile_effects-night_di =
    { $amount ->
        [one] +{ $amount } carte ID chaque Nuit.
       *[other] +{ $amount } cartes ID chaque Nuit.
    }
tile_effects-night_di_choice =
    { $amount ->
        [one] La Nuit, piochez { $amount } carte ID et gardez-la à la place de la carte de base.
       *[other] La Nuit, piochez { $amount } cartes ID et gardez-en 1 à la place de la carte de base.
    }
tile_effects-night_pyramid_level =
    { $amount ->
        [one] Chaque Nuit, vous pouvez élever une de vos pyramides de { $amount } niveau gratuitement.
       *[other] Chaque Nuit, vous pouvez élever une de vos pyramides de { $amount } niveaux gratuitement.
    }
tile_effects-night_units =
    { $amount ->
        [one] Chaque Nuit, ajoutez { $amount } unité dans votre cité ou à une de vos troupes.
       *[other] Chaque Nuit, ajoutez jusqu’à { $amount } unités dans votre cité et/ou à une de vos troupes.
    }
tile_effects-creature = Créature : { $powers }.
tile_effects-bare_creature = Créature.

## Creatures: $amount

creature_powers-movement = +{ $amount } déplacement
creature_powers-strength = +{ $amount } Force
creature_powers-damage =
    { $amount ->
        [one] +{ $amount } Dégât
       *[other] +{ $amount } Dégâts
    }
creature_powers-protection = +{ $amount } Protection
creature_effects-ignore_walls = Sa troupe ignore les murailles.
creature_effects-cancel_creature = En combat, la créature adverse est ignorée.

## Divine Intervention cards: what an effect does; $amount

card_effects-strength = +{ $amount } Force dans ce combat.
card_effects-damage =
    { $amount ->
        [one] +{ $amount } Dégât dans ce combat.
       *[other] +{ $amount } Dégâts dans ce combat.
    }
card_effects-protection = +{ $amount } Protection dans ce combat.
card_effects-gain_prayer = Gagnez { prayer_points }.
card_effects-opponents_lose_prayer = Chaque adversaire perd { prayer_points }.
card_effects-add_units =
    { $amount ->
        [one] Ajoutez { $amount } unité dans votre cité ou à une troupe existante.
       *[other] Ajoutez jusqu’à { $amount } unités dans votre cité ou à une troupe existante.
    }
card_effects-kill_unit =
    { $amount ->
        [one] Détruisez { $amount } unité ennemie n’importe où.
       *[other] Détruisez { $amount } unités d’une troupe ennemie n’importe où.
    }
card_effects-teleport_group = Pendant votre déplacement, téléportez la troupe de n’importe où vers un obélisque.
card_effects-ignore_walls_action = Pendant ce déplacement, la troupe ignore les murailles.
card_effects-cancel_di = Annulez une carte ID qui vient d’être jouée (jamais en combat).
card_effects-escape = Quand un adversaire entre sur la case de votre troupe : pas de combat, déplacez-la sur une case adjacente libre.

## Battle cards

battle_figures = Force { $strength }, Dégâts { $damage }, Protection { $protection }.

## Regions, progress
## day, night: $round; day: $turn, $turns; order: $players (a list of names)

board-tab_map = Carte
board-tab_actions = Actions
board-tab_powers = Pouvoirs
board-tab_hand = Main
board-day = Jour { $round }, tour { $turn } sur { $turns }
board-period = Jour { $number }
board-night = Nuit { $round }
board-order = Ordre du tour : { $players }

## The map
## $player, $creature, $area: names; $units; pyramid…: $colour, $level; pyramid_at: $pyramid, $place
## area: $details (a list); income_…: $units that are sacrificed, $prayer or $points that come in

board-troop =
    { $units ->
        [one] { $units } unité ({ $player })
       *[other] { $units } unités ({ $player })
    }
board-troop_creature =
    { $units ->
        [one] { $units } unité avec { $creature } ({ $player })
       *[other] { $units } unités avec { $creature } ({ $player })
    }
board-pyramid = Pyramide { $colour }, niveau { $level }
board-pyramid_taken = Pyramide { $colour }, niveau { $level }, contrôlée par { $player }
board-pyramid_at = { $pyramid } ({ $place })
board-in_reserve = en réserve
board-obelisk = obélisque
board-income_prayer =
    { $prayer ->
        [one] { $prayer } Point de Prière à la fin du Jour
       *[other] { $prayer } Points de Prière à la fin du Jour
    }
board-income_sacrifice =
    { $prayer ->
        [one] à la fin du Jour { $prayer } Point de Prière contre un sacrifice (unités : { $units })
       *[other] à la fin du Jour { $prayer } Points de Prière contre un sacrifice (unités : { $units })
    }
board-income_points = à la fin du Jour, PV permanents contre un sacrifice : { $points } (unités : { $units })
board-area = { $area } : { $details }
board-attack = Attaque : { $area }

## Actions
## actions_of: $player; space_taken: $space, $token; level…: $level; levels_open: $levels (a list)
## tokens_left: $token, $count; prayer_of: $now, $most; short_…: at most about ten letters

board-actions = Actions
board-my_actions = Vos actions
board-actions_of = Actions de { $player }
board-space_taken = { $space } : { $token }
board-level_open = Il faut encore un jeton au niveau { $level } ce Jour
board-level_done = Le niveau { $level } a un jeton
board-levels_open = Niveaux où il faut encore un jeton : { $levels }
board-tokens_left = { $token }, restant : { $count }
board-short_move = Déplacer
board-short_recruit = Recruter
board-short_raise = Élever
board-short_pray = Prier
board-short_buy_white = Blanc
board-short_buy_red = Rouge
board-short_buy_blue = Bleu
board-prayer_of = Points de Prière : { $now } sur { $most }

## What a player has
## $count; points_…, source: $part, $amount; sources: $total, $sources (a list)
## creature_at: $creature, $place; gain_…: after an amount

board-fixed = Points de Victoire permanents : { $count }
board-now = Points de Victoire temporaires : { $count }
board-source = { $part } : { $amount }
board-sources = { $total } ({ $sources })
board-prayer = Points de Prière : { $count }
board-reserve = Unités en réserve : { $count }
board-count_cards = Cartes Intervention Divine : { $count }
board-points_fixed = { $part }, PV permanents : { $amount }
board-points_now = { $part }, PV temporaires : { $amount }
board-creature_at = { $creature } : { $place }
board-gain_prayer = Points de Prière
board-gain_points = Points de Victoire
board-gain_cards = cartes Intervention Divine
board-none = aucun
board-only_you = vous seul les voyez

## Cards
## battle_card: $card, $where (where_… or mark_…), $values (a sentence); face_down: $count
## pile: $pile, $discard (numbers); discard_pile: $cards (a list); thing: $thing, $effect (a sentence)

board-battle_cards = Cartes Combat
board-battle_card = { $card } ({ $where }) : { $values }
board-where_hand = en main
board-where_out = utilisée
board-where_maybe = peut-être en main
board-mark_play = jouer
board-mark_discard = défausser
board-face_down = défaussées face cachée : { $count }
board-di_cards = Intervention Divine
board-pile = Pioche : { $pile }, défausse : { $discard }
board-discard_pile = Défausse : { $cards }
board-thing = { $thing } : { $effect }

## Power tiles
## for_sale: $count; level, your_pyramid: $level; tile: $tile, $state (sentences)
## tile_…: $cost, $player

board-powers = Pouvoirs
board-all_tiles = toutes les tuiles
board-power_tiles = Tuiles Pouvoir
board-for_sale = à vendre : { $count }
board-close_tiles = Fermer les tuiles Pouvoir
board-level = Niveau { $level }
board-your_pyramid = pyramide : niveau { $level }
board-tile = { $tile } { $state }
board-tile_legal =
    { $cost ->
        [0] Vous pouvez la prendre gratuitement.
        [one] Vous pouvez l’acheter pour { $cost } Point de Prière.
       *[other] Vous pouvez l’acheter pour { $cost } Points de Prière.
    }
board-tile_free =
    { $cost ->
        [0] À vendre, gratuite pour vous.
        [one] À vendre pour { $cost } Point de Prière.
       *[other] À vendre pour { $cost } Points de Prière.
    }
board-tile_high = Votre pyramide est trop basse.
board-tile_twin = Vous avez déjà la même tuile.
board-tile_mine = À vous.
board-tile_taken = Appartient à { $player }.
board-tile_away = Pas à vendre.
board-legend_legal = vous pouvez l’acheter
board-legend_mine = à vous
board-legend_taken = prise
board-legend_high = pyramide trop basse

## Battles
## battle_at: $area; damage, protection: $amount; units_lost: $count; prescience: $card

board-battle = Combat
board-battle_at = Combat : { $area }
board-close_battle = Fermer le combat
board-ready = Choix fait : { $player }
board-choosing = { $player } choisit en secret
board-prescience = { power_tiles-prescience } : l’adversaire joue « { $card } »
board-stage_commit = choix
board-stage_reveal = révélation
board-stage_aftermath = pertes, repli
board-part_units = Unités
board-part_tiles = Tuiles Pouvoir
board-part_card = Carte Combat
board-part_wound = Blessure divine

## What is asked above the action bar
## how_many_here: $area; left_to_place: $count; steps_used: $used, $of; announces: $player; vetoed: $count (of Vetoes)

board-how_many_go = Unités qui partent
board-how_many_here = { $area } : unités
board-left_to_place = encore { $count } au plus
board-units = Unités
board-less = Un de moins
board-more = Un de plus
board-creature_along = vient avec elles
board-creature_stays = reste
board-to_level = Au niveau
board-steps_used = Pas faits : { $used } sur { $of }
board-announces = { $player } joue
board-vetoed =
    { $count ->
        [one] frappée d’un veto
       *[other] le Veto est annulé
    }

## What the button that confirms a choice says

board-verb_city = Prendre la cité
board-verb_levels = Choisir ces niveaux
board-verb_place = Placer ici
board-verb_spread = Placer les unités
board-verb_keep = Garder
board-verb_first = Celui-ci d’abord
board-verb_bless = Élever
board-verb_put = Placer
board-verb_done = Terminer
board-verb_next = Au suivant
board-verb_token = Placer le jeton
board-verb_gold = Placer le jeton doré
board-verb_end_turn = Terminer le tour
board-verb_card = Jouer la carte
board-verb_gold_move = Se déplacer
board-verb_gold_recruit = Recruter
board-verb_raise = Élever
board-verb_raise_new = Bâtir
board-verb_buy = Acheter
board-verb_creature = Placer la créature
board-verb_replace = Céder la carte
board-verb_fight = Combattre
board-verb_from = Partir d’ici
board-verb_attack = Attaquer
board-verb_step = Aller
board-verb_teleport = Téléporter
board-verb_take = Partir
board-verb_stop = S’arrêter ici
board-verb_strike = Détruire
board-verb_use_veto = Mettre un veto
board-verb_use_escape = Fuir
board-verb_pass = Laisser faire
board-verb_flee = Fuir ici
board-verb_play = Jouer la carte
board-verb_discard = Défausser
board-verb_add = Prêt
board-verb_wound = Défausser
board-verb_recall = Renvoyer
board-verb_retreat = Battre en retraite
board-verb_stay = Rester
board-verb_drive = Envoyer ici
board-verb_sacrifice = Sacrifier
board-verb_decline = Renoncer

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Un dieu part en guerre
lesson-welcome =
    Vous êtes un dieu d’Égypte, avec une cité fortifiée, des pyramides et une armée. Les Jours d’action alternent avec de courtes Nuits. Dans cette partie pour débutants, 4 Points de Victoire à la fin d’un Jour suffisent pour gagner.
    Elle est préparée : suivez les cadres dorés.
lesson-points-title = Pour toujours ou pour l’instant
lesson-points =
    1 Voici vos Points de Victoire à tous deux. Les permanents ne se perdent jamais : un combat gagné en attaquant, deux temples à la fin d’un Jour. Les temporaires ne durent que tant que vos unités tiennent un temple.
lesson-city-title = Deux cités
lesson-city =
    1 Votre cité : dix unités dans trois quartiers, chacun avec une pyramide de niveau 1. Deux autres unités attendent en réserve. Une troupe compte 5 unités au plus.
    2 La cité de votre adversaire commence de même.
lesson-pray-title = Cinq jetons, cinq tours
lesson-pray =
    À chacun des cinq tours d’un Jour, vous placez un jeton sur une case libre de votre pyramide d’actions et faites ce qu’elle indique.
    1 Priez : 2 Points de Prière. Ils paient presque tout, et l’on peut en garder jusqu’à 11.
    2 Vos jetons : il y en a cinq.
lesson-levels-title = Chaque niveau au moins une fois
lesson-levels =
    1 Une case n’accueille qu’un jeton par Jour. Après vos cinq tours, chacun des trois niveaux doit en avoir un : en bas on prie et on achète, au milieu on se déplace et on élève, en haut on se déplace et on recrute.
    Terminez maintenant votre tour.
lesson-raise-title = Élever une pyramide
lesson-raise =
    Votre adversaire a acheté une tuile Pouvoir. Vous préparez un achat plus important : une pyramide permet d’acheter des tuiles de sa couleur, jusqu’à son propre niveau.
    1 Choisissez d’élever une pyramide, au deuxième niveau.
    2 Il vous reste quatre jetons.
lesson-pyramid-title = La bleue, niveau 2
lesson-pyramid =
    Un nouveau niveau coûte autant de Points de Prière que son numéro : 2 pour le niveau 2, et de 1 à 3 ce serait 2 + 3. Les débutants montent jusqu’au niveau 2, les autres jusqu’à 4.
    1 Cliquez sur votre pyramide bleue, sur la carte
    2 ou ici, et confirmez.
lesson-buy-title = Acheter un pouvoir
lesson-buy =
    Les tuiles Pouvoir sont à vous pour toute la partie. Les blanches apportent des Points de Prière, les rouges aident à se déplacer et à attaquer, les bleues à recruter et à se défendre. Une tuile de chaque couleur par Jour.
    1 Choisissez l’achat rouge.
    2 Il reste trois jetons.
lesson-tile-title = Célérité
lesson-tile =
    Une tuile coûte autant que son niveau. Nul ne peut avoir deux fois la même, et beaucoup sont uniques : ne tardez pas.
    1 Achetez Célérité pour 1 Point de Prière. Toutes vos troupes feront deux pas au lieu d’un.
lesson-temple-title = L’ennemi est en marche
lesson-temple =
    1 Votre adversaire s’est téléporté au temple du Nil. Deux unités y restent et le tiennent : 1 Point de Victoire temporaire.
    2 Les trois autres ont fait un pas de plus. En chemin, on peut laisser des unités partout.
lesson-move-title = Votre premier déplacement
lesson-move =
    Un déplacement mène une troupe, ou une partie, sur autant de cases qu’elle a de pas. Vous pouvez vous déplacer deux fois par Jour.
    1 Choisissez le déplacement du deuxième niveau.
    2 Il reste deux jetons.
lesson-origin-title = Qui part ?
lesson-origin =
    1 Prenez les trois unités près de votre pyramide blanche. D’une pyramide, une troupe peut marcher, mais aussi se téléporter.
lesson-teleport-title = De pyramide en obélisque
lesson-teleport =
    La téléportation mène d’une pyramide à n’importe quel obélisque, et chaque temple en a un. Elle coûte 2 Points de Prière, mais aucun pas : on peut ensuite marcher encore.
    1 Téléportez-vous au temple de la falaise.
lesson-group-title = Combien partent ?
lesson-group =
    1 Ici, vous choisissez combien d’unités partent. Envoyez les trois : le quartier reste vide, mais tant qu’aucun ennemi n’y entre, la pyramide est à vous.
lesson-divine-title = L’aide des dieux
lesson-divine =
    1 Les cartes Intervention Divine : vous seul les voyez. Les unes se jouent à votre tour, d’autres en combat. Deux répondent aux autres joueurs : Veto, et Fuite, qui permet à une troupe attaquée de s’esquiver.
    Votre adversaire vient d’en jouer une contre vous !
lesson-veto-title = Pas cette fois
lesson-veto =
    Pluie de feu détruirait une de vos unités. Le Point de Prière qu’elle a coûté est perdu dans tous les cas.
    1 Jouez votre Veto : il est gratuit, et le feu s’éteint.
lesson-last_turn-title = Le dernier jeton
lesson-last_turn =
    Vous avez prié, élevé, acheté, bougé ; mais le niveau 3 est encore vide.
    1 Choisissez le déplacement tout en haut. C’est l’heure d’attaquer les trois unités de la rive ouest.
    2 Votre dernier jeton ne peut d’ailleurs aller qu’au niveau 3.
lesson-army-title = Aux armes
lesson-army =
    1 Menez la troupe de votre pyramide bleue : cinq unités, et deux pas grâce à Célérité.
lesson-step-title = Hors des murs
lesson-step =
    Un pas mène à une case voisine ou, quand l’autre rive est en jeu, d’un port à l’autre par-dessus le Nil.
    1 Allez dans le désert devant votre cité.
lesson-guard-title = Un garde reste
lesson-guard =
    En combat, chaque unité ajoute 1 à votre Force, mais une cité vide attire les visiteurs.
    1 Prenez quatre unités, et laissez-en une de garde.
lesson-walls-title = Les murailles
lesson-walls =
    1 Un pas est fait, il en reste un.
    2 Vous ne pourriez pas entrer maintenant dans cette cité : sa muraille ne laisse passer que les troupes parties
    3 du désert qui la borde, ou de l’intérieur. Postez-vous donc devant une cité, et prenez-la d’assaut au déplacement suivant.
lesson-attack-title = À l’attaque !
lesson-attack =
    Entrer sur une case avec une troupe adverse, c’est attaquer, et le déplacement s’arrête là. Le défenseur peut encore jouer Fuite.
    1 Allez sur la rive ouest.
lesson-battle-title = Comment on se bat
lesson-battle =
    1 Pas de Fuite : le combat a lieu, et sans dés. La Force, ce sont les unités, la carte Combat et les bonus. La plus grande gagne, à égalité le défenseur.
    Les Dégâts tuent des unités en face, même au vainqueur ; la Protection les évite.
lesson-play-title = Une carte en secret
lesson-play =
    Chacun choisit en secret. Les trois nombres d’une carte : Force, Dégâts, Protection. Vous attaquez à 4 contre 3.
    1 Jouez Purge fervente : Force 3, Dégâts 2.
lesson-discard-title = Une autre pour rien
lesson-discard =
    À chaque combat, vous défaussez aussi une deuxième carte, face cachée. Six cartes durent donc trois combats, puis vous les reprenez toutes.
    1 Défaussez Défense en phalange.
lesson-fury-title = Un peu de furie
lesson-fury =
    Vous pouvez maintenant ajouter autant de cartes Intervention Divine de combat que vous voulez.
    1 Ajoutez Furie guerrière pour 1 Point de Prière : 2 de Force en plus. Puis votre adversaire choisit, et tout est révélé.
lesson-result-title = 9 contre 7
lesson-result =
    1 Sans Furie guerrière, ce serait 7 contre 7, et le défenseur gagnerait. Vous perdez une unité, votre adversaire deux ; elles vont en réserve.
    Vous avez attaqué, gagné et survécu : 1 Point de Victoire permanent.
lesson-retreat-title = Le vaincu s’en va
lesson-retreat =
    Le vaincu peut renvoyer sa troupe en réserve, pour 1 Point de Prière par unité, ou battre en retraite sur une case voisine. Votre adversaire bat en retraite, et c’est le vainqueur qui choisit où.
    1 Envoyez sa dernière unité à l’obélisque ouest, loin du temple.
lesson-stay-title = Rester ou rentrer ?
lesson-stay =
    Le vainqueur aussi peut renvoyer sa troupe : il sauve ainsi des unités en danger et gagne 1 Point de Prière pour chacune.
    1 Vous tenez le chemin du temple du Nil. Restez !
lesson-evening-title = Ce que donnent les temples
lesson-evening =
    Le Jour est fini. Les temples donnent des Points de Prière :
    1 le vôtre vous en donne 2,
    2 celui-ci 3 à votre adversaire,
    3 celui du Delta 5, contre une unité sacrifiée.
    Qui tient au moins deux temples gagne 1 Point de Victoire permanent : votre adversaire, cette fois.
lesson-score-title = Quelqu’un a-t-il gagné ?
lesson-score =
    1 Votre adversaire mène 3 à 2, et personne n’en a 4 : une nouvelle manche commence. Seule compte la fin d’un Jour. Si plusieurs y arrivent ensemble, le plus de points l’emporte, puis le plus de points de combat.
lesson-night-title = La Nuit
lesson-night =
    Chaque Nuit, vous recevez 2 Points de Prière et une carte Intervention Divine, et vos jetons reviennent.
    1 Vous avez pioché Prière.
    Dès le deuxième Jour, des tuiles Pouvoir de niveau 2 sont aussi en vente, certaines avec des créatures.
lesson-order-title = Qui commence ?
lesson-order =
    Qui a le moins de Points de Victoire fixe l’ordre du nouveau Jour : c’est vous. Au dernier, nul ne peut riposter ; le premier frappe d’abord.
    1 Les temples de votre rival sont à portée : commencez.
lesson-card-title = Une carte à votre tour
lesson-card =
    Les cartes qui ne servent pas au combat se jouent à votre tour, avant ou après l’action, autant que vous voulez.
    1 Jouez Prière : 2 Points de Prière gratuits, à moins que votre adversaire n’ait un Veto.
lesson-recruit-title = De nouvelles troupes
lesson-recruit =
    Trois unités sont dans votre réserve. Recruter les fait revenir, pour 1 Point de Prière chacune, toujours dans votre propre cité.
    1 Choisissez Recruter, tout en haut.
    2 Vos cinq jetons sont revenus.
lesson-units-title = Dans la cité
lesson-units =
    Vous pouvez les répartir dans vos trois quartiers, jusqu’à 5 unités par quartier.
    1 Placez les trois dans le quartier vide de votre pyramide blanche.
lesson-end-title = À vous de jouer
lesson-end =
    1 Le temple du Nil est à un pas de votre troupe : un combat gagné et deux temples, et c’est la victoire.
    Cases et tuiles s’expliquent quand vous les pointez, le livre ouvre la règle du moment, l’ampoule demande conseil à un bot. À vous d’ouvrir votre propre table !

## La barre d’action : questions, demandes et brouillons
## ask_token: $number (1 à 5); ask_pyramid: $colour; march: $area, $left; request_card, request_vetoed:
## $player, $other (noms), $card; request_held: $card, $cost; request_not_held: $card;
## request_attack: $player; before_cards: $area, $mine, $theirs; ask_retreat: $player

board-ask_token =
    { $number ->
        [1] Où placez-vous votre premier jeton ?
        [2] Où placez-vous votre deuxième jeton ?
        [3] Où placez-vous votre troisième jeton ?
        [4] Où placez-vous votre quatrième jeton ?
       *[other] Où placez-vous votre dernier jeton ?
    }
board-ask_more = Votre action est faite. Un autre jeton, une carte ou la fin du tour ?
board-ask_end_or_card = Votre action est faite. Finir le tour, ou jouer d’abord une carte ?
board-ask_end = Votre action est faite. Finir le tour ?
board-ask_levels = Quels niveaux pour vos trois pyramides ?
board-ask_pyramid =
    { $colour ->
        [white] Où se dresse votre pyramide blanche ?
        [red] Où se dresse votre pyramide rouge ?
       *[blue] Où se dresse votre pyramide bleue ?
    }
board-ask_where = Où va la troupe ?
board-march =
    { $left ->
        [0] { $area }, plus de pas
        [one] { $area }, encore { $left } pas
       *[other] { $area }, encore { $left } pas
    }
board-ask_cards = Quelles cartes jouez-vous ?
board-change_freely = Changez librement jusqu’à ce que vous soyez prêt.
board-ask_retreat = Où se replie la troupe de { $player } ?
board-request_card = { $player } joue { $card }. Laisser faire ?
board-request_vetoed = { $other } arrête { $card } par un Veto. Laisser faire ?
board-request_attack = { $player } vous attaque. Rester et combattre ?
board-request_held =
    { $cost ->
        [0] Vous avez { $card }, gratuit ; un autre joueur pourrait encore l’arrêter.
       *[other] Vous avez { $card } pour { $cost } prière ; un autre joueur pourrait encore l’arrêter.
    }
board-request_not_held = Seule la carte { $card } l’arrête, et vous ne l’avez pas. La partie reprendra bientôt d’elle-même : on demande à tous ceux qui ont des cartes, et personne ne sait qui l’a.
board-before_cards = { $area }, { $mine } : { $theirs } avant les cartes
board-brief_step = vers { $area }
board-brief_teleport = téléportation : { $area }
board-brief_take =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
board-brief_take_along =
    { $units ->
        [one] { $units } unité et la créature
       *[other] { $units } unités et la créature
    }
board-brief_play = jouer { $card }
board-brief_discard = défausser { $card }

## Le combat : $player (un nom), $count, $units, $strength, $cards (une liste), $card, $prayer
## cancelled: $creature, $by; losses: $mine, $theirs; of_these, wins_of: $all; holds: $cards, $divine

board-attack_preview = Aperçu de l’attaque
board-strength = Force
board-damage_word = Dégâts
board-protection_word = Protection
board-count_units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
board-cancelled = { $creature } (sans effet : { $by })
board-wins_of = gagne { $wins } sur { $all }
board-rival_holds = { $player } a { $count } cartes parmi : { $cards }.
board-not_counted =
    { $count ->
        [one] Sans compter : une carte divine, jusqu’à +{ $strength } de force.
       *[other] Sans compter : { $count } cartes divines, jusqu’à +{ $strength } de force.
    }
board-not_counted_escape =
    { $count ->
        [one] Sans compter : une carte divine, jusqu’à +{ $strength } de force, ou la Fuite.
       *[other] Sans compter : { $count } cartes divines, jusqu’à +{ $strength } de force, ou la Fuite.
    }
board-play_one = Jouez-en une, défaussez-en une autre
board-add_divine = Ajoutez des cartes divines à volonté
board-not_in_battle = pas au combat
board-you_have = vous avez { $prayer }
board-you_lose = vous perdez { $units }
board-rival_loses = { $player } perd { $units }
board-use_play = Jouer
board-use_discard = Défausser
board-spent = Utilisées, de retour quand la main est vide : { $cards }
board-card_against = { $card } contre …
board-of_these = { $count } de ces { $all } en main
board-win = victoire
board-lose = défaite
board-losses_head = Unités perdues : vous, adversaire
board-losses = vous −{ $mine }, { $player } −{ $theirs }
board-turn_together = Les deux cartes se retournent ensemble.
board-you_win = Vous gagnez
board-player_wins = { $player } gagne
board-flip_again = Retourner encore
board-equal_strength = force égale : le défenseur gagne
board-player_loses =
    { $units ->
        [0] { $player } ne perd aucune unité
        [one] { $player } perd { $units } unité
       *[other] { $player } perd { $units } unités
    }
board-you_attacker = Vous attaquez
board-you_defender = Vous défendez
board-player_attacker = { $player } attaque
board-player_defender = { $player } défend
board-you_total = Vous avez
board-player_total = { $player } a
board-holds = { $cards } cartes de combat, { $divine } divines, { $prayer } prière
board-stake_attacker = Victoire avec un survivant : 1 point de combat.
board-fold = Carte
board-unfold = Combat
