import type { Language, LanguageResource, LanguageV2 } from '../shared/api/languages.ts';
import { type KnownLanguage, languages } from '../shared/languages/languages.ts';
import { canInstruct, hasFormality } from './styling.ts';
import type { Pipeline } from './translation/pipeline.ts';

type Directions = Awaited<ReturnType<Pipeline['directions']>>;

/** `stable` where an engine translates any text, `early_access` where there are only known phrases. */
type Status = 'stable' | 'early_access';

/** Traditional characters are another script than what engines for Chinese write, unless they say so. */
const notFromRoot = new Set(['zh-Hant']);

/** The language as one side of some direction here; undefined when no engine serves it. */
function statusOn(side: 'source' | 'target', language: KnownLanguage, directions: Directions): Status | undefined {
  if (side === 'source' && language.targetOnly) return undefined;
  const code = language.code.toLowerCase();
  const own = notFromRoot.has(language.code) && !canInstruct(directions, language);
  const found = directions.filter((direction) => {
    if (direction[side] === code || (side === 'target' && direction.variant?.toLowerCase() === code)) return true;
    return !own && direction[side] === language.root;
  });
  if (found.length === 0) return undefined;
  return found.some((direction) => !direction.partial) ? 'stable' : 'early_access';
}

/**
 * The languages of a resource that this machine serves: no engine, no language. Glossaries and translation memories
 * are kept for every language that the API knows them for.
 */
export function servedLanguages(resource: LanguageResource, directions: Directions): readonly Language[] {
  return languages.flatMap((language): Language[] => {
    const entry = entryOf(resource, language, directions);
    return entry ? [entry] : [];
  });
}

function entryOf(resource: LanguageResource, language: KnownLanguage, directions: Directions): Language | undefined {
  const entry = (source: boolean, target: boolean, status: Status, features: Language['features']): Language => ({
    lang: language.code,
    name: language.name,
    usable_as_source: source,
    usable_as_target: target,
    status,
    features,
  });
  switch (resource) {
    case 'translate_text':
    case 'translate_document': {
      if (resource === 'translate_document' && !language.has('document') && !language.targetOnly) return undefined;
      const source = statusOn('source', language, directions);
      const target = statusOn('target', language, directions);
      const status = target === 'stable' || source === 'stable' ? 'stable' : (target ?? source);
      return (
        status && entry(source !== undefined, target !== undefined, status, featuresOf(resource, language, directions))
      );
    }
    case 'glossary':
      return language.has('glossary_resource') ? entry(true, true, 'stable', {}) : undefined;
    case 'translation_memory':
      return language.has('translation_memory') ? entry(!language.targetOnly, true, 'stable', {}) : undefined;
    default:
      // text improvement, style rules and voice: no engine here
      return undefined;
  }
}

function featuresOf(resource: LanguageResource, language: KnownLanguage, directions: Directions): Language['features'] {
  const stable = { status: 'stable' };
  return {
    ...(hasFormality(directions, language) ? { formality: stable } : {}),
    ...(resource === 'translate_text' && language.has('tag_handling') ? { tag_handling: stable } : {}),
    ...(language.has('glossary') ? { glossary: stable } : {}),
    ...(language.has('auto_detection') && !language.targetOnly ? { auto_detection: stable } : {}),
    ...(language.has('translation_memory') ? { translation_memory: stable } : {}),
  };
}

/** The deprecated list: upper case, without the newer languages, and without ambiguous targets. */
export function servedLanguagesV2(type: 'source' | 'target', directions: Directions): readonly LanguageV2[] {
  return languages
    .filter((language) => !language.hiddenInV2 && statusOn(type, language, directions) !== undefined)
    .filter((language) => type === 'source' || (language.code !== 'en' && language.code !== 'pt'))
    .map((language) => ({
      language: language.code.toUpperCase(),
      name: language.name,
      ...(type === 'target' ? { supports_formality: hasFormality(directions, language) } : {}),
    }));
}
