/** Solving off the main thread: a question line in, its answer out. */
import { type BadQuestion, solve, type Verdict } from 'impartial';

export interface Reply {
  readonly question: string;
  readonly answer: Verdict | BadQuestion;
}

self.onmessage = ({ data: question }: MessageEvent<string>) => {
  const reply: Reply = { question, answer: solve(question) };
  self.postMessage(reply);
};
