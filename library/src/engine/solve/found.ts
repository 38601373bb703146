/**
 * What solving finds: a verdict whose certificate is still to be made.
 *
 * Who asks for a certificate may do so long after the answer, so it is made with a session of its own and rests on nothing that a search
 * has kept: verdicts may be kept in any number.
 */
import type { Certificate } from '../../core/certificate.ts';
import { byClock } from '../../core/clock.ts';
import { LimitReached } from '../../core/limits.ts';
import { withTimeAtHand } from '../../core/time-at-hand.ts';
import type { Verdict } from '../../core/verdict.ts';
import { withCertificate, withJson } from '../../core/verdict-json.ts';
import { Session, type SessionOptions } from './session.ts';

export interface Found extends Omit<Verdict, 'certificate' | 'toJSON'> {
  readonly certificate?: Certify | undefined;
}

/** Undefined if there is no certificate; a short one has no evidence that takes work of its own. May throw `LimitReached`. */
export type Certify = (session: Session, isShort: boolean) => Certificate | undefined;

export function toVerdict(found: Found, options: SessionOptions): Verdict {
  const certify = found.certificate;
  const certificate: Verdict['certificate'] = ({ short = false } = {}) =>
    certify === undefined ? undefined : certified(certify, options, short);
  return withJson(withCertificate(found, certificate));
}

function certified(certify: Certify, options: SessionOptions, isShort: boolean): Certificate | undefined {
  const session = new Session(options);
  try {
    return byClock(options.now, () => withTimeAtHand(session.timer, () => certify(session, isShort)));
  } catch (error) {
    if (error instanceof LimitReached) return undefined;
    throw error;
  }
}
