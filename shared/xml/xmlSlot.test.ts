import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { checkSlot } from '../formats/formatLaws.ts';
import { xliff12Inline } from '../formats/xliff12/xliff12Inline.ts';
import { attributeSlot } from './attributeSlot.ts';
import { editSlot } from './editSlot.ts';
import type { InlineRules } from './inlineRules.ts';
import { xmlSlot } from './xmlSlot.ts';

/** A slot of everything between the first `>` and the last `<`. */
function slotIn(text: string) {
  return xmlSlot(text, text.indexOf('>') + 1, text.lastIndexOf('<'), xliff12Inline());
}

function edited(text: string, value: string): string {
  const edit = editSlot(text, slotIn(text), plain(value));
  return edit ? applyEdits(text, [edit]) : text;
}

describe('a value', () => {
  test.each([
    ['references', '<t>a &amp; b &#x41;&#66; &#x1F600;</t>', 'a & b AB 😀'],
    ['line ends', '<t>a\r\nb\rc\nd</t>', 'a\nb\nc\nd'],
    ['CDATA sections', '<t>a<![CDATA[ <b> & ]]>c</t>', 'a <b> & c'],
    ['entities of a DTD as they are', '<t>&prod; 1</t>', '&prod; 1'],
    ['a bare ampersand', '<t>Q&A</t>', 'Q&A'],
  ])('reads %s', (_name, text, value) => {
    expect(slotIn(text).value).toBe(value);
    const faults: string[] = [];
    checkSlot(text, slotIn(text), 'slot', faults);
    expect(faults).toEqual([]);
  });

  test('points to the raw form of each character', () => {
    const text = '<t>a &amp;\r\n<![CDATA[b]]></t>';
    const slot = slotIn(text);
    const raws = [...slot.value].map((_, i) => text.slice(slot.toText(i)).slice(0, 3));
    expect(raws).toEqual(['a &', ' &a', '&am', '\r\n<', 'b]]']);
  });

  test('of an attribute has spaces for line ends and tabs', () => {
    const text = '<t a="x\r\n\ty &lt; z"/>';
    const slot = attributeSlot(text, 6, text.lastIndexOf('"'));
    expect(slot.value).toBe('x  y < z');
    expect(slot.toText(3)).toBe(text.indexOf('y'));
  });
});

describe('an edit', () => {
  test('touches nothing but the characters that differ', () => {
    expect(edited('<t>one &#39;two&#39; three</t>', "one 'two' four")).toBe('<t>one &#39;two&#39; four</t>');
    expect(edited('<t>a&amp;b</t>', 'a<b')).toBe('<t>a&lt;b</t>');
  });

  test('stays within a CDATA section and keeps it closed', () => {
    expect(edited('<t><![CDATA[a <b>]]></t>', 'a <i>')).toBe('<t><![CDATA[a <i>]]></t>');
    expect(edited('<t><![CDATA[]]></t>', 'a & b')).toBe('<t><![CDATA[a & b]]></t>');
    expect(slotIn(edited('<t><![CDATA[a]]></t>', 'a]]>b')).value).toBe('a]]>b');
  });

  test('writes the line ends of the file', () => {
    expect(edited('<t>\r\n</t>', '\na\n')).toBe('<t>\r\na\r\n</t>');
  });

  test.each(['<t>\ra\n</t>', '<t><![CDATA[\ra\n]]></t>'])('of %j makes no line end of two', (text) => {
    expect(slotIn(edited(text, '\n\n')).value).toBe('\n\n');
    expect(slotIn(edited(text, '\n\na\n')).value).toBe('\n\na\n');
  });

  test('is refused for characters that XML cannot hold and for codes that do not fit together', () => {
    expect(() => edited('<t></t>', 'a\u0000')).toThrow('XML cannot hold the character U+0000.');
    const open = { start: 0, end: 10, kind: 'open' as const, id: 'g:1' };
    expect(() => editSlot('<t></t>', slotIn('<t></t>'), { value: '<g id="1">x', codes: [open] })).toThrow('“<g>”');
  });
});

const raw = fc
  .array(
    fc.constantFrom(
      'a',
      'ä',
      '😀',
      ' ',
      '\n',
      '\r\n',
      '\r',
      '&amp;',
      '&lt;',
      '&#10;',
      '&#x1F600;',
      '&x;',
      '&',
      '<![CDATA[]]>',
      '<![CDATA[ ]\r\n<]]>',
      '<g id="1">',
      '</g>',
      '<x id="2"/>',
      '<ph id="3">{0}</ph>',
      '<!-- c -->',
      '<?p i?>',
      '< ',
    ),
    { maxLength: 12 },
  )
  .map((parts) => `<t>${parts.join('')}</t>`);

describe('laws', () => {
  test('every slot points to its raw text, whatever stands in it', () => {
    fc.assert(
      fc.property(raw, (text) => {
        const faults: string[] = [];
        const { start, end } = { start: 3, end: text.length - 4 };
        checkSlot(text, xmlSlot(text, start, end, xliff12Inline()), 'slot', faults);
        expect(faults).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test('a text that was written is read back', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('a', '&', '<', '>', ']]>', '\n', '&amp;', '"'), { maxLength: 8 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(
        raw,
        value.map((text) => text.replace(/[\0-\x08\x0b-\x1f\ufffe\uffff]/g, '')),
        (text, next) => {
          const slot = xmlSlot(text, 3, text.length - 4, xliff12Inline());
          const edit = editSlot(text, slot, plain(next));
          const after = edit ? applyEdits(text, [edit]) : text;
          expect(xmlSlot(after, 3, after.length - 4, xliff12Inline()).value).toBe(next);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

test('codes that are never closed end where they start, those within and behind them where they are closed', () => {
  const rules: InlineRules = { shape: () => 'whole', describe: (name) => ({ id: name }) };
  const codes = (text: string) => {
    const slot = xmlSlot(text, 0, text.length, rules);
    return slot.codes.map(({ start, end }) => slot.value.slice(start, end));
  };
  expect(codes('<a>x<b>y</b><a>z</a><c><b>1<b>2</b>3')).toEqual([
    '<a>',
    '<b>y</b>',
    '<a>z</a>',
    '<c>',
    '<b>',
    '<b>2</b>',
  ]);
  expect(codes('<a><!-- </a> --><![CDATA[</a>]]><a/>')).toEqual(['<a>', '<!-- </a> -->', '<a/>']);
});
