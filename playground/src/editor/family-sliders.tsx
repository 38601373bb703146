/** Families with sliders: a path, a cycle, a grid … of the size one drags to. */
import { useState } from 'react';

interface Family {
  readonly name: string;
  readonly sizes: readonly { readonly word: string; readonly least: number; readonly most: number; readonly first: number }[];
  write(sizes: readonly number[]): string;
}

const order = (first: number, most = 40) => ({ word: 'vertices', least: 1, most, first });

const FAMILIES: readonly Family[] = [
  { name: 'Path', sizes: [order(7)], write: ([n]) => `P${n}` },
  { name: 'Cycle', sizes: [order(7)], write: ([n]) => `C${n}` },
  { name: 'Complete', sizes: [order(5, 12)], write: ([n]) => `K${n}` },
  {
    name: 'Bipartite',
    sizes: [
      { word: 'left', least: 1, most: 10, first: 3 },
      { word: 'right', least: 1, most: 10, first: 3 },
    ],
    write: ([a, b]) => `K${a},${b}`,
  },
  {
    name: 'Grid',
    sizes: [
      { word: 'rows', least: 1, most: 8, first: 3 },
      { word: 'columns', least: 1, most: 10, first: 4 },
    ],
    write: ([a, b]) => `G${a}x${b}`,
  },
  {
    name: 'Star',
    sizes: [
      { word: 'first arm', least: 0, most: 8, first: 1 },
      { word: 'second arm', least: 0, most: 8, first: 2 },
      { word: 'third arm', least: 0, most: 8, first: 3 },
    ],
    write: (arms) => `S${arms.join(',')}`,
  },
  { name: 'Cube', sizes: [{ word: 'dimension', least: 0, most: 5, first: 3 }], write: ([d]) => `Q${d}` },
  {
    name: 'Clique with rays',
    sizes: [
      { word: 'clique', least: 1, most: 7, first: 3 },
      { word: 'ray', least: 1, most: 10, first: 4 },
    ],
    write: ([a, b]) => `K${a}oR${b}`,
  },
];

export function FamilySliders({ onGraph }: { onGraph(graph: string): void }) {
  const [chosen, setChosen] = useState(0);
  const [sizes, setSizes] = useState<readonly number[]>(FAMILIES[0]?.sizes.map(({ first }) => first) ?? []);
  const family = FAMILIES[chosen];
  if (family === undefined) return null;
  return (
    <fieldset className="families">
      <legend>Families</legend>
      <select
        aria-label="Family"
        value={chosen}
        onChange={(event) => {
          const next = FAMILIES[Number(event.target.value)];
          const first = next?.sizes.map((size) => size.first) ?? [];
          setChosen(Number(event.target.value));
          setSizes(first);
          if (next !== undefined) onGraph(next.write(first));
        }}
      >
        {FAMILIES.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
      {family.sizes.map(({ word, least, most }, index) => (
        <label key={`${family.name} ${word}`}>
          {word}{' '}
          <input
            type="range"
            min={least}
            max={most}
            value={sizes[index]}
            onChange={(event) => {
              const next = sizes.map((size, place) => (place === index ? Number(event.target.value) : size));
              setSizes(next);
              onGraph(family.write(next));
            }}
          />{' '}
          {sizes[index]}
        </label>
      ))}
    </fieldset>
  );
}
