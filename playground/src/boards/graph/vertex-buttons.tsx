/**
 * The vertices of a picture. A task of the main thread draws or changes a handful of them: in a picture of hundreds one handful follows
 * the other, so that the page answers meanwhile. What is pressed before its turn has come acts on the position that is shown everywhere
 * else.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { type VertexActs, VertexButton, type VertexProperties } from './vertex-button.tsx';

const HANDFUL = 50;

/** A vertex and what it is told from the others by. */
export interface DrawnVertex extends Omit<VertexProperties, 'acts'> {
  readonly key: string;
}

export function VertexButtons({ vertices, acts }: { readonly vertices: readonly DrawnVertex[]; readonly acts: VertexActs }) {
  const latest = useRef(acts);
  latest.current = acts;
  /** Always the same, so that vertices that have not changed are not drawn again. */
  const lasting = useMemo<VertexActs>(
    () => ({
      onPlay: (name) => latest.current.onPlay(name),
      onRefuse: (name) => latest.current.onRefuse(name),
      onPoint: (name) => latest.current.onPoint(name),
    }),
    [],
  );
  return useHandfuls(vertices).map((handful, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a handful is its place in the list.
    <g key={index}>
      {handful.map(({ key, ...vertex }) => (
        <VertexButton key={key} {...vertex} acts={lasting} />
      ))}
    </g>
  ));
}

/** The vertices in handfuls: the first as it is now, each other as it was when it last had its turn. */
function useHandfuls(vertices: readonly DrawnVertex[]): readonly (readonly DrawnVertex[])[] {
  const count = Math.max(1, Math.ceil(vertices.length / HANDFUL));
  /** For each handful the list that it was last taken from. */
  const [taken, setTaken] = useState<readonly (readonly DrawnVertex[])[]>([]);
  useEffect(() => {
    const all = Array.from({ length: count }, (_, index) => (index === 0 ? vertices : (taken[index] ?? [])));
    const next = all.findIndex((each) => each !== vertices);
    if (next < 0) return;
    const turn = setTimeout(() => setTaken(all.with(next, vertices)));
    return () => clearTimeout(turn);
  }, [vertices, taken, count]);
  return Array.from({ length: count }, (_, index) =>
    (index === 0 ? vertices : (taken[index] ?? [])).slice(index * HANDFUL, (index + 1) * HANDFUL),
  );
}
