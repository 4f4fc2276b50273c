import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Content, plain } from '../catalog/content.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { english } from '../sentences/sentence.ts';
import { scanXml } from '../xml/scanXml.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { maskMessage, unmaskMessage } from './mask.ts';

const everything: readonly MessageSyntax[] = ['printf', 'i18next', 'brace', 'markup'];

function masked(content: Content | string, syntaxes: readonly MessageSyntax[] = everything) {
  const message = analyzeMessage(typeof content === 'string' ? plain(content) : content, syntaxes);
  const result = maskMessage(message);
  if (!result.ok) throw new Error(english(result.reason));
  return result;
}

/** The value that an answer gives, or the reason why it gives none. */
function answer(source: Content | string, translated: string, syntaxes?: readonly MessageSyntax[]): string {
  const result = unmaskMessage(masked(source, syntaxes), translated);
  return result.ok ? `${result.repaired ? 'repaired: ' : ''}${result.content.value}` : english(result.reason);
}

describe('what is sent', () => {
  test('placeholders are elements, tags pairs, the rest is escaped', () => {
    expect(masked('Hi {name} & <b>co</b> < %s').xml).toBe('Hi <x id="1"/> &amp; <g id="2">co</g> &lt; <x id="3"/>');
  });

  test('pairs that overlap are sent one by one, so that the text stays well formed', () => {
    const value = '<a1>x<b1>y</a1>z</b1>';
    const rangeOf = (raw: string) => ({ start: value.indexOf(raw), end: value.indexOf(raw) + raw.length });
    const codes = [
      { ...rangeOf('<a1>'), kind: 'open', id: 'a' },
      { ...rangeOf('<b1>'), kind: 'open', id: 'b' },
      { ...rangeOf('</a1>'), kind: 'close', id: 'a' },
      { ...rangeOf('</b1>'), kind: 'close', id: 'b' },
    ] as const;
    expect(masked({ value, codes }).xml).toBe('<g id="1">x<x id="2"/>y</g>z<x id="3"/>');
  });

  test('white space around a text and characters that XML cannot hold stay at home', () => {
    expect(masked('\n  Stop\u0007now ').xml).toBe('Stop<x id="1"/>now');
    expect(answer('\n  Stop\u0007now ', ' Halt<x id="1"/>jetzt\n')).toBe('\n  Halt\u0007jetzt ');
  });

  test('a plural is sent form by form, without its skeleton', () => {
    const source = '{n, plural, =0 {No files} one {# file in {folder}} other {# files in {folder}}}';
    const message = masked(source, ['icu']);
    expect(message.texts).toEqual(['No files', '<x id="1"/> file in <x id="2"/>', '<x id="1"/> files in <x id="2"/>']);
    const result = unmaskMessage(message, [
      'Keine Dateien',
      'In <x id="2"/>: <x id="1"/> Datei',
      '<x id="1"/> Dateien in <x id="2"/>',
    ]);
    expect(result.ok && result.content.value).toBe(
      '{n, plural, =0 {Keine Dateien} one {In {folder}: # Datei} other {# Dateien in {folder}}}',
    );
    expect(unmaskMessage(message, ['one', 'two']).ok).toBe(false);
    expect(unmaskMessage(message, message.xml)).toMatchObject({ ok: true, content: { value: source } });
  });

  test('a message with faulty syntax is not sent', () => {
    const result = maskMessage(analyzeMessage(plain('{n, plural, one {x}'), ['icu']));
    expect(result.ok).toBe(false);
  });
});

