/** What a move does to a vertex or an edge, style by style: the words for it, and what boards show because of it. */
import type { GraphShape } from '../../shape/shape.ts';
import { groupDigits } from '../../words.ts';
import type { Sign } from '../board-kind.ts';

interface GraphStyle {
  /** What a click on a vertex does. */
  readonly action: string;
  /** What the tip beside a vertex begins with; nothing where it has no tip. */
  readonly verb?: string;
  /** Whether a move is called by a vertex, or by edges and arrows. */
  readonly namesVertices: boolean;
  /** Whether vertices show what their move leaves. */
  readonly showsNumbers: boolean;
  readonly signs: readonly Sign[];
  /** Room around the picture, where it needs more than usual. */
  readonly margin?: number;
  /** Why a vertex is no move. */
  whyNot(shape: GraphShape, name: string): string;
  /** What is said of a position besides the numbers of its vertices and edges. */
  more?(shape: GraphShape): string;
  /** The same for the picture, where it is told in another way. */
  moreInPicture?(shape: GraphShape): string;
}

function cannotBeTaken(_: GraphShape, name: string): string {
  return `${name} cannot be taken now.`;
}

const take = { action: 'take it', namesVertices: true, signs: [], whyNot: cannotBeTaken } as const;

export const STYLES: Readonly<Record<GraphShape['style'], GraphStyle>> = {
  take: { ...take, verb: 'Take', showsNumbers: true },
  pick: { ...take, showsNumbers: false },
  poset: { ...take, showsNumbers: false },
  forest: { ...take, action: 'take its path', verb: 'Take the path to', showsNumbers: true },
  label: {
    action: 'label it',
    verb: 'Label',
    namesVertices: true,
    showsNumbers: true,
    signs: [{ word: 'labelled', isFilled: true }],
    whyNot: (_, name) => `${name} is already labelled.`,
    more: ({ vertices }) => `${groupDigits(vertices.filter(({ labelled }) => labelled === true).length)} labelled`,
  },
  edges: {
    action: 'take it',
    namesVertices: false,
    showsNumbers: true,
    signs: [],
    whyNot: () => 'A move takes an edge: choose one of the lines.',
    more: ({ vertices }) => (vertices.some(({ ground }) => ground === true) ? 'standing on the ground' : 'each edge is a move'),
  },
  walk: {
    action: 'go there',
    verb: 'Go to',
    namesVertices: true,
    showsNumbers: true,
    signs: [],
    whyNot: (shape, name) =>
      name === pieceAt(shape)
        ? `The piece is at ${name}.`
        : `The piece is at ${pieceAt(shape)} and cannot go to ${name}: no edge that is left leads there.`,
    more: (shape) => `piece at ${pieceAt(shape)}${usedUp(shape)}`,
  },
  arrows: {
    action: 'take it',
    namesVertices: false,
    showsNumbers: false,
    signs: [],
    whyNot: (_, name) => `No label on ${name} can move.`,
  },
  weights: {
    action: 'take it',
    namesVertices: false,
    showsNumbers: false,
    signs: [
      { word: 'even vertex', isFilled: true },
      { word: 'odd vertex', isFilled: false },
    ],
    // Ladders stand beside the edges of a piece.
    margin: 86,
    whyNot: (shape) => `The piece is at ${pieceAt(shape)}: only edges at ${pieceAt(shape)} can be lowered.`,
    more: (shape) => `piece at ${pieceAt(shape)}, ${weightWords(shape)}`,
    moreInPicture: (shape) => `the piece is at ${pieceAt(shape)}`,
  },
};

function pieceAt({ piece, vertices }: GraphShape): string {
  return vertices[piece ?? 0]?.name ?? '';
}

/** What is used up, in words. */
function usedUp({ vertices, edges }: GraphShape): string {
  const gone = vertices.filter(({ spent }) => spent === true).map(({ name }) => name);
  const walked = edges
    .filter(({ spent }) => spent === true)
    .map(({ from, to }) => `${vertices[from]?.name}-${vertices[to]?.name}`);
  const words = gone.length > 0 ? gone : walked;
  return words.length === 0 ? '' : `, used up: ${words.join(', ')}`;
}

function weightWords({ vertices, edges }: GraphShape): string {
  const words = edges.map(({ from, to, weight, game }) =>
    `edge ${vertices[from]?.name} ${vertices[to]?.name} ${weight ?? game ?? ''}`.trim(),
  );
  return words.join(', ');
}
