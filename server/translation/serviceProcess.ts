import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { defaultDataFolder } from '../../models/dataFolder.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { type EngineOptions, engineOptions } from '../../shared/engineOptions.ts';
import { asWritten, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { builtFile } from '../builtFile.ts';

/** The data folder belongs to another service that runs; nothing was started. */
export class DataFolderInUse extends OperationalError {}

/** The status with which the service ends then (sysexits, EX_TEMPFAIL). */
const folderInUseStatus = 75;

/** How the embedded service is started. */
export interface ServiceOptions {
  /** Folder of its database; made when it is not there. */
  readonly dataFolder?: string;
  readonly engines?: EngineOptions;
  /** Key of the language model that `engines` name; it goes through the environment of the process. */
  readonly endpointKey?: string;
  /** True where Ctrl-C in the terminal is not to reach it: it then ends by `stop`, or with this process. */
  readonly apart?: boolean;
  /** How long it may take to listen, in ms. */
  readonly patience?: number;
}

/** A running embedded service. */
export interface ServiceProcess {
  readonly url: string;
  /** Made for this process alone; known to nobody else. */
  readonly key: string;
  /** For the calls of administrators; made for this process alone, too. */
  readonly adminKey: string;
  readonly pid: number;
  /** Resolves when the process is gone, whoever ended it. */
  readonly ended: Promise<void>;
  /** Ends the process and waits until it is gone. Safe to call twice. */
  stop(): Promise<void>;
}

/** The service's bundle: beside this program's own bundle, or in `dist/` of the source tree. */
export function serviceBundle(): string {
  const bundle = builtFile('service.mjs');
  if (!existsSync(bundle))
    throw new OperationalError('unavailable', say`The embedded service is not part of this installation.`);
  return bundle;
}

/**
 * Starts the embedded service on a free port of the loopback interface, with a key made for this process.
 * It ends when `stop` is called or when this process goes away.
 *
 * @throws OperationalError `unavailable` with the service's own words when it does not start, {@link DataFolderInUse}
 *   when another service works on its data.
 */
export async function startService(options: ServiceOptions = {}, signal?: AbortSignal): Promise<ServiceProcess> {
  const args = [
    serviceBundle(),
    '--port',
    '0',
    '--data',
    options.dataFolder ?? defaultDataFolder(),
    '--exit-with-parent',
  ];
  for (const { name, option } of engineOptions) {
    const value = options.engines?.[name];
    if (value) args.push(`--${option}`, value);
  }
  // The user's key for a remote service is nobody else's business: the embedded one makes its own.
  const { INTERLINE_KEY: _, ...env } = process.env;
  const adminKey = `${randomBytes(24).toString('hex')}:adm`;
  const child = spawn(process.execPath, args, {
    env: serviceEnvironment({
      ...env,
      INTERLINE_ADMIN_KEY: adminKey,
      ...(options.endpointKey ? { INTERLINE_ENDPOINT_KEY: options.endpointKey } : {}),
    }),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    detached: options.apart === true && process.platform !== 'win32',
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const stop = stopper(child, ended);
  const abort = () => void stop();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const { url, key } = await announcement(child, options.patience ?? 60_000);
    return { url, key, adminKey, pid: child.pid ?? 0, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * The environment of a service process. Where the C library is glibc, blocks of 32 KiB (those that V8 compiles in) and more get
 * mappings of their own, which go back to the system when an engine ends; by default one such block makes the next ones stay.
 */
export function serviceEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { MALLOC_MMAP_THRESHOLD_: '32768', ...env };
}

function announcement(child: ChildProcess, patience: number): Promise<{ url: string; key: string }> {
  return new Promise((resolve, reject) => {
    let out = '';
    let complaint = '';
    const fail = (why: Sentence) => {
      clearTimeout(timer);
      reject(new OperationalError('unavailable', say`The embedded service did not start: ${why}`));
    };
    const timer = setTimeout(() => fail(say`it did not answer within ${Math.round(patience / 1000)} s.`), patience);
    child.stderr?.setEncoding('utf8').on('data', (data: string) => {
      complaint = (complaint + data).slice(-2000);
    });
    child.stdout?.setEncoding('utf8').on('data', (data: string) => {
      out += data;
      const end = out.indexOf('\n');
      if (end < 0) return;
      clearTimeout(timer);
      try {
        const line: unknown = JSON.parse(out.slice(0, end));
        const { url, key } = line as { url?: unknown; key?: unknown };
        if (typeof url === 'string' && typeof key === 'string') resolve({ url, key });
        else fail(say`it reported no address.`);
      } catch {
        fail(say`its first line cannot be read.`);
      }
    });
    child.once('error', (error) => fail(asWritten(error.message)));
    // Not 'exit': what it wrote last is read before the streams close.
    child.once('close', (code) => {
      const words = complaint.trim().replace(/^interline serve: /, '');
      if (code === folderInUseStatus) reject(new DataFolderInUse('unavailable', asWritten(words)));
      fail(words ? asWritten(words) : say`it ended with status ${String(code)}.`);
    });
  });
}

function stopper(child: ChildProcess, ended: Promise<void>): () => Promise<void> {
  return async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.stdin?.end();
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(timer);
    }
  };
}
