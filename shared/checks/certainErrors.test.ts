import { expect, test } from 'vitest';
import type { MessageSyntax } from '../catalog/segment.ts';
import { fluent } from '../formats/fluent/fluent.ts';
import { pairCatalogs } from '../formats/pair.ts';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import { type ExampleSegment, exampleCatalog } from './contract/exampleCatalog.ts';
import { otherLocales } from './contract/otherLocales.ts';
import { checkExample, type ExampleOptions } from './run/checkExample.ts';
import { runChecks } from './run/runChecks.ts';

const messagesFor = (
  check: string,
  segment: ExampleSegment | readonly ExampleSegment[],
  syntaxes: readonly MessageSyntax[],
  rest: ExampleOptions = {},
) =>
  checkExample(check, segment, { ...rest, syntaxes }).findings.map(
    ({ severity, message }) => `${severity}: ${message}`,
  );

const markup = ['markup'] as const;

test('emphasis that is lost is a warning; broken markup and lost links are errors', () => {
  const missing = (source: string, target: string) => messagesFor('tag-missing', { source, target }, markup);
  expect(missing('Press <b>Moor</b>', 'Anlegen drücken')).toEqual(['warning: “<b>…</b>” is missing']);
  expect(missing('Press <b>Moor</b>', '<b>Anlegen</ b> drücken')).toEqual(['error: “</b>” is missing']);
  expect(missing('See <a href="/pier">it</a>', 'Siehe dort')).toEqual(['error: “<a href="/pier">…</a>” is missing']);
  expect(missing('<span id="count"></span> boats', 'Boote')).toEqual(['error: “<span id="count">…</span>” is missing']);
  expect(missing('See <link>it</link>', 'Siehe dort')).toEqual(['error: “<link>…</link>” is missing']);
});

test('an end tag without its slash is one finding, however many there are', () => {
  const segment = { source: '<i>Gull</i> and <i>tern</i>', target: '<i>Möwe<i> und <i>Seeschwalbe<i>' };
  expect(messagesFor('tag-missing', segment, markup)).toEqual(['error: “</i>” is missing']);
  expect(messagesFor('tag-extra', segment, markup)).toEqual([]);
  expect(messagesFor('tag-extra', { source: '<b>Gull</b>', target: '<b>Möwe<b/>' }, markup)).toEqual([]);
});

test('a pair of tags more breaks nothing; half of one does', () => {
  const extra = (source: string, target: string) => messagesFor('tag-extra', { source, target }, markup);
  expect(extra('A gull', '<p>Eine Möwe</p>')).toEqual(['warning: “<p>…</p>” is not in the source']);
  expect(extra('Open the chart', '<app>Karte</app> öffnen')).toEqual(['warning: “<app>…</app>” is not in the source']);
  expect(extra('See <b>it</b>', 'Siehe <b>da</b></i>')).toEqual(['error: “</i>” is not in the source']);
  expect(extra('<i>A gull</i>', '<и>Чайка</и>')).toEqual(['error: “<и>…</и>” is not in the source']);
});

test('tags that are escaped on one side alone are one finding', () => {
  const code = (start: number, end: number, kind: 'open' | 'close') => ({ start, end, kind, id: 'b' });
  const source = { value: '<b>Gull</b>', codes: [code(0, 3, 'open'), code(7, 11, 'close')] };
  expect(messagesFor('tag-extra', { source, target: '<b>Möwe</b>' }, markup)).toEqual([
    'error: “<b>” is escaped here, and markup in the source',
  ]);
});

test('Fluent: variables may be named once, texts of the file be written out, variants lack what others have', () => {
  const find = (source: string, target: string) => {
    const languages = { source: 'en', target: 'ru' };
    const catalog = pairCatalogs(fluent.parse(target, 'ru.ftl'), fluent.parse(source, 'en.ftl'), languages);
    const only = new Set(['tag-missing', 'tag-extra']);
    const options = { languages, settings: defaultSettings, terms: createTermIndex([]), only };
    return runChecks(catalog, options).map(({ severity, message }) => `${severity}: ${message}`);
  };
  expect(find('gone = { $boat } sank; { $boat } is gone\n', 'gone = { $boat } тонет; её нет\n')).toEqual([]);
  expect(find('gone = { $boat } sank\n', 'gone = Тонет\n')).toEqual(['warning: “{ $boat }” is missing']);
  expect(find('pier = Pier\nto = To the { pier }\n', 'pier = Пирс\nto = К пирсу\n')).toEqual([]);
  expect(find('pier = Pier\nto = To the pier\n', 'pier = Пирс\nto = Пирс: { pier }\n')).toEqual([]);
  expect(find('pier = Pier\nto = To the pier\n', 'pier = Пирс\nto = Пирс: { peir }\n')).toEqual([
    'info: “{ peir }” is not in the source',
  ]);
  expect(find('-pier = Pier\nto = To the { -pier }\n', '-pier = Пирс\nto = К пирсу\n')).toEqual([
    'info: “{ -pier }” is missing',
  ]);
  const count = (...forms: string[]) => `days = { $n ->\n${forms.map((form) => `    ${form}\n`).join('')}}\n`;
  const days = 'days = { $n } { $n ->\n    [one] day\n   *[other] days\n}\n';
  expect(find(days, count('[1] день', '[one] { $n } день', '[few] дня', '*[other] { $n } дней'))).toEqual([
    'warning: “{ $n }” is missing',
  ]);
});

