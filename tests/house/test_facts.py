"""What games remember is copied, compared and pickled by its fields, and written to only by who owns it."""

from __future__ import annotations

import ast
import pickle
import re
from importlib import import_module

import pytest

from archfoe.core.facts import TURN, Facts, changed
from archfoe.core.piles import SEATS
from archfoe.core.state import State
from archfoe.games.duel.facts import DuelTurn
from tests.house.source import modules, name_of, short, tree_of, walked
from tests.vocabulary import table


def classes() -> list[type[Facts]]:
    """All of them, of whatever room."""
    for path in modules():
        if re.search(r"^class \w+\((Facts|HelpTurn)\)", path.read_text(), re.M):
            import_module(name_of(path))
    found, more = [], [Facts]
    while more:
        found += more
        more = [cls for one in more for cls in one.__subclasses__() if cls.__module__.startswith("archfoe.")]
    assert len(found) > 10
    return sorted(found, key=lambda cls: cls.__name__)


def filled(cls: type[Facts]) -> Facts:
    """With another value in every field; what stands in it makes no difference here."""
    one = cls()
    for i, name in enumerate(cls.fields):
        setattr(one, name, f"value {i}")
    return one


@pytest.mark.parametrize("cls", classes(), ids=lambda cls: cls.__name__)
def test_facts_are_whole_in_copies_and_pickles(cls: type[Facts]) -> None:
    one = filled(cls)
    for twin in (one.copy(), pickle.loads(pickle.dumps(one))):
        assert type(twin) is cls and twin is not one
        assert twin == one and hash(twin) == hash(one) and not one.differences(twin)
        assert twin.values() == one.values()


@pytest.mark.parametrize("cls", classes(), ids=lambda cls: cls.__name__)
def test_a_difference_in_any_field_is_seen(cls: type[Facts]) -> None:
    for name in cls.fields:
        one, other = filled(cls), filled(cls)
        setattr(other, name, "something else")
        assert one != other
        assert one.differences(other) == [f"{cls.__name__}.{name}"]


def test_a_class_has_the_fields_of_its_base_and_its_own() -> None:
    assert DuelTurn.fields == ("assist", "quiet", "later", "target", "done", "succeeded", "raised", "blocks_left")
    assert DuelTurn().raised == (0,) * SEATS and DuelTurn().target is None


@pytest.mark.parametrize("cls", classes(), ids=lambda cls: cls.__name__)
def test_what_facts_begin_with_never_changes(cls: type[Facts]) -> None:
    """So a shallow copy is whole, and one object may serve as the beginning of every turn."""
    for value in cls().values():
        hash(value)
        assert value is None or isinstance(value, int | str | tuple)


# Who writes

#: Names that others use for what they remember themselves, and that no class of facts has for itself alone.
FIELDS = {name for cls in classes() for name in cls.fields}


def is_owned(value: ast.expr, owned: set[str]) -> bool:
    """Was it got from `own_...`? A name that begins so is only ever given to what was."""
    if isinstance(value, ast.Call):
        called = value.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        return name.lstrip("_").startswith("own_")
    return isinstance(value, ast.Name) and value.id in owned


def targets_of(node: ast.AST) -> list[ast.expr]:
    targets = node.targets if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    return [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]


def owned_names(function: ast.AST) -> set[str]:
    """The names that a function gives to what it got from `own_...`, also in pairs and if there is any."""
    names = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=True))
            names |= {one.id for one, value in pairs if isinstance(one, ast.Name) and is_owned(value, set())}
    return names


def writes(tree: ast.AST) -> list[ast.Attribute]:
    """Assignments to fields of facts whose object was not got from `own_...`."""
    wrong = []
    for function in walked(tree):
        if isinstance(function, ast.FunctionDef):
            owned = owned_names(function)
            wrong += [
                target
                for node in ast.walk(function)
                for target in targets_of(node)
                if isinstance(target, ast.Attribute)
                and target.attr in FIELDS
                and not is_owned(target.value, owned)
                and not (isinstance(target.value, ast.Name) and target.value.id == "self")
            ]
    return wrong


def test_facts_are_written_only_by_who_owns_them() -> None:
    """Else a copy of the state would change with it."""
    wrong = [f"{short(path)}:{node.lineno} {ast.unparse(node)}" for path in modules() for node in writes(tree_of(path))]
    assert not wrong, "Get it from own_... first:\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("city(s).threat = 1", True),
        ("facts = city(s)\n  facts.threat += 1", True),
        ("s.facts[0].threat = 1", True),
        ("own_city(s).threat = 1", False),
        ("own = own_city(s)\n  own.threat, x = 1, 2", False),
        ("own: CityFacts = s.own_facts(0)\n  own.threat = 1", False),
    ],
)
def test_a_forgotten_own_is_found(code: str, found: bool) -> None:
    assert bool(writes(ast.parse(f"def do(s):\n  {code}"))) is found


# In a state


def copies() -> tuple[State, State]:
    one = table("rebirth").state
    return one, one.copy()


def test_copies_share_facts_until_one_writes() -> None:
    one, other = copies()
    assert one.facts is other.facts
    before = one.facts[0].threat
    other.note("threat", before + 1)
    assert (one.facts[0].threat, other.facts[0].threat) == (before, before + 1)
    assert all(mine is theirs for mine, theirs in zip(one.facts[1:], other.facts[1:], strict=True))
    own = other.facts[0]
    other.note("defeated", 3)
    assert other.facts[0] is own  # copied once


@pytest.mark.parametrize("first", [0, 1])
def test_who_was_copied_does_not_write_into_the_copy_either(first: int) -> None:
    states = copies()
    states[first].note("threat", 4)
    assert states[1 - first].fact("threat") != 4


def test_a_state_tells_which_fact_differs() -> None:
    one, other = copies()
    assert one == other
    other.note("threat", 4)
    assert one.differences(other) == ["CityFacts.threat"]


def test_a_state_is_pickled_with_its_facts() -> None:
    one, _ = copies()
    one.note("threat", 4)
    assert pickle.loads(pickle.dumps(one)) == one


def test_the_facts_of_a_turn_are_gone_with_it_and_the_blank_ones_stay_blank() -> None:
    t = table("rebirth")
    s, blank = t.state, t.game.rules.blank_turn  # type: ignore[attr-defined]
    s.note("reach", changed(s.fact("reach"), 0, 2))
    s.new_turn_facts(blank)
    assert s.facts[TURN] is blank and s.fact("reach")[0] == 0
    s.note("carry", "following")
    assert s.facts[TURN] is not blank and blank == type(blank)()


def test_a_name_that_no_part_has_is_told() -> None:
    s = table("base").state
    assert s.fact("threat", 7) == 7
    assert not s.note("threat", 1)
