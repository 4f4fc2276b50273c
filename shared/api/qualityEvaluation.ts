import * as z from 'zod';

/** Segments of one evaluation, and characters of one side of a segment (shapes.md §12). */
const mostSegments = 500;
const mostCharacters = 10_000;

const sideSchema = z
  .string()
  .min(1)
  .refine((text) => [...text].length <= mostCharacters);

/** The body of `POST /v1/quality-evaluation`. */
export const evaluationRequestSchema = z.object({
  metadata: z.object({ source_language: z.string(), target_language: z.string() }),
  segments: z
    .array(z.object({ source: sideSchema, target: sideSchema }))
    .min(1)
    .max(mostSegments),
});
export type EvaluationRequest = z.input<typeof evaluationRequestSchema>;

/** The answer to it. */
export const evaluationStartedSchema = z.object({ job_id: z.string(), poll_url: z.string() });
export type EvaluationStarted = z.infer<typeof evaluationStartedSchema>;

const errorSeverities = ['Critical', 'Major', 'Minor'] as const;
export type ErrorSeverity = (typeof errorSeverities)[number];

/** A stretch of a text: half-open, in Unicode code points. */
const evaluationSpanSchema = z.object({ start: z.number().int(), end: z.number().int() });
export type EvaluationSpan = z.infer<typeof evaluationSpanSchema>;

const evaluationErrorSchema = z.object({
  /** `Accuracy`, `Fluency`, `Style` or `Miscellaneous`. */
  type: z.string(),
  sub_type: z.string(),
  severity: z.enum(errorSeverities),
  explanation: z.string(),
  /** Sorted, not overlapping; so are those of the target. */
  source_spans: z.array(evaluationSpanSchema),
  target_spans: z.array(evaluationSpanSchema),
});
export type EvaluationError = z.infer<typeof evaluationErrorSchema>;

/** What an evaluation found. */
const evaluationResultSchema = z.object({
  /** One for each segment, in order. */
  segments: z.array(z.object({ segment_index: z.number().int(), errors: z.array(evaluationErrorSchema) })),
  summary: z.object({
    /** 0 to 100. */
    overall_score: z.number(),
    /** How many errors: by type, kind and severity. */
    granular_counts: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number().int()))),
  }),
});
export type EvaluationResult = z.infer<typeof evaluationResultSchema>;

/** The answers of `GET /v1/quality-evaluation/{job_id}`. */
export const evaluationJobSchema = z.discriminatedUnion('status', [
  z.object({ job_id: z.string(), status: z.literal('processing') }),
  evaluationResultSchema.extend({ job_id: z.string(), status: z.literal('done') }),
  z.object({
    job_id: z.string(),
    status: z.literal('error'),
    error: z.object({ code: z.string(), message: z.string() }),
  }),
]);
export type EvaluationJob = z.infer<typeof evaluationJobSchema>;
