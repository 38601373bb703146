/**
 * Checkpoints: what a long run has found so far, in a file that a later run goes on from.
 *
 * A line of JSON says which program, family and kind of values these are, how many bytes follow, and their SHA-256; then come the
 * values. The file is written beside its place, put on the disk and moved there, so that at any moment it is a whole one, the
 * old or the new. A file that does not fit is refused and never written over.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeParts } from './output-file.ts';
import { reasonOf } from './reason-of.ts';
import { UsageError } from './usage-error.ts';

/** What the saved values belong to; a run goes on only where all of this is the same. */
export interface CheckpointOwner {
  readonly question: string;
  /** The first n that was asked for; null where the family begins by itself. */
  readonly from: number | null;
  /** The version of the program. */
  readonly version: string;
  /** A hash of the code of one's own rulesets; empty where there are none. */
  readonly rulesets: string;
}

export const CHECKPOINT_KINDS = ['heaps-8', 'heaps-16', 'terms'] as const;
type CheckpointKind = (typeof CHECKPOINT_KINDS)[number];

export interface CheckpointContent {
  readonly kind: CheckpointKind;
  readonly bytes: Uint8Array;
}

const FORMAT = 'impartial-checkpoint-2';
const LONGEST_HEADER = 100_000;

export function saveCheckpoint(path: string, owner: CheckpointOwner, { kind, bytes }: CheckpointContent): void {
  const facts = { format: FORMAT, ...owner, kind, length: bytes.length };
  const header = `${JSON.stringify({ ...facts, sha256: digest(JSON.stringify(facts), bytes) })}\n`;
  writeParts(path, [header, bytes]);
}

/** Undefined where there is no such file yet. */
export function readCheckpoint(path: string, owner: CheckpointOwner): CheckpointContent | undefined {
  if (!existsSync(path)) return undefined;
  const refuse = (why: string) => new UsageError(`the checkpoint ${path} ${why}; it was left as it is`);
  if (!statSync(path).isFile()) throw refuse('is no file');
  const data = readBytes(path);
  const end = data.subarray(0, LONGEST_HEADER).indexOf('\n');
  const header = parseHeader(data.subarray(0, Math.max(0, end)).toString('utf8'));
  if (header === undefined) throw refuse('is no checkpoint of this program');
  const { sha256, ...facts } = header;
  const bytes = data.subarray(end + 1);
  if (facts.format !== FORMAT || facts.version !== owner.version)
    throw refuse(`is from version ${facts.version} of the program, and this is ${owner.version}`);
  if (facts.question !== owner.question) throw refuse(`belongs to another sequence: ${facts.question.slice(0, 60)}`);
  if (facts.rulesets !== owner.rulesets) throw refuse('was made with other rules: the file of --ruleset has changed since');
  if (facts.from !== owner.from)
    throw refuse(`begins at ${firstInWords(facts.from)}, and this run at ${firstInWords(owner.from)}`);
  if (bytes.length !== facts.length)
    throw refuse(`is damaged: it has ${bytes.length} bytes of values instead of ${facts.length}`);
  if (digest(JSON.stringify(facts), bytes) !== sha256) throw refuse('is damaged: its checksum does not fit');
  return { kind: facts.kind, bytes };
}

function firstInWords(from: number | null): string {
  return from === null ? 'the first n of the family' : `n = ${from}`;
}

interface Header extends CheckpointOwner {
  readonly format: string;
  readonly kind: CheckpointKind;
  readonly length: number;
  readonly sha256: string;
}

function parseHeader(line: string): Header | undefined {
  try {
    const { format, question, from, version, rulesets, kind, length, sha256 } = JSON.parse(line) as Record<string, unknown>;
    const isWhole = [format, question, version, rulesets, kind, sha256].every((part) => typeof part === 'string');
    if (!isWhole || !String(format).startsWith('impartial-checkpoint')) return undefined;
    if (!CHECKPOINT_KINDS.some((each) => each === kind)) return undefined;
    return { format, question, from, version, rulesets, kind, length, sha256 } as Header;
  } catch {
    return undefined;
  }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

function digest(facts: string, bytes: Uint8Array): string {
  return createHash('sha256').update(facts).update(bytes).digest('hex');
}
