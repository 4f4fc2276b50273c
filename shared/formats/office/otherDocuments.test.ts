import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../catalog/catalog.ts';
import { codeTexts, contentFrom } from '../../catalog/content.ts';
import { encodeEdits } from '../../encoding/encodeEdits.ts';
import { decodeText } from '../../encoding/encoding.ts';
import { joinMembers, membersOf } from '../../encoding/packageMembers.ts';
import { english } from '../../sentences/sentence.ts';
import { changeSegments } from '../change.ts';
import type { Format } from '../format.ts';
import { formatFor } from '../formats.ts';
import { docx } from './docx.ts';
import { idml } from './idml.ts';
import { pptx } from './pptx.ts';
import { xlsx } from './xlsx.ts';

const parse = (format: Format, text: string) => format.parse(joinMembers([{ path: 'a/part.xml', text }]));
const values = (catalog: Catalog) => catalog.segments.all().map(({ target }) => target?.value);

/** The part after one of its texts was changed; it has to be read again, or why it was not changed. */
function set(format: Format, part: string, value: string, index = 0): string {
  const catalog = parse(format, part);
  const segment = catalog.segments.at(index);
  if (!segment) throw new Error('no text');
  const content = contentFrom(value, codeTexts(segment.target));
  const { text, refused } = changeSegments(format, catalog, new Map([[segment.id, { content }]]));
  const [member] = membersOf(text);
  const refusal = refused.get(segment.id);
  return refusal ? english(refusal) : text.slice(member?.start, member?.end);
}

describe('stories of IDML', () => {
  const style = (inner: string, look = '') => `<CharacterStyleRange${look}>${inner}</CharacterStyleRange>`;
  const content = (text: string) => `<Content>${text}</Content>`;
  const story = (inner: string) => `<Story><ParagraphStyleRange>${inner}</ParagraphStyleRange></Story>`;

  test('a style range ends no paragraph and a break does', () => {
    const part = story(
      style(`${content('One ')}`) + style(`${content('bold')}<Br/>${content('Two')}`, ' FontStyle="Bold"'),
    );
    expect(values(parse(idml, part))).toEqual(['One <b>bold</b>', 'Two']);
  });

  test('a text behind a table is read behind the cells', () => {
    const table = `<Table><Cell><ParagraphStyleRange>${style(content('Cell'))}</ParagraphStyleRange></Cell></Table>`;
    const part = story(style(`${content('Above')}<Br/>`) + style(`${table}<Br/>`) + style(content('Below')));
    expect(values(parse(idml, part))).toEqual(['Above', 'Cell', 'Below']);
  });

  test('text is moved between style ranges by closing one and opening another', () => {
    const part = story(
      style(`${content('a ')}`) + style(content('b'), ' FontStyle="Bold"') + style(`<Br/>${content('z')}`),
    );
    const moved = set(idml, part, '<b>b</b> a');
    expect(XMLValidator.validate(moved)).toBe(true);
    expect(values(parse(idml, moved))).toEqual(['<b>b</b> a', 'z']);
  });

  test('text behind the last style range gets one that looks like the rest', () => {
    const part = story(style(content('a ')) + style(content('b'), ' FontStyle="Bold"'));
    const longer = set(idml, part, 'a <b>b</b> c');
    expect(longer).toContain('</CharacterStyleRange><CharacterStyleRange><Content> c</Content>');
    expect(values(parse(idml, longer))).toEqual(['a <b>b</b> c']);
  });

  test('special characters of InDesign are codes and stay where they are', () => {
    const part = story(style(content('Page <?ACE 18?> of')));
    expect(values(parse(idml, part))).toEqual(['Page <ACE-18/> of']);
    expect(set(idml, part, 'Seite <ACE-18/> von')).toBe(story(style(content('Seite <?ACE 18?> von'))));
  });

  test('a footnote is a text of its own, and editing it leaves the text around alone', () => {
    const note = `<Footnote><ParagraphStyleRange>${style(content('Below'))}</ParagraphStyleRange></Footnote>`;
    const part = story(style(`${content('Above')}${note}${content(' on')}`));
    const [above, below] = values(parse(idml, part));
    expect(above).toMatch(/^Above<footnote-\w+\/> on$/);
    expect(below).toBe('Below');
    expect(set(idml, part, 'Unten', 1)).toBe(part.replace('Below', 'Unten'));
  });

  test('a story on a hidden layer says so', () => {
    const text = joinMembers([
      { path: 'Stories/Story_u1.xml', text: story(style(content('x'))), note: 'It is “hidden” & old.' },
    ]);
    expect(idml.parse(text).segments.at(0)?.notes).toEqual([{ text: 'It is “hidden” & old.' }]);
  });
});

