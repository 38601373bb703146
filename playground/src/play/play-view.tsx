/** The board with all that stands around it: question line, switches, composer, controls, history and the verdict. */
import type { PlayedMove } from 'impartial';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address } from '../address.ts';
import { Board } from '../boards/board.tsx';
import { hintText } from '../boards/board-properties.ts';
import { editableText } from '../editor/editable.ts';
import { GraphEditor } from '../editor/graph-editor.tsx';
import { Icon } from '../icon.tsx';
import { QuestionLine } from '../question-line.tsx';
import { readSetting, withSetting } from '../question-options.ts';
import type { Hint, Wish } from '../solver/tasks.ts';
import { useDesk } from '../solver/use-desk.ts';
import { CertificateParts } from '../why/certificate-parts.tsx';
import { useCertificate } from '../why/use-certificate.ts';
import { VerdictPanel } from '../why/verdict-panel.tsx';
import { headline } from '../why/verdict-words.ts';
import { keyOf, moveInOf, partsOf, singleMoves, stage, stagedHints } from './compose.ts';
import { Composer } from './composer.tsx';
import { CopyLink } from './copy-link.tsx';
import { EndOfGame } from './end-of-game.tsx';
import { Examples } from './examples.tsx';
import { type Game, jumpTo, newGame, stepAt } from './game.ts';
import { Legend } from './legend.tsx';
import { PhoneButtons, PhoneTabs, type Tab } from './phone-parts.tsx';
import { PlayControls } from './play-controls.tsx';
import { SettingSwitches } from './setting-switches.tsx';
import { isComputers } from './turn.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useGame } from './use-game.ts';
import { useNarrow } from './use-narrow.ts';
import { usePosition } from './use-position.ts';
import { ValueHistory } from './value-history.tsx';

interface Properties {
  readonly address: Address;
  readonly start: Game;
  readonly letters: boolean;
  onAddress(address: Address): void;
  onKeys(): void;
}

const NOBODY: ReadonlyMap<string, Hint> = new Map();
const REFUSAL_MILLISECONDS = 6000;

