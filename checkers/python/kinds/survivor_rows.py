"""The kinds `survivor-rows` and `survivor-last-counter`: Survivor Nim by the rule of one turn, worked out anew."""
from fields import count_of, list_of, number_of, play_of, text_of
from kinds import Claim
from line import NotDone, Wrong
from play import read

MOST_ENTRIES = 300000


class Rows:
    """How many of the numbers from 1 on alliance 1 loses, at every seat; `takes` are pairs of a least and a most number."""

    def __init__(self, seats, takes, play, period):
        if len(takes) != len(seats):
            raise Wrong("the takes are not those of the seats")
        self.seats, self.takes, self.play, self.period = [int(seat) for seat in seats], takes, play, period
        self.sums, self.known, self.same = [[0] for _ in seats], 0, 0
        self.largest = max(most for pairs in takes for _, most in pairs)

    def repeats(self):
        """Whether as many numbers as the largest take have the losers of one period before."""
        return self.period is not None and self.same >= self.largest

    def reach(self, counters):
        """Goes on until so many counters, or until the losers repeat."""
        while not self.repeats() and (counters is None or self.known < counters):
            if (self.known + 1) * len(self.seats) > MOST_ENTRIES:
                raise NotDone("the losers would be long to work out")
            number = self.known + 1
            losers = [own if not self.wins(seat, own, number) else 3 - own for seat, own in enumerate(self.seats)]
            for sums, loser in zip(self.sums, losers):
                sums.append(sums[-1] + (loser == 1))
            self.known = number
            if self.period is not None:
                is_same = number > self.period and self.column(number) == self.column(number - self.period)
                self.same = self.same + 1 if is_same else 0

    def wins(self, seat, own, number):
        """Whether a take leaves the next seat a loss of the other alliance, or in normal play nothing."""
        following, takes = self.sums[(seat + 1) % len(self.seats)], self.takes[seat]
        if number < takes[0][0]:
            return self.play == "normal"
        for least, most in takes:
            if least > number:
                break
            if self.play == "normal" and number <= most:
                return True
            # What is left lies above `low` and goes up to `high`; 0 is no loss of the others.
            low, high = max(0, number - most - 1), number - least
            lost_by_first = following[high] - following[low]
            if lost_by_first > 0 if own == 2 else lost_by_first < high - low:
                return True
        return False

    def column(self, number):
        return [sums[number] - sums[number - 1] for sums in self.sums]

    def loser(self, seat, number):
        if number > self.known:
            number -= self.period * -((self.known - number) // self.period)
        return 1 if self.sums[seat][number] > self.sums[seat][number - 1] else 2

    def has_period(self, period):
        """Whether the last numbers, as many as the period that was found, repeat with this one too."""
        numbers = range(self.known - self.period + 1, self.known + 1)
        return numbers[0] > period and all(self.column(number) == self.column(number - period) for number in numbers)


def check(data):
    counters, seats, player, play = count_of(data, "counters"), text_of(data, "seats"), count_of(data, "player"), play_of(data)
    if counters == 0 or not seats or set(seats) - {"1", "2"} or not 1 <= player <= len(seats):
        raise Wrong("there is no such seat, or there are no counters")
    takes = [read_set(pairs) for pairs in list_of(data, "takes")]
    period = None if data.get("period", "") is None else count_of(data, "period")
    if period == 0:
        raise Wrong("a period is 1 or more")
    rows = Rows(seats, takes, play, period)
    rows.reach(counters)
    if period is not None and not rows.repeats():
        raise Wrong("the losers do not repeat with this period")
    if period is not None and any(period % shorter == 0 and rows.has_period(shorter) for shorter in range(1, period)):
        raise Wrong("the losers have a shorter period")
    loser = rows.loser(player - 1, counters)
    if isinstance(data.get("loser"), bool) or data.get("loser") != loser:
        raise Wrong(f"alliance {loser} loses")
    sets = tuple(tuple(take for least, most in pairs for take in range(least, most + 1)) for pairs in takes)

    def of(line):
        asked = read(line)
        if asked.components != (("survivor-nim", (counters, seats, sets, player - 1)),) or asked.play != play:
            raise Wrong("the certificate is about another table")
        return {"outcome": outcome_at(seats, player - 1, loser), "alliance": 3 - loser}

    def outcome_of(position):
        left, _, _, mover = position.components[0][1]
        return outcome_at(seats, mover, rows.loser(mover, left)) if left else None

    return Claim(of, outcome_of=outcome_of)


def read_set(pairs):
    """Pairs of a least and a most number, in order, with gaps between them."""
    if not isinstance(pairs, list) or not pairs or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise Wrong("a set of takes has pairs of a least and a most number")
    found = [(number_of(least), number_of(most)) for least, most in pairs]
    before = -1
    for least, most in found:
        if not before + 1 < least <= most or least == 0:
            raise Wrong("the takes of a set are not in order")
        if most > 10000:
            raise NotDone("the takes are large")
        before = most
    return found


def outcome_at(seats, seat, loser):
    return "P" if loser == int(seats[seat]) else "N"


def last_counter(data):
    question, play, alliance = text_of(data, "question"), play_of(data), count_of(data, "alliance")
    asked = read(question)
    if len(asked.components) != 1 or asked.components[0][0] != "survivor-nim" or asked.play != play:
        raise Wrong("the certificate is about one table of Survivor Nim in another convention")
    counters, seats, _, player = asked.components[0][1]
    if set(seats) != {str(alliance)} and (counters > 0 or seats[player - 1] != str(alliance)):
        raise Wrong("it is not known that this alliance takes the last counter")
    loser = alliance if play == "misere" else 3 - alliance
    if isinstance(data.get("loser"), bool) or data.get("loser") != loser:
        raise Wrong(f"alliance {loser} loses")

    def of(line):
        other = read(line)
        if (other.components, other.play) != (asked.components, play):
            raise Wrong("the certificate is about another table")
        return {"outcome": outcome_at(seats, player, loser), "alliance": 3 - loser}

    return Claim(of, outcome_of=lambda position: outcome_at(seats, position.components[0][1][3], loser))
