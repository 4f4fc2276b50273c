import { basename } from 'node:path';
import { codeTexts, plain, sameContent } from '../../../shared/catalog/content.ts';
import { contentOfChips } from '../../../shared/messages/chips.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { ChangedRows, ChangeRowsParams, RowChange, RowFilter } from '../../../shared/tableProtocol.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { fixedSegment } from '../../translation/fixes.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { applyTranslations } from '../commands/applyTranslations.ts';
import { summarize, tell } from '../commands/summary.ts';
import { withProgress } from '../withProgress.ts';
import { needColumn, needTable } from './needTable.ts';
import type { ColumnView } from './rowsView.ts';
import { isMissing, isWork, sourceOf, stateOf, type TableEntry, targetOf } from './tableEntries.ts';
import type { Tables } from './tables.ts';
import type { TableView } from './tableView.ts';
import { entryOf } from './twins.ts';

/** What each change is called where an editor lists what can be undone. */
const labels: Readonly<Record<RowChange['kind'], Sentence>> = {
  text: say`Edit translation`,
  state: say`Change state`,
  copySource: say`Copy source`,
  clear: say`Clear translation`,
  give: say`Give translation to rows with the same source`,
  translate: say`Translate`,
  fix: say`Fix`,
};

/**
 * Changes rows of a table: edits of the open document through the editor, of the fewest characters. Rows that are not to
 * be translated stay as they are.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function changeRows(
  session: Session,
  open: Tables,
  params: ChangeRowsParams,
  signal: AbortSignal,
): Promise<ChangedRows> {
  const { rows, change } = params;
  const table = await needTable(open, params, change.kind === 'fix' || ('check' in rows && rows.check !== undefined));
  const { column, place } = needColumn(table.view, params.column);
  const snapshot = table.snapshots[place] as Snapshot;
  const entries = entriesOf(table.view, column, rows).filter(isWork);
  if (change.kind === 'translate') return translateRows(session, snapshot, entries, signal);
  const { format } = snapshot.file;
  if (change.kind === 'state' && !format.states.includes(change.state)) {
    throw new RequestRefused(say`${format.name} files have no place for this state.`);
  }
  const given = change.kind === 'give' ? entryOf(table.view, column, change.from)?.entry : undefined;
  const translations = entries.flatMap((entry) => translationOf(entry, snapshot, column, change, session, given) ?? []);
  if (translations.length === 0) return { changed: 0 };
  const placed = await applyTranslations(session, snapshot, translations, labels[change.kind]);
  return outcomeOf(placed, session);
}

function entriesOf(view: TableView, { entries }: ColumnView, rows: ChangeRowsParams['rows']): readonly TableEntry[] {
  const wanted = isList(rows) ? new Set(rows) : undefined;
  const places = wanted
    ? Array.from(entries.keys()).filter((place) => wanted.has(view.idAt(place)))
    : view.passing(rows as RowFilter);
  return places.flatMap((place) => entries[place] ?? []);
}

function isList(rows: ChangeRowsParams['rows']): rows is readonly string[] {
  return Array.isArray(rows);
}

/**
 * The new translation of an entry; undefined where nothing would change.
 *
 * @param given the entry whose translation is given to others.
 */
function translationOf(
  entry: TableEntry,
  { file }: Snapshot,
  { findings }: ColumnView,
  change: Exclude<RowChange, { readonly kind: 'translate' }>,
  { localized }: Session,
  given: TableEntry | undefined,
): SegmentTranslation | undefined {
  const { id } = entry;
  const { catalog, format } = file;
  const source = sourceOf(entry, catalog);
  const target = targetOf(entry);
  const isFilled = target !== undefined && target.value !== '';
  switch (change.kind) {
    case 'text': {
      const { before } = change;
      if (before !== undefined && before !== (target?.value ?? '')) {
        throw new RequestRefused(say`This text changed in the file while you were typing. What you typed is kept.`);
      }
      const content = contentOfChips(change.target, codeTexts(source, target));
      if (target ? sameContent(content, target) : content.value === '') return undefined;
      if (catalog.isSource || content.value === '') return { id, content };
      return { id, content, state: 'translated', origin: { kind: 'person' } };
    }
    case 'state':
      if (!isFilled || stateOf(entry) === change.state) return undefined;
      return { id, content: { value: target.value, codes: target.codes }, state: change.state };
    case 'copySource': {
      if (!source || source.value === target?.value) return undefined;
      const content = { value: source.value, codes: source.codes };
      const state = format.states.includes('needs-review') ? ({ state: 'needs-review' } as const) : {};
      return { id, content, ...state, origin: { kind: 'copy' } };
    }
    case 'give': {
      const content = given && targetOf(given);
      const isTwin = given && source !== undefined && sourceOf(given, catalog)?.value === source.value;
      if (!content?.value || !isTwin || content.value === target?.value) return undefined;
      const state = stateOf(given) === 'needs-review' ? 'needs-review' : 'translated';
      const origin = { kind: 'memory', match: 100 } as const;
      return { id, content: { value: content.value, codes: content.codes }, state, origin };
    }
    case 'clear':
      return isFilled && !catalog.isSource ? { id, content: plain('') } : undefined;
    case 'fix': {
      const finding = findings.get(id)?.[change.finding];
      if (isMissing(entry) || !finding?.fix || localized(finding.fix.title) !== change.title) return undefined;
      return fixedSegment(entry, finding);
    }
  }
}

async function translateRows(
  session: Session,
  snapshot: Snapshot,
  entries: readonly TableEntry[],
  signal: AbortSignal,
): Promise<ChangedRows> {
  const { file, translator } = snapshot;
  const ids = new Set(entries.map(({ id }) => id));
  const title = say`Translating ${basename(file.path)}`;
  const translations = await withProgress(session, { title, signal }, (report, stop) =>
    translator.translateSegments(file, ids, { signal: stop, onProgress: report }),
  );
  const placed = await applyTranslations(session, snapshot, translations, labels.translate);
  const summary = summarize(placed, basename(file.path), session);
  if (summary.failed > 0 || placed.length !== 1) tell(session, summary);
  return { changed: summary.translated };
}

function outcomeOf(placed: readonly SegmentTranslation[], { localized }: Session): ChangedRows {
  const failures = placed.flatMap(({ failure }) => failure ?? []);
  const [first] = failures;
  const changed = placed.length - failures.length;
  if (first === undefined) return { changed };
  return {
    changed,
    refusal: localized(placed.length === 1 ? first : say`${failures.length} of ${placed.length} rows: ${first}`),
  };
}
