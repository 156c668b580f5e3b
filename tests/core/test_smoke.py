from tests.vocabulary import rule, table


@rule("BASE-7.2")
def test_scarecrow_is_avoided_by_the_cape() -> None:
    t = table("base", p0=["Scarecrow"], p1=["The Cape and Cowl"])
    t.play("Scarecrow")
    t.answer(1, "The Cape and Cowl")
    assert t.discard(1) == ["The Cape and Cowl"]
