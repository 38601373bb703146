"""The kind `epidemic-endless`: a draw, because labels can dance for ever, or a win by a move that ends the dance."""
from fields import list_of, one_of, text_of
from kinds import Claim
from line import Wrong, split
from play import read
from rules import RULESETS
from rules.epidemics import CHOICES, DancingMania, choices


def check(data):
    question, claimed = text_of(data, "question"), one_of(data, "outcome", "N", "draw")
    positions, _, play = split(question, RULESETS)
    (name, text, options), *others = positions
    if others or name != "dancing-mania":
        raise Wrong("the certificate is about one position of Dancing Mania")
    (position,) = DancingMania.parse(text, options, "disjunctive")
    left = {label: after for label, (after,) in DancingMania.plays(position)}
    decided = {}
    for item in list_of(data, "moves"):
        move = text_of(item, "move")
        if move in decided or move not in left or not isinstance(item.get("certificate"), dict):
            raise Wrong("a move is listed twice, is none, or has no certificate")
        decided[move] = outcome_by(item["certificate"], line_of(left[move], play))
    immortal = list_of(data, "immortal")
    if claimed == "N":
        if list(decided.values()) != ["P"] or immortal:
            raise Wrong("a win has one move, which leaves a lost position")
    else:
        check_draw(position, left, decided, names_of(immortal, position))

    def of(line):
        asked, certified = read(line), read(question)
        if (asked.key, asked.compound, asked.play) != (certified.key, certified.compound, certified.play):
            raise Wrong("the certificate is about another position")
        return {"outcome": claimed}

    return Claim(of)


def names_of(immortal, position):
    """The vertices of which each has a move that labels another of them."""
    if not all(isinstance(pair, list) and len(pair) == 2 and all(isinstance(each, str) for each in pair) for pair in immortal):
        raise Wrong("an immortal vertex stands beside another one")
    ground, strain = position[:2]
    names = {vertex for vertex, _ in immortal}
    if len(names) < len(immortal):
        raise Wrong("an immortal vertex is listed twice")
    for vertex, to in immortal:
        moves = choices(DancingMania.targets(ground, strain, vertex), CHOICES[strain[2]])
        if to not in names or not any(to in targets for targets in moves):
            raise Wrong(f"no move from {vertex[:40]} labels {to[:40]}")
    return names


def check_draw(position, left, decided, names):
    dancing = sum(count for vertex, count in position[3] if vertex in names)
    if dancing == 0:
        raise Wrong("no label is on an immortal vertex")
    needed = {move for move, after in left.items() if dancing == 1 and not any(vertex in names for vertex, _ in after[3])}
    if set(decided) != needed or any(outcome != "N" for outcome in decided.values()):
        raise Wrong("the moves that end the dance are not those listed, or do not all leave what is won")


def outcome_by(certificate, line):
    # Certificates of moves are looked at as any others are.
    from certificate import look
    claim = look(certificate)
    if claim.of is None:
        raise Wrong("the certificate of a move is about no single position")
    return claim.of(line)["outcome"]


def line_of(position, play):
    """A question line for a position, as the rules read it."""
    ground, (spread, reach, variation), stage, labels = position
    arcs = " ".join(f"{name}>{to}" for name, heads in ground for to in heads)
    counts = " ".join(f"{name}^{count}" for name, count in labels)
    return f"dancing-mania {arcs} : {counts} [stage {stage}, {spread} {reach} {variation}, {play}]"
