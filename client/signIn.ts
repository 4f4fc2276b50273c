import { type CancellationToken, l10n, window } from 'vscode';
import { type ServiceStatus, statusRequest } from '../shared/protocol.ts';
import { acceptedScheme } from './acceptedScheme.ts';
import { ask } from './session/ask.ts';
import { askText } from './session/askText.ts';
import type { Candidate, ConnectionStore } from './session/connectionStore.ts';
import { normalizeServiceUrl } from './session/serviceUrl.ts';
import type { Session } from './session/session.ts';
import { withCancellation } from './session/withCancellation.ts';

/**
 * Asks for a service and its key, finds out in which scheme the service takes keys, and stores them only when it accepts
 * them.
 *
 * @param offered URL that the box of the question proposes.
 */
export async function signIn(
  session: Session,
  connections: ConnectionStore,
  offered = connections.url(),
): Promise<void> {
  const candidate = await askCandidate(offered);
  if (!candidate) return;
  const title = l10n.t('Interline: asking {0}', new URL(candidate.url).host);
  const answer = await withCancellation(title, (token) =>
    acceptedScheme(connections.scheme(), (scheme) => attempt(session, connections, { ...candidate, scheme }, token)),
  );
  if (!answer) return connections.consider(undefined);
  const { status, scheme } = answer;
  if (status.state === 'connected') {
    await connections.keep({ ...candidate, scheme });
    void window.showInformationMessage(l10n.t('Interline now translates with {0}.', status.service));
    return;
  }
  connections.consider(undefined);
  const again = l10n.t('Try Again');
  const choice = await window.showErrorMessage(
    l10n.t('{0} did not accept this sign-in, so nothing was stored: {1}', status.service, status.message ?? ''),
    again,
  );
  if (choice === again) await signIn(session, connections, candidate.url);
}

/** Deletes the stored key of the service that is used here. */
export async function signOut(connections: ConnectionStore): Promise<void> {
  const url = connections.url();
  await connections.forget();
  const after = connections.url();
  void window.showInformationMessage(
    !url
      ? l10n.t('You were not signed in. Interline translates on this machine.')
      : after
        ? l10n.t(
            'The key for {0} was deleted. Interline now translates with {1}.',
            new URL(url).host,
            new URL(after).host,
          )
        : l10n.t('The key for {0} was deleted. Interline now translates on this machine.', new URL(url).host),
  );
}

async function askCandidate(offered: string | undefined): Promise<Candidate | undefined> {
  const title = l10n.t('Sign In to a Translation Service');
  const entered = await window.showInputBox({
    title,
    prompt: l10n.t('Base URL of the service'),
    placeHolder: 'https://translate.example.com',
    value: offered ?? '',
    ignoreFocusOut: true,
    validateInput: (text) =>
      normalizeServiceUrl(text)
        ? undefined
        : l10n.t('An https URL without a name or password, or http on this machine.'),
  });
  const url = entered === undefined ? undefined : normalizeServiceUrl(entered);
  if (!url) return undefined;
  const prompt = l10n.t(
    'Key for {0}. It is kept in the secret storage of your editor, never in a file.',
    new URL(url).host,
  );
  const key = await askText({ title, prompt, password: true, ignoreFocusOut: true }, l10n.t('The key is empty.'));
  return key === undefined ? undefined : { url, key };
}

async function attempt(
  session: Session,
  connections: ConnectionStore,
  candidate: Candidate,
  token: CancellationToken,
): Promise<ServiceStatus> {
  const service = new URL(candidate.url).host;
  try {
    connections.consider(candidate);
    return await ask(session, statusRequest, {}, token);
  } catch (error) {
    if (token.isCancellationRequested) throw error;
    return { state: 'failed', service, message: error instanceof Error ? error.message : String(error) };
  }
}
