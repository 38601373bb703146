/**
 * Question lines without end, from a seed: most are well formed and small, some are large, and one in five is damaged.
 *
 * It knows the grammar (positions of every ruleset, options, sums, conventions), so that what comes out goes deeper than the first
 * check of a parser; rulesets that it does not know give their samples.
 */
import type { Catalogue } from '../core/catalogue.ts';
import type { Entry } from '../core/entry.ts';
import { COMPOUNDS } from '../core/setting.ts';
import { FuzzDice } from './dice.ts';
import { anyPosition, sampleOf, type WrittenPosition } from './positions.ts';

/** One in this many lines is damaged, is a sum, is a sample. */
const DAMAGED = 5;
const SUM = 8;
const SAMPLE = 6;

export class FuzzLines {
  private readonly dice: FuzzDice;
  private readonly entries: readonly Entry[];

  constructor(seed: number, { entries }: Catalogue) {
    this.dice = new FuzzDice(seed);
    this.entries = entries;
  }

  next(): string {
    const { dice } = this;
    const line = this.question();
    return dice.once(DAMAGED) ? damage(line, dice) : line;
  }

  private question(): string {
    const { dice } = this;
    const summands = dice.once(SUM) ? 2 + dice.roll(2) : 1;
    const parts = dice.times(summands, () => this.position());
    return parts
      .map(({ text, options }, index) => {
        const all = index < summands - 1 ? options : [...options, ...this.setting()];
        const isBare = all.length === 0 && (index < summands - 1 ? dice.once(2) : true);
        return isBare ? text : `${text} [${all.join(', ')}]`;
      })
      .join(' + ');
  }

  private position(): WrittenPosition {
    const { dice } = this;
    const { facts } = dice.pick(this.entries);
    const { text, options } = (dice.once(SAMPLE) ? sampleOf : anyPosition)(facts, dice);
    return { text: `${facts.id} ${text}`, options };
  }

  private setting(): readonly string[] {
    const { dice } = this;
    const compound = dice.once(3) ? [dice.pick(Object.keys(COMPOUNDS))] : [];
    return dice.once(3) ? [...compound, dice.pick(['misere', 'misere', 'normal'])] : compound;
  }
}

const ODD = ['\u0000', '\u001b[31m', '\u202e', '\ud83d\ude00', '\ud800', '\u00e9', '\u00a0', '\u2028', '\ufeff', '\t', '\n'];
const SIGNS = [...'[](){}+-*^:=@,.|>0129 aP', '..', '{n}', 'g6:', 's6:', 'file:', '[]', '[misere]', '{nim 3}', ' + ', 'nim 3'];

/** The line with one to three slips: what was left out, put in, doubled or swapped. */
export function damage(line: string, dice: FuzzDice): string {
  let text = line;
  for (let slips = 1 + dice.roll(3); slips > 0; slips--) {
    const at = dice.roll(text.length + 1);
    const end = Math.min(text.length, at + 1 + dice.roll(5));
    text = dice.pick([
      () => text.slice(0, at) + text.slice(end),
      () => text.slice(0, at) + dice.pick(SIGNS) + text.slice(at),
      () => text.slice(0, at) + dice.pick(SIGNS) + text.slice(end),
      () => text.slice(0, at) + dice.pick(ODD) + text.slice(at),
      () => text.slice(0, end) + text.slice(at),
      () => text.slice(0, at) + (dice.once(20) ? dice.pick(SIGNS).repeat(1 + dice.roll(3000)) : '') + text.slice(at),
    ])();
  }
  return text;
}
