"""The kinds `subtraction-heaps` and `subtraction-period`."""
from collections import Counter
from fields import count_of, list_of, number_of, one_of, play_of, text_of
from kinds import Claim
from line import NotDone, Wrong, multiset, numeral, split
from play import mex
from rules import RULESETS
from rules.classic_heaps import takes

MOST_STEPS = 3_000_000


class Values:
    """The values of the heaps of one game, worked out from the rule as far as they are asked for."""

    def __init__(self, may):
        self.all_but, self.numbers = may
        self.values, self.where, self.steps = [], {}, 0
        largest = max(self.numbers)
        self.window = 2 * largest if self.all_but else largest

    def __getitem__(self, size):
        while len(self.values) <= size:
            self.values.append(self.next_all_but(len(self.values)) if self.all_but else self.next_of_set(len(self.values)))
            if self.steps > MOST_STEPS:
                raise NotDone("the values would be long to work out")
        return self.values[size]

    def next_of_set(self, size):
        self.steps += len(self.numbers)
        return mex({self.values[size - taken] for taken in self.numbers if taken <= size})

    def next_all_but(self, size):
        """A value is free where every heap that has it is at a distance that may not be taken; so it has a heap near by, or none."""
        near = {self.values[other] for other in range(max(0, size - self.window), size)}
        self.steps += len(near)
        free = [value for value in near if all(size - other in self.numbers for other in self.where[value])]
        value = min(free + [len(self.where)])
        self.where.setdefault(value, []).append(size)
        return value


def check_period(values, period, preperiod, saltus):
    """Two windows at this distance are alike, and with no shorter period or earlier start."""
    if period == 0 or (saltus > 0) != values.all_but:
        raise Wrong("values grow where all but some numbers may be taken, and only there")
    end = preperiod + values.window
    for size in range(preperiod, end):
        if values[size + period] != values[size] + saltus:
            raise Wrong(f"the heaps {size} and {size + period} have other values")
    if values.all_but and max(values.values[:end + period]) != max(values.values[:end]) + saltus:
        raise Wrong("the largest values grow otherwise")
    if preperiod > 0 and values[preperiod - 1 + period] == values[preperiod - 1] + saltus:
        raise Wrong("the period holds earlier already")
    for shorter in range(1, period):
        if period % shorter or (saltus * shorter) % period:
            continue
        growth = saltus * shorter // period
        if all(values[size + shorter] == values[size] + growth for size in range(preperiod, preperiod + period)):
            raise Wrong(f"{shorter} is a period already")


def read_takes(data):
    text = text_of(data, "takes")
    may = takes(text)
    if text != written(may):
        raise Wrong("the numbers are written in another way")
    return may


def written(may):
    """`1,3-5`: two neighbours are two numbers, longer runs an interval."""
    all_but, numbers = may
    runs = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    parts = [str(a) if a == b else f"{a},{b}" if b == a + 1 else f"{a}-{b}" for a, b in runs]
    return ("all-but " if all_but else "") + ",".join(parts)


def heaps(data):
    may, play = read_takes(data), play_of(data)
    listed = Counter()
    for pair in list_of(data, "heaps"):
        if not isinstance(pair, list) or len(pair) != 2 or number_of(pair[1]) == 0:
            raise Wrong("heaps are pairs of a size and a count")
        listed[number_of(pair[0])] += number_of(pair[1])
    values, period = Values(may), data.get("period")
    if period is not None:
        numbers = [count_of(period, name) for name in ("period", "preperiod", "saltus")]
        check_period(values, *numbers)

    def value_at(size):
        if period is None:
            return values[size]
        length, start, saltus = numbers
        if size < start:
            return values[size]
        times = (size - start) // length
        return values[size - times * length] + times * saltus

    def judge(counted):
        total, is_light = 0, True
        for size, count in counted.items():
            value = value_at(size)
            total ^= value if count % 2 else 0
            is_light = is_light and value < 2
        return total, total == (1 if play == "misere" and is_light else 0)

    total, is_lost = judge(listed)
    outcome = "P" if is_lost else "N"
    if count_of(data, "sum") != total or one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the sum is {total} and the outcome {outcome}")

    def live(counted):
        return {size: count for size, count in counted.items() if count and has_move(may, size)}

    def of(line):
        positions, compound, convention = split(line, RULESETS)
        found = Counter()
        for name, text, _ in positions:
            numbers_text, _, rest = text.partition(":")
            if name != "subtraction" or takes(numbers_text) != may:
                raise Wrong("the certificate is about another game")
            for item, count in multiset(rest):
                found[numeral(item)] += count
        if (compound, convention) != ("disjunctive", play) or live(found) != live(listed):
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, **({"grundy": total} if play == "normal" else {})}

    def outcome_of(position):
        counted = Counter(part[1] for name, part in position.components if name == "subtraction")
        return "P" if judge(counted)[1] else "N"

    return Claim(of, outcome_of=outcome_of)


def has_move(may, size):
    all_but, numbers = may
    if not all_but:
        return min(numbers) <= size
    least = 1
    while least in numbers:
        least += 1
    return least <= size


def period(data):
    may = read_takes(data)
    length, preperiod, saltus = (count_of(data, name) for name in ("period", "preperiod", "saltus"))
    check_period(Values(may), length, preperiod, saltus)

    def of_family(line):
        for n in (7, 100, 12345):
            positions, compound, play = split(line.replace("{n}", str(n)), RULESETS)
            if len(positions) != 1 or (compound, play) != ("disjunctive", "normal") or positions[0][0] != "subtraction":
                raise Wrong("the certificate is about another family")
            numbers, _, rest = positions[0][1].partition(":")
            if takes(numbers) != may or rest.split() != [str(n)]:
                raise Wrong("the certificate is about another family")
        if saltus == 0:
            return {"period": length, "preperiod": preperiod}
        return {"arithmetic": {"period": length, "saltus": saltus, "preperiod": preperiod}}

    return Claim(of_family=of_family)
