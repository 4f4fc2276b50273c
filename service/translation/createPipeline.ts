import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import type { Direction, Engine } from '../engines/engine.ts';
import { type EngineSetup, engines as enginesOf } from '../engines/engines.ts';
import { phrases } from '../engines/phrases.ts';
import { type PhraseWords, readPhraseWords } from '../engines/phraseWords.ts';
import { builtFile } from '../process/builtFile.ts';
import type { AnalysedText } from './analyseText.ts';
import type { Pipeline, PipelineResult, ServedDirection } from './pipeline.ts';
import { styleResult } from './styleResult.ts';
import { type SourceText, translateTexts } from './translateTexts.ts';

/** What a pipeline is made of. */
export interface PipelineSetup extends EngineSetup {
  /** The built phrase memory; the folder beside the bundle by default. */
  readonly phrasesFolder?: string;
  /** Engines instead of those of this machine, in order of preference. */
  readonly engines?: readonly Engine[];
}

/**
 * The engines of this machine behind one call: exact memory, fuzzy memory, glossary, phrase memory, then the engines
 * that translate whole texts. What none of them can translate comes back as it was, with a sentence that says what
 * would serve.
 *
 * @example
 * const pipeline = createPipeline({ models: '/models' });
 * const [result] = await pipeline.translate([analyseText('Save')], options, () => signal); // { text: 'Guardar', origin: { kind: 'phrases', … } }
 */
export function createPipeline(setup: PipelineSetup = {}): Pipeline {
  const machine = setup.engines ?? enginesOf(setup);
  const folder = setup.phrasesFolder ?? builtFile('phrases');
  const phraseTable = phrases(folder);
  let words: Promise<PhraseWords> | undefined;
  const phraseWords = () => {
    words ??= readPhraseWords(folder);
    return words;
  };

  /** What the phrase memory knows does not change. */
  let partial: Promise<readonly ServedDirection[]> | undefined;

  const directions = async (): Promise<readonly ServedDirection[]> => {
    const lists = await Promise.all(
      machine.map(async (engine) =>
        (await engine.directions()).map((direction) => ({
          ...direction,
          partial: false,
          engine: engine.id,
          isGuided: engine.isGuided === true,
        })),
      ),
    );
    partial ??= phraseTable
      .directions()
      .then((all) => all.map((direction) => ({ ...direction, partial: true, engine: phraseTable.id })));
    return [...lists.flat(), ...(await partial)];
  };

  return {
    directions,
    async translate(texts, options, wanted) {
      if (options.style) await loadStyleRules();
      const target = rootLanguage(options.target);
      const fixed = options.source ? rootLanguage(options.source) : undefined;
      const sources = fixed
        ? texts.map((text): SourceText => ({ text, source: fixed }))
        : await guessSources(texts, target, await directions(), await phraseWords());
      const results: PipelineResult[] = [];
      for (const source of new Set(sources.map((each) => each.source))) {
        const ofSource = sources.flatMap((each, i) => {
          const about = options.details?.[i];
          return each.source === source ? [{ ...each, i, ...(about ? { about } : {}) }] : [];
        });
        const direction = {
          source,
          target,
          ...(options.target.includes('-') ? { variant: options.target } : {}),
        };
        const translators = { phrases: phraseTable, engines: () => ableEngines(machine, direction) };
        const done = await translateTexts(ofSource, direction, translators, options, wanted);
        ofSource.forEach(({ i }, k) => {
          results[i] = done[k] as PipelineResult;
        });
      }
      return options.style
        ? results.map((result, i) => styleResult(result, (texts[i] as AnalysedText).notation, options))
        : results;
    },
    async close() {
      await Promise.all([...machine, phraseTable].map((engine) => engine.close()));
    },
  };
}

async function ableEngines(machine: readonly Engine[], direction: Direction): Promise<readonly Engine[]> {
  const able = await Promise.all(
    machine.map(async (engine) =>
      (await engine.directions()).some((one) => one.source === direction.source && one.target === direction.target),
    ),
  );
  return machine.filter((_, i) => able[i]);
}

/** Tells the language of texts whose request does not say; what has no letters is in the target language already. */
async function guessSources(
  texts: readonly AnalysedText[],
  target: string,
  available: readonly ServedDirection[],
  words: PhraseWords,
): Promise<readonly SourceText[]> {
  // The detector's data takes 150 MB: it is loaded when the first text needs it.
  const { likelyLanguages } = await import('../engines/likelyLanguages.ts');
  const served = (language: string) => {
    const directions = available.filter((one) => one.source === language && one.target === target);
    if (directions.length === 0) return undefined;
    return directions.some(({ partial }) => !partial) ? 'whole' : 'phrases';
  };
  const ranked = likelyLanguages(
    texts.map(({ text }) => text),
    { words, target, served },
  );
  return texts.map((text, i) => ({ text, source: ranked[i]?.[0]?.language ?? target }));
}
