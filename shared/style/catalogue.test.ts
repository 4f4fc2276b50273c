import { describe, expect, test } from 'vitest';
import { catalogueRules, configuredList, firstUnknown, optionsOf } from './catalogue.ts';

describe('the catalogue of style rules', () => {
  test('has the categories, rules and options of the API', () => {
    const rules = [...catalogueRules()];
    expect(new Set(rules.map((rule) => rule.category)).size).toBe(7);
    expect(rules).toHaveLength(159);
    expect(rules.flatMap((rule) => rule.options)).toHaveLength(518);
  });

  test('an unknown category, rule or option is named, the first one', () => {
    expect(firstUnknown({ punctuation: { apostrophe: 'use_curly_apostrophes' } })).toBeUndefined();
    expect(firstUnknown({ spelling: {}, other: {} })).toMatchObject({ what: 'category', path: 'spelling' });
    expect(firstUnknown({ punctuation: { comma: 'use' } })).toMatchObject({ what: 'rule', path: 'punctuation.comma' });
    expect(firstUnknown({ punctuation: { apostrophe: 'round' } })).toMatchObject({
      what: 'option',
      name: 'round',
      path: 'punctuation.apostrophe.round',
    });
  });

  test('names of object methods are no categories and no rules', () => {
    expect(firstUnknown({ constructor: {} })?.what).toBe('category');
    expect(firstUnknown({ punctuation: { toString: 'use' } })?.what).toBe('rule');
    expect(optionsOf('punctuation', 'valueOf')).toBeUndefined();
  });

  test('a set is listed in its own order', () => {
    expect(configuredList({ numbers: { thousands_separator: 'use_comma' }, punctuation: {} })).toEqual([
      { category: 'numbers', rule: 'thousands_separator', option: 'use_comma' },
    ]);
  });
});
