/** A chart of bars as SVG: how many tasks have which value. The scale is that of roots, so that rare values are seen beside common ones. */

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [720, 240, 8, 34] as const;

export function barsToSvg(bars: readonly { readonly at: string; readonly count: number }[], title: string): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = (WIDTH - 2 * LEFT) / Math.max(1, bars.length);
  const shapes = bars.map(({ at, count }, index) => {
    const height = Math.max(1, (HEIGHT - BOTTOM - 22) * Math.sqrt(count / most));
    const [x, y] = [LEFT + index * step, HEIGHT - BOTTOM - height];
    const middle = (x + step / 2).toFixed(1);
    return [
      `<rect x="${(x + 1).toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(1, step - 2).toFixed(1)}" height="${height.toFixed(1)}"><title>${escaped(at)}: ${count}</title></rect>`,
      `<text x="${middle}" y="${HEIGHT - BOTTOM + 14}">${escaped(at)}</text>`,
      ...(step > 28 ? [`<text x="${middle}" y="${(y - 4).toFixed(1)}">${count}</text>`] : []),
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}" font-family="sans-serif" font-size="11" text-anchor="middle" fill="#44546a">${shapes.join('')}<text x="${WIDTH / 2}" y="${HEIGHT - 4}">${escaped(title)}</text></svg>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
