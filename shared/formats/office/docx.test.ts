import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { codeTexts, contentFrom } from '../../catalog/content.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { decodeText } from '../../encoding/encoding.ts';
import { wordDocument } from '../../encoding/examplePackage.ts';
import { membersOf } from '../../encoding/packageMembers.ts';
import { english } from '../../sentences/sentence.ts';
import { changeSegments } from '../change.ts';
import { checkFormatLaws } from '../formatLaws.ts';
import { pairCatalogs } from '../pair.ts';
import { docx } from './docx.ts';

const path = '/docs/report.docx';
const run = (text: string, look = '') =>
  `<w:r>${look ? `<w:rPr>${look}</w:rPr>` : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;
const read = (paragraphs: string) => docx.parse(decodeText(wordDocument(paragraphs), path).text, path);
const values = (paragraphs: string) =>
  read(paragraphs)
    .segments.all()
    .map(({ target }) => target?.value);

/** The paragraphs after its first text was changed, or why it was not. */
function set(paragraphs: string, value: string): string {
  const catalog = read(paragraphs);
  const [segment] = catalog.segments;
  if (!segment) throw new Error('no text');
  const content = contentFrom(value, codeTexts(segment.target));
  const changed = changeSegments(docx, catalog, new Map([[segment.id, { content }]]));
  const [refusal] = changed.refused.values();
  if (refusal) return english(refusal);
  for (const { start, end } of membersOf(changed.text)) {
    expect(XMLValidator.validate(changed.text.slice(start, end))).toBe(true);
  }
  return /<w:body>(.*)<\/w:body>/s.exec(changed.text)?.[1] ?? '';
}

describe('what a segment is', () => {
  test('runs that only the spelling checker split are one text without codes', () => {
    const split = ['Hel', 'lo ', 'bra', 've ', 'world'].map((part, i) =>
      run(part, i % 2 ? '<w:lang w:val="en-GB"/><w:noProof/>' : ''),
    );
    expect(values(paragraph(split.join('<w:proofErr w:type="spellEnd"/>')))).toEqual(['Hello brave world']);
  });

  test('a change of look is a pair of codes, measured against what all runs have in common', () => {
    const size = '<w:sz w:val="28"/>';
    expect(values(paragraph(run('All ', size) + run('big', `<w:b/>${size}`)))).toEqual(['All <b>big</b>']);
    expect(values(paragraph(run('All bold', '<w:b/>')))).toEqual(['All bold']);
    expect(values(paragraph(run('H') + run('2', '<w:vertAlign w:val="subscript"/>') + run('O')))).toEqual([
      'H<sub>2</sub>O',
    ]);
  });

  test('links, notes, tabs and fields are codes; what lies around the text is left out', () => {
    const link = `<w:hyperlink r:id="rId4">${run('here', '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
    const note = '<w:r><w:footnoteReference w:id="3"/></w:r>';
    const mark = '<w:bookmarkStart w:id="1" w:name="a"/>';
    const end = '<w:bookmarkEnd w:id="1"/>';
    expect(values(paragraph(mark + run('See ') + link + run('') + note + end))).toEqual([
      'See <link-rId4>here</link-rId4><footnote-3/>',
    ]);
    expect(values(paragraph(`${run('Name')}<w:r><w:tab/><w:t>Age</w:t></w:r>`))).toEqual(['Name<tab/>Age']);
    expect(values(paragraph(`<w:hyperlink w:anchor="x">${run('Whole')}</w:hyperlink>`))).toEqual(['Whole']);
  });

  test('the result of a field is not text, that of a link is', () => {
    const field = (instruction: string) =>
      paragraph(
        `${run('A ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r>` +
          `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('b')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${run(' c')}`,
      );
    expect(values(field('PAGE'))).toEqual(['A <field-PAGE/> c']);
    expect(values(field('HYPERLINK "x"'))[0]).toMatch(/^A <(link-\w+)>b<\/\1> c$/);
  });

  test('deleted text is not read, inserted text is; a text box is read once', () => {
    const box = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
    const both =
      '<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">' +
      `<mc:Choice>${box('In a box')}</mc:Choice><mc:Fallback>${box('In a box')}</mc:Fallback></mc:AlternateContent></w:r>`;
    expect(values(paragraph(both + run('Beside')))).toEqual(['Beside', 'In a box']);
    const [value] = values(paragraph(`<w:del>${run('old')}</w:del><w:ins>${run('new')}</w:ins>${run(' text')}`));
    expect(value).toBe('new text');
  });

  test('a code is named so that the text does not spell it', () => {
    expect(values(paragraph(run('Use &lt;b&gt; for ') + run('bold', '<w:b/>')))).toEqual(['Use <b> for <b_>bold</b_>']);
  });
});

