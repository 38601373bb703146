"""The kinds `vertex-geography` and `edge-geography`: a matching with its barrier, and an even kernel, at once or after a first move."""
from fields import list_of, text_of
from kinds import Claim
from line import Wrong, split
from play import Position, read
from rules import RULESETS
from rules.geography import Geography


def after_first(data, game):
    """The position of the question, and the component in which the player to move is to lose."""
    question, first = text_of(data, "question"), data.get("first", "")
    positions, compound, play = split(question, RULESETS)
    if (compound, play) != ("disjunctive", "normal") or [name for name, _, _ in positions] != [f"{game}-geography"]:
        raise Wrong("the certificate is about one position in normal play")
    asked, component = read(question), Geography(game).parse(positions[0][1], {}, compound)[0]
    if component[1]:
        raise Wrong("the graph has directions")
    if first is None:
        return asked, component, None
    for label, left in Geography(game).plays(component):
        if label == first:
            return asked, left[0], Position("disjunctive", "normal", [(f"{game}-geography", left[0])])
    raise Wrong("the first move is none")


def claim_of(asked, won):
    def of(line):
        other = read(line)
        if (other.key, other.compound, other.play) != (asked.key, asked.compound, asked.play):
            raise Wrong("the certificate is about another position")
        return {"outcome": "P", "grundy": 0} if won is None else {"outcome": "N"}

    return Claim(of, outcome_of=None if won is None else lambda position: "P" if position.key == won.key else None)


def vertex(data):
    asked, (_, _, piece, edges), won = after_first(data, "vertex")
    vertices = {piece}.union(*edges)
    covered = set()
    for pair in list_of(data, "matching"):
        if not isinstance(pair, list) or len(pair) != 2 or (tuple(pair) not in edges and tuple(pair[::-1]) not in edges):
            raise Wrong("the matching has something that is no edge")
        if covered & set(pair):
            raise Wrong("two edges of the matching meet")
        covered |= set(pair)
    if piece in covered:
        raise Wrong("the matching covers the vertex of the piece")
    barrier = list_of(data, "barrier")
    if any(not isinstance(name, str) for name in barrier) or len(set(barrier)) < len(barrier) or not set(barrier) <= vertices:
        raise Wrong("the barrier has something that is no vertex, or twice")
    if odd_components(vertices - set(barrier), edges) - len(barrier) != len(vertices) - len(covered):
        raise Wrong("the barrier does not show that the matching is a maximum one")
    return claim_of(asked, won)


def odd_components(vertices, edges):
    odd, waiting = 0, set(vertices)
    while waiting:
        part = [waiting.pop()]
        for vertex in part:
            for edge in edges:
                if vertex in edge:
                    for end in edge:
                        if end in waiting:
                            waiting.remove(end)
                            part.append(end)
        odd += len(part) % 2
    return odd


def edge(data):
    asked, (_, _, piece, edges), won = after_first(data, "edge")
    kernel = list_of(data, "kernel")
    vertices = {piece}.union(*edges)
    if any(not isinstance(name, str) for name in kernel) or len(set(kernel)) < len(kernel):
        raise Wrong("the kernel has something that is no vertex, or twice")
    if piece not in kernel or not set(kernel) <= vertices:
        raise Wrong("the kernel leaves out the piece, or has a vertex that is out of reach")
    for vertex in vertices:
        joined = sum(1 for edge in edges if vertex in edge and (set(edge) - {vertex}) & set(kernel))
        if joined % 2 if vertex not in kernel else joined:
            raise Wrong("a vertex is joined to the kernel oddly, or within it")
    return claim_of(asked, won)
