/** The workshop: editor on the left, board and values in the middle, what follows on the right; on a phone one of them at a time. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LONGEST_LINK } from '../address.ts';
import { ColouredLine } from '../coloured-line.tsx';
import { Icon } from '../icon.tsx';
import { packText } from '../packed-text.ts';
import { readSetting, withSetting } from '../question-options.ts';
import { saveFile } from '../save-file.ts';
import { useNarrow } from '../use-narrow.ts';
import { toSentence } from '../words.ts';
import { BoardCard } from './board-card.tsx';
import { CodeCard } from './code-card.tsx';
import type { EditorHandle } from './code-editor.tsx';
import { FamilyCard } from './family-card.tsx';
import { CompanySection, isEndless, SeenSection, VerdictSection } from './invent-panel.tsx';
import { LawsSection } from './laws-section.tsx';
import { keepDraft, keepGame, noteAnswered } from './my-games.ts';
import { TEMPLATES, WRITTEN_OUT } from './templates.ts';
import { useInvention } from './use-invention.ts';
import { type Against, useOwnGame } from './use-own-game.ts';
import { useOwnPosition } from './use-own-position.ts';

interface Properties {
  readonly start: { readonly code: string; readonly question: string; readonly waits?: string };
  /** The line and the packed game, undefined where that is too long for a link. */
  onAddress(question: string, packed: string | undefined): void;
  onClose(): void;
}

const TABS = ['Code', 'Board', 'Values', 'Laws'] as const;
type Tab = (typeof TABS)[number];
const TOO_LONG = 'This game does not fit into a link. Save it as a file.';
const ALL = [...TEMPLATES, WRITTEN_OUT];

/** Which kit the code begins from, by what it imports. */
function templateOf(code: string) {
  const kits = { heapGame: 'heaps', gridGame: 'board', graphGame: 'graph', digraphGame: 'digraph', stringGame: 'strings' };
  const [, id] = Object.entries(kits).find(([kit]) => new RegExp(`\\b${kit}\\b`).test(code)) ?? [];
  return ALL.find((each) => each.id === id) ?? WRITTEN_OUT;
}

