import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { type Box, type Color, colorAt, colorDistance, grown, type Pixels } from './pixels.ts';

/** The colours of a text and how strong its strokes are. */
export interface WordLook {
  readonly color: Color;
  readonly background: Color;
  /** Width of a stroke by the height of a small letter; 0 where it cannot be told. */
  readonly weight: number;
}

/** Finds the colours of the text in a box. @param small height of a letter like x, in pixels. */
export function wordLook(pixels: Pixels, box: Box, small: number): WordLook {
  const background = commonColor(pixels, grown(box, Math.max(1, small * 0.2), pixels));
  const inner = grown(box, 0, pixels);
  const differences: { readonly color: Color; readonly distance: number }[] = [];
  for (let y = inner.top; y < inner.bottom; y++) {
    for (let x = inner.left; x < inner.right; x++) {
      const color = colorAt(pixels, x, y);
      differences.push({ color, distance: colorDistance(color, background) });
    }
  }
  const most = differences.reduce((highest, { distance }) => Math.max(highest, distance), 0);
  // edges are mixed with the background; what differs most is the colour of the text
  const ink = differences.filter(({ distance }) => distance >= 0.85 * most);
  return {
    color: averageColor(ink.map(({ color }) => color)),
    background,
    weight: strokeWeight(pixels, inner, background, most, small),
  };
}

/** The colour that most pixels of a box have, of those that are nearly the same the middle. */
export function commonColor(pixels: Pixels, box: Box): Color {
  const groups = new Map<number, Color[]>();
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const color = colorAt(pixels, x, y);
      const shade = ((color[0] >> 4) << 8) | ((color[1] >> 4) << 4) | (color[2] >> 4);
      pushTo(groups, shade, color);
    }
  }
  const most = [...groups.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  return averageColor(most);
}

/** The middle value of each channel. */
function averageColor(colors: readonly Color[]): Color {
  const middle = (channel: 0 | 1 | 2) => {
    const values = colors.map((color) => color[channel]).sort((a, b) => a - b);
    return values[values.length >> 1] ?? 0;
  };
  return [middle(0), middle(1), middle(2)];
}

/** Ink of a row by the number of strokes that it crosses, edges counted by how dark they are. */
function strokeWeight(pixels: Pixels, box: Box, background: Color, most: number, small: number): number {
  if (most === 0 || small <= 0) return 0;
  let ink = 0;
  let strokes = 0;
  for (let y = box.top; y < box.bottom; y++) {
    let inside = false;
    for (let x = box.left; x < box.right; x++) {
      const share = colorDistance(colorAt(pixels, x, y), background) / most;
      ink += share < 0.1 ? 0 : share;
      if (!inside && share > 0.5) strokes++;
      inside = share > 0.5;
    }
  }
  return strokes === 0 ? 0 : ink / strokes / small;
}
