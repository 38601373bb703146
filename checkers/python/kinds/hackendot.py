"""The kinds `hackendot-values` and `hackendot-misere`: the value of every subtree of a forest, and who wins in misère play."""
from fields import count_of, is_whole, list_of, one_of
from graphs import name_order
from kinds import Claim
from line import NotDone, Wrong, split
from play import Position, read
from rules import RULESETS
from rules import hackendot as rules

# Values of a path grow with it, so that the work grows with the square.
MOST_VERTICES = 3000


def values(data):
    parents, total = forest(data)
    return claim_of(parents, "normal", {"outcome": "N" if total else "P", "grundy": total})


def misere(data):
    parents, total = forest(data)
    is_lost = total == 0 if any(up is not None for up in parents) else len(parents) % 2 == 1
    outcome = "P" if is_lost else "N"
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the outcome is {outcome}")
    return claim_of(parents, "misere", {"outcome": outcome})


def forest(data):
    """The parents, None for a root, and the total, which was checked."""
    ups, listed = list_of(data, "parents"), list_of(data, "values")
    if len(ups) != len(listed) or not all(map(is_whole, listed)):
        raise Wrong("there is a value for every vertex")
    if len(ups) > MOST_VERTICES:
        raise NotDone("the forest is large")
    if any(isinstance(up, bool) or not isinstance(up, int) or not -1 <= up < len(ups) for up in ups):
        raise Wrong("a parent is no vertex")
    parents = [None if up == -1 else up for up in ups]
    check_values(parents, listed)
    total = 0
    for vertex, up in enumerate(parents):
        total ^= listed[vertex] if up is None else 0
    if count_of(data, "total") != total:
        raise Wrong(f"the total is {total}")
    return parents, total


def check_values(parents, listed):
    """By the numbers D of docs/certificates.md: picking u in the tree at v leaves g(v) ⊕ D(above v) ⊕ D(u)."""
    children = rules.children_of(dict(enumerate(parents)))
    order = [vertex for vertex, up in enumerate(parents) if up is None]
    for vertex in order:
        order.extend(children[vertex])
    if len(order) != len(parents):
        raise Wrong("a vertex hangs from itself")
    way = {None: 0}
    for vertex in order:
        way[vertex] = way[parents[vertex]] ^ listed[vertex]
        for child in children[vertex]:
            way[vertex] ^= listed[child]
    below = {}
    for vertex in reversed(order):
        found = max((below[child] for child in children[vertex]), key=len, default=set())
        found.add(way[vertex])
        for child in children[vertex]:
            found |= below.pop(child)
        below[vertex] = found
        above, value = way[parents[vertex]], listed[vertex]
        if above in found or value > len(found) or any(value ^ above ^ less not in found for less in range(value)):
            raise Wrong(f"the value of vertex {vertex} is another")


def claim_of(parents, play, found):
    def of(line):
        positions, compound, its_play = split(line, RULESETS)
        if (compound, its_play) != ("disjunctive", play) or any(name != "hackendot" for name, _, _ in positions):
            raise Wrong("the certificate is about another setting")
        if not is_same(parents, line, positions):
            raise Wrong("the certificate is about another position")
        return found

    return Claim(of)


def is_same(parents, line, positions):
    """Whether the question has this forest: vertex for vertex, or up to names where it is small."""
    asked = []
    for _, text, _ in positions:
        parent, _ = rules.read(text, MOST_VERTICES)
        names = sorted(parent, key=name_order)
        place = {vertex: len(asked) + index for index, vertex in enumerate(names)}
        asked += [None if parent[name] is None else place[parent[name]] for name in names]
    if asked == parents:
        return True
    if max(len(asked), len(parents)) > rules.LARGEST:
        if len(asked) == len(parents):
            raise NotDone("whether two large forests differ in names only is not looked at")
        return False
    trees = rules.trees(dict(enumerate(parents)))
    return read(line).key == Position("disjunctive", "normal", [("hackendot", each) for each in trees] or [("hackendot", None)]).key
