/** Short names of statements for addresses: `prop-11` for “Proposition 11”, different for each statement of a paper. */

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\bpropositions?\b/g, 'prop'],
  [/§/g, 'section '],
];

/** Small letters, digits and hyphens. */
export function statementId(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return SHORT.reduce((text, [words, short]) => text.replace(words, short), plain)
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The statement that an address means: one of this name, or the first whose name goes on from there. */
export function findStatement<One extends { readonly id: string }>(statements: readonly One[], id: string): One | undefined {
  return statements.find((each) => each.id === id) ?? statements.find((each) => each.id.startsWith(`${id}-`));
}
