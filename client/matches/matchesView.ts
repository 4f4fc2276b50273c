import { commands, Disposable, type ExtensionContext, l10n, type WebviewView, window } from 'vscode';
import {
  alternativesRequest,
  type SegmentContext,
  type SegmentContextParams,
  segmentContextRequest,
} from '../../shared/matchesProtocol.ts';
import { commands as serverCommands } from '../../shared/protocol.ts';
import { ask } from '../session/ask.ts';
import { documentLanguages } from '../session/documentLists.data.ts';
import { executeOnServer } from '../session/executeOnServer.ts';
import { failureText } from '../session/failureText.ts';
import { pageFrame } from '../session/pageFrame.ts';
import { reportFailure } from '../session/reportFailure.ts';
import { restTimer } from '../session/restTimer.ts';
import type { Session } from '../session/session.ts';
import { webviewPage } from '../session/webviewPage.ts';
import { placesOf } from './insertable.ts';
import type { PageMessage, ShowMessage, ShownAlternatives } from './matchesMessages.ts';
import { limitText, matchesWords } from './matchesWords.ts';

/** The view of matches and terms. */
export interface MatchesView extends Disposable {
  /** Puts the match of a number, from 1, into the segment at the cursor. */
  insert(place: number): Promise<void>;
  /** Asks the service for other translations of the segment at the cursor, and shows them. */
  askService(): Promise<void>;
}

/** Editors that have rows instead of a cursor. */
export interface RowEditors {
  /** The row that has the focus in the active one. */
  focusedRow(): FocusedRow | undefined;
  /** Calls back when {@link focusedRow} is another. */
  onRow(listener: () => void): Disposable;
  /** Puts a text into the row that has the focus, which is edited from then on. */
  insert(text: string, how: 'replace' | 'caret'): void;
}

export interface FocusedRow {
  readonly uri: string;
  /** Id of the segment. */
  readonly id: string;
  /** Whether its text is being edited. */
  readonly isEdited: boolean;
}

/** How long the cursor has to stand still before its segment is asked for, in ms. */
const restDelay = 120;

/**
 * Shows what the memory, the glossary and the file itself have for the segment at the cursor, or for the row that has the
 * focus in a table. While the view is hidden nothing is asked for.
 *
 * @param tables where a match goes into the cell while that is edited, otherwise into the file.
 * @param onEdit calls back when files changed.
 */
export function matchesView(
  context: ExtensionContext,
  session: Session,
  tables: RowEditors,
  onEdit: (listener: () => void) => Disposable,
): MatchesView {
  let view: WebviewView | undefined;
  let segment: SegmentContext | undefined;
  const timer = restTimer(session, segmentContextRequest, restDelay);
  let asked = 0;

  const alternatives = segmentAlternatives(session, () => show(segment));
  const show = (next: SegmentContext | undefined) => {
    segment = next;
    const message = messageFor(next);
    void commands.executeCommand('setContext', 'interline.matchCount', placesOf(message).length);
    void view?.webview.postMessage(message);
  };
  const messageFor = (shown: SegmentContext | undefined) =>
    shown
      ? showMessage(shown, isInTable(tables, shown), alternatives.of(shown))
      : { type: 'show' as const, words: matchesWords() };
  const update = async () => {
    const turn = ++asked;
    const next = await currentSegment(session, tables);
    if (turn === asked && view?.visible) show(next);
  };
  const updateSoon = () => {
    if (view?.visible) timer.soon(update);
    else timer.cancel();
  };
  const insertText = async (wanted: SegmentContext, target: string) => {
    await putInto(session, tables, wanted, target);
    updateSoon();
  };
  const provider = window.registerWebviewViewProvider('interline.matches', {
    resolveWebviewView(resolved) {
      view = resolved;
      fill(context, resolved);
      resolved.webview.onDidReceiveMessage((message: PageMessage) => {
        if (message.type === 'ready') updateSoon();
        else if (message.type === 'askService') void (segment && alternatives.ask(segment));
        else if (message.type === 'insertTerm') tables.insert(message.phrase, 'caret');
        else if (segment)
          void insertText(segment, message.target).catch((error: unknown) => reportFailure(session, error));
      });
      resolved.onDidChangeVisibility(() => (resolved.visible ? updateSoon() : show(undefined)));
      resolved.onDidDispose(() => {
        view = undefined;
        show(undefined);
      });
    },
  });
  const wantedSegment = async () => (view?.visible && segment ? segment : await currentSegment(session, tables));
  return {
    async insert(place) {
      const wanted = await wantedSegment();
      const chosen = placesOf(messageFor(wanted))[place - 1];
      if (!wanted || !chosen) throw new Error(l10n.t('There is no match {0} for the segment at the cursor.', place));
      if ('phrase' in chosen) tables.insert(chosen.phrase, 'caret');
      else await insertText(wanted, chosen.target);
    },
    async askService() {
      const wanted = await wantedSegment();
      if (!wanted?.isEditable) throw new Error(l10n.t('There is no translation at the cursor.'));
      if (!view?.visible) await commands.executeCommand('interline.matches.focus', { preserveFocus: true });
      await alternatives.ask(wanted);
    },
    dispose: Disposable.from(
      provider,
      timer,
      window.onDidChangeTextEditorSelection(updateSoon),
      window.onDidChangeActiveTextEditor(updateSoon),
      tables.onRow(updateSoon),
      onEdit(updateSoon),
    ).dispose,
  };
}

