import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom } from '../catalog/content.ts';
import type { Segment } from '../catalog/segment.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { changeSegments } from './change.ts';
import type { Format, NewEntry } from './format.ts';
import { html } from './html/html.ts';
import { markdown } from './markdown/markdown.ts';

/** A document in another language. @param translate gives the value of a text, with its codes where they are to be. */
function derived(format: Format, text: string, translate: (value: string) => string): string {
  const catalog = format.parse(text);
  const entries = catalog.segments.all().map((source): [string, NewEntry] => {
    const { value, codes } = source.target as NonNullable<Segment['target']>;
    const content = contentFrom(translate(value), codeTexts({ value, codes }));
    return [source.id, { missing: { id: source.id, source }, content }];
  });
  return applyEdits(text, format.derive?.(catalog, 'de', new Map(entries)) ?? []);
}

describe('texts within the codes of a text are translated together with it', () => {
  const words: Readonly<Record<string, string>> = {
    One: 'Eins',
    two: 'zwei',
    three: 'drei',
    four: 'vier',
  };
  const translate = (value: string) => value.replace(/One|two|three|four/g, (word) => words[word] ?? word);
  test.each<readonly [string, Format, string]>([
    ['a title of HTML', html, '<p>One <a title="two" href="/x">three</a> four</p>'],
    ['a description of HTML', html, '<p><img alt="One" src=a> two <img alt=three></p>'],
    [
      'a title of HTML in a cell with one',
      html,
      '<table><tr><td title="One">two <abbr title="three">four</abbr></table>',
    ],
    ['a title of Markdown', markdown, 'One [two](/x "three") four\n'],
    ['a description and a title', markdown, '> One ![two](a.png "three") four\n'],
    ['a picture in a link', markdown, 'One [![two](a.png "three")](/x "four") One\n'],
    ['HTML in Markdown', markdown, 'One two\n\n<p>\nthree <a title="four" href="/x">One</a>\n</p>\n'],
  ])('%s', (_what, format, text) => {
    expect(derived(format, text, translate)).toBe(translate(text));
  });

  test('and go with their code where that moves', () => {
    const swap = (value: string) => value.replace(/^(.*?)( and )(.*)$/, '$3$2$1');
    const upper = (value: string) => swap(value).replace(/\b(?:red|car|tree)\b/g, (word) => word.toUpperCase());
    expect(derived(html, '<p><a title="red" href=1>red</a> and <img alt="car"></p>', upper)).toBe(
      '<p><img alt="CAR"> and <a title="RED" href=1>RED</a></p>',
    );
    expect(derived(markdown, '[red](1 "car") and ![tree](2 "red")\n', upper)).toBe(
      '![TREE](2 "RED") and [RED](1 "CAR")\n',
    );
  });

  test('a code with a text of its own that is lost or doubled leaves its paragraph as it was', () => {
    const page = '<p>One <img alt="two"> three</p>';
    expect(derived(html, page, (value) => value.replace(/<img.*?>/, ''))).toBe(page);
    expect(derived(html, page, (value) => value.replace(/<img.*?>/, '$&$&'))).toBe(page);
  });
});

const word = fc.constantFrom('one', 'two & three', 'häuser', '😀', 'it’s');
const { page } = fc.letrec<{ inline: string; page: string }>((tie) => {
  const inner = fc.array(tie('inline'), { minLength: 1, maxLength: 3, depthIdentifier: 'inline' });
  const element = fc
    .tuple(fc.constantFrom('a', 'b', 'abbr', 'span'), word, inner)
    .map(([name, title, texts]) => `<${name} title="${title.replace('&', '&amp;')}">${texts.join(' ')}</${name}>`);
  const inline = fc.oneof(
    { maxDepth: 4, depthIdentifier: 'inline' },
    word.map((text) => text.replace('&', '&amp;')),
    word.map((alt) => `<img alt='${alt.replace('’', '')}' src=x>`),
    element,
  );
  const paragraph = inner.map((texts) => `<p title=one>Text ${texts.join(' ')}</p>`);
  return { inline, page: fc.array(paragraph, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n')) };
});

test('any number of texts, however deep in one another, are changed at once as one after the other', () => {
  fc.assert(
    fc.property(page, fc.func(fc.boolean()), (text, isChanged) => {
      const catalog = html.parse(text);
      const changes = new Map(
        catalog.segments
          .all()
          .filter(({ id }) => isChanged(id))
          .map(({ id, target }) => {
            const { value, codes } = target as NonNullable<Segment['target']>;
            const changed = contentFrom(`“${value}”`, codeTexts({ value, codes }));
            return [id, { content: changed }] as const;
          }),
      );
      const together = changeSegments(html, catalog, changes);
      expect(together.refused).toEqual(new Map());
      let one = text;
      for (const change of changes) one = changeSegments(html, html.parse(one), new Map([change])).text;
      expect(together.text).toBe(one);
    }),
  );
});
