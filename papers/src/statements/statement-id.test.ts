/** Statements have addresses of their own, and short ones find the statement that goes on. */
import { describe, expect, it } from 'vitest';
import { papers } from '../papers.ts';
import { findStatement, statementId } from './statement-id.ts';

describe('the name of a statement in an address', () => {
  it('is different for each statement of a paper', () => {
    let seen = 0;
    for (const { id, statements } of papers) {
      const ids = statements.map(({ name }) => statementId(name));
      expect([id, new Set(ids).size]).toEqual([id, ids.length]);
      expect(ids.filter((each) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(each))).toEqual([]);
      seen += ids.length;
    }
    expect(seen).toBeGreaterThanOrEqual(245);
  });

  it('may be cut where another word begins', () => {
    expect(statementId('Proposition 11 and (4)')).toBe('prop-11-and-4');
    expect(statementId('§3.2, F⁻ and 0.13337')).toBe('section-3-2-f-and-0-13337');
    const listed = ['prop-1', 'prop-11-and-4', 'prop-11-skipping'].map((id) => ({ id }));
    expect(findStatement(listed, 'prop-11')?.id).toBe('prop-11-and-4');
    expect(findStatement(listed, 'prop-1')?.id).toBe('prop-1');
    expect(findStatement(listed, 'prop')?.id).toBe('prop-1');
    expect(findStatement(listed, 'theorem')).toBeUndefined();
  });
});
