import type { Problem } from '../catalog/catalog.ts';
import { say } from '../sentences/sentence.ts';

/**
 * The first character for which readers of a format refuse the file, where there is one.
 *
 * @param refused the characters that have to be escaped in all of the file.
 * @param format its name, for the message.
 * @example controlFaults('a: \u0001', /[\u0000-\u0008]/, 'YAML')[0]?.range; // { start: 3, end: 4 }
 */
export function controlFaults(text: string, refused: RegExp, format: string): Problem[] {
  const start = text.search(refused);
  if (start < 0) return [];
  const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0');
  const message = say`${format} cannot hold the character U+${code}.`;
  return [{ id: 'syntax', range: { start, end: start + 1 }, message, severity: 'error' }];
}
