import { join } from 'node:path';
import { loadFiles } from './loadFiles.ts';
import type { Model } from './model.ts';
import { type WorkerCalls, workerCalls } from './workerCalls.ts';

/** A text to translate; `html` has its marks as tags, which word alignment carries along. */
export interface RunText {
  /** Words alone. */
  readonly plain: string;
  readonly html?: string;
}

/** An engine in a thread of its own. */
export interface ModelWorker {
  readonly alive: boolean;
  load(model: Model): Promise<void>;
  /** Through each of the models, which are loaded, in turn. */
  translate(chain: readonly Model[], texts: readonly RunText[]): Promise<readonly string[]>;
  close(): Promise<void>;
}

const pairOf = ({ direction }: Model) => ({ from: direction.source, to: direction.target });

/**
 * Starts Bergamot's own worker script and speaks its messages. The package's classes are not used: they look for a
 * registry of models on the network.
 *
 * @param folder holds the files of the package's `worker/` and a package.json of type `commonjs`.
 */
export async function startBergamot(folder: string): Promise<ModelWorker> {
  const worker: WorkerCalls = workerCalls(join(folder, 'translator-worker.js'), 'Bergamot');
  await worker.call('initialize', { cacheSize: 0, useNativeIntGemm: false });
  return {
    get alive() {
      return worker.alive;
    },
    async load(model) {
      const { model: main, vocabularies, shortlist } = await loadFiles(model);
      await worker.call('loadTranslationModel', pairOf(model), {
        model: main,
        shortlist: shortlist ?? new ArrayBuffer(0),
        vocabs: vocabularies,
        qualityModel: null,
        // Models carry how they are quantized for an output layer that a shortlist selects from; without one, this
        // engine looks for it under another name and stops. The other way it is computed for each text.
        config: {
          'gemm-precision': shortlist && /alphas/.test(model.model) ? 'int8shiftAlphaAll' : 'int8shiftAll',
        },
      });
    },
    async translate(chain, texts) {
      const options = texts.map(({ plain, html }) => ({
        text: html ?? plain,
        html: html !== undefined,
        qualityScores: false,
      }));
      const answers = (await worker.call('translate', { models: chain.map(pairOf), texts: options })) as {
        target: { text: string };
      }[];
      return answers.map((answer) => answer.target.text);
    },
    close: () => worker.close(),
  };
}
