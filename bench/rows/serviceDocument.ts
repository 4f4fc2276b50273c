import { randomFillSync } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { serviceRow } from '../benchService.ts';
import { cpuOf, peakOf } from '../processFigures.ts';

const paragraphs = 20_000;

/** A Word document of 20 MB, most of it pictures as in real ones: uploaded, translated from the phrase memory, downloaded. */
export const row = serviceRow({
  what: 'service, a docx of 20 MB with 20,000 paragraphs',
  goal: { ms: 5000 },
  async measure(start) {
    const bytes = wordDocument();
    await using service = await start();
    const order = { source_lang: 'en', target_lang: 'es', file: { name: 'large.docx', bytes } };
    const began = performance.now();
    const translated = await service.client.documents.translate(order);
    const ms = performance.now() - began;
    const note = `${bytes.length} bytes to ${translated.bytes.length}, ${cpuOf(service.pid)} ms of CPU`;
    return { ms, memory: peakOf(service.pid), note };
  },
});

function wordDocument(): Uint8Array {
  const phrases = ['Save changes', 'Delete file', 'Open', 'Cancel'];
  const body = Array.from(
    { length: paragraphs },
    (_, i) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${phrases[i % phrases.length]}</w:t></w:r></w:p>`,
  );
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}</w:body></w:document>`,
    ),
    'word/media/picture.png': [randomFillSync(new Uint8Array(20_000_000)), { level: 0 }],
  });
}
