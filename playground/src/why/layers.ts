/** What a certificate can show, layer by layer: overlays on the board, or a chart. A layer with several parts is stepped through. */
import type { GraphShape } from '../shape/shape.ts';
import type { Answer, Look } from '../solver/tasks.ts';
import { type BlocksChart, blocksChart } from './blocks-chart.ts';
import { campLetters } from './camps.ts';
import { colourForests } from './forest-colours.ts';
import { arcPictures, forestOf, rayBrackets } from './geodetic-pictures.ts';
import { graphNimPictures } from './graph-nim-pictures.ts';
import type { Overlay } from './overlay.ts';

export interface Picture {
  readonly caption: string;
  readonly overlay?: Overlay;
  readonly chart?: BlocksChart;
}

export interface Layer {
  /** As the address writes it: `cut`. */
  readonly id: string;
  /** As its switch says it: `Cut`. */
  readonly name: string;
  /** What one of its parts is called: `cycle`. */
  readonly part: string;
  readonly pictures: readonly Picture[];
  /** Whether it is drawn unless the visitor says otherwise. */
  readonly isDefault: boolean;
}

export function listLayers(answer: Answer, look: Look): readonly Layer[] {
  const [shape, ...others] = look.shapes;
  const { certificate } = answer;
  if (shape === undefined || others.length > 0) return [];
  if (shape.kind === 'table') return certificate?.kind === 'survivor-blocks' ? [chartLayer(answer)] : [];
  return shape.kind === 'graph' ? graphLayers(answer, look, shape).filter(({ pictures }) => pictures.length > 0) : [];
}

function graphLayers(answer: Answer, look: Look, shape: GraphShape): readonly Layer[] {
  const { certificate } = answer;
  const isPictured = shape.style === 'label' || shape.style === 'forest';
  if (isPictured && look.setting.compound !== 'disjunctive') return [];
  if (shape.style === 'label') {
    const forest = forestOf(look, shape);
    return [
      ...(forest === undefined ? [] : [colouring(forest)]),
      { id: 'rays', name: 'Rays', part: 'ray', pictures: rayBrackets(look, shape), isDefault: true },
      { id: 'arc', name: 'Arcs', part: 'arc', pictures: arcPictures(look, shape), isDefault: true },
    ];
  }
  if (shape.style === 'forest') return [colouring(shape)];
  if (certificate?.kind === 'nim-on-graphs') {
    const { path, cut, cycles, marks, leaves } = graphNimPictures(certificate);
    return [
      { id: 'path', name: 'Odd path', part: 'path', pictures: path, isDefault: true },
      { id: 'cut', name: 'Cut', part: 'cut', pictures: cut, isDefault: true },
      { id: 'cycles', name: 'Cycles', part: 'cycle', pictures: cycles, isDefault: false },
      { id: 'leaves', name: 'Leaves', part: 'leaf', pictures: leaves, isDefault: true },
      { id: 'marks', name: 'Set', part: 'set', pictures: marks, isDefault: true },
    ];
  }
  if (certificate?.kind === 'epidemic-camps')
    return [{ id: 'camps', name: 'Camps', part: 'camp', pictures: campLetters(certificate), isDefault: true }];
  return [];
}

function colouring(forest: Pick<GraphShape, 'vertices' | 'edges'>): Layer {
  return { id: 'colours', name: 'Colouring', part: 'forest', pictures: colourForests(forest), isDefault: true };
}

function chartLayer({ certificate, verdict }: Answer): Layer {
  const chart = certificate === undefined ? undefined : blocksChart(certificate, verdict);
  const pictures = chart === undefined ? [] : [{ caption: 'losing blocks', chart }];
  return { id: 'blocks', name: 'Losing blocks', part: 'chart', pictures, isDefault: true };
}
