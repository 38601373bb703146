/**
 * The closed box as a place where cells are answered. It is begun with the games of the sheet and the lines that are wanted, and gives
 * their answers one after another; it is begun again where the sheet has changed meanwhile.
 */
import { readWorksheet } from 'impartial-worksheet';
import { type Box, createBox } from '../box/box.ts';
import type { Problem } from '../box/messages.ts';
import { type GameSource, sourceOf } from '../box/source.ts';
import { stripTypes } from '../box/strip-types.ts';
import { NOT_LOADED } from '../words.ts';
import { type CellJob, faultyAnswer, type Place } from './place.ts';

interface Begun {
  readonly text: string;
  /** The lines that are still to come. */
  lines: readonly number[];
}

export function boxPlace(): Place {
  let box: Box | undefined;
  let script = '';
  /** What answers in the box, with the games that the sheet names. */
  let code = '';
  let begun: Begun | undefined;
  /** Why the games of this script do not load: it is not tried for every cell. */
  let failed: { readonly script: string; readonly words: string } | undefined;
  /** Counts what was stopped. */
  let round = 0;

  function end(): void {
    round++;
    box?.close();
    box = undefined;
    begun = undefined;
    failed = undefined;
  }

  /** What is wrong with the games; undefined where the box is ready for the line. */
  async function begin({ text, line, next }: CellJob, now: number): Promise<string | undefined> {
    begun = undefined;
    const { games, problems } = await readGames(text);
    const { linesInBox, sheetCodeFor } = await import('../box/sheet-code.ts');
    const sheetCode = await sheetCodeFor(linesInBox(text, [line, ...next]));
    if (now !== round) return undefined;
    const source = sourceOf(games);
    if (failed?.script === source.script) return failed.words;
    if (box === undefined || source.script !== script || sheetCode !== code) {
      box?.close();
      box = createBox(source, sheetCode);
      script = source.script;
      code = sheetCode;
    }
    const lines = [line, ...next];
    const answer = await box.ask('sheet', { text, problems, lines });
    if ('stopped' in answer) return undefined;
    if ('data' in answer) {
      begun = { text, lines };
      return undefined;
    }
    failed = { script, words: inWords(answer.problem) };
    return failed.words;
  }

  return {
    async answer(job) {
      const now = round;
      const { text, line } = job;
      try {
        const isNext = begun?.text === text && begun.lines[0] === line;
        const wrong = isNext ? undefined : await begin(job, now);
        if (now !== round) return undefined;
        if (wrong !== undefined) return faultyAnswer(line, wrong);
        const found = await box?.ask('cell', {});
        if (found === undefined || 'stopped' in found) return undefined;
        if ('data' in found) {
          begun = { text, lines: begun?.lines.slice(1) ?? [] };
          if (found.data !== null) return found.data;
        }
        // The box was thrown away, or said nothing.
        begun = undefined;
        return faultyAnswer(line, 'problem' in found ? inWords(found.problem) : NO_ANSWER);
      } catch {
        return now === round ? faultyAnswer(line, NOT_LOADED) : undefined;
      }
    },
    stop: end,
    close: end,
  };
}

const NO_ANSWER = 'Stopped: the game gives no answer.';

function inWords({ words, line }: Problem): string {
  return line === undefined ? words : `Line ${line}: ${words}`;
}

/** The games without their types; one that cannot be read leaves its place, and its sentence, to the others. */
async function readGames(text: string): Promise<{ games: readonly GameSource[]; problems: readonly (string | null)[] }> {
  const sheet = readWorksheet(text);
  const cells = sheet.ok ? sheet.value.cells.filter((cell) => cell.kind === 'game') : [];
  const stripped = await Promise.all(cells.map(async ({ code, line }) => ({ line, read: await stripTypes(code) })));
  return {
    games: stripped.map(({ line, read }) => ({ code: 'code' in read ? read.code : '', line: line + 1 })),
    problems: stripped.map(({ line, read }) => {
      if (!('problem' in read)) return null;
      const { line: inside, ...problem } = read.problem;
      return inWords({ ...problem, ...(inside !== undefined && { line: inside + line }) });
    }),
  };
}
