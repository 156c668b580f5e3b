"""What Rebirth says to who has never played it."""

from __future__ import annotations

from typing import Final

from archfoe.table.words.primer import Panel, Primer, Term

PRIMER: Final = Primer(
    title="Save the city",
    lead="Walk through the city and stop the Villains. When the contest ends, the most Victory Points win.",
    team_lead="You win together when you have done what the scenario asks. "
    "You lose together if the clock runs out or the main deck is empty when a card must come.",
    panels=(
        Panel("walk", "Walk", "Move takes you round the ring. You buy what is in your place."),
        Panel("padlock", "Hold", "A Villain walks to its Destination. It stays while a Character is there."),
        Panel("crossed-swords", "Beat", "Reach a Villain's cost with your Power, and you get its reward."),
        Panel("three-friends", "Help", "Assist cards and Defenses help teammates in Range."),
    ),
    own_terms=(
        Term("Assist", "A card you may play in a teammate's turn, if your Character is in its Range."),
        Term("Basic", "A card that a Location sells. You can buy one from each stack in a turn."),
        Term("Clock", "Once it runs, it counts the turns until something bad happens."),
        Term("Contained", "A Villain with this token does not move."),
        Term("Damage", "A Super-Villain at its Destination damages that Location. At 5 damage it is destroyed."),
        Term("Destination", "The Location that a Villain walks to. There it attacks every player on their turn."),
        Term("Location", "One of five places with a name. It has an ability or sells Basics."),
        Term("Move", "What cards give you to walk with: 1 Move for each step round the ring."),
        Term("Range", "How many steps away a Character may be: Range 0 is the same place."),
        Term("Reward", "What you get for beating a Villain."),
        Term("Signature card", "A card of your own Super Hero, earned in a campaign."),
        Term("Street", "One of five places between Locations, where new cards come in."),
        Term("Super-Villain", "A strong Villain. Beating the ones of the scenario wins the game."),
        Term("Threat", "Rises when a Super-Villain comes. Each Level can make something worse."),
    ),
)
