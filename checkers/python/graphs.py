"""Graphs: the grammar of the question line, components, and one form for all graphs that differ in names only.

A graph is a list of sets of neighbours; its vertices are 0, 1, 2 … and may have colours. `canonical` gives equal results exactly for
graphs that are the same up to the names of vertices: a proof may call a component by other names in another line.
"""
import re
from functools import lru_cache
from line import NotDone, Wrong, numeral

LARGEST = 60
MOST_LEAVES = 20000


def from_edges(order, edges, is_directed=False):
    graph = [set() for _ in range(order)]
    for u, v in edges:
        graph[u].add(v)
        if not is_directed:
            graph[v].add(u)
    return graph


def both_ways(graph):
    """The graph with every arc in both directions."""
    return from_edges(len(graph), [(u, v) for u in range(len(graph)) for v in graph[u]])


def split_colon(text):
    match = re.search(r"(?:^|\s):(?=\s|$)", text)
    return (text, "", "") if match is None else (text[:match.start()], ":", text[match.end():])


def terms(text):
    """The graphs of a union as (graph, names): a single one keeps its own names, in a union vertices are numbered through."""
    found = parse(text)
    is_single = sum(order > 0 for order, _, _ in found) == 1
    named, first = [], 1
    for order, edges, names in found:
        numbers = [str(number) for number in range(first, first + order)]
        named.append((from_edges(order, edges), names if is_single and names else numbers))
        first += order
    return named


def family(word):
    """(order, edges, names) of P5, C7, K4, K3,3, S1,2, G3x4, Q3, K5oR3, petersen; None for other words."""
    if word == "petersen":
        edges = [(i, (i + 1) % 5) for i in range(5)] + [(i, i + 5) for i in range(5)] + [(5 + i, 5 + (i + 2) % 5) for i in range(5)]
        return 10, edges, None
    match = re.fullmatch(r"([PCKQSG])(\d+(?:(?:,|x|oR)\d+)*)", word)
    if match is None:
        return None
    kind, numbers = match.group(1), match.group(2)
    if kind in "PCQ" or (kind == "K" and numbers.isdigit()):
        if not numbers.isdigit():
            return None
        n = small(numeral(numbers))
        if kind == "P":
            return n, [(i, i + 1) for i in range(n - 1)], None
        if kind == "C":
            return n, [(i, i + 1) for i in range(n - 1)] + ([(0, n - 1)] if n >= 3 else []), None
        if kind == "K":
            return n, [(u, v) for v in range(n) for u in range(v)], None
        order = small(1 << min(n, 20))
        return order, [(u, u ^ 1 << b) for u in range(order) for b in range(n) if not u >> b & 1], None
    separator = {"K": "oR" if "oR" in numbers else ",", "S": ",", "G": "x"}[kind]
    parts = numbers.split(separator)
    if not all(part.isdigit() for part in parts) or (kind != "S" and len(parts) != 2):
        return None
    values = [numeral(part) for part in parts]
    if kind == "S":
        order, edges = 1, []
        small(1 + sum(values))
        for arm in values:
            ends = [0] + list(range(order, order + arm))
            edges += list(zip(ends, ends[1:]))
            order += arm
        return order, edges, None
    a, b = values
    if separator == ",":
        return small(a + b), [(u, a + v) for u in range(a) for v in range(b)], None
    small(a * b)
    if kind == "G":
        edges = [(r * b + c, r * b + c + 1) for r in range(a) for c in range(b - 1)]
        return a * b, edges + [(r * b + c, r * b + b + c) for r in range(a - 1) for c in range(b)], None
    if b == 0:
        return 0, [], None
    edges = [(r * b + s, r * b + s + 1) for r in range(a) for s in range(b - 1)] + [(u * b, v * b) for v in range(a) for u in range(v)]
    return a * b, edges, [f"{r + 1}.{s + 1}" for r in range(a) for s in range(b)]


def small(order):
    if order > LARGEST:
        raise NotDone(f"a graph has more than {LARGEST} vertices")
    return order


def graph6(text):
    data = [ord(letter) - 63 for letter in text]
    if not data or min(data) < 0 or max(data) > 63:
        raise Wrong("this is no graph6")
    if data[0] == 63:
        raise NotDone("the graph is large")
    order = small(data[0])
    bits = [value >> shift & 1 for value in data[1:] for shift in (5, 4, 3, 2, 1, 0)]
    pairs = [(u, v) for v in range(order) for u in range(v)]
    if len(data) - 1 != (len(pairs) + 5) // 6 or any(bits[len(pairs):]):
        raise Wrong("this graph6 has the wrong length")
    return order, [pair for pair, bit in zip(pairs, bits) if bit], None


def name_order(name):
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.findall(r"\d+|\D", name)]


