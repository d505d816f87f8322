### Texts of Fertility in French: the ids of `text_ids()`, no more and no fewer.

## The game

game = Fertility
game-summary = Posez des tuiles dans la vallée du Nil, récoltez ses richesses et approvisionnez les Boutiques de votre Métropole. Chacun joue neuf tours, et qui gagne le plus de Debens l’emporte.

## Parts of sentences
## player: $seat (0-based) and $number (1-based); only for a seat without a name
## shop: $of (a District or a Metropolis), $number (of the Shop there, from 1)
## payment: $goods (a list of resources and wheat); payment-nothing: a District that is free

player = Joueur { $number }
shop = { $of }, Boutique { $number }
payment = en payant { $goods }
payment-nothing = gratuitement

## Words of the text board, which the board on the screen uses too

terms-valley_tile = Tuile Vallée
terms-desert_square = Case de désert
terms-water_square = Case d’Eau
terms-icon = Icône de ressource
terms-common_pool = Réserve Commune
terms-draw_pile = Pioche
terms-stock = Stock
terms-district_display = Ligne de Quartiers
terms-building_cost = Coût de construction
terms-fully_supplied = Totalement approvisionnée
terms-any_resource = N’importe quelle ressource
terms-monument = Monument
terms-statue = Statue
terms-turn = Tour
terms-last_round = Dernier tour
terms-total = Total
terms-debens = Debens
board-hand = En main
board-verb_exchange = Échanger

## Options

option-mode = Mode
option-mode-standard = partie standard
option-mode-two_player_variant = variante 2 joueurs
option-quarry_neighbourhood = Carrière
option-quarry_neighbourhood-8 = close de tous côtés, diagonales comprises
option-quarry_neighbourhood-4 = close sur les quatre côtés seulement
option-tile_set = Tuiles Vallée
option-tile_set-two_different_scenes = deux scènes différentes par tuile
option-tile_set-with_doubles = avec des doubles

## Resources, and wheat

resources-alabaster = Albâtre
resources-bovine = Bovin
resources-papyrus = Fleur de papyrus
resources-grape = Raisin
resources-wheat = Blé

## Scenes

scenes-alabaster = Carriers d’albâtre
scenes-bovine = Pâturage
scenes-papyrus = Champ de papyrus
scenes-grape = Vigne

## Valley tiles, by their two scenes

tiles-alabaster-alabaster = { scenes-alabaster } + { scenes-alabaster }
tiles-alabaster-bovine = { scenes-alabaster } + { scenes-bovine }
tiles-alabaster-papyrus = { scenes-alabaster } + { scenes-papyrus }
tiles-alabaster-grape = { scenes-alabaster } + { scenes-grape }
tiles-bovine-bovine = { scenes-bovine } + { scenes-bovine }
tiles-bovine-papyrus = { scenes-bovine } + { scenes-papyrus }
tiles-bovine-grape = { scenes-bovine } + { scenes-grape }
tiles-papyrus-papyrus = { scenes-papyrus } + { scenes-papyrus }
tiles-papyrus-grape = { scenes-papyrus } + { scenes-grape }
tiles-grape-grape = { scenes-grape } + { scenes-grape }

## Gods

gods-anubis = Anubis
gods-bastet = Bastet
gods-horus = Horus
gods-sobek = Sobek
gods-thoth = Thot

## Monuments

monuments-obelisk = Obélisque
monuments-pyramid = Pyramide
monuments-sphinx = Sphinx
monuments-temple = Temple

## Metropolises

metropolis_boards-metropolis_memphis = Memphis
metropolis_boards-metropolis_thebes = Thèbes
metropolis_boards-metropolis_heliopolis = Héliopolis
metropolis_boards-metropolis_abydos = Abydos

## Districts

