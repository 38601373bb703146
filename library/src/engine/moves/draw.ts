/** What the positions of a question look like: as their rulesets say, or as their text where a ruleset says nothing. */
import type { Catalogue } from '../../core/catalogue.ts';
import type { Drawing } from '../../core/drawing.ts';
import type { Game } from '../../core/game.ts';
import type { BadQuestion } from '../../core/verdict.ts';
import { openQuestion } from './open.ts';

export function drawWith(question: string, catalogue: Catalogue): readonly Drawing[] | BadQuestion {
  const opened = openQuestion(question, catalogue);
  return opened.ok ? opened.value.games.map(drawGame) : { question, error: opened.error };
}

export function drawGame(game: Game): Drawing {
  return game.draw() ?? { picture: 'text', text: game.text() };
}
