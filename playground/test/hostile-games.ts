/**
 * Twelve games that try to get out of the closed box: to reach the network, the storage or the page, to go on for ever, to take all memory,
 * and to answer with something else than an answer. Each with the sentence in which it ends; browsers have words of their own for errors.
 */

/** A sound game with something else before it, in its moves, or both. `port` is of a server that nobody should reach. */
export function hostileGame(port: number, before: string, inMoves = ''): string {
  return `import { heapGame } from 'impartial/define';
const address = 'http://127.0.0.1:${port}/leak';
${before}
export default heapGame({
  id: 'hostile', rule: 'Take one counter or two.', samples: ['5', '3'],
  *options(size) { ${inMoves}
    if (size > 0) yield size - 1;
    if (size > 1) yield size - 2;
  },
});
`;
}

const RULESET = `import { defineRuleset, ok } from 'impartial/define';
export default defineRuleset<number>({
  id: 'hostile', title: 'Hostile', rule: 'Take one.', notation: 'A number.', samples: ['2'],
  parse: ({ text }) => ok(Number(text)), format: String,`;

/** The second on a machine that has no time for all of them. */
const HOLDS = /All \d+ laws hold|No law is broken/;

/** What is tried, the code, and what the page says of it in the end. */
type HostileGame = readonly [name: string, code: (port: number) => string, said: RegExp];

type Hostile = (before: string, inMoves?: string) => (port: number) => string;
const game: Hostile = (before, inMoves) => (port) => hostileGame(port, before, inMoves);

export const HOSTILE: readonly HostileGame[] = [
  ['fetch', game("fetch(address).then(() => { throw new Error('reached'); }, () => {});"), HOLDS],
  [
    'XMLHttpRequest',
    game("const request = new XMLHttpRequest();\nrequest.open('GET', address, false);\nrequest.send();"),
    /Line 5: .*Failed to load/,
  ],
  ['WebSocket', game("try { new WebSocket(address.replace('http', 'ws')); } catch {}"), HOLDS],
  ['importScripts', game('importScripts(address);'), /Line 3: .*importScripts/],
  ['import()', game('import(address).catch(() => {});'), HOLDS],
  ['IndexedDB', game("indexedDB.open('all');"), /Line 3: .*IDBFactory/],
  [
    'messages without end',
    game('', `for (;;) self.postMessage('{"id":0,"kind":"part"}');`),
    /^Stopped: the game says far more than it was asked\./,
  ],
  ['an endless loop', game('', 'for (;;);'), /^Stopped after 1 s in (heap|moves) of hostile \d+/],
  [
    'arrays that grow',
    game('const all = [];', 'for (;;) all.push(new Array(10000).fill(size));'),
    /^Stopped after 1 s in \w+ of hostile/,
  ],
  [
    'changed prototypes',
    game(
      "const write = JSON.stringify;\nJSON.stringify = (said) => write({ ...said, data: [{ id: '<b>' }] });\nObject.prototype.polluted = 'yes';",
    ),
    /^Stopped: the game answers with something that is no answer\./,
  ],
  [
    'labels with markup',
    () => `${RULESET} *moves(n) { if (n > 0) yield { label: '<img src=x onerror="document.title=1">', to: n - 1 }; },\n});\n`,
    HOLDS,
  ],
  [
    'a million moves',
    () => `${RULESET} *moves(n) { if (n > 0) for (let i = 0; i < 1e6; i++) yield { label: String(i), to: 0 }; },\n});\n`,
    /A list of moves has an end: broken\./,
  ],
];
