import { styleRules } from './catalogue.data.ts';

/** What a style rule list configures: category → rule → option. */
export type ConfiguredRules = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One option of one rule. */
export interface ConfiguredRule {
  readonly category: string;
  readonly rule: string;
  readonly option: string;
}

/** The first thing that the catalogue does not have. */
export interface UnknownRule {
  readonly what: 'category' | 'rule' | 'option';
  /** As configured. */
  readonly name: string;
  /** What it stands in: nothing, a category, or a category and a rule. */
  readonly within: readonly string[];
  /** From the category on, with dots: `punctuation.apostrophe.use_round_ones`. */
  readonly path: string;
}

/** Languages that a style rule list may be for (ISO 639-1), as the service's API has them. */
export const styleLanguages: readonly string[] = ['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh'];

const catalogue: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = styleRules;

/** The options of a rule; undefined where there is no such rule. */
export function optionsOf(category: string, rule: string): readonly string[] | undefined {
  const rules = Object.hasOwn(catalogue, category) ? catalogue[category] : undefined;
  return rules && Object.hasOwn(rules, rule) ? rules[rule] : undefined;
}

/** Every rule of the catalogue with its options, in its order. */
export function* catalogueRules(): Generator<{ category: string; rule: string; options: readonly string[] }> {
  for (const [category, rules] of Object.entries(catalogue)) {
    for (const [rule, options] of Object.entries(rules)) yield { category, rule, options };
  }
}

/** A configured set as a list, in its own order. */
export function configuredList(configured: ConfiguredRules): readonly ConfiguredRule[] {
  return Object.entries(configured).flatMap(([category, rules]) =>
    Object.entries(rules).map(([rule, option]) => ({ category, rule, option })),
  );
}

/**
 * The first category, rule or option of a configured set that the catalogue does not have.
 *
 * @example firstUnknown({ punctuation: { apostrophe: 'round' } })?.path; // 'punctuation.apostrophe.round'
 */
export function firstUnknown(configured: ConfiguredRules): UnknownRule | undefined {
  for (const [category, rules] of Object.entries(configured)) {
    if (!Object.hasOwn(catalogue, category)) return { what: 'category', name: category, within: [], path: category };
    for (const [rule, option] of Object.entries(rules)) {
      const options = optionsOf(category, rule);
      if (!options) return { what: 'rule', name: rule, within: [category], path: `${category}.${rule}` };
      if (!options.includes(option)) {
        return { what: 'option', name: option, within: [category, rule], path: `${category}.${rule}.${option}` };
      }
    }
  }
  return undefined;
}
