"""What some cards do against a single foe: two players alone would not come to the end of so large a main deck."""

from archfoe.core.effects import DestroyInLineup, May
from archfoe.core.player import Player


def clear_the_way(me: Player) -> None:
    """If you have only one foe, you may destroy a card in the Line-Up.

    Short: With one foe, may destroy 1 in Line-Up.
    """
    if len(me.foes) == 1:
        May(DestroyInLineup()).do(me)
