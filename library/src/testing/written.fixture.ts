/** Answers as a file has them, each with its certificate. */
import type { BadQuestion, Verdict } from '../core/verdict.ts';
import { answerToJson } from '../present/json.ts';

export function written(answer: Verdict | BadQuestion) {
  return JSON.parse(answerToJson(answer, { certificate: true }));
}
