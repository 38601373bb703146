/** A genus for people, as data and in TeX: the symbol, the Nim position it is that of or that it is wild, the misère Grundy value. */
import type { ReachedLimit } from '../core/limits.ts';
import { type Genus, genusTextToTex, genusToText, nimHeapsOf } from '../misere/genus.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';
import { escapeTex, lineToTex } from './tex.ts';

export interface ShownGenus {
  readonly question: string;
  readonly genus?: Genus;
  readonly components: readonly { readonly component: string; readonly count: bigint; readonly genus: Genus }[];
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

const LABEL = 13;
/** Components that are listed. */
const MOST_COMPONENTS = 20;

/** Lines that stand below a verdict. */
export function genusToLines(answer: ShownGenus, look: Look = PLAIN_LOOK): string {
  const { genus, components, reason = 'it is not known' } = answer;
  const whole =
    genus === undefined
      ? `not known: ${reason}`
      : `${genusToText(genus)}, ${kindInWords(genus)}; misère Grundy value ${genus.misere[0]}`;
  const rows = components
    .slice(0, MOST_COMPONENTS)
    .map((each) => `${each.component}: ${genusToText(each.genus)}, ${kindInWords(each.genus)}`);
  const more = components.length > MOST_COMPONENTS ? [`… and ${components.length - MOST_COMPONENTS} more components`] : [];
  const isSum = components.length > 1 || components.some(({ count }) => count > 1n) || genus === undefined;
  const lines = [whole, ...(isSum ? [...rows, ...more] : [])].flatMap((text) => wrapWords(text, look.width - LABEL - 4));
  return `${besideLabel('genus', LABEL, lines, look.paint.dim).join('\n')}\n`;
}

function kindInWords(genus: Genus): string {
  const heaps = nimHeapsOf(genus);
  if (heaps === undefined) return 'wild';
  return heaps.length === 0 ? 'that of a game without moves' : `that of nim ${heaps.join(' ')}`;
}

/** What `genus` is in the JSON of a verdict. */
export function genusToData({ genus, components, reason, limit }: ShownGenus): object {
  return {
    ...(genus === undefined ? { symbol: null } : symbolData(genus)),
    components: components.map((each) => ({
      component: each.component,
      count: String(each.count),
      ...symbolData(each.genus),
    })),
    ...(reason !== undefined && { reason }),
    ...(limit !== undefined && { limit }),
  };
}

function symbolData(genus: Genus): object {
  return {
    symbol: genusToText(genus),
    grundy: String(genus.grundy),
    misere: genus.misere.map(String),
    tame: nimHeapsOf(genus) !== undefined,
  };
}

/** A sentence for a paper. */
export function genusToTex({ question, genus, components, reason }: ShownGenus): string {
  if (genus === undefined) return `The genus of ${lineToTex(question)} is not known: ${escapeTex(reason ?? 'none was found')}.\n`;
  const tex = (each: Genus) => `$${genusTextToTex(genusToText(each))}$`;
  const parts = components.map((each) => `${lineToTex(each.component)} has ${tex(each.genus)}`);
  const kind = nimHeapsOf(genus) === undefined ? 'wild' : 'tame';
  return `Its genus is ${tex(genus)}, which is ${kind}${components.length > 1 ? `; ${parts.join(', ')}` : ''}.\n`;
}
