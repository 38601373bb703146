"""Coins: on strips, where they move to the left, and in rows and on boards, where they are turned over."""
from itertools import combinations, product
import re
from line import NotDone, Wrong, numeral

# Squares up to which moves are listed: sets of squares are many more.
FARTHEST = 2000
LONGEST_ROW = 18


def rows_of(text):
    """Rows of numbers with + between them."""
    rows = [[numeral(word) for word in part.split()] for part in re.split(r"(?:^|(?<=\s))\+(?=\s|$)", text)]
    if not all(rows):
        raise Wrong("there is a row without a number")
    return rows


def near(numbers, most=FARTHEST):
    if any(number > most for number in numbers):
        raise NotDone("a coin is far off")
    return numbers


def name_of(index, rows):
    """Nothing for a row alone, then a, b … z, aa."""
    name, rest = "", index + 1 if len(rows) > 1 else 0
    while rest > 0:
        rest, letter = divmod(rest - 1, 26)
        name = chr(97 + letter) + name
    return name


class Rows:
    """A component is a tuple of numbers; `plays(row, name)` gives its moves with their names."""

    @classmethod
    def parse(cls, text, options, compound):
        return [cls.tidy(row) for row in rows_of(text)]

    @classmethod
    def moves(cls, row):
        return ([left] for _, left in cls.plays(row, ""))

    @classmethod
    def named(cls, text, options, compound):
        rows = cls.parse(text, options, compound)
        return [((label, [left]) for label, left in cls.plays(row, name_of(index, rows))) for index, row in enumerate(rows)]


class SilverDollar(Rows):
    passes = False

    @staticmethod
    def tidy(coins):
        if len(set(coins)) < len(coins):
            raise Wrong("two coins are on one square")
        return tuple(sorted(coins))

    @classmethod
    def plays(cls, coins, name):
        for coin in near(coins):
            others = [each for each in coins if each != coin]
            for to in range(coin - 1, -1, -1):
                if to in others:
                    if cls.passes:
                        continue
                    break
                yield f"{name}{coin}>{name}{to}", tuple(sorted([*others, to]))


class Welter(SilverDollar):
    passes = True


class StaircaseNim(Rows):
    @staticmethod
    def tidy(steps):
        last = max((index for index, counters in enumerate(steps) if counters), default=0)
        return tuple(steps[:last + 1])

    @classmethod
    def plays(cls, steps, name):
        for index, counters in enumerate(near(steps)):
            for moved in range(1, counters + 1):
                left = list(steps)
                left[index] -= moved
                if index > 0:
                    left[index - 1] += moved
                many = "" if moved == 1 else f"*{moved}"
                yield f"{name}{index + 1}>{name}{index}{many}", cls.tidy(left)


NAMED = {
    "turning-turtles": "1-2",
    "mock-turtles": "1-3",
    "ruler": "1+C",
    "twins": "2",
    "triplets": "3",
    "motley": "1+",
    "moebius": "1-5",
    "mogul": "1-7",
    "moidores": "1-9",
}


def code_of(text):
    """Ranges of numbers of coins, the last of which may have no end, and whether the coins lie side by side."""
    is_row = text[-1:] in ("C", "c")
    ranges = []
    for item in (text[:-1] if is_row else text).split(","):
        match = re.fullmatch(r"(\d{1,15})(\+|-(\d{1,15}))?", item)
        if match is None:
            raise Wrong(f"{item[:40]} is no number of coins")
        least = int(match.group(1))
        most = None if match.group(2) == "+" else int(match.group(3) or least)
        if least == 0 or (most is not None and most < least):
            raise Wrong("a move turns over at least one coin")
        ranges.append((least, most))
    return tuple(merged(ranges)), is_row


def merged(ranges):
    found = []
    for least, most in sorted(ranges, key=lambda each: each[0]):
        if found and (found[-1][1] is None or least <= found[-1][1] + 1):
            ends = (found[-1][1], most)
            found[-1] = (found[-1][0], None if None in ends else max(ends))
        else:
            found.append((least, most))
    return found


def code_text(code):
    ranges, is_row = code
    items = [f"{least}+" if most is None else str(least) if least == most else f"{least}-{most}" for least, most in ranges]
    return ",".join(items) + ("C" if is_row else "")


def turns(code, last):
    """The sets of coins with this rightmost one that a move may turn, with their names."""
    ranges, is_row = code
    for least, most in ranges:
        for count in range(least, min(last + 1, last + 1 if most is None else most) + 1):
            if is_row:
                first = last + 1 - count
                yield (f"{first}..{last}" if count > 1 else f"{last}"), tuple(range(first, last + 1))
            else:
                if last > LONGEST_ROW:
                    raise NotDone("a row is long")
                for others in combinations(range(last), count - 1):
                    yield ",".join(map(str, [*others, last])), (*others, last)


def heads_of(text, read):
    words = text.split()
    if not words:
        raise Wrong("no coin is named")
    heads = [] if words == ["-"] else [read(word) for word in words]
    if len(set(heads)) < len(heads):
        raise Wrong("a coin is named twice")
    return tuple(sorted(heads))


def toggled(heads, turned):
    return tuple(sorted(set(heads) ^ set(turned)))


class Turning:
    """A position is (code, heads)."""

    def __init__(self, code=None):
        self.code = None if code is None else code_of(code)

    def parse(self, text, options, compound):
        if self.code is not None:
            return [(self.code, heads_of(text, numeral))]
        code, colon, rest = text.partition(":")
        if not colon:
            raise Wrong("a colon stands between the code and the heads")
        return [(code_of(code.strip()), heads_of(rest, numeral))]

    @staticmethod
    def plays(position):
        code, heads = position
        for head in near(heads):
            for label, turned in turns(code, head):
                yield label, [(code, toggled(heads, turned))]

    def moves(self, position):
        return (left for _, left in self.plays(position))

    def named(self, text, options, compound):
        return [self.plays(position) for position in self.parse(text, options, compound)]


def place_of(word):
    column, comma, row = word.partition(",")
    if not comma:
        raise Wrong("a coin is named by its column and its row")
    return numeral(column), numeral(row)


class Tartan(Turning):
    """A position is (the two codes, heads)."""

    def __init__(self, codes=None):
        self.codes = None if codes is None else tuple(map(code_of, codes))

    def parse(self, text, options, compound):
        if self.codes is not None:
            return [(self.codes, heads_of(text, place_of))]
        games, colon, rest = text.partition(":")
        words = games.split()
        if not colon or len(words) != 3 or words[1] != "x":
            raise Wrong("a tartan has two games with an x between them, and a colon behind")
        codes = tuple(code_of(NAMED.get(word, word)) for word in words[::2])
        return [(codes, heads_of(rest, place_of))]

    @staticmethod
    def plays(position):
        (across, down), heads = position
        for column, row in heads:
            near((column, row))
            for (first, columns), (second, rows) in product(turns(across, column), turns(down, row)):
                yield f"{first}x{second}", [((across, down), toggled(heads, product(columns, rows)))]


class AcrosticTwins(Turning):
    """A position is its heads."""

    def parse(self, text, options, compound):
        return [heads_of(text, place_of)]

    @staticmethod
    def plays(heads):
        for column, row in heads:
            near((column, row))
            others = [(less, row) for less in range(column)] + [(column, less) for less in range(row)]
            for other in others:
                yield f"{column},{row}>{other[0]},{other[1]}", [toggled(heads, [(column, row), other])]
