/** The panel says what the library answered, in the page's words. */
import { solve } from 'impartial';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Progress } from './use-answer.ts';
import { VerdictPanel } from './verdict-panel.tsx';

function show(question: string, progress: Progress = 'settled'): string {
  const nothing = () => {};
  return renderToStaticMarkup(<VerdictPanel answer={solve(question)} progress={progress} onStop={nothing} onMove={nothing} />);
}

describe('the verdict panel', () => {
  it('says who wins, with which value, by which move, and why', () => {
    const panel = show('node-kayles P5');
    expect(panel).toContain('The next player wins.');
    expect(panel).toContain('Value 3.');
    expect(panel).toContain('<b>3</b> to node-kayles 2*P1');
    expect(panel).toContain('<cite>');
  });

  it('says that a position is lost', () => {
    expect(show('nim 4 4')).toContain('The previous player wins.');
  });

  it('shows the values of other compounds', () => {
    expect(show('node-kayles P9 + P11 [conjunctive]')).toMatch(/Remoteness \d+\./);
  });

  it('shows no verdict for a line that is no question', () => {
    expect(show('node-kayles 3-3')).not.toContain('wins');
  });

  it('offers to stop while it works', () => {
    expect(show('nim 3', 'working')).toContain('Stop</button>');
  });
});
