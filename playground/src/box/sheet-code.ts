/** What answers a worksheet inside of the closed box, as one script: the answers themselves, and the games that the sheet names. */
import { listKeys, readWorksheet } from 'impartial-worksheet';
import { games, main, parts } from './sheet-parts.ts';

/** As `require` of modules that lie in `boxParts`: the games first, in their order, then what answers. */
const LOADER = `
const made = {};
const load = (name) => {
  const key = name.split('/').pop();
  if (made[key] === undefined) {
    made[key] = { exports: {} };
    boxParts[key](load, made[key].exports, made[key]);
  }
  return made[key].exports;
};
self.boxGames = boxNames.flatMap((name) => load(name).entries);
load(boxMain);
`;

/** What a game of the sheet is called, as far as its code says so plainly. */
const ID = /\bid:\s*['"`]([a-z][a-z0-9-]*)['"`]/g;

/**
 * The lines that are answered in the box: those that are asked for, and all that name a game of the sheet, with what they rest on. Games
 * that only other lines name are not handed in.
 */
export function linesInBox(text: string, asked: readonly number[]): readonly string[] {
  const sheet = readWorksheet(text);
  if (!sheet.ok) return [];
  const keys = listKeys(sheet.value, ({ code }) => Array.from(code.matchAll(ID), ([, id = '']) => id));
  return sheet.value.cells.flatMap(({ line }, index) => {
    const { isOwn = false, lines = [] } = keys[index] ?? {};
    return isOwn || asked.includes(line) ? lines : [];
  });
}

export async function sheetCodeFor(lines: readonly string[]): Promise<string> {
  const words = new Set(lines.flatMap((line) => line.match(/[a-z][a-z0-9-]*/g) ?? []));
  const isNamed = ({ ids }: (typeof games)[number]) => ids.some((id) => words.has(id));
  const named = games.filter(isNamed);
  const elsewhere = games.filter((each) => !isNamed(each)).flatMap(({ ids }) => ids);
  const names = [...new Set([...main, ...named.flatMap(({ needs }) => needs)])];
  const code = await Promise.all(names.map(async (name) => (await parts[name]?.())?.default ?? ''));
  const modules = names.map((name, index) => `${JSON.stringify(name)}:function(require,exports,module){${code[index]}\n}`);
  const begin = `boxNames=${JSON.stringify(named.map(({ needs: [name] }) => name))},boxMain=${JSON.stringify(main[0])}`;
  return `self.boxElsewhere=${JSON.stringify(elsewhere)};{const boxParts={${modules.join(',')}},${begin};${LOADER}}`;
}
