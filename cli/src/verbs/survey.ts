/**
 * `impartial survey`: families of thousands of questions planned, asked, remembered, looked at and published.
 *
 * Each verb of it is a file in `survey/`. The package behind them is loaded when one of them runs: no other verb waits for it.
 */
import type { Command } from 'commander';
import { addChain } from '../survey/chain.ts';
import { addCopy } from '../survey/copy.ts';
import { addDrop } from '../survey/drop.ts';
import { addExport } from '../survey/export.ts';
import { addFind } from '../survey/find.ts';
import { addJoin } from '../survey/join.ts';
import { addList } from '../survey/list.ts';
import { addPlan } from '../survey/plan.ts';
import { addPublish } from '../survey/publish.ts';
import { addQuery } from '../survey/query.ts';
import { addRaise } from '../survey/raise.ts';
import { addReport } from '../survey/report.ts';
import { addRun } from '../survey/run.ts';
import { addStatus } from '../survey/status.ts';
import { addVerifySurvey } from '../survey/verify.ts';

const EXAMPLES = `
Examples:
  impartial survey plan "octal 0.{a:0..7}: {n}" --ask period --name octal-1
  impartial survey run octal-1
  impartial survey status octal-1
  impartial survey query 'select status, count(*) from "octal-1" group by 1'
  impartial survey raise octal-1 --where "status = 'none'" --values x8
  impartial survey verify octal-1

Results are kept in surveys.sqlite in the current folder, or where --store
says: another file, or postgres://… on a server.`;

export function addSurvey(program: Command): void {
  const survey = program.command('survey').description('plan, run and look at families of thousands of questions');
  for (const add of [
    ...[addPlan, addRun, addStatus, addList, addRaise, addQuery, addFind],
    ...[addVerifySurvey, addExport, addReport, addPublish, addCopy, addJoin, addChain, addDrop],
  ])
    add(survey);
  survey.addHelpText('after', EXAMPLES);
}
