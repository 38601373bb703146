/** An explanation as JSON: the verdict, and beside it what the text tells at length. */
import { evidenceData, verdictData } from '../core/verdict-json.ts';
import type { Told } from './explanation.ts';
import { answerLine } from './json.ts';

export function explanationToJson({
  verdict,
  setting,
  rulesets,
  used,
  line,
  certificate,
  proofs = [],
  inPrint = [],
}: Told): string {
  return answerLine({
    ...verdictData(verdict),
    ...evidenceData(verdict, certificate),
    why: verdict.why,
    setting,
    rulesets: rulesets.map(({ id, title, rule }) => ({ id, title, rule })),
    passedOver: verdict.passedOver,
    used: used.map(({ id, title, statement, sources }) => ({
      ...{ id, title, statement, sources },
      proof: proofs.find(({ theorem }) => theorem === id)?.proof,
    })),
    line,
    inPrint: inPrint.map(({ says, truth, counterexample: { at, shows } }) => ({ says, truth, counterexample: { at, shows } })),
  });
}
