import type { Connection as LspConnection } from 'vscode-languageserver';
import { defaultScheme } from '../../shared/api/authScheme.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { type Connection, connectionRequest, type ServiceStatus, statusNotification } from '../../shared/protocol.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import { connectService, type ServiceConnection } from '../translation/connectService.ts';
import { sentenceOf } from './safely.ts';

/** The way to the translation service: connected when first needed, one connection for everybody. */
export interface ServiceAccess {
  /**
   * The service, started or connected if need be.
   *
   * @throws OperationalError in words for the user when there is none.
   */
  connect(): Promise<ServiceConnection>;
  /** The connection that exists, without making one. */
  readonly current: ServiceConnection | undefined;
  /** Tells the client how it stands, if it wants to know. */
  report(status: ServiceStatus): void;
  /** Ends the connection and what was started for it; the next use asks the client again. */
  reset(): Promise<void>;
}

/**
 * @param localized a sentence in the language of the client.
 * @param asksClient true where the client answers `interline/connection`; otherwise `INTERLINE_SERVICE_URL`,
 *   `INTERLINE_KEY` and `INTERLINE_SCHEME` of the environment decide, and the embedded service without them.
 */
export function serviceAccess(
  lsp: LspConnection,
  localized: (sentence: Sentence) => string,
  asksClient: () => boolean,
  env: NodeJS.ProcessEnv = process.env,
): ServiceAccess {
  let pending: Promise<ServiceConnection> | undefined;
  let current: ServiceConnection | undefined;
  const report = (status: ServiceStatus) => {
    if (asksClient()) void lsp.sendNotification(statusNotification, status);
  };
  const ask = async (): Promise<Connection> => {
    if (asksClient()) return await lsp.sendRequest<Connection>(connectionRequest);
    const url = env.INTERLINE_SERVICE_URL;
    const key = env.INTERLINE_KEY;
    return {
      scheme: env.INTERLINE_SCHEME ?? defaultScheme,
      ...(url ? { url } : {}),
      ...(key ? { key } : {}),
    };
  };
  const connect = async (): Promise<ServiceConnection> => {
    let name = 'embedded';
    try {
      const choice = await ask();
      name = hostOf(choice.url) ?? name;
      if (choice.url && !choice.key) {
        throw new OperationalError('auth', say`There is no key for ${name}; sign in first.`);
      }
      report({ state: 'starting', service: name });
      const connected = await connectService({ ...choice, whenInUse: 'transient' });
      current = connected;
      void connected.ended?.then(() => forget(connected));
      report({ state: 'connected', service: connected.name });
      return connected;
    } catch (error) {
      report({ state: 'failed', service: name, message: localized(sentenceOf(error)) });
      throw error;
    }
  };
  /** A service that ended by itself is started again by whoever needs it next. */
  const forget = async (ended: ServiceConnection) => {
    if (current !== ended) return;
    pending = undefined;
    current = undefined;
    report({ state: 'idle', service: ended.name });
    await ended.stop();
  };
  return {
    get current() {
      return current;
    },
    report,
    connect() {
      pending ??= connect().catch((error: unknown) => {
        pending = undefined;
        throw error;
      });
      return pending;
    },
    async reset() {
      const stopping = pending;
      pending = undefined;
      current = undefined;
      await stopping?.then(
        (service) => service.stop(),
        () => undefined,
      );
    },
  };
}

function hostOf(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!URL.canParse(url)) throw new OperationalError('rejected', say`The URL of the translation service is not valid.`);
  return new URL(url).host;
}
