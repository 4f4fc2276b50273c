import type { Pixels } from './pixels.ts';

/** Differences from the background up to this many steps of 255 are noise. */
const noise = 12;
/** What is less different from the background than this is not made black. */
const faintest = 48;

/**
 * A picture in shades of grey in which text is dark on white, whatever its colours: each pixel is as dark as it differs
 * from the most common colour around it. Readers of text that choose one threshold for the whole picture otherwise miss
 * white letters on a coloured button.
 *
 * @returns one byte a pixel.
 */
export function evenContrast({ width, height, data }: Pixels): Uint8Array {
  const cell = Math.min(40, Math.max(8, Math.round(Math.sqrt(width * height) / 120)));
  const columns = Math.ceil(width / cell);
  const grid: Grid = { cell, columns, rows: Math.ceil(height / cell) };
  const background = backgrounds({ width, height, data }, grid);
  const difference = new Uint8Array(width * height);
  const strongest = new Uint8Array(grid.columns * grid.rows);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const cellIndex = cellAt(grid, x, y);
      const value = Math.max(
        Math.abs((data[i * 4] ?? 0) - (background[cellIndex * 3] ?? 0)),
        Math.abs((data[i * 4 + 1] ?? 0) - (background[cellIndex * 3 + 1] ?? 0)),
        Math.abs((data[i * 4 + 2] ?? 0) - (background[cellIndex * 3 + 2] ?? 0)),
      );
      const seen = Math.max(0, value - noise);
      difference[i] = seen;
      if (seen > (strongest[cellIndex] ?? 0)) strongest[cellIndex] = seen;
    }
  }
  const around = strongestAround(strongest, grid);
  return difference.map((value, i) => {
    const most = around[cellAt(grid, i % width, Math.floor(i / width))] ?? 255;
    return 255 - Math.min(255, Math.round((value * 255) / most));
  });
}

interface Grid {
  /** Pixels of a side. */
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

const cellAt = ({ cell, columns }: Grid, x: number, y: number) => Math.floor(y / cell) * columns + Math.floor(x / cell);

/** Calls back for the cells around one, and with how many steps they are away. */
function forAround(
  { columns, rows }: Grid,
  center: number,
  reach: number,
  visit: (cell: number, away: number) => void,
) {
  const [x, y] = [center % columns, Math.floor(center / columns)];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (x + dx < 0 || y + dy < 0 || x + dx >= columns || y + dy >= rows) continue;
      visit(center + dy * columns + dx, Math.max(Math.abs(dx), Math.abs(dy)));
    }
  }
}

/** Cells around one in which its background is looked for; the nearest ones count more. */
const reach = 3;
const nearWeight = 3;

/** The most common colour around each cell, three bytes a cell. */
function backgrounds({ width, height, data }: Pixels, grid: Grid): Uint8Array {
  const size = grid.columns * grid.rows;
  const shades = Array.from({ length: size }, () => new Map<number, number>());
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      // 16 steps of each colour are told apart
      const shade = (((data[i] ?? 0) >> 4) << 8) | (((data[i + 1] ?? 0) >> 4) << 4) | ((data[i + 2] ?? 0) >> 4);
      const counts = shades[cellAt(grid, x, y)];
      counts?.set(shade, (counts.get(shade) ?? 0) + 1);
    }
  }
  const colors = new Uint8Array(size * 3);
  for (let center = 0; center < size; center++) {
    const sums = new Map<number, number>();
    forAround(grid, center, reach, (cell, away) => {
      const weight = away <= 1 ? nearWeight : 1;
      for (const [shade, count] of shades[cell] ?? []) sums.set(shade, (sums.get(shade) ?? 0) + count * weight);
    });
    const [best] = [...sums].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
    colors.set([((best >> 8) & 15) * 17, ((best >> 4) & 15) * 17, (best & 15) * 17], center * 3);
  }
  return colors;
}

function strongestAround(strongest: Uint8Array, grid: Grid): Uint8Array {
  return strongest.map((_, center) => {
    let most = faintest;
    forAround(grid, center, 2, (cell) => {
      most = Math.max(most, strongest[cell] ?? 0);
    });
    return most;
  });
}
