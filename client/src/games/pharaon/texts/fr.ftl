### What Pharaon's board on the screen says in French, beside the engine's texts.

## Words of the board
## For headings and tooltips

terms-tablet_of_the_gods = Tablette des Dieux
terms-round_track = Piste des manches
terms-offering_bag = Sac des offrandes
terms-basic_resource = Ressource de base
terms-deck = Pioche
terms-ability_permanent = Pouvoir permanent
terms-ability_once_per_round = Une fois par manche
terms-ability_immediate = Pouvoir immédiat
terms-action_end_turn = Terminer le tour

## Sections: what an action costs there, what a god beside it demands
## …-condition: $needed (a number)

sections-offerings-cost = 1 ressource, +1 identique pour un jeton bonus
sections-offerings-condition =
    { $needed ->
        [one] { $needed } jeton offrande
       *[other] { $needed } jetons offrande
    }
sections-nobles-cost = 5 ressources différentes
sections-nobles-condition =
    { $needed ->
        [one] { $needed } noble
       *[other] { $needed } nobles
    }
sections-nile-cost = 2 ressources indiquées
sections-nile-condition =
    { $needed ->
        [one] Marqueur sur { $needed } piste du Nil
       *[other] Marqueurs sur { $needed } pistes du Nil
    }
sections-artisans-cost = 3 ressources identiques
sections-artisans-condition =
    { $needed ->
        [one] { $needed } artisan
       *[other] { $needed } artisans
    }
sections-burial_chamber-cost = les ressources indiquées sous votre étape suivante
sections-burial_chamber-condition =
    { $needed ->
        [one] { $needed } étape de la chambre funéraire
       *[other] { $needed } étapes de la chambre funéraire
    }

## Options of the action on the Nile: what they cost, what they bring
## list: $one, $other (resources); brings…: $gains, $tracks (lists), $advances (a number)

nile_options-list = { $one } + { $other }
nile_options-pair = Deux ressources identiques
nile_options-brings =
    { $advances ->
        [one] Gagnez { $gains } ; { $advances } avancée sur les pistes { $tracks }.
       *[other] Gagnez { $gains } ; { $advances } avancées sur les pistes { $tracks }.
    }
nile_options-brings_any =
    { $advances ->
        [one] Gagnez { $gains } ; { $advances } avancée sur une piste au choix.
       *[other] Gagnez { $gains } ; { $advances } avancées sur des pistes au choix.
    }

## What a noble can do, by its effect
## interchange: $one, $other (resources); $section: its id; steps: $steps (made of the next ones)

section_word =
    { $section ->
        [offerings] des Offrandes
        [nobles] des Nobles
        [nile] du Nil
        [artisans] des Artisans
       *[burial_chamber] de la Chambre funéraire
    }
effects-interchange = Les ressources { $one } et { $other } peuvent être payées l’une pour l’autre, leurs jetons offrande aussi.
effects-advance_on_pass = Quand vous passez, avancez aussitôt d’une case dans la pyramide et prenez son gain. Si vous passez en dernier, il ne se passe rien.
effects-any_access_resource = Dans le quartier { section_word }, vous pouvez payer le coût d’accès avec n’importe quelle ressource. Elle garde alors sa propre couleur dans le coût de l’action.
effects-any_five_for_noble = Dans le quartier des Nobles, vous pouvez payer 5 ressources quelconques au lieu de 5 différentes ; l’une d’elles doit toujours convenir à la roue.
effects-none = Aucun pouvoir.
effects-action_without_wheel = Une fois par manche : agissez dans le quartier { section_word } sans utiliser la roue, même si aucune case n’est libre. Vous payez tout le coût de l’action.
effects-exchange_basic_for_basic = Une fois par manche, à votre tour : échangez une de vos ressources de base contre une autre au choix.
effects-exchange_basic_for_silver = Une fois par manche, à votre tour : échangez une de vos ressources de base contre 1 argent.
effects-bonus_basic_with_jar = Une fois par manche, quand vous gagnez un vase : gagnez aussi 1 ressource de base au choix.
effects-replace_jar_by_three_basic = Une fois par manche, quand vous gagnez un vase : défaussez-le et gagnez à la place 3 ressources de base au choix.
effects-steps = Aussitôt et gratuitement : { $steps }.
steps-nile_advance =
    { $amount ->
        [one] { $amount } avancée sur une piste du Nil
       *[other] { $amount } avancées sur une même piste du Nil
    }
steps-gain_silver = { $amount } argent
steps-gain_offering =
    { $amount ->
        [one] { $amount } jeton offrande
       *[other] { $amount } jetons offrande
    }
steps-take_artisan =
    { $amount ->
        [one] { $amount } artisan
       *[other] { $amount } artisans
    }
steps-burial_stage =
    { $amount ->
        [one] { $amount } étape de la chambre funéraire
       *[other] { $amount } étapes de la chambre funéraire
    }
steps-then = { $first }, puis { $next }

## What a noble is worth at the end: $points, and $more (a list of the next ones)
## per-…: $points for what it counts; satisfied_gods_beside: $section (its id)

