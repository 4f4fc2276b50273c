import * as z from 'zod';
import { timestampSchema } from './wire.ts';

/** UTF-8 bytes of a collection's name. */
export const maxSpokenTermsName = 1024;
/** Characters of the entries of one term list, line breaks included. */
export const maxTermListLength = 300;

/** The terms of one language, as they are sent. */
export const termListInputSchema = z.object({
  lang: z.string(),
  /** One term a line. */
  entries: z.string(),
});
export type TermListInput = z.input<typeof termListInputSchema>;

export const createSpokenTermsSchema = z.object({ name: z.string(), term_lists: z.array(termListInputSchema) });
export type CreateSpokenTerms = z.input<typeof createSpokenTermsSchema>;

/** Renames, and adds the terms that are new. */
export const patchSpokenTermsSchema = z.object({
  name: z.string().optional(),
  term_lists: z.array(termListInputSchema).optional(),
});
export type PatchSpokenTerms = z.input<typeof patchSpokenTermsSchema>;

export const termListSchema = z.object({
  /** Lower case. */
  lang: z.string(),
  entry_count: z.number().int(),
});
export type TermList = z.infer<typeof termListSchema>;

/** A collection of spoken terms, without the terms. */
export const spokenTermsSchema = z.object({
  spoken_terms_id: z.string(),
  name: z.string(),
  term_lists: z.array(termListSchema),
  creation_time: timestampSchema,
});
export type SpokenTerms = z.infer<typeof spokenTermsSchema>;

export const spokenTermsListSchema = z.object({ spoken_terms: z.array(spokenTermsSchema) });

export const termListQuerySchema = z.object({ lang: z.string() });

export const termListEntriesSchema = z.object({ lang: z.string(), entries: z.string() });
export type TermListEntries = z.infer<typeof termListEntriesSchema>;
