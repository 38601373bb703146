/** The terms of a family that is one, for tests. */
import { eachStretchWith, type SequenceOptions, type Stretch, sequenceWith, type Term } from './sequence.ts';

export function termsOf(line: string, options: SequenceOptions): readonly Term[] {
  const terms = sequenceWith(line, options);
  if ('error' in terms) throw new Error(terms.error.message);
  return [...terms];
}

export function stretchesOf(line: string, options: SequenceOptions): readonly Stretch[] {
  const stretches = eachStretchWith(line, options);
  if ('error' in stretches) throw new Error(stretches.error.message);
  return [...stretches];
}
