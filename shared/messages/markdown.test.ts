import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { markdown } from './markdown.ts';

const read = (value: string) => markdown.find(value).map((unit) => `${unit.id} ${value.slice(unit.start, unit.end)}`);

test.each<[string, string[]]>([
  ['**bold** and *it* or _it_', ['strong **', 'strong **', 'em *', 'em *', 'em _', 'em _']],
  ['x*a***b c*x', ['em *', 'em *', 'em *', 'em *']],
  ['x*b c *a**__x', ['em *', 'em *']],
  ['***both***', ['em *', 'strong **', 'strong **', 'em *']],
  ['[text](https://x.org/a_(b) "t") *x*', ['link [', 'link ](https://x.org/a_(b) "t")', 'em *', 'em *']],
  ['![alt](a.png) [a [b](u) c](v)', ['image ![', 'image ](a.png)', 'link [', 'link ](u)']],
  ['[text][ref], [text][] and [not]', ['link [', 'link ][ref]', 'link [', 'link ][]']],
  ['run `a * b` or ``x ` y``', ['`a * b` `a * b`', '``x ` y`` ``x ` y``']],
  ['<https://example.org> <me@x.org> <b>', ['<https://example.org> <https://example.org>', '<me@x.org> <me@x.org>']],
  ['\\*no\\* snake_case_name 2 * 3 * 4', []],
  ['~~old~~ ~new~', ['del ~~', 'del ~~']],
  ['*a [b* c](u)', ['link [', 'link ](u)']],
])('%s', (value, expected) => expect(read(value)).toEqual(expected));

test('the text of a link stays text', () => {
  expect(analyzeMessage(plain('See [the **docs**](/d)'), ['markdown']).shape.replaceAll('\uFFFC', '')).toBe(
    'See the docs',
  );
});

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** Where a full parser sees emphasis, links and code in a paragraph. */
function oracle(value: string): string[] {
  const spans: string[] = [];
  const nodes: Nodes[] = [fromMarkdown(value)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (['emphasis', 'strong', 'link', 'inlineCode'].includes(node.type)) {
      spans.push(`${node.type} ${node.position?.start.offset}–${node.position?.end.offset}`);
    }
    if ('children' in node) nodes.push(...node.children);
  }
  return spans.sort();
}

function ours(value: string): string[] {
  const names: Record<string, string> = { em: 'emphasis', strong: 'strong', link: 'link' };
  const open: { id: string; start: number }[] = [];
  const spans: string[] = [];
  for (const unit of markdown.find(value)) {
    if (unit.kind === 'standalone')
      spans.push(`${unit.id.startsWith('`') ? 'inlineCode' : 'link'} ${unit.start}–${unit.end}`);
    else if (unit.kind === 'open') open.push(unit);
    else {
      const index = open.findLastIndex((one) => one.id === unit.id);
      spans.push(`${names[unit.id]} ${open.splice(index, 1)[0]?.start}–${unit.end}`);
    }
  }
  return spans.sort();
}

function hasRunsOfSeveralLengths(value: string): boolean {
  const unescaped = value.replace(/\\./g, ' ');
  return [/\*+/g, /_+/g].some((run) => new Set(unescaped.match(run)?.map(({ length }) => length)).size > 1);
}

test('reads what CommonMark reads', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '_',
    '__',
    'a',
    'b c',
    ' ',
    '`',
    '``',
    '[',
    '](u)',
    '\\',
    '.',
    'é',
    '<a:b>',
    '(',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const value = `x${pieces.join('')}x`;
      // it counts what is left of a run, where the specification counts the whole run
      fc.pre(!hasRunsOfSeveralLengths(value));
      expect(ours(value)).toEqual(oracle(value));
    }),
    { numRuns: 1500 },
  );
});
