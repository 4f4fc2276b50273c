import type { Pixels } from './pixels.ts';

/** Draws a picture over another one of its size. */
export function overlay(below: Pixels, above: Pixels): void {
  const { data } = below;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const opacity = (above.data[pixel + 3] ?? 0) / 255;
    if (opacity === 0) continue;
    const under = ((data[pixel + 3] ?? 0) / 255) * (1 - opacity);
    const whole = opacity + under;
    for (let i = pixel; i < pixel + 3; i++) {
      data[i] = Math.round(((above.data[i] ?? 0) * opacity + (data[i] ?? 0) * under) / whole);
    }
    data[pixel + 3] = Math.round(whole * 255);
  }
}
