import { expect, it } from 'vitest';
import { linesInBox } from './sheet-code.ts';

const SHEET = `About geodetic and chomp.

\`\`\`impartial
a = kayles 7
b = node-kayles P5
epidemic 3
\`\`\`

\`\`\`ts impartial
export default heapGame({ id: 'my-game', rule: 'Take one.', subtract: [1] });
\`\`\`

\`\`\`impartial
my-game 3
s = a + my-game 4
s + nim 2
b + nim 1
\`\`\`
`;

it('only lines that name a game of the sheet are answered in the box, with those that they rest on', () => {
  const lines = new Set(linesInBox(SHEET, []));
  expect([...lines]).toEqual(['my-game 3', 'a = kayles 7', 's = a + my-game 4', 's + nim 2']);
});

it('what is asked for there is, too, where the code does not say plainly what its game is called', () => {
  const hidden = SHEET.replace("id: 'my-game'", "id: 'my' + '-game'");
  expect(linesInBox(hidden, [])).toEqual([]);
  const asked = hidden.split('\n').indexOf('s + nim 2') + 1;
  expect(linesInBox(hidden, [asked])).toEqual(['a = kayles 7', 's = a + my-game 4', 's + nim 2']);
});
