/** The board with all that stands around it: question line, switches, composer, controls, history and the verdict. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from '../address.ts';
import { type EdgeGame, hintText } from '../boards/board-properties.ts';
import { boardOf } from '../boards/boards.ts';
import { usePosition } from '../desk/use-position.ts';
import { editableText } from '../editor/editable.ts';
import { readSetting, withSetting } from '../question-options.ts';
import type { Hint } from '../solver/tasks.ts';
import { useNarrow } from '../use-narrow.ts';
import { useCertificate } from '../why/use-certificate.ts';
import { VerdictPanel } from '../why/verdict-panel.tsx';
import { headline } from '../why/verdict-words.ts';
import { BoardArea } from './board-area.tsx';
import { EdgeGameSheet } from './edge-game-sheet.tsx';
import { EndOfGame } from './end-of-game.tsx';
import { Examples } from './examples.tsx';
import { type Game, jumpTo, newGame, stepAt } from './game.ts';
import { GoTo } from './go-to.tsx';
import { PhoneButtons, PhoneTabs, type Tab } from './phone-parts.tsx';
import { PlayControls } from './play-controls.tsx';
import { QuestionBar } from './question-bar.tsx';
import { EMPTY_WORDS, errorWords, positionWords, ruleWords } from './sentence.ts';
import { SettingSwitches } from './setting-switches.tsx';
import { historyNames, moverWords, otherSide, standingWords, turnWords } from './turn.ts';
import { useActs } from './use-acts.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useComposition } from './use-composition.ts';
import { DISCARDED, useGame } from './use-game.ts';
import { usePreview } from './use-preview.ts';
import { useRefusal } from './use-refusal.ts';
import { useSteadyShapes } from './use-steady-shapes.ts';
import { ValueHistory } from './value-history.tsx';

interface Properties {
  readonly address: Address;
  readonly start: Game;
  readonly letters: boolean;
  /** Whether the menu of a phone is open. */
  readonly isMenu: boolean;
  onAddress(address: Address): void;
  onKeys(): void;
  onCloseMenu(): void;
}

const NOBODY: ReadonlyMap<string, Hint> = new Map();
/** Lines typed within so many milliseconds are taken back as one. */
const ONE_TYPING = 3000;

