import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { refusalOf } from '../refusalOf.ts';
import { markdown } from './markdown.ts';
import { markdownBlocks } from './markdownBlocks.ts';

const texts = (text: string, path = 'a.md') =>
  markdown
    .parse(text, path)
    .segments.all()
    .map(({ id, target }) => [id, target?.value]);
const segmentOf = (text: string, id: string) =>
  markdown
    .parse(text)
    .segments.all()
    .find((segment) => segment.id === id) as Segment;

/** The file after one text is set; marks that the text had are recognized. */
function set(text: string, id: string, value: string): string {
  const content = contentFrom(value, codeTexts(segmentOf(text, id).target));
  const result = changeSegments(markdown, markdown.parse(text), new Map([[id, { content }]]));
  expect([...result.refused]).toEqual([]);
  return result.text;
}

describe('an edit', () => {
  test('keeps the marks of quotes and lists, the wraps and the hard breaks of what stays', () => {
    const text = '> - one two\r\n>   three **four**  \r\n>   five\r\n';
    expect(segmentOf(text, 'li').target?.value).toBe('one two three **four**  \r\n>   five');
    expect(set(text, 'li', 'eins two three **four**  \r\n>   five')).toBe(text.replace('one', 'eins'));
    expect(set(text, 'li', 'one two three **vier**  \r\n>   five')).toBe(text.replace('four', 'vier'));
  });

  test.each([
    ['1. is no list', '1\\. is no list'],
    ['# no heading', '\\# no heading'],
    ['- no item', '\\- no item'],
    ['> no quote', '\\> no quote'],
    ['+++ *no* emphasis', '+++ \\*no\\* emphasis'],
    ['snake_case and 2 * 3', 'snake_case and 2 * 3'],
    ['a [b](c) d', 'a \\[b\\](c) d'],
    ['<b>no tag</b>', '\\<b>no tag\\</b>'],
    ['&amp; stays', '&amp;amp; stays'],
    ['C:\\*.*', 'C:\\\\\\*.\\*'],
    ['---', '\\---'],
    ['/// note', '\\/// note'],
    ['```', '\\```'],
  ])('to %j stays text', (value, written) => {
    expect(set('Old text', 'p', value)).toBe(written);
  });

  test('of a table cell escapes the bar, of a link title the quote', () => {
    const text = '| a | b |\n|---|---|\n| c | [d](e "f") |\n';
    expect(set(text, 'table/r2c1', 'x | y')).toBe(text.replace('c |', 'x \\| y |'));
    expect(set(text, 'table/r2c2/title', 'say "f"')).toBe(text.replace('"f"', '"say &quot;f&quot;"'));
  });

  test('of front matter and of HTML is written as those want it', () => {
    const text = '---\ntitle: One\nslug: a\n---\n\n<div>\n  <p>Two &amp; three</p>\n</div>\n';
    expect(texts(text)).toEqual([
      ['frontmatter/title', 'One'],
      ['html/div/p', 'Two & three'],
    ]);
    expect(set(text, 'frontmatter/title', 'A: b')).toMatch(/^---\ntitle: ["']A: b["']\nslug: a\n/);
    expect(set(text, 'html/div/p', 'Zwei < drei')).toBe(text.replace('Two &amp; three', 'Zwei &lt; drei'));
  });

  test.each([
    ['', 'A text of a Markdown file cannot be emptied.'],
    ['a\nb', 'Markdown shows white space as single spaces between words; write “<br>” or “&nbsp;” for others.'],
  ])('to %j is refused with the reason', (value, reason) => {
    const result = changeSegments(markdown, markdown.parse('x'), new Map([['p', { content: plain(value) }]]));
    expect(refusalOf(result, 'p')).toBe(reason);
  });
});

test('marks that would not be read as such are refused, and why', () => {
  const marked = contentFrom('Ganz_so_', codeTexts(segmentOf('It is _so_', 'p').target));
  expect(marked.codes.map(({ kind }) => kind)).toEqual(['open', 'open']);
  const result = changeSegments(markdown, markdown.parse('It is _so_'), new Map([['p', { content: marked }]]));
  expect(refusalOf(result, 'p')).toMatch(/^Markdown would read the marks in this text differently/);
});

test('texts are named by their place in a section, and a section by its own id where it has one', () => {
  expect(texts('Intro\n\n# A\n\nx\n\n## B {#setup}\n\n- y\n- z\n\n# C\n\nw')).toEqual([
    ['p', 'Intro'],
    ['h1', 'A'],
    ['h1/p', 'x'],
    ['setup', 'B'],
    ['setup/li', 'y'],
    ['setup/li[2]', 'z'],
    ['h1[2]', 'C'],
    ['h1[2]/p', 'w'],
  ]);
});

test('code, math, imports and expressions are left alone', () => {
  expect(texts('```\na\n```\n\n    b\n\n$$\nc\n$$\n\n~~~\nd')).toEqual([]);
  expect(
    texts('import A from \'a\'\n\nexport const b = 1\n\n{/* c */}\n\n<Tab label="x">\n  Hi\n</Tab>', 'a.mdx'),
  ).toEqual([['p', 'Hi']]);
});

test('a file that imports its components before its first text is MDX whatever its name', () => {
  const head = '---\ntitle: A\n---\n<!-- Free. -->\n\n<head>\n<meta>\n</head>\n\n';
  const imports = "import Tab from '@theme/Tab';\nimport { B } from './b';\n\n";
  const body = "<Tab of={[\n{a: 'x'}\n]}>\n\nHi {1 + 1}\n\n</Tab>";
  expect(texts(`${head}${imports}${body}`)).toEqual([
    ['frontmatter/title', 'A'],
    ['p', 'Hi {1 + 1}'],
  ]);
  expect(texts(`Hi\n\n${imports}`).length).toBeGreaterThan(1);
});

test('a comment behind a heading of MDX gives it its id, and other comments are free', () => {
  expect(texts('# Boats {/* #the-boats */}\n\nRow', 'a.mdx')).toEqual([
    ['the-boats', 'Boats'],
    ['the-boats/p', 'Row'],
  ]);
  const [segment] = markdown.parse('Row {/* note */} on', 'a.mdx').segments;
  expect(segment?.target?.codes.map(({ id }) => id)).toEqual(['!--']);
});

test('components of MDX stand beside text without empty lines, and their properties hold any code', () => {
  const tabs =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a property of the page.
    '<Tabs items={[\n  { name: "a > b }", text: `x ${1} }` },\n\n  { text: <b>c</b> },\n]}>\n  <Tab title="One">\n    Row **now**\n';
  const behind =
    '  </Tab>\n</Tabs>\nSail {a ? "}" : b}\n\nexport const list = [\n\n  1,\n];\n\n{list.map((one) => (\n\n  <li>x</li>\n))}\n\n<>\nDry\n</>';
  expect(texts(tabs + behind, 'a.mdx')).toEqual([
    ['html/tab/@title', 'One'],
    ['p', 'Row **now**'],
    ['p[2]', 'Sail {a ? "}" : b}'],
    ['p[3]', 'Dry'],
  ]);
  expect(texts('See <Link to={x > 1 ? "a" : "b"}>it</Link>', 'a.mdx')).toEqual([
    ['p', 'See <Link to={x > 1 ? "a" : "b"}>it</Link>'],
  ]);
});

test('lines of blocks of Svelte are no text, with empty lines around them or not', () => {
  const page = "Row\n{#if wind === 'calm'}\nSail\n{:else}\n\nDry\n{/if}\n\nMoor {#if x}\n";
  expect(texts(page, 'a.mdx')).toEqual([
    ['p', 'Row'],
    ['p[2]', 'Sail'],
    ['p[3]', 'Dry'],
    ['p[4]', 'Moor {#if x}'],
  ]);
});

test('code within components of MDX ends where it is closed, however far it is indented', () => {
  const code = '<Tabs>\n  <Tab>\n    ```sh\n    row\n    ```\n  </Tab>\n</Tabs>\n\nSail\n\n## Dry\n';
  expect(texts(code, 'a.mdx')).toEqual([
    ['p', 'Sail'],
    ['h2', 'Dry'],
  ]);
});

test('a check is ignored by a comment on the line before', () => {
  const text = '# One\n\nTwo 2\n';
  const edited = applyEdits(text, markdown.ignore?.(markdown.parse(text), segmentOf(text, 'h1/p'), 'numbers') ?? []);
  expect(edited).toBe('# One\n\n<!-- interline-ignore numbers -->\nTwo 2\n');
  expect(
    markdown
      .parse(edited)
      .segments.all()
      .map(({ ignored }) => ignored),
  ).toEqual([[], ['numbers']]);
});

test('thousands of blocks within one another are a fault with a place, and no more', () => {
  const text = `${'>'.repeat(50_000)} deep\n\nAfter`;
  const { segments, problems } = markdown.parse(text);
  expect(segments.all().at(-1)?.target?.value).toBe('After');
  expect(problems).toMatchObject([{ severity: 'warning', range: { end: 50_005 } }]);
});

const piece = fc.constantFrom(
  'word',
  'two words',
  '*em*',
  '**',
  '`code`',
  '`',
  '[l](u "t")',
  '[',
  '](',
  '![i](u)',
  '<b>',
  '</b>',
  '<div>',
  '\\',
  '&amp;',
  '# ',
  '## ',
  '> ',
  '- ',
  '1. ',
  '2) ',
  '   ',
  '    ',
  '\t',
  '\n',
  '\n',
  '\n\n',
  '---\n',
  '===\n',
  '```\n',
  '~~~',
  '| a | b |\n',
  '|---|---|\n',
  '{{ x }}',
  '{% highlight a %}',
  '{% endhighlight %}\n',
  '{% raw %}\n',
  '[^1]: ',
  '<!-- c -->\n',
  ':::note\n',
  '/// note | a\n',
  '  \n',
  '\\\n',
  '😀',
);

test('the laws hold on any mixture of marks', () => {
  const refused = /would read the marks|number of segments|as well|cannot hold|id of segment|damage/;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), fc.boolean(), (pieces, crlf) => {
      const text = crlf ? pieces.join('').replaceAll('\n', '\r\n') : pieces.join('');
      expect(checkFormatLaws(markdown, text, { prefixes: 3, edits: 6, refused })).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('of a block of PyMdown its title and its text are read', () => {
  const text =
    '/// note | Low water\n\nMoor *here*.\n\n///\n\n/// details\nAsk the keeper.\n///\n\n/// no block of it\n';
  expect(texts(text).map(([, value]) => value)).toEqual([
    'Low water',
    'Moor *here*.',
    'Ask the keeper.',
    '/// no block of it',
  ]);
});

test('a line of many words that starts like an admonition is read in one pass', () => {
  const line = `!!! ${'word '.repeat(5000)}.`;
  expect(
    markdown
      .parse(line)
      .segments.all()
      .map(({ target }) => target?.value),
  ).toEqual([line]);
});

test('paragraphs and headings are those that another reader of CommonMark finds', () => {
  const words = fc.constantFrom(
    'one',
    'two',
    '> ',
    '- x',
    '- - y',
    '+ 1. z',
    '1. x',

    '# h',
    '   ',
    '    ',
    '  ',
    '\n',
    '\n',
    '\n\n',
    '---\n',
    '===\n',
    '\n```\n',
    '\n    ```\n',
    '***\n',
    '<div>\n',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const ours = markdownBlocks(text, 0, false).blocks.flatMap(({ kind, lines }) =>
        kind === 'paragraph' || kind === 'heading'
          ? [
              lines
                .map(({ start, end }) => text.slice(start, end).trim())
                .join(' ')
                .trim(),
            ]
          : [],
      );
      expect(ours.filter((paragraph) => paragraph !== '')).toEqual(paragraphsOf(text).filter((other) => other !== ''));
    }),
    { numRuns: 500 },
  );
});

/** The paragraphs and headings that mdast finds, as one line each. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  const visit = (node: ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]) => {
    if (node.type === 'paragraph' || node.type === 'heading') {
      const inner = node.children
        .map((child) => {
          // Code reads without its signs, and compared is what is written.
          if (child.type === 'inlineCode') return text.slice(child.position?.start.offset, child.position?.end.offset);
          return 'value' in child ? child.value : '\n';
        })
        .join('');
      paragraphs.push(
        inner
          .split('\n')
          .map((line) => line.trim())
          .join(' ')
          .trim(),
      );
    } else if ('children' in node) for (const child of node.children) visit(child as never);
  };
  visit(fromMarkdown(text));
  return paragraphs;
}

test('code that tags of templates enclose is no text, what they merely hide from the template is', () => {
  const code = '# one comment\n\nrows.each { |row| puts "#{row.name}" }\n- no item\n';
  const page = (open: string, end: string) => `Before\n${open}\n${code}${end}\nBehind\n`;
  for (const [open, end] of [
    ['{% highlight ruby linenos %}', '{% endhighlight %}'],
    ['{%- highlight ruby -%}', '{%- endhighlight -%}'],
    ['  {% codeblock A title lang:ruby %}', '  {% endcodeblock %}'],
    ['{{< highlight ruby "linenos=table" >}}', '{{< /highlight >}}'],
    ['{% comment %}', '{% endcomment %}'],
  ] as const)
    expect(texts(page(open, end))).toEqual([
      ['p', 'Before'],
      ['p[2]', 'Behind'],
    ]);
  // In a list, and beside HTML.
  expect(
    texts(
      `1. One\n\n   {% highlight sh %}\n# two\n   {% endhighlight %}\n\n<div>\n${page('{% highlight sh %}', '{% endhighlight %}')}</div>`,
    ),
  ).toEqual([
    ['li', 'One'],
    ['html/div', 'Before'],
    ['p', 'Behind'],
  ]);
  expect(texts('{% raw %}\n    {{ indented }}\n{% endraw %}\nRow **now**')).toEqual([['p', 'Row **now**']]);
  expect(texts('{% highlight ruby %}\n\nNothing ends it')).toEqual([['p[2]', 'Nothing ends it']]);
  expect(texts('```liquid\n{% highlight ruby %}\n```\n\nText {% endhighlight %}')).toEqual([
    ['p', 'Text {% endhighlight %}'],
  ]);
});

test('a diagram between tags of Hugo without arguments is no text', () => {
  const { segments } = markdown.parse('Boats\n\n{{<mermaid>}}\nAlice->>Bob: Row\n{{</mermaid>}}\n', 'x.md');
  expect(segments.all().map(({ target }) => target?.value)).toEqual(['Boats']);
});
