"""Digraphs in the question line: arcs, and the families that docs/notation.md lists."""
import re
from graphs import small
from line import NotDone, Wrong, numeral


def parse(text):
    """The names of the vertices, in the order written, and the arcs as pairs of names."""
    words = text.split()
    if len(words) == 2 and words[0] in FAMILIES:
        return FAMILIES[words[0]](numeral(words[1]))
    if words and words[0] == "parents":
        return parents([numeral(word) for word in words[1:]])
    names, arcs = {}, {}
    for word in words:
        ends = word.split(">")
        if len(ends) > 2 or not all(re.fullmatch(r"[^\s>:{}\[\]()+=@^*,-]+", end) for end in ends):
            raise Wrong(f"{word[:40]} is no arc")
        for end in ends:
            names[end] = None
        if len(ends) == 2:
            if tuple(ends) in arcs:
                raise Wrong(f"the arc {word[:40]} is there twice")
            arcs[tuple(ends)] = None
    small(len(names))
    if not names:
        raise Wrong("there is no digraph")
    return list(names), list(arcs)


def terms(text):
    """The digraph as a list of one pair (sets of heads, names), and an empty one for each P0."""
    ended = text.split().count("P0")
    rest = " ".join(word for word in text.split() if word != "P0")
    found = [([], [])] * ended
    if rest or not ended:
        names, arcs = parse(rest)
        place = {name: index for index, name in enumerate(names)}
        graph = [set() for _ in names]
        for start, to in arcs:
            graph[place[start]].add(place[to])
        found.append((graph, names))
    return found


def parents(ups):
    small(len(ups))
    names = [str(number) for number in range(1, len(ups) + 1)]
    if not names or any(up > len(ups) for up in ups):
        raise Wrong("a parent is no vertex")
    return names, [(str(up), name) for up, name in zip(ups, names) if up]


def chain(length):
    small(length)
    return [str(n) for n in range(length + 1)], [(str(n), str(n - 1)) for n in range(1, length + 1)]


def boolean_lattice(size):
    """Subsets as sums of powers of two; an arc takes one element away."""
    if size > 5:
        raise NotDone("the lattice is large")
    return [str(n) for n in range(1 << size)], [(str(n), str(n ^ 1 << b)) for n in range(1 << size) for b in range(size) if n >> b & 1]


def divisors(number):
    """Divisors; an arc divides by a prime."""
    if not 0 < number < 1000000:
        raise NotDone("the divisors are many, or none")
    found = [n for n in range(1, number + 1) if number % n == 0]
    small(len(found))
    covers = [(a, b) for a in found for b in found if b < a and a % b == 0 and not any(b < c < a and a % c == c % b == 0 for c in found)]
    return [str(n) for n in found], [(str(a), str(b)) for a, b in covers]


def partitions(size):
    """Partitions of a set: each element has the number of its block, in the order of first elements; an arc splits a block in two."""
    if not 1 <= size <= 4:
        raise NotDone("the partitions are many, or none")
    words = [()]
    for _ in range(size):
        words = [word + (block,) for word in words for block in range(1, max(word, default=0) + 2)]

    def merges(word):
        """All partitions with two blocks of this one put together."""
        for b in range(2, max(word) + 1):
            for a in range(1, b):
                numbers = {}
                yield tuple(numbers.setdefault(a if block == b else block, len(numbers) + 1) for block in word)

    def name(word):
        return "".join(map(str, word))

    return [name(word) for word in words], [(name(whole), name(word)) for word in words for whole in merges(word)]


FAMILIES = {"chain": chain, "boolean-lattice": boolean_lattice, "divisors": divisors, "partitions": partitions}
