/** Node-Kayles and its relatives with the theorems about them, cheapest first. */
import type { CatalogueLine } from '../../core/catalogue.ts';
import { entry } from '../../core/entry.ts';
import { directedNodeKayles } from './directed-rules.ts';
import { nodeKayles } from './rules.ts';
import { selectiveNodeKayles } from './selective-rules.ts';
import { directedPath } from './theory/directed-path.ts';
import { selectivePath } from './theory/selective-path.ts';
import { nodeKaylesTheorems } from './theory/theorems.ts';

export const entries: readonly CatalogueLine[] = [
  entry(nodeKayles, nodeKaylesTheorems),
  entry(selectiveNodeKayles, [selectivePath]),
  entry(directedNodeKayles, [directedPath]),
];
