### Texts of Pharaon in French: the ids of text_ids.py, no more and no fewer.

## The game

game = Pharaon
game-summary = Ralliez les nobles, recrutez des artisans, faites des offrandes, prospérez sur le Nil et bâtissez votre tombeau, tandis qu’une roue change le prix de chaque chose. Après cinq manches, le plus grand prestige l’emporte.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## traitor: stands where a player’s name could, always first in the sentence
## artisan: $craft, $resources (a list: what it gives, which tells those of a craft apart)
## jar: $resources (a list); unit_count: $number, $unit (a resource or an offering token)
## payment: $access (the unit for the wheel) and $units (a list); -access: nothing but $access;
## payment-units: without the wheel, only $units

player = Joueur { $number }
traitor = Le Traître
artisan = { $craft } ({ $resources })
jar = ({ $resources })
unit_count =
    { $number ->
        [1] { $unit }
       *[other] { $number } × { $unit }
    }
payment = { $access } sur la roue, plus { $units }
payment-access = { $access } sur la roue
payment-units = { $units }

## Words of the board in the terminal

terms-prestige_points = Points de prestige (PP)
terms-pyramid_of_time = Pyramide du Temps
terms-first_player_token = Jeton Premier joueur
terms-pharaoh_token = Jeton Pharaon
terms-jar = Vase canope
terms-artisan = Artisan
terms-noble = Noble
terms-traitor = Traître
terms-supply = Réserve
terms-offering_set = Lot d’offrandes
terms-bonus_area = Zone bonus
terms-round = Manche

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

## Sections

sections-offerings = Quartier des Offrandes
sections-nobles = Quartier des Nobles
sections-nile = Quartier du Nil
sections-artisans = Quartier des Artisans
sections-burial_chamber = Quartier de la Chambre funéraire

## Gods

gods-ra = Rê
gods-horus = Horus
gods-osiris = Osiris
gods-isis = Isis
gods-anubis = Anubis

## Nile tracks, by their resource

nile_tracks-agriculture = Piste du Nil ({ resources-agriculture })
nile_tracks-construction = Piste du Nil ({ resources-construction })
nile_tracks-trade = Piste du Nil ({ resources-trade })
nile_tracks-royalty = Piste du Nil ({ resources-royalty })
nile_tracks-justice = Piste du Nil ({ resources-justice })

## What an action is after, said after the name of its section

acts-offerings_1 = un lot d’offrandes
acts-offerings_2 = un lot d’offrandes et un jeton bonus
acts-nobles = un nouveau noble
acts-nile = { $one } + { $other }
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

## Nobles

nobles-scribe_1 = Scribe 1
nobles-scribe_2 = Scribe 2
nobles-scribe_3 = Scribe 3
nobles-scribe_4 = Scribe 4
nobles-scribe_5 = Scribe 5
nobles-general = Général
nobles-architect = Architecte
nobles-high_priestess = Grande Prêtresse
nobles-master = Maître artisan
nobles-granary_steward = Intendant des greniers
nobles-judge = Juge
nobles-grand_vizier = Grand Vizir
nobles-doctor = Médecin
nobles-chief_contractor = Maître d’œuvre
nobles-high_priest = Grand Prêtre
nobles-governor = Gouverneur
nobles-witch = Magicienne
nobles-treasurer = Trésorier
nobles-teacher = Précepteur
nobles-diplomat = Diplomate
nobles-high_official_21 = Haut fonctionnaire 21
nobles-high_official_22 = Haut fonctionnaire 22
nobles-high_official_23 = Haut fonctionnaire 23
nobles-high_official_24 = Haut fonctionnaire 24
nobles-high_official_25 = Haut fonctionnaire 25
nobles-high_official_26 = Haut fonctionnaire 26

## Crafts of the artisans

crafts-potter = Potier
crafts-weaver = Tisserand
crafts-carpenter = Charpentier
crafts-painter = Peintre
crafts-sculptor = Sculpteur
crafts-goldsmith = Orfèvre

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

