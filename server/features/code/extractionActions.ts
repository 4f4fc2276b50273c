import { type CodeAction, CodeActionKind } from 'vscode-languageserver';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { addKeys, type NewKey } from '../../code/extract/addKeys.ts';
import { libraryOf } from '../../code/extract/codeLibrary.ts';
import { type Extraction, extractTexts } from '../../code/extract/extractTexts.ts';
import type { FileEdits } from '../../code/renameKey.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { excerpt } from '../actions/wantedSegments.ts';
import type { KeyActionData } from './codeActionsOfKeys.ts';
import { type CodeDocument, settledCode } from './projectKeys.ts';

/**
 * The extraction of the text at a place of source code, and of all texts of its file.
 *
 * @param isAsked whether somebody opened the menu: all texts are then offered wherever the cursor is.
 */
export async function extractionActions(
  session: Session,
  document: CodeDocument,
  selection: TextRange,
  isAsked: boolean,
): Promise<readonly CodeAction[]> {
  const extracted = await extractionOf(session, document, selection);
  if (!extracted) return [];
  const { uri, version } = document;
  const action = (title: Sentence, extract: TextRange | 'all'): CodeAction => {
    const data: KeyActionData = { uri, version, extract };
    return { title: session.localized(title), kind: CodeActionKind.RefactorExtract, data };
  };
  const actions: CodeAction[] = [];
  const [first, another] = extracted.keys;
  const [left] = extracted.left;
  if (first) actions.push(action(another ? severalWords(extracted.keys.length) : oneWords(first), selection));
  else if (left && session.client.disabledActions) {
    const title = session.localized(say`Extract the text to a key`);
    const disabled = { reason: session.localized(left.reason) };
    actions.push({ title, kind: CodeActionKind.RefactorExtract, disabled });
  }
  const all = first || isAsked ? await extractionOf(session, document, undefined) : undefined;
  if (all && all.keys.length > extracted.keys.length) actions.push(action(allWords(all.keys.length), 'all'));
  return actions;
}

function oneWords({ key, text, isNew }: Extraction['keys'][number]): Sentence {
  const words = excerpt(text, 40);
  return isNew ? say`Extract “${words}” to the key “${key}”` : say`Use the key “${key}” for “${words}”`;
}

const severalWords = (count: number) => say`Extract ${count} texts to keys`;
const allWords = (count: number) =>
  count === 1 ? say`Extract the only text of this file to a key` : say`Extract all ${count} texts of this file to keys`;

/** The edits of an extraction: those of the code, and those that add new keys to the file of the source language. */
export async function extraction(
  session: Session,
  document: CodeDocument,
  extract: TextRange | 'all',
): Promise<readonly FileEdits[]> {
  const extracted = await extractionOf(session, document, extract === 'all' ? undefined : extract);
  const keys = extracted?.keys ?? [];
  if (!extracted || keys.length === 0) throw new RequestRefused(say`There is no text here that a key could stand for.`);
  const wanted = keys.flatMap(({ file, entries, isNew }): NewKey[] => {
    return file && isNew ? entries.map((entry) => ({ file, ...entry })) : [];
  });
  const { files, refused } = await addKeys(document.workspace, wanted, 'source');
  const [reason] = refused.values();
  if (reason !== undefined) throw new RequestRefused(reason);
  return [{ path: document.path, text: document.file.text, edits: extracted.edits }, ...files];
}

async function extractionOf(
  session: Session,
  { path, file, workspace }: CodeDocument,
  selection: TextRange | undefined,
): Promise<Extraction | undefined> {
  const { code, index } = await settledCode(session, workspace);
  const library = await libraryOf(workspace, path, file.text, code);
  if (!library) return undefined;
  return extractTexts(path, file.text, { index, code, library, file }, selection ? { selection } : {});
}
