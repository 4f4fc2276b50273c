import { type Sentence, say } from '../sentences/sentence.ts';
import { type ConfiguredRules, firstUnknown, type UnknownRule } from './catalogue.ts';

/** Configured rules by language (BCP 47): `de` stands for `de-CH` too, where that has none of its own. */
export type StyleSets = Readonly<Record<string, ConfiguredRules>>;

/** What a file of style rules says. */
export type StyleFile =
  | { readonly ok: true; readonly sets: StyleSets }
  /** One sentence without a full stop, without the file's name. */
  | { readonly ok: false; readonly fault: Sentence };

/**
 * Reads the content of a file of style rules, three forms of it: a style rule list as the service gives it
 * (`language`, `configured_rules`), an array of such lists, and the configured rules by language.
 *
 * @param value parsed JSON.
 * @example readStyleSets({ language: 'de', configured_rules: { punctuation: { apostrophe: 'use_curly_apostrophes' } } })
 */
export function readStyleSets(value: unknown): StyleFile {
  const lists = Array.isArray(value) ? value : isRecord(value) && 'configured_rules' in value ? [value] : undefined;
  const entries = lists ? lists.map(ofList) : isRecord(value) ? Object.entries(value) : undefined;
  if (!entries) return fault(say`expected a style rule list, an array of them or an object with languages`);
  const sets: Record<string, ConfiguredRules> = {};
  for (const [language, rules] of entries) {
    if (typeof language !== 'string' || !/^[a-z]{2,3}(?:[-_][a-z\d]+)*$/i.test(language)) {
      return fault(say`“${String(language)}” is not a language`);
    }
    const configured = asConfigured(rules);
    if (!configured) return fault(say`the rules of “${language}” are not an object of categories, rules and options`);
    const unknown = firstUnknown(configured);
    if (unknown) return fault(unknownSentence(unknown));
    sets[language.toLowerCase().replaceAll('_', '-')] = configured;
  }
  return { ok: true, sets };
}

/** The rules that hold for a language; undefined where there are none. */
export function configuredFor(sets: StyleSets, language: string): ConfiguredRules | undefined {
  let tag = language.toLowerCase().replaceAll('_', '-');
  for (;;) {
    if (Object.hasOwn(sets, tag)) return sets[tag];
    const cut = tag.lastIndexOf('-');
    if (cut < 0) return undefined;
    tag = tag.slice(0, cut);
  }
}

/** What is wrong with an unknown category, rule or option; without a full stop. */
function unknownSentence({ what, name, within }: UnknownRule): Sentence {
  const place = within.join('.');
  if (what === 'category') return say`there is no category “${name}”`;
  return what === 'rule' ? say`there is no rule “${name}” in ${place}` : say`there is no option “${name}” in ${place}`;
}

function ofList(list: unknown): readonly [unknown, unknown] {
  return isRecord(list) ? [list.language, list.configured_rules ?? {}] : [undefined, undefined];
}

function asConfigured(value: unknown): ConfiguredRules | undefined {
  if (!isRecord(value)) return undefined;
  const fits = Object.values(value).every(
    (rules) => isRecord(rules) && Object.values(rules).every((option) => typeof option === 'string'),
  );
  return fits ? (value as ConfiguredRules) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(sentence: Sentence): StyleFile {
  return { ok: false, fault: sentence };
}
