"""Survivor Nim: one pile, a table of players in two alliances, and what each may take."""
import re
from line import NotDone, Wrong, numeral


def parse(text, options, compound):
    words = text.split()
    if len(words) != 2 or not re.fullmatch(r"[12]+", words[1]) or "take" not in options:
        raise Wrong("a table has counters, seats and takes")
    seats = words[1]
    sets = [take_set(word) for word in options["take"]]
    if len(sets) not in (1, len(seats)):
        raise Wrong("there is one set of takes for all players or one for each")
    takes = tuple(sets * len(seats) if len(sets) == 1 else sets)
    player = options.get("player", ["1"])
    if len(player) != 1 or not 1 <= numeral(player[0]) <= len(seats):
        raise Wrong("the player is not at the table")
    return [(numeral(words[0]), seats, takes, numeral(player[0]) - 1)]


def take_set(word):
    found = set()
    for part in word.split("|"):
        low, dash, high = part.partition("-")
        least, most = numeral(low), numeral(high if dash else low)
        if least == 0 or least > most:
            raise Wrong("a player takes at least one counter")
        if most > 10000:
            raise NotDone("the takes are large")
        found.update(range(least, most + 1))
    return tuple(sorted(found))


def plays(position):
    counters, seats, takes, player = position
    if counters == 0:
        return
    for take in [take for take in takes[player] if take <= counters] or [counters]:
        yield str(take), [(counters - take, seats, takes, (player + 1) % len(seats))]


def moves(position):
    return (left for _, left in plays(position))


def named(text, options, compound):
    return [plays(position) for position in parse(text, options, compound)]


def sides(position):
    """The alliance that moves, and the one that moved before."""
    _, seats, _, player = position
    return seats[player], seats[player - 1]
