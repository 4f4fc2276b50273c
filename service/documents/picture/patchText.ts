import { type Box, type Color, colorAt, colorDistance, grown, type Pixels } from './pixels.ts';

/** Colours around a text that are as near to one another as this are one background. */
const flat = 4;
/** Pixels around a box: letters reach a little beyond it, and compression smears them. */
const margin = 2;

/** Paints over the text in a box, with the colour around it or, where that changes, with the colours of its edges. */
export function patchText(pixels: Pixels, box: Box): void {
  const area = grown(box, margin, pixels);
  const edge = [...ring(area, pixels)];
  const usual = middleColor(edge);
  const same = edge.filter((color) => colorDistance(color, usual) <= flat);
  if (same.length >= 0.8 * edge.length) {
    const color = middleColor(same);
    fill(pixels, area, () => color);
  } else fill(pixels, area, blend(area, pixels));
}

function* ring(area: Box, pixels: Pixels): Generator<Color> {
  const outer = grown(area, 1, pixels);
  for (let x = outer.left; x < outer.right; x++) {
    if (outer.top < area.top) yield colorAt(pixels, x, outer.top);
    if (outer.bottom > area.bottom) yield colorAt(pixels, x, outer.bottom - 1);
  }
  for (let y = area.top; y < area.bottom; y++) {
    if (outer.left < area.left) yield colorAt(pixels, outer.left, y);
    if (outer.right > area.right) yield colorAt(pixels, outer.right - 1, y);
  }
}

function middleColor(colors: readonly Color[]): Color {
  const middle = (channel: 0 | 1 | 2) => {
    const values = colors.map((color) => color[channel]).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 255;
  };
  return [middle(0), middle(1), middle(2)];
}

/** What stands around a box, carried inwards: the nearer an edge is, the more it counts. */
function blend(area: Box, pixels: Pixels): (x: number, y: number) => Color {
  const outer = grown(area, 1, pixels);
  const edges = {
    above: outer.top < area.top ? outer.top : undefined,
    below: outer.bottom > area.bottom ? outer.bottom - 1 : undefined,
    before: outer.left < area.left ? outer.left : undefined,
    behind: outer.right > area.right ? outer.right - 1 : undefined,
  };
  const across = (y: number | undefined) =>
    y === undefined ? undefined : smooth(area.left, area.right, (x) => colorAt(pixels, x, y));
  const along = (x: number | undefined) =>
    x === undefined ? undefined : smooth(area.top, area.bottom, (y) => colorAt(pixels, x, y));
  const [above, below, before, behind] = [
    across(edges.above),
    across(edges.below),
    along(edges.before),
    along(edges.behind),
  ];
  return (x, y) => {
    const parts = [
      [above?.[x - area.left], y - area.top + 1],
      [below?.[x - area.left], area.bottom - y],
      [before?.[y - area.top], x - area.left + 1],
      [behind?.[y - area.top], area.right - x],
    ] as const;
    const sum: [number, number, number] = [0, 0, 0];
    let weights = 0;
    for (const [color, distance] of parts) {
      if (!color) continue;
      const weight = 1 / distance;
      weights += weight;
      for (const channel of [0, 1, 2] as const) sum[channel] += color[channel] * weight;
    }
    return weights === 0 ? colorAt(pixels, x, y) : [sum[0] / weights, sum[1] / weights, sum[2] / weights];
  };
}

/** The colours of an edge, each the middle one of its neighbours, so that no speck becomes a stripe. */
function smooth(start: number, end: number, colorOf: (place: number) => Color): Color[] {
  const colors = Array.from({ length: end - start }, (_, i) => colorOf(start + i));
  return colors.map((_, i) => middleColor(colors.slice(Math.max(0, i - 3), i + 4)));
}

function fill({ width, data }: Pixels, area: Box, colorOf: (x: number, y: number) => Color): void {
  const filled: [number, Color][] = [];
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) filled.push([(y * width + x) * 4, colorOf(x, y)]);
  for (const [i, color] of filled) data.set(color.map(Math.round), i);
}
