import * as z from 'zod';
import { flagSchema, pageSchema, pageSizeSchema, timestampSchema, wholeNumberSchema } from './wire.ts';

/** Bytes of a TMX file that may be imported. */
const maxMemoryBytes = 1024 * 1024 * 1024;

/** A translation memory, without its segments. Language codes in lower case. */
export const translationMemorySchema = z.object({
  translation_memory_id: z.string(),
  name: z.string(),
  source_language: z.string(),
  target_languages: z.array(z.string()),
  segment_count: z.number().int(),
  creation_time: timestampSchema.optional(),
  updated_time: timestampSchema.optional(),
});
export type TranslationMemory = z.infer<typeof translationMemorySchema>;

export const memoryListQuerySchema = z.object({
  page: pageSchema.default(0),
  page_size: pageSizeSchema(25).default(10),
});
export type MemoryListQuery = z.input<typeof memoryListQuerySchema>;
export const memoryListSchema = z.object({
  translation_memories: z.array(translationMemorySchema),
  total_count: z.number().int(),
});
export type MemoryList = z.infer<typeof memoryListSchema>;

export const memorySegmentsQuerySchema = z.object({
  page_size: pageSizeSchema(100).default(50),
  page_cursor: z.string().optional(),
  filter_text: z.string().min(2).optional(),
  filter_case_sensitive: flagSchema.default(false),
});
export type MemorySegmentsQuery = z.input<typeof memorySegmentsQuerySchema>;

const times = {
  creation_time: timestampSchema.optional(),
  updated_time: timestampSchema.optional(),
  last_used_time: timestampSchema.optional(),
};

const memorySegmentSchema = z.object({
  source_segment_id: z.string(),
  source_text: z.string(),
  targets: z.array(
    z.object({ target_segment_id: z.string(), target_language: z.string(), target_text: z.string(), ...times }),
  ),
  ...times,
});
export type MemorySegment = z.infer<typeof memorySegmentSchema>;

export const memorySegmentsSchema = z.object({
  segments: z.array(memorySegmentSchema),
  /** Of the whole memory, whatever the filter. */
  segment_count: z.number().int(),
  /** Absent on the last page. */
  next_page_cursor: z.string().optional(),
});
export type MemorySegments = z.infer<typeof memorySegmentsSchema>;

export const importMemorySchema = z.object({
  source_file: z.object({
    file_name: z.string().min(1).max(100),
    content_type: z.string().max(127).optional(),
    content_length: wholeNumberSchema.pipe(z.number().min(1).max(maxMemoryBytes)),
  }),
  parameters: z.object({ display_name: z.string().min(1).max(1024).optional() }).optional(),
});
export type ImportMemory = z.input<typeof importMemorySchema>;

/** Where the declared file is to be uploaded: by PUT, without the key. */
export const importStartedSchema = z.object({
  job_id: z.string(),
  upload_url: z.string(),
  expires_at: timestampSchema,
});
export type ImportStarted = z.infer<typeof importStartedSchema>;

export const exportStartedSchema = z.object({
  job_id: z.string(),
  parameters: z.object({ translation_memory_id: z.string() }).optional(),
});
export type ExportStarted = z.infer<typeof exportStartedSchema>;

export const memoryJobStatuses = ['awaiting_input', 'processing', 'completed', 'failed', 'expired'] as const;

/** A running or finished import or export; fields that do not apply are absent. */
export const memoryJobSchema = z.object({
  job_id: z.string(),
  product: z.string(),
  operation: z.enum(['import', 'export']),
  creation_time: timestampSchema,
  updated_time: timestampSchema,
  parameters: z
    .object({ display_name: z.string().optional(), translation_memory_id: z.string().optional() })
    .optional(),
  source_file: z
    .object({ content_type: z.string().optional(), content_length: z.number().int().optional() })
    .optional(),
  results: z.array(
    z.object({
      status: z.enum(memoryJobStatuses),
      status_metadata: z.object({ required_action: z.string().optional() }).optional(),
      error: z.object({ message: z.string() }).optional(),
      translation_memory_id: z.string().optional(),
      skipped_segment_count: z.number().int().optional(),
      download_url: z.string().optional(),
      expires_at: timestampSchema.optional(),
    }),
  ),
});
export type MemoryJob = z.infer<typeof memoryJobSchema>;
