/** What can be added at the end of a worksheet. */
import { Icon } from '../icon.tsx';
import { type Block, newBlock } from './blocks.ts';

const GAME = `import { heapGame } from 'impartial/define';

export default heapGame({
  id: 'my-game',
  rule: 'Take one counter or three.',
  subtract: [1, 3],
});`;

const NEW: readonly (readonly [word: string, kind: Block['kind'], text: string])[] = [
  ['Question', 'line', ''],
  ['Sequence', 'line', 'sequence kayles {n} for n = 0..20'],
  ['Plot', 'line', 'plot node-kayles P{n} for n = 0..120'],
  ['Period', 'line', 'period node-kayles P{n}'],
  ['Table', 'line', 'table node-kayles G{m}x{n} for m = 1..4, n = 1..6'],
  ['Text', 'text', ''],
  ['Game', 'game', GAME],
];

interface Properties {
  readonly canUndo: boolean;
  undo(): void;
  onAdd(block: Block): void;
}

export function NewBlocks({ canUndo, undo, onAdd }: Properties) {
  return (
    <p className="sheet-add">
      {NEW.map(([word, kind, first], index) => (
        <button type="button" key={word} onClick={() => onAdd(newBlock(kind, first))}>
          {index === 0 && <Icon name="plus" />} {word}
        </button>
      ))}
      <span className="spacer" />
      <button type="button" onClick={undo} disabled={!canUndo}>
        <Icon name="undo" /> Undo
      </button>
    </p>
  );
}
