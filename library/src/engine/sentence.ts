/**
 * The sentence for somebody who sees a position for the first time: what is on the board, what a move is, who wins. From the rulesets
 * and the setting, so that it says of this position what holds in it.
 */
import type { Catalogue } from '../core/catalogue.ts';
import { drawingInWords } from '../core/drawing-words.ts';
import type { Game } from '../core/game.ts';
import type { RulesetFacts } from '../core/ruleset.ts';
import { COMPOUNDS, type Setting } from '../core/setting.ts';
import { capital, countWord, joinWords } from '../core/words.ts';
import { groupsOf, isOver } from './moves/compound-position.ts';
import type { OpenQuestion } from './moves/open.ts';

/** Positions of a sum that are told one by one. */
const MOST_TOLD = 4;

export function sentenceOf(question: OpenQuestion, catalogue: Catalogue): string {
  const { games, setting } = question;
  const played = games.map((game): Played => ({ game, facts: catalogue.find(game.ruleset)?.facts }));
  const hasEnded = isOver(groupsOf(question), setting);
  const sentences = [
    ...positionSentences(played, hasEnded),
    ...endSentences(played, setting),
    ...(played.some(({ facts }) => facts?.mayLoop) ? ['a play that never ends is a draw'] : []),
  ];
  return sentences.map((sentence) => `${capital(sentence)}.`).join(' ');
}

interface Played {
  readonly game: Game;
  readonly facts: RulesetFacts | undefined;
}

function titleOf({ game, facts }: Played): string {
  return facts?.title ?? game.ruleset;
}

function boardOf(played: Played): string {
  const { game } = played;
  return game.onBoard() ?? drawingInWords(game.draw() ?? { picture: 'text', text: game.text() }, titleOf(played));
}

/** What is on the board and what a move is: at once where it is the same everywhere, else for each game. */
function positionSentences(played: readonly Played[], hasEnded: boolean): readonly string[] {
  const moves = new Map(played.map((each) => [each.game.toMove(), each]));
  const [only] = moves.keys();
  if (only !== undefined && moves.size === 1 && played.length <= MOST_TOLD)
    return [joinWords(played.map(boardOf)), ...(hasEnded ? [] : [only])];
  const many = `${countWord(played.length)} games side by side`;
  if (played.length > MOST_TOLD) return [many, ...Array.from(moves, ([move, each]) => `${titleOf(each)}: ${move}`)];
  return [many, ...played.map((each) => `${titleOf(each)}: ${boardOf(each)}; ${each.game.toMove()}`)];
}

/** In how many components a turn is made, when it ends, and who wins then. */
function endSentences(played: readonly Played[], { compound, play }: Setting): readonly string[] {
  const loses = play === 'normal' ? 'loses' : 'wins';
  const alliance = played.find(({ game }) => game.sides() !== undefined);
  if (alliance !== undefined)
    return [`the alliance that ${alliance.facts?.lastMove ?? 'moves last'} ${play === 'normal' ? 'wins' : 'loses'}`];
  const { moveIn, ends } = COMPOUNDS[compound];
  const turn = { one: 'one component', all: 'every component', some: 'any of the components you like, at least one' }[moveIn];
  if (ends === 'first')
    return [
      `in each turn move in ${turn}`,
      `the game ends as soon as one component has no move left, and whoever is to move then ${loses}`,
    ];
  const who = `whoever cannot move ${loses}`;
  if (compound !== 'disjunctive') return [`in each turn move in ${turn}${moveIn === 'all' ? ' that has a move' : ''}`, who];
  return played.length > 1 ? ['in each turn move in one of them', who] : [who];
}
