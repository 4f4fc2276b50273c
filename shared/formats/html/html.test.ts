import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { decodeText } from '../../encoding/encoding.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { refusalOf } from '../refusalOf.ts';
import { html } from './html.ts';

const texts = (page: string) =>
  html
    .parse(page)
    .segments.all()
    .map(({ id, target }) => [id, target?.value]);
const segmentOf = (page: string, id: string) =>
  html
    .parse(page)
    .segments.all()
    .find((segment) => segment.id === id) as Segment;

/** The page after one text is set; markup of codes that the text had is recognized. */
function set(page: string, id: string, value: string): string {
  const content = contentFrom(value, codeTexts(segmentOf(page, id).target));
  const result = changeSegments(html, html.parse(page), new Map([[id, { content }]]));
  expect([...result.refused]).toEqual([]);
  return result.text;
}

describe('texts', () => {
  test('stand in the order of the page, those of an element behind the texts within it before them', () => {
    const page = '<div id="i"><p>one</p>two</div><p id="j"><img alt="three"></table>four<p id="k">five';
    expect(checkFormatLaws(html, page)).toEqual([]);
    expect(
      html
        .parse(page)
        .segments.all()
        .map(({ id, idRange }) => [id, idRange && page.slice(idRange.start, idRange.end)]),
    ).toEqual([
      ['i/p', undefined],
      ['i', undefined],
      ['j/img/@alt', undefined],
      ['j', undefined],
      ['k', 'k'],
    ]);
  });

  test('end where a browser ends a paragraph, a list item or a cell without an end tag', () => {
    expect(texts('<p>One<p>Two<ul><li>a<li>b<ul><li>c</ul>d</ul><table><tr><td>1<td>2<tr><th>3</table>')).toEqual([
      ['p', 'One'],
      ['p[2]', 'Two'],
      ['ul/li', 'a'],
      ['ul/li[2]', 'b'],
      ['ul/li[2]/ul/li', 'c'],
      ['ul/li[2]/text[2]', 'd'],
      ['table/tr/td', '1'],
      ['table/tr/td[2]', '2'],
      ['table/tr[2]/th', '3'],
    ]);
  });

  test('are named by an id near them, so that what stands before does not rename them', () => {
    const part = '<section id="faq"><p>Why?</p></section>';
    expect(texts(part)).toEqual([['faq/p', 'Why?']]);
    expect(texts(`<section><p>New</p></section>${part}`).at(-1)).toEqual(['faq/p', 'Why?']);
  });

  test('in attributes are their own, and are not in the code of the tag around them', () => {
    const page = '<p>See <img src="a.png" alt="A cat"> and <a href="/x" title=\'More\'>this</a></p>';
    expect(texts(page)).toEqual([
      ['p', 'See <img src="a.png" alt=""> and <a href="/x" title=\'\'>this</a>'],
      ['p/img/@alt', 'A cat'],
      ['p/a/@title', 'More'],
    ]);
    expect(set(page, 'p/img/@alt', 'Die "Katze"')).toBe(page.replace('A cat', 'Die &quot;Katze&quot;'));
    expect(set(page, 'p', 'Siehe <img src="a.png" alt=""> und <a href="/x" title=\'\'>dies</a>')).toBe(
      '<p>Siehe <img src="a.png" alt="A cat"> und <a href="/x" title=\'More\'>dies</a></p>',
    );
    const refused = changeSegments(html, html.parse(page), new Map([['p', { content: plain('Weg') }]]));
    expect(refusalOf(refused, 'p')).toBe(
      'Pictures and links with their own text must stay in this text, in their order.',
    );
  });

  test('of scripts, styles, templates, comments and code are left alone', () => {
    expect(
      texts(
        '<script>"<p>a</p>"</script><style>b{}</style><template><p>c</p></template><!--d--><pre><code>e</code></pre>',
      ),
    ).toEqual([]);
  });
});

test('a page of a program keeps its tags as codes, in text and attributes and around them', () => {
  const page = '<?php a("<p>"); ?><p {% if a > b %}class="x"{% endif %}>Hi {{ name }}, <%= n %> left</p>';
  const { target } = segmentOf(page, 'p');
  expect(target?.value).toBe('Hi {{ name }}, <%= n %> left');
  expect(target?.codes.map(({ id }) => id)).toEqual(['{{name}}', '<%=n%>']);
  expect(set(page, 'p', '{{ name }}: <%= n %>')).toBe(
    page.replace('Hi {{ name }}, <%= n %> left', '{{ name }}: <%= n %>'),
  );
});

