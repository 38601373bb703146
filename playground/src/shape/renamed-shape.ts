/** A picture whose vertices are called as the game calls them. */
import { isSame, type Names } from './naming.ts';
import type { Shape } from './shape.ts';

export function renameShape(shape: Shape, names: Names): Shape {
  if (isSame(names)) return shape;
  const renamed = (name: string) => names[name] ?? name;
  if (shape.kind === 'graph')
    return { ...shape, vertices: shape.vertices.map((vertex) => ({ ...vertex, name: renamed(vertex.name) })) };
  return shape.kind === 'large' ? { ...shape, names: shape.names.map(renamed) } : shape;
}
