import * as z from 'zod';

/** What languages are listed for. */
export const languageResources = [
  'translate_text',
  'translate_document',
  'glossary',
  'voice',
  'write',
  'style_rules',
  'translation_memory',
] as const;
export const languageResourceSchema = z.enum(languageResources);
export type LanguageResource = z.infer<typeof languageResourceSchema>;

/** One language of `GET /v3/languages`. */
const languageSchema = z.object({
  /** BCP 47 casing: `de`, `pt-BR`, `zh-Hans`. */
  lang: z.string(),
  name: z.string(),
  usable_as_source: z.boolean(),
  usable_as_target: z.boolean(),
  /** `stable`, `beta` or `early_access`. */
  status: z.string(),
  /** By feature; a feature that is there is supported. */
  features: z.record(z.string(), z.object({ status: z.string().optional(), external: z.boolean().optional() })),
  /** Name of the engine that writes down its speech; only Interline's embedded service tells, and only when asked. */
  recognizer: z.string().optional(),
});
export type Language = z.infer<typeof languageSchema>;
export const languagesResponseSchema = z.array(languageSchema);

/** The query of `GET /v2/languages`, and the body of `POST /v2/languages`. */
export const languagesV2QuerySchema = z.object({ type: z.enum(['source', 'target']).default('source') });

/** One language of the deprecated `GET /v2/languages`. */
const languageV2Schema = z.object({
  /** Upper case: `DE`, `PT-BR`. */
  language: z.string(),
  name: z.string(),
  /** Targets only. */
  supports_formality: z.boolean().optional(),
});
export type LanguageV2 = z.infer<typeof languageV2Schema>;
export const languagesV2ResponseSchema = z.array(languageV2Schema);

/** One resource of `GET /v3/languages/resources`, and which side of a pair must support each of its features. */
const resourceSchema = z.object({
  name: z.string(),
  features: z.array(
    z.object({
      name: z.string(),
      needs_source_support: z.boolean().optional(),
      needs_target_support: z.boolean().optional(),
    }),
  ),
});
export type Resource = z.infer<typeof resourceSchema>;
export const resourcesResponseSchema = z.array(resourceSchema);
