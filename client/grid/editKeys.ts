import { l10n, Uri, window } from 'vscode';
import { type EditedKeys, editKeysRequest, type KeyEdit } from '../../shared/tableKeysProtocol.ts';
import { firstLines } from '../session/firstLines.ts';
import type { ChangedTable } from './gridChanges.ts';
import type { FromGrid } from './gridMessages.ts';

type KeysMessage = Extract<FromGrid, { readonly type: 'keys' }>;
/** Asks the server what an edit would do, or has it done. */
type Ask = (edit: KeyEdit, isTrial?: true) => Promise<EditedKeys | undefined>;

/** So many files are named before rows are deleted from them. */
const mostNamed = 5;

/** Asks for a key and its text, for another key, or where rows are to be deleted, and has it done. */
export async function editKeys(
  { uri, post, request, files, history, refocus }: ChangedTable,
  message: KeysMessage,
): Promise<void> {
  const { languages } = message;
  const ask: Ask = (edit, isTrial) =>
    request(editKeysRequest, {
      uri,
      ...(languages ? { languages } : {}),
      edit,
      ...(isTrial ? { isTrial } : {}),
    });
  const edit = await editOf(message, ask).finally(refocus);
  const edited = edit && (await ask(edit));
  if (!edit || !edited) return;
  // A name changes in code too: the editor's history has all of that as one step.
  const steps = edit.kind === 'rename' ? edited.files.slice(0, 1) : edited.files;
  if (steps.length > 0) history?.changed(files.add(steps));
  post({ type: 'changed' });
  if (edited.refusal !== undefined) post({ type: 'problem', text: edited.refusal });
  // A new text is there to be translated; in a table of its own file there is nothing more to type.
  if (edited.row !== undefined)
    post({ type: 'show', row: { id: edited.row, isEdited: edit.kind === 'add' && !languages && !isOwn(uri, edited) } });
}

const isOwn = (uri: string, { files }: EditedKeys) => files.some((file) => Uri.parse(file).toString() === uri);

function editOf(message: KeysMessage, ask: Ask): Promise<KeyEdit | undefined> {
  if (message.action === 'add-row') return newKey(message, ask);
  return message.action === 'rename-key' ? otherKey(message, ask) : removal(message, ask);
}

async function newKey({ row, name = '' }: KeysMessage, ask: Ask): Promise<KeyEdit | undefined> {
  const title = l10n.t('Add Row');
  const beside = row === undefined ? {} : { beside: row };
  const group = name.slice(0, name.lastIndexOf('.') + 1);
  const add = (key: string, text: string): KeyEdit => ({ kind: 'add', key, text, ...beside });
  const key = await window.showInputBox({
    title,
    prompt: l10n.t('Key of the new text. Press Enter to continue with the text.'),
    value: group,
    valueSelection: [group.length, group.length],
    ignoreFocusOut: true,
    validateInput: (value) => faultOf(value, group, add(value.trim(), ''), ask),
  });
  if (key === undefined) return undefined;
  const text = await window.showInputBox({
    title,
    prompt: l10n.t('Text of “{0}” in the source language', key.trim()),
    ignoreFocusOut: true,
  });
  return text === undefined ? undefined : add(key.trim(), text);
}

async function otherKey({ row, name = '' }: KeysMessage, ask: Ask): Promise<KeyEdit | undefined> {
  if (row === undefined) return undefined;
  const rename = (key: string): KeyEdit => ({ kind: 'rename', row, key });
  const key = await window.showInputBox({
    title: l10n.t('Rename Key'),
    prompt: l10n.t('New key of this text, in every language and in the code that asks for it'),
    value: name,
    valueSelection: [name.lastIndexOf('.') + 1, name.length],
    ignoreFocusOut: true,
    validateInput: (value) => faultOf(value, name, rename(value.trim()), ask),
  });
  return key === undefined || key.trim() === name ? undefined : rename(key.trim());
}

/** Why a key cannot be had; the one that the box begins with gets no message. */
async function faultOf(value: string, first: string, edit: KeyEdit, ask: Ask): Promise<string | undefined> {
  const key = value.trim();
  if (key === '' || key.endsWith('.')) return value === first ? '' : l10n.t('Type a key.');
  return value === first ? undefined : (await ask(edit, true))?.refusal;
}

/** Where other languages have the rows of the one file that a table shows, the user chooses whether they lose them too. */
async function removal({ rows, languages }: KeysMessage, ask: Ask): Promise<KeyEdit | undefined> {
  const remove = (from: 'file' | 'all'): KeyEdit => ({ kind: 'remove', rows, from });
  if (languages) return remove('all');
  const [here, everywhere] = [await ask(remove('file'), true), await ask(remove('all'), true)];
  if (!here || !everywhere) return undefined;
  const others = everywhere.files.filter((file) => !here.files.includes(file));
  if (others.length === 0) return remove('file');
  const names = others.map((file) => Uri.parse(file).path.split('/').slice(-2).join('/'));
  const all = l10n.t('Delete in All Languages');
  const one = l10n.t('Delete in This File');
  const question =
    everywhere.count === 1
      ? l10n.t('Delete this row in other languages too?')
      : l10n.t('Delete {0} rows in other languages too?', everywhere.count);
  const detail = firstLines(names, mostNamed).join('\n');
  const choices = here.files.length > 0 ? [all, one] : [all];
  const choice = await window.showWarningMessage(question, { modal: true, detail }, ...choices);
  return choice === undefined ? undefined : remove(choice === all ? 'all' : 'file');
}
