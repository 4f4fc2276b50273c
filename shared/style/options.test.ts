import { describe, expect, test } from 'vitest';
import { contentFrom } from '../catalog/content.ts';
import { applyStyle } from './applyStyle.ts';
import { examples, left } from './examples.data.ts';
import { loadStyleRules } from './loadedRules.ts';

await loadStyleRules();

/** What stands for itself in these texts. */
const codes = new Map([['{name}', { start: 0, end: 0, kind: 'standalone' as const, id: 'name' }]]);

/** The rule whose name ends so; a rule of two categories is named with its category. */
function configured(path: string) {
  const [category = '', rule = '', option = ''] = path.split('.');
  return { [category]: { [rule]: option } };
}

describe('options of style rules on texts', () => {
  test.each(examples)('%s · %s: %s', (language, path, text, wanted) => {
    expect(applyStyle(contentFrom(text, codes), configured(path), language).value).toBe(wanted);
  });
});

describe('what looks like it and is left alone', () => {
  test.each(left)('%s · %s: %s', (language, path, text) => {
    expect(applyStyle(contentFrom(text, codes), configured(path), language).value).toBe(text);
  });
});
