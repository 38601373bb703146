/** What the page is told about a misère quotient. Everything here is plain data; elements are numbers, 0 is the identity. */
import type { MiserePeriod, Outcome } from 'impartial';
import type { CayleyOrder, QuotientLayout } from 'impartial/picture';

export interface ShownElement {
  /** `b²c`. */
  readonly text: string;
  readonly isP: boolean;
}

export interface ShownHeap {
  readonly size: string;
  readonly count: string;
  /** Undefined where the quotient does not reach the heap. */
  readonly element: number | undefined;
}

export interface ShownQuotient {
  readonly question: string;
  /** `kayles {n}`. */
  readonly family: string;
  readonly order: number;
  readonly lost: number;
  readonly elements: readonly ShownElement[];
  readonly generators: readonly { readonly letter: string; readonly heap: string }[];
  /** Where the boxes go, while there are few elements. */
  readonly layout?: QuotientLayout;
  /** Rows and columns of the Cayley table with all products, while it can be drawn. */
  readonly cayley?: CayleyOrder & { readonly products: Uint32Array };
  readonly kernel: number;
  /** Both sides of each relation; undefined where there are too many. */
  readonly relations: readonly (readonly [string, string])[] | undefined;
  /** The k of Nim heaps below 2^k; undefined where it is wild, or too large to tell. */
  readonly tame: number | undefined;
  /** The class of each heap, from `first` on. */
  readonly first: number;
  readonly classes: readonly number[];
  readonly period?: MiserePeriod;
  /** A period that is not proved. */
  readonly repeats?: number;
  /** The heap at which the search for a period ended, and why. */
  readonly ended?: { readonly heap: number; readonly why: string };
  /** The heap with which the quotient is proved to be infinite, and how many states the proof has. */
  readonly infinite?: { readonly heap: number; readonly states: number };
  readonly heaps: readonly ShownHeap[];
  /** The sum's element; undefined where the quotient does not reach its heaps. */
  readonly element: number | undefined;
  /** Where every move leads. */
  readonly moves: readonly { readonly move: string; readonly element: number }[];
  readonly normal: { readonly outcome: Outcome; readonly wins: readonly string[] } | undefined;
}

export interface ShownGenus {
  /** `4^146`. */
  readonly text: string;
  /** The Nim heaps that it is like, `2` or `2 + 2`; undefined where it is wild. */
  readonly nim?: string;
}

/** Genera as far as they are known. */
export interface Genera {
  readonly family: string;
  /** By the size of the heap, from 0 on. */
  readonly heaps: readonly ShownGenus[];
  readonly question: string;
  readonly sum?: ShownGenus;
}

export interface QuotientTasks {
  /** The quotient that a misère sum of heaps is an element of; what is known so far comes in parts. */
  quotient: {
    /** The family is asked for where the position has no heaps left. */
    in: { question: string; narrow: boolean; family?: string };
    part: { heap: number; elements: number; so?: ShownQuotient };
    out: ShownQuotient | { readonly none: string };
  };
  genera: { in: { question: string; family: string; to: number }; part: never; out: Genera };
  /** All sums of a family up to so many counters, by their elements and by search. */
  'compare-sums': {
    in: { question: string; counters: number };
    part: { sums: number };
    out: { sums: number; differs?: string };
  };
}
