/** What the moves of coins name, read from their labels: `b7>b4`, `3>2*5`, `0,2,7`, `3..7`, `0,3x2,5`, `2,3>0,3`. */

export interface Slide {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A coin or counters that go from one place to another; undefined for other moves. */
export function slideOf(label: string): Slide | undefined {
  const [, from, to] = /^([a-z]*\d+)>([a-z]*\d+)(?:\*\d+)?$/.exec(label) ?? [];
  return from === undefined || to === undefined ? undefined : { label, from, to };
}

/** The labels that a set of numbers may have in a move: one by one, or from the first to the last. */
export function setLabels(numbers: readonly string[]): readonly string[] {
  const rising = [...new Set(numbers)].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  const [first, last] = [rising[0], rising.at(-1)];
  return rising.length < 2 ? rising : [rising.join(','), `${first}..${last}`];
}

/** The moves that turn just these coins of a row. */
export function movesTurning(moves: ReadonlySet<string>, picked: readonly string[]): readonly string[] {
  return setLabels(picked).filter((label) => moves.has(label));
}

/** The moves that turn the crossings of the columns and rows of these places, or these two places. */
export function movesCrossing(moves: ReadonlySet<string>, picked: readonly string[]): readonly string[] {
  if (picked.length === 0) return [];
  const [columns, rows] = [0, 1].map((part) => setLabels(picked.map((place) => place.split(',')[part] ?? '')));
  const crossings = (columns ?? []).flatMap((some) => (rows ?? []).map((others) => `${some}x${others}`));
  const [one, two] = picked;
  const pairs = picked.length === 2 ? [`${one}>${two}`, `${two}>${one}`] : [];
  return [...crossings, ...pairs].filter((label) => moves.has(label));
}

/** The coins of a row that a move turns, as far as its label names them. */
export function turnedBy(label: string): readonly string[] {
  return /^\d+(\.\.\d+|(,\d+)*)$/.test(label) ? label.split(/\.\.|,/) : [];
}

/** The last coin of a row that a move turns: it shows heads. */
export function lastTurned(label: string): string | undefined {
  return turnedBy(label).at(-1);
}

/** The farthest coin of a board that a move turns: it shows heads. */
export function farthestTurned(label: string): string | undefined {
  const [head] = label.split('>');
  if (label.includes('>')) return head;
  const [columns = '', rows = ''] = label.split('x');
  return `${columns.split(/\.\.|,/).at(-1)},${rows.split(/\.\.|,/).at(-1)}`;
}
