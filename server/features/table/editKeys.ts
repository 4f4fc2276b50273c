import { addTo } from '../../../shared/catalog/addTo.ts';
import { messageId } from '../../../shared/catalog/messageId.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { EditedKeys, EditKeysParams, KeyEdit } from '../../../shared/tableKeysProtocol.ts';
import { addKeys } from '../../code/extract/addKeys.ts';
import { keyFileOf } from '../../code/keyIndex.ts';
import { keyOfSegment } from '../../code/keyPlaces.ts';
import { withoutEntries } from '../../code/removeKey.ts';
import { type FileEdits, RenameRefused, renameKey } from '../../code/renameKey.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';
import { currentCode } from '../code/projectKeys.ts';
import { editFiles } from '../commands/editFiles.ts';
import { rowKey } from './alignRows.ts';
import { partsOfSet } from './filesOfTable.ts';
import { needTable } from './needTable.ts';
import { passing } from './passing.ts';
import { isList } from './placedRows.ts';
import { leadOf, type PlacedEntry, type RowsView } from './rowsView.ts';
import { isMissing } from './tableEntries.ts';
import type { Table, Tables } from './tables.ts';

/** What a change of keys comes to. Nothing is edited. */
interface KeyChange {
  readonly files: readonly FileEdits[];
  readonly count: number;
  readonly row?: string;
  readonly refusal?: Sentence;
}

type Edit<Kind> = Extract<KeyEdit, { readonly kind: Kind }>;

const labels: Readonly<Record<KeyEdit['kind'], Sentence>> = {
  add: say`Add key`,
  remove: say`Delete keys`,
  rename: say`Rename key`,
};

/** Whether keys can be added to the files of a table, taken out and renamed: they are files of keys with texts. */
export function editsKeys({ columns }: RowsView): boolean {
  return columns.some(({ parts }) =>
    parts.some(({ file: { catalog, format } }) => catalog.kind === 'monolingual' && isOfKeys(format)),
  );
}

const isOfKeys = ({ outline, insert, readOnly }: LocalizationFile['format']) =>
  outline !== undefined && insert !== undefined && readOnly === undefined;

/**
 * Adds keys to the files of a table, takes them out or renames them: edits of the open documents through the editor. The
 * table of one file edits all files in one step; that of several languages counts the steps itself.
 *
 * @throws RequestRefused with a sentence for the user.
 */
export async function editKeys(
  session: Session,
  open: Tables,
  params: EditKeysParams,
  signal: AbortSignal,
): Promise<EditedKeys> {
  const { edit, languages, isTrial } = params;
  const rows = edit.kind === 'remove' && !isList(edit.rows) ? edit.rows : undefined;
  const table = await needTable(
    open,
    { ...params, ...(rows ? { filter: rows } : {}) },
    rows?.check !== undefined,
    signal,
  );
  const { files, count, row, refusal } = await changeOf(session, table, edit, signal);
  const isRename = edit.kind === 'rename';
  if (!isTrial) await editFiles(session, files, labels[edit.kind], languages && !isRename ? 'apart' : 'together');
  return {
    files: files.map(({ path }) => session.uriOf(path)),
    count,
    ...(row === undefined ? {} : { row }),
    ...(refusal === undefined ? {} : { refusal: session.localized(refusal) }),
  };
}

function changeOf(session: Session, table: Table, edit: KeyEdit, signal: AbortSignal): Promise<KeyChange> {
  switch (edit.kind) {
    case 'add':
      return addition(session, table, edit);
    case 'remove':
      return removal(session, table, edit);
    case 'rename':
      return renaming(session, table, edit, signal);
  }
}

async function addition(
  session: Session,
  { view, snapshots }: Table,
  { key, text, beside }: Edit<'add'>,
): Promise<KeyChange> {
  const place = beside === undefined ? -1 : placeOf(view, beside);
  const [opened] = snapshots.values();
  const { file, workspace } = await sourceOf(session, leadOf(view, place)?.part.file ?? opened?.file);
  const { files, refused } = await addKeys(workspace, [{ file: keyFileOf(file), key, text }], 'source');
  const reason = refused.get(key);
  if (reason !== undefined) return { files: [], count: 0, refusal: reason };
  return { files, count: 1, row: rowId(view, place, key) };
}

/** What a row of the same file as another is called. */
function rowId(view: RowsView, place: number, key: string): string {
  const group = view.groupAt(place);
  return group === undefined ? key : `${group}\n${key}`;
}

