/**
 * The octal games of one, two and three digits in misère play: solved, infinite, or open as far as the limits go.
 *
 *   node scripts/misere-octal.mjs --seconds 5 --log octal.jsonl > docs/results/misere-octal.md
 *
 * Every game has so many seconds for its quotient and as many for a proof that it is infinite. With `--log` results are kept one by
 * one and a run that was stopped goes on where it was; with `--codes 0.07,0.77` only these are looked at. It prints the page.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { misere } from 'impartial';
import { misereToData } from 'impartial/present';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, log: { type: 'string' }, codes: { type: 'string' } },
});

/** `0.1`, `0.01` … `0.777`, and `4.1` … `4.77`. The last digit is not 0. */
function* octalCodes() {
  for (const first of [0, 4])
    for (let length = 1; length <= (first === 0 ? 3 : 2); length++)
      for (let number = 1; number < 8 ** length; number++)
        if (number % 8 !== 0) yield `${first}.${number.toString(8).padStart(length, '0')}`;
}

function look(code) {
  const limits = { milliseconds: 1000 * Number(values.seconds), heap: 10_000 };
  const found = misere(`octal ${code}: {n}`, { limits });
  if ('error' in found) throw new Error(found.error.message);
  const { order, tame } = misereToData(found);
  const heap = found.first + found.classes.length - 1;
  const of = { code, order, tame: tame === true };
  if (found.period !== undefined) return { ...of, is: 'solved', ...found.period };
  if (found.infinite !== undefined) {
    const { heap: at, scope, states } = found.infinite;
    return { ...of, is: 'infinite', heap: at, scope, states };
  }
  const steps = /fail in steps of ([^,]+)/.exec(found.reason ?? '')?.[1];
  return { ...of, is: steps === undefined ? 'open' : 'suspected', heap, ...(steps !== undefined && { steps }) };
}

const known = new Map();
if (values.log !== undefined && existsSync(values.log))
  for (const line of readFileSync(values.log, 'utf8').split('\n').filter(Boolean)) {
    const result = JSON.parse(line);
    known.set(result.code, result);
  }
const results = [];
for (const code of values.codes?.split(',') ?? octalCodes()) {
  const result = known.get(code) ?? look(code);
  if (!known.has(code) && values.log !== undefined) appendFileSync(values.log, `${JSON.stringify(result)}\n`);
  results.push(result);
}
console.log(page(results));

function page(all) {
  const of = (is) => all.filter((result) => result.is === is);
  const solved = of('solved');
  const [tame, wild] = [solved.filter((each) => each.tame), solved.filter((each) => !each.tame)];
  const count = (list) => `${list.length} ${list.length === 1 ? 'game' : 'games'}`;
  return `# Octal games in misère play

The ${all.length} games 0.a, 0.ab, 0.abc, 4.a and 4.ab, the last digit not 0, each with ${values.seconds} seconds for its misère quotient and as many
for a proof that the quotient is infinite. What the words mean and why the proofs prove is on the page about [misère play](../theory/misere.md).

| | games |
| --- | --: |
| solved and tame: play it like misère Nim | ${tame.length} |
| solved and wild: a finite quotient and a proved period | ${wild.length} |
| proved infinite at some heap | ${of('infinite').length} |
| suspected to be infinite: candidates fail in steps, no proof found | ${of('suspected').length} |
| open: finite as far as it was looked at | ${of('open').length} |

## How to check this

\`node scripts/misere-octal.mjs --seconds ${values.seconds} --log octal.jsonl\` makes this page anew in less than an hour; which games come to an end within their seconds
depends on the machine, and nothing else does. One line is looked at with \`impartial misere "octal 0.041: {n}"\`; \`--json\` has the certificate of a
proof under \`infinite\`, and a question such as \`impartial solve "octal 0.041: 17 6 14^3 12^6 [misere]" --json\` has it under \`certificate\`:
\`impartial verify --certificate\` and \`python3 checkers/python/check.py\` check it by programs of their own.

## Solved and wild

${count(wild)}: order of the quotient, period and where it begins.

${inLines(wild.map(({ code, order, period, preperiod }) => `${code} (${order}: ${period} from ${preperiod})`))}

## Solved and tame

${count(tame)}, with the order of the quotient, which is that of Nim heaps:

${byOrder(tame)}

## Proved infinite

The heap n, which sums the proof decides (\`all\` to n, or those with at most \`one\` n), and its states. The quotient of the heaps below n is finite. With more than ${values.seconds} seconds 0.024 (n = 17) and 0.205 (n = 14) are proved too, and with
a quarter of an hour [Dawson's Kayles](../theory/misere.md#dawsons-kayles) 0.07 (n = 34); 0.137 (n = 33) and 0.4 (n = 35) are the same game with other heaps.

| code | n | order below n | sums | states |
| --- | --: | --: | --- | --: |
${of('infinite')
  .map(({ code, heap, order, scope, states }) => `| ${code} | ${heap} | ${order} | ${scope} | ${states} |`)
  .join('\n')}

## Suspected to be infinite

The quotient is known to heap n − 1, with this order; at n candidates fail in steps. That is a sign and no proof.

| code | n | order below n | steps |
| --- | --: | --: | --- |
${of('suspected')
  .map(({ code, heap, order, steps }) => `| ${code} | ${heap + 1} | ${order} | ${steps} |`)
  .join('\n')}

## Open

With the largest heap to which the quotient was found, and its order there.

${inLines(of('open').map(({ code, heap, order }) => `${code} (${heap}: ${order})`))}

Back to [misère play](../theory/misere.md).`;
}

/** Separated by commas, eight to a line. */
function inLines(items) {
  const lines = [];
  for (let at = 0; at < items.length; at += 8) lines.push(items.slice(at, at + 8).join(', '));
  return lines.join(',\n');
}

function byOrder(games) {
  const orders = [...new Set(games.map(({ order }) => order))].sort((a, b) => a - b);
  return orders
    .map((order) => `- ${order}: ${games.flatMap((game) => (game.order === order ? [game.code] : [])).join(', ')}`)
    .join('\n');
}
