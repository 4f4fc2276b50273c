import { OperationalError } from '../../shared/api/operationalError.ts';
import { builtFile } from '../builtFile.ts';
import { type BergamotModel, loadBergamotModel, readBergamotModels } from './bergamotModels.ts';
import { type BergamotWorker, startBergamot } from './bergamotWorker.ts';
import type { Direction, Engine, EnginePart, EngineText } from './engine.ts';
import { hasWords } from './engineText.ts';
import { type Alarm, whenIdle } from './whenIdle.ts';

/** Texts of one call: large enough to fill the matrices, small enough to be cancelled. */
const batchSize = 16;
const pivot = 'en';

/**
 * Bergamot, the neural translator of Firefox as WebAssembly, with models that the user brought. Two languages without a
 * model of their own are translated through English.
 *
 * @param options.modelsFolder see {@link readBergamotModels}; read again when a direction is asked for.
 * @param options.workerFolder the package's `worker/` beside a package.json of type `commonjs`.
 * @param options.alarm ends the worker when it has no work; the next text starts it again.
 */
export function bergamot(options: {
  readonly modelsFolder: string;
  readonly workerFolder?: string | undefined;
  readonly alarm?: Alarm;
}): Engine {
  let worker: Promise<BergamotWorker> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const running = async (): Promise<BergamotWorker> => {
    const there = worker && (await worker.catch(() => undefined));
    if (there?.alive) return there;
    worker = startBergamot(options.workerFolder ?? builtFile('bergamot'));
    return worker;
  };

  const end = async () => {
    const ended = worker;
    worker = undefined;
    await (await ended?.catch(() => undefined))?.close();
  };
  const work = whenIdle(() => void end(), options.alarm);

  /** The worker translates one batch after the other; models are loaded in between. */
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const next = queue.then(task, task);
    queue = next.catch(() => undefined);
    return next;
  };

  const translateBatch = async (chain: readonly BergamotModel[], texts: readonly EngineText[]) => {
    const bergamot = await running();
    for (const model of chain) {
      if (!(await bergamot.hasModel(model.direction))) {
        const buffers = await loadBergamotModel(model).catch((cause: unknown) => {
          throw new OperationalError('unavailable', 'The files of a Bergamot model cannot be read.', { cause });
        });
        await bergamot.loadModel(model.direction, buffers);
      }
    }
    const sent = texts.map((text) => {
      const html = text.parts.some((part) => part.kind === 'mark');
      return { text: html ? toHtml(text) : wordsOnly(text), html };
    });
    const answers = await bergamot.translate(
      chain.map((model) => model.direction),
      sent,
    );
    return answers.map((answer, i) => ({
      parts: sent[i]?.html ? fromHtml(answer) : [{ kind: 'text' as const, text: answer.trim() }],
    }));
  };

  return {
    id: 'bergamot',
    name: 'Bergamot',
    async directions() {
      const models = await readBergamotModels(options.modelsFolder);
      const sources = models.filter(({ direction }) => direction.target === pivot);
      const targets = models.filter(({ direction }) => direction.source === pivot);
      const all = [
        ...models.map(({ direction }) => direction),
        ...sources.flatMap((from) =>
          targets
            .filter((to) => to.direction.target !== from.direction.source)
            .map((to) => ({ source: from.direction.source, target: to.direction.target })),
        ),
      ];
      return [...new Map(all.map((direction) => [`${direction.source}-${direction.target}`, direction])).values()];
    },
    async translate(texts, direction, signal) {
      const chain = chainFor(await readBergamotModels(options.modelsFolder), direction);
      if (!chain)
        throw new OperationalError('unavailable', `No Bergamot model for ${direction.source}–${direction.target}.`);
      const results: ({ readonly parts: readonly EnginePart[] } | undefined)[] = texts.map((text) =>
        hasWords(text.parts) ? undefined : { parts: text.parts },
      );
      const open = texts.flatMap((text, i) => (hasWords(text.parts) ? [i] : []));
      for (let at = 0; at < open.length; at += batchSize) {
        if (signal.aborted) throw new OperationalError('cancelled', 'The translation was cancelled.');
        const batch = open.slice(at, at + batchSize);
        const asked = batch.map((i) => texts[i] as EngineText);
        const answers = await work.during(() => inTurn(() => translateBatch(chain, asked)));
        batch.forEach((i, k) => {
          results[i] = answers[k];
        });
      }
      return results;
    },
    close: end,
  };
}

function chainFor(models: readonly BergamotModel[], direction: Direction): readonly BergamotModel[] | undefined {
  const find = (source: string, target: string) =>
    models.find((model) => model.direction.source === source && model.direction.target === target);
  const direct = find(direction.source, direction.target);
  if (direct) return [direct];
  const first = find(direction.source, pivot);
  const second = find(pivot, direction.target);
  return first && second ? [first, second] : undefined;
}

function wordsOnly(text: EngineText): string {
  return text.parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
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
  let at = 0;
  const words = (raw: string) => {
    const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
    const text = raw.replace(/&(\w+|#\d+);/g, (all, name: string) => {
      return name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (named[name] ?? all);
    });
    if (text !== '') parts.push({ kind: 'text', text });
  };
  for (const match of html.matchAll(/<(?:img id="(\d+)"\s*\/?|b id="(\d+)"|\/b)>/g)) {
    words(html.slice(at, match.index));
    at = match.index + match[0].length;
    if (match[1] !== undefined) parts.push({ kind: 'mark', id: Number(match[1]), role: 'standalone' });
    else if (match[2] !== undefined) {
      open.push(Number(match[2]));
      parts.push({ kind: 'mark', id: Number(match[2]), role: 'open' });
    } else parts.push({ kind: 'mark', id: open.pop() ?? 0, role: 'close' });
  }
  words(html.slice(at));
  return parts;
}
