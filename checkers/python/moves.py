"""The moves that an answer lists, looked up in the rules: each must exist, lead where the answer says and leave a lost position.

Who wins after a move is told by the certificate where it can, and otherwise by a short search. What is too long is named as not covered.
"""
import re
from itertools import islice
from line import COMPOUNDS, NotDone, Wrong, split
from play import Position, Search, game_of, has_ended, read, seen_from
from rules import RULESETS
from rules.nim_on_graphs import label_form

MOST_MOVES = 20000
MOST_POSITIONS = 3000


def compare(line, answer, outcome, outcome_of):
    """Raises Wrong where a move is not as the answer says; returns what is not covered."""
    winning = listed(answer.get("winningMoves", []))
    delaying = listed([answer["delayingMove"]] if "delayingMove" in answer else [])
    is_whole = answer.get("winningMovesComplete", False)
    if not isinstance(is_whole, bool):
        raise Wrong("winningMovesComplete is no truth value")
    if outcome != "N" and winning:
        raise Wrong("a lost position has no winning move")
    missing = ["delayingMove"] if delaying else []
    if not winning and not delaying and not (outcome == "N" and is_whole):
        return missing
    if len({to or label for label, to in winning}) < len(winning):
        raise Wrong("a winning move is listed twice")
    try:
        position, options = read(line), options_of(line)
    except NotDone:
        return missing + ["winningMoves"]
    results = [(form(label), look_up(position, options, label, to)) for label, to in winning + delaying]
    if any(results.count(result) > len(results_of(options, result[0])) for result in results):
        raise Wrong("a move is listed twice")
    wins = Judge(position, outcome_of)
    if outcome != "N":
        return missing
    try:
        return missing + won_by(winning, same_results(answer), is_whole, options, wins)
    except NotDone:
        return missing + ["winningMoves"]


def won_by(winning, same, is_whole, options, wins):
    """Each listed move wins, and where the list is said to be whole, no other does but for moves with the same result."""
    reached = set()
    for label, _ in winning:
        for option in results_of(options, form(label)):
            if not wins(option):
                raise Wrong(f"the move {label[:40]} does not win")
            reached.add(option.key)
    if not is_whole:
        return []
    names = [label for label, results in options.items() for option in results if wins(option)]
    if any(option.key not in reached for label in names for option in options[label] if wins(option)):
        raise Wrong("a winning move is not listed")
    if same and len(winning) + same != len(names):
        raise Wrong(f"{len(names) - len(winning)} moves have the same result as a listed one")
    return [] if same else ["winning moves that differ from a listed one in names only"] if len(names) > len(winning) else []


class Judge:
    """Whether a move to this position wins."""

    def __init__(self, position, outcome_of):
        self.position, self.outcome_of = position, outcome_of
        self.search = Search(MOST_POSITIONS)

    def __call__(self, option):
        outcome = self.outcome_of(option) if self.outcome_of else None
        return seen_from(self.position, option, outcome or self.search.outcome(option)) == "P"


def look_up(position, options, label, to):
    """The key of where a move leads; None where that is not written."""
    results = results_of(options, form(label))
    if not results:
        raise Wrong(f"the rules have no move {label[:40]}")
    if to is None:
        return None
    after = read(to)
    if (after.compound, after.play) != (position.compound, position.play):
        raise Wrong(f"the move {label[:40]} leads into another setting")
    if after.key not in [option.key for option in results]:
        raise Wrong(f"the move {label[:40]} leads elsewhere")
    return after.key


def listed(data):
    """Pairs of a label and where the move leads, None where that is too long to be written."""
    if not isinstance(data, list):
        raise Wrong("moves are a list")
    found = []
    for each in data:
        if not isinstance(each, dict) or not isinstance(each.get("move"), str):
            raise Wrong("a move has a name")
        to = each.get("to")
        if (to is None) != (each.get("toOmitted") is True) or not isinstance(to, (str, type(None))):
            raise Wrong("a move says where it leads, or that this is too long")
        found.append((each["move"], to))
    return found


def same_results(answer):
    """How many moves are counted as having the result of a listed one."""
    counts = [each.get("sameResult", 0) for each in answer.get("winningMoves", [])]
    if any(type(count) is not int or count < 0 for count in counts):
        raise Wrong("a number of moves with the same result is no number")
    return sum(counts)


def form(label):
    """A label without what does not matter in it: the order of moves that are made together."""
    return tuple(sorted(part_form(part) for part in label.split(" & ")))


def part_form(part):
    number, label = re.fullmatch(r"(\d+: )?(.*)", part, re.DOTALL).groups()
    return (number or "") + label_form(label)


def results_of(options, labels):
    """What the moves of this name lead to; a name without the numbers of positions stands for those in all of them."""
    if labels in options:
        return options[labels]
    plain = [option for each, results in options.items() if without_numbers(each) == labels for option in results]
    return list({option.key: option for option in plain}.values())


def without_numbers(labels):
    return tuple(sorted(re.sub(r"^\d+: ", "", label) for label in labels))


def options_of(line):
    """What each move leads to: a list of positions under its name, since in sums two moves may have one name."""
    positions, compound, play = split(line, RULESETS)
    move_in, is_short = COMPOUNDS[compound]
    components = []
    for number, (name, text, options) in enumerate(positions, 1):
        before = f"{number}: " if len(positions) > 1 else ""
        rules, game = RULESETS[name], game_of(name)
        for part, moves in zip(rules.parse(text, options, compound), rules.named(text, options, compound)):
            named = [(tuple(before + each for each in label.split(" & ")), tuple((game, each) for each in left)) for label, left in islice(moves, MOST_MOVES + 1)]
            if len(named) > MOST_MOVES:
                raise NotDone("there are too many moves")
            components.append(((game, part), named))
    found = {}
    if is_short and any(has_ended(component) for component, _ in components):
        return found
    count = 0
    for labels, left in together(components, move_in):
        count += 1
        if count > MOST_MOVES:
            raise NotDone("there are too many moves")
        if labels:
            found.setdefault(tuple(sorted(labels)), []).append(Position(compound, play, left))
    return {label: list({option.key: option for option in results}.values()) for label, results in found.items()}


def together(components, move_in):
    """What is left after moves in one, some or all components, with their labels."""
    if move_in == "one":
        for index, (_, moves) in enumerate(components):
            rest = tuple(component for place, (component, _) in enumerate(components) if place != index)
            for labels, left in moves:
                yield labels, rest + left
        return
    if not components:
        yield (), ()
        return
    (first, moves), *others = components
    for labels, left in together(others, move_in):
        if move_in == "some" or has_ended(first):
            yield labels, (first,) + left
        for more, own in moves:
            yield more + labels, own + left
