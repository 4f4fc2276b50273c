import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { changeSegments } from './change.ts';
import type { Format } from './format.ts';
import { html } from './html/html.ts';
import { markdown } from './markdown/markdown.ts';
import { asSource } from './pair.ts';
import { reparse } from './reparse.ts';
import { xliff2 } from './xliff2/xliff2.ts';
import { xliff12 } from './xliff12/xliff12.ts';

/** A file with one unit, `said` in its head. */
const older = (said: string, target = '') =>
  `<xliff version="1.2">\n  <file original="a" source-language="en" datatype="plaintext"${said}>\n    <body>\n      <trans-unit id="u">\n        <source>Boat</source>\n${target}      </trans-unit>\n    </body>\n  </file>\n</xliff>\n`;
const newer = (said: string, target = '') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"${said}>\n  <file id="f">\n    <unit id="u">\n      <segment>\n        <source>Boat</source>\n${target}      </segment>\n    </unit>\n  </file>\n</xliff>\n`;

const set = (format: Format, text: string, language?: string, value = 'Bateau') => {
  const catalog = format.parse(text);
  const id = catalog.segments.at(0)?.id ?? '';
  return changeSegments(format, catalog, new Map([[id, { content: plain(value) }]]), [], language).text;
};

test('the first translation names its language in an XLIFF file that does not', () => {
  const target = '        <target>Bateau</target>\n';
  expect(set(xliff12, older(''), 'fr')).toBe(older(' target-language="fr"', target));
  expect(set(xliff2, newer(''), 'fr-CA')).toBe(newer(' trgLang="fr-CA"', target));
});

test('a file that names its language keeps it, and one of an unknown language gets none', () => {
  const target = '        <target>Bateau</target>\n';
  expect(set(xliff12, older(' target-language="FR"'), 'fr')).toBe(older(' target-language="FR"', target));
  expect(set(xliff2, newer(' trgLang="fr"'), 'de')).toBe(newer(' trgLang="fr"', target));
  expect(set(xliff12, older(''))).toBe(older('', target));
  expect(set(xliff2, newer(''))).toBe(newer('', target));
});

test('a refused change names no language', () => {
  const text = older('', '        <target state="final">Bateau</target>\n');
  expect(set(xliff12, text, 'fr')).toBe(text);
  expect(set(xliff12, older(''), 'fr', 'a\u0000b')).toBe(older(''));
});

test.each([
  ['a.html', html, '<p>Look <img alt="boat" src="a.png"> here</p>', 'boat', 'the "boat"', 'alt="the &quot;boat&quot;"'],
  ['a.html', html, '<pre>one\n  two</pre>', 'one\n  two', 'a\n   b', '<pre>a\n   b</pre>'],
  ['a.md', markdown, '- deck\n\n  [bow](u "Bow")', 'Bow', 'a "bow"', '(u "a &quot;bow&quot;")'],
] as const)(
  'in %s what stands behind a keystroke is written as what it is',
  (path, format, text, value, wanted, written) => {
    const before = `Top\n\n${'<p>deck</p>\n\n'.repeat(60)}${text}\n`;
    const typed = before.replace('Top', 'Tops');
    const parsed = format.parse(before, path);
    const catalog = asSource(reparse(format, parsed, typed), 'en', format, asSource(parsed, 'en', format));
    const segment = catalog.segments.all().find(({ target }) => target?.value === value);
    const changed = changeSegments(format, catalog, new Map([[segment?.id ?? '', { content: plain(wanted) }]]));
    expect(changed.text.slice(typed.indexOf(text))).toContain(written);
  },
);
