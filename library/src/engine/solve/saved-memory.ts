/**
 * What a search has found as lines of text, and a memory again out of such lines.
 *
 * A line names what follows: values of which kind, under which setting. After it comes a line for each position, its key and its value.
 * Both are JSON, so that a key may have any characters. Searches on small integers keep their positions in tables of their own, which
 * are not written.
 */
import { theoryOf } from '../../compounds/theories.ts';
import { COMPOUNDS, type Compound, type Setting } from '../../core/setting.ts';
import { bytesOfKey, type SearchMemory } from './search-memory.ts';

/** How values of one kind are written. */
interface Texts {
  encode(value: unknown): string;
  /** Undefined where no value is written so. */
  decode(text: string): unknown;
}

const outcomeTexts: Texts = {
  encode: String,
  decode: (text) => (['N', 'P', 'draw'].includes(text) ? text : undefined),
};

/** Undefined where values of this kind are not saved. */
function textsOf(kind: string, setting: Setting): Texts | undefined {
  if (kind === 'outcomes') return outcomeTexts;
  const theory = theoryOf(setting);
  return theory !== undefined && [`components, ${theory.id}`, `values, ${theory.id}`].includes(kind) ? theory : undefined;
}

/** Each without its line feed. */
export function* eachSavedLine(memory: SearchMemory): Generator<string> {
  for (const { kind, setting, values } of memory.found()) {
    const texts = textsOf(kind, setting);
    if (texts === undefined || values.size === 0) continue;
    yield JSON.stringify({ kind, compound: setting.compound, play: setting.play });
    for (const [key, value] of values) yield JSON.stringify([key, texts.encode(value)]);
  }
}

/** Takes such lines one by one into a memory. */
export class MemoryReader {
  private readonly memory: SearchMemory;
  private values: Map<string, unknown> | undefined;
  private texts: Texts | undefined;

  constructor(memory: SearchMemory) {
    this.memory = memory;
  }

  /** False where it is no such line, and nothing was taken. */
  take(line: string): boolean {
    const data = parse(line);
    return Array.isArray(data) ? this.takePosition(data) : this.takeKind(data);
  }

  private takeKind(data: unknown): boolean {
    const { kind, compound, play } = (data ?? {}) as Record<string, unknown>;
    if (typeof kind !== 'string' || !isCompound(compound) || (play !== 'normal' && play !== 'misere')) return false;
    const setting = { compound, play } as const;
    this.texts = textsOf(kind, setting);
    if (this.texts === undefined) return false;
    this.values = this.memory.mapFor(kind, setting);
    return true;
  }

  private takePosition([key, text, ...more]: readonly unknown[]): boolean {
    if (typeof key !== 'string' || typeof text !== 'string' || more.length > 0) return false;
    const value = this.texts?.decode(text);
    if (value === undefined || this.values === undefined) return false;
    this.values.set(key, value);
    this.memory.add(bytesOfKey(key.length));
    return true;
  }
}

function isCompound(name: unknown): name is Compound {
  return typeof name === 'string' && Object.hasOwn(COMPOUNDS, name);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
