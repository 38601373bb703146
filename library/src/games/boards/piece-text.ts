/** Pieces in a corner in text: `queen 4,7 knight 3,3^2`. */
import { bad, excerpt, ok, type Result } from '../../core/result.ts';
import { nearestWord } from '../../notation/nearest-word.ts';
import { isNumeral, listWords, type Word } from '../../notation/tokens.ts';
import { parseWholeNumber } from '../../notation/whole-number.ts';
import { PIECES, type Piece, type PieceName, type Pieces, toPieces } from './pieces.ts';

export function parsePieces(text: string, at: number): Result<Pieces> {
  const words = listWords(text, at);
  const found: Piece[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const [name, square] = [words[index] as Word, words[index + 1]];
    const piece = parseName(name);
    if (!piece.ok) return piece;
    if (square === undefined)
      return bad('missing-square', `The ${piece.value} stands on no square.`, name.at + name.text.length, {
        expected: 'a square such as 4,7',
      });
    const place = parseSquare(square);
    if (!place.ok) return place;
    if (place.value.count > 0n) found.push({ piece: piece.value, ...place.value });
  }
  if (found.length === 0)
    return bad('empty-position', 'There is no piece on the board.', at, { expected: 'pieces such as queen 4,7 knight 3,3' });
  return ok(toPieces(found));
}

function parseName({ text, at }: Word): Result<PieceName> {
  const piece = PIECES.find((name) => name === text);
  if (piece !== undefined) return ok(piece);
  const detail = { expected: PIECES.join(', '), found: text };
  if (/^\d/.test(text)) return bad('missing-piece', 'A piece stands before its square.', at, detail);
  const meant = nearestWord(text, PIECES);
  const guess = meant === undefined ? '' : `; perhaps ${meant} is meant`;
  return bad('unknown-piece', `${excerpt(text)} is no piece${guess}.`, at, detail);
}

/** `4,7`, or `4,7^2` for two pieces. */
function parseSquare({ text, at }: Word): Result<Omit<Piece, 'piece'>> {
  const [square = '', exponent, ...others] = text.split('^');
  const [across = '', down, ...more] = square.split(',');
  if (down === undefined || more.length > 0 || others.length > 0)
    return bad('not-a-square', `${excerpt(text)} is no square.`, at, { expected: 'a square such as 4,7', found: text });
  const off = [across, down].find((number) => /^[-−]\d+$/.test(number));
  if (off !== undefined)
    return bad('off-the-board', `${excerpt(square)} is off the board: squares count from 0.`, at, {
      expected: 'a square such as 4,7',
      found: text,
    });
  const x = parseWholeNumber({ text: across, at }, 'coordinate');
  if (!x.ok) return x;
  const y = parseWholeNumber({ text: down, at: at + across.length + 1 }, 'coordinate');
  if (!y.ok) return y;
  if (exponent !== undefined && !isNumeral(exponent))
    return bad('bad-multiplicity', 'After ^ comes how many there are, in digits.', at + square.length + 1, {
      expected: 'digits',
      found: exponent,
    });
  return ok({ x: x.value, y: y.value, count: exponent === undefined ? 1n : BigInt(exponent) });
}

export function formatPieces(pieces: Pieces): string {
  return pieces.map(({ piece, x, y, count }) => `${piece} ${x},${y}${count === 1n ? '' : `^${count}`}`).join(' ');
}
