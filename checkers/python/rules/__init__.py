"""The rules of the games, written anew from docs/rulesets.md: one module for each sort of game, and the list of all.

A component is a pair of a ruleset's name and what stands there, in one form for all that are the same game. Each ruleset has
`parse`, the components of a position; `moves`, for each move of a component the list of components that it leaves (one of which nothing
is left stays as one that has ended); and `named`, for each component of a position its moves with the names that docs/notation.md
gives them.
"""
from rules import classic_heaps, coins, epidemics, geodetic, geography, hackenbush, hackendot, heaps, nim_on_graphs, survivor, vertices


class Rules:
    def __init__(self, module, options=(), default_play="normal", indivisible=False, sides=None):
        self.parse, self.moves, self.named = module.parse, module.moves, module.named
        self.options, self.default_play, self.indivisible, self.sides = options, default_play, indivisible, sides


COURSE = ("stage", "raving", "sweeping")

RULESETS = {
    "nim": Rules(heaps.Nim),
    "grundys-game": Rules(heaps.GrundysGame),
    "octal": Rules(heaps.Octal()),
    "kayles": Rules(heaps.Octal("0.77")),
    "dawsons-chess": Rules(heaps.Octal("0.137")),
    "dawsons-kayles": Rules(heaps.Octal("0.07")),
    "officers": Rules(heaps.Octal("0.6")),
    "treblecross": Rules(heaps.Octal("0.11337")),
    "subtraction": Rules(classic_heaps.Subtraction),
    "lasker-nim": Rules(classic_heaps.LaskersNim),
    "moore-nim": Rules(classic_heaps.MooresNim, ("heaps",), indivisible=True),
    "fibonacci-nim": Rules(classic_heaps.FibonacciNim, ("factor",)),
    "node-kayles": Rules(vertices.Taking(vertices.with_neighbours), ("longest-first",)),
    "selective-node-kayles": Rules(vertices.Taking(vertices.with_some_neighbours), ("longest-first",)),
    "directed-node-kayles": Rules(vertices.Taking(vertices.with_neighbours, is_directed=True)),
    "arc-kayles": Rules(vertices.Taking(vertices.with_edge, joint="-")),
    "vertex-geography": Rules(geography.Geography("vertex")),
    "edge-geography": Rules(geography.Geography("edge")),
    "hackenbush": Rules(hackenbush),
    "geodetic": Rules(geodetic, geodetic.READINGS),
    "hackendot": Rules(hackendot),
    "survivor-nim": Rules(survivor, ("take", "player"), "misere", True, survivor.sides),
    "nim-on-graphs": Rules(nim_on_graphs, indivisible=True),
    "nimble": Rules(heaps.Nim),
    "staircase-nim": Rules(coins.StaircaseNim),
    "silver-dollar": Rules(coins.SilverDollar),
    "welter": Rules(coins.Welter),
    "turning": Rules(coins.Turning()),
    **{name: Rules(coins.Turning(code)) for name, code in coins.NAMED.items()},
    "tartan": Rules(coins.Tartan()),
    "turning-corners": Rules(coins.Tartan(("2", "2"))),
    "acrostic-twins": Rules(coins.AcrosticTwins()),
    "nimania": Rules(epidemics.Nimania, COURSE, indivisible=True),
    "dancing-mania": Rules(epidemics.DancingMania, COURSE, indivisible=True),
}