async function removal(session: Session, table: Table, { rows, from }: Edit<'remove'>): Promise<KeyChange> {
  const { view, snapshots } = table;
  const wanted = isList(rows) ? new Set(rows) : undefined;
  const places = wanted
    ? Array.from({ length: view.count }, (_, place) => place).filter((place) => wanted.has(view.idAt(place)))
    : passing(view, { filter: isList(rows) ? {} : rows }).places;
  const leads = places.flatMap((place) => leadOf(view, place) ?? []);
  const byFile = from === 'file' ? ownEntries(leads) : await entriesInAll(session, snapshots, leads);
  const files: FileEdits[] = [];
  let refusal: Sentence | undefined;
  for (const [file, ids] of byFile) {
    const { refused, ...edits } = withoutEntries(file, ids);
    const [first] = refused;
    if (first) refusal ??= say`“${first[0]}” stays in ${file.path}: ${first[1]}`;
    if (edits.edits.length > 0) files.push(edits);
  }
  return { files, count: leads.length, ...(refusal === undefined ? {} : { refusal }) };
}

type EntriesOfFiles = ReadonlyMap<LocalizationFile, ReadonlySet<string>>;

function ownEntries(leads: readonly PlacedEntry[]): EntriesOfFiles {
  const byFile = new Map<LocalizationFile, Set<string>>();
  for (const { entry, part } of leads) {
    if (!isMissing(entry)) addTo(byFile, part.file, entry.id);
  }
  return byFile;
}

/** What the files of all languages, shown or not, have in some rows. */
async function entriesInAll(
  session: Session,
  snapshots: Table['snapshots'],
  leads: readonly PlacedEntry[],
): Promise<EntriesOfFiles> {
  const keys = new Map<string, string[]>();
  for (const { entry, part } of leads) pushTo(keys, part.file.path, rowKey(entry, part.file));
  const byFile = new Map<LocalizationFile, Set<string>>();
  for (const [path, ofFile] of keys) {
    const wanted = new Set(ofFile);
    const snapshot = snapshots.get(path) ?? (await session.latest(session.uriOf(path)));
    for (const { snapshot: one, madeFrom } of snapshot ? await partsOfSet(session, snapshot) : []) {
      if (madeFrom) continue;
      for (const segment of one.file.catalog.segments) {
        if (wanted.has(rowKey(segment, one.file))) addTo(byFile, one.file, segment.id);
      }
    }
  }
  return byFile;
}

async function renaming(
  session: Session,
  { view }: Table,
  { row, key: newId }: Edit<'rename'>,
  signal: AbortSignal,
): Promise<KeyChange> {
  const place = placeOf(view, row);
  const lead = leadOf(view, place);
  const { file, workspace } = await sourceOf(session, lead?.part.file);
  if (!lead) throw new RequestRefused(say`The file no longer exists.`);
  const { entry } = lead;
  const segment = isMissing(entry)
    ? entry.source
    : (file.catalog.segments.find(rowKey(entry, lead.part.file)) ?? entry);
  const { code, index } = await currentCode(session, workspace, signal);
  const asked = keyOfSegment(index, file, segment);
  const old = asked ?? { file: keyFileOf(file), key: messageId(segment) };
  // Behind the name of a message stands which of its plural forms it is.
  const ending = segment.id.startsWith(old.key) ? segment.id.slice(old.key.length) : '';
  if (!newId.endsWith(ending))
    return { files: [], count: 0, refusal: say`“${ending}” says which plural form it is: leave it at the end.` };
  const newKey = newId.slice(0, newId.length - ending.length);
  try {
    const files = await renameKey(workspace, asked ? code : [], index, old, newKey);
    return { files, count: 1, row: rowId(view, place, newId) };
  } catch (error) {
    if (error instanceof RenameRefused) return { files: [], count: 0, refusal: error.sentence };
    throw error;
  }
}

function placeOf(view: RowsView, row: string): number {
  for (let place = 0; place < view.count; place++) if (view.idAt(place) === row) return place;
  return -1;
}

/** The file that keys are added to and named in: that of the source language. */
async function sourceOf(session: Session, file: LocalizationFile | undefined): Promise<Snapshot> {
  const path = file?.sourcePath ?? file?.path;
  const snapshot = path === undefined ? undefined : await session.latest(session.uriOf(path));
  if (!snapshot) throw new RequestRefused(say`The file no longer exists.`);
  const { format } = snapshot.file;
  if (!isOfKeys(format)) throw new RequestRefused(say`New keys cannot be added to ${format.name} files here.`);
  return snapshot;
}
