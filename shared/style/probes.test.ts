import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { analyzeMessage } from '../messages/analyzeMessage.ts';
import { applyStyle } from './applyStyle.ts';
import { nothingToFind, offersEdits } from './detectors.ts';
import { examples } from './examples.data.ts';
import { findStyle, isDetector, isOptionOf, stylePlan } from './findStyle.ts';
import { figures, probes } from './probes.data.ts';
import { machineRules } from './styleRules.ts';

const find = (text: string, plan: ReturnType<typeof stylePlan>) => findStyle(analyzeMessage(plain(text), []), plan);

/** Texts to try a rule on: those that were written for it first. */
function textsFor(language: string, rule: string): string[] {
  const own = examples.filter(([tag, path]) => tag.startsWith(language) && path.includes(`.${rule}.`));
  return [...own.flatMap(([, , text, wanted]) => [text, wanted]), ...(probes[language] ?? []), ...figures];
}

test('what the table says is found is found in each of its languages, and what it says is put right is put right', () => {
  const wrong: string[] = [];
  for (const { category, rule, languages, options } of machineRules) {
    const decided = Object.entries(options).filter(([, detect]) => isDetector(detect) && detect !== nothingToFind);
    const silent = new Set(languages.filter((language) => decided.some(([option]) => isOptionOf(option, language))));
    for (const [option, detect] of decided) {
      const configured = { [category]: { [rule]: option } };
      let [found, fixed] = [false, false];
      for (const language of languages.filter((one) => isOptionOf(option, one))) {
        if (found && fixed && !silent.has(language)) continue;
        const plan = stylePlan(configured, language);
        const text = textsFor(language, rule).find((one) => find(one, plan).some(({ edits }) => edits));
        const other = text ?? textsFor(language, rule).find((one) => find(one, plan).length > 0);
        if (other === undefined) continue;
        found = true;
        silent.delete(language);
        const after = applyStyle(plain(other), configured, language, []).value;
        fixed ||= after !== other;
        if (find(after, plan).some(({ edits }) => edits)) wrong.push(`${rule}.${option}: ${other} is not put right`);
      }
      if (!found) wrong.push(`${rule}.${option} is not found`);
      else if (isDetector(detect) && offersEdits(detect) !== fixed)
        wrong.push(`${rule}.${option} is ${fixed ? '' : 'not '}put right`);
    }
    for (const language of silent) wrong.push(`${rule} is not found in ${language}`);
  }
  expect(wrong).toEqual([]);
});
