/** Where the values of a line come from: the worker of the page, or the closed box where the link carries a game of one's own. */
import { useEffect, useState } from 'react';
import { NOT_LOADED } from '../words.ts';
import { type SequenceSource, useWorkerSource } from './use-sequence.ts';

interface Opened {
  readonly source?: SequenceSource;
  /** Why there is none: the game was never run here, or cannot be fetched. */
  readonly why?: 'foreign' | typeof NOT_LOADED;
}

export function useSource(game: string | undefined): Opened {
  const worker = useWorkerSource();
  const [own, setOwn] = useState<Opened>({});
  useEffect(() => {
    if (game === undefined) return;
    let isOver = false;
    let opened: SequenceSource | undefined;
    import('./own-sequence.ts')
      .then(({ openOwnSequence }) => openOwnSequence(game))
      .then((found) => {
        if (found === 'foreign') return !isOver && setOwn({ why: 'foreign' });
        if (isOver) return found.close();
        opened = found;
        setOwn({ source: found });
      })
      .catch(() => !isOver && setOwn({ why: NOT_LOADED }));
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [game]);
  return game === undefined ? { source: worker } : own;
}
