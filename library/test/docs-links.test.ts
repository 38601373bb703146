/** Links between pages lead somewhere. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './expected-file.ts';
import { listAnchors, listLinks, listPages } from './pages.ts';

describe('links in the docs', () => {
  it.each(listPages())('%s leads where it says', (page) => {
    const broken = listLinks(page).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !listAnchors(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('reach every page from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) {
      for (const link of listLinks(page)) {
        const target = normalize(join(dirname(page), link.split('#')[0] ?? ''));
        if (target.endsWith('.md') && existsSync(join(root, target))) reached.add(target);
      }
    }
    expect(listPages().filter((page) => !reached.has(page))).toEqual([]);
  });
});
