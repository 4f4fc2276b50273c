import * as z from 'zod';

/** The body of `POST /v3/detect/language`. */
export const detectRequestSchema = z.object({ text: z.array(z.string()).min(1) });

const detectionSchema = z.object({
  detection_status: z.enum(['success', 'insufficient_confidence', 'unsupported_language', 'no_language_detected']),
  /** Only when detection succeeded; root code in lower case. */
  detected_language: z.string().optional(),
});
export type Detection = z.infer<typeof detectionSchema>;

/** One result for each text, in the order of the request. */
export const detectResponseSchema = z.object({ results: z.array(detectionSchema) });
export type DetectResponse = z.infer<typeof detectResponseSchema>;
