/**
 * The walls inside the page: which rooms of `playground/src` may import which others, and which for their types alone.
 *
 * Files that lie beside the rooms (words, icons, the question line) are open to every room that may touch the screen; the first two
 * rooms are not among these, since they run in a worker.
 */

/**
 * A room by its name, or one file of it. Views are play, sequences, invent, worksheet, surveys, gallery, papers and tour: none imports
 * another, but for the parts of play with which an invention is played, too, and for the list of one's own games.
 */
const PAGE_ROOMS = {
  shape: { rooms: [], types: [] },
  solver: { rooms: ['shape', 'sheet', 'papers/shown-slips.ts', 'papers/slipped.ts'], types: [] },
  rulesets: { rooms: [], types: [] },
  desk: { rooms: ['rulesets/own.ts'], types: ['solver'] },
  boards: { rooms: ['shape', 'editor'], types: ['solver', 'why'] },
  editor: { rooms: ['desk', 'files'], types: ['boards', 'shape', 'solver'] },
  files: { rooms: ['rulesets'], types: ['editor'] },
  why: { rooms: ['boards', 'desk', 'shape', 'papers'], types: ['solver'] },
  quotient: { rooms: ['boards', 'desk'], types: ['solver'] },
  play: { rooms: ['boards', 'desk', 'editor', 'quotient', 'shape', 'why', 'solver/tasks.ts'], types: ['solver'] },
  // The family of a game of one's own is worked out in the closed box.
  sequences: { rooms: ['box', 'desk', 'invent/my-games.ts'], types: ['solver'] },
  // The closed box: its wall and what is read out of it, what runs inside of it, and worksheets, which run there or in a worker.
  box: { rooms: ['shape'], types: ['sheet'] },
  boxed: { rooms: ['sheet', 'solver/clicked.ts', 'solver/offers.ts', 'solver/hint-task.ts'], types: ['box'] },
  sheet: { rooms: [], types: [] },
  invent: {
    rooms: [
      'boards',
      'box',
      'desk',
      'shape',
      'play/composer.tsx',
      'play/legend.tsx',
      'play/phone-parts.tsx',
      'play/use-composition.ts',
    ],
    types: ['solver'],
  },
  worksheet: { rooms: ['box', 'desk'], types: ['sheet', 'solver'] },
  gallery: { rooms: ['boards', 'desk', 'rulesets', 'papers/shown-slips.ts'], types: ['solver'] },
  papers: { rooms: [], types: [] },
  surveys: { rooms: [], types: [] },
  tour: { rooms: ['boards', 'desk', 'quotient', 'why'], types: ['solver'] },
};

/** Rooms that run in a worker: without React, and with no more of the files beside the rooms than these. */
const IN_WORKER = {
  shape: ['words.ts'],
  solver: ['question-options.ts', 'words.ts'],
  boxed: ['question-options.ts'],
  sheet: [],
};

/** What puts the rooms together; no room imports it. */
const WHOLE = ['app.tsx', 'main.tsx'];

/** The one list that names the modules of boards. */
const BOARD_LIST = 'boards/boards.ts';

/** What is wrong with an import inside of the page; paths count from `playground/src`. */
export function pageBreach(from, to, isType) {
  return boardBreach(from, to) ?? roomBreach(from, to, isType);
}

/** What is wrong with an import of a package. */
export function pagePackageBreach(from, name) {
  const [room] = from.split('/');
  return Object.hasOwn(IN_WORKER, room) && /^react(-dom)?$/.test(name)
    ? `${room} runs in a worker and may not import ${name}`
    : undefined;
}

/** `boards/<kind>/` is closed but for its index, which the list of boards imports. */
function boardBreach(from, to) {
  const kind = kindOf(to);
  if (kind === undefined || kind === kindOf(from)) return undefined;
  if (from === BOARD_LIST && /^index\.tsx?$/.test(to.split('/')[2])) return undefined;
  return `may not import ${to}; what a board gives to others is in its index, and ${BOARD_LIST} lists it`;
}

function kindOf(path) {
  const parts = path.split('/');
  return parts[0] === 'boards' && parts.length > 2 ? parts[1] : undefined;
}

function roomBreach(from, to, isType) {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === undefined || room === target) return undefined;
  if (!Object.hasOwn(PAGE_ROOMS, room)) return 'is in no known room; PAGE_ROOMS in scripts/page-rooms.mjs lists them';
  if (target === undefined) return fileBreach(room, to);
  const { rooms, types } = PAGE_ROOMS[room];
  if (rooms.includes(target) || rooms.includes(to) || (isType && types.includes(target))) return undefined;
  const allowed = [...rooms, ...types.map((other) => `types of ${other}`)].join(', ') || 'no other room';
  return `${room} may not import ${to}; it may import ${allowed}`;
}

function fileBreach(room, file) {
  if (WHOLE.includes(file)) return `${room} may not import ${file}, which puts the rooms together`;
  const files = IN_WORKER[room];
  if (files === undefined || files.includes(file)) return undefined;
  return `${room} runs in a worker and may not import ${file}; it may import ${files.join(', ')}`;
}

function roomOf(path) {
  const parts = path.split('/');
  return parts.length > 1 ? parts[0] : undefined;
}
