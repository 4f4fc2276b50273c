import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { ini } from './ini.ts';

const read = (text: string) =>
  ini
    .parse(text)
    .segments.all()
    .map(({ id, target }) => `${id}=${target?.value}`);
const problems = (text: string) => [...ini.parse(text).problems].map(({ id }) => id);
const set = (text: string, id: string, value: string) =>
  changeSegments(ini, ini.parse(text), new Map([[id, { content: plain(value) }]]));

describe('reading', () => {
  test.each([
    ['KEY="Text"\n', ['KEY=Text']],
    ['  a.b \t=  Text with spaces \r\nc=\n', ['a.b=Text with spaces', 'c=']],
    ['A="Say \\"yes\\""\nB="Say "_QQ_"yes"_QQ_""', ['A=Say "yes"', 'B=Say "yes"']],
    ['A="C:\\"\nB="C:\\temp"', ['A=C:\\', 'B=C:\\temp']],
    ['A="one; two" ; three\nB=one;two ; three\nC= ; four', ['A=one; two', 'B=one;two', 'C=']],
    ['; comment\n# comment\n[menu]\nA="x"\n[sub menu] ; why\nA="y"', ['menu.A=x', 'sub menu.A=y']],
    ['A=x=y\nB="a=b"', ['A=x=y', 'B=a=b']],
    ['\uFEFFA="x"', ['A=x']],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
    expect(problems(text)).toEqual([]);
  });

  test('what programs do not read is reported, and the lines after it are read', () => {
    const text = 'A="x\nB\n="y"\n<<<<<<< HEAD\nC="z"\n[s]\nC="w"\nC="v"\n';
    const problems = [...ini.parse(text).problems].map(({ id, range }) => [id, text.slice(range.start, range.end)]);
    expect(problems).toEqual([
      ['syntax', '"x'],
      ['syntax', 'B'],
      ['syntax', '="y"'],
      ['syntax', '<<<<<<< HEAD'],
      ['duplicate-id', 'C'],
    ]);
    expect(read(text)).toEqual(['A="x', 'C=z', 's.C=w', 's.C~2=v']);
  });

  test('a remark that ends at least three texts is none of their words', () => {
    const text = 'A=Ruder  # by machine\nB=Segel # by machine\nC=Lampe # 2\nD=Boot # by machine\n';
    expect(read(text)).toEqual(['A=Ruder', 'B=Segel', 'C=Lampe # 2', 'D=Boot']);
    expect(set(text, 'A', 'Riemen').text).toBe(text.replace('Ruder', 'Riemen'));
    expect(read(text.replace('D=', 'D2= '))[3]).toBe('D2=Boot');
    expect(read('A=Ruder # by machine\nB=Segel # by machine\n')[0]).toBe('A=Ruder # by machine');
  });

  test('a full stop behind the closing quote is no missing quote', () => {
    const problems = problemsInEnglish(ini.parse('A="x".\nB="y\n').problems).map(({ message, severity }) => [
      message,
      severity,
    ]);
    expect(problems).toEqual([
      ['There is text after the closing quote.', 'warning'],
      ['This text has no closing quote on its line.', 'error'],
    ]);
  });

  test('quotes within a text in quotes are read, and may end it in other programs', () => {
    const text = 'A="x"\nB="<b class="boat">Boat</b>"\nC="y"\n';
    expect(read(text)).toEqual(['A=x', 'B=<b class="boat">Boat</b>', 'C=y']);
    expect(problemsInEnglish(ini.parse(text).problems).map(({ message, severity }) => [message, severity])).toEqual([
      ['A quotation mark within this text is not escaped: some programs end the text there.', 'warning'],
    ]);
    const bare = 'A = x\nB = "Boats" and "Oars"\nC = y\n';
    expect(read(bare)).toEqual(['A=x', 'B="Boats" and "Oars"', 'C=y']);
    expect([...ini.parse(bare).problems]).toEqual([]);
  });

  test('words in quotes at the start of a text are a part of it where texts stand without quotes', () => {
    const bare = 'A = x\nB = "Boats" for hire\nC = y\nD = z\n';
    expect(read(bare)).toEqual(['A=x', 'B="Boats" for hire', 'C=y', 'D=z']);
    expect([...ini.parse(bare).problems]).toEqual([]);
    expect([...ini.parse(`${bare}E = "Boats\n`).problems]).toHaveLength(1);
    expect([...ini.parse('A="x"\nB="Boats" for hire\nC="y"\n').problems]).toHaveLength(1);
  });

  test('a comment is a note of the entry below it; a licence at the top is not, nor what an empty line parts', () => {
    const text =
      '; Copyright (C) 2024\nA="a"\n; On the button\nB="b"\n; Menus\n\nC="c"\n; interline-ignore numbers\nD="d"';
    const catalog = ini.parse(text);
    expect(catalog.segments.all().map(({ notes }) => notes.map((note) => note.text).join())).toEqual([
      '',
      'On the button',
      '',
      '',
    ]);
    expect(catalog.segments.at(3)?.ignored).toEqual(['numbers']);
  });
});

