import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plain } from '../../catalog/content.ts';
import { decodeText } from '../../encoding/encoding.ts';
import { changeSegments } from '../change.ts';
import { formatFor } from '../formats.ts';
import { refusalOf } from '../refusalOf.ts';
import { mo } from './mo.ts';

const fixture = join(import.meta.dirname, '../fixtures/mo/harbour.mo');
const { text } = decodeText(new Uint8Array(readFileSync(fixture)), 'de.mo');

test('a compiled catalog reads as the PO file that it was made from', () => {
  const catalog = mo.parse(text, 'de.mo');
  expect(catalog).toMatchObject({ format: 'mo', targetLanguage: 'de' });
  expect(catalog.segments.all().map(({ id, target }) => [id, target?.value])).toContainEqual([
    'menu|Open',
    'Aufmachen',
  ]);
});

test('every change is refused with what to do instead', () => {
  const changed = changeSegments(mo, mo.parse(text), new Map([['Open', { content: plain('Auf') }]]));
  expect(changed.edits).toEqual([]);
  expect(refusalOf(changed, 'Open')).toBe('A compiled .mo file cannot be edited: edit the .po file and compile it.');
});

test('Modelica programs are not claimed', () => {
  expect(formatFor('Pump.mo', 'model Pump\nend Pump;')).toBeUndefined();
});
