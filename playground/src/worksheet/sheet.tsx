/** One worksheet, being written: its rows, its names, its file, and what can be done with it. */
import { fillWorksheet, worksheetToHtml } from 'impartial-worksheet';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { LONGEST_LINK } from '../address.ts';
import { packText } from '../packed-text.ts';
import { saveFile } from '../save-file.ts';
import { answeredCells } from './answered-cells.ts';
import { type Block, newBlock, toBlocks, toMarkdown } from './blocks.ts';
import type { KeptSheet } from './kept-sheets.ts';
import { NewBlocks } from './new-blocks.tsx';
import type { CellState } from './runner.ts';
import { SheetLine } from './sheet-line.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import type { RowActs } from './sheet-row.tsx';
import { SheetRows } from './sheet-rows.tsx';
import { SheetStatus } from './sheet-status.tsx';
import { useHistory } from './use-history.ts';
import { useKept } from './use-kept.ts';
import { useSheet } from './use-sheet.ts';

interface Properties {
  readonly start: Omit<KeptSheet, 'changed'>;
  /** Whether it came from elsewhere, and is kept only when it is touched. */
  readonly isForeign: boolean;
  /** The sheet for a link; undefined where it is too long. */
  onPacked(packed: string | undefined): void;
  /** Back to the list of sheets. */
  onOpen(): void;
}

const TOO_LONG = 'This sheet does not fit into a link. Save it as a file.';

function startBlocks(text: string): readonly Block[] {
  const blocks = toBlocks(text);
  return typeof blocks === 'string' || blocks.length === 0 ? [newBlock('line', '')] : blocks;
}

export function Sheet({ start, isForeign, onPacked, onOpen }: Properties) {
  const [name, setName] = useState(start.name);
  const { blocks, put, undo, redo, canUndo } = useHistory(() => startBlocks(start.text));
  const [focused, setFocused] = useState<number | undefined>(() => (isForeign ? undefined : onlyLine(blocks)));
  const [isTrusted, setTrusted] = useState(start.isTrusted);
  const [said, setSaid] = useState('');
  const text = useMemo(() => toMarkdown(blocks), [blocks]);
  const hasGames = blocks.some(({ kind }) => kind === 'game');
  const mayRun = isTrusted || !hasGames;
  const { sheet, states, problem, runner } = useSheet(text, mayRun);
  const filled = useMemo(() => fillWorksheet(sheet, answeredCells(sheet, states)), [sheet, states]);
  const [startText] = useState(text);
  const isTouched = text !== startText || name !== start.name || isTrusted !== start.isTrusted;
  const kept = useKept({ id: start.id, name, text, isTrusted }, isTouched || !(isForeign || text === ''));
  const packed = usePacked(text, onPacked);

  function change(next: readonly Block[], typed?: number) {
    setSaid('');
    put(next, typed);
  }

  function insert(at: number, added: Block) {
    change(blocks.toSpliced(at, 0, added));
    setFocused(added.key);
  }

  function actsOf(index: number, state: CellState | undefined): RowActs {
    const block = blocks[index] as Block;
    return {
      change: (changed) => {
        const next = blocks.with(index, { ...block, text: changed });
        // Text may hold cells of its own, which become rows.
        const read = block.kind === 'text' && changed.includes('impartial') ? toBlocks(toMarkdown(next)) : next;
        change(typeof read === 'string' ? next : read, block.key);
      },
      run: (effort) => {
        // Games from elsewhere wait for Run all.
        if (problem !== undefined || !mayRun) return;
        runner.run(text, sheet);
        if (state !== undefined) runner.again(state.key, effort);
      },
      stop: () => state !== undefined && runner.stop(state.key),
      go: (by) => {
        const next = blocks[index + by];
        if (next !== undefined) setFocused(next.key);
        else if (by > 0) insert(blocks.length, newBlock('line', ''));
      },
      move: (by) => {
        const other = blocks[index + by];
        if (other !== undefined) change(blocks.with(index, other).with(index + by, block));
      },
      insert: (by) => insert(index + by, newBlock('line', '')),
      remove: () => {
        change(blocks.toSpliced(index, 1));
        setFocused((blocks[index + 1] ?? blocks[index - 1])?.key);
      },
    };
  }

  /** Fields of several lines undo by themselves. */
  function press(event: KeyboardEvent) {
    const { target, key, shiftKey } = event;
    const isLong = target instanceof HTMLTextAreaElement && !target.classList.contains('sheet-input');
    if (isLong || key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (shiftKey) redo();
    else undo();
  }

  async function copyLink() {
    if (packed === undefined) return setSaid(TOO_LONG);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Link copied.');
    } catch {
      setSaid('The link is in the address bar.');
    }
  }

  /** KaTeX is fetched only where there may be a formula, and where it cannot be fetched formulas are plain. */
  async function saveHtml() {
    const katex = text.includes('$') ? await import('./katex.ts').catch(() => undefined) : undefined;
    const formula = katex !== undefined && { formula: katex.formulaToMathml };
    saveFile(
      `${name.replace(/\.\w+$/, '')}.html`,
      worksheetToHtml(sheet, answeredCells(sheet, states), { title: name, ...formula }),
      'text/html',
    );
  }

  function runAll() {
    setTrusted(true);
    if (problem !== undefined) return;
    runner.run(text, sheet);
    runner.allAgain();
  }

  return (
    <>
      <SheetLine
        {...{ name, onOpen, runAll, copyLink, saveHtml }}
        onName={setName}
        save={() => saveFile(name, filled, 'text/markdown')}
      />
      <SheetStatus {...{ said, states, kept, mayRun, problem }} />
      <main className="sheet">
        <h1 className="hidden">Worksheet</h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z anywhere in the card. */}
        <div className="sheet-body" onKeyDown={press}>
          <SheetRows {...{ blocks, states, mayRun, focused, actsOf }} onFocus={setFocused} />
          <NewBlocks {...{ canUndo, undo }} onAdd={(block) => insert(blocks.length, block)} />
        </div>
        <SheetPanel {...{ name, sheet, states }} file={filled} />
      </main>
    </>
  );
}

/** A sheet that was begun with one question is gone on with there. */
function onlyLine(blocks: readonly Block[]): number | undefined {
  return blocks.length === 1 ? blocks[0]?.key : undefined;
}

/** The sheet packed for a link, told whenever it changes; undefined where it does not fit into one. */
function usePacked(text: string, onPacked: (packed: string | undefined) => void): string | undefined {
  const [packed, setPacked] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the sheet, not the other way round.
  useEffect(() => {
    let isOver = false;
    packText(text).then((next) => {
      if (isOver) return;
      const fitting = next.length < LONGEST_LINK ? next : undefined;
      setPacked(fitting);
      onPacked(fitting);
    });
    return () => {
      isOver = true;
    };
  }, [text]);
  return packed;
}
