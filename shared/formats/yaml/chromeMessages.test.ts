import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { pairCatalogs } from '../pair.ts';
import { yaml } from './yaml.ts';

const path = 'src/_locales/de/messages.yml';
const german = `save:
  description: Stores what was written.
  message: Sichern
  touched: false
quit:
  message: 'Beenden von $1'
  description: Leaves $1.
`;

test('only the message of an entry is a text, its description is a note', () => {
  const { dialect, syntaxes, segments } = yaml.parse(german, path);
  expect({ dialect, syntaxes }).toEqual({ dialect: 'chrome', syntaxes: ['chrome', 'markup'] });
  expect(segments.all().map(({ id, target, notes, idRange }) => [id, target?.value, notes, idRange?.start])).toEqual([
    ['save', 'Sichern', [{ text: 'Stores what was written.', from: 'description' }], german.indexOf('save')],
    ['quit', 'Beenden von $1', [{ text: 'Leaves $1.', from: 'description' }], german.indexOf('quit')],
  ]);
});

test('the shape tells, where the name does not', () => {
  const plainShape = 'save:\n  message: Save\n  description: A button.\nquit:\n  message: Quit\n';
  expect(yaml.parse(plainShape, 'texts/en.yml').dialect).toBe('chrome');
  const errors = 'full:\n  message: The disk is full\n  hint: Remove some files\n';
  expect(
    yaml
      .parse(errors, 'texts/en.yml')
      .segments.all()
      .map(({ id }) => id),
  ).toEqual(['full.message', 'full.hint']);
  expect(yaml.parse(`${plainShape}title: Boats\n`, 'texts/en.yml').dialect).toBe('nested');
});

test('a new entry is written as a map, and a new file keeps the descriptions', () => {
  const english = german.replace('Sichern', 'Save').replace('Beenden von', 'Quit');
  const target = pairCatalogs(
    yaml.parse('quit:\n  message: Fermer $1\n', path),
    yaml.parse(english, 'src/_locales/en/messages.yml'),
    { source: 'en', target: 'fr' },
  );
  const missing = target.pair?.missing ?? [];
  expect(missing.map(({ id }) => id)).toEqual(['save']);
  const entries = missing.map((one) => ({ missing: one, content: plain('Enregistrer') }));
  expect(changeSegments(yaml, target, new Map(), entries).text).toBe(
    'save:\n  message: Enregistrer\nquit:\n  message: Fermer $1\n',
  );
});

test('the laws hold', () => {
  for (const text of [german, german.replaceAll('\n', '\r\n')])
    expect(checkFormatLaws(yaml, text, { path })).toEqual([]);
});
