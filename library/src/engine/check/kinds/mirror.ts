/**
 * The kind `mirror`: a symmetry through which every move can be copied, of a position or of what a first move leaves.
 *
 * It is checked on the rules as a game on subsets, square by square and move by move, by code of its own: the image of each move must be
 * a move, and the two must keep apart. That such a position is lost is proved in `numeric/subset-mirror.ts`.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools } from '../../../core/certificate-kind.ts';
import type { Counted } from '../../../core/counted.ts';
import type { Game } from '../../../core/game.ts';
import { anyText, listOf, oneOf, orNull, readJson, record, wholeNumber } from '../../../core/read-json.ts';
import { excerpt } from '../../../core/result.ts';
import type { SubsetGame } from '../../../core/subset-game.ts';

export interface MirrorCertificate {
  readonly kind: 'mirror';
  /** In normal play. */
  readonly question: string;
  /** The move that wins by leaving the mirror; null where the position has it from the start and is lost. */
  readonly first: string | null;
  /** Of each vertex of the game on subsets its image, counted from 0; what is not there is its own image. */
  readonly image: readonly number[];
}

const readMirror = record<MirrorCertificate>({
  kind: oneOf('mirror'),
  question: anyText,
  first: orNull(anyText),
  image: listOf(wholeNumber()),
});

export const mirror: CertificateKind<MirrorCertificate> = {
  kind: 'mirror',
  parse: (json) => readJson(json, readMirror),
  claim({ question, first }, _question, tools) {
    const about = { parts: [{ line: question, count: 1n }], setting: { compound: 'disjunctive', play: 'normal' } } as const;
    if (first === null) return { about, outcome: 'P', values: { grundy: 0 } };
    const left = keysAfter(question, first, tools);
    return { about, outcome: 'N', outcomeOf: (components) => (keysOf(components) === left ? 'P' : undefined) };
  },
  check(certificate, tools) {
    const { first } = certificate;
    const what =
      first === null ? 'every move has an image that it leaves possible' : `after ${excerpt(first)} every move has an image`;
    const why = whyNoMirror(certificate, tools);
    const step: CheckStep = { what, result: why === undefined ? 'holds' : 'fails', ...(why !== undefined && { detail: why }) };
    return [step];
  },
  toText: ({ question, first, image }) => {
    const pairs = image.flatMap((other, vertex) => (vertex < other ? [`${vertex}↔${other}`] : []));
    const whole = excerpt(JSON.stringify(question), 60);
    return [
      first === null ? `${whole} is lost: copy every move.` : `${whole} is won by ${excerpt(first)}: then copy every move.`,
      `Images, counted from 0: ${excerpt(pairs.join(' '), 120)}.`,
    ];
  },
};

/** What the first move leaves; undefined where there is no such move. */
function keysAfter(question: string, first: string, tools: CheckTools): string | undefined {
  const opened = tools.open(question);
  if (!opened.ok) return undefined;
  for (const { label, to } of opened.value.games[0].moves()) if (label === first) return keysOf(to.components());
  return undefined;
}

function keysOf(components: readonly Counted<Game>[]): string {
  return components
    .map(({ item, count }) => `${count} ${item.key}`)
    .sort()
    .join('\n');
}

/** Why it is none, in a clause; undefined where it is one. */
function whyNoMirror({ question, first, image }: MirrorCertificate, tools: CheckTools): string | undefined {
  const opened = tools.open(question);
  if (!opened.ok) return opened.error.message;
  const [game, ...others] = opened.value.games;
  const subsets = others.length === 0 ? game.subsetGame() : undefined;
  if (subsets === undefined) return 'the position is no game on subsets';
  const left = leftAfter(game, subsets, first);
  if (left === undefined) return `there is no move ${excerpt(first ?? '')}`;
  if (image.length !== subsets.order) return `the game has ${subsets.order} vertices`;
  for (const [vertex, other] of image.entries()) {
    if (image[other] !== vertex) return `${other} is the image of ${vertex}, and that is not its image`;
    if (left.has(vertex) ? other === vertex || !left.has(other) : other !== vertex)
      return `${vertex} may not have the image ${other}`;
  }
  return whySpoilt(subsets, left, image);
}

/** The vertices that are there, after the first move where there is one. */
function leftAfter(game: Game, subsets: SubsetGame, first: string | null): ReadonlySet<number> | undefined {
  const left = membersOf(subsets.start);
  if (first === null) return left;
  let index = 0;
  for (const { label } of game.moves()) {
    const move = subsets.moves[index++];
    if (label !== first || move === undefined) continue;
    for (const taken of membersOf(move.takes)) left.delete(taken);
    return left;
  }
  return undefined;
}

function whySpoilt(
  { moves, whole = false }: SubsetGame,
  left: ReadonlySet<number>,
  image: readonly number[],
): string | undefined {
  const possible = moves.filter(
    ({ vertex, takes }) => left.has(vertex) && (!whole || [...membersOf(takes)].every((each) => left.has(each))),
  );
  const takenBy = (takes: Uint32Array) => [...membersOf(takes)].filter((each) => left.has(each));
  const nameOf = (vertex: number, taken: readonly number[]) => [whole ? -1 : vertex, ...taken.toSorted((a, b) => a - b)].join();
  const names = new Set(possible.map(({ vertex, takes }) => nameOf(vertex, takenBy(takes))));
  for (const { vertex, takes } of possible) {
    const taken = takenBy(takes);
    const copied = taken.map((each) => image[each] as number);
    const other = image[vertex] as number;
    if (!names.has(nameOf(other, copied))) return `the move at ${vertex} has no image`;
    if (taken.some((each) => (whole ? copied.includes(each) : each === other))) return `the move at ${vertex} spoils its image`;
  }
  return undefined;
}

function membersOf(set: Uint32Array): Set<number> {
  const members = new Set<number>();
  for (let vertex = 0; vertex < 32 * set.length; vertex++)
    if ((((set[vertex >>> 5] as number) >>> (vertex & 31)) & 1) === 1) members.add(vertex);
  return members;
}
