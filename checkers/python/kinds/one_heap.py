"""The kinds `nim-heap` and `compound-heap`: the value of one heap in any compound that has a theory."""
from fields import count_of, setting_of, text_of
from kinds import Claim
from kinds.periods import MOST_VALUES, add_values, period_in
from line import NotDone, Wrong, split
from play import game_of
from rules import RULESETS
from rules.heaps import code_digits
from shapes import heap_size, only_option, shape
from theories import THEORIES


def nim_heap(data):
    setting, theory, size = read_heap(data)
    values, value = [], None
    for _ in range(size + 1):
        if len(values) > MOST_VALUES:
            raise NotDone("many heaps would be looked at")
        value = theory.of_options(values)
        if value in values:
            break
        values.append(value)
    return claim_of(data, setting, theory, value, lambda game, part: game == "nim" and part == size)


def compound_heap(data):
    setting, theory, size = read_heap(data)
    digits, is_option = code_digits(text_of(data, "code")), data.get("isOption")
    if not isinstance(is_option, bool):
        raise Wrong("isOption is no truth value")
    value = value_of_heap(digits, theory, size)

    def is_it(game, part):
        if is_option:
            return only_option((game, part)) == shape(("octal", (digits, size)))
        return heap_size(game, part, digits) == size

    return claim_of(data, setting, theory, theory.of_options([value]) if is_option else value, is_it)


def read_heap(data):
    setting = setting_of(data)
    if setting not in THEORIES:
        raise Wrong("this compound has no theory of values")
    return setting, THEORIES[setting], count_of(data, "size")


def value_of_heap(digits, theory, size):
    values = []
    while len(values) < MOST_VALUES:
        add_values(values, digits, theory, min(size + 1, max(64, 2 * len(values))))
        if size < len(values):
            return values[size]
        found = period_in(values, digits)
        if found is not None:
            period, start = found
            return values[start + (size - start) % period]
    raise NotDone("many values would be computed")


def claim_of(data, setting, theory, value, is_it):
    """What is claimed of a position that is one component of which `is_it` is true."""
    if text_of(data, "value") != str(value):
        raise Wrong(f"the heap has the value {value}")

    def of(line):
        positions, compound, play = split(line, RULESETS)
        (name, text, options), *others = positions
        parts = RULESETS[name].parse(text, options, compound)
        if others or len(parts) != 1 or (compound, play) != setting or not is_it(game_of(name), parts[0]):
            raise Wrong("the certificate is about another heap or setting")
        return {"outcome": theory.outcome(value), "value": value, **theory.shown(value)}

    return Claim(of)
