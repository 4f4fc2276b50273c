import type { SegmentState } from '../../shared/catalog/segment.ts';
import type { Bitext, BitextUnit } from '../../shared/convert/bitext.ts';
import { wordsAndCodes } from '../../shared/convert/wordsAndCodes.ts';
import { readTable, type SheetKind, writeTable } from './table.ts';

/** What a reviewer sees, in this order. Only `target` and `state` are read back into a file. */
const columns = ['id', 'source', 'target', 'state', 'context', 'notes', 'max length'] as const;
type Column = (typeof columns)[number];

const widths: Readonly<Record<Column, number>> = {
  id: 28,
  source: 60,
  target: 60,
  state: 14,
  context: 20,
  notes: 40,
  'max length': 10,
};

/**
 * A table for people who review translations in a spreadsheet: a row for each segment, the languages in the head.
 *
 * @returns the bytes of the file.
 */
export function writeReviewSheet(bitext: Bitext, kind: SheetKind): Promise<Uint8Array> {
  const head = columns.map((column) => {
    const language =
      column === 'source' ? bitext.sourceLanguage : column === 'target' ? bitext.targetLanguage : undefined;
    return language ? `${column} (${language})` : column;
  });
  const rows = bitext.units
    .filter((unit) => unit.translatable)
    .map((unit) => [
      unit.id,
      wordsAndCodes(unit.source),
      unit.target ? wordsAndCodes(unit.target) : '',
      unit.state,
      unit.context ?? '',
      unit.notes.map((note) => note.text).join('\n'),
      unit.maxLength ? `${unit.maxLength.max} ${unit.maxLength.unit}` : '',
    ]);
  return writeTable(
    [head, ...rows],
    kind,
    columns.map((column) => widths[column]),
  );
}

/**
 * Reads such a table back; columns may have been moved, left out or added.
 *
 * @param original name of the file, for the bitext.
 * @returns undefined for a table whose head names no `source` and no `target`.
 * @throws Error of the reader for a file that is no table at all.
 */
export async function readReviewSheet(
  bytes: Uint8Array,
  kind: SheetKind,
  original: string,
  fallback: string,
): Promise<Bitext | undefined> {
  const [head = [], ...rows] = await readTable(bytes, kind, original);
  const places = new Map<string, { readonly column: number; readonly language?: string }>();
  for (const [column, cell] of head.entries()) {
    const match = /^([a-z][a-z ]*[a-z])(?:\s*\(([\w-]+)\))?$/i.exec(cell.trim());
    const name = match?.[1]?.toLowerCase();
    if (name && !places.has(name)) places.set(name, { column, ...(match?.[2] ? { language: match[2] } : {}) });
  }
  const source = places.get('source');
  const target = places.get('target');
  if (!source || !target) return undefined;
  const cell = (row: readonly string[], name: Column) => row[places.get(name)?.column ?? -1] ?? '';
  const units = rows
    .filter((row) => row.some((text) => text !== ''))
    .map((row, i): BitextUnit => {
      const text = cell(row, 'target');
      const context = cell(row, 'context');
      const notes = cell(row, 'notes');
      return {
        id: cell(row, 'id') || `row ${i + 2}`,
        source: [cell(row, 'source')],
        ...(text === '' ? {} : { target: [text] }),
        state: text === '' ? 'untranslated' : stateOf(cell(row, 'state')),
        translatable: true,
        notes: notes === '' ? [] : [{ text: notes }],
        matches: [],
        ...(context === '' ? {} : { context }),
      };
    });
  return {
    sourceLanguage: source.language ?? fallback,
    ...(target.language ? { targetLanguage: target.language } : {}),
    original,
    units,
  };
}

/** A row whose target was written and whose state says otherwise is translated. */
function stateOf(written: string): SegmentState {
  const state = written.trim().toLowerCase().replace(/\s+/g, '-');
  return state === 'needs-review' || state === 'final' ? state : 'translated';
}
