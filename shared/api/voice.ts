import * as z from 'zod';
import { choiceSchema, commaListSchema } from './wire.ts';

/** What speech is written in when nothing is asked for. */
export const defaultTargetMediaType = 'audio/webm;codecs=opus';

/** The body of `POST /v3/voice/realtime`. */
export const voiceSessionRequestSchema = z.object({
  source_media_content_type: z.string(),
  message_format: choiceSchema(['json', 'msgpack']).optional(),
  /** Absent for speech whose language is to be detected. */
  source_language: z.string().optional(),
  source_language_mode: choiceSchema(['auto', 'fixed']).optional(),
  /** At most 5. */
  target_languages: commaListSchema.optional(),
  /** At most 1; it need not stand in `target_languages` as well. */
  target_media_languages: commaListSchema.optional(),
  target_media_content_type: z.string().optional(),
  target_media_voice: choiceSchema(['male', 'female', 'match']).optional(),
  spoken_terms_id: z.string().optional(),
  glossary_id: z.string().optional(),
  formality: choiceSchema(['default', 'formal', 'more', 'informal', 'less']).optional(),
});
export type VoiceSessionRequest = z.input<typeof voiceSessionRequestSchema>;

/** The query of `GET /v3/voice/realtime`. */
export const voiceTokenQuerySchema = z.object({
  /** The latest of the session. */
  token: z.string(),
});

/** The answer to both. The token opens one connection. */
export const voiceSessionSchema = z.object({
  streaming_url: z.string(),
  token: z.string(),
  session_id: z.string().optional(),
  /** Name of the engine that writes down the speech; only Interline's embedded service tells, and only when asked. */
  recognizer: z.string().optional(),
});
export type VoiceSession = z.infer<typeof voiceSessionSchema>;

/** Bytes in a message: base64 in JSON, as they are in MessagePack. */
const bytesSchema = z.union([z.string(), z.custom<Uint8Array>((value) => value instanceof Uint8Array)]);

/** A stretch of speech; times in ms since the first sample of the session. */
const transcriptPieceSchema = z.object({ text: z.string(), start_time: z.number(), end_time: z.number() });
export type TranscriptPiece = z.infer<typeof transcriptPieceSchema>;
const sourcePieceSchema = transcriptPieceSchema.extend({ language: z.string() });

/** What a client sends: an object with one of these keys. */
export const voiceRequestSchema = z.union([
  z.strictObject({ source_media_chunk: z.object({ data: bytesSchema }) }),
  z.strictObject({ end_of_source_media: z.object({}) }),
]);
export type VoiceRequest = z.infer<typeof voiceRequestSchema>;

/** What the service sends: an object with one of these keys. */
export const voiceMessageSchema = z.union([
  /** Concluded pieces come once; the tentative ones replace those before. */
  z.object({
    source_transcript_update: z.object({
      concluded: z.array(sourcePieceSchema),
      tentative: z.array(sourcePieceSchema),
    }),
  }),
  z.object({
    target_transcript_update: z.object({
      language: z.string(),
      concluded: z.array(transcriptPieceSchema),
      tentative: z.array(transcriptPieceSchema),
    }),
  }),
  z.object({
    target_media_chunk: z.object({
      language: z.string(),
      /** Only in the first chunk. */
      content_type: z.string().optional(),
      /** Only in the first chunk: what stands before all data. */
      headers: z.array(bytesSchema).optional(),
      data: z.array(bytesSchema),
      /** In ms. */
      duration: z.number(),
      text: z.string().nullable().optional(),
    }),
  }),
  z.object({ end_of_source_transcript: z.object({}) }),
  z.object({ end_of_target_transcript: z.object({ language: z.string() }) }),
  z.object({ end_of_target_media: z.object({ language: z.string() }) }),
  /** Nothing follows. */
  z.object({ end_of_stream: z.object({}) }),
  /** The session is over, and cannot be taken up again. */
  z.object({
    error: z.object({
      request_type: z.string(),
      /** As a status of HTTP: 400. */
      error_code: z.number(),
      /** The very reason: 4000403. */
      reason_code: z.number(),
      error_message: z.string(),
    }),
  }),
]);
export type VoiceMessage = z.infer<typeof voiceMessageSchema>;