export function Workshop({ start, onAddress, onClose }: Properties) {
  const narrow = useNarrow();
  const [code, setCode] = useState(start.code);
  const [line, setLine] = useState(start.question);
  const [waits, setWaits] = useState(start.waits ?? '');
  const [to, setTo] = useState(60);
  const [against, setAgainst] = useState<Against>('perfect');
  const [said, setSaid] = useState('');
  const [tab, setTab] = useState<Tab>(narrow ? 'Board' : 'Code');
  const [packed, setPacked] = useState<string>();
  const handle = useRef<EditorHandle>(undefined);
  const mirror = useRef<HTMLDivElement>(null);
  const template = useMemo(() => templateOf(code), [code]);

  const invention = useInvention(code, waits === '', (facts) => {
    const familyText = facts?.family?.text;
    const setting = readSetting(line, facts?.misere === true ? 'misere' : 'normal');
    const family =
      facts === undefined || familyText === undefined
        ? undefined
        : withSetting(`${facts.id} ${familyText}`, setting, facts.misere ? 'misere' : 'normal');
    const isOwn = facts !== undefined && line.startsWith(`${facts.id} `);
    return { family, to, line: isOwn ? line.replace(/\s\[[^\]]*\]$/, '') : undefined };
  });
  const { game, laws, isRunning } = invention;
  const facts = game?.facts;

  // Where the code has become another game than the line is about, the line begins anew.
  const latest = useRef(line);
  latest.current = line;
  useEffect(() => {
    if (facts !== undefined && !latest.current.split(' + ').some((part) => part.trim().startsWith(`${facts.id} `)))
      setLine(`${facts.id} ${facts.example}`);
  }, [facts]);

  const position = useOwnPosition(game, line, narrow);
  const own = useOwnGame(game, position, [line, setLine], against);
  const problem = invention.problem ?? position.problem;
  useEffect(() => {
    if (game !== undefined) noteAnswered(game.code);
  }, [game]);
  const hasVerdict = !isEndless(laws);

  // Kept before it runs, with a mark that goes when it has ended.
  useEffect(() => {
    keepDraft({ code, question: line, isRunning: waits === '' && (isRunning || game?.code !== code) && problem === undefined });
  }, [code, line, isRunning, waits, game, problem]);
  const isSound = facts !== undefined && game?.code === code && laws !== undefined && laws.breach === undefined;
  const isKept = isSound && ALL.every((each) => each.code !== code);
  useEffect(() => {
    if (isKept && facts !== undefined) keepGame({ id: facts.id, title: facts.title, code, question: line });
  }, [isKept, facts, code, line]);

  useEffect(() => {
    let isOver = false;
    packText(code).then((text) => !isOver && setPacked(text));
    return () => {
      isOver = true;
    };
  }, [code]);
  const fits = packed !== undefined && packed.length + encodeURIComponent(line).length < LONGEST_LINK;
  useEffect(() => {
    if (packed !== undefined) onAddress(line, fits ? packed : undefined);
  }, [line, packed, fits, onAddress]);

  const run = useCallback(() => {
    setWaits('');
    invention.run();
  }, [invention.run]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.key === 'Enter') run();
      else if (event.key === '.') invention.stop();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [run, invention.stop]);

  async function copyLink() {
    if (!fits) return setSaid(TOO_LONG);
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid('Link copied.');
    } catch {
      setSaid('The link is in the address bar.');
    }
  }

  function open(next: (typeof ALL)[number]) {
    const isTouched = ALL.every((each) => each.code !== code);
    if (isTouched && facts !== undefined) setSaid(`${facts.title} is kept under My games.`);
    setWaits('');
    setCode(next.code);
    own.begin(next.question);
  }

  const wrong = position.error === undefined ? '' : toSentence(position.error.message);
  const told = position.look?.sentence ?? facts?.rule ?? '';
  const sentence = said || wrong || waits || told;
  const file = `${facts?.id ?? 'my-game'}.ts`;
  const command = `impartial solve --ruleset ${file} "${line}"`;
  const isOld = game?.code !== code || position.game !== game;
  const stale = [...invention.stale, ...(isOld ? ['board'] : [])].map((part) => `stale-${part}`).join(' ');
  return (
    <>
      <search className="invent-line">
        <div className={wrong === '' ? 'question' : 'question bad'}>
          <div className="mirror" ref={mirror} aria-hidden="true">
            <ColouredLine line={line} error={position.error} />
          </div>
          <input
            aria-label="Question"
            value={line}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            aria-invalid={wrong !== ''}
            onChange={(event) => {
              setSaid('');
              own.begin(event.target.value);
            }}
            onScroll={({ currentTarget }) => mirror.current?.scrollTo({ left: currentTarget.scrollLeft })}
          />
        </div>
        <button type="button" className="bare" onClick={onClose}>
          My games
        </button>
        <button type="button" onClick={() => saveFile(file, code, 'text/typescript')}>
          <Icon name="download" /> Export
        </button>
        <button type="button" className="copy-button" aria-label="Copy link" onClick={copyLink}>
          <Icon name="link" /> <span>Copy link</span>
        </button>
      </search>
      <p className={wrong !== '' && said === '' ? 'invent-sentence bad' : 'invent-sentence'} role="status">
        {sentence}
        {sentence === told && isKept && <span> A game of your own, kept in this browser.</span>}
      </p>
      <main className={`invent show-${tab.toLowerCase()} ${stale}`}>
        <h1 className="hidden">Invent</h1>
        <CodeCard
          {...{ code, template, problem, command, isRunning, handle }}
          waits={waits !== ''}
          onChange={setCode}
          onOpen={open}
          onRun={run}
          onStop={invention.stop}
        />
        {game !== undefined && <VerdictSection position={position} laws={laws} onMove={own.play} />}
        <div className="invent-middle">
          {game !== undefined && (
            <BoardCard
              key={game.facts.id}
              {...{ game, line, position, own, against, hasVerdict }}
              onAgainst={setAgainst}
              onSay={setSaid}
            />
          )}
          {game !== undefined && (
            <FamilyCard
              question={facts?.family === undefined ? undefined : `${facts.id} ${facts.family.text}`}
              family={invention.family}
              period={invention.period}
              to={to}
              apart={/\bapart:/.test(code) ? undefined : template.uses.find(([use]) => use.startsWith('apart:'))?.[0]}
              packed={fits && game.code === code ? packed : undefined}
              onTo={setTo}
            />
          )}
        </div>
        <aside className="invent-panel" aria-label="What follows">
          <LawsSection laws={laws} problem={problem} game={game} onShow={own.begin} onRun={run} />
          <SeenSection family={invention.family} period={invention.period} isPlain={!/\[[^\]]+\]/.test(line)} />
          <CompanySection rows={invention.company} verdict={position.verdict} line={line} onLine={own.begin} />
        </aside>
      </main>
      <nav className="invent-tabs" aria-label="Parts of the page">
        {TABS.map((word) => (
          <button type="button" key={word} aria-pressed={tab === word} onClick={() => setTab(word)}>
            {word}
            {word === 'Laws' && (problem !== undefined || laws?.breach !== undefined) ? ': 1 ×' : ''}
          </button>
        ))}
      </nav>
    </>
  );
}
