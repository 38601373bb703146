/** What answers a worksheet inside of the closed box, as one script: the answers themselves, and the games that the sheet names. */
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

export async function sheetCodeFor(text: string): Promise<string> {
  const words = new Set(text.match(/[a-z][a-z0-9-]*/g));
  const isNamed = ({ ids }: (typeof games)[number]) => ids.some((id) => words.has(id));
  const named = games.filter(isNamed);
  const elsewhere = games.filter((each) => !isNamed(each)).flatMap(({ ids }) => ids);
  const names = [...new Set([...main, ...named.flatMap(({ needs }) => needs)])];
  const code = await Promise.all(names.map(async (name) => (await parts[name]?.())?.default ?? ''));
  const modules = names.map((name, index) => `${JSON.stringify(name)}:function(require,exports,module){${code[index]}\n}`);
  const begin = `boxNames=${JSON.stringify(named.map(({ needs: [name] }) => name))},boxMain=${JSON.stringify(main[0])}`;
  return `self.boxElsewhere=${JSON.stringify(elsewhere)};{const boxParts={${modules.join(',')}},${begin};${LOADER}}`;
}
