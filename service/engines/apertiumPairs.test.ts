import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundStream, placePairs } from './apertiumPairs.ts';
import { fromStream, toStream } from './apertiumStream.ts';
import type { EnginePart, EngineText } from './engine.ts';
import { keepsMarks } from './engineText.ts';

/** `<1>old</1> house {2}`: pairs and placeholders by number. */
function read(text: string): EngineText {
  const parts = [...text.matchAll(/<(\/?)(\d)>|\{(\d)\}|([^<{]+)/g)].map(([, slash, pair, mark, words]): EnginePart => {
    if (words !== undefined) return { kind: 'text', text: words };
    if (mark !== undefined) return { kind: 'mark', id: Number(mark), role: 'standalone' };
    return { kind: 'mark', id: Number(pair), role: slash ? 'close' : 'open' };
  });
  return { parts };
}

const write = (parts: readonly EnginePart[] | undefined) =>
  parts
    ?.map((part) => {
      if (part.kind === 'text') return part.text;
      return part.role === 'standalone' ? `{${part.id}}` : `<${part.role === 'close' ? '/' : ''}${part.id}>`;
    })
    .join('');

/** What a pipeline answers, its formatting in place. */
const placed = (text: string, answer: string) => write(placePairs(read(text), fromStream(`${answer}.[]`)));

test('pairs are bound to their words, placeholders stay superblanks', () => {
  expect(boundStream(read('The <1><2>very old</2> house </1>of {3}'))).toBe(
    'The [[t:g:1; t:g:2]]very old[[/]] [[t:g:1]]house[[/]] of [s3].[]',
  );
  expect(boundStream(read('no pairs {1}'))).toBeUndefined();
});

describe('in the answer', () => {
  const rows: readonly (readonly [string, string, string, string | undefined])[] = [
    ['a pair goes where its words went', 'a <1>red</1> house', 'una casa [[t:g:1]]roja[[/]]', 'una casa <1>roja</1>'],
    [
      'pairs within pairs stay within them',
      '<1>the <2>old</2> house</1>',
      '[[t:g:1]]la[[/]] [[t:g:1]]casa[[/]] [[t:g:1; t:g:2]]vieja[[/]]',
      '<1>la casa <2>vieja</2></1>',
    ],
    [
      'a word between belongs to it',
      'more <1>complex styles</1>',
      '[[t:g:1]]modas[[/]] más [[t:g:1]]complejas[[/]]',
      '<1>modas más complejas</1>',
    ],
    [
      'of words far apart the longest stretch counts',
      '<1>set up</1> it now',
      '[[t:g:1]]lo[[/]] configura todo ahora mismo, [[t:g:1]]bien[[/]] [[t:g:1]]hecho[[/]]',
      'lo configura todo ahora mismo, <1>bien hecho</1>',
    ],
    ['a placeholder at its edge is taken in', '<1>{2} files</1>', '[s2] [[t:g:1]]limas[[/]]', '<1>{2} limas</1>'],
    ['a pair whose words are gone is not placed', 'he <1>does</1> not', 'no', undefined],
    [
      'nor one that a foreign placeholder got into',
      '<1>old house</1> {2}',
      '[[t:g:1]]casa[[/]] [s2] [[t:g:1]]vieja[[/]]',
      undefined,
    ],
    [
      'two that cross get a part of their words each',
      'contains <1>bold</1> <2>text.</2>',
      '[[t:g:2]]texto[[/]] [[t:g:1]]intrépido[[/]][[t:g:2]].[[/]]',
      '<2>texto</2> <1>intrépido</1>.',
    ],
  ];
  test.each(rows)('%s', (_name, text, answer, expected) => {
    expect(placed(text, answer)).toBe(expected);
  });

  test('whatever a pipeline does to words, what is placed keeps every mark', () => {
    const atom = fc.oneof(
      fc.constantFrom('uno', ' ', 'dos tres', '{4}').map((text) => ({ text, pairs: [] as number[] })),
      fc.record({ text: fc.constant('voz'), pairs: fc.subarray([1, 2, 3]) }),
    );
    const text = read('<1>a <2>b</2> c</1> {4} <3>d</3>');
    fc.assert(
      fc.property(fc.array(atom, { maxLength: 12 }), (atoms) => {
        const stream = atoms.map((each) => {
          if (each.text === '{4}') return '[s4]';
          return each.pairs.length === 0
            ? each.text
            : `[[${each.pairs.map((id) => `t:g:${id}`).join('; ')}]]${each.text}[[/]]`;
        });
        const parts = placePairs(text, fromStream(`${stream.join('')}.[]`));
        const once = atoms.filter((each) => each.text === '{4}').length === 1;
        if (parts && once) expect(keepsMarks(text, { parts })).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

test('a text without bound words comes back from its own stream', () => {
  const text = read('Say {1} [x] ^y$ \\ <2>z</2>');
  expect(fromStream(toStream(text)).map(({ part }) => part)).toEqual(text.parts);
});
