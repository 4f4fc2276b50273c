import type { Language, LanguageResource, LanguageV2 } from '../../shared/api/languages.ts';
import { type KnownLanguage, languages } from '../../shared/languages/languages.ts';
import { voiceLanguages } from '../../shared/languages/voiceLanguages.data.ts';
import { styleLanguages } from '../../shared/style/catalogue.ts';
import { canImprove, hasStyles, hasTones, type ImproverAbilities } from '../improvement/improvableLanguages.ts';
import { canInstruct, hasFormality } from '../styles/styling.ts';
import type { Pipeline } from '../translation/pipeline.ts';

type Directions = Awaited<ReturnType<Pipeline['directions']>>;

/** What the engines of this machine can do. */
export interface Abilities {
  readonly directions: Directions;
  /** Root codes of the languages that speech is written down in. */
  readonly heard: ReadonlySet<string>;
  /** Codes in lower case that texts are read aloud in; a root stands for its variants. */
  readonly spoken: ReadonlySet<string>;
  readonly improver: ImproverAbilities;
}

/** `stable` where an engine translates any text, `early_access` where there are only known phrases; `beta` by the API. */
type Status = 'stable' | 'early_access' | 'beta';

/** Traditional characters are another script than what engines for Chinese write, unless they say so. */
const notFromRoot = new Set(['zh-Hant']);

/** The language as one side of some direction here; undefined when no engine serves it. */
function statusOn(side: 'source' | 'target', language: KnownLanguage, directions: Directions): Status | undefined {
  if (side === 'source' && language.targetOnly) return undefined;
  const code = language.code.toLowerCase();
  const isVariant = notFromRoot.has(language.code) && !canInstruct(directions, language);
  const able = directions.filter((direction) => {
    if (direction[side] === code || (side === 'target' && direction.variant?.toLowerCase() === code)) return true;
    return !isVariant && direction[side] === language.root;
  });
  if (able.length === 0) return undefined;
  return able.some((direction) => !direction.partial) ? 'stable' : 'early_access';
}

/**
 * The languages of a resource that this machine serves: no engine, no language. Glossaries and translation memories
 * are kept for every language that the API knows them for.
 */
export function servedLanguages(resource: LanguageResource, abilities: Abilities): readonly Language[] {
  return languages.flatMap((language): Language[] => {
    const entry = entryOf(resource, language, abilities);
    return entry ? [entry] : [];
  });
}

function entryOf(resource: LanguageResource, language: KnownLanguage, abilities: Abilities): Language | undefined {
  const { directions } = abilities;
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
    case 'style_rules':
      return styleLanguages.includes(language.code) ? entry(false, true, 'stable', {}) : undefined;
    case 'voice': {
      const source = voiceLanguages.get(language.code)?.source === true && abilities.heard.has(language.root);
      const target = voiceTarget(language, abilities);
      const status = source ? 'stable' : target;
      const beta = voiceLanguages.get(language.code)?.beta ? 'beta' : undefined;
      return status && entry(source, target !== undefined, beta ?? status, voiceFeatures(language, source, abilities));
    }
    case 'write': {
      if (!canImprove(abilities.improver, language)) return undefined;
      return entry(!language.targetOnly, true, 'stable', {
        ...(hasStyles(abilities.improver, language) ? { writing_style: { status: 'stable' } } : {}),
        ...(hasTones(abilities.improver, language) ? { tone: { status: 'stable' } } : {}),
      });
    }
  }
}

/** The language as what speech is translated into; nothing where no speech is understood at all. */
function voiceTarget(language: KnownLanguage, { directions, heard }: Abilities): Status | undefined {
  if (!voiceLanguages.has(language.code)) return undefined;
  const fromSpeech = directions.filter((direction) => heard.has(direction.source));
  return statusOn('target', language, fromSpeech);
}

function voiceFeatures(language: KnownLanguage, source: boolean, abilities: Abilities): Language['features'] {
  const stable = { status: 'stable' };
  const { directions, spoken } = abilities;
  const target = voiceTarget(language, abilities) !== undefined;
  const aloud = spoken.has(language.code.toLowerCase()) || spoken.has(language.root);
  const formal = voiceLanguages.get(language.code)?.formality === true && hasFormality(directions, language);
  return {
    ...(target && formal ? { formality: stable } : {}),
    ...(source ? { transcription: stable } : {}),
    ...(target && aloud ? { translated_speech: stable } : {}),
    ...(source ? { spoken_terms: stable } : {}),
  };
}

function featuresOf(resource: LanguageResource, language: KnownLanguage, directions: Directions): Language['features'] {
  const stable = { status: 'stable' };
  return {
    ...(hasFormality(directions, language) ? { formality: stable } : {}),
    ...(resource === 'translate_text' && language.has('tag_handling') ? { tag_handling: stable } : {}),
    ...(language.has('glossary') ? { glossary: stable } : {}),
    ...(language.has('auto_detection') && !language.targetOnly ? { auto_detection: stable } : {}),
    ...(language.has('translation_memory') ? { translation_memory: stable } : {}),
    ...(styleLanguages.includes(language.root) ? { style_rules: stable } : {}),
  };
}

/** The deprecated list: upper case, without the newer languages, and without ambiguous targets. */
export function servedLanguagesV2(type: 'source' | 'target', directions: Directions): readonly LanguageV2[] {
  return languages
    .filter((language) => !language.hiddenInV2 && statusOn(type, language, directions) !== undefined)
    .filter((language) => type === 'source' || (language.code !== 'en' && language.code !== 'pt'))
    .map((language) => ({
      language: language.code.toUpperCase(),
      // a target without a script is simplified Chinese, and the list says so
      name: type === 'target' && language.code === 'zh' ? 'Chinese (simplified)' : language.name,
      ...(type === 'target' ? { supports_formality: hasFormality(directions, language) } : {}),
    }));
}
