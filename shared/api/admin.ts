import * as z from 'zod';
import { pageSchema, timestampSchema, wholeNumberSchema } from './wire.ts';

/** Characters of a key's label. */
export const maxKeyLabel = 1024;
/** What a key is called that nobody named. */
export const defaultKeyLabel = 'API Key';
/** Days from the first to the last of a report. */
export const maxReportDays = 366;

/** A limit of one month: a number, 0 for blocked, null for none. A form says null by an empty parameter. */
const limitSchema = z.union([
  z.null(),
  z.literal('').transform(() => null),
  wholeNumberSchema.refine((value) => value >= 0),
]);

export const createKeySchema = z.object({ label: z.string().optional() });
export const keyIdSchema = z.object({ key_id: z.string() });
export const labelKeySchema = z.object({ key_id: z.string(), label: z.string() });

/** A limit that is left out stays as it is. */
export const limitKeySchema = z.object({
  key_id: z.string(),
  characters: limitSchema.optional(),
  speech_to_text_milliseconds: limitSchema.optional(),
});
export type LimitKey = z.input<typeof limitKeySchema>;

/** A developer key, without its secret. */
export const developerKeySchema = z.object({
  /** Two GUIDs with a colon between them. */
  key_id: z.string(),
  label: z.string(),
  creation_time: timestampSchema,
  /** Null while the key is active. */
  deactivated_time: timestampSchema.nullable(),
  is_deactivated: z.boolean(),
  usage_limits: z.object({
    /** In one month; 0 for blocked, null for no limit. */
    characters: z.number().nullable(),
    speech_to_text_milliseconds: z.number().nullable(),
  }),
});
export type DeveloperKey = z.infer<typeof developerKeySchema>;

/** The answer to a creation: the only one that ever holds the key itself. */
export const createdKeySchema = developerKeySchema.extend({
  /** Interline's service tells it here; another service may show it elsewhere. */
  api_key: z.string().optional(),
});
export type CreatedKey = z.infer<typeof createdKeySchema>;
export const developerKeysSchema = z.array(developerKeySchema);

const dateSchema = z.iso.date();

/** A choice that an empty parameter does not make. */
const grouping = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.union([z.literal('').transform(() => undefined), z.enum(values)]).optional();

export const analyticsQuerySchema = z.object({
  /** The first and the last day, in UTC: `2026-01-31`. */
  start_date: dateSchema,
  end_date: dateSchema,
  group_by: grouping(['key', 'key_and_day']),
});
export type AnalyticsQuery = z.input<typeof analyticsQuerySchema>;

/** Characters and minutes of speech by product. */
const usageFiguresSchema = z.object({
  total_characters: z.number().int(),
  text_translation_characters: z.number().int(),
  document_translation_characters: z.number().int(),
  text_improvement_characters: z.number().int(),
  speech_to_text_minutes: z.number(),
});
export type UsageFigures = z.infer<typeof usageFiguresSchema>;

const keyUsage = {
  /** Masked: `dc88****3a2c`. */
  api_key: z.string(),
  api_key_label: z.string(),
  usage: usageFiguresSchema,
};

export const usageReportSchema = z.object({
  usage_report: z.object({
    total_usage: usageFiguresSchema,
    group_by: z.enum(['key', 'key_and_day']).optional(),
    /** Without a zone. */
    start_date: z.string(),
    end_date: z.string(),
    key_usages: z.array(z.object(keyUsage)).optional(),
    key_and_day_usages: z.array(z.object({ ...keyUsage, usage_date: timestampSchema })).optional(),
  }),
});
export type UsageReport = z.infer<typeof usageReportSchema>['usage_report'];

export const tagReportQuerySchema = z.object({
  start_date: dateSchema,
  end_date: dateSchema,
  aggregate_by: grouping(['period', 'day']),
  /** 0 for the first one. */
  page: pageSchema.default(0),
});
export type TagReportQuery = z.input<typeof tagReportQuerySchema>;

export const tagReportSchema = z.object({
  custom_tag_usage_report: z.object({
    aggregate_by: z.enum(['period', 'day']),
    start_date: z.string(),
    end_date: z.string(),
    /** The page to ask for next; null on the last one. */
    next_page: z.number().int().nullable(),
    usage: z.array(
      z.object({
        custom_tag: z.string(),
        /** Only by day. */
        usage_date: timestampSchema.optional(),
        breakdown: z.object({
          /** Without the minutes of speech. */
          total_characters: z.number().int(),
          text_translation_characters: z.number().int(),
          text_improvement_characters: z.number().int(),
          speech_to_text_minutes: z.number(),
          speech_to_speech_minutes: z.number(),
        }),
      }),
    ),
  }),
});
export type TagReport = z.infer<typeof tagReportSchema>['custom_tag_usage_report'];
