import type { EngineHint } from '../engines/engine.ts';
import { fromMemory, type KnownTranslation } from './fromMemory.ts';
import type { PipelineOptions } from './pipeline.ts';
import type { PreparedText, Sentence } from './prepareText.ts';

/** What the request's memory has for a text and its sentences. */
export interface RememberedText {
  /** The translation of the whole text. */
  readonly whole?: KnownTranslation;
  readonly sentences: ReadonlyMap<Sentence, KnownTranslation>;
  readonly hints: ReadonlyMap<Sentence, readonly EngineHint[]>;
}

/**
 * Looks up a text in the memory and, where the whole is not there to the letter, its sentences: memories hold sentences
 * (TMX calls it `segtype="sentence"`). A match of the whole that may be written gives way only to sentences that are all
 * there to the letter.
 */
export async function rememberedText(
  prepared: PreparedText,
  memory: NonNullable<PipelineOptions['memory']>,
): Promise<RememberedText> {
  const whole = await fromMemory(prepared.tokens, prepared, memory);
  if (whole.exact) return { whole: whole.exact, sentences: new Map(), hints: new Map() };
  const all = prepared.items.filter((item) => typeof item !== 'string');
  const alone = all.length === 1;
  const remembered = await Promise.all(
    all.map(async (sentence) => [sentence, await fromMemory(sentence.tokens, prepared, memory)] as const),
  );
  if (whole.fuzzy && (alone || !remembered.every(([, { exact }]) => exact)))
    return { whole: whole.fuzzy, sentences: new Map(), hints: new Map() };
  return {
    sentences: new Map(
      remembered.flatMap(([sentence, { exact, fuzzy }]) => {
        const match = exact ?? fuzzy;
        return match ? [[sentence, match] as const] : [];
      }),
    ),
    hints: new Map(
      remembered.map(([sentence, { hints }]) => [sentence, alone && hints.length === 0 ? whole.hints : hints]),
    ),
  };
}
