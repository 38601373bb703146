/**
 * Games that are fetched when a question first names them: for pages, where all of them would be a long download, and for programs that
 * ask one question and end.
 *
 * Asking stays synchronous: `fetch` comes before it and gives the catalogue to ask with, which has every game that was fetched so far.
 * What a line names is found by its words; a word of a position that happens to be the name of a game fetches one too many, which does
 * no harm.
 */
import { type Catalogue, type CatalogueLine, type OwnRulesets, toCatalogue, toLines } from './catalogue.ts';

/** The games of one folder: their names, and how to fetch them. */
export interface GameModule {
  readonly ids: readonly string[];
  load(): Promise<{ readonly entries: readonly CatalogueLine[] }>;
}

export class GamesOnDemand {
  private readonly modules: readonly GameModule[];
  private readonly byId: ReadonlyMap<string, GameModule>;
  private readonly fetched = new Map<GameModule, readonly CatalogueLine[]>();
  private own: readonly CatalogueLine[] = [];
  private known: Catalogue;

  constructor(modules: readonly GameModule[]) {
    this.modules = modules;
    this.byId = new Map(modules.flatMap((each) => each.ids.map((id) => [id, each] as const)));
    this.known = this.join();
  }

  /** The games that are there. */
  get catalogue(): Catalogue {
    return this.known;
  }

  /** The catalogue, with every game that the line names. Rejects where one of them cannot be fetched. */
  async fetch(line: string): Promise<Catalogue> {
    if (this.fetched.size === this.modules.length) return this.known;
    const named = new Set<GameModule>();
    for (const [word] of line.matchAll(/[a-z][a-z0-9-]*/g)) {
      const module = this.byId.get(word);
      if (module !== undefined) named.add(module);
    }
    return this.load(named);
  }

  /** The catalogue with all games. */
  async fetchAll(): Promise<Catalogue> {
    return this.load(this.modules);
  }

  /** Adds rulesets of one's own, with the theorems that they bring. */
  add(rulesets: OwnRulesets): void {
    this.own = [...this.own, ...toLines(rulesets)];
    this.known = this.join();
  }

  private async load(modules: Iterable<GameModule>): Promise<Catalogue> {
    const missing = [...modules].filter((each) => !this.fetched.has(each));
    if (missing.length === 0) return this.known;
    const found = await Promise.all(missing.map((each) => each.load()));
    for (const [index, each] of missing.entries()) this.fetched.set(each, found[index]?.entries ?? []);
    this.known = this.join();
    return this.known;
  }

  /** Games and names are in the order of the modules, whichever came first: what a misspelt name may mean depends on it. */
  private join(): Catalogue {
    const lines = this.modules.flatMap((each) => this.fetched.get(each) ?? []);
    const elsewhere = this.modules.filter((each) => !this.fetched.has(each)).flatMap(({ ids }) => ids);
    const joined = toCatalogue([...lines, ...this.own], elsewhere);
    const others = joined.ids.filter((id) => !this.byId.has(id));
    return { ...joined, ids: [...this.byId.keys(), ...others] };
  }
}
