import { describe, expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { accelerator } from './accelerator.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { readingText } from './readingText.ts';

test.each<[string, number[]]>([
  ['&File', [0]],
  ['E&xit', [1]],
  ['_Save', [0]],
  ['Save _As…', [5]],
  ['Cut && &Paste', [7]],
  ['Cut & paste', []],
  ['R&D and Q&A', []],
  ['&lt;b&gt; &amp; co', []],
  ['snake_case', []],
  ['MAX_SIZE', []],
  ['__init__', []],
  ['a_b c_d', []],
])('%s', (value, expected) => expect(accelerator.find(value).map((unit) => unit.start)).toEqual(expected));

describe('words', () => {
  test('are whole for whoever reads them, and found again in the value', () => {
    const message = analyzeMessage(plain('%s: E&xit now'), ['printf', 'accelerator']);
    const { text, toValue } = readingText(message);
    expect(text).toBe('\uFFFC\uFFFC: Exit now');
    const offset = text.indexOf('Exit');
    expect(message.value.slice(toValue(offset), toValue(offset + 4))).toBe('E&xit');
    expect(message.value.slice(toValue(text.indexOf('now')))).toBe('now');
  });
});