describe('text of slides and charts', () => {
  const part = (inner: string) =>
    `<p:sld xmlns:p="urn:p" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p>${inner}</a:p></p:sld>`;
  const run = (text: string, look = '') => `<a:r><a:rPr lang="en"${look}/><a:t>${text}</a:t></a:r>`;

  test('marks of the spelling checker split no text; looks are attributes', () => {
    expect(
      values(parse(pptx, part(run('Har', ' err="1"') + run('bour ', ' dirty="0"') + run('now', ' b="1"')))),
    ).toEqual(['Harbour <b>now</b>']);
  });

  test('a run is made where the look of the rest has none of its own', () => {
    const both = part(run('A', ' i="1" b="1"') + run('B', ' i="1" u="sng"'));
    expect(set(pptx, both, '<b>A</b> and <u>B</u>')).toContain('<a:r><a:rPr lang="en" i="1"/><a:t> and </a:t></a:r>');
  });
});

describe('strings of a workbook', () => {
  const part = (inner: string) =>
    `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si>${inner}</si></sst>`;

  test('line ends are text, readings of Japanese are left alone', () => {
    const furigana = part('<t>港</t><rPh sb="0" eb="1"><t>みなと</t></rPh>');
    expect(set(xlsx, furigana, 'Hafen\nbecken ')).toBe(
      part('<t xml:space="preserve">Hafen\nbecken </t><rPh sb="0" eb="1"><t>みなと</t></rPh>'),
    );
  });

  test('the first run has the look of its cell', () => {
    const rich = part('<r><t>Price </t></r><r><rPr><b/><sz val="11"/></rPr><t>net</t></r>');
    const [value] = values(parse(xlsx, rich));
    expect(value).toBe('Price <b.size-11>net</b.size-11>');
    expect(values(parse(xlsx, set(xlsx, rich, '<b.size-11>Netto</b.size-11>preis')))).toEqual([
      '<b.size-11>Netto</b.size-11>preis',
    ]);
  });
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');

/** The smallest real documents of each kind. */
function realDocuments(): string[] {
  const folders = [join(corpus, 'ooxml'), join(corpus, 'idml')];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:docx|pptx|xlsx|idml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [docx, pptx, xlsx, idml].flatMap((format) =>
    files
      .filter((file) => format.extensions.some((extension) => file.endsWith(extension)))
      .sort()
      .slice(0, 3),
  );
}

test.skipIf(!existsSync(corpus))('every text of real documents is set, and each part stays well-formed', () => {
  for (const file of realDocuments()) {
    const bytes = new Uint8Array(readFileSync(file));
    const decoded = decodeText(bytes, file);
    const format = formatFor(file, decoded.text);
    if (!format) throw new Error(`${file} is not claimed`);
    const catalog = format.parse(decoded.text, file);
    const changes = catalog.segments
      .all()
      .flatMap(({ id, target }) =>
        target ? [[id, { content: { value: `${target.value} < Ende`, codes: target.codes } }] as const] : [],
      );
    const changed = changeSegments(format, catalog, new Map(changes));
    expect([file, [...changed.refused.values()]]).toEqual([file, []]);
    const again = decodeText(encodeEdits(bytes, decoded, changed.edits), file);
    expect(again.text).toBe(changed.text);
    for (const { start, end } of membersOf(again.text)) {
      expect(XMLValidator.validate(again.text.slice(start, end))).toBe(true);
    }
  }
});
