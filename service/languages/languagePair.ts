import { type KnownLanguage, languageOf } from '../../shared/languages/languages.ts';
import { notSupported } from '../http/errors.ts';

/** The language of a `target_lang`, any case. @throws Refusal 400 for a code that the API does not know. */
export function targetLanguage(code: string): KnownLanguage {
  const language = languageOf(code);
  if (!language) throw notSupported('target_lang');
  return language;
}

/**
 * The language of a `source_lang`, any case; undefined where it is to be detected.
 *
 * @throws Refusal 400 for a code that the API does not know, and for variants, which are targets only.
 */
export function sourceLanguage(code: string | undefined): KnownLanguage | undefined {
  if (code === undefined || code.trim() === '') return undefined;
  const language = languageOf(code);
  if (!language || language.targetOnly) throw notSupported('source_lang');
  return language;
}