describe('what an edit changes', () => {
  const bold = run('very', '<w:b/>');

  test('only characters, in the run that held them', () => {
    expect(set(paragraph(run('It is ') + bold + run(' cold.')), 'Es ist <b>sehr</b> kalt.')).toBe(
      paragraph(run('Es ist ') + run('sehr', '<w:b/>') + run(' kalt.')),
    );
    expect(set(paragraph(run('Hello ') + run('brave', '<w:noProof/>') + run(' world')), 'Hello new world')).toBe(
      paragraph(run('Hello ') + run('new', '<w:noProof/>') + run(' world')),
    );
  });

  test('a text around a tracked insertion goes to the text that stays when the insertion is rejected', () => {
    const inserted = (text: string, element = 'w:ins') => `<${element} w:id="1">${run(text)}</${element}>`;
    const before = paragraph(`${inserted('New ')}${run('words')}`);
    expect(set(before, 'Neue Wörter')).toBe(paragraph(`${inserted('')}${run('Neue Wörter')}`));
    const within = paragraph(`${run('The ')}${inserted('new ', 'w:moveTo')}${run('words')}`);
    expect(set(within, 'Alle Wörter')).toBe(paragraph(`${run('Alle Wörter')}${inserted('', 'w:moveTo')}${run('')}`));
    expect(set(within, 'The whole new words')).toBe(
      paragraph(`${run('The whole ')}${inserted('new ', 'w:moveTo')}${run('words')}`),
    );
    // what changes within the insertion alone, and a text that is nothing else, stay in it
    expect(set(within, 'The few words')).toBe(
      paragraph(`${run('The ')}${inserted('few ', 'w:moveTo')}${run('words')}`),
    );
    expect(set(paragraph(inserted('One') + inserted(' two')), 'Eins zwei')).toBe(
      paragraph(inserted('Eins zwei') + inserted('')),
    );
  });

  test('white space at the ends of a run is declared', () => {
    expect(set('<w:p><w:r><w:t>a</w:t></w:r></w:p>', 'a ')).toBe(
      '<w:p><w:r><w:t xml:space="preserve">a </w:t></w:r></w:p>',
    );
    expect(set('<w:p><w:r><w:t>a<!----> b</w:t></w:r></w:p>', 'x <comment/> y')).toBe(
      '<w:p><w:r><w:t xml:space="preserve">x <!----> y</w:t></w:r></w:p>',
    );
  });

  test('text beside a code gets a run of its own, with the look that text has there', () => {
    expect(set(paragraph(run('It is ') + bold), 'It is <b>very</b> cold')).toBe(
      paragraph(`${run('It is ') + bold}<w:r><w:t xml:space="preserve"> cold</w:t></w:r>`),
    );
    const ruled = paragraph(run('A', '<w:i/><w:b/>') + run('B', '<w:i/><w:u w:val="single"/>'));
    expect(set(ruled, '<b>A</b> and <u>B</u>')).toContain(
      '<w:r><w:rPr><w:i/></w:rPr><w:t xml:space="preserve"> and </w:t></w:r>',
    );
  });

  test('codes can be moved; a look that is not used keeps an empty run', () => {
    const two = paragraph(run('A ') + bold + run(' B ') + run('i', '<w:i/>'));
    expect(values(set(two, '<i>i</i> und <b>very</b> x'))).toEqual(['<i>i</i> und <b>very</b> x']);
    const without = set(two, 'plain <b>words</b>');
    expect(values(without)).toEqual(['plain <b>words</b>']);
    expect(values(set(without, 'again <i>i</i> and <b>b</b>'))).toEqual(['again <i>i</i> and <b>b</b>']);
  });

  test('what the document relies on stays, and what cannot be is refused in words', () => {
    const marked = paragraph(
      `${run('a ')}<w:bookmarkStart w:id="1" w:name="m"/>${run('b')}<w:bookmarkEnd w:id="1"/>${run(' c')}`,
    );
    expect(set(marked, 'a b c')).toContain('must stay');
    expect(set(paragraph(run('text')), ' ')).toContain('cannot be emptied');
    expect(set(paragraph(run('a ') + bold), 'a <b></b>')).toContain('no text between <b> and </b>');
    expect(set(paragraph(run('text')), 'te\nxt')).toContain('is a code');
    const tracked = paragraph(`${run('a')}<w:r><w:tab/></w:r><w:ins w:id="1">${run('b')}</w:ins>`);
    expect(set(tracked, 'a b')).toContain('tracked changes');
    expect(values(set(tracked, 'c<tab/>d'))).toEqual(['c<tab/>d']);
  });
});

