### Texts of Pharaon in French: the ids of text_ids.py, no more and no fewer.

## The game

game = Pharaon
game-summary = Ralliez les nobles, recrutez des artisans, faites des offrandes, prospérez sur le Nil et bâtissez votre tombeau, tandis qu’une roue change le prix de chaque chose. Après cinq manches, le plus grand prestige l’emporte.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## traitor: stands where a player’s name could, always first in the sentence
## jar: $resources (a list); unit_count: $number, $unit (a resource or an offering token)
## payment: $access (the unit for the wheel) and $units (a list); -access: nothing but $access;
## payment-units: without the wheel, only $units

player = Joueur { $number }
traitor = Le Traître
jar = ({ $resources })
unit_count =
    { $number ->
        [1] { $unit }
       *[other] { $number } × { $unit }
    }
payment = { $access } sur la roue, plus { $units }
payment-access = { $access } sur la roue
payment-units = { $units }

## Words of the board
## For headings and tooltips

terms-prestige_points = Points de prestige (PP)
terms-tablet_of_the_gods = Tablette des Dieux
terms-pyramid_of_time = Pyramide du Temps
terms-round_track = Piste des manches
terms-first_player_token = Jeton Premier joueur
terms-pharaoh_token = Jeton Pharaon
terms-jar = Vase canope
terms-offering_bag = Sac des offrandes
terms-artisan = Artisan
terms-noble = Noble
terms-traitor = Traître
terms-basic_resource = Ressource de base
terms-supply = Réserve
terms-offering_set = Lot d’offrandes
terms-bonus_area = Zone bonus
terms-round = Manche
terms-deck = Pioche
terms-ability_permanent = Pouvoir permanent
terms-ability_once_per_round = Une fois par manche
terms-ability_immediate = Pouvoir immédiat
terms-action_end_turn = Terminer le tour

## Options

option-first_game_scribes = Première partie : un scribe distribué comme noble de départ
option-first_game_scribes-none = pour personne, chacun choisit
option-first_game_scribes-all = pour tout le monde
option-first_game_scribes-listed = pour les joueurs désignés ci-dessous
option-scribe_seats = Joueurs qui reçoivent un scribe
option-scribe_seats-1 = joueur 1
option-scribe_seats-2 = joueur 2
option-scribe_seats-3 = joueur 3
option-scribe_seats-4 = joueur 4
option-scribe_seats-5 = joueur 5
option-scribe_seats-1_2 = joueurs 1 et 2
option-scribe_seats-1_3 = joueurs 1 et 3
option-scribe_seats-1_4 = joueurs 1 et 4
option-scribe_seats-1_5 = joueurs 1 et 5
option-scribe_seats-2_3 = joueurs 2 et 3
option-scribe_seats-2_4 = joueurs 2 et 4
option-scribe_seats-2_5 = joueurs 2 et 5
option-scribe_seats-3_4 = joueurs 3 et 4
option-scribe_seats-3_5 = joueurs 3 et 5
option-scribe_seats-4_5 = joueurs 4 et 5
option-scribe_seats-1_2_3 = joueurs 1, 2 et 3
option-scribe_seats-1_2_4 = joueurs 1, 2 et 4
option-scribe_seats-1_2_5 = joueurs 1, 2 et 5
option-scribe_seats-1_3_4 = joueurs 1, 3 et 4
option-scribe_seats-1_3_5 = joueurs 1, 3 et 5
option-scribe_seats-1_4_5 = joueurs 1, 4 et 5
option-scribe_seats-2_3_4 = joueurs 2, 3 et 4
option-scribe_seats-2_3_5 = joueurs 2, 3 et 5
option-scribe_seats-2_4_5 = joueurs 2, 4 et 5
option-scribe_seats-3_4_5 = joueurs 3, 4 et 5
option-scribe_seats-1_2_3_4 = joueurs 1, 2, 3 et 4
option-scribe_seats-1_2_3_5 = joueurs 1, 2, 3 et 5
option-scribe_seats-1_2_4_5 = joueurs 1, 2, 4 et 5
option-scribe_seats-1_3_4_5 = joueurs 1, 3, 4 et 5
option-scribe_seats-2_3_4_5 = joueurs 2, 3, 4 et 5
option-scribe_seats-1_2_3_4_5 = joueurs 1, 2, 3, 4 et 5
option-nile_condition_needed = Pistes du Nil exigées par un dieu
option-nile_condition_needed-2 = 2 pistes
option-nile_condition_needed-3 = 3 pistes
option-high_official_nile_same_track = Hauts fonctionnaires : toutes les avancées sur une seule piste du Nil
option-high_official_nile_same_track-yes = oui
option-high_official_nile_same_track-no = non, une piste au choix pour chaque avancée
option-scribe_pays_access = Les scribes peuvent payer le coût d’accès
option-scribe_pays_access-yes = oui
option-scribe_pays_access-no = non, seulement le coût de l’action
option-traitor_difficulty = Traître : tuiles sombres
option-traitor_difficulty-0 = aucune, un complot facile
option-traitor_difficulty-1 = 1 tuile
option-traitor_difficulty-2 = 2 tuiles
option-traitor_difficulty-3 = 3 tuiles
option-traitor_difficulty-4 = 4 tuiles
option-traitor_difficulty-5 = les 5, le complot le plus difficile
option-traitor_dark_tiles = Traître : choix des tuiles sombres
option-traitor_dark_tiles-random = le hasard décide
option-traitor_dark_tiles-chosen = vous choisissez
option-traitor_god_needs_conditions = Le Traître doit remplir les exigences des dieux
option-traitor_god_needs_conditions-no = non, l’icône couverte suffit
option-traitor_god_needs_conditions-yes = oui

## Resources

resources-agriculture = Agriculture
resources-construction = Construction
resources-trade = Commerce
resources-royalty = Royauté
resources-justice = Justice
resources-silver = Argent

## Sections: name, what an action costs there, what a god beside it demands
## …-condition: $needed (a number)

sections-offerings = Quartier des Offrandes
sections-offerings-cost = 1 ressource, +1 identique pour un jeton bonus
sections-offerings-condition =
    { $needed ->
        [one] { $needed } jeton offrande
       *[other] { $needed } jetons offrande
    }
sections-nobles = Quartier des Nobles
sections-nobles-cost = 5 ressources différentes
sections-nobles-condition =
    { $needed ->
        [one] { $needed } noble
       *[other] { $needed } nobles
    }
