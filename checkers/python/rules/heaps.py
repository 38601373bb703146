"""Games on heaps: Nim, Grundy's game, and the octal games with their named instances."""
import re
from line import NotDone, Wrong, multiset, numeral


def sizes(text):
    pairs = [(numeral(item), count) for item, count in multiset(text)]
    if not pairs:
        raise Wrong("there is no heap")
    if sum(count for _, count in pairs) > 1000:
        raise NotDone("there are many heaps")
    return [size for size, count in pairs for _ in range(count)] or [0]


def label(size, left):
    return f"{size}>" + ("+".join(map(str, sorted(left))) or "0")


class Nim:
    @staticmethod
    def parse(text, options, compound):
        return sizes(text)

    @staticmethod
    def moves(size):
        return ([left] for left in range(size))

    @classmethod
    def named(cls, text, options, compound):
        for size in sizes(text):
            yield ((label(size, left), left) for left in cls.moves(size))


class GrundysGame(Nim):
    @staticmethod
    def moves(size):
        return ([small, size - small] for small in range(1, (size + 1) // 2))


def code_digits(code):
    match = re.fullmatch(r"([04])\.([0-9a-fA-F]{1,1000})", code)
    if match is None:
        raise Wrong(f"{code[:40]} is no octal code")
    digits = [int(match.group(1))] + [int(digit, 16) for digit in match.group(2)]
    while len(digits) > 1 and digits[-1] == 0:
        digits.pop()
    return tuple(digits)


def splits(digits, size):
    """What a move can leave of a heap: lists of heaps, none of them empty."""
    for taken, digit in enumerate(digits):
        rest = size - taken
        if rest < 0:
            break
        if digit & 1 and rest == 0:
            yield []
        if digit & 2 and rest > 0:
            yield [rest]
        if digit & 4:
            yield from ([a, rest - a] for a in range(1, rest // 2 + 1))
        if digit & 8:
            for a in range(1, rest // 3 + 1):
                yield from ([a, b, rest - a - b] for b in range(a, (rest - a) // 2 + 1))


class Octal:
    """Heaps of one code, or of the code before a colon where none is given."""

    def __init__(self, code=None):
        self.digits = None if code is None else code_digits(code)

    def parse(self, text, options, compound):
        if self.digits is not None:
            return [(self.digits, size) for size in sizes(text)]
        code, colon, rest = text.partition(":")
        if not colon:
            raise Wrong("an octal game has a colon after its code")
        digits = code_digits(code.strip())
        return [(digits, size) for size in sizes(rest)]

    @staticmethod
    def moves(position):
        digits, size = position
        for left in splits(digits, size):
            yield [(digits, part) for part in left or [0]]

    def named(self, text, options, compound):
        for digits, size in self.parse(text, options, compound):
            yield ((label(size, left), [(digits, part) for part in left or [0]]) for left in splits(digits, size))
