import { expect, test } from 'vitest';
import { checkKeys } from './checkKeys.ts';
import { isOfMadeUpLanguage } from './madeUpLanguage.ts';

test('a language that plays with another one has faults of its placeholders alone', () => {
  const source = { sail: 'Set sail to {port}!' };
  const target = { sail: 'arrrrr, hoist of of sails' };
  for (const check of ['repeated-word', 'start-capital', 'tripled-letter']) {
    expect(checkKeys(check, source, target, 'en_PT'), check).toEqual([]);
  }
  expect(checkKeys('repeated-word', source, target, 'nl')).toHaveLength(1);
  expect(checkKeys('placeholder-missing', source, target, 'en_PT')).toHaveLength(1);
});

test('made-up languages are known by the tags that games and translation platforms give them', () => {
  const tags = [
    'lol-US',
    'tlh-AA',
    'qps-ploc',
    'en-XY',
    'ar-XB',
    'en-x-pirate',
    'pr',
    'en-pt',
    'en-oulipo',
    'de',
    'en-GB',
    'en-Shaw',
    'ca-valencia',
    'pt-BR',
    'eo',
    'prs',
  ];
  const expected = ['lol-US', 'tlh-AA', 'qps-ploc', 'en-XY', 'ar-XB', 'en-x-pirate', 'pr', 'en-pt', 'en-oulipo'];
  expect(tags.filter((tag) => isOfMadeUpLanguage({ judges: 'words' }, tag))).toEqual(expected);
});

test('a made-up language is spelled as the dictionary of a project says, where it is no English', () => {
  expect(['tlh', 'qya', 'en-PT'].map((tag) => isOfMadeUpLanguage({ judges: 'spelling' }, tag))).toEqual([
    false,
    false,
    true,
  ]);
});

test('how a pseudolocale is written is the affair of the program that makes it', () => {
  const source = { sail: 'Set sail to {port}!' };
  const target = { sail: '\u200f\u200eSet sail to {harbour}! one two' };
  for (const language of ['en-XC', 'ar-XB', 'qps-ploc'])
    expect(checkKeys('invisible-character', source, target, language), language).toEqual([]);
  expect(checkKeys('invisible-character', source, target, 'sq-XK')).not.toEqual([]);
  expect(checkKeys('placeholder-missing', source, target, 'en-XC')).toHaveLength(1);
});
