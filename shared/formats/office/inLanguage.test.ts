import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { codeTexts, contentFrom } from '../../catalog/content.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { applyEdits } from '../../catalog/textRange.ts';
import { encodeEdits } from '../../encoding/encodeEdits.ts';
import { decodeText } from '../../encoding/encoding.ts';
import { exampleTypes, wordDocument } from '../../encoding/examplePackage.ts';
import { joinMembers } from '../../encoding/packageMembers.ts';
import { pairCatalogs } from '../pair.ts';
import { docx } from './docx.ts';
import { inLanguage } from './inLanguage.ts';

const run = (look: string, text: string) => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`;
const language = (text: string, code: string) => {
  const virtual = joinMembers([{ path: 'a.xml', text: `${text}<w:t>Old</w:t>` }]);
  const start = virtual.indexOf('Old');
  const edits = inLanguage(virtual, [{ range: { start, end: start + 3 }, newText: 'Nuevo' }], code);
  return /\?>\n(.*)<w:t>Nuevo<\/w:t>\n$/s.exec(applyEdits(virtual, edits))?.[1];
};

test('a translated Word document says its language, in its runs and in its styles', () => {
  const styles = '<w:styles><w:lang w:val="en-US" w:eastAsia="ja-JP" w:bidi="ar-SA"/></w:styles>';
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml';
  const bytes = wordDocument(
    `<w:p>${run('<w:lang w:val="en-GB"/>', 'One ')}${run('<w:b/><w:lang w:val="en-US"/>', 'bold')}</w:p>`,
    {
      '[Content_Types].xml': strToU8(
        exampleTypes.replace('</Types>', `<Override PartName="/word/styles.xml" ContentType="${type}"/></Types>`),
      ),
      'word/styles.xml': strToU8(styles),
    },
  );
  const decoded = decodeText(bytes, 'a.docx');
  const source = docx.parse(decoded.text, 'a.docx');
  const pair = pairCatalogs({ ...source, segments: segmentList([]) }, source, { source: 'en', target: 'es' }).pair;
  const content = contentFrom('Uno <b>negrita</b>', codeTexts(source.segments.at(0)?.target));
  const entries = (pair?.missing ?? []).map((missing) => [missing.id, { missing, content }] as const);
  const translated = encodeEdits(bytes, decoded, docx.derive?.(source, 'es', new Map(entries)) ?? []);
  const { text } = decodeText(translated, 'a.docx');
  expect(text.match(/<w:lang [^>]*>/g)).toEqual([
    '<w:lang w:val="es-ES"/>',
    '<w:lang w:val="es-ES"/>',
    '<w:lang w:val="es-ES" w:eastAsia="ja-JP" w:bidi="ar-SA"/>',
  ]);
  expect(
    docx
      .parse(text, 'a.docx')
      .segments.all()
      .map(({ target }) => target?.value),
  ).toEqual(['Uno <b>negrita</b>']);
});

test.each([
  ['<a:rPr lang="en-US" altLang="en-US" dirty="0"/>', 'fr-CA', '<a:rPr lang="fr-CA" altLang="en-US" dirty="0"/>'],
  ["<a:endParaRPr b='1' lang='de'></a:endParaRPr>", 'pt-BR', "<a:endParaRPr b='1' lang='pt-BR'></a:endParaRPr>"],
  ['<c:lang val="en-US"/>', 'de', '<c:lang val="de-DE"/>'],
  [
    '<w:lang w:val="en-US" w:eastAsia="en-US" w:bidi="ar-SA"/>',
    'zh-Hans',
    '<w:lang w:val="en-US" w:eastAsia="zh-CN" w:bidi="ar-SA"/>',
  ],
  ['<w:lang w:val="en-US" w:bidi="he-IL"/>', 'ar', '<w:lang w:val="en-US" w:bidi="ar-EG"/>'],
  [
    '<w:lang w:val="es-MX"/><w:lang w:val="x-none"/><w:lang/>',
    'es',
    '<w:lang w:val="es-MX"/><w:lang w:val="x-none"/><w:lang/>',
  ],
  ['<w:langs w:val="en"/><x lang="en"/>', 'es-419', '<w:langs w:val="en"/><x lang="en"/>'],
])('%s in %s', (mark, code, expected) => expect(language(mark, code)).toBe(expected));