describe('an edit', () => {
  test('keeps the wraps, the indent and the references of what stays', () => {
    const page = '<p>\r\n  One two\r\n  three &copy; <b>four</b>\r\n</p>';
    expect(set(page, 'p', 'One two three © <b>vier</b>')).toBe(page.replace('four', 'vier'));
    expect(set(page, 'p', 'Eins two three © <b>four</b>')).toBe(page.replace('One', 'Eins'));
  });

  test('of an attribute without quotes gets quotes where it needs them', () => {
    expect(set('<input type=submit value=Go>', 'input/@value', 'Los')).toBe('<input type=submit value=Los>');
    expect(set('<input type=submit value=Go>', 'input/@value', 'Los geht’s')).toBe(
      '<input type=submit value="Los geht’s">',
    );
  });

  test('beside a bare “&” or “<” cannot make a reference or a tag of it', () => {
    expect(set('<p>AT&T</p>', 'p', 'AT&amp;')).toBe('<p>AT&amp;amp;</p>');
    expect(set('<p>1 < 2</p>', 'p', '1 <b 2')).toBe('<p>1 &lt;b 2</p>');
  });

  test.each([
    ['', 'A text of an HTML file cannot be emptied.'],
    ['a  b', 'HTML shows white space as single spaces between words; write “<br>” or “&nbsp;” for others.'],
  ])('to %j is refused with the reason', (value, reason) => {
    const result = changeSegments(html, html.parse('<p>x</p>'), new Map([['p', { content: plain(value) }]]));
    expect(refusalOf(result, 'p')).toBe(reason);
  });
});

test('a page in another language has the texts, the language, and every other byte of the source', () => {
  const page = '<html lang="en">\r\n<p title="T">One</p> <p>Two</p><p lang="fr">Trois</p></html>';
  const source = html.parse(page);
  const missing = { id: 'html/p', source: segmentOf(page, 'html/p') };
  const edits = html.derive?.(source, 'de', new Map([['html/p', { missing, content: plain('Eins') }]])) ?? [];
  expect(applyEdits(page, edits)).toBe(page.replace('One', 'Eins').replace('"en"', '"de"'));
});

test('a check is ignored by a comment before the element', () => {
  const page = '<ul>\n  <li>One</li>\n  <li>Two</li>\n</ul>';
  const edits = html.ignore?.(html.parse(page), segmentOf(page, 'ul/li[2]'), 'numbers') ?? [];
  const text = applyEdits(page, edits);
  expect(text).toBe(page.replace('  <li>Two', '  <!-- interline-ignore numbers -->\n  <li>Two'));
  expect(
    html
      .parse(text)
      .segments.all()
      .map(({ ignored }) => ignored),
  ).toEqual([[], ['numbers']]);
});

test('a page is read in the encoding that its meta element names', () => {
  const bytes = Uint8Array.from('<meta charset=windows-1251><p>\xcf\xf0</p>', (character) => character.charCodeAt(0));
  expect(decodeText(bytes, 'a.html')).toMatchObject({ encoding: 'windows-1251', escapes: 'xml' });
  expect(decodeText(bytes, 'a.html').text).toContain('<p>Пр</p>');
});

test('code that tags of templates enclose is no text', () => {
  const code = '{% highlight ruby %}\n# <b>a</b>\nputs "one"\n{% endhighlight %}';
  expect(
    texts(`<div><p>Row</p>${code}<p>Sail {% comment %}later{% endcomment %}now</p></div>`).map(([, text]) => text),
  ).toEqual(['Row', 'Sail {% comment %}later{% endcomment %}now']);
  expect(texts('<p>Row {% highlight %} <b>now</b></p>').map(([, text]) => text)).toEqual([
    'Row {% highlight %} <b>now</b>',
  ]);
});

test('the laws hold on any mixture of tags, text and templates', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<li>',
    '<ul>',
    '</ul>',
    '<td>',
    '<table>',
    '</table>',
    '<br>',
    '<img alt="a b">',
    '<a title=x>',
    '</a>',
    '<!-- c -->',
    '<pre>',
    '</pre>',
    '<textarea>',
    '</textarea>',
    '<title>',
    '</title>',
    '<code>',
    '</code>',
    '<svg>',
    '</svg>',
    '<x-y>',
    '</x-y>',
    '<span translate=no>',
    '</span>',
    '{{ a }}',
    '{% b %}',
    '<%= c %>',
    'word',
    ' ',
    '\n',
    '\r\n  ',
    '&amp;',
    '&nbsp;',
    '&#32;',
    '&',
    '<',
    '"',
    '😀',
    '<script>',
    '</script>',
    '<p id="i">',
  );
  const refused = /number of segments|as well|cannot hold|id of segment|damage/;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      expect(checkFormatLaws(html, pieces.join(''), { prefixes: 3, edits: 6, refused })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
