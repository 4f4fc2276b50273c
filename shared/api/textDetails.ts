import * as z from 'zod';

/** Characters of each remark that are read. */
export const longestDetail = 400;

const remark = z.string().transform((text) => text.slice(0, longestDetail));

/** What a client knows of a text beside the text itself, for an engine that reads. */
export const textDetailsSchema = z.object({
  /** What tells it from equal texts: `menu`, `verb`. */
  context: remark.optional(),
  /** For translators. */
  note: remark.optional(),
  /** Characters that have room. */
  limit: z.number().int().min(1).optional(),
  /** The texts around it, in the source language. */
  before: remark.optional(),
  after: remark.optional(),
  /** A text that resembles it in the client's memory, with its translation; `match` is from 0 to 99. */
  similar: z.object({ source: remark, target: remark, match: z.number().min(0).max(99) }).optional(),
});
export type TextDetails = z.infer<typeof textDetailsSchema>;
