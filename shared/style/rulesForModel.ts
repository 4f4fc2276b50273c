import { type ConfiguredRules, configuredList } from './catalogue.ts';
import { nothingToFind, offersEdits } from './detectors.ts';
import { stylePlan } from './findStyle.ts';

/**
 * The configured rules that no program applies in a language, in words for a model.
 *
 * @param language BCP 47.
 * @throws Error where the rules are not loaded: see `loadStyleRules`.
 * @example rulesForModel({ style_and_tone: { instructions_style: 'use_imperative' } }, 'de'); // ['style and tone: instructions style: use imperative']
 */
export function rulesForModel(configured: ConfiguredRules, language: string): readonly string[] {
  const applied = stylePlan(configured, language).active.filter(
    ({ detect }) => detect === nothingToFind || offersEdits(detect),
  );
  const names = new Set(applied.map(({ rule }) => `${rule.category}.${rule.rule}`));
  return configuredList(configured)
    .filter(({ category, rule }) => !names.has(`${category}.${rule}`))
    .map(({ category, rule, option }) => [category, rule, option].join(': ').replaceAll('_', ' '));
}
