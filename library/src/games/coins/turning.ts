/**
 * Turning coins in a row [berlekampConwayGuy2003, Ch. 14]: turn over as many coins as a code says, the rightmost of them from heads to
 * tails. `turning` is the ruleset whose positions name their code; `turningGame` makes rulesets with a fixed one.
 */
import { LazyMove } from '../../core/lazy-move.ts';
import type { Nimber } from '../../core/nimber.ts';
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import type { Move, PositionText, Ruleset, RulesetFacts } from '../../core/ruleset.ts';
import { parsePlaceNumber } from '../../notation/place-number.ts';
import { listItems } from '../../notation/tokens.ts';
import { codeInWords, parseTurningCode, type TurningCode } from './code.ts';
import { eachSquare, eachTurn, type Turn, turnToText } from './turn.ts';

export interface CoinRow {
  readonly code: TurningCode;
  /** The coins that show heads, rising. */
  readonly heads: readonly Nimber[];
}

/** What is written where no coin shows heads. */
export const NO_HEADS = '-';

export const turning: Ruleset<CoinRow> = {
  id: 'turning',
  title: 'Turning coins',
  rule: 'Turn over as many coins as the code says, the rightmost of them from heads to tails.',
  inShort: 'coins by any code',
  notation:
    'A code, a colon and the coins that show heads, counted from 0: `1-3: 0 2 7`. The code says how many coins a move turns (`2`, `1-3`, `1+`, `1,3-5`), with `C` behind it side by side. `-` stands for no heads.',
  sources: [{ key: 'berlekampConwayGuy2003', where: 'Ch. 14' }],
  samples: ['1-3: 0 2 4', '2: 1 4', '1,3: 3', '2C: 1 2 4', '2+: 3', '1-2: -'],
  example: '1-3: {n}',
  family: { text: '1-3: {n}', from: 0 },
  parse: parseWithCode,
  format: ({ code, heads }) => `${code.text}: ${formatHeads(heads)}`,
  ground: ({ code }) => code.text,
  ...coinRules(),
};

/** The ruleset of one code; positions are the heads alone. */
export function turningGame(code: string, facts: Omit<RulesetFacts, 'family' | 'notation'>): Ruleset<CoinRow> {
  const parsed = parseTurningCode({ text: code, at: 0 });
  if (!parsed.ok) throw new Error(`${facts.id}: ${parsed.error.message}`);
  return {
    ...facts,
    notation: 'The coins that show heads, counted from 0: `0 2 7`; `-` stands for no heads.',
    family: { text: '{n}', from: 0 },
    parse({ text, at }) {
      const heads = parseHeads(text, at);
      return heads.ok ? ok({ code: parsed.value, heads: heads.value }) : heads;
    },
    format: ({ heads }) => formatHeads(heads),
    ...coinRules(),
  };
}

type Shared = Required<Pick<Ruleset<CoinRow>, 'moves' | 'leastLength' | 'draw' | 'toMove'>>;

function coinRules(): Shared {
  return {
    leastLength: ({ heads }) => 2 * heads.length,
    moves: eachMove,
    toMove: ({ code }) => codeInWords(code),
    draw: ({ heads }) => ({
      picture: 'coins',
      style: 'turn',
      strips: [{ name: '', coins: heads.map((square) => ({ square, count: 1n })) }],
    }),
  };
}

function* eachMove(position: CoinRow): Iterable<Move<CoinRow>> {
  for (const head of position.heads) for (const turn of eachTurn(position.code, head)) yield turnOver(position, turn);
}

export function turnOver({ code, heads }: CoinRow, turn: Turn): Move<CoinRow> {
  return new LazyMove(
    () => turnToText(turn),
    () => ({ code, heads: toggle(heads, eachSquare(turn)) }),
  );
}

/** The heads after these coins, named rising, have been turned over. */
function toggle(heads: readonly Nimber[], turned: Iterable<Nimber>): readonly Nimber[] {
  const left: Nimber[] = [];
  let next = 0;
  for (const square of turned) {
    for (; next < heads.length && (heads[next] as Nimber) < square; next++) left.push(heads[next] as Nimber);
    if (heads[next] === square) next++;
    else left.push(square);
  }
  for (; next < heads.length; next++) left.push(heads[next] as Nimber);
  return left;
}

export function formatHeads(heads: readonly Nimber[]): string {
  return heads.length === 0 ? NO_HEADS : heads.join(' ');
}

function parseWithCode({ text, at }: PositionText): Result<CoinRow> {
  const colon = text.indexOf(':');
  const written = colon < 0 ? (/^\S*/.exec(text)?.[0] ?? '') : text.slice(0, colon).trimEnd();
  if (written === '')
    return bad('empty-position', 'A game of turning coins needs its code.', at, {
      expected: 'a code and heads such as 1-3: 0 2 7',
    });
  const code = parseTurningCode({ text: written, at });
  if (!code.ok) return code;
  if (colon < 0)
    return bad('missing-colon', 'A colon stands between the code and the heads.', at + written.length, {
      expected: ': after the code',
    });
  const heads = parseHeads(text.slice(colon + 1), at + colon + 1);
  return heads.ok ? ok({ code: code.value, heads: heads.value }) : heads;
}

function parseHeads(text: string, at: number): Result<readonly Nimber[]> {
  const items = listItems(text, at);
  if (!items.ok) return items;
  const words = items.value;
  if (words.length === 0)
    return bad('empty-position', `No coin is named; where none shows heads, write ${NO_HEADS}.`, at, {
      expected: 'coins that show heads, such as 0 2 7',
    });
  if (words.length === 1 && words[0]?.text === NO_HEADS) return ok([]);
  const heads = new Set<Nimber>();
  for (const word of words) {
    const square = parsePlaceNumber(word, 'coin');
    if (!square.ok) return square;
    if (heads.has(square.value))
      return bad(
        'coin-named-twice',
        `Coin ${excerpt(word.text)} is named already; each coin that shows heads is named once.`,
        word.at,
        {
          expected: 'another coin',
          found: word.text,
        },
      );
    heads.add(square.value);
  }
  return ok([...heads].sort((a, b) => (a < b ? -1 : 1)));
}
