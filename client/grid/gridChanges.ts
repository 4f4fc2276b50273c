import { commands as editorCommands, l10n, window } from 'vscode';
import { withoutAdvice } from '../../shared/languages/modelCommand.ts';
import { textOfChips } from '../../shared/messages/chips.ts';
import { approvalsRequest } from '../../shared/previewProtocol.ts';
import { commands } from '../../shared/protocol.ts';
import type { RequestName } from '../../shared/requestName.ts';
import {
  type ChangedRows,
  type ChangeRowsParams,
  changeRowsRequest,
  rowTargetsRequest,
  type Twin,
  type TwinsParams,
  twinsRequest,
} from '../../shared/tableChangesProtocol.ts';
import { editTermsRequest, type TermEdit } from '../../shared/termTableProtocol.ts';
import { confirmApprovals } from '../preview/reviewApprovals.ts';
import type { Preview } from '../preview/translateWithPreview.ts';
import { failureText } from '../session/failureText.ts';
import { confirmRows, mostUnasked } from './confirmRows.ts';
import type { DraftStore } from './draftStore.ts';
import { editKeys } from './editKeys.ts';
import type { FilesOfTable } from './filesOfTable.ts';
import type { FromGrid, GridSegment, ToGrid } from './gridMessages.ts';
import type { GridRequest } from './gridRequests.ts';
import { makeFiles } from './makeFiles.ts';
import type { TableHistory } from './tableHistory.ts';

type Message<Type> = Extract<FromGrid, { readonly type: Type }>;

/** What changes files. */
export type ChangeMessage = Message<'change' | 'give' | 'edit' | 'keys' | 'undo' | 'redo' | 'save'>;

/** The changes of a table: one after the other, each for the text that the one before has left. */
export interface GridChanges {
  take(message: ChangeMessage): void;
  /** Does something once the changes of before are made. */
  after(work: () => Promise<void>): void;
}

export interface ChangedTable {
  /** Of the file that the table was opened for. */
  readonly uri: string;
  readonly post: (message: ToGrid) => void;
  readonly request: GridRequest;
  readonly files: FilesOfTable;
  readonly drafts: DraftStore;
  readonly history?: TableHistory;
  readonly preview: Preview;
  /** See `GridEvents.refocus`. */
  refocus(): void;
}

/** How often the page hears that its changes are being made, in ms: it would take a long silence for a crash. */
const signInterval = 5_000;

export function gridChanges(table: ChangedTable): GridChanges {
  let last = Promise.resolve();
  const after = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => table.post({ type: 'problem', text: failureText(error) }));
  };
  return {
    after,
    take(message) {
      const signs = setInterval(() => table.post({ type: 'working' }), signInterval);
      after(() => carryOut(table, message).finally(() => clearInterval(signs)));
    },
  };
}

function carryOut(table: ChangedTable, message: ChangeMessage): Promise<void> {
  switch (message.type) {
    case 'change':
      return changeRows(table, message);
    case 'give': {
      const { type: _, ...params } = message;
      return give(table, { uri: table.uri, ...params });
    }
    case 'edit':
      return editRows(table, message.edit);
    case 'keys':
      return editKeys(table, message);
    case 'save':
      return table.files.save();
    default:
      return step(table, message.type);
  }
}

/** Translations and approvals of more than one row come after their preview, other changes of many after a question. */
function changeRows(table: ChangedTable, message: Message<'change'>): Promise<void> {
  const { change: wanted, rows } = message;
  const count = Array.isArray(rows) ? rows.length : Number.POSITIVE_INFINITY;
  if (count === 1) return change(table, message);
  if (wanted.kind === 'translate') return translateMany(table, message);
  if (wanted.kind === 'state' && wanted.state === 'final') return approveMany(table, message);
  return count > mostUnasked ? changeMany(table, message) : change(table, message);
}

/** The segments of the rows that a change is meant for, by their files. */
function targetsOf({ uri, request }: ChangedTable, { type: _, change: __, ...params }: Message<'change'>) {
  return request(rowTargetsRequest, { uri, ...params });
}

async function changeMany(table: ChangedTable, message: Message<'change'>): Promise<void> {
  const targets = await targetsOf(table, message);
  if (targets && (await confirmRows(message.change, targets).finally(table.refocus))) await change(table, message);
}

/** Translates rows after the preview. */
async function translateMany(table: ChangedTable, message: Message<'change'>): Promise<void> {
  const { post, files, history, preview, refocus } = table;
  const targets = await targetsOf(table, message);
  if (!targets) return;
  const written = await preview(targets).finally(refocus);
  if (written === 'write') return change(table, message);
  if (written.length === 0) return;
  history?.changed(files.add(written));
  post({ type: 'changed' });
}

/** Approves rows once the person has seen which; where there is at most one to approve, at once. */
async function approveMany(table: ChangedTable, message: Message<'change'>): Promise<void> {
  const { uri, post, request, files, history, refocus } = table;
  const targets = await targetsOf(table, message);
  const approvals = targets && (await request(approvalsRequest, { targets }));
  if (!approvals) return;
  const wanted = approvals.length > 1 ? await confirmApprovals(approvals).finally(refocus) : 'all';
  if (wanted === 'all') return change(table, message);
  if (wanted.length === 0) return;
  await request('workspace/executeCommand', { command: commands.approveFiles, arguments: [uri, wanted] });
  history?.changed(files.add(wanted.map((target) => target.uri)));
  post({ type: 'changed' });
}

