import { extname } from 'node:path';
import { loadParsers } from '../loadParsers.ts';
import type { CodeLibrary } from './codeLibrary.ts';
import { scriptPlaces } from './scriptPlaces.ts';
import { templatePlaces } from './templatePlaces.ts';
import type { TextPlace } from './textPlace.ts';

/** Larger files are bundles, not what somebody wrote. */
const largest = 1_000_000;

/**
 * Every text of a source file that a key could stand for, in the order of the file. Broken code is read as far as it makes
 * sense.
 *
 * @param path absolute; its extension says what the text is.
 * @example (await textPlaces('/app/Cart.tsx', '<b>Pay</b>', { name: 'i18next' }))[0]?.parts; // [{ words: 'Pay' }]
 */
export async function textPlaces(path: string, text: string, library: CodeLibrary): Promise<readonly TextPlace[]> {
  if (text.length > largest) return [];
  const { ts } = await loadParsers();
  const extension = extname(path).toLowerCase();
  const quote = quoteOf(text);
  if (/^\.(?:vue|svelte|html)$/.test(extension)) return templatePlaces(ts, text, extension, library, quote);
  const part = { text, start: 0, jsx: !/\.[cm]?ts$/.test(extension), template: false };
  const places = [...scriptPlaces(ts, part, { library, isComponent: false, quote })];
  return places.sort((a, b) => a.range.start - b.range.start);
}

/** The quotes that a file writes around its strings. */
export function quoteOf(text: string): string {
  const imports = text.match(/\b(?:from|import|require\()\s*['"]/g) ?? [];
  const double = imports.filter((one) => one.endsWith('"')).length;
  return double * 2 > imports.length ? '"' : "'";
}
