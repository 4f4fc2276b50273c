import { basename } from 'node:path';
import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import { commands, type WantedTarget } from '../../../shared/protocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { AbsentTarget, ChangedRows, ChangeRowsParams, RowChange } from '../../../shared/tableChangesProtocol.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { shortPath } from '../../translation/targets.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { applyTranslations } from '../commands/applyTranslations.ts';
import { summarize, tell } from '../commands/summary.ts';
import { heldState } from '../heldState.ts';
import { withProgress } from '../withProgress.ts';
import { changedSegment } from './changedSegment.ts';
import { type FileRows, placedRows } from './placedRows.ts';
import type { Table, Tables } from './tables.ts';
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
 * Changes rows of a table: edits of the open documents through the editor, of the fewest characters. Rows that are not to
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
  const { change } = params;
  const { view, column, files, madeFrom } = await placedRows(open, params, change.kind === 'fix', signal);
  if (change.kind === 'translate') {
    const absent = absentAmong(files, madeFrom);
    return absent.length > 0
      ? { changed: 0, files: [], absent }
      : translateRows(session, files, column.language, signal);
  }
  const cannotHold = ({ snapshot: { file } }: FileRows) =>
    change.kind === 'state' && !file.format.states.includes(heldState(change.state, file))
      ? say`${file.format.name} files have no place for this state.`
      : undefined;
  const refusals = files.map(cannotHold);
  const [refusal] = refusals;
  if (refusal && refusals.every(Boolean)) throw new RequestRefused(refusal);
  const given = change.kind === 'give' ? entryOf(view, column, change.from)?.placed : undefined;
  const wanted = files.map((file) => {
    const failure = cannotHold(file);
    const held = change.kind === 'state' ? { ...change, state: heldState(change.state, file.snapshot.file) } : change;
    const translations = file.placed.flatMap((one) =>
      failure ? { id: one.entry.id, failure } : (changedSegment(one, held, session, given) ?? []),
    );
    return { ...file, translations };
  });
  const changed = wanted.filter(({ translations }) => translations.length > 0);
  const absent = absentAmong(changed, madeFrom);
  if (absent.length > 0) return { changed: 0, files: [], absent };
  const done: PlacedRows[] = [];
  for (const { snapshot, translations } of changed) {
    const rows = await applyTranslations(session, snapshot, translations, labels[change.kind]);
    done.push({ uri: snapshot.uri, rows });
  }
  const rows = done.flatMap((file) => file.rows);
  const failures = rows.flatMap(({ failure }) => failure ?? []);
  const [first] = failures;
  if (first === undefined) return outcomeOf(done, session);
  const why = rows.length === 1 ? first : say`${failures.length} of ${rows.length} rows: ${first}`;
  return { ...outcomeOf(done, session), refusal: session.localized(why) };
}

/** What has to be made before it can be changed. */
function absentAmong(files: readonly FileRows[], madeFrom: Table['madeFrom']): readonly AbsentTarget[] {
  return files.flatMap(({ snapshot: { path, workspace, file } }) => {
    const source = madeFrom.get(path)?.uri;
    if (source === undefined) return [];
    return [{ source, language: file.targetLanguage ?? '', path: slashedPath(shortPath(path, workspace.files.root)) }];
  });
}

/** One file after the other; stopped half-way, the rest is left out. */
async function translateRows(
  session: Session,
  files: readonly FileRows[],
  language: string | undefined,
  signal: AbortSignal,
): Promise<ChangedRows> {
  const [first] = files;
  if (!first) return { changed: 0, files: [] };
  const names = files.length === 1 ? basename(first.snapshot.path) : say`${files.length} files`;
  const total = files.reduce((sum, { placed }) => sum + placed.length, 0);
  const done: PlacedRows[] = [];
  await withProgress(session, { title: say`Translating ${names}`, signal }, async (report, stop) => {
    let before = 0;
    for (const { snapshot, placed } of files) {
      if (stop.aborted) break;
      const ids = new Set(placed.map(({ entry }) => entry.id));
      const onProgress = (count: number) => report(before + count, total);
      const translations = await snapshot.translator.translateSegments(snapshot.file, ids, {
        signal: stop,
        onProgress,
      });
      const rows = await applyTranslations(session, snapshot, translations, labels.translate);
      done.push({ uri: snapshot.uri, rows });
      before += placed.length;
    }
  });
  const all = done.flatMap(({ rows }) => rows);
  const summary = summarize(all, names, session);
  if (summary.failed > 0 || all.length !== 1) {
    const rest = done.flatMap(({ uri, rows }) => restOf(uri, rows, language));
    tell(session, summary, { command: commands.translateTargets, arguments: [first.snapshot.uri, rest] });
  }
  return outcomeOf(done, session);
}

/** What became of the rows of a file. */
interface PlacedRows {
  readonly uri: string;
  readonly rows: readonly SegmentTranslation[];
}

function isDone({ content, failure }: SegmentTranslation): boolean {
  return content !== undefined && failure === undefined;
}

/** The rows of a file that are still to be translated. */
function restOf(uri: string, rows: readonly SegmentTranslation[], language: string | undefined): WantedTarget[] {
  const segments = rows.flatMap((row) => (isDone(row) ? [] : [row.id]));
  return segments.length === 0 ? [] : [{ uri, ...(language === undefined ? {} : { language }), segments }];
}

function outcomeOf(done: readonly PlacedRows[], { localized }: Session): ChangedRows {
  const refused = done.flatMap(({ uri, rows }) =>
    rows.flatMap(({ id, failure }) => (failure ? [{ uri, id, reason: localized(failure) }] : [])),
  );
  const edited = done.filter(({ rows }) => rows.some(isDone));
  const changed = done.reduce((sum, { rows }) => sum + rows.filter(isDone).length, 0);
  return { changed, files: edited.map(({ uri }) => uri), ...(refused.length > 0 ? { refused } : {}) };
}
