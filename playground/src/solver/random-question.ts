/** A new position of the same kind as a given one: won, lost, or as it comes. */
import { parseQuestion } from 'impartial';
import { solveWith } from 'impartial/on-demand';
import { amongGames, games } from './games.ts';
import type { Tasks } from './tasks.ts';

const LIMITS = { positions: 100_000, milliseconds: 300, megabytes: 200 };

/** Positions come as texts, by chance; the first good one that is as it is wished for is taken. */
export function randomQuestion({ question, texts, wish }: Tasks['random']['in']): string | undefined {
  const parsed = parseQuestion(question, (id) => games().find(id)?.facts);
  if (!parsed.ok) return undefined;
  const [{ ruleset }] = parsed.value.summands;
  const options =
    /\s(\[[^[\]]*\])\s*$/
      .exec(question)?.[1]
      ?.replace(/,?\s*(stage|player) \d+/g, '')
      .replace(/\[\s*,?\s*\]/, '') ?? '';
  for (const text of texts) {
    const line = `${ruleset} ${text}${options === '' ? '' : ` ${options}`}`;
    const verdict = solveWith(line, { moves: 0, limits: LIMITS, ...amongGames() });
    if ('error' in verdict || line === question) continue;
    if (wish === 'won' && verdict.outcome !== 'N') continue;
    if (wish === 'lost' && verdict.outcome !== 'P') continue;
    return line;
  }
  return undefined;
}
