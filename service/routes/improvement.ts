import { Hono } from 'hono';
import {
  correctRequestSchema,
  type Improvements,
  rephraseRequestSchema,
  type Tone,
  type WritingStyle,
} from '../../shared/api/improvement.ts';
import { whereToSay } from '../../shared/engineOptions.ts';
import { type KnownLanguage, languageOf } from '../../shared/languages/languages.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { Detecting } from '../engines/detectTexts.ts';
import { requireScope } from '../http/auth.ts';
import { checked } from '../http/body.ts';
import { codePoints } from '../http/codePoints.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import { improvementBodyLimit } from '../http/limits.ts';
import { billCharacters, requireQuota } from '../http/quota.ts';
import { reportingTag } from '../http/reportingTag.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { readTextFields, requireTexts } from '../http/textRequest.ts';
import { canImprove, hasStyles, hasTones, improvedVariant } from '../improvement/improvableLanguages.ts';
import type { Improving } from '../improvement/improver.ts';
import { type Improvement, improveByModel } from '../improvement/improvingModel.ts';
import { rewriteEnglish } from '../improvement/rewriteEnglish.ts';
import { textLanguages, wantedLanguage } from '../improvement/textLanguages.ts';
import type { Clock, Stoppable } from '../process/running.ts';
import type { Stores } from '../storage/store.ts';

type RephraseFields = ReturnType<typeof rephraseRequestSchema.parse>;

/** `POST /v2/write/correct` and `POST /v2/write/rephrase`. */
export function improvementRoutes(
  deps: Clock & Stoppable & Detecting & Improving & Stores<'usage' | 'ledger'>,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  for (const kind of ['correct', 'rephrase'] as const) {
    app.post(`/v2/write/${kind}`, requireScope('write:improve'), async (c) => {
      const tag = reportingTag(c.req.header('x-service-reporting-tag'));
      const fields = await readTextFields(c.req.raw, improvementBodyLimit);
      const request: RephraseFields = checked(
        kind === 'correct' ? correctRequestSchema : rephraseRequestSchema,
        fields,
      );
      requireTexts(request.text);
      if (isManner(request.writing_style) && isManner(request.tone)) {
        throw new Refusal(
          400,
          'Bad request. Reason: Both writing_style and tone defined. Only one of them can be used.',
        );
      }
      const characters = request.text.reduce((sum, text) => sum + codePoints(text), 0);
      await requireQuota(deps, c.get('key'), characters);
      const signal = AbortSignal.any([c.req.raw.signal, deps.stopping]);
      const improvements = await improve(deps, kind, request, signal);
      await billCharacters(deps, c.get('key'), 'write', characters, tag);
      return c.json({ improvements } satisfies Improvements);
    });
  }
  return app;
}

/** Some clients send `default` for what is not chosen. */
function isManner(manner: string | undefined): boolean {
  return manner !== undefined && manner !== 'default';
}

async function improve(
  deps: Detecting & Improving,
  kind: Improvement['kind'],
  request: RephraseFields,
  signal: AbortSignal,
): Promise<Improvements['improvements']> {
  const target = wantedLanguage(request.target_lang);
  if (target) requireServed(deps, target);
  // a rephrased text reads well in any case; a repair in the wrong language would do harm
  const unsure = kind === 'rephrase' ? 'guessed' : 'refused';
  const languages = await textLanguages(deps, request.text, target, unsure, signal);
  const improvements: Improvements['improvements'] = [];
  for (const [i, text] of request.text.entries()) {
    const detected = languages[i] ?? '';
    const language = target ?? languageOf(detected);
    if (!language) throw notSupported('target_lang');
    requireServed(deps, language);
    const wanted: Improvement = kind === 'correct' ? { kind } : { kind, ...mannerFor(deps, request, language) };
    improvements.push({
      text: await improveText(deps, text, language, wanted, signal),
      detected_source_language: detected,
      target_language: improvedVariant(language.code),
    });
  }
  return improvements;
}

async function improveText(
  deps: Improving,
  text: string,
  language: KnownLanguage,
  wanted: Improvement,
  signal: AbortSignal,
): Promise<string> {
  const { corrector, model } = deps.improver;
  const readable = corrector.languages().includes(language.root);
  if (model && (wanted.kind === 'rephrase' || !readable)) {
    const [improved] = await improveByModel(model, [text], improvedVariant(language.code), wanted, signal);
    return improved ?? text;
  }
  const corrected = await corrector.correct({ text, language: language.code, keep: [] }, signal);
  if (wanted.kind === 'correct' || !wanted.style) return corrected;
  return rewriteEnglish(corrected, wanted.style);
}

/** @throws Refusal 400 that says what would make it possible. */
function requireServed(deps: Improving, language: KnownLanguage): void {
  if (canImprove(deps.improver, language)) return;
  const name = language.name.replace(/ \(.*/, '');
  const model = `a model on this machine (${english(whereToSay('endpoint'))})`;
  throw notSupported(
    'target_lang',
    /^(?:ja|ko|zh|th)$/.test(language.root)
      ? `There is no dictionary for ${name}; ${model} would serve.`
      : `${name} needs its Hunspell dictionary, the package hunspell-${language.root}${language.has('write') ? `, or ${model}` : ''}.`,
  );
}

/**
 * The style or the tone that is wanted and possible: `prefer_…` falls back to the default.
 *
 * @throws Refusal 400 in the API's words where one is asked for and not possible.
 */
function mannerFor(
  deps: Improving,
  { writing_style: style, tone }: RephraseFields,
  language: KnownLanguage,
): { readonly style?: WritingStyle; readonly tone?: Tone } {
  const code = improvedVariant(language.code);
  const refuse = (what: string) => {
    const why = deps.improver.model ? '' : ` It takes a model on this machine (${english(whereToSay('endpoint'))}).`;
    return new Refusal(400, `Language ${code} does not support setting a ${what}.${why}`);
  };
  if (style && isManner(style)) {
    if (hasStyles(deps.improver, language)) return { style: style.replace('prefer_', '') as WritingStyle };
    if (!style.startsWith('prefer_')) throw refuse('writing style');
  }
  if (tone && isManner(tone)) {
    if (hasTones(deps.improver, language)) return { tone: tone.replace('prefer_', '') as Tone };
    if (!tone.startsWith('prefer_')) throw refuse('tone');
  }
  return {};
}
