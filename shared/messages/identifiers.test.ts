import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identifiersIn } from './identifiers.ts';

const namesIn = (text: string) => identifiersIn(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Replace __NAME__ and `the rest` in snake_case', ['__NAME__', '`the rest`', 'snake_case']],
  ['Press SAVE_BUTTON (btn-primary, col-md-6)', ['SAVE_BUTTON', 'btn-primary', 'col-md-6']],
  ['Install @scope/pkg with --force, or --out=dist.', ['@scope/pkg', '--force', '--out=dist']],
  ['From en-US to zh-Hans and es-419.', ['en-US', 'zh-Hans', 'es-419']],
  ['At 3f2a9bc0 in #ff8800, 0x1F', ['3f2a9bc0', '#ff8800', '0x1F']],
  ['Id 550e8400-e29b-41d4-a716-446655440000.', ['550e8400-e29b-41d4-a716-446655440000']],
  ['Open src/main.ts, call getUser() on com.example.app', ['src/main.ts', 'getUser()', 'com.example.app']],
  ['$HOME of the user', ['$HOME']],
])('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test.each([
  'A well-known, up-to-date e-mail from a non-EU country',
  'Fill in ____ and wait – _really_ – for him/her',
  'Pay $5 and/or 10 % at 10:30, e.g. 1234567 times',
  'It was added -- twice.Then it faded, word--by--word',
  'Das Haus, d.h. options (s) and file(s), Mr. O’Neill-Smith',
])('%s holds words alone', (text) => {
  expect(namesIn(text)).toEqual([]);
});

test('ranges are in order and do not overlap, whatever the text', () => {
  const piece = fc.constantFrom(
    'a',
    'btn',
    '-',
    '--',
    '_',
    '`',
    '@',
    '/',
    '.',
    '#',
    '0',
    'ff',
    ' ',
    'en-US',
    'é',
    '()',
    '$',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      let offset = 0;
      for (const { start, end } of identifiersIn(pieces.join(''))) {
        expect(start).toBeGreaterThanOrEqual(offset);
        expect(end).toBeGreaterThan(start);
        offset = end;
      }
    }),
  );
});