worth = { $points } PP.
worth-more = { $points } PP, plus { $more }.
worth-copied = Autant de PP que le meilleur de vos autres nobles, 0 PP si vous n’en avez pas d’autre.
per-satisfied_gods_beside = { $points } PP par dieu satisfait bordant le quartier { section_word }
per-satisfied_gods = { $points } PP par dieu satisfait
per-pharaoh_token = { $points } PP avec le jeton Pharaon
per-first_player_token = { $points } PP avec le jeton Premier joueur
per-nobles = { $points } PP par noble que vous possédez, celui-ci compris
per-distinct_artisan_prestige = { $points } PP par valeur de PP différente parmi vos artisans
per-burial_stages = { $points } PP par étape de votre chambre funéraire
per-offering_tokens = { $points } PP par jeton offrande que vous possédez
per-nile_tracks_at_top = { $points } PP par piste du Nil où vous êtes au niveau 3
per-silver = { $points } PP par argent que vous possédez
per-basic_resources = { $points } PP par ressource de base et par offrande de ressource que vous possédez

## The board on the screen: regions, progress, steps of a turn
## round: $now, $of

board-tab_ring = Plateau
board-tab_market = Pyramide
board-tab_hall = Salle
board-tab_hand = Ressources
board-round = Manche { $now } / { $of }
board-period = Manche { $number }
board-step_choose = Choix
board-step_pay = Paiement
board-step_carry_out = Action
board-step_end = Fin

## The board on the screen: the ring of sections, names for screen readers and tooltips
## section: $section, $cost, $sector (the resource that faces it), $free of $usable (spaces)
## sector: $sector, $section, $free, $usable
## god, god_satisfied: $god, $value (PP), $halves (a list of the next two)
## half_met, half_open, half_promised: $condition (of a section), $have, $needed
## half_promised: $god; free_spaces: $free of $usable; as_shown: $count (resources); title_…, short_…: of a section
## points: $points; set: $number, $tokens (a list); bonus_token: $number, $token
## bag, noble_deck, artisan_deck: $count; noble: $noble, $prestige, $ability (sentences)
## artisan: $artisan, $points, $gains (a list); artisan_plain: who gives nothing at once
## jars_gained: $count; read: $card; nile_option: $option, $text; track: $track, $disks (a list)
## disk: $player, $level; stage, stage_with: $stage, $points, $cost
## stage_with, stage_start: $players (a list)

board-title_offerings = Offrandes
board-title_nobles = Nobles
board-title_nile = Nil
board-title_artisans = Artisans
board-title_burial_chamber = Chambre funéraire
board-short_offerings = Offrandes
board-short_nobles = Nobles
board-short_nile = Nil
board-short_artisans = Artisans
board-short_burial_chamber = Chambre
board-as_shown = { $count } selon l’option
board-free_spaces = places libres : { $free } sur { $usable }
board-start = départ
board-not_begun = pas commencé
board-bonus_tokens = Jetons bonus
board-no_gain = sans gain
board-section = { $section }. Coût de l’action : { $cost }. Roue : { $sector }, cases libres : { $free } sur { $usable }.
board-sector = { $sector } : en face, { $section }, cases libres : { $free } sur { $usable }
board-wheel_clockwise = Après chaque manche, la roue tourne d’un cran dans le sens horaire.
board-wheel_counterclockwise = Après chaque manche, la roue tourne d’un cran dans le sens antihoraire.
board-last_round = dernière manche
board-god = { $god }, { $value } PP : { $halves }.
board-half_met = { $condition } ({ $have } sur { $needed }, rempli)
board-half_open = { $condition } ({ $have } sur { $needed })
board-half_promised = { $condition } ({ $have } sur { $needed } : le reste est promis à { $god })
board-god_satisfied = { $god }, dieu satisfait : { $value } PP. { $halves }
board-points = { $points } PP
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
board-setup_nobles = Deux nobles au choix
board-only_you = Vous seul les voyez
board-put_aside = Noble mis de côté : { $noble }
board-pay = Vous payez
board-pay_access = sur la roue
board-pay_chosen = Déjà choisi
board-pay_change = Pour payer autrement, choisissez quoi payer.
board-open_jar = Le vase
board-give = Donner
board-get = Recevoir
board-take_one = Prenez-en une

## The board on the screen: a card in full, and what a choice would bring
## card_noble: $number of $all; worth_now: $points, $player; gains_now: $gains (a list)

board-card_noble = Noble { $number } sur { $all }
board-card_artisan = Artisan
board-ability = Pouvoir
board-prestige = Prestige en fin de partie
board-worth_now = Valeur actuelle pour { $player } : { $points } PP
board-gains_now = Gagné aussitôt : { $gains }
board-gains_nothing = Ne donne rien aussitôt

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

board-dark_tiles = { $count ->
    [0] tuiles claires
    [one] { $count } tuile sombre
   *[other] { $count } tuiles sombres
}
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
board-verb_pass = Quitter la manche
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
    Puis votre adversaire joue. Vous pouvez passer les légendes.
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
    1 Passez : quittez la manche. Qui passe en premier obtient la plus longue rangée de la Pyramide du Temps et le jeton Premier joueur : il donne le premier tour de la manche suivante, et 3 PP à la fin de la partie.
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
    Vous savez tout. Chaque carte, ou son petit « i », s’ouvre en entier. Le signe d’un joueur mène à sa salle, le livre ouvre la règle du moment, et l’ampoule demande conseil à un robot.
    À vous d’ouvrir une table, ou d’affronter le Traître en solo !
