/** The tour: six boards, each with a few words and one thing to do. */
export interface TourStep {
  readonly question: string;
  readonly title: string;
  readonly text: string;
  /** Play on to the end, or make one move that wins. */
  readonly goal: 'play' | 'win';
  readonly after: string;
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
    text: 'Each part has a value, written inside its moves after they are made. Values add like Nim heaps. Find a move that leaves 0.',
    goal: 'win',
    after: 'Value 0: the previous player wins, and that is you.',
  },
  {
    question: 'geodetic C7 : 1..3',
    title: 'A geodetic cycle',
    text: 'Label a vertex, and all on shortest ways to what is labelled. Four vertices of this cycle are free. Leave two that lie side by side.',
    goal: 'win',
    after: 'Two are left: the other player labels one, and you the last.',
  },
  {
    question: 'nim-on-graphs 1-2=2 2-3=1 3-4=2 4-1=1 @1',
    title: 'A cut',
    text: 'Move the piece along an edge and lower its weight. Cuts say what the other player can still save. Find the move that wins.',
    goal: 'win',
    after: 'That is the end of the tour. Play on from here, or open the gallery.',
  },
];
