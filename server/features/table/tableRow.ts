import type { Catalog } from '../../../shared/catalog/catalog.ts';
import type { Content } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import { quotingOf } from '../../../shared/formats/factsOf.ts';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import { chipsOf, type Piece } from '../../../shared/messages/chips.ts';
import { inLanguage, type SentenceLanguage } from '../../../shared/sentences/sentence.ts';
import type { TableCell, TableRow } from '../../../shared/tableProtocol.ts';
import { cellOrigin } from './cellOrigin.ts';
import { type ColumnView, leadOf, type RowsView, sourceSlotAt } from './rowsView.ts';
import { isMissing, isWork, sourceOf, stateOf, type TableEntry, targetOf } from './tableEntries.ts';
import type { SourceCounts } from './twins.ts';

/**
 * A row of a table with the texts of its languages.
 *
 * @param sources how many rows have each source text, where that was counted.
 */
export function tableRow(
  rows: RowsView,
  place: number,
  language: SentenceLanguage | undefined,
  sources: SourceCounts | undefined,
): TableRow {
  const { entry, column } = leadOf(rows, place) ?? {};
  const cells = rows.columns.map((one) => {
    const other = one.entries[place];
    return other ? tableCell(other, one, language) : null;
  });
  const id = rows.idAt(place);
  if (!entry || !column) return { id, source: [], notes: [], cells };
  const { catalog } = column.file;
  const segment = isMissing(entry) ? entry.source : entry;
  const { context, notes, sourceLanguage } = segment;
  const source = sourceOf(entry, catalog);
  const twins = (sources?.get(sourceSlotAt(rows, place)?.value ?? '') ?? 1) - 1;
  return {
    id,
    source: source ? piecesOf(source, segment, catalog) : [],
    ...(context ? { context } : {}),
    notes: notes.map(({ text, from }) => (from ? `${from}: ${text}` : text)),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(twins > 0 ? { twins } : {}),
    cells,
  };
}

/** An entry of a file as a cell of the table shows it. */
function tableCell(
  entry: TableEntry,
  { file, findings }: ColumnView,
  language: SentenceLanguage | undefined,
): TableCell {
  const { catalog, format } = file;
  const segment = isMissing(entry) ? entry.source : entry;
  const { rawState, maxLength, targetLanguage } = segment;
  const target = targetOf(entry);
  const origin = isMissing(entry) ? undefined : cellOrigin(entry);
  return {
    id: entry.id,
    state: stateOf(entry),
    ...(rawState && !isMissing(entry) ? { rawState } : {}),
    target: target ? piecesOf(target, segment, catalog) : [],
    editable: isWork(entry) && format.readOnly === undefined,
    ...(isMissing(entry) ? { missing: true } : {}),
    ...(maxLength ? { maxLength } : {}),
    ...(targetLanguage && !isMissing(entry) ? { targetLanguage } : {}),
    ...(origin ? { origin } : {}),
    findings: (findings.get(entry.id) ?? []).map(({ check, severity, sentence, fix }) => ({
      check,
      severity,
      message: inLanguage(sentence, language),
      ...(fix ? { fix: inLanguage(fix.title, language) } : {}),
    })),
  };
}

function piecesOf(content: Content, segment: Segment, catalog: Catalog): readonly Piece[] {
  const message = analyzeMessage(content, segment.syntaxes ?? catalog.syntaxes, { quoting: quotingOf(catalog) });
  return chipsOf(content, message.units);
}
