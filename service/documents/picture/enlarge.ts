/**
 * A picture in shades of grey, made larger with smooth transitions.
 *
 * @param grey one byte a pixel.
 * @param zoom a whole number.
 */
export function enlarge(grey: Uint8Array, width: number, height: number, zoom: number): Uint8Array {
  if (zoom === 1) return grey;
  const [wide, high] = [width * zoom, height * zoom];
  const result = new Uint8Array(wide * high);
  for (let y = 0, i = 0; y < high; y++) {
    const v = Math.max(0, (y + 0.5) / zoom - 0.5);
    const top = Math.floor(v);
    const bottom = Math.min(height - 1, top + 1);
    for (let x = 0; x < wide; x++, i++) {
      const u = Math.max(0, (x + 0.5) / zoom - 0.5);
      const left = Math.floor(u);
      const right = Math.min(width - 1, left + 1);
      const across = (row: number) =>
        (grey[row * width + left] ?? 0) * (1 - u + left) + (grey[row * width + right] ?? 0) * (u - left);
      result[i] = Math.round(across(top) * (1 - v + top) + across(bottom) * (v - top));
    }
  }
  return result;
}
