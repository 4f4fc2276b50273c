import { expect, test } from 'vitest';
import type { Format } from '../../formats/format.ts';
import { html } from '../../formats/html/html.ts';
import { markdown } from '../../formats/markdown/markdown.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const pair = { source: 'en', target: 'de' };

function findings(source: string, target: string, format: Format = html) {
  const catalog = pairCatalogs(format.parse(target), format.parse(source), pair, format);
  const only = new Set(['tag-extra', 'tag-missing']);
  const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]), only };
  return runChecks(catalog, options).map(({ severity, message }) => `${severity}: ${message}`);
}

test('tags of a page are no errors; those of templates and components are warnings, as links are', () => {
  expect(findings('<p>Hi <sup id="x">you</sup></p>', '<p>Hallo du</p>')).toEqual([
    'info: “<sup id="x">…</sup>” is missing',
  ]);
  expect(findings('See the [pier](#pier).', 'Siehe die Mole.', markdown).join()).toMatch(/^warning: .*missing$/);
  expect(findings('<p>Hi {{ name }}</p>', '<p>Hallo du</p>')).toEqual(['warning: “{{ name }}” is missing']);
  expect(findings('<p>Hi <user-name>you</user-name></p>', '<p>Hallo du</p>')).toEqual([
    'warning: “<user-name>…</user-name>” is missing',
  ]);
});

test('translators of pages stress other words, add links, and write code in another way', () => {
  expect(findings('<p>Hi <em>you</em></p>', '<p>Hallo <a href="#p">du</a>, <b>du</b></p>')).toEqual([]);
  expect(findings('<p>Hi <em>you</em></p>', '<p>Hallo <em>du</p>')).not.toEqual([]);
  expect(findings('Take `a` or `<b/>`, then `a`.', 'Nimm `a` oder `<b />`.', markdown)).toEqual([]);
  expect(findings('Write `{lamp}`.', 'Schreibe `{Lämpchen}`.', markdown)).toEqual([]);
  expect(findings('Set `lamp` to `on`.', 'Stelle sie an.', markdown)).toEqual([
    'info: “`lamp`” is missing',
    'info: “`on`” is missing',
  ]);
});

test('words of a program that a page shows as code may stand in quotation marks, commands may not', () => {
  expect(findings('Click `Moor The Boat`.', 'Auf „Boot vertäuen“ klicken.', markdown)).toEqual([]);
  expect(findings('Click `Moor The Boat`.', 'Auf **Boot vertäuen** klicken.', markdown)).toEqual([]);
  expect(findings('Click `Moor The Boat`.', 'Boot vertäuen.', markdown)).toEqual([
    'info: “`Moor The Boat`” is missing',
  ]);
  expect(findings('Call `moor boat`.', '„Boot vertäuen“ aufrufen.', markdown)).toEqual([
    'info: “`moor boat`” is missing',
  ]);
  const catalog = (text: string) =>
    pairCatalogs(markdown.parse('Boot vertäuen.'), markdown.parse(text), pair, markdown);
  const only = new Set(['tag-missing']);
  const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]), only };
  const offered = (text: string) => runChecks(catalog(text), options).map(({ fix, lacks }) => [fix, lacks]);
  expect(offered('Moor: `Moor The Boat`.')).toEqual([[undefined, undefined]]);
});

test('code may name what the code of its page calls otherwise; a slip or another name of the source is missing', () => {
  const page = (name: string, code: string) => `Here \`#{${code}}\` is it.\n\n~~~\nrow(${name}, pier)\n~~~\n`;
  const source = page('name', 'name');
  expect(findings(source, page('nome', 'nome'), markdown)).toEqual([]);
  for (const code of ['nmoe', 'pier'])
    expect(findings(source, page('nome', code), markdown)).toEqual([expect.stringContaining('“`#{name}`” is missing')]);
});

test('of several links the one that is missing is named, however the others are written', () => {
  const source = 'Take [oars](oars.md), [rope](../rope.md "Rope") and [lamps](lamps.md#oil).';
  const missing = (target: string) => findings(source, target, markdown);
  expect(missing('Nimm [Seile](../rope.md) und [Lampen](lamps.md#öl).')).toEqual([
    'warning: “[…](oars.md)” is missing',
  ]);
  expect(missing('Nimm [Ruder](oars.md) und [Lampen](../de/lamps.de.md).')).toEqual([
    'warning: “[…](../rope.md "")” is missing',
  ]);
  expect(findings('<p><a href="/a">A</a> <a href="/b">B</a></p>', '<p><a href="/b">B</a></p>')).toEqual([
    'warning: “<a href="/a">…</a>” is missing',
  ]);
});

test('links in angle brackets may be added, and code may lose its quotation marks', () => {
  expect(findings('See [it](a.md).', 'Siehe [es](a.md) und <https://example.org/b>.', markdown)).toEqual([]);
  expect(findings("Set `'on'`.", 'Stelle es auf `on`.', markdown)).toEqual([]);
});

