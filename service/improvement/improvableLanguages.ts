import type { KnownLanguage } from '../../shared/languages/languages.ts';
import type { Improver } from './improver.ts';

/** Languages in which the API lets a style or tone be asked for (shapes.md §8). */
const styled = new Set(['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'pt-BR', 'pt-PT']);

/** What of the improver decides the languages. */
export type ImproverAbilities = Pick<Improver, 'model'> & {
  readonly corrector: Pick<Improver['corrector'], 'languages'>;
};

/** The variant that texts of a language are improved in where none is asked for. */
export function improvedVariant(code: string): string {
  return code === 'en' ? 'en-US' : code === 'pt' ? 'pt-PT' : code;
}

/** True when texts of a language are corrected here; those that the API improves, and those with a dictionary. */
export function canImprove(improver: ImproverAbilities, language: KnownLanguage): boolean {
  if (improver.corrector.languages().includes(language.root))
    return language.has('write') || language.code === language.root;
  return improver.model !== undefined && language.has('write');
}

/** True when a writing style can be set: by rules in English, by a model in every language of the API. */
export function hasStyles(improver: ImproverAbilities, language: KnownLanguage): boolean {
  if (!styled.has(improvedVariant(language.code))) return false;
  return improver.model !== undefined || (language.root === 'en' && improver.corrector.languages().includes('en'));
}

/** True when a tone can be set, which takes a model. */
export function hasTones(improver: ImproverAbilities, language: KnownLanguage): boolean {
  return styled.has(improvedVariant(language.code)) && improver.model !== undefined;
}
