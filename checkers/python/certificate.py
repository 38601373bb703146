"""Certificates as `impartial solve --json` and `impartial period --json` write them, bare or inside the answer around them."""
import re
import moves
from kinds import classic_heaps, endless, epidemics, geodetic, geography, hackenbush, hackendot, heaps, misere, misere_infinite, mirror
from kinds import nim_on_graphs, nimania, one_heap, periods, search, subtraction, survivor, survivor_rows, tartan, two_vertices, values
from kinds import welter
from line import NotDone, Wrong
from play import read_components, sides
from theories import THEORIES

# The check of each kind, and the fields that it knows.
KINDS = {
    "search": (search.check, "question outcome proof"),
    "component-values": (values.check, "compound play components total table"),
    "mirror": (mirror.check, "question first image"),
    "nim-heaps": (heaps.nim_heaps, "compound play heaps sum outcome"),
    "octal-heap": (heaps.octal_heap, "code size value"),
    "octal-period": (periods.octal_period, "code period preperiod valuesNeeded argument mask positional lastRare depth"),
    "compound-period": (periods.compound_period, "code compound play period preperiod valuesNeeded"),
    "only-option-period": (periods.only_option_period, "code compound play period preperiod valuesNeeded"),
    "nim-heap": (one_heap.nim_heap, "compound play size value"),
    "compound-heap": (one_heap.compound_heap, "code compound play size isOption value"),
    "misere-quotient": (misere.quotient, "code actions lost classes period preperiod"),
    "misere-infinite": (
        misere_infinite.check,
        "code heap scope carriers weights tail period clip generators actions images outcomes witness smaller"),
    "misere-components": (misere.components, "components classes actions lost"),
    "nim-period": (periods.nim_period, "question rest period saltus preperiod"),
    "subtraction-heaps": (subtraction.heaps, "takes play heaps period sum outcome"),
    "subtraction-period": (subtraction.period, "takes period preperiod saltus"),
    "lasker-heaps": (classic_heaps.lasker, "play heaps sum outcome"),
    "moore-columns": (classic_heaps.moore, "play most heaps columns outcome"),
    "take-away-parts": (classic_heaps.take_away, "play counters limit factor parts outcome"),
    "hackendot-values": (hackendot.values, "parents values total"),
    "hackendot-misere": (hackendot.misere, "parents values total outcome"),
    "hackenbush-fusion": (hackenbush.check, "question play bridges total outcome"),
    "vertex-geography": (geography.vertex, "question first matching barrier"),
    "edge-geography": (geography.edge, "question first kernel"),
    "geodetic-value": (geodetic.value, "question parts total"),
    "geodetic-misere": (geodetic.misere, "question rule outcome"),
    "survivor-blocks": (
        survivor.check, "counters seats player play loser blocks strong drift largestLoss table takes period preperiod"),
    "survivor-rows": (survivor_rows.check, "counters seats takes player play loser period"),
    "survivor-last-counter": (survivor_rows.last_counter, "question play alliance loser"),
    "nim-on-two-vertices": (two_vertices.check, "question play heaps games sum outcome"),
    "nim-on-graphs": (nim_on_graphs.check, "question outcome piece edges games proof"),
    "epidemic-camps": (epidemics.camps, "choice play stage labels vertices vector outcome log"),
    "epidemic-endless": (endless.check, "question outcome immortal moves"),
    "nimania-ranges": (nimania.check, "spread reach play stage numbers ranges outcome"),
    "epidemic-folding": (epidemics.folding, "play bound moves table labels vertices stage outcome"),
    "welter-pairs": (welter.check, "play strips outcome"),
    "tartan-products": (tartan.check, "across down heads sum outcome"),
}

COMPARED = (
    "question", "outcome", "certificate", "winner", "alliance", "values", "winningMoves", "winningMovesComplete", "delayingMove",
    "notCovered")
CLAIMS = re.compile(r"(outcome|winner|alliance|values|winningMoves)\b")
WINNERS = {"N": "next", "P": "previous"}
PERIODS = ("period", "preperiod", "arithmetic")


def check(data):
    """Returns what is not covered; raises Wrong or NotDone. What has a certificate inside is an answer, all else a certificate."""
    if not isinstance(data, dict):
        raise Wrong("this is no certificate")
    certificate = data.get("certificate")
    if not isinstance(certificate, dict):
        return look(data).missing + unread(data)
    question = data.get("question")
    if not isinstance(question, str):
        raise Wrong("the answer has no question")
    claim = look(certificate)
    compared = compare_family(data, question, claim) if "{n}" in question else compare_verdict(data, question, claim)
    return [f"certificate.{name}" for name in unread(certificate)] + claim.missing + compared


def look(certificate):
    kind, version = certificate.get("kind"), certificate.get("version", 1)
    if not isinstance(kind, str):
        raise Wrong("a certificate has a kind")
    if isinstance(version, bool) or version != 1:
        raise Wrong("the version of the certificate is another")
    if kind not in KINDS:
        raise NotDone(f"certificates of the kind {kind[:40]} are not checked here")
    return KINDS[kind][0](certificate)


def unread(certificate):
    known = KINDS[certificate["kind"]][1].split()
    return [name for name in certificate if name not in known and name not in ("kind", "version")]


def compare_verdict(data, question, claim):
    if "outcome" not in data:
        raise Wrong("the answer has no outcome")
    if claim.of is None:
        raise Wrong("the certificate is about no single position")
    found = claim.of(question)
    expected = {"outcome": found["outcome"], "winner": WINNERS.get(found["outcome"]), "alliance": found.get("alliance")}
    for name, value in expected.items():
        if name in data and not is_same(data[name], value):
            raise Wrong(f"the {name} is {value}")
    missing = compare_values(data.get("values", {}), found, question)
    missing += moves.compare(question, data, found["outcome"], claim.outcome_of)
    return missing + [name for name in data if name not in COMPARED]


def compare_values(listed, found, question):
    """What the certificate does not tell is played out."""
    if not isinstance(listed, dict):
        raise Wrong("the values have no names")
    known = found if all(name in found for name in listed) else {**by_play(question), **found}
    missing = []
    for name, value in listed.items():
        if name not in known:
            missing.append(f"values.{name}")
        elif not is_same(value, known[name]):
            raise Wrong(f"the {name} is {known[name]}")
    return missing


def by_play(question):
    """The values of the setting by play alone; none where it has none, or where that would be long."""
    try:
        components, *setting = read_components(question)
        theory = THEORIES.get(tuple(setting))
        if theory is None or not components or any(sides(component) is not None for component in components):
            return {}
        played = values.Values(theory)
        return theory.shown(theory.joined(played.by_play(component) for component in components))
    except NotDone:
        return {}


def claims_among(names):
    """Outcome, winner, values and winning moves are claims; all else comments on them."""
    return [name for name in names if CLAIMS.match(name)]


def is_same(written, value):
    """Large numbers are written as texts."""
    if isinstance(written, bool) or written is None or value is None:
        return written is value
    return written == value or written == str(value)


def compare_family(data, question, claim):
    if claim.of_family is None:
        raise Wrong("the certificate is about no family")
    found = claim.of_family(question)
    for name in PERIODS:
        if found is not None and name in data and data[name] != found.get(name):
            raise Wrong(f"the {name} is {found.get(name)}")
    missing = [] if found is not None else ["which family of positions it is"]
    return missing + [name for name in data if name not in ("question", "certificate") and (found is None or name not in PERIODS)]
