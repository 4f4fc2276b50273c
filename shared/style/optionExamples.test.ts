import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { applyStyle } from './applyStyle.ts';
import { catalogueRules } from './catalogue.ts';
import { isOptionOf } from './findStyle.ts';
import { optionExamples } from './optionExamples.ts';

const examplesFor = (language: string) => optionExamples(language, async () => undefined);

test.each(['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'zh'])(
  'options have examples in %s that differ, and whose result follows the option',
  async (language) => {
    const examples = await examplesFor(language);
    const all = [...catalogueRules()].flatMap(({ category, rule, options }) =>
      options.flatMap((option) => (isOptionOf(option, language) ? `${category}.${rule}.${option}` : [])),
    );
    expect([...examples.keys()]).toEqual(all);
    for (const [path, [before, after]] of examples) {
      expect(before, path).not.toBe(after);
      const [category = '', rule = '', ...option] = path.split('.');
      const configured = { [category]: { [rule]: option.join('.') } };
      expect(applyStyle(plain(after), configured, language).value, path).toBe(after);
    }
    if (language !== 'en') return;
    const [before, after] = examples.get('punctuation.apostrophe.use_curly_apostrophes') ?? [];
    expect(before).toContain("'");
    expect(after).toContain('’');
  },
);

test.each(['en', 'de', 'fr', 'it', 'es'])('the rule of marks and apostrophes shows both in %s', async (language) => {
  const rule = 'punctuation.quotation_mark_and_apostrophe.';
  const shown = [...(await examplesFor(language))].filter(([path]) => path.startsWith(rule));
  expect(shown).toHaveLength(6);
  for (const [path, [before, after]] of shown) {
    const marks = (text: string) => text.replace(/[^"“”„«»]/g, '');
    const apostrophe = (text: string) => /\p{L}(['’])\p{L}/u.exec(text)?.[1];
    expect(marks(after), path).not.toBe(marks(before));
    if (!path.includes('guillemets')) expect(apostrophe(after), path).not.toBe(apostrophe(before));
  }
});

test('an example that was written for the language goes first', async () => {
  expect((await examplesFor('ko')).get('dates_and_times.calendar_era.use_bce_and_ce')).toBeDefined();
  expect((await examplesFor('ja')).get('dates_and_times.years.use_common_era')).toEqual([
    '令和5年と平成元年',
    '2023年と1989年',
  ]);
});
