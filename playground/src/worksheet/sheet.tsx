/** One worksheet, being written: its rows, its names, its file, and what can be done with it. */
import { fillWorksheet, readWorksheet, worksheetToHtml } from 'impartial/worksheet';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { LONGEST_LINK } from '../address.ts';
import { Icon } from '../icon.tsx';
import { packText } from '../packed-text.ts';
import { saveFile } from '../save-file.ts';
import { plural } from '../words.ts';
import { answeredCells } from './answered-cells.ts';
import { type Block, isCell, newBlock, toBlocks, toMarkdown } from './blocks.ts';
import { keepSheet } from './kept-sheet.ts';
import { type RowActs, SheetRow } from './sheet-row.tsx';
import { useSheet } from './use-sheet.ts';

interface Properties {
  readonly start: { readonly name: string; readonly text: string; readonly isForeign: boolean };
  /** The sheet for a link; undefined where it is too long. */
  onPacked(packed: string | undefined): void;
  onFile(file: File | undefined): void;
  onClose(): void;
}

const FULL = 'This browser keeps no more. Save the sheet as a file.';
const TOO_LONG = 'This sheet does not fit into a link. Save it as a file.';
const MOST_UNDONE = 100;

const NEW: readonly (readonly [word: string, kind: Block['kind'], text: string])[] = [
  ['Question', 'line', ''],
  ['Plot', 'line', 'plot node-kayles P{n} for n = 0..120'],
  ['Period', 'line', 'period node-kayles P{n}'],
  ['Table', 'line', 'table node-kayles G{m}x{n} for m = 1..4, n = 1..6'],
  ['Text', 'text', ''],
  [
    'Game',
    'game',
    "import { heapGame } from 'impartial/define';\n\nexport default heapGame({\n  id: 'my-game',\n  rule: 'Take one counter or three.',\n  subtract: [1, 3],\n});",
  ],
];

function startBlocks(text: string): readonly Block[] {
  const blocks = toBlocks(text);
  return typeof blocks === 'string' ? [] : blocks;
}

