/**
 * Checks the certificate `hackendot-values` from the rule of the game alone: for each tree, the values of all its options, sums of
 * smaller trees, are listed, and the value of the tree must be the least that is missing. Quadratic, and without the recursion
 * that the certificate was made by.
 */
export type HackendotCheck =
  | { readonly result: 'holds'; readonly options: number }
  | { readonly result: 'fails'; readonly why: string };

/** Forests larger than this are not checked. */
const LARGEST = 2000;

export function checkHackendot({ parents, values, total }: Record<string, unknown>): HackendotCheck {
  if (!isNumbers(parents) || !isNumbers(values) || parents.length !== values.length || parents.length > LARGEST)
    return fails('expected as many parents as values');
  if (!parents.every((parent, vertex) => parent >= -1 && parent < vertex)) return fails('a vertex comes before its parent');
  const below = new Array<number>(parents.length).fill(0);
  for (const [child, parent] of parents.entries())
    if (parent >= 0) below[parent] = (below[parent] as number) ^ (values[child] as number);
  let options = 0;
  let sum = 0;
  for (let root = 0; root < parents.length; root++) {
    const seen = new Set(optionValues(root, parents, values, below));
    options += seen.size;
    let least = 0;
    while (seen.has(least)) least++;
    if (least !== values[root]) return fails(`the tree at vertex ${root + 1} of the list has the value ${least}`);
    if (parents[root] === -1) sum ^= least;
  }
  return sum === total ? { result: 'holds', options } : fails(`the trees together have the value ${sum}`);
}

/** The values of what is left when a vertex of the tree at `root` is picked; `below` are the sums of the children's values. */
function optionValues(root: number, parents: readonly number[], values: readonly number[], below: readonly number[]): number[] {
  const after = new Map<number, number>();
  for (let vertex = root; vertex < parents.length; vertex++) {
    const above = vertex === root ? (values[root] as number) : after.get(parents[vertex] as number);
    if (above !== undefined) after.set(vertex, above ^ (values[vertex] as number) ^ (below[vertex] as number));
  }
  return [...after.values()];
}

function isNumbers(list: unknown): list is readonly number[] {
  return Array.isArray(list) && list.every((number) => Number.isInteger(number));
}

function fails(why: string): HackendotCheck {
  return { result: 'fails', why };
}
