import { stat } from 'node:fs/promises';
import { OperationalError } from '../shared/api/operationalError.ts';
import { type Sentence, say } from '../shared/sentences/sentence.ts';
import { type ModelWorker, type RunText, startBergamot } from './bergamotWorker.ts';
import { loadFiles } from './loadFiles.ts';
import { directionName, type Model } from './model.ts';
import { workerCalls } from './workerCalls.ts';

/** Where the engines lie in the built program. */
export interface EngineFiles {
  /** Bergamot's worker with a package.json of type `commonjs`. */
  readonly bergamot: string;
  /** The built worker of fxtranslate. */
  readonly fxtranslate: string;
}

/** What runs models, in threads that are started when they are needed. Calls go one after the other. */
export interface ModelRunner {
  /**
   * Translates through each model in turn, with the engine that can load them.
   *
   * @throws OperationalError `unavailable` when none can, or the engine broke.
   */
  translate(chain: readonly Model[], texts: readonly RunText[]): Promise<RunResult>;
  /** Ends the threads; the next call starts them again. */
  close(): Promise<void>;
}

export interface RunResult {
  readonly texts: readonly string[];
  /** Name of the engine. */
  readonly engine: string;
  /** Why the preferred engine did not do it. */
  readonly passedOver?: Sentence;
}

/** In order of preference, by measurement: see docs/engines.md. */
const engines = [
  { name: 'Bergamot', start: (files: EngineFiles) => startBergamot(files.bergamot) },
  { name: 'fxtranslate', start: (files: EngineFiles) => startFxtranslate(files.fxtranslate) },
] as const;

type Engine = (typeof engines)[number];

/** An engine that runs, with the models it holds: by direction, which files they were loaded from. */
interface Running {
  readonly worker: ModelWorker;
  readonly loaded: Map<string, string>;
}

/** @example const { texts } = await createModelRunner(files).translate([model], [{ plain: 'Good morning' }]); */
export function createModelRunner(files: EngineFiles): ModelRunner {
  const running = new Map<Engine, Promise<Running>>();
  /** Chains that an engine has translated with, and those that it could not. */
  const proved = new Set<string>();
  const refused = new Map<string, Sentence>();
  let queue: Promise<unknown> = Promise.resolve();

  const runningOf = async (engine: Engine): Promise<Running> => {
    const there = await running.get(engine)?.catch(() => undefined);
    if (there?.worker.alive) return there;
    const started = engine.start(files).then((worker) => ({ worker, loaded: new Map<string, string>() }));
    running.set(engine, started);
    return started;
  };

  const run = async (engine: Engine, chain: readonly Stamped[], texts: readonly RunText[]) => {
    const { worker, loaded } = await runningOf(engine);
    for (const { model, stamp } of chain) {
      const name = directionName(model.direction);
      const before = loaded.get(name);
      if (before === stamp) continue;
      // Bergamot keeps a model under its direction until the thread ends.
      if (before !== undefined) {
        await worker.close();
        return run(engine, chain, texts);
      }
      await worker.load(model);
      loaded.set(name, stamp);
    }
    return worker.translate(
      chain.map(({ model }) => model),
      texts,
    );
  };

  const translate = async (models: readonly Model[], texts: readonly RunText[]): Promise<RunResult> => {
    const chain = await Promise.all(models.map(stamped));
    const key = chain.map(({ stamp }) => stamp).join('\n');
    let failure: OperationalError | undefined;
    for (const engine of engines) {
      const reason = refused.get(`${engine.name}\n${key}`);
      if (reason !== undefined) {
        failure ??= new OperationalError('unavailable', reason);
        continue;
      }
      try {
        const answers = await run(engine, chain, texts);
        proved.add(`${engine.name}\n${key}`);
        return { texts: answers, engine: engine.name, ...(failure ? { passedOver: failure.sentence } : {}) };
      } catch (error) {
        if (!(error instanceof OperationalError)) throw error;
        // One that has translated with them before only broke: the caller asks again.
        if (proved.has(`${engine.name}\n${key}`)) throw error;
        refused.set(`${engine.name}\n${key}`, error.sentence);
        failure ??= error;
      }
    }
    refused.clear();
    throw failure ?? new OperationalError('unavailable', say`No engine here can run this model.`);
  };

  return {
    translate(chain, texts) {
      const next = queue.then(
        () => translate(chain, texts),
        () => translate(chain, texts),
      );
      queue = next.catch(() => undefined);
      return next;
    },
    async close() {
      const ended = [...running.values()];
      running.clear();
      await Promise.all(ended.map(async (each) => (await each.catch(() => undefined))?.worker.close()));
    },
  };
}

/** A model with what tells it from another one that took its place. */
interface Stamped {
  readonly model: Model;
  readonly stamp: string;
}

async function stamped(model: Model): Promise<Stamped> {
  try {
    const { mtimeMs, size } = await stat(model.model);
    return { model, stamp: `${model.model} ${mtimeMs} ${size}` };
  } catch (cause) {
    throw new OperationalError('unavailable', say`The files of a translation model cannot be read.`, { cause });
  }
}

/**
 * Starts the other engine for such models: slower, and without alignment, so that it translates the words of a text and
 * leaves out its marks.
 *
 * @param script the built worker.
 */
async function startFxtranslate(script: string): Promise<ModelWorker> {
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
