import * as z from 'zod';
import { formalitySchema, memoryThresholdSchema } from './translation.ts';
import { commaListSchema, flagSchema } from './wire.ts';

/** The fields of `POST /v2/document` beside the file. */
export const documentFieldsSchema = z.object({
  target_lang: z.string(),
  source_lang: z.string().optional(),
  /** Goes before the file part's own name. */
  filename: z.string().optional(),
  /** Extension of the result; the input's when absent. */
  output_format: z.string().optional(),
  formality: formalitySchema.optional(),
  glossary_id: z.string().optional(),
  glossary_ids: commaListSchema.optional(),
  style_id: z.string().optional(),
  translation_memory_id: z.string().optional(),
  translation_memory_threshold: memoryThresholdSchema.optional(),
  /** Only for docx and pdf, ignored otherwise. */
  enable_watermark: flagSchema.optional(),
  /** Kept for compatibility; no effect. */
  enable_beta_languages: flagSchema.optional(),
});
export type DocumentFields = z.input<typeof documentFieldsSchema>;

/** A file to be translated. */
export interface DocumentUpload extends DocumentFields {
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
}

/** Names an uploaded document. The key decrypts it; the service does not keep it. */
export const documentHandleSchema = z.object({ document_id: z.string(), document_key: z.string() });
export type DocumentHandle = z.infer<typeof documentHandleSchema>;

export const documentKeySchema = z.object({ document_key: z.string() });

export const documentStatusSchema = z.object({
  document_id: z.string(),
  status: z.enum(['queued', 'translating', 'done', 'error']),
  /** A rough estimate, only while translating. */
  seconds_remaining: z.number().optional(),
  /** Only when done. */
  billed_characters: z.number().int().optional(),
  /** The reason of an error; Interline's service also says so when some texts of a finished document have no translation. */
  message: z.string().optional(),
  /** The same as `message`, only where there is an error. */
  error_message: z.string().optional(),
});
export type DocumentStatus = z.infer<typeof documentStatusSchema>;
