/**
 * Bytes as people read them, in decimal units.
 *
 * @example dataSize(37_200_000); // '37 MB'
 */
export function dataSize(bytes: number): string {
  if (bytes < 950_000) return `${Math.ceil(bytes / 1000)} kB`;
  if (bytes < 9.95e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return bytes < 999.5e6 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
