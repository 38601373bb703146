/** What is known of games of curves: statements with the domains on which they are played through. */
import { type Game, mex } from 'impartial/internal';
import { answers, ask, outcomeOf } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, tally } from '../../statements/tally.ts';

/** Play by the rules alone, without theorems and without parts. */
class PlainPlay {
  private readonly values = new Map<string, number>();
  private readonly misere = new Map<string, boolean>();
  private readonly lengths = new Map<string, readonly [number, number]>();
  private readonly reach: Reach;

  constructor(reach: Reach) {
    this.reach = reach;
  }

  open(line: string): Game {
    const [id = '', ...words] = line.split(' ');
    const game = this.reach.catalogue
      .find(id)
      ?.withoutTheorems()
      .open({ text: words.join(' '), at: 0, options: [] });
    if (game?.ok !== true) throw new Error(`${line} is no position`);
    return game.value;
  }

  value(game: Game): number {
    return this.known(this.values, game, (after) => mex(after.map((to) => this.value(to))));
  }

  isWonMisere(game: Game): boolean {
    return this.known(this.misere, game, (after) => after.length === 0 || after.some((to) => !this.isWonMisere(to)));
  }

  /** The shortest and the longest play. */
  length(game: Game): readonly [number, number] {
    return this.known(this.lengths, game, (after) => {
      const each = after.map((to) => this.length(to));
      return each.length === 0
        ? [0, 0]
        : [1 + Math.min(...each.map(([least]) => least)), 1 + Math.max(...each.map(([, most]) => most))];
    });
  }

  private known<T>(memory: Map<string, T>, game: Game, find: (after: readonly Game[]) => T): T {
    const before = memory.get(game.key);
    if (before !== undefined) return before;
    const after = new Map(Array.from(game.moves(), ({ to }) => [to.key, to]));
    const found = find([...after.values()]);
    memory.set(game.key, found);
    return found;
  }
}

const VALUES = [0, 0, 0, 1, 1, 1];
const MISERE = 'NNPPP';

const sproutsStatements: readonly Statement[] = [
  {
    name: 'Sprouts, values',
    says: 'From 0 to 5 spots Sprouts has the values 0, 0, 0, 1, 1 and 1.',
    recorded: 'holds',
    least: 4,
    domain: (deep) =>
      `up to ${deep ? 'three' : 'two'} spots by the rules alone, up to ${deep ? 'five' : 'four'} by search over strings`,
    check(reach) {
      const play = new PlainPlay(reach);
      return tally(
        range(0, reach.deep ? 5 : 4).map((spots) => {
          const line = `sprouts ${spots}`;
          const found = ask(line, reach)?.values.grundy;
          const value = spots <= (reach.deep ? 3 : 2) ? play.value(play.open(line)) : found;
          return { at: line, printed: value === VALUES[spots], solved: found === VALUES[spots] };
        }),
      );
    },
    theorems: ['sprouts-search', 'sprouts-value'],
  },
  {
    name: 'Sprouts, misère play',
    says: 'In misère play 0 and 1 spots are won, 2, 3 and 4 are lost.',
    recorded: 'holds',
    least: 4,
    domain: (deep) => `up to ${deep ? 'three' : 'two'} spots by the rules alone, up to four by search over strings`,
    check(reach) {
      const play = new PlainPlay(reach);
      return tally(
        range(0, 4).map((spots) => {
          const line = `sprouts ${spots}`;
          const found = ask(`${line} [misere]`, reach)?.outcome;
          const outcome = spots <= (reach.deep ? 3 : 2) ? outcomeOf(play.isWonMisere(play.open(line))) : found;
          return { at: `${line} [misere]`, printed: outcome === MISERE[spots], solved: found === MISERE[spots] };
        }),
      );
    },
    theorems: ['sprouts-search'],
  },
  {
    name: 'Sprouts, length',
    says: 'From n spots a play of Sprouts has at least 2n and at most 3n − 1 moves, and both come up.',
    recorded: 'holds',
    least: 2,
    domain: (deep) => `up to ${deep ? 'three' : 'two'} spots, all plays`,
    check(reach) {
      const play = new PlainPlay(reach);
      return tally(
        range(1, reach.deep ? 3 : 2).map((spots) => {
          const [least, most] = play.length(play.open(`sprouts ${spots}`));
          return { at: `sprouts ${spots}`, printed: least === 2 * spots && most === 3 * spots - 1 };
        }),
      );
    },
  },
  {
    name: 'Sprouts, strings',
    says: '0.2. has the value 1, 0.1a1a. has 0, ab./0.ab. has 2 and 0.0.1a1a. has 3.',
    recorded: 'holds',
    least: 4,
    domain: always('these positions; the first two by the rules alone'),
    check(reach) {
      const play = new PlainPlay(reach);
      const values = { '0.2.': 1, '0.1a1a.': 0, 'ab./0.ab.': 2, '0.0.1a1a.': 3 };
      return tally(
        Object.entries(values).map(([text, value], index) => {
          const line = `sprouts ${text}`;
          const found = ask(line, reach)?.values.grundy;
          return { at: line, printed: (index < 2 ? play.value(play.open(line)) : found) === value, solved: found === value };
        }),
      );
    },
    theorems: ['sprouts-search', 'sprouts-value'],
  },
];

const brusselsStatements: readonly Statement[] = [
  {
    name: 'Brussels sprouts, length',
    says: 'Every play of a region with p pieces and A free arms has p + A − 2 moves, so n crosses last 5n − 2; the player to move wins exactly when that is odd, in misère play when it is even.',
    recorded: 'holds',
    least: 40,
    domain: (deep) => `regions of up to three pieces with up to ${deep ? 5 : 4} arms each, all plays`,
    check(reach) {
      const play = new PlainPlay(reach);
      const sizes = range(1, reach.deep ? 5 : 4);
      const regions = sizes.flatMap((a) => [[a], ...range(1, a).flatMap((b) => [[a, b], ...range(1, b).map((c) => [a, b, c])])]);
      return tally(
        regions
          .sort((one, other) => one.length - other.length)
          .flatMap((region) => {
            const line = `brussels-sprouts ${region.join(' ')}`;
            const expected = region.length + region.reduce((sum, arms) => sum + arms, 0) - 2;
            const [least, most] = play.length(play.open(line));
            const isOdd = expected % 2 === 1;
            return [
              { at: line, printed: least === expected && most === expected, solved: answers(line, outcomeOf(isOdd), reach) },
              {
                at: `${line} [misere]`,
                printed: play.isWonMisere(play.open(line)) !== isOdd,
                solved: answers(`${line} [misere]`, outcomeOf(!isOdd), reach),
              },
            ];
          }),
      );
    },
    theorems: ['brussels-length', 'brussels-region'],
  },
];

export const curvesClassics: readonly Statement[] = [...sproutsStatements, ...brusselsStatements];
