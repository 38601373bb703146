/** What is asked of the one game that Invent hands in. */
import type { BoxRequest, BoxTasks } from '../box/messages.ts';
import { hint } from '../solver/hint-task.ts';
import { listen, onCall } from './listen.ts';
import { company, family, find, laws, load, look, periodOf, solve } from './tasks.ts';

/** Then a round of hints ends, and the page asks for the next one: no single hint takes longer than what is left of five seconds. */
const HINT_MILLISECONDS = 2500;

listen(({ task, input }: BoxRequest, tell) => {
  const facts = load(onCall);
  const { question, label, to } = input as Partial<{ question: string; label: string; to: number }>;
  switch (task) {
    case 'look':
      return look(question ?? '');
    case 'solve':
      return solve(question ?? '');
    case 'hint':
      return hint(input as BoxTasks['hint']['in'], tell, {
        skip: (input as BoxTasks['hint']['in']).skip,
        milliseconds: HINT_MILLISECONDS,
      });
    case 'find':
      return find(question ?? '', label ?? '');
    case 'laws':
      return laws(onCall);
    case 'family':
      return family(question ?? '', to ?? 0);
    case 'period':
      return periodOf(question ?? '');
    case 'company':
      return company(question ?? '');
    default:
      return facts;
  }
});
