/** What a kernel throws where its memory cannot hold more; the library reports it as a limit. */
import { LimitReached } from 'impartial/numeric';

export function outOfMemory(length: number): LimitReached {
  return new LimitReached('program', length, `the memory of the kernel ends after ${length} values`);
}
