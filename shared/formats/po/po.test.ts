import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
// @ts-expect-error: the package has no types; it is the oracle of these tests only.
import gettext from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { english } from '../../sentences/sentence.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { po } from './po.ts';

const header = (forms = 'nplurals=2; plural=(n != 1);') =>
  `msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: ${forms}\\n"\n\n`;

type State = 'needs-review' | 'translated' | 'final';

function set(text: string, texts: Readonly<Record<string, string>>, state?: State): string {
  const changes = new Map(
    Object.entries(texts).map(([id, value]) => [id, { content: plain(value), ...(state ? { state } : {}) }]),
  );
  const changed = changeSegments(po, po.parse(text), changes);
  expect([...changed.refused]).toEqual([]);
  return changed.text;
}

test('slips on several lines of a text are mended where they stand', () => {
  const entry = [
    'msgid "a"',
    'msgstr ""',
    '"Das  Boot liegt heute am langen Steg "',
    '"und wartet dort auf  die Gäste."',
    '',
  ].join('\n');
  const changed = set(header() + entry, { a: 'Das Boot liegt heute am langen Steg und wartet dort auf die Gäste.' });
  expect(changed).toBe(header() + entry.replace('Das  Boot', 'Das Boot').replace('auf  die', 'auf die'));
});

test('a text that is written on one line with its line breaks stays on one', () => {
  const entry = 'msgid "a"\nmsgstr "Das Boot\\nliegt am Steg"\n';
  expect(set(header() + entry, { a: 'Das Boot\nliegt am Steg\n' })).toBe(header() + entry.replace('Steg', 'Steg\\n'));
});

