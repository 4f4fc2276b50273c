import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { defaultDataFolder } from '../models/dataFolder.ts';
import { isLoopbackHost } from '../shared/api/loopbackHost.ts';
import { scopes } from '../shared/api/scopes.ts';
import { pushAll } from '../shared/catalog/pushAll.ts';
import { type EngineOption, type EngineOptions, engineOptions, readEngineOptions } from '../shared/engineOptions.ts';
import type { StartKey } from './storage/keys.ts';

/** How the service is started. */
export interface ServiceArguments extends EngineOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Keys that may use the service; none when one is to be made. */
  readonly keys: readonly StartKey[];
  /** Absolute. */
  readonly data: string;
  /** Address of a PostgreSQL database that is used instead of the folder's; it holds a password. */
  readonly store?: string;
  /** Sent to the endpoint as a bearer token; from the environment alone. */
  readonly endpointKey?: string;
  /** The same for the speech recognizer. */
  readonly speechKey?: string;
  readonly log: boolean;
  readonly exitWithParent: boolean;
}

/** Arguments that make no sense; `message` is for whoever typed them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** One line an option, for `--help`. */
export const usageText = `interline serve [--host 127.0.0.1] [--port N] [--key KEY] [--admin-key KEY] [--data DIR | --store URL]

  --host HOST            address to listen on; only this machine unless --allow-remote is given (127.0.0.1)
  --port N               port to listen on; 0 for any free one (0)
  --key KEY              API key of clients; INTERLINE_KEY is used when absent, and a new key is made when that is too
  --admin-key KEY        API key of administrators; INTERLINE_ADMIN_KEY is used when absent
  --keys FILE            JSON file with more keys: [{ "key", "label", "scopes", "characters" }]
  --data DIR             folder of the service's database
  --store URL            PostgreSQL database, postgres://user:password@host/name, for several services together;
                         INTERLINE_STORE does the same and is not seen in the list of processes
${engineLines()}
  --allow-remote         lets other machines connect; needs a key
  --log                  one line on stderr for each request, without texts and keys
  --exit-with-parent     stops when standard input is closed
`;

function engineLines(): string {
  return engineOptions
    .map(({ option, value, summary }) => `  ${`--${option} ${value}`.padEnd(23)}${summary}`)
    .join('\n');
}

const keyText = z.string().regex(/^[\x21-\x7e]{1,256}$/);

const keysFileSchema = z.array(
  z.strictObject({
    key: keyText,
    label: z.string().default('API key'),
    scopes: z.array(z.enum(scopes)).optional(),
    /** Characters in a billing period. */
    characters: z.number().int().min(0).optional(),
  }),
);

/**
 * The arguments of `interline serve`, which are those of the service's own program.
 *
 * @param argv without the program's name.
 * @returns undefined when help is asked for.
 * @throws UsageError
 * @example parseArguments(['--port', '0', '--key', 'secret-key'], {})?.host; // '127.0.0.1'
 */
export function parseArguments(argv: readonly string[], env: NodeJS.ProcessEnv): ServiceArguments | undefined {
  const values = parse(argv);
  if (values.help) return undefined;
  const host = values.host ?? '127.0.0.1';
  const keys: StartKey[] = [];
  const key = values.key ?? env.INTERLINE_KEY;
  if (key) keys.push({ key: valid(key, '--key'), label: 'API key', admin: false });
  const adminKey = values['admin-key'] ?? env.INTERLINE_ADMIN_KEY;
  if (adminKey) keys.push({ key: valid(adminKey, '--admin-key'), label: 'Admin key', admin: true });
  if (values.keys !== undefined) pushAll(keys, readKeys(values.keys));
  if (new Set(keys.map((entry) => entry.key)).size < keys.length) throw new UsageError('Each key must be another one.');
  if (!isLoopbackHost(host)) {
    if (!values['allow-remote']) {
      throw new UsageError(`${host} can be reached by other machines; add --allow-remote if that is what you want.`);
    }
    if (keys.length === 0) throw new UsageError('--allow-remote needs a key: give one with --key or INTERLINE_KEY.');
  }
  const store = storeOf(values.store ?? env.INTERLINE_STORE);
  if (store !== undefined && !keys.some((each) => !each.admin)) {
    throw new UsageError('--store needs a key, the same for all its services: give one with --key or INTERLINE_KEY.');
  }
  return {
    host,
    port: portOf(values.port ?? '0'),
    keys,
    data: resolve(values.data ?? defaultDataFolder(env)),
    ...(store === undefined ? {} : { store }),
    log: values.log ?? false,
    exitWithParent: values['exit-with-parent'] ?? false,
    ...readEngineOptions(({ option, variable, value }) => {
      const text = values[option] ?? env[variable];
      return text && value === 'DIR' ? resolve(text) : text;
    }),
    ...(env.INTERLINE_ENDPOINT_KEY ? { endpointKey: env.INTERLINE_ENDPOINT_KEY } : {}),
    ...(env.INTERLINE_SPEECH_KEY ? { speechKey: env.INTERLINE_SPEECH_KEY } : {}),
  };
}

const engineArguments = Object.fromEntries(engineOptions.map(({ option }) => [option, { type: 'string' }])) as Record<
  EngineOption['option'],
  { type: 'string' }
>;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: false,
      options: {
        host: { type: 'string' },
        port: { type: 'string' },
        key: { type: 'string' },
        'admin-key': { type: 'string' },
        keys: { type: 'string' },
        data: { type: 'string' },
        store: { type: 'string' },
        'allow-remote': { type: 'boolean' },
        log: { type: 'boolean' },
        'exit-with-parent': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        ...engineArguments,
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}

function valid(key: string, option: string): string {
  if (!keyText.safeParse(key).success) {
    throw new UsageError(`${option} must be 1 to 256 printable ASCII characters without spaces.`);
  }
  return key;
}

/** @throws UsageError that does not repeat the address: a password may be in it. */
function storeOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  if (!/^postgres(ql)?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    throw new UsageError('--store must be an address of the form postgres://user:password@host:port/database.');
  }
  return address;
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new UsageError(`--port must be a number from 0 to 65535, not “${text}”.`);
  return port;
}

function readKeys(path: string): StartKey[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UsageError(`The keys file ${path} cannot be read as JSON.`);
  }
  const keys = keysFileSchema.safeParse(content);
  if (!keys.success) {
    const keyPath = keys.error.issues[0]?.path.join('.');
    throw new UsageError(`The keys file ${path} is not a list of keys${keyPath ? ` (at ${keyPath})` : ''}.`);
  }
  return keys.data.map(({ key, label, scopes: limited, characters }) => ({
    key,
    label,
    admin: false,
    ...(limited ? { scopes: limited } : {}),
    ...(characters === undefined ? {} : { characterLimit: characters }),
  }));
}
