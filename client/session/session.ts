import { type Disposable, type ExtensionContext, type LogOutputChannel, l10n, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { ServiceStatus } from '../../shared/protocol.ts';
import type { ConnectionStore } from './connectionStore.ts';
import type { RunningClient } from './languageClient.ts';

/** The running language server, started when something first needs it. */
export interface Session extends Disposable {
  /**
   * The client of a running server.
   *
   * @throws Error when the server cannot be started, in words for the user.
   */
  client(): Promise<LanguageClient>;
  startInBackground(): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
  readonly output: LogOutputChannel;
}

/** A session; `onStatus` hears of every change of the service's state. */
export function createSession(
  context: ExtensionContext,
  connections: ConnectionStore,
  onStatus: (status: ServiceStatus) => void,
): Session {
  const output = window.createOutputChannel('Interline', { log: true });
  let running: Promise<RunningClient> | undefined;
  const start = async () => {
    // The protocol library is the heavy half of this bundle: it is evaluated after activation.
    const { startLanguageClient } = await import('./languageClient.ts');
    return startLanguageClient(context, connections, output, onStatus);
  };
  const client = async () => {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      // The protocol library speaks of connections and responses; its own words go into the log.
      output.error(error instanceof Error ? error.message : String(error));
      throw new Error(l10n.t('The language server of Interline did not start. The log says why.'), { cause: error });
    });
    return (await running).client;
  };
  const stop = async () => {
    const old = running;
    running = undefined;
    await old?.then(
      (started) => started.stop(),
      () => undefined,
    );
  };
  const report = async (error: unknown) => {
    const log = l10n.t('Show Log');
    const choice = await window.showErrorMessage(error instanceof Error ? error.message : String(error), log);
    if (choice === log) output.show();
  };
  return {
    client,
    output,
    startInBackground: () => void client().catch(report),
    async restart() {
      await stop();
      await client();
    },
    stop,
    dispose: () => output.dispose(),
  };
}
