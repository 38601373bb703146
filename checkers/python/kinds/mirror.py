"""The kind `mirror`: every move can be copied, from the start or after a first move."""
import digraphs
import graphs
from fields import list_of, text_of
from kinds import Claim
from line import NotDone, Wrong, split
from play import read
from rules import RULESETS
from rules.vertices import with_neighbours, with_some_neighbours

# What a move may take, whether it needs all of that, and whether edges have directions.
GAMES = {
    "node-kayles": (with_neighbours, False, False),
    "selective-node-kayles": (with_some_neighbours, True, False),
    "directed-node-kayles": (with_neighbours, False, True),
}
MOST_NEIGHBOURS = 10


def check(data):
    question, first, image = text_of(data, "question"), data.get("first", ""), list_of(data, "image")
    positions, compound, play = split(question, RULESETS)
    (name, text, options), *others = positions
    if others or options or (compound, play) != ("disjunctive", "normal"):
        raise Wrong("copying wins one position in normal play")
    if name not in GAMES:
        raise NotDone(f"copying in {name[:40]} is not looked at here")
    taken, needs_all, is_directed = GAMES[name]
    graph, names = joined(digraphs.terms(text) if is_directed else graphs.terms(text))
    if needs_all and any(len(around) > MOST_NEIGHBOURS for around in graph):
        raise NotDone("there are too many moves")
    left = set(range(len(graph)))
    if first is not None:
        moves = {"+".join(names[v] for v in picked): gone for picked, gone in taken(graph, sorted(left))}
        if first not in moves:
            raise Wrong("the first move is none")
        left -= moves[first]
    check_image(image, left, len(graph))
    moves = {picked: frozenset(gone & left) for picked, gone in taken(graph, sorted(left))}
    taken_sets = set(moves.values())
    for picked, gone in moves.items():
        copy = frozenset(image[v] for v in gone)
        if copy not in taken_sets if needs_all else copy != moves[(image[picked[0]],)]:
            raise Wrong("the image of a move is none")
        if copy & gone if needs_all else image[picked[0]] in gone:
            raise Wrong("a move and its image do not keep apart")

    def of(line):
        if line != question:
            asked, certified = read(line), read(question)
            if (asked.key, asked.compound, asked.play) != (certified.key, certified.compound, certified.play):
                raise Wrong("the certificate is about another position")
        return {"outcome": "P", "grundy": 0} if first is None else {"outcome": "N"}

    return Claim(of)


def joined(terms):
    """One graph of all, with the names of its vertices in order."""
    graph, names = [], []
    for part, own in terms:
        shift = len(graph)
        graph += [{shift + v for v in around} for around in part]
        names += own
    return graph, names


def check_image(image, left, order):
    """An involution of what is left without fixed vertices; what is gone is its own image."""
    if len(image) != order or not all(isinstance(v, int) and not isinstance(v, bool) and 0 <= v < order for v in image):
        raise Wrong("every vertex has an image")
    for vertex, other in enumerate(image):
        if image[other] != vertex or (other == vertex) == (vertex in left):
            raise Wrong("the image is no involution without fixed vertices")
