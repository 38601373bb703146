"""Games in which a move takes vertices of a graph: Node-Kayles, plain, selective and directed, and Arc-Kayles."""
from itertools import chain, combinations
import digraphs
import graphs
from line import Wrong

EMPTY = (0, (), ())


def with_neighbours(graph, vertices):
    """A vertex is taken, and all that its edges or arcs lead to: pairs of what is picked and what goes."""
    for vertex in vertices:
        yield (vertex,), graph[vertex] | {vertex}


def with_some_neighbours(graph, vertices):
    """Two vertices that are joined can be taken from either of them: that is one move, named after the first."""
    for vertex in vertices:
        around = sorted(graph[vertex] & set(vertices))
        for some in chain.from_iterable(combinations(around, size) for size in range(len(around) + 1)):
            if not any(other < vertex and set(some) - {other} | {vertex} <= graph[other] for other in some):
                yield (vertex,) + some, {vertex, *some}


def with_edge(graph, vertices):
    """An edge is taken with both its ends."""
    for vertex in vertices:
        for other in sorted(graph[vertex] & set(vertices)):
            if vertex < other:
                yield (vertex, other), {vertex, other}


class Taking:
    """One such game; `taken` says what a move may take, and `joint` stands between the names of what it picks."""

    def __init__(self, taken, is_directed=False, joint="+"):
        self.taken, self.is_directed, self.joint = taken, is_directed, joint

    def raw(self, text):
        """The components as (graph, vertices, names of vertices)."""
        found = []
        for graph, names in digraphs.terms(text) if self.is_directed else graphs.terms(text):
            near = graphs.both_ways(graph) if self.is_directed else graph
            found += [(graph, part, names) for part in graphs.components(near, range(len(graph))) or [[]]]
        return found or [([], [], [])]

    def form(self, graph, part):
        return graphs.canonical(graph, part, [0] * len(graph), self.is_directed)

    def pieces(self, graph, vertices):
        """The components of what is left, each in its one form; the empty graph where nothing is."""
        near = graphs.both_ways(graph) if self.is_directed else graph
        return [self.form(graph, part) for part in graphs.components(near, vertices)] or [EMPTY]

    def plays(self, graph, vertices):
        for picked, gone in self.taken(graph, vertices):
            yield picked, self.pieces(graph, [v for v in vertices if v not in gone])

    def parse(self, text, options, compound):
        parts = [self.form(graph, part) for graph, part, _ in self.raw(text)]
        if "longest-first" not in options:
            return parts
        if options["longest-first"] or compound not in ("disjunctive", "selective"):
            raise Wrong("longest-first is not for this compound")
        return [("longest-first", compound, tuple(sorted(parts)))]

    def moves(self, position):
        if position[0] == "longest-first":
            _, compound, parts = position
            for _, left in longest_first(compound, parts, [self.moves_without_names(part) for part in parts]):
                yield left
        else:
            for _, left in self.moves_without_names(position):
                yield left

    def moves_without_names(self, part):
        order, edges, _ = part
        for _, left in self.plays(graphs.from_edges(order, edges, self.is_directed), range(order)):
            yield "", left

    def named(self, text, options, compound):
        found = []
        for graph, part, names in self.raw(text):
            found.append([(self.joint.join(names[v] for v in picked), left) for picked, left in self.plays(graph, part)])
        if "longest-first" not in options:
            return found
        return [longest_first(compound, [self.form(graph, part) for graph, part, _ in self.raw(text)], found)]


def longest_first(compound, parts, moves):
    """The moves in components of greatest order: in one, or in selective play in some."""
    moves = [list(each) for each in moves]
    most = max(part[0] for part in parts)
    longest = [place for place, part in enumerate(parts) if part[0] == most]
    for size in range(1, len(longest) + 1) if compound == "selective" else [1]:
        for places in combinations(longest, size):
            still = [part for place, part in enumerate(parts) if place not in places]
            for names, left in each_choice([moves[place] for place in places]):
                yield " & ".join(names), [("longest-first", compound, tuple(sorted(part for part in still + left if part[0]) or [EMPTY]))]


def each_choice(moves):
    if not moves:
        yield [], []
        return
    for name, left in moves[0]:
        for names, more in each_choice(moves[1:]):
            yield [name] + names, left + more
