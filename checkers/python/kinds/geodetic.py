"""The kinds `geodetic-value` and `geodetic-misere`: geodetic games on graphs that are too large to be searched.

Closed forms are not asked here: on graphs of 60 vertices every branch that play reaches can be valued.
"""
import re
import graphs
from fields import list_of, number_of, one_of, text_of
from kinds import Claim
from line import NotDone, Wrong, split
from play import mex
from rules import RULESETS
from rules.geodetic import all_labelled, distances, vertex_set

RULES = ("stretches", "row", "trees", "branches")
MISERE_RULES = ("arc", "row", "heaps", "normal", "trees", "stars")
MOST_BRANCHES = 4000


class Part:
    """A graph of the question with its labels, and the branches that were valued."""

    def __init__(self, graph, labelled, reading, written):
        self.graph, self.labelled, self.reading, self.written, self.known = graph, labelled, reading, written, {}

    def key(self):
        return tuple(map(frozenset, self.graph)), frozenset(self.labelled)

    def is_cycle(self):
        return len(self.graph) > 3 and all(len(around) == 2 for around in self.graph) and self.is_connected()

    def is_connected(self):
        return len(graphs.components(self.graph, range(len(self.graph)))) == 1

    def fresh(self):
        """The components without a label."""
        return [part for part in graphs.components(self.graph, range(len(self.graph))) if not self.labelled & set(part)]

    def branches(self, vertices, labelled):
        """What labels leave of these vertices: edges between two vertices next to a label play no part."""
        left = set(vertices) - labelled
        near = {v for v in left if self.graph[v] & labelled or self.graph[v] - set(vertices)}
        cut = [around - near if v in near else around for v, around in enumerate(self.graph)]
        return [frozenset(part) for part in graphs.components(cut, left)]

    def value(self):
        if self.reading != "contraction":
            return self.row_value()
        total = self.sum_of(self.branches(set(range(len(self.graph))) - set().union(*self.fresh()), self.labelled))
        for part in self.fresh():
            total ^= self.fresh_value(part)
        return total

    def fresh_value(self, part):
        """The value of a component before its first label, of which a pick takes one vertex."""
        return mex(self.sum_of(self.branches(part, {first})) for first in part)

    def sum_of(self, branches):
        total = 0
        for branch in branches:
            if branch not in self.known:
                if len(self.known) > MOST_BRANCHES:
                    raise NotDone("there are too many branches")
                self.known[branch] = mex(self.sum_of(self.after(branch, picked)) for picked in branch)
            total ^= self.known[branch]
        return total

    def near(self, branch):
        return {v for v in branch if self.graph[v] - branch}

    def after(self, branch, picked):
        """The branches that picking a vertex leaves: it goes with all on shortest paths to those next to a label."""
        inside = [around & branch if v in branch else set() for v, around in enumerate(self.graph)]
        down, far = distances(inside, sorted(self.near(branch))), distances(inside, [picked])
        return self.branches(branch, {v for v in branch if v in far and down[v] + far[v] == down[picked]})

    def row(self):
        """The order of a cycle and how many labels there are in a row, under another reading than contraction."""
        if self.reading == "contraction" or not self.is_cycle():
            raise NotDone("other readings are looked at on cycles only")
        labelled = all_labelled(self.graph, self.labelled, self.reading)
        if labelled and len(graphs.components(self.graph, labelled)) > 1:
            raise Wrong("the labels are not in a row")
        return len(self.graph), len(labelled)

    def row_value(self):
        order, labels = self.row()
        if labels == 0:
            return order % 2
        return 0 if labels == order or (labels == 1 and order % 2) else max(0, (order + 1) // 2 - labels) + 1


def read_parts(question, play):
    """The graphs of the question, each with how often it is there."""
    positions, compound, its_play = split(question, RULESETS)
    (name, text, options), *others = positions
    if others or name != "geodetic" or (compound, its_play) != ("disjunctive", play) or len(options) > 1:
        raise Wrong("the certificate is about one geodetic position in another convention")
    before, _, after = graphs.split_colon(text)
    terms = graphs.terms(before)
    labelled = vertex_set(after, [name for _, own in terms for name in own])
    found, first = {}, 0
    for graph, own in terms:
        part = Part(graph, {v for v in range(len(graph)) if first + v in labelled}, next(iter(options), "contraction"), before.strip())
        found.setdefault(part.key(), [part, 0])[1] += 1
        first += len(graph)
    return list(found.values())


def value(data):
    question, listed, total = text_of(data, "question"), list_of(data, "parts"), 0
    parts = read_parts(question, "normal")
    if len(listed) != len(parts):
        raise Wrong("every graph of the question is a part")
    for item, (part, count) in zip(listed, parts):
        rule, found = one_of(item, "rule", *RULES), part.value()
        if (rule == "row") != (part.reading != "contraction") or text_of(item, "value") != str(found):
            raise Wrong(f"a part has the value {found}, or another rule")
        for row in list_of(item, "branches") if rule == "branches" and "branches" in item else []:
            check_branch(part, row)
        total ^= found if count % 2 else 0
    if text_of(data, "total") != str(total):
        raise Wrong(f"the total is {total}")
    return claim_of(question, "normal", {"outcome": "N" if total else "P", "grundy": total})


def check_branch(part, row):
    if not isinstance(row, list) or len(row) != 2 or not isinstance(row[0], list):
        raise Wrong("a branch has vertices and a value")
    vertices = row[0]
    if not all(isinstance(v, int) and not isinstance(v, bool) and 0 <= v < len(part.graph) for v in vertices):
        raise Wrong("a branch has a vertex that is none")
    branch = frozenset(vertices)
    if len(branch) < len(vertices) or len(graphs.components(part.graph, branch)) != 1:
        raise Wrong("a branch is no connected set")
    if number_of(row[1]) != (part.sum_of([branch]) if part.near(branch) else part.fresh_value(branch)):
        raise Wrong("a branch has another value")


def misere(data):
    question, rule, claimed = text_of(data, "question"), one_of(data, "rule", *MISERE_RULES), one_of(data, "outcome", "N", "P")
    outcome = "P" if is_lost(rule, read_parts(question, "misere")) else "N"
    if claimed != outcome:
        raise Wrong(f"the outcome is {outcome}")
    return claim_of(question, "misere", {"outcome": outcome})


def is_lost(rule, parts):
    """Whether the rule, which must fit, says that the player to move loses in misère play."""
    if rule in ("trees", "stars"):
        return are_trees_lost(rule, parts)
    (part, count), *others = parts
    if others or count != 1:
        raise Wrong("this rule is about one graph")
    if rule == "row":
        order, labels = part.row()
        return labels == 0 or (labels < order and labels >= (order + 1) // 2)
    if part.reading != "contraction":
        raise NotDone("other readings are looked at on cycles only")
    if rule == "arc":
        return is_arc_lost(part)
    return are_heaps_lost(part) if rule == "heaps" else is_normal_lost(part)


def is_arc_lost(part):
    arcs = part.branches(range(len(part.graph)), part.labelled) if part.labelled else [range(len(part.graph) - 1)]
    if not part.is_cycle() or len(arcs) > 1:
        raise Wrong("this is no cycle with one arc at most")
    length = len(arcs[0]) if arcs else 0
    is_lost_arc = length > 0 and length & (length + 1) == 0
    return is_lost_arc if part.labelled else not is_lost_arc


def are_heaps_lost(part):
    """Chains that hang off the labels by one end are heaps; so are the vertices of a complete graph."""
    order = len(part.graph)
    if all(len(around) == order - 1 for around in part.graph):
        heaps = [1] * (order - len(part.labelled))
    elif not part.labelled or part.fresh() or not all(is_chain(part, each) for each in part.branches(range(order), part.labelled)):
        raise Wrong("what is left is no sum of heaps")
    else:
        heaps = [len(each) for each in part.branches(range(order), part.labelled)]
    total = 0
    for heap in heaps:
        total ^= heap
    return total == (0 if any(heap > 1 for heap in heaps) else 1)


def is_chain(part, branch):
    """A path that hangs off the labels at one end."""
    degrees = [len(part.graph[v] & branch) for v in branch]
    (first, *others) = part.near(branch)
    return not others and max(degrees) <= 2 and sum(degrees) == 2 * len(branch) - 2 and len(part.graph[first] & branch) <= 1


def is_normal_lost(part):
    """Paths before the first label, and complete graphs with rays before one on the clique, are as in normal play."""
    path, rays = re.fullmatch(r"P(\d+)", part.written), re.fullmatch(r"K(\d+)oR(\d+)", part.written)
    if path is not None and len(part.graph) >= 4 and not part.labelled:
        return part.value() == 0
    if rays is None or int(rays.group(1)) < 3 or int(rays.group(2)) < 2:
        raise Wrong("this is neither a path nor a complete graph with rays")
    if any(v % int(rays.group(2)) == 0 for v in part.labelled) or len(graphs.components(part.graph, part.labelled)) > 1:
        raise Wrong("the labels are on the clique, or in more than one stretch")
    return part.value() == 0


def are_trees_lost(rule, parts):
    total, only_stars = 0, True
    for part, count in parts:
        if part.reading != "contraction":
            raise NotDone("other readings are looked at on cycles only")
        left = set(range(len(part.graph))) - part.labelled
        for tree in graphs.components(part.graph, left):
            inside = [len(part.graph[v] & set(tree)) for v in tree]
            outside = sum(len(part.graph[v] & part.labelled) for v in tree)
            if sum(inside) != 2 * len(tree) - 2 or outside > 1:
                raise Wrong("what is unlabelled is no tree, or hangs off the labels by two edges")
            only_stars &= len(tree) == 1 if outside else max(inside) == len(tree) - 1
        total ^= part.value() if count % 2 else 0
    if only_stars != (rule == "stars"):
        raise Wrong("the other rule about trees fits")
    return (total != 0) if only_stars else total == 0


def claim_of(question, play, found):
    def form(line):
        """The graphs as they are written, in any order."""
        parts = [([sorted(around) for around in part.graph], sorted(part.labelled), part.reading, n) for part, n in read_parts(line, play)]
        return sorted(parts)

    certified = form(question)

    def of(line):
        if form(line) != certified:
            raise Wrong("the certificate is about another position")
        return found

    def outcome_of(position):
        raise NotDone("what moves leave is not valued")

    return Claim(of, outcome_of=outcome_of)