test('a document pairs with its translation by the places of its paragraphs', () => {
  const source = read(paragraph(run('One')) + paragraph('') + paragraph(run('Two')));
  const target = read(paragraph(run('Eins')) + paragraph('') + paragraph(run('Two')));
  const paired = pairCatalogs(target, source, { source: 'en', target: 'de' }, { equalIsUntranslated: true });
  expect(paired.segments.all().map(({ id, source: from, state }) => [id, from?.value, state])).toEqual([
    ['document/1', 'One', 'translated'],
    ['document/3', 'Two', 'untranslated'],
  ]);
});

test('a document of another language is the source with its translated texts; the others stay', () => {
  const source = read(paragraph(run('One ') + run('bold', '<w:b/>')) + paragraph(run('Two')));
  const [missing] =
    pairCatalogs({ ...source, segments: segmentList([]) }, source, { source: 'en', target: 'de' }).pair?.missing ?? [];
  if (!missing) throw new Error('nothing is missing');
  const content = contentFrom('<b>Fett</b> eins', codeTexts(missing.source.target));
  const edits = docx.derive?.(source, 'de', new Map([[missing.id, { missing, content }]])) ?? [];
  const made = docx.parse(applyEdits(source.text, edits));
  expect(made.segments.all().map(({ target }) => target?.value)).toEqual(['<b>Fett</b> eins', 'Two']);
});

const looks = ['', '<w:b/>', '<w:i/>', '<w:b/><w:i/>', '<w:lang w:val="de"/>', '<w:color w:val="FF0000"/>'];
const piece = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(fc.string({ maxLength: 6 }), fc.constantFrom(...looks)).map(([text, look]) =>
      run(
        text.replace(/[<&>\p{Cc}]/gu, (sign) => (sign < ' ' || sign > '~' ? '' : `&#${sign.charCodeAt(0)};`)),
        look,
      ),
    ),
  },
  fc.constantFrom(
    '<w:r><w:tab/></w:r>',
    '<w:r><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>',
    '<w:proofErr w:type="gramEnd"/>',
    `<w:hyperlink r:id="r1">${run('link')}</w:hyperlink>`,
    '<w:r><w:footnoteReference w:id="1"/></w:r>',
    `<w:ins w:id="4">${run('ins')}</w:ins>`,
    '<w:r><w:t><!-- c -->x<![CDATA[<y>]]></w:t></w:r>',
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
    '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
    '<w:unknown><w:r/></w:unknown>',
  ),
);

test('the laws of a format hold for paragraphs of any runs', () => {
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 7 }), { maxLength: 3 }), (paragraphs) => {
      const body = paragraphs.map((pieces) => paragraph(pieces.join(''))).join('');
      const { text } = decodeText(wordDocument(body), path);
      expect(checkFormatLaws(docx, text, { path, prefixes: 4 })).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('paragraphs in paragraphs and links in links, however deep, are read in little time', () => {
  const deep = (tag: string, text: string) => `<${tag}>`.repeat(20_000) + text + `</${tag}>`.repeat(20_000);
  expect(values(paragraph(deep('w:hyperlink', run('in')))).length).toBe(1);
  expect(values(deep('w:p', run('in'))).length).toBe(1);
});
