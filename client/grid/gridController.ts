import { Disposable, languages, type TextDocument, type Webview, workspace } from 'vscode';
import { textOfChips } from '../../shared/messages/chips.ts';
import {
  type ChangedRows,
  type ChangeRowsParams,
  changeRowsRequest,
  type FindRowParams,
  type FoundRow,
  findRowRequest,
  type RowsParams,
  rowsRequest,
  type TableRows,
} from '../../shared/tableProtocol.ts';
import type { FocusedRow } from '../matches/matchesView.ts';
import { failureText } from '../session/failureText.ts';
import type { Session } from '../session/session.ts';
import type { DraftStore } from './draftStore.ts';
import type { FromGrid, GridAction, ShownRow, ToGrid } from './gridMessages.ts';

/** What others want to hear of a table. */
export interface GridEvents {
  /** Another row has the focus. */
  focused(): void;
  /** A row of another file is to be shown. */
  left(uri: string, row: ShownRow): void;
}

/** What goes on behind the page of one table. */
export interface GridController extends Disposable {
  act(action: GridAction): void;
  /** The row that has the focus. */
  focused(): FocusedRow | undefined;
  /** Gives a row the focus, as soon as the page is there. */
  show(row: ShownRow): void;
  insert(text: string, how: 'replace' | 'caret'): void;
}

/** Asks the language server what a table's page asks for, and tells the page when the file is another. */
export function controlGrid(
  session: Session,
  document: TextDocument,
  webview: Webview,
  drafts: DraftStore,
  events: GridEvents,
): GridController {
  const uri = document.uri.toString();
  const post = (message: ToGrid) => void webview.postMessage(message);
  const request = requests(session, (text) => post({ type: 'problem', text }));
  // One change after the other: each is made for the text that the one before has left.
  let changes = Promise.resolve();
  // A page that comes again has nothing that was not told here before.
  let wasReady = false;
  let focused: FocusedRow | undefined;
  let wanted: ShownRow | undefined;

  async function sendRows(number: number, params: RowsParams): Promise<void> {
    const answer = await request<TableRows | null>(rowsRequest, params);
    if (answer !== undefined) post({ type: 'rows', request: number, answer });
  }

  async function find(params: FindRowParams, isEdited: boolean): Promise<void> {
    const row = await request<FoundRow | null>(findRowRequest, params);
    if (row === undefined) return;
    post({ type: 'found', kind: params.kind, row });
    if (row?.uri) events.left(row.uri, { id: row.id, isEdited });
  }

  async function change(params: ChangeRowsParams, save: boolean): Promise<void> {
    const answer = await request<ChangedRows>(changeRowsRequest, params);
    if (answer?.refusal) post({ type: 'problem', text: answer.refusal });
    settle(params, answer !== undefined && answer.refusal === undefined);
    if (save) await document.save();
    post({ type: 'changed' });
  }

  function settle({ rows, change: { kind, ...text } }: ChangeRowsParams, isWritten: boolean): void {
    const [id] = Array.isArray(rows) ? (rows as readonly string[]) : [];
    if (kind !== 'text' || id === undefined) return;
    if (isWritten && 'target' in text) drafts.drop(uri, id, textOfChips(text.target));
    post({ type: 'settled', id, isWritten });
  }

  function receive(message: FromGrid): void {
    switch (message.type) {
      case 'ready':
        post({ type: 'drafts', drafts: drafts.of(uri), replaces: wasReady });
        wasReady = true;
        if (wanted) post({ type: 'show', row: wanted });
        return;
      case 'focus': {
        const { id, isEdited } = message;
        focused = id === undefined ? undefined : { uri, id, isEdited };
        if (id === wanted?.id) wanted = undefined;
        events.focused();
        return;
      }
      case 'drafts':
        drafts.keep(uri, message.drafts);
        return;
      case 'rows': {
        const { type: _, request: number, ...params } = message;
        void sendRows(number, { uri, ...params });
        return;
      }
      case 'find': {
        const { type: _, isEdited, ...params } = message;
        void changes.then(() => find({ uri, ...params }, isEdited));
        return;
      }
      case 'change': {
        const { type: _, save, ...params } = message;
        changes = changes.then(() => change({ uri, ...params }, save === true));
        return;
      }
    }
  }

  const subscriptions = Disposable.from(
    webview.onDidReceiveMessage(receive),
    workspace.onDidChangeTextDocument((event) => {
      if (event.document === document && event.contentChanges.length > 0) post({ type: 'changed' });
    }),
    languages.onDidChangeDiagnostics(({ uris }) => {
      if (uris.some((one) => one.toString() === uri)) post({ type: 'changed' });
    }),
  );
  return {
    act: (action) => post({ type: 'act', action }),
    focused: () => focused,
    show(row) {
      wanted = row;
      post({ type: 'show', row });
    },
    insert: (text, how) => post({ type: 'insert', text, how }),
    dispose: () => subscriptions.dispose(),
  };
}

/** Requests of the server; where one fails, the user reads why, and the answer is undefined. */
function requests(session: Session, tell: (reason: string) => void) {
  return async <R>(method: string, params: object): Promise<R | undefined> => {
    try {
      const client = await session.client();
      return await client.sendRequest<R>(method, params);
    } catch (error) {
      tell(failureText(error));
      return undefined;
    }
  };
}
