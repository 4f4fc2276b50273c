import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { english } from '../sentences/sentence.ts';
import { attributesOf } from './attributes.ts';
import { scanXml } from './scanXml.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from './xmlDocument.ts';

const slice = (doc: XmlDocument, range: { start: number; end: number }) => doc.text.slice(range.start, range.end);
const messages = (text: string) => scanXml(text).problems.map((problem) => english(problem.message));
const marked = (text: string) => {
  const doc = scanXml(text);
  return doc.problems.map((problem) => slice(doc, problem.range));
};

describe('elements', () => {
  test('have no attributes of another tag where a quotation mark is missing', () => {
    const signs = ['<a', '<', '>', ' x="', ' y="1"', '"', "'", ' z=1'];
    const markup = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((list) => `<r x="${list.join('')}`);
    fc.assert(
      fc.property(markup, (text) => {
        const doc = scanXml(text);
        for (let node = 0; node < doc.size; node++) {
          for (const { range } of attributesOf(doc, node).all) {
            expect(range.start).toBeGreaterThan(startOf(doc, node));
            expect(range.end).toBeLessThanOrEqual(openEndOf(doc, node));
          }
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('have exact ranges, with attributes that hold “>” and comments between', () => {
    const doc = scanXml('<a t="x > y"><!-- <b> --><b>1</b><![CDATA[<c>]]><c/></a>');
    expect(doc.problems).toEqual([]);
    expect([...childrenOf(doc, 0)].map((node) => slice(doc, elementRange(doc, node)))).toEqual(['<b>1</b>', '<c/>']);
    expect(slice(doc, contentRange(doc, 1))).toBe('1');
  });

  test('are found below a document type with an internal subset, which is never expanded', () => {
    const bomb =
      '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd" [\n<!ENTITY l "lol]>">\n<!ENTITY m "&l;&l;">\n<!-- ]> -->\n<!ELEMENT a ANY>\n]>\n';
    const doc = scanXml(`${bomb}<a>&m;&l;</a>`);
    expect(doc.problems).toEqual([]);
    expect([...doc.entities]).toEqual(['l', 'm']);
    expect(slice(doc, contentRange(doc, 0))).toBe('&m;&l;');
  });

  test('may be 100,000 deep', () => {
    const deep = `${'<g>'.repeat(100_000)}x${'</g>'.repeat(100_000)}`;
    expect(scanXml(deep)).toMatchObject({ size: 100_000, problems: [] });
    expect(scanXml('<g>'.repeat(100_000)).size).toBe(100_000);
  });
});

describe('what is not well-formed is named at its place', () => {
  test.each([
    ['an element that is not closed', '<a><b>x</a>', '<b', '“<b>” is not closed.'],
    ['an end tag without a start', '<a>x</b></a>', '</b>', '“</b>” closes nothing.'],
    ['a bare ampersand', '<a>Q&A</a>', '&', 'A “&” in text must be written “&amp;”.'],
    ['a bare less-than', '<a>1 < 2</a>', '<', 'A “<” in text must be written “&lt;”.'],
    ['the same attribute twice', '<a x="1" y="" x="2"/>', 'x', 'The attribute “x” appears twice.'],
    ['an entity that nothing declares', '<a>&nbsp;</a>', '&nbsp;', 'The entity “&nbsp;” is not declared.'],
    ['a control character', '<a>\u0001</a>', '\u0001', 'The control character U+0001 is not allowed in XML.'],
    ['an impossible number', '<a>&#xD800;</a>', '&#xD800;', '“&#xD800;” is not a character of XML.'],
    ['a second root', '<a/><b/>', '<', 'The file has a second root element, “b”.'],
    ['text behind the root', '<a/>\nx', 'x', 'There is text outside the root element.'],
    ['a value without quotes', '<a x=1/>', '1/', 'The value of “x” must be in quotes.'],
    ['a less-than in an attribute', '<a x="1<2"/>', '<', 'A “<” in an attribute must be written “&lt;”.'],
    ['a comment that is not closed', '<a/><!-- x', '<!--', 'This comment is not closed.'],
    [
      'a declaration that comes late',
      '\n<?xml version="1.0"?><a/>',
      '<?xml',
      'The XML declaration must be the very start of the file.',
    ],
    ['an empty file', '', '', 'The file has no root element.'],
  ])('%s', (_name, text, place, message) => {
    expect(messages(text)).toContain(message);
    expect(marked(text)[messages(text).indexOf(message)]).toBe(place);
  });

  test('and what follows is still read', () => {
    const doc = scanXml('<r><u id="1><s>a</s></u><u id="2"><s>b</u><u id="3"/></r>');
    const names = Array.from({ length: doc.size }, (_, node) => qualifiedName(doc, node));
    expect(names).toEqual(['r', 'u', 's', 'u', 's', 'u']);
    expect(doc.problems.map((problem) => english(problem.message))).toEqual([
      'The closing quote of “id” is missing.',
      '“<s>” is not closed.',
    ]);
  });

  test('each marker of a merge conflict', () => {
    expect(marked('<r>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> topic\n</r>')).toEqual([
      '<<<<<<< HEAD',
      '=======',
      '>>>>>>> topic',
    ]);
  });
});

const name = fc.constantFrom('a', 'b', 'x:c', 'long-name');
const snippet = fc.oneof(
  fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    '/>',
    '</',
    '<a>',
    '</a>',
    '<a b="',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    '<!DOCTYPE a [',
    '\r\n',
  ),
  fc.string(),
);

describe('laws', () => {
  test('it never throws, and every row of the table holds together', () => {
    fc.assert(
      fc.property(fc.array(snippet, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const doc = scanXml(text);
        for (let node = 0; node < doc.size; node++) {
          const { start, end } = elementRange(doc, node);
          const content = contentRange(doc, node);
          expect(start).toBeLessThan(content.start);
          expect(content.start).toBeLessThanOrEqual(content.end);
          expect(content.end).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
        for (const { range } of doc.problems) {
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('what it finds well-formed is well-formed to another parser, and the other way round', () => {
    const tree = fc.letrec<{ node: string; content: string }>((tie) => ({
      content: fc
        .array(
          fc.oneof(
            { depthSize: 'small' },
            fc.constantFrom('text', '&amp;', '&', '<', ' ', '<!-- c -->', ']]>'),
            tie('node'),
          ),
          { maxLength: 4 },
        )
        .map((parts) => parts.join('')),
      node: fc
        .tuple(
          name,
          name,
          tie('content'),
          fc.constantFrom('', ' i="1"', " i='>'", ' i="&lt;" j="2"', ' i="1" i="2"', ' i="<"'),
        )
        .map(
          ([open, close, content, attributes]) =>
            `<${open}${attributes}>${content}</${content.length % 5 === 4 ? close : open}>`,
        ),
    }));
    fc.assert(
      fc.property(tree.node, (text) => {
        let wellFormed = true;
        const parser = new SaxesParser({ fragment: false });
        parser.on('error', () => {
          wellFormed = false;
        });
        parser.write(text).close();
        expect(scanXml(text).problems.length === 0, text).toBe(wellFormed);
      }),
      { numRuns: 2000 },
    );
  });
});
