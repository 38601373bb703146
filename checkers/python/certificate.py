"""Certificates as `impartial solve --json` and `impartial period --json` write them, bare or inside the answer around them.

Each kind is checked by the numbered steps of docs/certificates.md. What the certificate does not decide is listed as not covered.
"""
from collections import Counter
import rules
from line import COMPOUNDS, PLAYS, NotDone, Wrong, split
from play import ENDED, OCTAL, Position, Search, mex, moves_of, read, sides

MOST_VALUES = 3000
MOST_COUNTERS = 3000


def check(data):
    """Returns what is not covered; raises Wrong or NotDone."""
    if not isinstance(data, dict):
        raise Wrong("this is no certificate")
    if "kind" in data:
        return look(data)[1]
    certificate = data.get("certificate")
    if not isinstance(certificate, dict):
        raise Wrong("there is no certificate")
    about, missing = look(certificate)
    return missing + compare(data, about)


def look(certificate):
    kind = certificate.get("kind")
    known = KINDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise NotDone(f"certificates of the kind {str(kind)[:40]} are not checked here")
    return known(certificate)


def compare(data, about):
    """Compares the answer around a certificate with what `about` says of its question."""
    question = data.get("question")
    if not isinstance(question, str):
        raise Wrong("there is no question")
    if "outcome" not in data:
        if not about.get("is_period"):
            raise Wrong("there is no outcome")
        if "of_family" in about and not about["of_family"](question):
            raise Wrong("the certificate is about other positions")
        return []
    if about.get("of") is None:
        raise NotDone("what this period says of one position is not worked out here")
    found = about["of"](question)
    if data["outcome"] != found["outcome"]:
        raise Wrong(f"the outcome is {found['outcome']}")
    if data.get("winner") != ("next" if found["outcome"] == "N" else "previous"):
        raise Wrong("the winner is another")
    if data.get("alliance") != found.get("alliance"):
        raise Wrong("the alliance is another")
    missing = ["winning moves"] if data.get("winningMoves") else []
    for name, value in (data.get("values") or {}).items():
        if name not in found:
            missing.append(name)
        elif str(value) != str(found[name]):
            raise Wrong(f"the {name} is {found[name]}")
    return missing


def text_of(data, name):
    if not isinstance(data.get(name), str):
        raise Wrong(f"{name} is no text")
    return data[name]


def count_of(data, name):
    value = data.get(name)
    if isinstance(value, str) and value.isdigit():
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Wrong(f"{name} is no whole number")
    return value


def setting_of(data):
    compound, play = text_of(data, "compound"), text_of(data, "play")
    if compound not in COMPOUNDS or play not in PLAYS:
        raise Wrong("there is no such setting")
    return compound, play


def grundy_outcome(value):
    return {"outcome": "N" if value else "P", "grundy": value}


# search


def search(data):
    question = text_of(data, "question")
    position = read(question)
    outcome = Search().outcome(position)
    if data.get("outcome") != outcome:
        raise Wrong(f"{question} is {outcome}")

    def of(line):
        other = read(line)
        if (other.key, other.compound, other.play) != (position.key, position.compound, position.play):
            raise Wrong("the certificate is about another position")
        return with_alliance(position, {"outcome": outcome})

    return {"of": of}, []


def with_alliance(position, found):
    side = position.side()
    if side is not None:
        other = {"1": 2, "2": 1}[side]
        found["alliance"] = int(side) if found["outcome"] == "N" else other
    return found


# component-values: what a compound has in the place of Grundy values


def remoteness(good, seek, avoid):
    """Values count moves to the end; a move to one of the parity `good` wins, and the winner seeks `seek`, the loser `avoid`."""
    def value(options):
        winning = [option for option in options if option % 2 == good]
        return 1 + (seek(winning) if winning else avoid(options))
    return value


THEORIES = {
    # setting: (value of what has ended, value from those of the options, value of several together, whether it is lost)
    ("disjunctive", "normal"): (0, mex, lambda a, b: a ^ b, lambda v: v == 0, "grundy"),
    ("conjunctive", "normal"): (0, remoteness(0, min, max), min, lambda v: v % 2 == 0, "remoteness"),
    ("conjunctive", "misere"): (0, remoteness(1, min, max), min, lambda v: v % 2 == 1, "remoteness"),
    ("continued-conjunctive", "normal"): (0, remoteness(0, max, min), max, lambda v: v % 2 == 0, "suspense"),
    ("continued-conjunctive", "misere"): (0, remoteness(1, max, min), max, lambda v: v % 2 == 1, "suspense"),
    ("selective", "normal"): (0, lambda options: int(0 in options), max, lambda v: v == 0, None),
}


