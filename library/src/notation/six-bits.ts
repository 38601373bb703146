/**
 * What graph6 and sparse6 share: bytes 63 … 126 carry six bits each, and a graph begins with its order N(n).
 *
 * N(n) is one byte up to 62, then `~` and three bytes up to 258047, then `~~` and six bytes up to 2^36 − 1. Each order has one
 * such form; longer forms of small orders are refused.
 */
export const SIX_BITS = 63;
const ONE_BYTE = 62;
const FOUR_BYTES = 258_047;

/** The offset of the first character that carries no six bits, or −1. */
export function findForeign(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < SIX_BITS || code > SIX_BITS + 63) return index;
  }
  return -1;
}

/** The order at this offset and where the bits after it begin; undefined where the text ends too early or the form is too long. */
export function readOrder(text: string, from: number): { readonly order: number; readonly next: number } | undefined {
  if (text[from] !== '~') return from < text.length ? { order: sixBits(text, from), next: from + 1 } : undefined;
  const long = text[from + 1] === '~';
  const start = from + (long ? 2 : 1);
  const next = start + (long ? 6 : 3);
  if (next > text.length) return undefined;
  let order = 0;
  for (let index = start; index < next; index++) order = order * 64 + sixBits(text, index);
  return order > (long ? FOUR_BYTES : ONE_BYTE) ? { order, next } : undefined;
}

export function writeOrder(order: number): string {
  if (order <= ONE_BYTE) return writeSixBits(order, 1);
  return order <= FOUR_BYTES ? `~${writeSixBits(order, 3)}` : `~~${writeSixBits(order, 6)}`;
}

export function sixBits(text: string, index: number): number {
  return text.charCodeAt(index) - SIX_BITS;
}

function writeSixBits(value: number, bytes: number): string {
  let text = '';
  for (let power = 64 ** (bytes - 1); power >= 1; power /= 64)
    text += String.fromCharCode((Math.floor(value / power) % 64) + SIX_BITS);
  return text;
}

/** The most bits that are read or written at a time. */
export const WIDEST = 25;

/** Hands out the bits of a text, first bit first, up to `WIDEST` at a time. */
export class BitReader {
  private readonly text: string;
  private index: number;
  /** Bits taken from the text and not yet handed out: the last `held` bits. */
  private buffer = 0;
  private held = 0;

  constructor(text: string, from: number) {
    this.text = text;
    this.index = from;
  }

  get left(): number {
    return (this.text.length - this.index) * 6 + this.held;
  }

  read(width: number): number {
    for (; this.held < width; this.held += 6) this.buffer = (this.buffer << 6) | (this.text.charCodeAt(this.index++) - SIX_BITS);
    this.held -= width;
    const value = this.buffer >>> this.held;
    this.buffer &= (1 << this.held) - 1;
    return value;
  }
}

/** Collects bits, first bit first, up to `WIDEST` at a time, into characters. */
export class BitWriter {
  private readonly codes: number[] = [];
  private buffer = 0;
  private held = 0;

  write(value: number, width: number): void {
    this.buffer = (this.buffer << width) | value;
    for (this.held += width; this.held >= 6; this.buffer &= (1 << this.held) - 1) {
      this.held -= 6;
      this.codes.push((this.buffer >>> this.held) + SIX_BITS);
    }
  }

  /** Bits still missing to a whole character. */
  get missing(): number {
    return this.held === 0 ? 0 : 6 - this.held;
  }

  finish(): string {
    if (this.missing > 0) throw new Error('the last character is not full');
    const pieces: string[] = [];
    for (let from = 0; from < this.codes.length; from += 10_000)
      pieces.push(String.fromCharCode(...this.codes.slice(from, from + 10_000)));
    return pieces.join('');
  }
}
