import { expect, test } from 'vitest';
import { android } from '../../formats/android/android.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { xliff12 } from '../../formats/xliff12/xliff12.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

const markup = { syntaxes: ['markup' as const] };

test('wraps the same words, or all of the text; guesses nothing', () => {
  const fixed = (source: string, target: string) => checkExample('tag-missing', { source, target }, markup).fixed;
  expect(fixed('Use <code>npm</code> here', 'Hier npm verwenden')).toEqual(['Hier <code>npm</code> verwenden']);
  expect(fixed('<b>Done</b>.', 'Fertig.')).toEqual(['<b>Fertig</b>.']);
  expect(fixed('<b> Done </b>', 'Fertig')).toEqual(['<b> Fertig </b>']);
  expect(fixed('Use <code> npm </code>now', 'npm verwenden')).toEqual(['<code>npm</code> verwenden']);
  expect(fixed('A <b>big</b> boat', 'Ein großes Boot')).toEqual([]);
});

test('a tag between two sentences stands between the same two', () => {
  const fixed = (source: string, target: string) => checkExample('tag-missing', { source, target }, markup).fixed;
  const source = 'The pier is open. <img src="map.png"/> See the map.';
  expect(fixed(source, 'Der Anleger ist offen. Siehe die Karte.')).toEqual([
    'Der Anleger ist offen. <img src="map.png"/> Siehe die Karte.',
  ]);
  expect(fixed(source, '桟橋が開いています。地図を見てください。')).toEqual([
    '桟橋が開いています。<img src="map.png"/>地図を見てください。',
  ]);
  // Which of three sentences is the first of two?
  expect(fixed(source, 'Der Anleger ist offen. Kommen Sie! Siehe die Karte.')).toEqual([]);
});

test('what is lacking is named, for the cursor where no place is certain', () => {
  const lacks = (source: string, target: string) =>
    checkExample('tag-missing', { source, target }, markup).findings.map((finding) => finding.lacks);
  expect(lacks('A <b>big</b> boat', 'Ein großes Boot')).toEqual([[['<b>', '</b>']]]);
  expect(lacks('A <img src="a.png"/> boat', 'Ein Boot')).toEqual([[['<img src="a.png"/>']]]);
});

test('inline codes: optional ones are free, deletable ones a warning', () => {
  const code = (more: object) => ({
    value: 'Hi <x/> you',
    codes: [{ start: 3, end: 7, kind: 'standalone' as const, id: 'x:1', ...more }],
  });
  const severity = (more: object) =>
    checkExample('tag-missing', { source: code(more), target: 'Hallo du' }).findings.map((one) => one.severity);
  expect(severity({})).toEqual(['error']);
  expect(severity({ canDelete: false })).toEqual(['error']);
  expect(severity({ canDelete: true })).toEqual(['warning']);
  expect(severity({ optional: true })).toEqual([]);
});

test('branches of an ICU message repeat tags', () => {
  const source = '{n, plural, one {<b>#</b> day} other {<b>#</b> days}}';
  const target = '{n, plural, other {<b>#</b>日}}';
  expect(checkExample('tag-missing', { source, target }, { syntaxes: ['icu', 'markup'] }).messages).toEqual([]);
});

test('each form of an ICU message is compared with its own, or with “other”', () => {
  const icu = { syntaxes: ['icu' as const, 'markup' as const], languages: ['en', 'cs'] as const };
  const source = '{n, plural, one {<b>One</b> file} other {<b>#</b> files}}';
  const lost = checkExample(
    'tag-missing',
    { source, target: '{n, plural, one {<b>Jeden</b> soubor} few {# soubory} other {<b>#</b> souborů}}' },
    icu,
  );
  expect(lost.messages).toEqual(['“<b>…</b>” is missing in “few”']);
  expect(lost.marked).toEqual(['# soubory']);
  const messages = (target: string, of = source) => checkExample('tag-missing', { source: of, target }, icu).messages;
  expect(messages('{n, plural, one {Jeden soubor} few {<b>#</b> soubory} other {<b>#</b> souborů}}')).toEqual([
    '“<b>…</b>” is missing in “one”',
  ]);
  expect(messages('<b>{n, plural, one {Jeden} few {#} other {#}}</b> souborů')).toEqual([]);
  expect(messages('{n, plural, one {Soubor} other {<b>#</b> souborů}}', '<b>{n}</b> files')).toEqual([]);
  expect(
    messages(
      '{g, select, f {<a>Její</a> soubor} other {Jeho soubor}}',
      '{g, select, f {<a>Her</a> file} other {<a>His</a> file}}',
    ),
  ).toEqual(['“<a>…</a>” is missing in “other”']);
});

