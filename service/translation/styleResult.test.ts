import { expect, test } from 'vitest';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import type { PipelineOptions, PipelineResult } from './pipeline.ts';
import { plainOptions } from './plainOptions.ts';
import { styleResult } from './styleResult.ts';

await loadStyleRules();

const options: PipelineOptions = {
  ...plainOptions,
  target: 'de',
  tagHandlingVersion: 'v2',
  outlineDetection: true,
  ignoreTags: ['x'],
  style: { punctuation: { quotation_mark: 'use_curly_quotation_marks', apostrophe: 'use_curly_apostrophes' } },
};
const styled = (text: string, more: Partial<PipelineOptions> = {}, kind: 'engine' | 'none' = 'engine') => {
  const origin = kind === 'engine' ? { kind, name: 'x' } : { kind, message: 'x' };
  return styleResult({ text, detectedSource: 'en', origin } satisfies PipelineResult, { ...options, ...more }).text;
};

test('words change, tags, ignored content, placeholders and addresses stay to the letter', () => {
  expect(styled('Ein "Wort" in {a} und https://example.com/a')).toBe('Ein „Wort“ in {a} und https://example.com/a');
  const xml = 'Ein <b title="x">"fettes"</b> <x>"Wort"</x>, geht\'s &amp; "&lt;"?';
  expect(styled(xml, { tagHandling: 'xml' })).toBe('Ein <b title="x">„fettes“</b> <x>"Wort"</x>, geht’s &amp; „&lt;“?');
});

test('a quotation that goes over tags has both of its marks changed', () => {
  expect(styled('<p>Er sagt "<b>ja</b> und nein".</p>', { tagHandling: 'html' })).toBe(
    '<p>Er sagt „<b>ja</b> und nein“.</p>',
  );
});

test('what was not translated, and what needs nothing, stays as it is', () => {
  expect(styled('A "word"', {}, 'none')).toBe('A "word"');
  expect(styled('&quot;&#228;', { tagHandling: 'xml', style: {} })).toBe('&quot;&#228;');
});