test('a percentage that is written the other way round is no placeholder', () => {
  const extra = (target: string) =>
    messagesFor('placeholder-extra', { source: 'Fill to 100% or 0%', target }, ['qt', 'printf']);
  expect(extra("%100'e veya %0'a kadar")).toEqual([]);
  expect(extra('%25 dolu')).toEqual(['warning: “%25” is not in the source']);
});

test('what a program fills in anyway is not too much', () => {
  const forms = { kind: 'cardinal', group: 'a', index: 0 } as const;
  const qt = { source: 'Unread message(s)', target: '%n сообщение', plural: forms };
  expect(messagesFor('placeholder-extra', qt, ['qt'])).toEqual([]);
  const rails = { id: 'errors.messages.odd', source: 'must be odd', target: '%{attribute} muss ungerade sein' };
  expect(messagesFor('placeholder-extra', rails, ['ruby'], { format: 'yaml', dialect: 'rails' })).toEqual([]);
  expect(
    messagesFor('placeholder-extra', { ...rails, id: 'boats.odd' }, ['ruby'], { format: 'yaml', dialect: 'rails' }),
  ).toHaveLength(1);
});

test('what other wordings do without is a warning, or nothing', () => {
  const rails = { id: 'helpers.submit.create', source: 'Moor %{model}', target: '係留する' };
  expect(messagesFor('placeholder-missing', rails, ['ruby'], { format: 'yaml', dialect: 'rails' })).toEqual([]);
  const empty = { source: '{count} boats', target: '{} Boote' };
  expect(messagesFor('placeholder-missing', empty, ['brace'])).toEqual(['warning: “{count}” is missing']);
  const named = { source: "Put it into '<table>…</table>'", target: 'Der Code' };
  expect(messagesFor('tag-missing', named, markup)).toEqual(['warning: “<table>…</table>” is missing']);
  const page = { source: '<html><head/><body><p>Moor</p></body></html>', target: 'Anlegen' };
  expect(messagesFor('tag-missing', page, markup)).toEqual([]);
});

test('marks of the pseudo language of Crowdin are compared with nothing', () => {
  const segment = { source: 'Moor {boat} <b>now</b>', target: 'crwdns12:0crwdne12:0' };
  for (const check of ['placeholder-missing', 'tag-missing'])
    expect(messagesFor(check, segment, ['brace', 'markup'])).toEqual([]);
});

test('the pieces of a split sentence may share tags and placeholders in another way', () => {
  const pieces = (second: string) => [
    { id: 'prompt1', source: 'Moor after <b>{n}', target: 'Anlegen nach' },
    { id: 'prompt2', source: 'hours</b>', target: second },
  ];
  const all = (second: string) =>
    ['tag-missing', 'tag-extra', 'placeholder-missing', 'placeholder-extra'].flatMap((check) =>
      messagesFor(check, pieces(second), ['brace', 'markup']),
    );
  expect(all('<b>{n} Stunden</b>')).toEqual([]);
  expect(all('<b>Stunden</b>')).toEqual(['warning: “{n}” is missing']);
});

test('a further choice for a number may be what a language says better', () => {
  const [source, sv] = [
    '{h, select, 1{an hour} other{{h} hours}}',
    '{h, select, 1{timme} 2{annan timme} other{{h} t}}',
  ];
  expect(messagesFor('icu-arguments', { source, target: sv }, ['icu'])).toEqual([]);
  const word = { source, target: sv.replace('2{', 'två{') };
  expect(messagesFor('icu-arguments', word, ['icu'])).toEqual([
    'warning: “två” is not an option of “h”; the source has 1, other',
  ]);
});

test('a fuzzy text of a PO file breaks nothing', () => {
  const matches = [{ source: 'Moor the boat', target: 'Anlegen', origin: 'previous' }] as const;
  const fuzzy = { source: 'Moor the boat %s', target: 'Anlegen', state: 'needs-review', matches } as const;
  expect(messagesFor('placeholder-missing', fuzzy, ['printf'], { format: 'po' })).toEqual(['warning: “%s” is missing']);
  expect(messagesFor('placeholder-missing', fuzzy, ['printf'], { format: 'ts' })).toEqual(['warning: “%s” is missing']);
});