describe('writing', () => {
  test.each([
    ['A="Grüße";x\r\n', 'A', 'Say "hi"', 'A="Say \\"hi\\"";x\r\n'],
    ['A = b', 'A', 'c d', 'A = c d'],
    ['A = b ; why', 'A', 'c; d', 'A = "c; d" ; why'],
    ['A=', 'A', 'b', 'A="b"'],
    ['A="Say "_QQ_"yes"_QQ_"!"', 'A', 'Say "yes"', 'A="Say "_QQ_"yes"_QQ_""'],
  ])('%j: %s = %j', (text, id, value, expected) => {
    expect(set(text, id, value).text).toBe(expected);
  });

  test.each([
    ['two\nlines', /one line/],
    ['C:\\', /backslash/],
  ])('%j is refused', (value, reason) => {
    expect(refusalOf(set('A="a"', 'A', value), 'A')).toMatch(reason);
  });

  test('a check is silenced by a comment', () => {
    const catalog = ini.parse('[s]\n  A="b"\n');
    const [segment] = catalog.segments;
    const text = applyEdits(catalog.text, segment ? (ini.ignore?.(catalog, segment, 'numbers') ?? []) : []);
    expect(ini.parse(text).segments.at(0)).toMatchObject({ ignored: ['numbers'], notes: [] });
  });
});

describe('what the source has and a file has not', () => {
  const source =
    '; Copyright\n\nHEAD="Head"\n[cart]\n; Of the page\nTITLE="Cart"\nEMPTY="Nothing"\n[menu]\nOPEN="Open"\n';
  const missing = (target: string) => {
    const catalog = pairCatalogs(ini.parse(target), asSource(ini.parse(source), 'en'), { source: 'en', target: 'de' });
    const entries = (catalog.pair?.missing ?? []).map(
      (one): NewEntry => ({ missing: one, content: plain(`‹${one.source.target?.value}›`) }),
    );
    return { catalog, entries };
  };
  const fill = (target: string) => {
    const { catalog, entries } = missing(target);
    const changed = changeSegments(ini, catalog, new Map(), entries);
    expect([...changed.refused]).toEqual([]);
    return changed.text;
  };

  test.each([
    [
      'HEAD="Kopf"\n[cart]\nTITLE="Korb"\n',
      'HEAD="Kopf"\n[cart]\nTITLE="Korb"\nEMPTY="‹Nothing›"\n\n[menu]\nOPEN="‹Open›"\n',
    ],
    ['[menu]\nOPEN = "Öffnen"\n[cart]', '[menu]\nOPEN = "Öffnen"\n[cart]\nTITLE = "‹Cart›"\nEMPTY = "‹Nothing›"'],
    ['', 'HEAD="‹Head›"\n[cart]\nTITLE="‹Cart›"\nEMPTY="‹Nothing›"\n\n[menu]\nOPEN="‹Open›"\n'],
  ])('goes to its section: %j', (target, expected) => {
    const filled = fill(target);
    if (target.startsWith('[menu]')) {
      expect(read(filled)).toEqual(
        expect.arrayContaining(['HEAD=‹Head›', 'cart.TITLE=‹Cart›', 'cart.EMPTY=‹Nothing›']),
      );
      expect(filled).toContain(expected);
    } else expect(filled).toBe(expected);
  });

  test('a new file holds what is translated', () => {
    const { entries } = missing('');
    const translations = new Map(entries.filter((_, i) => i !== 1).map((entry) => [entry.missing.id, entry] as const));
    expect(applyEdits(source, ini.derive?.(ini.parse(source), 'de', translations) ?? [])).toBe(
      '; Copyright\n\nHEAD="‹Head›"\n[cart]\nEMPTY="‹Nothing›"\n[menu]\nOPEN="‹Open›"\n',
    );
  });
});

describe('laws', () => {
  const piece = fc.constantFrom(
    'A',
    'B="c"',
    '=',
    '"',
    "'",
    '\\',
    '\\"',
    '"_QQ_"',
    '\n',
    '\r\n',
    '\r',
    ';',
    ' ; ',
    '#',
    '[s]',
    ' ',
    '\u2028',
    '\uFEFF',
    '😀',
    '=======',
  );
  const value = fc
    .string({
      unit: fc.constantFrom('a', '"', '\\', ';', '=', "'", ' ', '\t', '\u2028', 'é', '😀', '%s'),
      maxLength: 8,
    })
    .map((text) => `${text}.`);

  test('any file, any text of one line', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), value, (pieces, next) => {
        expect(checkFormatLaws(ini, pieces.join(''), { texts: [next], prefixes: 3 })).toEqual([]);
      }),
      { numRuns: 600 },
    );
  });

  test.each(['B="c"A\r\nA=', 'A=x\nB="c "d" e"\n'])(
    'how the other texts of a file stand decides nothing: %j',
    (text) => {
      expect(checkFormatLaws(ini, text, { texts: ['"quoted.', ' z'] })).toEqual([]);
    },
  );

  test('whatever is added is read back, and nothing else changes', () => {
    const file = fc
      .uniqueArray(fc.tuple(fc.constantFrom('', 'a', 'b', 'c'), fc.constantFrom('K', 'L', 'M')), {
        selector: ([section, key]) => `${section}.${key}`,
      })
      .map((list) => {
        const sections = [...new Set(['', ...list.map(([section]) => section)])];
        return sections
          .map((section) => {
            const keys = list.filter(([group]) => group === section).map(([, key]) => `${key}="${section}${key}"\n`);
            return (section === '' ? '' : `[${section}]\n`) + keys.join('');
          })
          .join('');
      });
    fc.assert(
      fc.property(file, file, (target, from) => {
        const catalog = pairCatalogs(ini.parse(target), asSource(ini.parse(from), 'en'), {
          source: 'en',
          target: 'de',
        });
        const entries = (catalog.pair?.missing ?? []).map((one) => ({ missing: one, content: plain('new') }));
        const changed = changeSegments(ini, catalog, new Map(), entries);
        expect([...changed.refused]).toEqual([]);
        const wanted = [...read(target), ...entries.map(({ missing: { id } }) => `${id}=new`)];
        expect(read(changed.text).sort()).toEqual(wanted.sort());
      }),
    );
  });
});