export function PlayView({ address, start, letters, isMenu, onAddress, onKeys, onCloseMenu }: Properties) {
  const { you, against, hints: wantsHints } = address;
  const narrow = useNarrow();
  /** What is being typed; undefined where the line is the position on the board. */
  const [typed, setTyped] = useState<string>();
  const [line, setLine] = useState(stepAt(start).question);
  const position = usePosition(line, wantsHints, narrow);
  const { look, error, answer, work } = position;
  const state = useGame(start, { against, you }, look, answer);
  const { game, turn, known, said } = state;
  const question = stepAt(game).question;
  const [pointed, setPointed] = useState<string>();
  const [refusal, setRefusal] = useRefusal();
  const [hidden, setHidden] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const [edgeGame, setEdgeGame] = useState<EdgeGame>();
  const [tab, setTab] = useState<Tab>('Board');
  const field = useRef<HTMLInputElement>(null);

  const current = look?.question === question ? look : undefined;
  const isOver = current !== undefined && current.moves.length === 0 && current.movesComplete;
  /** Nothing is told about who wins, until the game is over. */
  const isSecret = hidden && !isOver;
  const showsHints = wantsHints && !isSecret;
  const hints = showsHints ? position.hints : NOBODY;
  const composition = useComposition(look, hints);
  const { singles, clear } = composition;
  const shapes = useSteadyShapes(look, game);
  const previewed = usePreview(look, pointed);
  const defaultPlay = look?.rules[0]?.defaultPlay ?? 'normal';
  const setting = readSetting(line, defaultPlay);
  const certificate = useCertificate(isSecret ? undefined : answer, current, address.show, (show) =>
    onAddress({ ...address, show }),
  );

  // The line follows the game; a good line that was typed starts a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was staged belongs to one position.
  useEffect(() => {
    setTyped(undefined);
    setLine(question);
    clear();
    setPointed(undefined);
    setRefusal('');
    setEdgeGame(undefined);
  }, [question]);
  const { set } = state;
  const lastTyped = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (typed === undefined || look?.question !== typed) return;
    setTyped(undefined);
    if (typed === question) return;
    const isTyping = document.activeElement === field.current;
    set(newGame(typed), isTyping && performance.now() - lastTyped.current < ONE_TYPING);
    if (isTyping) lastTyped.current = performance.now();
  }, [look, typed, question, set]);
  const type = useCallback((text: string) => {
    setTyped(text);
    setLine(text);
  }, []);
  useEffect(() => {
    const moves = game.steps.slice(1).map(({ move }) => move ?? '');
    onAddress({ ...address, question: game.steps[0].question, moves, at: game.at });
  }, [game, address, onAddress]);
  const { playLabel, click, best, newPosition } = useActs({ state, current, answer, composition, onRefuse: setRefusal });

  function toggleHints() {
    onAddress({ ...address, hints: !wantsHints });
  }

  useBoardKeys(letters, {
    focusLine: () => field.current?.focus(),
    undo: state.undo,
    redo: state.redo,
    back: () => state.set(jumpTo(game, game.at - 1)),
    forth: () => state.set(jumpTo(game, game.at + 1)),
    best,
    hints: toggleHints,
    certificate: certificate.toggleAll,
    nextOverlay: certificate.next,
    misere: () => type(withSetting(line, { ...setting, play: setting.play === 'normal' ? 'misere' : 'normal' }, defaultPlay)),
    goTo: () => setGoing(true),
    amount: (digit) => {
      const isMove = look?.side !== undefined && singles.has(digit);
      if (isMove) click(digit);
      return isMove;
    },
    read: () => look !== undefined && setRefusal(positionWords(look, turnWords(turn))),
    clear: () => {
      composition.clear();
      setPointed(undefined);
      setRefusal('');
    },
    keys: onKeys,
  });

  const sideNames: readonly [string, string] =
    look?.side !== undefined ? ['Alliance 1 wins', 'Alliance 2 wins'] : ['First wins', 'Second wins'];
  const verdictNow = answer?.verdict.question === question ? answer.verdict : undefined;
  const instead =
    isOver && verdictNow !== undefined && game.steps.length > 1 ? (
      <EndOfGame
        verdict={verdictNow}
        turn={turn}
        play={current.setting.play}
        onAgain={() => state.set(newGame(game.steps[0].question))}
        onSwap={() => {
          state.set(newGame(game.steps[0].question));
          onAddress({ ...address, you: you === 'first' ? 'second' : 'first' });
        }}
        onHistory={() => {
          setTab('History');
          requestAnimationFrame(() => document.querySelector<HTMLElement>('.history .node.current')?.focus());
        }}
      />
    ) : isSecret ? (
      <p className="verdict">{turnWords(turn)}</p>
    ) : null;

  const isEmpty = line.trim() === '';
  const happened = refusal || (said === DISCARDED ? said : '');
  const sentence = error !== undefined ? errorWords(line, error) : isEmpty ? EMPTY_WORDS : happened || ruleWords(look);
  const settled = work.state === 'settled' && verdictNow !== undefined && !isSecret ? headline(verdictNow) : '';
  const pointedHint = pointed === undefined ? undefined : composition.hints.get(pointed);
  const pointedWords = pointedHint === undefined ? '' : `${pointed?.replace('>', ' → ')}: ${hintText(pointedHint)}`;
  const [drawn] = look?.shapes ?? [];
  const { Editor } = drawn === undefined ? {} : boardOf(drawn);
  const editable = look === undefined || Editor === undefined ? undefined : editableText(look);
  const lastLabel = current === undefined || game.at === 0 ? undefined : stepAt(game).move;
  const last =
    lastLabel === undefined ? undefined : { label: lastLabel, isRinged: against !== 'friend' && turn.mover === turn.you };
  const canMove = current !== undefined && current.moves.length > 0;
  const shownTab = isMenu ? 'Menu' : tab;

  return (
    <>
      <QuestionBar
        {...{ line, error, field, sentence, isEditing }}
        canEdit={editable !== undefined}
        onChange={type}
        onRestore={() => type(question)}
        onEdit={() => {
          setEditing(!isEditing);
          setTab('Board');
          onCloseMenu();
        }}
        onSay={setRefusal}
      />
      <main>
        <h1 className="hidden">Position</h1>
        <div className={`card ${error === undefined ? '' : 'greyed'} tab-${shownTab.toLowerCase()}`}>
          {look !== undefined && !isEmpty && (
            <>
              <SettingSwitches
                look={look}
                line={line}
                hints={wantsHints}
                certificate={certificate}
                hidden={hidden}
                setting={setting}
                onSetting={(next) => type(withSetting(line, next, defaultPlay))}
                onLine={type}
                onHints={toggleHints}
                onHidden={() => setHidden(!hidden)}
              />
              {isEditing && drawn !== undefined && Editor !== undefined && editable !== undefined ? (
                <Editor shape={drawn} question={look.question} text={editable} onLine={type} onClose={() => setEditing(false)} />
              ) : (
                <BoardArea
                  {...{ shapes, composition, certificate, hints, pointed, previewed, last, pointedWords, showsHints }}
                  standing={isOver ? '' : standingWords(isSecret || game.at === 0 ? undefined : verdictNow, turn)}
                  onMove={click}
                  onPlayWhole={playLabel}
                  onRefuse={setRefusal}
                  onPoint={setPointed}
                  onOpenGame={setEdgeGame}
                />
              )}
              {isGoing && <GoTo onClose={() => setGoing(false)} onRefuse={setRefusal} />}
            </>
          )}
          {(isEmpty || (look === undefined && error !== undefined)) && <Examples />}
          {look === undefined && !isEmpty && error === undefined && <div className="board" aria-busy="true" />}
          <PhoneButtons
            canUndo={state.canUndo}
            canMove={canMove}
            hints={wantsHints}
            onUndo={state.undo}
            onHints={toggleHints}
            onBest={best}
          />
          <PlayControls
            canUndo={state.canUndo}
            canRedo={state.canRedo}
            canMove={canMove}
            you={you}
            against={against}
            firstAlliance={look?.side === undefined ? undefined : you === 'first' ? turn.you : otherSide(turn.you)}
            onUndo={state.undo}
            onRedo={state.redo}
            onBest={best}
            onNew={newPosition}
            onRestart={() => state.set(newGame(game.steps[0].question))}
            onYou={(next) => onAddress({ ...address, you: next })}
            onAgainst={(next) => onAddress({ ...address, against: next })}
          />
          <ValueHistory
            game={game}
            known={known}
            isSecret={isSecret}
            names={historyNames(turn, isOver, look?.side !== undefined)}
            sideNames={sideNames}
            onJump={(at) => state.set(jumpTo(game, at))}
          />
        </div>
        <VerdictPanel
          position={position}
          certificate={certificate}
          mover={moverWords(turn)}
          instead={instead}
          pointed={pointed}
          onMove={click}
          onPoint={setPointed}
        />
      </main>
      {edgeGame !== undefined && (
        <EdgeGameSheet edge={edgeGame} moves={singles} hints={hints} onMove={click} onClose={() => setEdgeGame(undefined)} />
      )}
      <PhoneTabs
        tab={shownTab}
        onTab={(next) => {
          setTab(next);
          onCloseMenu();
        }}
      />
      <p className="hidden" role="status">
        {error !== undefined ? sentence : [said, refusal, settled].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
