/** Every value inside of an answer, and the answer with that value changed. */

export interface Change {
  readonly path: readonly string[];
  readonly to: unknown;
}

export function* eachChange(data: unknown, path: readonly string[] = []): Generator<Change> {
  if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) yield* eachChange(value, [...path, key]);
  } else if (typeof data === 'number') {
    yield { path, to: data + 1 };
    yield { path, to: -7 };
  } else if (typeof data === 'boolean') yield { path, to: !data };
  else if (typeof data === 'string') yield { path, to: isNumber(data, path) ? String(BigInt(data) + 1n) : `${data}%` };
  else yield { path, to: '7' };
}

/** Moves may be called by numbers; another number may be another name of the same move. */
function isNumber(text: string, path: readonly string[]): boolean {
  return /^\d+$/.test(text) && path.at(-1) !== 'move';
}

export function changed<T>(data: T, { path, to }: Change): T {
  const copy = structuredClone(data);
  let inner = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inner = inner[key] as Record<string, unknown>;
  inner[path.at(-1) ?? ''] = to;
  return copy;
}
