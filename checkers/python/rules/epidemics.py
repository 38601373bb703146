"""Epidemics: labels with their numbers, at a stage. Nimania is told with whole numbers, Dancing Mania with any digraph."""
from itertools import combinations
import digraphs
import graphs
from line import NotDone, Wrong, multiset, numeral

CHOICES = {"i": "one", "ii": "one", "iii": "all", "iv": "all", "v": "some", "vi": "some"}


def course(options, numerals):
    """The stage and the strain: (spread, reach, variation)."""
    def number(words):
        value = numeral(words[0]) if words else 0
        if value == 0:
            raise Wrong("an option of an epidemic has a number of 1 or more")
        return value

    stage = options.get("stage", ["1"])
    spreads = [name for name in ("raving", "sweeping") if name in options]
    if len(stage) != 1 or len(spreads) > 1:
        raise Wrong("an epidemic has one stage and one strain")
    spread = spreads[0] if spreads else "raving"
    words = options.get(spread, ["1"])
    variation = words[1] if len(words) > 1 else "i"
    if len(words) > (2 if numerals else 1) or variation not in CHOICES:
        raise Wrong("there are six variations, i to vi")
    return number(stage), (spread, number(words), variation)


def choices(sets, choice):
    """The sets of targets of one move: a member of a set, all, or some."""
    if choice == "one":
        return {frozenset([to]) for each in sets for to in each}
    if choice == "all":
        return {frozenset(each) for each in sets}
    if any(len(each) > 12 for each in sets):
        raise NotDone("a label has too many moves")
    return {frozenset(some) for each in sets for size in range(1, len(each) + 1) for some in combinations(sorted(each), size)}


class Epidemic:
    """A position is (ground, strain, stage, labels); subclasses say where a label may be sent."""

    @classmethod
    def position(cls, ground, strain, stage, counts):
        live = tuple(sorted((name, count) for name, count in counts.items() if count > 0 and cls.targets(ground, strain, name)))
        return ground, strain, stage, live

    @classmethod
    def plays(cls, position):
        ground, strain, stage, labels = position
        for name, count in labels:
            for target in choices(cls.targets(ground, strain, name), CHOICES[strain[2]]):
                counts = dict(labels)
                counts[name] = count - 1
                for to in target:
                    counts[to] = counts.get(to, 0) + stage + 1
                targets = ",".join(sorted(target, key=graphs.name_order))
                yield f"{name}>{targets}", [cls.position(ground, strain, stage + 1, counts)]

    @classmethod
    def moves(cls, position):
        return (left for _, left in cls.plays(position))

    @classmethod
    def named(cls, text, options, compound):
        return [cls.plays(position) for position in cls.parse(text, options, compound)]


def counted(pairs):
    counts = {}
    for name, count in pairs:
        counts[name] = counts.get(name, 0) + count
    return counts


class Nimania(Epidemic):
    @classmethod
    def parse(cls, text, options, compound):
        stage, strain = course(options, False)
        labels = counted((str(numeral(item)), count) for item, count in multiset(text))
        if not labels:
            raise Wrong("there is no number")
        return [cls.position((), strain, stage, labels)]

    @staticmethod
    def targets(ground, strain, name):
        spread, reach, _ = strain
        number = int(name)
        steps = [reach] if spread == "raving" else range(1, min(reach, number) + 1)
        return [[str(number - step)] for step in steps if step <= number]


class DancingMania(Epidemic):
    @classmethod
    def parse(cls, text, options, compound):
        stage, strain = course(options, True)
        before, colon, after = graphs.split_colon(text)
        names, arcs = digraphs.parse(before)
        if colon:
            labels = multiset(after)
        else:
            tops = set(names) - {to for _, to in arcs}
            if len(tops) != 1:
                raise Wrong("no vertex is labelled")
            labels = [(tops.pop(), 1)]
        for name, _ in labels:
            if name not in names:
                raise Wrong(f"there is no vertex {name[:40]}")
        leads = {}
        for start, to in arcs:
            leads.setdefault(start, set()).add(to)
        ground = tuple(sorted((name, tuple(sorted(tos))) for name, tos in leads.items()))
        return [cls.position(ground, strain, stage, counted(labels))]

    @staticmethod
    def targets(ground, strain, name):
        """The sets of vertices that a label may be sent to together, nearest first."""
        arcs = dict(ground)
        spread, reach, variation = strain
        by_paths = variation in ("ii", "iv", "vi")
        seen, layer, found = {name}, {name}, []
        for edges in range(1, min(reach, 1000) + 1):
            layer = {to for vertex in layer for to in arcs.get(vertex, ()) if by_paths or edges == 1 or to not in seen}
            if not layer:
                return found
            seen |= layer
            if spread == "sweeping" or edges == reach:
                found.append(frozenset(layer))
        if reach > 1000:
            raise NotDone("the reach is large")
        return found


EPIDEMICS = {"nimania": Nimania, "dancing-mania": DancingMania}
