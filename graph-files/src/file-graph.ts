/**
 * A graph as it comes out of a file: loops, repeated edges, directions and weights are kept as the file has them. What a game makes
 * of them is settled in `question-text.ts`.
 */
import { Slip } from './file-error.ts';

export interface FileEdge {
  readonly from: string;
  readonly to: string;
  readonly directed: boolean;
  /** A whole number of at most 30 digits, as the file writes it. */
  readonly weight?: string;
  /** Its line in the file, from 1, where the form of the file tells it. */
  readonly line?: number;
}

export interface LoneVertex {
  readonly name: string;
  readonly line?: number;
}

export interface FileGraph {
  /** In the order in which the file first names them. */
  readonly vertices: readonly string[];
  readonly edges: readonly FileEdge[];
  /** Vertices that no edge touches. */
  readonly alone: readonly LoneVertex[];
}

/** The most that is read of one file. */
export interface Limits {
  readonly characters: number;
  readonly vertices: number;
  readonly edges: number;
}

export const DEFAULT_LIMITS: Limits = { characters: 200_000_000, vertices: 4_000_000, edges: 4_000_000 };

const WEIGHT = /^\d{1,30}$/;

export function isWeight(text: string): boolean {
  return WEIGHT.test(text);
}

/** Puts a graph together and stops at the limits. Offsets are those of the content; without one there is no place. */
export class GraphBuilder {
  private readonly vertices = new Set<string>();
  private readonly alone = new Map<string, number | undefined>();
  private readonly edges: FileEdge[] = [];
  private readonly limits: Limits;
  private readonly content: string;
  private line = 1;
  private lineStart = 0;
  private lineEnd: number;

  constructor(content: string, limits: Limits) {
    this.content = content;
    this.limits = limits;
    this.lineEnd = endOfLine(content, 0);
  }

  has(name: string): boolean {
    return this.vertices.has(name);
  }

  addVertex(name: string, at?: number): void {
    if (!this.vertices.has(name)) this.alone.set(name, this.lineOf(at));
    this.addName(name, at);
  }

  /** Returns the number of the edge, for `changeWeight`. */
  addEdge(edge: Omit<FileEdge, 'line'>, at?: number): number {
    this.expectEdges(1, at);
    this.addName(edge.from, at);
    this.addName(edge.to, at);
    if (this.alone.size > 0) {
      this.alone.delete(edge.from);
      this.alone.delete(edge.to);
    }
    const line = this.lineOf(at);
    const { from, to, directed, weight } = edge;
    // Written out, since a million copies by spreading take seconds.
    if (line !== undefined && weight === undefined) return this.edges.push({ from, to, directed, line }) - 1;
    return this.edges.push(line === undefined ? edge : { ...edge, line }) - 1;
  }

  changeWeight(number: number, weight: string): void {
    const edge = this.edges[number];
    if (edge !== undefined) this.edges[number] = { ...edge, weight };
  }

  /** Stops before so many edges are made, not after. */
  expectEdges(count: number, at?: number): void {
    const { edges } = this.limits;
    if (this.edges.length + count > edges) throw new Slip(`The graph has more than ${edges} edges, the most that is read`, at);
  }

  build(): FileGraph {
    const alone = [...this.alone].map(([name, line]) => (line === undefined ? { name } : { name, line }));
    return { vertices: [...this.vertices], edges: this.edges, alone };
  }

  private addName(name: string, at: number | undefined): void {
    this.vertices.add(name);
    const { vertices } = this.limits;
    if (this.vertices.size > vertices) throw new Slip(`The graph has more than ${vertices} vertices, the most that is read`, at);
  }

  /** Offsets come nearly in order, so that lines are counted about once. */
  private lineOf(at: number | undefined): number | undefined {
    if (at === undefined) return undefined;
    while (at > this.lineEnd) {
      this.line++;
      this.lineStart = this.lineEnd + 1;
      this.lineEnd = endOfLine(this.content, this.lineStart);
    }
    while (at < this.lineStart) {
      this.line--;
      this.lineEnd = this.lineStart - 1;
      this.lineStart = this.lineEnd === 0 ? 0 : this.content.lastIndexOf('\n', this.lineEnd - 1) + 1;
    }
    return this.line;
  }
}

function endOfLine(content: string, from: number): number {
  const end = content.indexOf('\n', from);
  return end < 0 ? content.length : end;
}
