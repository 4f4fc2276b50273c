import { type Disposable, type ExtensionContext, type LogOutputChannel, l10n, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { ServiceStatus } from '../../shared/protocol.ts';
import type { ConnectionStore } from './connectionStore.ts';
import type { InterceptedCommands, RunningClient } from './languageClient.ts';

/** The running language server, started when something first needs it. */
export interface Session extends Disposable {
  /**
   * The client of a running server.
   *
   * @throws Error when the server cannot be started, in words for the user.
   */
  client(): Promise<LanguageClient>;
  /** Has something done with each client that starts, and with the one that runs already. */
  onStart(listener: (client: LanguageClient) => void): Disposable;
  /** Has a command of the server done by something else, wherever the editor offers it; its arguments are handed over. */
  intercept(command: string, action: (args: readonly unknown[]) => Promise<void>): Disposable;
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
  const listeners = new Set<(client: LanguageClient) => void>();
  const intercepted: InterceptedCommands = new Map();
  const start = async () => {
    // The protocol library is the heavy half of this bundle: it is evaluated after activation.
    const { startLanguageClient } = await import('./languageClient.ts');
    const started = await startLanguageClient(context, connections, output, { onStatus, intercepted });
    for (const listener of listeners) listener(started.client);
    return started;
  };
  const client = async () => {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      // The protocol library speaks of connections and responses; its own words go into the log.
      output.error(error instanceof Error ? error.message : String(error));
      throw new Error(l10n.t('The Interline language server did not start. See the log for the reason.'), {
        cause: error,
      });
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
    onStart(listener) {
      listeners.add(listener);
      void running?.then(
        (started) => listeners.has(listener) && listener(started.client),
        () => undefined,
      );
      return { dispose: () => void listeners.delete(listener) };
    },
    intercept(command, action) {
      intercepted.set(command, action);
      return { dispose: () => void intercepted.delete(command) };
    },
    startInBackground: () => void client().catch(report),
    async restart() {
      await stop();
      await client();
    },
    stop,
    dispose: () => output.dispose(),
  };
}
