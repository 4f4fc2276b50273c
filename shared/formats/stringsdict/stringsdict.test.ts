import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { asSource, pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { stringsdict } from './stringsdict.ts';

const plist = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n${body}</dict>\n</plist>\n`;
const text = (key: string, value: string, indent: string) =>
  `${indent}<key>${key}</key>\n${indent}<string>${value}</string>\n`;
const variable = (name: string, forms: Record<string, string>) =>
  `\t\t<key>${name}</key>\n\t\t<dict>\n${text('NSStringFormatSpecTypeKey', 'NSStringPluralRuleType', '\t\t\t')}${text('NSStringFormatValueTypeKey', 'd', '\t\t\t')}${Object.entries(
    forms,
  )
    .map(([category, value]) => text(category, value, '\t\t\t'))
    .join('')}\t\t</dict>\n`;
const entry = (key: string, format: string, ...variables: string[]) =>
  `\t<key>${key}</key>\n\t<dict>\n${text('NSStringLocalizedFormatKey', format, '\t\t')}${variables.join('')}\t</dict>\n`;

const source = plist(
  entry('days', '%#@n@', variable('n', { one: '%d day', other: '%d days' })) +
    entry('trip', '%#@n@ at sea', variable('n', { one: '%d day', other: '%d days' })) +
    text('title', 'Log', '\t'),
);

function paired(target: string, language: string) {
  const from = asSource(stringsdict.parse(source), 'en');
  return pairCatalogs(stringsdict.parse(target), from, { source: 'en', target: language });
}

function missingIn(target: string, language: string) {
  return (paired(target, language).pair?.missing ?? []).filter((missing) => missing.source.translatable);
}

function fill(target: string, language: string, ids?: readonly string[]) {
  const additions = missingIn(target, language)
    .filter(({ id }) => !ids || ids.includes(id))
    .map((missing) => ({ missing, content: plain(`‹${missing.category ?? missing.id}›`) }));
  return changeSegments(stringsdict, paired(target, language), new Map(), additions);
}

describe('new texts', () => {
  test('the forms that a language needs go into the variable, in their order', () => {
    const before = plist(entry('days', '%#@n@', variable('n', { one: 'dzień', other: 'dnia' })));
    const changed = fill(before, 'pl', ['days/n/few', 'days/n/many']);
    expect([...changed.refused]).toEqual([]);
    expect(changed.text).toBe(
      plist(entry('days', '%#@n@', variable('n', { one: 'dzień', few: '‹few›', many: '‹many›', other: 'dnia' }))),
    );
  });

  test('whole entries take formats and types of the source along', () => {
    const changed = fill(plist(text('title', 'Dziennik', '\t')), 'de');
    expect([...changed.refused]).toEqual([]);
    const forms = { one: '‹one›', other: '‹other›' };
    expect(changed.text).toBe(
      plist(
        entry('days', '%#@n@', variable('n', forms)) +
          entry('trip', '‹trip›', variable('n', forms)) +
          text('title', 'Dziennik', '\t'),
      ),
    );
  });

  test('forms without the words around them are refused, the others are written', () => {
    const changed = fill(plist(text('title', 'Dziennik', '\t')), 'de', ['days/n/one', 'days/n/other', 'trip/n/one']);
    expect(refusalOf(changed, 'trip/n/one')).toMatch(/together/);
    expect(changed.refused.size).toBe(1);
    expect(changed.catalog.segments.all().map(({ id }) => id)).toEqual(['days', 'days/n/one', 'days/n/other', 'title']);
  });

  test('a new file has the forms of its language and no entry without a translation', () => {
    const entries = new Map(
      missingIn(plist(''), 'pl')
        .filter(({ id }) => id.startsWith('days'))
        .map((missing) => [missing.id, { missing, content: plain(`‹${missing.category}›`) }]),
    );
    const edits = stringsdict.derive?.(asSource(stringsdict.parse(source), 'en'), 'pl', entries) ?? [];
    const forms = { one: '‹one›', few: '‹few›', many: '‹many›', other: '‹other›' };
    expect(applyEdits(source, edits)).toBe(plist(entry('days', '%#@n@', variable('n', forms))));
  });
});

describe('edits', () => {
  test.each([
    ['<string>A &amp; b</string>', 'A & <c>', '<string>A &amp; &lt;c&gt;</string>'],
    ['<string/>', 'x', '<string>x</string>'],
    ['<string><![CDATA[a<b]]></string>', 'a<c', '<string><![CDATA[a<c]]></string>'],
  ])('%s ← %j', (before, value, after) => {
    const catalog = stringsdict.parse(plist(`<key>a</key>${before}`));
    expect(changeSegments(stringsdict, catalog, new Map([['a', { content: plain(value) }]])).text).toBe(
      plist(`<key>a</key>${after}`),
    );
  });

  test('a format may lose its words', () => {
    const catalog = stringsdict.parse(source);
    const changed = changeSegments(stringsdict, catalog, new Map([['trip', { content: plain('%#@n@') }]]));
    expect([...changed.refused]).toEqual([]);
  });
});

test('strings files that are XML property lists are read too, others are not', () => {
  expect(formatFor('a/de.lproj/InfoPlist.strings', plist(text('a', 'A', '\t')))?.id).toBe('stringsdict');
  expect(formatFor('a/de.lproj/InfoPlist.strings', '"a" = "A";')?.id).toBe('strings');
  const comments = '<!-- a -->'.repeat(300);
  expect(formatFor('a.strings', `${comments}"a" = "A";`)).toBeUndefined();
  expect(formatFor('a.strings', `${comments}\n${plist('')}`)?.id).toBe('stringsdict');
});

test('laws hold for anything made of what a property list has', () => {
  const piece = fc.constantFrom(
    '<key>a</key>',
    '<key>one</key>',
    '<key>other</key>',
    '<key>NSStringLocalizedFormatKey</key>',
    '<string>%#@a@ x</string>',
    '<string/>',
    '<string>',
    '</string>',
    '<dict>',
    '</dict>',
    '<true/>',
    '<!-- c -->',
    '&amp;',
    '&',
    '\n\t',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      expect(checkFormatLaws(stringsdict, plist(pieces.join('')), { prefixes: 3 })).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('a variable says what number it takes, as a specifier without “%”', () => {
  const faultsIn = (type: string, format = '%#@n@') =>
    problemsInEnglish(
      stringsdict.parse(
        plist(entry('days', format, variable('n', { one: 'dzień', other: 'dnia' }))).replace(valueType, type),
      ).problems,
    ).map(({ message }) => message);
  const valueType = text('NSStringFormatValueTypeKey', 'd', '\t\t\t');
  expect(faultsIn(valueType)).toEqual([]);
  expect(faultsIn(text('NSStringFormatValueTypeKey', 'lu', '\t\t\t'))).toEqual([]);
  expect(faultsIn(text('NSStringFormatValueTypeKey', '%d', '\t\t\t'))).toEqual([
    'NSStringFormatValueTypeKey is “%d”; it must be a specifier without “%”: d, ld, lu …',
  ]);
  const ofIntent = ['There are %#@n@ before $', '{date}'].join('');
  expect(faultsIn(text('NSStringFormatValueTypeKey', '%ld', '\t\t\t'), ofIntent)).toEqual([]);
  expect(faultsIn('')).toEqual(['“n” has no NSStringFormatValueTypeKey, which says what number it takes: d, ld, lu …']);
});

test('forty thousand strings that are never closed are read in one go', () => {
  const text = `<plist version="1.0"><dict>${'<key>a</key><string>x'.repeat(40_000)}`;
  expect(stringsdict.parse(text).segments.count).toBe(1);
});
