"""The kind `misere-infinite`: a table of keys and differences that says who wins, where the misère quotient is infinite.

The theorem and its conditions (0), (A) and (B) are in docs/theory/misere.md, "Infinite quotients".
"""
from itertools import product
from math import gcd
from fields import count_of, is_whole, list_of, one_of, text_of, texts_of
from kinds import Claim
from kinds.misere import SETTING, Monoid
from line import NotDone, Wrong
from rules.heaps import code_digits, splits
from shapes import heap_sizes

# `check.py --large` raises it.
MOST_KEYS = 6000


def whole_lists(data, name):
    found = list_of(data, name)
    if not all(isinstance(row, list) and all(is_whole(each) for each in row) for row in found):
        raise Wrong(f"{name} has something that is no list of whole numbers")
    return found


def grouped(items):
    """For each item the place of the first that is equal to it."""
    first = {}
    return [first.setdefault(item, at) for at, item in enumerate(items)]


class Table:
    """Keys are numbers: an element times the number of rows, plus the place of a row of cut numbers of carriers."""

    def __init__(self, data):
        self.heap, self.scope = count_of(data, "heap"), one_of(data, "scope", "one", "all")
        self.tail, self.period, self.clip = (count_of(data, name) for name in ("tail", "period", "clip"))
        self.digits = code_digits(text_of(data, "code"))
        self.monoid = Monoid({"actions": whole_lists(data, "actions"), "lost": []})
        self.largest = self.heap - 1 if self.scope == "one" else self.heap
        self.carriers, self.weights = list_of(data, "carriers"), list_of(data, "weights")
        self.check_carriers()
        if self.monoid.order * (self.tail + self.period) ** len(self.carriers) > MOST_KEYS:
            raise NotDone("there are many keys")
        if (self.tail + self.period) ** len(self.carriers) > 2000 or self.clip > 1000:
            raise NotDone("there are many cut numbers")
        self.images = [(0, (0,) * len(self.carriers))] + self.read_images(data)
        self.options = [[]] + [[self.image(left) for left in splits(self.digits, size)] for size in range(1, self.largest + 1)]
        if not any(True for _ in splits(self.digits, self.heap)):
            raise Wrong("the heap has no move")
        self.check_images(data)
        width = self.tail + self.period
        self.rows = [row[::-1] for row in product(range(width), repeat=len(self.carriers))]
        self.place = {row: at for at, row in enumerate(self.rows)}
        self.sums = [[self.place[self.cut(map(sum, zip(one, other)))] for other in self.rows] for one in self.rows]
        self.table = self.read_table(texts_of(data, "outcomes"))

    def check_carriers(self):
        known = all(is_whole(each) and 1 <= each <= self.largest for each in self.carriers)
        if not known or len(set(self.carriers)) != len(self.carriers):
            raise Wrong("the carriers are not heaps, each named once")
        if len(self.weights) != len(self.carriers) or not all(isinstance(w, int) and not isinstance(w, bool) for w in self.weights):
            raise Wrong("each carrier has a weight")
        if 0 in self.weights or min(self.weights, default=0) >= 0 or max(self.weights, default=0) <= 0:
            raise Wrong("the weights must be of both signs")
        if self.period < 1:
            raise Wrong("the period is at least 1")

    def read_images(self, data):
        found = whole_lists(data, "images")
        if len(found) != self.largest:
            raise Wrong("not every heap has an image")
        if any(len(image) != len(self.carriers) + 1 or image[0] >= self.monoid.order for image in found):
            raise Wrong("an image is none")
        if any(sum(abs(w) * i for w, i in zip(self.weights, image[1:])) > 1000 for image in found):
            raise NotDone("the difference of a heap is large")
        return [(image[0], tuple(image[1:])) for image in found]

    def check_images(self, data):
        nothing = (0,) * len(self.carriers)
        for size, options in enumerate(self.options):
            if not options and self.images[size] != (0, nothing):
                raise Wrong("a heap without moves must be the identity")
        for at, carrier in enumerate(self.carriers):
            if self.images[carrier] != (0, tuple(1 if place == at else 0 for place in range(len(self.carriers)))):
                raise Wrong("a carrier must count as itself")
        self.generators, self.actions = list_of(data, "generators"), data["actions"]
        if len(self.generators) != len(self.actions):
            raise Wrong("each generator has an action")
        for generator, action in zip(self.generators, self.actions):
            if not is_whole(generator) or not 1 <= generator <= self.largest or self.images[generator] != (action[0], nothing):
                raise Wrong("a generator must have its own action")

    def read_table(self, lines):
        if len(lines) != self.monoid.order:
            raise Wrong("there must be a line of outcomes for each element")
        places = [(row, c) for row in self.rows for c in sorted({self.clipped(d) for d in self.possible(row, self.clip)})]
        table = []
        for line in lines:
            if len(line) != len(places) or set(line) - {"P", "N"}:
                raise Wrong("a line of outcomes is not as long as it must be")
            rows = {row: [None] * (2 * self.clip + 1) for row in self.rows}
            for (row, c), letter in zip(places, line):
                rows[row][c + self.clip] = letter
            table += [rows[row] for row in self.rows]
        return table

    def cut(self, counts):
        return tuple(i if i < self.tail else self.tail + (i - self.tail) % self.period for i in counts)

    def clipped(self, d):
        return max(-self.clip, min(self.clip, d))

    def difference(self, counts):
        return sum(weight * count for weight, count in zip(self.weights, counts))

    def possible(self, row, most):
        """Differences of sums with this row: all to `most` on either side, and one beyond where there is one."""
        moving = [weight for weight, count in zip(self.weights, row) if count >= self.tail]
        start, step = self.difference(row), self.period * gcd(*moving) if moving else 1
        found, d = {start}, start
        while max(moving, default=0) > 0 and d <= most:
            d += step
            found.add(d)
        d = start
        while min(moving, default=0) < 0 and d >= -most:
            d -= step
            found.add(d)
        return found

    def image(self, heaps):
        images = [self.images[size] for size in heaps]
        element = self.monoid.product(x for x, _ in images)
        return element, tuple(sum(counts[at] for _, counts in images) for at in range(len(self.carriers)))

    def key(self, image):
        return image[0] * len(self.rows) + self.place[self.cut(image[1])]

    def times(self, key, other):
        (x, row), (y, more) = divmod(key, len(self.rows)), divmod(other, len(self.rows))
        return self.monoid.rows[x][y] * len(self.rows) + self.sums[row][more]

    def at(self, key, d):
        return self.table[key][max(-self.clip, min(self.clip, d)) + self.clip]

    def check(self, wins):
        """`wins` says for a key whether a move in the heap n wins."""
        if self.at(0, 0) != ("N" if self.scope == "all" or wins(0) else "P"):
            raise Wrong("the least sum is said wrong")
        heaps = [(self.key(image), self.difference(image[1]), [(self.key(each), self.difference(each[1])) for each in set(options)])
                 for image, options in zip(self.images, self.options) if options]
        reach = max(max(abs(own), abs(d), abs(d - own)) for _, own, options in heaps for _, d in options)
        tested = [sorted(self.possible(row, self.clip + reach)) for row in self.rows]
        for key in range(self.monoid.order * len(self.rows)):
            self.check_lost(key, tested[key % len(self.rows)], heaps, wins(key))
        self.check_won(tested, heaps, wins, reach)

    def check_lost(self, key, tested, heaps, wins):
        if wins and any(self.at(key, d) == "P" for d in tested):
            raise Wrong("a lost sum has a winning move in the heap")
        for own, change, options in heaps:
            together = self.times(key, own)
            said = {d: self.at(together, d + change) for d in tested}
            if None in said.values():
                raise Wrong("an outcome is missing")
            lost = [d for d, letter in said.items() if letter == "P"]
            for option, change in options if lost else ():
                left = self.times(key, option)
                if any(self.at(left, d + change) == "P" for d in lost):
                    raise Wrong("a lost sum has a lost option")

    def check_won(self, tested, heaps, wins, reach):
        """Options are numbers: a key times `width`, plus the change of the difference."""
        width, count, alike = 2 * reach + 1, len(self.rows), self.alike(tested, heaps, wins)
        placed = {(alike[own], frozenset(alike[key] * width + d - change + reach for key, d in options)) for own, change, options in heaps}
        # Beside any sum a heap with the same key and more options has more options.
        placed = [one for one in placed if not any(one[0] == other[0] and other[1] < one[1] for other in placed)]
        least, waiting = {}, [(0, frozenset())]
        while waiting:
            key, options = waiting.pop()
            if options and options not in least[key]:
                continue
            for own, others in placed:
                there = alike[self.times(key, own)]
                left = frozenset([alike[self.times(each // width, own)] * width + each % width for each in options]
                                 + [alike[self.times(each // width, key)] * width + each % width for each in others])
                known = least.get(there, [])
                if any(each <= left for each in known):
                    continue
                if not wins(there) and not all(self.has_reason(there, left, d, width, reach) for d in tested[there % count]):
                    raise Wrong("a sum that is not lost has no lost option")
                least[there] = [each for each in known if not left <= each] + [left]
                waiting.append((there, left))

    def alike(self, tested, heaps, wins):
        """For each key the first with the same outcomes and tests, beside whatever sum: they may count as one."""
        keys, count = range(len(self.table)), len(self.rows)
        found = grouped((tuple(self.table[key]), wins(key), tuple(tested[key % count])) for key in keys)
        letters, before = {own for own, _, _ in heaps}, 0
        while before < len(set(found)):
            before = len(set(found))
            for letter in letters:
                found = grouped((found[key], found[self.times(key, letter)]) for key in keys)
        return found

    def has_reason(self, key, options, d, width, reach):
        return self.at(key, d) == "P" or any(self.at(each // width, d + each % width - reach) != "N" for each in options)

    def value(self, heaps):
        image = self.image(heaps)
        return self.key(image), self.difference(image[1])

    def check_witness(self, witness):
        if not isinstance(witness, dict):
            raise Wrong("there is no witness")
        more, against, pairs = count_of(witness, "more"), count_of(witness, "against"), whole_lists(witness, "sum")
        weight = dict(zip(self.carriers, self.weights))
        if weight.get(more, 0) <= 0 or weight.get(against, 0) >= 0:
            raise Wrong("the witness names no carriers of both signs")
        if any(len(pair) != 2 or not 1 <= pair[0] <= self.largest or pair[1] > 10000 for pair in pairs):
            raise Wrong("the witness is no sum")
        key, d = self.value([heap for heap, count in pairs for _ in range(count)])
        row = self.rows[key % len(self.rows)]
        if any(row[self.carriers.index(carrier)] < self.tail for carrier in (more, against)):
            raise Wrong("the witness has too few carriers")
        if self.at(key, d) == self.at(key, self.clip):
            raise Wrong("the witness has one outcome")


class Smaller:
    """The quotient of the heaps below n, and how keys lead to it."""

    def __init__(self, data, table):
        self.table, self.monoid = table, Monoid(data)
        self.classes = [0] + self.monoid.classes(data)
        if len(self.classes) != table.heap:
            raise Wrong("each smaller heap has a class")
        heaps = ((self.classes[size], frozenset(self.of(left) for left in splits(table.digits, size))) for size in range(1, table.heap))
        self.monoid.check_outcomes(heaps)
        self.of_elements = {0: 0}
        waiting = [0]
        for x in waiting:
            for generator, action in zip(table.generators, table.actions):
                if action[x] not in self.of_elements:
                    self.of_elements[action[x]] = self.monoid.rows[self.of_elements[x]][self.classes[generator]]
                    waiting.append(action[x])
        for x in self.of_elements:
            for generator, action in zip(table.generators, table.actions):
                if self.of_elements[action[x]] != self.monoid.rows[self.of_elements[x]][self.classes[generator]]:
                    raise Wrong("the monoid does not lead to the smaller quotient")
        for carrier in table.carriers:
            if self.of([carrier] * table.tail) != self.of([carrier] * (table.tail + table.period)):
                raise Wrong("numbers of a carrier may not be cut")
        if any(self.of_image(image) != own for image, own in zip(table.images, self.classes)):
            raise Wrong("an image has another class")
        self.left = {self.of(left) for left in splits(table.digits, table.heap)}

    def of(self, heaps):
        return self.monoid.product(self.classes[size] for size in heaps)

    def of_image(self, image):
        carried = self.of(carrier for carrier, count in zip(self.table.carriers, image[1]) for _ in range(count))
        return self.monoid.rows[self.of_elements[image[0]]][carried]

    def wins(self, key):
        element, row = divmod(key, len(self.table.rows))
        own = self.of_image((element, self.table.rows[row]))
        return any(self.monoid.rows[own][left] in self.monoid.lost for left in self.left)


def check(data):
    table = Table(data)
    if ("smaller" in data) != (table.scope == "one"):
        raise Wrong("the smaller quotient belongs to a table beside one heap")
    smaller = Smaller(data["smaller"], table) if table.scope == "one" else None
    table.check(smaller.wins if smaller else lambda key: False)
    table.check_witness(data.get("witness"))

    def outcome(heaps):
        own = heaps.count(table.heap)
        if max(heaps, default=0) > table.heap or (smaller and own > 1):
            return None
        if smaller and own == 0:
            return smaller.monoid.outcome(smaller.classes[size] for size in heaps)
        return table.at(*table.value([size for size in heaps if not smaller or size < table.heap]))

    def of(line):
        found = outcome(heap_sizes(line, table.digits, SETTING))
        if found is None:
            raise Wrong("the certificate does not speak of such a sum")
        return {"outcome": found}

    def outcome_of(position):
        if all(name == "octal" and part[0] == table.digits for name, part in position.components):
            return outcome([part[1] for _, part in position.components])
        return None

    return Claim(of, outcome_of=outcome_of)