export function Sheet({ start, onPacked, onFile, onClose }: Properties) {
  const [name, setName] = useState(start.name);
  const [blocks, setBlocks] = useState(() => startBlocks(start.text));
  const [past, setPast] = useState<readonly (readonly Block[])[]>([]);
  const [focused, setFocused] = useState<number>();
  const [isAllowed, setAllowed] = useState(!start.isForeign);
  const [runs, setRuns] = useState(0);
  const [said, setSaid] = useState('');
  const text = useMemo(() => toMarkdown(blocks), [blocks]);
  const hasGames = blocks.some(({ kind }) => kind === 'game');
  const mayRun = isAllowed || !hasGames;
  const { answers, isRunning, problem } = useSheet(text, mayRun, runs);

  const sheet = useMemo(() => readWorksheet(text), [text]);
  const filled = useMemo(() => {
    if (!sheet.ok) return text;
    return fillWorksheet(sheet.value, answeredCells(sheet.value, isRunning ? [] : answers));
  }, [sheet, answers, isRunning, text]);

  const [isKept, setKept] = useState(true);
  useEffect(() => setKept(keepSheet({ name, text })), [name, text]);
  const [packed, setPacked] = useState<string>();
  useEffect(() => {
    let isOver = false;
    packText(text).then((next) => !isOver && setPacked(next));
    return () => {
      isOver = true;
    };
  }, [text]);
  const fits = packed !== undefined && packed.length < LONGEST_LINK;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the sheet, not the other way round.
  useEffect(() => {
    if (packed !== undefined) onPacked(fits ? packed : undefined);
  }, [packed, fits]);

  function put(next: readonly Block[]) {
    setPast((known) => [...known.slice(-MOST_UNDONE), blocks]);
    setBlocks(next);
  }

  function undo() {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    setBlocks(last);
  }

  function actsOf(index: number): RowActs {
    const block = blocks[index] as Block;
    const insert = (at: number) => {
      const added = newBlock('line', '');
      put(blocks.toSpliced(at, 0, added));
      setFocused(added.key);
    };
    return {
      change: (changed) => {
        const next = blocks.with(index, { ...block, text: changed });
        // Text may hold cells of its own, which become rows.
        const read = block.kind === 'text' && changed.includes('impartial') ? toBlocks(toMarkdown(next)) : next;
        put(typeof read === 'string' ? next : read);
      },
      run: () => setRuns(runs + 1),
      go: (by) => {
        const next = blocks[index + by];
        if (next === undefined) insert(blocks.length);
        else setFocused(next.key);
      },
      move: (by) => {
        const other = blocks[index + by];
        if (other !== undefined) put(blocks.with(index, other).with(index + by, block));
      },
      insert: (by) => insert(index + by),
      remove: () => {
        put(blocks.toSpliced(index, 1));
        setFocused((blocks[index + 1] ?? blocks[index - 1])?.key);
      },
    };
  }

  function press(event: KeyboardEvent) {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    undo();
  }

  async function copyLink() {
    if (!fits) return setSaid(TOO_LONG);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Link copied.');
    } catch {
      setSaid('The link is in the address bar.');
    }
  }

  function saveHtml() {
    if (!sheet.ok) return;
    const html = worksheetToHtml(sheet.value, answeredCells(sheet.value, answers), { title: name });
    saveFile(`${name.replace(/\.\w+$/, '')}.html`, html, 'text/html');
  }

  const cells = blocks.filter(isCell);
  const names = isRunning ? [] : answers.filter((answer) => answer.name !== undefined && answer.kind !== 'error');
  const state = `${plural(cells.length, 'cell')}${isRunning ? ', at work' : ''}. ${isKept ? 'Saved in this browser.' : FULL}`;
  let cell = 0;
  return (
    <>
      <search className="sheet-line">
        <input aria-label="Name of the file" value={name} onChange={(event) => setName(event.target.value.slice(0, 80))} />
        <label className="sheet-open">
          Open
          <input type="file" accept=".md,.markdown,.txt" onChange={({ target }) => onFile(target.files?.[0])} />
        </label>
        <button type="button" className="bare" onClick={onClose}>
          New
        </button>
        <button type="button" onClick={() => saveFile(name, filled, 'text/markdown')}>
          <Icon name="download" /> Save
        </button>
        <button type="button" onClick={saveHtml}>
          HTML
        </button>
        <button type="button" onClick={() => print()}>
          Print
        </button>
        <button type="button" onClick={copyLink}>
          <Icon name="link" /> Copy link
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            setAllowed(true);
            setRuns(runs + 1);
          }}
        >
          <Icon name="play" /> Run all
        </button>
      </search>
      <p className="sheet-state" role="status">
        {said ||
          (mayRun
            ? state
            : 'This sheet brings games with it, by whoever wrote it. They have not run. Read them first if you like.')}
        {problem !== '' && <span className="bad"> {problem}</span>}
        <span className="sheet-hint"> Cells run from top to bottom; a name means the cell above that gave it.</span>
      </p>
      <main className="sheet">
        <h1 className="hidden">Worksheet</h1>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z anywhere in the card. */}
        <div className="sheet-body" onKeyDown={press}>
          <ol className="sheet-rows">
            {blocks.map((block, index) => {
              const number = block.kind === 'text' ? undefined : isCell(block) ? ++cell : cell + 1;
              const answer = isCell(block) && mayRun ? answers[cell - 1] : undefined;
              return (
                <SheetRow
                  key={block.key}
                  {...{ block, number, answer }}
                  isOld={isRunning}
                  isFocused={focused === block.key}
                  acts={actsOf(index)}
                  onFocus={() => setFocused(block.key)}
                />
              );
            })}
          </ol>
          <p className="sheet-add">
            {NEW.map(([word, kind, first]) => (
              <button
                type="button"
                key={word}
                onClick={() => {
                  const added = newBlock(kind, first);
                  put([...blocks, added]);
                  setFocused(added.key);
                }}
              >
                {word === 'Question' ? '+ ' : ''}
                {word}
              </button>
            ))}
            <span className="spacer" />
            <button type="button" onClick={undo} disabled={past.length === 0}>
              <Icon name="undo" /> Undo
            </button>
          </p>
        </div>
        <aside className="sheet-panel">
          <section aria-label="Names">
            <h2>Names</h2>
            {names.length === 0 && (
              <p>
                A line such as <code>a = kayles 7</code> gives a name.
              </p>
            )}
            <dl>
              {names.map(({ name: given, asked, value, outcome }) => (
                <div key={given}>
                  <dt>
                    <i>{given}</i> <code>{asked}</code>
                  </dt>
                  <dd>{value ?? outcome}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-label="The file">
            <h2>The file</h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
            <pre tabIndex={0}>{filled}</pre>
          </section>
          <section aria-label="On the command line">
            <h2>On the command line</h2>
            <p>
              <code>impartial worksheet run {name}</code>
            </p>
            <p>
              Prints the same answers. <code>--check</code> fails if one differs from the file, <code>--write</code> puts them in.
            </p>
          </section>
        </aside>
      </main>
    </>
  );
}
