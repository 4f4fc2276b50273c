import { type CodeAction, CodeActionKind, type CodeActionParams, CodeActionTriggerKind } from 'vscode-languageserver';
import type { TextRange } from '../../../shared/catalog/textRange.ts';
import { nearestKeys } from '../../../shared/nearest.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { addToBlocks } from '../../code/addToBlocks.ts';
import type { KeyUse } from '../../code/codeFile.ts';
import { addKeys } from '../../code/extract/addKeys.ts';
import { type KeyScope, keyScopeOf } from '../../code/extract/keyScopeOf.ts';
import { type KeyFile, keysFor } from '../../code/keyIndex.ts';
import { splitNamespace } from '../../code/keyNames.ts';
import { lackingArguments, shownArguments } from '../../code/messageArguments.ts';
import { passArgument } from '../../code/passArgument.ts';
import type { FileEdits } from '../../code/renameKey.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { editOfFiles } from './editOfFiles.ts';
import { extraction, extractionActions } from './extractionActions.ts';
import { type CodeDocument, codeDocument, settledCode, useIn } from './projectKeys.ts';

/** What an action in source code carries until it is chosen. */
export type KeyActionData = { readonly uri: string; readonly version: number } & (
  | { readonly addKey: TextRange; readonly languages: 'source' | 'all' }
  | { readonly extract: TextRange | 'all' }
);

const mostSimilar = 3;

/**
 * Quick fixes of the key at a place of source code, and the extraction of texts to keys.
 *
 * @returns undefined for what is no source code.
 */
export async function keyActions(
  session: Session,
  params: CodeActionParams,
): Promise<readonly CodeAction[] | undefined> {
  const document = await codeDocument(session, params.textDocument.uri);
  if (!document) return undefined;
  const range = document.text.offsetsAt(params.range);
  const use = useIn(document.file, range);
  const isAsked = params.context.triggerKind !== CodeActionTriggerKind.Automatic;
  if (!use) return extractionActions(session, document, range, isAsked);
  const diagnostics = params.context.diagnostics.filter(
    ({ code }) => code === 'missing-key-in-code' || code === 'code-arguments',
  );
  const actions = await fixes(session, document, use);
  return actions.map((action) => (diagnostics.length > 0 ? { ...action, diagnostics } : action));
}

async function fixes(session: Session, document: CodeDocument, use: KeyUse): Promise<readonly CodeAction[]> {
  const { index } = document;
  const resolved = index.resolve(use);
  const isThere = resolved.length > 0 || use.componentTexts !== undefined;
  const kind = CodeActionKind.QuickFix;
  if (isThere) {
    const shown = shownArguments(use, resolved);
    const actions: CodeAction[] = [];
    for (const name of lackingArguments(use, resolved)) {
      const passed = await passArgument(document.path, document.file.text, use, name, shown);
      if (!passed) continue;
      const title = passed.renamed ? say`Pass “${passed.renamed}” as “${name}”` : say`Pass “${name}”`;
      actions.push({
        title: session.localized(title),
        kind,
        edit: editOfFiles(session, [ofDocument(document, [passed.edit])]),
      });
    }
    return actions;
  }
  if (use.composed || index.isForeign(use)) return [];
  const changes = similarKeys(use, keysFor(use, document.file, index)).map((written): CodeAction => {
    const edit = { range: use.range, newText: written };
    return {
      title: session.localized(say`Change to “${written}”`),
      kind,
      edit: editOfFiles(session, [ofDocument(document, [edit])]),
    };
  });
  return [...changes, ...additionsToBlocks(session, document, use), ...additions(session, document, use)];
}

/** Adds a key to the `<i18n>` blocks of the component. */
function additionsToBlocks(session: Session, document: CodeDocument, use: KeyUse): readonly CodeAction[] {
  const { file, workspace } = document;
  const { key } = use;
  if (file.blockTexts.length === 0) return [];
  const added = { key, value: use.defaultText ?? wordsOfKey(key), source: workspace.settings.project.sourceLanguage };
  const offered = (title: Sentence, languages: 'source' | 'all'): readonly CodeAction[] => {
    const edits = addToBlocks(file.text, added, languages);
    const edit = editOfFiles(session, [ofDocument(document, edits)]);
    return edits.length > 0 ? [{ title: session.localized(title), kind: CodeActionKind.QuickFix, edit }] : [];
  };
  return [
    ...offered(say`Add “${key}” to the texts of this component`, 'source'),
    ...offered(say`Add “${key}” to every language of this component`, 'all'),
  ];
}

