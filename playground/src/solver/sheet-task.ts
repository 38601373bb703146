/** A worksheet without games of its own, answered cell by cell. The games that its lines name are fetched first. */
import { eachAnswer, readWorksheet } from 'impartial/worksheet';
import { SHEET_LIMITS } from '../sheet/limits.ts';
import { type SentAnswer, sentAnswer } from '../sheet/sent-answer.ts';
import { amongGames, fetchGames } from './games.ts';
import type { Tasks } from './tasks.ts';

export async function answerSheet(
  { text }: Tasks['sheet']['in'],
  tell: (answer: SentAnswer) => void,
): Promise<Tasks['sheet']['out']> {
  const sheet = readWorksheet(text);
  if (!sheet.ok) return { problem: sheet.error.message };
  await fetchGames(sheet.value.cells.map((cell) => (cell.kind === 'line' ? cell.text : '')).join('\n'));
  for (const answer of eachAnswer(sheet.value, { ...amongGames(), limits: SHEET_LIMITS })) tell(sentAnswer(answer));
  return {};
}
