/** The worksheets of the docs, each fetched when it is opened. */
const SHEETS = import.meta.glob<string>('../../../docs/worksheets/*.md', { query: '?raw', import: 'default' });

interface Example {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

export const EXAMPLES: readonly Example[] = [
  { name: 'compound-node-kayles.md', title: 'Compound Node-Kayles', about: 'sums, and tables with two holes' },
  { name: 'octal-games.md', title: 'Octal games', about: 'sequences, plots and periods' },
  { name: 'invented-game.md', title: 'A game invented from nothing', about: 'a game of one’s own among others' },
];

export async function loadExample(name: string): Promise<string> {
  return (await SHEETS[`../../../docs/worksheets/${name}`]?.()) ?? '';
}
