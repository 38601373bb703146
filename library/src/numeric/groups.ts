/** Vertices in groups that are joined; a group is known by one of them. */
export class Groups {
  private readonly above: Int32Array;

  constructor(order: number) {
    this.above = Int32Array.from({ length: order }, (_, vertex) => vertex);
  }

  /** The one by which the group of a vertex is known. */
  find(vertex: number): number {
    const { above } = this;
    let top = vertex;
    while (above[top] !== top) {
      above[top] = above[above[top] as number] as number;
      top = above[top] as number;
    }
    return top;
  }

  /** The group of `from` becomes a part of that of `into`; both are known by these. */
  join(from: number, into: number): void {
    this.above[from] = into;
  }

  /** By itself again; so must be all others of its group, each by a call of its own. */
  part(vertex: number): void {
    this.above[vertex] = vertex;
  }
}
