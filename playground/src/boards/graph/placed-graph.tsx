/** Graphs of a game that says where its moves are clicked: places are picked, and what is then not clear is chosen by name. */
import type { GraphShape } from '../../shape/shape.ts';
import type { BoardProperties } from '../board-properties.ts';
import { PlacedChoices } from '../placed-choices.tsx';
import { usePickedPlaces } from '../use-picked-places.ts';
import { GraphPicture } from './graph-board.tsx';

export function PlacedGraph(properties: BoardProperties<GraphShape>) {
  const places = usePickedPlaces(properties);
  return (
    <>
      <GraphPicture {...properties} places={places} />
      <PlacedChoices {...properties} choices={places.choices} />
    </>
  );
}