describe('reading', () => {
  test('takes a carriage return alone for a line end, and says what gettext makes of it', () => {
    const entry = '#, fuzzy\nmsgid "Deck"\nmsgstr "Bord"\n';
    const reading = (text: string) => {
      const { segments, problems } = po.parse(text);
      return [
        segments.all().map(({ state }) => state),
        [...problems].map(({ range }) => text.slice(range.start, range.end)),
      ];
    };
    const mac = (text: string) => text.replaceAll('\n', '\r').replaceAll('\\r', '\\n');
    expect(reading(mac(header() + entry))).toEqual([['needs-review'], ['#, fuzzy']]);
    expect(reading(mac(header() + entry.slice(9)))).toEqual([['translated'], []]);
    expect(reading((header() + entry).replaceAll('\n', '\r\n'))).toEqual([['needs-review'], []]);
  });

  test('names segments by context and msgid, and keeps their comments', () => {
    const text = `${header()}# please keep it short\n#. Shown on the deck\n#: src/deck.c:12\n#, fuzzy, c-format\n#| msgid "Open %s"\nmsgctxt "menu"\nmsgid "Open the %s"\nmsgstr "Öffne %s"\n`;
    const catalog = po.parse(text);
    expect(catalog).toMatchObject({ targetLanguage: 'de', problems: [] });
    expect(catalog.segments.all()).toMatchObject([
      {
        id: 'menu|Open the %s',
        context: 'menu',
        state: 'needs-review',
        rawState: 'fuzzy',
        syntaxes: ['printf', 'markup'],
        notes: [
          { text: 'please keep it short', from: 'translator' },
          { text: 'Shown on the deck', from: 'developer' },
          { text: 'src/deck.c:12', from: 'reference' },
        ],
        matches: [{ source: 'Open %s', target: 'Öffne %s' }],
      },
    ]);
  });

  test('maps every character of a text of several parts and escapes', () => {
    const text = 'msgid ""\n"a\\t"\n  "é\\"\\x41\\101"\nmsgstr ""\n';
    const source = po.parse(text).segments.at(0)?.source;
    expect(source?.value).toBe('a\té"AA');
    const raw = [...'a\té"AA'].map((_, i) => text.slice(source?.toText(i), source?.toText(i + 1)));
    expect(raw).toEqual(['a', '\\t"\n  "', 'é', '\\"', '\\x41', '\\101']);
  });

  test('makes a segment of each plural form that the header asks for', () => {
    const text = `${header('nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);')}msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] "%d файл"\n`;
    expect(po.parse(text).segments.all()).toMatchObject([
      { id: '%d file[0]', source: { value: '%d file' }, target: { value: '%d файл' }, plural: { index: 0 } },
      { id: '%d file[1]', source: { value: '%d files' }, state: 'untranslated' },
      { id: '%d file[2]', source: { value: '%d files' }, state: 'untranslated' },
    ]);
  });

  test('leaves out empty forms that the header does not count', () => {
    const text = (extra: string) =>
      `${header()}msgid "%d oar"\nmsgid_plural "%d oars"\nmsgstr[0] "%d rame"\nmsgstr[1] "%d rames"\nmsgstr[2] "${extra}"\n`;
    const read = (extra: string) => [po.parse(text(extra)).segments.count, [...po.parse(text(extra)).problems].length];
    expect([read(''), read('%d')]).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });

  test('a file without Plural-Forms lacks it where a form is translated', () => {
    const messages = (form: string) =>
      Array.from(
        po.parse(`msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "an oar"\nmsgid_plural "%d oars"\nmsgstr[0] "${form}"\n`)
          .problems,
        ({ message }) => english(message),
      );
    expect([messages(''), messages('ein Ruder')]).toEqual([
      [],
      ['There are plural entries, but the header has no Plural-Forms.'],
    ]);
  });

  test('the form of all numbers translates the plural', () => {
    const text = `${header('nplurals=1; plural=0;')}msgid "one file"\nmsgid_plural "%d files"\nmsgstr[0] ""\n`;
    expect(po.parse(text).segments.at(0)?.source?.value).toBe('%d files');
  });

  test.each([
    ['nplurals=2; plural=(n > 1', 'cannot be read'],
    ['nplurals=2; plural=n;', 'gives 2 for 2'],
    ['plural=0;', 'nplurals'],
    ['nplurals=2; plural=n/0;', 'gives nothing for 0'],
  ])('points at a broken Plural-Forms: %s', (forms, message) => {
    const text = header(forms);
    const [problem] = problemsInEnglish(po.parse(text).problems);
    expect(problem?.message).toContain(message);
    expect(text.slice(problem?.range.start, problem?.range.end)).toBe(forms);
  });

  test('lists obsolete entries and leaves them alone', () => {
    const catalog = po.parse(`${header()}msgid "a"\nmsgstr "b"\n\n#~ msgid "a"\n#~ msgstr ""\n#~ "old"\n`);
    expect(catalog.problems).toEqual([]);
    expect(catalog.segments.at(1)).toMatchObject({ id: 'a~2', obsolete: true, target: { value: 'old' } });
  });

  test('reads entries, flags and comments of one line as those of several', () => {
    const one = `${header()}msgctxt "x" msgid "a" msgstr "b" #, fuzzy\nmsgid "c"msgid_plural"cs" msgstr[0] "d" msgstr [1] "e" msgid "f"\nmsgstr "g" "h" msgid "i" msgstr "j"\n#~ msgid "k" msgstr "l" msgid "m" msgstr "n"\n`;
    const { segments, problems } = po.parse(one);
    expect(problems).toEqual([]);
    expect(segments.all().map(({ id, target, state }) => [id, target?.value, state])).toEqual([
      ['x|a', 'b', 'translated'],
      ['c[0]', 'd', 'needs-review'],
      ['c[1]', 'e', 'needs-review'],
      ['f', 'gh', 'translated'],
      ['i', 'j', 'translated'],
      ['k', 'l', 'translated'],
      ['m', 'n', 'translated'],
    ]);
    const changed = set(one, { 'x|a': 'B', i: 'J\nk' });
    expect(
      po
        .parse(changed)
        .segments.all()
        .map(({ target }) => target?.value),
    ).toEqual(['B', 'd', 'e', 'gh', 'J\nk', 'l', 'n']);
  });

  test.each([
    ['msgid "a\\q"\nmsgstr "b"\n', '\\q', 'no escape “\\q”'],
    ['msgid "a"\nmsgstr "\\\\\\xg"\n', '\\x', 'no escape “\\x”'],
    [
      'msgid "a"\nmsgid_plural "as"\nmsgstr[1] "b"\nmsgstr[0] "c"\n',
      'msgstr[1]',
      'msgstr[0] must come before msgstr[1]',
    ],
    ['msgid "a"\n#~ msgstr "b"\n', 'msgstr "b"', 'start with “#~”'],
    ['#~ msgid "a"\nmsgstr "b"\n', 'msgstr "b"', 'start with “#~”'],
    ['msgid "a"\nmsgstr "b"\n#~ "c"\n', '#~ "c"', 'start with “#~”'],
    ['msgid "a"\nmsgstr "b"\n\n#| msgid "c"\n', '#| msgid "c"', 'no entry follows'],
    ['msgid "a"\nmsgstr "b"\n\n#~| msgid "c"\n', '#~| msgid "c"', 'no entry follows'],
  ])('says what gettext refuses in %j', (entry, place, message) => {
    const text = `${header()}${entry}`;
    const [problem, ...others] = problemsInEnglish(po.parse(text).problems);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ id: 'syntax', message: expect.stringContaining(message), severity: 'error' });
    expect(text.slice(problem?.range.start, problem?.range.end)).toBe(place);
  });

  test('only po-header reports a header that a tool left to be filled in', () => {
    expect(po.parse(`${header('nplurals=INTEGER; plural=EXPRESSION;')}msgid "a"\nmsgstr "b"\n`).problems).toEqual([]);
  });

  test('an empty Plural-Forms matters where there are plurals', () => {
    const entry = 'msgid "a"\nmsgstr "b"\n';
    expect(po.parse(`${header('')}${entry}`).problems).toEqual([]);
    const plural = `${header('')}${entry}\nmsgid "c"\nmsgid_plural "cs"\nmsgstr[0] ""\n`;
    expect(problemsInEnglish(po.parse(plural).problems)[0]?.message).toBe('“nplurals=” is missing from Plural-Forms.');
  });

  test.each([
    ['msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', ['a', 'b'], 'no msgstr'],
    ['msgid "a\nmsgstr "b"\n', ['a'], 'closing quote'],
    ['<<<<<<< ours\nmsgid "a"\nmsgstr "b"\n', ['a'], 'merge conflict'],
    ['msgid "a"\nmsgstr "1"\n\nmsgid "a"\nmsgstr "2"\n', ['a', 'a~2'], 'appears twice'],
    ['msgid "a"\nmsgstr "b"\nwat\nmsgid "c"\nmsgstr "d" e\n', ['a', 'c'], 'not part of a PO file'],
    ['msgid "a"\nmsgstr "#-#-#-#-#  a.po  #-#-#-#-#\\n"\n', ['a'], 'several translations'],
  ])('goes on behind the fault in %j', (text, ids, message) => {
    const catalog = po.parse(text);
    expect(catalog.segments.all().map((segment) => segment.id)).toEqual(ids);
    expect(
      problemsInEnglish(catalog.problems)
        .map((problem) => problem.message)
        .join(),
    ).toContain(message);
  });
});

