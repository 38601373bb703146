/** A question opened: its line parsed, its positions bound to their rules. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Game } from '../../core/game.ts';
import { bad, excerpt, type InputError, ok, type Result } from '../../core/result.ts';
import type { Setting } from '../../core/setting.ts';
import { nearestWord } from '../../notation/nearest-word.ts';
import { parseQuestion } from '../../notation/question.ts';

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

export function openQuestion(line: string, catalogue: Catalogue): Result<OpenQuestion> {
  const question = parseQuestion(line, (id) => catalogue.find(id)?.facts);
  if (!question.ok) return { ok: false, error: withSuggestion(line, question.error, catalogue) };
  const { summands, setting } = question.value;
  const games: Game[] = [];
  for (const { ruleset, text, at, options } of summands) {
    const entry = catalogue.find(ruleset);
    if (entry === undefined) throw new Error(`the ruleset ${ruleset} was there a moment ago`);
    const game = entry.open({ text, at, options, compound: setting.compound });
    if (!game.ok) return game;
    games.push(game.value);
  }
  const [first, ...rest] = games;
  if (first === undefined) throw new Error('a question has at least one position');
  const second = summands[1];
  if (second !== undefined && games.some((game) => game.sides() !== undefined))
    return bad('sum-not-allowed', OWN_TURNS, second.at);
  const whyAlone = second === undefined ? undefined : games.map((game) => game.whyAlone()).find((why) => why !== undefined);
  if (second !== undefined && whyAlone !== undefined) return bad('sum-not-allowed', whyAlone, second.at);
  return ok({ line, setting, games: [first, ...rest], at: summands[0].at });
}

/** Lines longer than this are not tried with other rulesets, and so many suggestions are made. */
const LONGEST_TRIED = 1000;
const MOST_MEANT = 6;

/** A ruleset that is misspelt, or a graph without one: what may be meant, as words and as lines. */
function withSuggestion(line: string, error: InputError, catalogue: Catalogue): InputError {
  if (error.code !== 'unknown-ruleset') return error;
  const { at, found = '' } = error;
  const word = nearestWord(found, catalogue.ids);
  if (word !== undefined) {
    const message = `There is no ruleset of this name; perhaps ${word} is meant.`;
    return { ...error, message, meant: [line.slice(0, at) + word + line.slice(at + found.length)] };
  }
  // Any word could be the name of a vertex; only what is written as a graph is taken for one.
  const meant = at === 0 && /[A-Z\d>:]/.test(found) ? withRulesets(line.trim(), catalogue) : [];
  const [first] = meant;
  if (first === undefined) return error;
  return { ...error, message: `A question begins with its ruleset; perhaps ${excerpt(first)} is meant.`, meant };
}

/** The questions that a line would be with a ruleset before it, where rulesets are played on graphs. */
function withRulesets(line: string, catalogue: Catalogue): readonly string[] {
  if (line.length > LONGEST_TRIED) return [];
  return catalogue.entries
    .filter(({ facts }) => facts.graph !== undefined)
    .map(({ facts }) => `${facts.id} ${line}`)
    .filter((question) => openQuestion(question, catalogue).ok)
    .slice(0, MOST_MEANT);
}