async function change(
  { uri, post, request, files, drafts, history, refocus }: ChangedTable,
  { type: _, save, segments = [], ...params }: Message<'change'>,
): Promise<void> {
  let fault: string | undefined;
  const asked: GridRequest = (method, about) =>
    request(method, about, (reason) => {
      fault = reason;
    });
  const answer = await changeFiles(asked, { uri, ...params }, refocus);
  const problem = fault ?? answer?.refusal;
  if (problem !== undefined) post({ type: 'problem', text: problem });
  const refused =
    fault === undefined
      ? (answer?.refused ?? []).map((row) => ({ ...row, uri: files.spelled(row.uri) }))
      : segments.map((segment) => ({ ...segment, reason: problem ?? '' }));
  // Commands of a terminal help nobody here: buttons of a message say what helps.
  const rows = refused.map((row) => ({ ...row, reason: withoutAdvice(row.reason) }));
  if (rows.length > 0) post({ type: 'refused', rows });
  if (answer && answer.changed > 0) {
    history?.changed(files.add(answer.files));
    // The walkthrough ticks its steps by this, whether a key, a button or a command did the work.
    void editorCommands.executeCommand('setContext', `interline.tableChanged.${params.change.kind}`, true);
    const isRefused = (one: GridSegment) => refused.some((row) => row.uri === one.uri && row.id === one.id);
    files.edited(segments.filter((one) => !isRefused(one)));
  }
  const [segment] = segments;
  if (segment && params.change.kind === 'text') {
    const isWritten = answer !== undefined && answer.refusal === undefined && !answer.absent;
    if (isWritten) drafts.drop(segment.uri, segment.id, textOfChips(params.change.target));
    post({ type: 'settled', segment, isWritten });
  }
  if (save) await files.save();
  post({ type: 'changed' });
}

/** Changes rows; files that are missing are created first, if the user agrees. */
async function changeFiles(
  request: GridRequest,
  params: ChangeRowsParams,
  refocus: () => void,
): Promise<ChangedRows | undefined> {
  const answer = await request(changeRowsRequest, params);
  if (!answer?.absent) return answer;
  if (!(await makeFiles(request, answer.absent).finally(refocus))) return undefined;
  // The cell was empty when it was edited: there is no earlier text to compare with what the new file holds.
  const change =
    params.change.kind === 'text' ? { kind: 'text' as const, target: params.change.target } : params.change;
  return request(changeRowsRequest, { ...params, change });
}

/** Gives a translation to rows with the same source text; the user chooses which, where they say something else. */
async function give(table: ChangedTable, params: TwinsParams): Promise<void> {
  const twins = await table.request(twinsRequest, params);
  if (!twins) return;
  if (twins.length === 0) {
    table.post({ type: 'problem', text: l10n.t('No other row has this source text and another translation.') });
    return;
  }
  const rows = await chooseTwins(twins);
  if (rows.length === 0) return;
  const { row, ...rest } = params;
  await change(table, { type: 'change', ...rest, rows, change: { kind: 'give', from: row } });
}

/** Whoever makes the requests of a table of terms adds which text it is. */
const editOfTerms: RequestName<{ readonly edit: TermEdit }, unknown> = editTermsRequest;

async function editRows({ post, request }: ChangedTable, edit: TermEdit): Promise<void> {
  await request(editOfTerms, { edit });
  post({ type: 'changed' });
}

async function step({ post, history }: ChangedTable, way: 'undo' | 'redo'): Promise<void> {
  if (await history?.[way]()) return post({ type: 'changed' });
  const nothing = {
    undo: l10n.t('There is nothing to undo in this table.'),
    redo: l10n.t('There is nothing to redo in this table.'),
  };
  post({ type: 'problem', text: nothing[way] });
}

/**
 * Shows what would become of rows with the same source text, and asks which of them are to have the same translation. Where
 * none of them says anything else, nobody is asked.
 *
 * @returns ids of rows; none where the user chose none.
 */
async function chooseTwins(twins: readonly Twin[]): Promise<readonly string[]> {
  if (twins.every(({ target }) => target === '')) return twins.map(({ id }) => id);
  const items = twins.map(({ id, key, group, target, state }) => ({
    id,
    label: key,
    ...(group === undefined ? {} : { description: group }),
    detail: target === '' ? l10n.t('Untranslated') : l10n.t('Now: {0}', target),
    // What somebody has translated otherwise may be so on purpose.
    picked: state === 'untranslated' || state === 'needs-review',
  }));
  const chosen = await window.showQuickPick(items, {
    canPickMany: true,
    matchOnDescription: true,
    matchOnDetail: true,
    title: l10n.t('Rows with the Same Source Text'),
    placeHolder: l10n.t('Choose the rows that get this translation'),
  });
  return chosen?.map(({ id }) => id) ?? [];
}
