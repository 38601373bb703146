/** What is known of Notakto [plambeckWhitehead2013], worked out and played through. */
import { DEFAULT_LIMITS, EMPTY_BOARD, notaktoQuotient } from 'impartial/internal';
import { ask } from '../../statements/ask.ts';
import { always, type Reach, type Statement } from '../../statements/statement.ts';
import { range, type Tried, tally } from '../../statements/tally.ts';
import { boardSums, SumsByRules } from './board-sums.ts';
import { lostInPrint, presentedElements, relationsIn } from './notakto-presentation.ts';

function* eachRelation(): Iterable<Tried> {
  const found = notaktoQuotient(DEFAULT_LIMITS);
  const { quotient, words } = found;
  yield { at: 'the number of elements', printed: quotient.order === 18 && presentedElements() === 18 };
  for (const [left, right] of relationsIn(found)) yield { at: `${words[left]} = ${words[right]}`, printed: left === right };
  const lost = lostInPrint(found);
  for (const element of range(0, quotient.order - 1))
    yield { at: `${words[element]}`, printed: lost.has(element) === (quotient.isP[element] === 1) };
}

function* eachSum({ deep }: Reach): Iterable<Tried> {
  const { quotient, boards, classOf } = notaktoQuotient(DEFAULT_LIMITS);
  const rules = new SumsByRules(boards);
  const classes = boards.map(classOf);
  for (const sum of boardSums(boards.length, deep ? 3 : 2)) {
    const total = sum.reduce((all, board) => quotient.products[all * quotient.order + (classes[board] as number)] as number, 0);
    const at = () => `notakto ${sum.map((board) => boards[board]).join(' ')}`;
    yield { at, printed: (quotient.isP[total] === 1) === !rules.wins(sum) };
  }
}

export const notaktoClassics: readonly Statement[] = [
  {
    name: 'Notakto, presentation',
    says: 'The misère quotient has the generators a, b, c, d with a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c²: 18 elements, of which a, b², bc and c² are lost.',
    recorded: 'holds',
    least: 26,
    domain: always('the quotient that is worked out from the moves on all 46 live boards'),
    check: () => tally(eachRelation()),
    theorems: ['notakto-quotient'],
    proof: { key: 'plambeckWhitehead2013' },
  },
  {
    name: 'Notakto, sums of boards',
    says: 'The quotient decides every sum of boards.',
    recorded: 'holds',
    least: 1127,
    domain: (deep) => `all sums of up to ${deep ? 'three' : 'two'} of the 46 live boards, by the rules alone`,
    check: (reach) => tally(eachSum(reach)),
    theorems: ['notakto-quotient'],
    proof: { key: 'plambeckWhitehead2013' },
  },
  {
    name: 'Notakto, empty boards',
    says: 'An odd number of empty boards is won for the player to move, an even number is lost; one board is won by the centre.',
    recorded: 'holds',
    least: 20,
    domain: always('1 to 20 empty boards, and the moves on one'),
    check: (reach) =>
      tally([
        ...range(1, 20).map((count) => {
          const at = `notakto ${EMPTY_BOARD}^${count}`;
          return { at, printed: ask(at, reach)?.outcome === (count % 2 === 1 ? 'N' : 'P') };
        }),
        {
          at: `notakto ${EMPTY_BOARD}`,
          printed:
            ask(`notakto ${EMPTY_BOARD}`, reach)
              ?.winningMoves.map(({ move }) => move)
              .join() === 'b2',
        },
      ]),
    theorems: ['notakto-quotient'],
    proof: { key: 'plambeckWhitehead2013' },
  },
];
