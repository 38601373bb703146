/** What is loaded when the first quotient is looked at. */
export { CompareSums } from './compare-sums.tsx';
export { QuotientArea } from './quotient-area.tsx';
export { QuotientPanel } from './quotient-panel.tsx';
