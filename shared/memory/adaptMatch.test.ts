import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adaptMatch, type MatchPiece } from './adaptMatch.ts';

/** `{…}` is a mark. */
const pieces = (text: string): MatchPiece[] =>
  text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isMark: piece.startsWith('{') }));

function adapted(text: string, source: string, target: string, threshold = 60) {
  const match = adaptMatch(pieces(text), pieces(source), pieces(target), threshold);
  return match && [match.target.map((piece) => piece.text).join(''), match.similarity];
}

test.each([
  ['numbers', 'Page 3 of 5', 'Page 12 of 20', 'Seite 12 von 20', ['Seite 3 von 5', 99]],
  ['numbers in another order', 'Page 3 of 5', 'Page 1 of 2', 'Von 2 Seiten die 1.', ['Von 5 Seiten die 3.', 99]],
  ['placeholders', 'Hello {user}, bye {host}', 'Hello {a}, bye {b}', '{b}, hallo {a}', ['{host}, hallo {user}', 99]],
  [
    'numbers that the translation does not have',
    'Wait 3 days',
    'Wait 2 days',
    'Zwei Tage warten',
    ['Zwei Tage warten', 94],
  ],
  ['words', 'Open the file', 'Open the pile', 'Stapel öffnen', ['Stapel öffnen', 92]],
])('%s', (_what, text, source, target, expected) => {
  expect(adapted(text, source, target)).toEqual(expected);
});

test('a number more than the match has makes it uncertain, however long the text is', () => {
  const long = 'The safety film of the ferry to the outer islands lasts for some minutes';
  expect(adapted(`${long} 7`, `${long}`, 'Der Film dauert', 60)?.[1]).toBeLessThanOrEqual(94);
});

test('another word makes it uncertain, however long the text is; case and punctuation do not', () => {
  const long = 'The safety film of the ferry to the outer islands takes {count} minute';
  const [source, target] = [
    'The safety film of the ferry to the outer islands takes {n} minutes',
    'Der Film: {n} Minuten',
  ];
  expect(adapted(long, source, target)).toEqual(['Der Film: {count} Minuten', 94]);
  expect(
    adapted(
      'the safety film of the Ferry to the outer islands',
      'The safety film of the ferry to the outer islands',
      'Der Film',
    )?.[1],
  ).toBeGreaterThanOrEqual(95);
});

test.each([
  ['a mark less', 'Hello {user}', 'Hello', 'Hallo'],
  ['a mark that the translation lost', 'Hello {user}', 'Hello {name}', 'Hallo'],
  ['a mark that the translation added', 'Hello {user}', 'Hello {name}', 'Hallo {name} {name}'],
  ['other words', 'Hello {user}', 'Good evening to {name}', 'Guten Abend, {name}'],
])('no match: %s', (_what, text, source, target) => {
  expect(adapted(text, source, target)).toBeUndefined();
});

test('the marks of an adapted match are those of the text', () => {
  const piece = fc.constantFrom('a ', 'b ', '1 ', '2 ', '{x} ', '{y} ', '{z} ');
  const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, text, (wanted, source, target) => {
      const match = adaptMatch(pieces(wanted), pieces(source), pieces(target), 1);
      if (!match) return;
      const marks = (all: readonly MatchPiece[]) => all.filter(({ isMark }) => isMark).map((mark) => mark.text);
      expect(marks(match.target).sort()).toEqual(marks(pieces(wanted)).sort());
      expect(match.similarity).toBeLessThan(100);
    }),
  );
});
