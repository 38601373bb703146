"""The rules of the games, written anew from docs/rulesets.md.

A component is a pair of a ruleset's name and what stands there, in one form for all that are the same game. `parse` reads the
components of a position, `moves` gives for each move the list of components that it leaves; a component of which nothing is left stays
as one that has ended.
"""
import re
from itertools import chain, combinations
import graphs
from line import NotDone, Wrong, multiset, numeral


class Rules:
    def __init__(self, parse, moves, options=(), default_play="normal", indivisible=False, sides=None):
        self.parse, self.moves, self.options = parse, moves, options
        self.default_play, self.indivisible, self.sides = default_play, indivisible, sides


# Heaps


def heaps(text):
    pairs = [(numeral(item), count) for item, count in multiset(text)]
    if not pairs:
        raise Wrong("there is no heap")
    if sum(count for _, count in pairs) > 1000:
        raise NotDone("there are many heaps")
    return [size for size, count in pairs for _ in range(count)] or [0]


def nim_moves(size):
    return ([left] for left in range(size))


def grundy_moves(size):
    return ([small, size - small] for small in range(1, (size + 1) // 2))


def code_digits(code):
    match = re.fullmatch(r"([04])\.([0-9a-fA-F]{1,1000})", code)
    if match is None:
        raise Wrong(f"{code[:40]} is no octal code")
    digits = [int(match.group(1))] + [int(digit, 16) for digit in match.group(2)]
    while len(digits) > 1 and digits[-1] == 0:
        digits.pop()
    return tuple(digits)


def octal_splits(digits, size):
    """What a move can leave of a heap: lists of heaps, none of them empty."""
    for taken, digit in enumerate(digits):
        rest = size - taken
        if rest < 0:
            break
        if digit & 1 and rest == 0:
            yield []
        if digit & 2 and rest > 0:
            yield [rest]
        if digit & 4:
            yield from ([a, rest - a] for a in range(1, rest // 2 + 1))
        if digit & 8:
            for a in range(1, rest // 3 + 1):
                yield from ([a, b, rest - a - b] for b in range(a, (rest - a) // 2 + 1))


def octal_moves(position):
    digits, size = position
    for left in octal_splits(digits, size):
        yield [(digits, part) for part in left or [0]]


def octal_parse(text, options, compound):
    code, colon, rest = text.partition(":")
    if not colon:
        raise Wrong("an octal game has a colon after its code")
    digits = code_digits(code.strip())
    return [(digits, size) for size in heaps(rest)]


def instance(code):
    digits = code_digits(code)
    return Rules(lambda text, options, compound: [(digits, size) for size in heaps(text)], octal_moves)


# Graphs


def graph_components(text):
    found = []
    for order, edges, _ in graphs.parse(text):
        graph = graphs.from_edges(order, edges)
        found += pieces(graph, range(order))
    return found


def pieces(graph, vertices):
    """The components of what is left, each in its one form; the empty graph where nothing is."""
    if not vertices:
        return [(0, (), ())]
    plain = [0] * len(graph)
    return [graphs.canonical(graph, part, plain) for part in graphs.components(graph, vertices)]


def node_kayles_parse(text, options, compound):
    parts = graph_components(text) or [(0, (), ())]
    if "longest-first" not in options:
        return parts
    if options["longest-first"] or compound not in ("disjunctive", "selective"):
        raise Wrong("longest-first is not for this compound")
    return [("longest-first", compound, tuple(sorted(parts)))]


def node_kayles_moves(position):
    if position[0] == "longest-first":
        yield from longest_first_moves(position)
        return
    order, edges, _ = position
    graph = graphs.from_edges(order, edges)
    for vertex in range(order):
        yield pieces(graph, [v for v in range(order) if v != vertex and v not in graph[vertex]])


def selective_moves(position):
    """A vertex is taken, with any of its neighbours."""
    order, edges, _ = position
    graph = graphs.from_edges(order, edges)
    taken = {frozenset((vertex,) + some) for vertex in range(order) for size in range(len(graph[vertex]) + 1)
             for some in combinations(sorted(graph[vertex]), size)}
    for each in taken:
        yield pieces(graph, [v for v in range(order) if v not in each])


def longest_first_moves(position):
    _, compound, parts = position
    most = max(part[0] for part in parts)
    rest = [part for part in parts if part[0] < most]
    longest = [part for part in parts if part[0] == most]
    sizes = range(1, len(longest) + 1) if compound == "selective" else [1]
    for places in chain.from_iterable(combinations(range(len(longest)), size) for size in sizes):
        still = rest + [part for place, part in enumerate(longest) if place not in places]
        for left in each_choice([longest[place] for place in places]):
            yield [("longest-first", compound, tuple(sorted(part for part in still + left if part[0] > 0) or [(0, (), ())]))]


def each_choice(parts):
    if not parts:
        yield []
        return
    for left in node_kayles_moves(parts[0]):
        for more in each_choice(parts[1:]):
            yield left + more


READINGS = ("contraction", "literal", "interval", "hull")


def geodetic_parse(text, options, compound):
    if len(options) > 1 or any(options.values()):
        raise Wrong("a position has one reading")
    reading = next(iter(options), "contraction")
    before, _, after = split_colon(text)
    terms = graphs.parse(before)
    live = [term for term in terms if term[0] > 0]
    if len(live) == 1:
        names = live[0][2] or [str(number + 1) for number in range(live[0][0])]
    else:
        names = [str(number + 1) for number in range(sum(order for order, _, _ in terms))]
    labelled = vertex_set(after, names)
    found, first = [], 0
    for order, edges, _ in terms:
        graph = graphs.from_edges(order, edges)
        marks = [int(first + vertex in labelled) for vertex in range(order)]
        parts = graphs.components(graph, range(order)) or [[]]
        found += [(reading,) + graphs.canonical(graph, part, marks) for part in parts]
        first += order
    return found or [(reading, 0, (), ())]


def split_colon(text):
    match = re.search(r"(?:^|\s):(?=\s|$)", text)
    return (text, "", "") if match is None else (text[:match.start()], ":", text[match.end():])


def vertex_set(text, names):
    place = {name: index for index, name in enumerate(names)}
    found = set()
    for word in text.split():
        first, dots, last = word.partition("..")
        if not dots:
            wanted = [word]
        else:
            (prefix, low), (other, high) = (re.fullmatch(r"(.*?)(\d+)", each).groups() if re.search(r"\d$", each) else (each, "") for each in (first, last))
            if prefix != other or not low or not high or int(low) > int(high) or int(high) - int(low) > graphs.LARGEST:
                raise Wrong(f"{word[:40]} is no range")
            wanted = [f"{prefix}{number}" for number in range(int(low), int(high) + 1)]
        for name in wanted:
            if name not in place:
                raise Wrong(f"there is no vertex {name[:40]}")
            found.add(place[name])
    return found


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


def geodetic_labelled(graph, given, reading):
    if reading in ("contraction", "literal"):
        return set(given)
    labelled = set(given)
    while True:
        grown = labelled.union(*(between(graph, u, v) for u, v in combinations(sorted(labelled), 2)))
        if reading == "interval" or grown == labelled:
            return grown
        labelled = grown


def geodetic_moves(position):
    reading, order, edges, marks = position
    graph = graphs.from_edges(order, edges)
    given = {vertex for vertex in range(order) if marks[vertex]}
    labelled = geodetic_labelled(graph, given, reading)
    for vertex in range(order):
        if vertex in labelled:
            continue
        after = given | {vertex}
        if reading == "contraction" and given:
            near = distances(graph, given)
            far = distances(graph, [vertex])
            after |= {w for w in range(order) if near[w] + far[w] == near[vertex]}
        elif reading == "literal":
            after = after.union(*(between(graph, vertex, other) for other in given))
        yield [(reading,) + graphs.canonical(graph, range(order), [int(v in after) for v in range(order)])]


# Hackendot: a tree is the sorted tuple of the trees that hang from its root; None is a tree of which nothing is left.


def hackendot_parse(text, options, compound):
    words = text.split()
    ended = [word for word in words if word == "P0"]
    words = [word for word in words if word != "P0"]
    parent = {}
    if words and words[0] == "parents":
        for number, word in enumerate(words[1:], 1):
            parent[number] = numeral(word) or None
        if any(up is not None and up not in parent for up in parent.values()):
            raise Wrong("a parent is no vertex")
    else:
        for word in words:
            ends = word.split(">")
            if len(ends) > 2 or not all(ends):
                raise Wrong(f"{word[:40]} is no arc")
            for end in ends:
                parent.setdefault(end, None)
            if len(ends) == 2:
                if parent[ends[1]] is not None:
                    raise Wrong("a vertex has two parents")
                parent[ends[1]] = ends[0]
    if not parent and not ended:
        raise Wrong("there is no forest")
    if len(parent) > 300:
        raise NotDone("the forest is large")
    children = {vertex: [] for vertex in parent}
    for vertex, up in parent.items():
        if up is not None:
            children[up].append(vertex)
    seen = [0]

    def tree(vertex):
        seen[0] += 1
        return tuple(sorted(tree(child) for child in children[vertex]))

    trees = [tree(vertex) for vertex, up in parent.items() if up is None]
    if seen[0] != len(parent):
        raise Wrong("a forest has no cycle")
    return trees + [None for _ in ended]


def hackendot_moves(tree):
    if tree is None:
        return
    yield list(tree) or [None]
    for index, child in enumerate(tree):
        if index > 0 and child == tree[index - 1]:
            continue
        rest = list(tree[:index] + tree[index + 1:])
        for left in hackendot_moves(child):
            yield rest + [part for part in left if part is not None] or [None]


# Survivor Nim


def survivor_parse(text, options, compound):
    words = text.split()
    if len(words) != 2 or not re.fullmatch(r"[12]+", words[1]) or "take" not in options:
        raise Wrong("a table has counters, seats and takes")
    seats = words[1]
    sets = [take_set(word) for word in options["take"]]
    if len(sets) not in (1, len(seats)):
        raise Wrong("there is one set of takes for all players or one for each")
    takes = tuple(sets * len(seats) if len(sets) == 1 else sets)
    player = options.get("player", ["1"])
    if len(player) != 1 or not 1 <= numeral(player[0]) <= len(seats):
        raise Wrong("the player is not at the table")
    return [(numeral(words[0]), seats, takes, numeral(player[0]) - 1)]


def take_set(word):
    found = set()
    for part in word.split("|"):
        low, dash, high = part.partition("-")
        least, most = numeral(low), numeral(high if dash else low)
        if least == 0 or least > most:
            raise Wrong("a player takes at least one counter")
        if most > 10000:
            raise NotDone("the takes are large")
        found.update(range(least, most + 1))
    return tuple(sorted(found))


def survivor_moves(position):
    counters, seats, takes, player = position
    if counters == 0:
        return
    allowed = [take for take in takes[player] if take <= counters] or [counters]
    for take in allowed:
        yield [(counters - take, seats, takes, (player + 1) % len(seats))]


def survivor_sides(position):
    _, seats, _, player = position
    return seats[player], seats[player - 1]


# Nim on graphs: the piece and the edges with their weights that it can still reach.


def nim_on_graphs_parse(text, options, compound):
    if "{" in text:
        raise NotDone("games on edges are not read here")
    piece, names, edges = None, set(), []
    for word in text.split():
        ends, equals, weight = word.partition("=")
        if word.startswith("@"):
            if piece is not None:
                raise Wrong("there is one piece")
            piece = word[1:]
        elif equals:
            pair = ends.split("-")
            if len(pair) != 2 or not all(pair):
                raise Wrong(f"{word[:40]} is no edge")
            names.update(pair)
            edges.append(tuple(sorted(pair)) + (numeral(weight),))
        elif "-" in word:
            raise Wrong("an edge has a weight")
        else:
            names.add(word)
    if piece not in names:
        raise Wrong("the piece is on no vertex")
    return [reachable(piece, edges)]


def reachable(piece, edges):
    live = [edge for edge in edges if edge[2] > 0]
    reached, before = {piece}, 0
    while len(reached) > before:
        before = len(reached)
        for u, v, _ in live:
            if u in reached or v in reached:
                reached |= {u, v}
    return piece, tuple(sorted(edge for edge in live if edge[0] in reached))


def nim_on_graphs_moves(position):
    piece, edges = position
    for index, (u, v, weight) in enumerate(edges):
        if piece not in (u, v) or (index > 0 and edges[index - 1] == edges[index]):
            continue
        rest = edges[:index] + edges[index + 1:]
        for left in range(weight):
            yield [reachable(v if piece == u else u, rest + ((u, v, left),))]


# Epidemics: labels with their numbers, at a stage.


def course(options, numerals):
    def number(words):
        value = numeral(words[0]) if words else 0
        if value == 0:
            raise Wrong("an option of an epidemic has a number of 1 or more")
        return value

    stage = options.get("stage", ["1"])
    spreads = [name for name in ("raving", "sweeping") if name in options]
    if len(stage) != 1 or len(spreads) > 1:
        raise Wrong("an epidemic has one stage and one strain")
    spread = spreads[0] if spreads else "raving"
    words = options.get(spread, ["1"])
    variation = words[1] if len(words) > 1 else "i"
    if len(words) > (2 if numerals else 1) or variation not in ("i", "ii", "iii", "iv", "v", "vi"):
        raise Wrong("there are six variations, i to vi")
    return number(stage), (spread, number(words), variation)


def nimania_parse(text, options, compound):
    stage, (spread, reach, _) = course(options, False)
    pairs = multiset(text)
    if not pairs:
        raise Wrong("there is no number")
    counts = {}
    for item, count in pairs:
        counts[numeral(item)] = counts.get(numeral(item), 0) + count
    return [nimania_position(counts, stage, spread, reach)]


def nimania_position(counts, stage, spread, reach):
    least = reach if spread == "raving" else 1
    return tuple(sorted((n, count) for n, count in counts.items() if count > 0 and n >= least)), stage, spread, reach


def nimania_moves(position):
    numbers, stage, spread, reach = position
    for n, count in numbers:
        for step in [reach] if spread == "raving" else range(1, min(reach, n) + 1):
            counts = dict(numbers)
            counts[n] = count - 1
            counts[n - step] = counts.get(n - step, 0) + stage + 1
            yield [nimania_position(counts, stage + 1, spread, reach)]


def dancing_parse(text, options, compound):
    stage, strain = course(options, True)
    before, colon, after = split_colon(text)
    arcs, names = {}, set()
    for word in before.split():
        ends = word.split(">")
        if len(ends) > 2 or not all(ends) or not re.fullmatch(r"[^\s>:]+", ends[0]):
            raise Wrong(f"{word[:40]} is no arc")
        if len(ends) == 1 and not re.fullmatch(r"\w+", word):
            raise NotDone("this digraph is not read here")
        names.update(ends)
        if len(ends) == 2:
            arcs.setdefault(ends[0], set()).add(ends[1])
    if not names or before.split()[0] in ("boolean-lattice", "divisors", "chain", "partitions", "parents"):
        raise NotDone("families of digraphs are not read here")
    if colon:
        labels = multiset(after)
    else:
        tops = names - {to for tos in arcs.values() for to in tos}
        if len(tops) != 1:
            raise Wrong("no vertex is labelled")
        labels = [(tops.pop(), 1)]
    counts = {}
    for name, count in labels:
        if name not in names:
            raise Wrong(f"there is no vertex {name[:40]}")
        counts[name] = counts.get(name, 0) + count
    ground = tuple(sorted((name, tuple(sorted(tos))) for name, tos in arcs.items()))
    return [dancing_position(ground, strain, stage, counts)]


def layers(arcs, start, strain):
    """The sets of vertices that a label may be sent to together, nearest first."""
    spread, reach, variation = strain
    paths = variation in ("ii", "iv", "vi")
    seen, layer, found = {start}, {start}, []
    for edges in range(1, min(reach, 1000) + 1):
        layer = {to for vertex in layer for to in arcs.get(vertex, ()) if paths or edges == 1 or to not in seen}
        if not layer:
            return found
        seen |= layer
        if spread == "sweeping" or edges == reach:
            found.append(frozenset(layer))
    if reach > 1000:
        raise NotDone("the reach is large")
    return found


def dancing_position(ground, strain, stage, counts):
    arcs = dict(ground)
    live = tuple(sorted((name, count) for name, count in counts.items() if count > 0 and layers(arcs, name, strain)))
    return ground, strain, stage, live


def dancing_moves(position):
    ground, strain, stage, labels = position
    arcs = dict(ground)
    for name, count in labels:
        sets = layers(arcs, name, strain)
        if strain[2] in ("i", "ii"):
            targets = {frozenset([to]) for each in sets for to in each}
        elif strain[2] in ("iii", "iv"):
            targets = set(sets)
        else:
            if any(len(each) > 12 for each in sets):
                raise NotDone("a label has too many moves")
            targets = {frozenset(some) for each in sets for size in range(1, len(each) + 1) for some in combinations(sorted(each), size)}
        for target in targets:
            counts = dict(labels)
            counts[name] = count - 1
            for to in target:
                counts[to] = counts.get(to, 0) + stage + 1
            yield [dancing_position(ground, strain, stage + 1, counts)]


RULESETS = {
    "nim": Rules(lambda text, options, compound: heaps(text), nim_moves),
    "grundys-game": Rules(lambda text, options, compound: heaps(text), grundy_moves),
    "octal": Rules(octal_parse, octal_moves),
    "kayles": instance("0.77"),
    "dawsons-chess": instance("0.137"),
    "dawsons-kayles": instance("0.07"),
    "officers": instance("0.6"),
    "treblecross": instance("0.11337"),
    "node-kayles": Rules(node_kayles_parse, node_kayles_moves, ("longest-first",)),
    "selective-node-kayles": Rules(lambda text, options, compound: graph_components(text) or [(0, (), ())], selective_moves),
    "geodetic": Rules(geodetic_parse, geodetic_moves, READINGS),
    "hackendot": Rules(hackendot_parse, hackendot_moves),
    "survivor-nim": Rules(survivor_parse, survivor_moves, ("take", "player"), "misere", True, survivor_sides),
    "nim-on-graphs": Rules(nim_on_graphs_parse, nim_on_graphs_moves, indivisible=True),
    "nimania": Rules(nimania_parse, nimania_moves, ("stage", "raving", "sweeping"), indivisible=True),
    "dancing-mania": Rules(dancing_parse, dancing_moves, ("stage", "raving", "sweeping"), indivisible=True),
}
