import { describe, expect, test } from 'vitest';
import { formatFor } from '../formats/formats.ts';
import { pairCatalogs } from '../formats/pair.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { checkExample } from './run/checkExample.ts';
import { runChecks } from './run/runChecks.ts';

/** What all default checks find in a file, read as its path and its text tell; `source` is the file of English beside it. */
function find(path: string, target: string, language: string, source?: string): readonly string[] {
  const languages = { source: 'en', target: language };
  const read = (text: string) => {
    const format = formatFor(path, text);
    if (!format) throw new Error(`no format reads ${path}`);
    return { format, catalog: format.parse(text, path) };
  };
  const { format, catalog } = read(target);
  const whole = source === undefined ? catalog : pairCatalogs(catalog, read(source).catalog, languages, format);
  const findings = runChecks(whole, { languages, settings: defaultSettings, terms: createTermIndex([]) });
  return findings.map(({ check }) => check);
}

const resw = (value: string) =>
  `<root><data name="Moored" xml:space="preserve"><value>${value}</value></data><data name="Pier" xml:space="preserve"><value>Pier</value></data></root>`;
const po = (entry: string) =>
  `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=1; plural=0;\\n"\n\n${entry}\n`;
const entry = (source: string, target: string) => po(`msgid "${source}"\nmsgstr "${target}"`);
const xliff = (target: string) =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" datatype="plaintext" source-language="en" target-language="en"><body><trans-unit id="a"><source>Moor the boat</source>${target}</trans-unit></body></file></xliff>`;
const json = (value: object) => JSON.stringify(value, null, 2);

/**
 * Nothing is wrong with the first texts; the second ones are like them and have a fault, so that no reading that sees nothing
 * passes for one that is right.
 */