sections-nile = Quartier du Nil
sections-nile-cost = 2 ressources indiquées
sections-nile-condition =
    { $needed ->
        [one] Marqueur sur { $needed } piste du Nil
       *[other] Marqueurs sur { $needed } pistes du Nil
    }
sections-artisans = Quartier des Artisans
sections-artisans-cost = 3 ressources identiques
sections-artisans-condition =
    { $needed ->
        [one] { $needed } artisan
       *[other] { $needed } artisans
    }
sections-burial_chamber = Quartier de la Chambre funéraire
sections-burial_chamber-cost = 2 à 4 ressources indiquées sous votre étape suivante
sections-burial_chamber-condition =
    { $needed ->
        [one] { $needed } étape de la chambre funéraire
       *[other] { $needed } étapes de la chambre funéraire
    }

## Gods

gods-ra = Rê
gods-horus = Horus
gods-osiris = Osiris
gods-isis = Isis
gods-anubis = Anubis

## Options of the action on the Nile, and its tracks by their resource

nile_options-nile_agriculture_construction = Agriculture + construction
nile_options-nile_agriculture_construction-text = Gagnez commerce et justice ; 2 avancées sur les pistes agriculture et construction.
nile_options-nile_construction_trade = Construction + commerce
nile_options-nile_construction_trade-text = Gagnez royauté et agriculture ; 2 avancées sur les pistes construction et commerce.
nile_options-nile_trade_royalty = Commerce + royauté
nile_options-nile_trade_royalty-text = Gagnez justice et construction ; 2 avancées sur les pistes commerce et royauté.
nile_options-nile_royalty_justice = Royauté + justice
nile_options-nile_royalty_justice-text = Gagnez agriculture et commerce ; 2 avancées sur les pistes royauté et justice.
nile_options-nile_justice_agriculture = Justice + agriculture
nile_options-nile_justice_agriculture-text = Gagnez construction et royauté ; 2 avancées sur les pistes justice et agriculture.
nile_options-nile_pair = Deux ressources identiques
nile_options-nile_pair-text = Gagnez un vase au hasard ; 1 avancée sur une piste au choix.
nile_tracks-agriculture = Piste du Nil ({ resources-agriculture })
nile_tracks-construction = Piste du Nil ({ resources-construction })
nile_tracks-trade = Piste du Nil ({ resources-trade })
nile_tracks-royalty = Piste du Nil ({ resources-royalty })
nile_tracks-justice = Piste du Nil ({ resources-justice })

## What an action is after, said after the name of its section

acts-offerings_1 = un lot d’offrandes
acts-offerings_2 = un lot d’offrandes et un jeton bonus
acts-nobles = un nouveau noble
acts-nile_agriculture_construction = agriculture + construction
acts-nile_construction_trade = construction + commerce
acts-nile_trade_royalty = commerce + royauté
acts-nile_royalty_justice = royauté + justice
acts-nile_justice_agriculture = justice + agriculture
acts-nile_pair = deux ressources identiques
acts-artisans = un nouvel artisan
acts-burial_chamber = l’étape suivante

## Offering tokens
## One of a resource pays as that resource, one for a section pays there, prestige gives +PP

offering_types-offering_agriculture = Offrande d’agriculture
offering_types-offering_construction = Offrande de construction
offering_types-offering_trade = Offrande de commerce
offering_types-offering_royalty = Offrande de royauté
offering_types-offering_justice = Offrande de justice
offering_types-offering_area_offerings = Offrande du quartier des Offrandes
offering_types-offering_area_nobles = Offrande du quartier des Nobles
offering_types-offering_area_nile = Offrande du quartier du Nil
offering_types-offering_area_artisans = Offrande du quartier des Artisans
offering_types-offering_area_burial_chamber = Offrande du quartier de la Chambre funéraire
offering_types-offering_prestige_1 = Offrande de prestige +1
offering_types-offering_prestige_2 = Offrande de prestige +2

## Nobles: name, what the card does, what it is worth at the end

