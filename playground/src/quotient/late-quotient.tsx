/** The parts that show a quotient, loaded when one is looked at or when the page is at rest. */
import { lateBoard } from '../boards/late-board.tsx';
import type { AreaProperties } from './quotient-area.tsx';
import type { PanelProperties } from './quotient-panel.tsx';

const load = () => import('./quotient.tsx');

export const LateArea = lateBoard<AreaProperties>(() => load().then(({ QuotientArea }) => QuotientArea));
export const LatePanel = lateBoard<PanelProperties>(() => load().then(({ QuotientPanel }) => QuotientPanel));
export const LateCompareSums = lateBoard<{ question: string; family: string }>(() =>
  load().then(({ CompareSums }) => CompareSums),
);