## Reasons: the parts of what a bot expects, and what one choice has more or less of than another
## …-more, …-less: $points

reason-gods = Exigences des dieux
reason-gods-more = Plus de points pour les exigences des dieux : environ { $points } (8.4).
reason-gods-less = Moins de points pour les exigences des dieux : environ { $points } (8.4).
reason-nobles = Nobles
reason-nobles-more = Plus de points pour vos nobles : environ { $points } (9.10).
reason-nobles-less = Moins de points pour vos nobles : environ { $points } (9.10).
reason-nile = Nil
reason-nile-more = Plus de points pour vos disques sur le Nil : environ { $points } (10.4).
reason-nile-less = Moins de points pour vos disques sur le Nil : environ { $points } (10.4).
reason-artisans = Artisans
reason-artisans-more = Plus de points pour vos artisans : environ { $points } (10.3).
reason-artisans-less = Moins de points pour vos artisans : environ { $points } (10.3).
reason-burial_chamber = Chambre funéraire
reason-burial_chamber-more = Plus de points pour votre chambre funéraire : environ { $points } (10.5).
reason-burial_chamber-less = Moins de points pour votre chambre funéraire : environ { $points } (10.5).
reason-pharaoh = Pharaon
reason-pharaoh-more = Plus de points grâce à vos chances de devenir Pharaon : environ { $points } (8.5).
reason-pharaoh-less = Moins de points grâce à vos chances de devenir Pharaon : environ { $points } (8.5).
reason-tokens = Ressources et offrandes
reason-tokens-more = Plus de points pour les ressources et les offrandes : environ { $points } (10.6).
reason-tokens-less = Moins de points pour les ressources et les offrandes : environ { $points } (10.6).
reason-first_player = Premier joueur
reason-first_player-more = Plus de points grâce à vos chances de finir Premier joueur : environ { $points } (10.7).
reason-first_player-less = Moins de points grâce à vos chances de finir Premier joueur : environ { $points } (10.7).
reason-means = Moyens de payer
reason-means-more = Plus de points grâce à ce que vos jetons peuvent encore payer : environ { $points } (3.10).
reason-means-less = Moins de points grâce à ce que vos jetons peuvent encore payer : environ { $points } (3.10).
reason-round = Manche en cours
reason-round-more = Plus de points grâce à ce que cette manche vous apporte encore : environ { $points } (4.1).
reason-round-less = Moins de points grâce à ce que cette manche vous apporte encore : environ { $points } (4.1).

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
    Vous gagnerez aussi de l’argent, le joker qui remplace n’importe quelle ressource de base.
    Regardez la roue : la ressource qui fait face au quartier que vous visez vous l’ouvre, et peut compter aussi dans le coût de l’action.
prompt-turn = Agissez dans un des cinq quartiers, ou quittez la manche.
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
    Les offrandes de ressource et de quartier se dépensent, celles de prestige non ; chacune qu’il vous reste à la fin rapporte du prestige et compte pour les dieux.
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
    Plus votre marqueur est haut sur une piste, plus il rapporte de prestige à la fin.
    Pour les dieux, seul compte le nombre de pistes différentes ; le niveau 1 suffit.
prompt-artisan_pick = Prenez un des artisans visibles, ou la première carte de la pioche.
wait-artisan_pick = { $player } choisit un artisan.
help-artisan_pick =
    Un artisan donne aussitôt des ressources, et du prestige à la fin : plus il y a de l’un, moins il y a de l’autre.
    Les artisans remplissent aussi les exigences des dieux qui bordent leur quartier.
prompt-official_track = Haut fonctionnaire : choisissez la piste de toutes les avancées.
wait-official_track = { $player } choisit une piste du Nil pour le Haut fonctionnaire.
help-official_track =
    Toutes les avancées se font sur cette seule piste, et celles au-delà du niveau 3 sont perdues.
    Plus votre marqueur est haut sur une piste, plus il rapporte de prestige à la fin.
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
choice-pass = Quitter la manche (passer)
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
