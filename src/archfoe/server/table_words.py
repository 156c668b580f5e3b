"""Words of a table that can be said aloud, such as "brave comet 41": they lead to its lobby, as its link does.

They follow from the name of the room, so there is nothing to be kept but how they are found. They end when the first
game begins. Four million of them, and a limit to guesses: whoever tries all day finds hardly a table.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Any, Final

from archfoe.server.keeping import rows_of

UNKNOWN: Final = "No table goes by these words. Check them, or ask for the link: words end when the game begins."

_FIRST = """
able agile airy alert ample amber apt arctic autumn azure balmy basic bendy blithe bold bonny bouncy brainy brave
breezy brief bright brisk bronze bubbly busy calm candid careful cheery chilly chirpy civil classy clean clear clever
cobalt copper coral cosmic cozy crafty crimson crisp curious curly cute dainty dandy dapper daring dashing decent deep
denim dizzy dreamy eager early earnest easy elegant emerald epic exact fabled fair famous fancy fast fearless feisty
festive fiery fine fluffy fond frank fresh friendly frosty funny fuzzy gallant gentle giant gifted giggly glad
gleaming glossy golden good graceful grand grateful great handy happy hardy hasty hearty helpful hidden honest hopeful
humble humid icy indigo ivory jade jaunty jazzy jolly jovial joyful juicy keen kind lanky lavish leafy light likely
lilac lively loyal lucid lucky lunar magic maple marble mellow merry mighty mild minty misty modern modest mossy
musical nautical neat nifty nimble noble novel oaken olive orange patient peachy pearly peppy perky plucky polar
polite proud purple quick quiet quirky rapid rare ready regal ripe robust roomy rosy royal ruby rustic salty sandy
savvy scarlet shady sharp shiny silent silky silver simple sincere sleek smart smooth snappy snowy snug soft solar
solid spicy spry stately steady sturdy sunny swift tender tidy tiny topaz tough trusty upbeat urban useful vast velvet
vivid warm wavy whole wild windy wise witty wooden young zesty
"""

_SECOND = """
acorn album almond anchor antler anvil apple apron attic badge bagel bakery balloon bamboo banjo barrel basket beacon
bell bench bicycle biscuit blanket blossom bonfire boot bottle bouquet bridge broom bucket button cabin cactus camel
camera candle canoe canyon carpet carrot castle cello cherry chimney cinema clover coffee comet compass cookie corner
cottage cousin cradle crayon cricket crumpet cupcake curtain cushion daisy dinner dolphin domino donkey doorway
dragonfly drum duckling easel elbow engine envelope feather fiddle finch flagpole flute forest fountain garden gazebo
geyser giraffe goose grape guitar gumdrop hamlet hammock harbor harvest hazelnut hedgehog helmet hilltop honey iceberg
igloo island jacket jelly jigsaw juggler kayak kettle kitten koala ladder lagoon lemon lighthouse lizard llama locket
mango marigold meadow melon memory mermaid mirror mitten mountain muffin museum napkin needle nickel noodle notebook
nutmeg oasis oboe octopus onion orchard otter oyster paddle pajama pancake parade parcel parrot pebble pelican pencil
pepper piano picnic pigeon pillow pirate pizza pocket pony popcorn postcard potato pretzel pudding puffin pumpkin
puzzle quilt rabbit raccoon radish raft rainbow raisin ribbon river rocket rooster saddle sailor salad sandal satchel
saucer scarf scooter seagull shadow shelter shovel skater slipper snail sofa spoon squirrel stable station statue
sunset swallow sweater table tadpole teapot thimble ticket tiger toffee tomato trumpet tulip tunnel turnip turtle
umbrella valley vanilla velcro village violin waffle wagon walnut walrus watermelon whistle willow window yogurt zebra
zipper
"""

FIRST, SECOND = _FIRST.split(), _SECOND.split()
_LOWEST, _HIGHEST = 10, 99


def words_of(room: str) -> str:
    number = int.from_bytes(sha256(f"words of {room}".encode()).digest(), "big")
    number, first = divmod(number, len(FIRST))
    number, second = divmod(number, len(SECOND))
    return f"{FIRST[first]} {SECOND[second]} {_LOWEST + number % (_HIGHEST - _LOWEST + 1)}"


def as_found(words: str) -> str:
    """Case, blanks and hyphens say nothing: so they are stored, and looked for."""
    return re.sub(r"[\W_]+", "", words).lower()


def room_called(connection: Any, words: str) -> str:
    """The room that has these words, or ""; of two, which one day may be, the newer one."""
    rows = rows_of(connection).find("rooms", {"words": as_found(words), "begun": False}, by="made_at", last=1)
    return next((str(row.id) for row in rows if row.closed is None), "")
