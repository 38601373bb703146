/** The rows of cells: a line and its answer, a game and whether its laws hold. */
import { useId, useState } from 'react';
import { plural } from '../words.ts';
import { AnswerView } from './answer-view.tsx';
import type { CellProperties } from './sheet-row.tsx';
import { Stopped, Working } from './working.tsx';
import { WrittenLine } from './written-line.tsx';

export function LineRow(properties: CellProperties) {
  const { block, state, answer, isOld, acts, name } = properties;
  const id = useId();
  const wrong = answer?.kind === 'error' && !isOld ? answer.at : undefined;
  return (
    <>
      <WrittenLine
        aria-label={name}
        aria-describedby={id}
        placeholder="node-kayles P5"
        value={block.text}
        wrongAt={wrong}
        onChange={(event) => acts.change(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <div className="sheet-answer">
        <Answer {...properties} id={id} isQuiet={block.text.trim() === '' || state === undefined} />
      </div>
    </>
  );
}

/** Only the answer of the cell that is being written is read aloud. */
function Answer({ block, state, answer, isOld, isFocused, sum, acts, id, isQuiet }: CellProperties & AnswerPlace) {
  return (
    <div id={id} aria-live={isFocused ? 'polite' : 'off'}>
      {state?.work !== undefined && <Working work={state.work} onStop={acts.stop} />}
      {state?.work === undefined && state?.stopped !== undefined && (
        <Stopped milliseconds={state.stopped} onAgain={() => acts.run(1)} />
      )}
      {isOld && !isQuiet && state?.work === undefined && state?.stopped === undefined && answer === undefined && '…'}
      {answer !== undefined && state?.stopped === undefined && (
        <div className={isOld ? 'old' : ''}>
          <AnswerView answer={answer} line={block.text} sum={sum} onSearch={acts.run} />
        </div>
      )}
    </div>
  );
}

interface AnswerPlace {
  readonly id: string;
  /** Whether nothing is to come. */
  readonly isQuiet: boolean;
}

export function GameRow(properties: CellProperties) {
  const { block, state, answer, isOld, isFocused, acts, name } = properties;
  // One that was just added is there to be written.
  const [isOpen, setOpen] = useState(isFocused);
  const id = useId();
  const lines = block.text.split('\n').length;
  const holds = answer?.kind === 'game' && state?.work === undefined;
  return (
    <>
      <p className="sheet-input">
        <span className="part-verb">game</span> {answer?.kind === 'game' ? answer.text : ''}
      </p>
      <div className="sheet-answer">
        {!holds && <Answer {...properties} id={id} isQuiet={state === undefined} />}
        <p>
          {holds && (
            <b id={id} className={isOld ? 'old' : ''}>
              Its laws hold.{' '}
            </b>
          )}
          <span className="sheet-why">{plural(lines, 'line')}. </span>
          <button type="button" className="link sheet-open-code" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide' : 'Edit'}
          </button>
        </p>
      </div>
      {isOpen && (
        <textarea
          className="sheet-code"
          aria-label={`${name}, code of the game`}
          aria-describedby={id}
          spellCheck={false}
          value={block.text}
          rows={Math.min(24, lines + 1)}
          onChange={(event) => acts.change(event.target.value)}
        />
      )}
    </>
  );
}