describe('editing', () => {
  test.each(['\n', '\r\n', '\r'])('writes several lines in gettext’s layout, line ends %j', (end) => {
    const text = `${header()}msgid "a"\nmsgstr ""\n`.replaceAll('\n', end);
    expect(set(text, { a: 'eins\nzwei "x"\n' })).toBe(
      text.replace(/msgstr ""(\r\n?|\n)$/, ['msgstr ""', '"eins\\n"', '"zwei \\"x\\"\\n"', ''].join(end)),
    );
  });

  test('keeps the wrapping of lines that it does not touch', () => {
    const text = 'msgid "x"\nmsgstr ""\n"one two "\n"three"\n';
    expect(set(text, { x: 'one too three' })).toBe('msgid "x"\nmsgstr ""\n"one too "\n"three"\n');
  });

  test.each(['#, fuzzy\n', ''])('keeps a plural entry fuzzy while one form wants a look, flags before: %j', (flag) => {
    const text = `${header()}${flag}msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n`;
    const changed = changeSegments(
      po,
      po.parse(text),
      new Map([
        ['a[0]', { content: plain('eins'), state: 'translated' as const }],
        ['a[1]', { content: plain('viele'), state: 'needs-review' as const }],
      ]),
    );
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(
      `${header()}#, fuzzy\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "eins"\nmsgstr[1] "viele"\n`,
    );
  });

  test('marks as fuzzy and back, with what belongs to it', () => {
    const text = '#: a.c:1\n#, c-format\nmsgid "a"\nmsgstr ""\n';
    const fuzzy = set(text, { a: 'b' }, 'needs-review');
    expect(fuzzy).toBe('#: a.c:1\n#, fuzzy, c-format\nmsgid "a"\nmsgstr "b"\n');
    expect(set(fuzzy, { a: 'b' }, 'translated')).toBe(text.replace('""', '"b"'));
    const previous = '#, fuzzy\n#| msgid "aa"\nmsgid "a"\nmsgstr "b"\n';
    expect(set(previous, { a: 'b' }, 'final')).toBe('msgid "a"\nmsgstr "b"\n');
    expect(set('msgid "a"\nmsgstr ""\n', { a: 'b' }, 'needs-review')).toBe('#, fuzzy\nmsgid "a"\nmsgstr "b"\n');
  });

  test('adds plural forms that are not written yet, and shares their flag', () => {
    const text = `${header()}msgid "a"\nmsgid_plural "as"\nmsgstr[0] ""\n`;
    expect(set(text, { 'a[0]': 'x', 'a[1]': 'y' }, 'needs-review')).toBe(
      `${header()}#, fuzzy\nmsgid "a"\nmsgid_plural "as"\nmsgstr[0] "x"\nmsgstr[1] "y"\n`,
    );
    const fuzzy = '#, fuzzy\nmsgid "a"\nmsgid_plural "as"\nmsgstr[0] "x"\nmsgstr[1] "y"\n';
    expect(set(fuzzy, { 'a[0]': 'z' }, 'translated')).toBe(fuzzy.replace('#, fuzzy\n', '').replace('"x"', '"z"'));
  });

  test('adds a msgstr that is missing, closes a quote that is open', () => {
    expect(set('msgid "a"\n', { a: 'b' })).toBe('msgid "a"\nmsgstr "b"\n');
    expect(set('msgid "a"\nmsgstr "b\n', { a: 'c' })).toBe('msgid "a"\nmsgstr "c"\n');
  });

  test('does not let a digit become part of an octal escape', () => {
    expect(set('msgid "a"\nmsgstr "\\1"\n', { a: '\u00017' })).toBe('msgid "a"\nmsgstr "\\0017"\n');
  });
});

