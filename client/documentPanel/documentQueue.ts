import { commands, Disposable, type ExtensionContext, l10n, Uri, window, workspace } from 'vscode';
import { type KeepDocumentParams, keepDocumentRequest } from '../../shared/documentProtocol.ts';
import { filesSayRequest } from '../../shared/projectSettingsProtocol.ts';
import { ask } from '../session/ask.ts';
import type { ConnectionStore } from '../session/connectionStore.ts';
import type { Session } from '../session/session.ts';
import { isUnderWay } from './documentJob.ts';
import { type JobQueue, jobQueue } from './jobQueue.ts';
import { jobStore } from './jobStore.ts';
import { jobWork, openResult } from './jobWork.ts';
import type { RowAction } from './panelMessages.ts';

/** The queue of a window with what its rows can be asked for. */
export interface DocumentQueue extends Disposable {
  readonly queue: JobQueue;
  act(id: string, action: RowAction): Promise<void>;
  /** Languages that the project is translated into. */
  likelyTargets(): Promise<readonly string[]>;
}

/**
 * The documents of this window that are being translated; what was under way when it was closed is taken up again.
 *
 * @param isShown whether a panel shows the queue: where none does, a notification tells that it is done.
 */
export function documentQueue(
  context: ExtensionContext,
  session: Session,
  connections: ConnectionStore,
  isShown: () => boolean,
): DocumentQueue {
  const work = jobWork(session, connections);
  const queue = jobQueue(jobStore(context), work);
  let wasUnderWay = false;
  const tell = async () => {
    const isBusy = queue.jobs.some(isUnderWay);
    const isOver = wasUnderWay && !isBusy;
    wasUnderWay = isBusy;
    if (!isOver || isShown()) return;
    const show = l10n.t('Show');
    const done = queue.jobs.filter(({ phase }) => phase === 'done').length;
    const text = l10n.t('Translated documents: {0} of {1}', done, queue.jobs.length);
    if ((await window.showInformationMessage(text, show)) === show)
      await commands.executeCommand('interline.translateDocument');
  };
  const subscriptions = Disposable.from(
    queue,
    queue.onChange(() => void tell()),
    session.onStart((client) => {
      client.onRequest(keepDocumentRequest, async ({ job, handle }: KeepDocumentParams) => {
        await queue.uploaded(job, handle);
        return null;
      });
    }),
  );
  const actions: Readonly<Record<RowAction, (id: string) => unknown>> = {
    async open(id) {
      const job = queue.jobs.find((one) => one.id === id);
      if (job) await openResult(job);
    },
    cancel: (id) => queue.cancel(id),
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
    install: (id) => work.remedy(id, 'install'),
    useLocal: (id) => work.remedy(id, 'useLocal'),
    signIn: () => commands.executeCommand('interline.signIn'),
    usage: () => commands.executeCommand('interline.showUsage'),
  };
  return {
    queue,
    async act(id, action) {
      await actions[action](id);
    },
    async likelyTargets() {
      const folder = workspace.workspaceFolders?.[0];
      if (!folder) return [];
      const uri = Uri.joinPath(folder.uri, 'interline.json').toString();
      return ask(session, filesSayRequest, { uri }).then(
        ({ targetLanguages }) => targetLanguages,
        () => [],
      );
    },
    dispose: () => subscriptions.dispose(),
  };
}
