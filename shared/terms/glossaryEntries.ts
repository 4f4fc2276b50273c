import type { Term } from './termIndex.ts';

/**
 * The terms of a pair of languages as a service's glossary holds them: one preferred translation for each source text. What
 * a service has no place for (forbidden words, further translations, phrases with line breaks or over 1,024 bytes) is left out.
 *
 * @returns translations by source text, in the order of the terms.
 * @example glossaryEntries([{ source: 'File', targets: ['Datei', 'Akte'], forbidden: [] }]) // Map { 'File' => 'Datei' }
 */
export function glossaryEntries(terms: readonly Term[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const { source, targets } of terms) {
    const [target] = targets;
    if (target && !entries.has(source) && isPhrase(source) && isPhrase(target)) entries.set(source, target);
  }
  return entries;
}

/**
 * Entries in the service's own notation: a line each, source and target with a tab between them.
 *
 * @example tsvOf(new Map([['File', 'Datei']])) // 'File\tDatei'
 */
export function tsvOf(entries: Iterable<readonly [source: string, target: string]>): string {
  return Array.from(entries, ([source, target]) => `${source}\t${target}`).join('\n');
}

/**
 * Reads that notation; a line without a tab is passed over.
 *
 * @example entriesOf('File\tDatei\n').get('File'); // 'Datei'
 */
export function entriesOf(tsv: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const line of tsv.split(/\r?\n/)) {
    const tab = line.indexOf('\t');
    if (tab > 0) entries.set(line.slice(0, tab), line.slice(tab + 1));
  }
  return entries;
}

/** Rules of a glossary phrase: at most 1,024 bytes, no control characters, no white space at the edges. */
function isPhrase(text: string): boolean {
  return text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text) && new TextEncoder().encode(text).length <= 1024;
}
