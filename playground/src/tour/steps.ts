/** The tours: boards, each with a few words and one thing to do. The first is for newcomers; the second is about ten games to know. */
export interface TourStep {
  readonly question: string;
  readonly title: string;
  readonly text: string;
  /** Play on to the end, or make one move that wins. */
  readonly goal: 'play' | 'win';
  readonly after: string;
  /** Whether every move is marked with its value. */
  readonly hints?: true;
  /** The layer of the certificate that is drawn. */
  readonly show?: 'cut' | 'arc';
  /** What is shown in the place of the board. */
  readonly see?: 'quotient';
}

export const STEPS: readonly TourStep[] = [
  {
    question: 'nim 1 2 3',
    title: 'Nim',
    text: 'Take any number of counters from one heap. Whoever takes the last counter wins. Try it: the computer answers until the end.',
    goal: 'play',
    after: 'You could not win: 1, 2, 3 is lost for whoever moves. The next board shows why.',
  },
  {
    question: 'nim 3 5 7',
    title: 'The nim-sum',
    text: 'Write the heaps in binary, one under another. A position is lost when every column has an even number of ones. Make every column even.',
    goal: 'win',
    after: 'Right. Whatever the computer does, you can make the columns even again.',
  },
  {
    question: 'node-kayles P5',
    title: 'Node-Kayles',
    text: 'A move takes a vertex and its neighbours. Whoever cannot move loses. One move leaves two equal halves: copy the other player ever after.',
    goal: 'win',
    after: 'The middle. What is left are two equal parts.',
  },
  {
    question: 'node-kayles P5 + P7',
    title: 'Sums of games',
    text: 'Each part has a value, and values add like Nim heaps: the number inside a move is the value that it leaves. Find a move that leaves 0.',
    goal: 'win',
    after: 'Value 0: the previous player wins, and that is you.',
    hints: true,
  },
  {
    question: 'geodetic C7 : 1..3',
    title: 'A geodetic cycle',
    text: 'Label a vertex, and all on shortest ways to what is labelled. The labels count as one vertex of a cycle: 5 now. Lost are 3, 7, 15. Aim at 3.',
    goal: 'win',
    after: 'Two are left, a cycle of 3: the other player labels one, and you the last.',
    show: 'arc',
  },
  {
    question: 'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
    title: 'A cut',
    text: 'Move the piece along an edge and lower its weight. The dashed cut costs 1: one unit can run round the cycle. Leave on your edge only what that cycle uses.',
    goal: 'win',
    after: 'Right. The last board is about losing on purpose.',
    show: 'cut',
  },
  {
    question: 'kayles 5 7 [misere]',
    title: 'Misère play',
    text: 'Whoever takes the last pin loses. Rows of 5 and 7 count as c and b, their sum as the product bc. Framed elements are lost for the player to move: choose one that a move leads to.',
    goal: 'win',
    after: 'Forty elements decide every sum of rows. That is the end of the tour: ten games to know come next.',
    see: 'quotient',
  },
];

const TEN_GAMES: readonly TourStep[] = [
  {
    question: 'subtraction 1-3: 13',
    title: 'Take one, two or three',
    text: 'The oldest of all: take one, two or three counters. Whoever leaves a multiple of four can do so again after every reply. Leave one.',
    goal: 'win',
    after: 'Twelve. Values repeat with period 4, as those of every subtraction game do sooner or later.',
  },
  {
    question: 'fibonacci-nim 12',
    title: 'Fibonacci Nim',
    text: 'Take at most twice what was taken before you. Write 12 as a sum of Fibonacci numbers, no two of them neighbours: 8 + 3 + 1. Take the least part.',
    goal: 'win',
    after: 'One. What is left begins with 3, more than the other player may take.',
  },
  {
    question: 'wythoff 4 6',
    title: 'Wythoff’s game',
    text: 'Take from one heap, or as many from both. It is a queen on a board that goes towards the corner. Lost pairs follow the golden ratio: 1,2 and 3,5 and 4,7.',
    goal: 'win',
    after: 'To 3,5: no move leads from one lost pair to another.',
  },
  {
    question: 'silver-dollar 2 3 7',
    title: 'The silver dollar',
    text: 'Move a coin to the left over free squares. Look at the gaps from the right, every other one: they are heaps of Nim, 3 and 2. Make them equal.',
    goal: 'win',
    after: 'Right. What is moved in the other gaps is undone at once.',
  },
  {
    question: 'mock-turtles 2 5 7',
    title: 'Turning coins',
    text: 'Turn over one, two or three coins, the rightmost from heads to tails. A head alone counts as a number with an odd number of ones in binary: 4, 11 and 14. Make their nim-sum 0.',
    goal: 'win',
    after: 'The lost positions are the words of a famous code.',
    hints: true,
  },
  {
    question: 'hackenbush 0-1 1-2 1-3 0-4 4-5 @0',
    title: 'Green Hackenbush',
    text: 'Cut an edge; what has no way to the ground falls. A tree counts as 1 more than the nim-sum of its branches: 1 on the left, 2 on the right. Make them equal.',
    goal: 'win',
    after: 'Both count as 2 now.',
  },
  {
    question: 'vertex-geography P4 @2',
    title: 'Geography',
    text: 'Move the piece to a vertex that was never visited. Pair the vertices along edges, as far as that goes: whoever can always move to the partner wins.',
    goal: 'win',
    after: 'To the partner. A maximum matching decides every such graph.',
  },
  {
    question: 'chomp 3x4',
    title: 'Chomp',
    text: 'Bite off a square with all above it and to its right; the corner is poisoned. The first player can always win: a better reply could have been the first move. Which one it is, nobody knows in general.',
    goal: 'win',
    after: 'Here it was the only one.',
  },
  {
    question: 'cram 4x5',
    title: 'Cram',
    text: 'Put dominoes on free squares. With one side odd and one even, begin so that a half-turn maps the board to itself, and copy the other player ever after.',
    goal: 'win',
    after: 'With two even sides the other player does the copying.',
  },
  {
    question: 'notakto .../.../...',
    title: 'Notakto',
    text: 'Noughts and crosses with crosses only, and three in a row loses. One board is won by its middle; many boards are decided by a table of eighteen elements.',
    goal: 'win',
    after: 'After the middle, answer each move a knight’s move away. That is the end: the gallery has the others.',
  },
];

/** A run of steps with a name; the steps of all of them are numbered on. */
export interface Chapter {
  readonly title: string;
  readonly steps: readonly TourStep[];
}

export const CHAPTERS: readonly Chapter[] = [
  { title: 'Tour', steps: STEPS },
  { title: 'Ten games to know', steps: TEN_GAMES },
];

export const ALL_STEPS: readonly TourStep[] = CHAPTERS.flatMap(({ steps }) => steps);
