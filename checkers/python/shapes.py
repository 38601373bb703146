"""Which components are heaps of an octal game: those with the same moves, move for move, all the way down.

The shape of a component is a number for the set of what its moves leave, as shapes. Components of one shape are one game in every compound.
"""
from line import NotDone, Wrong, split
from play import ENDED, game_of, moves_of, settled
from rules import RULESETS

MOST_SHAPES = 20000
_numbers, _shapes = {frozenset(): 0}, {ENDED: 0}


def shape(component):
    component = settled(component)
    if component not in _shapes:
        moves = frozenset(tuple(sorted(shape(part) for part in parts)) for parts in moves_of(component))
        if len(_shapes) > MOST_SHAPES:
            raise NotDone("that this is a heap would be long to see")
        _shapes[component] = _numbers.setdefault(moves, len(_numbers))
    return _shapes[component]


def only_option(component):
    """A component with one option, a heap: the shape of that heap; None for others."""
    left = {tuple(shape(part) for part in parts) for parts in moves_of(component)}
    return next(iter(left))[0] if len(left) == 1 and all(len(parts) == 1 for parts in left) else None


def heap_sizes(line, digits, setting=("disjunctive", "normal")):
    """The sizes of the heaps of this code that a position consists of; heaps are not opened, since large ones have many moves."""
    positions, compound, play = split(line, RULESETS)
    if (compound, play) != setting:
        raise Wrong("the certificate is about another setting")
    found = []
    for name, text, options in positions:
        found += [heap_size(game_of(name), part, digits) for part in RULESETS[name].parse(text, options, compound)]
    return found


def heap_size(game, part, digits):
    if game == "octal":
        if part[0] != digits:
            raise Wrong("the certificate is about another game")
        return part[1]
    if game == "nim":
        raise Wrong("the certificate is about another game")
    wanted = shape((game, part))
    for size in range(100):
        if shape(("octal", (digits, size))) == wanted:
            return size
    raise Wrong("the position is no heap of this game")


def shift_of(line, digits, setting, sense):
    """By how much the heaps of a family are smaller than n, by three members; `sense` gives the shape of the heap for a component."""
    shifts = set()
    for n in (8, 9, 12):
        positions, compound, play = split(line.replace("{n}", str(n)), RULESETS)
        if (compound, play) != setting or len(positions) != 1:
            raise Wrong("the certificate is about other positions")
        name, text, options = positions[0]
        parts = RULESETS[name].parse(text, options, compound)
        if len(parts) != 1:
            raise Wrong("the certificate is about one heap")
        wanted = sense((game_of(name), parts[0]))
        sizes = [size for size in range(n + 1) if shape(("octal", (digits, size))) == wanted]
        if not sizes:
            raise Wrong("the family is none of heaps of this game")
        shifts.add(n - max(sizes))
    if len(shifts) > 1:
        raise Wrong("the family is none of heaps of this game, one for each n")
    return shifts.pop()
