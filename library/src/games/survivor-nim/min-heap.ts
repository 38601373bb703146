/** A binary heap: the entry with the least key comes first. */
export interface Keyed {
  readonly key: bigint;
}

export class MinHeap<Entry extends Keyed> {
  private readonly entries: Entry[] = [];

  get least(): Entry | undefined {
    return this.entries[0];
  }

  push(entry: Entry): void {
    const { entries } = this;
    let place = entries.length;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = entries[above];
      if (parent === undefined || parent.key <= entry.key) break;
      entries[place] = parent;
      place = above;
    }
    entries[place] = entry;
  }

  pop(): Entry | undefined {
    const { entries } = this;
    const [least] = entries;
    const last = entries.pop();
    if (last === undefined || entries.length === 0) return least;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      const [left, right] = [entries[below], entries[below + 1]];
      if (left === undefined) break;
      const child = right !== undefined && right.key < left.key ? right : left;
      if (child === right) below++;
      if (child.key >= last.key) break;
      entries[place] = child;
      place = below;
    }
    entries[place] = last;
    return least;
  }
}
