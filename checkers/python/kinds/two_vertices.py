"""The kind `nim-on-two-vertices`: all edges in reach can be used wherever the piece is, so that they are heaps of Nim."""
from collections import Counter
from fields import list_of, number_of, one_of, play_of, text_of
from kinds import Claim
from kinds.heaps import judge_nim
from line import Wrong
from play import Search, read
from rules import nim_on_graphs as rules


def check(data):
    question, play, claimed = text_of(data, "question"), play_of(data), one_of(data, "outcome", "N", "P")
    asked = read(question)
    games = [read_game(pair) for pair in list_of(data, "games")]
    values, setting = dict(games), ("disjunctive", play)
    if (asked.compound, asked.play) != setting or (games and play == "misere") or len(values) < len(games):
        raise Wrong("the certificate has another convention, games in misère play, or a game twice")
    heaps = heaps_of(asked, values)
    if Counter(map(number_of, list_of(data, "heaps"))) != Counter(heaps):
        raise Wrong("the edges in reach carry other heaps")
    total, is_lost = judge_nim(Counter(heaps), setting)
    if number_of(data.get("sum"), "sum") != total:
        raise Wrong(f"the sum is {total}")
    outcome = "P" if is_lost else "N"
    if claimed != outcome:
        raise Wrong(f"the outcome is {outcome}")

    def of(line):
        other = read(line)
        if (other.key, other.compound, other.play) != (asked.key, *setting):
            raise Wrong("the certificate is about another position")
        return {"outcome": outcome, **({"grundy": total} if play == "normal" else {})}

    def outcome_of(position):
        return "P" if judge_nim(Counter(heaps_of(position, {}, True)), setting)[1] else "N"

    return Claim(of, outcome_of=outcome_of)


def read_game(pair):
    if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(each, str) for each in pair):
        raise Wrong("a game has a question and a value")
    components = rules.settled(rules.game(pair[0]))
    value = Search().sum_of(components or ())
    if pair[1] != str(value):
        raise Wrong(f"{pair[0][:60]} has the value {value}")
    return components, value


def heaps_of(position, values, may_play=False):
    """What the edges in reach carry; games have the values given, or are played out."""
    if position.key == "over":
        return []
    (name, (_, edges)), *others = position.components
    if name != "nim-on-graphs" or others or len({(u, v) for u, v, _ in edges}) > 1:
        raise Wrong("the edges in reach have not all the same ends")
    found = []
    for _, _, weight in edges:
        if not isinstance(weight, int) and weight not in values:
            if not may_play:
                raise Wrong("a game on an edge has no value")
            weight = Search().sum_of(weight)
        found.append(weight if isinstance(weight, int) else values[weight])
    return found
