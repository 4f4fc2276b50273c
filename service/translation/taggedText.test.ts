import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth } from '../../test/cpuTime.ts';
import { encodeTagged, readTaggedText, type TagOptions } from './taggedText.ts';

const xml: TagOptions = {
  tagHandling: 'xml',
  tagHandlingVersion: 'v1',
  outlineDetection: true,
  splittingTags: [],
  nonSplittingTags: [],
  ignoreTags: [],
};

/** Pieces as short strings: text as it is, `[raw]` for tags and what is ignored, `|` in front of what splits. */
function shown(text: string, options: Partial<TagOptions> = {}): string[] {
  return readTaggedText(text, { ...xml, ...options }).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    return `${piece.splits ? '|' : ''}[${piece.raw}]${piece.kind === 'tag' && piece.role === 'standalone' ? '.' : ''}`;
  });
}

describe('texts with tags', () => {
  test('pairs, lone tags, comments and references', () => {
    expect(shown('a &amp; <b>c</b> <i>d <br/> <!-- <b> -->&#x41;&nbsp;')).toEqual([
      'a & ',
      '[<b>]',
      'c',
      '[</b>]',
      ' ',
      '[<i>].',
      'd ',
      '[<br/>].',
      ' ',
      '[<!-- <b> -->]',
      'A&nbsp;',
    ]);
  });

  test('a sign in prose is no tag', () => {
    expect(shown('1 < 2 and 3 > 2, i <3 you')).toEqual(['1 < 2 and 3 > 2, i <3 you']);
    expect(shown("<p title='a > b'>x</p>")).toEqual(["|[<p title='a > b'>]", 'x', '|[</p>]']);
  });

  test('ignored elements stay whole, those marked as not to translate too', () => {
    expect(shown('<k>a <b>x</b></k> b', { ignoreTags: ['k'] })).toEqual(['[<k>a <b>x</b></k>]', ' b']);
    expect(shown('x <s translate="no">a</s>')).toEqual(['x ', '[<s translate="no">a</s>]']);
  });

  test('the outline is told from tags in sentences', () => {
    const text = '<doc><p>One <b>two</b></p><p>Three</p></doc>';
    const splitting = shown(text).filter((piece) => piece.startsWith('|'));
    expect(splitting).toEqual(['|[<doc>]', '|[<p>]', '|[</p>]', '|[<p>]', '|[</p>]', '|[</doc>]']);
    expect(shown(text, { outlineDetection: false }).some((piece) => piece.startsWith('|'))).toBe(false);
    expect(shown('a<x>b</x>', { splittingTags: ['x'] })[1]).toBe('|[<x>]');
    expect(shown('<x>b</x>', { nonSplittingTags: ['x'] })[0]).toBe('[<x>]');
  });

  test('HTML knows its own blocks, void elements and scripts, whatever the case', () => {
    const html = { tagHandling: 'html' } as const;
    expect(shown('<P>a<BR>b<script>if (a<b) c()</script></p>', html)).toEqual([
      '|[<P>]',
      'a',
      '|[<BR>].',
      'b',
      '[<script>if (a<b) c()</script>]',
      '|[</p>]',
    ]);
  });

  test('tag handling v2 refuses what is not well-formed', () => {
    const refused = 'Tag handling parsing failed, please check input.';
    for (const text of ['<a>', 'a</b>', '<a></b></a>', 'a & b', '<a b=c/>']) {
      expect(() => shown(text, { tagHandlingVersion: 'v2' })).toThrow(refused);
      expect(() => shown(text)).not.toThrow();
    }
    expect(shown('<a>x</a> y', { tagHandlingVersion: 'v2' })).toHaveLength(4);
  });

  test('nothing is lost, whatever the text', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b x="1">',
      '</b>',
      '<br/>',
      '<',
      '>',
      '&',
      '&lt;',
      'word ',
      '<!--',
      '-->',
      '"',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 15 }),
        fc.constantFrom('xml' as const, 'html' as const),
        (parts, tagHandling) => {
          const text = parts.join('');
          const written = readTaggedText(text, { ...xml, tagHandling })
            .map((each) => (each.kind === 'text' ? encodeTagged(each.text) : each.raw))
            .join('');
          const even = (value: string) =>
            value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
          expect(even(written)).toBe(even(text));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('takes time in proportion to the text', () => {
    const texts = [
      (times: number) => `<a ${'x '.repeat(times)}`,
      (times: number) => '<a>'.repeat(times),
      (times: number) => `<a b="${'<'.repeat(times)}`,
    ];
    for (const text of texts) expect(growth((times) => readTaggedText(text(times), xml), 40_000)).toBeLessThan(12);
  });
});
