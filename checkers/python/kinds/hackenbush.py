"""The kind `hackenbush-fusion`: the bridges of a drawing and what stands above them, by the steps of docs/certificates.md."""
from fields import count_of, is_whole, list_of, one_of, play_of, text_of
from kinds import Claim
from line import Wrong, split
from play import read
from rules import RULESETS
from rules.hackenbush import GROUND
from rules import hackenbush as rules


def check(data):
    question, play, total = text_of(data, "question"), play_of(data), count_of(data, "total")
    positions, compound, _ = split(question, RULESETS)
    if len(positions) != 1 or positions[0][0] != "hackenbush" or compound != "disjunctive":
        raise Wrong("the certificate is about one drawing")
    edges, written, _ = rules.read(positions[0][1])
    values = bridges(list_of(data, "bridges"), edges, written)
    ground, is_forest = check_tree(edges, values)
    nim_sum, is_heavy = 0, False
    for value in ground:
        nim_sum ^= value
        is_heavy |= value >= 2
    if nim_sum != total:
        raise Wrong(f"the nim-sum on the ground is {nim_sum}")
    if play == "misere" and not is_forest:
        raise Wrong("in misère play cycles may not be fused")
    outcome = "P" if total == (1 if play == "misere" and not is_heavy else 0) else "N"
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the outcome is {outcome}")
    asked = read(question)

    def of(line):
        other = read(line)
        if (other.key, other.compound, other.play) != (asked.key, "disjunctive", play):
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, **({"grundy": total} if play == "normal" else {})}

    return Claim(of)


def bridges(listed, edges, written):
    """For each listed bridge its place among the edges: the vertex above it, and the value of what stands there."""
    found = {}
    for triple in listed:
        if not isinstance(triple, list) or len(triple) != 3 or not is_whole(triple[2]):
            raise Wrong("a bridge has a vertex below, one above and a value")
        below, above, value = triple
        places = [place for place, edge in enumerate(written) if edge in ((below, above), (above, below))]
        if len(places) != 1 or places[0] in found:
            raise Wrong("a bridge is no edge, has one beside it, or is listed twice")
        found[places[0]] = (edges[places[0]][written[places[0]].index(above)], value)
    return found


def check_tree(edges, values):
    """The values of what stands on the ground, each by itself, and whether there is no cycle."""
    rest = [edge for place, edge in enumerate(edges) if place not in values]
    vertices = {GROUND}.union(*edges) if edges else {GROUND}
    piece = {}
    for vertex in sorted(vertices):
        if vertex in piece:
            continue
        piece[vertex], waiting = vertex, [vertex]
        for here in waiting:
            for edge in rest:
                if here in edge:
                    for end in edge:
                        if end not in piece:
                            piece[end] = vertex
                            waiting.append(end)
    if len(set(piece.values())) != len(values) + 1:
        raise Wrong("without the bridges the drawing falls into another number of pieces")
    for place, edge in enumerate(edges):
        if place not in values and not is_on_cycle(place, edges):
            raise Wrong("a bridge is not listed")
    sums = {each: [] for each in set(piece.values())}
    for edge in rest:
        sums[piece[edge[0]]].append(1)
    roots = {piece[GROUND]}
    for place, (above, value) in values.items():
        below = edges[place][0] if edges[place][1] == above else edges[place][1]
        sums[piece[below]].append(1 + value)
        roots.add(piece[above])
    if len(roots) != len(sums):
        raise Wrong("two bridges go up to one piece")
    for above, value in values.values():
        found = 0
        for each in sums[piece[above]]:
            found ^= each
        if found != value:
            raise Wrong(f"what stands above a bridge has the value {found}")
    return sums[piece[GROUND]], not rest


def is_on_cycle(place, edges):
    start, end = edges[place]
    reached, waiting = {start}, [start]
    for vertex in waiting:
        for other, edge in enumerate(edges):
            if other != place and vertex in edge:
                for each in edge:
                    if each not in reached:
                        reached.add(each)
                        waiting.append(each)
    return end in reached
