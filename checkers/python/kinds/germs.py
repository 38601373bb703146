"""Who wins an epidemic by the theorems of docs/theory/epidemiography.md: camps, the race of the germs, double bombs."""


class Vertex:
    """What a label is: its class, and whether its moves leave heavy labels, or light ones with an odd or an even number of ones.

    `reach` holds "twos" and "threes" where such germs are in reach, and "mixed" where a vertex with heavy and light moves is.
    """

    def __init__(self, kind, heavy=False, odd=False, even=False):
        self.kind, self.heavy, self.odd, self.even = kind, heavy, odd, even
        self.is_double, self.reach = False, set()

    def germ(self):
        """"twos" or "threes" for a germ, and None for all others."""
        if self.kind != "heavy" or self.heavy:
            return None
        return "threes" if self.even else "twos"

    def own_reach(self):
        return ({self.germ()} if self.germ() else set()) | ({"mixed"} if self.heavy and (self.odd or self.even) else set())


def is_won(labels, stage, play):
    """Whether the player to move wins with these pairs of a vertex and a count; None where no theorem says so."""
    labels = [(vertex, count) for vertex, count in labels if count > 0]

    def total(wanted):
        return sum(count for vertex, count in labels if wanted(vertex))

    is_odd_stage = stage % 2 == 1
    ones, heavy, bombs = (total(lambda v: v.kind == "one"), total(lambda v: v.kind == "heavy"), total(lambda v: v.heavy))
    twos, threes = total(lambda v: v.germ() == "twos"), total(lambda v: v.germ() == "threes")
    if bombs == 0:
        return race(twos, threes, ones, is_odd_stage, play)
    if play == "normal" and bombs == total(lambda v: v.is_double):
        return double_bombs(bombs, twos, threes, ones, stage)
    reach = set().union(*(vertex.reach for vertex, _ in labels))
    if {"twos", "threes"} <= reach:
        return None
    if play == "misere" and "twos" in reach:
        return None if "mixed" in reach else is_odd_stage
    own_stage = is_odd_stage == ("twos" in reach)
    if own_stage or heavy > 1:
        return own_stage
    only = next(vertex for vertex, _ in labels if vertex.kind == "heavy")
    ones_odd = (ones + (play == "misere")) % 2 == 1
    if "twos" in reach:
        return only.odd if ones_odd else only.even
    return not ones_odd and (only.odd or only.even)


def race(twos, threes, ones, is_odd_stage, play):
    if play == "misere":
        if twos + threes == 0:
            return ones % 2 == 0
        if (twos, threes) == (0, 1) and is_odd_stage:
            return ones % 2 == 1
    lead = twos - threes - (2 if play == "misere" else 0)
    if lead in ((0, -1) if is_odd_stage else (0, 1)):
        return (ones + threes) % 2 == 1
    return lead > 0 if is_odd_stage else lead < 0


def double_bombs(bombs, twos, threes, ones, stage):
    """Two are worth a one; the odd one is exploded for the own camp."""
    is_odd_stage, ones = stage % 2 == 1, ones + bombs // 2
    if bombs % 2 == 0:
        return race(twos, threes, ones, is_odd_stage, "normal")
    if is_odd_stage:
        return not race(twos + stage + 1, threes, ones, False, "normal")
    return not race(twos, threes + stage + 1, ones, True, "normal")
