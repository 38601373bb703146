/** A graph as it comes out of a file, and errors with a place in the file. Readers throw `FileError`; `readGraphFile` catches it. */
export interface FileGraph {
  readonly directed: boolean;
  readonly vertices: readonly string[];
  readonly edges: readonly FileEdge[];
}

export interface FileEdge {
  readonly from: string;
  readonly to: string;
  /** A whole number, as text. */
  readonly weight?: string;
}

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.at = at;
  }
}

/** Vertices and edges that the page takes from a file. */
export const MOST_VERTICES = 5000;
export const MOST_EDGES = 20_000;

/** Puts a graph together; vertices come in the order in which they are first named. */
export class GraphBuilder {
  private readonly vertices = new Set<string>();
  private readonly edges: FileEdge[] = [];

  addVertex(name: string, at: number): void {
    this.vertices.add(name);
    if (this.vertices.size > MOST_VERTICES) throw new FileError(`The page reads graphs of up to ${MOST_VERTICES} vertices`, at);
  }

  addEdge(from: string, to: string, at: number, weight?: string): void {
    this.addVertex(from, at);
    this.addVertex(to, at);
    this.edges.push(weight === undefined ? { from, to } : { from, to, weight });
    if (this.edges.length > MOST_EDGES) throw new FileError(`The page reads graphs of up to ${MOST_EDGES} edges`, at);
  }

  build(directed: boolean): FileGraph {
    if (this.vertices.size === 0) throw new FileError('The file has no vertex', 0);
    return { directed, vertices: [...this.vertices], edges: this.edges };
  }
}