def raw_components(line, compound):
    positions, _, _ = split(line, rules.RULESETS)
    found = []
    for name, text, options in positions:
        for part in rules.RULESETS[name].parse(text, options, compound):
            component = ("octal" if name in OCTAL else name, part)
            found.append(component if moves_of(component) else ENDED)
    return found


def component_values(data):
    compound, play = setting_of(data)
    if (compound, play) not in THEORIES:
        raise NotDone(f"values in {compound} {play} play are not known here")
    ended, from_options, together, is_lost, name = THEORIES[compound, play]
    listed = data.get("components")
    if not isinstance(listed, list) or not listed:
        raise Wrong("there are no components")
    known, left = {}, [20000]

    def joined(values):
        total = None
        for value in values:
            total = value if total is None else together(total, value)
        return total

    def value_of(component, depth=0):
        if component not in known:
            left[0] -= 1
            if left[0] < 0 or depth > 200:
                raise NotDone("the search would be long")
            options = [joined(value_of(part, depth + 1) for part in parts) for parts in moves_of(component)]
            known[component] = from_options(options) if options else ended
        return known[component]

    total, found = None, Counter()
    for item in listed:
        parts = raw_components(text_of(item, "question"), compound)
        count = count_of(item, "count")
        if any(sides(part) is not None for part in parts) or count == 0:
            raise Wrong("such a position has no components")
        value = joined(value_of(part) for part in parts)
        if text_of(item, "value") != str(value):
            raise Wrong(f"{item['question']} has the value {value}")
        for part in parts:
            found[part] += count
        several = value if name != "grundy" or count % 2 else 0
        total = several if total is None else together(total, several)
    if text_of(data, "total") != str(total):
        raise Wrong(f"together they make {total}")

    def of(line):
        _, its_compound, its_play = split(line, rules.RULESETS)
        asked = Counter(raw_components(line, compound))
        if (its_compound, its_play) != (compound, play) or in_play(asked, compound) != in_play(found, compound):
            raise Wrong("the certificate is about another position")
        return {"outcome": "P" if is_lost(total) else "N", **({name: total} if name else {})}

    return {"of": of}, []


def in_play(components, compound):
    """Under the long rule what has ended plays no part."""
    return {each: n for each, n in components.items() if each != ENDED or COMPOUNDS[compound][1]}


# periods


def octal_values(digits, upto):
    values = []
    for size in range(upto):
        options = set()
        for left in rules.octal_splits(digits, size):
            total = 0
            for part in left:
                total ^= values[part]
            options.add(total)
        values.append(mex(options))
    return values


def octal_period(data):
    code = text_of(data, "code")
    digits = rules.code_digits(code)
    if max(digits) > 7:
        raise NotDone("three heaps have no periodicity theorem here")
    period, preperiod = count_of(data, "period"), count_of(data, "preperiod")
    if period == 0:
        raise Wrong("a period is above 0")
    needed = 2 * max(1, preperiod) + 2 * period + len(digits) - 1
    if needed > MOST_VALUES:
        raise NotDone(f"{needed} values would be computed")
    window = data.get("argument", "guy-smith") == "window"
    if not window and "valuesNeeded" in data and data["valuesNeeded"] != needed:
        raise Wrong(f"the theorem needs {needed} values")
    values = octal_values(digits, needed)
    repeats(values, period, preperiod)

    def value_at(size):
        return values[size if size < preperiod else preperiod + (size - preperiod) % period]

    def of_question(line):
        # Large heaps have too many moves to be listed: the line is read without opening them.
        positions, compound, play = split(line, rules.RULESETS)
        if (compound, play) != ("disjunctive", "normal"):
            raise Wrong("the certificate is about another setting")
        total = 0
        for name, text, options in positions:
            if name not in OCTAL and name != "octal":
                raise NotDone("that this is a heap of an octal game is not known here")
            for its_digits, size in rules.RULESETS[name].parse(text, options, compound):
                if its_digits != digits:
                    raise Wrong("the certificate is about another game")
                total ^= value_at(size)
        return grundy_outcome(total)

    def of_family(line):
        positions, compound, play = split(line.replace("{n}", "7"), rules.RULESETS)
        if "{n}" not in line or len(positions) != 1 or (compound, play) != ("disjunctive", "normal"):
            return False
        name, text, options = positions[0]
        if name not in OCTAL and name != "octal":
            raise NotDone("that this is a heap of an octal game is not known here")
        parts = rules.RULESETS[name].parse(text, options, compound)
        return parts == [(digits, 7)]

    missing = ["the numbers of the window lemma"] if window else []
    return {"of": of_question, "is_period": True, "of_family": of_family}, missing


