import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../catalogue.ts';
import { toCatalogue } from '../../../core/catalogue.ts';
import type { Verdict } from '../../../core/verdict.ts';
import { verifyWith } from '../../../engine/check/verify.ts';
import { openWith } from '../../../engine/question.ts';
import { termsOf } from '../../../engine/sequence/terms.fixture.ts';
import { solveWith } from '../../../engine/solve/solve.ts';
import { plainTools as tools } from '../../../testing/by-play.fixture.ts';
import { survivorBlocks } from './blocks.ts';

const survivor = toCatalogue(catalogue.entries.filter(({ facts }) => facts.id === 'survivor-nim'));

function solved(line: string, method?: 'search'): Verdict {
  const verdict = solveWith(line, { catalogue: survivor, moves: Number.POSITIVE_INFINITY, ...(method && { method }) });
  if ('error' in verdict) throw new Error(`${line}: ${verdict.error.message}`);
  return verdict;
}

/** What the two ways have in common. */
function summary({ outcome, winner, alliance, winningMoves, winningMovesComplete }: Verdict) {
  return { outcome, winner, alliance, winningMoves, winningMovesComplete };
}

const interval = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 5 }))
  .map(([least, more]) => `${least}-${least + more}`);
const gaps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join('|'));

/** Question lines of small tables: one set or one for each, any player, both conventions. */
const question = fc.stringMatching(/^[12]{1,6}$/).chain((seats) => {
  const take = fc.oneof(interval, gaps);
  const takes = fc.oneof(
    take,
    fc.array(take, { minLength: seats.length, maxLength: seats.length }).map((each) => each.join(' ')),
  );
  return fc
    .record({
      counters: fc.integer({ min: 0, max: 40 }),
      takes,
      player: fc.integer({ min: 1, max: seats.length }),
      normal: fc.boolean(),
    })
    .map(
      ({ counters, takes, player, normal }) =>
        `survivor-nim ${counters} ${seats} [take ${takes}, player ${player}${normal ? ', normal' : ''}]`,
    );
});

