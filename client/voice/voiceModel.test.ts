import { expect, test } from 'vitest';
import type { VoiceAbilities } from '../../shared/voiceProtocol.ts';
import { withText } from './tracks.ts';
import {
  restoredModel,
  savedModel,
  speakable,
  usableTerms,
  withAbilities,
  withSource,
  withTargets,
} from './voiceModel.ts';

const remote: VoiceAbilities = {
  ...{ service: 'voice.example', embedded: false },
  sources: [{ code: 'de' }, { code: 'en' }],
  targets: [
    { code: 'de', isSpoken: true },
    { code: 'uk', isSpoken: false },
  ],
  spokenTerms: [
    { id: 'b', name: 'Boats', languages: ['en', 'de'] },
    { id: 'c', name: 'Coast', languages: ['de'] },
  ],
};
const embedded: VoiceAbilities = { ...remote, service: 'embedded', embedded: true };
const piece = { text: 'Good morning', start: 0, end: 900 };

test('what was saved comes back, and what makes no sense is left out', () => {
  const tracks = withText([], { kind: 'concluded', role: 'transcript', language: 'en', piece });
  const model = { ...restoredModel({}), uri: 'file:///talk.wav', targetLanguages: ['de'], tracks };
  expect(restoredModel(savedModel(model))).toEqual(model);
  expect(savedModel({ ...model, isCopy: true })).not.toHaveProperty('uri');
  for (const saved of [undefined, 'x', { uri: 1, targetLanguages: 'de', tracks: [{ role: 'spoken' }, null, 7] }])
    expect(restoredModel(saved)).toEqual(restoredModel({}));
});

test('only languages that the service offers stay chosen, and only those that it speaks are spoken', () => {
  const chosen = { ...restoredModel({}), targetLanguages: ['de', 'uk', 'xx'], spokenLanguage: 'de' };
  const model = withAbilities(chosen, remote);
  expect([model.sourceLanguage, model.targetLanguages, model.spokenLanguage]).toEqual(['', ['de', 'uk'], 'de']);
  expect(speakable(model)).toEqual(['de']);
  expect(withTargets(model, ['uk']).spokenLanguage).toBe('');
  // the embedded service detects nothing
  expect(withAbilities(chosen, embedded).sourceLanguage).toBe('en');
  expect(withAbilities({ ...chosen, sourceLanguage: 'de' }, embedded).sourceLanguage).toBe('de');
});

test('spoken terms can be chosen where they have a list in the spoken language, and stay chosen as long', () => {
  const ids = (language: string) => usableTerms({ ...restoredModel({ sourceLanguage: language }), abilities: remote });
  expect(ids('en-GB').map(({ id }) => id)).toEqual(['b']);
  expect(ids('').map(({ id }) => id)).toEqual(['b', 'c']);
  const chosen = withAbilities(restoredModel({ sourceLanguage: 'de', spokenTerms: 'c' }), remote);
  expect(chosen.spokenTerms).toBe('c');
  expect(restoredModel(savedModel(chosen)).spokenTerms).toBe('c');
  expect(withSource(chosen, 'en').spokenTerms).toBe('');
  expect(withAbilities(chosen, { ...remote, spokenTerms: [] }).spokenTerms).toBe('');
});

test('a piece joins those of its language and role', () => {
  const said = { kind: 'concluded', role: 'transcript', language: 'en', piece } as const;
  const tracks = [said, { ...said, role: 'translation' } as const, said].reduce(withText, []);
  expect(tracks.map(({ role, pieces }) => [role, pieces.length])).toEqual([
    ['transcript', 2],
    ['translation', 1],
  ]);
  expect(withText(tracks, { kind: 'tentative', role: 'transcript', text: 'Good' })).toBe(tracks);
});
