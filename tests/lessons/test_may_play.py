""" "May I play this?": the answers on the rules page are those of the rules."""

from dnup.lessons import examples
from dnup.lessons.may_play import may_play


def test_of_the_example_of_a_clash_one_beats_one_is_lower_and_one_has_another_size() -> None:
    beats, lower, other = may_play(examples()["clash"].position)
    assert (beats.why, beats.is_legal, beats.cards) == ("beats", True, ("6/1", "6/7"))
    assert (beats.against, beats.returns) == (("4/5", "4/6"), ("5/4", "6/4"))
    assert (lower.why, lower.is_legal, lower.cards) == ("not-higher", False, ("2/4", "2/4"))
    assert (other.why, other.is_legal) == ("other-size", True)
    assert other.cards == ("1/7", "1/8", "1/9")


def test_where_there_are_not_all_three_answers_nothing_is_asked() -> None:
    assert may_play(examples()["set"].position) == ()
