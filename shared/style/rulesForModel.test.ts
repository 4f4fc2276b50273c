import { beforeAll, expect, test } from 'vitest';
import { loadStyleRules } from './loadedRules.ts';
import { rulesForModel } from './rulesForModel.ts';

beforeAll(loadStyleRules);

test('what a program puts right is not asked of a model', () => {
  const configured = {
    punctuation: { apostrophe: 'use_curly_apostrophes' },
    style_and_tone: { instructions_style: 'use_imperative' },
  };
  expect(rulesForModel(configured, 'en')).toEqual(['style and tone: instructions style: use imperative']);
  expect(rulesForModel({}, 'en')).toEqual([]);
});
