"""The kind `nim-on-graphs`: an outcome with a proof by one of nine rules, as docs/theory/nim-on-graphs.md lists them."""
from fields import count_of, list_of, number_of, one_of, text_of, texts_of
from kinds import Claim
from line import Wrong, split
from play import Search, read
from rules import RULESETS
from rules import nim_on_graphs as rules

DEEPEST = 8


def check(data):
    question, claimed, piece = text_of(data, "question"), one_of(data, "outcome", "N", "P"), text_of(data, "piece")
    positions, compound, play = split(question, RULESETS)
    if [name for name, _, _ in positions] != ["nim-on-graphs"] or (compound, play) != ("disjunctive", "normal"):
        raise Wrong("the theorems are about normal play of Nim on graphs")
    edges = [(*triple[:2], number_of(triple[2], "a weight")) for triple in list_of(data, "edges") if is_edge(triple)]
    expected = edges_of(positions[0][1], data)
    if piece != expected[0] or sorted(edges) != sorted(expected[1]):
        raise Wrong("the edges or the piece are not those of the question")
    proved = prove(component(sums(edges), piece), piece, data.get("proof"), DEEPEST)
    if proved != claimed:
        raise Wrong(f"the proof is one of {proved}")

    def of(line):
        asked, certified = read(line), read(question)
        if (asked.key, asked.compound, asked.play) != (certified.key, certified.compound, certified.play):
            raise Wrong("the certificate is about another position")
        return {"outcome": claimed}

    return Claim(of)


def is_edge(triple):
    if not isinstance(triple, list) or len(triple) != 3 or not all(isinstance(each, str) for each in triple):
        raise Wrong("an edge is two names and a weight")
    return True


def edges_of(text, data):
    """The piece and the edges of the question, games replaced by their values; games out of reach count as 0."""
    piece, edges = rules.read(text)
    listed = {}
    for pair in list_of(data, "games") if "games" in data else []:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(each, str) for each in pair):
            raise Wrong("a game has a question and a value")
        value = Search().sum_of(rules.game(pair[0]))
        if pair[1] != str(value):
            raise Wrong(f"{pair[0][:60]} has the value {value}")
        listed[pair[0]] = value
    reached, before = {piece}, 0
    while len(reached) > before:
        before = len(reached)
        for u, v, weight in edges:
            if weight.strip("0") and {u, v} & reached:
                reached |= {u, v}
    found = []
    for u, v, weight in edges:
        if not weight.startswith("{"):
            found.append((u, v, number_of(weight)))
        elif u not in reached:
            found.append((u, v, 0))
        elif weight[1:-1] in listed:
            found.append((u, v, listed[weight[1:-1]]))
        else:
            raise Wrong("a game on an edge has no value")
    return piece, found


def sums(edges):
    """For each vertex its neighbours with the nim-sum of the edges there."""
    weights = {}
    for u, v, weight in edges:
        for a, b in {(u, v), (v, u)}:
            weights.setdefault(a, {}).setdefault(b, 0)
            weights[a][b] ^= weight
    return weights


def component(weights, piece):
    """What the piece can reach, without edges of weight 0."""
    found, queue = {piece: {}}, [piece]
    for vertex in queue:
        for other, weight in weights.get(vertex, {}).items():
            if weight > 0:
                found[vertex][other] = weight
                if other not in found:
                    found[other] = {}
                    queue.append(other)
    return found


def changed(weights, u, v, weight):
    """A copy with another weight on one edge."""
    copy = {vertex: dict(around) for vertex, around in weights.items()}
    copy[u][v] = copy[v][u] = weight
    return copy


def around(weights, vertex):
    if vertex not in weights:
        raise Wrong("a vertex of the proof is not within reach")
    return weights[vertex]


