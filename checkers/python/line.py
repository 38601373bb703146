"""Question lines: `ruleset position [options] + ruleset position [options]`.

The last bracket has the compound and the convention, and options for every position without a bracket of its own.
"""
import re

COMPOUNDS = {
    # name: (components that a move is made in, whether the first ended component ends the game)
    "disjunctive": ("one", False),
    "diminished-disjunctive": ("one", True),
    "conjunctive": ("all", True),
    "continued-conjunctive": ("all", False),
    "selective": ("some", False),
    "shortened-selective": ("some", True),
}
PLAYS = ("normal", "misere")


class Wrong(Exception):
    """What is read is no question, no proof or no certificate, or it does not hold."""


class NotDone(Exception):
    """This checker does not know the rules, or the work would be too long."""


def numeral(text):
    if not re.fullmatch(r"[0-9]{1,4000}", text):
        raise Wrong(f"{text[:40]} is no number")
    return int(text)


def multiset(text):
    """`4^2 3` as pairs of texts and counts."""
    pairs = []
    for word in text.split():
        item, caret, count = word.partition("^")
        if item == "":
            raise Wrong("nothing stands before ^")
        pairs.append((item, numeral(count) if caret else 1))
    return pairs


def _plain(line):
    """The line with what graph6 and sparse6 tokens hold blanked out: brackets and braces in them mean nothing."""
    return re.sub(r"(?<=[gs]6:)\S+", lambda match: "_" * len(match.group()), line)


def _brackets(part):
    """The text of a position and the options of the bracket behind it, or None where it has none."""
    depth = 0
    for match in re.finditer(r"[{}]|\s\[", _plain(part)):
        token = match.group()
        if token == "{":
            depth += 1
        elif token == "}":
            depth -= 1
        elif depth == 0:
            inside = part[match.end():].strip()
            if not inside.endswith("]") or "]" in inside[:-1]:
                raise Wrong("the bracket of options does not end the position")
            options = {}
            for text in filter(None, (each.split() for each in inside[:-1].split(","))):
                if text[0] in options:
                    raise Wrong(f"the option {text[0]} is there twice")
                options[text[0]] = text[1:]
            return part[:match.start()], options
    return part, None


def split(line, rulesets):
    """The positions as (ruleset, text, options), the compound and the convention; `rulesets` gives their options and defaults."""
    starts, plain = [0], _plain(line)
    for match in re.finditer(r"\s\+\s+([a-z][a-z0-9-]*)(?=\s|$)", plain):
        opened = plain.count("{", 0, match.start()) - plain.count("}", 0, match.start())
        if match.group(1) in rulesets and opened == 0:
            starts.append(match.start(1))
    positions = []
    for index, start in enumerate(starts):
        last = index + 1 == len(starts)
        part = line[start:] if last else line[start:starts[index + 1]].rstrip()[:-1]
        text, options = _brackets(part.strip())
        name, *rest = text.split(None, 1) or [""]
        if name not in rulesets:
            raise NotDone(f"the ruleset {name[:40]} is not known here")
        positions.append((name, "".join(rest).strip(), options))
    common = positions[-1][2] or {}
    known = set(PLAYS) | set(COMPOUNDS)
    allowed = known | {each for name, _, _ in positions for each in rulesets[name].options}
    if any(each not in allowed for each in common):
        raise Wrong("there is an unknown option")
    compounds = [each for each in common if each in COMPOUNDS]
    plays = [each for each in common if each in PLAYS]
    if len(compounds) > 1 or len(plays) > 1 or any(common[each] for each in compounds + plays):
        raise Wrong("the options contradict each other")
    compound = compounds[0] if compounds else "disjunctive"
    play = plays[0] if plays else rulesets[positions[0][0]].default_play
    found = []
    for index, (name, text, options) in enumerate(positions):
        rules = rulesets[name]
        if options is not None and index + 1 < len(positions) and any(each not in rules.options for each in options):
            raise Wrong("a position has an option that is not its own")
        own = common if options is None else options
        if rules.indivisible and compound != "disjunctive":
            raise Wrong(f"a position of {name} is one component")
        found.append((name, text, {each: words for each, words in own.items() if each in rules.options}))
    return found, compound, play
