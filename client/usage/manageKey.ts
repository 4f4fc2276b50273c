import { env, l10n, window } from 'vscode';
import type { DeveloperKey } from '../../shared/api/admin.ts';
import { type KeyLimit, type ManagedKey, type ManageKeyParams, manageKeyRequest } from '../../shared/usageProtocol.ts';
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
  const answer = await ask(session, manageKeyRequest, params);
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
    const limit = await askLimit(name, key.usage_limits);
    return limit && { action, id, ...limit };
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

const msPerMinute = 60_000;

/** @returns undefined where the person gave up. */
async function askLimit(name: string, limits: DeveloperKey['usage_limits']): Promise<KeyLimit | undefined> {
  const title = l10n.t('Limit “{0}”', name);
  const { characters, speech_to_text_milliseconds: ms } = limits;
  const minutes = ms === null ? null : ms / msPerMinute;
  const shown = (limit: number | null) => (limit === null ? l10n.t('no limit') : limit.toLocaleString(env.language));
  const ofCharacters = { label: l10n.t('Characters a Month'), description: shown(characters) };
  const ofSpeech = { label: l10n.t('Minutes of Speech a Month'), description: shown(minutes) };
  const choice = await window.showQuickPick([ofCharacters, ofSpeech], { title });
  if (choice === ofCharacters) {
    const prompt = l10n.t('Characters per month. 0 blocks the key; leave this empty for no limit.');
    const limit = await askNumber(title, prompt, characters);
    return limit === undefined ? undefined : { characters: limit };
  }
  if (choice !== ofSpeech) return undefined;
  const prompt = l10n.t('Minutes of speech per month. 0 allows none; leave this empty for no limit.');
  const limit = await askNumber(title, prompt, minutes === null ? null : Math.ceil(minutes));
  return limit === undefined ? undefined : { speech: limit === null ? null : limit * msPerMinute };
}

/** @returns null for an empty box, undefined where the person gave up. */
async function askNumber(title: string, prompt: string, number: number | null): Promise<number | null | undefined> {
  const text = await window.showInputBox({
    title,
    value: number === null ? '' : String(number),
    prompt,
    validateInput: (entered) =>
      /^\d{0,10}$/.test(entered.trim()) ? undefined : l10n.t('Enter a whole number, or nothing.'),
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
