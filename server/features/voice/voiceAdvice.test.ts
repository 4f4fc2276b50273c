import { expect, test } from 'vitest';
import { english } from '../../../shared/sentences/sentence.ts';
import { voiceAdvice } from './voiceAdvice.ts';

const advice = (languages: readonly string[], host?: string) => {
  const sentence = voiceAdvice(
    languages.map((lang) => ({ lang })),
    host,
  );
  return sentence && english(sentence);
};

test('where nothing transcribes, what would is named', () => {
  expect(advice([])).toMatch(
    /install python3-pocketsphinx and pocketsphinx-en-us for English, .*\(interline\.service\.speechEndpoint\), or use a remote service/,
  );
  expect(advice([], 'translate.example')).toMatch(
    /^translate\.example transcribes speech in no language: sign in to a service that does, or sign out/,
  );
});

test('one language on this machine has others named; several, and those of a remote service, need no advice', () => {
  expect(advice(['en'])).toMatch(/^Speech in English is transcribed here; .*interline\.service\.speechEndpoint\)/);
  expect(advice(['de', 'en'])).toBeUndefined();
  expect(advice(['en'], 'translate.example')).toBeUndefined();
});