def prove(weights, piece, proof, depth):
    """The outcome that the proof proves of the piece on these weights."""
    rule = text_of(proof, "rule")
    if rule == "no-move":
        demand(not weights[piece], "the piece can move")
        return "P"
    if rule == "leaf":
        leaf = text_of(proof, "leaf")
        demand(leaf != piece and set(around(weights, leaf)) == {piece}, "this is no leaf next to the piece")
        return "N"
    if rule == "superposition":
        superposition(weights, piece, proof)
        return "N"
    if rule == "cuts":
        cuts(weights, piece, proof)
        return "P"
    if rule == "candidates":
        candidates(weights, piece, proof)
        return "P"
    if rule == "odd-stars":
        parities(weights, piece, texts_of(proof, "stars"), 1)
        return "N"
    if rule == "even-set":
        demand(piece in texts_of(proof, "set"), "the piece is not in the set")
        parities(weights, piece, proof["set"], 0)
        return "P"
    demand(depth > 1, "the proof is too deep")
    if rule == "leaves-pruned":
        return prove(pruned(weights, piece, list_of(proof, "pairs")), piece, proof.get("after"), depth - 1)
    if rule == "move":
        to, after = played(weights, piece, proof.get("move"))[:2]
        demand(prove(after, to, proof.get("after"), depth - 1) == "P", "the move does not lead to a lost position")
        return "N"
    raise Wrong(f"there is no rule {rule[:40]}")


def pruned(weights, piece, pairs):
    for pair in pairs:
        demand(isinstance(pair, list) and len(pair) == 2 and all(isinstance(each, str) for each in pair), "a pair has two names")
        beside, leaf = pair
        demand(piece not in pair and beside != leaf and set(around(weights, leaf)) == {beside}, "a pair is no leaf and its neighbour")
        weights = {vertex: {other: weight for other, weight in near.items() if other not in pair}
                   for vertex, near in weights.items() if vertex not in pair}
    return component(weights, piece)


def played(weights, piece, move):
    """Where a move goes, the position after it, and the weight that it leaves."""
    to, left = text_of(move, "to"), count_of(move, "left")
    demand(left < weights[piece].get(to, 0), "a move of the proof is not allowed")
    return to, component(changed(weights, piece, to, left), to), left


def sides(weights, piece):
    """0 for the side of the piece, 1 for the other."""
    side, queue = {piece: 0}, [piece]
    for vertex in queue:
        for other in weights[vertex]:
            demand(side.setdefault(other, 1 - side[vertex]) != side[vertex], "the graph is not bipartite")
            if other not in queue:
                queue.append(other)
    return side


def links(weights, side, odd):
    """The vertices of the odd side, which have at most two edges each."""
    found = [vertex for vertex in weights if side[vertex] == odd]
    demand(all(len(weights[vertex]) <= 2 for vertex in found), "an odd vertex has three edges or more")
    return found


def lowered(rest, walk, amount):
    demand(amount > 0, "a count is not positive")
    for u, v in zip(walk, walk[1:]):
        left = rest.get(u, {}).get(v, 0) - amount
        demand(left >= 0, "cycles or paths take more than there is")
        rest[u][v] = rest[v][u] = left


def superposition(weights, piece, proof):
    """An odd path laid over cycles, the piece on an even vertex. Returns the last odd vertex of the path."""
    odd = set(links(weights, sides(weights, piece), 1))
    rest = {vertex: dict(near) for vertex, near in weights.items()}
    for cycle in list_of(proof, "cycles"):
        vertices = texts_of(cycle, "vertices")
        demand(len(vertices) >= 4 and len(set(vertices)) == len(vertices), "a cycle meets a vertex twice")
        lowered(rest, vertices + vertices[:1], count_of(cycle, "count"))
    path = texts_of(proof, "path")
    last = len(path) - 1 if len(path) % 2 == 0 else len(path) - 2
    demand(last >= 1 and path[0] == piece and path[last] in odd, "the odd path does not start from the piece")
    demand(len(set(path[:last + 1])) == last + 1, "the odd path meets a vertex twice")
    demand(all(rest.get(u, {}).get(v, 0) > 0 for u, v in zip(path, path[1:last + 1])), "the odd path has an edge without weight")
    end = path[last]
    if len(path) == last + 1:
        demand(len(weights[end]) == 1, "the odd path ends too early")
    else:
        beyond = path[last + 1]
        demand(beyond != path[last - 1] and beyond in weights[end], "the odd path ends with no edge")
        demand(rest[end][beyond] == 0, "the last edge of the odd path keeps some weight")
    return end


