/**
 * Running the papers: each check is made, its status follows from the counts, and that is compared with what is recorded.
 */
import { type Outcome, Timer } from 'impartial/internal';
import { type CountName, describeCount } from './count-name.ts';
import { playOut } from './play-out.ts';
import type { Found, Paper, Reach, Statement, Status } from './statement.ts';

export interface PaperOutcome {
  readonly paper: Paper;
  readonly statement: Statement;
  readonly found: Found;
  /** How long the check took. */
  readonly milliseconds: number;
  /** Missing where nothing was shown. */
  readonly status?: Status;
  /** What is not as recorded, in sentences; empty where all is. */
  readonly complaints: readonly string[];
}

export interface PaperProgress {
  readonly done: number;
  readonly all: number;
  readonly name: string;
}

/** Yields before each statement; returns all outcomes in order. */
export function* runPapers(
  chosen: readonly { readonly paper: Paper; readonly statement: Statement }[],
  reach: Reach,
): Generator<PaperProgress, readonly PaperOutcome[]> {
  const outcomes: PaperOutcome[] = [];
  for (const [done, { paper, statement }] of chosen.entries()) {
    yield { done, all: chosen.length, name: `${paper.title}, ${statement.name}` };
    outcomes.push(runStatement(paper, statement, reach));
  }
  return outcomes;
}

export function runStatement(paper: Paper, statement: Statement, reach: Reach): PaperOutcome {
  return judgeStatement({ paper, statement }, checkStatement(statement, reach));
}

/** What a check gave: plain data, which may come from another thread. */
export interface CheckedStatement {
  readonly found: Found;
  readonly milliseconds: number;
  /** Who wins at the recorded counterexample by the rules alone, where an outcome is recorded. */
  readonly outcome?: Outcome;
}

export function checkStatement(statement: Statement, reach: Reach): CheckedStatement {
  const timer = new Timer(Number.POSITIVE_INFINITY);
  const found = statement.check(reach);
  const milliseconds = Math.round(timer.spent);
  const { at, outcome } = statement.counterexample ?? {};
  if (at === undefined || outcome === undefined) return { found, milliseconds };
  return { found, milliseconds, outcome: playOut(at, { catalogue: reach.catalogue })?.outcome ?? 'unknown' };
}

/** The status that follows, and what is not as recorded. */
export function judgeStatement(
  { paper, statement }: { readonly paper: Paper; readonly statement: Statement },
  { found, milliseconds, outcome }: CheckedStatement,
): PaperOutcome {
  const status = statusOf(statement, found);
  const complaints = [...complaintsOf(statement, found, status), ...aboutCounterexample(statement, found, outcome)];
  return { paper, statement, found, milliseconds, complaints, ...(status !== undefined && { status }) };
}

/** The status that the counts give; undefined where too few cases were seen. */
export function statusOf({ slip, claim, least }: Statement, { printed, corrected }: Found): Status | undefined {
  if (claim === 'open' && least === 0) return 'open';
  if (printed.cases < least || printed.cases === 0) return undefined;
  if (printed.failures === 0) return claim ?? 'holds';
  return slip === 'misprint' && corrected?.failures === 0 ? 'holds as corrected' : 'false as printed';
}

function complaintsOf({ least, recorded, truth }: Statement, found: Found, status: Status | undefined): string[] {
  const { printed, corrected, solved } = found;
  const complaints: string[] = [];
  const fails = (name: CountName) => complaints.push(describeCount(name, found));
  if (status === undefined) complaints.push(`only ${printed.cases} cases were seen, and ${Math.max(least, 1)} are needed`);
  else if (status !== recorded) {
    complaints.push(`the run gives “${status}”, recorded is “${recorded}”`);
    if (printed.failures > 0) fails('printed');
  }
  if (printed.failures > 0 && truth === undefined) complaints.push('nothing is said of what is true instead');
  if (corrected !== undefined && corrected.failures > 0) fails('corrected');
  if (solved !== undefined && solved.failures > 0) fails('solved');
  return complaints;
}

/** The recorded counterexample is the first failure of print, and its outcome is that of the rules. */
function aboutCounterexample({ counterexample }: Statement, { printed }: Found, outcome: Outcome | undefined): string[] {
  const first = printed.smallest;
  if (counterexample?.at !== first) {
    const [finds, recorded] = [first, counterexample?.at].map((at) => (at === undefined ? 'none' : `“${at}”`));
    return [`the run finds ${finds} as the first counterexample, recorded is ${recorded}`];
  }
  return outcome === counterexample?.outcome
    ? []
    : [`“${first}” has the outcome ${outcome} by the rules, recorded is ${counterexample?.outcome}`];
}
