import { describe, expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { analyzeMessage } from '../messages/analyzeMessage.ts';
import type { Message } from '../messages/message.ts';
import { applyStyle } from './applyStyle.ts';
import { nothingToFind, offersEdits } from './detectors.ts';
import { examples } from './examples.data.ts';
import { findStyle, isDetector, isOptionOf, type StyleHit, stylePlan } from './findStyle.ts';
import { loadStyleRules } from './loadedRules.ts';
import { figures, probes } from './probes.data.ts';
import { machineRules } from './styleRules.ts';

await loadStyleRules();

const messages = new Map<string, Message>();

function find(text: string, plan: ReturnType<typeof stylePlan>): readonly StyleHit[] {
  const message = messages.get(text) ?? analyzeMessage(plain(text), []);
  messages.set(text, message);
  return findStyle(message, plan);
}

/** Texts to try a rule on: those that were written for it first. */
function textsFor(language: string, rule: string): readonly string[] {
  const shownExamples = examples.filter(([tag, path]) => tag.startsWith(language) && path.includes(`.${rule}.`));
  return [...shownExamples.flatMap(([, , text, wanted]) => [text, wanted]), ...(probes[language] ?? []), ...figures];
}

/** A text in which something is found, and best of all something that can be put right. */
function broken(texts: readonly string[], plan: ReturnType<typeof stylePlan>): string | undefined {
  let firstText: string | undefined;
  for (const text of texts) {
    const hits = find(text, plan);
    if (hits.some(({ edits }) => edits)) return text;
    if (hits.length > 0) firstText ??= text;
  }
  return firstText;
}

describe('what the table says is found is found in each of its languages, and put right where it says so', () => {
  test.each(machineRules)('$category.$rule', ({ category, rule, languages, options }) => {
    const decided = Object.entries(options).filter(([, detect]) => isDetector(detect) && detect !== nothingToFind);
    const silent = new Set(languages.filter((language) => decided.some(([option]) => isOptionOf(option, language))));
    const texts = new Map(languages.map((language) => [language, textsFor(language, rule)]));
    const wrong: string[] = [];
    for (const [option, detect] of decided) {
      const configured = { [category]: { [rule]: option } };
      let [hasHit, fixed] = [false, isDetector(detect) && !offersEdits(detect)];
      for (const language of languages.filter((one) => isOptionOf(option, one))) {
        if (hasHit && fixed && !silent.has(language)) continue;
        const plan = stylePlan(configured, language);
        const text = broken(texts.get(language) ?? [], plan);
        if (text === undefined) continue;
        hasHit = true;
        silent.delete(language);
        const after = applyStyle(plain(text), configured, language).value;
        fixed ||= after !== text;
        if (find(after, plan).some(({ edits }) => edits)) wrong.push(`${option}: “${text}” is not put right`);
      }
      if (!hasHit) wrong.push(`${option} is not found`);
      else if (!fixed) wrong.push(`${option} is not put right`);
    }
    for (const language of silent) wrong.push(`nothing is found in ${language}`);
    expect(wrong).toEqual([]);
  });
});
