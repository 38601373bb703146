/** What the positions of a question look like: as their rulesets say, or as their text where a ruleset says nothing. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Drawing } from '../../core/drawing.ts';
import type { Game } from '../../core/game.ts';
import type { BadQuestion } from '../../core/verdict.ts';
import { refusalOf } from '../refusal.ts';
import { openQuestion } from './open.ts';

export function drawWith(question: string, catalogue: Catalogue): readonly Drawing[] | BadQuestion {
  const refused = refusalOf(question, {});
  if (refused !== undefined) return refused;
  const opened = openQuestion(question, catalogue);
  return opened.ok ? opened.value.games.map(drawGame) : { question, error: opened.error };
}

/** The vertices that a move of this name would change, in a question of one position. */
export function changedByWith(question: string, label: string, catalogue: Catalogue): readonly string[] {
  if (refusalOf(question, {}) !== undefined) return [];
  const opened = openQuestion(question, catalogue);
  const [game, ...others] = opened.ok ? opened.value.games : [];
  return game === undefined || others.length > 0 ? [] : game.changedBy(label);
}

export function drawGame(game: Game): Drawing {
  return game.draw() ?? { picture: 'text', text: game.text() };
}
