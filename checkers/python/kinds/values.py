"""The kind `component-values`: the value of each component, by a table of all that play can reach, a certificate of its own, or play."""
from collections import Counter
from fields import count_of, list_of, setting_of, text_of
from kinds import Claim
from line import COMPOUNDS, NotDone, Wrong
from play import ENDED, moves_of, read_components, settled, sides
from theories import MOST_COMPONENTS, THEORIES


class Values:
    """Values of components in one theory: those of the table, and those that were played out."""

    def __init__(self, theory):
        self.theory, self.listed, self.played, self.left = theory, {}, {}, MOST_COMPONENTS

    def add_row(self, row):
        if not isinstance(row, list) or len(row) != 2 or not all(isinstance(each, str) for each in row):
            raise Wrong("a row of the table has a component and its value")
        line, claimed = row
        components = read_components(line)[0]
        if len(components) != 1 or sides(components[0]) is not None:
            raise Wrong(f"{line[:60]} is no single component")
        options = []
        for parts in moves_of(components[0]):
            parts = [settled(part) for part in parts]
            if any(part not in self.listed for part in parts):
                raise Wrong(f"a move in {line[:60]} leads to what is not in the table before it")
            options.append(self.theory.joined(self.listed[part] for part in parts))
        value = self.theory.of_options(options)
        if claimed != str(value):
            raise Wrong(f"{line[:60]} has the value {value}")
        self.listed[settled(components[0])] = value

    def by_table(self, components):
        """The value of components that all stand in the table; None where some do not."""
        components = [settled(component) for component in components]
        if any(component not in self.listed for component in components):
            return None
        return self.theory.joined(self.listed[component] for component in components)

    def by_play(self, component, depth=0):
        component = settled(component)
        if component not in self.played:
            self.left -= 1
            if self.left < 0 or depth > 200:
                raise NotDone("the search would be long")
            options = [self.theory.joined(self.by_play(part, depth + 1) for part in parts) for parts in moves_of(component)]
            self.played[component] = self.theory.of_options(options)
        return self.played[component]


def check(data):
    setting = setting_of(data)
    if setting not in THEORIES:
        raise Wrong("this compound has no theory of values")
    theory = THEORIES[setting]
    values = Values(theory)
    for row in list_of(data, "table") if "table" in data else []:
        values.add_row(row)
    total, found = None, Counter()
    for item in list_of(data, "components"):
        parts, *its_setting = read_components(text_of(item, "question"))
        count = count_of(item, "count")
        if count == 0 or any(sides(part) is not None for part in parts) or tuple(its_setting) != setting:
            raise Wrong("a component is there at least once, in this setting, and has no sides")
        value = value_of(item, parts, values)
        if text_of(item, "value") != str(value):
            raise Wrong(f"{item['question'][:60]} has the value {value}")
        for part in parts:
            found[settled(part)] += count
        several = theory.copies(value, count)
        total = several if total is None else theory.join(total, several)
    if text_of(data, "total") != str(total):
        raise Wrong(f"together they make {total}")

    def of(line):
        components, *asked = read_components(line)
        parts = Counter(settled(component) for component in components)
        if tuple(asked) != setting or in_play(parts, setting[0]) != in_play(found, setting[0]):
            raise Wrong("the certificate is about another position")
        return {"outcome": theory.outcome(total), **theory.shown(total)}

    def outcome_of(position):
        value = values.by_table(position.components)
        return None if value is None else theory.outcome(value)

    return Claim(of, outcome_of=outcome_of)


def value_of(item, parts, values):
    known = values.by_table(parts)
    if known is not None:
        return known
    if "certificate" not in item:
        return values.theory.joined(values.by_play(part) for part in parts)
    # Certificates of components hold no others, so this is no endless circle.
    from certificate import look
    inner = item["certificate"]
    if not isinstance(inner, dict) or any(isinstance(each, dict) and "certificate" in each for each in inner.get("components") or []):
        raise Wrong("a certificate inside of a certificate holds no others")
    claim = look(inner)
    proved = claim.of(item["question"]) if claim.of else {}
    value = proved.get("value", proved.get("grundy"))
    if value is None:
        raise Wrong("the certificate of a component proves no value")
    return value


def in_play(components, compound):
    """Under the long rule what has ended plays no part."""
    return {each: n for each, n in components.items() if each != ENDED or COMPOUNDS[compound][1]}
