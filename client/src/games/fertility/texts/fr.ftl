### What Fertility's board on the screen says in French, beside the engine's texts.

## Words of the board
## For headings and tooltips

terms-valley = Vallée
terms-wheat_square = Case de Blé
terms-starting_tile = Tuile de départ
terms-personal_pool = Réserve Personnelle
terms-hand = Ressources à côté du plateau Métropole
terms-metropolis = Métropole
terms-district = Quartier
terms-quarry = Carrière
terms-wheat_storehouse = Grenier à Blé

## What a fully supplied Shop gives
## debens, debens_per_resource, wheat: $value (a number); debens_per_resource: $resource (a name)
## statues: $gods (a list of names); statue_of_choice: $count; exchange: $resources (a list of names)

debens =
    { $value ->
        [one] { $value } Deben
       *[other] { $value } Debens
    }
effect-debens = { debens } en fin de partie
effect-debens_per_resource = { debens } en fin de partie pour chaque jeton { $resource } de votre Métropole
effect-statues = Statue en fin de partie : { $gods }
effect-statue_of_choice =
    { $count ->
        [one] Statue du Dieu de votre choix en fin de partie
       *[other] Statues de { $count } Dieux de votre choix en fin de partie
    }
effect-wheat = Immédiatement : Blé +{ $value }
effect-exchange = Immédiatement : placez 1 ressource du Stock dans une autre Boutique (au choix : { $resources })

## The board on the screen: names of places for screen readers and tooltips
## square: $square (e5), $what (one of the next four, or a term); $scene, $resource, $monument: names
## shop: $shop, $needs (a list of resources), $filled of $spaces, $effect (a sentence)
## shop_short: $needs, $effect; district: $district, $cost, $shops (sentences); god_…: $god

board-square = { $square } : { $what }
board-tile_of = { $scene }, tuile de { $player }
board-start_tile = { $scene }, { terms-starting_tile }
board-icon = { terms-desert_square }, { terms-icon } : { $resource }
board-monument_of = { terms-quarry }, Monument de { $player } ({ $monument })
board-shop = { $shop }. Demande : { $needs }. Reçu : { $filled } sur { $spaces }. Donne : { $effect }.
board-shop_short = { $needs } – { $effect }.
board-district = { $district }. { terms-building_cost } : { $cost }. { $shops }
board-god_has = { $god } : Statue acquise
board-god_lacks = { $god } : pas encore de Statue

## The board on the screen: headings
## …_worth: $count, $value (Debens); spots_used: $used of $all; monuments_left: $monument, $count
## amount, in_stock: $amount, $resource; pile, deck: $count; turn: $now, $of; shops_full: $full, $all

board-gain = Vous gagneriez
board-gain_nothing = Vous ne gagneriez rien
board-tiles_of = Tuiles de { $player }
board-pile = { $count } en pioche
board-for_sale = Quartiers à construire
board-deck = { $count } en pioche
board-in_stock = { terms-stock } : { $amount } × { $resource }
board-market = Marché
board-my_metropolis = Votre Métropole
board-metropolis_of = Métropole de { $player }
board-hand_empty = rien
board-stock = Du Stock
board-amount = { $amount } × { $resource }
board-starting_shops = Boutiques de départ
board-districts = Quartiers
board-spots_used = { $used } sur { $all }
board-free_spots = Emplacements libres : { $count }
board-monuments_left = { $monument } : { $count } en réserve
board-monuments_placed = Monuments dans la vallée : { $count }
board-shops_full = Boutiques approvisionnées : { $full } sur { $all }
board-statues_count = Dieux différents : { $count }
board-statues_worth =
    { $count ->
        [one] { $count } Dieu, soit { $value }
       *[other] { $count } Dieux, soit { $value }
    }
board-wheat_count = Blé : { $count }
board-wheat_worth = { $count } Blé, soit { $value }
board-turn = Tour { $now } sur { $of }
board-period = Tour { $number }

## The board on the screen: steps of a turn, and what the button that confirms a choice says

board-step_place = Poser
board-step_build = Construire
board-step_supply = Approvisionner
board-step_draft = Prendre
board-verb_place = Poser
board-verb_discard = Défausser
board-verb_quarry_resource = Prendre
board-verb_quarry_monument = Placer le Monument
board-verb_build = Construire
board-verb_build_pass = Ne rien construire
board-verb_supply = Approvisionner
board-verb_supply_stop = Arrêter
board-verb_exchange_decline = Renoncer
board-verb_draft = Prendre
board-verb_remove = Retirer

## The result: points are called Debens
## score_margin, gains_debens: $points; gains_debens: $player; score_empty: $count

board-debens_now = Debens si la partie s’arrêtait maintenant
board-score_margin =
    { $points ->
        [one] avec { $points } Deben d’avance
       *[other] avec { $points } Debens d’avance
    }
board-score_parts = Debens par source
board-score_empty =
    { $count ->
        [one] { $count } source sans Debens
       *[other] { $count } sources sans Debens
    }
board-gains_debens =
    { $points ->
        [one] { $player } gagne { $points } Deben
       *[other] { $player } gagne { $points } Debens
    }
board-chart_about = Debens si la partie s’était arrêtée après chaque tour

## Lessons: a line that begins with a number speaks of the frame with that number (lessons.json)

lesson-welcome-title = Bienvenue dans la vallée
lesson-welcome =
    Vous gouvernez une province du Nil. Tous posent des tuiles dans cette même vallée, récoltent ce qui y pousse et l’apportent aux Boutiques de leur Métropole.
    Vous avez neuf tours, et qui a le plus de Debens l’emporte. Cette première partie est préparée : suivez les cadres dorés.
