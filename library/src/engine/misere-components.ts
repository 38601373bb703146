/** The quotient of the components that come up in questions, one question after another. */
import type { Bounds } from '../core/limits.ts';
import { type EndlessRefinement, endlessInWords } from '../misere/diagonal.ts';
import { Effort } from '../misere/effort.ts';
import { QuotientSearch } from '../misere/extend.ts';
import { power } from '../misere/powers.ts';
import { product, type Quotient } from '../misere/quotient.ts';
import { restoreQuotient, type SavedQuotient } from '../misere/saved-quotient.ts';
import type { MisereAnswer } from './misere.ts';
import type { MisereMembers } from './misere-members.ts';
import type { OpenQuestion } from './moves/open.ts';
import { ComponentKinds } from './solve/component-kinds.ts';
import { Session } from './solve/session.ts';
import type { SolveOptions } from './solve/solve.ts';

const MOST_KINDS = 20_000;

type CountedHeaps = readonly { readonly heap: number; readonly count: bigint }[];

export class ComponentsQuotient {
  readonly search: QuotientSearch;
  private readonly kinds: ComponentKinds;
  private readonly effort: Effort;
  private readonly names: string[] = [];
  private readonly members: CountedHeaps[] = [];

  constructor(limits: Bounds, options: SolveOptions) {
    this.kinds = new ComponentKinds(new Session(options), MOST_KINDS);
    this.search = new QuotientSearch(this.kinds);
    this.effort = new Effort(limits);
  }

  /** Yields after each kind of component. Throws `LimitReached` and `LoopFound`; what was found before then stays. */
  *add(name: string | undefined, question: OpenQuestion, known?: SavedQuotient): Generator<void, void> {
    const heaps = question.games
      .flatMap((game) => game.components())
      .map(({ item, count }) => ({ heap: this.kinds.numberOf(item), count }));
    for (let number = this.names.length + 1; number < this.kinds.games.length; number++) {
      const isMember = name !== undefined && heaps.length === 1 && heaps[0]?.heap === number && heaps[0].count === 1n;
      this.names.push(isMember ? name : `${this.kinds.games[number]?.ruleset} ${this.kinds.games[number]?.text()}`);
    }
    if (known !== undefined) this.adopt(known);
    while (this.search.heap < this.kinds.games.length - 1) {
      this.effort.look(this.search.quotient.order);
      this.search.advance(this.effort);
      yield;
    }
    this.members.push(heaps);
  }

  /** As much of a saved quotient as there are kinds so far would be another quotient: it is used once all its kinds are there. */
  private adopt(known: SavedQuotient): void {
    const kinds = this.kinds.games.length - 1;
    if (known.classes.length <= this.search.heap || known.classes.length > kinds) return;
    const quotient = restoreQuotient(known);
    if (quotient !== undefined) this.search.adopt(quotient, this.effort);
  }

  /** Why the quotient ends here where candidates fail in steps, in the names of the components. */
  endless(sign: EndlessRefinement): string {
    const nameOf = (heap: number) => this.names[heap - 1] as string;
    const name = nameOf(sign.heap);
    return endlessInWords(sign, nameOf, /^\d+$/.test(name) ? `n = ${name}` : name);
  }

  answer({ line, kind, first }: MisereMembers): MisereAnswer {
    const { quotient } = this.search;
    const classes = this.members.map((heaps) => classOf(quotient, heaps));
    const [position] = classes;
    return {
      question: line,
      quotient,
      first,
      classes: kind === 'family' ? classes : [],
      generators: quotient.generators.map((heap) => this.names[heap - 1] as string),
      ...(kind !== 'family' && {
        components: quotient.phi.slice(1).map((element, at) => ({ component: this.names[at] as string, element })),
      }),
      ...(kind === 'position' && position !== undefined && { position }),
    };
  }
}

function classOf(quotient: Quotient, heaps: CountedHeaps): number {
  return heaps.reduce((x, { heap, count }) => product(quotient, x, power(quotient, quotient.phi[heap] as number, count)), 0);
}
