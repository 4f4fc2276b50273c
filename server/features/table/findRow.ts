import type { FindRowParams, FoundRow } from '../../../shared/tableProtocol.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { readable } from '../../watchdog/unreadableFileError.ts';
import { isLookedUp } from '../../workspace/isLookedUp.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { discovery } from '../discovery.ts';
import { findingsOf } from '../findingsOf.ts';
import { findingsBySegment } from './fileEntries.ts';
import { findGroup } from './findGroup.ts';
import { needTable } from './needTable.ts';
import { linesOf, passing } from './passing.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import { placedAt } from './rowsView.ts';
import { isWork, stateOf, type TableEntry, tableEntries } from './tableEntries.ts';
import type { Tables } from './tables.ts';

type Kind = Exclude<FindRowParams['kind'], 'group'>;

/**
 * The next row of a kind: behind a place, then in the next files of the project in the same language, at last from the
 * beginning of the file. With a filter, or with several languages side by side, the search stays in the table.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function findRow(
  session: Session,
  open: Tables,
  params: FindRowParams,
  signal: AbortSignal,
): Promise<FoundRow | null> {
  const { direction, kind, filter } = params;
  const { view, snapshots } = await needTable(open, params, kind === 'finding' || filter.check !== undefined, signal);
  const { columns } = view;
  const { places } = passing(view, params);
  const lines = linesOf(view, places, params);
  if (kind === 'group') return filter.order ? null : findGroup(view, lines.places, params);
  const cellAt = (index: number) => {
    const [place, column] = [Math.floor(index / columns.length), columns[index % columns.length]];
    const row = places[place];
    if (!column || row === undefined) return undefined;
    const { entry, part } = placedAt(column, row) ?? {};
    if (!entry || !part) return undefined;
    if (columns.length > 1 && part.file.catalog.isSource && kind !== 'finding') return undefined;
    if (!isWanted(entry, kind, part.findings)) return undefined;
    const line = lines.lineOf(place);
    const isFolded = lines.groupAt(line) !== undefined;
    const more = { ...(columns.length > 1 ? { column: column.key } : {}), ...(isFolded ? { isFolded } : {}) };
    return { id: view.idAt(row), place: line, ...more } as const;
  };
  const count = places.length * columns.length;
  const first = lines.indexOf(params.from) * columns.length;
  const column = columns.findIndex(({ key }) => key === params.column);
  // The rows of a folded group all come behind its head.
  const from = lines.groupAt(params.from) ? first - (direction === 'next' ? 1 : 0) : first + Math.max(0, column);
  const step = direction === 'next' ? 1 : -1;
  for (let index = from + step; index >= 0 && index < count; index += step) {
    const row = cellAt(index);
    if (row) return row;
  }
  const isAlone = Boolean(params.languages || filter.text || filter.state || filter.check || filter.changedSince);
  const [snapshot] = snapshots.values();
  const elsewhere =
    isAlone || !snapshot ? undefined : await rowElsewhere(session, snapshot, { direction, kind }, signal);
  if (elsewhere) return elsewhere;
  const end = direction === 'next' ? 0 : count - 1;
  for (let index = end; index !== from + step && index >= 0 && index < count; index += step) {
    const row = cellAt(index);
    if (row) return row;
  }
  return null;
}

function isWanted(entry: TableEntry, kind: Kind, findings: FindingsBySegment): boolean {
  if (kind === 'finding') return findings.has(entry.id);
  if (!isWork(entry)) return false;
  const state = stateOf(entry);
  return kind === 'unfinished' ? state === 'untranslated' || state === 'needs-review' : state === kind;
}

/** The first, or going back the last, row of a kind in the files behind or before one, around the ends of their list. */
async function rowElsewhere(
  session: Session,
  { path, workspace, file }: Snapshot,
  { direction, kind }: { readonly direction: FindRowParams['direction']; readonly kind: Kind },
  signal: AbortSignal,
): Promise<FoundRow | undefined> {
  const paths = await discovery(workspace, session.client.watchesFiles, signal);
  const place = paths.indexOf(path);
  const others = [...paths.slice(place + 1), ...paths.slice(0, Math.max(0, place))];
  if (direction === 'previous') others.reverse();
  for (const other of others) {
    // Between two files other requests get their turn.
    await new Promise((resolve) => setImmediate(resolve));
    if (signal.aborted) return undefined;
    const candidate = await readable(() => workspace.files.read(other));
    if (!candidate || candidate.targetLanguage !== file.targetLanguage || isLookedUp(candidate)) continue;
    if (Boolean(candidate.catalog.isSource) !== Boolean(file.catalog.isSource)) continue;
    const findings =
      kind === 'finding'
        ? findingsBySegment(await findingsOf(session, workspace, candidate))
        : new Map<string, never>();
    const row = rowIn(candidate, direction, kind, findings);
    if (row) return { ...row, uri: session.uriOf(other) };
  }
  return undefined;
}

function rowIn(
  { catalog, targetLanguage }: LocalizationFile,
  direction: FindRowParams['direction'],
  kind: Kind,
  findings: FindingsBySegment,
): FoundRow | undefined {
  const entries = tableEntries(catalog, targetLanguage);
  const wanted = (entry: TableEntry) => isWanted(entry, kind, findings);
  const place = direction === 'next' ? entries.findIndex(wanted) : entries.findLastIndex(wanted);
  const entry = entries[place];
  return entry && { id: entry.id, place };
}
