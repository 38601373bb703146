/** Who wins in a position that a move at a table leaves, by who loses there: what the certificates about tables have in common. */
import type { Claim } from '../../../core/certificate-kind.ts';

/** `loserAt` is asked for a seat, counted from 0, and the counters left, at least 1. */
export function outcomeAtTable(
  seats: string,
  loserAt: (seat: number, counters: bigint) => 1 | 2 | undefined,
): NonNullable<Claim['outcomeOf']> {
  return ([only, ...others]) => {
    if (only?.item.ruleset !== 'survivor-nim' || others.length > 0) return undefined;
    const [counters = '0'] = only.item.text().split(' ', 1);
    const player = only.item.options().find((option) => option.startsWith('player '));
    const seat = player === undefined ? 0 : Number(player.slice('player '.length)) - 1;
    const loser = counters === '0' ? undefined : loserAt(seat, BigInt(counters));
    if (loser === undefined) return undefined;
    return String(loser) === seats[seat] ? 'P' : 'N';
  };
}