district_tiles-district_bazaar_alabaster = Bazar (Albâtre)
district_tiles-district_bazaar_bovine = Bazar (Bovins)
district_tiles-district_bazaar_papyrus = Bazar (Papyrus)
district_tiles-district_bazaar_grape = Bazar (Raisin)
district_tiles-district_port_alabaster = Port fluvial (Albâtre)
district_tiles-district_port_bovine = Port fluvial (Bovins)
district_tiles-district_port_papyrus = Port fluvial (Papyrus)
district_tiles-district_port_grape = Port fluvial (Raisin)
district_tiles-district_shrine_alabaster = Oratoire (Albâtre)
district_tiles-district_shrine_bovine = Oratoire (Bovins)
district_tiles-district_shrine_papyrus = Oratoire (Papyrus)
district_tiles-district_shrine_grape = Oratoire (Raisin)
district_tiles-district_temple_court_alabaster = Parvis du temple (Albâtre)
district_tiles-district_temple_court_bovine = Parvis du temple (Bovins)
district_tiles-district_temple_court_papyrus = Parvis du temple (Papyrus)
district_tiles-district_temple_court_grape = Parvis du temple (Raisin)
district_tiles-district_guild_alabaster = Maison de guilde (Albâtre)
district_tiles-district_guild_bovine = Maison de guilde (Bovins)
district_tiles-district_guild_papyrus = Maison de guilde (Papyrus)
district_tiles-district_guild_grape = Maison de guilde (Raisin)
district_tiles-district_oracle_alabaster = Oracle (Albâtre)
district_tiles-district_oracle_bovine = Oracle (Bovins)
district_tiles-district_oracle_papyrus = Oracle (Papyrus)
district_tiles-district_oracle_grape = Oracle (Raisin)
district_tiles-district_caravanserai_alabaster = Caravansérail (Albâtre)
district_tiles-district_caravanserai_bovine = Caravansérail (Bovins)
district_tiles-district_caravanserai_papyrus = Caravansérail (Papyrus)
district_tiles-district_caravanserai_grape = Caravansérail (Raisin)
district_tiles-district_palace_alabaster = Quartier du palais (Albâtre)
district_tiles-district_palace_bovine = Quartier du palais (Bovins)
district_tiles-district_palace_papyrus = Quartier du palais (Papyrus)
district_tiles-district_palace_grape = Quartier du palais (Raisin)
district_tiles-district_great_market_alabaster = Grand marché (Albâtre)
district_tiles-district_great_market_bovine = Grand marché (Bovins)
district_tiles-district_great_market_papyrus = Grand marché (Papyrus)
district_tiles-district_great_market_grape = Grand marché (Raisin)
district_tiles-district_sanctuary_alabaster = Sanctuaire (Albâtre)
district_tiles-district_sanctuary_bovine = Sanctuaire (Bovins)
district_tiles-district_sanctuary_papyrus = Sanctuaire (Papyrus)
district_tiles-district_sanctuary_grape = Sanctuaire (Raisin)

## The five parts of the score

parts-generic = Boutiques généralistes
parts-specialised = Boutiques spécialisées
parts-statues = Statues des Dieux
parts-monuments = Monuments
parts-wheat = Grenier à Blé
reason-generic = Boutiques généralistes
reason-generic-more = Plus de Debens grâce aux Boutiques généralistes complètes : environ { $points } (F10.1).
reason-generic-less = Moins de Debens pour les Boutiques généralistes complètes : environ { $points } (F10.1).
reason-specialised = Boutiques spécialisées
reason-specialised-more = Plus de Debens grâce aux Boutiques spécialisées complètes : environ { $points } (F10.2).
reason-specialised-less = Moins de Debens pour les Boutiques spécialisées complètes : environ { $points } (F10.2).
reason-statues = Statues des Dieux
reason-statues-more = Plus de Debens pour les Statues de Dieux différents : environ { $points } (F10.3).
reason-statues-less = Moins de Debens pour les Statues de Dieux différents : environ { $points } (F10.3).
reason-monuments = Monuments
reason-monuments-more = Une meilleure chance d’être en tête des Monuments : environ { $points } Debens (F10.4).
reason-monuments-less = Une moins bonne chance d’être en tête des Monuments : environ { $points } Debens (F10.4).
reason-wheat = Grenier à Blé
reason-wheat-more = Plus de Debens pour le Blé en fin de partie : environ { $points } (F10.5).
reason-wheat-less = Moins de Debens pour le Blé en fin de partie : environ { $points } (F10.5).
reason-hand = Ressources en main
reason-hand-more = Plus de Debens grâce à ce que votre main peut fournir tout de suite : environ { $points } (F6.1).
reason-hand-less = Moins de Debens pour ce que votre main peut fournir tout de suite : environ { $points } (F6.1).
reason-open_shops = Boutiques à approvisionner
reason-open_shops-more = Plus de Debens grâce aux Boutiques que vous pouvez encore approvisionner : environ { $points } (F6.5).
reason-open_shops-less = Moins de Debens pour les Boutiques que vous pouvez encore approvisionner : environ { $points } (F6.5).
reason-turns = Tours à venir
reason-turns-more = Plus de Debens grâce aux tours qu’il vous reste : environ { $points } (F9.2).
reason-turns-less = Moins de Debens pour les tours qu’il vous reste : environ { $points } (F9.2).