nobles-scribe_1 = Scribe 1
nobles-scribe_1-ability = Les ressources agriculture et commerce peuvent être payées l’une pour l’autre, leurs jetons offrande aussi.
nobles-scribe_1-prestige = 4 PP, plus 4 PP par dieu satisfait bordant le quartier des Offrandes.
nobles-scribe_2 = Scribe 2
nobles-scribe_2-ability = Les ressources construction et royauté peuvent être payées l’une pour l’autre, leurs jetons offrande aussi.
nobles-scribe_2-prestige = 4 PP, plus 4 PP par dieu satisfait bordant le quartier des Nobles.
nobles-scribe_3 = Scribe 3
nobles-scribe_3-ability = Les ressources commerce et justice peuvent être payées l’une pour l’autre, leurs jetons offrande aussi.
nobles-scribe_3-prestige = 4 PP, plus 4 PP par dieu satisfait bordant le quartier du Nil.
nobles-scribe_4 = Scribe 4
nobles-scribe_4-ability = Les ressources royauté et agriculture peuvent être payées l’une pour l’autre, leurs jetons offrande aussi.
nobles-scribe_4-prestige = 4 PP, plus 4 PP par dieu satisfait bordant le quartier des Artisans.
nobles-scribe_5 = Scribe 5
nobles-scribe_5-ability = Les ressources justice et construction peuvent être payées l’une pour l’autre, leurs jetons offrande aussi.
nobles-scribe_5-prestige = 4 PP, plus 4 PP par dieu satisfait bordant le quartier de la Chambre funéraire.
nobles-general = Général
nobles-general-ability = Quand vous passez, avancez aussitôt d’une case dans la pyramide et prenez son gain. Si vous passez en dernier, il ne se passe rien.
nobles-general-prestige = 7 PP, 4 de plus avec le jeton Pharaon, 4 de plus avec le jeton Premier joueur.
nobles-architect = Architecte
nobles-architect-ability = Dans le quartier de la Chambre funéraire, vous pouvez payer le coût d’accès avec n’importe quelle ressource. Elle garde alors sa propre couleur dans le coût de l’action.
nobles-architect-prestige = 9 PP.
nobles-high_priestess = Grande Prêtresse
nobles-high_priestess-ability = Dans le quartier des Offrandes, vous pouvez payer le coût d’accès avec n’importe quelle ressource. Elle garde alors sa propre couleur dans le coût de l’action.
nobles-high_priestess-prestige = 9 PP.
nobles-master = Maître artisan
nobles-master-ability = Dans le quartier des Artisans, vous pouvez payer le coût d’accès avec n’importe quelle ressource. Elle garde alors sa propre couleur dans le coût de l’action.
nobles-master-prestige = 9 PP.
nobles-granary_steward = Intendant des greniers
nobles-granary_steward-ability = Dans le quartier du Nil, vous pouvez payer le coût d’accès avec n’importe quelle ressource. Elle garde alors sa propre couleur dans le coût de l’action.
nobles-granary_steward-prestige = 9 PP.
nobles-judge = Juge
nobles-judge-ability = Dans le quartier des Nobles, vous pouvez payer 5 ressources quelconques au lieu de 5 différentes ; l’une d’elles doit toujours convenir à la roue.
nobles-judge-prestige = 8 PP.
nobles-grand_vizier = Grand Vizir
nobles-grand_vizier-ability = Aucun pouvoir.
nobles-grand_vizier-prestige = 3 PP, plus 3 PP par noble que vous possédez, celui-ci compris.
nobles-doctor = Médecin
nobles-doctor-ability = Une fois par manche : agissez dans le quartier des Artisans sans utiliser la roue, même si aucune case n’est libre. Vous payez tout le coût de l’action.
nobles-doctor-prestige = 6 PP, plus 2 PP par valeur de PP différente parmi vos artisans.
nobles-chief_contractor = Maître d’œuvre
nobles-chief_contractor-ability = Une fois par manche : agissez dans le quartier de la Chambre funéraire sans utiliser la roue, même si aucune case n’est libre. Vous payez tout le coût de l’action.
nobles-chief_contractor-prestige = 6 PP, plus 2 PP par étape de votre chambre funéraire.
nobles-high_priest = Grand Prêtre
nobles-high_priest-ability = Une fois par manche : agissez dans le quartier des Offrandes sans utiliser la roue, même si aucune case n’est libre. Vous payez tout le coût de l’action.
nobles-high_priest-prestige = 6 PP, plus 2 PP par jeton offrande que vous possédez.
nobles-governor = Gouverneur
nobles-governor-ability = Une fois par manche : agissez dans le quartier du Nil sans utiliser la roue, même si aucune case n’est libre. Vous payez tout le coût de l’action.
nobles-governor-prestige = 5 PP, plus 3 PP par piste du Nil où vous êtes au niveau 3.
nobles-witch = Magicienne
nobles-witch-ability = Une fois par manche, à votre tour : échangez une de vos ressources de base contre une autre au choix.
nobles-witch-prestige = 3 PP, plus 3 PP par dieu satisfait.
nobles-treasurer = Trésorier
nobles-treasurer-ability = Une fois par manche, à votre tour : échangez une de vos ressources de base contre 1 argent.
nobles-treasurer-prestige = 8 PP, plus 2 PP par argent que vous possédez.
nobles-teacher = Précepteur
nobles-teacher-ability = Une fois par manche, quand vous gagnez un vase : gagnez aussi 1 ressource de base au choix.
nobles-teacher-prestige = 7 PP, plus 1 PP par ressource de base et par offrande de ressource que vous possédez.
nobles-diplomat = Diplomate
nobles-diplomat-ability = Une fois par manche, quand vous gagnez un vase : défaussez-le et gagnez à la place 3 ressources de base au choix.
nobles-diplomat-prestige = Autant de PP que le meilleur de vos autres nobles, 0 PP si vous n’en avez pas d’autre.
nobles-high_official_21 = Haut fonctionnaire 21
nobles-high_official_21-ability = Aussitôt et gratuitement : 3 avancées sur une piste du Nil, puis 2 argent.
nobles-high_official_21-prestige = 6 PP.
nobles-high_official_22 = Haut fonctionnaire 22
nobles-high_official_22-ability = Aussitôt et gratuitement : 2 avancées sur une piste du Nil, puis 2 jetons offrande.
nobles-high_official_22-prestige = 6 PP.
nobles-high_official_23 = Haut fonctionnaire 23
nobles-high_official_23-ability = Aussitôt et gratuitement : 1 artisan, puis 1 argent.
nobles-high_official_23-prestige = 6 PP.
nobles-high_official_24 = Haut fonctionnaire 24
nobles-high_official_24-ability = Aussitôt et gratuitement : 1 artisan, puis 2 jetons offrande.
nobles-high_official_24-prestige = 5 PP.
nobles-high_official_25 = Haut fonctionnaire 25
nobles-high_official_25-ability = Aussitôt et gratuitement : 1 étape de la chambre funéraire, puis 1 argent.
nobles-high_official_25-prestige = 7 PP.
nobles-high_official_26 = Haut fonctionnaire 26
nobles-high_official_26-ability = Aussitôt et gratuitement : 1 étape de la chambre funéraire, puis 1 jeton offrande.
nobles-high_official_26-prestige = 7 PP.

## Artisans by their craft; those of one craft are told apart by the resources they give

crafts-potter = Potier
crafts-weaver = Tisserand
crafts-carpenter = Charpentier
crafts-painter = Peintre
crafts-sculptor = Sculpteur
crafts-goldsmith = Orfèvre
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

pyramid_incomes-any_basic = 1 ressource de base au choix
pyramid_incomes-silver = 1 argent
pyramid_incomes-offering = 1 jeton offrande
pyramid_incomes-first_player = le jeton Premier joueur
pyramid_incomes-none = aucun gain

## The Traitor’s tiles, and what their symbols bring
## …: $number (a place from the left or from the top, or PP), where the symbol shows one

traitor_tiles-traitor_tile_a = Le Tombeau
traitor_tiles-traitor_tile_b = La Cour
traitor_tiles-traitor_tile_c = Les Ateliers
traitor_tiles-traitor_tile_d = Le Temple
traitor_tiles-traitor_tile_e = Le Fleuve
traitor_effects-none = Aucun effet.
traitor_effects-burial = Le Traître bâtit une étape de la chambre funéraire.
traitor_effects-god = En fin de partie, le Traître marque le dieu de cette tuile.
traitor_effects-take_noble = Le Traître prend le noble n° { $number } en partant de la gauche.
traitor_effects-discard_noble = Le noble n° { $number } en partant de la gauche est retiré du jeu.
traitor_effects-noble_level = Chaque noble du Traître vaut { $number } PP en fin de partie.
traitor_effects-take_artisan_high = Le Traître prend l’artisan visible au prestige le plus élevé.
traitor_effects-take_artisan_low = Le Traître prend l’artisan visible au prestige le plus faible.
traitor_effects-discard_artisan_high = L’artisan visible au prestige le plus élevé est retiré du jeu.
traitor_effects-discard_artisan_low = L’artisan visible au prestige le plus faible est retiré du jeu.
traitor_effects-offering_set = Le Traître prend le lot d’offrandes n° { $number } en partant du haut.
traitor_effects-offering_bonus = Le Traître prend le jeton bonus n° { $number } en partant du haut.
traitor_effects-nile_most = Le Traître avance sur la piste du Nil de sa tuile la plus remplie.
traitor_effects-nile_least = Le Traître avance sur la piste du Nil de sa tuile la moins remplie.

