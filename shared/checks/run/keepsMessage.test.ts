import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import type { MessageSyntax } from '../../catalog/segment.ts';
import type { FixKind } from '../contract/check.ts';
import { keepsMessage } from './keepsMessage.ts';

function keeps(before: string, after: string, source: string, kind: FixKind, syntaxes: readonly MessageSyntax[] = []) {
  const message = {
    before: plain(before),
    after: plain(after),
    source: plain(source),
    syntaxes,
    quoting: 'icu' as const,
  };
  return keepsMessage(message, { kind });
}

const plural = '{0, plural, one {file} other {files}}';

describe('what a fix may not do, whatever the file is taken for', () => {
  test.each([
    ['takes a branch out', '{0, plural, one {archief} other {archieven}}', '{0, plural, one other }'],
    ['leaves a branch empty of its braces', '{0, plural, one {a} other {b}}', '{0, plural, one {a} other }'],
    ['loses a form', '{0, plural, one {a} other {b}}', '{0, plural, other {b}}'],
    ['adds an argument that nobody passes', '{0, plural, other {b}}', '{0, plural, other {b {items}}}'],
    ['takes an argument of both sides', '{0, plural, one {a} other {b}} {name}', '{0, plural, one {a} other {b}}'],
  ])('%s', (_, before, after) => {
    expect(keeps(before, after, `${plural} {name}`, 'suggestion')).toBe(false);
  });

  test('takes a placeholder that the source has, or brings one that it has not', () => {
    expect(keeps('Kopiert %s', 'Kopiert', 'Copied %s', 'suggestion', ['printf'])).toBe(false);
    expect(keeps('Kopiert', 'Kopiert %s', 'Copied', 'suggestion', ['printf'])).toBe(false);
    expect(keeps('Kopiert', 'Kopiert %s', 'Copied', 'suggestion')).toBe(false);
  });

  test('nests tags wrongly', () => {
    expect(keeps('<b>a <i>b</i></b>', '<b>a <i>b</b></i>', '<b>a <i>b</i></b>', 'suggestion')).toBe(false);
    expect(keeps('<b>a</b> b', '<b>a b', '<b>a</b> b', 'suggestion', ['markup'])).toBe(false);
  });

  test('changes the number of forms', () => {
    expect(keeps('ein Auto | zwei Autos', 'ein Auto  zwei Autos', 'a car | cars', 'suggestion', ['vue'])).toBe(false);
  });
});

test('a placeholder may become that of the source; only a suggestion adds or removes one', () => {
  for (const kind of ['safe', 'suggestion'] as const) {
    expect(keeps('Hallo {nmae}', 'Hallo {name}', 'Hi {name}', kind, ['icu'])).toBe(true);
  }
  expect(keeps('Hallo', 'Hallo {name}', 'Hi {name}', 'suggestion', ['icu'])).toBe(true);
  expect(keeps('Hallo', 'Hallo {name}', 'Hi {name}', 'safe', ['icu'])).toBe(false);
  expect(keeps('Hallo {x}', 'Hallo', 'Hi', 'suggestion', ['icu'])).toBe(true);
  expect(keeps('Hallo {x}', 'Hallo', 'Hi', 'safe', ['icu'])).toBe(false);
});

test('a key of a select may become that of the source', () => {
  const source = '{sex, select, male {he} other {they}}';
  const before = '{sex, select, männlich {er} other {sie}}';
  const after = '{sex, select, male {er} other {sie}}';
  expect(keeps(before, after, source, 'suggestion', ['icu'])).toBe(true);
  expect(keeps(before, '{sex, select, m {er} other {sie}}', source, 'suggestion', ['icu'])).toBe(false);
});

test('a change of words and spaces around what a program reads is none of its business', () => {
  const part = fc.constantFrom('%s', '{name}', '<b>x</b>', '%1$d', '{n, plural, one {a} other {b}}', '&amp;');
  const word = fc.constantFrom('a', 'wort', 'é', '日本', ',', '.', ' ', '  ');
  fc.assert(
    fc.property(fc.array(part), fc.array(word), fc.array(word), (parts, words, others) => {
      const join = (list: readonly string[]) => parts.map((one, i) => `${list[i] ?? ''} ${one} `).join('');
      const syntaxes = ['printf', 'icu', 'markup'] as const;
      expect(keeps(join(words), join(others), 'Source', 'safe', syntaxes)).toBe(true);
    }),
  );
});
