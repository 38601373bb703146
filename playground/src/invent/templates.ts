/**
 * What one starts from: for each kit of `impartial/define` a small game that works, and what its rule can ask. Tests run the games and
 * compare the words with the kits.
 */
export interface Template {
  readonly id: 'heaps' | 'board' | 'graph' | 'digraph' | 'strings' | 'all';
  readonly word: string;
  /** What it is good for, in a few words. */
  readonly about: string;
  readonly code: string;
  readonly question: string;
  /** Over the list of what there is to use. */
  readonly can: string;
  /** What there is to use, and what it is. */
  readonly uses: readonly (readonly [code: string, words: string])[];
}

const HEAPS = `import { heapGame } from 'impartial/define';

/** Change the rule: everything else follows. */
export default heapGame({
  id: 'take-a-square',
  title: 'Take a square',
  rule: 'Take a square number of counters.',
  samples: ['12', '9 5', '0'],
  *options(size) {
    for (let r = 1; r * r <= size; r++) yield size - r * r;
  },
});
`;

const BOARD = `import { gridGame } from 'impartial/define';

/** Kings that keep apart. */
export default gridGame({
  id: 'peaceful-kings',
  title: 'Peaceful kings',
  rule: 'Put a king on a square that touches no king.',
  samples: ['1x6', '2x3', '3x3 : Ka1'],
  example: '5x6 : Ka4 Ke3',
  family: '1x{n}',
  apart: 'corners',
  *moves(board) {
    for (const square of board.empty())
      if (!board.around(square).includes('K'))
        yield board.put('K', square);
  },
});
`;

const GRAPH = `import { graphGame } from 'impartial/define';

/** A vertex may go while it has a neighbour. */
export default graphGame({
  id: 'leave-no-one-alone',
  title: 'Leave no one alone',
  rule: 'Take a vertex that has at least one neighbour.',
  samples: ['C5', 'P4', 'K1,3', 'P2'],
  family: 'P{n}',
  take(graph, vertex) {
    return graph.degree(vertex) > 0 ? [vertex] : undefined;
  },
});
`;

const DIGRAPH = `import { digraphGame } from 'impartial/define';

/** A position is a number; arcs lead to the numbers after a move. */
export default digraphGame({
  id: 'halve-or-less',
  title: 'Halve or less',
  rule: 'Halve an even number, or take one or two away.',
  samples: ['10', '7', '0'],
  family: '{n}',
  *arcs(vertex) {
    const n = Number(vertex);
    if (n > 0 && n % 2 === 0) yield String(n / 2);
    if (n >= 1) yield String(n - 1);
    if (n >= 2) yield String(n - 2);
  },
});
`;

const STRINGS = `import { stringGame } from 'impartial/define';

/** A position is a word: x is a pin, a dot is a gap. */
export default stringGame({
  id: 'three-pins',
  title: 'Three pins',
  rule: 'Knock over up to three pins that stand side by side.',
  letters: 'x.',
  apart: '.',
  samples: ['xxxxxx', 'xx.xxx', 'x'],
  *moves(word) {
    for (let at = 0; at < word.length; at++)
      for (let pins = 1; pins <= 3; pins++)
        if (word.slice(at, at + pins) === 'x'.repeat(pins))
          yield word.slice(0, at) + '.'.repeat(pins) + word.slice(at + pins);
  },
});
`;

const ALL = `import { bad, defineRuleset, ok } from 'impartial/define';

/** Nothing is given here: how positions are read, written and drawn. */
export default defineRuleset<bigint>({
  id: 'one-two-three',
  title: 'One, two, three',
  rule: 'Take one, two or three counters.',
  notation: 'A number of counters: \`21\`.',
  samples: ['21', '5', '0'],
  family: '{n}',

  parse({ text, at }) {
    return /^\\d{1,6}$/.test(text)
      ? ok(BigInt(text))
      : bad('no-number', 'This is no number.', at, { expected: 'a number such as 21', found: text });
  },
  format: (counters) => String(counters),
  *moves(counters) {
    for (let take = 1n; take <= 3n && take <= counters; take++)
      yield { label: String(take), to: counters - take };
  },
  draw: (counters) => ({
    picture: 'heaps', style: 'columns', heaps: [{ size: counters, count: 1n }],
  }),
});
`;