test('parts of a date may change places, and the sign of an accelerator within a tag is none', () => {
  const date = { source: '%A, %B %d, %Y', target: '%Y. %B %d., %A' };
  expect(messagesFor('placeholder-missing', date, ['printf'])).toEqual([]);
  const link = { source: '<a href="/show_pier">Pier</a>', target: '<a href="/pier">Pier</a>' };
  expect(messagesFor('placeholder-missing', link, ['markup', 'accelerator'])).toEqual([]);
});

test('an element that HTML ends by itself is never half', () => {
  const segment = { source: '<h3>Pier</h3>Moor', target: '<h3>Mole</h3><p>Anlegen' };
  expect(messagesFor('tag-extra', segment, markup)).toEqual([]);
  expect(messagesFor('tag-extra', { source: 'Moor', target: '<p>Anlegen' }, markup)).toEqual([
    'warning: “<p>” is not in the source',
  ]);
});

test('Laravel replaces a name before letters, too', () => {
  const ends = (target: string) =>
    ['placeholder-missing', 'placeholder-extra'].flatMap((check) =>
      messagesFor(check, { source: 'The :boat sails', target }, ['laravel']),
    );
  expect(ends('A :boatnak')).toEqual([]);
  expect(ends(':boatలో')).toEqual([]);
  expect(ends('Das Boot')).toHaveLength(1);
});

test('text that stands for another text, and lists of directives, are warnings', () => {
  const missing = (source: string, syntax: MessageSyntax) =>
    messagesFor('placeholder-missing', { source, target: 'Hafen' }, [syntax]).map((line) => line.split(':')[0]);
  expect(missing('To @:harbour.name', 'vue')).toEqual(['warning']);
  expect(missing('@:harbour.name', 'vue')).toEqual([]);
  expect(missing('%Y year, %H hour, %s seconds', 'printf')).toEqual(['warning']);
  expect(missing('%s at %d', 'printf')).toEqual(['warning']);
});

test('a form for 2 and 102 may spell its number out; one that no number selects is a warning', () => {
  const form = (category: 'two' | 'few', source: string, target: string) => ({
    source,
    target,
    plural: { kind: 'cardinal', group: 'a', category } as const,
  });
  const two = form('two', '%{count} boats', 'dva čolna');
  expect(messagesFor('placeholder-missing', two, ['ruby'], { languages: ['en', 'sl'] })).toEqual([]);
  const few = form('few', '%{count} boats', 'ເຮືອ');
  expect(messagesFor('placeholder-missing', few, ['ruby'], { languages: ['en', 'lo'] })).toEqual([
    'warning: “%{count}” is missing',
  ]);
});

test('a piece of a sentence that is blank is a warning', () => {
  const blank = (source: string) => messagesFor('blank-target', { source, target: ' ' }, [])[0]?.split(':')[0];
  expect(blank('Set sail')).toBe('error');
  expect(blank('to the')).toBe('warning');
  expect(blank('The')).toBe(undefined);
  expect(blank('Moored at ')).toBe('warning');
  expect(blank('->')).toBe('warning');
  expect(blank('|')).toBe(undefined);
});

const source = { id: 'a', source: 'Show {unset} at mod[:name]', target: 'Zeige {leer} bei mod[:Name]' };
const beside = (check: string, texts: readonly string[], format: string, syntaxes: readonly MessageSyntax[]) => {
  const locales = otherLocales(
    texts.map((target, i) => ({
      language: ['fr', 'it', 'es', 'pt', 'nl'][i] ?? 'da',
      catalog: exampleCatalog([{ ...source, target }], { syntaxes }),
    })),
  );
  const options = {
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set([check]),
    locales: () => locales,
  };
  const catalog = exampleCatalog([source], { format, syntaxes });
  return runChecks(catalog, { ...options, languages: { source: 'en', target: 'de' } }).map(({ severity }) => severity);
};

test('the languages vote: what a third of them lacks is a warning, what prose shows by accident is nothing', () => {
  const [kept, lost] = ['Montrer {unset}', 'Montrer {vide}'];
  expect(beside('placeholder-missing', [kept, kept, kept], 'json', ['brace'])).toEqual(['error']);
  expect(beside('placeholder-missing', [lost, kept, kept], 'json', ['brace'])).toEqual(['error']);
  expect(beside('placeholder-missing', [lost, lost, kept], 'json', ['brace'])).toEqual(['warning']);
  expect(beside('placeholder-missing', [lost, lost, kept], 'po', ['brace'])).toEqual([]);
  expect(beside('placeholder-missing', [lost], 'po', ['brace'])).toEqual(['warning']);
});
