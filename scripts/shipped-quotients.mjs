/**
 * The misère quotients that come with the library, as certificates in `library/quotients`.
 *
 *   node scripts/shipped-quotients.mjs            checks them, by the code that checks certificates: a part of `npm test`
 *   node scripts/shipped-quotients.mjs --write    finds them anew first, in some seconds
 *
 * Proofs of infinite quotients take a minute to check: they are compared, by their SHA-256, with what was checked when it was published.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LIMITS, SHIPPED_PROOFS, SHIPPED_QUOTIENTS, verifyCertificate } from '../library/dist/index.js';
import { misereQuotient } from '../library/dist/misere/code-quotient.js';
import { saveQuotient } from '../library/dist/misere/saved-quotient.js';
import { root } from './step.mjs';

if (process.argv.includes('--write')) {
  for (const shipped of SHIPPED_QUOTIENTS) write(shipped);
  for (const { code, where } of SHIPPED_PROOFS) copyFileSync(join(root, where), proofPath(code));
}
const faults = [...SHIPPED_QUOTIENTS.flatMap(faultsOf), ...SHIPPED_PROOFS.flatMap(faultsOfProof)];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 && SHIPPED_QUOTIENTS.length > 0 ? 0 : 1;

function pathOf({ code }) {
  return join(root, 'library', 'quotients', `${code}.json`);
}

function proofPath(code) {
  return join(root, 'library', 'quotients', `${code}-infinite.json.gz`);
}

function write(shipped) {
  const { code, to } = shipped;
  const digits = Uint8Array.from(code.replace('.', ''), (digit) => Number.parseInt(digit, 16));
  const found = misereQuotient({ text: code, digits }, BigInt(to), { ...DEFAULT_LIMITS, milliseconds: 600_000 });
  if (found.stopped !== undefined) throw found.stopped;
  writeFileSync(pathOf(shipped), `${JSON.stringify({ kind: 'misere-quotient', code, ...saveQuotient(found.quotient) })}\n`);
}

/** What is wrong with a file: nothing where every step of the check holds, and it is about the heaps that it is said to be about. */
function faultsOf(shipped) {
  const { code, to } = shipped;
  let certificate;
  try {
    certificate = JSON.parse(readFileSync(pathOf(shipped), 'utf8'));
  } catch (error) {
    return [`${code}: ${error.message}`];
  }
  const { steps } = verifyCertificate(certificate);
  const about =
    certificate.code === code && certificate.classes?.length === to ? [] : [`${code}: it is not about the heaps to ${to}`];
  const wrong = steps.filter(({ result }) => result !== 'holds');
  return [
    ...about,
    ...wrong.map(({ what, result, detail }) => `${code}: ${what}: ${result}${detail === undefined ? '' : `, ${detail}`}`),
  ];
}

function faultsOfProof({ code, where, sha256 }) {
  const isSame = (path) => createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;
  return [proofPath(code), join(root, where)].filter((path) => !isSame(path)).map((path) => `${path} is not what was checked`);
}
