/**
 * The proof that the misère quotient of Dawson's Kayles is infinite with heaps to 34: how long its check takes. The signature is what the
 * check says, with its numbers of keys and states; it must not change.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { verifyCertificate } from '../library/dist/index.js';
import { figure, signature as signed } from './figures.mjs';

const packed = readFileSync(new URL('../docs/results/misere-infinite-0.07.json.gz', import.meta.url));
const begun = performance.now();
const { ok, steps } = verifyCertificate(JSON.parse(gunzipSync(packed)), { limits: { milliseconds: 600_000 } });
const seconds = (performance.now() - begun) / 1000;
figure('check of the proof for 0.07', seconds, 's');
console.log(`${seconds.toFixed(1)} s`);
const told = `${ok ? 'holds' : 'fails'}; ${steps.map(({ what, detail }) => `${what} (${detail ?? ''})`).join('; ')}`;
signed(createHash('sha256').update(told).digest('hex').slice(0, 8));
console.log(`signature: ${told}`);
if (!ok) process.exitCode = 1;
