import * as z from 'zod';
import { wholeNumberSchema } from './wire.ts';

/** Types of files that a voice job can be given (shapes.md §11). */
export const voiceJobSourceTypes = [
  'audio/mpeg',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/mp4',
  'audio/webm',
] as const;

/** The body of `POST /v1/jobs/voice/translate`. */
export const createVoiceJobSchema = z.object({
  source_file: z.object({
    name: z.string().min(1).max(255),
    content_type: z.string(),
    /** Bytes, at most 1 GiB. */
    content_length: wholeNumberSchema.pipe(z.number().min(1).max(1_073_741_824)),
  }),
  parameters: z.object({ source_language: z.string().optional() }).optional(),
  targets: z
    .array(z.object({ language: z.string(), type: z.string() }))
    .min(1)
    .max(20),
});
export type CreateVoiceJob = z.input<typeof createVoiceJobSchema>;

export const voiceJobQuerySchema = z.object({
  /** `signed_url` for addresses that need no header. */
  include: z.string().optional(),
});

/** The answer to it. The file is uploaded with `Authorization: Service-Signature <signature>`. */
export const voiceJobCreatedSchema = z.object({
  job_id: z.string(),
  upload_url: z.string(),
  signature: z.string(),
  signed_upload_url: z.string().optional(),
});
export type VoiceJobCreated = z.infer<typeof voiceJobCreatedSchema>;

/** Why a result failed, for programs; the codes are this service's own. */
const voiceJobErrorCodes = [
  'unreadable_audio',
  'quota_exceeded',
  'translation_failed',
  'engine_failed',
  'internal_error',
] as const;
export type VoiceJobErrorCode = (typeof voiceJobErrorCodes)[number];

export const voiceResultStatuses = ['pending', 'uploaded', 'processing', 'complete', 'downloaded', 'failed'] as const;

/** The answer of `GET /v1/jobs/voice/translate/{job_id}`; results in the order of the targets. */
export const voiceJobSchema = z.object({
  job_id: z.string(),
  product: z.literal('voice'),
  operation: z.literal('translate'),
  created_at: z.string(),
  updated_at: z.string(),
  /** Bytes. */
  usage: z.object({ storage_used: z.number() }),
  source_file: createVoiceJobSchema.shape.source_file.extend({ content_length: z.number().int() }),
  parameters: z.object({ source_language: z.string().optional() }),
  targets: createVoiceJobSchema.shape.targets,
  results: z.array(
    z.object({
      status: z.enum(voiceResultStatuses),
      /** Only while it can be downloaded, as the two after it. */
      download_url: z.string().optional(),
      signature: z.string().optional(),
      signed_download_url: z.string().optional(),
      /** Other services may have other codes. */
      error: z.object({ code: z.string().optional(), message: z.string() }).optional(),
    }),
  ),
});
export type VoiceJob = z.infer<typeof voiceJobSchema>;
