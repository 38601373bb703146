"""The kinds `lasker-heaps`, `moore-columns` and `take-away-parts`."""
from collections import Counter
from functools import reduce
from operator import xor
from fields import count_of, list_of, number_of, one_of, play_of, text_of
from kinds import Claim
from line import NotDone, Wrong, multiset, numeral, split
from rules import RULESETS
from rules.classic_heaps import FibonacciNim, factor_of

MOST_NUMBERS = 20000


def heaps_of(data):
    heaps = Counter()
    for pair in list_of(data, "heaps"):
        if not isinstance(pair, list) or len(pair) != 2 or number_of(pair[1]) == 0:
            raise Wrong("heaps are pairs of a size and a count")
        heaps[number_of(pair[0])] += number_of(pair[1])
    return heaps


def one_game(line, wanted, play):
    """The texts and options of a line that is about this game in this convention."""
    positions, compound, convention = split(line, RULESETS)
    if (compound, convention) != ("disjunctive", play) or any(name != wanted for name, _, _ in positions):
        raise Wrong("the certificate is about another question")
    return [(text, options) for _, text, options in positions]


def counted(texts):
    heaps = Counter()
    for text in texts:
        for item, count in multiset(text):
            heaps[numeral(item)] += count
    return heaps


def live(heaps):
    return {size: count for size, count in heaps.items() if size and count}


def compare(data, outcome, **others):
    for name, value in others.items():
        if count_of(data, name) != value:
            raise Wrong(f"the {name} is {value}")
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the outcome is {outcome}")


def lasker_value(size):
    return size if size % 4 in (1, 2) or size == 0 else size + 1 if size % 4 == 3 else size - 1


def lasker(data):
    play, heaps = play_of(data), heaps_of(data)

    def judge(counts):
        total = 0
        for size, count in counts.items():
            total ^= lasker_value(size) if count % 2 else 0
        is_light = all(size < 2 for size in counts)
        return total, "P" if total == (1 if play == "misere" and is_light else 0) else "N"

    total, outcome = judge(heaps)
    compare(data, outcome, sum=total)

    def of(line):
        if live(counted(text for text, _ in one_game(line, "lasker-nim", play))) != live(heaps):
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, **({"grundy": total} if play == "normal" else {})}

    def outcome_of(position):
        return judge(Counter(part for name, part in position.components if name == "lasker-nim"))[1]

    return Claim(of, outcome_of=outcome_of)


def moore(data):
    play, heaps, most = play_of(data), heaps_of(data), count_of(data, "most")
    if most == 0:
        raise Wrong("a move takes from at least one heap")

    def judge(counts):
        width = max([1] + [size.bit_length() for size in counts])
        ones = [sum(count for size, count in counts.items() if size >> place & 1) % (most + 1) for place in reversed(range(width))]
        if play == "misere" and all(size < 2 for size in counts):
            return ones, "P" if counts.get(1, 0) % (most + 1) == 1 else "N"
        return ones, "N" if any(ones) else "P"

    ones, outcome = judge(heaps)
    if [number_of(each) for each in list_of(data, "columns")] != ones:
        raise Wrong("the columns have other numbers of ones")
    compare(data, outcome)

    def of(line):
        games = one_game(line, "moore-nim", play)
        if len(games) != 1 or live(counted([games[0][0]])) != live(heaps) or games[0][1].get("heaps", ["2"]) != [str(most)]:
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, **(value() if play == "normal" else {})}

    def value():
        if outcome == "P":
            return {"grundy": 0}
        if most == 1:
            return {"grundy": reduce(xor, (size for size, count in heaps.items() if count % 2), 0)}
        # A move may change all heaps: every smaller number of counters can be left.
        if sum(count for size, count in heaps.items() if size > 0) <= most:
            return {"grundy": sum(size * count for size, count in heaps.items())}
        return {}

    def outcome_of(position):
        if len(position.components) == 1 and position.components[0][0] == "moore-nim":
            return judge(Counter(position.components[0][1][1]))[1]
        return None

    return Claim(of, outcome_of=outcome_of)


def numbers_to(most, factor):
    """1, and after each number its sum with the least that is not less than it divided by the factor."""
    numbers, near = [1], 0
    while numbers[-1] < most:
        while factor * numbers[near] < numbers[-1]:
            near += 1
        numbers.append(numbers[-1] + numbers[near])
        if len(numbers) > MOST_NUMBERS:
            raise NotDone("there are too many numbers")
    return numbers


def take_away(data):
    play, counters, limit = play_of(data), count_of(data, "counters"), count_of(data, "limit")
    factor, parts = factor_of([text_of(data, "factor")]), [number_of(each) for each in list_of(data, "parts")]
    whole = counters - (play == "misere")
    if limit == 0 or sum(parts) != whole or any(factor * small >= large for large, small in zip(parts, parts[1:])):
        raise Wrong("these are not the parts of the number of counters")
    if not set(parts) <= set(numbers_to(max([1] + parts), factor)):
        raise Wrong("a part is none of the numbers of the game")
    outcome = "P" if not parts or limit < parts[-1] else "N"
    compare(data, outcome)

    def of(line):
        games = one_game(line, "fibonacci-nim", play)
        if len(games) != 1 or FibonacciNim.parse(*games[0], "disjunctive") != [(factor, counters, min(limit, counters))]:
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, **({"grundy": 0} if play == "normal" and outcome == "P" else {})}

    def outcome_of(position):
        if len(position.components) != 1 or position.components[0][0] != "fibonacci-nim":
            return None
        own, left, may = position.components[0][1]
        rest, least = left - (play == "misere"), None
        for number in reversed(numbers_to(max(rest, 1), own)):
            if number <= rest:
                rest, least = rest - number, number
        return "P" if least is None or may < least else "N"

    return Claim(of, outcome_of=outcome_of)