## The seven parts of the score

parts-gods = Exigences des dieux
parts-nobles = Nobles
parts-artisans = Artisans
parts-nile = Nil
parts-burial_chamber = Chambre funéraire
parts-tokens = Ressources et offrandes
parts-pharaoh_and_first_player = Pharaon et Premier joueur

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-dark_tile = Choisissez une tuile Traître à retourner sur sa face sombre.
wait-dark_tile = { $player } choisit les tuiles Traître sombres.
help-dark_tile =
    La face sombre est la plus difficile : ses icônes viennent plus tôt et sont plus nombreuses.
    Chaque tuile indique aussi de combien de vases le Traître dispose pendant une manche : la plus à gauche pour la manche 1, la suivante pour la manche 2, et ainsi de suite.
prompt-setup_noble = Gardez un des deux nobles que vous avez piochés.
wait-setup_noble = { $player } choisit son noble de départ.
help-setup_noble =
    Votre noble de départ reste avec vous jusqu’à la fin : regardez son pouvoir et ce qui lui rapporte du prestige.
    Vous seul voyez les deux cartes.
    L’autre retournera dans la pioche ; en solo, c’est le Traître qui la reçoit.
prompt-setup_jar = Choisissez un vase sous la pyramide et gagnez ses ressources.
wait-setup_jar = { $player } choisit son premier vase.
help-setup_jar =
    Vous gagnerez aussi 2 argent, le joker qui remplace n’importe quelle ressource de base.
    Regardez la roue : la ressource qui fait face au quartier que vous visez vous l’ouvre, et peut compter aussi dans le coût de l’action.
prompt-turn = Agissez dans un des cinq quartiers, ou passez.
wait-turn = { $player } choisit une action.
help-turn =
    Posez sur une case libre du secteur la ressource que demande la roue, et payez le coût de l’action ; si elle convient, la ressource posée sur la roue compte dans ce coût.
    Ce que vous ne dépensez pas, vous le gardez, mais les cases de la roue se remplissent.
    Après avoir passé, vous gagnez un vase et touchez des gains dans la Pyramide du Temps, mais vous n’agissez plus de la manche.
prompt-payment = Payez comme proposé, ou choisissez pas à pas ce que vous payez.
wait-payment = { $player } choisit son paiement.
help-payment =
    D’abord vient le jeton pour la roue, puis les autres, un par un.
    La proposition dépense ce que vous avez en nombre et ménage l’argent et les offrandes.
    Tant que le paiement n’est pas complet, vous pouvez annuler chaque étape, et même le choix de l’action.
prompt-swap_witch = Magicienne : choisissez ce que vous donnez, puis ce que vous recevez.
wait-swap_witch = { $player } échange une ressource grâce à la Magicienne.
help-swap_witch =
    Vous donnez une ressource de base, ou une offrande de ressource, et prenez une autre ressource de base dans la réserve.
    Cela marche une fois par manche et ne met pas fin à votre tour.
prompt-swap_treasurer = Trésorier : choisissez ce que vous donnez contre 1 argent.
wait-swap_treasurer = { $player } échange une ressource contre de l’argent grâce au Trésorier.
help-swap_treasurer =
    L’argent remplace n’importe quelle ressource de base dans n’importe quel paiement.
    Au lieu d’une ressource de base, vous pouvez donner une offrande de ressource ; l’échange marche une fois par manche et ne met pas fin à votre tour.
prompt-offerings_set = Choisissez un lot d’offrandes.
wait-offerings_set = { $player } choisit un lot d’offrandes.
help-offerings_set =
    Vous recevez les deux jetons du lot.
    Les offrandes de ressource et de quartier se dépensent, celles de prestige non ; chacune qu’il vous reste à la fin vaut 1 PP et compte pour les dieux.
prompt-offering_source = Prenez un jeton offrande : un de la zone bonus, ou un au hasard dans le sac.
wait-offering_source = { $player } prend un jeton offrande.
help-offering_source =
    La zone bonus n’est complétée qu’à la fin de la manche.
    Le sac est affaire de chance, et une pioche ne s’annule pas.
prompt-noble_pick = Prenez un des nobles visibles, ou la première carte de la pioche.
wait-noble_pick = { $player } choisit un noble.
help-noble_pick =
    Un noble a un pouvoir et rapporte du prestige en fin de partie.
    Le premier qui réunit deux nobles et l’étape 3 de la chambre funéraire gagne aussi le jeton Pharaon.
    Ce que vous piochez, vous devez le garder.
prompt-nile_advance = Choisissez la piste du Nil où vous avancez.
wait-nile_advance = { $player } avance sur le Nil.
help-nile_advance =
    En fin de partie, une piste vaut 3 PP au niveau 2 et 7 PP au niveau 3.
    Pour les dieux, seul compte le nombre de pistes différentes ; le niveau 1 suffit.
prompt-artisan_pick = Prenez un des artisans visibles, ou la première carte de la pioche.
wait-artisan_pick = { $player } choisit un artisan.
help-artisan_pick =
    Un artisan donne aussitôt des ressources, et du prestige à la fin : plus il y a de l’un, moins il y a de l’autre.
    Trois artisans remplissent l’exigence d’un dieu, six celle de deux dieux.
prompt-official_track = Haut fonctionnaire : choisissez la piste de toutes les avancées.
wait-official_track = { $player } choisit une piste du Nil pour le Haut fonctionnaire.
help-official_track =
    Toutes les avancées se font sur cette seule piste, et celles au-delà du niveau 3 sont perdues.
    Une piste vaut 3 PP au niveau 2 et 7 PP au niveau 3.
prompt-pass_jar = Vous passez : choisissez un vase et gagnez ses ressources.
wait-pass_jar = { $player } passe et choisit un vase.
help-pass_jar =
    Vous garderez ces ressources pour la manche suivante, quand la roue aura tourné d’un cran.
    Plus on passe tôt, plus il y a de vases à choisir.
