/**
 * Whether the certificate of an epidemic speaks of the position of the question.
 *
 * It lists vertices, or numbers, with where their labels may go. All of them are put as labels on the question's own digraph, and
 * the ruleset is asked for the moves: these have to be the listed ones. The labels and the stage have to be those of the question.
 */
import type { Catalogue } from '../../core/catalogue.ts';
import type { CheckStep } from '../../core/certificate.ts';
import type { Game } from '../../core/game.ts';
import { openQuestion } from '../moves/open.ts';

type Data = Readonly<Record<string, unknown>>;

interface Listed {
  readonly vertices: readonly {
    readonly name: string;
    /** How many labels are on it. */
    readonly count: bigint;
    readonly moves: ReadonlySet<string>;
  }[];
  readonly play: unknown;
  /** A move as the certificate sees it. */
  describe(targets: readonly string[]): string;
}

/** Moves that are listed one by one. */
const MOST_MOVES = 50_000;

class TooMany extends Error {}

export function epidemicSteps(question: string, certificate: Data, catalogue: Catalogue): readonly CheckStep[] {
  const what = 'the certificate is about the position of the question';
  const opened = openQuestion(question, catalogue);
  if (!opened.ok) return [{ what, result: 'not done', detail: opened.error.message }];
  const { games, setting } = opened.value;
  const [game] = games;
  try {
    const listed = certificate.kind === 'epidemic-camps' ? listCamps(certificate) : listFolding(certificate);
    if (listed === undefined) return [{ what, result: 'fails', detail: 'its vertices are not well formed' }];
    const labels = listed.vertices.filter(({ count }) => count > 0n).map(({ name, count }) => `${name}^${count}`);
    const claimed = withLabels(game, labels, String(certificate.stage), catalogue);
    const isSame = games.length === 1 && listed.play === setting.play && claimed?.key === game.key;
    return [{ what, result: isSame ? 'holds' : 'fails' }, movesStep(game, listed, catalogue)];
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    return [{ what, result: 'not done', detail: 'there are too many moves to list' }];
  }
}

function movesStep(game: Game, { vertices, describe }: Listed, catalogue: Catalogue): CheckStep {
  const names = vertices.map(({ name }) => name);
  const everywhere = withLabels(game, names, '1', catalogue);
  const found = new Map<string, Set<string>>();
  let left = MOST_MOVES;
  for (const { label } of everywhere?.moves() ?? []) {
    if (--left < 0) throw new TooMany();
    const [from = '', targets = ''] = label.split('>');
    found.set(from, (found.get(from) ?? new Set()).add(describe(targets.split(','))));
  }
  const wrong = vertices.find(({ name, moves }) => !isSameSet(found.get(name) ?? new Set(), moves));
  return {
    what: 'the listed moves are those of the rules',
    result: everywhere !== undefined && wrong === undefined ? 'holds' : 'fails',
    ...(wrong !== undefined && { detail: `not those of ${wrong.name}` }),
  };
}

/** The question's own digraph, or row of numbers, and strain, with other labels at another stage. */
function withLabels(game: Game, labels: readonly string[], stage: string, catalogue: Catalogue): Game | undefined {
  const ground =
    game.ruleset === 'nimania' ? labels.join(' ') || '0' : `${game.text().replace(/ :.*$/, '')} : ${labels.join(' ')}`;
  const options = [...game.options().filter((option) => !option.startsWith('stage')), `stage ${stage}`];
  const opened = openQuestion(`${game.ruleset} ${ground} [${options.join(', ')}]`, catalogue);
  return opened.ok ? opened.value.games[0] : undefined;
}

function listCamps({ choice, play, labels, vertices }: Data): Listed | undefined {
  const counts = new Map<string, bigint>();
  for (const { vertex, count } of records(labels)) counts.set(String(vertex), toCount(count) ?? 0n);
  const describe = (targets: readonly string[]) => [...targets].sort().join();
  const budget = { left: MOST_MOVES };
  const listed = records(vertices).map(({ vertex, sets }) => {
    const moves = lists(sets).flatMap((set) => eachChoice(choice, set.map(String), budget));
    return { name: String(vertex), count: counts.get(String(vertex)) ?? 0n, moves: new Set(moves.map(describe)) };
  });
  const names = new Set(listed.map(({ name }) => name));
  const isWhole = names.size === listed.length && [...counts.keys()].every((name) => names.has(name));
  return isWhole && [...names].every(isName) ? { vertices: listed, play, describe } : undefined;
}

/** The sets of targets that one set gives: each of its vertices, all, or some. */
function eachChoice(choice: unknown, set: readonly string[], budget: { left: number }): readonly (readonly string[])[] {
  const many = choice === 'one' ? set.length : choice === 'all' ? 1 : 2 ** set.length - 1;
  budget.left -= many;
  if (budget.left < 0) throw new TooMany();
  if (choice === 'one') return set.map((target) => [target]);
  if (choice === 'all') return [set];
  return Array.from({ length: many }, (_, code) => set.filter((_target, index) => ((code + 1) >> index) & 1));
}

function listFolding({ play, moves, labels, vertices }: Data): Listed | undefined {
  const types = new Map(records(vertices).map(({ vertex, type }) => [String(vertex), Number(type)]));
  const describe = (targets: readonly string[]) => {
    const live = targets.map((target) => types.get(target) ?? Number.NaN).filter((type) => type !== -1);
    return [...new Set(live)]
      .map((type) => `${type}*${live.filter((each) => Object.is(each, type)).length}`)
      .sort()
      .join();
  };
  const ofType = lists(moves).map(
    (own) =>
      new Set(
        own.map((move) =>
          lists(move)
            .map(([type, times]) => `${type}*${times}`)
            .sort()
            .join(),
        ),
      ),
  );
  const sums = ofType.map(() => 0n);
  const listed = records(vertices).map(({ vertex, type, count }) => {
    const [place, many] = [Number(type), toCount(count) ?? 0n];
    if (place >= 0) sums[place] = (sums[place] ?? 0n) + many;
    return { name: String(vertex), count: many, moves: ofType[place] ?? new Set<string>() };
  });
  const isBare = listed.every(({ name, count }) => types.get(name) !== -1 || count === 0n);
  const isWhole = isBare && types.size === listed.length && sums.join() === list(labels).map(String).join();
  return isWhole && [...types.keys()].every(isName) ? { vertices: listed, play, describe } : undefined;
}

/** Names as question lines write them; anything else would be read as something else. */
function isName(name: string): boolean {
  return /^[\w.]{1,1000}$/.test(name);
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

function toCount(value: unknown): bigint | undefined {
  return typeof value === 'string' && /^\d{1,2000}$/.test(value) ? BigInt(value) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function lists(value: unknown): readonly (readonly unknown[])[] {
  return list(value).map(list);
}

function records(value: unknown): readonly Data[] {
  return list(value).map((each) => (typeof each === 'object' && each !== null ? (each as Data) : {}));
}
