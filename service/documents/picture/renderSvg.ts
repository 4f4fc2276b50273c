import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { runtimeFile } from '../../process/runtimeFile.ts';
import type { Pixels } from './pixels.ts';

let ready: Promise<void> | undefined;

/** Draws an SVG without text. Colours come without opacity multiplied in. */
export async function renderSvg(svg: string): Promise<Pixels> {
  ready ??= readFile(runtimeFile('resvg.wasm', '@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  await ready;
  const drawing = new Resvg(svg);
  try {
    const image = drawing.render();
    const { width, height } = image;
    const data = withoutOpacity(image.pixels);
    image.free();
    return { width, height, data };
  } finally {
    drawing.free();
  }
}

/** Colours are multiplied with their opacity where pixels are drawn over one another. */
function withoutOpacity(pixels: Uint8Array): Uint8Array {
  for (let pixel = 0; pixel < pixels.length; pixel += 4) {
    const opacity = pixels[pixel + 3] ?? 255;
    if (opacity === 255 || opacity === 0) continue;
    for (let i = pixel; i < pixel + 3; i++) pixels[i] = Math.min(255, Math.round(((pixels[i] ?? 0) * 255) / opacity));
  }
  return pixels;
}
