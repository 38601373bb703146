/**
 * What a survey costs beyond its tasks: the same questions in a plain loop, in a SQLite store and, where there is a server, on PostgreSQL
 * with two workers; and how fast many results are put in, counted by value and opened again. The signature is the root of the survey.
 *
 * Times are those of processors, of all threads of this program together, so that others at work here matter little.
 * SURVEY_SERVER=postgres://… measures the server too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askTask } from '../survey/dist/ask/ask.js';
import { readDefinition } from '../survey/dist/define/definition.js';
import { Tasks } from '../survey/dist/define/tasks.js';
import { surveyStatus } from '../survey/dist/look/status.js';
import { loadOptions } from '../survey/dist/run/options.js';
import { runSurvey } from '../survey/dist/run/run.js';
import { openStore } from '../survey/dist/store/open.js';
import { COUNTS } from '../survey/dist/store/schema.js';
import { dropSurvey, storeSurvey } from '../survey/dist/store/surveys.js';
import { figure, signature } from './figures.mjs';

const definition = readDefinition({ name: 'bench', question: 'nim {a:0..63} {b:0..31} {c:0..31}', keepEqual: true });
const tasks = new Tasks(definition);
const folder = mkdtempSync(join(tmpdir(), 'impartial-survey-'));

/** Seconds of processors so far. */
const work = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const { options } = await loadOptions();
const asking = { ...definition, options };
const plain = () => {
  const begun = work();
  for (let task = 0; task < tasks.count; task++) askTask(task, tasks.questionAt(task), asking);
  return (1e6 * (work() - begun)) / tasks.count;
};
const loop = plain();
figure('a task in a plain loop', loop, 'µs');
console.log(`plain loop   ${loop.toFixed(1)} µs a task, ${tasks.count} tasks of Nim`);

async function measure(name, place, threads, server, most) {
  const database = await openStore(place);
  await dropSurvey(database, 'bench').catch(() => undefined);
  await storeSurvey(database, { definition, tasks, chunk: 1000, same: new Map() });
  const begun = work();
  const { root } = await runSurvey(database, 'bench', { version: 'bench', threads, ...(server && { server: place }) });
  const each = (1e6 * (work() - begun)) / tasks.count;
  console.log(
    `${name} ${each.toFixed(1)} µs a task, ${(each - loop).toFixed(1)} beyond the loop (limit ${most}), ${threads} worker${threads > 1 ? 's' : ''} and their start, chunks of 1,000`,
  );
  console.log(`signature    ${root.slice(0, 8)}`);
  figure(`${name.trim()}, a task beyond the loop, chunks of 1,000`, each - loop, 'µs');
  if (!server) signature(root.slice(0, 8));
  if (each - loop > most) process.exitCode = 1;
  await database.close();
}
await measure('SQLite      ', join(folder, 'bench.sqlite'), 1, false, 50);
if (process.env.SURVEY_SERVER !== undefined) await measure('PostgreSQL  ', process.env.SURVEY_SERVER, 2, true, 200);

const [MILLION, TEN_MILLION] = [1e6, 1e7];
const many = await openStore(join(folder, 'many.sqlite'));
const large = readDefinition({ name: 'many', question: 'nim {a:0..9999} {b:0..999}', keepEqual: true });
await storeSurvey(many, { definition: large, tasks: new Tasks(large), chunk: 1000, same: new Map() });
const begun = work();
for (let from = 0; from < MILLION; from += 1000)
  await many.transaction((inside) =>
    inside.runEach(
      "insert into result (survey, task, status, kind, value, milliseconds, level) values (1, ?, 'proved', 'N', ?, 0.01, 0)",
      Array.from({ length: 1000 }, (_, index) => [from + index, String((from + index) % 17)]),
    ),
  );
const inserted = work();
const rows = await many.readOnly('select value, count(*) as n from result where survey = 1 group by value');
const counted = work();
figure('10^6 results put in and counted by value', counted - begun, 's');
if (counted - begun > 60) process.exitCode = 1;
console.log(
  `10^6 results put in ${(inserted - begun).toFixed(1)} s, counted by value (${rows.length}) ${(counted - inserted).toFixed(1)} s (limit 60 together)`,
);

// The other nine million at once: what matters is how such a file is opened and looked at.
await many.transaction(async (inside) => {
  await inside.run(
    `insert into result (survey, task, status, kind, value, milliseconds, level)
     with recursive t(task) as (select ${MILLION} union all select task + 1 from t where task + 1 < ${TEN_MILLION})
     select 1, task, 'proved', 'N', cast(task % 17 as text), 0.01, 0 from t`,
  );
  await inside.run(
    `update chunk set state = 'done', ${COUNTS.map((count, index) => `${count} = ${index === 0 ? 1000 : 0}`).join(', ')}`,
  );
});
await many.close();
const opening = work();
const again = await openStore(join(folder, 'many.sqlite'));
const opened = work();
const { byStatus } = await surveyStatus(again, 'many');
const looked = work();
figure('10^7 results opened, with the status', looked - opening, 's');
if (looked - opening > 1) process.exitCode = 1;
console.log(
  `10^7 results opened ${(opened - opening).toFixed(2)} s, with its status (${byStatus.proved}) ${(looked - opening).toFixed(2)} s (limit 1)`,
);
await again.close();
rmSync(folder, { recursive: true, force: true });
