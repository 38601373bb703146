/**
 * Whether the certificate of an epidemic speaks of the position of the question.
 *
 * It lists vertices, or numbers, with where their labels may go. All of them are put as labels on the question's own digraph, and
 * the ruleset is asked for the moves: these have to be the listed ones. The labels and the stage have to be those of the question.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CheckTools } from '../../../core/certificate-kind.ts';
import type { Game } from '../../../core/game.ts';
import type { Play } from '../../../core/outcome.ts';
import { TooMany } from './wrong.ts';

/** What a certificate says of the position. */
export interface Listed {
  readonly vertices: readonly {
    readonly name: string;
    /** How many labels are on it. */
    readonly count: bigint;
    readonly moves: ReadonlySet<string>;
  }[];
  readonly play: Play;
  readonly stage: string;
  /** A move as the certificate sees it. */
  describe(targets: readonly string[]): string;
}

/** Moves that are listed one by one. */
export const MOST_MOVES = 50_000;
/** Vertices that are labelled at once, to see their moves: each move copies all labels. */
const LABELLED_AT_ONCE = 100;

/** `list` gives what the certificate says, or undefined where that does not fit together. */
export function compareWithQuestion(question: string, list: () => Listed | undefined, tools: CheckTools): readonly CheckStep[] {
  const what = 'the certificate is about the position of the question';
  const opened = tools.open(question);
  if (!opened.ok) return [{ what, result: 'not done', detail: opened.error.message }];
  const { games, setting } = opened.value;
  const [game] = games;
  try {
    const listed = list();
    if (listed === undefined || !listed.vertices.every(({ name }) => isName(name)))
      return [{ what, result: 'fails', detail: 'its vertices are not well formed' }];
    const labels = listed.vertices.filter(({ count }) => count > 0n).map(({ name, count }) => `${name}^${count}`);
    const claimed = withLabels(game, labels, listed.stage, tools);
    const isSame = games.length === 1 && listed.play === setting.play && claimed?.key === game.key;
    return [{ what, result: isSame ? 'holds' : 'fails' }, movesStep(game, listed, tools)];
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return [{ what, result: 'not done', detail: 'there are too many moves to list' }];
  }
}

function movesStep(game: Game, { vertices, describe }: Listed, tools: CheckTools): CheckStep {
  const what = 'the listed moves are those of the rules';
  const budget = { left: MOST_MOVES };
  for (let start = 0; start < vertices.length || start === 0; start += LABELLED_AT_ONCE) {
    const some = vertices.slice(start, start + LABELLED_AT_ONCE);
    const found = listedMoves(game, some, describe, budget, tools);
    if (found === undefined) return { what, result: 'fails' };
    const wrong = some.find(({ name, moves }) => !isSameSet(found.get(name) ?? new Set(), moves));
    if (wrong !== undefined) return { what, result: 'fails', detail: `not those of ${wrong.name}` };
  }
  return { what, result: 'holds' };
}

/** The moves of labels on these vertices, as the certificate sees them; undefined where they are no vertices of the question. */
function listedMoves(
  game: Game,
  vertices: Listed['vertices'],
  describe: Listed['describe'],
  budget: { left: number },
  tools: CheckTools,
): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const names = vertices.map(({ name }) => name);
  const labelled = withLabels(game, names, '1', tools);
  if (labelled === undefined) return undefined;
  const found = new Map<string, Set<string>>();
  for (const { label } of labelled.moves()) {
    if (--budget.left < 0) throw new TooMany();
    const [from = '', targets = ''] = label.split('>');
    found.set(from, (found.get(from) ?? new Set()).add(describe(targets.split(','))));
  }
  return found;
}

/** The question's own digraph, or row of numbers, and strain, with other labels at another stage. */
export function withLabels(game: Game, labels: readonly string[], stage: string, tools: CheckTools): Game | undefined {
  const ground =
    game.ruleset === 'nimania' ? labels.join(' ') || '0' : `${game.text().replace(/ :.*$/, '')} : ${labels.join(' ')}`;
  const options = [...game.options().filter((option) => !option.startsWith('stage')), `stage ${stage}`];
  const opened = tools.open(`${game.ruleset} ${ground} [${options.join(', ')}]`);
  return opened.ok ? opened.value.games[0] : undefined;
}

/** Names as question lines write them; anything else would be read as something else. */
export function isName(name: string): boolean {
  return /^[\w.]{1,1000}$/.test(name);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}
