import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { applyStyle } from './applyStyle.ts';
import { optionExamples } from './optionExamples.ts';

const examplesFor = (language: string) => optionExamples(language, async () => undefined);

test.each(['en', 'ja'])(
  'options have examples in %s that differ, and whose result follows the option',
  async (language) => {
    const examples = await examplesFor(language);
    expect(examples.size).toBeGreaterThan(200);
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

test('an example that was written for the language goes first', async () => {
  expect((await examplesFor('ko')).get('dates_and_times.calendar_era.use_bce_and_ce')).toBeDefined();
  expect((await examplesFor('ja')).get('dates_and_times.years.use_common_era')).toEqual([
    '令和5年と平成元年',
    '2023年と1989年',
  ]);
});
