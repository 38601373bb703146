/**
 * The closed box, seen from the page: code from anybody is asked, and what it says is checked.
 *
 * The code runs in a worker inside of a frame (`frame.ts`). It is given some seconds for each request; then frame and worker are thrown
 * away, and a later request starts others. What comes out is text, which has to be what was asked for (`read-answer.ts`).
 */
import { frameDocument } from './frame.ts';
import type { BoxRequest, BoxTask, BoxTasks, Problem } from './messages.ts';
import { object, readText, words } from './read.ts';
import { answerReader, failureReader, headReader, partReader } from './read-answer.ts';
import { CALL_MILLISECONDS, type Source } from './source.ts';

export type BoxAnswer<T> = { readonly data: T } | { readonly problem: Problem } | { readonly stopped: true };

export interface Box {
  ask<Task extends BoxTask>(
    task: Task,
    input: BoxTasks[Task]['in'],
    onPart?: (part: BoxTasks[Task]['part']) => void,
  ): Promise<BoxAnswer<BoxTasks[Task]['out']>>;
  /** Ends what is being done; nothing more is said of it. */
  stop(): void;
  /** Throws frame and worker away. */
  close(): void;
}

/** Seconds that a request may take once the worker has begun with it, and seconds until then. */
export const SECONDS = 5;
const START_SECONDS = 15;
/** Milliseconds that the frame may take to say where its worker was. */
const LAST_WORDS = 400;

interface Job {
  readonly request: BoxRequest;
  readonly narrow: boolean;
  readonly onPart: ((part: never) => void) | undefined;
  settle(answer: BoxAnswer<never>): void;
}

/** `games` are the games as a script (`source.ts`), `library` the script that answers. */
export function createBox(games: Source, library: string): Box {
  let frame: HTMLIFrameElement | undefined;
  let isReady = false;
  let job: Job | undefined;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The request that the worker said it has begun with; it may say so once. */
  let hasBegun = 0;

  function throwAway(): void {
    clearTimeout(timer);
    removeEventListener('message', hear);
    frame?.remove();
    frame = undefined;
    isReady = false;
  }

  function end(answer: BoxAnswer<never>): void {
    const ended = job;
    job = undefined;
    clearTimeout(timer);
    ended?.settle(answer);
  }

  function fail(problem: Problem): void {
    throwAway();
    end({ problem });
  }

  function post(message: object): void {
    frame?.contentWindow?.postMessage(message, '*');
  }

  function hear({ source, data }: MessageEvent): void {
    if (frame === undefined || source !== frame.contentWindow) return;
    if (data.kind === 'ready') {
      isReady = true;
      post({ code: [games.script, library], request: job?.request });
    } else if (data.kind === 'flood') fail({ kind: 'flood', words: FLOOD });
    else if (data.kind === 'error') fail(codeProblem(String(data.message), Number(data.line), games.lines));
    else if (data.kind === 'stopped') fail({ kind: 'slow', words: slowWords(String(data.at)) });
    else if (data.kind === 'late') fail({ kind: 'slow', words: slowWords(String(data.at), CALL_MILLISECONDS / 1000) });
    else if (data.kind === 'text' && typeof data.text === 'string') hearText(data.text);
  }

  function hearText(text: string): void {
    const head = readText(text, headReader);
    if (job === undefined || (head !== undefined && head.id !== job.request.id)) return;
    const { onPart, request, narrow } = job;
    if (head?.kind === 'began') {
      if (hasBegun !== request.id) wait(SECONDS);
      hasBegun = request.id;
    } else if (head?.kind === 'part') {
      const part = readText(text, object({ data: partReader }));
      if (part === undefined) fail({ kind: 'broken', words: BROKEN });
      else onPart?.(part.data as never);
    } else if (head?.kind === 'failed') {
      const failure = readText(text, object({ data: failureReader }));
      const line = failure?.data.line;
      const known = line !== undefined && line <= games.lines ? { line } : {};
      end({ problem: { kind: 'code', words: failure?.data.message ?? BROKEN, ...known } });
    } else {
      const answer = head && readText(text, object({ data: answerReader(request.task, narrow) }));
      if (answer === undefined) fail({ kind: 'broken', words: BROKEN });
      else end({ data: answer.data as never });
    }
  }

  function start(): void {
    frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.title = 'Closed box';
    frame.className = 'closed-box';
    frame.srcdoc = frameDocument;
    addEventListener('message', hear);
    document.body.append(frame);
  }

  function wait(seconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(late, seconds * 1000);
  }

  function late(): void {
    post({ stop: true });
    timer = setTimeout(() => fail({ kind: 'slow', words: hasBegun === job?.request.id ? SILENT : slowWords('') }), LAST_WORDS);
  }

  return {
    ask(task, input, onPart) {
      if (job !== undefined) {
        throwAway();
        end({ stopped: true });
      }
      const request: BoxRequest = { id: ++latest, task, input };
      return new Promise((resolve) => {
        const narrow = 'narrow' in input && input.narrow === true;
        job = { request, narrow, onPart: onPart as Job['onPart'], settle: resolve };
        if (frame === undefined) start();
        else if (isReady) post({ request });
        wait(START_SECONDS);
      });
    },
    stop() {
      if (job === undefined) return;
      throwAway();
      end({ stopped: true });
    },
    close() {
      throwAway();
      end({ stopped: true });
    },
  };
}

/** A frame with a process of its own is gone where its worker took all memory; nobody says so. */
const SILENT = `Stopped after ${SECONDS} s: the box around the game does not answer any more. A game that takes all memory does that.`;
const FLOOD = 'Stopped: the game says far more than it was asked.';
const BROKEN = 'Stopped: the game answers with something that is no answer.';

/** `at` is what the worker said last: the function and the position. */
function slowWords(at: string, seconds = SECONDS): string {
  const where = words(200)(at).trim();
  return `Stopped after ${seconds} s${where === '' ? ' while it was loading' : ` in ${where}`}.`;
}

/** What the browser says of code that it cannot read. */
function codeProblem(message: string, line: number, lines: number): Problem {
  const said = words(300)(message.replace(/^Uncaught /, '').replace(/^(Syntax|Type|Reference|Range)?Error: /, ''));
  const isKnown = Number.isInteger(line) && line >= 1 && line <= lines;
  return { kind: 'code', words: `${said}${/[.!?]$/.test(said) ? '' : '.'}`, ...(isKnown && { line }) };
}
