/** Certificates in which one thing is altered: each is refused, in itself or beside its verdict. */
import { describe, expect, it } from 'vitest';
import { solve, verifyCertificate } from '../../index.ts';
import { written } from '../../testing/written.fixture.ts';

const LINES = [
  'nimania 5 2^2 1 [sweeping 2, stage 3]',
  'nimania 7 4^2 [raving 3, stage 2]',
  'dancing-mania 3>2 2>1 2>0 1>0 : 3^2 2',
  'dancing-mania a>b b>c b>d d>e : a^2 b [sweeping 2 v]',
  'dancing-mania a>b b>c b>d d>e : a^2 b [raving 1 iii, stage 4]',
  'dancing-mania boolean-lattice 3',
  'dancing-mania 1>0 2>1 3>0 3>1 : 1 2^2 3^2 [stage 2]',
  'nimania 3 2^2 [misere]',
  'dancing-mania 3>2 3>1 2>1 1>0 : 3 [misere]',
  'survivor-nim 18 1122112 [take 1-2]',
  'survivor-nim 30 1122112 [take 1-2, player 3, normal]',
  'survivor-nim 7 1221 [take 1-3 2-4 3-5 1-3, player 2]',
  'survivor-nim 40 1212 [take 1-2]',
  'survivor-nim 9 21 [take 3 2, normal]',
  'survivor-nim 1000000000000000000 11212 [take 1|3-4]',
  'survivor-nim 30 112 [take 1|4, player 2]',
  'nimania 1000000 200^2 3 [raving 3]',
  'nimania 1000000 7 [sweeping 5, stage 2, misere]',
  'dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 : 4^3 1',
  'dancing-mania 1>0 2>1 3>0 3>1 4>2 5>3 : 4^2 5',
  'dancing-mania 1>0 2>1 3>0 3>1 4>2 4>3 5>4 5>2 : 5 1 [stage 2]',
  'dancing-mania 1>2 2>1 2>3 3>4 : 2',
  'dancing-mania 1>2 2>1 2>3 3>4 : 2 [stage 2]',
];

interface Written {
  readonly certificate: Record<string, unknown>;
}

/** Every value inside, with what it is changed to. */
function* eachChange(data: unknown, path: readonly string[] = []): Iterable<{ path: readonly string[]; to: unknown }> {
  if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) yield* eachChange(value, [...path, key]);
  } else if (typeof data === 'number') yield { path, to: data + 1 };
  else if (typeof data === 'string') yield { path, to: /^\d+$/.test(data) ? String(BigInt(data) + 1n) : `${data}x` };
  else yield { path, to: '7' };
}

function changed(verdict: Written, path: readonly string[], to: unknown): Written {
  const copy = structuredClone(verdict);
  let inner = copy.certificate;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  inner[path.at(-1) ?? ''] = to;
  return copy;
}

describe('a certificate with anything in it altered', () => {
  it.each(LINES)('is refused: %s', (line) => {
    const verdict: Written = written(solve(line));
    // Some moves are too long to be played out: what the certificate says of the rest counts here.
    const isAccepted = (each: Written) => verifyCertificate(each, { allowUncovered: true }).ok;
    expect(isAccepted(verdict)).toBe(true);
    let altered = 0;
    for (const { path, to } of eachChange(verdict.certificate)) {
      // Losses listed a little further may be right as well.
      if (path.join('.') === 'table.upTo') continue;
      expect(isAccepted(changed(verdict, path, to)), `${path.join('.')} to ${to}`).toBe(false);
      altered++;
    }
    expect(altered).toBeGreaterThanOrEqual(14);
  });
});
