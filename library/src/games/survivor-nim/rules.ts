/**
 * Survivor Nim [kelly2011]: one pile, players of two alliances around a table, and each takes as many counters as it may.
 *
 * The paper makes a player with too few counters take them and lose; since whoever takes the last counter loses anyway, the rule
 * here is only that such a player takes what is there. It then needs no word about losing and serves `[normal]` play as well.
 */
import type { TableDrawing } from '../../core/drawing.ts';
import { bad, ok, type Result } from '../../core/result.ts';
import type { Move, OptionText, PositionText, Ruleset } from '../../core/ruleset.ts';
import { listItems } from '../../notation/tokens.ts';
import { allianceAt, type Seating, takesAt } from './seating.ts';
import { tableInWords, turnInWords } from './table-words.ts';
import { formatSeats, formatTakes, parseCounters, parsePlayer, parseSeats, parseTakes } from './text.ts';

export interface TablePosition {
  readonly counters: bigint;
  readonly table: Seating;
  /** The seat to move, from 0. */
  readonly player: number;
}

export const survivorNim: Ruleset<TablePosition> = {
  id: 'survivor-nim',
  title: 'Survivor Nim',
  rule: 'In turn around the table each player takes counters from one pile, as many as that player may, or all that are left where these are too few. Unless play is normal, the alliance that takes the last counter loses.',
  inShort: 'alliances round a table',
  notation:
    'Counters, then the alliances of the players in turn order: `22 1122112 [take 1-2]`; `take 1-2 1-3 2-5` has one interval for each player, `take 1|3-5` any finite set; `player 3` moves next.',
  sources: [{ key: 'kelly2011', where: 'Definition 1' }, { key: 'kelly2006' }],
  samples: [
    '22 1122112 [take 1-2]',
    '8 1122112 [take 1-2, player 3]',
    '14 1221 [take 1-2 2-5 1-3 3]',
    '12 11212 [take 1|3-4]',
    '9 1212 [take 1-3, normal]',
    '5 11 [take 1-2]',
    '0 12 [take 1-2]',
  ],
  example: '13 1122112 [take 1-2]',
  family: { text: '{n} 1122112 [take 1-2]', from: 0 },
  optionNames: ['take', 'player'],
  defaultPlay: 'misere',
  indivisible: true,
  parse: parseTable,
  format: ({ counters, table }) => `${counters} ${formatSeats(table.seats)}`,
  formatOptions: ({ table, player }) => [`take ${formatTakes(table.takes)}`, ...(player === 0 ? [] : [`player ${player + 1}`])],
  lastMove: 'takes the last counter',
  onBoard: tableInWords,
  toMove: ({ table }) => turnInWords(table),
  moves: eachTake,
  draw: drawTable,
  sides: ({ table, player }) => ({ next: allianceAt(table, player), previous: allianceAt(table, player - 1) }),
};

function drawTable({ counters, table, player }: TablePosition): TableDrawing {
  return { picture: 'table', counters, seats: table.seats, player, takes: (seat) => formatTakes([takesAt(table, seat)]) };
}

/** The position after a take. */
export function takeCounters({ counters, table, player }: TablePosition, take: bigint): Move<TablePosition> {
  return { label: String(take), to: { counters: counters - take, table, player: (player + 1) % table.seats.length } };
}

function* eachTake(position: TablePosition): Iterable<Move<TablePosition>> {
  const { counters, table, player } = position;
  const set = takesAt(table, player);
  if (counters === 0n) return;
  if (counters < set[0].least) yield takeCounters(position, counters);
  for (const { least, most } of set) {
    for (let take = least; take <= most && take <= counters; take++) yield takeCounters(position, take);
  }
}

function parseTable({ text, at, options }: PositionText): Result<TablePosition> {
  const words = listItems(text, at);
  if (!words.ok) return words;
  const [first, second, extra] = words.value;
  if (first === undefined)
    return bad('empty-position', 'There is no number of counters.', at, { expected: 'counters and seats such as 22 1122112' });
  const counters = parseCounters(first);
  if (!counters.ok) return counters;
  if (second === undefined)
    return bad('empty-table', 'There is nobody at the table.', first.at + first.text.length, {
      expected: 'seats such as 1122112',
    });
  const seats = parseSeats(second);
  if (!seats.ok) return seats;
  if (extra !== undefined)
    return bad('text-after-seats', 'The seats are one word, in turn order.', extra.at, { found: extra.text });
  const take = options.find(({ name }) => name === 'take');
  if (take === undefined)
    return bad('missing-take', 'The option `take` says how many counters a player may take.', at, {
      expected: 'an option such as [take 1-2]',
    });
  const takes = parseTakes(take.words, seats.value.length, take.at);
  if (!takes.ok) return takes;
  const player = readPlayer(
    options.find(({ name }) => name === 'player'),
    seats.value.length,
  );
  if (!player.ok) return player;
  return ok({ counters: counters.value, table: { seats: seats.value, takes: takes.value }, player: player.value });
}

function readPlayer(option: OptionText | undefined, seatCount: number): Result<number> {
  if (option === undefined) return ok(0);
  const [first, second] = option.words;
  if (first === undefined || second !== undefined) {
    return bad('bad-player', 'The option `player` names one player.', second?.at ?? option.at, {
      expected: 'one number, as in player 3',
    });
  }
  return parsePlayer(first, seatCount);
}
