"""The kinds of certificates, each checked by the numbered steps of docs/certificates.md.

A check raises Wrong or NotDone, or returns a Claim: what the certificate says of a question.
"""


class Claim:
    """`of(line)` gives what is so of this question, or raises Wrong where the certificate is about another; left out where it speaks of
    no single position. `of_family(line)` is the same for a line with a hole. `outcome_of(position)` is N or P where the certificate
    decides other positions too, and None where it does not. `missing` names what was not looked at.
    """

    def __init__(self, of=None, of_family=None, outcome_of=None, missing=()):
        self.of, self.of_family, self.outcome_of, self.missing = of, of_family, outcome_of, list(missing)
