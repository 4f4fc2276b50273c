import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { json } from '../../../shared/formats/json/json.ts';
import { asSource, pairCatalogs } from '../../../shared/formats/pair.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { alignRows } from './alignRows.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import type { ColumnView, FilePart, RowsView } from './rowsView.ts';
import { tableEntries } from './tableEntries.ts';

type Texts = Readonly<Record<string, string>>;

/** For tests: the table of one file. */
export function tableOf({
  catalog,
  sourceLanguage = 'en',
  targetLanguage = 'de',
  findings = new Map(),
}: {
  readonly catalog: Catalog;
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
  readonly findings?: FindingsBySegment;
}): RowsView {
  const entries = tableEntries(catalog);
  const part = { file: { catalog, sourceLanguage, targetLanguage } as LocalizationFile, findings };
  const idAt = (place: number) => entries[place]?.id ?? '';
  const column = columnOf(targetLanguage, part, entries);
  return { count: entries.length, idAt, keyAt: idAt, groupAt: () => undefined, columns: [column] };
}

/** For tests: English with files of other languages beside it. */
export function sideBySideOf(source: Texts, targets: Readonly<Record<string, Texts>>): RowsView {
  const parsed = (texts: Texts) => json.parse(JSON.stringify(texts));
  const catalogs = Object.entries(targets).map(([target, texts]): readonly [string, Catalog] => [
    target,
    pairCatalogs(parsed(texts), parsed(source), { source: 'en', target }),
  ]);
  const all: (readonly [string, Catalog])[] = [['en', asSource(parsed(source), 'en')], ...catalogs];
  const { ids, columns } = alignRows(all.map(([, catalog]) => ({ catalog, entries: tableEntries(catalog) })));
  const idAt = (place: number) => ids[place] ?? '';
  return {
    ...{ count: ids.length, idAt, keyAt: idAt, groupAt: () => undefined },
    columns: all.map(([language, catalog], i): ColumnView => {
      const file = { catalog, sourceLanguage: 'en', targetLanguage: language } as LocalizationFile;
      return columnOf(language, { file, findings: new Map() }, columns[i] ?? []);
    }),
  };
}

function columnOf(language: string, part: FilePart, entries: ColumnView['entries']): ColumnView {
  const isSource = part.file.catalog.isSource === true;
  return { key: language, language, isSource, entries, parts: [part], partAt: () => part };
}
