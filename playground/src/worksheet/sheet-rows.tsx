/** The rows of a worksheet, each with its cell. */

import { summandValues } from './answer-words.ts';
import { type Block, isCell } from './blocks.ts';
import type { CellState } from './runner.ts';
import { type RowActs, SheetRow } from './sheet-row.tsx';

interface Properties {
  readonly blocks: readonly Block[];
  readonly states: readonly CellState[];
  readonly mayRun: boolean;
  /** The key of the block that is being written. */
  readonly focused: number | undefined;
  actsOf(index: number, state: CellState | undefined): RowActs;
  onFocus(key: number): void;
}

export function SheetRows({ blocks, states, mayRun, focused, actsOf, onFocus }: Properties) {
  let [cells, numbers] = [0, 0];
  const values = new Map<string, string | undefined>();
  return (
    <ol className="sheet-rows">
      {blocks.map((block, index) => {
        const state = isCell(block) ? states[cells++] : undefined;
        const number = block.kind === 'text' ? undefined : ++numbers;
        const sum = block.kind === 'line' ? summandValues(block.text, (name) => values.get(name)) : undefined;
        const { name, value } = state?.answer ?? {};
        if (name !== undefined) values.set(name, value);
        return (
          <SheetRow
            key={block.key}
            {...{ block, number, sum }}
            state={mayRun ? state : undefined}
            isFocused={focused === block.key}
            acts={actsOf(index, state)}
            onFocus={() => onFocus(block.key)}
          />
        );
      })}
    </ol>
  );
}
