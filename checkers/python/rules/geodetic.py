"""Geodetic contraction games: graphs with some vertices labelled, in four readings of the rule."""
import re
from itertools import combinations
import graphs
from line import Wrong

READINGS = ("contraction", "literal", "interval", "hull")


def raw(text, options):
    """The reading, and the components as (graph, vertices, names, labelled vertices)."""
    if len(options) > 1 or any(options.values()):
        raise Wrong("a position has one reading")
    before, _, after = graphs.split_colon(text)
    terms = graphs.terms(before)
    names = [name for _, own in terms for name in own]
    labelled = vertex_set(after, names)
    found, first = [], 0
    for graph, own in terms:
        given = {vertex for vertex in range(len(graph)) if first + vertex in labelled}
        for part in graphs.components(graph, range(len(graph))) or [[]]:
            found.append((graph, part, own, given & set(part)))
        first += len(graph)
    return next(iter(options), "contraction"), found or [([], [], [], set())]


def vertex_set(text, names):
    place = {name: index for index, name in enumerate(names)}
    found = set()
    for word in text.split():
        first, dots, last = word.partition("..")
        wanted = each_between(word, first, last) if dots else [word]
        for name in wanted:
            if name not in place:
                raise Wrong(f"there is no vertex {name[:40]}")
            found.add(place[name])
    return found


def each_between(word, first, last):
    low, high = re.fullmatch(r"(.*?)(\d+)", first), re.fullmatch(r"(.*?)(\d+)", last)
    if low is None or high is None or low.group(1) != high.group(1):
        raise Wrong(f"{word[:40]} is no range")
    least, most = int(low.group(2)), int(high.group(2))
    if not least <= most <= least + graphs.LARGEST:
        raise Wrong(f"{word[:40]} is no range")
    return [f"{low.group(1)}{number}" for number in range(least, most + 1)]


def form(reading, graph, part, given):
    return (reading,) + graphs.canonical(graph, part, [int(vertex in given) for vertex in range(len(graph))])


def parse(text, options, compound):
    reading, components = raw(text, options)
    return [form(reading, graph, part, given) for graph, part, _, given in components]


def moves(position):
    reading, order, edges, marks = position
    graph = graphs.from_edges(order, edges)
    for _, left in plays(reading, graph, range(order), {vertex for vertex in range(order) if marks[vertex]}):
        yield left


def named(text, options, compound):
    reading, components = raw(text, options)
    for graph, part, names, given in components:
        yield ((names[vertex], left) for vertex, left in plays(reading, graph, part, given))


def plays(reading, graph, part, given):
    labelled = all_labelled(graph, given, reading)
    for vertex in part:
        if vertex in labelled:
            continue
        after = given | {vertex}
        if reading == "contraction" and given:
            near, far = distances(graph, given), distances(graph, [vertex])
            after |= {w for w in part if near[w] + far[w] == near[vertex]}
        elif reading == "literal":
            after = after.union(*(between(graph, vertex, other) for other in given))
        yield vertex, [form(reading, graph, part, after)]


def all_labelled(graph, given, reading):
    if reading in ("contraction", "literal"):
        return given
    labelled = given
    while True:
        grown = labelled.union(*(between(graph, u, v) for u, v in combinations(sorted(labelled), 2)))
        if reading == "interval" or grown == labelled:
            return grown
        labelled = grown


def distances(graph, starts):
    distance = {vertex: 0 for vertex in starts}
    queue = list(starts)
    for vertex in queue:
        for other in graph[vertex]:
            if other not in distance:
                distance[other] = distance[vertex] + 1
                queue.append(other)
    return distance


def between(graph, u, v):
    """All vertices on shortest paths between two vertices of one component."""
    a, b = distances(graph, [u]), distances(graph, [v])
    return {w for w in a if a[w] + b[w] == a[v]}
