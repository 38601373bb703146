"""The kinds `epidemic-camps` and `epidemic-folding`, by the theorems of docs/theory/epidemiography.md."""
from collections import Counter
from fields import count_of, is_whole, list_of, number_of, one_of, play_of, text_of
from kinds import Claim, germs
from line import NotDone, Wrong, split
from rules import RULESETS
from rules.epidemics import CHOICES, EPIDEMICS, choices

MOST_ENTRIES = 50000


class Listed(germs.Vertex):
    def __init__(self, height, kind, sets):
        super().__init__(kind)
        self.height, self.sets = height, sets


def camps(data):
    choice, play, stage = one_of(data, "choice", "one", "all", "some"), play_of(data), count_of(data, "stage")
    vertices = {}
    for item in list_of(data, "vertices"):
        name, kind = text_of(item, "vertex"), one_of(item, "class", "dead", "one", "heavy")
        if name in vertices or not is_whole(item.get("height")) or not all(is_set(each) for each in list_of(item, "sets")):
            raise Wrong("a vertex is listed twice, or has no height or no sets of targets")
        vertices[name] = Listed(item["height"], kind, item["sets"])
    for name in sorted(vertices, key=lambda name: vertices[name].height):
        classify(name, vertices[name], vertices, choice)
    labels = {}
    for item in list_of(data, "labels"):
        name = text_of(item, "vertex")
        if name in labels or name not in vertices:
            raise Wrong("a label is on no listed vertex, or listed twice")
        labels[name] = count_of(item, "count")
    check_vector(data, vertices, labels)
    if stage == 0:
        raise Wrong("stages begin with 1")
    log = Log(vertices, choice, play)
    for line in list_of(data, "log") if "log" in data else []:
        log.add(line)
    outcome = log.outcome(labels, stage)
    if outcome is None:
        raise Wrong("no theorem decides, and no line of a log")
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the outcome is {outcome}")
    expected = {name: choices(vertex.sets, choice) for name, vertex in vertices.items()}

    def outcome_of(position):
        left = position.components[0][1][3] if position.key != "over" else ()
        return log.outcome(dict(left), position.components[0][1][2]) if left and all(name in vertices for name, _ in left) else None

    return Claim(lambda line: compare(line, play, stage, labels, expected, outcome), outcome_of=outcome_of)


class Log:
    """Positions that no theorem decides, each of which rests on earlier ones and on theorems."""

    def __init__(self, vertices, choice, play):
        self.vertices, self.choice, self.play, self.known = vertices, choice, play, {}

    def outcome(self, labels, stage):
        live = {name: count for name, count in labels.items() if count and self.vertices[name].sets}
        won = germs.is_won([(self.vertices[name], count) for name, count in live.items()], stage, self.play)
        return self.known.get((frozenset(live.items()), stage)) if won is None else "N" if won else "P"

    def add(self, line):
        stage, pairs = count_of(line, "stage"), list_of(line, "labels")
        if stage == 0 or not all(isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) for pair in pairs):
            raise Wrong("a line of the log has a stage, and labels with counts")
        labels = {name: number_of(count) for name, count in pairs}
        if len(labels) < len(pairs) or not all(count and name in self.vertices and self.vertices[name].sets for name, count in labels.items()):
            raise Wrong("a line of the log names a vertex twice, or one that cannot move")
        moves = {(name, targets) for name in labels for targets in choices(self.vertices[name].sets, self.choice)}
        if "move" in line:
            name, _, targets = text_of(line, "move").partition(">")
            moves &= {(name, frozenset(targets.split(",")))}
        expected = "P" if "move" in line else "N"
        if not moves or any(self.outcome(after(labels, stage, *move), stage + 1) != expected for move in moves):
            raise Wrong("a line of the log does not follow")
        self.known[frozenset(labels.items()), stage] = "N" if "move" in line else "P"


def after(labels, stage, name, targets):
    left = dict(labels)
    left[name] -= 1
    for to in targets:
        left[to] = left.get(to, 0) + stage + 1
    return left


def is_set(targets):
    return isinstance(targets, list) and targets and all(isinstance(each, str) for each in targets) and len(set(targets)) == len(targets)


def classify(name, vertex, vertices, choice):
    """Height and class of a vertex, from those of its targets.

    On the way: whether its moves leave heavy labels, or only light ones with an odd or an even number of ones.
    """
    for each in vertex.sets:
        if any(to not in vertices or vertices[to].height >= vertex.height for to in each):
            raise Wrong(f"an arc from {name[:40]} does not go down to a listed vertex")
        kinds = Counter(vertices[to].kind for to in each)
        vertex.heavy |= kinds["heavy"] > 0
        if choice == "all":
            vertex.odd |= kinds["heavy"] == 0 and kinds["one"] % 2 == 1
            vertex.even |= kinds["heavy"] == 0 and kinds["one"] % 2 == 0
        else:
            vertex.odd |= kinds["one"] > 0
            vertex.even |= kinds["dead"] > 0 or (choice == "some" and kinds["one"] > 1)
    if vertex.height != max((1 + vertices[to].height for each in vertex.sets for to in each), default=0):
        raise Wrong(f"the height of {name[:40]} is another")
    kind = "dead" if not vertex.sets else "heavy" if vertex.heavy or vertex.odd else "one"
    if vertex.kind != kind:
        raise Wrong(f"{name[:40]} is {kind}")
    targets = [vertices[to] for each in vertex.sets for to in each]
    vertex.reach = vertex.own_reach().union(*(target.reach for target in targets))
    vertex.is_double = choice == "one" and {target.germ() for target in targets} == {"twos", "threes"}


