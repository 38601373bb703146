/**
 * The first answer: how much processor time the program takes to start and answer a small question of each game, beside that of a Node that
 * does nothing. A ratio is what the program adds, in times of Node alone; that of one question differs by some hundredths from run to run.
 *
 * The questions are the first samples of the rulesets. The signature is a hash of the answers; it must not change.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { catalogue } from '../library/dist/index.js';
import { figure, median, signature } from './figures.mjs';

const STARTS = 5;

/** Seconds of the processor that Node takes with these words, by the mean of some runs, and what it prints. */
function timeOf(...words) {
  const script = `for run in ${'x '.repeat(STARTS)}; do "$@" || exit; done; times`;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  const lines = stdout.trimEnd().split('\n');
  // Minutes and seconds of the children, for themselves and for the system.
  const parts = [...lines.at(-1).matchAll(/(\d+)m([\d.]+)s/g)].map(([, minutes, seconds]) => 60 * minutes + Number(seconds));
  return { seconds: parts.reduce((sum, part) => sum + part) / STARTS, printed: lines.slice(0, -2).join('\n') };
}

const alone = timeOf('-e', '0').seconds;
console.log(`node -e 0  ${(1000 * alone).toFixed(0)} ms`);
const answers = createHash('sha256');
const ratios = catalogue.entries.map(({ facts: { id, samples } }) => {
  const line = `${id} ${samples[0]}`;
  const { seconds, printed } = timeOf('cli/bin/impartial.mjs', line);
  answers.update(printed);
  const ratio = (seconds - alone) / alone;
  console.log(`${ratio.toFixed(2).padStart(6)}  ${line}`);
  return ratio;
});
console.log(`median ${median(ratios).toFixed(2)}, largest ${Math.max(...ratios).toFixed(2)}`);
figure('Node alone', 1000 * alone, 'ms');
figure('the program’s own part, over Node alone: median of the games', median(ratios), '×');
figure('the same for the slowest game', Math.max(...ratios), '×');
signature(answers.digest('hex').slice(0, 8));
