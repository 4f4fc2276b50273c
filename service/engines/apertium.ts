import { OperationalError } from '../../shared/api/operationalError.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { type Mode, modeFor, readModes, systemModes } from './apertiumModes.ts';
import { type ApertiumPipeline, startPipeline } from './apertiumPipeline.ts';
import { prepareSpanish } from './apertiumSpanish.ts';
import type { Direction, Engine, EnginePart, EngineResult, EngineText } from './engine.ts';
import { hasWords, wordsOf } from './engineText.ts';
import { type Alarm, type IdleWatch, whenIdle } from './whenIdle.ts';

/** Texts under way in one pipeline at once: enough to keep all its programs busy. */
const inFlight = 64;

/**
 * Apertium, the rule-based translator of many Linux distributions: a separate program under the GPL that the user
 * installs. A pair's pipeline is started at its first text, kept running while there is work, and started again after a
 * crash.
 *
 * @param options.modesFolder where its packages put their mode files.
 * @param options.alarm ends the programs of a pair that has no work; the next text starts them again.
 */
export function apertium(options: { readonly modesFolder?: string | undefined; readonly alarm?: Alarm } = {}): Engine {
  const folder = options.modesFolder ?? systemModes;
  const running = new Map<string, { readonly pipeline: ApertiumPipeline; readonly work: IdleWatch }>();
  let modes: Promise<readonly Mode[]> | undefined;
  let read = 0;

  /** Packages may be installed while the service runs: the folder is read again now and then. */
  const installed = (): Promise<readonly Mode[]> => {
    if (!modes || performance.now() - read > 10_000) {
      read = performance.now();
      modes = readModes(folder);
    }
    return modes;
  };

  const pipelineFor = (mode: Mode, modes: readonly Mode[]) => {
    const there = running.get(mode.name);
    if (there?.pipeline.alive) return there;
    there?.pipeline.close();
    const pipeline = startPipeline(mode, modes);
    const started = { pipeline, work: whenIdle(() => pipeline.close(), options.alarm) };
    running.set(mode.name, started);
    return started;
  };

  return {
    id: 'apertium',
    name: 'Apertium',
    async directions() {
      const seen = new Map(
        (await installed()).map(({ direction: { source, target } }) => [`${source}-${target}`, { source, target }]),
      );
      return [...seen.values()];
    },
    async translate(texts, direction, signal) {
      const all = await installed();
      const mode = modeFor(all, direction);
      if (!mode)
        throw new OperationalError(
          'unavailable',
          asWritten(`Apertium has no ${direction.source}–${direction.target}.`),
        );
      const { pipeline, work } = pipelineFor(mode, all);
      const results: Awaited<ReturnType<Engine['translate']>>[number][] = [];
      for (let i = 0; i < texts.length; i += inFlight) {
        if (signal.aborted) throw new OperationalError('cancelled', asWritten('The translation was cancelled.'));
        const batch = texts.slice(i, i + inFlight).map(async (text) => {
          if (!hasWords(text.parts)) return { parts: text.parts };
          const answer = await translateText(pipeline, text, direction);
          const parts = evenSpaces(text, answer.parts, direction.target);
          return isTranslated(text, wordsOf(parts)) ? { ...answer, parts } : undefined;
        });
        pushAll(results, await work.during(() => Promise.all(batch)));
      }
      return results;
    },
    async close() {
      for (const { pipeline } of running.values()) pipeline.close();
      running.clear();
    },
  };
}

async function translateText(
  pipeline: ApertiumPipeline,
  given: EngineText,
  direction: Direction,
): Promise<EngineResult> {
  if (direction.source !== 'en' || direction.target !== 'es') return pipeline.translate(given);
  const { text, subject, complete } = prepareSpanish(given);
  const answer = hasWords(text.parts) ? await pipeline.translate(text, subject) : text;
  return { ...answer, parts: complete(answer.parts) };
}

/**
 * A word that has no translation leaves its spaces, and words that move leave one in front of a full stop: two in a row
 * become one and those before punctuation go, where the text has none such itself.
 */
function evenSpaces(text: EngineText, parts: readonly EnginePart[], target: string): readonly EnginePart[] {
  const before = target === 'fr' ? /(?<! ) +(?=[.,](?:\s|$))/g : /(?<! ) +(?=[.,;:!?](?:\s|$))/g;
  const has = (pattern: RegExp) => text.parts.some((part) => part.kind === 'text' && part.text.search(pattern) >= 0);
  const [doubled, loose] = [has(/ {2}/), has(before)];
  return parts.map((part) => {
    if (part.kind !== 'text') return part;
    const even = doubled ? part.text : part.text.replace(/ {2,}/g, ' ');
    return { ...part, text: loose ? even : even.replace(before, '') };
  });
}

/** Words that Apertium does not know come back as they were: a text of nothing else is not translated. */
function isTranslated(text: EngineText, answer: string): boolean {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, ' ')
      .trim();
  return bare(answer) !== '' && bare(answer) !== bare(wordsOf(text.parts));
}
