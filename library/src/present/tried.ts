/**
 * Theorems tried against the definition: a table for people, and the disagreements in full.
 */
import { wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownTheorem {
  readonly theorem: {
    readonly id: string;
    readonly title: string;
    readonly sources: readonly { readonly key: string }[];
    readonly beyondPlay?: string;
  };
  readonly cases: number;
  readonly disagreements: readonly { readonly question: string; readonly theorem: string; readonly definition: string }[];
}

/** A theorem holds when it was tried and never disagreed, or when play by definition decides none of its cases. */
export function hasHeld({ theorem, cases, disagreements }: ShownTheorem): boolean {
  return (cases > 0 || theorem.beyondPlay !== undefined) && disagreements.length === 0;
}

export function triedToText(tried: readonly ShownTheorem[], look: Look = PLAIN_LOOK): string {
  const { paint, width } = look;
  const idWidth = Math.max(...tried.map(({ theorem }) => theorem.id.length), 7);
  const lines = [paint.strong(`  ${'theorem'.padEnd(idWidth)} ${'cases'.padStart(7)}  source`)];
  for (const each of tried) {
    const sign = hasHeld(each) ? paint.good('✓') : paint.bad('✗');
    const source = each.theorem.sources.map(({ key }) => key).join(', ');
    const row = `${each.theorem.id.padEnd(idWidth)} ${String(each.cases).padStart(7)}  `;
    lines.push(`${sign} ${row}${source.slice(0, Math.max(8, width - row.length - 2))}`);
    const why = each.theorem.beyondPlay ?? 'no case was decided both ways: nothing was checked';
    if (each.cases === 0) lines.push(...wrapWords(why, width - 4).map((text) => `    ${text}`));
    for (const { question, theorem, definition } of each.disagreements) {
      lines.push(
        ...wrapWords(`${question}: the theorem says ${theorem}; play by the rules gives ${definition}`, width - 4).map(
          (text) => `    ${text}`,
        ),
      );
    }
  }
  const held = tried.filter(hasHeld).length;
  const cases = tried.reduce((sum, each) => sum + each.cases, 0);
  const sum = `${tried.length} theorems · ${held} hold on ${cases} cases${held === tried.length ? '' : ` · ${tried.length - held} do not`}`;
  return `${[...lines, held === tried.length ? paint.good(sum) : paint.bad(sum)].join('\n')}\n`;
}