prompt-jar_diplomat = Gardez le vase, ou remplacez-le grâce au Diplomate.
wait-jar_diplomat = { $player } examine un vase avec le Diplomate.
help-jar_diplomat =
    Le Diplomate défausse le vase, et vous gagnez à la place 3 ressources de base au choix.
    Il sert pour un seul vase par manche.
prompt-jar_teacher = Utiliser le Précepteur pour gagner 1 ressource de base de plus avec ce vase ?
wait-jar_teacher = { $player } décide d’utiliser ou non le Précepteur.
help-jar_teacher =
    Vous choisissez la ressource dans la réserve.
    Le Précepteur sert pour un seul vase par manche : n’attendez que si vous comptez sur un autre vase, où il vous sera plus utile.
prompt-any_basic = Prenez une ressource de base au choix.
wait-any_basic = { $player } choisit une ressource de base.
help-any_basic =
    Vous choisissez parmi les cinq ressources de base encore présentes dans la réserve ; l’argent n’en fait pas partie.
    Pensez à ce que la roue demandera ensuite.
prompt-pyramid_income = Prenez le gain de la nouvelle case, ou celui de la case à sa gauche.
wait-pyramid_income = { $player } choisit son gain dans la Pyramide du Temps.
help-pyramid_income =
    Chacun de vos tours après avoir passé rapporte un gain, jusqu’à ce que tous aient passé.
    Sur la dernière case de votre rangée, il n’y a plus rien à prendre.
prompt-end_turn = Utilisez un pouvoir maintenant, ou terminez votre tour.
wait-end_turn = { $player } peut encore utiliser un pouvoir.
help-end_turn =
    La Magicienne et le Trésorier servent une fois par manche, à vos tours.
    Ce que vous n’utilisez pas maintenant, vous pourrez l’utiliser à un prochain tour de la manche.
prompt-solo_split = Le vase du Traître : choisissez la ressource qui va sur la roue ; l’autre va sur une tuile.
wait-solo_split = { $player } partage le vase du Traître.
help-solo_split =
    Sur la roue, la ressource vous prend pour cette manche une case libre de son secteur.
    Sur une tuile, elle couvre l’icône suivante, qui s’applique aussitôt au profit du Traître.
    Comparez ce que chacune vous coûterait.

## Choices, as labels of buttons; …_for and …_of tell more, where the position is known
## dark_tile: $tile; keep_noble, use, take_noble: $noble; take_jar: $jar (see above)
## act…: $section, $action (what it is after); act_free…: also $noble, who needs no wheel
## …_for: $payment (see above); pay_access, pay_unit, swap_give: $unit; swap_get, basic: $resource
## offerings_set…, bonus…: $number; _of: $tokens (a list) or $token
## advance: $track; take_artisan: $artisan; income: $income
## to_wheel: $side of the jar (left or right); to_wheel_of: $resource, $other

choice-dark_tile = Retourner sur la face sombre : { $tile }
choice-keep_noble = Garder : { $noble }
choice-take_jar = Prendre le vase { $jar }
choice-act = { $section } : { $action }
choice-act_for = { $section } : { $action }, contre { $payment }
choice-act_free = { $section }, sans la roue ({ $noble }) : { $action }
choice-act_free_for = { $section }, sans la roue ({ $noble }) : { $action }, contre { $payment }
choice-pass = Passer
choice-use = Utiliser le pouvoir : { $noble }
choice-pay_proposed = Payer comme proposé
choice-pay_proposed_for = Payer : { $payment }
choice-pay_access = Poser sur la roue : { $unit }
choice-pay_unit = Payer : { $unit }
choice-swap_give = Donner : { $unit }
choice-swap_get = Recevoir : { $resource }
choice-offerings_set = Prendre le lot d’offrandes { $number }
choice-offerings_set_of = Prendre le lot d’offrandes { $number } : { $tokens }
choice-bonus = Prendre le jeton bonus { $number }
choice-bonus_of = Prendre le jeton bonus { $number } : { $token }
choice-bag = Piocher un jeton dans le sac
choice-take_noble = Prendre : { $noble }
choice-take_noble_deck = Prendre le premier noble de la pioche
choice-advance = Avancer : { $track }
choice-take_artisan = Recruter : { $artisan }
choice-take_artisan_deck = Recruter le premier artisan de la pioche
choice-jar_keep = Garder le vase
choice-jar_replace = Diplomate : 3 ressources de base au choix à la place
choice-teacher_decline = Pas maintenant
choice-teacher_use = Précepteur : aussi 1 ressource de base au choix
choice-basic = Prendre : { $resource }
choice-income = Prendre : { $income }
choice-end_turn = Terminer le tour
choice-to_wheel =
    { $side ->
        [left] La ressource de gauche va sur la roue
       *[right] La ressource de droite va sur la roue
    }
choice-to_wheel_of = Sur la roue : { $resource } ; sur une tuile : { $other }

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

event-round = La manche { $round } commence.
event-turn = { $player } commence son tour.
event-scribe_dealt = { $player } commence avec : { $noble }.
event-dealt_nobles = { $player } pioche : { $nobles }.
event-kept_noble = { $player } garde comme noble de départ : { $noble }.
event-jar_taken = { $player } prend le vase { $jar }.
event-jar_revealed = { $player } gagne un vase de la pile { $jar }.
event-jars_shuffled = Les vases défaussés sont mélangés en une nouvelle pile.
event-gained =
    { $amount ->
        [1] { $player } gagne : { $resource }.
       *[other] { $player } gagne : { $amount } × { $resource }.
    }
event-short = { $player } ne reçoit pas de jeton { $resource } : la réserve est épuisée.
event-acted =
    { $variant ->
        [free] { $player } agit sans la roue dans le { $section } : { $action }.
       *[wheel] { $player } agit dans le { $section } : { $action }.
    }
event-paid = { $player } paie : { $payment }.
event-set_taken = { $player } prend le lot d’offrandes { $number } : { $tokens }.
event-offering_taken =
    { $source ->
        [bag] { $player } pioche dans le sac : { $token }.
       *[bonus] { $player } prend dans la zone bonus : { $token }.
    }
event-offering_missed = { $player } ne reçoit pas de jeton offrande : il n’en reste plus.
event-bag_refilled = Les jetons offrande défaussés retournent dans le sac.
event-noble_taken =
    { $source ->
        [deck] { $player } pioche un noble : { $noble }.
       *[slot] { $player } rallie un noble : { $noble }.
    }
