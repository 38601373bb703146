"""The kind `tartan-products`: the values of heads in two games of turning coins, their nim products and who wins."""
from functools import lru_cache, reduce
from operator import xor
from fields import count_of, list_of, number_of, one_of, text_of
from kinds import Claim
from line import NotDone, Wrong, split
from rules import RULESETS
from rules.coins import code_of, code_text, turns

MOST_HEADS = 20000
LONGEST_PLAYED = 16
LARGEST_POWER = 10000


def check(data):
    codes = code_of(text_of(data, "across")), code_of(text_of(data, "down"))
    if (code_text(codes[0]), code_text(codes[1])) != (data["across"], data["down"]):
        raise Wrong("a code is not written in its one form")
    heads = list_of(data, "heads")
    if len(heads) > MOST_HEADS:
        raise NotDone("there are many heads")
    places, total = [], 0
    for head in heads:
        place, values = pair_of(head, "at"), pair_of(head, "values")
        right = tuple(value_of(code, square) for code, square in zip(codes, place))
        if values != right:
            raise Wrong(f"the values of {place} are {right}")
        if count_of(head, "product") != nim_product(*values):
            raise Wrong(f"the nim product of {place} is another")
        places.append(place)
        total ^= nim_product(*values)
    outcome = "N" if total else "P"
    if count_of(data, "sum") != total or one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the sum is {total}")

    def of(line):
        positions, compound, play = split(line, RULESETS)
        if (compound, play) != ("disjunctive", "normal") or len(positions) != 1:
            raise Wrong("the certificate is about another setting")
        (name, text, options), = positions
        if name not in ("tartan", "turning-corners"):
            raise Wrong("the certificate is about another game")
        if RULESETS[name].parse(text, options, compound) != [(codes, tuple(sorted(places)))]:
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, "grundy": total}

    return Claim(of)


def pair_of(head, name):
    found = list_of(head, name)
    if len(found) != 2:
        raise Wrong(f"{name} has two numbers")
    return number_of(found[0]), number_of(found[1])


def value_of(code, square):
    """By a formula, or by the definition where that is short."""
    ranges, is_row = code
    if ranges == ((1, None),) and is_row:
        return (square + 1) & -(square + 1)
    if len(ranges) == 1 and not is_row:
        (least, most), = ranges
        place = square - least + 1
        if place < 0:
            return 0
        if most in (1, 2):
            return 1 if most == 1 else place + 1
        if most == 3:
            return 2 * place + (1 - bin(place).count("1") % 2)
        if most is None and place <= LARGEST_POWER:
            return 1 << place
    if square > LONGEST_PLAYED:
        raise NotDone("the values of a game are not known here so far")
    return played(code, square)


@lru_cache(maxsize=None)
def played(code, square):
    options = {reduce(xor, (played(code, other) for other in turned if other != square), 0) for _, turned in turns(code, square)}
    value = 0
    while value in options:
        value += 1
    return value


def nim_product(a, b):
    return reduce(xor, (power_product(i, j) for i in ones(a) for j in ones(b)), 0)


def ones(number):
    return [place for place in range(number.bit_length()) if number >> place & 1]


@lru_cache(maxsize=100000)
def power_product(i, j):
    """2^i times 2^j: different Fermat powers multiply as usual, and one squares to three halves of itself."""
    if not i & j:
        return 1 << (i | j)
    shared = 1 << (i & j).bit_length() - 1
    return nim_product(3 << (shared - 1), power_product(i ^ shared, j ^ shared))
