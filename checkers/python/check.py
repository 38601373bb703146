#!/usr/bin/env python3
"""Checks proofs and certificates of Impartial: python3 check.py file…

Prints for each file `holds`, `fails: why` or `not done: why`. Exit code: 0 when all hold, 1 when one fails, 3 when one was not done.
An answer holds when its certificate covers everything that it claims; with `--allow-uncovered` the rest is only named.
With `--large` it also checks what takes minutes. With `--stream` it reads JSON lines from standard input, {"proof": "…"} or {"certificate": {…}}, and answers each with one JSON line.
"""
import gzip
import json
import sys
import certificate
import proof
from kinds import misere_infinite
from line import NotDone, Wrong

sys.setrecursionlimit(20000)
FLAGS = ("--allow-uncovered", "--large", "--stream")
ALLOWED = "--allow-uncovered" in sys.argv


def judge(look):
    """(result, why) of one check; nothing that is read makes it throw."""
    try:
        return "holds", look()
    except Wrong as wrong:
        return "fails", str(wrong)
    except NotDone as reason:
        return "not done", str(reason)
    except RecursionError:
        return "not done", "the position is deep"


def judge_proof(lines):
    def look():
        found = proof.check(line.rstrip("\n") for line in lines)
        return f"{found.question} is {found.claimed}" + ("" if found.value is None else f", Grundy value {found.value}")
    return judge(look)


def judge_certificate(data):
    def look():
        missing = certificate.check(data)
        claims = certificate.claims_among(missing)
        if claims and not ALLOWED:
            raise NotDone("nothing covers " + ", ".join(claims))
        return "not covered: " + ", ".join(missing) if missing else ""
    return judge(look)


def judge_file(path):
    with open(path, "rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
    opened = gzip.open(path, "rt", encoding="utf-8") if packed else open(path, encoding="utf-8")
    with opened as text:
        first = text.readline()
        if first.startswith("impartial-proof"):
            return judge_proof(_again(first, text))
        try:
            data = json.loads(first + text.read())
        except ValueError:
            return "fails", "this is neither a proof nor a certificate"
        return judge_certificate(data)


def _again(first, rest):
    yield first
    yield from rest


def stream():
    for line in sys.stdin:
        data = json.loads(line)
        if "proof" in data:
            result, why = judge_proof(data["proof"].splitlines())
        else:
            result, why = judge_certificate(data["certificate"])
        print(json.dumps({"result": result, "why": why}), flush=False)


def main(paths):
    worst = 0
    for path in paths:
        try:
            result, why = judge_file(path)
        except (OSError, EOFError, UnicodeDecodeError) as error:
            result, why = "fails", str(error)
        print(f"{path}: {result}" + (f": {why}" if result != "holds" else f" ({why})" if why else ""))
        worst = 1 if result == "fails" or worst == 1 else 3 if result == "not done" else worst
    return worst


if __name__ == "__main__":
    files = [argument for argument in sys.argv[1:] if argument not in FLAGS]
    if "--large" in sys.argv:
        misere_infinite.MOST_KEYS = 10**7
    if "--stream" in sys.argv:
        stream()
    elif not files:
        print(__doc__.splitlines()[0])
        sys.exit(2)
    else:
        sys.exit(main(files))
