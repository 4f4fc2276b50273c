import { expect, test } from 'vitest';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten, english } from '../../shared/sentences/sentence.ts';
import { projectSettingsSchema } from '../../shared/settings.ts';
import { projectTexts, withoutRefused } from './projectTexts.ts';

const settings = projectSettingsSchema.parse({
  translation: {
    context: 'Ferries',
    formality: 'prefer_more',
    languages: { de: { formality: 'more', style: 's1' }, 'de-CH': { formality: 'less' } },
  },
});

test.each([
  ['fr', { context: 'Ferries', formality: 'prefer_more' }],
  ['de-AT', { context: 'Ferries', formality: 'more', styleId: 's1' }],
  ['de_ch', { context: 'Ferries', formality: 'less', styleId: 's1' }],
])('what a project wishes for %s', (language, texts) => {
  expect(projectTexts(settings, language)).toEqual(texts);
});

const refused = (message: string, kind: 'rejected' | 'rate' = 'rejected') =>
  new OperationalError(kind, asWritten(message));
const wishes = { formality: 'more', instructions: ['Be brief.'], memoryId: 'm1' };

test.each([
  ["Target language 'JA' doesn't support formality.", 'formality', 'no formality'],
  ["Value for 'custom_instructions' not supported.", 'instructions', 'no instructions'],
  ['Translation Memory m1 does not support the target language JA', 'memoryId', 'translation memory'],
])('“%s” takes out %s and nothing else', (message, field, words) => {
  const left = withoutRefused(refused(message), wishes, 'ja');
  expect(Object.keys(left?.wishes ?? {})).toEqual(Object.keys(wishes).filter((name) => name !== field));
  expect(english(left?.notice ?? asWritten(''))).toContain(words);
});

test('a refusal of something else takes nothing out', () => {
  expect(withoutRefused(refused("Value for 'target_lang' not supported."), wishes, 'ja')).toBeUndefined();
  expect(withoutRefused(refused('Too many requests about formality', 'rate'), wishes, 'ja')).toBeUndefined();
  expect(withoutRefused(refused('Style rule language does not match'), wishes, 'ja')).toBeUndefined();
});

test.each([
  { formality: 'polite' },
  { url: 'https://elsewhere.example' },
  { languages: { de: { key: 'secret' } } },
  { instructions: ['x'.repeat(301)] },
])('a project can wish nothing else: %j', (translation) => {
  expect(projectSettingsSchema.safeParse({ translation }).success).toBe(false);
});
