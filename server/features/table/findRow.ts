import { say } from '../../../shared/sentences/sentence.ts';
import type { FindRowParams, FoundRow } from '../../../shared/tableProtocol.ts';
import { uriOf } from '../../lsp/paths.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { UnreadableFileError } from '../../watchdog/unreadableFileError.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { discovery } from '../discovery.ts';
import { passing } from './passing.ts';
import type { FindingsBySegment } from './rowFilter.ts';
import { isWork, stateOf, type TableEntry, tableEntries } from './tableEntries.ts';
import { findingsBySegment, type TableViews } from './tableView.ts';

type Kind = FindRowParams['kind'];

/**
 * The next row of a kind: behind a place, then in the next files of the project in the same language, at last from the
 * beginning of the file. With a filter the search stays in the file.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function findRow(
  session: Session,
  views: TableViews,
  params: FindRowParams,
  signal: AbortSignal,
): Promise<FoundRow | null> {
  const { from, direction, kind, filter } = params;
  const snapshot = await session.latest(params.uri);
  if (!snapshot) throw new RequestRefused(say`This is not a localization file.`);
  const view = await views.of(snapshot, kind === 'finding' || filter.check !== undefined);
  const { places } = passing(view, params);
  const rowAt = (place: number) => {
    const entry = view.entries[places[place] ?? -1];
    return entry && isWanted(entry, kind, view.findings) ? { id: entry.id, place } : undefined;
  };
  const step = direction === 'next' ? 1 : -1;
  for (let place = from + step; place >= 0 && place < places.length; place += step) {
    const row = rowAt(place);
    if (row) return row;
  }
  const isFiltered = Boolean(filter.text || filter.state || filter.check);
  const elsewhere = isFiltered ? undefined : await rowElsewhere(session, snapshot, params, signal);
  if (elsewhere) return elsewhere;
  const end = direction === 'next' ? 0 : places.length - 1;
  for (let place = end; place !== from + step && place >= 0 && place < places.length; place += step) {
    const row = rowAt(place);
    if (row) return row;
  }
  return null;
}

function isWanted(entry: TableEntry, kind: Kind, findings: FindingsBySegment): boolean {
  return kind === 'finding' ? findings.has(entry.id) : isWork(entry) && stateOf(entry) === kind;
}

/** The first, or going back the last, row of a kind in the files behind or before one, around the ends of their list. */
async function rowElsewhere(
  session: Session,
  { path, workspace, file }: Snapshot,
  { direction, kind }: FindRowParams,
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
    const candidate = await readable(() => workspace.file(other));
    if (!candidate || candidate.targetLanguage !== file.targetLanguage) continue;
    if (Boolean(candidate.catalog.isSource) !== Boolean(file.catalog.isSource)) continue;
    const findings =
      kind === 'finding'
        ? findingsBySegment((await session.diagnoses.of(workspace, candidate)).findings)
        : new Map<string, never>();
    const row = rowIn(candidate, direction, kind, findings);
    if (row) return { ...row, uri: session.documents.at(other)?.uri ?? uriOf(other) };
  }
  return undefined;
}

function rowIn(
  { catalog }: LocalizationFile,
  direction: FindRowParams['direction'],
  kind: Kind,
  findings: FindingsBySegment,
): FoundRow | undefined {
  const entries = tableEntries(catalog);
  const wanted = (entry: TableEntry) => isWanted(entry, kind, findings);
  const place = direction === 'next' ? entries.findIndex(wanted) : entries.findLastIndex(wanted);
  const entry = entries[place];
  return entry && { id: entry.id, place };
}

/** Undefined for a file that cannot be read: the list of problems says so. */
async function readable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFileError) return undefined;
    throw error;
  }
}
