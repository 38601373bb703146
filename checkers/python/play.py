"""Play in compounds, by definition: positions, their options, and a small search for claims that come without a proof.

A position is a compound, a convention and a sorted tuple of components. Under the long rule ended components play no part beside live
ones; under the short rule the first that ends ends the game.
"""
from functools import lru_cache
from line import COMPOUNDS, NotDone, Wrong, split
from rules import RULESETS

MOST_COMPONENTS = 1000
ENDED = ("", "ended")
_moves = {}


class Position:
    def __init__(self, compound, play, components):
        self.compound, self.play = compound, play
        known = [settled(component) for component in components]
        if not COMPOUNDS[compound][1]:
            known = [component for component in known if not has_ended(component)] or known[:1]
        if len(known) > MOST_COMPONENTS:
            raise NotDone("a position has too many components")
        self.components = tuple(sorted(known, key=repr))
        ended = [has_ended(component) for component in self.components]
        self.is_over = any(ended) if COMPOUNDS[compound][1] else all(ended)
        if self.is_over and all(sides(component) is None for component in self.components):
            self.key = "over"
        else:
            self.key = self.components

    def side(self):
        """The side to move, where players do not alternate."""
        found = sides(self.components[0]) if len(self.components) == 1 else None
        return None if found is None else found[0]

    def outcome_at_end(self):
        found = sides(self.components[0]) if len(self.components) == 1 else None
        moved_last = found is not None and found[0] == found[1]
        return "N" if (self.play == "normal") == moved_last else "P"

    def options(self):
        if self.is_over:
            return
        move_in = COMPOUNDS[self.compound][0]
        if move_in == "one":
            for index, component in enumerate(self.components):
                if index > 0 and component == self.components[index - 1]:
                    continue
                rest = self.components[:index] + self.components[index + 1:]
                for left in moves_of(component):
                    yield Position(self.compound, self.play, rest + left)
        else:
            for has_moved, components in _choices(self.components, move_in == "some"):
                if has_moved:
                    yield Position(self.compound, self.play, components)


def _choices(components, may_stay):
    """For every component a move, or none where the rule allows it or the component has ended."""
    if not components:
        yield False, ()
        return
    first = components[0]
    for has_moved, rest in _choices(components[1:], may_stay):
        if may_stay or has_ended(first):
            yield has_moved, (first,) + rest
        for left in moves_of(first):
            yield True, left + rest


def moves_of(component):
    """What each move leaves: tuples of components."""
    known = _moves.get(component)
    if known is None:
        name, data = component
        rules = RULESETS.get(name)
        found = []
        for left in rules.moves(data) if rules else ():
            found.append(tuple((name, part) for part in left))
            if len(found) > 100000:
                raise NotDone("a position has too many moves")
        known = tuple(dict.fromkeys(found))
        if len(_moves) > 200000:
            _moves.clear()
        _moves[component] = known
    return known


def settled(component):
    """All components without a move are one, but for those that know whose turn it is."""
    return ENDED if has_ended(component) and sides(component) is None else component


@lru_cache(maxsize=200000)
def has_ended(component):
    if component in _moves:
        return not _moves[component]
    name, data = component
    rules = RULESETS.get(name)
    return rules is None or next(iter(rules.moves(data)), None) is None


def sides(component):
    rules = RULESETS.get(component[0])
    return rules.sides(component[1]) if rules and rules.sides else None


@lru_cache(maxsize=100000)
def read(line):
    """The position of a question line."""
    components, compound, play = read_components(line)
    return Position(compound, play, components)


@lru_cache(maxsize=100000)
def read_components(line):
    """The components as they are written, the compound and the convention."""
    positions, compound, play = split(line, RULESETS)
    components = []
    for name, text, options in positions:
        rules = RULESETS[name]
        if len(positions) > 1 and (rules.sides or "longest-first" in options):
            raise Wrong("such a position is not played in a sum")
        components += [(game_of(name), part) for part in rules.parse(text, options, compound)]
    return components, compound, play


OCTAL = ("kayles", "dawsons-chess", "dawsons-kayles", "officers", "treblecross")


def game_of(name):
    """Games on heaps with one code are one game, whatever they are called."""
    return "octal" if name in OCTAL else name


class Search:
    """Outcomes and Grundy values by definition, for so many positions at most."""

    def __init__(self, most=20000):
        self.left, self.outcomes, self.values, self.open = most, {}, {}, set()

    def enter(self, key):
        self.left -= 1
        if self.left < 0 or len(self.open) > 300:
            raise NotDone("the search would be long")
        if key in self.open:
            raise NotDone("the game need not end")
        self.open.add(key)

    def outcome(self, position):
        known = self.outcomes.get(position.key)
        if known is not None:
            return known
        self.enter(position.key)
        found = position.outcome_at_end() if position.is_over else "P"
        for option in position.options():
            if seen_from(position, option, self.outcome(option)) == "P":
                found = "N"
                break
        self.open.discard(position.key)
        self.outcomes[position.key] = found
        return found

    def value(self, component):
        known = self.values.get(component)
        if known is not None:
            return known
        self.enter(component)
        found = mex(self.sum_of(left) for left in moves_of(component))
        self.open.discard(component)
        self.values[component] = found
        return found

    def sum_of(self, components):
        total = 0
        for component in components:
            total ^= self.value(component)
        return total


def seen_from(position, option, outcome):
    """The outcome of an option as the side that moves there sees it."""
    if position.side() is None or position.side() != option.side():
        return outcome
    return "P" if outcome == "N" else "N"


def mex(values):
    present = set(values)
    least = 0
    while least in present:
        least += 1
    return least