test('an obsolete entry without msgstr is reported, for msgfmt refuses the file', () => {
  const text = '#~ msgid "gone"\n\nmsgid "a"\nmsgstr "b"\n';
  const [problem] = po.parse(text).problems;
  expect([problem?.severity, text.slice(problem?.range.start, problem?.range.end)]).toEqual([
    'error',
    '#~ msgid "gone"',
  ]);
});

describe('laws', () => {
  test('a remark behind an obsolete entry without msgstr belongs to the next one', () => {
    expect(checkFormatLaws(po, '#~ msgid "gone"\nmsgid "a"\nmsgstr "b"\n')).toEqual([]);
  });

  test('a remark behind a msgctxt without msgid belongs to the next entry', () => {
    const text = 'msgctxt "c"\n# note\n#, fuzzy\nmsgctxt "d"\nmsgid "a"\nmsgstr "b"\n';
    const { segments } = po.parse(text);
    expect(segments.all().map(({ id, state, notes }) => [id, state, notes.map((note) => note.text)])).toEqual([
      ['d|a', 'needs-review', ['note']],
    ]);
    expect(checkFormatLaws(po, text)).toEqual([]);
    const { text: reviewed } = changeSegments(po, po.parse(text), new Map([['d|a', { state: 'translated' }]]));
    expect(reviewed).toBe(text.replace('#, fuzzy\n', ''));
    const { text: marked } = changeSegments(po, po.parse(reviewed), new Map([['d|a', { state: 'needs-review' }]]));
    expect(marked).toBe(text);
  });

  test('hold on any lines', () => {
    const line = fc.constantFrom(
      '',
      '# note',
      '#, fuzzy',
      '#| msgid "old"',
      '#~ msgid "gone"',
      '#~ msgstr "x"',
      'msgctxt "c"',
      'msgid "a"',
      'msgid ""',
      'msgid_plural "as"',
      'msgstr ""',
      'msgstr "b\\n"',
      'msgstr[0] "é"',
      'msgstr[1] "😀\\',
      '"more\\t" "and"',
      '"open',
      'garbage',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'), (lines, end) => {
        const faults = checkFormatLaws(po, lines.join(end), { prefixes: 3, edits: 2 });
        // In a broken entry a change may be refused, but it must never throw, cut or harm another one.
        expect(faults.filter((fault) => !/cannot be "/.test(fault))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('any text can be written and is read by gettext-parser as it was meant', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), (value) => {
        const text = set('msgid "a"\nmsgstr ""\n', { a: value });
        expect(gettext.po.parse(text).translations[''].a.msgstr[0]).toBe(value);
      }),
    );
    expect(gettext.po.parse(set('msgid "a"\nmsgstr ""\n', { a: 'x\n"y"\\\tz\n' })).translations[''].a.msgstr[0]).toBe(
      'x\n"y"\\\tz\n',
    );
  });
});