export function PlayView({ address, start, letters, onAddress, onKeys }: Properties) {
  const { you, against, hints: wantsHints } = address;
  const narrow = useNarrow();
  /** What is being typed; undefined where the line is the position on the board. */
  const [typed, setTyped] = useState<string>();
  const [line, setLine] = useState(stepAt(start).question);
  const position = usePosition(line, wantsHints, narrow);
  const { look, error, answer, hints, work } = position;
  const state = useGame(start, { against, you }, look, answer);
  const { game, turn, known, said } = state;
  const question = stepAt(game).question;
  const [staged, setStaged] = useState<readonly string[]>([]);
  const [pointed, setPointed] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [hidden, setHidden] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const [tab, setTab] = useState<Tab>('Board');
  const field = useRef<HTMLInputElement>(null);
  const helper = useDesk();

  // The line follows the game; a good line that was typed starts a new one.
  useEffect(() => {
    setTyped(undefined);
    setLine(question);
    setStaged([]);
    setPointed(undefined);
  }, [question]);
  const { set } = state;
  useEffect(() => {
    if (typed === undefined || look?.question !== typed) return;
    setTyped(undefined);
    if (typed !== question) set(newGame(typed));
  }, [look, typed, question, set]);
  const type = useCallback((text: string) => {
    setTyped(text);
    setLine(text);
  }, []);
  useEffect(() => {
    const moves = game.steps.slice(1).map(({ move }) => move ?? '');
    onAddress({ ...address, question: game.steps[0].question, moves, at: game.at });
  }, [game, address, onAddress]);
  useEffect(() => {
    if (refusal === '') return;
    const timer = setTimeout(() => setRefusal(''), REFUSAL_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [refusal]);

  const current = look?.question === question ? look : undefined;
  const defaultPlay = look?.rules[0]?.defaultPlay ?? 'normal';
  const setting = readSetting(line, defaultPlay);
  const moveIn = look === undefined ? 'one' : moveInOf(look.setting.compound);
  const composes = moveIn !== 'one' && (look?.moves.some(({ move }) => move.includes(' & ')) ?? false);
  const singles = look === undefined ? new Set<string>() : singleMoves(look.moves);
  const showsHints = wantsHints && !hidden;
  const boardHints =
    look === undefined || !showsHints ? NOBODY : stagedHints(hints, look.shapes, staged, singles, composes ? moveIn : 'one');
  const whole = composes ? look?.moves.find(({ move }) => keyOf(partsOf(move)) === keyOf(staged)) : undefined;
  const certificate = useCertificate(hidden ? undefined : answer, current, address.show, (show) =>
    onAddress({ ...address, show }),
  );

  const playLabel = useCallback(
    async (label: string) => {
      if (isComputers(turn)) return setRefusal('It is the computer’s turn.');
      const listed = current?.moves.find(({ move }) => move === label);
      const move: PlayedMove | undefined = listed ?? (await helper.ask('find', { question, label }).catch(() => undefined));
      if (move === undefined) setRefusal(`${label} is no move here.`);
      else state.play(move);
    },
    [turn, current, question, state.play, helper],
  );

  function click(label: string) {
    setRefusal('');
    if (composes && look !== undefined && !label.includes(' & ')) setStaged(stage(look.shapes, staged, label));
    else playLabel(label);
  }

  async function best() {
    const move = await helper.ask('choose', { question, opponent: 'perfect' }).catch(() => undefined);
    if (move !== undefined) state.play(move);
  }

  async function newPosition(wish: Wish) {
    const next = await helper.ask('random', { question: game.steps[0].question, wish }).catch(() => undefined);
    if (next === undefined) setRefusal('No such position was found; type one instead.');
    else state.set(newGame(next));
  }

  useBoardKeys(letters, {
    focusLine: () => field.current?.focus(),
    undo: state.undo,
    redo: state.redo,
    back: () => state.set(jumpTo(game, game.at - 1)),
    forth: () => state.set(jumpTo(game, game.at + 1)),
    best,
    hints: () => onAddress({ ...address, hints: !wantsHints }),
    certificate: certificate.toggleAll,
    misere: () => type(withSetting(line, { ...setting, play: setting.play === 'normal' ? 'misere' : 'normal' }, defaultPlay)),
    amount: (digit) => singles.has(digit) && look?.side !== undefined && click(digit),
    read: () => setRefusal(spoken()),
    clear: () => setStaged([]),
    keys: onKeys,
  });

  function spoken(): string {
    if (look === undefined) return '';
    const words = look.shapes.map((shape) => (shape.kind === 'heaps' ? `heaps ${shape.sizes.join(', ')}` : look.question));
    return `${words.join('; ')}. ${isComputers(turn) ? 'The computer is to move.' : 'Your turn.'} ${look.moves.length} moves.`;
  }

  const isOver = current !== undefined && current.moves.length === 0 && current.movesComplete;
  const sideNames: readonly [string, string] =
    look?.side !== undefined ? ['Alliance 1 wins', 'Alliance 2 wins'] : ['First wins', 'Second wins'];
  const verdictNow = answer?.verdict.question === question ? answer.verdict : undefined;
  const instead =
    isOver && verdictNow !== undefined && game.steps.length > 1 ? (
      <EndOfGame
        verdict={verdictNow}
        turn={turn}
        play={current.setting.play}
        onAgain={() => state.set(jumpTo({ ...game, steps: [game.steps[0]] }, 0))}
        onSwap={() => {
          state.set(newGame(game.steps[0].question));
          onAddress({ ...address, you: you === 'first' ? 'second' : 'first' });
        }}
      />
    ) : hidden ? (
      <p className="verdict">{isComputers(turn) ? 'The computer’s turn.' : 'Your turn.'}</p>
    ) : null;

  const sentence =
    error !== undefined
      ? errorSentence(line, error.at, error.message)
      : line.trim() === ''
        ? 'Type a position, or start with one of these.'
        : refusal !== ''
          ? refusal
          : (look?.rules.map(({ rule }) => rule.split(/(?<=\.) /)[0]).join(' ') ??
            'Type a position, or start with one of these.');

  const pointedHint = pointed === undefined ? undefined : boardHints.get(pointed);
  const pointedWords = pointedHint === undefined ? '' : `${pointed?.replace('>', ' → ')}: ${hintText(pointedHint)}`;

  const editable = look === undefined ? undefined : editableText(look);
  return (
    <>
      <search>
        <QuestionLine
          line={line}
          error={error}
          field={field}
          onChange={type}
          onEnter={() => document.querySelector<HTMLElement>('#board [tabindex="0"]')?.focus()}
          onRestore={() => type(question)}
        />
        {editable !== undefined && (
          <button type="button" className="bare edit-button" aria-pressed={isEditing} onClick={() => setEditing(!isEditing)}>
            <Icon name="pencil" /> Edit graph
          </button>
        )}
        <CopyLink />
      </search>
      <p
        id="sentence"
        className={error !== undefined ? 'bad' : ''}
        title={error === undefined && sentence.length > 120 ? sentence : undefined}
      >
        {sentence}
      </p>
      <main>
        <h1 className="hidden">Position</h1>
        <div className={`card ${error === undefined ? '' : 'greyed'} tab-${tab.toLowerCase()}`}>
          {look !== undefined && (
            <>
              <SettingSwitches
                look={look}
                hints={wantsHints}
                certificate={certificate}
                hidden={hidden}
                setting={setting}
                onSetting={(next) => type(withSetting(line, next, defaultPlay))}
                onHints={() => onAddress({ ...address, hints: !wantsHints })}
                onHidden={() => setHidden(!hidden)}
              />
              {isEditing && editable !== undefined ? (
                <GraphEditor look={look} text={editable} onLine={type} onClose={() => setEditing(false)} />
              ) : (
                <>
                  <Board
                    shapes={look.shapes}
                    moves={singles}
                    hints={boardHints}
                    staged={staged}
                    pointed={pointed}
                    overlay={certificate.overlay}
                    onMove={click}
                    onRefuse={setRefusal}
                    onPoint={setPointed}
                  />
                  <CertificateParts certificate={certificate} />
                  <Legend wantsHints={showsHints} pointed={pointedWords} />
                  {composes && (
                    <Composer
                      staged={staged}
                      moveIn={moveIn}
                      isWhole={whole !== undefined}
                      hints={showsHints ? hints : NOBODY}
                      onUnstage={(label) => setStaged(staged.filter((other) => other !== label))}
                      onClear={() => setStaged([])}
                      onPlay={() => whole !== undefined && playLabel(whole.move)}
                    />
                  )}
                </>
              )}
            </>
          )}
          {(look === undefined || line.trim() === '') && <Examples />}
          <PhoneButtons
            canUndo={game.at > 0}
            canMove={current !== undefined && current.moves.length > 0}
            hints={wantsHints}
            onUndo={state.undo}
            onHints={() => onAddress({ ...address, hints: !wantsHints })}
            onBest={best}
          />
          <PlayControls
            canUndo={game.at > 0}
            canRedo={game.at < game.steps.length - 1}
            canMove={current !== undefined && current.moves.length > 0}
            you={you}
            against={against}
            hasAlliances={look?.side !== undefined}
            onUndo={state.undo}
            onRedo={state.redo}
            onBest={best}
            onNew={newPosition}
            onRestart={() => state.set(newGame(game.steps[0].question))}
            onYou={(next) => onAddress({ ...address, you: next })}
            onAgainst={(next) => onAddress({ ...address, against: next })}
          />
          <ValueHistory game={game} known={known} sideNames={sideNames} onJump={(at) => state.set(jumpTo(game, at))} />
        </div>
        <VerdictPanel
          position={position}
          certificate={certificate}
          instead={instead}
          pointed={pointed}
          onMove={click}
          onPoint={setPointed}
        />
      </main>
      <PhoneTabs tab={tab} onTab={setTab} />
      <p className="hidden" role="status">
        {[said, work.state === 'settled' && verdictNow !== undefined && !hidden ? headline(verdictNow) : '']
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

function errorSentence(line: string, at: number, message: string): string {
  const token = /^\S*/.exec(line.slice(at, at + 40))?.[0] ?? '';
  return token === '' ? message : `“${token}”: ${message}`;
}
