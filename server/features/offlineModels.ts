import { homedir } from 'node:os';
import { modelStore } from '../../models/dataFolder.ts';
import { installModel, removeModel } from '../../models/installModel.ts';
import { listInstalled } from '../../models/listInstalled.ts';
import { directionName } from '../../models/model.ts';
import { downloadSize, type SourceModel } from '../../models/modelSource.ts';
import { planModels } from '../../models/planModels.ts';
import { nameOf } from '../../models/probe.ts';
import { openSource } from '../../models/sources/openSource.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { WantedModel } from '../../shared/languages/modelCommand.ts';
import type { ModelsParams, OfflineModel } from '../../shared/modelsProtocol.ts';
import { asWritten, type Sentence, say } from '../../shared/sentences/sentence.ts';
import { builtFile } from '../builtFile.ts';
import { RequestRefused } from '../lsp/safely.ts';
import type { ReportProgress } from './withProgress.ts';

const { env } = process;

// A relative folder has nothing to start from here: the folders of a workspace choose no source.
const sourceOf = (named: string | undefined) => openSource(named ?? env.INTERLINE_MODELS_SOURCE, homedir());

/**
 * What is installed, and what can be had where that is asked for.
 *
 * @throws OperationalError in words for the user, when the source cannot be asked.
 */
export async function offlineModels(
  { available, modelSource }: ModelsParams,
  signal: AbortSignal,
): Promise<readonly OfflineModel[]> {
  const installed = (await listInstalled(env)).map(({ name, direction, size, place }): OfflineModel => {
    return { name, ...direction, size, installed: place === 'installed' ? 'here' : 'elsewhere' };
  });
  const names = new Set(installed.map(({ name }) => name));
  const all = available ? await sourceOf(modelSource).list({ env, signal }) : [];
  const further = all.map((model): OfflineModel => {
    const size = downloadSize(model);
    return {
      name: directionName(model.direction),
      ...model.direction,
      installed: 'no',
      ...(size > 0 ? { size } : {}),
    };
  });
  return [...installed, ...further.filter(({ name }) => !names.has(name))];
}

/**
 * Bytes that {@link installModels} would download, as far as they are known without asking the source.
 *
 * @returns undefined where they are not, or where it has no such models.
 */
export async function knownDownload(
  wanted: readonly WantedModel[],
  modelSource: string | undefined,
): Promise<number | undefined> {
  try {
    const missing = await missingOf(wanted, await sourceOf(modelSource).offline(env));
    const sizes = missing.map(downloadSize);
    return sizes.length > 0 && !sizes.includes(0) ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
  } catch (error) {
    if (error instanceof OperationalError) return undefined;
    throw error;
  }
}

/** The models of a route that are not installed. */
async function missingOf(
  wanted: readonly WantedModel[],
  available: readonly SourceModel[],
): Promise<readonly SourceModel[]> {
  const planned = new Set(wanted.flatMap((each) => planModels(available, [each.target], each.source, false)));
  const there = new Set((await listInstalled(env)).map(({ name }) => name));
  return [...planned].filter(({ direction }) => !there.has(directionName(direction)));
}

/**
 * Installs what translates some directions, directly or through English; what is there already is left alone.
 *
 * @param report hears of millions of bytes.
 * @throws OperationalError in words for the user; the models installed until then stay.
 */
export async function installModels(
  wanted: readonly WantedModel[],
  modelSource: string | undefined,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<void> {
  const source = sourceOf(modelSource);
  const network = { env, signal };
  report(0, 1, asWritten(source.name));
  const missing = await missingOf(wanted, await source.list(network));
  const total = missing.reduce((sum, model) => sum + downloadSize(model), 0);
  let before = 0;
  for (const model of missing) {
    await installOne(model, source.name, network, (done, words) => report(before + done, total, words));
    before += downloadSize(model);
  }
}

async function installOne(
  model: SourceModel,
  from: string,
  network: { readonly env: typeof env; readonly signal: AbortSignal },
  report: (done: number, words: Sentence) => void,
): Promise<void> {
  const name = `${nameOf(model.direction.source)} → ${nameOf(model.direction.target)}`;
  const size = downloadSize(model);
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(size < 10e6 ? 1 : 0);
  await installModel(model, from, {
    store: modelStore(env),
    engineFiles: { bergamot: builtFile('bergamot'), fxtranslate: builtFile('fxtranslateWorker.mjs') },
    network,
    onStep(step) {
      if (step.kind === 'downloading')
        report(
          step.done,
          size > 0
            ? say`${name}, ${megabytes(step.done)} of ${megabytes(size)} MB`
            : say`${name}, ${megabytes(step.done)} MB`,
        );
      else if (step.kind === 'waiting') report(0, say`another process installs ${name}; waiting for it`);
      else report(size, step.kind === 'trying' ? say`${name}, trying it` : say`${name}, unpacking`);
    },
  });
}

/**
 * Deletes an installed model.
 *
 * @throws RequestRefused when there is none of that name.
 */
export async function removeOfflineModel(name: string, signal: AbortSignal): Promise<void> {
  const isInstalled = (await listInstalled(env)).some((model) => model.name === name && model.place === 'installed');
  if (!isInstalled) throw new RequestRefused(say`No model “${name}” is installed.`);
  await removeModel(modelStore(env), name, signal);
}