def cuts(weights, piece, proof):
    """Every odd vertex has equal weights, or a cut that is too small for it; the piece is on an even vertex."""
    side = sides(weights, piece)
    odd = links(weights, side, 1)
    found = []
    for cut in list_of(proof, "cuts"):
        inside = set(texts_of(cut, "side"))
        demand(all(side.get(vertex) == 0 for vertex in inside), "a cut is a set of even vertices")
        capacity = sum(min(weights[link].values()) for link in odd if len(weights[link]) == 2 and len(inside & set(weights[link])) == 1)
        demand(count_of(cut, "capacity") == capacity, "a cut has another capacity")
        found.append((inside, capacity))
    chosen = {}
    for pair in list_of(proof, "odd"):
        demand(isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str), "an odd vertex has the number of its cut")
        chosen[pair[0]] = pair[1]
    for link in odd:
        demand(len(weights[link]) == 2, "an odd vertex is a leaf, and wins")
        (thin, least), (thick, most) = sorted(weights[link].items(), key=lambda pair: pair[1])
        if least == most:
            continue
        number = chosen.get(link)
        demand(isinstance(number, int) and not isinstance(number, bool) and 0 <= number < len(found), "an odd vertex has no cut")
        inside, capacity = found[number]
        demand((thin in inside) != (thick in inside), "a cut does not part the two ends")
        is_thin_side = (piece in inside) == (thin in inside)
        demand(capacity < 2 * least or (capacity == 2 * least and is_thin_side), "a cut is too large")


def candidates(weights, piece, proof):
    """The piece is on an odd vertex, and every move to one of its ends loses: small ones by the paths, large ones by the candidate."""
    side = sides(weights, piece)
    links(weights, side, 0)
    ends, rest, flow = weights[piece], {vertex: dict(near) for vertex, near in weights.items()}, 0
    for path in list_of(proof, "paths"):
        vertices = texts_of(path, "vertices")
        demand(vertices and piece not in vertices and len(set(vertices)) == len(vertices), "a path meets a vertex twice")
        demand(len(ends) == 2 and {vertices[0], vertices[-1]} == set(ends), "a path does not join the ends")
        lowered(rest, vertices, count_of(path, "count"))
        flow += count_of(path, "count")
    for end, weight in ends.items():
        other = next((near for vertex, near in ends.items() if vertex != end), 0)
        lost_below = min(flow, other)
        if lost_below >= weight:
            continue
        answers = [each for each in list_of(proof, "candidates") if isinstance(each, dict)]
        answer = next((each for each in answers if text_of(each.get("move"), "to") == end), None)
        demand(answer is not None, "a move has no candidate")
        to, after, left = played(weights, piece, answer["move"])
        demand(left <= lost_below, "a candidate leaves more than the paths carry")
        demand(text_of(answer.get("after"), "rule") == "superposition", "a candidate is proved by a superposition")
        demand(superposition(after, to, answer["after"]) != piece, "the odd path of a candidate ends where the piece was")


def parities(weights, piece, members, which):
    """Weights are 1. Each vertex off the side `which`, where the set is, has an even number of edges to it, but the piece an odd one."""
    side = sides(weights, piece)
    demand(all(side.get(vertex) == which for vertex in members), "the set is not on its side")
    demand(all(weight == 1 for near in weights.values() for weight in near.values()), "a weight is not 1")
    for vertex, near in weights.items():
        if side[vertex] != which:
            demand(len(set(near) & set(members)) % 2 == (vertex == piece), "a vertex has the wrong parity")


def demand(condition, why):
    if not condition:
        raise Wrong(why)
