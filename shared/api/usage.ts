import * as z from 'zod';

/** Stands for “no limit” where the API wants a number. */
export const unlimited = 1_000_000_000_000;

const count = z.number();

/** The answer of `GET /v2/usage`: what the billing period has used and may use. */
export const usageSchema = z.object({
  character_count: count,
  character_limit: count,
  document_count: count.optional(),
  document_limit: count.optional(),
  team_document_count: count.optional(),
  team_document_limit: count.optional(),
  products: z
    .array(
      z.object({
        product_type: z.string(),
        billing_unit: z.string().optional(),
        api_key_unit_count: count.optional(),
        account_unit_count: count.optional(),
        api_key_character_count: count.optional(),
        character_count: count.optional(),
      }),
    )
    .optional(),
  api_key_character_count: count.optional(),
  api_key_character_limit: count.optional(),
  speech_to_text_milliseconds_count: count.optional(),
  speech_to_text_milliseconds_limit: count.optional(),
  speech_to_text_minutes_count: count.optional(),
  speech_to_text_minutes_limit: count.optional(),
  speech_to_speech_minutes_count: count.optional(),
  speech_to_speech_minutes_limit: count.optional(),
  start_time: z.string().optional(),
  end_time: z.string().optional(),
});
export type Usage = z.infer<typeof usageSchema>;
