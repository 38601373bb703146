/**
 * What a survey costs beyond its tasks: the same questions in a plain loop, in a SQLite store and, where there is a server, on PostgreSQL;
 * and how fast many results are put in, counted and opened. The signature is the root of the survey.
 *
 * Times are those of processors, of all threads of this program together. SURVEY_SERVER=postgres://… measures the server too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askTask } from '../survey/dist/ask/ask.js';
import { readDefinition } from '../survey/dist/define/definition.js';
import { Tasks } from '../survey/dist/define/tasks.js';
import { loadOptions } from '../survey/dist/run/options.js';
import { runSurvey } from '../survey/dist/run/run.js';
import { openStore } from '../survey/dist/store/open.js';
import { dropSurvey, storeSurvey } from '../survey/dist/store/surveys.js';

const definition = readDefinition({ name: 'bench', question: 'nim {a:0..31} {b:0..31} {c:0..31}', keepEqual: true });
const tasks = new Tasks(definition);
const folder = mkdtempSync(join(tmpdir(), 'impartial-survey-'));

/** Microseconds of processors so far. */
const work = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

const { options } = await loadOptions();
const asking = { ...definition, options };
const plain = () => {
  const begun = work();
  for (let task = 0; task < tasks.count; task++) askTask(task, tasks.questionAt(task), asking);
  return (work() - begun) / tasks.count;
};
plain();
const loop = plain();
console.log(`plain loop   ${loop.toFixed(1)} µs a task, ${tasks.count} tasks of Nim`);

async function measure(name, place, threads, server) {
  const database = await openStore(place);
  await dropSurvey(database, 'bench').catch(() => undefined);
  await storeSurvey(database, { definition, tasks, chunk: 1000, same: new Map() });
  const begun = work();
  const { root } = await runSurvey(database, 'bench', { version: 'bench', threads, ...(server && { server: place }) });
  const each = (work() - begun) / tasks.count;
  console.log(
    `${name} ${each.toFixed(1)} µs a task on ${threads} thread${threads > 1 ? 's' : ''}, ${(each - loop).toFixed(1)} µs beyond the loop, with the start of threads`,
  );
  console.log(`signature    ${root.slice(0, 8)}`);
  await database.close();
}
await measure('SQLite      ', join(folder, 'bench.sqlite'), 1, false);
if (process.env.SURVEY_SERVER !== undefined) await measure('PostgreSQL  ', process.env.SURVEY_SERVER, 2, true);

const many = await openStore(join(folder, 'many.sqlite'));
const MILLION = 1_000_000;
const large = readDefinition({ name: 'many', question: 'nim {a:0..999} {b:0..999}', keepEqual: true });
await storeSurvey(many, { definition: large, tasks: new Tasks(large), chunk: 1000, same: new Map() });
const begun = performance.now();
for (let from = 0; from < MILLION; from += 1000)
  await many.transaction((inside) =>
    inside.runEach(
      "insert into result (survey, task, status, kind, value, milliseconds, level) values (1, ?, 'proved', 'N', ?, 0.01, 0)",
      Array.from({ length: 1000 }, (_, index) => [from + index, String((from + index) % 17)]),
    ),
  );
const inserted = performance.now();
const rows = await many.readOnly('select value, count(*) as n from result where survey = 1 group by value');
const counted = performance.now();
await many.close();
const opening = performance.now();
await (await openStore(join(folder, 'many.sqlite'))).close();
console.log(
  `10^6 results put in ${((inserted - begun) / 1000).toFixed(1)} s, counted by value (${rows.length}) ${((counted - inserted) / 1000).toFixed(2)} s, opened again ${(performance.now() - opening).toFixed(0)} ms`,
);
rmSync(folder, { recursive: true, force: true });
