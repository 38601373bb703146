"""Nim on graphs: the piece, and the edges that it can still reach with their weights.

A weight is a number, or a game in braces: a sorted tuple of components, in which one move is made. A game that has ended is the weight 0.
"""
import re
import graphs
from line import NotDone, Wrong, numeral


def read(text):
    """The piece and the edges as (u, v, weight), ends in the order of names, in the order written."""
    piece, names, edges = None, set(), []
    for word in re.findall(r"[^\s{}]*\{[^{}]*\}|\S+", text):
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
            edges.append((*sorted(pair, key=graphs.name_order), weight))
        elif "-" in word:
            raise Wrong("an edge has a weight")
        else:
            names.add(word)
    if piece not in names:
        raise Wrong("the piece is on no vertex")
    return piece, edges


def weight_of(text):
    if not text.startswith("{"):
        return numeral(text)
    return settled(game(text[1:-1])) if text.endswith("}") else numeral(text)


def game(line):
    # Games on edges are read as questions are, and those are read with these rules.
    from play import read as read_question
    position = read_question(line)
    if (position.compound, position.play) != ("disjunctive", "normal") or position.side() is not None:
        raise NotDone("a game on an edge is a sum in normal play")
    return position.components


def settled(components):
    from play import has_ended
    live = tuple(component for component in components if not has_ended(component))
    return tuple(sorted(live, key=repr)) or 0


def parse(text, options, compound):
    piece, edges = read(text)
    return [reachable(piece, [(u, v, weight_of(weight)) for u, v, weight in edges])]


def reachable(piece, edges):
    live = [edge for edge in edges if edge[2] != 0]
    reached, before = {piece}, 0
    while len(reached) > before:
        before = len(reached)
        for u, v, _ in live:
            if u in reached or v in reached:
                reached |= {u, v}
    return piece, tuple(sorted((edge for edge in live if edge[0] in reached), key=repr))


def lowered(weight):
    """What a move leaves of a weight."""
    if isinstance(weight, int):
        return range(weight)
    from play import moves_of
    found = {}
    for index, component in enumerate(weight):
        for left in moves_of(component):
            found[settled(weight[:index] + left + weight[index + 1:])] = None
    return found


def shown(weight):
    return str(weight) if isinstance(weight, int) else "{%r}" % (weight,)


def label_form(label):
    """The label of a move with the games in it in their one form, as `plays` writes them."""
    if "{" not in label:
        return label
    edge, _, change = label.partition(":")
    before, _, after = change.partition("}>")
    return f"{edge}:{form_in(before + '}')}>{form_in(after)}"


def form_in(text):
    return "{%r}" % (game(text[1:-1]),) if text.startswith("{") and text.endswith("}") else text


def plays(position):
    piece, edges = position
    for index, (u, v, weight) in enumerate(edges):
        if piece not in (u, v) or (index > 0 and edges[index - 1] == edges[index]):
            continue
        rest = edges[:index] + edges[index + 1:]
        for left in lowered(weight):
            yield f"{u}-{v}:{shown(weight)}>{shown(left)}", [reachable(v if piece == u else u, rest + ((u, v, left),))]


def moves(position):
    return (left for _, left in plays(position))


def named(text, options, compound):
    return [plays(position) for position in parse(text, options, compound)]
