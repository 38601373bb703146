"""The kinds `misere-quotient` and `misere-components`: a finite commutative monoid that says who wins sums in disjunctive misère play."""
from fields import count_of, is_whole, list_of, text_of, texts_of
from kinds import Claim
from line import NotDone, Wrong
from play import ENDED, moves_of, read_components, settled, sides
from rules.heaps import code_digits, splits
from shapes import heap_sizes

SETTING = ("disjunctive", "misere")
MOST_HEAPS, MOST_SUMS = 1000, 20000


class Monoid:
    """Elements 0, 1, 2 …, 0 the identity, by what generators do to them, and the lost elements."""

    def __init__(self, data):
        actions = list_of(data, "actions")
        order = len(actions[0]) if actions and isinstance(actions[0], list) else 1
        for action in actions:
            if not isinstance(action, list) or len(action) != order or not all(is_whole(x) and x < order for x in action):
                raise Wrong("an action leaves the elements")
        for one in actions:
            for other in actions:
                if any(one[other[x]] != other[one[x]] for x in range(order)):
                    raise Wrong("two actions do not commute")
        rows, waiting = {0: list(range(order))}, [0]
        for x in waiting:
            for action in actions:
                if action[x] not in rows:
                    rows[action[x]] = [action[y] for y in rows[x]]
                    waiting.append(action[x])
        if len(rows) != order:
            raise Wrong("an element is not reached")
        lost = list_of(data, "lost")
        if not all(is_whole(x) and 0 < x < order for x in lost) or len(set(lost)) != len(lost):
            raise Wrong("lost elements are elements, each named once, and the identity is none")
        self.order, self.rows, self.lost = order, rows, frozenset(lost)

    def product(self, elements):
        total = 0
        for x in elements:
            total = self.rows[total][x]
        return total

    def classes(self, data):
        found = list_of(data, "classes")
        if not all(is_whole(x) and x < self.order for x in found):
            raise Wrong("a class is no element")
        return found

    def check_exact(self, classes):
        """No smaller monoid would do."""
        reached, waiting = {0}, [0]
        for x in waiting:
            for y in set(classes):
                if self.rows[x][y] not in reached:
                    reached.add(self.rows[x][y])
                    waiting.append(self.rows[x][y])
        if len(reached) != self.order:
            raise Wrong("an element is the class of no sum")
        if len({tuple(y in self.lost for y in self.rows[x]) for x in range(self.order)}) != self.order:
            raise Wrong("two elements are told apart by nothing")

    def check_outcomes(self, heaps):
        """Heaps are pairs of an element and the set of the elements of their options."""
        sums, least = [(0, frozenset())], {}
        for x, options in heaps:
            if not options:
                if x != 0:
                    raise Wrong("a heap without moves must be the identity")
                continue
            beside = [row for row in self.rows.values() if row[x] in self.lost]
            if any(row[option] in self.lost for row in beside for option in options):
                raise Wrong("a lost sum has a lost option")
            if any(known <= options for known in least.get(x, [])) or (x == 0 and options & self.lost):
                continue
            layer = list(sums)
            while layer:
                layer = self.add(layer, x, options, least)
                sums += layer
                if len(sums) > MOST_SUMS:
                    raise NotDone("there are too many sums to look at")

    def add(self, layer, x, options, least):
        """Each of these sums with one more heap, where that has fewer options than what is known."""
        found = []
        for y, others in layer:
            z = self.rows[x][y]
            joined = frozenset([self.rows[x][option] for option in others] + [self.rows[y][option] for option in options])
            if z not in self.lost and not joined & self.lost:
                raise Wrong("a sum that is not lost has no lost option")
            if not any(known <= joined for known in least.get(z, [])):
                least[z] = [known for known in least.get(z, []) if not joined <= known] + [joined]
                found.append((z, joined))
        return found

    def outcome(self, elements):
        return "P" if self.product(elements) in self.lost else "N"


def quotient(data):
    monoid, digits = Monoid(data), code_digits(text_of(data, "code"))
    classes = [0] + monoid.classes(data)
    largest, period, start = len(classes) - 1, None, None
    if "period" in data or "preperiod" in data:
        period, start = count_of(data, "period"), count_of(data, "preperiod")
        if period < 1 or start < 1 or largest != start + period - 1:
            raise Wrong("the classes end with the first period")
        parts = max([1] + [digit.bit_length() - 1 for digit in digits if digit])
        largest = parts * (start + period) + max([place for place, digit in enumerate(digits) if digit], default=0)
    if largest > MOST_HEAPS:
        raise NotDone(f"{largest} heaps would be looked at")

    def class_of(size):
        if period is not None and size >= start:
            size = start + (size - start) % period
        if size >= len(classes):
            raise Wrong("the certificate does not speak of such a heap")
        return classes[size]

    def heap(size):
        return class_of(size), frozenset(monoid.product(map(class_of, left)) for left in splits(digits, size))

    monoid.check_outcomes(heap(size) for size in range(1, largest + 1))
    monoid.check_exact(classes)

    def of(line):
        return {"outcome": monoid.outcome(map(class_of, heap_sizes(line, digits, SETTING)))}

    def outcome_of(position):
        if all(name == "octal" and part[0] == digits for name, part in position.components):
            return monoid.outcome(class_of(part[1]) for _, part in position.components)
        return None

    return Claim(of, outcome_of=outcome_of)


def components(data):
    monoid, lines = Monoid(data), texts_of(data, "components")
    classes = monoid.classes(data)
    if len(lines) != len(classes):
        raise Wrong("every component has one element")
    listed = {ENDED: 0}
    for line, x in zip(lines, classes):
        found = read_components(line)[0]
        if len(found) != 1 or sides(found[0]) is not None:
            raise Wrong(f"{line[:60]} is no single component")
        listed[settled(found[0])] = x
    if listed[ENDED] != 0:
        raise Wrong("a component without a move must be the identity")

    def element(parts):
        parts = [settled(part) for part in parts]
        if any(part not in listed for part in parts):
            raise Wrong("what a move leaves is not listed")
        return monoid.product(listed[part] for part in parts)

    monoid.check_outcomes((x, frozenset(map(element, moves_of(part)))) for part, x in listed.items() if part != ENDED)

    def of(line):
        parts, *asked = read_components(line)
        if tuple(asked) != SETTING:
            raise Wrong("the certificate is about another setting")
        return {"outcome": "P" if element(parts) in monoid.lost else "N"}

    def outcome_of(position):
        known = all(settled(part) in listed for part in position.components)
        return ("P" if element(position.components) in monoid.lost else "N") if known else None

    return Claim(of, outcome_of=outcome_of)
