/** A picture as numbers: four bytes a pixel, red, green, blue and opacity, rows from top to bottom. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rectangle of pixels; `right` and `bottom` are the first ones outside. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** `#rrggbb`. */
export function hexColor(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** The largest difference of two colours in red, green or blue. */
export function colorDistance(a: Color, b: Color): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** The colour of a pixel. */
export function colorAt({ width, data }: Pixels, x: number, y: number): Color {
  const i = (y * width + x) * 4;
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
}

/** The part of a box that lies within a picture, grown on all sides. */
export function grown({ left, top, right, bottom }: Box, margin: number, { width, height }: Pixels): Box {
  return {
    left: Math.max(0, Math.floor(left - margin)),
    top: Math.max(0, Math.floor(top - margin)),
    right: Math.min(width, Math.ceil(right + margin)),
    bottom: Math.min(height, Math.ceil(bottom + margin)),
  };
}
