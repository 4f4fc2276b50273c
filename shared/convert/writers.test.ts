import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatById } from '../formats/formats.ts';
import {
  type Bitext,
  type BitextAnnotation,
  type BitextCode,
  type BitextContent,
  bitextOf,
  codesOf,
  wordsOf,
} from './bitext.ts';
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

const types = ['bold', 'underlined', 'lb', 'link', 'x-b', 'x-fmt', 'x-fmt-me:big'];
const marks: readonly BitextAnnotation[] = [
  { type: 'generic', translate: false },
  { type: 'term' },
  { type: 'term', text: 'a "vessel" & more' },
  { type: 'comment', text: 'short' },
  { type: 'abbrev' },
  { type: 'x-date' },
];

/** Contents with marks, whose spans are nested, crossing and isolated. */
const content: fc.Arbitrary<BitextContent> = fc
  .tuple(
    fc.array(
      fc.tuple(
        words,
        fc.constantFrom('open', 'close', 'standalone', 'none', 'mark'),
        fc.option(native, { nil: undefined }),
      ),
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
      if (kind === 'mark') {
        const [annotation, number] = [marks[text.length % marks.length], `${i + 1}`];
        if (annotation) made.push({ kind: 'open', number, annotation }, 'X', { kind: 'close', number, annotation });
        continue;
      }
      const number = kind === 'close' ? (open.splice(i % Math.max(1, open.length), 1)[0] ?? `${i + 1}`) : `${i + 1}`;
      if (kind === 'open') open.push(number);
      const type = kind === 'close' ? undefined : types[text.length];
      made.push({ kind, number, ...(code ? { native: code } : {}), ...(type ? { type } : {}) });
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

/** What has to be the same again; TMX knows fewer types, and no marks. */
const shape = (content: BitextContent | undefined, id: string) =>
  content && {
    words: wordsOf(content),
    codes: codesOf(content)
      .filter((code) => id !== 'tmx' || !code.annotation)
      .map(({ kind, native: text = '', type, annotation }) =>
        annotation
          ? `${kind} ${Object.values(annotation)}`
          : `${kind} ${text} ${kind === 'close' || (id === 'tmx' && type?.startsWith('x-fmt')) ? '' : type}`,
      )
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
        expect([...catalog.problems].filter((problem) => problem.severity === 'error')).toEqual([]);
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
          expect(shape(is?.source, id)).toEqual(shape(unit.source, id));
          expect(shape(is?.target, id)).toEqual(shape(unit.target, id));
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

test('XLIFF 2 with translations in a language that nobody knows says so and is valid', () => {
  const unit = { id: 'a', source: ['Tea'], target: ['Tee'], state: 'translated', translatable: true } as const;
  const given = { sourceLanguage: 'en', original: 'a.xlf', units: [{ ...unit, notes: [], matches: [] }] };
  const writer = writers.find((one) => one.format === 'xliff-2');
  const written = writer?.write(given);
  expect(written?.lost.join()).toContain('--target-lang');
  expect([...(formatById('xliff-2')?.parse(written?.text ?? '').problems ?? 'none')]).toEqual([]);
});
