/**
 * The game on an edge of extended Nim on graphs: a position of another ruleset, written in braces as a question of its own.
 *
 * Options that belong to the position, such as `[stage 2]`, may stand inside the braces: play leads to such positions. How to play
 * and who wins is said outside. A sum of games is written as parallel edges.
 */
import type { Entry } from '../../core/entry.ts';
import type { Game } from '../../core/game.ts';
import { bad, type Result } from '../../core/result.ts';
import { parseQuestion } from '../../notation/question.ts';
import type { EdgeGame } from '../../structures/multigraph.ts';

/** Opens the question in braces; errors point into the line. */
export function openEdgeGame({ question, at }: EdgeGame, find: (id: string) => Entry | undefined): Result<Game> {
  const parsed = parseQuestion(question, (id) => find(id)?.facts);
  if (!parsed.ok) return { ok: false, error: { ...parsed.error, at: at + parsed.error.at } };
  const { summands, setting } = parsed.value;
  const [summand, second] = summands;
  const entry = find(summand.ruleset);
  if (entry === undefined) throw new Error(`the ruleset ${summand.ruleset} was there a moment ago`);
  const { id, defaultPlay = 'normal' } = entry.facts;
  if (id === 'nim-on-graphs') {
    return bad('nested-edge-game', 'An edge carries a game of another ruleset.', at, { expected: 'another ruleset', found: id });
  }
  if (second !== undefined) {
    return bad('sum-on-edge', 'An edge carries one game; parallel edges carry a sum.', at + second.at, { found: second.ruleset });
  }
  if (setting.compound !== 'disjunctive' || setting.play !== defaultPlay) {
    const bracket = at + Math.max(0, question.lastIndexOf('['));
    return bad('option-on-edge', 'How to play and who wins is said at the end of the question, for all edges.', bracket);
  }
  const { text, options } = summand;
  const opened = entry.open({
    text,
    at: at + summand.at,
    options: options.map((option) => ({
      ...option,
      at: at + option.at,
      words: option.words.map((word) => ({ ...word, at: at + word.at })),
    })),
  });
  if (!opened.ok || opened.value.sides() === undefined) return opened;
  return bad('game-not-on-edge', 'A table has its own order of turns: it is not played on an edge.', at, {
    expected: 'a game in which two players alternate',
    found: id,
  });
}

/** The question of a game, without braces. */
export function writeEdgeGame(game: Game): string {
  const options = game.options();
  return `${game.ruleset} ${game.text()}${options.length === 0 ? '' : ` [${options.join(', ')}]`}`;
}
