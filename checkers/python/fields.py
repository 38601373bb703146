"""Fields of certificates: what they hold is read, or refused with its name."""
from line import COMPOUNDS, PLAYS, Wrong


def text_of(data, name):
    if not isinstance(data, dict) or not isinstance(data.get(name), str):
        raise Wrong(f"{name} is no text")
    return data[name]


def is_whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def count_of(data, name):
    """A whole number, or the text of one."""
    return number_of(data.get(name) if isinstance(data, dict) else None, name)


def number_of(value, name="a number"):
    if isinstance(value, str) and value.isdigit() and value.isascii() and len(value) < 4000:
        return int(value)
    if not is_whole(value):
        raise Wrong(f"{name} is no whole number")
    return value


def list_of(data, name):
    if not isinstance(data, dict) or not isinstance(data.get(name), list):
        raise Wrong(f"{name} is no list")
    return data[name]


def texts_of(data, name):
    found = list_of(data, name)
    if not all(isinstance(each, str) for each in found):
        raise Wrong(f"{name} has something that is no text")
    return found


def setting_of(data):
    compound, play = text_of(data, "compound"), play_of(data)
    if compound not in COMPOUNDS:
        raise Wrong("there is no such compound")
    return compound, play


def play_of(data):
    if text_of(data, "play") not in PLAYS:
        raise Wrong("there is no such convention")
    return data["play"]


def one_of(data, name, *allowed):
    if text_of(data, name) not in allowed:
        raise Wrong(f"{name} is none of {', '.join(allowed)}")
    return data[name]
