import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { runChecks } from '../../checks/run/runChecks.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { changeSegments } from '../change.ts';
import type { NewEntry } from '../format.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { pairCatalogs } from '../pair.ts';
import { refusalOf } from '../refusalOf.ts';
import { resx } from './resx.ts';

const header = [
  '  <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>',
  '  <resheader name="reader"><value>System.Resources.ResXResourceReader, System.Windows.Forms</value></resheader>',
  '  <resheader name="writer"><value>System.Resources.ResXResourceWriter, System.Windows.Forms</value></resheader>',
].join('\r\n');
const file = (body: string) => `<?xml version="1.0" encoding="utf-8"?>\r\n<root>\r\n${header}\r\n${body}</root>`;
const data = (name: string, value: string, more = '') =>
  `  <data name="${name}" xml:space="preserve">\r\n    <value>${value}</value>${more}\r\n  </data>\r\n`;

/** The file after one text is set, its header left out. */
function set(body: string, id: string, value: string): string {
  const result = changeSegments(resx, resx.parse(file(body)), new Map([[id, { content: plain(value) }]]));
  expect([...result.refused]).toEqual([]);
  return result.text.slice(file('').indexOf('</root>'), -'</root>'.length);
}

describe('edits', () => {
  test('are the fewest characters, escaped as XML wants, in the line ends of the file', () => {
    expect(set(data('a', 'Moor &amp; wait'), 'a', 'Moor & <wait>\nor sail')).toBe(
      data('a', 'Moor &amp; &lt;wait&gt;\r\nor sail'),
    );
  });

  test('give a text to entries that have none yet', () => {
    expect(set('  <data name="a">\r\n    <value />\r\n  </data>\r\n', 'a', 'x')).toContain('<value>x</value>');
    expect(set('  <data name="a">\r\n    <comment>c</comment>\r\n  </data>\r\n', 'a', 'x')).toBe(
      '  <data name="a">\r\n    <value>x</value>\r\n    <comment>c</comment>\r\n  </data>\r\n',
    );
    expect(set('<data name="a"/>', 'a', 'x')).toBe('<data name="a"><value>x</value></data>');
    expect(set('<data name="a"><value></value></data>', 'a', 'x')).toBe('<data name="a"><value>x</value></data>');
  });

  test('leave what the file locks', () => {
    const catalog = resx.parse(file(data('code', 'QUAY', '<comment>{Locked}</comment>')));
    const result = changeSegments(resx, catalog, new Map([['code', { content: plain('KAI') }]]));
    expect(refusalOf(result, 'code')).toMatch(/not to be translated/);
  });
});

test('ICU messages are compared as such, also where their arguments are numbers', () => {
  const languages = { source: 'en', target: 'de' };
  const source = resx.parse(file(data('a', '{0, plural, one {item} other {items}} in {1}')));
  const messagesFor = (target: string) => {
    const catalog = pairCatalogs(resx.parse(file(data('a', target))), source, languages);
    const options = { languages, settings: defaultSettings, terms: createTermIndex([]) };
    return runChecks(catalog, options).map(({ check, message }) => `${check}: ${message}`);
  };
  expect(messagesFor('{0, plural, one {Eintrag} other {Einträge}} in {1}')).toEqual([]);
  expect(messagesFor('{0, plural, one {Eintrag} other {Einträge}}')).toEqual([expect.stringMatching(/“\{?1\}?”/)]);
});

