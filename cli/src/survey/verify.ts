/** `impartial survey verify`: digests, pages asked anew that the root itself chooses, and all certificates by separate code. */
import type { Command } from 'commander';
import { answerLine } from 'impartial/present';
import type { SurveyCheck } from 'impartial-survey';
import { parseCount } from '../numbers.ts';
import { startPace } from '../pace.ts';
import { answer } from '../terminal.ts';
import { otherCode } from './status.ts';
import { addAskFlags, addStoreFlags, givenRulesets, type StoreFlags, withStore } from './store.ts';

interface Flags extends StoreFlags {
  readonly pages: number;
  readonly certificates: boolean;
}

export function addVerifySurvey(survey: Command): void {
  const command = survey
    .command('verify')
    .argument('<survey>', 'its name')
    .description('check a survey without trusting who ran it');
  command.option('--pages <n>', 'pages of 1000 tasks to ask anew, chosen by the root', parseCount, 2);
  command.option('--no-certificates', 'leave the certificates alone');
  addStoreFlags(addAskFlags(command)).action(verifyVerb);
}

async function verifyVerb(name: string, flags: Flags): Promise<void> {
  const given = await givenRulesets(flags);
  const check = await withStore(flags, async (database, surveys) => {
    let pace: ReturnType<typeof startPace> | undefined;
    let shown = '';
    const onProgress = (done: number, all: number, what: string) => {
      if (what !== shown) pace?.stop();
      if (what !== shown) pace = startPace(all, 0, what);
      shown = what;
      pace?.update(done);
    };
    const found = await surveys.verifySurvey(database, name, {
      pages: flags.pages,
      certificates: flags.certificates,
      onProgress,
      ...given,
    });
    pace?.stop();
    return found;
  });
  if (!check.ok) process.exitCode = 1;
  await answer(flags.json === true ? `${answerLine({ survey: name, ...check })}\n` : checkText(name, check));
}

function checkText(name: string, check: SurveyCheck): string {
  const { ok, isWhole, root, results, asked, certificates, byOtherCode, faults } = check;
  const lines = [
    `${name}: ${ok ? 'holds' : 'does not hold'}${isWhole ? '' : ', as far as it is done'}`,
    `  ${results} results have the digests that were kept`,
    `  ${asked} tasks asked anew have the same results`,
    `  ${certificates} certificates were accepted by separate code`,
    ...(root === undefined ? [] : [`  root ${root}`]),
  ];
  const said = ok ? lines : [lines[0], ...faults.map((fault) => `  ${fault}`)];
  return `${[...said, ...(byOtherCode === 0 ? [] : [`  ${otherCode(byOtherCode)}`])].join('\n')}\n`;
}
