/** A desk that is closed with the part of the page that uses it. */
import { useEffect, useRef } from 'react';
import { createDesk, type Desk } from './desk.ts';

export function useDesk(): Desk {
  const desk = useRef<Desk>(undefined);
  desk.current ??= createDesk();
  const { current } = desk;
  useEffect(() => () => current.close(), [current]);
  return current;
}