def edge_list(words):
    names, pairs = {}, []
    for word in words:
        ends = word.split("-")
        if len(ends) > 2 or any(not re.fullmatch(r"[^\s()+=@{}\[\]>,:^*-]+", end) for end in ends):
            raise Wrong(f"{word[:40]} is no edge")
        for end in ends:
            names.setdefault(end, None)
        if len(ends) == 2:
            pairs.append(ends)
    order = sorted(names, key=name_order)
    place = {name: index for index, name in enumerate(order)}
    small(len(order))
    edges = [(place[u], place[v]) for u, v in pairs]
    if any(u == v for u, v in edges) or len({frozenset(edge) for edge in edges}) < len(edges):
        raise Wrong("an edge is a loop or is there twice")
    return len(order), edges, order


def parse(text):
    """The graphs of a union, each as (order, edges, names or None), in the order written."""
    tokens = re.findall(r"(?:\d+\*)?g6:\S+|(?:\d+\*)?s6:\S+|(?:\d+\*)?\(|\)|\+|[^\s()+]+", text)
    found, at = _union(tokens, 0)
    if at != len(tokens):
        raise Wrong("a parenthesis is closed that was not opened")
    return found


def _union(tokens, at):
    found, words, wanting = [], [], True
    while at < len(tokens) and tokens[at] != ")":
        token = tokens[at]
        at += 1
        copies, star, rest = token.partition("*")
        count = numeral(copies) if star and copies.isdigit() else 1
        word = rest if star and copies.isdigit() else token
        if token == "+":
            if wanting or words:
                raise Wrong("a graph is missing")
            wanting = True
            continue
        if word == "(":
            inner, at = _union(tokens, at)
            if at >= len(tokens) or (count != 1 and len(inner) != 1):
                raise Wrong("a parenthesis is not closed, or holds several graphs")
            at += 1
            terms = inner
        elif word.startswith("g6:"):
            terms = [graph6(word[3:])]
        elif word.startswith("s6:"):
            raise NotDone("sparse6 is not read here")
        else:
            known = family(word)
            if known is None:
                if star or (not wanting and not words):
                    raise Wrong(f"{token[:40]} is no graph")
                words.append(word)
                wanting = False
                continue
            terms = [known]
        if not wanting or words:
            raise Wrong("graphs are joined by +")
        found += terms * small(count)
        wanting = False
    if words:
        if found:
            raise Wrong("an edge list in a union stands in parentheses")
        found = [edge_list(words)]
    if wanting:
        raise Wrong("a graph is missing")
    return found, at


def components(graph, vertices):
    """The connected components of what these vertices span, as lists of vertices."""
    left, found = set(vertices), []
    while left:
        reached = [min(left)]
        left.discard(reached[0])
        for vertex in reached:
            for other in sorted(graph[vertex] & left):
                left.discard(other)
                reached.append(other)
        found.append(sorted(reached))
    return found


def canonical(graph, vertices, colours, is_directed=False):
    """One form for all graphs that differ in names only: (order, edges, colours)."""
    vertices = list(vertices)
    place = {vertex: index for index, vertex in enumerate(vertices)}
    rows = tuple(frozenset(place[v] for v in graph[u] if v in place) for u in vertices)
    return form_of(rows, tuple(colours[vertex] for vertex in vertices), is_directed)


@lru_cache(maxsize=100000)
def form_of(rows, start, is_directed):
    back = [frozenset(u for u in range(len(rows)) if v in rows[u]) for v in range(len(rows))] if is_directed else [frozenset()] * len(rows)
    best, leaves = [None], [0]

    def refine(cells):
        while True:
            signs = [(cells[v],) + tuple(tuple(sorted(cells[w] for w in near[v])) for near in (rows, back)) for v in range(len(rows))]
            ranks = {sign: rank for rank, sign in enumerate(sorted(set(signs)))}
            refined = [ranks[sign] for sign in signs]
            if len(ranks) == len(set(cells)):
                return refined
            cells = refined

    def are_twins(u, v):
        """Whether exchanging them changes nothing."""
        return rows[u] - {v} == rows[v] - {u} and back[u] - {v} == back[v] - {u} and (v in rows[u]) == (u in rows[v])

    def visit(cells):
        cells = refine(cells)
        groups = {}
        for vertex, cell in enumerate(cells):
            groups.setdefault(cell, []).append(vertex)
        several = [group for _, group in sorted(groups.items()) if len(group) > 1]
        if not several:
            leaves[0] += 1
            if leaves[0] > MOST_LEAVES:
                raise NotDone("a graph has too many symmetries")
            pairs = ((cells[u], cells[v]) for u in range(len(rows)) for v in rows[u])
            edges = tuple(sorted(pair for pair in pairs if is_directed or pair[0] < pair[1]))
            if best[0] is None or edges < best[0][0]:
                best[0] = edges, tuple(start[v] for v in sorted(range(len(rows)), key=lambda v: cells[v]))
            return
        group = min(several, key=len)
        first = group[0]
        for vertex in [first] if all(are_twins(first, v) for v in group) else group:
            visit([2 * cell + (v != vertex) for v, cell in enumerate(cells)])

    ranks = {colour: rank for rank, colour in enumerate(sorted(set(start)))}
    visit([ranks[colour] for colour in start])
    edges, order = best[0]
    return len(rows), edges, order
