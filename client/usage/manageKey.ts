import { env, l10n, window } from 'vscode';
import type { DeveloperKey } from '../../shared/api/admin.ts';
import { type ManagedKey, type ManageKeyParams, manageKeyRequest } from '../../shared/usageProtocol.ts';
import { ask } from '../session/ask.ts';
import { askText } from '../session/askText.ts';
import type { Session } from '../session/session.ts';

/**
 * Asks what a change of a developer key needs, and makes it. The secret of a new key is shown once, and kept nowhere.
 *
 * @param key the key to change; undefined for a new one.
 * @returns whether anything changed.
 */
export async function manageKey(
  session: Session,
  action: ManageKeyParams['action'],
  key: DeveloperKey | undefined,
): Promise<boolean> {
  const params = await askFor(action, key);
  if (!params) return false;
  const answer = await ask<ManagedKey>(session, manageKeyRequest, params);
  if (action === 'create') await showSecret(answer);
  return true;
}

async function askFor(
  action: ManageKeyParams['action'],
  key: DeveloperKey | undefined,
): Promise<ManageKeyParams | undefined> {
  if (action === 'create') {
    const label = await askLabel(l10n.t('Create a Developer Key'), '');
    return label === undefined ? undefined : { action, label };
  }
  if (!key) return undefined;
  const { key_id: id, label: name } = key;
  if (action === 'rename') {
    const label = await askLabel(l10n.t('Rename “{0}”', name), name);
    return label === undefined ? undefined : { action, id, label };
  }
  if (action === 'limit') {
    const characters = await askLimit(name, key.usage_limits.characters);
    return characters === undefined ? undefined : { action, id, characters };
  }
  const confirm = l10n.t('Deactivate');
  const detail = l10n.t('Programs that use it stop working. A deactivated key can never be used again.');
  const choice = await window.showWarningMessage(
    l10n.t('Deactivate the key “{0}” for good?', name),
    { modal: true, detail },
    confirm,
  );
  return choice === confirm ? { action, id } : undefined;
}

function askLabel(title: string, value: string): Promise<string | undefined> {
  const prompt = l10n.t('Name of the key, such as the program that uses it');
  return askText({ title, value, prompt }, l10n.t('The name is empty.'));
}

/** @returns null for no limit, undefined where the person gave up. */
async function askLimit(name: string, limit: number | null): Promise<number | null | undefined> {
  const text = await window.showInputBox({
    title: l10n.t('Limit “{0}”', name),
    value: limit === null ? '' : String(limit),
    prompt: l10n.t('Characters per month. 0 blocks the key; leave this empty for no limit.'),
    validateInput: (entered) =>
      /^\d{0,12}$/.test(entered.trim()) ? undefined : l10n.t('Enter a whole number, or nothing.'),
  });
  if (text === undefined) return undefined;
  return text.trim() === '' ? null : Number(text);
}

async function showSecret({ label, api_key: secret }: ManagedKey): Promise<void> {
  if (secret === undefined) {
    void window.showInformationMessage(l10n.t('“{0}” was created. The service shows its key elsewhere.', label));
    return;
  }
  const copy = l10n.t('Copy Key');
  const detail = `${secret}\n\n${l10n.t('Keep it in a safe place: it is not shown again.')}`;
  const choice = await window.showInformationMessage(l10n.t('The key of “{0}”', label), { modal: true, detail }, copy);
  if (choice === copy) await env.clipboard.writeText(secret);
}