test('a picture of a manual is no text to translate', () => {
  const entry = (msgid: string) => `msgid ${msgid}\nmsgstr "b"\n\n`;
  const picture = "external ref='figures/pier.png' md5='0cc175b9c0f1b6a831c399e269772661'";
  const text = entry(`"${picture}"`) + entry(`""\n"${picture}"`) + entry('"The external ref=\'pier\'"');
  expect(
    po
      .parse(text)
      .segments.all()
      .map(({ translatable }) => translatable),
  ).toEqual([false, false, true]);
});

test('settings with the extension are no catalog, a damaged catalog is one', () => {
  const isPo = (text: string) => po.detect?.('de.po', text);
  expect(isPo('; colours\n[General]\nname=Pier\n')).toBe(false);
  expect(isPo('# lamps\nlamp.one = on\nlamp.two = off\n')).toBe(false);
  for (const text of [
    '',
    '# only a comment',
    'msgid "a"\nmsgstr "b"\n',
    'a = b\nmsgid "a"\nmsgstr "b"\n',
    '#~ msgid "a"',
    'x "a"\n',
  ])
    expect(isPo(text)).toBe(true);
});

const corpus = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..', 'shared', 'corpus', 'po');

test.skipIf(!existsSync(corpus))('reads real files as gettext-parser does (../shared/corpus)', () => {
  const files = readdirSync(corpus, { recursive: true, withFileTypes: true }).filter((file) => /\.po$/.test(file.name));
  let compared = 0;
  for (const file of files.filter((_, i) => i % 8 === 0)) {
    const text = readFileSync(join(file.parentPath, file.name), 'utf8');
    // Octal and hexadecimal escapes are C's; the oracle does not know them.
    if (text.length > 400_000 || /\\[0-7x]|#-#-#|charset=(?!utf-?8)/i.test(text)) continue;
    const ours = po.parse(text);
    if ([...ours.problems].some((problem) => problem.severity === 'error')) continue;
    const { translations } = gettext.po.parse(text);
    for (const segment of ours.segments) {
      if (segment.obsolete) continue;
      const index = segment.plural?.index ?? 0;
      const context = segment.context ?? '';
      const msgid = segment.plural
        ? segment.plural.group.slice(segment.context === undefined ? 0 : context.length + 1)
        : segment.source?.value;
      const entry = translations[context]?.[msgid ?? ''];
      expect([file.name, segment.id, entry?.msgstr[index] ?? '']).toEqual([
        file.name,
        segment.id,
        segment.target?.value ?? '',
      ]);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});