## Decisions: what the mover is asked, what the others are told, what a newcomer should know
## wait-…: $player (a name)

prompt-place = Posez dans la vallée une tuile de votre Réserve Personnelle.
wait-place = { $player } pose une tuile Vallée.
help-place =
    Au moins une scène de votre tuile doit toucher la même scène sur une tuile déjà en jeu.
    Vous récoltez 1 ressource par scène voisine identique et par icône recouverte, 1 Blé par case de Blé à côté de la tuile, et un bonus si vous fermez une Carrière.
    Visez ce qui vous servira dès ce tour : seul le Blé se garde.
prompt-discard = Aucune de vos tuiles ne peut être posée : choisissez laquelle défausser.
wait-discard = { $player } ne peut poser aucune tuile et choisit laquelle défausser.
help-discard =
    La tuile quitte la partie et vous ne récoltez rien à ce tour, mais vous pouvez encore construire un Quartier.
    Séparez-vous de celle qui a le moins de chances de trouver sa place plus tard.
prompt-quarry = Vous avez créé une Carrière : prenez une ressource, ou placez-y un de vos Monuments.
wait-quarry = { $player } crée une Carrière et choisit une ressource ou un Monument.
help-quarry =
    Une ressource vous sert dès ce tour, pour payer un Quartier ou remplir une Boutique.
    Un Monument reste jusqu’à la fin de la partie, où les deux plus grands nombres de Monuments rapportent des Debens.
    Cette Carrière donne l’un ou l’autre, et seulement maintenant.
prompt-build = Construisez un Quartier de la ligne, ou passez.
wait-build = { $player } décide de construire ou non un Quartier.
help-build =
    Un Quartier apporte de nouvelles Boutiques, que vous pouvez approvisionner dès ce tour.
    Payez avec les ressources que vous venez de récolter, avec du Blé, ou avec les deux ; ce que vous payez ne remplira plus de Boutique.
    Vous pouvez en construire un par tour et sept en tout : plus tôt vous construisez, plus il reste de tours pour remplir ses Boutiques.
prompt-supply = Placez une ressource dans une de vos Boutiques, ou arrêtez d’approvisionner.
wait-supply = { $player } approvisionne ses Boutiques.
help-supply =
    Seule une Boutique totalement approvisionnée donne son bénéfice, parfois aussitôt, le plus souvent en fin de partie.
    Ce que vous y placez y reste : vous pouvez remplir une Boutique en plusieurs tours.
    Les ressources inutilisées retournent au Stock quand vous arrêtez.
prompt-exchange = Échange : choisissez une ressource du Stock et la Boutique qui la reçoit, ou renoncez.
wait-exchange = { $player } choisit la ressource de son échange.
help-exchange =
    Votre Boutique d’échange est remplie : elle vous donne une ressource d’une autre sorte, qui passe directement du Stock à une autre de vos Boutiques.
    Si cette ressource remplit une Boutique à Blé ou une autre Boutique d’échange, ce nouveau bénéfice suit aussitôt.
    C’est maintenant ou jamais : l’échange ne se garde pas pour plus tard.
prompt-draft = Prenez une tuile de la Réserve Commune.
wait-draft = { $player } prend une tuile de la Réserve Commune.
help-draft =
    La tuile rejoint votre Réserve Personnelle, et vous pourrez la poser dès votre prochain tour.
    Cherchez les scènes qui toucheront beaucoup de leurs semblables dans la vallée, et les ressources qui manquent à vos Boutiques.
    Vos adversaires choisiront parmi ce que vous laissez.