event-noble_revealed = Nouveau noble visible : { $noble }.
event-artisan_taken =
    { $source ->
        [deck] { $player } pioche un artisan : { $artisan }.
       *[slot] { $player } recrute un artisan : { $artisan }.
    }
event-artisan_revealed = Nouvel artisan visible : { $artisan }.
event-advanced = { $player } monte au niveau { $level } : { $track }.
event-advance_lost = { $player } n’a plus de place pour avancer : l’avancée est perdue.
event-stage_built = { $player } bâtit l’étape { $stage } de la chambre funéraire.
event-pharaoh = { $player } prend le jeton Pharaon.
event-first_player = { $player } prend le jeton Premier joueur.
event-passed = { $player } passe et entre dans la rangée { $row } de la pyramide.
event-passed_last = { $player } passe en dernier.
event-moved = { $player } avance à la case { $space } de la rangée { $row }.
event-income = { $player } prend son gain : { $income }.
event-swapped = { $player } échange ({ $noble }) : { $give } → { $get }.
event-jar_replaced = { $player } défausse grâce au Diplomate le vase { $jar } contre trois ressources de base au choix.
event-teacher_used = { $player } gagne grâce au Précepteur une ressource de base de plus.
event-wheel_cleared = La roue est vidée.
event-wheel_turned =
    { $direction ->
        [clockwise] La roue tourne d’un cran dans le sens horaire.
       *[counterclockwise] La roue tourne d’un cran dans le sens antihoraire.
    }
event-refilled_set = Nouveau lot d’offrandes { $number } : { $tokens }.
event-refilled_bonus = Nouveau jeton bonus { $number } : { $token }.
event-jars_shown = Nouveaux vases sous la pyramide : { $jars }.
event-blocked = Le vase restant { $jar } bloque la roue.
event-scored = { $player } marque { $total } PP.
event-won = { $player } l’emporte !
event-shared = { $players } se partagent la victoire !
event-lost = { $player } perd contre le Traître.

## Events of the Traitor’s tiles and jars; what it takes and gains is told like a player’s
## tile_…, traitor_tile: $tile; tile_tied, traitor_tile, traitor_full, traitor_wheel: $resource
## traitor_stack: $number (of jars); traitor_jar: $jar; traitor_tile: $space, $effect (a sentence)
## removed_…: $noble or $artisan; traitor_scored: $total

event-tile_dark = La tuile { $tile } est retournée sur sa face sombre.
event-tile_tied = La tuile { $tile } est liée à une ressource : { $resource }.
event-traitor_stack =
    { $number ->
        [one] La pile du Traître reçoit { $number } vase.
       *[other] La pile du Traître reçoit { $number } vases.
    }
event-traitor_jar = Le Traître révèle un vase { $jar }.
event-traitor_tile = { $resource } couvre la case { $space } de la tuile { $tile }. { $effect }
event-traitor_full = Toutes les tuiles sont pleines : { $resource } retourne à la réserve.
event-traitor_wheel = { $resource } va sur la roue et y occupe une case.
event-removed_noble = Noble retiré du jeu : { $noble }.
event-removed_artisan = Artisan retiré du jeu : { $artisan }.
event-traitor_scored = Le Traître marque { $total } PP.

## The board on the screen: regions, progress, steps of a turn
## round: $now, $of

board-tab_ring = Plateau
board-tab_market = Pyramide
board-tab_hall = Salle
board-tab_hand = Ressources
board-round = Manche { $now } / { $of }
board-step_choose = Choix
board-step_pay = Paiement
board-step_carry_out = Action
board-step_end = Fin

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

board-section = { $section }. Coût de l’action : { $cost }. Roue : { $sector }, cases libres : { $free } sur { $usable }.
board-sector = { $sector } : en face, { $section }, cases libres : { $free } sur { $usable }
board-wheel_clockwise = Après chaque manche, la roue tourne d’un cran dans le sens horaire.
board-wheel_counterclockwise = Après chaque manche, la roue tourne d’un cran dans le sens antihoraire.
board-last_round = dernière manche
board-god = { $god }, { $value } PP : { $halves }.
board-half_met = { $condition } ({ $have } sur { $needed }, rempli)
board-half_open = { $condition } ({ $have } sur { $needed })
board-god_satisfied = { $god }, dieu satisfait : { $value } PP. { $halves }
board-points = { $points } PP
board-cost = Coût : { $cost }
board-set = Lot d’offrandes { $number } : { $tokens }
board-bonus_token = Jeton bonus { $number } : { $token }
board-bag =
    { $count ->
        [one] Sac des offrandes : { $count } jeton
       *[other] Sac des offrandes : un jeton au hasard parmi { $count }
    }
board-with_bonus = Payez 1 ressource identique de plus et prenez un troisième jeton
board-noble = { $noble }. { $prestige } { $ability }
board-noble_deck =
    { $count ->
        [one] Pioche des nobles : prenez la dernière carte sans la voir
       *[other] Pioche des nobles : prenez la première carte sans la voir ({ $count } cartes)
    }
board-artisan = { $artisan } : { $points } PP ; donne : { $gains }
board-artisan_plain = { $artisan } : { $points } PP
board-artisan_deck =
    { $count ->
        [one] Pioche des artisans : prenez la dernière carte sans la voir
       *[other] Pioche des artisans : prenez la première carte sans la voir ({ $count } cartes)
    }
board-jars_gained =
    { $count ->
        [one] un vase canope
       *[other] { $count } vases canopes
    }
board-empty_slot = Plus de carte
board-unseen = Pas encore vues : { $count }
board-read = Lire la carte : { $card }
board-nile_option = { $option } : { $text }
board-track = { $track }. { $disks }
board-disk = { $player } : niveau { $level }
board-stage = Étape { $stage } : { $points } PP en tout ; coût : { $cost }.
board-stage_with = Étape { $stage } : { $points } PP en tout ; coût : { $cost }. Ici : { $players }.
board-stage_start = Avant la première étape : { $players }

## The board on the screen: Pyramid of Time, jars, supply
## passed_count: $passed of $seats; space, space_of: $row, $space, $income; space_of: $player
## round_space, round_space_of: $round; round_space_of: $players (a list); jar: $resources (a list)
## jar_stack: $count; supply_of: $resource, $count; amount: $amount, $resource

board-passed_count = { $passed }/{ $seats } passés
board-space = Rangée { $row }, case { $space } : { $income }
board-space_of = Rangée { $row }, case { $space } : { $income }. Ici : { $player }
board-round_space = Manche { $round }
board-round_space_of = Manche { $round } : { $players }
board-jar = Vase canope : { $resources }
board-jar_stack = { $count } dans la pile
board-no_jars = Pas de vases à la dernière manche
board-supply_of = { $resource } : { $count } dans la réserve
board-amount = { $amount } × { $resource }

