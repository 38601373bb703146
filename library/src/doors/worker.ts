/**
 * `impartial/worker`: questions answered off the main thread, in Node and in browsers.
 *
 * In the worker, `serve(port)` answers what comes in; on the other side, `connect(port)` asks and gives promises. A port is whatever sends
 * and hears messages: a worker of either kind, `parentPort`, `self`, a `MessagePort`. Questions, options and answers travel as plain data,
 * so options that are functions (kernels, progress) stay behind.
 */
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import type { Check } from '../engine/check/verify.ts';
import type { MoveList } from '../engine/moves/list-moves.ts';
import type { PeriodAnswer } from '../engine/sequence/period.ts';
import type { Term } from '../engine/sequence/sequence.ts';
import { listMoves, type Options, period, sequence, solve, verifyCertificate } from '../index.ts';

/** Options that travel. */
export type SentOptions = Pick<Options, 'limits' | 'method' | 'moves' | 'length' | 'marks' | 'evidence'>;

/** Browsers pass an event that holds the message, Node the message itself. */
export interface MessagePlace {
  postMessage(message: unknown): void;
  addEventListener?(type: 'message', listen: (event: { readonly data: unknown }) => void): void;
  on?(type: 'message', listen: (message: unknown) => void): void;
}

const CALLS = {
  solve: (question: string, options: SentOptions): Verdict | BadQuestion => solve(question, options),
  listMoves: (question: string, options: SentOptions): MoveList | BadQuestion => listMoves(question, options),
  period: (question: string, options: SentOptions): PeriodAnswer | BadQuestion => period(question, options),
  /** All terms at once. */
  sequence: (
    question: string,
    options: SentOptions & { readonly to: number; readonly from?: number },
  ): readonly Term[] | BadQuestion => collect(sequence(question, options)),
  verifyCertificate: (json: unknown, options: SentOptions): Check => verifyCertificate(json, options),
} as const;

type Calls = typeof CALLS;
type CallName = keyof Calls;

interface Request {
  readonly id: number;
  readonly call: CallName;
  readonly input: unknown;
  readonly options: SentOptions;
}

type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly failure: string });

/** Answers every question that comes through the port, one after the other. */
export function serve(port: MessagePlace): void {
  hear(port, (message) => {
    const { id, call, input, options } = message as Request;
    port.postMessage(replyTo(id, call, input, options));
  });
}

function replyTo(id: number, call: CallName, input: unknown, options: SentOptions): Reply {
  if (!Object.hasOwn(CALLS, call)) return { id, failure: `there is no call ${String(call).slice(0, 40)}` };
  try {
    return { id, answer: (CALLS[call] as (input: unknown, options: SentOptions) => unknown)(input, options) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The same calls as promises, answered behind the port. */
export type Connection = {
  readonly [Name in CallName]: (
    input: Parameters<Calls[Name]>[0],
    ...options: Name extends 'sequence' ? [Parameters<Calls[Name]>[1]] : [Parameters<Calls[Name]>[1]?]
  ) => Promise<ReturnType<Calls[Name]>>;
};

export function connect(port: MessagePlace): Connection {
  const waiting = new Map<number, { resolve(answer: unknown): void; reject(failure: Error): void }>();
  let last = 0;
  hear(port, (message) => {
    const reply = message as Reply;
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) asked?.resolve(reply.answer);
    else asked?.reject(new Error(reply.failure));
  });
  const ask =
    (call: CallName) =>
    (input: unknown, options: SentOptions = {}) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, { resolve, reject });
        port.postMessage({ id, call, input, options } satisfies Request);
      });
  return Object.fromEntries(Object.keys(CALLS).map((call) => [call, ask(call as CallName)])) as unknown as Connection;
}

function hear(port: MessagePlace, listen: (message: unknown) => void): void {
  if (port.addEventListener !== undefined) port.addEventListener('message', ({ data }) => listen(data));
  else port.on?.('message', listen);
}

/** All terms; the line that is no question where it comes to one first. */
function collect(terms: ReturnType<typeof sequence>): readonly Term[] | BadQuestion {
  return 'error' in terms ? terms : [...terms];
}