prompt-remove = Retirez de la partie une tuile de la Réserve Commune.
wait-remove = { $player } retire une tuile de la partie.
help-remove =
    Dans la Variante 2 joueurs, une des deux tuiles restées dans la Réserve Commune quitte la partie, puis la réserve est complétée.
    C’est ensuite à votre adversaire de choisir : retirez la tuile qui l’aiderait le plus.

## Choices, as labels of buttons
## place: $first_scene on the square $first, $second_scene on $second
## discard, draft, remove: $tile
## quarry_resource, quarry_monument: $square; $resource or $monument (the type of the player's Monuments)
## build: $district, $payment (see above)
## supply, exchange: $resource, $shop

choice-place = Poser { $first_scene } en { $first }, { $second_scene } en { $second }
choice-discard = Défausser { $tile }
choice-quarry_resource = Prendre un jeton { $resource } pour la Carrière { $square }
choice-quarry_monument = Placer un Monument en { $square } ({ $monument })
choice-build = Construire { $district } { $payment }
choice-build_pass = Ne rien construire
choice-supply = Placer un jeton { $resource } dans { $shop }
choice-supply_stop = Arrêter d’approvisionner
choice-exchange = Placer un jeton { $resource } du Stock dans { $shop }
choice-exchange_decline = Renoncer à l’échange
choice-draft = Prendre { $tile }
choice-remove = Retirer { $tile }

## Events, as lines of the log
## $player: a name, in all but last_round, revealed_tile and revealed_district, which are nobody's doing
## turn: $number (the player's own turns, from 1); scored: $total
## gained, stock_short, returned: $amount, $resource; wheat: $amount (0 if all was lost), $to (wheat now)
## the others as the choices they follow

event-turn = { $player } commence le tour { $number }.
event-last_round = La Réserve Commune ne peut plus être complétée : chacun joue un dernier tour.
event-placed = { $player } pose une tuile : { $first_scene } en { $first }, { $second_scene } en { $second }.
event-gained =
    { $amount ->
        [one] { $player } récolte { $amount } jeton { $resource }.
       *[other] { $player } récolte { $amount } jetons { $resource }.
    }
event-stock_short =
    { $amount ->
        [one] Il manque { $amount } jeton { $resource } au Stock : { $player } en reçoit moins.
       *[other] Il manque { $amount } jetons { $resource } au Stock : { $player } en reçoit moins.
    }
event-wheat = { $player } gagne { $amount } Blé et en a maintenant { $to }.
event-wheat_lost = Le Grenier de { $player } est plein : { $amount } Blé perdu.
event-quarry = { $player } crée une Carrière en { $square }.
event-quarry_resource = { $player } prend un jeton { $resource } pour la Carrière { $square }.
event-monument = { $player } place un Monument en { $square } ({ $monument }).
event-discarded = { $player } ne peut poser aucune tuile et défausse { $tile }.
event-built = { $player } construit { $district } { $payment }.
event-supplied = { $player } place un jeton { $resource } dans { $shop }.
event-completed = { $player } approvisionne totalement { $shop }.
event-exchanged = { $player } place un jeton { $resource } du Stock dans { $shop }.
event-exchange_declined = { $player } renonce à l’échange : { $shop }.
event-returned =
    { $amount ->
        [one] { $player } rend au Stock { $amount } jeton { $resource } inutilisé.
       *[other] { $player } rend au Stock { $amount } jetons { $resource } inutilisés.
    }
event-drafted = { $player } prend { $tile } dans la Réserve Commune.
event-removed = { $player } retire { $tile } de la partie.
event-revealed_tile = Nouvelle tuile dans la Réserve Commune : { $tile }.
event-revealed_district = Nouveau Quartier dans la ligne : { $district }.
event-scored =
    { $total ->
        [one] { $player } obtient { $total } Deben.
       *[other] { $player } obtient { $total } Debens.
    }
event-won = { $player } l’emporte !
event-shared = { $players } se partagent la victoire !
