"""The kind `search`: the log of a search, checked line by line, or a question to be played out."""
import proof
from fields import one_of, text_of, texts_of
from kinds import Claim
from line import NotDone, Wrong
from play import Search, read


def check(data):
    question, claimed = text_of(data, "question"), one_of(data, "outcome", "N", "P", "draw")
    position = read(question)
    log, value, outcome_of = None, None, None
    if "proof" in data:
        log = proof.check(texts_of(data, "proof"))
        if (log.question, log.claimed) != (question, claimed):
            raise Wrong("the log is about another question or outcome")
        value, outcome_of = log.value, log.outcome_of
    elif claimed == "draw":
        raise NotDone("games that need not end are not played out here")
    else:
        played = Search()
        outcome = played.outcome(position)
        if claimed != outcome:
            raise Wrong(f"{question[:80]} is {outcome}")

    def of(line):
        other = read(line)
        if (other.key, other.compound, other.play) != (position.key, position.compound, position.play):
            raise Wrong("the certificate is about another position")
        return {"outcome": claimed, **alliance(position, claimed), **({} if value is None else {"grundy": value})}

    return Claim(of, outcome_of=outcome_of)


def alliance(position, outcome):
    side = position.side()
    if side is None:
        return {}
    return {"alliance": int(side) if outcome == "N" else 3 - int(side)}
