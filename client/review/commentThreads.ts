import {
  type Comment,
  CommentMode,
  type CommentThread,
  CommentThreadCollapsibleState,
  CommentThreadState,
  comments,
  Disposable,
  l10n,
  Range,
  type TextDocument,
  type Uri,
  window,
  workspace,
} from 'vscode';
import {
  commentsFile,
  type ReviewComment,
  type ReviewThread,
  type ReviewThreads,
  reviewThreadsRequest,
} from '../../shared/reviewProtocol.ts';
import { ask } from '../session/ask.ts';
import { documentLanguages } from '../session/documentLists.data.ts';
import { restTimer } from '../session/restTimer.ts';
import type { Session } from '../session/session.ts';

/** A comment as the editor shows it, with that of the server. */
export interface ShownComment extends Comment {
  readonly said: ReviewComment;
  readonly thread: CommentThread;
}

/** The comments on the files in sight. */
export interface CommentThreads extends Disposable {
  /** The segment of a thread; undefined for one that somebody is just beginning. */
  segmentOf(thread: CommentThread): string | undefined;
  /** Asks for the comments on a file again. A thread of this segment is opened. */
  refresh(uri: Uri, shown?: string): Promise<void>;
}

/** How long nobody has to type before comments are looked for again, in ms. */
const restDelay = 400;

/** The threads of one file, by segment, with the stretches where comments can be made. */
interface FileThreads {
  readonly threads: Map<string, CommentThread>;
  lines: ReviewThreads['lines'];
}

/** Shows the comments on each localization file that a text editor shows, and where one can be made. */
export function commentThreads(session: Session): CommentThreads {
  const controller = comments.createCommentController('interline.comments', l10n.t('Comments on Translations'));
  controller.options = {
    prompt: l10n.t('Comment on this translation'),
    placeHolder: l10n.t('What is to be changed, or asked?'),
  };
  const files = new Map<string, FileThreads>();
  const threadsOf = (uri: Uri) => ask(session, reviewThreadsRequest, { uri: uri.toString() });
  const timer = restTimer(session, reviewThreadsRequest, restDelay);

  const refresh = async (uri: Uri, shown?: string) => {
    const answer = await threadsOf(uri);
    const before = files.get(uri.toString());
    const file: FileThreads = before ?? { threads: new Map(), lines: [] };
    file.lines = answer?.lines ?? [];
    files.set(uri.toString(), file);
    const present = new Set(answer?.threads.map(({ segment }) => segment));
    for (const [segment, thread] of file.threads) {
      if (present.has(segment)) continue;
      thread.dispose();
      file.threads.delete(segment);
    }
    for (const said of answer?.threads ?? []) {
      const thread = file.threads.get(said.segment) ?? controller.createCommentThread(uri, rangeOf(said), []);
      file.threads.set(said.segment, thread);
      show(thread, said);
      if (said.segment === shown) thread.collapsibleState = CommentThreadCollapsibleState.Expanded;
    }
  };
  const refreshSoon = (document: TextDocument) => {
    const key = document.uri.toString();
    if (isServed(document)) timer.soon(() => refresh(document.uri), key);
    else timer.cancel(key);
  };
  const refreshVisible = () => {
    for (const { document } of window.visibleTextEditors) refreshSoon(document);
  };
  controller.commentingRangeProvider = {
    async provideCommentingRanges(document) {
      if (!isServed(document)) return [];
      const lines = files.get(document.uri.toString())?.lines ?? (await threadsOf(document.uri))?.lines ?? [];
      return lines.map(([first, last]) => new Range(first, 0, last, 0));
    },
  };
  const watcher = workspace.createFileSystemWatcher(`**/${commentsFile}`);
  refreshVisible();
  return {
    segmentOf(thread) {
      for (const [segment, one] of files.get(thread.uri.toString())?.threads ?? []) if (one === thread) return segment;
      return undefined;
    },
    refresh,
    dispose: Disposable.from(
      controller,
      watcher,
      watcher.onDidChange(refreshVisible),
      watcher.onDidCreate(refreshVisible),
      watcher.onDidDelete(refreshVisible),
      window.onDidChangeVisibleTextEditors(refreshVisible),
      workspace.onDidChangeTextDocument(({ document }) => {
        if (window.visibleTextEditors.some((editor) => editor.document === document)) refreshSoon(document);
      }),
      workspace.onDidCloseTextDocument(({ uri }) => {
        for (const thread of files.get(uri.toString())?.threads.values() ?? []) thread.dispose();
        files.delete(uri.toString());
      }),
      timer,
    ).dispose,
  };
}

function isServed({ uri, languageId }: TextDocument): boolean {
  return uri.scheme === 'file' && documentLanguages.includes(languageId);
}

function rangeOf({ range: { start, end } }: ReviewThread): Range {
  return new Range(start.line, start.character, end.line, end.character);
}

function show(thread: CommentThread, said: ReviewThread): void {
  thread.range = rangeOf(said);
  thread.label = said.segment;
  thread.contextValue = 'segment';
  thread.state = said.isSettled ? CommentThreadState.Resolved : CommentThreadState.Unresolved;
  thread.comments = said.comments.map((comment) => shownComment(comment, thread));
}

function shownComment(said: ReviewComment, thread: CommentThread): ShownComment {
  return {
    ...{ said, thread },
    body: said.text,
    mode: CommentMode.Preview,
    author: { name: said.author ?? l10n.t('Unsigned') },
    contextValue: said.kept,
    ...(said.time ? { timestamp: new Date(said.time) } : {}),
    ...(said.kept === 'project' ? { label: l10n.t('beside the file') } : {}),
  };
}
