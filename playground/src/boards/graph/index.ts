/** Graphs of up to 400 vertices: every vertex, arrow or weight that is a move is a button. */
import { GraphEditor } from '../../editor/graph-editor.tsx';
import type { GraphShape } from '../../shape/shape.ts';
import { keepPlaces } from '../../shape/steady.ts';
import { plural } from '../../words.ts';
import type { BoardKind } from '../board-kind.ts';
import { anotherGraph } from './another.ts';
import { GraphBoard } from './graph-board.tsx';
import { MiniGraph, miniBox } from './mini-graph.tsx';
import { STYLES } from './styles.ts';

export const graph: BoardKind<GraphShape> = {
  kind: 'graph',
  Board: GraphBoard,
  Mini: MiniGraph,
  miniBox,
  words(shape) {
    const standing = shape.vertices.filter(({ ground }) => ground !== true);
    const vertices = plural(standing.length, 'vertex').replace('vertexs', 'vertices');
    const more = STYLES[shape.style].more?.(shape);
    return [vertices, plural(shape.edges.length, 'edge'), ...(more === undefined ? [] : [more])].join(', ');
  },
  componentName({ vertices, parts }, move) {
    const [vertex] = move.split('+');
    return parts[vertices.find(({ name }) => name === vertex)?.part ?? -1];
  },
  signs: ({ style }) => STYLES[style].signs,
  showsNumbers: ({ style }) => STYLES[style].showsNumbers,
  asksForPreview: ({ style }) => style === 'label' || style === 'poset',
  keepPlaces,
  Editor: GraphEditor,
  another: anotherGraph,
};
