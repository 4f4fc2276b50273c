import type { ModelWorker } from './bergamotWorker.ts';
import { loadFiles } from './loadFiles.ts';
import { directionName } from './model.ts';
import { workerCalls } from './workerCalls.ts';

/**
 * Starts the other engine for such models: slower, and without alignment, so that it translates the words of a text and
 * leaves out its marks.
 *
 * @param script the built worker.
 */
export async function startFxtranslate(script: string): Promise<ModelWorker> {
  const worker = workerCalls(script, 'fxtranslate');
  return {
    get alive() {
      return worker.alive;
    },
    async load(model) {
      const { model: main, vocabularies, shortlist } = await loadFiles(model);
      const [source, target = source] = vocabularies;
      await worker.call('load', directionName(model.direction), main, source, target, shortlist);
    },
    async translate(chain, texts) {
      const plain = texts.map((text) => text.plain);
      return (await worker.call(
        'translate',
        chain.map((model) => directionName(model.direction)),
        plain,
      )) as string[];
    },
    close: () => worker.close(),
  };
}