## The board on the screen: what a player has, and what is being paid or chosen
## hall_of: $player; gods_satisfied: $count of $all; put_aside: $noble
## god_lacks: $god, $value (PP), $what (a list of lack); lack: $section, $count (still missing)

board-my_hall = Votre salle
board-hall_of = Salle de { $player }
board-offerings = Offrandes gardées
board-nobles = Nobles
board-artisans = Artisans
board-gods = Dieux
board-none = rien encore
board-gods_satisfied = { $count } sur { $all } satisfaits
board-ready = prêt
board-used = utilisé
board-god_lacks = { $god } ({ $value } PP) : il manque encore { $what }.
board-lack = { $section } ({ $count })
board-setup_nobles = Deux nobles au choix
board-only_you = Vous seul les voyez
board-put_aside = Noble mis de côté : { $noble }
board-pay = Vous payez
board-pay_access = sur la roue
board-pay_chosen = Déjà choisi
board-pay_change = Pour payer autrement, cliquez ci-dessous sur ce que vous voulez payer.
board-open_jar = Le vase
board-give = Donner
board-get = Recevoir
board-take_one = Prenez-en une

## The board on the screen: a card in full, and what a choice would bring
## card_noble: $number of $all; worth_now: $points, $player; gains_now: $gains (a list)
## would_meet: $god, $section; would_please: $god, $value (PP)

board-card_noble = Noble { $number } sur { $all }
board-card_artisan = Artisan
board-ability = Pouvoir
board-prestige = Prestige en fin de partie
board-worth_now = Valeur actuelle pour { $player } : { $points } PP
board-gains_now = Gagné aussitôt : { $gains }
board-gains_nothing = Ne donne rien aussitôt
board-gain = Vous gagneriez
board-would_meet = { $god } : exigence remplie ({ $section })
board-would_please = { $god }, dieu satisfait : +{ $value } PP

## The board on the screen: a player’s panel
## count_…: $count; count_stage: $stage of $all; count_tracks, count_gods: of $all; passed_row: $row

board-count_nobles = Nobles : { $count }
board-count_artisans = Artisans : { $count }
board-count_offerings = Jetons offrande : { $count }
board-count_stage = Chambre funéraire : étape { $stage } sur { $all }
board-count_tracks = Marqueurs sur les pistes du Nil : { $count } sur { $all }
board-count_gods = Dieux satisfaits : { $count } sur { $all }
board-passed = a passé
board-passed_row = A passé : rangée { $row } de la pyramide
board-passed_last = A passé en dernier

## The board on the screen: the Traitor
## traitor_stack: $count; traitor_tile: $tile, $side, $resource, $filled of $spaces, $jars (number)
## traitor_tile_plain: before a resource is tied; traitor_space…: $number, $effect (a sentence)
## traitor_jar: $resources (a list); to_wheel: $resource, $other

board-traitor_plot = Le complot du Traître
board-traitor_stack = Vases restants dans la pile du Traître : { $count }
board-traitor_tile = { $tile }, { $side }, ressource liée : { $resource } ; cases remplies : { $filled } sur { $spaces } ; vases pour sa manche : { $jars }
board-traitor_tile_plain = { $tile }, { $side } ; vases pour sa manche : { $jars }
board-side_light = face claire
board-side_dark = face sombre
board-traitor_space = Case { $number } : { $effect }
board-traitor_space_filled = Case { $number }, remplie : { $effect }
board-traitor_jar = Le vase du Traître : { $resources }
board-to_wheel = Sur la roue : { $resource } ; sur une tuile : { $other }
board-traitor_has = Ce que possède le Traître
board-traitor_passed = Le Traître a passé

## The board on the screen: what the button that confirms a choice says

board-verb_dark_tile = Retourner
board-verb_keep_noble = Garder
board-verb_take_jar = Prendre le vase
board-verb_act = Agir ici
board-verb_pass = Passer
board-verb_use = Utiliser
board-verb_pay_proposed = Payer
board-verb_pay_access = Payer ceci
board-verb_pay_unit = Payer ceci
board-verb_swap_give = Donner
board-verb_swap_get = Recevoir
board-verb_offerings_set = Prendre le lot
board-verb_bonus = Prendre le jeton
board-verb_bag = Piocher
board-verb_take_noble = Prendre
board-verb_take_noble_deck = Piocher
board-verb_advance = Avancer
board-verb_take_artisan = Recruter
board-verb_take_artisan_deck = Piocher
board-verb_jar_keep = Garder le vase
board-verb_jar_replace = Remplacer le vase
board-verb_teacher_decline = Pas maintenant
board-verb_teacher_use = Utiliser
board-verb_basic = Prendre
board-verb_income = Prendre
board-verb_end_turn = Terminer le tour
board-verb_to_wheel = Sur la roue

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Bienvenue à la cour
lesson-welcome =
    Vous avez cinq manches pour vous illustrer en Égypte : par vos offrandes, vos nobles et vos artisans, sur le Nil, et par votre propre chambre funéraire. Tout se compte en points de prestige (PP), et qui en a le plus l’emporte.
    Cette première partie est préparée : suivez les cadres dorés.
lesson-wheel-title = Cinq quartiers et une roue
lesson-wheel =
    1 À votre tour, vous agissez dans un de ces cinq quartiers.
    2 La roue fixe le prix de l’entrée. Le Nil fait face au commerce : qui y agit pose un commerce sur la roue. Chaque couleur a trois cases ; une fois prises, son quartier est fermé pour la manche.
lesson-noble-title = Votre premier noble
lesson-noble =
    Les nobles rapportent des points à la fin, et presque tous ont aussi un pouvoir. De ces deux-là, que personne d’autre ne voit, vous en gardez un.
    1 Choisissez le Scribe. Avec lui, commerce et justice se paient l’un pour l’autre, et les dieux qui bordent le Nil lui profitent.
lesson-jar-title = Un vase pour commencer
lesson-jar =
    Un vase canope contient trois ressources. Au départ, chacun en choisit un et reçoit en plus deux jetons d’argent : l’argent remplace n’importe quelle ressource.
    1 Prenez le vase à la construction, au commerce et à la royauté.
    À deux joueurs, le vase qui reste bloque trois cases de la roue.
