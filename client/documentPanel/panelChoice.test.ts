import { expect, test } from 'vitest';
import { emptyChoice, optionsFor, readChoice, withFiles } from './panelChoice.ts';

const style = { id: 's', name: 'House', languages: ['de'] };
const memory = { id: 'm', name: 'Harbour', languages: ['en', 'fr', 'pt-br'] };

test('style rules and a memory go along where they fit the language', () => {
  const choice = { ...emptyChoice, styles: [style], memory: [memory] };
  expect(optionsFor(choice, 'file:///a.docx', 'de-CH')).toEqual({ styleId: 's' });
  expect(optionsFor(choice, 'file:///a.docx', 'fr')).toEqual({ memoryId: 'm' });
  expect(optionsFor(choice, 'file:///a.docx', 'pt-BR')).toEqual({ memoryId: 'm' });
  expect(optionsFor(choice, 'file:///a.docx', 'ja')).toEqual({});
});

test('PDF files alone become Word documents', () => {
  const choice = { ...emptyChoice, pdf: 'docx', watermark: true };
  expect(optionsFor(choice, 'file:///a.PDF', 'de')).toEqual({ watermark: true, outputFormat: 'docx' });
  expect(optionsFor(choice, 'file:///a.docx', 'de')).toEqual({ watermark: true });
});

test('a document is chosen once', () => {
  const a = { uri: 'file:///a.docx', name: 'a.docx' };
  const b = { uri: 'file:///b.docx', name: 'b.docx' };
  expect(withFiles({ ...emptyChoice, files: [a] }, [b, a, b]).files).toEqual([a, b]);
});

test('what an earlier version saved does not break the panel', () => {
  expect(readChoice({ uri: 'file:///a.srt', targetLanguage: 'de' })).toEqual(emptyChoice);
  expect(readChoice({ targets: 'de', whole: true, files: [4] })).toEqual({ ...emptyChoice, whole: true });
  expect(readChoice(undefined)).toEqual(emptyChoice);
});
