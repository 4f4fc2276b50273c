import type { ConfiguredRules } from '../shared/api/styleRules.ts';
import { styleRules } from '../shared/style/catalogue.data.ts';
import { notSupported } from './errors.ts';

const catalogue: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = styleRules;

/**
 * Rules that the catalogue knows, each with an option that it has.
 *
 * @param at the parameter that holds them, for the message; empty where they are the body itself.
 * @throws Refusal 400 that names the first category, rule or option that is not known.
 * @example requireKnownRules({ punctuation: { apostrophe: 'use_curly_apostrophes' } }, 'configured_rules');
 */
export function requireKnownRules(rules: ConfiguredRules, at: string): ConfiguredRules {
  const path = (...names: string[]) => [at, ...names].filter((name) => name !== '').join('.');
  for (const [category, chosen] of Object.entries(rules)) {
    const known = Object.hasOwn(catalogue, category) ? catalogue[category] : undefined;
    if (!known) throw notSupported(path(category), `There is no category “${category}”.`);
    for (const [rule, option] of Object.entries(chosen)) {
      const options = Object.hasOwn(known, rule) ? known[rule] : undefined;
      if (!options) throw notSupported(path(category, rule), `The category ${category} has no rule “${rule}”.`);
      if (!options.includes(option)) {
        throw notSupported(path(category, rule), `The rule ${rule} has no option “${option}”.`);
      }
    }
  }
  return rules;
}
