"""Green Hackenbush. A component is the sorted tuple of its edges, pairs of names; the ground is the name ''. () has ended."""
import re
import graphs
from line import NotDone, Wrong

LARGEST = 300
GROUND = ""
NAME = re.compile(r"[A-Za-z0-9_]+(?:\.[A-Za-z0-9_]+)*")


def read(text):
    """The edges as pairs of names, those of the ground replaced; the names as written; how many components have ended."""
    words = text.split()
    head = re.match(r"(?:\d+\*)?(.*)", words[0]).group(1) if words else ""
    edges, first = [], 0
    if head != "P0" and (head.startswith(("(", "g6:", "s6:")) or graphs.family(head) is not None):
        first = next((place for place, word in enumerate(words) if word.startswith("@")), len(words))
        for rows, names in graphs.terms(" ".join(words[:first])):
            edges += [(names[u], names[v]) for u in range(len(rows)) for v in rows[u] if u < v]
    ground, ended = set(), 0
    for word in words[first:]:
        if word == "P0":
            ended += 1
        elif word.startswith("@"):
            if not NAME.fullmatch(word[1:]):
                raise Wrong(f"{word[:40]} is no vertex of the ground")
            ground.add(word[1:])
        else:
            ends = word.split("-")
            if len(ends) != 2 or not all(NAME.fullmatch(end) for end in ends):
                raise Wrong(f"{word[:40]} is no edge")
            edges.append(tuple(ends))
    if not ground:
        raise Wrong("there is no ground")
    if len(edges) > LARGEST:
        raise NotDone("the drawing is large")
    joined = [tuple(GROUND if end in ground else end for end in edge) for edge in edges]
    if len(standing(joined)) < len(joined):
        raise Wrong("an edge has no way to the ground")
    return joined, edges, ended


def standing(edges):
    """The places of the edges that have a way to the ground."""
    reached, waiting = {GROUND}, [GROUND]
    for vertex in waiting:
        for edge in edges:
            if vertex in edge:
                for end in edge:
                    if end not in reached:
                        reached.add(end)
                        waiting.append(end)
    return [place for place, edge in enumerate(edges) if edge[0] in reached]


def components(edges):
    """The places of the edges of each component: they hang together above the ground."""
    found = []
    for place, edge in enumerate(edges):
        above = {end for end in edge if end != GROUND}
        near = [part for part in found if above & part[0]]
        found = [part for part in found if part not in near]
        found.append((above.union(*(part[0] for part in near)), sorted(sum((part[1] for part in near), [place]))))
    return [part for _, part in found]


def form(edges):
    return tuple(sorted(tuple(sorted(edge)) for edge in edges))


def cut(edges, place):
    """The components that are left of one component."""
    rest = edges[:place] + edges[place + 1:]
    rest = [rest[each] for each in standing(rest)]
    return [form([rest[each] for each in part]) for part in components(rest)] or [()]


def parse(text, options, compound):
    edges, _, ended = read(text)
    return [form([edges[place] for place in part]) for part in components(edges)] + [()] * ended or [()]


def moves(component):
    edges = list(component)
    for place, edge in enumerate(edges):
        if place == 0 or edge != edges[place - 1]:
            yield cut(edges, place)


def named(text, options, compound):
    edges, written, ended = read(text)
    for part in components(edges):
        own, found = [edges[place] for place in part], {}
        for index, place in enumerate(part):
            label = "-".join(sorted(written[place], key=graphs.name_order))
            found.setdefault(label, cut(own, index))
        yield found.items()
    for _ in range(ended if edges else max(1, ended)):
        yield ()
