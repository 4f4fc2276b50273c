/**
 * A number of 32 bits for a text (FNV-1a over UTF-16 code units, mixed at the end).
 *
 * @param prime another odd number gives another hash of the same text.
 */
export function textHash(text: string, prime = 0x01000193): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), prime);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) ^ (hash >>> 12);
}
