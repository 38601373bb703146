"""Classics on heaps: subtraction games, Lasker's Nim, Moore's Nim and Fibonacci Nim."""
from fractions import Fraction
from itertools import combinations_with_replacement, product
import re
from line import NotDone, Wrong, numeral
from rules.heaps import Nim, label, sizes

LARGEST_TAKE = 10000
# Of more counters than this the moves of Moore's Nim are not listed.
LARGEST_TOTAL = 100


def takes(text):
    """Whether the numbers are those that may not be taken, and the numbers."""
    match = re.fullmatch(r"\s*(all-but\s)?([\d\s,-]*)", text)
    if match is None:
        raise Wrong("a subtraction game has numbers before its colon")
    numbers = set()
    for part in match.group(2).split(","):
        first, dash, last = part.strip().partition("-")
        least = numeral(first)
        most = numeral(last) if dash else least
        if not 0 < least <= most:
            raise Wrong("numbers to take are above 0, and intervals go up")
        if most > LARGEST_TAKE:
            raise NotDone("a number to take is large")
        numbers.update(range(least, most + 1))
    return match.group(1) is not None, frozenset(numbers)


class Subtraction:
    """A heap is (what may be taken, its size)."""

    @staticmethod
    def parse(text, options, compound):
        numbers, colon, rest = text.partition(":")
        if not colon:
            raise Wrong("a subtraction game has a colon after its numbers")
        may = takes(numbers)
        return [(may, size) for size in sizes(rest)]

    @staticmethod
    def lefts(heap):
        (all_but, numbers), size = heap
        if all_but:
            return (left for left in range(size) if size - left not in numbers)
        return (size - taken for taken in sorted(numbers) if taken <= size)

    @classmethod
    def moves(cls, heap):
        return ([(heap[0], left)] for left in cls.lefts(heap))

    @classmethod
    def named(cls, text, options, compound):
        for heap in cls.parse(text, options, compound):
            yield ((label(heap[1], [left]), [(heap[0], left)]) for left in cls.lefts(heap))


class LaskersNim(Nim):
    @staticmethod
    def moves(size):
        yield from ([left] for left in range(size))
        yield from ([part, size - part] for part in range(1, size // 2 + 1))


class MooresNim:
    """A position is (from how many heaps a move may take, the heaps that are not empty)."""

    @staticmethod
    def parse(text, options, compound):
        words = options.get("heaps", ["2"])
        most = numeral(words[0]) if len(words) == 1 else 0
        if most == 0:
            raise Wrong("a move takes from at least one heap")
        return [(most, tuple(sorted(size for size in sizes(text) if size > 0)))]

    @classmethod
    def plays(cls, position):
        most, heaps = position
        if sum(heaps) > LARGEST_TOTAL:
            raise NotDone("the heaps are large")
        groups = sorted(set(heaps))
        # For each size, the ways to change some of its heaps: what is left of those that are changed.
        ways = [
            [lefts for many in range(min(most, heaps.count(size)) + 1) for lefts in combinations_with_replacement(range(size), many)]
            for size in groups
        ]
        for chosen in product(*ways):
            if not 0 < sum(map(len, chosen)) <= most:
                continue
            left = [size for size, lefts in zip(groups, chosen) for _ in range(heaps.count(size) - len(lefts))]
            left += [each for lefts in chosen for each in lefts if each > 0]
            names = [f"{size}>{each}" for size, lefts in zip(groups, chosen) for each in lefts]
            yield ",".join(names), [(most, tuple(sorted(left)))]

    @classmethod
    def moves(cls, position):
        return (left for _, left in cls.plays(position))

    @classmethod
    def named(cls, text, options, compound):
        return [cls.plays(position) for position in cls.parse(text, options, compound)]


def factor_of(words):
    if len(words) != 1 or not re.fullmatch(r"[0-9]{1,30}(/[0-9]{1,30})?", words[0]) or re.search(r"/0+$", words[0]):
        raise Wrong("there is one factor, a number or a fraction")
    factor = Fraction(words[0])
    if factor < 1:
        raise Wrong("the factor is at least 1")
    return factor


class FibonacciNim:
    """A position is (factor, counters, how many may be taken)."""

    @staticmethod
    def parse(text, options, compound):
        factor = factor_of(options.get("factor", ["2"]))
        written, colon, rest = text.partition(":")
        counters = numeral(written.strip())
        limit = numeral(rest.strip()) if colon else max(0, counters - 1)
        return [(factor, counters, min(limit, counters))]

    @staticmethod
    def plays(position):
        factor, counters, limit = position
        for taken in range(1, limit + 1):
            left = counters - taken
            yield f"{counters}>{left}", [(factor, left, min(left, int(factor * taken)))]

    @classmethod
    def moves(cls, position):
        return (left for _, left in cls.plays(position))

    @classmethod
    def named(cls, text, options, compound):
        return [cls.plays(position) for position in cls.parse(text, options, compound)]
