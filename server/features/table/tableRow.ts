import type { Catalog } from '../../../shared/catalog/catalog.ts';
import type { Content } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import { readingSpeed } from '../../../shared/checks/subtitles/subtitleFigures.ts';
import { quotingOf } from '../../../shared/formats/factsOf.ts';
import { analyzeMessage } from '../../../shared/messages/analyzeMessage.ts';
import { chipsOf, type Piece } from '../../../shared/messages/chips.ts';
import { inLanguage, type SentenceLanguage } from '../../../shared/sentences/sentence.ts';
import type { ProjectSettings } from '../../../shared/settings.ts';
import type { FoldedGroup } from '../../../shared/tableFolds.ts';
import type { ReadingLimit, TableCell, TableRow } from '../../../shared/tableProtocol.ts';
import { cellOrigin } from './cellOrigin.ts';
import { type FilePart, leadOf, type PlacedEntry, placedAt, type RowsView, sourceSlotAt } from './rowsView.ts';
import { isMissing, isWork, segmentOf, sourceOf, stateOf, type TableEntry, targetOf } from './tableEntries.ts';
import type { SourceCounts } from './twins.ts';

/**
 * A row of a table with the texts of its languages.
 *
 * @param sources how many rows have each source text, where that was counted.
 * @param uriOf tells the URI of a file by its path where the file is not the one that its column names.
 * @param settingsOf tells the settings of a file by its path.
 */
export function tableRow(
  rows: RowsView,
  place: number,
  language: SentenceLanguage | undefined,
  sources: SourceCounts | undefined,
  uriOf: (path: string, column: string) => string | undefined,
  settingsOf: (path: string) => ProjectSettings | undefined,
): TableRow {
  const lead = leadOf(rows, place);
  const id = rows.idAt(place);
  const group = rows.groupAt(place);
  const names = group === undefined ? {} : { key: rows.keyAt(place), group };
  if (!lead) return { id, ...names, source: [], notes: [], cells: rows.columns.map(() => null) };
  const { entry, part } = lead;
  const { catalog } = part.file;
  const cells = rows.columns.map((column) => {
    const placed = placedAt(column, place);
    if (!placed) return column.isSource ? sourceCell(lead) : null;
    const { path } = placed.part.file;
    const uri = uriOf(path, column.key);
    const reading = readingLimit(placed, settingsOf(path));
    const cell = tableCell(placed.entry, placed.part, language);
    return { ...cell, ...(uri === undefined ? {} : { uri }), ...(reading ? { reading } : {}) };
  });
  const segment = segmentOf(entry);
  const { context, notes, sourceLanguage } = segment;
  const source = sourceOf(entry, catalog);
  const twins = (sources?.get(sourceSlotAt(rows, place)?.value ?? '') ?? 1) - 1;
  return {
    id,
    ...names,
    source: source ? piecesOf(source, segment, catalog) : [],
    ...(context ? { context } : {}),
    notes: notes.map(({ text, from }) => (from ? `${from}: ${text}` : text)),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(twins > 0 ? { twins } : {}),
    cells,
  };
}

/** A folded group in the place of its first row. */
export function groupRow(rows: RowsView, place: number, { kind, count }: FoldedGroup): TableRow {
  const group = rows.groupAt(place);
  const names = group === undefined ? {} : { key: rows.keyAt(place), group };
  const entry = leadOf(rows, place)?.entry;
  const context = entry && segmentOf(entry).context;
  return {
    id: rows.idAt(place),
    ...names,
    ...(context ? { context } : {}),
    source: [],
    notes: [],
    cells: [],
    folded: { kind, count },
  };
}

/** An entry of a file as a cell of the table shows it. */
function tableCell(
  entry: TableEntry,
  { file, findings, isAbsent }: FilePart,
  language: SentenceLanguage | undefined,
): TableCell {
  const { catalog, format } = file;
  const segment = segmentOf(entry);
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
    ...(isAbsent ? { noFile: true } : {}),
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

/** How fast a subtitle may be read; undefined for other texts. */
function readingLimit(
  { entry, part: { file } }: PlacedEntry,
  settings: ProjectSettings | undefined,
): ReadingLimit | undefined {
  const { timing, targetLanguage } = segmentOf(entry);
  if (!timing || timing.end <= timing.start || !settings) return undefined;
  const language = (isMissing(entry) ? undefined : targetLanguage) ?? file.targetLanguage ?? file.sourceLanguage;
  return { milliseconds: timing.end - timing.start, charactersPerSecond: readingSpeed(language, settings) };
}

/** The source text of a file that holds its translations, too, below those that have files of their own. */
function sourceCell({ entry, part: { file } }: PlacedEntry): TableCell | null {
  const source = sourceOf(entry, file.catalog);
  if (!source) return null;
  const segment = segmentOf(entry);
  const target = piecesOf(source, segment, file.catalog);
  return { id: entry.id, state: 'final', target, editable: false, findings: [] };
}

function piecesOf(content: Content, segment: Segment, catalog: Catalog): readonly Piece[] {
  const message = analyzeMessage(content, segment.syntaxes ?? catalog.syntaxes, { quoting: quotingOf(catalog) });
  return chipsOf(content, message.units);
}
