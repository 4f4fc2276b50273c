import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatById } from '../formats/formats.ts';
import { type Bitext, type BitextCode, type BitextContent, bitextOf, codesOf, wordsOf } from './bitext.ts';
import { wordsAndCodes } from './wordsAndCodes.ts';
import { writers } from './writers.ts';

const words = fc.oneof(
  fc.constantFrom(
    'Ahoy',
    ' & <b> ',
    '“Zwölf”',
    '日本 😀',
    'line\nline',
    '%s {0}',
    ']]>',
    'it\'s "so"',
    '\\n',
    '\u00a0',
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
);
const native = fc.constantFrom('<b>', '</b>', '{{x}}', '%s', '&amp;');

/** Contents whose spans are nested, crossing and isolated. */
const content: fc.Arbitrary<BitextContent> = fc
  .tuple(
    fc.array(
      fc.tuple(words, fc.constantFrom('open', 'close', 'standalone', 'none'), fc.option(native, { nil: undefined })),
      {
        maxLength: 6,
      },
    ),
    words,
  )
  .map(([parts, last]) => {
    const made: (string | BitextCode)[] = [];
    const open: string[] = [];
    for (const [i, [text, kind, code]] of parts.entries()) {
      made.push(text);
      if (kind === 'none') continue;
      const number = kind === 'close' ? (open.splice(i % Math.max(1, open.length), 1)[0] ?? `${i + 1}`) : `${i + 1}`;
      if (kind === 'open') open.push(number);
      made.push({ kind, number, ...(code ? { native: code } : {}) });
    }
    made.push(last);
    return made.filter((part) => part !== '');
  });

const bitext: fc.Arbitrary<Bitext> = fc
  .array(
    fc.record({
      source: content,
      translated: fc.boolean(),
      state: fc.constantFrom('needs-review' as const, 'translated' as const, 'final' as const),
      note: fc.option(words, { nil: undefined }),
      match: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((units) => ({
    sourceLanguage: 'en',
    targetLanguage: 'de',
    original: 'harbour "1".json',
    units: units.map(({ source, translated, state, note, match }, i) => {
      const text: BitextContent = [`${i} `, ...source];
      return {
        id: `key ${i}`,
        source: text,
        ...(translated ? { target: text } : {}),
        state: translated ? state : ('untranslated' as const),
        translatable: true,
        notes: note?.trim() ? [{ text: note }] : [],
        matches: match ? [{ source: text, target: text, similarity: 80 }] : [],
      };
    }),
  }));

const shape = (content: BitextContent | undefined) =>
  content && {
    words: wordsOf(content),
    codes: codesOf(content)
      .map(({ kind, native: text }) => `${kind} ${text ?? ''}`)
      .sort(),
  };

describe.each(['xliff-1.2', 'xliff-2', 'po', 'tmx'])('%s', (id) => {
  const writer = writers.find((one) => one.format === id);
  const format = formatById(id);

  test('what is read from the written file is what was written', () => {
    fc.assert(
      fc.property(bitext, (given) => {
        if (!writer || !format) throw new Error(`${id} has no writer or no format`);
        const catalog = format.parse(writer.write(given).text);
        expect(catalog.problems.filter((problem) => problem.severity === 'error')).toEqual([]);
        const read = bitextOf({ catalog, sourceLanguage: 'en', targetLanguage: 'de', original: '' });
        const kept = id === 'tmx' ? given.units.filter((unit) => unit.target) : given.units;
        expect(read.units.length).toBe(kept.length);
        for (const [i, unit] of kept.entries()) {
          const is = read.units[i];
          if (id === 'po') {
            expect(is?.source.join('')).toBe(wordsAndCodes(unit.source));
            expect(is?.target?.join('')).toBe(unit.target && wordsAndCodes(unit.target));
            continue;
          }
          expect(shape(is?.source)).toEqual(shape(unit.source));
          expect(shape(is?.target)).toEqual(shape(unit.target));
          if (id === 'tmx') continue;
          expect(is?.state).toBe(unit.state);
          expect(is?.matches.map((match) => wordsOf(match.target))).toEqual(
            unit.matches.map((match) => wordsOf(match.target)),
          );
        }
      }),
      { numRuns: 150 },
    );
  });
});
