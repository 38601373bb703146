"""The kind `survivor-blocks`: who loses at every seat of a table, as the numbers after which the loser changes."""
from fields import count_of, list_of, number_of, play_of, text_of
from kinds import Claim
from kinds.survivor_rows import Rows
from line import NotDone, Wrong
from play import read

LARGEST_TAKE = 100000


class Table:
    """Rows of losers; numbers above `upto`, where it is given, are brought back by periods."""

    def __init__(self, seats, takes, rows, upto, period):
        self.seats, self.takes, self.rows, self.upto, self.period = seats, takes, rows, upto, period

    def loser(self, seat, number):
        first, changes = self.rows[seat]
        if self.upto is not None and number > self.upto:
            number -= self.period * -((self.upto - number) // self.period)
        return first if sum(change < number for change in changes) % 2 == 0 else 3 - first

    def losses(self, seat, alliance):
        """The intervals of numbers with which the alliance loses at this seat; None for one without end."""
        first, changes = self.rows[seat]
        starts, ends = [1] + [change + 1 for change in changes], changes + [self.upto]
        return [pair for index, pair in enumerate(zip(starts, ends)) if (first if index % 2 == 0 else 3 - first) == alliance]

    def each_change(self, seat):
        changes = self.rows[seat][1]
        yield from changes
        again = [] if self.upto is None else [change for change in changes if change >= self.upto - self.period]
        back = self.period
        while again:
            yield from (change + back for change in again)
            back += self.period


def check(data):
    counters, seats, player, play = count_of(data, "counters"), text_of(data, "seats"), count_of(data, "player"), play_of(data)
    if not seats or set(seats) - {"1", "2"} or not 1 <= player <= len(seats):
        raise Wrong("there is no such seat")
    period = count_of(data, "period") if "period" in data else None
    if "table" in data:
        table = read_table(data["table"], seats, period)
    else:
        takes = [read_pair(pair) for pair in list_of(data, "takes")]
        table = Table(seats, takes, *rows_anew(seats, [[pair] for pair in takes], play, period), period)
    for seat in range(len(seats)):
        fits(table, seat, play)
    if table.upto is not None:
        repeats(table)
    seat = player - 1
    loser = who_loses(table, seat, counters, play)
    if data.get("loser") != loser:
        raise Wrong(f"alliance {loser} loses")
    check_shown(data, table, seat)

    def of(line):
        asked = read(line)
        expanded = tuple(tuple(range(least, most + 1)) for least, most in table.takes)
        if asked.components != (("survivor-nim", (counters, seats, expanded, seat)),) or asked.play != play:
            raise Wrong("the certificate is about another table")
        return {"outcome": "P" if loser == int(seats[seat]) else "N", "alliance": 3 - loser}

    def outcome_of(position):
        left, _, _, mover = position.components[0][1]
        return "P" if who_loses(table, mover, left, play) == int(seats[mover]) else "N"

    return Claim(of, outcome_of=outcome_of)


def who_loses(table, seat, counters, play):
    if counters > 0:
        return table.loser(seat, counters)
    took_last = int(table.seats[seat - 1])
    return took_last if play == "misere" else 3 - took_last


def read_pair(pair):
    found = [number_of(each, "a take") for each in pair] if isinstance(pair, list) else []
    if len(found) != 2 or not 1 <= found[0] <= found[1]:
        raise Wrong("a take is none")
    return found


def rows_anew(seats, takes, play, period):
    """The rows of a table that is not listed, and how far they go: None where the losers no longer change."""
    rows = Rows(seats, takes, play, period or 1)
    rows.reach(None)
    found = []
    for seat in range(len(seats)):
        losers = [rows.loser(seat, number) for number in range(1, rows.known + 1)]
        found.append((losers[0], [number for number, (a, b) in enumerate(zip(losers, losers[1:]), 1) if a != b]))
    return found, None if period is None else rows.known


def read_table(data, seats, period):
    takes = [read_pair(pair) for pair in list_of(data, "takes")]
    rows = []
    for row in list_of(data, "rows"):
        changes = [number_of(change, "a change") for change in list_of(row, "changes")]
        if row.get("first") not in (1, 2) or isinstance(row["first"], bool) or any(a >= b for a, b in zip([0] + changes, changes)):
            raise Wrong("a row has a first loser, and changes that go up")
        rows.append((row["first"], changes))
    if len(takes) != len(seats) or len(rows) != len(seats):
        raise Wrong("the table has other seats")
    upto = None if data.get("upTo") is None else count_of(data, "upTo")
    if upto is not None and (not period or any(change >= upto for _, changes in rows for change in changes)):
        raise Wrong("a list that ends has a period, and no change at its end")
    return Table(seats, takes, rows, upto, period)


def fits(table, seat, play):
    """What a player wins with is what the next one loses with, moved by the takes."""
    (least, most), opponents = table.takes[seat], 3 - int(table.seats[seat])
    moved = [[1, most]] if play == "normal" else []
    for start, end in table.losses((seat + 1) % len(table.seats), opponents):
        moved.append([start + least, None if end is None else end + most])
    joined = []
    for start, end in sorted(moved, key=lambda pair: pair[0]):
        if joined and (joined[-1][1] is None or start <= joined[-1][1] + 1):
            last = joined[-1][1]
            joined[-1][1] = None if last is None or end is None else max(last, end)
        else:
            joined.append([start, end])
    cut = [(start, end if table.upto is None else table.upto if end is None else min(end, table.upto)) for start, end in joined
           if table.upto is None or start <= table.upto]
    if cut != table.losses(seat, opponents):
        raise Wrong(f"the losses at seat {seat + 1} do not fit those at the next")


def repeats(table):
    """As many numbers as the largest take, at the end of each list, have the losers of one period before."""
    largest = max(most for _, most in table.takes)
    if largest > LARGEST_TAKE:
        raise NotDone("the takes are large")
    if table.upto - table.period - largest < 0:
        raise Wrong("the lists are too short for their period")
    for seat in range(len(table.seats)):
        for number in range(table.upto - largest + 1, table.upto + 1):
            if table.loser(seat, number) != table.loser(seat, number - table.period):
                raise Wrong("the lists do not repeat")


def check_shown(data, table, seat):
    """The fields for drawing follow from the row of the seat to move."""
    slack = {1: 0, 2: 0}
    for alliance, (least, most) in zip(table.seats, table.takes):
        slack[int(alliance)] += most - least
    strong, drift = 1 if slack[1] >= slack[2] else 2, abs(slack[1] - slack[2])
    if data.get("strong") != strong or text_of(data, "drift") != str(drift):
        raise Wrong(f"alliance {strong} has {drift} more slack")
    blocks_hold(list_of(data, "blocks"), table, seat)
    if data.get("largestLoss") != largest_loss(table, seat, strong):
        raise Wrong("the largest loss is another")
    if drift > 0:
        if table.upto is not None or table.period is not None or "preperiod" in data:
            raise Wrong("nothing repeats where the slacks differ")
    elif table.upto is None or text_of(data, "preperiod") != str(preperiod(table, seat)):
        raise Wrong("the preperiod is another")


def blocks_hold(blocks, table, seat):
    start, loser, changes = 1, table.rows[seat][0], table.each_change(seat)
    if not blocks:
        raise Wrong("there are no blocks")
    for block in blocks:
        end = next(changes, None)
        expected = {"loser": loser, "from": str(start), "to": None if end is None else str(end)}
        if start is None or block != expected:
            raise Wrong("the blocks are not the first losses of the seat")
        start, loser = None if end is None else end + 1, 3 - loser


def largest_loss(table, seat, strong):
    """The last number with which the strong alliance loses, 0 where there is none; None where there is no last one."""
    ends = [end for _, end in table.losses(seat, strong)]
    if table.upto is not None:
        return None if ends and ends[-1] > table.upto - table.period else str(ends[-1] if ends else 0)
    return None if None in ends else str(ends[-1] if ends else 0)


def preperiod(table, seat):
    """The last number whose loser is not that of one period later."""
    ends = {end for change in table.rows[seat][1] for end in (change, change - table.period) if 0 < end <= table.upto - table.period}
    return max((end for end in ends if table.loser(seat, end) != table.loser(seat, end + table.period)), default=0)