describe('what comes back', () => {
  test('units move with the words, entities are read', () => {
    expect(answer('Hello {name}, {n} new', '<x id="2"/> nuevos &amp; &#39;hola&#x27; <x id="1" />')).toBe(
      "{n} nuevos & 'hola' {name}",
    );
    expect(answer('Click <b>here</b> now', 'Jetzt <G ID="1">hier</G> klicken')).toBe('Jetzt <b>hier</b> klicken');
  });

  test('inline codes are codes again', () => {
    const value = 'Press <x id="k"/> to go';
    const content: Content = { value, codes: [{ start: 6, end: 17, kind: 'standalone', id: 'x:k' }] };
    const result = unmaskMessage(masked(content), 'Zum Weitergehen <x id="1"/> drücken');
    expect(result).toMatchObject({
      ok: true,
      content: { value: 'Zum Weitergehen <x id="k"/> drücken', codes: [{ start: 16, end: 27, id: 'x:k' }] },
    });
  });

  test.each([
    ['{n} files', 'archivos', 'repaired: {n} archivos'],
    ['Total: %d', 'Suma:', 'repaired: Suma: %d'],
    ['<b>Stop</b>', 'Alto', 'repaired: <b>Alto</b>'],
    ['<b>Stop</b>', '<g id="1">Alto', 'repaired: <b>Alto</b>'],
    ['<b>Stop</b> it', 'Alto</g> ya', 'repaired: <b>Alto</b> ya'],
    ['Of {n} files', 'De <x id="1"/> <x id="1"/> archivos', 'repaired: De {n}  archivos'],
  ])('a unit whose place is certain is put back: %s', (source, translated, expected) => {
    expect(answer(source, translated)).toBe(expected);
  });

  test.each([
    ['Of {n} files', 'De archivos', 'The translation has lost “{n}”.'],
    ['Of {n} files', 'De <x id="1"/> o <x id="1"/>', 'The translation contains “{n}” more than once.'],
    ['Of {n} files', 'De <x id="1"/> {n}', 'The translation contains “{n}” more than once.'],
    [
      'Of {n} files',
      'De <x id="1"/> <x id="2"/>',
      'The translation contains a placeholder or tag that the source does not have.',
    ],
    ['Save', 'Guardar {0}', 'The translation contains “{0}”, which the source does not have.'],
    ['50% off in %d', '%s al 50 % de <x id="1"/>', 'The translation contains “%s”, which the source does not have.'],
    ['Save', ' ', 'The translation is empty.'],
    ['Save', '<p>Guardar</p>', 'The translation contains markup that the source does not have: <p>.'],
    ['%s of %s', '<x id="2"/> de <x id="1"/>', 'The translation changes the order of “%s” and “%s”.'],
    ['a <b>b</b> <i>c</i> d', 'a <g id="1">b <g id="2">c</g> d', 'The translation has lost “</b>”.'],
  ])('anything uncertain is refused with a sentence: %s → %s', (source, translated, reason) => {
    expect(answer(source, translated)).toBe(reason);
  });

  test('an apostrophe never quotes an argument', () => {
    expect(answer('The {user}', 'l\'<x id="1"/>', ['icu'])).toBe('l’{user}');
    expect(answer("It''s {user}", 'l\'ami d\'<x id="1"/>', ['icu'])).toBe("l''ami d''{user}");
    expect(answer('The {user}', 'a {b <x id="1"/>', ['icu'])).toBe(
      'The translation contains braces, which the message cannot hold.',
    );
  });

  test('where apostrophes quote in pairs, each of the text is written as two', () => {
    const translate = (source: string, translated: string) => {
      const result = maskMessage(analyzeMessage(plain(source), ['icu'], { quoting: 'pairs' }));
      if (!result.ok) return english(result.reason);
      const back = unmaskMessage(result, translated);
      return [result.xml, back.ok ? back.content.value : english(back.reason)];
    };
    expect(translate('The {user}', 'l\'<x id="1"/> d\'or')).toEqual(['The <x id="1"/>', "l''{user} d''or"]);
    expect(translate("It''s 'all' '{x}' {x}", 'C\'est <x id="1"/> <x id="2"/>')).toEqual([
      'It\'s all <x id="1"/> <x id="2"/>',
      "C''est '{x}' {x}",
    ]);
    expect(translate('Save', 'Sauve {a')).toEqual([
      'Save',
      'The translation contains braces, which the message cannot hold.',
    ]);
  });
});

const words = fc.constantFrom(
  'Save',
  'the',
  'ÄÖ',
  '文件',
  '&',
  '<',
  '>',
  "it's",
  '"',
  '\n',
  ' ',
  '\u0001',
  '&amp;',
  '😀',
  '%',
  "''",
);
const unit = fc.constantFrom(
  '{name}',
  '{{count}}',
  '%s',
  '%1$d',
  '<b>',
  '</b>',
  '<br/>',
  '{0}',
  '<a href="x">',
  '</a>',
);
const text = fc.array(fc.oneof(words, unit), { maxLength: 14 }).map((parts) => parts.join(' '));

describe('laws', () => {
  test('what was masked and not translated comes back to the letter', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (value) => {
        const message = masked(value);
        expect(unmaskMessage(message, message.texts)).toEqual({ ok: true, content: plain(value), repaired: false });
      }),
      { numRuns: 1500 },
    );
  });

  test('ICU messages come back to the letter too', () => {
    const leaf = fc.array(
      fc.constantFrom('file', "it''s", "d'", '{name}', '#', "'{x}'", ' ', '& <', '{d, date, short}'),
    );
    const message = fc
      .tuple(leaf, leaf, leaf)
      .map(([a, b, c]) => `${a.join(' ')} {n, plural, one {${b.join(' ')}} other {${c.join(' ')}}}`);
    fc.assert(
      fc.property(message, (value) => {
        const analyzed = analyzeMessage(plain(value), ['icu']);
        const result = maskMessage(analyzed);
        if (!result.ok) return;
        expect(unmaskMessage(result, result.texts)).toMatchObject({ ok: true, content: { value } });
        expect(unmaskMessage(result, result.xml)).toMatchObject({ ok: true, content: { value } });
      }),
      { numRuns: 800 },
    );
  });

  test('a text of thousands of tags comes back to the letter too, in little time', () => {
    const value = Array.from({ length: 20_000 }, (_, i) => `<b${i}>word ${i}</b${i}>`).join(' ');
    const message = masked(value, ['markup']);
    expect(unmaskMessage(message, message.texts)).toMatchObject({ ok: true, content: { value } });
  });

  test('what is sent is well formed', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(scanXml(`<r>${masked(value).xml}</r>`).problems).toEqual([]);
      }),
    );
  });

  test('named placeholders may stand in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 }), (order) => {
        const result = unmaskMessage(
          masked('{a} and {b} and {c} and {d}'),
          order.map((n) => `<x id="${n}"/>`).join(' y '),
        );
        expect(result.ok && result.content.value).toBe(order.map((n) => `{${'abcd'[n - 1]}}`).join(' y '));
      }),
    );
  });

  test('no answer, however wild, makes it throw or lose a unit', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<x id="1"/>',
        '<g id="2">',
        '</g>',
        '<x',
        '</x>',
        '<g id=9>',
        '&#0;',
        '&#xD800;',
        '&',
        '<!--',
        '<p>',
        'palabra',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const result = unmaskMessage(masked('Ask {name} for <b>help</b> now'), parts.join(''));
        if (!result.ok) {
          expect(english(result.reason)).toMatch(/^The translation .*\.$/s);
          return;
        }
        expect(result.content.value.split('{name}')).toHaveLength(2);
        expect(result.content.value).toMatch(/<b>[\s\S]*<\/b>/);
      }),
      { numRuns: 1500 },
    );
  });
});
