/** The kinds of certificates that theorems write, each with the code that checks it. One line per kind. */

import type { CheckStep } from '../../core/certificate.ts';
import { excerpt } from '../../core/result.ts';
import { checkEpidemicCamps, checkEpidemicFolding, type EpidemicCheck } from '../../games/epidemic/certificate/check.ts';
import { checkHackendot } from '../../games/hackendot/certificate/check.ts';
import { checkCompoundPeriod } from '../../games/octal/certificate/check-compound-period.ts';
import { checkOctalPeriod, type PeriodCheck, type PeriodCheckOptions } from '../../games/octal/certificate/check-period.ts';
import { checkSurvivorBlocks } from '../../games/survivor-nim/certificate/check.ts';
import { nimOnGraphsSteps, type ValueByPlay } from './check-nim-on-graphs.ts';
import { nimPeriodSteps } from './check-nim-period.ts';

/** The time that a check may take, and whom it tells how far it is. */
type CertificateCheck = (
  certificate: Record<string, unknown>,
  byPlay: ValueByPlay,
  options: PeriodCheckOptions,
) => readonly CheckStep[];

export const certificateChecks: Readonly<Record<string, CertificateCheck>> = {
  'compound-period': (certificate) => [compoundPeriodStep(certificate, '')],
  'epidemic-camps': (certificate) => [epidemicStep(certificate, checkEpidemicCamps(certificate), 'vertices')],
  'epidemic-folding': (certificate) => [epidemicStep(certificate, checkEpidemicFolding(certificate), 'entries')],
  'hackendot-values': (certificate) => [hackendotStep(certificate)],
  'nim-on-graphs': nimOnGraphsSteps,
  'nim-period': nimPeriodSteps,
  'octal-period': (certificate, _byPlay, options) => [octalPeriodStep(certificate, options)],
  'only-option-period': (certificate) => [compoundPeriodStep(certificate, 'what leads to ')],
  'survivor-blocks': (certificate) => [survivorStep(certificate)],
};

function octalPeriodStep(certificate: Record<string, unknown>, options: PeriodCheckOptions): CheckStep {
  const check = checkOctalPeriod(certificate, options);
  return periodStep(certificate, String(certificate.code), check, certificate.argument === 'window' ? ', window lemma' : '');
}

function compoundPeriodStep(certificate: Record<string, unknown>, what: string): CheckStep {
  const { code, compound, play } = certificate;
  return periodStep(certificate, `${what}${code}, ${compound}, ${play},`, checkCompoundPeriod(certificate));
}

function periodStep(certificate: Record<string, unknown>, of: string, check: PeriodCheck, by = ''): CheckStep {
  const [period, preperiod] = [certificate.period, certificate.preperiod].map((part) => excerpt(String(part)));
  const detail = check.result === 'holds' ? `${check.values} values computed anew${by}` : check.why;
  const limit = check.result !== 'holds' && check.limit !== undefined && { limit: check.limit };
  return { what: `${of.slice(0, 80)} has period ${period} from ${preperiod} on`, result: check.result, detail, ...limit };
}

function hackendotStep(certificate: Record<string, unknown>): CheckStep {
  const check = checkHackendot(certificate);
  const detail = check.result === 'holds' ? `the values of ${check.options} options were worked out anew` : check.why;
  return { what: `the forest has the value ${excerpt(String(certificate.total))}`, result: check.result, detail };
}

function survivorStep(certificate: Record<string, unknown>): CheckStep {
  const check = checkSurvivorBlocks(certificate);
  const detail = check.result === 'holds' ? `the losses of ${check.seats} seats fit the rule of one turn` : check.why;
  return { what: `alliance ${excerpt(String(certificate.loser))} loses`, result: check.result, detail };
}

function epidemicStep(certificate: Record<string, unknown>, check: EpidemicCheck, what: string): CheckStep {
  const detail = check.result === 'holds' ? `${check.looked} ${what} were looked at anew` : check.why;
  return { what: `the outcome is ${excerpt(String(certificate.outcome))}`, result: check.result, detail };
}
