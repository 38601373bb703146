/** A question opened: its line parsed, its positions bound to their rules. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Game } from '../../core/game.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Setting } from '../../core/setting.ts';
import { parseQuestion } from '../../notation/question.ts';
import { withMeant, withMeantSummand } from './meant.ts';

export interface OpenQuestion {
  readonly line: string;
  readonly setting: Setting;
  /** One game for each position of the line. */
  readonly games: readonly [Game, ...Game[]];
  /** Offset of the first position, for errors about its size. */
  readonly at: number;
}

/** Why positions whose players sit at a table are no summands. */
export const OWN_TURNS = 'A table has its own order of turns: it is not played in a sum.';

const OWN_COMPOUND = 'A table has its own order of turns: it is not played in a compound.';

export function openQuestion(line: string, catalogue: Catalogue): Result<OpenQuestion> {
  const question = parseQuestion(line, (id) => catalogue.find(id)?.facts);
  if (!question.ok) return { ok: false, error: withMeant(line, question.error, catalogue, openQuestion) };
  const { summands, setting } = question.value;
  const games: Game[] = [];
  for (const { ruleset, text, at, options } of summands) {
    const entry = catalogue.find(ruleset);
    if (entry === undefined) throw new Error(`the ruleset ${ruleset} was there a moment ago`);
    const game = entry.open({ text, at, options, compound: setting.compound });
    if (!game.ok) return { ok: false, error: withMeantSummand(line, game.error, catalogue) };
    games.push(game.value);
  }
  const [first, ...rest] = games;
  if (first === undefined) throw new Error('a question has at least one position');
  const second = summands[1];
  const hasTurns = games.some((game) => game.sides() !== undefined);
  if (second !== undefined && hasTurns) return bad('sum-not-allowed', OWN_TURNS, second.at);
  const { compound } = setting;
  if (hasTurns && compound !== 'disjunctive') {
    const at = line.lastIndexOf(compound);
    return bad('compound-not-allowed', OWN_COMPOUND, Math.max(0, at), { found: compound });
  }
  const whyAlone = second === undefined ? undefined : games.map((game) => game.whyAlone()).find((why) => why !== undefined);
  if (second !== undefined && whyAlone !== undefined) return bad('sum-not-allowed', whyAlone, second.at);
  return ok({ line, setting, games: [first, ...rest], at: summands[0].at });
}
