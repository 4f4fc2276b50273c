import type { ConfiguredRules } from '../../shared/api/styleRules.ts';
import { firstUnknown } from '../../shared/style/catalogue.ts';
import { notSupported } from '../http/errors.ts';

/**
 * Rules that the catalogue knows, each with an option that it has.
 *
 * @param prefix stands before the path in the message: `configured_rules.`.
 * @throws Refusal 400 that names the first category, rule or option that is not known.
 * @example requireKnownRules({ punctuation: { apostrophe: 'use_curly_apostrophes' } });
 */
export function requireKnownRules(rules: ConfiguredRules, prefix = ''): ConfiguredRules {
  const unknown = firstUnknown(rules);
  if (!unknown) return rules;
  const { what, name, path } = unknown;
  throw notSupported(`${prefix}${path}`, `The catalogue of style rules has no such ${what} “${name}”.`);
}
