"""The kind `welter-pairs`: which coins of each strip of Welter's game are mates, and who wins."""
from functools import reduce
from operator import xor
from fields import count_of, list_of, number_of, one_of, play_of
from kinds import Claim
from line import NotDone, Wrong, split
from rules import RULESETS
from rules.coins import Welter

MOST_COINS = 20000


def check(data):
    play = play_of(data)
    strips = [strip_of(strip) for strip in list_of(data, "strips")]
    if not strips:
        raise Wrong("there is no strip")
    total = reduce(xor, (value for _, value in strips))
    is_reversed = play == "misere" and all(is_balanced(coins) for coins, _ in strips)
    outcome = "P" if total == (1 if is_reversed else 0) else "N"
    if one_of(data, "outcome", "N", "P") != outcome:
        raise Wrong(f"the outcome is {outcome}")
    found = {"outcome": outcome} if play == "misere" else {"outcome": outcome, "grundy": total}

    def of(line):
        positions, compound, its_play = split(line, RULESETS)
        if (compound, its_play) != ("disjunctive", play) or any(name != "welter" for name, _, _ in positions):
            raise Wrong("the certificate is about another setting")
        asked = [row for _, text, options in positions for row in Welter.parse(text, options, compound)]
        if sorted(asked) != sorted(coins for coins, _ in strips):
            raise Wrong("the certificate is about another position")
        return found

    return Claim(of)


def strip_of(strip):
    """The coins and their value, which was checked."""
    pairs = [pair_of(pair) for pair in list_of(strip, "pairs")]
    odd = [] if strip.get("odd") is None else [count_of(strip, "odd")]
    coins = [coin for pair in pairs for coin in pair] + odd
    if not coins or len(set(coins)) < len(coins):
        raise Wrong("a strip has coins, all of them different")
    if len(coins) > MOST_COINS:
        raise NotDone("there are many coins")
    check_mates(pairs, odd)
    value = reduce(xor, [(a ^ b) - 1 for a, b in pairs] + odd)
    if count_of(strip, "value") != value:
        raise Wrong(f"the value of a strip is {value}")
    return tuple(sorted(coins)), value


def pair_of(pair):
    if not isinstance(pair, list) or len(pair) != 2:
        raise Wrong("mates are two coins")
    return number_of(pair[0]), number_of(pair[1])


def check_mates(pairs, odd):
    """Of the coins that agree with their mates in at most so many low bits, and the odd one, no two agree in more."""
    agreement = {pair: ((pair[0] ^ pair[1]) & -(pair[0] ^ pair[1])).bit_length() - 1 for pair in pairs}
    for bits in set(agreement.values()):
        left = odd + [coin for pair in pairs if agreement[pair] <= bits for coin in pair]
        if len({coin % (2 << bits) for coin in left}) < len(left):
            raise Wrong("coins that agree more than others are no mates")


def is_balanced(coins):
    last = 2 * len(coins) - 1
    pairs = {min(coin, last - coin) for coin in coins}
    return len(pairs) == len(coins) and min(pairs) >= 0
