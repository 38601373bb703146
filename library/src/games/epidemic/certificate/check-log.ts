/**
 * The log of a race: positions that no theorem decides, each after those it rests on, down to positions that one does decide. A line with
 * a move is won, since that move leaves a lost position; a line without one is lost, since every move leaves a won one.
 */
import { listOf, optional, pairOf, record, textLike } from '../../../core/read-json.ts';
import { type CampClasses, type Choice, eachChoice } from './camp-classes.ts';
import { labelCount, need, stageNumber } from './wrong.ts';

export interface LoggedPosition {
  /** Vertices that can move, and how many labels are on each. */
  readonly labels: readonly (readonly [vertex: string, count: string])[];
  readonly stage: string;
  /** Where the next player wins: a move, as `4>1,2`. */
  readonly move?: string;
}

const name = textLike(/^[\w.]{1,1000}$/, 'the name of a vertex');

export const readLog = listOf(
  record<LoggedPosition>({
    labels: listOf(pairOf(name, labelCount)),
    stage: stageNumber,
    move: optional(textLike(/^[\w.>,]{1,100000}$/, 'a move such as 4>1,2')),
  }),
);

type Labels = ReadonlyMap<string, bigint>;

export class RaceLog {
  private readonly known = new Map<string, boolean>();
  private readonly classes: CampClasses;
  private readonly choice: Choice;
  private readonly misere: boolean;

  constructor(classes: CampClasses, choice: Choice, misere: boolean) {
    this.classes = classes;
    this.choice = choice;
    this.misere = misere;
  }

  /** Whether the next player wins, by a theorem or a line before; undefined where neither says so. */
  wins(labels: Labels, stage: bigint): boolean | undefined {
    const found = this.classes.wins(labels, stage, this.misere);
    return typeof found === 'boolean' ? found : this.known.get(keyOf(labels, stage));
  }

  /** Checks one line; throws `TooMany` where the moves pass the budget. */
  add({ labels: listed, stage: text, move }: LoggedPosition, place: number, budget: { left: number }): void {
    const labels = new Map(listed.map(([vertex, count]) => [vertex, BigInt(count)]));
    const stage = BigInt(text);
    need(labels.size === listed.length, `line ${place + 1} of the log names a vertex twice`);
    need(this.wins(labels, stage) === undefined, `line ${place + 1} of the log is known without it`);
    let hasMove = false;
    for (const [vertex, count] of labels) {
      need(count > 0n && this.isLive(vertex), `line ${place + 1} of the log has a label that cannot move`);
      for (const set of this.classes.vertices.get(vertex)?.sets ?? []) {
        for (const targets of eachChoice(this.choice, set, budget)) {
          if (move !== undefined && !isNamed(move, vertex, targets)) continue;
          hasMove = true;
          const won = this.wins(this.after(labels, vertex, targets, stage), stage + 1n);
          need(won === (move === undefined), `line ${place + 1} of the log does not follow`);
        }
      }
    }
    need(hasMove, `line ${place + 1} of the log has no such move`);
    this.known.set(keyOf(labels, stage), move !== undefined);
  }

  private after(labels: Labels, from: string, targets: readonly string[], stage: bigint): Labels {
    const after = new Map(labels);
    const left = (after.get(from) ?? 0n) - 1n;
    if (left === 0n) after.delete(from);
    else after.set(from, left);
    for (const target of targets) if (this.isLive(target)) after.set(target, (after.get(target) ?? 0n) + stage + 1n);
    return after;
  }

  private isLive(vertex: string): boolean {
    return (this.classes.vertices.get(vertex)?.sets.length ?? 0) > 0;
  }
}

function isNamed(move: string, vertex: string, targets: readonly string[]): boolean {
  const [from, to = ''] = move.split('>');
  return from === vertex && to.split(',').sort().join() === [...targets].sort().join();
}

function keyOf(labels: Labels, stage: bigint): string {
  const counts = [...labels].map(([vertex, count]) => `${vertex}^${count}`).sort();
  return `${counts.join(' ')} ${stage}`;
}
