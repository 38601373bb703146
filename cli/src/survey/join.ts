/** `impartial survey join postgres://…`: works on every survey of a server that has something open. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { INTERRUPTED } from '../interrupts.ts';
import { parseCount } from '../numbers.ts';
import { answer, talk } from '../terminal.ts';
import { programVersion } from '../version.ts';
import { addProgramFlag, withStore } from './store.ts';

interface Flags {
  readonly workers?: number;
  readonly wait?: boolean;
  readonly allowProgram?: boolean;
}

const PAUSE = 2000;

export function addJoin(survey: Command): void {
  const command = survey.command('join').argument('<server>', 'postgres://…').argument('[survey...]', 'only these surveys');
  command.description('work on the surveys of a server, from any machine');
  command.option('--workers <n>', 'threads that ask (default: one for each core)', parseCount);
  command.option('--wait', 'stay when nothing is open, and wait for more');
  addProgramFlag(command).action(joinVerb);
}

async function joinVerb(server: string, names: readonly string[], flags: Flags): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  let asked = 0;
  await withStore({ ...flags, store: server }, async (database, surveys) => {
    while (!stop.signal.aborted) {
      const open = await surveys.openSurveys(database, names);
      for (const name of open) {
        if (stop.signal.aborted) break;
        talk(`impartial: working on ${name}`);
        const end = await surveys.runSurvey(database, name, {
          version: programVersion(),
          signal: stop.signal,
          server,
          ...(flags.workers !== undefined && { threads: Math.max(1, flags.workers) }),
        });
        asked += end.asked;
        talk(`impartial: ${name}: ${end.done} of ${end.tasks} tasks done, ${end.asked} of them here`);
      }
      if (open.length > 0) continue;
      if (flags.wait !== true) break;
      await wait(PAUSE, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  });
  if (stop.signal.aborted) {
    talk(`impartial: interrupted; ${asked} tasks were asked here`);
    process.exit(INTERRUPTED);
  }
  await answer(`nothing is open; ${asked} tasks were asked here\n`);
}
