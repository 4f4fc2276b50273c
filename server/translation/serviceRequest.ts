import type { TranslateRequest } from '../../shared/api/translation.ts';
import type { Pending } from './pending.ts';
import { serviceSource, serviceTarget } from './serviceLanguage.ts';

/** What a request may name beside texts: resources that the service holds, and how it should sound. */
export interface ServiceTexts {
  readonly glossaryIds?: readonly string[];
  readonly memoryId?: string;
  /** Least similarity of that memory's matches, in percent. */
  readonly memoryThreshold?: number;
  readonly styleId?: string;
  readonly formality?: string;
  readonly modelType?: string;
  readonly context?: string;
  /** Words on how to translate. */
  readonly instructions?: readonly string[];
  /** What the usage is counted under in the service's reports. */
  readonly reportingTag?: string;
}

/** A request without its texts. */
export type RequestBody = Omit<TranslateRequest, 'text'>;

/** The request for texts of the languages of one, without its texts. */
export function bodyFor(item: Pending, texts: ServiceTexts = {}): RequestBody {
  return {
    source_lang: serviceSource(item.sourceLanguage),
    target_lang: serviceTarget(item.targetLanguage),
    tag_handling: 'xml',
    outline_detection: false,
    split_sentences: 'nonewlines',
    preserve_formatting: true,
    ...(texts.context ? { context: texts.context } : {}),
    ...(texts.formality ? { formality: texts.formality } : {}),
    ...glossaryField(texts.glossaryIds ?? []),
    ...(texts.memoryId ? { translation_memory_id: texts.memoryId } : {}),
    ...(texts.memoryId && texts.memoryThreshold !== undefined
      ? { translation_memory_threshold: texts.memoryThreshold }
      : {}),
    ...(texts.styleId ? { style_id: texts.styleId } : {}),
    ...(texts.modelType ? { model_type: texts.modelType } : {}),
    ...(texts.instructions && texts.instructions.length > 0 ? { custom_instructions: [...texts.instructions] } : {}),
  };
}

/** Services that know one glossary a request alone know the older field. */
function glossaryField(ids: readonly string[]): Pick<RequestBody, 'glossary_id' | 'glossary_ids'> {
  const [only, ...others] = ids;
  if (only === undefined) return {};
  return others.length === 0 ? { glossary_id: only } : { glossary_ids: [...ids] };
}
