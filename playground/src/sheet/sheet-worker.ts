/** A worksheet without games of its own, answered cell by cell in a worker. The games that its lines name are fetched first. */
import { gamesOnDemand } from 'impartial/on-demand';
import { eachAnswer, readWorksheet } from 'impartial/worksheet';
import { SHEET_LIMITS } from './limits.ts';
import { sentAnswer } from './sent-answer.ts';

const games = gamesOnDemand();

self.onmessage = async ({ data }: MessageEvent<{ readonly id: number; readonly text: string }>) => {
  const { id, text } = data;
  const sheet = readWorksheet(text);
  if (!sheet.ok) return;
  try {
    const lines = sheet.value.cells.map((cell) => (cell.kind === 'line' ? cell.text : '')).join('\n');
    const catalogue = await games.fetch(lines);
    for (const answer of eachAnswer(sheet.value, { catalogue, limits: SHEET_LIMITS }))
      self.postMessage({ id, answer: sentAnswer(answer) });
    self.postMessage({ id, isDone: true });
  } catch (error) {
    self.postMessage({ id, failed: error instanceof Error ? error.message : String(error) });
  }
};