describe('sound texts have no findings, and the like with a fault have one', () => {
  test('ICU plurals in .resw are read by their content', () => {
    const source = resw('{0, plural, one {boat} other {boats}} in the harbour');
    const checksFor = (value: string) =>
      find('nl/Resources.resw', resw(value).replace('Pier</v', 'Steiger</v'), 'nl', source);
    expect(checksFor('{0, plural, one {boot} other {boten}} in de haven')).toEqual([]);
    expect(checksFor('{1, plural, one {boot} other {boten}} in de haven')).toContain('icu-arguments');
  });

  test('an earlier source that a tool left behind needs no review where the text is not fuzzy', () => {
    const unit = (flag: string) =>
      po(`${flag}#| msgid "Moor the ship"\nmsgid "Moor the boat"\nmsgstr "ボートを係留する"`);
    expect(find('po/ja.po', unit(''), 'ja')).toEqual([]);
    expect(find('po/ja.po', unit('#, fuzzy\n'), 'ja')).toEqual(['needs-review']);
  });

  test('a language with one form says one text for one and for many', () => {
    const unit = (target: string) => po(`msgid "%d boat"\nmsgid_plural "%d boats"\nmsgstr[0] "${target}"`);
    expect(find('po/ja.po', unit('ボート %d 艘'), 'ja')).toEqual([]);
    expect(find('po/ja.po', unit('ボート'), 'ja')).toContain('placeholder-missing');
  });

  test('names of versions and addresses of a shop stay', () => {
    const path = 'fastlane/metadata/android/de-DE/changelogs/12.txt';
    expect(find(path, 'Harbour v12.0', 'de', 'Harbour v12.0')).toEqual([]);
    expect(
      find('fastlane/metadata/de-DE/privacy_url.txt', 'https://example.com/a', 'de', 'https://example.com/b'),
    ).toEqual([]);
    expect(find(path, 'Moor the boat at the pier.', 'de', 'Moor the boat at the pier.')).toEqual(['untranslated']);
  });

  test('a colour of Minecraft belongs to no word', () => {
    const checksFor = (text: string) =>
      find('assets/boat/lang/ru_ru.json', json({ a: text }), 'ru', json({ a: '§aGiven to %s' }));
    expect(checksFor('§aВыдано игроку %s')).toEqual([]);
    expect(checksFor('§aBыдано игроку %s')).toEqual(['mixed-script']);
  });

  test.each([
    ['hi', '_Name:', 'नाम: (_N)', 'नाम (_N)'],
    ['bn', '_Name:', 'নাম: (_N)', 'নাম (_N)'],
  ])('marks in front of an accelerator in brackets end a text of %s', (language, source, target, fault) => {
    const checksFor = (text: string) => find(`po/${language}.po`, entry(source, text), language);
    expect(checksFor(target)).toEqual([]);
    expect(checksFor(fault)).toEqual(['end-punctuation']);
  });

  test('a file from a language into itself is no translation', () => {
    expect(find('en.xliff', xliff(''), 'en')).toEqual([]);
    expect(find('en.xliff', xliff('').replace('target-language="en"', 'target-language="de"'), 'de')).toEqual([
      'untranslated',
    ]);
  });

  test('a word stands twice where its language joins such words, or the source says it twice', () => {
    const checksFor = (language: string, source: string, target: string) =>
      find(`po/${language}.po`, entry(source, target), language);
    expect(checksFor('ca', 'Cancel the trip', 'Cancel·la la ruta')).toEqual([]);
    expect(checksFor('ca', 'Cancel the trip', 'Cancel·la la ruta de de vela')).toEqual(['repeated-word']);
    expect(checksFor('de', 'Oh oh, the boat is gone!', 'Oh oh, das Boot ist weg!')).toEqual([]);
    expect(checksFor('de', 'The boat is gone!', 'Boot und und Steg sind weg!')).toEqual(['repeated-word']);
  });

  test.each([
    ['ug', '600,000 boats', '600 مىڭ كېمە', '6000 كېمە'],
    ['ar', '%1$d%% of the boats', '٪%1$d من القوارب', '٪%2$d من القوارب'],
    ['fa', 'On Tuesday', 'در سه شنبه', 'در  سه شنبه'],
    ['ru', '100 KB', '100 КБ', '200 КБ'],
  ])('numbers, days and units of %s', (language, source, target, fault) => {
    const checksFor = (text: string) => find(`po/${language}.po`, entry(source, text), language);
    expect(checksFor(target)).toEqual([]);
    expect(checksFor(fault)).not.toEqual([]);
  });

  test('texts in numbers are placeholders beside keys that only look like plurals', () => {
    const source = {
      report: { select_one: 'Select one', select_many: 'Select some' },
      boats: '{0} boats',
      step: 'by {n}',
    };
    const target = {
      report: { select_one: 'Kies er een', select_many: 'Kies er enkele' },
      boats: '{0} boten',
      step: 'van {n}',
    };
    const checksFor = (value: object) => find('locales/nl.json', json(value), 'nl', json(source));
    expect(checksFor(target)).toEqual([]);
    expect(checksFor({ ...target, boats: 'boten' })).toEqual(['placeholder-missing']);
  });

  test('numbers of JabRef’s kind begin with zero', () => {
    const source = 'a=Moored %0 boats at %1\nb=%0-boats\n';
    const checksFor = (text: string) => find('l10n/Boats_tr.properties', text, 'tr', source);
    expect(checksFor("a=%0'dan %1 iskelesine tekneler bağlandı\nb=%0-tekneler\n")).toEqual([]);
    expect(checksFor('a=%1 iskelesine tekneler bağlandı\nb=%0-tekneler\n')).toEqual(['placeholder-missing']);
  });

  test('keys that end in `_html` hold references, and their white space is layout', () => {
    const source = 'en:\n  harbour:\n    about_html: "Boats &amp; piers\\n"\n    open: Open\n';
    const checksFor = (text: string) =>
      find('config/locales/de.yml', `de:\n  harbour:\n    about_html: ${text}\n    open: Öffnen\n`, 'de', source);
    expect(checksFor('Boote &amp; Stege')).toEqual([]);
    expect(checksFor('Boote &amp Stege')).not.toEqual([]);
  });

  test('Laravel passes the field to every message of a validation, and “s” behind a name may be seconds', () => {
    const php = (texts: string) => `<?php return [${texts}];`;
    const checksFor = (path: string, source: string, target: string) => find(path, php(target), 'tr', php(source));
    const source = "'ends' => 'Must end with :values', 'age' => ':counts', 'boats' => ':count boats'";
    const target = "'ends' => ':attribute, :values ile bitmeli', 'age' => ':count saniye', 'boats' => ':count tekne'";
    expect(checksFor('lang/tr/validation.php', source, target)).toEqual([]);
    expect(checksFor('lang/tr/boats.php', source, target)).toEqual(['placeholder-extra']);
    expect(checksFor('lang/tr/validation.php', source, target.replace(':count tekne', 'tekne'))).toEqual([
      'placeholder-missing',
    ]);
  });

  test.each([
    ['a telephone number', ['+49 12345 6789', '+34 12345 6789'], ['Call 49 boats', 'Llamar a 34 barcos']],
    ['an address of nobody', ['https://foo.bar/a', 'https://nadie.es/a'], ['See https://skerry.net/a', 'Ver aquí']],
    ['a word that the program puts', ['[[Category]]', '[[Category]]'], ['Moor the boat', 'Moor the boat']],
    ['a stand-in', ['Boats of XXX', 'XXX船 barcos'], ['Ten boats here', 'Diez barrrcos']],
  ])('%s may be another one', (_, sound, fault) => {
    const checksFor = ([source, target]: readonly string[]) =>
      find('locales/es.json', json({ a: target }), 'es', json({ a: source }));
    expect(checksFor(sound)).toEqual([]);
    expect(checksFor(fault)).not.toEqual([]);
  });

  test('attributes need no space between them', () => {
    const source = '<a href="%url%" class="pier">Pier</a>';
    const checksFor = (text: string) =>
      find('po/de.po', entry(source.replaceAll('"', '\\"'), text.replaceAll('"', '\\"')), 'de');
    expect(checksFor('<a href="%url%"class="pier">Steg</a>')).toEqual([]);
    expect(checksFor('<a href="%url%"class="steg">Steg</a>')).toEqual(['tag-attributes']);
  });

  test('the form for one in brackets behind a key may say its number in a word', () => {
    const countFor = (key: string) =>
      checkExample(
        'placeholder-missing',
        { id: key, source: 'More than {{n}} boat', target: 'أكثر من قارب واحد' },
        { languages: ['en', 'ar'], syntaxes: ['i18next'] },
      ).messages.length;
    expect(countFor('boats[one]')).toBe(0);
    expect(countFor('boats[other]')).toBe(1);
  });
});
