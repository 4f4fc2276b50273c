import { languageRows } from './languages.data.ts';
import { rootLanguage } from './languageTag.ts';

/** What a language supports, wherever an engine serves the language at all. */
export type LanguageFeature =
  | 'glossary'
  | 'glossary_resource'
  | 'tag_handling'
  | 'document'
  | 'formality'
  | 'auto_detection'
  | 'translation_memory'
  | 'style_rules'
  | 'write'
  | 'writing_style_and_tone';

/** One language of the service's table. */
export interface KnownLanguage {
  /** BCP 47 casing: `de`, `pt-BR`, `zh-Hans`. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** The language without region and script, lower case: `pt`. */
  readonly root: string;
  /** True for variants such as `en-GB`, which can only be translated into. */
  readonly targetOnly: boolean;
  /** True where the deprecated list of languages leaves it out. */
  readonly hiddenInV2: boolean;
  has(feature: LanguageFeature): boolean;
}

const letters: Readonly<Record<LanguageFeature, string>> = {
  glossary: 'g',
  glossary_resource: 'G',
  tag_handling: 't',
  document: 'd',
  formality: 'f',
  auto_detection: 'a',
  translation_memory: 'm',
  style_rules: 's',
  write: 'w',
  writing_style_and_tone: 'W',
};

/** Every language of the service, in the order of their names. */
export const languages: readonly KnownLanguage[] = languageRows.map(([code, name, features]) => ({
  code,
  name,
  root: rootLanguage(code),
  targetOnly: features.includes('v'),
  hiddenInV2: features.includes('h'),
  has: (feature) => features.includes(letters[feature]),
}));

const byCode = new Map(languages.map((language) => [language.code.toLowerCase(), language]));

/**
 * The language that a code names, whatever its case and whether with `-` or `_`.
 *
 * @example languageOf('PT_br')?.code; // 'pt-BR'
 */
export function languageOf(code: string): KnownLanguage | undefined {
  return byCode.get(code.trim().replaceAll('_', '-').toLowerCase());
}