describe('new entries', () => {
  const source = resx.parse(
    file(data('a', 'One') + data('b', 'Two', '\r\n    <comment>second</comment>') + data('c', 'Three')),
  );
  const insert = (body: string, ...ids: string[]) => {
    const target = pairCatalogs(resx.parse(file(body)), source, { source: 'en', target: 'de' });
    const entries = (target.pair?.missing ?? [])
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .map((missing): NewEntry => ({ missing, content: plain(`${missing.id} & ä`) }));
    const result = changeSegments(resx, target, new Map(), entries);
    expect([...result.refused]).toEqual([]);
    return result.text.slice(file('').indexOf('</root>'), -'</root>'.length);
  };

  test('stand beside their neighbours of the source file', () => {
    expect(insert(data('a', 'Eins') + data('c', 'Drei'))).toBe(
      data('a', 'Eins') + data('b', 'b &amp; ä') + data('c', 'Drei'),
    );
    expect(insert(data('c', 'Drei'))).toBe(data('a', 'a &amp; ä') + data('b', 'b &amp; ä') + data('c', 'Drei'));
  });

  test('of a file without entries come with their comments', () => {
    expect(insert('', 'b')).toBe(data('b', 'b &amp; ä', '\r\n    <comment>second</comment>'));
  });

  test('do not part an entry from its own comment', () => {
    expect(insert(`  <!-- interline-ignore numbers -->\r\n${data('b', 'Zwei')}${data('c', 'Drei')}`)).toBe(
      `${data('a', 'a &amp; ä')}  <!-- interline-ignore numbers -->\r\n${data('b', 'Zwei')}${data('c', 'Drei')}`,
    );
  });

  test('are refused where the file is broken', () => {
    const target = pairCatalogs(resx.parse(`${file('').slice(0, -7)}<data name="a"><value>x`), source, {
      source: 'en',
      target: 'de',
    });
    const entries = (target.pair?.missing ?? []).map((missing): NewEntry => ({ missing, content: plain('x') }));
    expect(refusalOf(changeSegments(resx, target, new Map(), entries), 'b')).toMatch(/not well formed/);
  });
});

test('a new language has the translated texts and nothing that .NET takes from the neutral file', () => {
  const picture = '  <data name="pic" type="System.Drawing.Bitmap, System.Drawing"><value>x</value></data>\r\n';
  const metadata =
    '  <metadata name="$this.Localizable" type="System.Boolean, mscorlib"><value>True</value></metadata>\r\n';
  const source = resx.parse(file(metadata + data('a', 'One') + picture + data('b', 'Two')));
  const entry: NewEntry = { missing: { id: 'b', source: source.segments.at(1) as never }, content: plain('Zwei') };
  const text = applyEdits(source.text, resx.derive?.(source, 'de', new Map([['b', entry]])) ?? []);
  expect(text).toBe(file(data('b', 'Zwei')));
});

test('a check is silenced by a comment, which is read back', () => {
  const catalog = resx.parse(file(data('a', 'One')));
  const text = applyEdits(catalog.text, resx.ignore?.(catalog, catalog.segments.at(0) as never, 'numbers') ?? []);
  expect(text).toContain('\r\n  <!-- interline-ignore numbers -->\r\n  <data name="a"');
  expect(resx.parse(text).segments.at(0)?.ignored).toEqual(['numbers']);
});

test('only strings for people are segments', () => {
  const names = (body: string, path = 'a.resx') =>
    resx
      .parse(file(body), path)
      .segments.all()
      .map(({ id }) => id);
  expect(names(data('Greeting.Width', '12'))).toEqual(['Greeting.Width']);
  expect(names(data('Greeting.Width', '12') + data('Greeting.Text', 'Hi'), 'a.resw')).toEqual(['Greeting.Text']);
  const form = data('$this.Text', 'Port') + data('&gt;&gt;ok.Name', 'ok') + data('ok.Tag', '7') + data('ok.Text', 'OK');
  expect(names(form)).toEqual(['$this.Text', 'ok.Text']);
});

const name = fc.stringMatching(/^[A-Za-z_$>][\w.>]{0,8}$/);
const value = fc.string({ unit: fc.constantFrom('a', ' ', '\r\n', '&amp;', '&#xE4;', '😀', '&lt;b&gt;', '"', '{0}') });

test('the laws hold for files of every shape', () => {
  const element = fc.oneof(
    fc.tuple(name, value).map(([n, v]) => data(n.replaceAll('>', '&gt;'), v)),
    fc.tuple(name, value).map(([n, v]) => `<data name='${n}'><value><![CDATA[${v}]]></value></data>`),
    name.map((n) => `\t<data name="${n}"/>\n`),
    name.map((n) => `<data name="${n}"><comment>c</comment></data>`),
    fc.constantFrom('<!-- interline-ignore -->', '<data>', '</data>', '<<<<<<< HEAD\n', '<value>', '&'),
  );
  fc.assert(
    fc.property(fc.array(element, { maxLength: 8 }), (elements) => {
      expect(checkFormatLaws(resx, file(elements.join('')), { edits: 3, prefixes: 4 })).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('a hundred thousand open elements and comments are read in one go', () => {
  expect([...resx.parse(`<root>${'<data name="a">'.repeat(100_000)}`).problems].length).toBeGreaterThan(0);
  expect(resx.parse(`<root>${'<!-- x -->'.repeat(100_000)}<data name="a"/></root>`).segments.count).toBe(1);
});
