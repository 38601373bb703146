/**
 * A family of questions, opened once: a line with a hole `{n}`, where it starts, and what it is a family of.
 *
 * The hole is filled by text, so a member that is asked about is read for itself. What is looked at again and again is kept: the few
 * members that show what kind of family it is, and the answers to that.
 */
import { OUTCOMES } from '../../compounds/show.ts';
import { theoryOf } from '../../compounds/theories.ts';
import type { Result } from '../../core/result.ts';
import type { BadQuestion, Verdict } from '../../core/verdict.ts';
import { fillHole, findHole, parseQuestion } from '../../notation/question.ts';
import { listHoles } from '../../notation/template.ts';
import { type OpenQuestion, openQuestion } from '../moves/open.ts';
import { refusalOf } from '../refusal.ts';
import { SearchMemory } from '../solve/search-memory.ts';
import { type SolveOptions, solveOpened } from '../solve/solve.ts';
import { type HeapFamily, type HeapKind, heapFamily } from './heap.ts';
import { type SizedFamily, sizedFamily } from './sized-heaps.ts';
import { kindOfQuestion } from './term.ts';
import { TheoryValues } from './theory.ts';

/** Members that are looked at for one that is a question. */
const MOST_TRIED = 16;

export class Family {
  readonly line: string;
  readonly options: SolveOptions;
  /** Where it starts: at 0 for heaps and paths, unless the ruleset says otherwise. */
  readonly first: number;
  private readonly probes = new Map<number, Result<OpenQuestion>>();
  /** Members have most of their positions in common. */
  private readonly memory = new SearchMemory('family');
  private knownKind: string | undefined;
  private readonly kinds = new Map<HeapKind, HeapFamily | undefined>();
  private readonly tables = new Map<HeapFamily, TheoryValues<unknown>>();

  /** The line must have a hole; `openFamily` says so where it has none. */
  constructor(line: string, options: SolveOptions) {
    this.line = line;
    this.options = options;
    const { catalogue } = options;
    const read = parseQuestion(fillHole(line, 1), (id) => catalogue.find(id)?.facts);
    this.first = read.ok ? (catalogue.find(read.value.summands[0].ruleset)?.facts.family?.from ?? 0) : 0;
  }

  member(n: number): Result<OpenQuestion> {
    return openQuestion(fillHole(this.line, n), this.options.catalogue);
  }

  /** What the values of its members are: `Grundy values`. */
  get kind(): string {
    this.knownKind ??= this.findKind();
    return this.knownKind;
  }

  private findKind(): string {
    for (let n = this.first; n < this.first + MOST_TRIED; n++) {
      const member = this.probe(n);
      if (member.ok) return kindOfQuestion(member.value);
    }
    return OUTCOMES;
  }

  /** A member that several looks are taken at. */
  probe(n: number): Result<OpenQuestion> {
    const known = this.probes.get(n) ?? this.member(n);
    this.probes.set(n, known);
    return known;
  }

  /** The verdict on a member, without its winning moves and certificates that take work. */
  solve(n: number): Verdict | BadQuestion {
    const member = this.member(n);
    if (!member.ok) return { question: fillHole(this.line, n), error: member.error };
    return solveOpened(member.value, { ...this.options, moves: 0 }, this.memory);
  }

  /** The heaps that the members are, in this sense; undefined where they are none. */
  heaps(kind: HeapKind): HeapFamily | undefined {
    if (!this.kinds.has(kind)) this.kinds.set(kind, heapFamily(this, kind));
    return this.kinds.get(kind);
  }

  /** The values of its heaps in its setting, computed once for all who look at them; undefined where the setting has no theory. */
  theoryValues(heaps: HeapFamily): TheoryValues<unknown> | undefined {
    const theory = theoryOf(heaps.setting);
    const table = this.tables.get(heaps) ?? (theory && new TheoryValues(heaps.digits, theory));
    if (table !== undefined) this.tables.set(heaps, table);
    return table;
  }

  /** The heaps of a game of one's own that the members are; undefined where they are none. */
  sizedHeaps(): SizedFamily | undefined {
    return sizedFamily(this);
  }
}

/** `own` are options that the caller knows besides those of `solve`. */
export function openFamily(line: string, options: SolveOptions, own: object = {}): Family | BadQuestion {
  const refused = refusalOf(line, options, own);
  if (refused !== undefined) return refused;
  const other = listHoles(line).find(({ name, values }) => name !== 'n' || values !== undefined);
  if (other !== undefined) {
    const message = `A sequence has the hole {n} alone; a table (\`impartial table\`) has others, such as {${other.name}}, and says what goes into them.`;
    return { question: line, error: { code: 'other-hole', message, at: other.at, expected: '{n}' } };
  }
  if (findHole(line) >= 0) return new Family(line, options);
  const error = {
    code: 'no-hole',
    message: 'A family of questions has a hole {n}.',
    at: Math.max(0, line.search(/\S/)),
    expected: 'a hole, as in `node-kayles P{n}`',
  };
  return { question: line, error };
}