lesson-place-title = Accordez une scène
lesson-place =
    Au moins une scène de votre tuile doit toucher la même scène d’une tuile déjà en jeu. Ici, les vignes se rejoignent.
    1 Prenez la tuile au champ de papyrus et à la vigne : cliquez dessus, ou faites-la glisser vers la vallée.
    2 Posez-la sur les deux cases éclairées. Choisissez-les encore une fois pour confirmer.
lesson-gains-title = Votre récolte
lesson-gains =
    1 Les vignes se touchent : chaque voisine identique donne 1 ressource de sa sorte, ici 1 Raisin.
    2 Une case de Blé borde votre tuile : c’est 1 Blé.
    Le Raisin et toutes les autres ressources doivent servir à ce tour même. Seul le Blé se garde, sur la piste de votre Grenier.
lesson-build-title = Construisez un Quartier
lesson-build =
    Un Quartier apporte de nouvelles Boutiques. Le carré rouge est son prix : autant de ressources au choix, ou de Blé. Vous pouvez en construire un par tour, et sept en tout.
    1 Construisez le Parvis du temple. Vous payez avec votre Blé, car le Raisin servira mieux ailleurs.
lesson-supply-title = Approvisionnez une Boutique
lesson-supply =
    Une Boutique demande les ressources de gauche et donne le bénéfice de droite dès qu’elle est remplie. Ce que vous y placez y reste, et vous pouvez la remplir en plusieurs tours.
    1 Prenez votre Raisin.
    2 Placez-le dans la première Boutique du Parvis.
lesson-statue-title = Totalement approvisionnée
lesson-statue =
    1 La Boutique est devenue verte : elle est remplie et vous donne la Statue d’Horus. D’autres donnent des Debens en fin de partie, du Blé aussitôt, ou un échange.
    2 Plus vous avez de Dieux différents, plus leurs Statues valent : voici l’échelle.
lesson-draft-title = Prenez une nouvelle tuile
lesson-draft =
    Votre tour s’achève. Les ressources inutilisées retourneraient au Stock, et vous prenez une des trois tuiles de la Réserve Commune.
    1 Prenez celle à l’albâtre et à la vigne.
    Puis votre adversaire joue : chaque étape est montrée et légendée ; vous pouvez passer.
lesson-icon-title = Recouvrez une icône
lesson-icon =
    Les tuiles de tous vous servent aussi : les champs de papyrus vont se toucher. Du Blé pousse à côté, et la ressource d’une icône recouverte est à vous. La bulle montre tous vos gains.
    1 Prenez la tuile au pâturage et au champ de papyrus.
    2 Posez-la ici, sur l’icône.
lesson-free-title = Un Quartier gratuit
lesson-free =
    Certains Quartiers ne coûtent rien. Construit tôt, un Quartier a plus de tours pour se remplir, mais seules les Boutiques remplies comptent à la fin. Vous pouvez toujours ne rien construire.
    1 Construisez le Port fluvial : ses deux Boutiques sont à vous sans rien payer.
lesson-exchange-title = Un échange
lesson-exchange =
    Vous avez du Papyrus et de l’Albâtre. Cette Boutique, une des quatre avec lesquelles Memphis commence, donne un échange : dès qu’elle est remplie, vous recevez du Stock une ressource d’une autre sorte.
    1 Prenez le Papyrus.
    2 Placez-le dans la Boutique d’échange.
lesson-chain-title = De fil en aiguille
lesson-chain =
    La ressource échangée ne passe jamais par votre main : elle va droit du Stock à une autre de vos Boutiques. Si celle-ci est alors remplie, son bénéfice suit aussitôt.
    1 Choisissez le Raisin.
    2 Choisissez la Boutique qui le change en Blé.
lesson-wheat-title = Le Blé se garde
lesson-wheat =
    1 Prenez votre Albâtre.
    2 Placez-le dans la seconde Boutique du Parvis, qui donne aussi du Blé.
    3 Le Blé paie les Quartiers et se garde d’un tour à l’autre. Ce qu’il en reste à la fin rapporte selon cette échelle : sept Blé font 23 Debens.
lesson-quarry-title = Fermez une Carrière
lesson-quarry =
    1 Une Carrière est une seule case de désert vide, close de tous côtés, diagonales comprises, par des tuiles, du Blé, de l’Eau ou le bord de la vallée. Il ne manque ici qu’une tuile.
    2 Prenez la tuile à l’albâtre et au champ de papyrus.
    3 Posez-la ici, et la Carrière est faite.
lesson-monument-title = Dressez un Monument
lesson-monument =
    Qui ferme une Carrière choisit aussitôt : une ressource de n’importe quelle sorte, ou un de ses quatre Monuments, qui reste pour toujours. À la fin, le plus grand nombre de Monuments rapporte 15 Debens, le deuxième 7.
    1 Dressez votre Obélisque.
lesson-score-title = Le décompte
lesson-score =
    Après neuf tours, chacun additionne : les Boutiques remplies à Debens, les Boutiques spécialisées, qui paient chaque jeton d’une ressource, les Statues, les Monuments et le Blé. Une Boutique non remplie ne donne rien.
    1 Les panneaux disent ce que chacun aurait maintenant.
    2 Votre Métropole dit pourquoi.
lesson-end-title = Vous voilà prêt
lesson-end =
    Vous savez tout. Le signe d’un joueur mène à sa Métropole, le livre ouvre la règle du moment, l’ampoule demande conseil à un robot, et l’annulation reprend vos pas jusqu’à la prochaine révélation.
    À vous d’ouvrir une table et de jouer !
