/**
 * Octal games [guySmith1956]: take counters from one heap and leave it in no, one, two or three parts, as the digits of a code
 * allow. `octal` is the ruleset whose positions name their code; `octalInstance` makes rulesets with a fixed code.
 */
import type { Nimber } from '../../core/nimber.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { PositionText, Ruleset, RulesetFacts } from '../../core/ruleset.ts';
import { formatHeaps, parseHeaps } from '../../notation/heaps.ts';
import { type Heaps, lessen } from '../../structures/heaps.ts';
import { eachHeapMove, heapComponents, heapMoveNamed, joinHeapComponents } from '../heaps/heap-rules.ts';
import { codeInWords } from './code-words.ts';
import { type OctalCode, parseOctalCode } from './text.ts';

export interface OctalPosition {
  readonly code: OctalCode;
  readonly heaps: Heaps;
}

export const octal: Ruleset<OctalPosition> = {
  id: 'octal',
  title: 'Octal games',
  rule: 'Take k counters from one heap and leave of it what the k-th digit of the code allows: nothing (1), one heap (2), two heaps (4), three heaps (8), or as its sum says.',
  inShort: 'any octal code',
  notation:
    'A code, a colon and heap sizes: `0.137: 5 7`. The code begins with `0.` (or `.`) or, where a heap may be split without taking, `4.`.',
  sources: [{ key: 'guySmith1956' }, { key: 'berlekampConwayGuy2001', where: 'Ch. 4' }],
  samples: ['0.137: 5 7', '0.07: 12^3', '4.56: 9', '0.6: 6 4', '0.3F: 5', '0.07: 1 5', '0.77: 0'],
  example: '0.137: {n}',
  family: { text: '0.137: {n}', from: 0, octal: '0.137' },
  parse: parseWithCode,
  format: ({ code, heaps }) => `${code.text}: ${formatHeaps(heaps)}`,
  toMove: ({ code }) => codeInWords(code),
  key: ({ code, heaps }) => `${code.text}: ${formatHeaps(heaps)}`,
  ...octalRules(),
};

/** The ruleset of one octal code; positions are heap sizes alone. */
export function octalInstance(code: string, facts: Omit<RulesetFacts, 'family'>): Ruleset<OctalPosition> {
  const parsed = parseOctalCode(code, 0);
  if (!parsed.ok) throw new Error(`${facts.id}: ${parsed.error.message}`);
  return {
    ...facts,
    family: { text: '{n}', from: 0, octal: code },
    parse({ text, at }) {
      const heaps = parseHeaps(text, at);
      return heaps.ok ? ok({ code: parsed.value, heaps: heaps.value }) : heaps;
    },
    format: ({ heaps }) => formatHeaps(heaps),
    key: ({ heaps }) => formatHeaps(heaps),
    ...octalRules(),
  };
}

type Shared = Required<Pick<Ruleset<OctalPosition>, 'moves' | 'moveNamed' | 'components' | 'ground' | 'join' | 'draw'>>;

function octalRules(): Shared {
  return {
    moves: ({ code, heaps }) =>
      eachHeapMove(
        heaps,
        (size) => eachOctalOption(code.digits, size),
        (left) => ({ code, heaps: left }),
      ),
    moveNamed: ({ code, heaps }, label) =>
      heapMoveNamed(
        heaps,
        label,
        (size, left) => isOctalOption(code.digits, size, left),
        (left) => ({ code, heaps: left }),
      ),
    components: ({ code, heaps }) => heapComponents(heaps).map(({ item, count }) => ({ item: { code, heaps: item }, count })),
    ground: ({ code }) => code.text,
    join(components) {
      const [first] = components;
      if (first === undefined) throw new Error('a position has at least one component');
      const heaps = components.map(({ item, count }) => ({ item: item.heaps, count }));
      return { code: first.item.code, heaps: joinHeapComponents(heaps) };
    },
    draw: ({ heaps }) => ({ picture: 'heaps', style: 'rows', heap: 'heap', heaps }),
  };
}

/**
 * What is left of a heap: first what is not split, then splits by their second largest part. So every digit has its turn soon,
 * also where a heap has more splits than anybody can list.
 */
export function* eachOctalOption(digits: Uint8Array, size: Nimber): Iterable<readonly Nimber[]> {
  const rests = [...digits.entries()]
    .filter(([taken]) => taken <= size)
    .map(([taken, digit]) => ({ rest: lessen(size, taken), digit }));
  for (const { rest, digit } of rests) {
    if ((digit & 1) !== 0 && rest === 0) yield [];
    if ((digit & 2) !== 0 && rest !== 0) yield [rest];
  }
  const splitting = rests.filter(({ digit }) => digit > 3);
  for (let second = 1; splitting.length > 0 && 2 * second <= size; second++) {
    for (const { rest, digit } of splitting) {
      if ((digit & 4) !== 0 && 2 * second <= rest) yield [second, lessen(rest, second)];
      if ((digit & 8) !== 0) yield* eachThree(rest, second);
    }
  }
}

/** Whether the digit of what is taken allows this many parts; an empty part is all that is left, and the others rise. */
function isOctalOption(digits: Uint8Array, size: bigint, left: readonly bigint[]): boolean {
  const taken = left.reduce((rest, part) => rest - part, size);
  const isEmpty = left.length === 1 && left[0] === 0n;
  if (taken < 0n || left.some((part, index) => !isEmpty && part < (left[index - 1] ?? 1n))) return false;
  const parts = isEmpty ? 0 : left.length;
  return parts <= MOST_PARTS && ((digits[Number(taken)] ?? 0) & (1 << parts)) !== 0;
}

/** What the highest bit of a digit allows. */
const MOST_PARTS = 3;

/** Three heaps, rising, of which the second is given. */
function* eachThree(sum: Nimber, second: number): Iterable<readonly Nimber[]> {
  for (let first = 1; first <= second && first + 2 * second <= sum; first++) yield [first, second, lessen(sum, first + second)];
}

function parseWithCode({ text, at }: PositionText): Result<OctalPosition> {
  const colon = text.indexOf(':');
  const written = colon < 0 ? (/^\S*/.exec(text)?.[0] ?? '') : text.slice(0, colon).trimEnd();
  if (written === '')
    return bad('empty-position', 'An octal game needs its code.', at, { expected: 'a code and heap sizes such as 0.137: 5 7' });
  const code = parseOctalCode(written, at);
  if (!code.ok) return code;
  if (colon < 0)
    return bad('missing-colon', 'A colon stands between the code and the heap sizes.', at + written.length, {
      expected: ': after the code',
    });
  const heaps = parseHeaps(text.slice(colon + 1), at + colon + 1);
  return heaps.ok ? ok({ code: code.value, heaps: heaps.value }) : heaps;
}
