/**
 * The period of 0.104 proved by the window lemma: more than two hundred million values, looked through again and again.
 *
 * One run, because it takes long. The signature is over what was proved.
 */
import { findPeriod } from 'impartial';
import { loadKernels } from 'impartial-kernels';
import { figure, signature } from './figures.mjs';

const CODE = { text: '0.104', digits: Uint8Array.of(0, 1, 0, 4) };

const kernels = await loadKernels();
const [used, started] = [process.cpuUsage(), performance.now()];
const { period, preperiod, valuesNeeded, valuesComputed } = findPeriod(CODE, { kernels, limit: 3e8 });
const clock = (performance.now() - started) / 1e3;
const { user, system } = process.cpuUsage(used);
console.log(
  `${CODE.text} has period ${period} from ${preperiod} on: ${valuesNeeded} values prove it, ${valuesComputed} were computed`,
);
console.log(`${clock.toFixed(1)} s on the clock, ${((user + system) / 1e6).toFixed(1)} s of the processor`);
console.log(`signature ${period}-${preperiod}-${valuesNeeded}`);
figure(`${CODE.text} proved, on the clock`, clock, 's');
figure(`${CODE.text} proved, of the processor`, (user + system) / 1e6, 's');
signature(`${period}-${preperiod}-${valuesNeeded}`);
