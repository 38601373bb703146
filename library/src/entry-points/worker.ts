/**
 * `impartial/worker`: long calls off the main thread, in Node and in browsers, that can be stopped.
 *
 * In the worker, `serve(port)` answers what comes in; on the other side, `connect(…)` asks and gives promises. A port is whatever sends
 * and hears messages: a worker of either kind, `parentPort`, `self`, a `MessagePort`.
 *
 * A signal reaches a thread that is at work in one of two ways. Where there is shared memory (Node, pages that are cross-origin isolated)
 * the worker looks at a flag whenever it looks at the clock, and answers as every stopped call does. Where there is none, or the work
 * does not look in time, the worker is ended and another one started: for that `connect` is given what starts one.
 */
import type { StopSignal, WorkDone } from '../core/look.ts';
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import { withJson, withMoveListJson } from '../core/verdict-json.ts';
import type { MoveList } from '../engine/moves/list-moves.ts';
import type { Term } from '../engine/sequence/sequence.ts';
import type { Explanation } from '../engine/solve/explain.ts';
import type { Options } from '../index.ts';
import {
  CALLS,
  type CallName,
  type Calls,
  type Given,
  type Reply,
  type Request,
  type SentOptions,
  type SequenceRange,
  signalOf,
} from './worker-calls.ts';

declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

/** Browsers pass an event that holds the message, Node the message itself. */
export interface MessagePlace {
  postMessage(message: unknown): void;
  addEventListener?(type: 'message' | 'error', listen: (event: { readonly data: unknown }) => void): void;
  on?(type: 'message' | 'error', listen: (message: unknown) => void): void;
}

/** A worker of a browser or of Node. */
export interface Thread extends MessagePlace {
  terminate(): unknown;
}

/** An `AbortSignal`. */
export interface HeardSignal extends StopSignal {
  addEventListener(type: 'abort', listen: () => void): void;
  removeEventListener(type: 'abort', listen: () => void): void;
}

/** The options of a call through a connection: those that travel, and the two that every long call has. */
export type AskedOptions = SentOptions & {
  readonly signal?: HeardSignal;
  readonly onProgress?: (done: WorkDone) => void;
};

/** Answers every question that comes through the port, one after the other, with this catalogue. */
export function serve(port: MessagePlace, given: Pick<Options, 'catalogue'> = {}): void {
  hear(port, 'message', (message) => {
    const request = message as Request;
    port.postMessage(replyTo(request, { ...request.options, ...given, ...watchOf(request, port) }));
  });
}

/** Milliseconds between two messages about progress. */
const BEAT = 40;

function watchOf(request: Request, port: MessagePlace): Given {
  const { id, wantsProgress, wantsTerms } = request;
  const signal = signalOf(request);
  let told = Number.NEGATIVE_INFINITY;
  const onProgress = (progress: WorkDone) => {
    if (progress.milliseconds < told + BEAT && progress.milliseconds >= told) return;
    told = progress.milliseconds;
    port.postMessage({ id, progress } satisfies Reply);
  };
  return {
    ...(signal !== undefined && { signal }),
    ...(wantsProgress === true && { onProgress }),
    ...(wantsTerms === true && { sendTerms: (terms) => port.postMessage({ id, terms } satisfies Reply) }),
  };
}

