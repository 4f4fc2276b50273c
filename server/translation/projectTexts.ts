import type { OperationalError } from '../../shared/api/operationalError.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { ProjectSettings, TranslationWish } from '../../shared/settings.ts';
import type { ServiceTexts } from './serviceRequest.ts';

/**
 * What a project wants of a service for a language: its own wish for it, that of the language without region, that for all.
 *
 * @param language BCP 47.
 * @example projectTexts({ translation: { formality: 'prefer_more', languages: {} } }, 'de') // { formality: 'prefer_more' }
 */
export function projectTexts({ translation }: Pick<ProjectSettings, 'translation'>, language: string): ServiceTexts {
  const { languages, ...all } = translation;
  const tag = language.toLowerCase().replaceAll('_', '-');
  const ofTag = (wanted: string) =>
    Object.entries(languages).find(([one]) => one.toLowerCase().replaceAll('_', '-') === wanted)?.[1];
  const { formality, modelType, context, instructions, glossaries, style, memory, memoryThreshold }: TranslationWish = {
    ...all,
    ...ofTag(tag.split('-')[0] ?? tag),
    ...ofTag(tag),
  };
  return {
    ...(formality ? { formality } : {}),
    ...(modelType ? { modelType } : {}),
    ...(context ? { context } : {}),
    ...(instructions && instructions.length > 0 ? { instructions } : {}),
    ...(glossaries && glossaries.length > 0 ? { glossaryIds: glossaries } : {}),
    ...(style ? { styleId: style } : {}),
    ...(memory ? { memoryId: memory } : {}),
    ...(memory && memoryThreshold !== undefined ? { memoryThreshold } : {}),
  };
}

/** Whether a project names glossaries, style rules or memories that a service keeps. */
export function namesResources({ translation }: Pick<ProjectSettings, 'translation'>): boolean {
  const { languages, ...all } = translation;
  return [all, ...Object.values(languages)].some(({ glossaries, style, memory }) => glossaries ?? style ?? memory);
}

/** Words by which services name what they cannot do, and the message for each. A list of style rules may hold instructions. */
const refusals: readonly {
  readonly field: keyof ServiceTexts;
  readonly words: RegExp;
  readonly said: (language: string) => Sentence;
}[] = [
  {
    field: 'formality',
    words: /formality/i,
    said: (language) => say`The service knows no formality in ${{ language }}: what it writes is as usual.`,
  },
  {
    field: 'instructions',
    words: /instructions?/i,
    said: (language) =>
      say`The service follows no instructions in ${{ language }}: those of the project were left out.`,
  },
  {
    field: 'styleId',
    words: /style|instructions?/i,
    said: (language) => say`The service cannot use the project’s style rules in ${{ language }}: they were left out.`,
  },
  {
    field: 'memoryId',
    words: /memory/i,
    said: (language) =>
      say`The service cannot use the project’s translation memory for ${{ language }}: it was left out.`,
  },
  {
    field: 'glossaryIds',
    words: /glossar|dictionar/i,
    said: (language) => say`The service cannot use the project’s glossaries for ${{ language }}: they were left out.`,
  },
  {
    field: 'modelType',
    words: /model_?\s?type/i,
    said: (language) => say`The service has no such model for ${{ language }}: it was left out.`,
  },
];

/**
 * What is left of a project's wishes where a service refused a request for one of them: nothing was translated or billed,
 * and the request can be sent without.
 *
 * @returns undefined where the refusal is about something else.
 */
export function withoutRefused(
  { kind, message }: OperationalError,
  wishes: ServiceTexts,
  language: string,
): { readonly wishes: ServiceTexts; readonly notice: Sentence } | undefined {
  if (kind !== 'rejected') return undefined;
  const refused = refusals.find(({ field, words }) => wishes[field] !== undefined && words.test(message));
  if (!refused) return undefined;
  const { [refused.field]: _, ...left } = wishes;
  return { wishes: left, notice: refused.said(language) };
}
