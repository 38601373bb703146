"""The kind `hackendot-values`: the value of every subtree of a forest."""
from fields import count_of, is_whole, list_of
from kinds import Claim
from line import NotDone, Wrong
from play import Position, mex, read
from rules.hackendot import children_of, trees

MOST_VERTICES = 300


def check(data):
    parents, values = list_of(data, "parents"), list_of(data, "values")
    if len(parents) != len(values) or not all(map(is_whole, values)):
        raise Wrong("there is a value for every vertex")
    if len(parents) > MOST_VERTICES:
        raise NotDone("the forest is large")
    parent = {}
    for vertex, up in enumerate(parents):
        if up != -1 and not (is_whole(up) and up < vertex):
            raise Wrong("parents come first")
        parent[vertex] = None if up == -1 else up
    children = children_of(parent)

    def left_values(vertex):
        """The nim-sums of what each pick below this vertex leaves of its tree."""
        below = 0
        for child in children[vertex]:
            below ^= values[child]
        yield below
        for child in children[vertex]:
            for value in left_values(child):
                yield below ^ values[child] ^ value

    total = 0
    for vertex, up in parent.items():
        if values[vertex] != mex(left_values(vertex)):
            raise Wrong(f"the value of vertex {vertex} is another")
        total ^= values[vertex] if up is None else 0
    if count_of(data, "total") != total:
        raise Wrong(f"the total is {total}")

    def of(line):
        asked = read(line)
        certified = Position("disjunctive", "normal", [("hackendot", each) for each in trees(parent)] or [("hackendot", None)])
        if (asked.compound, asked.play, asked.key) != ("disjunctive", "normal", certified.key):
            raise Wrong("the certificate is about another position")
        return {"outcome": "N" if total else "P", "grundy": total}

    return Claim(of)
