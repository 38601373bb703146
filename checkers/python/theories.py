"""What a compound has in the place of Grundy values: docs/compounds.md, with the encoding of docs/certificates.md.

A theory has the value of a component that has ended, the value of a component from those of its options, the value of two components
together, and which values are lost. `name` is what a verdict calls the value, where it shows one.
"""
from play import mex

MOST_COMPONENTS = 20000


class Theory:
    def __init__(self, ended, from_options, join, is_lost, name=None):
        self.ended, self.from_options, self.join, self.is_lost, self.name = ended, from_options, join, is_lost, name

    def joined(self, values):
        """The value of several components together."""
        total = None
        for value in values:
            total = value if total is None else self.join(total, value)
        return total

    def copies(self, value, count):
        """The value of so many equal components: from two on only the parity of their number matters."""
        return self.joined([value] * (count if count < 4 else 2 + count % 2))

    def of_options(self, options):
        return self.from_options(options) if options else self.ended

    def outcome(self, value):
        return "P" if self.is_lost(value) else "N"

    def shown(self, value):
        """What a verdict shows of the value."""
        return {} if self.name is None else {self.name: None if value < 0 else value}


def remoteness(good, seek, avoid):
    """Values count moves to the end; a move to one of the parity `good` wins, and the winner seeks `seek`, the loser `avoid`."""
    def from_options(options):
        winning = [option for option in options if option % 2 == good]
        return 1 + (seek(winning) if winning else avoid(options))
    return from_options


def foreclosed(a, b):
    """-2 has ended, and so has the game; -1 can be ended at once by the winner, and then nothing else matters."""
    return min(a, b) if min(a, b) < 0 else a ^ b


def shortened(a, b):
    return -1 if -1 in (a, b) else max(a, b)


def selective_misere(a, b):
    """0 has ended; a live component has 1 + 2·(won in normal play) + (won alone in misère play).

    Two live ones are played as in normal play.
    """
    if a == 0 or b == 0:
        return a or b
    return 4 if max(a, b) > 2 else 1


def selective_misere_value(options):
    wins_normal = any(option in (0, 1, 2) for option in options)
    wins_misere = any(option in (1, 3) for option in options)
    return 1 + 2 * wins_normal + wins_misere


THEORIES = {
    ("disjunctive", "normal"): Theory(0, mex, lambda a, b: a ^ b, lambda v: v == 0, "grundy"),
    ("diminished-disjunctive", "normal"): Theory(
        -2, lambda options: -1 if -2 in options else mex(options), foreclosed, lambda v: v in (0, -2), "foreclosed"),
    ("diminished-disjunctive", "misere"): Theory(-2, mex, foreclosed, lambda v: v == 0, "foreclosed"),
    ("conjunctive", "normal"): Theory(0, remoteness(0, min, max), min, lambda v: v % 2 == 0, "remoteness"),
    ("conjunctive", "misere"): Theory(0, remoteness(1, min, max), min, lambda v: v % 2 == 1, "remoteness"),
    ("continued-conjunctive", "normal"): Theory(0, remoteness(0, max, min), max, lambda v: v % 2 == 0, "suspense"),
    ("continued-conjunctive", "misere"): Theory(0, remoteness(1, max, min), max, lambda v: v % 2 == 1, "suspense"),
    ("selective", "normal"): Theory(0, lambda options: int(0 in options), max, lambda v: v == 0),
    ("selective", "misere"): Theory(0, selective_misere_value, selective_misere, lambda v: v in (1, 3)),
    ("shortened-selective", "normal"): Theory(-1, lambda options: int(min(options) < 1), shortened, lambda v: v < 1),
    ("shortened-selective", "misere"): Theory(-1, lambda options: int(0 in options), shortened, lambda v: v == 0),
}
