/**
 * The kind `survivor-last-counter`: tables of Survivor Nim at which it is known who takes the last counter, or has taken it: all players are in
 * one alliance, or no counters are left and the seat before has taken the last one.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind } from '../../../core/certificate-kind.ts';
import type { Play } from '../../../core/outcome.ts';
import { anyText, oneOf, playName, readJson, record } from '../../../core/read-json.ts';
import { outcomeAtTable } from './outcome-at-table.ts';

export interface SurvivorLastCounterCertificate {
  readonly kind: 'survivor-last-counter';
  readonly question: string;
  readonly play: Play;
  /** The alliance that takes the last counter. */
  readonly alliance: 1 | 2;
  readonly loser: 1 | 2;
}

const readLast = record<SurvivorLastCounterCertificate>({
  kind: oneOf('survivor-last-counter'),
  question: anyText,
  play: playName,
  alliance: oneOf(1, 2),
  loser: oneOf(1, 2),
});

export const survivorLastCounter: CertificateKind<SurvivorLastCounterCertificate> = {
  kind: 'survivor-last-counter',
  parse: (json) => readJson(json, readLast),
  claim({ question, loser }) {
    const table = readTable(question);
    if (table === undefined) return { about: [] };
    const outcome = loser === table.seats[table.player] ? 'P' : 'N';
    const outcomeOf = outcomeAtTable(table.seats.join(''), () => loser);
    return { about: { parts: [{ line: question, count: 1n }] }, outcome, outcomeOf };
  },
  check: (certificate) => [checkLast(certificate)],
  toText: ({ alliance }) => [`Alliance ${alliance} takes the last counter, whatever anybody does.`],
};

function checkLast({ question, play, alliance, loser }: SurvivorLastCounterCertificate): CheckStep {
  const what = `alliance ${loser} loses`;
  const table = readTable(question);
  if (table === undefined) return { what, result: 'fails', detail: 'the question is none of Survivor Nim' };
  const { counters, seats, player } = table;
  const isOne = seats.every((each) => each === alliance);
  const hasTaken = counters === 0n && seats.at(player - 1) === alliance;
  if (table.play !== play) return { what, result: 'fails', detail: 'the question has another convention' };
  if (!isOne && !hasTaken)
    return { what, result: 'fails', detail: `nothing says that alliance ${alliance} takes the last counter` };
  const isRight = (play === 'misere') === (loser === alliance);
  return { what, result: isRight ? 'holds' : 'fails', detail: `alliance ${alliance} takes the last counter in ${play} play` };
}

interface LastTable {
  readonly counters: bigint;
  readonly seats: readonly (1 | 2)[];
  /** Counted from 0. */
  readonly player: number;
  readonly play: string;
}

/** The few words of a question that matter here, whose convention is written out. */
function readTable(question: string): LastTable | undefined {
  const [, counters, row = '', bracket = ''] = /^survivor-nim (\d{1,100000}) ([12]+) \[([^\]]*)\]$/.exec(question) ?? [];
  if (counters === undefined) return undefined;
  const options = bracket.split(',').map((option) => option.trim());
  const player = Number(options.find((option) => option.startsWith('player '))?.slice('player '.length) ?? '1') - 1;
  const play = options.find((option) => option === 'normal' || option === 'misere') ?? '';
  const seats = Array.from(row, (seat) => (seat === '1' ? (1 as const) : (2 as const)));
  return player >= 0 && player < seats.length ? { counters: BigInt(counters), seats, player, play } : undefined;
}
