import { parentPort } from 'node:worker_threads';
import * as fxtranslate from 'fxtranslate';

/** The class that is exported; the package's types have another thing of the same name before it. */
interface Translator {
  translate(text: string): string;
  free(): void;
}
const { Translator } = fxtranslate as unknown as {
  readonly Translator: new (
    model: Uint8Array,
    source: Uint8Array,
    target: Uint8Array,
    shortlist?: Uint8Array,
  ) => Translator;
};

/** The thread of fxtranslate: see `workerCalls.ts` for what is said. */
const models = new Map<string, Translator>();

const calls: Readonly<Record<string, (...args: never[]) => unknown>> = {
  load(name: string, model: ArrayBuffer, source: ArrayBuffer, target: ArrayBuffer, shortlist?: ArrayBuffer) {
    const bytes = (buffer: ArrayBuffer) => new Uint8Array(buffer);
    models.get(name)?.free();
    models.delete(name);
    models.set(name, new Translator(bytes(model), bytes(source), bytes(target), shortlist && bytes(shortlist)));
  },
  translate(chain: readonly string[], texts: readonly string[]) {
    return texts.map((text) =>
      chain.reduce((words, name) => {
        const model = models.get(name);
        if (!model) throw new Error(`The model ${name} is not loaded.`);
        return model.translate(words);
      }, text),
    );
  },
};

parentPort?.on('message', ({ id, name, args }: { id: number; name: string; args: never[] }) => {
  try {
    parentPort?.postMessage({ id, result: calls[name]?.(...args) });
  } catch (error) {
    parentPort?.postMessage({ id, error: { message: error instanceof Error ? error.message : String(error) } });
  }
});
