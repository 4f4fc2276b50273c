import { type CommentReply, type CommentThread, Disposable, l10n, type Memento, Uri, window, workspace } from 'vscode';
import { type ReviewAct, type ReviewParams, reviewRequest } from '../../shared/reviewProtocol.ts';
import type { RowEditors } from '../matches/matchesView.ts';
import { ask } from '../session/ask.ts';
import { comparisons } from '../session/comparisons.ts';
import { documentLanguages } from '../session/documentLists.data.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import type { Session } from '../session/session.ts';
import { commentThreads, type ShownComment } from './commentThreads.ts';
import { compareSegments } from './compareSegments.ts';

/** The segment that a command is about. */
type Place = Pick<ReviewParams, 'uri' | 'segment'>;

/**
 * Comments on translations, the commands that make, answer and settle them, and the comparison of revisions.
 *
 * @param storage the workspace's own.
 */
export function registerReview(
  session: Session,
  register: RegisterCommand,
  tables: RowEditors,
  storage: Memento,
): Disposable {
  const comparison = comparisons('interline-segments');
  const threads = commentThreads(session);
  /** @param begun a thread that somebody began: what it says is shown with the segment from now on. */
  const review = async (place: Place, act: ReviewAct, begun?: CommentThread) => {
    const params: ReviewParams = { ...place, act };
    const { segment } = await ask(session, reviewRequest, params);
    // Before the other thread is there: the Comments view would lose the last one of the file instead.
    begun?.dispose();
    await threads.refresh(Uri.parse(place.uri), act.kind === 'comment' || act.kind === 'request' ? segment : undefined);
  };
  const reply = async (kind: 'comment' | 'request', value: unknown) => {
    const { thread, text } = value as CommentReply;
    const id = threads.segmentOf(thread);
    const segment = id ?? thread.range?.start;
    if (!segment) return;
    const place = { uri: thread.uri.toString(), segment: placeOf(segment) };
    await review(place, { kind, text, ...signature() }, id === undefined ? thread : undefined);
  };
  return Disposable.from(
    threads,
    comparison,
    register('interline.compareSegments', (file) =>
      compareSegments(session, comparison, storage, file instanceof Uri ? file : undefined),
    ),
    register('interline.requestChange', async () => {
      const place = currentPlace(tables);
      const text = await window.showInputBox({
        title: l10n.t('Request Change'),
        prompt: l10n.t('What is to be changed in this translation?'),
        validateInput: (value) => (value.trim() === '' ? l10n.t('Say what is to be changed.') : undefined),
      });
      if (text !== undefined) await review(place, { kind: 'request', text, ...signature() });
    }),
    register('interline.approveSegment', () => review(currentPlace(tables), { kind: 'approve', ...signature() })),
    register('interline.replyComment', (value) => reply('comment', value)),
    register('interline.replyRequest', (value) => reply('request', value)),
    register('interline.deleteComment', async (value) => {
      const { said, thread } = value as ShownComment;
      const segment = threads.segmentOf(thread);
      if (segment !== undefined)
        await review({ uri: thread.uri.toString(), segment }, { kind: 'remove', comment: said });
    }),
  );
}

/** The name that comments are signed with, where there is one. */
function signature(): { readonly author?: string } {
  const author = workspace.getConfiguration('interline').get<string>('review.author', '').trim();
  return author === '' ? {} : { author };
}

function placeOf(segment: ReviewParams['segment']): ReviewParams['segment'] {
  return typeof segment === 'string' ? segment : { line: segment.line, character: segment.character };
}

/** @throws Error with a sentence for the user where nothing of a localization file has the focus. */
function currentPlace(tables: RowEditors): Place {
  const row = tables.focusedRow();
  if (row) return { uri: row.uri, segment: row.id };
  const editor = window.activeTextEditor;
  if (!editor || !documentLanguages.includes(editor.document.languageId)) {
    throw new Error(l10n.t('Put the cursor into a text of a localization file first.'));
  }
  const { line, character } = editor.selection.active;
  return { uri: editor.document.uri.toString(), segment: { line, character } };
}
