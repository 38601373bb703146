/**
 * The values of a game of one's own that the link carries, worked out in the closed box and told as the worker tells those of others.
 * Fetched with the first such link. A game that was never run here is not run by looking at its values: it is opened in Invent, which asks.
 */
import { type Box, createBox } from '../box/box.ts';
import type { OwnFamily, OwnPeriod } from '../box/messages.ts';
import { sourceOf } from '../box/source.ts';
import { stripTypes } from '../box/strip-types.ts';
import { isMine } from '../invent/my-games.ts';
import { unpackText } from '../packed-text.ts';
import type { SequenceEnd } from '../solver/tasks.ts';
import type { SequenceSource } from './use-sequence.ts';

/** As many values as the box tells of. */
const MOST = 1000;

export async function openOwnSequence(packed: string): Promise<SequenceSource | 'foreign'> {
  const code = await unpackText(packed);
  if (code === undefined || !isMine(code)) return 'foreign';
  const stripped = await stripTypes(code);
  const { libraryCode } = await import('../box/library-code.ts');
  if ('problem' in stripped) return failing(stripped.problem.words);
  return ownSource(createBox(sourceOf([{ code: stripped.code, line: 1 }]), libraryCode));
}

function failing(words: string): SequenceSource {
  return { ask: async () => endingWith(words), stop: () => {}, close: () => {} };
}

function endingWith(message: string, at = 0): SequenceEnd {
  return { milliseconds: 0, error: { code: 'own-game', message, at } };
}

function ownSource(box: Box): SequenceSource {
  return {
    async ask({ question, from: wanted = 0, to }, onPart) {
      const started = performance.now();
      const loaded = await box.ask('load', {});
      if ('stopped' in loaded) return undefined;
      if ('problem' in loaded) return endingWith(loaded.problem.words);
      const found = await box.ask('family', { question, to: Math.min(to, MOST) });
      if ('stopped' in found) return undefined;
      if ('problem' in found) return endingWith(found.problem.words);
      if ('error' in found.data) return endingWith(found.data.error.message, found.data.error.at);
      onPart(partOf(found.data, wanted));
      const milliseconds = performance.now() - started;
      const period = await box.ask('period', { question });
      const title = loaded.data.find(({ id }) => question.startsWith(`${id} `))?.title;
      return {
        milliseconds,
        ...(title !== undefined && { title }),
        ...reasonOf(found.data, to),
        ...('data' in period && proofOf(period.data)),
      };
    },
    stop: () => box.stop(),
    close: () => box.close(),
  };
}

/** The values from the first n that is wanted; words have no place in a plot. */
function partOf({ from, values }: OwnFamily, wanted: number): { from: number; values: (number | null)[] } {
  const first = Math.max(from, wanted);
  return { from: first, values: values.slice(first - from).map((value) => (typeof value === 'number' ? value : null)) };
}

function reasonOf({ reason }: OwnFamily, to: number): { readonly reason?: string } {
  if (reason !== undefined) return { reason };
  return to > MOST ? { reason: `a game of one’s own is looked at up to n = ${MOST}` } : {};
}

function proofOf({ period, because }: OwnPeriod): Pick<SequenceEnd, 'proof'> {
  if (period === undefined || because === undefined) return {};
  return { proof: { ...period, ...because, saltus: 0, cite: '' } };
}
