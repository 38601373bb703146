/**
 * Values of components under one theory: by a theorem where one applies, else by search.
 *
 * Search goes from a component to its moves and splits what they leave into components again, so that each component is valued
 * once. Games on vertex subsets are handed to `numeric/subset-values.ts`, large heaps of octal games to a table where there is one
 * (`octal-tables.ts`).
 */
import { grundyTheory } from '../../compounds/grundy.ts';
import type { Theory } from '../../compounds/theory.ts';
import { combineCopies } from '../../compounds/theory.ts';
import type { Counted } from '../../core/counted.ts';
import type { AppliedTheorem, Game, GameMove } from '../../core/game.ts';
import type { ReachedLimit } from '../../core/limits.ts';
import type { ComponentSolution, OctalHeap, Passed } from '../../core/theorem.ts';
import type { PassedOver } from '../../core/verdict.ts';
import { mirrorSolution, mirrorTheorem } from './by-mirror.ts';
import { heapOf } from './heap-of.ts';
import { HeapSearch } from './heap-search.ts';
import { KnownComponents } from './known-moves.ts';
import { LoopFound } from './loop-found.ts';
import { OctalTables } from './octal-tables.ts';
import type { Session } from './session.ts';
import { SubsetValues } from './subset-search.ts';
import { keepValue, knownValue } from './theorem-values.ts';

/** Thrown where a theorem refuses a position that search cannot reach either. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  /** The token of the question that is to blame. */
  readonly token: string | undefined;
  readonly limit: ReachedLimit | undefined;

  constructor(code: string, { why, token, limit }: Passed) {
    super(why);
    this.code = code;
    this.token = token;
    this.limit = limit;
  }
}

export function passedOverBy({ facts }: AppliedTheorem, { why, limit }: Passed): PassedOver {
  return { theorem: facts.id, why, ...(limit !== undefined && { limit }) };
}

export interface ValuedComponent<V> {
  readonly value: V;
  readonly theorem: Pick<AppliedTheorem, 'facts'> | undefined;
  readonly solution: ComponentSolution<V> | undefined;
  readonly passedOver: readonly PassedOver[];
}

interface Consulted<V> extends Omit<ValuedComponent<V>, 'value'> {
  readonly theorem: AppliedTheorem | undefined;
}

interface Frame<V> {
  readonly key: string;
  readonly moves: Iterator<readonly Counted<Game>[]>;
  readonly options: V[];
  /** The components that the current move leaves, and how far they are joined. */
  components: readonly Counted<Game>[];
  next: number;
  joined: V | undefined;
}

/** Components for which it is kept what theorems say; of a million different ones few are looked at again. */
const MOST_KEPT = 1000;
/** Positions beyond which the values that theorems give are not kept: they are worked out again as soon as looked up. */
const MOST_STORED = 100_000;

export class ComponentValues<V> {
  readonly theory: Theory<V>;
  private readonly session: Session;
  private readonly memo: Map<string, V>;
  /** What was consulted for components of the question: their moves are looked at afterwards. */
  private readonly consulted = new Map<Game, Consulted<V>>();
  /** Components of the question in which every move can be copied, and others in which it was tried. */
  private readonly mirrors = new Map<Game, ComponentSolution<V> | undefined>();
  private readonly subsets: SubsetValues<V>;
  private readonly heaps: HeapSearch<V>;
  private octal: OctalTables<V> | undefined;

  constructor(theory: Theory<V>, session: Session) {
    this.theory = theory;
    this.session = session;
    this.memo = session.memory?.mapFor(`components, ${theory.id}`, theory.setting) ?? new Map();
    this.subsets = new SubsetValues(theory, session);
    this.heaps = new HeapSearch(theory, session);
  }

  /** The value with its reason, for a component of the question itself. */
  explain(game: Game): ValuedComponent<V> {
    const { theorem, solution, passedOver } = this.consultOnce(game);
    if (solution !== undefined) return { value: solution.value, theorem, solution, passedOver };
    const mirrored = this.mirrored(game);
    if (mirrored === undefined) return { value: this.value(game), theorem, solution, passedOver };
    return { value: mirrored.value, theorem: { facts: mirrorTheorem }, solution: mirrored, passedOver };
  }

