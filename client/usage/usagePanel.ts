import { Disposable, type ExtensionContext, l10n, ViewColumn, type WebviewPanel, window } from 'vscode';
import { type UsageOverview, type UsageParams, usageRequest } from '../../shared/usageProtocol.ts';
import { ask } from '../session/ask.ts';
import { askText } from '../session/askText.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import { failureText } from '../session/failureText.ts';
import { pageFrame } from '../session/pageFrame.ts';
import type { RegisterCommand } from '../session/registerCommand.ts';
import { reportFailure } from '../session/reportFailure.ts';
import type { Session } from '../session/session.ts';
import { webviewPage } from '../session/webviewPage.ts';
import { manageKey } from './manageKey.ts';
import { reportDays, type ShowUsage, type UsagePageMessage } from './usageMessages.ts';
import { usageWords } from './usageWords.ts';

const day = 24 * 60 * 60 * 1000;

/** The page of what the service counts, and its command; there is one page for each window. */
export function registerUsage(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  register: RegisterCommand,
): Disposable {
  let open: WebviewPanel | undefined;
  return Disposable.from(
    register('interline.showUsage', async () => {
      if (open) return open.reveal();
      open = window.createWebviewPanel('interline.usage', l10n.t('Usage'), ViewColumn.Active);
      const control = controlPage(context, session, connections, open);
      open.onDidDispose(() => {
        open = undefined;
        control.dispose();
      });
    }),
    { dispose: () => open?.dispose() },
  );
}

function controlPage(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  { webview }: WebviewPanel,
): Disposable {
  let days: number = reportDays[1];
  let overview: UsageOverview | undefined;
  let asked = 0;
  /** The newest load: what the service answered, undefined where it did not. */
  let loading: Promise<UsageOverview | undefined> = Promise.resolve(undefined);

  const show = (state: Pick<ShowUsage, 'isBusy' | 'failure'>) => {
    const message: ShowUsage = {
      ...{ type: 'show', words: usageWords(), days, ...state },
      ...(overview ? { overview, service: serviceText(overview) } : {}),
    };
    void webview.postMessage(message);
  };
  const read = async () => {
    const turn = ++asked;
    show({ isBusy: true });
    try {
      const answer = await ask(session, usageRequest, daysUntilYesterday(days));
      if (turn === asked) {
        overview = answer;
        show({ isBusy: false });
      }
      return answer;
    } catch (error) {
      if (turn === asked) {
        overview = undefined;
        show({ isBusy: false, failure: failureText(error) });
      }
      return undefined;
    }
  };
  const load = () => {
    loading = read();
    return loading;
  };
  const enterAdminKey = async () => {
    const title = l10n.t('Administer {0}', connections.host());
    const prompt = l10n.t(
      'Admin key for {0}. It is kept in the secret storage of your editor, never in a file.',
      connections.host(),
    );
    const key = await askText({ title, prompt, password: true, ignoreFocusOut: true }, l10n.t('The key is empty.'));
    if (key === undefined) return;
    await connections.keepAdminKey(key);
    // Keeping it made the page load.
    const answer = await loading;
    if (!answer || answer.report) return;
    await connections.keepAdminKey(undefined);
    throw new Error(
      l10n.t('{0} does not accept this as an administrator’s key, so it was not kept.', connections.host()),
    );
  };
  const act = async (message: UsagePageMessage) => {
    if (message.type === 'adminKey') return enterAdminKey();
    if (message.type === 'days') days = reportDays.find((each) => each === message.days) ?? days;
    if (message.type === 'key') {
      const key = overview?.keys?.find(({ key_id }) => key_id === message.id);
      if (!(await manageKey(session, message.action, key))) return;
    }
    await load();
  };
  const report = (error: unknown) => reportFailure(session, error);

  const listeners = Disposable.from(
    webview.onDidReceiveMessage((message: UsagePageMessage) => void act(message).catch(report)),
    connections.onChange(() => void load()),
  );
  webview.html = webviewPage({
    ...pageFrame(webview, context.extensionUri, 'usage'),
    title: l10n.t('Usage'),
    body: '<main id="page"></main>',
  });
  return listeners;
}

function daysUntilYesterday(days: number): UsageParams {
  const date = (time: number) => new Date(time).toISOString().slice(0, 10);
  const now = Date.now();
  return { from: date(now - days * day), to: date(now - day) };
}

function serviceText({ embedded, service }: UsageOverview): string {
  return embedded ? l10n.t('What the embedded service on this machine counts.') : l10n.t('What {0} counts.', service);
}
