import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { json } from '../../shared/formats/json/json.ts';
import { po } from '../../shared/formats/po/po.ts';
import { type SegmentGroup, segmentGroups } from './segmentGroups.ts';

const outline = (groups: readonly SegmentGroup[]): unknown[] =>
  groups.map((group) => ('segment' in group ? group.name : { [group.name]: outline(group.children) }));

function idsIn(groups: readonly SegmentGroup[]): string[] {
  return groups.flatMap((group) => ('segment' in group ? [group.segment.id] : idsIn(group.children)));
}

function everyGroup(groups: readonly SegmentGroup[]): SegmentGroup[] {
  return groups.flatMap((group) => ('segment' in group ? [group] : [group, ...everyGroup(group.children)]));
}

describe('the outline of a file', () => {
  test('groups neighbours by the parts of their keys', () => {
    const text = '{ "cart": { "title": "Cart", "pay": { "now": "Pay", "later": "Later" } }, "menu": "Menu" }';
    expect(outline(segmentGroups(json.parse(text).segments.all()))).toEqual([
      { cart: ['title', { pay: ['now', 'later'] }] },
      'menu',
    ]);
  });

  test('a group of one text is that text', () => {
    const text = '{ "cart": { "title": "Cart" }, "menu": { "open": "Open", "close": "Close" } }';
    expect(outline(segmentGroups(json.parse(text).segments.all()))).toEqual([
      'cart.title',
      { menu: ['open', 'close'] },
    ]);
  });

  test('sentences have dots and no groups', () => {
    const text = 'msgid "Cast off. Now."\nmsgstr "Leinen los. Jetzt."\n\nmsgid "Cast off. Later."\nmsgstr ""\n';
    expect(outline(segmentGroups(po.parse(text).segments.all()))).toEqual(['Cast off. Now.', 'Cast off. Later.']);
  });

  test('every text is there once, in order, and a group spans what it holds', () => {
    const key = fc
      .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 30 }), (keys) => {
        const text = JSON.stringify(Object.fromEntries(keys.map((name) => [name, 'Boat'])));
        const { segments } = json.parse(text);
        const groups = segmentGroups(segments.all());
        expect(idsIn(groups)).toEqual(segments.all().map(({ id }) => id));
        for (const group of everyGroup(groups)) {
          if ('segment' in group) continue;
          expect(idsIn(group.children).length).toBeGreaterThan(1);
          expect(group.range.start).toBe(Math.min(...group.children.map(({ range }) => range.start)));
          expect(group.range.end).toBe(Math.max(...group.children.map(({ range }) => range.end)));
        }
      }),
    );
  });
});