  /** Whether a theorem gives the value of a component of the question. */
  isProved(game: Game): boolean {
    return this.consultOnce(game).solution !== undefined;
  }

  /** Whether it has its value without a search. */
  isKnown(game: Game): boolean {
    return this.isProved(game) || this.mirrored(game) !== undefined;
  }

  /** Whether its value is known, but values of its moves would take a search that may be long. */
  isHard(game: Game): boolean {
    return this.mirrors.get(game) !== undefined;
  }

  private consultOnce(game: Game): Consulted<V> {
    const consulted = this.consult(game);
    if (this.consulted.size < MOST_KEPT) this.consulted.set(game, consulted);
    return consulted;
  }

  /** A component in which every move can be copied has the value of an ended one, where values are Grundy values. */
  private mirrored(game: Game): ComponentSolution<V> | undefined {
    if (this.theory.id !== grundyTheory.id || this.mirrors.has(game)) return this.mirrors.get(game);
    const found = mirrorSolution(game);
    const solution = found && { ...found, value: this.theory.ended };
    if (this.mirrors.size < MOST_KEPT) this.mirrors.set(game, solution);
    return solution;
  }

  /** Whether the time is over or the caller has asked to stop: for work after the answer is known. */
  isLate(): boolean {
    return this.session.isLate() || this.session.isStopped();
  }

  value(game: Game): V {
    return this.direct(game) ?? this.search(game);
  }

  ofComponents(components: readonly Counted<Game>[]): V {
    let joined: V | undefined;
    for (const { item, count } of components) {
      const value = combineCopies(this.theory, this.value(item), count);
      joined = joined === undefined ? value : this.theory.combine(joined, value);
    }
    if (joined === undefined) throw new Error('a position has at least one component');
    return joined;
  }

  /** The moves of a component with the values they lead to, lazily. */
  *options(game: Game): Iterable<{ readonly move: GameMove; readonly value: V }> {
    const { theorem } = this.consult(game);
    const fast = theorem === undefined ? this.subsets.optionValues(game) : undefined;
    const promising = theorem?.promisingMoves(this.theory.setting) ?? [];
    const known = new Map<string, V>();
    let index = 0;
    for (const move of promising.length === 0 ? game.moves() : promisingFirst(promising, game)) {
      this.session.step();
      const place = index++;
      const { alike } = move;
      const seen = alike === undefined ? undefined : known.get(alike);
      const value = seen ?? (fast === undefined ? this.ofComponents(move.to.components()) : fast(place));
      if (alike !== undefined && seen === undefined) known.set(alike, value);
      yield { move, value };
    }
  }

  /** The moves of a component with whether they leave a lost position beside the rest, of this value; lazily. */
  *losing(game: Game, rest: V | undefined): Iterable<{ readonly move: GameMove; readonly isLost: boolean }> {
    const { theory } = this;
    const isGrundy = theory.id === grundyTheory.id && this.consult(game).theorem === undefined;
    const isLeft = isGrundy ? this.subsets.optionIs(game) : undefined;
    if (isLeft === undefined) {
      for (const { move, value } of this.options(game))
        yield { move, isLost: theory.outcome(rest === undefined ? value : theory.combine(rest, value)) === 'P' };
      return;
    }
    let index = 0;
    for (const move of game.moves()) {
      this.session.step();
      // A sum is lost where the two have the same Grundy value.
      yield { move, isLost: isLeft(index++, rest ?? theory.ended) };
    }
  }

  /** The moves of a component; those that its theorem finds promising come first. */
  moves(game: Game): Iterable<GameMove> {
    const promising = this.promisingMoves(game);
    return promising.length === 0 ? game.moves() : promisingFirst(promising, game);
  }

  promisingMoves(game: Game): readonly GameMove[] {
    return this.consult(game).theorem?.promisingMoves(this.theory.setting) ?? [];
  }

  /** By memo, theorem or subset search; undefined where the moves have to be looked at. */
  private direct(game: Game): V | undefined {
    const known = this.memo.get(game.key);
    if (known !== undefined) return known;
    const byTheorem = knownValue(game, this.theory) ?? this.valueByTheorem(game);
    if (byTheorem !== undefined && this.memo.size >= MOST_STORED) return byTheorem;
    const tabled = byTheorem === undefined ? this.tabled(game, (tables, heap) => tables.value(heap)) : undefined;
    // The table has counted it.
    if (tabled !== undefined) this.memo.set(game.key, tabled);
    const value = byTheorem ?? tabled ?? this.heaps.value(game) ?? this.subsets.value(game);
    if (value !== undefined && tabled === undefined) this.store(game.key, value);
    return value;
  }