def check_vector(data, vertices, labels):
    highest = max((vertex.height for vertex in vertices.values()), default=0)
    by_height = Counter()
    for name, count in labels.items():
        by_height[vertices[name].height] += count
    if [number_of(each) for each in list_of(data, "vector")] != [by_height[height] for height in range(highest, 0, -1)]:
        raise Wrong("the vector is another")


def epidemic(line, play, stage, labels):
    """Ground, strain and rules of the question, whose stage, convention and live labels must be these."""
    positions, _, its_play = split(line, RULESETS)
    (name, text, options), *others = positions
    if others or name not in EPIDEMICS:
        raise Wrong("the certificate is about one epidemic")
    (ground, strain, its_stage, its_labels), = EPIDEMICS[name].parse(text, options, "disjunctive")
    if (its_play, its_stage) != (play, stage):
        raise Wrong("the certificate is about another stage or convention")
    if dict(its_labels) != labels:
        raise Wrong("the certificate is about other labels")

    def moves(vertex):
        if name == "nimania" and not vertex.isdigit():
            raise Wrong("the vertices of Nimania are numbers")
        return choices(EPIDEMICS[name].targets(ground, strain, vertex), CHOICES[strain[2]])

    return moves


def compare(line, play, stage, labels, expected, outcome):
    """The rules give these moves to every listed vertex."""
    moves = epidemic(line, play, stage, {name: count for name, count in labels.items() if count and expected[name]})
    for vertex, listed in expected.items():
        if moves(vertex) != listed:
            raise Wrong(f"{vertex[:40]} has other moves")
    return {"outcome": outcome}


def folding(data):
    play, stage, bound, moves = play_of(data), count_of(data, "stage"), count_of(data, "bound"), list_of(data, "moves")
    if stage == 0 or bound < 2 or not all(is_move_list(kind, each) for kind, each in enumerate(moves)):
        raise Wrong("moves go down and name no type twice, and the bound is 2 or more")
    table, size = text_of(data, "table"), (bound + 1) ** min(len(moves), 40) * bound
    if len(table) != size:
        raise Wrong(f"the table has {size} letters")
    if size > MOST_ENTRIES:
        raise NotDone("the table is large")
    look = Folded(table, bound, len(moves))
    for index in range(size):
        check_entry(look, index, moves, play)
    labels = [number_of(each) for each in list_of(data, "labels")]
    types, counted = {}, [0] * len(moves)
    for item in list_of(data, "vertices"):
        name, kind, count = text_of(item, "vertex"), item.get("type"), count_of(item, "count")
        if name in types or isinstance(kind, bool) or not isinstance(kind, int) or not -1 <= kind < len(moves) or (kind < 0 and count):
            raise Wrong("a vertex is listed twice, has no type, or is dead and has labels")
        types[name] = kind
        if kind >= 0:
            counted[kind] += count
    if labels != counted:
        raise Wrong("the labels by type are others")
    outcome = look.at(labels, stage)
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the table gives {outcome}")
    on_vertices = {item["vertex"]: count_of(item, "count") for item in data["vertices"]}
    return Claim(lambda line: compare_types(line, play, stage, on_vertices, types, moves, outcome))


def check_entry(look, index, moves, play):
    counts, stage = look.position(index)
    if any(counts):
        is_won = any(look.at(after, stage + 1) == "P" for after in each_after(counts, stage, moves))
    else:
        is_won = play == "misere"
    if look.table[index] != ("N" if is_won else "P"):
        raise Wrong(f"entry {index} of the table does not follow")
    for kind, count in enumerate(counts):
        if count == look.bound and look.table[index] != look.at(counts[:kind] + [count - 2] + counts[kind + 1:], stage):
            raise Wrong(f"{count} labels of type {kind} are not worth as much as {count - 2}")


def is_move_list(kind, moves):
    """The moves of a type: lists of pairs of a lower type and how often it is labelled."""
    if not isinstance(moves, list):
        return False
    for move in moves:
        if not isinstance(move, list) or not all(isinstance(pair, list) and len(pair) == 2 and all(map(is_whole, pair)) for pair in move):
            return False
        if any(to >= kind or times == 0 for to, times in move) or len({to for to, _ in move}) < len(move):
            return False
    return True


class Folded:
    """The table as a function of labels by type and the stage; large numbers are folded."""

    def __init__(self, table, bound, types):
        self.table, self.bound, self.types = table, bound, types

    def fold(self, number):
        return number if number <= self.bound else self.bound - (number - self.bound) % 2

    def at(self, counts, stage):
        index = 0
        for count in reversed(counts):
            index = index * (self.bound + 1) + self.fold(count)
        return self.table[index * self.bound + self.fold(stage) - 1]

    def position(self, index):
        index, stage = divmod(index, self.bound)
        counts = []
        for _ in range(self.types):
            index, count = divmod(index, self.bound + 1)
            counts.append(count)
        return counts, stage + 1


def each_after(counts, stage, moves):
    for kind, count in enumerate(counts):
        for move in moves[kind] if count else []:
            after = list(counts)
            after[kind] -= 1
            for to, times in move:
                after[to] += times * (stage + 1)
            yield after


def compare_types(line, play, stage, labels, types, moves, outcome):
    """The moves that the rules give to each vertex are those of its type."""
    moves_of = epidemic(line, play, stage, {name: count for name, count in labels.items() if count})
    for vertex, kind in types.items():
        found = set()
        for targets in moves_of(vertex):
            if any(to not in types for to in targets):
                raise Wrong("a move leads to a vertex that is not listed")
            found.add(frozenset(Counter(types[to] for to in targets if types[to] >= 0).items()))
        if found != (set() if kind < 0 else {frozenset(map(tuple, move)) for move in moves[kind]}):
            raise Wrong(f"{vertex[:40]} has other moves than its type")
    return {"outcome": outcome}
