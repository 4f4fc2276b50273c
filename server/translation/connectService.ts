import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminClient } from '../../shared/api/adminClient.ts';
import { defaultScheme } from '../../shared/api/authScheme.ts';
import { type Client, createClient } from '../../shared/api/client.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { DataFolderInUse, type ServiceOptions, startService } from './serviceProcess.ts';

/** Where translations come from. */
export interface ServiceChoice extends ServiceOptions {
  /** Base URL of a remote service; the embedded one is started when absent. */
  readonly url?: string;
  readonly key?: string;
  /** Key for the calls of administrators; `key` where it is absent. */
  readonly adminKey?: string;
  /** Scheme of the Authorization header. */
  readonly scheme?: string;
  /** True for work that needs nothing the embedded service has stored: it then runs on an empty folder of its own. */
  readonly transient?: boolean;
  /** What to do when another service works on the data folder, as with two windows of an editor; default `fail`. */
  readonly whenInUse?: 'fail' | 'transient';
  /** True where what its language model writes is to be reviewed. */
  readonly reviewsModel?: boolean;
}

/** A service that is ready to be asked. */
export interface ServiceConnection {
  readonly client: Client;
  /** The calls of administrators, which the service may refuse. */
  readonly admin: AdminClient;
  /** `embedded`, or the remote host. */
  readonly name: string;
  readonly embedded: boolean;
  readonly reviewsModel?: boolean;
  /** Resolves when the embedded service is gone, whoever ended it; a remote one has none. */
  readonly ended?: Promise<void>;
  /** Ends what was started for it. */
  stop(): Promise<void>;
}

/**
 * A client of the service that was chosen: a remote one as it is, or the embedded one, started for the purpose.
 *
 * @throws OperationalError `unavailable` when the embedded service does not start, `auth` when a remote one is named
 *   without a key.
 */
export async function connectService(choice: ServiceChoice, signal?: AbortSignal): Promise<ServiceConnection> {
  const scheme = choice.scheme ?? defaultScheme;
  if (choice.url) {
    const connection = { baseUrl: choice.url, key: choice.key ?? '', scheme };
    const client = createClient(connection);
    const admin = choice.adminKey ? createClient({ ...connection, key: choice.adminKey }).admin : client.admin;
    return { client, admin, name: new URL(choice.url).host, embedded: false, stop: async () => {} };
  }
  if (!choice.transient && choice.whenInUse === 'transient') {
    try {
      return await connectService({ ...choice, whenInUse: 'fail' }, signal);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      return connectService({ ...choice, transient: true }, signal);
    }
  }
  const folder = choice.transient ? await mkdtemp(join(tmpdir(), 'interline-service-')) : undefined;
  const clear = async () => {
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const service = await startService({ ...choice, ...(folder ? { dataFolder: folder } : {}) }, signal);
    const remedy = say`The embedded service starts again when it is needed: try once more.`;
    const connection = { baseUrl: service.url, scheme: defaultScheme, remedy };
    return {
      client: createClient({ ...connection, key: service.key }),
      admin: createClient({ ...connection, key: service.adminKey }).admin,
      name: 'embedded',
      embedded: true,
      ended: service.ended,
      ...(choice.reviewsModel ? { reviewsModel: true } : {}),
      stop: async () => {
        await service.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

/** A connection that is made when it is first asked for, and only once. */
export interface LazyConnection {
  get(): Promise<ServiceConnection>;
  /** Ends the connection if there is one. */
  stop(): Promise<void>;
}

/** Puts off connecting until something needs the service. */
export function lazyConnection(connect: () => Promise<ServiceConnection>): LazyConnection {
  let connection: Promise<ServiceConnection> | undefined;
  return {
    get() {
      connection ??= connect();
      return connection;
    },
    async stop() {
      await connection?.then(
        (made) => made.stop(),
        () => undefined,
      );
    },
  };
}
