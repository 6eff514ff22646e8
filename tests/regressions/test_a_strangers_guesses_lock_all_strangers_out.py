"""Three wrong codes of somebody without a session kept all others without one from their own."""

from dnup.server.limits import Allowance, Rate


def test_whoever_has_no_session_counts_by_address() -> None:
    guesses = Allowance(Rate(3, 3600))
    assert [guesses.take("", "192.0.2.9", 0) for _ in range(3)] == [0, 0, 0]
    assert guesses.take("", "192.0.2.9", 0) > 0
    assert guesses.take("", "192.0.2.10", 0) == 0
