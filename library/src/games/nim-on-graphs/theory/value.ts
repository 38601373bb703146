/**
 * Grundy values of positions that stand beside others: the nim-sum on two vertices, 0 where a theorem says that the position is
 * lost, and a table while that is small.
 */
import { toNimber } from '../../../core/nimber.ts';
import { pass, type Theorem, type Tools } from '../../../core/theorem.ts';
import type { GraphNimPosition } from '../rules.ts';
import { consult } from './decision.ts';
import { reduce } from './reduction.ts';
import { deadline } from './solution.ts';
import { grundyByTable } from './table.ts';

export const nimOnGraphsValue: Theorem<GraphNimPosition> = {
  id: 'nim-on-graphs-value',
  title: 'Values of plain Nim on graphs',
  statement:
    'A position has the Grundy value of its plain form: the weight where one edge is left, 0 where it is lost, and otherwise what a table of its positions gives.',
  sources: [
    { key: 'fukuyama2003', where: 'Proposition 4.1' },
    { key: 'impartial', where: 'docs/theory/nim-on-graphs.md' },
  ],
  scope: 'component',
  examples: ['nim-on-graphs 1-2=2 2-3=1 3-1=1 @1 + kayles 3', 'nim-on-graphs 1-2=1 2-3=2 3-4=1 4-1=2 @1 + nim 2'],
  setting: { compound: 'disjunctive', play: 'normal' },
  answer(position, _setting, tools) {
    const value = knownValue(position, tools);
    if (value === undefined) return pass('it is won, and a table of its positions would be too large');
    return { scope: 'component', value: toNimber(value), text: `its plain form has the value ${value}` };
  },
};

function knownValue(position: GraphNimPosition, tools: Tools): bigint | undefined {
  const { plain } = reduce(position, tools);
  const [edge, second] = plain.edges;
  if (second === undefined) return edge === undefined ? 0n : edge.weight;
  if (consult(plain, deadline(tools)).decision?.outcome === 'P') return 0n;
  const value = grundyByTable(plain);
  return value === undefined ? undefined : BigInt(value);
}
