/**
 * The checkpoint of a sequence: how values become bytes and values again.
 *
 * Of a family of heaps the values of all heaps are kept, as the kernels have them; of another family its terms, as JSON.
 */
import type { ReadableValues, Stretch } from 'impartial';
import { toJsonLine } from 'impartial/present';
import { type CheckpointContent, type CheckpointOwner, readCheckpoint, saveCheckpoint } from './checkpoint.ts';
import { Saver } from './saver.ts';
import type { TermList } from './term-list.ts';

/** What a run begins with. */
interface ResumedRun {
  readonly from?: number;
  readonly known?: Uint8Array | Uint16Array;
}

export class SequenceCheckpoint {
  private readonly path: string;
  private readonly owner: CheckpointOwner;
  private content: (() => CheckpointContent) | undefined;
  private hasHeaps = false;
  private readonly saver: Saver;

  constructor(path: string, owner: CheckpointOwner) {
    this.path = path;
    this.owner = owner;
    this.saver = new Saver(() => this.content && saveCheckpoint(path, owner, this.content()));
  }

  /** Reads what an earlier run left, if any; terms of a family that is asked one by one go into the list. */
  resume(terms: TermList, to: number): ResumedRun {
    const content = readCheckpoint(this.path, this.owner);
    if (content === undefined) return {};
    const { kind, bytes } = content;
    if (kind === 'heaps-8') return { known: bytes };
    if (kind === 'heaps-16') return { known: new Uint16Array(new Uint8Array(bytes).buffer) };
    const saved = JSON.parse(Buffer.from(bytes).toString('utf8')) as readonly SavedTerm[];
    for (const { n, value, kind, reason } of saved) {
      // What was not known may be known with larger limits: it is asked again, and all that comes after it.
      if (n > to || reason !== undefined) break;
      const isLarge = typeof value === 'string' && /^\d+$/.test(value);
      terms.add({ from: n, values: [isLarge ? BigInt(value) : value], kind });
    }
    return terms.length === 0 ? {} : { from: terms.next };
  }

  /** Notes what is known now, and writes it when it is time. Terms that come after heaps are soon found again. */
  keep(terms: TermList, heaps: Stretch['heaps']): void {
    if (heaps !== undefined) {
      this.hasHeaps = true;
      this.content = () => savedHeaps(heaps);
    } else if (!this.hasHeaps) {
      this.content = () => savedTerms(terms);
    }
    if (this.saver.isDue) this.save();
  }

  save(): void {
    if (this.content !== undefined) this.saver.save();
  }

  /** Whether the last attempt to save failed. */
  get isMissing(): boolean {
    return this.saver.isMissing;
  }
}

interface SavedTerm {
  readonly n: number;
  /** Beyond the exact numbers a string of digits; an outcome is N or P. */
  readonly value: number | string | null;
  readonly kind: string;
  readonly reason?: string;
}

function savedTerms(terms: TermList): CheckpointContent {
  return { kind: 'terms', bytes: Buffer.from(toJsonLine([...terms])) };
}

function savedHeaps(heaps: ReadableValues): CheckpointContent {
  const copy = heaps.slice();
  if (copy instanceof Uint8Array) return { kind: 'heaps-8', bytes: copy };
  return { kind: 'heaps-16', bytes: new Uint8Array(copy.buffer) };
}
