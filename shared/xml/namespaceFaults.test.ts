import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { english } from '../sentences/sentence.ts';
import { namespaceFaults } from './namespaceFaults.ts';
import { scanXml } from './scanXml.ts';
import { syntaxProblems } from './syntaxProblems.ts';

/** Whether another parser, which knows namespaces, takes a text. */
function isTaken(text: string): boolean {
  let taken = true;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    taken = false;
  });
  parser.write(text).close();
  return taken;
}
const problemsOf = (text: string) => syntaxProblems(scanXml(text)).map(({ message }) => english(message));

test.each([
  [
    'an element with a prefix that nothing declares',
    '<a><q:b/></a>',
    'The prefix “q” is not declared; add xmlns:q="…".',
  ],
  ['an attribute with one', '<a q:b="1"/>', 'The prefix “q” is not declared; add xmlns:q="…".'],
  [
    'one that is declared beside it',
    '<a><b xmlns:q="u"/><c q:d=""/></a>',
    'The prefix “q” is not declared; add xmlns:q="…".',
  ],
  ['a declaration of nothing', '<a xmlns:q=""/>', '“xmlns:q” must name a namespace.'],
  ['a declaration of xmlns', '<a xmlns:xmlns="u"/>', 'The prefix “xmlns” cannot be declared.'],
  ['another xml', '<a xmlns:xml="u"/>', 'Only the prefix “xml” stands for http://www.w3.org/XML/1998/namespace.'],
  ['an element of xmlns', '<xmlns:a/>', 'The prefix “xmlns” is for declarations only.'],
  ['two colons in an element', '<a:b:c xmlns:a="u"/>', '“a:b:c” is not a name: it may contain one colon.'],
  ['two colons in an attribute', '<a xmlns:b="u" b:c:d=""/>', '“b:c:d” is not a name: it may contain one colon.'],
  ['a colon first', '<:a/>', '“:a” is not a name: it may contain one colon.'],
  [
    'an attribute under two prefixes',
    '<a xmlns:b="u" xmlns:c="u" b:d="" c:d=""/>',
    '“c:d” is the same attribute as “b:d”.',
  ],
  ['two hyphens in a comment', '<a><!-- x -- y --></a>', 'A comment must not contain “--”.'],
  ['three hyphens at its end', '<a><!-- x ---></a>', 'A comment must not contain “--”.'],
  ['a declaration without a version', '<?xml encoding="UTF-8"?><a/>', 'The XML declaration must read'],
  ['a declaration in another order', '<?xml encoding="UTF-8" version="1.0"?><a/>', 'The XML declaration must read'],
  ['an odd standalone', '<?xml version="1.0" standalone="maybe"?><a/>', 'The XML declaration must read'],
  [
    'a document type behind the root',
    '<a/><!DOCTYPE a>',
    'Only one document type declaration is allowed, before the root',
  ],
  [
    'two document types',
    '<!DOCTYPE a><!DOCTYPE a><a/>',
    'Only one document type declaration is allowed, before the root',
  ],
])('%s is refused, as another parser does', (_name, text, message) => {
  expect(isTaken(text)).toBe(false);
  expect(problemsOf(text)).toEqual([expect.stringContaining(message)]);
});

test.each([
  '<q:a xmlns:q="u"><q:b q:c="" xml:lang="de"/></q:a>',
  '<a xmlns:b="u" xmlns:c="u" b:d="" c:e=""/>',
  '<a xmlns:b="u" b:d="" d=""/>',
  '<a b=" c:d=&quot;1&quot; e:f=\'1\'">g:h="1"<!-- i:j="" --></a>',
  '<a xmlns="u"><b xmlns=""/></a>',
  '<a xmlns:xml="http://www.w3.org/XML/1998/namespace"/>',
  "<?xml version='1.0' encoding = 'utf-8' standalone='yes' ?>\n<!DOCTYPE a>\n<!-- - x - --><a/>",
])('%s is taken, as another parser does', (text) => {
  expect(isTaken(text)).toBe(true);
  expect(problemsOf(text)).toEqual([]);
});

test('a document type may declare prefixes that nothing else does', () => {
  expect(problemsOf('<!DOCTYPE a SYSTEM "a.dtd"><a q:b="1"><r:c/></a>')).toEqual([]);
});

test('names of any prefixes are taken where another parser takes them', () => {
  const prefix = fc.constantFrom('', 'p:', 'q:', 'xml:', 'p:q:');
  const declared = fc.constantFrom('', ' xmlns:p="u"', ' xmlns:q="u"', ' xmlns:q="v"', ' xmlns:p=""', ' xmlns="u"');
  const attribute = fc
    .tuple(prefix, fc.constantFrom('a', 'b'))
    .map(([namePrefix, name]) => ` ${namePrefix}${name}="x y:z='1'"`);
  const tag = fc.tuple(prefix, fc.array(declared, { maxLength: 2 }), fc.array(attribute, { maxLength: 3 }));
  const tree = fc.letrec<{ node: string }>((tie) => ({
    node: fc
      .tuple(tag, fc.array(fc.oneof({ depthSize: 'small' }, fc.constant('t p:a="1"'), tie('node')), { maxLength: 3 }))
      .map(([[namePrefix, declarations, attributes], content]) => {
        const inTag = [...new Set(declarations), ...attributes].join('');
        return `<${namePrefix}e${inTag}>${content.join('')}</${namePrefix}e>`;
      }),
  }));
  fc.assert(
    fc.property(tree.node, (text) => {
      expect(problemsOf(text).length === 0, text).toBe(isTaken(text));
    }),
    { numRuns: 2000 },
  );
});

test('thousands of colons that belong to nothing are gone through once', () => {
  const text = `<a> ${'b:'.repeat(200_000)} = ${' c:d ='.repeat(100_000)}</a>`;
  expect(namespaceFaults(scanXml(text))).toEqual([]);
});