  /** What a table of heaps has of a component that is a heap of a code; the first such heap has the tables made. */
  private tabled<T>(game: Game, ask: (tables: OctalTables<V>, heap: OctalHeap) => T | undefined): T | undefined {
    if (this.theory.id === grundyTheory.id) return undefined;
    const heap = heapOf(game, this.theory.setting);
    if (heap === undefined) return undefined;
    this.octal ??= new OctalTables(this.theory, this.session);
    return ask(this.octal, heap);
  }

  private valueByTheorem(game: Game): V | undefined {
    const value = this.consult(game).solution?.value;
    if (value !== undefined) keepValue(game, this.theory, value);
    return value;
  }

  private store(key: string, value: V): void {
    this.session.store(key.length);
    this.memo.set(key, value);
  }

  private consult(game: Game): Consulted<V> {
    const known = this.consulted.get(game);
    if (known !== undefined) return known;
    const passedOver: PassedOver[] = [];
    let refused: { readonly theorem: AppliedTheorem; readonly refusal: Refused } | undefined;
    for (const theorem of game.theorems('component')) {
      const answer = theorem.answer(this.theory.setting, this.session.tools);
      // What it gives is a value of the theory of the setting, whose type ended with that of the position.
      if (answer.scope === 'component') return { theorem, solution: answer as ComponentSolution<V>, passedOver };
      if (answer.scope === 'position') throw new Error(`${theorem.facts.id} does not value components`);
      passedOver.push(passedOverBy(theorem, answer));
      if (answer.refuse !== undefined) refused = { theorem, refusal: new Refused(answer.refuse, answer) };
    }
    if (refused === undefined) return { theorem: undefined, solution: undefined, passedOver };
    // What is too large for a theorem may still be a heap whose values are proved to repeat in this setting.
    const found = this.tabled(game, (tables, heap) => tables.byPeriod(heap));
    if (found === undefined) throw refused.refusal;
    const { theorem } = refused;
    const others = passedOver.filter((passed) => passed.theorem !== theorem.facts.id);
    return { theorem, solution: { scope: 'component', ...found }, passedOver: others };
  }

  private search(root: Game): V {
    const stack: Frame<V>[] = [];
    const onStack = new Set<string>();
    const components = this.session.memory?.components ?? new KnownComponents();
    const push = (game: Game) => {
      if (onStack.has(game.key)) throw new LoopFound([{ game }]);
      onStack.add(game.key);
      // Counted when begun: plays may be long, and most positions unfinished.
      this.session.store(game.key.length);
      stack.push({ key: game.key, moves: components.from(game), options: [], components: [], next: 0, joined: undefined });
    };
    this.session.decided = 0;
    push(root);
    for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
      const component = frame.components[frame.next];
      if (component !== undefined) {
        const value = this.direct(component.item);
        if (value === undefined) {
          push(component.item);
          continue;
        }
        const copies = combineCopies(this.theory, value, component.count);
        frame.joined = frame.joined === undefined ? copies : this.theory.combine(frame.joined, copies);
        frame.next++;
        continue;
      }
      if (frame.joined !== undefined) frame.options.push(frame.joined);
      if (stack.length === 1) this.session.decided = frame.options.length;
      this.session.step();
      const move = frame.moves.next();
      if (move.done) {
        this.memo.set(frame.key, frame.options.length === 0 ? this.theory.ended : this.theory.fromOptions(frame.options));
        onStack.delete(frame.key);
        stack.pop();
      } else {
        frame.components = move.value;
        frame.next = 0;
        frame.joined = undefined;
      }
    }
    const value = this.memo.get(root.key);
    if (value === undefined) throw new Error('the search ended without a value');
    return value;
  }
}

function* promisingFirst(promising: readonly GameMove[], game: Game): Iterable<GameMove> {
  yield* promising;
  const seen = new Set(promising.map(({ label }) => label));
  for (const move of game.moves()) if (!seen.has(move.label)) yield move;
}
