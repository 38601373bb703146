/**
 * `impartial period`: the period of a family, proved.
 */
import type { Command } from 'commander';
import {
  type BadQuestion,
  limitToText,
  observedIn,
  openFamily,
  type PeriodAnswer,
  type PeriodOptions,
  period,
  type ReachedLimit,
  type WorkDone,
} from 'impartial';
import { answerLine, periodToTex, periodToText } from 'impartial/present';
import { joinWords } from '../ask.ts';
import { INTERRUPTED, Interrupted, Interrupts } from '../interrupts.ts';
import { withOption } from '../limit-options.ts';
import { parseCount, parseSeconds } from '../numbers.ts';
import { writeWhole } from '../output-file.ts';
import { startPace } from '../pace.ts';
import { refuseQuestion } from '../refuse.ts';
import { rulesetFlag } from '../solve-flags.ts';
import { type SolveFlags, toLongOptions } from '../solve-options.ts';
import { STANDARD_OUTPUT } from '../standard-output.ts';
import { answer, lookOf, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface Flags extends SolveFlags {
  readonly json?: boolean;
  readonly certificate?: string;
  readonly limit?: number;
  readonly observe?: boolean;
  readonly from?: number;
  readonly latex?: boolean;
}

/** Without --max-seconds: a minute, and ten while values come this fast. */
const PATIENCE = 60_000;
const LONG_PATIENCE = 600_000;
const FAST = 100;

const EXAMPLES = `
Examples:
  impartial period "octal 0.16: {n}"
  impartial period "node-kayles P{n}" --certificate p.json
  impartial verify --certificate p.json
  impartial period "my-game {n}" --ruleset my-game.mjs --observe

A period is reported only where a theorem proves it for every n; with --observe
it is said, apart from that, what is seen to repeat and how often. Without
--max-seconds the search ends after a minute, or after ten where at least
100,000 values a second are found.
Exit code: 0 when a period is proved or, with --observe, seen; else 1.`;

export function addPeriod(program: Command): void {
  const command = program.command('period').argument('[question...]', 'a question line with the hole {n}');
  command.description('the period of a family of positions, with proof').option('--json', 'print one JSON object');
  command.option('--certificate <file>', 'write the certificate, for impartial verify');
  command.option('--observe', 'say what is seen to repeat, where nothing is proved');
  command.option('--from <n>', "first n to observe (default: the family's first)", parseCount);
  command.option('--latex', 'print a paragraph for LaTeX');
  command.option('--limit <n>', 'compute at most so many values', parseCount);
  command.option('--max-seconds <s>', 'time that it may take', parseSeconds).addOption(rulesetFlag());
  command.addHelpText('after', EXAMPLES).action(periodVerb);
}

async function periodVerb(words: readonly string[], flags: Flags): Promise<void> {
  if (words.length === 0) throw new UsageError('give a question with the hole {n}');
  const { json } = flags;
  const found = await findPeriod(joinWords(words), flags);
  if ('error' in found) return refuseQuestion(found, json);
  if (found.period === undefined && found.arithmetic === undefined && found.observed?.repetition === undefined)
    process.exitCode ??= 1;
  if (flags.certificate !== undefined && found.certificate !== undefined)
    writeWhole(flags.certificate, `${JSON.stringify(found.certificate)}\n`);
  const { question, kind, arithmetic, valuesComputed, because, reason, observed, ifCode } = found;
  const proved = { period: found.period ?? null, preperiod: found.preperiod ?? null, certificate: found.certificate ?? null };
  const say = flags.certificate === STANDARD_OUTPUT ? talk : answer;
  if (json === true) {
    const rest = { arithmetic, valuesComputed, because, reason, limit: found.limit, observed, ifCode };
    await say(`${answerLine({ question, kind, ...proved, ...rest })}\n`);
    return;
  }
  await say(flags.latex === true ? periodToTex(question, found) : periodToText(found, lookOf(process.stdout)));
}

/** The answer with the options that raise the limits in it; what is known so far, if Ctrl-C is pressed. */
async function findPeriod(question: string, flags: Flags): Promise<PeriodAnswer | BadQuestion> {
  const { limit, maxSeconds, observe = false, from } = flags;
  const pace = startPace(limit);
  const impatience = new AbortController();
  const seen: NonNullable<PeriodOptions['seen']> = [];
  let patience: number | undefined;
  let known = 0;
  const onProgress = ({ values, milliseconds }: WorkDone) => {
    if (values === undefined) return;
    pace.update(values);
    if (seen.length === 0) known = values;
    const most = patienceFor(values, milliseconds, maxSeconds);
    if (milliseconds <= most) return;
    patience ??= most;
    impatience.abort();
  };
  const asked = { ...(await toLongOptions(flags)), onProgress, signal: impatience.signal };
  const family = openFamily(question, asked);
  if ('error' in family) return family;
  const options = { ...asked, observe, seen, ...(from !== undefined && { from }), ...(limit !== undefined && { limit }) };
  const interrupts = new Interrupts();
  try {
    const found = interrupts.run(() => period(question, options));
    return 'error' in found ? found : withEnd(found, patience, seen.length);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    process.exitCode = INTERRUPTED;
    talk(`impartial: interrupted after ${seen.length > 0 ? seen.length : known} values`);
    const reason = `it was interrupted: no period is proved among the first ${known} values`;
    const limit = { name: 'stopped', value: 0 } as const;
    const { kind, first } = family;
    const shown = seen.length > 0 ? observedIn(seen, from ?? first, kind, { reason: 'it was interrupted', limit }) : { kind };
    return { question, valuesComputed: known, because: [], reason, limit, ...shown };
  } finally {
    interrupts.end();
    pace.stop();
  }
}

/** The milliseconds that it may take, when this many values took this long. */
function patienceFor(known: number, spent: number, seconds: number | undefined): number {
  if (seconds !== undefined) return 1000 * seconds;
  return known / spent >= FAST ? LONG_PATIENCE : PATIENCE;
}

/** Which limit ended it, and the option that raises it. If patience did, the library knows no more than that it was stopped. */
function withEnd(found: PeriodAnswer, patience: number | undefined, asked: number): PeriodAnswer {
  const named = (limit: ReachedLimit | undefined) =>
    limit?.name === 'stopped' && patience !== undefined ? ({ name: 'milliseconds', value: patience } as const) : limit;
  const sentenceOf = (limit: ReachedLimit) => withOption(limitToText(limit, 'the search'), limit);
  const { reason, observed } = found;
  const limit = named(found.limit);
  const seen = named(observed?.limit);
  // If a term has no value, that ended it, and more terms would not help.
  const areAllKnown = observed !== undefined && observed.to - observed.from + 1 === asked;
  const why = observed?.limit === seen ? withOption(observed?.reason ?? '', seen) : sentenceOf(seen as ReachedLimit);
  return {
    ...found,
    ...(limit !== undefined && { limit, reason: `${reason}; ${sentenceOf(limit)}` }),
    ...(observed !== undefined && {
      observed: {
        ...observed,
        reason: seen === undefined && areAllKnown ? `${why} (--limit raises this limit)` : why,
        ...(seen && { limit: seen }),
      },
    }),
  };
}
