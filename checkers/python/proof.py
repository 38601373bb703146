"""Proofs of searches, in the form `impartial-proof 1`: every line rests on earlier lines and on the rules."""
from line import Wrong
from play import mex, moves_of, read, seen_from, sides


def check(lines):
    """Returns the proof, with `question`, `claimed` and perhaps `value`; raises Wrong at the first line that does not hold."""
    proof = Proof()
    for number, line in enumerate(lines, 1):
        try:
            proof.take(number, line)
        except Wrong as wrong:
            raise Wrong(f"line {number}: {wrong}") from None
    proof.conclude()
    return proof


class Proof:
    def __init__(self):
        self.question = self.root = self.claimed = self.end = self.value = None
        self.lines, self.outcomes, self.values = 0, {}, {}

    def take(self, number, line):
        kind, *fields = line.split("\t")
        if number == 1:
            if line != "impartial-proof 1":
                raise Wrong("this is no proof of a search")
        elif self.end is not None:
            raise Wrong("there is a line after the end")
        elif kind == "question" and len(fields) == 1 and self.root is None:
            self.question, self.root = fields[0], read(fields[0])
        elif kind == "outcome" and fields in (["N"], ["P"]) and self.claimed is None:
            self.claimed = fields[0]
        elif kind == "end" and len(fields) == 1:
            if fields[0] != str(self.lines):
                raise Wrong("the number of lines is another")
            self.end = self.lines
        elif self.root is None:
            raise Wrong("the question comes first")
        elif kind == "p" and len(fields) == 1:
            self.lost(self.open(fields[0]))
        elif kind == "n" and len(fields) in (1, 2):
            self.won(self.open(fields[0]), *fields[1:])
        elif kind == "v" and len(fields) == 2 and fields[1].isdigit():
            self.valued(self.open(fields[0]), int(fields[1]))
        else:
            raise Wrong("this is no line of a proof")
        self.lines += kind in ("p", "n", "v")

    def open(self, text):
        position = read(text)
        if (position.compound, position.play) != (self.root.compound, self.root.play):
            raise Wrong("the setting is not that of the question")
        return position

    def lost(self, position):
        if position.is_over and position.outcome_at_end() != "P":
            raise Wrong("there is no move, and that wins")
        for option in position.options():
            if self.seen(position, option) != "N":
                raise Wrong("an option is not known to be won")
        self.outcomes[position.key] = "P"

    def won(self, position, to=None):
        if to is None:
            if not position.is_over or position.outcome_at_end() != "N":
                raise Wrong("no move is named")
        else:
            wanted = self.open(to).key
            option = next((each for each in position.options() if each.key == wanted), None)
            if option is None:
                raise Wrong("no move leads to the position that is named")
            if self.seen(position, option) != "P":
                raise Wrong("the position that is named is not known to be lost")
        self.outcomes[position.key] = "N"

    def seen(self, position, option):
        outcome = self.outcomes.get(option.key)
        return None if outcome is None else seen_from(position, option, outcome)

    def valued(self, position, value):
        if (position.compound, position.play) != ("disjunctive", "normal"):
            raise Wrong("values are for normal play of sums")
        if len(position.components) != 1 or sides(position.components[0]) is not None:
            raise Wrong("a value is that of one component")
        component = position.components[0]
        if mex(self.sum_of(left) for left in moves_of(component)) != value:
            raise Wrong("the value is another")
        self.values[component] = value

    def sum_of(self, components):
        total = 0
        for component in components:
            if moves_of(component):
                if component not in self.values:
                    raise Wrong("an option has no value yet")
                total ^= self.values[component]
        return total

    def conclude(self):
        if self.end is None or self.root is None or self.claimed is None:
            raise Wrong("the proof has no end")
        proved = self.outcomes.get(self.root.key)
        if self.values:
            self.value = self.sum_of(self.root.components)
            proved = "N" if self.value else "P"
        if proved is None:
            raise Wrong("no line is about the question")
        if proved != self.claimed:
            raise Wrong(f"the lines prove {proved}, and {self.claimed} is claimed")

    def outcome_of(self, position):
        """What the lines prove of another position of the same setting; None where they say nothing."""
        if position.key in self.outcomes:
            return self.outcomes[position.key]
        if not self.values or any(moves_of(each) and each not in self.values for each in position.components):
            return None
        return "N" if self.sum_of(position.components) else "P"
