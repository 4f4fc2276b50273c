import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom, plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { formatFor } from '../formats.ts';
import { refusalOf } from '../refusalOf.ts';
import { dita } from './dita.ts';
import { elements } from './ditaElements.data.ts';

const topic = (body: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE concept PUBLIC "-//OASIS//DTD DITA Concept//EN" "concept.dtd" [<!ENTITY prod "P">]>\n<concept id="c" xml:lang="en">\n<title>Title</title>\n<conbody>\n${body}\n</conbody>\n</concept>\n`;
/** Ids and texts of the body. */
const texts = (body: string) =>
  dita
    .parse(topic(body))
    .segments.all()
    .slice(1)
    .map(({ id, target }) => [id, target?.value]);
const segmentOf = (text: string, id: string) =>
  dita
    .parse(text)
    .segments.all()
    .find((segment) => segment.id === id) as Segment;

/** The body after one text is set; markup of codes that the text had is recognized. */
function set(body: string, id: string, value: string): string {
  const text = topic(body);
  const content = contentFrom(value, codeTexts(segmentOf(text, id).target));
  const result = changeSegments(dita, dita.parse(text), new Map([[id, { content }]]));
  expect([...result.refused]).toEqual([]);
  return result.text.slice(
    topic('').indexOf('<conbody>') + 10,
    result.text.length - '\n</conbody>\n</concept>\n'.length,
  );
}

describe('texts', () => {
  test('are the blocks, named by their id or their path, without the layout around them', () => {
    expect(texts('<p>\n  One\n</p><p id="x">Two <b>bold</b></p><p>Three</p><ul><li><p>Four</p></li></ul>')).toEqual([
      ['concept/conbody/p', 'One'],
      ['x', 'Two <b>bold</b>'],
      ['concept/conbody/p[3]', 'Three'],
      ['concept/conbody/ul/li/p', 'Four'],
    ]);
    expect(dita.parse(topic(''))).toMatchObject({ targetLanguage: 'en', dialect: 'concept', problems: [] });
  });

  test('beside blocks in the same element are read in runs', () => {
    expect(texts('<ul><li>Before <i>it</i>\n<p>Inside</p> after</li></ul>')).toEqual([
      ['concept/conbody/ul/li', 'Before <i>it</i>'],
      ['concept/conbody/ul/li/p', 'Inside'],
      ['concept/conbody/ul/li/text[2]', 'after'],
    ]);
  });

  test('of footnotes, index entries and pictures are their own, and one code in the sentence', () => {
    const body =
      '<p>See<fn>Note</fn> <image href="a.png"><alt>Chart</alt></image><indexterm>one<indexterm>two</indexterm></indexterm>.</p>';
    expect(texts(body)).toEqual([
      ['concept/conbody/p', 'See<fn></fn> <image href="a.png"></image><indexterm></indexterm>.'],
      ['concept/conbody/p/fn', 'Note'],
      ['concept/conbody/p/image/alt', 'Chart'],
      ['concept/conbody/p/indexterm', 'one<indexterm></indexterm>'],
      ['concept/conbody/p/indexterm/indexterm', 'two'],
    ]);
    expect(set(body, 'concept/conbody/p', 'Siehe<fn></fn> <image href="a.png"></image><indexterm></indexterm>!')).toBe(
      body.replace('See', 'Siehe').replace('.</p>', '!</p>'),
    );
  });

  test('in attributes and map metadata are read', () => {
    const map =
      '<map title="Guide" xml:lang="en"><topicref href="a.dita" navtitle="A &amp; B"><topicmeta><navtitle>A</navtitle><linktext>L</linktext><keywords><keyword>k1</keyword><keyword>k2</keyword></keywords></topicmeta></topicref></map>';
    const catalog = dita.parse(map, 'a.ditamap');
    expect(catalog.segments.all().map(({ id, target }) => [id, target?.value])).toEqual([
      ['map/@title', 'Guide'],
      ['map/topicref/@navtitle', 'A & B'],
      ['map/topicref/topicmeta/navtitle', 'A'],
      ['map/topicref/topicmeta/linktext', 'L'],
      ['map/topicref/topicmeta/keywords/keyword', 'k1'],
      ['map/topicref/topicmeta/keywords/keyword[2]', 'k2'],
    ]);
    const result = changeSegments(dita, catalog, new Map([['map/topicref/@navtitle', { content: plain('"A" & C') }]]));
    expect(result.text).toBe(map.replace('A &amp; B', '&quot;A&quot; &amp; C'));
  });
});

describe('left alone are', () => {
  test('code, drafts, foreign vocabularies, what is reused from elsewhere and what holds no words', () => {
    expect(
      texts(
        '<codeblock>x = 1</codeblock><draft-comment>d</draft-comment><p conref="a.dita#b/c">x</p><foreign><svg><text>t</text></svg></foreign><p><keyword keyref="k"/> <ph conkeyref="k/p">q</ph></p><p>A <draft-comment>d</draft-comment><ph conkeyref="k/p">q</ph></p>',
      ),
    ).toEqual([['concept/conbody/p[3]', 'A <draft-comment>d</draft-comment><ph conkeyref="k/p">q</ph>']]);
    expect(texts('<codeblock translate="yes">say</codeblock>')).toEqual([['concept/conbody/codeblock', 'say']]);
  });

  test('what says translate="no", and all within it', () => {
    const catalog = dita.parse(
      topic('<section translate="no"><p>A</p><p translate="yes">B</p></section><p>C <ph translate="no">D</ph></p>'),
    );
    expect(
      catalog.segments
        .all()
        .slice(1)
        .map((segment) => segment.translatable),
    ).toEqual([false, true, true]);
    expect(catalog.segments.at(3)?.target?.codes).toMatchObject([{ kind: 'standalone', id: 'ph' }]);
  });
});

describe('white space', () => {
  test('of prose reads as one space at a line break, and is kept as it is where nothing is changed', () => {
    const body = '<p>Press\r\n      <b>the\r\n  key</b>  twice\r\n  <!-- why -->\r\n  now.</p>';
    expect(texts(body)).toEqual([['concept/conbody/p', 'Press <b>the key</b>  twice <!-- why --> now.']]);
    expect(set(body, 'concept/conbody/p', 'Press <b>the knob</b>  twice <!-- why --> now.')).toBe(
      body.replace('key', 'knob'),
    );
    expect(set('<p>a\n b</p>', 'concept/conbody/p', 'a b\nc')).toBe('<p>a\n b&#10;c</p>');
  });

  test('of lines, screens and what says so is kept', () => {
    expect(
      texts(
        '<lines>One\n  <i>two\n</i> 3</lines><p xml:space="preserve">a\n b</p><x class="+ topic/pre my/x ">c\n d</x>',
      ),
    ).toEqual([
      ['concept/conbody/lines', 'One\n  <i>two\n</i> 3'],
      ['concept/conbody/p', 'a\n b'],
      ['concept/conbody/x', 'c\n d'],
    ]);
    expect(set('<lines>One\ntwo</lines>', 'concept/conbody/lines', 'Eins\nzwei\ndrei')).toBe(
      '<lines>Eins\nzwei\ndrei</lines>',
    );
  });
});

test('what is pushed to another place is translated where it stands', () => {
  const body =
    '<p conref="a.dita#a/b" conrefend="a.dita#a/c">x</p><p conaction="pushreplace" conref="a.dita#a/b">Mine</p>';
  expect(texts(body)).toEqual([['concept/conbody/p[2]', 'Mine']]);
});

test('the audience of a text is in its notes', () => {
  const body = '<p audience="crew" platform="ferry">All <ph product="a">hands</ph><ph product="b">aboard</ph></p>';
  const segment = segmentOf(topic(body), 'concept/conbody/p');
  expect(segment.notes).toEqual([{ text: 'audience: crew\nplatform: ferry' }]);
  expect(segment.target?.codes.map(({ id }) => id)).toEqual(['a', 'a', 'b', 'b'].map((name) => `ph@product=${name}`));
});

test('names of markup, mathematics and drawings are one code in their sentence', () => {
  const body =
    '<p>Use <xmlelement>ph</xmlelement> for <equation-inline>a+b</equation-inline> in <mathml><m:math xmlns:m="m">x</m:math></mathml>.</p><equation-block>c = d</equation-block><note type="other" othertype="Ahoy">Hi</note>';
  expect(texts(body).map(([id]) => id)).toEqual([
    'concept/conbody/p',
    'concept/conbody/note',
    'concept/conbody/note/@othertype',
  ]);
  expect(segmentOf(topic(body), 'concept/conbody/p').target?.codes.map(({ kind }) => kind)).toEqual([
    'standalone',
    'standalone',
    'standalone',
  ]);
});

test('DITA 2.0: other titles, films, what is included', () => {
  const text =
    '<topic id="t" xml:lang="en"><title>T</title><titlealt title-role="navigation">N</titlealt><prolog><linktitle>L</linktitle><titlehint>H</titlehint></prolog><body><p>See <include href="a.txt" parse="text"><fallback>Not there</fallback></include> now.</p><video><desc>A pier</desc><fallback>No film</fallback><media-source href="a.mp4"/><media-track href="a.vtt"/></video><simpletable><title>S</title><sthead><stentry>A</stentry></sthead></simpletable></body></topic>';
  expect(
    dita
      .parse(text)
      .segments.all()
      .map(({ target }) => target?.value),
  ).toEqual([
    'T',
    'N',
    'L',
    'H',
    'See <include href="a.txt" parse="text"><fallback></fallback></include> now.',
    'Not there',
    'A pier',
    'No film',
    'S',
    'A',
  ]);
});

test('book maps and subject schemes: titles and labels, no dates and names', () => {
  const book =
    '<bookmap xml:lang="en"><booktitle><booklibrary>Sea</booklibrary><mainbooktitle>Ships</mainbooktitle></booktitle><bookmeta><author>A. B.</author><bookid><booknumber>7</booknumber></bookid><bookrights><bookowner><person>C</person></bookowner></bookrights></bookmeta><chapter href="a.dita" navtitle="One"/></bookmap>';
  expect(
    dita
      .parse(book)
      .segments.all()
      .map(({ target }) => target?.value),
  ).toEqual(['Sea', 'Ships', 'One']);
  const scheme =
    '<subjectScheme><subjectdef keys="os"><topicmeta><navtitle>Systems</navtitle></topicmeta><subjectdef keys="linux"/></subjectdef><enumerationdef><attributedef name="platform"/><subjectdef keyref="os"/></enumerationdef></subjectScheme>';
  expect(
    dita
      .parse(scheme)
      .segments.all()
      .map(({ target }) => target?.value),
  ).toEqual(['Systems']);
});

test('each element has one row', () => {
  const names = elements.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(
    elements.filter(({ flow, text }) => !/^(?:block|inline|subflow) (?:yes|no|kept)$/.test(`${flow} ${text}`)),
  ).toEqual([]);
});

test('phrases are codes that are known by what they refer to; entities stay', () => {
  const { target } = segmentOf(
    topic('<p>Use <xref href="a.dita">this</xref> &prod; <keyword keyref="k"/><!-- c --></p>'),
    'concept/conbody/p',
  );
  expect(target?.codes.map(({ kind, id, optional }) => [kind, id, optional ?? false])).toEqual([
    ['open', 'xref@href=a.dita', false],
    ['close', 'xref@href=a.dita', false],
    ['standalone', '&prod;', false],
    ['standalone', 'keyword@keyref=k', false],
    ['standalone', '!--', true],
  ]);
});

describe('an edit', () => {
  test('changes the words that differ and keeps spaces at the ends', () => {
    expect(set('<p>\n  One <b>two</b>\n</p>', 'concept/conbody/p', 'Eins <b>two</b>')).toBe(
      '<p>\n  Eins <b>two</b>\n</p>',
    );
    expect(set('<p>One</p>', 'concept/conbody/p', ' One ')).toBe('<p>&#32;One&#32;</p>');
  });

  test('is refused when a footnote would go or a text would be empty', () => {
    const catalog = dita.parse(topic('<p>A<fn>n</fn></p>'));
    const refused = (value: string) =>
      refusalOf(
        changeSegments(dita, catalog, new Map([['concept/conbody/p', { content: plain(value) }]])),
        'concept/conbody/p',
      );
    expect(refused('B')).toBe('The footnotes, index entries and pictures in this text must stay, in their order.');
    expect(refused('')).toBe('A text of a DITA file cannot be emptied.');
  });
});

test('a file of another language has the new texts and language, and every other byte of the source', () => {
  const text = topic('<p>One<fn>Note</fn></p>\r\n<p>Two</p><codeblock>x</codeblock>');
  const source = dita.parse(text);
  const entry = (id: string, value: string) => {
    const segment = source.segments.all().find((other) => other.id === id) as Segment;
    return [id, { missing: { id, source: segment }, content: contentFrom(value, codeTexts(segment.target)) }] as const;
  };
  const translations = new Map([
    entry('concept/conbody/p', 'Eins<fn></fn>'),
    entry('concept/conbody/p/fn', 'Anmerkung'),
    entry('concept/title', 'Titel'),
  ]);
  expect(applyEdits(text, dita.derive?.(source, 'de', translations) ?? [])).toBe(
    text.replace('en"', 'de"').replace('One', 'Eins').replace('Note', 'Anmerkung').replace('>Title', '>Titel'),
  );
  expect(
    applyEdits(
      '<map><title>A</title></map>',
      dita.derive?.(dita.parse('<map><title>A</title></map>'), 'de', new Map()) ?? [],
    ),
  ).toBe('<map xml:lang="de"><title>A</title></map>');
});

test('the laws hold on a topic with everything in it', () => {
  const text = topic(
    '<p>A <b>b</b>\r\n c &lt; &prod;</p><ul><li>x<fn>n <i>o</i></fn> y<p>z</p>tail</li></ul><p><image alt="q" href="i"/> 😀</p>',
  );
  expect(checkFormatLaws(dita, text, { prefixes: text.length, edits: 20 })).toEqual([]);
});

test.each([
  ['a.dita', '', 'dita'],
  ['a.ditamap', '<map>', 'dita'],
  ['a.xml', '<?xml version="1.0"?><!DOCTYPE task PUBLIC "-//OASIS//DTD DITA Task//EN" "task.dtd">', 'dita'],
  ['a.xml', '<concept id="x"><title>T</title>', 'dita'],
  ['a.xml', '<map><entry/></map>', undefined],
  ['a.ditaval', '<val><prop action="flag"><startflag><alt-text>x</alt-text></startflag></prop></val>', undefined],
])('%s with %s is %s', (path, text, id) => {
  expect(formatFor(path, text)?.id).toBe(id);
});