const FACTS: Template['uses'] = [
  ['samples', 'small positions on which the laws are tried'],
  ['example', 'a position to begin with'],
  ['family', 'positions with a hole {n}, for values and plot'],
];

export const TEMPLATES: readonly Template[] = [
  {
    ...{ id: 'heaps', word: 'Heaps', about: 'Counters in heaps; a rule for one heap', code: HEAPS, question: 'take-a-square 12' },
    can: 'What a rule on heaps can say',
    uses: [
      ['yield 3', 'a move that leaves a heap of 3'],
      ['yield [2, 4]', 'a move that leaves two heaps'],
      ["octal: '0.77'", 'in the place of options: an octal game'],
      ['subtract: [1, 3]', 'in the place of options: what may be taken'],
      ...FACTS,
    ],
  },
  {
    ...{
      id: 'board',
      word: 'Board',
      about: 'Pieces and squares of a board',
      code: BOARD,
      question: 'peaceful-kings 5x6 : Ka4 Ke3',
    },
    can: 'What a board can do',
    uses: [
      ['board.empty()', 'the squares with nothing on them'],
      ["board.squares('K')", 'the squares with this piece'],
      ['board.at([x, y])', 'what stands there; undefined off the board'],
      ['board.around(s)', 'what stands on the eight next to it'],
      ['board.beside(s)', 'what stands on the four beside it'],
      ['board.line(s, [1, 1])', 'the squares from there in one direction'],
      ["board.put('K', s)", 'a move: put this on these squares'],
      ['board.clear(s)', 'a move: take away what stands there'],
      ["board.clear(s).put('K', t)", 'a move: from one square to another'],
      ['yield [s]', 'a move: these squares are gone'],
      ["apart: 'corners'", 'regions that do not touch are a sum'],
      ...FACTS,
    ],
  },
  {
    ...{ id: 'graph', word: 'Graph', about: 'Vertices or edges that moves take', code: GRAPH, question: 'leave-no-one-alone C5' },
    can: 'What a graph can be asked',
    uses: [
      ['graph.neighbours(v)', 'the vertices next to v'],
      ['graph.degree(v)', 'how many they are'],
      ['graph.isAdjacent(u, v)', 'whether two are joined'],
      ['graph.edges()', 'all edges, as pairs'],
      ['graph.edgesAt(u, v)', 'the edges at these vertices'],
      ["on: 'edges'", 'a move takes an edge'],
      ...FACTS,
    ],
  },
  {
    ...{
      id: 'digraph',
      word: 'Digraph',
      about: 'Positions with names, and arcs between them',
      code: DIGRAPH,
      question: 'halve-or-less 10',
    },
    can: 'What arcs can say',
    uses: [["yield 'name'", 'a move to the position of this name'], ['mayLoop: true', 'play need not end'], ...FACTS],
  },
  {
    ...{ id: 'strings', word: 'Strings', about: 'Words that moves rewrite', code: STRINGS, question: 'three-pins xxxxxx' },
    can: 'What a rule on words can say',
    uses: [
      ['yield word', 'a move: the word that it leaves'],
      ["letters: 'x.'", 'what words are made of'],
      ["apart: '.'", 'a letter between parts of their own'],
      ['mirrored: true', 'a word and its reverse are the same'],
      ...FACTS,
    ],
  },
];

/** Everything written out, for what no kit can. */
export const WRITTEN_OUT: Template = {
  ...{ id: 'all', word: 'Everything', about: 'Positions of your own kind', code: ALL, question: 'one-two-three 21' },
  can: 'What there is to use',
  uses: [
    ['ok(position)', 'the text was read'],
    ["bad('code', 'Why.', at)", 'it was not, with the place'],
    ['yield { label, to }', 'a move: its name and where it leads'],
    ["yield { label, to, at: ['c4'] }", 'and where it is clicked, if not where the drawing changes'],
    ['draw(position)', 'a picture: heaps, strip, grid, graph, poset, text'],
    ['components(position)', 'parts that are played on their own'],
    ...FACTS,
  ],
};