test('what belongs around all of a form is put around it', () => {
  const source = '{n, plural, one {<b>One file</b>} other {<b># files</b>}}';
  const target = '{n, plural, one {<b>Eine Datei</b>} other {# Dateien}}';
  expect(checkExample('tag-missing', { source, target }, { syntaxes: ['icu', 'markup'] }).fixed).toEqual([
    '{n, plural, one {<b>Eine Datei</b>} other {<b># Dateien</b>}}',
  ]);
});

test('words in angle brackets are no tags', () => {
  const usage = { source: 'copy <source> <time>', target: 'copy <Quelle> <Zeit>' };
  expect(checkExample('tag-missing', usage, markup).messages).toEqual([]);
});

test('what is no character is not missed, and an entity that nobody declared is not offered', () => {
  const unit = (id: string, source: string, target: string) =>
    `<trans-unit id="${id}"><source>${source}</source><target>${target}</target></trans-unit>`;
  const catalog = xliff12.parse(
    '<xliff version="1.2"><file source-language="en" target-language="de" datatype="plaintext" original="f"><body>' +
      `${unit('1', '&#xD83D;Save', 'Sichern')}${unit('2', '&brand;Open', 'Öffnen')}</body></file></xliff>`,
  );
  const findings = runChecks(catalog, {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['tag-missing']),
  });
  expect(findings.map(({ message, fix }) => [message, fix])).toEqual([['“&brand;” is missing', undefined]]);
});

test('a tag that is missing many times is one finding', () => {
  const source = 'Tie <b>knots</b>. '.repeat(40);
  const target = 'Knoten binden. '.repeat(40);
  expect(checkExample('tag-missing', { source, target }, markup).messages).toEqual([
    '“<b>…</b>” is missing (40 times)',
  ]);
  const extra = checkExample('tag-extra', { source: target, target: source }, markup);
  expect(extra.messages).toEqual(['“<b>…</b>” is not in the source (40 times)']);
});

test('emphasis that quotation marks show, or that other languages leave out, is not missed', () => {
  const countFor = (source: string, target: string) =>
    checkExample('tag-missing', { source, target }, markup).messages.length;
  expect(countFor('Open <i>Login Items</i>', '打开“登录项”')).toBe(0);
  expect(countFor('Open <i>Login Items</i>', '打开登录项')).toBe(1);
  expect(countFor('Open <i>Login Items</i>', '打开“登录项</i>”')).toBe(1);
  expect(countFor('Open <a>Login Items</a>', '打开“登录项”')).toBe(1);
});

test('forms separated with “|” repeat tags', () => {
  const messages = (id: string, target: string) =>
    checkExample(
      id,
      { source: '{1} <b>1</b> boat|[2,Inf] <b>%count%</b> boats', target },
      { syntaxes: ['laravel', 'markup'] },
    ).messages;
  const more = '{1} <b>1</b> loď|{2,3,4} <b>%count%</b> lodě|[5,Inf] <b>%count%</b> lodí';
  expect([messages('tag-extra', more), messages('tag-missing', '[0,Inf] <b>%count%</b> hajó|x')]).toEqual([[], []]);
});

test('an error is a link, what a program fills in, or half of a pair; not what only says what its words are', () => {
  const severity = (source: string, target: string) =>
    checkExample('tag-missing', { source, target }, markup).findings.map((one) => one.severity);
  expect(severity('<app>Skerry</app> extracts it', 'Es wird entpackt')).toEqual(['warning']);
  expect(severity('<app>Skerry</app> extracts it', '<app>Skerry entpackt es')).toEqual(['error']);
  expect(severity('<helpLink>Help</helpLink> for it', 'Hilfe dazu')).toEqual(['error']);
  expect(severity('<0>Help</0> for it', 'Hilfe dazu')).toEqual(['error']);
  expect(severity('<a href="/x">Help</a> for it', 'Hilfe dazu')).toEqual(['error']);
});

test('words in angle brackets are prose', () => {
  const segment = { source: '<a letter of two signs>', target: '<ein Buchstabe aus zwei Zeichen>' };
  expect(checkExample('tag-missing', segment, markup).messages).toEqual([]);
});

