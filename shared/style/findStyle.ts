import { pushAll } from '../catalog/pushAll.ts';
import { rootLanguage } from '../languages/languageTag.ts';
import type { Message } from '../messages/message.ts';
import { type ConfiguredRules, catalogueRules } from './catalogue.ts';
import { machineRule } from './loadedRules.ts';
import { withoutQuotations } from './quotePairs.ts';
import type { NeedsModel, StyleDetector, StyleFinding, StyleRule, StyleText } from './styleRule.ts';
import { styleText } from './styleText.ts';

/** A finding with the option that it goes against. */
export interface StyleHit extends StyleFinding {
  readonly category: string;
  readonly rule: string;
  readonly option: string;
}

/** One configured option, ready to run. */
interface Active {
  readonly rule: StyleRule;
  readonly option: string;
  readonly detect: StyleDetector;
}

/** The configured rules that are decided in one language, in the order of the catalogue. */
export interface StylePlan {
  readonly language: string;
  readonly active: readonly Active[];
  /** What stands in quotation marks is left as it is; the marks themselves are not. */
  readonly keepsQuotations: boolean;
}

/** True for an option that a machine decides. */
export function isDetector(option: StyleDetector | NeedsModel | undefined): option is StyleDetector {
  return typeof option === 'function';
}

/**
 * What of a configured set can be looked at in a language. Rules of other languages and those that need a model are
 * left out; whether the set is valid at all is `firstUnknown`'s to say.
 *
 * @param language BCP 47.
 * @throws Error where the rules are not loaded: see `loadStyleRules`.
 */
export function stylePlan(configured: ConfiguredRules, language: string): StylePlan {
  const root = rootLanguage(language);
  const active: Active[] = [];
  for (const { category, rule: name } of catalogueRules()) {
    const option = configured[category]?.[name];
    const rule = option === undefined ? undefined : machineRule(category, name);
    if (option === undefined || !rule?.languages.includes(root)) continue;
    const detect = rule.options[option];
    if (isDetector(detect) && isOptionOf(option, root)) active.push({ rule, option, detect });
  }
  const quotations = configured.spelling_and_grammar?.quotation_modification;
  return { language, active, keepsQuotations: quotations === 'do_not_modify_text_in_quotation_marks' };
}

/** Options that name a language's words are for texts in it. */
const named: readonly (readonly [RegExp, string])[] = [
  [/korean|만_억_조/, 'ko'],
  [/chinese/, 'zh'],
  [/japanese|kanji|katakana/, 'ja'],
  [/german_word|dd_period_space_(?:abbreviated_)?month/, 'de'],
  [/italian/, 'it'],
  [/spanish/, 'es'],
  [/french/, 'fr'],
  [/english_word_(?:to|and|million)/, 'en'],
];

/**
 * Whether an option is meant for texts in a language: one that says Spanish words are to be used is not for German.
 *
 * @param root primary language, in lower case.
 */
export function isOptionOf(option: string, root: string): boolean {
  const language = named.find(([pattern]) => pattern.test(option))?.[1];
  return language === undefined || language === root;
}

/**
 * What in a message does not follow the configured rules, in the order of the catalogue and then of the text.
 *
 * An edit that would touch a placeholder, a tag or an inline code, or an apostrophe where apostrophes quote (ICU), is
 * not offered; the finding stays.
 */
export function findStyle(message: Message, plan: StylePlan): readonly StyleHit[] {
  const hits: StyleHit[] = [];
  const read = reader(message, plan);
  for (const each of plan.active) pushAll(hits, hitsOf(message, each, read(each.rule)));
  return hits;
}

/** What one configured option finds in a message. */
export function* hitsOf(message: Message, { rule, option, detect }: Active, text: StyleText): Generator<StyleHit> {
  for (const finding of detect(text)) {
    const { edits, ...rest } = finding;
    const hit = { ...rest, category: rule.category, rule: rule.rule, option };
    yield edits && edits.length > 0 && isSafe(message, text, edits) ? { ...hit, edits } : hit;
  }
}

/** The text of a message for a rule; made once for all that read the same. */
export function reader(message: Message, { language, keepsQuotations }: StylePlan): (rule: StyleRule) => StyleText {
  let usual: StyleText | undefined;
  return (rule) => {
    if (rule.reads) return styleText(message, language, true);
    usual ??= styleText(message, language);
    // Marks inside of a quotation belong to the quotation.
    return keepsQuotations ? { ...usual, text: withoutQuotations(usual.text) } : usual;
  };
}

function isSafe(message: Message, text: StyleText, edits: NonNullable<StyleFinding['edits']>): boolean {
  return edits.every(({ range, newText }) => {
    if (text.text.slice(range.start, range.end).includes('\uFFFC')) return false;
    return !message.icu || !(newText.includes("'") || message.value.slice(range.start, range.end).includes("'"));
  });
}
