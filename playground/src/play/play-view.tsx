/** The board with all that stands around it: question line, switches, composer, controls, history and the verdict. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Address } from '../address.ts';
import type { EdgeGame } from '../boards/board-properties.ts';
import { boardOf } from '../boards/boards.ts';
import { type Asked, usePosition } from '../desk/use-position.ts';
import { editableText } from '../editor/editable.ts';
import { readSetting, withSetting } from '../question-options.ts';
import { LateArea } from '../quotient/late-quotient.tsx';
import { useQuotient } from '../quotient/use-quotient.ts';
import type { Hint } from '../solver/tasks.ts';
import { useNarrow } from '../use-narrow.ts';
import { useCertificate } from '../why/use-certificate.ts';
import { VerdictPanel } from '../why/verdict-panel.tsx';
import { headline } from '../why/verdict-words.ts';
import { BoardArea, WaitingBoard } from './board-area.tsx';
import { EdgeGameSheet } from './edge-game-sheet.tsx';
import { EndOfGame } from './end-of-game.tsx';
import { Examples } from './examples.tsx';
import { type Game, jumpTo, newGame, stepAt, trailKey, trailOf } from './game.ts';
import { GoTo } from './go-to.tsx';
import { PhoneButtons, PhoneTabs, type Tab } from './phone-parts.tsx';
import { PlayControls } from './play-controls.tsx';
import { QuestionBar } from './question-bar.tsx';
import { quotientParts } from './quotient-parts.tsx';
import { EMPTY_WORDS, errorWords, hindranceWords, pointedWords, positionWords } from './sentence.ts';
import { SettingSwitches } from './setting-switches.tsx';
import { slipsOf } from './slips.ts';
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

/** The line that was typed, or else the one on the board with the moves that led to it. */
function useAsked(typed: string | undefined, game: Game): Asked {
  const way = trailKey(game, game.at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same way leads to the same line.
  return useMemo(
    () => (typed === undefined ? { line: stepAt(game).question, trail: trailOf(game) } : { line: typed, trail: [] }),
    [typed, way],
  );
}

const NOBODY: ReadonlyMap<string, Hint> = new Map();
/** Lines typed within so many milliseconds are taken back as one. */
const ONE_TYPING = 3000;

export function PlayView({ address, start, letters, isMenu, onAddress, onKeys, onCloseMenu }: Properties) {
  const { you, against, hints: wantsHints } = address;
  const narrow = useNarrow();
  /** What is being typed; undefined when the line is the position on the board. */
  const [typed, setTyped] = useState<string>();
  const played = useState(start);
  const asked = useAsked(typed, played[0]);
  const { line } = asked;
  const position = usePosition(asked, wantsHints, narrow);
  const { look, error, answer, work } = position;
  const isTyping = typed !== undefined;
  const state = useGame(played, { against, you, isTyping }, look, answer);
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
  const drawn = useSteadyShapes(look, game);
  const way = trailKey(game, game.at);
  const previewed = usePreview(look, pointed);
  const defaultPlay = look?.rules[0]?.defaultPlay ?? 'normal';
  const setting = readSetting(line, defaultPlay);
  const certificate = useCertificate(isSecret ? undefined : answer, current, address.show, (show) =>
    onAddress({ ...address, show }),
  );

  const quotient = useQuotient(look, address.see, narrow, (see) => onAddress({ ...address, see }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was staged belongs to one position.
  useEffect(() => {
    clear();
    setPointed(undefined);
    setRefusal('');
    setEdgeGame(undefined);
  }, [question, way]);
  const { set } = state;
  const lastTyped = useRef(Number.NEGATIVE_INFINITY);
  // A good line that was typed starts a new game. A key may have come since: then the line is what was typed last.
  useEffect(() => {
    if (typed === undefined || look?.question !== typed) return;
    setTyped((latest) => (latest === typed ? undefined : latest));
    if (typed === question) return;
    const isByHand = document.activeElement === field.current;
    set(newGame(typed), isByHand && performance.now() - lastTyped.current < ONE_TYPING);
    if (isByHand) lastTyped.current = performance.now();
  }, [look, typed, question, set]);
  useEffect(() => {
    const moves = game.steps.slice(1).map(({ move = '', shown = move }) => shown);
    onAddress({ ...address, question: game.steps[0].question, moves, at: game.at });
  }, [game, address, onAddress]);
  const hindrance = isTyping ? hindranceWords(error !== undefined || line.trim() === '') : '';
  const acts = useActs({ state, current, answer, composition, hindrance, onRefuse: setRefusal });
  const { playLabel, click, best, newPosition } = acts;
  /** Another place in the game or another game: not while the line is being changed, so that what was typed is not lost. */
  const go = (next: Game) => (hindrance === '' ? state.set(next) : setRefusal(hindrance));
  /** What is taken back first is what was typed. */
  const undo = () => (isTyping ? setTyped(undefined) : state.undo());
  const redo = () => (isTyping ? setRefusal(hindrance) : state.redo());

  function toggleHints() {
    onAddress({ ...address, hints: !wantsHints });
  }

  useBoardKeys(letters, {
    focusLine: () => field.current?.focus(),
    undo,
    redo,
    back: () => go(jumpTo(game, game.at - 1)),
    forth: () => go(jumpTo(game, game.at + 1)),
    best,
    hints: toggleHints,
    certificate: certificate.toggleAll,
    nextOverlay: certificate.next,
    misere: () => setTyped(withSetting(line, { ...setting, play: setting.play === 'normal' ? 'misere' : 'normal' }, defaultPlay)),
    goTo: () => setGoing(true),
    nextSight: () => {
      quotient?.next();
      return quotient !== undefined;
    },
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
  // The last slip of a game that is over was that of its loser.
  const lastSlip = isOver ? slipsOf(game, known).at(-1) : undefined;
  const lostWin = against === 'friend' || lastSlip?.by === turn.you ? lastSlip : undefined;
  const instead =
    isOver && verdictNow !== undefined && game.steps.length > 1 ? (
      <EndOfGame
        verdict={verdictNow}
        turn={turn}
        play={current.setting.play}
        slip={lostWin}
        onTry={() => lostWin !== undefined && go(jumpTo(game, lostWin.at - 1))}
        onAgain={() => go(newGame(game.steps[0].question))}
        onSwap={() => {
          go(newGame(game.steps[0].question));
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
  const wrong = error !== undefined ? errorWords(line, error) : isEmpty ? EMPTY_WORDS : '';
  const sentence = refusal || wrong || happened || (look?.sentence ?? '');
  const settled = work.state === 'settled' && verdictNow !== undefined && !isSecret ? headline(verdictNow) : '';
  const pointedText = pointedWords(look, pointed, composition.hints);
  const [firstShape] = look?.shapes ?? [];
  const { Editor } = firstShape === undefined ? {} : boardOf(firstShape);
  const editable = look === undefined || Editor === undefined ? undefined : editableText(look);
  const lastLabel = current === undefined || game.at === 0 ? undefined : stepAt(game).move;
  const last =
    lastLabel === undefined ? undefined : { label: lastLabel, isRinged: against !== 'friend' && turn.mover === turn.you };
  const canMove = current !== undefined && current.moves.length > 0;
  const buttons = { canUndo: state.canUndo || isTyping, canMove, onUndo: undo, onBest: best };
  const shownTab = isMenu ? 'Menu' : tab;

  return (
    <>
      <QuestionBar
        {...{ line, error, field, sentence, isEditing }}
        rule={look?.sentence ?? ''}
        canEdit={editable !== undefined}
        onChange={setTyped}
        onRestore={() => setTyped(undefined)}
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
                {...{ setting, quotient }}
                onSetting={(next) => setTyped(withSetting(line, next, defaultPlay))}
                onLine={setTyped}
                onHints={toggleHints}
                onHidden={() => setHidden(!hidden)}
              />
              {isEditing && firstShape !== undefined && Editor !== undefined && editable !== undefined ? (
                <Editor
                  shape={firstShape}
                  question={look.question}
                  text={editable}
                  onLine={setTyped}
                  onClose={() => setEditing(false)}
                />
              ) : quotient !== undefined && quotient.sight !== 'board' ? (
                <LateArea
                  {...{ quotient, question, narrow, letters, pointed }}
                  hints={showsHints}
                  onMove={click}
                  onRefuse={setRefusal}
                  onPoint={setPointed}
                />
              ) : (
                <BoardArea
                  {...{ drawn, look, composition, certificate, hints, pointed, previewed, last, showsHints }}
                  pointedWords={pointedText}
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
          {look === undefined && !isEmpty && error === undefined && work.state !== 'failed' && <WaitingBoard />}
          <PhoneButtons {...buttons} hints={wantsHints} onHints={toggleHints} />
          <PlayControls
            {...{ ...buttons, you, against }}
            canRedo={state.canRedo}
            firstAlliance={look?.side === undefined ? undefined : you === 'first' ? turn.you : otherSide(turn.you)}
            onRedo={redo}
            onNew={newPosition}
            onRestart={() => go(newGame(game.steps[0].question))}
            onYou={(next) => onAddress({ ...address, you: next })}
            onAgainst={(next) => onAddress({ ...address, against: next })}
          />
          <ValueHistory
            {...{ game, known, isSecret, sideNames }}
            names={historyNames(turn, isOver, look?.side !== undefined)}
            onJump={(at) => go(jumpTo(game, at))}
          />
        </div>
        <VerdictPanel
          {...(isSecret ? {} : quotientParts(quotient, look, answer))}
          {...{ position, certificate, instead, pointed }}
          wrong={wrong === '' ? undefined : { line, words: wrong, about: question }}
          mover={moverWords(turn)}
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
        {wrong !== '' ? sentence : [said, refusal, settled].filter(Boolean).join(' ')}
      </p>
    </>
  );
}
