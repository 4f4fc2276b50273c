import * as z from 'zod';
import { textDetailsSchema } from './textDetails.ts';
import { choiceSchema, commaListSchema, flagSchema, textListSchema, wholeNumberSchema } from './wire.ts';

/** Texts in one request. */
export const maxTexts = 50;

export const formalitySchema = choiceSchema(['default', 'more', 'less', 'prefer_more', 'prefer_less']);
export type Formality = z.output<typeof formalitySchema>;

const modelTypeSchema = choiceSchema(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']);

/** The lowest match of a translation memory that is used, in percent. */
export const memoryThresholdSchema = wholeNumberSchema.refine((value) => value >= 0 && value <= 100);

/** The body of `POST /v2/translate`. */
export const translateRequestSchema = z.object({
  /** Each is translated by itself. */
  text: z.array(z.string()).min(1),
  target_lang: z.string(),
  /** Detected for each text when absent. */
  source_lang: z.string().optional(),
  /** Text around the texts; read, neither translated nor billed. */
  context: z.string().optional(),
  show_billed_characters: flagSchema.optional(),
  split_sentences: z
    .union([
      choiceSchema(['0', '1', 'nonewlines']),
      z.union([z.literal(0), z.literal(1), z.boolean()]).transform(toDigit),
    ])
    .optional(),
  preserve_formatting: flagSchema.optional(),
  formality: formalitySchema.optional(),
  model_type: modelTypeSchema.optional(),
  glossary_id: z.string().optional(),
  glossary_ids: commaListSchema.optional(),
  style_id: z.string().optional(),
  translation_memory_id: z.string().optional(),
  translation_memory_threshold: memoryThresholdSchema.optional(),
  custom_instructions: textListSchema.optional(),
  tag_handling: choiceSchema(['xml', 'html']).optional(),
  tag_handling_version: choiceSchema(['v1', 'v2']).optional(),
  outline_detection: flagSchema.optional(),
  /** Kept for compatibility; no effect. */
  enable_beta_languages: flagSchema.optional(),
  splitting_tags: commaListSchema.optional(),
  non_splitting_tags: commaListSchema.optional(),
  ignore_tags: commaListSchema.optional(),
  /** What is known of each text, in their order; only Interline's embedded service reads it. */
  text_details: z.array(textDetailsSchema.nullable()).max(maxTexts).optional(),
});
/** What a caller sends; names as on the wire. */
export type TranslateRequest = z.input<typeof translateRequestSchema>;

function toDigit(value: 0 | 1 | boolean): '0' | '1' {
  return value ? '1' : '0';
}

/** Request header by which Interline's own clients ask for each translation's origin. */
export const detailsHeader = 'X-Interline-Details';

/** The name of a language model of the user's as the origin of a translation. */
export const languageModelName = 'Local model';

/** Where a translation came from; only Interline's embedded service tells, and only when asked. */
const originSchema = z.object({
  /** `none`: nothing here could translate it, `message` says what would, and the text is the source text. */
  kind: z.enum(['memory', 'fuzzy', 'glossary', 'phrases', 'engine', 'unchanged', 'none']),
  /** Name of the memory, glossary or engine. */
  name: z.string().optional(),
  /** 0 to 100, for matches. */
  match: z.number().optional(),
  message: z.string().optional(),
});

const translationSchema = z.object({
  /** Upper case: `EN`. */
  detected_source_language: z.string(),
  text: z.string(),
  /** Unicode code points of the source text; only when asked for. */
  billed_characters: z.number().int().optional(),
  model_type_used: z.string().optional(),
  tag_handling_version: z.string().optional(),
  origin: originSchema.optional(),
});
export type Translation = z.infer<typeof translationSchema>;

/** One translation for each text, in the order of the request. */
export const translateResponseSchema = z.object({ translations: z.array(translationSchema) });
export type TranslateResponse = z.infer<typeof translateResponseSchema>;
