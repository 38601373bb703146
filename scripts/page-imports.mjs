/**
 * The import rules inside the page: which folders of `playground/src` may import which others, and which for their types alone.
 *
 * Files that lie beside the folders (words, icons, the question line) are open to every folder that may touch the screen; the first two
 * folders are not among these, since they run in a worker.
 */

/**
 * A folder by its name, or one file of it. Views are play, sequences, invent, worksheet, surveys, gallery, papers and tour: none imports
 * another, but for the parts of play with which an invention is played, too, and for the list of one's own games.
 */
const PAGE_FOLDERS = {
  shape: { folders: [], types: [] },
  solver: { folders: ['shape', 'sheet', 'papers/shown-slips.ts', 'papers/slipped.ts'], types: [] },
  rulesets: { folders: [], types: [] },
  desk: { folders: ['rulesets/own.ts'], types: ['solver'] },
  boards: { folders: ['shape', 'editor'], types: ['solver', 'why'] },
  editor: { folders: ['desk', 'files'], types: ['boards', 'shape', 'solver'] },
  files: { folders: ['rulesets'], types: ['editor'] },
  why: { folders: ['boards', 'desk', 'shape', 'papers'], types: ['solver'] },
  quotient: { folders: ['boards', 'desk'], types: ['solver'] },
  play: { folders: ['boards', 'desk', 'editor', 'quotient', 'shape', 'why', 'solver/tasks.ts'], types: ['solver'] },
  // The family of a game of one's own is worked out in the closed box.
  sequences: { folders: ['box', 'desk', 'invent/my-games.ts'], types: ['solver'] },
  // The closed box: its frame and what is read out of it, what runs inside it, and worksheets, which run there or in a worker.
  box: { folders: ['shape'], types: ['sheet'] },
  boxed: { folders: ['sheet', 'solver/clicked.ts', 'solver/offers.ts', 'solver/hint-task.ts'], types: ['box'] },
  sheet: { folders: [], types: [] },
  invent: {
    folders: [
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
  worksheet: { folders: ['box', 'desk'], types: ['sheet', 'solver'] },
  gallery: { folders: ['boards', 'desk', 'rulesets', 'papers/shown-slips.ts'], types: ['solver'] },
  papers: { folders: [], types: [] },
  surveys: { folders: [], types: [] },
  tour: { folders: ['boards', 'desk', 'quotient', 'why'], types: ['solver'] },
};

/** Folders that run in a worker: without React, and with no more of the files beside the folders than these. */
const IN_WORKER = {
  shape: ['words.ts'],
  solver: ['question-options.ts', 'words.ts'],
  boxed: ['question-options.ts'],
  sheet: [],
};

/** What puts the folders together; no folder imports it. */
const WHOLE = ['app.tsx', 'main.tsx'];

/** The one list that names the modules of boards. */
const BOARD_LIST = 'boards/boards.ts';

/** What is wrong with an import inside the page; paths count from `playground/src`. */
export function pageBreach(from, to, isType) {
  return boardBreach(from, to) ?? roomBreach(from, to, isType);
}

/** What is wrong with an import of a package. */
export function pagePackageBreach(from, name) {
  const [folder] = from.split('/');
  return Object.hasOwn(IN_WORKER, folder) && /^react(-dom)?$/.test(name)
    ? `${folder} runs in a worker and may not import ${name}`
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
  const [folder, target] = [folderOf(from), folderOf(to)];
  if (folder === undefined || folder === target) return undefined;
  if (!Object.hasOwn(PAGE_FOLDERS, folder)) return 'is in no known folder; PAGE_FOLDERS in scripts/page-imports.mjs lists them';
  if (target === undefined) return fileBreach(folder, to);
  const { folders, types } = PAGE_FOLDERS[folder];
  if (folders.includes(target) || folders.includes(to) || (isType && types.includes(target))) return undefined;
  const allowed = [...folders, ...types.map((other) => `types of ${other}`)].join(', ') || 'no other folder';
  return `${folder} may not import ${to}; it may import ${allowed}`;
}

function fileBreach(folder, file) {
  if (WHOLE.includes(file)) return `${folder} may not import ${file}, which puts the folders together`;
  const files = IN_WORKER[folder];
  if (files === undefined || files.includes(file)) return undefined;
  return `${folder} runs in a worker and may not import ${file}; it may import ${files.join(', ')}`;
}

function folderOf(path) {
  const parts = path.split('/');
  return parts.length > 1 ? parts[0] : undefined;
}
