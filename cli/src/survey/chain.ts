/** `impartial survey chain`: one very long sequence, link by link, on one machine after another. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { ChainStatus } from 'impartial-survey';
import { counted } from '../counted.ts';
import { INTERRUPTED } from '../interrupts.ts';
import { parseCount, parseTime } from '../numbers.ts';
import { inWords } from '../pace.ts';
import { toLongOptions } from '../solve-options.ts';
import { answer, talk } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { programVersion } from '../version.ts';
import { addStoreFlags, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly name: string;
  readonly to?: number;
  readonly window?: boolean;
  readonly link: number;
  readonly for?: number;
  readonly check?: number;
}

const EXAMPLES = `
Examples:
  impartial survey chain "octal 0.13337: {n}" --name big --to 1e7 --link 10m
  impartial survey chain --name big --to 1e7
  impartial survey chain "octal 0.106: {n}" --name far --window
  impartial survey chain --name big --check 3`;

export function addChain(survey: Command): void {
  const command = survey.command('chain').argument('[question...]', 'a family of heaps, where the chain is new');
  command.description('compute one very long sequence link by link, or a link anew');
  command.requiredOption('--name <name>', 'what the chain is called');
  command.option('--to <n>', 'the last heap', parseCount);
  command.option('--window', 'keep the last values only, and go on until they come again: for games with a sparse space');
  command.option('--link <time>', 'work in a link', parseTime, 600_000);
  command.option('--for <time>', 'stop after this time', parseTime);
  command.option('--check <number>', 'compute this link anew and compare', parseCount);
  addStoreFlags(command).addHelpText('after', EXAMPLES).action(chainVerb);
}

async function chainVerb(words: readonly string[], flags: Flags): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  if (flags.for !== undefined) setTimeout(() => stop.abort(), flags.for).unref();
  const options = { ...(await toLongOptions({})), signal: stop.signal };
  const question = words.join(' ').trim();
  const { check } = flags;
  const to = flags.to ?? (flags.window === true ? Number.MAX_SAFE_INTEGER - 1 : undefined);
  if (check === undefined && to === undefined && question !== '') throw new UsageError('say how far the chain goes: --to 1e7');
  await withStore(
    flags,
    async (database, surveys) => {
      if (check !== undefined) {
        const holds = await surveys.checkLink(database, flags.name, check, options);
        if (!holds) process.exitCode = 1;
        if (flags.json === true) return answer(`${answerLine({ chain: flags.name, link: check, holds })}\n`);
        return answer(`link ${check} of ${flags.name} ${holds ? 'holds' : 'does not hold'}\n`);
      }
      const given = { question, keeps: flags.window === true ? 'window' : 'values' } as const;
      const chain = await surveys.openChain(database, flags.name, question === '' ? undefined : given);
      const end = to === undefined ? chain : await runTo(database, surveys, flags, to, options);
      return answer(flags.json === true ? `${answerLine(end)}\n` : chainText(end));
    },
    { mustExist: question === '' },
  );
  if (stop.signal.aborted && flags.for === undefined) process.exitCode = INTERRUPTED;
}

type Work = Parameters<Parameters<typeof withStore>[1]>;

function runTo(database: Work[0], surveys: Work[1], flags: Flags, to: number, options: object): Promise<ChainStatus> {
  return surveys.runChain(database, flags.name, {
    to,
    linkMilliseconds: flags.link,
    version: programVersion(),
    options,
    onLink: ({ number, last, seconds }) => talk(`impartial: link ${number} to heap ${last - 1}, ${inWords(seconds)}`),
  });
}

function chainText({ name, question, keeps, links, values, found }: ChainStatus): string {
  const seconds = links.reduce((sum, link) => sum + link.seconds, 0);
  const last = links.at(-1);
  const lines = [
    `${name}: ${values} values of ${question} in ${counted(links.length, 'link')}${keeps === 'window' ? ', of which the last are kept' : ''}, ${inWords(seconds)} of work`,
    ...(found === undefined
      ? []
      : [`  period ${found.period} from ${found.preperiod} on`, `  certificate ${JSON.stringify(found.certificate)}`]),
    ...(last === undefined ? [] : [`  hash ${last.hash}`]),
  ];
  return `${lines.join('\n')}\n`;
}
