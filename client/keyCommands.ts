import { Disposable, l10n, window } from 'vscode';
import { type EditedKey, keyCommands, type TranslatedKey } from '../shared/protocol.ts';
import { type ChangeRowsParams, changeRowsRequest } from '../shared/tableChangesProtocol.ts';
import { ask } from './session/ask.ts';
import type { RegisterCommand } from './session/registerCommand.ts';
import type { Session } from './session/session.ts';

/** Registers what the links in the hover of a key do. What a link hands over is looked at before it is used. */
export function registerKeyCommands(session: Session, register: RegisterCommand): Disposable {
  return Disposable.from(
    register(keyCommands.translate, async (keys) => {
      if (Array.isArray(keys)) await translateKeys(session, keys.filter(isTranslatedKey));
    }),
    register(keyCommands.edit, async (key) => {
      if (isEditedKey(key)) await editKey(session, key);
    }),
  );
}

/** Translates entries, one file after the other, as edits that can be undone. */
async function translateKeys(session: Session, keys: readonly TranslatedKey[]): Promise<void> {
  for (const { uri, ids } of keys) await change(session, { uri, rows: ids, change: { kind: 'translate' } });
}

/** Asks for the text of an entry, and puts it into its file. */
async function editKey(session: Session, { uri, id, language, text }: EditedKey): Promise<void> {
  const prompt = l10n.t('The text of “{0}” in the language {1}', id, language);
  const entered = await window.showInputBox({ prompt, value: text, ignoreFocusOut: true });
  if (entered === undefined || entered === text) return;
  await change(session, { uri, rows: [id], change: { kind: 'text', target: [entered], before: text } });
}

async function change(session: Session, params: ChangeRowsParams): Promise<void> {
  const { refusal } = await ask(session, changeRowsRequest, params);
  if (refusal !== undefined) void window.showWarningMessage(refusal);
}

function isTranslatedKey(value: unknown): value is TranslatedKey {
  const { uri, ids } = (value ?? {}) as Partial<TranslatedKey>;
  return typeof uri === 'string' && Array.isArray(ids) && ids.every((id) => typeof id === 'string');
}

function isEditedKey(value: unknown): value is EditedKey {
  const { uri, id, language, text } = (value ?? {}) as Partial<EditedKey>;
  return [uri, id, language, text].every((one) => typeof one === 'string');
}
