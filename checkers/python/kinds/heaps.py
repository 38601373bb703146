"""The kinds `nim-heaps` and `octal-heap`."""
from collections import Counter
from fields import count_of, list_of, number_of, one_of, setting_of, text_of
from kinds import Claim
from line import NotDone, Wrong, multiset, numeral, split
from play import mex
from rules import RULESETS
from rules.heaps import code_digits, splits
from shapes import heap_sizes

MOST_VALUES = 3000


def nim_heaps(data):
    setting = setting_of(data)
    heaps = {}
    for pair in list_of(data, "heaps"):
        if not isinstance(pair, list) or len(pair) != 2:
            raise Wrong("heaps are pairs of a size and a count")
        size, count = number_of(pair[0]), number_of(pair[1])
        if size in heaps or count == 0:
            raise Wrong("a size is listed twice, or no heap has it")
        heaps[size] = count
    total, is_lost = judge_nim(heaps, setting)
    written = data.get("sum")
    if (None if written is None else number_of(written, "sum")) != total:
        raise Wrong(f"the sum is {total}")
    outcome = "P" if is_lost else "N"
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the outcome is {outcome}")

    def of(line):
        if nim_position(line) != (setting, live(heaps, setting)):
            raise Wrong("the certificate is about another position")
        name = {("disjunctive", "normal"): "grundy", ("diminished-disjunctive", "misere"): "foreclosed"}.get(setting)
        return {"outcome": outcome, **({name: total} if name else {})}

    def outcome_of(position):
        lost = judge_nim(Counter(size if isinstance(size, int) else 0 for _, size in position.components), setting)[1]
        return "P" if lost else "N"

    return Claim(of, outcome_of=outcome_of)


def nim_position(line):
    """Setting and heaps of a line, which may have too many of them to be listed one by one."""
    positions, compound, play = split(line, RULESETS)
    heaps = Counter()
    for name, text, _ in positions:
        if name != "nim":
            raise Wrong("the certificate is about Nim")
        for item, count in multiset(text):
            heaps[numeral(item)] += count
    return (compound, play), live(heaps, (compound, play))


def live(heaps, setting):
    """Empty heaps matter where the first that ends ends the game."""
    return {size: count for size, count in heaps.items() if count and (size or setting[0] != "disjunctive")}


def judge_nim(heaps, setting):
    """The sum, and whether the player to move loses."""
    if setting == ("diminished-disjunctive", "misere"):
        if 0 in heaps:
            return None, False
        total = nim_sum({size - 1: count for size, count in heaps.items()})
        return total, total == 0
    if setting[0] != "disjunctive":
        raise Wrong("there is no theorem on Nim in this compound")
    total = nim_sum(heaps)
    if setting[1] == "normal" or any(size > 1 for size in heaps):
        return total, total == 0
    return total, total == 1


def nim_sum(heaps):
    total = 0
    for size, count in heaps.items():
        if count % 2:
            total ^= size
    return total


def grundy_values(digits, upto):
    """The values of the first heaps of an octal game, by the recurrence."""
    if upto > MOST_VALUES:
        raise NotDone(f"{upto} values would be computed")
    values = []
    for size in range(upto):
        options = set()
        for left in splits(digits, size):
            total = 0
            for part in left:
                total ^= values[part]
            options.add(total)
        values.append(mex(options))
    return values


def sum_claim(digits, value_at):
    """What values of heaps say of a sum of heaps of this code in normal play."""
    def total_of(sizes):
        total = 0
        for size in sizes:
            total ^= value_at(size)
        return total

    def of(line):
        total = total_of(heap_sizes(line, digits))
        return {"outcome": "N" if total else "P", "grundy": total}

    def outcome_of(position):
        if all(name == "octal" and part[0] == digits for name, part in position.components):
            return "N" if total_of(part[1] for _, part in position.components) else "P"
        return None

    return of, outcome_of


def octal_heap(data):
    digits, size, value = code_digits(text_of(data, "code")), count_of(data, "size"), count_of(data, "value")
    values = grundy_values(digits, size + 1)
    if values[size] != value:
        raise Wrong(f"the heap of {size} has the value {values[size]}")

    def value_at(other):
        if other > size:
            raise Wrong("the certificate is about another heap")
        return values[other]

    of_sum, outcome_of = sum_claim(digits, value_at)

    def of(line):
        if set(heap_sizes(line, digits)) != {size}:
            raise Wrong("the certificate is about another heap")
        return of_sum(line)

    return Claim(of, outcome_of=outcome_of)