function replyTo({ id, call, input }: Request, given: Given): Reply {
  if (!Object.hasOwn(CALLS, call)) return { id, failure: `there is no call ${String(call).slice(0, 40)}` };
  try {
    return { id, answer: (CALLS[call] as (input: unknown, given: Given) => unknown)(input, given) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The same calls as promises, answered behind the port. */
export type Connection = {
  readonly [Name in CallName]: (
    input: Parameters<Calls[Name]>[0],
    ...options: Name extends 'sequence'
      ? [AskedOptions & SequenceRange]
      : Name extends 'period'
        ? [(AskedOptions & { readonly limit?: number })?]
        : [AskedOptions?]
  ) => Promise<ReturnType<Calls[Name]>>;
} & {
  /** Ends the thread, where the connection has started it; calls that wait for an answer fail. */
  close(): void;
};

/** By name alone: the calls themselves have the engine and all games behind them, which only the worker needs. */
const CALL_NAMES: Readonly<Record<CallName, true>> = {
  solve: true,
  certificate: true,
  explain: true,
  listMoves: true,
  delayingMove: true,
  period: true,
  periodTable: true,
  sequence: true,
  prove: true,
  gameTable: true,
  verify: true,
  verifyCertificate: true,
  verifyProof: true,
};

/** A port, or what starts a worker: then a call that does not stop in time is ended together with its worker. */
export function connect(place: MessagePlace | (() => Thread)): Connection {
  const line = new Line(place);
  const calls = Object.keys(CALL_NAMES).map((call) => [
    call,
    (input: unknown, options?: AskedOptions) => line.ask(call as CallName, input, options),
  ]);
  return { ...Object.fromEntries(calls), close: () => line.close() } as Connection;
}

/** Verdicts and lists of moves leave behind on their way what lets `JSON.stringify` write them. */
function arrived({ request: { call, input } }: Asked, answer: unknown): unknown {
  if (call === 'solve') {
    const verdict = answer as Verdict | BadQuestion;
    return 'error' in verdict ? verdict : withJson(verdict);
  }
  if (call === 'explain') {
    const explanation = answer as Explanation | BadQuestion;
    if (!('error' in explanation)) withJson(explanation.verdict);
  }
  if (call === 'listMoves') {
    const list = answer as MoveList | BadQuestion;
    if (!('error' in list)) withMoveListJson(input as string, list);
  }
  return answer;
}

/** A worker with shared memory has so long to answer to a signal before it is ended. */
const GRACE = 60;

interface Asked {
  readonly request: Request;
  readonly options: AskedOptions;
  readonly terms: Term[];
  resolve(answer: unknown): void;
  reject(failure: Error): void;
}

/** Calls wait here and go out one by one, so that ending the worker costs no other call its work. */
class Line {
  private readonly start: (() => Thread) | undefined;
  private place: MessagePlace | undefined;
  private thread: Thread | undefined;
  private readonly waiting: Asked[] = [];
  private current: Asked | undefined;
  private timer: unknown;
  private last = 0;
  private isClosed = false;

  constructor(place: MessagePlace | (() => Thread)) {
    if (typeof place === 'function') this.start = place;
    else this.listenTo(place);
  }

  ask(call: CallName, input: unknown, options: AskedOptions = {}): Promise<unknown> {
    if (this.isClosed) return Promise.reject(new Error('the connection is closed'));
    const { signal, onProgress, ...others } = options;
    // What is a function cannot be sent: a clock, say.
    const sent = Object.fromEntries(Object.entries(others).filter(([, value]) => typeof value !== 'function'));
    const flag = signal === undefined ? undefined : sharedFlag();
    const request: Request = {
      ...{ id: ++this.last, call, input, options: sent },
      ...(signal?.aborted === true && { stopped: true }),
      ...(flag !== undefined && { flag }),
      ...(onProgress !== undefined && { wantsProgress: true }),
      ...(signal !== undefined && call === 'sequence' && { wantsTerms: true }),
    };
    return new Promise((resolve, reject) => {
      const asked: Asked = { request, options, terms: [], resolve, reject };
      const stop = () => this.stop(asked);
      signal?.addEventListener('abort', stop);
      const settle = <T>(then: (result: T) => void) => {
        return (result: T) => {
          signal?.removeEventListener('abort', stop);
          then(result);
        };
      };
      this.waiting.push({ ...asked, resolve: settle(resolve), reject: settle(reject) });
      this.next();
    });
  }

  close(): void {
    this.isClosed = true;
    this.endThread();
    const failure = new Error('the connection is closed');
    for (const { reject } of [...(this.current === undefined ? [] : [this.current]), ...this.waiting.splice(0)]) reject(failure);
    this.current = undefined;
  }

  private next(): void {
    if (this.current !== undefined) return;
    this.current = this.waiting.shift();
    if (this.current === undefined) return;
    if (this.place === undefined && this.start !== undefined) {
      this.thread = this.start();
      this.listenTo(this.thread);
    }
    this.place?.postMessage(this.current.request);
  }

  private listenTo(place: MessagePlace): void {
    this.place = place;
    hear(place, 'message', (message) => {
      if (place === this.place) this.take(message as Reply);
    });
    hear(place, 'error', (error) => {
      if (place === this.place) this.fail(error);
    });
  }

  private take(reply: Reply): void {
    const asked = this.current;
    if (asked === undefined || reply.id !== asked.request.id) return;
    if ('progress' in reply) asked.options.onProgress?.(reply.progress);
    else if ('terms' in reply) for (const term of reply.terms) asked.terms.push(term);
    else {
      this.done();
      if ('failure' in reply) asked.reject(new Error(reply.failure));
      else
        asked.resolve(
          asked.terms.length > 0 ? [...asked.terms, ...(reply.answer as readonly Term[])] : arrived(asked, reply.answer),
        );
      this.next();
    }
  }

  private done(): void {
    clearTimeout(this.timer);
    this.current = undefined;
  }

  /** The worker itself has failed, such as one whose file is not there. */
  private fail(error: unknown): void {
    const asked = this.current;
    this.done();
    this.endThread();
    asked?.reject(error instanceof Error ? error : new Error('the worker has failed'));
    this.next();
  }

  private stop({ request }: Asked): void {
    const { id, flag } = request;
    if (flag !== undefined) Atomics.store(flag, 0, 1);
    const index = this.waiting.findIndex((asked) => asked.request.id === id);
    const waiting = this.waiting[index];
    if (waiting !== undefined) this.waiting[index] = { ...waiting, request: { ...request, stopped: true } };
    if (this.current?.request.id !== id || this.start === undefined) return;
    if (flag === undefined) this.replaceThread();
    else this.timer = setTimeout(() => this.replaceThread(), GRACE);
  }

  /** Another worker says what a stopped call answers; of a sequence, from the first term on that has not come. */
  private replaceThread(): void {
    const asked = this.current;
    this.done();
    this.endThread();
    if (asked === undefined) return;
    const { request, terms } = asked;
    const from = terms.at(-1)?.n;
    const options = from === undefined ? request.options : { ...request.options, from: from + 1 };
    this.waiting.unshift({ ...asked, request: { ...request, options, stopped: true } });
    this.next();
  }

  private endThread(): void {
    this.thread?.terminate();
    if (this.start !== undefined) this.place = undefined;
    this.thread = undefined;
  }
}

/** Undefined where memory cannot be shared with a worker. */
function sharedFlag(): Int32Array | undefined {
  return typeof SharedArrayBuffer === 'undefined' ? undefined : new Int32Array(new SharedArrayBuffer(4));
}

function hear(port: MessagePlace, type: 'message' | 'error', listen: (message: unknown) => void): void {
  if (port.addEventListener !== undefined) port.addEventListener(type, (event) => listen(type === 'error' ? event : event.data));
  else port.on?.(type, listen);
}

export type { SentOptions, SequenceRange, WholeProof } from './worker-calls.ts';
