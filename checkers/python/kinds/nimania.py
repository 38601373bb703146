"""The kind `nimania-ranges`: the classes of all numbers, as ranges."""
from math import inf
from fields import count_of, list_of, number_of, one_of, play_of
from kinds import Claim, germs
from line import Wrong, multiset, numeral, split
from rules import RULESETS
from rules.epidemics import counted, course

CLASSES = ("dead", "one", "heavy")


class Range(germs.Vertex):
    def __init__(self, data):
        leaves = list_of(data, "leaves")
        if any(each not in CLASSES for each in leaves) or len(set(leaves)) < len(leaves):
            raise Wrong("a move leaves dead numbers, ones or heavy ones")
        super().__init__(one_of(data, "class", *CLASSES), "heavy" in leaves, "one" in leaves, "dead" in leaves)
        self.leaves, self.first = set(leaves), count_of(data, "from")
        self.last = inf if data.get("to", "") is None else count_of(data, "to")


def check(data):
    spread, reach, play = one_of(data, "spread", "raving", "sweeping"), count_of(data, "reach"), play_of(data)
    stage, ranges = count_of(data, "stage"), [Range(each) for each in list_of(data, "ranges")]
    if reach == 0 or stage == 0:
        raise Wrong("reach and stage are 1 or more")
    check_ranges(ranges, spread, reach)
    numbers = {}
    for pair in list_of(data, "numbers"):
        if not isinstance(pair, list) or len(pair) != 2 or number_of(pair[0]) in numbers or number_of(pair[1]) == 0:
            raise Wrong("numbers are pairs of a number and how often it is there")
        numbers[number_of(pair[0])] = number_of(pair[1])

    def outcome_with(labels, at_stage):
        found = [(next(each for each in ranges if each.first <= number <= each.last), count) for number, count in labels.items()]
        won = germs.is_won(found, at_stage, play)
        return None if won is None else "N" if won else "P"

    outcome = outcome_with(numbers, stage)
    if outcome is None or one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the theorems give {outcome}")
    least = reach if spread == "raving" else 1

    def of(line):
        positions, _, its_play = split(line, RULESETS)
        if len(positions) != 1 or positions[0][0] != "nimania" or its_play != play:
            raise Wrong("the certificate is about one position of Nimania in another convention")
        its_stage, (its_spread, its_reach, _) = course(positions[0][2], False)
        asked = counted((numeral(item), count) for item, count in multiset(positions[0][1]))
        if (its_stage, its_spread, its_reach) != (stage, spread, reach) or live(asked, least) != live(numbers, least):
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome}

    def outcome_of(position):
        if position.key == "over":
            return None
        _, _, at_stage, labels = position.components[0][1]
        return outcome_with({int(name): count for name, count in labels}, at_stage)

    return Claim(of, outcome_of=outcome_of)


def live(numbers, least):
    return {number: count for number, count in numbers.items() if count and number >= least}


def check_ranges(ranges, spread, reach):
    """They follow one another from 0 on for ever, those of one class side by side, and leave what they say."""
    firsts = [0] + [each.last + 1 for each in ranges]
    if not ranges or firsts[-1] != inf or any(each.first != first or each.last < first for each, first in zip(ranges, firsts)):
        raise Wrong("the ranges do not follow one another from 0 on for ever")
    bounds = {}
    for index, each in enumerate(ranges):
        if each.kind in bounds and ranges[index - 1].kind != each.kind:
            raise Wrong("the ranges of one class are not neighbours")
        bounds[each.kind] = (bounds.get(each.kind, (each.first,))[0], each.last)
    found = set()
    for each in ranges:
        if each.leaves != {kind for kind, bound in bounds.items() if hits(each, bound, spread, reach)}:
            raise Wrong(f"the numbers from {each.first} on leave others")
        kind = "dead" if not each.leaves else "one" if each.leaves == {"dead"} else "heavy"
        if each.kind != kind:
            raise Wrong(f"the numbers from {each.first} on are {kind}")
        # What is below may be in reach, which is more than is.
        found |= each.own_reach()
        each.reach = set(found)


def hits(numbers, bound, spread, reach):
    """Whether every number of a range has a target between these bounds; Wrong where some have one and others not."""
    (low, high), nearest = bound, reach if spread == "raving" else 1

    def farthest(number):
        return max(0, number - reach) if spread == "sweeping" else number - reach

    if numbers.first - nearest >= low and farthest(numbers.last) <= high:
        return True
    if numbers.last - nearest < low or farthest(numbers.first) > high:
        return False
    raise Wrong(f"the numbers from {numbers.first} on are not all alike")
