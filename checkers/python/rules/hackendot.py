"""Hackendot. A tree is the sorted tuple of the trees that hang from its root; None is a tree of which nothing is left."""
from line import NotDone, Wrong, numeral

LARGEST = 300


def read(text, largest=LARGEST):
    """The parent of each vertex, None for a root; and how many trees there are of which nothing is left."""
    words = text.split()
    ended = words.count("P0")
    words = [word for word in words if word != "P0"]
    parent = {}
    if words and words[0] == "parents":
        for number, word in enumerate(words[1:], 1):
            up = numeral(word)
            parent[str(number)] = str(up) if up else None
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
    if len(parent) > largest:
        raise NotDone("the forest is large")
    return parent, ended


def children_of(parent):
    children = {vertex: [] for vertex in parent}
    for vertex, up in parent.items():
        if up is not None:
            children[up].append(vertex)
    return children


def trees(parent):
    """The trees of a forest in the order of their roots."""
    children, seen = children_of(parent), [0]

    def tree(vertex):
        seen[0] += 1
        return tuple(sorted(tree(child) for child in children[vertex]))

    found = [tree(vertex) for vertex, up in parent.items() if up is None]
    if seen[0] != len(parent):
        raise Wrong("a forest has no cycle")
    return found


def parse(text, options, compound):
    parent, ended = read(text)
    return trees(parent) + [None] * ended


def moves(tree):
    if tree is None:
        return
    yield list(tree) or [None]
    for index, child in enumerate(tree):
        if index > 0 and child == tree[index - 1]:
            continue
        rest = list(tree[:index] + tree[index + 1:])
        for left in moves(child):
            yield rest + [part for part in left if part is not None] or [None]


def named(text, options, compound):
    parent, ended = read(text)
    children = children_of(parent)

    def tree(vertex):
        return tuple(sorted(tree(child) for child in children[vertex]))

    def picks(vertex, beside):
        """Each vertex at or below this one, with the trees that are left; `beside` hang off the path down to it."""
        below = [tree(child) for child in children[vertex]]
        yield vertex, beside + below or [None]
        for index, child in enumerate(children[vertex]):
            yield from picks(child, beside + below[:index] + below[index + 1:])

    for vertex, up in parent.items():
        if up is None:
            yield picks(vertex, [])
    for _ in range(ended):
        yield ()
