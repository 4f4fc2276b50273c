import { isLanguageCode } from '../languages/languageCodes.ts';
import { rootLanguage, sameLanguage } from '../languages/languageTag.ts';
import { languageName } from '../sentences/languageName.ts';
import type { Cell } from './delimited.ts';

/** Which column of a glossary holds what; numbers count from 0. */
export interface GlossaryColumns {
  readonly header: boolean;
  readonly source: number;
  readonly targets: readonly number[];
  readonly forbidden: readonly number[];
  readonly note?: number;
  readonly status?: number;
  readonly languages: readonly string[];
  /** False for rows of another pair of languages. */
  applies(row: readonly Cell[]): boolean;
}

type Role = 'source' | 'target' | 'note' | 'forbidden' | 'status' | 'source-language' | 'target-language' | 'other';

const roles: readonly (readonly [Role, RegExp])[] = [
  ['source-language', /^(?:source|src)[ _-]?lang(?:uage)?$/],
  ['target-language', /^(?:target|trg|tgt)[ _-]?lang(?:uage)?$/],
  ['source', /^(?:source(?:[ _-]?(?:term|text))?|src|term|original|entry)$/],
  ['target', /^(?:target(?:[ _-]?(?:term|text))?|trg|tgt|translation|preferred(?:[ _-]?term)?)\d*$/],
  ['forbidden', /^(?:forbidden(?:[ _-]?terms?)?|do[ _-]?not[ _-]?use|not[ _-]?allowed|avoid|banned|deprecated)$/],
  ['status', /^(?:status|usage|usage[ _-]?status|administrative[ _-]?status)$/],
  ['note', /^(?:notes?|comments?|description|definition|remarks?|context|info)$/],
  ['other', /^(?:id|part[ _-]?of[ _-]?speech|pos|domain|subject|gender|case[ _-]?sensitive|example|image|url)$/],
];

/** What the names in a header row say. */
export interface GlossaryHeader {
  /** By column; undefined for the name of a language and for other words. */
  readonly roles: readonly (Role | undefined)[];
  /** By column, the code of the language that it names. */
  readonly languages: readonly (string | undefined)[];
}

/**
 * Reads the first row as names of columns.
 *
 * @returns undefined where it is an entry like the others.
 * @example glossaryHeader(parseDelimited('en,de,note\nFile,Datei,').rows)?.languages; // ['en', 'de', undefined]
 */
export function glossaryHeader(rows: readonly (readonly Cell[])[]): GlossaryHeader | undefined {
  const names = (rows[0] ?? []).map((cell) => cell.text.trim().toLowerCase());
  const named = names.map((name) => roles.find(([, pattern]) => pattern.test(name))?.[0]);
  const codes = names.map((name, i) => (named[i] ? undefined : languageOf(name)));
  const recognized = names.filter((name, i) => name === '' || named[i] || codes[i]).length;
  const enough = named.filter(Boolean).length + codes.filter(Boolean).length >= 2;
  if (recognized < names.length || !enough || named.every((role) => role === undefined || role === 'other')) {
    if (!(recognized === names.length && new Set(codes.filter(Boolean)).size >= 2)) return undefined;
  }
  return { roles: named, languages: codes };
}

/** Finds the columns of a pair of languages, with or without a header row. */
export function glossaryColumns(
  rows: readonly (readonly Cell[])[],
  pair: { readonly source: string; readonly target: string },
): GlossaryColumns {
  const header = glossaryHeader(rows);
  return header ? withHeader(header.roles, header.languages, pair) : withoutHeader(rows, pair);
}

function withHeader(
  named: readonly (Role | undefined)[],
  codes: readonly (string | undefined)[],
  pair: { readonly source: string; readonly target: string },
): GlossaryColumns {
  const all = (role: Role) => named.flatMap((one, i) => (one === role ? [i] : []));
  const languages = codes.filter((code) => code !== undefined);
  const byLanguage = languages.length > 0;
  const sources = byLanguage && all('source').length === 0 ? columnsOf(codes, pair.source) : all('source');
  const targets = byLanguage && all('target').length === 0 ? columnsOf(codes, pair.target) : all('target');
  const source = sources[0] ?? (byLanguage ? -1 : 0);
  const note = all('note')[0];
  const status = all('status')[0];
  const from = all('source-language')[0];
  const to = all('target-language')[0];
  return {
    header: true,
    source,
    targets: targets.filter((column) => column !== source),
    forbidden: all('forbidden'),
    languages,
    ...(note === undefined ? {} : { note }),
    ...(status === undefined ? {} : { status }),
    applies: (row) => source >= 0 && ofPair(row, from, to, pair),
  };
}

/** Two columns, and behind them a comment or the two languages of the row. */
function withoutHeader(
  rows: readonly (readonly Cell[])[],
  pair: { readonly source: string; readonly target: string },
): GlossaryColumns {
  const some = rows.slice(0, 50).filter((row) => row.length >= 4);
  const coded =
    some.length > 0 && some.every((row) => languageOf(row[2]?.text ?? '') && languageOf(row[3]?.text ?? ''));
  const languages = coded ? [...new Set(some.flatMap((row) => [row[2]?.text ?? '', row[3]?.text ?? '']))] : [];
  return {
    header: false,
    source: 0,
    targets: [1],
    forbidden: [],
    languages,
    ...(coded ? {} : { note: 2 }),
    applies: (row) => !coded || ofPair(row, 2, 3, pair),
  };
}

function ofPair(
  row: readonly Cell[],
  from: number | undefined,
  to: number | undefined,
  pair: { readonly source: string; readonly target: string },
): boolean {
  const fits = (column: number | undefined, language: string) => {
    const code = column === undefined ? '' : (row[column]?.text.trim() ?? '');
    return code === '' || sameLanguage(code, language);
  };
  return fits(from, pair.source) && fits(to, pair.target);
}

/** Columns of exactly this language; if there are none, of its root language. */
function columnsOf(codes: readonly (string | undefined)[], language: string): number[] {
  const wanted = language.toLowerCase().replaceAll('_', '-');
  const exact = codes.flatMap((code, i) => (code === wanted ? [i] : []));
  if (exact.length > 0) return exact;
  return codes.flatMap((code, i) => (code && sameLanguage(code, wanted) ? [i] : []));
}

let byName: Map<string, string> | undefined;
const codesWithNames =
  'ar bg bn cs da de el en es et fi fr he hi hu id it ja ko lt lv nb nl no pl pt ro ru sk sl sv th tr uk vi zh'.split(
    ' ',
  );

/** The language code that a cell is, or names in English: `de-at`, `German` → `de`. */
function languageOf(text: string): string | undefined {
  const cell = text.trim().toLowerCase();
  if (/^[a-z]{2,3}(?:[-_](?:[a-z]{4}|[a-z]{2}|\d{3}))*$/.test(cell)) {
    const code = cell.replaceAll('_', '-');
    return isLanguageCode(rootLanguage(code)) ? code : undefined;
  }
  byName ??= new Map(codesWithNames.map((code) => [languageName(code).toLowerCase(), code]));
  return byName.get(cell);
}
