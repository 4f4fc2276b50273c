import { expect, test } from 'vitest';
import { aboutTexts, chatResult, chatText } from './chatText.ts';
import type { EngineText } from './engine.ts';

const term = { written: 'folders', source: 'folder', target: 'carpeta de red' };
const text: EngineText = {
  parts: [
    { kind: 'mark', id: 1, role: 'open' },
    { kind: 'text', text: 'The <new> ' },
    { kind: 'mark', id: 2, role: 'standalone', term },
    { kind: 'mark', id: 1, role: 'close' },
    { kind: 'mark', id: 3, role: 'standalone' },
  ],
  hints: [{ source: 'The old folder', target: 'La carpeta de red antigua', match: 80 }],
};

test('a model sees the words of a term, and marks as tags', () => {
  expect(chatText(text)).toBe('<g1>The &lt;new> <t2>folders</t2></g1><x3/>');
});

test('a term in the form that its place asks for stands in the text', () => {
  expect(chatResult('<g1>Las <t2>carpetas de red</t2> &lt;nuevas></g1><x3/>', text)).toEqual({
    parts: [
      { kind: 'mark', id: 1, role: 'open' },
      { kind: 'text', text: 'Las ' },
      { kind: 'text', text: 'carpetas de red' },
      { kind: 'text', text: ' <nuevas>' },
      { kind: 'mark', id: 1, role: 'close' },
      { kind: 'mark', id: 3, role: 'standalone' },
    ],
    inflected: [2],
  });
});

test.each([
  ['another word', 'Los <t2>directorios</t2>'],
  ['a term that is only half there', 'Las <t2>carpetas</t2>'],
])('%s is not the term: its mark stands there', (_what, answer) => {
  expect(chatResult(answer, text).parts[1]).toEqual({ kind: 'mark', id: 2, role: 'standalone' });
});

test('a term that was not asked for is a mark that no text has', () => {
  expect(chatResult('<t9>carpeta</t9>', text)).toEqual({ parts: [{ kind: 'mark', id: 9, role: 'standalone' }] });
});

test('terms and similar texts are told as data', () => {
  const message = [...aboutTexts([text, { parts: [{ kind: 'text', text: 'Save' }] }])].join('\n');
  expect(message).toContain('{"folder":"carpeta de red"}');
  expect(message).toContain('[{"source":"The old folder","translation":"La carpeta de red antigua"}]');
  expect([...aboutTexts([{ parts: [{ kind: 'text', text: 'Save' }] }])]).toEqual([]);
});