lesson-nile-title = Prospérez sur le Nil
lesson-nile =
    Le Nil prend deux ressources et en rend deux autres : vous restez aussi riche, et vos marqueurs avancent sur ses pistes.
    1 Choisissez le quartier du Nil.
    2 Choisissez cet échange : construction et commerce deviennent royauté et agriculture.
lesson-access-title = Le prix de l’entrée
lesson-access =
    D’abord, le coût d’accès.
    1 Payez avec le commerce, la ressource qui fait face au Nil.
    2 Il reste ici jusqu’à la fin de la manche. Mieux encore, il compte aussi dans le coût de l’action : de construction et commerce, il ne reste que la construction à payer.
lesson-change-title = Payez à votre guise
lesson-change =
    1 Un paiement est toujours proposé, et Entrée l’accepte. Celui-ci prendrait votre construction, bientôt utile à votre chambre funéraire.
    2 Payez plutôt avec l’argent.
    Tant que tout n’est pas payé, vous pouvez aussi annuler et choisir une autre action.
lesson-advance-title = En remontant le fleuve
lesson-advance =
    Votre échange donne deux avancées, sur les pistes des deux ressources qu’il coûte. À la fin, une piste vaut 3 PP au niveau 2 et 7 PP au niveau 3.
    1 Avancez sur la piste du commerce.
lesson-demand-title = Ce que veulent les dieux
lesson-demand =
    1 Avancez maintenant sur l’autre piste, celle de la construction.
    2 Voici pourquoi : chaque dieu se tient entre deux quartiers et exige quelque chose dans chacun. Osiris veut vos marqueurs sur deux pistes du Nil, et trois jetons offrande.
    Puis votre adversaire joue. Échap passe les légendes.
lesson-offerings-title = Faites une offrande
lesson-offerings =
    Une ressource donne un lot de deux jetons offrande. Une seconde, identique, donne un troisième jeton.
    1 Choisissez le quartier des Offrandes.
    2 Ajoutez la seconde ressource. Deux royautés sont payées pour vous, dont une posée sur la roue.
lesson-set-title = Les sortes d’offrandes
lesson-set =
    Un jeton à ressource se paie comme cette ressource, un jeton à quartier y remplace n’importe laquelle. Un jeton +1 ou +2 ne se dépense pas, mais rapporte d’autant plus à la fin, quand chaque jeton gardé vaut 1 PP.
    1 Prenez ce lot.
lesson-bonus-title = Le troisième jeton
lesson-bonus =
    1 Prenez l’offrande de justice dans la zone bonus.
    2 Vous pourriez aussi piocher dans le sac et vous fier à la chance.
    Les lots et jetons bonus pris ne reviennent qu’à la manche suivante. C’est maintenant à votre adversaire.
lesson-gods-title = Osiris est satisfait
lesson-gods =
    1 Deux pistes du Nil et trois jetons offrande : les deux exigences sont remplies, soit 8 PP. Une moitié seule ne donne rien, et aucun jeton ne compte pour deux dieux.
    2 Votre Scribe vaut aussi 4 PP de plus. Mais gardez ces jetons : les dieux ne jugent qu’à la fin.
lesson-burial-title = Une demeure éternelle
lesson-burial =
    La première étape de la chambre funéraire vaut 6 PP, les six ensemble 50 PP. Sous chaque étape figure son coût.
    1 Bâtissez la première et confirmez. L’agriculture va sur la roue, la construction complète le prix ; le paiement est fait pour vous. Vous prenez ici la dernière case libre.
lesson-pass-title = Partez à temps
lesson-pass =
    Il vous reste peu à dépenser : n’attendez pas.
    1 Passez. Qui passe en premier obtient la plus longue rangée de la Pyramide du Temps et le jeton Premier joueur : il donne le premier tour de la manche suivante, et 3 PP à la fin de la partie.
lesson-parting-title = Un vase pour la route
lesson-parting =
    Qui passe choisit un vase, sauf à la dernière manche. Pensez à la suite : un artisan coûte trois ressources identiques.
    1 Prenez le vase à deux commerces et une agriculture.
    Votre adversaire n’a pas encore passé et continue de jouer.
lesson-pyramid-title = Le temps travaille pour vous
lesson-pyramid =
    1 Prenez un commerce : cela fait trois.
    2 Tant que d’autres agissent, votre marqueur avance d’une case à chacun de vos tours, et vous prenez le gain de cette case ou de celle à sa gauche. La prochaine fois, c’est de l’argent, pris pour vous. Puis votre adversaire passe.
lesson-artisans-title = La deuxième manche
lesson-artisans =
    1 La roue a été vidée et a tourné d’un cran. Les Artisans font maintenant face à la justice.
    2 Agissez ici. Il faut trois ressources identiques, et grâce au Scribe vos trois commerces valent de la justice, sur la roue aussi. Le paiement est fait pour vous.
lesson-hire-title = Un artisan utile
lesson-hire =
    Les artisans donnent leurs points à la fin et leurs dons aussitôt. Les plus prestigieux en donnent peu ou pas ; un Potier donne une ressource et un vase pris au hasard.
    1 Prenez le Potier à la construction. Puis votre adversaire joue.
lesson-nobles-title = Ralliez les nobles
lesson-nobles =
    Un noble coûte une de chacune des cinq ressources de base. Il vous manque royauté et commerce, mais l’argent et votre Scribe comblent ces vides.
    1 Choisissez le quartier des Nobles et confirmez. Le paiement est fait pour vous.
lesson-recruit-title = Un second noble
lesson-recruit =
    1 Prenez le Maître artisan : 9 PP, et désormais toute ressource vous ouvre le quartier des Artisans.
    Qui réunit en premier deux nobles et trois étapes de la chambre funéraire prend le jeton Pharaon : 7 PP, et il départage les ex æquo. Il vous manque deux étapes.
lesson-score-title = Le décompte
lesson-score =
    Après cinq manches, on additionne dieux, nobles, artisans, pistes du Nil et chambre funéraire, les jetons Pharaon et Premier joueur, et 1 PP par ressource et par jeton offrande restants.
    1 Les panneaux disent ce que chacun aurait maintenant.
    2 Votre salle dit pourquoi, et ce qui manque encore aux dieux.
lesson-end-title = Vous voilà prêt
lesson-end =
    Vous savez tout. Un clic sur une carte, ou sur son petit « i », l’ouvre en entier. Le signe d’un joueur mène à sa salle, le livre ouvre la règle du moment, et l’ampoule demande conseil à un robot.
    À vous d’ouvrir une table, ou d’affronter le Traître en solo !
