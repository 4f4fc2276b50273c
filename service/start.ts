import { isLoopbackHost } from '../shared/api/loopbackHost.ts';
import { OperationalError } from '../shared/api/operationalError.ts';
import { asWritten } from '../shared/sentences/sentence.ts';
import { version } from '../shared/version.ts';
import { createApp } from './app.ts';
import type { ServiceArguments } from './arguments.ts';
import type { ServiceDeps } from './deps.ts';
import type { Detector } from './engines/detectTexts.ts';
import { languageModel } from './engines/engines.ts';
import type { ChatSource } from './engines/loopbackChat.ts';
import { listen } from './http/listen.ts';
import { createImprover } from './improvement/improver.ts';
import { createParts, partsIdle, resumeParts } from './parts.ts';
import type { Log } from './process/running.ts';
import { newKey } from './storage/keys.ts';
import { openPostgres } from './storage/openPostgres.ts';
import { openSqlite } from './storage/openSqlite.ts';
import { createStore } from './storage/store.ts';
import type { Pipeline } from './translation/pipeline.ts';
import { createSpeech } from './voice/speechEngines.ts';
import { voiceUpgrade } from './voice/voiceUpgrade.ts';

/** A service that runs in this process. */
export interface RunningService {
  readonly url: string;
  readonly port: number;
  /** Present only when no key was given and one was made. */
  readonly key?: string;
  /** Takes no more requests, ends what is under way, and leaves the data folder in order. */
  stop(): Promise<void>;
}

/** How long requests under way may still take when the service stops, in ms. */
const patience = 3000;

/**
 * Starts the service: opens its data folder or database, listens, and takes up what an earlier run left unfinished.
 *
 * @param now the clock, in ms since 1970; tests bring their own.
 * @throws FolderInUse, OperationalError `unavailable` for a database that cannot be opened, or the system's error when the address cannot be listened on.
 */
export async function startService(
  options: ServiceArguments,
  engines: { readonly pipeline: Pipeline; readonly detect: Detector; readonly chosenModel?: ChatSource },
  log: Log | undefined,
  now: () => number = Date.now,
): Promise<RunningService> {
  const { store: url, data } = options;
  const database = url === undefined ? await openSqlite(data) : await openPostgres(url);
  const stopping = new AbortController();
  try {
    const store = await createStore(database, data);
    const made = options.keys.some((key) => !key.admin) ? undefined : newKey();
    const keys = made ? [...options.keys, { key: made, label: 'API key', admin: false }] : options.keys;
    await store.keys.startWith(keys, now());
    const improver = createImprover(languageModel({ ...options, ...engines }));
    const deps: ServiceDeps = {
      speech: createSpeech(options),
      improver,
      documents: options,
      pipeline: engines.pipeline,
      detect: engines.detect,
      store,
      now,
      folder: options.data,
      version,
      loopback: isLoopbackHost(options.host),
      stopping: stopping.signal,
      ...(log ? { log } : {}),
    };
    const parts = createParts(deps);
    await resumeParts(parts);
    const listening = await listen(createApp(deps, parts), options.host, options.port, voiceUpgrade(deps, parts.voice));
    const stop = async () => {
      const closed = listening.close(patience);
      stopping.abort(new OperationalError('cancelled', asWritten('The service is stopping.')));
      await closed;
      await partsIdle(parts);
      await engines.pipeline.close();
      await improver.close();
      await store.close();
    };
    return { url: listening.url, port: listening.port, ...(made ? { key: made } : {}), stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
