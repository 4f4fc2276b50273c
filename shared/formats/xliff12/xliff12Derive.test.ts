import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import type { NewEntry } from '../format.ts';
import { xliff12 } from './xliff12.ts';

function derived(text: string, language: string, texts: Record<string, string> = {}): string {
  const source = xliff12.parse(text);
  const entries = source.segments.all().flatMap((segment): (readonly [string, NewEntry])[] => {
    const content = texts[segment.id];
    return content === undefined
      ? []
      : [[segment.id, { missing: { id: segment.id, source: segment }, content: plain(content) }]];
  });
  return applyEdits(text, xliff12.derive?.(source, language, new Map(entries)) ?? []);
}

const file = (attributes: string, units: string) =>
  `<xliff version="1.2"><file original="a" datatype="x" source-language="en"${attributes}><body>${units}</body></file></xliff>`;
const unit = (attributes: string, target: string) =>
  `<trans-unit id="a"${attributes}><source>A</source>${target}</trans-unit>`;

test('a file without translations names the language and takes those that are given', () => {
  expect(derived(file('', unit('', '')), 'fr')).toBe(file(' target-language="fr"', unit('', '')));
  expect(derived(file('', unit('', '')), 'fr', { a: 'B & C' })).toBe(
    file(' target-language="fr"', unit('', '<target state="translated">B &amp; C</target>')),
  );
});

test('translations into another language are taken out, with what was said of them', () => {
  const before = unit(
    ' approved="yes"',
    '<target xml:lang="de" state="final" state-qualifier="exact-match">B</target>',
  );
  const after = unit('', '<target xml:lang="fr"></target>');
  expect(derived(file(" target-language='de'", before), 'fr')).toBe(file(" target-language='fr'", after));
  expect(derived(file(' target-language="de"', before), 'fr', { a: 'C' })).toBe(
    file(' target-language="fr"', unit('', '<target xml:lang="fr" state="translated">C</target>')),
  );
});

test('what is not to be translated stays', () => {
  const fixed = unit(' translate="no"', '<target state="final">A</target>');
  expect(derived(file(' target-language="de"', fixed), 'fr')).toBe(file(' target-language="fr"', fixed));
});

test('segments of Trados Studio are not translated again', () => {
  const studio = (mark: string, definition: string) =>
    file(
      ' target-language="fi"',
      unit(
        '',
        `<target>${mark}</target><sdl:seg-defs xmlns:sdl="s"><sdl:seg id="1"${definition}/></sdl:seg-defs>`,
      ).replace('</source>', '</source><seg-source><mrk mtype="seg" mid="1">A</mrk></seg-source>'),
    );
  const before = studio('<mrk mtype="seg" mid="1">B</mrk>', ' conf="Translated" origin="tm" percent="99"');
  expect(derived(before, 'fi')).toBe(studio('', ''));
});

test('a file whose markup is broken is not turned into one of another language', () => {
  expect(() => derived(`<trans-unit<target state="<><"`, 'fr')).toThrow('not well formed');
});