function isInTable(tables: RowEditors, { uri, id }: SegmentContext): boolean {
  const row = tables.focusedRow();
  return row?.uri === uri && row.id === id;
}

/** Puts a translation into the cell of a segment while that is edited, otherwise into its file. */
async function putInto(session: Session, tables: RowEditors, segment: SegmentContext, target: string): Promise<void> {
  const { uri, id } = segment;
  if (isInTable(tables, segment) && tables.focusedRow()?.isEdited) tables.insert(target, 'replace');
  else await executeOnServer(session, serverCommands.insertMatch, [uri, { id, target }]);
}

function showMessage(
  segment: SegmentContext,
  takesTerms: boolean,
  alternatives: ShownAlternatives | undefined,
): ShowMessage {
  const limit = segment.limit && limitText(segment.limit);
  return {
    ...{ type: 'show', words: matchesWords(), segment, takesTerms },
    ...(limit === undefined ? {} : { limit }),
    ...(alternatives ? { alternatives } : {}),
  };
}

/** What the server knows about the segment at the cursor or the row with the focus; undefined where there is none. */
async function currentSegment(session: Session, tables: RowEditors): Promise<SegmentContext | undefined> {
  const row = tables.focusedRow();
  const params = row ? { uri: row.uri, id: row.id } : placeOfCursor();
  if (!params) return undefined;
  return (await ask(session, segmentContextRequest, params)) ?? undefined;
}

function placeOfCursor(): SegmentContextParams | undefined {
  const editor = window.activeTextEditor;
  if (!editor) return undefined;
  const { uri, languageId } = editor.document;
  if (uri.scheme !== 'file' || !documentLanguages.includes(languageId)) return undefined;
  const { line, character } = editor.selection.active;
  return { uri: uri.toString(), position: { line, character } };
}

function fill({ extensionUri }: ExtensionContext, { webview }: WebviewView): void {
  webview.html = webviewPage({
    ...pageFrame(webview, extensionUri, 'matches'),
    title: l10n.t('Matches and Terms'),
    body: '<main id="page" aria-live="polite"></main>',
  });
}

/** What the service proposed for the segment that it was asked about last. */
interface SegmentAlternatives {
  /** What is to be shown beside a segment; undefined where nobody has asked. */
  of(segment: SegmentContext): ShownAlternatives | undefined;
  /** Asks for those of a segment; what became of it is in {@link of}. */
  ask(segment: SegmentContext): Promise<void>;
}

/** @param changed calls back when {@link SegmentAlternatives.of} answers something else. */
function segmentAlternatives(session: Session, changed: () => void): SegmentAlternatives {
  let last: { readonly key: string; readonly shown: ShownAlternatives } | undefined;
  // Another source text is another question.
  const keyOf = ({ uri, id, source }: SegmentContext) => [uri, id, source?.text ?? ''].join('\n');
  return {
    of: (segment) => (last?.key === keyOf(segment) ? last.shown : undefined),
    async ask(segment) {
      const { uri, id } = segment;
      const asked = { key: keyOf(segment), shown: { isAsking: true } };
      last = asked;
      changed();
      const shown = await ask(session, alternativesRequest, { uri, id }).catch((error: unknown) => ({
        failure: failureText(error),
      }));
      // Meanwhile another segment may have been asked about.
      if (last !== asked) return;
      last = { key: asked.key, shown };
      changed();
    },
  };
}
