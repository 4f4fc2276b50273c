import { expect, test } from 'vitest';
import { emptyPanel, savedPanel, withChoice, withFile, withLanguages, withPhase } from './panelModel.ts';

const sources = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
];
const targets = [
  { code: 'es', name: 'Spanish' },
  { code: 'de', name: 'German' },
];

test('a reload brings back the file and the languages, not the progress', () => {
  let model = withFile(emptyPanel({}, ''), 'file:///a.dita', 'a.dita');
  model = withChoice(withLanguages(model, sources, targets), 'target', 'de');
  model = withPhase(model, { name: 'translating', text: '…' });
  expect(savedPanel(model)).toEqual({ uri: 'file:///a.dita', targetLanguage: 'de' });
  expect(emptyPanel(savedPanel(model), '').state.phase.name).toBe('choosing');
});

test('languages are listed by name, and a choice the service does not offer is dropped', () => {
  const model = withLanguages(emptyPanel({ targetLanguage: 'ja', sourceLanguage: 'EN' }, ''), sources, targets);
  expect(model.state.targets.map((choice) => choice.name)).toEqual(['German', 'Spanish']);
  expect(model.state.targetLanguage).toBeUndefined();
  expect(model.state.sourceLanguage).toBe('en');
});

test('another file or language takes the old result off the page', () => {
  const done = withPhase(emptyPanel({}, ''), { name: 'done', text: 'ready' });
  expect(withFile(done, 'file:///b.dita', 'b.dita').state.phase.name).toBe('choosing');
  expect(withChoice(done, 'target', 'es').state.phase.name).toBe('choosing');
});

test('the source language can be left to the document again', () => {
  const chosen = withChoice(emptyPanel({}, ''), 'source', 'en');
  expect(withChoice(chosen, 'source', '').state).not.toHaveProperty('sourceLanguage');
});
