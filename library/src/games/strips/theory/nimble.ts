/**
 * Nimble is Nim in disguise [bouton1901]: a coin on square n can go to 0 … n − 1, whatever the others do, as a heap of n can be made
 * any smaller heap. So every theorem on Nim is one on Nimble, in misère play and in all compounds too.
 */
import { LazyMove } from '../../../core/lazy-move.ts';
import { type NimOnValues, nimOnValues } from '../../../core/nim-on-values.ts';
import type { Nimber } from '../../../core/nimber.ts';
import { excerpt } from '../../../core/result.ts';
import { answerOf, type Theorem } from '../../../core/theorem.ts';
import { type Heaps, replaceHeap } from '../../../structures/heaps.ts';
import { nimCompounds } from '../../nim/theory/compounds.ts';

const claim: Pick<NimOnValues<Heaps>, 'component' | 'components'> = {
  component: 'coin',
  components: (coins) =>
    coins.map(({ size, count }) => ({
      name: `coin on ${size}`,
      value: size,
      count,
      movesTo: (square) => (square < size ? [moveCoin(coins, size, square)] : []),
    })),
};

function moveCoin(coins: Heaps, from: Nimber, to: Nimber) {
  return new LazyMove(
    () => `${from}>${to}`,
    () => replaceHeap(coins, from, [to]),
  );
}

export const nimbleNormal = nimOnValues({
  id: 'nimble-normal',
  title: 'Nimble is Nim',
  statement:
    'Under normal play the player to move in Nimble loses exactly when the squares of the coins, added in binary without carrying, give 0.',
  sources: [{ key: 'bouton1901' }, { key: 'berlekampConwayGuy2003', where: 'Ch. 15' }],
  play: 'normal',
  examples: ['nimble 1000000000000000000 999999999999999999 7^3'],
  ...claim,
});

export const nimbleMisere = nimOnValues({
  id: 'nimble-misere',
  title: 'Misère Nimble is misère Nim',
  statement:
    'Under misère play the player to move in Nimble loses exactly when a coin is beyond square 1 and the nim-sum of the squares is 0, or no coin is and an odd number of them is on square 1.',
  sources: [{ key: 'bouton1901' }, { key: 'impartial', where: 'core/nim-on-values.ts' }],
  play: 'misere',
  examples: ['nimble 1000000000000000000 999999999999999999 7^3 [misere]'],
  ...claim,
});

export const nimbleCoin: Theorem<Heaps> = {
  id: 'nimble-coin',
  title: 'One coin of Nimble in every compound',
  statement: 'A coin on square n has the moves of a Nim heap of n counters, and so its value in every compound.',
  sources: [{ key: 'impartial', where: 'games/strips/theory/nimble.ts' }, { key: 'bouton1901' }],
  scope: 'component',
  answer(coins, setting, tools) {
    const answer = answerOf(nimCompounds, coins, setting, tools);
    if (answer.scope !== 'component') return answer;
    return {
      scope: 'component',
      value: answer.value,
      text: `a coin on square ${excerpt(String(coins[0]?.size))} moves as a heap of Nim`,
    };
  },
};
