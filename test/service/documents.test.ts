import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { wordDocument } from '../../shared/encoding/examplePackage.ts';
import { finishedDocument, translatedDocument } from './finishedDocument.ts';
import { form, json, type RunningService, runService, statusAndBody, temporaryFolder, tmx } from './runningService.ts';

const folder = temporaryFolder();
let service: RunningService;
let memory: string;
beforeAll(async () => {
  service = await runService({ data: folder.path });
  const bytes = tmx([
    ['Good night', 'Gute Nacht'],
    ['Good morning', 'Guten Morgen'],
  ]);
  memory = (await service.client.memories.importFile({ name: 'greetings.tmx', bytes })).id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const encode = (text: string) => new TextEncoder().encode(text);
const fields = () => ({ source_lang: 'en', target_lang: 'de', translation_memory_id: memory });
const translated = async (name: string, text: string) => {
  const file = { name, bytes: encode(text) };
  const { bytes } = await service.client.documents.translate({ ...fields(), file });
  return new TextDecoder().decode(bytes);
};

describe('a document comes back with its texts translated and every other byte as it was', () => {
  const documents = [
    [
      'a.json',
      '{\r\n\t"b": {"night": "Good night"},\r\n\t"n": 1.0\r\n}',
      '{\r\n\t"b": {"night": "Gute Nacht"},\r\n\t"n": 1.0\r\n}',
    ],
    ['a.txt', '  Good night\r\n\r\n*\r\nGood morning\n', '  Gute Nacht\r\n\r\n*\r\nGuten Morgen\n'],
    [
      'film.srt',
      '1\n00:00:01,000 --> 00:00:02,000\nGood night\n\n2\n00:00:03,000 --> 00:00:04,000\nGood morning\n',
      '1\n00:00:01,000 --> 00:00:02,000\nGute Nacht\n\n2\n00:00:03,000 --> 00:00:04,000\nGuten Morgen\n',
    ],
  ] as const;
  test.each(documents)('%s', async (name, source, target) => {
    expect(await translated(name, source)).toBe(target);
  });

  test('an XLIFF keeps the translations that it has', async () => {
    const unit = (id: string, source: string, target: string) =>
      `<trans-unit id="${id}"><source>${source}</source>${target}</trans-unit>`;
    const file = (first: string) =>
      `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file source-language="en" target-language="de" datatype="plaintext" original="x"><body>\n${unit('1', 'Good night', first)}\n${unit('2', 'Good morning', '<target state="final">Moin</target>')}\n</body></file></xliff>`;
    const result = await translated('a.xlf', file('<target/>'));
    expect(result).toContain('Gute Nacht</target>');
    expect(result).toContain('<target state="final">Moin</target>');
  });
});

describe('a document of which a part is not translated', () => {
  const whole = async (name: string, text: string) =>
    translatedDocument(service.client, { ...fields(), file: { name, bytes: encode(text) } });

  test('has those texts as they were, and names the first ones that need a translation', async () => {
    const text = (night: string) =>
      `{"list": ["Zyx wvu tsr", "${night}"], "n": "12.5", "a": "Qpo nml", "b": "QUAY-7", "c": "Kji hgf", "d": "Edc baz"}`;
    const { status, bytes } = await whole('a.json', text('Good night'));
    expect(new TextDecoder().decode(bytes)).toBe(text('Gute Nacht'));
    expect(status.message).toMatch(
      /^4 of 6 texts were not translated: “Zyx wvu tsr”, “Qpo nml”, “Kji hgf”, …\. \S.*\.$/,
    );
  });

  test('says nothing where only numbers, signs and codes are left', async () => {
    const { status } = await whole('a.json', '{"a": "Good night", "b": "12.5 mm", "c": "— 7 —", "d": "QUAY-7"}');
    expect(status).toMatchObject({ status: 'done' });
    expect(status.message).toBeUndefined();
  });

  test('is billed for every text that is translated, as often as it stands there', async () => {
    const { status } = await whole('a.txt', 'Good night\nGood night\nGood morning\nZyx wvu\n');
    expect(status.billed_characters).toBe('Good nightGood nightGood morning'.length);
  });
});

describe('a document', () => {
  const upload = () =>
    service.client.documents.upload({ ...fields(), file: { name: 'secret.txt', bytes: encode('Good night') } });
  const finished = (handle: DocumentHandle) => finishedDocument(service.client, handle);

  test('is encrypted on the disk with a key that the service does not keep', async () => {
    const handle = await upload();
    expect(handle.document_id).toMatch(/^[0-9A-F]{32}$/);
    expect(handle.document_key).toMatch(/^[0-9A-F]{64}$/);
    expect(await finished(handle)).toMatchObject({ status: 'done', billed_characters: 10 });
    const kept = readdirSync(folder.path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const entry of kept) {
      const path = join(entry.parentPath, entry.name);
      // The original is removed once the translation is there, perhaps just now.
      if (!existsSync(path)) continue;
      const bytes = readFileSync(path);
      for (const hidden of [handle.document_key, 'secret.txt']) expect(bytes.includes(hidden), entry.name).toBe(false);
      expect(bytes.includes(Buffer.from(handle.document_key, 'hex')), entry.name).toBe(false);
      if (entry.name.startsWith(handle.document_id)) expect(bytes.includes('Gute Nacht')).toBe(false);
    }
  });

  test('keeps what is said of its texts to whoever has its key', async () => {
    const file = { name: 'a.txt', bytes: encode('Good night\nUnspoken zyx wvu\n') };
    const handle = await service.client.documents.upload({ ...fields(), file });
    expect((await finished(handle)).message).toContain('“Unspoken zyx wvu”');
    const kept = readdirSync(folder.path, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of kept) expect(readFileSync(join(folder.path, name)).includes('Unspoken'), name).toBe(false);
  });

  test('is asked for by JSON or form, and downloaded once, with the right key only', async () => {
    const handle = await upload();
    await finished(handle);
    const path = `/v2/document/${handle.document_id}`;
    const wrong = json({ document_key: 'F'.repeat(64) });
    expect((await service.fetch(path, wrong)).status).toBe(404);
    expect((await service.fetch(`${path}/result`, wrong)).status).toBe(404);
    expect((await service.fetch(path, json({}))).status).toBe(400);
    expect((await service.fetch(path, form(`document_key=${handle.document_key}`))).status).toBe(200);
    const result = await service.fetch(`${path}/result`, form(`document_key=${handle.document_key}`));
    expect([result.status, await result.text()]).toEqual([200, 'Gute Nacht']);
    expect(await statusAndBody(service.fetch(`${path}/result`, json({ document_key: handle.document_key })))).toEqual({
      status: 404,
      body: { message: 'Document already downloaded' },
    });
    // the answer has its last byte before the file is gone
    const left = () =>
      readdirSync(join(folder.path, 'documents')).filter((name) => name.startsWith(handle.document_id));
    await expect.poll(left).toEqual([]);
  });

  const refused: readonly (readonly [string, string, string, Record<string, string>, number, RegExp])[] = [
    ['of a kind that no format reads', 'a.exe', 'MZ', {}, 400, /^Invalid file extension/],
    ['for its own language', 'a.txt', 'Hi', { target_lang: 'EN-GB' }, 400, /^Source and target language are equal\.$/],
    ['in another format', 'a.txt', 'Hi', { output_format: 'docx' }, 400, /^output_format not supported\.$/],
    ['of more than a megabyte of text', 'a.txt', 'x'.repeat(1_000_001), {}, 413, /1000000 bytes/],
    ['for an unknown language', 'a.txt', 'Hi', { target_lang: 'xx' }, 400, /target_lang/],
  ];
  test.each(refused)('%s is refused', async (_what, name, content, change, status, message) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ source_lang: 'en', target_lang: 'de', ...change }))
      body.set(field, value);
    body.set('file', new Blob([content]), name);
    const answer = await statusAndBody(service.fetch('/v2/document', { method: 'POST', body }));
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
  });

  test('that is broken, or that nothing can translate, ends in an error with its reason', async () => {
    const broken = { name: 'a.json', bytes: encode('{"a": "Good night"') };
    await expect(service.client.documents.translate({ ...fields(), file: broken })).rejects.toThrow(
      /Invalid file data\./,
    );
    const empty = { name: 'a.docx', bytes: wordDocument('', { '[Content_Types].xml': encode('') }) };
    await expect(service.client.documents.translate({ ...fields(), file: empty })).rejects.toThrow(
      'Invalid file data. The archive is not a document that can be read here.',
    );
    const foreign = { name: 'a.txt', bytes: encode('Words that nobody knows') };
    await expect(
      service.client.documents.translate({ target_lang: 'yi', source_lang: 'en', file: foreign }),
    ).rejects.toThrow(/No engine/);
  });

  test('that is translated in part says so', async () => {
    const file = { name: 'a.json', bytes: encode('{"night": "Good night", "other": "Words that nobody knows %s"}') };
    const handle = await service.client.documents.upload({ ...fields(), target_lang: 'de', file });
    const status = await finished(handle);
    expect(status.message).toMatch(/^1 of 2 texts were not translated: “Words that nobody knows %s”\. No engine/);
    expect(status.status).toBe('done');
    expect(new TextDecoder().decode(await service.client.documents.result(handle))).toContain('Gute Nacht');
  });

  test('that is large keeps nobody waiting while it is read', async () => {
    const line = `<p a="1"><b>Good</b> night, ${'and a good morning, '.repeat(4)}</p>\n`;
    const bytes = encode(`<guide>${line.repeat(12_000)}</guide>`);
    const handle = await service.client.documents.upload({ ...fields(), file: { name: 'a.xml', bytes } });
    let answered = 0;
    while ((await service.client.documents.status(handle)).status !== 'error') {
      await service.fetch('/healthz');
      answered++;
    }
    // a service that read it between two requests would have answered one or two
    expect(answered).toBeGreaterThan(10);
  });

  test('with a name that leads elsewhere stays where it belongs', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...fields(), filename: '../../../outside\r\nx: y.txt' }))
      body.set(name, value);
    body.set('file', new Blob(['Good night']), 'x.txt');
    const answer = await statusAndBody(service.fetch('/v2/document', { method: 'POST', body }));
    expect(answer.status).toBe(200);
    const handle = answer.body as DocumentHandle;
    await finished(handle);
    const result = await service.fetch(
      `/v2/document/${handle.document_id}/result`,
      json({ document_key: handle.document_key }),
    );
    expect(result.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''outsidex%3A%20y.txt");
    await result.arrayBuffer();
  });
});