test('the form for zero says none, and needs no numbers', () => {
  const source = { value: '{ $n } of { $all }', codes: [{ start: 0, end: 6, kind: 'standalone' as const, id: '$n' }] };
  const messages = (category: 'zero' | 'many') =>
    checkExample(
      'tag-missing',
      { source, target: 'لا مطابقة', plural: { group: 'match', category, kind: 'cardinal' as const } },
      { languages: ['en', 'ar'] },
    ).messages.length;
  expect([messages('zero'), messages('many')]).toEqual([0, 1]);
});

test('tags of the same look stand for each other in pairs, but for those that React finds by their names', () => {
  const messagesFor = (source: string, target: string, syntax: 'markup' | 'icu' = 'markup') =>
    ['tag-missing', 'tag-extra'].flatMap(
      (check) => checkExample(check, { source, target }, { syntaxes: [syntax, 'markup'] }).messages,
    );
  expect(messagesFor('<strong>Note</strong>: moor', '<b>Hinweis</b>: anlegen')).toEqual([]);
  expect(messagesFor('Press <guibutton>Row</guibutton>', '<guilabel>Rudern</guilabel> drücken')).toEqual([]);
  expect(messagesFor('<strong>Note</strong>: moor', '<b>Hinweis: anlegen')).not.toEqual([]);
  expect(messagesFor('<strong>Note</strong>: moor', '<b>Hinweis</b>: anlegen', 'icu')).not.toEqual([]);
});

test('the name of a button in a manual may stand in quotation marks', () => {
  const { messages } = checkExample(
    'tag-missing',
    { source: 'Press <guibutton>Row</guibutton> twice', target: 'Zweimal „Rudern“ drücken' },
    markup,
  );
  expect(messages).toEqual([]);
});

/** What the checks of tags and placeholders find in an Android file of one entry. */
function foundInAndroid(source: string, target: string, language: string): string[] {
  const file = (entry: string) => `<resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">${entry}</resources>`;
  const pair = { source: 'en', target: language };
  const catalog = pairCatalogs(android.parse(file(target)), android.parse(file(source)), pair, android);
  const only = new Set(['tag-missing', 'tag-extra', 'placeholder-missing', 'placeholder-extra']);
  return runChecks(catalog, { languages: pair, settings: defaultSettings, terms: createTermIndex([]), only }).map(
    ({ check }) => check,
  );
}

test('a placeholder of Android is the same with `xliff:g` around it and without', () => {
  const entry = (text: string) => `<string name="a">${text}</string>`;
  const checksFor = (source: string, target: string) => foundInAndroid(entry(source), entry(target), 'de');
  const bare = '%d boats';
  const within = '<xliff:g id="count">%d</xliff:g> Boote';
  expect(checksFor(bare, within)).toEqual([]);
  expect(checksFor(within, bare)).toEqual([]);
  expect(checksFor(within, 'Boote')).toEqual(['tag-missing']);
  expect(checksFor(bare, '<xliff:g id="name">%s</xliff:g> Boote').length).toBeGreaterThan(0);
});

test('a number in `xliff:g` may be left out of the form for one, and is free in each form where the source has it', () => {
  const number = '<xliff:g id="count">%d</xliff:g>';
  const place = '<xliff:g id="place">%2$s</xliff:g>';
  const entry = (one: string, other: string) =>
    `<plurals name="a"><item quantity="one">${one}</item><item quantity="other">${other}</item></plurals>`;
  const source = entry('Move this boat?', `Move ${number} boats?`);
  expect(foundInAndroid(source, entry(`${number} boot verplaatsen?`, `${number} boten verplaatsen?`), 'fa')).toEqual(
    [],
  );
  expect(foundInAndroid(source, entry('Dit boot?', 'Deze boten verplaatsen?'), 'nl')).toEqual(['tag-missing']);
  const both = entry(`${number} boat`, `${number} boats`);
  expect(foundInAndroid(both, entry('Een boot', `${number} boten`), 'nl')).toEqual([]);
  // The form of Russian stands for 21, too.
  expect(foundInAndroid(both, entry('Лодка', `${number} лодок`), 'ru')).toContain('tag-missing');
  const placed = entry(`A boat at ${place}`, `Boats at ${place}`);
  expect(foundInAndroid(placed, entry('Een boot', `Boten bij ${place}`), 'nl')).toEqual(['tag-missing']);
});
