import * as z from 'zod';
import { choiceSchema, timestampSchema } from './wire.ts';

/** Bytes of one dictionary's entries. */
export const maxDictionaryBytes = 10 * 1024 * 1024;
/** UTF-8 bytes of a glossary's name, and of each side of an entry. */
export const maxPhraseBytes = 1024;
/** Glossaries of one account. */
export const maxGlossaries = 1000;

const entriesFormatSchema = choiceSchema(['tsv', 'csv']);

/** Entries for one pair of languages, as they are sent. */
export const dictionaryInputSchema = z.object({
  source_lang: z.string(),
  target_lang: z.string(),
  /** `source<TAB>target` lines, or CSV of RFC 4180. */
  entries: z.string(),
  entries_format: entriesFormatSchema,
});
export type DictionaryInput = z.input<typeof dictionaryInputSchema>;

/** A glossary may begin without a dictionary. */
export const createGlossarySchema = z.object({
  name: z.string(),
  dictionaries: z.array(dictionaryInputSchema).default([]),
});
export type CreateGlossary = z.input<typeof createGlossarySchema>;

/** Renames, and merges the entries of at most one dictionary: an entry with the same source is overwritten. */
export const patchGlossarySchema = z.object({
  name: z.string().optional(),
  dictionaries: z.array(dictionaryInputSchema).max(1).optional(),
});
export type PatchGlossary = z.input<typeof patchGlossarySchema>;

export const dictionarySchema = z.object({
  /** Lower case. */
  source_lang: z.string(),
  target_lang: z.string(),
  entry_count: z.number().int(),
});
export type Dictionary = z.infer<typeof dictionarySchema>;

export const glossarySchema = z.object({
  glossary_id: z.string(),
  name: z.string(),
  dictionaries: z.array(dictionarySchema),
  creation_time: timestampSchema,
  /** In the answer to a creation only. */
  ready: z.boolean().optional(),
});
export type Glossary = z.infer<typeof glossarySchema>;

export const glossaryListSchema = z.object({ glossaries: z.array(glossarySchema) });

const dictionaryEntriesSchema = z.object({
  source_lang: z.string(),
  target_lang: z.string(),
  entries: z.string(),
  entries_format: z.string(),
});
export type DictionaryEntries = z.infer<typeof dictionaryEntriesSchema>;
export const glossaryEntriesSchema = z.object({ dictionaries: z.array(dictionaryEntriesSchema) });
