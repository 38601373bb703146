/** A drawn graph in the forms that other programs read, and as a picture. */
import { type FileGraph, WRITTEN_FORMS } from 'impartial-graph-files';
import type { Drawing } from '../editor/drawing.ts';

interface Form {
  readonly name: string;
  readonly extension: string;
  readonly type: string;
  write(drawing: Drawing, directed: boolean): string;
}

const weightOf = (weight: string | undefined) => (weight !== undefined && /^\d+$/.test(weight) ? weight : undefined);

/** Without places, and without the games that edges may carry instead of weights: files have no word for them. */
function graphOf({ vertices, edges }: Drawing, directed: boolean): FileGraph {
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  return {
    vertices: [...vertices.keys()],
    edges: edges.map(({ from, to, weight }) => {
      const number = weightOf(weight);
      return { from, to, directed, ...(number !== undefined && { weight: number }) };
    }),
    alone: [...vertices.keys()].filter((name) => !joined.has(name)).map((name) => ({ name })),
  };
}

export const FORMS: readonly Form[] = [
  ...WRITTEN_FORMS.map(({ write, ...form }) => ({
    ...form,
    write: (drawing: Drawing, directed: boolean) => write(graphOf(drawing, directed)),
  })),
  { name: 'SVG', extension: 'svg', type: 'image/svg+xml', write: drawSvg },
];

const MARGIN = 40;

/** A picture by itself: black on white, as in print. */
function drawSvg({ vertices, edges, marks, piece }: Drawing, directed: boolean): string {
  const places = [...vertices.values()];
  const [left, top] = [Math.min(...places.map(({ x }) => x)) - MARGIN, Math.min(...places.map(({ y }) => y)) - MARGIN];
  const [right, bottom] = [Math.max(...places.map(({ x }) => x)) + MARGIN, Math.max(...places.map(({ y }) => y)) + MARGIN];
  const round = (number: number) => Math.round(10 * number) / 10;
  const lines = edges.flatMap(({ from, to, weight }) => {
    const [a, b] = [vertices.get(from), vertices.get(to)];
    if (a === undefined || b === undefined) return [];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const end = { x: b.x - ((b.x - a.x) / length) * 18, y: b.y - ((b.y - a.y) / length) * 18 };
    const head = directed ? ' marker-end="url(#head)"' : '';
    const [x, y] = [round((a.x + b.x) / 2), round((a.y + b.y) / 2)];
    return [
      `<line x1="${round(a.x)}" y1="${round(a.y)}" x2="${round(end.x)}" y2="${round(end.y)}"${head}/>`,
      ...(weightOf(weight) === undefined
        ? []
        : [`<circle class="weight" cx="${x}" cy="${y}" r="11"/><text x="${x}" y="${y}">${weight}</text>`]),
    ];
  });
  const discs = [...vertices].map(([name, { x, y }]) => {
    const isSolid = marks.has(name) || piece === name;
    return `<circle${isSolid ? ' class="solid"' : ''} cx="${round(x)}" cy="${round(y)}" r="17"/><text${isSolid ? ' class="on"' : ''} x="${round(x)}" y="${round(y)}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(left)} ${round(top)} ${round(right - left)} ${round(bottom - top)}">
<style>line{stroke:#8a857a;stroke-width:2}circle{fill:#fff;stroke:#1d1c1a;stroke-width:1.8}.solid{fill:#1d1c1a}.weight{stroke:#8a857a}text{font:15px serif;text-anchor:middle;dominant-baseline:central;fill:#1d1c1a}.on{fill:#fff}</style>
<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 1 9 5 0 9z" fill="#8a857a"/></marker></defs>
${[...lines, ...discs].join('\n')}
</svg>
`;
}
