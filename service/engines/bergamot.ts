import { availableParallelism, freemem } from 'node:os';
import { answerFault } from '../../models/answerFault.ts';
import { readModels } from '../../models/installedModels.ts';
import { type Model, type ModelDirection, modelLanguage } from '../../models/model.ts';
import { createModelRunner, type EngineFiles, type ModelRunner } from '../../models/modelRunner.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { Direction, Engine, EnginePart, EngineText } from './engine.ts';
import { hasWords, wordsOf } from './engineText.ts';
import { type Alarm, whenIdle } from './whenIdle.ts';

/**
 * One call to an engine takes no more than this: enough to fill its matrices, and little enough for a short text to wait
 * behind a long one for about a second.
 */
const batch = { texts: 16, characters: 600 };
const pivot = 'en';

/** Memory that a thread with two models needs, in bytes, by measurement; and most threads. */
const threadMemory = 1.5 * 1024 ** 3;
const mostThreads = 4;

/** Threads that cores and memory of this machine allow; one core stays for the rest of the service. */
function threadCount(): number {
  const cores = availableParallelism() - 1;
  return Math.max(1, Math.min(mostThreads, cores, Math.floor(freemem() / threadMemory)));
}

/**
 * Neural translation with models on this machine, by Bergamot, the translator of Firefox as WebAssembly, or by the other
 * engine for such models where Bergamot cannot load one. Two languages without a model of their own are translated
 * through English. A sentence that comes back empty, in the wrong script or looping has no translation.
 *
 * @param options.modelFolders see {@link readModels}; read again whenever a direction is asked for, so that a model is
 *   used as soon as it is there.
 * @param options.alarm ends the threads when they have no work; the next text starts them again.
 */
export function bergamot(options: {
  readonly modelFolders: readonly string[];
  readonly engineFiles: EngineFiles;
  readonly threads?: number;
  readonly alarm?: Alarm;
}): Engine {
  const pool = runnerPool(options.engineFiles, () => options.threads ?? threadCount());
  const work = whenIdle(() => void pool.end(), options.alarm);

  const translateBatch = async (chain: readonly Model[], texts: readonly EngineText[], target: string) => {
    const runner = await pool.take();
    try {
      const sent = texts.map((text) => {
        const html = text.parts.some((part) => part.kind === 'mark');
        return { plain: wordsOf(text.parts), ...(html ? { html: toHtml(text) } : {}) };
      });
      const answers = await runner.translate(chain, sent);
      return texts.map((text, i) => {
        const answer = answers.texts[i] ?? '';
        const marked = sent[i]?.html !== undefined;
        const parts: EnginePart[] = marked ? fromHtml(answer) : [{ kind: 'text', text: answer.trim() }];
        return answerFault(wordsOf(text.parts), wordsOf(parts), target) ? undefined : { parts };
      });
    } finally {
      pool.giveBack(runner);
    }
  };

  return {
    id: 'bergamot',
    name: 'Bergamot',
    async directions() {
      return directionsOf(await readModels(options.modelFolders));
    },
    async translate(texts, direction, signal) {
      const asked = languagesOf(direction);
      const chain = chainFor(await readModels(options.modelFolders), asked);
      if (!chain) throw new OperationalError('unavailable', asWritten(`No model for ${asked.source}–${asked.target}.`));
      const results: ({ readonly parts: readonly EnginePart[] } | undefined)[] = texts.map((text) =>
        hasWords(text.parts) ? undefined : { parts: text.parts },
      );
      const translateNext = async (indexes: readonly number[]) => {
        if (signal.aborted) throw new OperationalError('cancelled', asWritten('The translation was cancelled.'));
        const part = indexes.map((i) => texts[i] as EngineText);
        const answers = await work.during(() => translateBatch(chain, part, asked.target));
        indexes.forEach((i, k) => {
          results[i] = answers[k];
        });
      };
      const batches = batchesOf(texts);
      const lanes = Array.from({ length: Math.min(pool.threads(), batches.length) }, async () => {
        try {
          for (let next = batches.shift(); next; next = batches.shift()) await translateNext(next);
        } finally {
          // After a failure the other lanes need not go on.
          batches.length = 0;
        }
      });
      await Promise.all(lanes);
      return results;
    },
    close: pool.end,
  };
}

