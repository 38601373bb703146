/** What a link of a chain with a window holds, as bytes: JSON, with values in base64. */
import type { WindowGame, WindowState } from 'impartial';

export interface LinkState extends WindowState {
  /** The window that is looked for, and the heap that it ends before. */
  readonly reference: Pick<WindowState, 'heap' | 'window'>;
  /** How far behind the reference it came again. */
  readonly period?: number;
}

type Values = WindowState['window'];

/** The first link also holds what stays the same. */
export function packState(state: LinkState, game?: WindowGame): Uint8Array {
  const { heap, window, deepest, largest, reference, period } = state;
  const packed = {
    ...{ heap, deepest, largest, window: pack(window) },
    reference: { heap: reference.heap, window: pack(reference.window) },
    ...(period !== undefined && { period }),
    ...(game !== undefined && { game: { labels: game.labels, lastRare: game.lastRare, prefix: pack(game.prefix) } }),
  };
  return Buffer.from(JSON.stringify(packed));
}

export function unpackState(body: Uint8Array): LinkState {
  const { heap, deepest, largest, window, reference, period } = JSON.parse(Buffer.from(body).toString());
  return {
    ...{ heap, deepest, largest, window: unpack(window) },
    reference: { heap: reference.heap, window: unpack(reference.window) },
    ...(period !== undefined && { period }),
  };
}

export function unpackGame(digits: Uint8Array, body: Uint8Array): WindowGame {
  const { labels, lastRare, prefix } = JSON.parse(Buffer.from(body).toString()).game;
  return { digits, labels, lastRare, prefix: unpack(prefix) };
}

function pack(values: Values): string {
  return Buffer.from(Uint16Array.from(values).buffer).toString('base64');
}

function unpack(text: string): Values {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  const values = new Uint16Array(bytes.buffer, 0, bytes.length / 2);
  return values.every((value) => value < 256) ? Uint8Array.from(values) : values;
}
