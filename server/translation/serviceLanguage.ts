/** Variants that the API knows as targets (shapes of `GET /v3/languages`); every other code is sent as its root. */
const variants = [
  'zh-Hans',
  'zh-Hant',
  'en-US',
  'en-GB',
  'fr-CA',
  'fr-FR',
  'de-DE',
  'de-CH',
  'pt-BR',
  'pt-PT',
  'es-419',
];

/** Codes that files use for what the API calls otherwise. */
const aliases: Readonly<Record<string, string>> = {
  en: 'en-US',
  pt: 'pt-PT',
  no: 'nb',
  iw: 'he',
  in: 'id',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
  'es-mx': 'es-419',
  'es-ar': 'es-419',
};

/**
 * The code under which the service knows a target language.
 *
 * @param language BCP 47 as files and folders write it, any case, `_` or `-`.
 * @example serviceTarget('de_AT'); // 'de'
 */
export function serviceTarget(language: string): string {
  const tag = normal(language);
  const variant = variants.find((code) => code.toLowerCase() === tag);
  const root = tag.split('-')[0] ?? tag;
  return (
    variant ??
    aliases[tag] ??
    variants.find((code) => tag.startsWith(`${code.toLowerCase()}-`)) ??
    aliases[root] ??
    root
  );
}

/** The code of a source language: sources have no variants. */
export function serviceSource(language: string): string {
  const root = normal(language).split('-')[0] ?? language;
  const alias = aliases[root];
  return alias && !alias.includes('-') ? alias : root;
}

/** Variants that quality evaluation knows as targets (shapes.md §12). */
const evaluatedVariants = ['en-GB', 'en-US', 'es-419', 'zh-Hans', 'zh-Hant'];

/**
 * The code under which the service's quality evaluation knows a target language.
 *
 * @example evaluationTarget('de-DE'); // 'de'
 */
export function evaluationTarget(language: string): string {
  const code = serviceTarget(language);
  return evaluatedVariants.includes(code) ? code : serviceSource(code);
}

function normal(language: string): string {
  return language.trim().replaceAll('_', '-').toLowerCase();
}
