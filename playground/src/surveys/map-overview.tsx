/** The whole map at the side, a few pixels wide, with a window where its rows in sight are; a click brings others into sight. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { lookOf, type Measure } from './cell.ts';
import type { SurveyMap } from './survey-map.ts';

const WIDTH = 72;
const HIGHEST_ROW = 6;
/** How much of the colour each look has, in percent. */
const SHARES: Readonly<Record<string, number>> = { one: 12, few: 28, some: 50, many: 100 };

interface Properties {
  readonly map: SurveyMap;
  readonly measure: Measure;
  readonly rowHeight: number;
  readonly box: RefObject<HTMLDivElement | null>;
}

export function MapOverview({ map, measure, rowHeight, box }: Properties) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sight, setSight] = useState({ top: 0, height: 0, room: 0 });

  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const follow = () => setSight({ top: current.scrollTop, height: current.clientHeight, room: current.clientHeight });
    follow();
    current.addEventListener('scroll', follow);
    const watch = new ResizeObserver(follow);
    watch.observe(current);
    return () => {
      current.removeEventListener('scroll', follow);
      watch.disconnect();
    };
  }, [box]);

  const room = Math.max(0, sight.room - 24);
  const each = Math.min(HIGHEST_ROW, room / Math.max(1, map.rows.length));
  useEffect(() => {
    if (canvas.current !== null && each > 0) draw(canvas.current, map, measure, each);
  }, [map, measure, each]);

  function bring(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons === 0 || box.current === null) return;
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top;
    box.current.scrollTop = (y / each) * rowHeight - sight.height / 2;
  }

  return (
    <div className="survey-overview" aria-hidden="true" onPointerDown={bring} onPointerMove={bring}>
      <canvas ref={canvas} />
      <i
        style={{
          top: (sight.top / rowHeight) * each - 2,
          height: Math.min(map.rows.length * each, (sight.height / rowHeight) * each) + 4,
        }}
      />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, map: SurveyMap, measure: Measure, each: number): void {
  const scale = devicePixelRatio || 1;
  const [wide, high] = [WIDTH, Math.ceil(each * map.rows.length)];
  canvas.width = wide * scale;
  canvas.height = high * scale;
  canvas.style.width = `${wide}px`;
  canvas.style.height = `${high}px`;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.scale(scale, scale);
  const style = getComputedStyle(document.documentElement);
  const [win, rule, lose] = ['--win', '--rule', '--lose'].map((name) => style.getPropertyValue(name));
  const cell = wide / Math.max(1, map.columns.length);
  const gap = each >= 4 ? 1 : 0;
  // Where rows are lower than half a pixel, some are left out.
  const step = Math.max(1, Math.floor(0.5 / each));
  for (let row = 0; row < map.rows.length; row += step)
    for (const [column, found] of (map.rows[row]?.cells ?? []).entries()) {
      const look = lookOf(found, measure);
      const share = SHARES[look];
      context.globalAlpha = share === undefined ? 1 : share / 100;
      context.fillStyle = (share !== undefined ? win : look === 'failed' ? lose : rule) ?? '';
      if (look === 'waiting' || look === 'left-out') continue;
      context.fillRect(column * cell, row * each, Math.max(1, cell - gap), Math.max(1, each * step - gap));
    }
}
