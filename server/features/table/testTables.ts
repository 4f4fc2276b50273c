import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { json } from '../../../shared/formats/json/json.ts';
import { asSource, pairCatalogs } from '../../../shared/formats/pair.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { alignRows } from './alignRows.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import type { ColumnView, RowsView } from './rowsView.ts';
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
  const file = { catalog, sourceLanguage, targetLanguage } as LocalizationFile;
  const column = { key: targetLanguage, language: targetLanguage, file, entries, findings };
  return { count: entries.length, idAt: (place) => entries[place]?.id ?? '', columns: [column] };
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
  return {
    count: ids.length,
    idAt: (place) => ids[place] ?? '',
    columns: all.map(([language, catalog], i): ColumnView => {
      const file = { catalog, sourceLanguage: 'en', targetLanguage: language } as LocalizationFile;
      return { key: language, language, file, entries: columns[i] ?? [], findings: new Map() };
    }),
  };
}
