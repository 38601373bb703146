/** The tour: six boards, each with a few words and one thing to do. */
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
    after: 'That is the end of the tour. Play on from here, or open the gallery.',
    show: 'cut',
  },
];
