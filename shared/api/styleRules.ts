import * as z from 'zod';
import { flagSchema, pageSchema, pageSizeSchema, timestampSchema } from './wire.ts';

/** Custom instructions of one list. */
export const maxInstructions = 200;
/** Characters of an instruction's label. */
export const maxInstructionLabel = 100;
/** Characters of an instruction's prompt. */
export const maxInstructionPrompt = 300;
/** Characters of a list's name. */
export const maxStyleName = 1024;

/**
 * Category to rule to option, in the words of `shared/style/catalogue.data.ts`.
 *
 * @example { punctuation: { apostrophe: 'use_curly_apostrophes' } }
 */
export const configuredRulesSchema = z.record(z.string(), z.record(z.string(), z.string()));
export type ConfiguredRules = z.infer<typeof configuredRulesSchema>;

/** A custom instruction as it is sent; a PUT replaces all of it. */
export const instructionInputSchema = z.object({
  label: z.string(),
  /** What is to be done, in words. */
  prompt: z.string(),
  /** Language that the prompt is for, when it is for one. */
  source_language: z.string().optional(),
});
export type InstructionInput = z.input<typeof instructionInputSchema>;

export const instructionSchema = z.object({
  id: z.string(),
  label: z.string(),
  prompt: z.string(),
  source_language: z.string().optional(),
});
export type Instruction = z.infer<typeof instructionSchema>;

export const createStyleRulesSchema = z.object({
  name: z.string(),
  /** One of `styleLanguages` of `shared/style/catalogue.ts`, any case. */
  language: z.string(),
  configured_rules: configuredRulesSchema.optional(),
  custom_instructions: z.array(instructionInputSchema).optional(),
});
export type CreateStyleRules = z.input<typeof createStyleRulesSchema>;

export const patchStyleRulesSchema = z.object({ name: z.string() });

/** One style rule list; the last two fields are left out of a list of lists that is not detailed. */
export const styleRuleListSchema = z.object({
  style_id: z.string(),
  name: z.string(),
  creation_time: timestampSchema,
  updated_time: timestampSchema,
  language: z.string(),
  /** 1 for a new list, one more with each change. */
  version: z.number().int(),
  configured_rules: configuredRulesSchema.optional(),
  custom_instructions: z.array(instructionSchema).optional(),
});
export type StyleRuleList = z.infer<typeof styleRuleListSchema>;

export const styleRulesQuerySchema = z.object({
  page: pageSchema.default(0),
  page_size: pageSizeSchema(25).default(10),
  /** With the configured rules and the custom instructions. */
  detailed: flagSchema.default(false),
});
export type StyleRulesQuery = z.input<typeof styleRulesQuerySchema>;
export const styleRulesResponseSchema = z.object({ style_rules: z.array(styleRuleListSchema) });