def repeats(values, period, preperiod):
    """The values repeat from the preperiod on as far as they go, from no earlier place, and with no shorter period."""
    for size in range(preperiod, len(values) - period):
        if values[size] != values[size + period]:
            raise Wrong(f"the heaps {size} and {size + period} have different values")
    if preperiod > 0 and values[preperiod - 1] == values[preperiod - 1 + period]:
        raise Wrong("the period holds earlier already")
    for shorter in range(1, period):
        if period % shorter == 0 and all(values[n] == values[n + shorter] for n in range(preperiod, preperiod + period)):
            raise Wrong(f"{shorter} is a period already")


def compound_period(data):
    compound, play = setting_of(data)
    digits = rules.code_digits(text_of(data, "code"))
    if (compound, play) not in THEORIES or max(digits) > 7:
        raise NotDone(f"values in {compound} {play} play are not known here")
    ended, from_options, together, _, _ = THEORIES[compound, play]
    period, preperiod = count_of(data, "period"), count_of(data, "preperiod")
    last = len(digits) - 1
    upto = 2 * max(1, preperiod) + 2 * period + last + 60
    if period == 0 or upto > MOST_VALUES:
        raise NotDone("many values would be computed")
    values = []
    for size in range(upto):
        options = []
        for left in rules.octal_splits(digits, size):
            parts = [values[part] for part in left] or [ended]
            total = parts[0]
            for value in parts[1:]:
                total = together(total, value)
            options.append(total)
        values.append(from_options(options) if options else ended)
    repeats(values, period, preperiod)
    if count_of(data, "valuesNeeded") != 2 * max(1, preperiod) + 2 * period + last:
        raise NotDone("what is shown of the values has a period of its own")
    return {"is_period": True}, ["which family of positions it is"]


def nim_period(data):
    question = text_of(data, "question")
    if "{n}" not in question:
        raise Wrong("the question has no hole")
    rest, period = count_of(data, "rest"), count_of(data, "period")
    if count_of(data, "preperiod") != 0 or count_of(data, "saltus") != period:
        raise Wrong("the saltus is the period, from 0 on")
    if period != 1 << rest.bit_length():
        raise Wrong("the period is the least power of two above the value of the rest")
    for n in range(min(2 * period, 16)):
        positions, compound, play = split(question.replace("{n}", str(n)), rules.RULESETS)
        if [name for name, _, _ in positions] != ["nim"] * len(positions) or (compound, play) != ("disjunctive", "normal"):
            raise Wrong("the question is not one of Nim in normal play")
        total = 0
        for _, text, _ in positions:
            for size in rules.heaps(text):
                total ^= size
        if total != rest ^ n:
            raise Wrong(f"the value for n = {n} is {total}")
    return {"is_period": True, "of_family": lambda line: line == question}, []


# hackendot-values


def hackendot_values(data):
    parents, values = data.get("parents"), data.get("values")
    if not isinstance(parents, list) or not isinstance(values, list) or len(parents) != len(values) or len(parents) > 300:
        raise Wrong("there is a value for every vertex")
    children = [[] for _ in parents]
    for vertex, parent in enumerate(parents):
        if isinstance(parent, bool) or not isinstance(parent, int) or not -1 <= parent < len(parents):
            raise Wrong("a parent is no vertex")
        if parent >= 0:
            children[parent].append(vertex)
    seen = [0]

    def tree(vertex):
        seen[0] += 1
        return tuple(sorted(tree(child) for child in children[vertex]))

    trees = [tree(vertex) for vertex, parent in enumerate(parents) if parent == -1]
    if seen[0] != len(parents):
        raise Wrong("a forest has no cycle")

    def left_values(vertex):
        """The nim-sums of what each pick below this vertex leaves of its tree."""
        below = 0
        for child in children[vertex]:
            below ^= values[child]
        yield below
        for child in children[vertex]:
            for value in left_values(child):
                yield below ^ values[child] ^ value

    if any(isinstance(value, bool) or not isinstance(value, int) or value < 0 for value in values):
        raise Wrong("a value is no whole number")
    total = 0
    for vertex, parent in enumerate(parents):
        if values[vertex] != mex(left_values(vertex)):
            raise Wrong(f"the value of vertex {vertex} is another")
        total ^= values[vertex] if parent == -1 else 0
    if data.get("total") != total:
        raise Wrong(f"the total is {total}")

    def of(line):
        asked = read(line)
        certified = Position("disjunctive", "normal", [("hackendot", each) for each in trees] or [("hackendot", None)])
        if (asked.compound, asked.play, asked.key) != ("disjunctive", "normal", certified.key):
            raise Wrong("the certificate is about another position")
        return grundy_outcome(total)

    return {"of": of}, []


