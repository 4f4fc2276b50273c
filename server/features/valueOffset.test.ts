import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Slot } from '../../shared/catalog/segment.ts';
import { android } from '../../shared/formats/android/android.ts';
import { json } from '../../shared/formats/json/json.ts';
import { valueOffset } from './valueOffset.ts';

const inJson = (value: string): Slot => json.parse(JSON.stringify({ title: value })).segments.at(0)?.target as Slot;

describe('the place in a value that a place of the file means', () => {
  test('is the other way round than that of a value in the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '"', '\\', '\n', '日'), minLength: 1 }), (value) => {
        const slot = inJson(value);
        expect(slot.value).toBe(value);
        for (let offset = 0; offset <= value.length; offset++) {
          expect(valueOffset(slot, slot.toText(offset))).toBe(offset);
        }
      }),
    );
  });

  test('within an entity or an escape is the place before it', () => {
    const text = '<resources><string name="fish">Fish &amp; chips</string></resources>';
    const slot = android.parse(text, 'res/values/strings.xml').segments.at(0)?.target as Slot;
    const ampersand = slot.value.indexOf('&');
    for (const part of ['&amp;', 'amp;', 'mp;', 'p;', ';']) {
      expect(valueOffset(slot, text.indexOf(part, text.indexOf('&amp;')))).toBe(ampersand);
    }
    expect(valueOffset(slot, text.indexOf(' chips'))).toBe(ampersand + 1);
  });

  test('before the text is its start, behind it its end', () => {
    const slot = inJson('Boat');
    expect([valueOffset(slot, 0), valueOffset(slot, 10_000)]).toEqual([0, 4]);
  });
});
