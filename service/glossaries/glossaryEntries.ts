import { maxDictionaryBytes, maxPhraseBytes } from '../../shared/api/glossaries.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { Refusal } from '../http/errors.ts';

/** One entry, and where it begins in the text that it was read from. */
export interface GlossaryEntry {
  readonly source: string;
  readonly target: string;
  /** UTF-16 code units from the text's start. */
  readonly position: number;
}

const invalid = (detail: string) => new Refusal(400, 'Invalid glossary entries provided', { detail });

/**
 * The entries of a dictionary, every rule of shapes.md §1 checked.
 *
 * @param pair rows of a CSV that name another pair in their third and fourth column are left out.
 * @throws Refusal 400 whose detail names the entry, 413 for more than 10 MiB.
 */
export function readEntries(
  entries: string,
  format: 'tsv' | 'csv',
  pair: { readonly source: string; readonly target: string },
): GlossaryEntry[] {
  if (Buffer.byteLength(entries) > maxDictionaryBytes) throw new Refusal(413, 'A dictionary has at most 10 MiB.');
  const rows = format === 'tsv' ? parseTsv(entries) : parseCsv(entries, pair);
  if (rows.length === 0) throw invalid('No entries found');
  const seen = new Map<string, number>();
  for (const [i, row] of rows.entries()) {
    const place = `with the index ${i} (starting at position ${row.position})`;
    checkPhrase(row.source, `Key ${place}`);
    checkPhrase(row.target, `Value ${place}`);
    const first = seen.get(row.source);
    if (first !== undefined) {
      const other = `key with the index ${first} (starting at position ${rows[first]?.position})`;
      throw invalid(`Key ${place} duplicates ${other}`);
    }
    seen.set(row.source, i);
  }
  return rows;
}

function checkPhrase(phrase: string, name: string): void {
  if (phrase.trim() === '') throw invalid(`${name} is empty`);
  if (phrase !== phrase.trim()) throw invalid(`${name} has whitespace at its start or end`);
  if (/[\p{Cc}\u2028\u2029]/u.test(phrase)) throw invalid(`${name} contains a control character or line break`);
  if (/\p{Cs}/u.test(phrase)) throw invalid(`${name} is not valid Unicode`);
  if (Buffer.byteLength(phrase) > maxPhraseBytes) throw invalid(`${name} has more than ${maxPhraseBytes} bytes`);
}

/** Lines of `source<TAB>target`; empty lines are left out, and lines without a tab or with two refused. */
function parseTsv(text: string): GlossaryEntry[] {
  const rows: GlossaryEntry[] = [];
  let position = 0;
  for (const line of text.split('\n')) {
    const bare = line.endsWith('\r') ? line.slice(0, -1) : line;
    const [source, target, ...rest] = bare.split('\t');
    if (bare !== '') {
      if (source === undefined || target === undefined || rest.length > 0) {
        const fault = target === undefined ? 'misses tab separator' : 'has more than one tab separator';
        throw invalid(`Entry with the index ${rows.length} (starting at position ${position}) ${fault}`);
      }
      rows.push({ source, target, position });
    }
    position += line.length + 1;
  }
  return rows;
}

/** Rows of RFC 4180: two columns, or four with the languages of the row. */
function parseCsv(text: string, pair: { readonly source: string; readonly target: string }): GlossaryEntry[] {
  const rows: GlossaryEntry[] = [];
  let offset = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (offset < text.length) {
    const position = offset;
    const fields: string[] = [];
    for (;;) {
      const [field, end] = csvField(text, offset, rows.length, position);
      fields.push(field);
      offset = end;
      if (text[offset] !== ',') break;
      offset++;
    }
    if (text[offset] === '\r') offset++;
    if (text[offset] === '\n') offset++;
    const [source, target, from, to] = fields;
    if (fields.length === 1 && source === '') continue;
    if (source === undefined || target === undefined) {
      throw invalid(`Entry with the index ${rows.length} (starting at position ${position}) misses comma separator`);
    }
    if (fields.length > 4) {
      throw invalid(`Entry with the index ${rows.length} (starting at position ${position}) has more than 4 columns`);
    }
    if (from && rootLanguage(from) !== pair.source) continue;
    if (to && rootLanguage(to) !== pair.target) continue;
    rows.push({ source, target, position });
  }
  return rows;
}

function csvField(text: string, start: number, index: number, row: number): [field: string, end: number] {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end++;
    return [text.slice(start, end), end];
  }
  let field = '';
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw invalid(`Entry with the index ${index} (starting at position ${row}) misses a closing quote`);
    field += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const next = text[quote + 1];
      if (next !== undefined && next !== ',' && next !== '\n' && next !== '\r') {
        throw invalid(`Entry with the index ${index} (starting at position ${row}) has text behind a closing quote`);
      }
      return [field, quote + 1];
    }
    field += '"';
    from = quote + 2;
  }
}
