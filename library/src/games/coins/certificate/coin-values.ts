/**
 * Values of single heads for the check of boards, found without the theory of the game: by closed forms that are written down here again,
 * and by the definition, which tries every set of coins, for all other codes.
 */
import { parseTurningCode, type TurningCode } from '../code.ts';
import { eachSquare, eachTurn } from '../turn.ts';

/** Coins up to which values are found by the definition. */
const MOST_PLAYED = 16;

/** The value of a head on this square; undefined where it is not known here. */
export function valueOfCoin(text: string, square: bigint): bigint | undefined {
  const code = parseTurningCode({ text, at: 0 });
  if (!code.ok || code.value.text !== text) return undefined;
  return closedForm(code.value, square) ?? byDefinition(code.value, square);
}

function closedForm({ text, counts, adjacent }: TurningCode, square: bigint): bigint | undefined {
  if (text === '1+C') return (square + 1n) & -(square + 1n);
  const [only, ...others] = counts;
  if (adjacent || only === undefined || others.length > 0) return undefined;
  const n = square - BigInt(only.from) + 1n;
  if (n < 0n) return 0n;
  if (only.to === 1) return 1n;
  if (only.to === 2) return n + 1n;
  if (only.to === 3) return isOdious(2n * n) ? 2n * n : 2n * n + 1n;
  return only.to === Number.POSITIVE_INFINITY && n <= 10_000n ? 1n << n : undefined;
}

function isOdious(number: bigint): boolean {
  return number.toString(2).replaceAll('0', '').length % 2 === 1;
}

/** The least number that no set of coins with this rightmost one has without it. */
function byDefinition(code: TurningCode, square: bigint): bigint | undefined {
  if (square > BigInt(MOST_PLAYED)) return undefined;
  const values: bigint[] = [];
  for (let last = 0; last <= Number(square); last++) {
    const options = new Set<bigint>();
    for (const turn of eachTurn(code, last)) {
      let sum = 0n;
      for (const other of eachSquare(turn)) if (other !== last) sum ^= values[Number(other)] ?? 0n;
      options.add(sum);
    }
    let value = 0n;
    while (options.has(value)) value++;
    values.push(value);
  }
  return values.at(-1);
}
