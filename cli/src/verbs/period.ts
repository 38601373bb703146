/**
 * `impartial period`: the period of a family, proved.
 */
import type { Command } from 'commander';
import { period, type WorkDone } from 'impartial';
import { answerLine, periodToTex, periodToText } from 'impartial/present';
import { joinWords } from '../ask.ts';
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
  const { limit, maxSeconds, json, observe = false, from } = flags;
  const pace = startPace(limit);
  const options = await toLongOptions(flags);
  const impatience = new AbortController();
  const onProgress = ({ values, milliseconds }: WorkDone) => {
    if (values === undefined) return;
    pace.update(values);
    if (!isPatient(values, milliseconds, maxSeconds)) impatience.abort();
  };
  const found = period(joinWords(words), {
    ...options,
    onProgress,
    signal: impatience.signal,
    observe,
    ...(from !== undefined && { from }),
    ...(limit !== undefined && { limit }),
  });
  pace.stop();
  if ('error' in found) return refuseQuestion(found, json);
  if (found.period === undefined && found.arithmetic === undefined && found.observed?.repetition === undefined)
    process.exitCode = 1;
  if (flags.certificate !== undefined && found.certificate !== undefined)
    writeWhole(flags.certificate, `${JSON.stringify(found.certificate)}\n`);
  const { question, arithmetic, valuesComputed, because, reason, observed, ifCode } = found;
  const proved = { period: found.period ?? null, preperiod: found.preperiod ?? null, certificate: found.certificate ?? null };
  const say = flags.certificate === STANDARD_OUTPUT ? talk : answer;
  if (json === true) {
    const rest = { arithmetic, valuesComputed, because, reason, limit: found.limit, observed, ifCode };
    await say(`${answerLine({ question, ...proved, ...rest })}\n`);
    return;
  }
  await say(flags.latex === true ? periodToTex(question, found) : periodToText(found, lookOf(process.stdout)));
}

function isPatient(known: number, spent: number, seconds: number | undefined): boolean {
  if (seconds !== undefined) return spent <= 1000 * seconds;
  return spent <= PATIENCE || (spent <= LONG_PATIENCE && known / spent >= FAST);
}