/** Threads with models, each for one text at a time; started when there is work for them. */
function runnerPool(engineFiles: EngineFiles, count: () => number) {
  const idle: ModelRunner[] = [];
  const busy = new Set<ModelRunner>();
  const waiting: ((runner: ModelRunner) => void)[] = [];
  let counted: number | undefined;
  const threads = () => {
    counted ??= count();
    return counted;
  };
  return {
    threads,
    async take(): Promise<ModelRunner> {
      const free = idle.pop() ?? (busy.size < threads() ? createModelRunner(engineFiles) : undefined);
      if (!free) return new Promise((resolve) => waiting.push(resolve));
      busy.add(free);
      return free;
    },
    giveBack(runner: ModelRunner): void {
      const next = waiting.shift();
      if (next) next(runner);
      else {
        busy.delete(runner);
        idle.push(runner);
      }
    },
    async end(): Promise<void> {
      await Promise.all([...busy, ...idle].map((runner) => runner.close()));
      idle.length = 0;
    },
  };
}

/** Indexes of the texts with words, a few at a time. */
function batchesOf(texts: readonly EngineText[]): number[][] {
  const batches: number[][] = [];
  let characters = 0;
  texts.forEach((text, i) => {
    if (!hasWords(text.parts)) return;
    const { length } = wordsOf(text.parts);
    const last = batches.at(-1);
    if (last && last.length < batch.texts && characters + length <= batch.characters) {
      last.push(i);
      characters += length;
    } else {
      batches.push([i]);
      characters = length;
    }
  });
  return batches;
}

/** Languages as models have them: traditional Chinese as a target is a language of its own. */
function languagesOf({ source, target, variant }: Direction): ModelDirection {
  return { source: modelLanguage(source) ?? source, target: modelLanguage(variant ?? target) ?? target };
}

function directionsOf(models: readonly Model[]): readonly Direction[] {
  const direct = models.map(({ direction }) => direction);
  const from = direct.filter(({ target }) => target === pivot);
  const to = direct.filter(({ source }) => source === pivot);
  const through = from.flatMap(({ source }) =>
    to.filter(({ target }) => target !== source).map(({ target }) => ({ source, target })),
  );
  const all = new Map([...direct, ...through].map((one) => [`${one.source}-${one.target}`, one]));
  return [...all.values()].map(({ source, target }): Direction => {
    const root = target.split('-')[0] ?? target;
    return { source: source.split('-')[0] ?? source, target: root, ...(root === target ? {} : { variant: target }) };
  });
}

function chainFor(models: readonly Model[], direction: ModelDirection): readonly Model[] | undefined {
  const find = (source: string, target: string) =>
    models.find((model) => model.direction.source === source && model.direction.target === target);
  const direct = find(direction.source, direction.target);
  if (direct) return [direct];
  const first = find(direction.source, pivot);
  const second = find(pivot, direction.target);
  return first && second ? [first, second] : undefined;
}

/** Bergamot carries HTML tags along by word alignment: an image stands for itself, bold goes around words. */
function toHtml(text: EngineText): string {
  return text.parts
    .map((part) => {
      if (part.kind === 'text')
        return part.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      if (part.role === 'standalone') return `<img id="${part.id}">`;
      return part.role === 'open' ? `<b id="${part.id}">` : '</b>';
    })
    .join('');
}

function fromHtml(html: string): EnginePart[] {
  const parts: EnginePart[] = [];
  const open: number[] = [];
  let end = 0;
  const words = (raw: string) => {
    const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
    const text = raw.replace(/&(\w+|#\d+);/g, (all, name: string) => {
      return name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (named[name] ?? all);
    });
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of html.matchAll(/<(?:img id="(\d+)"\s*\/?|b id="(\d+)"|\/b)>/g)) {
    words(html.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1] !== undefined) parts.push({ kind: 'mark', id: Number(match[1]), role: 'standalone' });
    else if (match[2] !== undefined) {
      open.push(Number(match[2]));
      parts.push({ kind: 'mark', id: Number(match[2]), role: 'open' });
    } else parts.push({ kind: 'mark', id: open.pop() ?? 0, role: 'close' });
  }
  words(html.slice(end));
  return parts;
}