describe('the theorems on Survivor Nim', () => {
  it('give the outcome, alliance and every winning take of play by definition', () => {
    const used = new Map<string, number>();
    fc.assert(
      fc.property(question, (line) => {
        const verdict = solved(line);
        expect(verdict.method).toBe('theorem');
        expect(summary(verdict)).toEqual(summary(solved(line, 'search')));
        const [because] = verdict.because;
        used.set(because?.theorem ?? '', (used.get(because?.theorem ?? '') ?? 0) + 1);
      }),
      { numRuns: 1200 },
    );
    for (const theorem of ['survivor-one-alliance', 'survivor-blocks', 'survivor-take-sets'])
      expect(used.get(theorem) ?? 0).toBeGreaterThan(100);
  });

  it('win at every stage against every reply, and lose as late as they can', () => {
    let played = 0;
    for (const start of [
      '17 1122112 [take 1-2]',
      '25 12112 [take 1-3]',
      '20 1221 [take 1-2 2-5 1-3 3-4]',
      '19 212 [take 1|4]',
      '18 1212 [take 2-4, normal]',
    ]) {
      const seen = new Set<string>();
      const waiting = [`survivor-nim ${start}`];
      const { alliance } = solved(waiting[0] ?? '');
      for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
        if (seen.has(line)) continue;
        seen.add(line);
        const verdict = solved(line);
        expect(verdict.alliance).toBe(alliance);
        expect(verifyWith(line, verdict, { catalogue: survivor }).ok).toBe(true);
        const [first] = verdict.winningMoves;
        if (verdict.outcome === 'N') {
          if (first?.to !== undefined) waiting.push(first.to);
          continue;
        }
        const opened = openWith(line, { catalogue: survivor });
        const list = 'error' in opened ? opened : opened.moves();
        if ('error' in list) throw new Error(list.error.message);
        expect(list.moves.some(({ wins }) => wins)).toBe(false);
        if (list.moves.length > 0) expect(list.moves.map(({ to }) => to)).toContain(verdict.delayingMove?.to);
        waiting.push(...list.moves.map(({ to }) => to));
      }
      played += seen.size;
    }
    expect(played).toBeGreaterThan(150);
  });

  it.each([
    ['survivor-nim 18 1122112 [take 1-2]', 2],
    ['survivor-nim 19 1122112 [take 1-2]', 1],
    ['survivor-nim 1000000000000000000 1122112 [take 1-2]', 1],
    ['survivor-nim 110 12221211112 [take 1-2]', 2],
    ['survivor-nim 111 12221211112 [take 1-2]', 1],
    ['survivor-nim 53 1112212 [take 1-2]', 2],
    ['survivor-nim 15 11 [take 1-2]', 2],
    ['survivor-nim 15 11 [take 1-2, normal]', 1],
    ['survivor-nim 15 22 [take 1|7]', 1],
    ['survivor-nim 0 12 [take 1-2]', 1],
    ['survivor-nim 0 1122 [take 1-2, player 2]', 2],
    ['survivor-nim 0 1122 [take 1|3, player 2, normal]', 1],
  ])('%s is won by alliance %i', (line, alliance) => {
    const verdict = solved(line);
    expect(verdict.alliance).toBe(alliance);
    expect(verdict.outcome === 'N').toBe((verdict.winner ?? '') === 'next');
  });

  it('10^18 counters: the winning take can be asked on and on', () => {
    let line = 'survivor-nim 1000000000000000000 1122112 [take 1-2]';
    for (let turn = 0; turn < 50; turn++) {
      const verdict = solved(line);
      expect(verdict.alliance).toBe(1);
      const next = verdict.winningMoves[0] ?? verdict.delayingMove;
      if (next?.to === undefined) throw new Error('the game goes on');
      line = next.to;
    }
    expect(line).toContain(' 1122112 [take 1-2, player 2]');
  });

  it('a player with very many winning takes is told some, and that there may be others', () => {
    const table = { seats: [1, 2] as const, takes: [[{ least: 1n, most: 10n ** 9n }], [{ least: 1n, most: 100n }]] as const };
    const setting = { compound: 'disjunctive', play: 'misere' } as const;
    const solution = survivorBlocks.answer({ counters: 10n ** 18n, table, player: 0 }, setting, tools);
    if (solution.scope !== 'position') throw new Error('it answers for positions');
    const moves = solution.winningMoves()[Symbol.iterator]();
    let [count, next] = [0, moves.next()];
    for (; !next.done; next = moves.next()) count++;
    expect([count, next.value]).toEqual([200_000, false]);
  });

  it('1000 players with intervals to 10^9', () => {
    const players = Array.from({ length: 1000 }, (_, index) => index);
    const seats = players.map((index) => ((index * 7919) % 13 < 7 ? 1 : 2)).join('');
    const takes = players.map((index) => `${1 + ((index * 31) % 97)}-${100 + ((index * 7_654_321) % 1_000_000_000)}`);
    const verdict = solveWith(`survivor-nim 1${'0'.repeat(18)} ${seats} [take ${takes.join(' ')}, player 500]`, {
      catalogue: survivor,
    });
    expect(verdict).toMatchObject({ method: 'theorem' });
    if ('error' in verdict) throw new Error(verdict.error.message);
    expect(verdict.outcome === 'N' ? verdict.winningMoves.length : 1).toBeGreaterThan(0);
    const [because] = verdict.because;
    expect(because?.text).toMatch(/^at this seat alliance [12] loses with \d+ /);
  });

  it('numbers beyond all search with sets that have gaps: by a period, or unknown', () => {
    expect(solved(`survivor-nim 1${'0'.repeat(40)} 12212 [take 1|4|6-7]`).because[0]?.text).toMatch(/repeat with period \d+$/);
    const unknown = solved(`survivor-nim 1${'0'.repeat(40)} 12 [take 1|1000000000]`);
    expect(unknown).toMatchObject({
      outcome: 'unknown',
      reason: expect.stringContaining('no period is found up to 100000 counters'),
    });
  });

  it('a sequence gives the winners', () => {
    const terms = termsOf('survivor-nim {n} 1122112 [take 1-2]', { catalogue: survivor, to: 60 });
    expect(terms.map(({ n }) => n)).toEqual(Array.from({ length: 61 }, (_, index) => index));
    const lost = terms.filter(({ value }) => value === 2).map(({ n }) => n);
    expect(lost).toEqual([1, 2, 7, 8, 12, 18]);
    expect(terms.every(({ value }) => value === 1 || value === 2)).toBe(true);
  });
});
