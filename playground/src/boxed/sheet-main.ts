/** A worksheet with games of its own, answered cell by cell inside of the closed box, since its games come from anybody. */
import { breachToText, type CatalogueLine, guardRuleset, toCatalogue, tryRuleset } from 'impartial/define';
import { eachAnswer, type LoadedGame, readWorksheet } from 'impartial-worksheet';
import type { BoxTasks } from '../box/messages.ts';
import { SHEET_LIMITS } from '../sheet/limits.ts';
import { sentAnswer } from '../sheet/sent-answer.ts';
import { failureOf, listen, onCall } from './listen.ts';
import { loadRulesets, ownGames } from './load.ts';

const TRIAL = 500;

/** The games that the sheet names, which were handed in before this, and the names of all others. */
const { boxGames, boxElsewhere } = globalThis as unknown as {
  readonly boxGames: readonly CatalogueLine[];
  readonly boxElsewhere: readonly string[];
};
const catalogue = toCatalogue(boxGames, boxElsewhere);

let answers: ReturnType<typeof eachAnswer> | undefined;

/** Loaded and tried, as on the command line. */
function loadGame(module: (typeof ownGames)[number], problem: string | null): LoadedGame {
  if (problem !== null) return { problem };
  try {
    const rulesets = loadRulesets(module);
    for (const ruleset of rulesets) {
      const { breach } = tryRuleset(ruleset, { milliseconds: TRIAL, onCall });
      if (breach !== undefined) return { problem: `${breachToText(breach)}.` };
    }
    return { rulesets: rulesets.map((ruleset) => guardRuleset(ruleset, onCall)) };
  } catch (error) {
    const { message, line } = failureOf(error);
    return { problem: line === undefined ? message : `Line ${line}: ${message}` };
  }
}

function begin({ text, problems, lines }: BoxTasks['sheet']['in']): number {
  const sheet = readWorksheet(text);
  if (!sheet.ok) throw new Error(sheet.error.message);
  const games = ownGames.map((module, index) => loadGame(module, problems[index] ?? null));
  answers = eachAnswer(sheet.value, { catalogue, games, limits: SHEET_LIMITS, only: ({ line }) => lines.includes(line) });
  return sheet.value.cells.length;
}

listen(({ task, input }) => {
  if (task === 'sheet') return begin(input as BoxTasks['sheet']['in']);
  const next = answers?.next();
  return next === undefined || next.done === true ? null : sentAnswer(next.value);
});
