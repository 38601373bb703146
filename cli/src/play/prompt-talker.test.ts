/** At a terminal the move that is typed is played, whatever moves are listed. */
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { findMove, openPosition } from './position.ts';
import { promptTalker } from './prompt-talker.ts';

describe('a prompt', () => {
  it.each(['5>1+2', '3>1', '5>2+2', 'hint', '5 > 4'])('gives what is typed: %s', async (typed) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    output.resume();
    const position = openPosition('kayles 5 3', {});
    const asked = promptTalker({ input, output }).ask(position, false);
    for (const key of `${typed}\r`) input.write(key);
    const said = await asked;
    expect(said).toBe(typed);
    if (typed !== 'hint') expect(findMove(position, said ?? '')?.move).toBe(typed.replaceAll(' ', ''));
  });

  it('shows the moves while they fit', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    output.on('data', (chunk) => {
      shown += chunk;
    });
    const asked = promptTalker({ input, output }).ask(openPosition('kayles 3', {}), true);
    input.write('\r');
    expect(await asked).toBe('moves');
    expect(shown).toContain('Your move: 3>2, 3>1, 3>1+1');
    expect(shown).toContain('undo');
  });
});
