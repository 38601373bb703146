/** Both epidemics in words: what lies on the board, and what a move does at this stage. */
import { counted, groupDigits, joinWords } from '../../core/words.ts';
import { arcCount, digraphVertexName } from '../../structures/digraph.ts';
import type { DancingPosition } from './position.ts';
import { type Course, choiceOf, countsPaths, isCommon, type Strain } from './strain.ts';

/** Labels that are named one by one. */
const MOST_NAMED = 6n;

/** `replace a number by two copies of the number one below it; …`. */
export function numbersMoveInWords({ strain, stage }: Course): string {
  const copies = counted(stage + 1n, 'copy').replace('copys', 'copies');
  return `replace a number by ${copies} of ${below(strain)}; zeros vanish, and with every move there is one more copy`;
}

function below({ spread, reach }: Strain): string {
  if (reach === 1n) return 'the number below it';
  const far = spread === 'raving' ? '' : reach === 2n ? '1 or ' : '1 to ';
  return `a number smaller by ${far}${groupDigits(reach)}`;
}

export function dancersInWords({ ground, labels }: DancingPosition): string {
  const { digraph } = ground;
  const graph = `a graph of ${counted(digraph.order, 'vertex')} and ${counted(arcCount(digraph), 'arrow')}`;
  const total = labels.reduce((sum, { count }) => sum + count, 0n);
  if (total === 0n) return `${graph}, with no label that can move`;
  if (total > MOST_NAMED) return `${graph}, with ${counted(total, 'label')} that can move`;
  const named = labels.flatMap(({ vertex, count }) => Array<string>(Number(count)).fill(digraphVertexName(digraph, vertex)));
  return `${graph}, with ${total === 1n ? 'a label' : 'labels'} on ${joinWords(named)}`;
}

/** `take a label from a vertex and put two labels on a vertex that an arrow leads to; …`. */
export function labelsMoveInWords({ strain, stage }: DancingPosition): string {
  return `take a label from a vertex and put ${counted(stage + 1n, 'label')} on ${targets(strain)}; with every move it is one label more`;
}

function targets(strain: Strain): string {
  if (isCommon(strain)) return 'a vertex that an arrow leads to';
  const which = { one: 'a vertex', all: 'every vertex', some: 'some of the vertices' }[choiceOf(strain)];
  const far = `${strain.spread === 'sweeping' && strain.reach > 1n ? 'up to ' : ''}${counted(strain.reach, 'arrow')}`;
  return `${which} that ${countsPaths(strain) ? 'a way of' : 'a shortest way of'} ${far} leads to`;
}
