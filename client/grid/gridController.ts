import { Disposable, type Memento, Range, Uri, type Webview, window } from 'vscode';
import { type FindRowParams, findRowRequest, type RowsParams, rowsRequest } from '../../shared/tableProtocol.ts';
import type { FocusedRow } from '../matches/matchesView.ts';
import type { Preview } from '../preview/translateWithPreview.ts';
import type { Session } from '../session/session.ts';
import type { DraftStore } from './draftStore.ts';
import { type FilesOfTable, filesOfTable } from './filesOfTable.ts';
import { gridChanges } from './gridChanges.ts';
import type { FromGrid, GridAction, GridPlace, ShownRow, ToGrid } from './gridMessages.ts';
import { askFor } from './gridQuestions.ts';
import { gridRequests, type RequestMaker } from './gridRequests.ts';
import type { TableHistory } from './tableHistory.ts';

/** What others want to hear of a table, and do for it. */
export interface GridEvents {
  /** Another row has the focus. */
  focused(): void;
  /** A question has closed, which leaves the focus nowhere: it goes to the table, unless another tab is in front by now. */
  refocus(): void;
  /** A row of another file is to be shown. */
  left(uri: string, row: ShownRow): void;
  /** What answers the page where that is not the server alone. */
  readonly requests?: RequestMaker;
  /** Steps back through the changes of a table with several files; an editor of one has its own. */
  readonly history?: TableHistory;
}

/** What tables have in common. */
export interface KeptForTables {
  readonly drafts: DraftStore;
  /** The workspace's own. */
  readonly storage: Memento;
  readonly preview: Preview;
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

/**
 * Asks the language server what a table's page asks for, and tells the page when its files are others.
 *
 * @param place the file that the table was opened for, and what else it shows.
 */
export function controlGrid(
  session: Session,
  place: GridPlace,
  webview: Webview,
  { drafts, storage, preview }: KeptForTables,
  events: GridEvents,
): GridController {
  const { uri } = place;
  const post = (message: ToGrid) => void webview.postMessage(message);
  const { requests = gridRequests } = events;
  const request = requests(session, (text) => post({ type: 'problem', text }));
  const files = filesOfTable(uri, place.files !== undefined, {
    changed: () => post({ type: 'changed' }),
    dirty: (uris, failed) => post({ type: 'dirty', uris, failed }),
  });
  const changes = gridChanges({ uri, post, request, files, drafts, preview, ...events });
  const { tellDrafts, sendRows, find } = answersOf({ post, request, files, drafts, left: events.left });
  let focused: FocusedRow | undefined;
  let wanted: ShownRow | undefined;

  function receive(message: FromGrid): void {
    switch (message.type) {
      case 'ready':
        tellDrafts('all');
        files.tellDirty();
        if (wanted) post({ type: 'show', row: wanted });
        return;
      case 'focus': {
        const { segment, isEdited } = message;
        focused = segment && { ...segment, isEdited };
        if (segment?.id === wanted?.id) wanted = undefined;
        events.focused();
        return;
      }
      case 'draft':
        drafts.keep(message.segment.uri, message.segment.id, message.draft);
        return;
      case 'rows': {
        const { type: _, request: number, ...params } = message;
        void sendRows(number, { uri, ...params });
        return;
      }
      case 'find': {
        const { type: _, isEdited, ...params } = message;
        changes.after(() => find({ uri, ...params }, isEdited));
        return;
      }
      case 'openText':
        void openText(message);
        return;
      case 'chooseRevision':
      case 'chooseLanguages':
      case 'addLanguage':
      case 'export':
        askFor({ uri, post, request, storage }, message);
        return;
      default:
        changes.take(message);
    }
  }

  const subscriptions = Disposable.from(webview.onDidReceiveMessage(receive), files);
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

async function openText({
  uri,
  range: { start, end },
}: Extract<FromGrid, { readonly type: 'openText' }>): Promise<void> {
  const selection = new Range(start.line, start.character, end.line, end.character);
  await window.showTextDocument(Uri.parse(uri), { selection });
}

/** What the page gets when it asks for rows. */
function answersOf({
  post,
  request,
  files,
  drafts,
  left,
}: {
  post(message: ToGrid): void;
  readonly request: ReturnType<RequestMaker>;
  readonly files: FilesOfTable;
  readonly drafts: DraftStore;
  readonly left: GridEvents['left'];
}) {
  /** Files whose drafts the page was told: when it comes again it has none that were not told here before. */
  const notified = new Set<string>();
  const tellDrafts = (which: 'all' | 'new') => {
    for (const uri of files.uris()) {
      if (which === 'new' && notified.has(uri)) continue;
      post({ type: 'drafts', uri, drafts: drafts.of(uri), replaces: notified.has(uri) });
      notified.add(uri);
    }
  };
  return {
    tellDrafts,
    async sendRows(number: number, params: RowsParams): Promise<void> {
      const answer = await request(rowsRequest, params);
      if (answer === undefined) return;
      const table = answer && files.take(answer);
      tellDrafts('new');
      post({ type: 'rows', request: number, answer: table });
    },
    async find(params: FindRowParams, isEdited: boolean): Promise<void> {
      const row = await request(findRowRequest, params);
      if (row === undefined) return;
      post({ type: 'found', kind: params.kind, row, isEdited });
      if (row?.uri) left(row.uri, { id: row.id, isEdited });
    },
  };
}
