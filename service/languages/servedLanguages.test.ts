import { describe, expect, test } from 'vitest';
import { type Abilities, servedLanguages } from './servedLanguages.ts';

const direction = (source: string, target: string, partial = false) => ({
  source,
  target,
  partial,
  engine: 'apertium',
});
const abilities = (change: Partial<Abilities> = {}): Abilities => ({
  directions: [direction('en', 'es'), direction('es', 'en'), direction('en', 'hi', true), direction('fr', 'ca')],
  heard: new Set(['en']),
  spoken: new Set(['en', 'es']),
  improver: { corrector: { languages: () => ['en', 'pt', 'pl'] } },
  ...change,
});
const lines = (resource: Parameters<typeof servedLanguages>[0], change?: Partial<Abilities>) =>
  servedLanguages(resource, abilities(change)).map(
    ({ lang, usable_as_source, usable_as_target, status, features }) =>
      `${lang} ${usable_as_source ? 's' : ''}${usable_as_target ? 't' : ''} ${status} ${Object.keys(features).join(' ')}`,
  );

describe('the languages of voice', () => {
  test('are what is heard here, and what that is translated into', () => {
    expect(lines('voice')).toEqual([
      'en s stable transcription spoken_terms',
      'hi t beta ',
      'es t stable translated_speech',
    ]);
    expect(lines('voice', { heard: new Set(['en', 'es']) })).toEqual([
      'en st stable transcription translated_speech spoken_terms',
      'en-US t stable translated_speech',
      'en-GB t stable translated_speech',
      'hi t beta ',
      'es st stable transcription translated_speech spoken_terms',
    ]);
  });

  test('are none where nobody listens', () => {
    expect(lines('voice', { heard: new Set() })).toEqual([]);
  });
});

describe('the languages of improvement', () => {
  test('are those with a dictionary, and with a model all that the API improves', () => {
    expect(lines('write')).toEqual([
      'en st stable writing_style',
      'en-US t stable writing_style',
      'en-GB t stable writing_style',
      'pl st stable ',
      'pt-BR t stable ',
      'pt-PT t stable ',
      'pt st stable ',
    ]);
    const model = async () => [];
    const all = lines('write', { improver: { model, corrector: { languages: () => ['pl'] } } });
    expect(all).toContain('ja st stable ');
    expect(all).toContain('de st stable writing_style tone');
    expect(all).not.toContain('sv st stable ');
  });
});

describe('the languages of style rules', () => {
  test('are the eight that lists are kept for, as targets', () => {
    expect(lines('style_rules').map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      ['zh', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'es'].map((code) => `${code} t`),
    );
  });
});
