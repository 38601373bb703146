/**
 * Every ruleset on any positions that its notation can write, in every setting that it allows: `solve` and every theorem that answers
 * against play by definition, and every winning move asked again (`testing/position-trial.ts`).
 *
 * `IMPARTIAL_POSITIONS` says how many questions of each ruleset are compared, `IMPARTIAL_SEED` makes others, and `IMPARTIAL_SHARE`, such as
 * 2/4, chooses one ruleset in four.
 */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { PLAYS } from '../src/core/outcome.ts';
import { COMPOUNDS } from '../src/core/setting.ts';
import { FuzzDice } from '../src/testing/dice.ts';
import { anyQuestion, PositionTrial } from '../src/testing/position-trial.ts';
import { isMade } from '../src/testing/positions.ts';

const LEAST = 2000;
const COUNT = Number(process.env.IMPARTIAL_POSITIONS ?? LEAST);
const SEED = Number(process.env.IMPARTIAL_SEED ?? 31);
const [SHARE = 1, SHARES = 1] = (process.env.IMPARTIAL_SHARE ?? '1/1').split('/').map(Number);
const entries = catalogue.entries.filter((_, index) => index % SHARES === SHARE - 1);
/** Lines that are made for one that is compared: some do not read, some were there before, some take too long to play out. */
const MOST_ROLLS = 20;
const MOST_WRONG = 10;
/** Each setting that a ruleset allows has at least one question in this many. */
const SETTING_ONCE_IN = 100;
/** Played in two settings only: at its tables nobody chooses among components. */
const ONE_COMPOUND = 'survivor-nim';

describe('any position', () => {
  it.each(entries.map((entry) => [entry.facts.id, entry] as const))(
    `of %s has the answer of play, on ${COUNT} questions`,
    (id, entry) => {
      expect(isMade(id)).toBe(true);
      const dice = new FuzzDice(SEED, { large: false });
      const trial = new PositionTrial(catalogue);
      const seen = new Set<string>();
      const wrong: string[] = [];
      const settings = new Map<string, number>();
      let [compared, replayed] = [0, 0];
      for (let rolled = 0; compared < COUNT && rolled < MOST_ROLLS * COUNT && wrong.length < MOST_WRONG; rolled++) {
        const line = anyQuestion(entry, dice);
        if (seen.has(line)) continue;
        seen.add(line);
        const tried = trial.try(line);
        if (!tried.isCompared) continue;
        compared++;
        replayed += tried.replayed;
        const [setting = ''] = /[a-z-]+, [a-z]+\]$/.exec(line) ?? [];
        settings.set(setting, (settings.get(setting) ?? 0) + 1);
        if (tried.complaints.length > 0) wrong.push(`${line}: ${tried.complaints.join('; ')}`);
      }
      expect(wrong).toEqual([]);
      expect(compared).toBeGreaterThanOrEqual(Math.min(COUNT, LEAST));
      expect(replayed).toBeGreaterThan(compared / 5);
      expect(settings.size).toBe(PLAYS.length * (id === ONE_COMPOUND ? 1 : Object.keys(COMPOUNDS).length));
      expect(Math.min(...settings.values())).toBeGreaterThanOrEqual(compared / SETTING_ONCE_IN);
    },
    3_600_000,
  );
});
