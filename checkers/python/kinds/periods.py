"""The kinds about periods: `octal-period`, `compound-period`, `only-option-period` and `nim-period`."""
from fields import count_of, one_of, setting_of, text_of
from kinds import Claim
from kinds.heaps import MOST_VALUES, grundy_values, nim_position, nim_sum, sum_claim
from kinds.values import Values
from line import NotDone, Wrong
from play import mex, read_components
from rules.heaps import code_digits, splits
from shapes import only_option, shape, shift_of
from theories import THEORIES


def numbers_of(data):
    """Digits, period and preperiod."""
    digits = code_digits(text_of(data, "code"))
    if max(digits) > 7:
        raise NotDone("three heaps have no periodicity theorem here")
    period, preperiod = count_of(data, "period"), count_of(data, "preperiod")
    if period == 0:
        raise Wrong("a period is above 0")
    return digits, period, preperiod


def needed(digits, period, preperiod):
    return 2 * max(1, preperiod) + 2 * period + len(digits) - 1


def repeats(values, period, preperiod):
    """The values repeat from the preperiod on as far as they go, from no earlier place, and with no shorter period."""
    for size in range(preperiod, len(values) - period):
        if values[size] != values[size + period]:
            raise Wrong(f"the heaps {size} and {size + period} have different values")
    if preperiod > 0 and values[preperiod - 1] == values[preperiod - 1 + period]:
        raise Wrong("the period holds earlier already")
    for shorter in range(1, period):
        if period % shorter == 0 and all(values[n] == values[n + shorter] for n in range(preperiod, preperiod + period)):
            raise Wrong(f"{shorter} is a period already")


def at_most(data, most):
    if "valuesNeeded" in data and count_of(data, "valuesNeeded") > most:
        raise Wrong(f"{most} values are enough")


def octal_period(data):
    digits, period, preperiod = numbers_of(data)
    is_window = "argument" in data and one_of(data, "argument", "window", "guy-smith") == "window"
    if is_window:
        near = max(count_of(data, "lastRare"), count_of(data, "depth"))
        most = max(1, preperiod) + period + len(digits) - 1 + near
    else:
        most = needed(digits, period, preperiod)
    at_most(data, most)
    values = grundy_values(digits, most)
    repeats(values, period, preperiod)
    if is_window:
        check_window(data, digits, values, period)

    def value_at(size):
        return values[size if size < preperiod else preperiod + (size - preperiod) % period]

    of, outcome_of = sum_claim(digits, value_at)
    return Claim(of, family_claim(digits, ("disjunctive", "normal"), shape, period, preperiod, value_at), outcome_of)


def check_window(data, digits, values, period):
    """No heap above `lastRare` is rare, and the last heaps of all need no split into two large parts."""
    mask, last_rare, depth, positional = count_of(data, "mask"), count_of(data, "lastRare"), count_of(data, "depth"), data.get("positional")
    places = [place for place, digit in enumerate(digits) if digit & 4]
    if not isinstance(positional, bool) or (positional and places and (period % 2 or len({place % 2 for place in places}) != 1)):
        raise Wrong("splits of different parities, or an odd period, have no such kinds of heaps")
    # Where no heap is ever split, none is rare.
    for size in range(last_rare + 1, len(values)) if places else ():
        bits = bin(values[size] & mask).count("1") + (size - places[0] if positional else 0)
        if bits % 2 == 0:
            raise Wrong(f"the heap {size} is rare")
    for size in range(len(values) - period, len(values)):
        reached = set()
        for left in splits(digits, size):
            if len(left) < 2 or min(left) <= max(last_rare, depth):
                reached.add(values[left[0]] ^ values[left[1]] if len(left) == 2 else values[left[0]] if left else 0)
        if mex(reached) < values[size]:
            raise Wrong(f"the heap {size} needs a split into two large parts")


def family_claim(digits, setting, sense, period, preperiod, value_at):
    """What the period of heaps says of a family of which the member n is the heap of n less a constant."""
    def of_family(line):
        shift = shift_of(line, digits, setting, sense)
        values = Values(THEORIES[setting])

        def shown(n):
            if n >= shift:
                return value_at(n - shift)
            found = values.theory.joined(values.by_play(part) for part in read_components(line.replace("{n}", str(n)))[0])
            return show(setting, found)

        first = preperiod + shift
        while shift and first > 0 and shown(first - 1) == shown(first - 1 + period):
            first -= 1
        return {"period": period, "preperiod": first}

    return of_family


def show(setting, value):
    """What is printed of a value: who wins in selective compounds, nothing where a foreclosed value is none."""
    theory = THEORIES[setting]
    if theory.name is None:
        return theory.outcome(value)
    return None if value < 0 else value


def compound_period(data):
    return shown_period(data, shape, lambda theory, value: value)


def only_option_period(data):
    return shown_period(data, only_option, lambda theory, value: theory.of_options([value]))


def shown_period(data, sense, member):
    setting = setting_of(data)
    if setting not in THEORIES:
        raise Wrong("this compound has no theory of values")
    digits, period, preperiod = numbers_of(data)
    theory = THEORIES[setting]
    values, inner, start = proved_period(digits, theory)
    at_most(data, needed(digits, inner, start))
    upto = max(preperiod, start) + inner * period + period + 1
    if upto > 100 * MOST_VALUES:
        raise NotDone("the period would be long to compare")
    shown = [show(setting, member(theory, values[n if n < start else start + (n - start) % inner])) for n in range(upto)]
    repeats(shown, period, preperiod)
    return Claim(of_family=family_claim(digits, setting, sense, period, preperiod, lambda n: shown[n]))


def proved_period(digits, theory):
    """Values of heaps, and the period and preperiod that so many of them prove."""
    values, wanted = [], 64
    while wanted <= MOST_VALUES:
        add_values(values, digits, theory, wanted)
        found = period_in(values, digits)
        if found is not None:
            return values, *found
        wanted *= 2
    raise NotDone(f"{wanted} values would be computed")


def add_values(values, digits, theory, wanted):
    """Goes on with the values of heaps until there are so many."""
    for size in range(len(values), wanted):
        options = [theory.joined([values[part] for part in left] or [theory.ended]) for left in splits(digits, size)]
        values.append(theory.of_options(options))


def period_in(values, digits):
    """The period and preperiod that these values prove; None where they prove none."""
    for period in range(1, len(values) // 2):
        start = len(values) - period
        while start > 0 and values[start - 1] == values[start - 1 + period]:
            start -= 1
        if needed(digits, period, start) <= len(values):
            return period, start
    return None


def nim_period(data):
    question = text_of(data, "question")
    if "{n}" not in question:
        raise Wrong("the question has no hole")
    rest, period = count_of(data, "rest"), count_of(data, "period")
    if count_of(data, "preperiod") != 0 or count_of(data, "saltus") != period:
        raise Wrong("the saltus is the period, from 0 on")
    if period != 1 << rest.bit_length():
        raise Wrong("the period is the least power of two above the value of the rest")
    for n in range(8):
        setting, heaps = nim_position(question.replace("{n}", str(n)))
        if setting != ("disjunctive", "normal"):
            raise Wrong("the question is not one of Nim in normal play")
        if nim_sum(heaps) != rest ^ n:
            raise Wrong(f"the value for n = {n} is {nim_sum(heaps)}")

    def of_family(line):
        if line != question:
            raise Wrong("the certificate is about other positions")
        return {"period": None, "preperiod": None, "arithmetic": {"period": period, "preperiod": 0, "saltus": period}}

    return Claim(of_family=of_family)
