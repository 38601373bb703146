/**
 * Puts the library's hundreds of modules into a few files for Node, which takes longer to find modules than to run them: the command line
 * starts in half the time. Every door of the package is an entry, and what they share is shared, so that a class is the same behind
 * each of them. Bundlers for browsers get the modules one by one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './step.mjs';

const library = join(root, 'library');
const { exports, peerDependencies } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'));

/** A door has a file for Node; what is data, such as the schema, has none. */
const doors = Object.values(exports).filter(({ node }) => node !== undefined);
const input = Object.fromEntries(doors.map(({ node, default: module }) => [/([^/]+)\.js$/.exec(node)[1], join(library, module)]));
/** In Node all games are in one file, which is read at once: what fetches them one by one would only cut it into pieces. */
const atOnce = {
  name: 'games-at-once',
  load: (id) =>
    id === join(library, 'dist', 'games-on-demand.js')
      ? `import { catalogue } from './catalogue.js';
         export const gameModules = [{ ids: catalogue.ids, load: async () => ({ entries: catalogue.lines }) }];`
      : undefined,
};
const bundle = await rolldown({ input, platform: 'neutral', external: Object.keys(peerDependencies), plugins: [atOnce] });
await bundle.write({ dir: join(library, 'dist', 'node'), format: 'esm', chunkFileNames: 'shared-[name].js', cleanDir: true });
