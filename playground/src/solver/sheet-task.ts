/** One cell of a worksheet that uses no game of its own. The games that the sheet names are fetched first. */
import type { WorkDone } from 'impartial';
import { eachAnswer, readWorksheet, type Worksheet } from 'impartial-worksheet';
import { type SentAnswer, sentAnswer } from '../sheet/sent-answer.ts';
import { amongGames, fetchGames } from './games.ts';
import { BEAT } from './hint-task.ts';
import type { SheetProgress, Tasks } from './tasks.ts';

/** As in Play: search stops here unless the visitor asks for more. */
const LIMITS = { positions: 2_000_000, milliseconds: 30_000, megabytes: 1000 };
const TOO_DEEP = 'no theorem applies and the search goes deeper than this browser allows';

export async function answerSheet(
  { text, line, effort }: Tasks['sheet']['in'],
  tell: (progress: SheetProgress) => void,
): Promise<SentAnswer> {
  const sheet = readWorksheet(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  await fetchGames(sheet.value.cells.map((cell) => (cell.kind === 'line' ? cell.text : '')).join('\n'));
  try {
    return answerLine(sheet.value, line, effort, toProgress(tell));
  } catch (error) {
    // A worker has less room for deep searches than other places.
    if (!(error instanceof RangeError)) throw error;
    return { line, kind: 'verdict', text: 'unknown', outcome: 'unknown', why: TOO_DEEP };
  }
}

function answerLine(sheet: Worksheet, line: number, effort: number, onProgress: (done: WorkDone) => void): SentAnswer {
  const { positions, milliseconds, megabytes } = LIMITS;
  const limits = { positions: positions * effort, milliseconds: milliseconds * effort, megabytes };
  const only = (cell: { readonly line: number }) => cell.line === line;
  const [answer] = eachAnswer(sheet, { ...amongGames(), limits, onProgress, only });
  if (answer === undefined) throw new Error(`the worksheet has no cell in line ${line}`);
  return sentAnswer(answer);
}

/** Some times a second. */
function toProgress(tell: (progress: SheetProgress) => void): (done: WorkDone) => void {
  let told = performance.now();
  return ({ positions, values, needed }) => {
    if (performance.now() - told < BEAT) return;
    told = performance.now();
    tell({ positions, ...(values !== undefined && needed !== undefined && { values, needed }) });
  };
}