# survivor-blocks


def survivor_blocks(data):
    counters, seats, player = count_of(data, "counters"), text_of(data, "seats"), count_of(data, "player")
    play, table = text_of(data, "play"), data.get("table")
    if not isinstance(table, dict) or not isinstance(table.get("takes"), list) or not isinstance(table.get("rows"), list):
        raise NotDone("the table is not listed")
    if not seats or set(seats) - {"1", "2"} or len(table["takes"]) != len(seats) or len(table["rows"]) != len(seats):
        raise Wrong("the table has other seats")
    if play not in PLAYS or not 1 <= player <= len(seats):
        raise Wrong("there is no such player or convention")
    takes = []
    for pair in table["takes"]:
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(each, str) and each.isdigit() for each in pair):
            raise Wrong("takes are two numbers")
        if not 1 <= int(pair[0]) <= int(pair[1]):
            raise Wrong("takes go up from 1")
        takes.append((int(pair[0]), int(pair[1])))
    ends = [int(change) for row in table["rows"] for change in row_of(row)["changes"]]
    upto = max([counters] + [end + 60 for end in ends])
    if upto > MOST_COUNTERS or upto * len(seats) * max(most for _, most in takes) > 20_000_000:
        raise NotDone("the table is large")
    losers = losers_by_play(seats, takes, play, upto)
    listed = upto if table.get("upTo") is None else min(upto, count_of(table, "upTo"))
    for seat, row in enumerate(table["rows"]):
        loser, changes = row["first"], [int(change) for change in row["changes"]]
        if any(a >= b for a, b in zip([0] + changes, changes)):
            raise Wrong("changes go up")
        for number in range(1, listed + 1):
            if losers[number][seat] != loser:
                raise Wrong(f"at seat {seat + 1} alliance {losers[number][seat]} loses with {number} counters")
            if number in changes:
                loser = 3 - loser
    blocks_hold(data.get("blocks"), [row[player - 1] for row in losers])
    loser = losers[counters][player - 1]
    if data.get("loser") != loser:
        raise Wrong(f"alliance {loser} loses")

    def of(line):
        asked = read(line)
        expanded = tuple(tuple(range(least, most + 1)) for least, most in takes)
        if asked.components != (("survivor-nim", (counters, seats, expanded, player - 1)),) or asked.play != play:
            raise Wrong("the certificate is about another table")
        return {"outcome": "P" if loser == int(seats[player - 1]) else "N", "alliance": 3 - loser}

    return {"of": of}, ["strength, drift, largest loss and period"]


def blocks_hold(blocks, losers):
    """The blocks follow one another from 1 on, and in each the alliance that is named loses, as far as was played."""
    start = 1
    for block in blocks if isinstance(blocks, list) else []:
        if not isinstance(block, dict) or start is None or count_of(block, "from") != start:
            raise Wrong("blocks follow one another")
        end = None if block.get("to") is None else count_of(block, "to")
        for number in range(start, len(losers) if end is None else min(end + 1, len(losers))):
            if losers[number] != block.get("loser"):
                raise Wrong(f"alliance {losers[number]} loses with {number} counters")
        if end is not None and end + 1 < len(losers) and losers[end + 1] == losers[end]:
            raise Wrong("a block ends too soon")
        start = None if end is None else end + 1


def row_of(row):
    if not isinstance(row, dict) or row.get("first") not in (1, 2) or not isinstance(row.get("changes"), list):
        raise Wrong("a row has a first loser and changes")
    if not all(isinstance(change, str) and change.isdigit() for change in row["changes"]):
        raise Wrong("a change is a number")
    return row


def losers_by_play(seats, takes, play, upto):
    """For each number of counters and each seat the alliance that loses."""
    alliances = [int(seat) for seat in seats]
    losers = [[alliances[seat - 1] if play == "misere" else 3 - alliances[seat - 1] for seat in range(len(seats))]]
    for number in range(1, upto + 1):
        row = []
        for seat, mover in enumerate(alliances):
            least, most = takes[seat]
            options = range(least, min(most, number) + 1) if least <= number else [number]
            wins = any(losers[number - take][(seat + 1) % len(seats)] != mover for take in options)
            row.append(3 - mover if wins else mover)
        losers.append(row)
    return losers


KINDS = {
    "search": search,
    "component-values": component_values,
    "octal-period": octal_period,
    "compound-period": compound_period,
    "nim-period": nim_period,
    "hackendot-values": hackendot_values,
    "survivor-blocks": survivor_blocks,
}
