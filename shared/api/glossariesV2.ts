import * as z from 'zod';
import { dictionaryInputSchema } from './glossaries.ts';
import { timestampSchema } from './wire.ts';

/** The one media type of a glossary's entries. */
export const tsvMediaType = 'text/tab-separated-values';

/** A glossary of the older version: one pair of languages, and never changed. */
export const createGlossaryV2Schema = dictionaryInputSchema.extend({ name: z.string() });
export type CreateGlossaryV2 = z.input<typeof createGlossaryV2Schema>;

export const glossaryV2Schema = z.object({
  glossary_id: z.string(),
  ready: z.boolean(),
  name: z.string(),
  /** Lower case. */
  source_lang: z.string(),
  target_lang: z.string(),
  creation_time: timestampSchema,
  entry_count: z.number().int(),
});
export type GlossaryV2 = z.infer<typeof glossaryV2Schema>;

export const glossaryV2ListSchema = z.object({ glossaries: z.array(glossaryV2Schema) });

/** Every ordered pair that a glossary can have; lower case. */
export const glossaryPairsSchema = z.object({
  supported_languages: z.array(z.object({ source_lang: z.string(), target_lang: z.string() })),
});
export type GlossaryPairs = z.infer<typeof glossaryPairsSchema>;
