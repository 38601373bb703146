"""Geography: a piece walks over a graph or a digraph and uses up vertices, or edges.

A component is (which game, whether it has directions, the piece, the edges that it can still reach as sorted pairs of names).
"""
import digraphs
import graphs
from line import Wrong

KEYWORDS = ("parents", "boolean-lattice", "divisors", "chain", "partitions")


def read(text):
    """Whether it has directions, the names of all vertices, the edges as pairs of names, the piece, and the words after the colon."""
    before, _, after = graphs.split_colon(text)
    words = before.split()
    places = [place for place, word in enumerate(words) if word.startswith("@")]
    if places != [len(words) - 1]:
        raise Wrong("the piece stands behind the graph, once")
    graph, piece = " ".join(words[:-1]), words[-1][1:]
    is_directed = ">" in graph or (words[0] in KEYWORDS and len(words) > 1)
    if is_directed:
        names, edges = digraphs.parse(graph)
    else:
        (rows, names), = graphs.terms(graph)
        edges = [(names[u], names[v]) for u in range(len(rows)) for v in rows[u] if u < v]
    if piece not in names:
        raise Wrong("the piece is on no vertex")
    return is_directed, list(names), edges, piece, after.split()


class Geography:
    def __init__(self, game):
        self.game = game

    def left(self, text):
        """(whether directed, edges that are left, piece)."""
        is_directed, names, edges, piece, used = read(text)
        if self.game == "vertex":
            gone = set(each_vertex(used, names))
            if piece in gone:
                raise Wrong("the piece is on a vertex that it has left")
            return is_directed, [edge for edge in edges if not gone & set(edge)], piece
        gone = [tuple(word.split(">" if is_directed else "-")) for word in used]
        gone = [edge if is_directed or edge in edges else edge[::-1] for edge in gone]
        if any(edge not in edges for edge in gone) or len(set(gone)) < len(gone):
            raise Wrong("an edge is used that is not there, or twice")
        return is_directed, [edge for edge in edges if edge not in gone], piece

    def form(self, is_directed, edges, piece):
        edges = [edge for edge in edges if self.game == "edge" or edge[0] != edge[1]]
        reached, waiting = {piece}, [piece]
        for vertex in waiting:
            for u, v in edges:
                for start, to in [(u, v)] if is_directed else [(u, v), (v, u)]:
                    if start == vertex and to not in reached:
                        reached.add(to)
                        waiting.append(to)
        return self.game, is_directed, piece, tuple(sorted(edge for edge in edges if edge[0] in reached))

    def parse(self, text, options, compound):
        return [self.form(*self.left(text))]

    def plays(self, component):
        _, is_directed, piece, edges = component
        for edge in edges:
            if piece != edge[0] and (is_directed or piece != edge[1]):
                continue
            to = edge[1] if piece == edge[0] else edge[0]
            rest = [other for other in edges if (piece not in other if self.game == "vertex" else other != edge)]
            yield to, [self.form(is_directed, rest, to)]

    def moves(self, component):
        for _, left in self.plays(component):
            yield left

    def named(self, text, options, compound):
        return [self.plays(self.parse(text, options, compound)[0])]


def each_vertex(words, names):
    """Vertices and ranges of vertices, 1..4."""
    for word in words:
        first, dots, last = word.partition("..")
        if not dots:
            chosen = [word]
        else:
            stem = first.rstrip("0123456789")
            if not last.startswith(stem) or not first[len(stem):] or not last[len(stem):].isdigit():
                raise Wrong(f"{word[:40]} is no range")
            chosen = [f"{stem}{number}" for number in range(int(first[len(stem):]), int(last[len(stem):]) + 1)]
        for name in chosen:
            if name not in names:
                raise Wrong(f"{name[:40]} is no vertex")
            yield name