/** Adds a key to the files of texts. */
function additions(session: Session, document: CodeDocument, use: KeyUse): readonly CodeAction[] {
  const { uri, version, index } = document;
  // Only the tool that collects a text knows the names of what is filled in.
  if (use.collected ? use.defaultText === undefined : index.files.length === 0) return [];
  const offered = (title: Sentence, languages: 'source' | 'all'): CodeAction => {
    const data: KeyActionData = { uri, version, addKey: use.range, languages };
    return { title: session.localized(title), kind: CodeActionKind.QuickFix, data };
  };
  return [
    offered(say`Add “${use.key}” to the texts of the source language`, 'source'),
    offered(say`Add “${use.key}” to every language`, 'all'),
  ];
}

/** Keys that were perhaps meant, as the code would write them. */
function similarKeys({ key, written }: KeyUse, keys: readonly string[]): readonly string[] {
  const prefix = key.slice(0, key.length - written.length);
  const split = splitNamespace(key);
  const front = split && !keys.includes(split.rest) ? `${split.namespace}:` : '';
  const wanted = split ? split.rest : key;
  const inScope = keys.filter((one) => one.startsWith(prefix));
  return nearestKeys(wanted, inScope, mostSimilar).map((one) => front + one.slice(prefix.length));
}

/** Makes the edit of an action that was chosen. */
export async function resolveKeyAction(session: Session, action: CodeAction, data: KeyActionData): Promise<CodeAction> {
  const document = await codeDocument(session, data.uri);
  if (!document) throw new RequestRefused(say`The file no longer exists.`);
  if (document.version !== data.version) throw new RequestRefused(say`The document changed; open the menu again.`);
  const { data: _, ...rest } = action;
  const files =
    'addKey' in data ? await addition(session, document, data) : await extraction(session, document, data.extract);
  return { ...rest, edit: editOfFiles(session, files) };
}

async function addition(
  session: Session,
  document: CodeDocument,
  { addKey: range, languages }: { readonly addKey: TextRange; readonly languages: 'source' | 'all' },
): Promise<readonly FileEdits[]> {
  const { workspace } = document;
  const use = useIn(document.file, range);
  const { code, index } = await settledCode(session, workspace);
  const split = use && index.split(use.key);
  const named = split && index.files.some(({ namespace }) => namespace === split.namespace) ? split : undefined;
  const namespaces = named ? [named.namespace] : (use?.namespaces ?? []);
  const scope = use?.collected
    ? collectedScope(index.collected.files, document.path)
    : keyScopeOf({ index, code }, { namespaces, path: document.path });
  if (!use || !scope)
    throw new RequestRefused(
      say`The project has no file of texts in the source language that a key could be added to.`,
    );
  const { file, group } = scope;
  const key = `${group ? `${group}.` : ''}${named ? named.rest : use.key}`;
  const { files, refused } = await addKeys(
    workspace,
    [{ file, key, text: use.defaultText ?? wordsOfKey(key) }],
    languages,
  );
  const [reason] = refused.values();
  if (files.length === 0) throw new RequestRefused(reason ?? say`No key was added.`);
  return files;
}

/** The file that the texts of a source file are collected in: the nearest one. */
function collectedScope(files: readonly KeyFile[], path: string): KeyScope | undefined {
  const shared = ({ file }: KeyFile) => {
    const [one, other] = [file.path.split(/[\\/]/), path.split(/[\\/]/)];
    const differs = one.findIndex((part, i) => part !== other[i]);
    return differs < 0 ? one.length : differs;
  };
  const [file] = [...files].sort((a, b) => shared(b) - shared(a));
  return file && { file, group: '' };
}

/** A first text for a key that the code has none for: `Pay now` for `cart.payNow`. */
function wordsOfKey(key: string): string {
  if (/\s/.test(key)) return key;
  const leaf = key.split('.').at(-1) ?? key;
  const words = leaf
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function ofDocument({ path, file }: CodeDocument, edits: FileEdits['edits']): FileEdits {
  return { path, text: file.text, edits };
}
