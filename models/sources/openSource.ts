import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import { say } from '../../shared/sentences/sentence.ts';
import { filesOf, readModels } from '../installedModels.ts';
import { ModelError } from '../modelError.ts';
import type { ModelSource, SourceFile, SourceModel } from '../modelSource.ts';
import { checkedUrl, getJson, type Network } from '../request.ts';
import { knownModels, rememberSizes } from './knownSizes.ts';
import { modelsOfRegistry } from './registry.ts';
import { modelsOfRecords } from './remoteSettings.ts';

/** Most bytes of a list: Mozilla's has one or two MB. */
const mostListBytes = 20_000_000;

const settings = 'https://firefox.settings.services.mozilla.com/v1/buckets/main/collections';

/** Names for Mozilla's own lists. */
export const namedSources = {
  firefox: `${settings}/translations-models-v2/records`,
  'firefox-v1': `${settings}/translations-models/records`,
  mozilla: 'https://storage.googleapis.com/moz-fx-translations-data--303e-prod-translations-data/db/models.json',
} as const;

/** Where Remote Settings keeps files when it does not say. */
const attachmentsHost = 'https://firefox-settings-attachments.cdn.mozilla.net/';

/**
 * The source that a person named: one of {@link namedSources}, the URL of a list of records or a registry, the URL of a
 * folder that has one, or a folder of this machine.
 *
 * @param cwd where relative folders start.
 * @throws OperationalError `rejected` for an address that must not be asked.
 */
export function openSource(named: string | undefined, cwd: string): ModelSource {
  const chosen = named?.trim() || 'firefox';
  const address = Object.hasOwn(namedSources, chosen) ? namedSources[chosen as keyof typeof namedSources] : chosen;
  if (!/^[a-z][a-z0-9+.-]+:\/\//i.test(address)) return folderSource(resolve(cwd, address));
  const url = checkedUrl(address);
  return {
    name: url.host,
    async list(network) {
      const models = await listRemote(url, network);
      await rememberSizes(url.href, models, network.env);
      return models;
    },
    offline: (env) => knownModels(url.href, env),
  };
}

async function listRemote(url: URL, network: Network): Promise<readonly SourceModel[]> {
  const last = url.pathname.split('/').at(-1) ?? '';
  if (last === 'records' || last.endsWith('.json')) return listDocument(url, network);
  const folder = new URL(`${url.pathname.replace(/(?<!\/)\/+$/, '')}/`, url);
  let failure: unknown;
  for (const name of ['v1/buckets/main/collections/translations-models-v2/records', 'records.json', 'models.json']) {
    try {
      return await listDocument(new URL(name, folder), network);
    } catch (error) {
      if (network.signal.aborted) throw error;
      failure ??= error;
    }
  }
  throw failure;
}

async function listDocument(url: URL, network: Network): Promise<readonly SourceModel[]> {
  const { value, url: answered } = await getJson(url, network, mostListBytes);
  const records = recordsOf(value);
  const models = records
    ? modelsOfRecords(records, await attachmentsOf(answered, network))
    : modelsOfRegistry(value, new URL('.', answered).href);
  if (!models || models.length === 0)
    throw new ModelError(
      'network',
      say`${answered.host} lists no models that this program can use; check the address, or choose another source.`,
    );
  // What a list names is asked as carefully as what a person names.
  for (const model of models) for (const file of model.files) checkedUrl(file.address);
  return models;
}

function recordsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const { data } = (value ?? {}) as { data?: unknown };
  return Array.isArray(data) ? data : undefined;
}

/** Remote Settings tells where its files are in the answer of its root; elsewhere they are beside the list. */
async function attachmentsOf(url: URL, network: Network): Promise<string> {
  const [root] = url.pathname.split('/buckets/');
  if (root === undefined || root === url.pathname) return new URL('.', url).href;
  const { value } = await getJson(new URL(`${root}/`, url), network, mostListBytes).catch(() => ({ value: undefined }));
  const base = (value as { capabilities?: { attachments?: { base_url?: unknown } } } | undefined)?.capabilities
    ?.attachments?.base_url;
  if (typeof base === 'string' && URL.canParse(base)) return base.endsWith('/') ? base : `${base}/`;
  return url.origin === new URL(settings).origin ? attachmentsHost : `${url.origin}/`;
}

/** A folder of this machine: models by direction, or a list with files below it. */
function folderSource(folder: string): ModelSource {
  return {
    name: folder,
    offline: listFolder,
    list: listFolder,
  };

  async function listFolder(): Promise<readonly SourceModel[]> {
    const installed = await readModels([folder]);
    if (installed.length > 0) return Promise.all(installed.map(sourceModelOf));
    for (const name of ['records.json', 'models.json']) {
      const document = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (document === undefined) continue;
      const models = listOf(document, folder);
      if (models && models.length > 0) return models;
    }
    throw new ModelError(
      'rejected',
      say`${folder} has no folders of models (en-de, …) and no records.json or models.json.`,
    );
  }
}

function listOf(document: string, folder: string): readonly SourceModel[] | undefined {
  try {
    const value: unknown = JSON.parse(document);
    const records = recordsOf(value);
    const models = records ? modelsOfRecords(records, '') : modelsOfRegistry(value, '');
    return models?.map((model) => ({
      ...model,
      files: model.files.map((file) => {
        const path = resolve(folder, file.address);
        // A list must not name files elsewhere.
        if (!path.startsWith(resolve(folder) + sep)) throw new Error('outside');
        return { ...file, address: path };
      }),
    }));
  } catch {
    return undefined;
  }
}

async function sourceModelOf(model: Awaited<ReturnType<typeof readModels>>[number]): Promise<SourceModel> {
  const roleOf = (path: string): SourceFile['role'] => {
    if (path === model.model) return 'model';
    if (path === model.shortlist) return 'shortlist';
    if (model.vocabularies.length === 1) return 'vocabulary';
    return path === model.vocabularies[0] ? 'sourceVocabulary' : 'targetVocabulary';
  };
  const files = await Promise.all(
    filesOf(model).map(async (path): Promise<SourceFile> => {
      const { size } = await stat(path);
      const gzip = path.endsWith('.gz');
      return {
        role: roleOf(path),
        name: basename(path).replace(/\.gz$/, ''),
        address: path,
        packed: gzip ? 'gzip' : 'no',
        size,
        ...(gzip ? {} : { unpackedSize: size }),
      };
    }),
  );
  return { direction: model.direction, version: '0', files };
}
