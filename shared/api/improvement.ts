import * as z from 'zod';
import { choiceSchema } from './wire.ts';

/** Styles of `POST /v2/write/rephrase` (shapes.md §8); `prefer_…` falls back where a language has no styles. */
export const writingStyles = ['default', 'academic', 'business', 'casual', 'simple'] as const;
export const tones = ['default', 'confident', 'diplomatic', 'enthusiastic', 'friendly'] as const;
export type WritingStyle = (typeof writingStyles)[number];
export type Tone = (typeof tones)[number];

const preferred = <const T extends string>(names: readonly T[]) =>
  names.filter((name) => name !== 'default').map((name): `prefer_${T}` => `prefer_${name}`);

/** The body of `POST /v2/write/correct`. */
export const correctRequestSchema = z.object({
  /** Each is improved by itself. */
  text: z.array(z.string()).min(1),
  /** The language of the texts, or the variant of it that they are wanted in. */
  target_lang: z.string().optional(),
});
export type CorrectRequest = z.input<typeof correctRequestSchema>;

/** The body of `POST /v2/write/rephrase`; not both a style and a tone. */
export const rephraseRequestSchema = correctRequestSchema.extend({
  writing_style: choiceSchema([writingStyles[0], ...writingStyles.slice(1), ...preferred(writingStyles)]).optional(),
  tone: choiceSchema([tones[0], ...tones.slice(1), ...preferred(tones)]).optional(),
});
export type RephraseRequest = z.input<typeof rephraseRequestSchema>;

const improvementSchema = z.object({
  text: z.string(),
  /** Root code in lower case: `en`. */
  detected_source_language: z.string(),
  /** `en-US`. */
  target_language: z.string(),
});

/** One improvement for each text, in the order of the request. */
export const improvementsSchema = z.object({ improvements: z.array(improvementSchema) });
export type Improvements = z.infer<typeof improvementsSchema>;
