import { plain } from '../catalog/content.ts';
import { analyzeMessage } from '../messages/analyzeMessage.ts';
import type { Message } from '../messages/message.ts';
import { applyPlan } from './applyStyle.ts';
import { catalogueRules } from './catalogue.ts';
import { examples } from './examples.data.ts';
import { findStyle, isOptionOf, stylePlan } from './findStyle.ts';
import { loadStyleRules, machineRule } from './loadedRules.ts';
import { modelExamples } from './modelExamples.data.ts';
import { probes } from './probes.data.ts';

/** A text, and the text as an option wants it. */
export type OptionExample = readonly [before: string, after: string];

/**
 * Examples of the catalogue's options for texts in a language: those that were written for it, otherwise what the option
 * itself makes of a text, otherwise those of another language.
 *
 * @param language BCP 47.
 * @param pause gives others a turn; the work takes a second.
 * @returns by `category.rule.option`.
 * @example (await optionExamples('en', pause)).get('punctuation.apostrophe.use_curly_apostrophes'); // ["It's here", 'It’s here']
 */
export async function optionExamples(
  language: string,
  pause: () => Promise<unknown>,
): Promise<ReadonlyMap<string, OptionExample>> {
  await loadStyleRules();
  const result = new Map<string, OptionExample>();
  const textsOf = textsByLanguage();
  for (const { category, rule, options } of catalogueRules()) {
    await pause();
    const inLanguage = (tag: string, option: string) =>
      made({ [category]: { [rule]: option } }, tag, [...writtenTexts(tag, `${category}.${rule}.`), ...textsOf(tag)]);
    const others = machineRule(category, rule)?.languages.filter((tag) => tag !== language) ?? [];
    for (const option of options) {
      if (!isOptionOf(option, language)) continue;
      const path = `${category}.${rule}.${option}`;
      const example =
        writtenFor(language, path) ??
        inLanguage(language, option) ??
        writtenFor(undefined, path) ??
        firstOf(others, (tag) => inLanguage(tag, option)) ??
        writtenForModel(path);
      if (example) result.set(path, example);
    }
  }
  return result;
}

function firstOf<T, R>(all: readonly T[], make: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** The texts in which every option finds something, by language: short ones first. */
function textsByLanguage(): (language: string) => readonly Readable[] {
  const read = new Map<string, readonly Readable[]>();
  return (language) => {
    const texts =
      read.get(language) ?? (probes[language] ?? []).map(readable).sort((a, b) => a.text.length - b.text.length);
    read.set(language, texts);
    return texts;
  };
}

/** Both sides of the examples that were written for a rule. */
function writtenTexts(language: string, rule: string): readonly Readable[] {
  const written = examples.filter(([tag, path]) => tag === language && path.startsWith(rule));
  return written.flatMap(([, , before, after]) => [readable(before), readable(after)]);
}

function writtenFor(language: string | undefined, path: string): OptionExample | undefined {
  const row = examples.find(([tag, each]) => each === path && (language === undefined || tag === language));
  return row && [row[2], row[3]];
}

function writtenForModel(path: string): OptionExample | undefined {
  const row = modelExamples.find(([each]) => each === path);
  return row && [row[1], row[2]];
}

/** A text, read once for all options. */
interface Readable {
  readonly text: string;
  readonly message: Message;
}

const readable = (text: string): Readable => ({ text, message: analyzeMessage(plain(text), []) });

/** The first text that an option changes, and what it makes of it. */
function made(
  configured: Parameters<typeof stylePlan>[0],
  language: string,
  texts: readonly Readable[],
): OptionExample | undefined {
  const plan = stylePlan(configured, language);
  if (plan.active.length === 0) return undefined;
  for (const { text: before, message } of texts) {
    if (!findStyle(message, plan).some(({ edits }) => edits)) continue;
    const after = applyPlan(plain(before), plan).value;
    if (after !== before) return [before, after];
  }
  return undefined;
}