test('names in sample addresses and in phrases of code may be put into the language', () => {
  expect(findings('Say `https://mypier.com/a`.', 'Etwa `https://meinemole.de/a`.', markdown)).toEqual([]);
  expect(findings('Say `https://mypier.com/a`.', 'Etwa die Mole.', markdown)).not.toEqual([]);
  expect(findings('A `12-by-24` net.', 'Ein `12 mal 24` Netz, `6 mal 8`.', markdown)).toEqual([]);
});

test('code may be shortened, and what stands for a value named in the language', () => {
  expect(findings('Call `this.boat.row()`.', 'Rufe `boat.row()` auf.', markdown)).toEqual([]);
  expect(findings('Call `require()`.', 'Rufe `require` auf.', markdown)).toEqual([]);
  expect(findings('Call `this.boat.row()`.', 'Rufe `this` auf.', markdown)).not.toEqual([]);
  expect(findings('Run `moor [BOAT]`.', 'Starte `moor [BOOT]`.', markdown)).toEqual([]);
  expect(findings('Run `moor boat`.', 'Starte `moor boot`.', markdown)).not.toEqual([]);
});

test('a reference by a translated label is the same link, and a lost one is missing', () => {
  const page = (text: string, label: string) => `${text}\n\n[${label}]: https://example.org/boats/7\n`;
  const source = page('Mended [[Boat 7]].', 'Boat 7');
  expect(findings(source, page('Geflickt [[Boot 7]].', 'Boot 7'), markdown)).toEqual([]);
  expect(findings(source, page('Geflickt [Boot][Boot 7].', 'Boot 7'), markdown)).toEqual([]);
  expect(findings(source, 'Geflickt [Boot](https://example.org/boats/7/).\n', markdown)).toEqual([]);
  expect(findings(source, page('Geflickt.', 'Boot 7'), markdown)).toEqual(['warning: “[Boat 7]” is missing']);
});

test('an image within a link is compared as such, and nothing in a mark of the source counts as escaped', () => {
  const source = '[![pier][map] Pier][site]\n\n[map]: map.png\n[site]: /pier\n';
  expect(findings(source, source.replace(' Pier', ' Mole'), markdown)).toEqual([]);
  const lost = findings(source, source.replace('[map] Pier]', '[map Mole]'), markdown);
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.join()).toContain('missing');
  const open = findings(source, source.replace('![pier]', '[pier]'), markdown);
  expect([...lost, ...open].join()).not.toContain('escaped');
  expect(open).toContainEqual(expect.stringMatching(/“!\[…\]\[map\]” is missing/));
});

test('marks of a language or a direction are free on either side, with their end tags', () => {
  expect(findings('<p>The Hai Ou</p>', '<p>Die <span lang="zh" dir=ltr>海鸥</span></p>')).toEqual([]);
  expect(findings('<p>The <bdi>Hai</bdi> Ou</p>', '<p>Die Hai Ou</p>')).toEqual([]);
  expect(
    findings('<p>The <span class="x"><span lang="zh">a</span></span></p>', '<p>Die <span class="x">a</span></p>'),
  ).toEqual([]);
});

test('a translation may name once more what an element of the source marks, but not break its tags', () => {
  const [source, twice] = ['<p>Light <span class="k">oil</span>.</p>', '<span class="k">Öl</span>'];
  expect(findings(source, `<p>Zünde ${twice} an, nur ${twice}.</p>`)).toEqual([]);
  expect(findings(source, `<p>Zünde ${twice} an, nur <span class="k">Öl.</p>`)).not.toEqual([]);
});

test('a page may show a path in the words of its readers', () => {
  const pathsOf = (target: string) => {
    const catalog = pairCatalogs(html.parse(target), html.parse('<p>~/Harbour/lamps.db</p>'), pair, html);
    const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]) };
    return runChecks(catalog, { ...options, only: new Set(['file-paths']) }).map(({ message }) => message);
  };
  expect(pathsOf('<p>~/Häfen/lamps.db</p>')).toEqual([]);
  expect(pathsOf('<p>~/Harbuor/lamps.db</p>')).toEqual(['“~/Harbuor/lamps.db” is “~/Harbour/lamps.db” in the source']);
});

test('a version that stands elsewhere in the other page has moved', () => {
  const numbersOf = (source: string, target: string) => {
    const catalog = pairCatalogs(html.parse(target), html.parse(source), pair, html);
    const options = { languages: pair, settings: defaultSettings, terms: createTermIndex([]) };
    return runChecks(catalog, { ...options, only: new Set(['numbers']) }).map(({ message }) => message);
  };
  const source = '<p>Polish came with Skerry 2.4.0.</p><p>Dutch came with Skerry 2.7.1.</p>';
  expect(numbersOf(source, '<p>Niederländisch kam mit Skerry 2.7.1.</p><p>Polnisch kam mit Skerry 2.4.0.</p>')).toEqual(
    [],
  );
  expect(numbersOf(source, '<p>Polnisch kam mit Skerry 2.4.1.</p><p>Niederländisch kam mit Skerry 2.7.1.</p>')).toEqual(
    ['“2.4.1” is “2.4.0” in the source'],
  );
});
