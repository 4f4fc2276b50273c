import { expect, test } from 'vitest';
import type { ConfiguredRules } from '../../shared/style/catalogue.ts';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import { plainText } from './analyseText.ts';
import type { PipelineResult } from './pipeline.ts';
import { styleResult } from './styleResult.ts';
import type { TagOptions } from './taggedText.ts';

await loadStyleRules();

const curly = { punctuation: { quotation_mark: 'use_curly_quotation_marks', apostrophe: 'use_curly_apostrophes' } };
const styled = (
  text: string,
  tagHandling?: 'xml' | 'html',
  { style = curly, kind = 'engine' }: { readonly style?: ConfiguredRules; readonly kind?: 'engine' | 'none' } = {},
) => {
  const notation: TagOptions = {
    ...plainText,
    tagHandlingVersion: 'v2',
    outlineDetection: true,
    ignoreTags: ['x'],
    ...(tagHandling ? { tagHandling } : {}),
  };
  const origin = kind === 'engine' ? { kind, name: 'x' } : { kind, message: 'x' };
  return styleResult({ text, detectedSource: 'en', origin } satisfies PipelineResult, notation, { target: 'de', style })
    .text;
};

test('words change, tags, ignored content, placeholders and addresses stay to the letter', () => {
  expect(styled('Ein "Wort" in {a} und https://example.com/a')).toBe('Ein „Wort“ in {a} und https://example.com/a');
  const xml = 'Ein <b title="x">"fettes"</b> <x>"Wort"</x>, geht\'s &amp; "&lt;"?';
  expect(styled(xml, 'xml')).toBe('Ein <b title="x">„fettes“</b> <x>"Wort"</x>, geht’s &amp; „&lt;“?');
});

test('a quotation that goes over tags has both of its marks changed', () => {
  expect(styled('<p>Er sagt "<b>ja</b> und nein".</p>', 'html')).toBe('<p>Er sagt „<b>ja</b> und nein“.</p>');
});

test('what was not translated, and what needs nothing, stays as it is', () => {
  expect(styled('A "word"', undefined, { kind: 'none' })).toBe('A "word"');
  expect(styled('&quot;&#228;', 'xml', { style: {} })).toBe('&quot;&#228;');
});
