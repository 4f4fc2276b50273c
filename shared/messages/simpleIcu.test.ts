import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simpleIcu } from './simpleIcu.ts';

test('names in braces are read as the parser of ICU messages reads them', () => {
  const piece = fc.constantFrom(
    '{a}',
    '{0}',
    '{_x1}',
    '{',
    '}',
    'a',
    ' ',
    '#',
    '<b>',
    "'",
    '|',
    'é',
    ',',
    '{a }',
    '{01}',
  );
  let simple = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const value = pieces.join('');
      const read = simpleIcu(value);
      if (!read) return;
      if (read.units.length > 0) simple++;
      const elements = parse(value, { captureLocation: true, ignoreTag: true, shouldParseSkeletons: false });
      const written = elements
        .filter(({ type }) => type !== TYPE.literal)
        .map((element: MessageFormatElement) => ({
          type: element.type,
          name: 'value' in element ? element.value : '',
          start: element.location?.start.offset,
          end: element.location?.end.offset,
        }));
      expect(read.units.map(({ id, start, end }) => ({ type: TYPE.argument, name: id, start, end }))).toEqual(written);
      expect([...read.arguments.keys()]).toEqual([...new Set(written.map(({ name }) => name))]);
    }),
    { numRuns: 2000 },
  );
  expect(simple).toBeGreaterThan(50);
});
