/** `impartial survey join postgres://…`: works on every survey of a server that has something open. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Database, GivenRulesets, OpenOptions } from 'impartial-survey';
import { counted } from '../counted.ts';
import { INTERRUPTED } from '../interrupts.ts';
import { parseCount, parseTime } from '../numbers.ts';
import { inWords } from '../pace.ts';
import { answer, talk } from '../terminal.ts';
import { programVersion } from '../version.ts';
import { addAskFlags, givenRulesets, type StoreFlags, type Surveys, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly workers?: number;
  /** In milliseconds; true: until it is stopped. */
  readonly wait?: number | true;
}

const PAUSE = 2000;
/** Milliseconds that a server may recover where nothing else is said. */
const RECOVERY = 60_000;

const EXAMPLES = `
Examples:
  impartial survey join postgres://user:password@host/surveys
  impartial survey join postgres://user:password@host/surveys octal-4 --wait 2h
  impartial survey join postgres://user:password@host/surveys --ruleset my.ts

A survey of a game of your own needs the file that it was planned with: the
server has only a hash of it. A worker without the file says so and works on
other surveys.`;

export function addJoin(survey: Command): void {
  const command = survey.command('join').argument('<server>', 'postgres://…').argument('[survey...]', 'only these surveys');
  command.description('work on the surveys of a server, from any machine');
  command.option('--workers <n>', 'threads that ask (default: one for each core)', parseCount);
  command.option(
    '--wait [time]',
    'wait for a server that is not ready, and for more work when nothing is open: 90s, 30m, 2h (default: until it is stopped)',
    parseTime,
  );
  addAskFlags(command).addHelpText('after', EXAMPLES).action(joinVerb);
}

async function joinVerb(server: string, names: readonly string[], flags: Flags): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  for (const each of ['SIGINT', 'SIGTERM'] as const) process.once(each, () => stop.abort());
  const longest = flags.wait === true ? Number.POSITIVE_INFINITY : (flags.wait ?? 0);
  const passedOver = new Set<string>();
  let asked = 0;
  const given = await givenRulesets(flags);
  const work = async (database: Database, surveys: Surveys) => {
    const here = {
      database,
      surveys,
      server,
      signal,
      passedOver,
      ...given,
      ...(flags.workers !== undefined && { workers: flags.workers }),
    };
    for (let since = performance.now(); !signal.aborted; ) {
      const open = await openHere(names, here);
      for (const name of open) if (!signal.aborted) asked += await runHere(name, here);
      if (open.length > 0) since = performance.now();
      else if (performance.now() - since >= longest) break;
      else await wait(PAUSE, undefined, { signal }).catch(() => undefined);
    }
  };
  try {
    await withStore({ ...flags, store: server }, work, { firstWait: firstWait(flags, longest, signal) });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  const told = `${counted(asked, 'task')} ${asked === 1 ? 'was' : 'were'} asked here`;
  if (signal.aborted) {
    talk(`impartial: interrupted; ${told}`);
    process.exit(INTERRUPTED);
  }
  await answer(`nothing is open${passedOver.size === 0 ? '' : ' that can be asked here'}; ${told}\n`);
}

/** A server that recovers is waited for in any case, one that does not answer only with `--wait`. */
function firstWait({ wait: given }: Flags, longest: number, signal: AbortSignal): NonNullable<OpenOptions['firstWait']> {
  const milliseconds = given === undefined ? RECOVERY : longest;
  const time = Number.isFinite(milliseconds) ? `for up to ${inWords(milliseconds / 1000)}` : 'until it is';
  return {
    milliseconds,
    isPatient: given !== undefined,
    signal,
    onWait: (place, why) => talk(`impartial: ${place} is not ready (${why}); waiting ${time} (--wait says how long)`),
  };
}

interface Here {
  readonly database: Database;
  readonly surveys: Surveys;
  readonly server: string;
  readonly signal: AbortSignal;
  readonly workers?: number;
  readonly rulesets?: GivenRulesets;
  /** Surveys that need a file that is not here; each is said once. */
  readonly passedOver: Set<string>;
}

/** The surveys that have something open, but for those that need a file that is not here. */
async function openHere(names: readonly string[], here: Here): Promise<readonly string[]> {
  const { database, surveys, rulesets, passedOver } = here;
  const open: string[] = [];
  for (const name of await surveys.openSurveys(database, names)) {
    const missing = surveys.missingRulesets((await surveys.openSurvey(database, name)).definition, rulesets);
    if (missing.length === 0) open.push(name);
    else if (!passedOver.has(name)) talk(`impartial: ${missing.join(' ')} Until then it is passed over.`);
    if (missing.length > 0) passedOver.add(name);
  }
  return open;
}

async function runHere(name: string, { database, surveys, server, signal, workers, rulesets }: Here): Promise<number> {
  talk(`impartial: working on ${name}`);
  const { done, tasks, asked } = await surveys.runSurvey(database, name, {
    version: programVersion(),
    signal,
    server,
    ...(rulesets !== undefined && { rulesets }),
    ...(workers !== undefined && { threads: Math.max(1, workers) }),
  });
  talk(`impartial: ${name}: ${done} of ${tasks} tasks done, ${asked} of them here`);
  return asked;
}
