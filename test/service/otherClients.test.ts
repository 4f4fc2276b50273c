import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { finishedDocument } from './finishedDocument.ts';
import { form, json, type RunningService, runService, statusAndBody } from './runningService.ts';

// What clients send and read that the API's own pages do not show.

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

/** A GET with a body, which `fetch` refuses to send. */
function getWithBody(path: string, type: string, body: string) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const headers = {
      authorization: `Service-Auth-Key ${service.key}`,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
    };
    const sent = request(service.url + path, { method: 'GET', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

const formType = 'application/x-www-form-urlencoded';
const firstTarget = { status: 200, body: expect.arrayContaining([expect.objectContaining({ language: 'EN-US' })]) };

describe('a path', () => {
  test('may end with a slash', async () => {
    const whole = await statusAndBody(service.fetch('/v2/usage'));
    expect(await statusAndBody(service.fetch('/v2/usage/'))).toEqual(whole);
    const translated = await statusAndBody(
      service.fetch('/v2/translate/', form('text=Save&source_lang=en&target_lang=es')),
    );
    expect(translated).toMatchObject({ status: 200, body: { translations: [{ text: 'Guardar' }] } });
    expect((await service.fetch('/v3/glossaries/', json({ name: 'slash' }))).status).toBe(201);
    expect((await service.fetch('/v2/translate/')).status).toBe(405);
    expect((await fetch(`${service.url}/healthz/`)).status).toBe(200);
  });
});

describe('languages and usage', () => {
  test('are asked for by POST, with a form or with nothing', async () => {
    expect(await statusAndBody(service.fetch('/v2/languages', form('type=target')))).toMatchObject(firstTarget);
    expect(await statusAndBody(service.fetch('/v2/languages', form('type=both')))).toMatchObject({ status: 400 });
    const bare = await statusAndBody(service.fetch('/v2/languages', { method: 'POST' }));
    expect(bare).toEqual(await statusAndBody(service.fetch('/v2/languages?type=source')));
    const usage = await statusAndBody(service.fetch('/v2/usage'));
    expect(await statusAndBody(service.fetch('/v2/usage', form('')))).toEqual(usage);
    expect(await statusAndBody(service.fetch('/v2/usage', { method: 'POST' }))).toEqual(usage);
    expect((await service.fetch('/v2/usage', form('auth_key=x'))).status).toBe(403);
  });

  test('are asked for by GET with parameters in the body', async () => {
    expect(await getWithBody('/v2/languages', formType, 'type=target')).toMatchObject(firstTarget);
    expect(await getWithBody('/v2/languages', 'application/json; charset=utf-8', '{"type":"target"}')).toMatchObject(
      firstTarget,
    );
    const resource = { resource: 'translate_text', include: ['beta', 'external'] };
    const { body } = await statusAndBody(service.fetch('/v3/languages?resource=translate_text&include=beta'));
    expect((await getWithBody('/v3/languages/', 'application/json', JSON.stringify(resource))).body).toEqual(body);
    // the address goes first
    expect((await getWithBody('/v2/languages?type=both', formType, 'type=target')).status).toBe(400);
    for (const nothing of ['{}', '[1]', 'null', '{', '"type"', '{"type":null}']) {
      expect((await getWithBody('/v2/usage', 'application/json', nothing)).status, nothing).toBe(200);
    }
    expect(await getWithBody('/v2/usage', formType, 'auth_key=x')).toMatchObject({ status: 403 });
    expect(await getWithBody('/v2/languages', formType, `type=${'x'.repeat(9000)}`)).toEqual({
      status: 413,
      body: { message: 'The body of a GET has at most 8192 bytes.' },
    });
    expect((await getWithBody('/v2/translate', formType, 'text=Save&target_lang=es')).status).toBe(405);
  });

  test('have the names that the API gives them', async () => {
    const listed = await service.client.languages('glossary');
    const named = Object.fromEntries(listed.map(({ lang, name }) => [lang, name]));
    expect(named).toMatchObject({ en: 'English', pt: 'Portuguese', zh: 'Chinese' });
    const old = async (type: string) => {
      const { body } = await statusAndBody(service.fetch(`/v2/languages?type=${type}`));
      return (body as { language: string; name: string }[]).find(({ language }) => language === 'ZH')?.name;
    };
    expect([await old('source'), await old('target')]).toEqual(['Chinese', 'Chinese (simplified)']);
  });
});

describe('glossaries', () => {
  test('are made with a name alone, and filled later', async () => {
    for (const body of [form('name=alone'), json({ name: 'alone' })]) {
      const made = await statusAndBody(service.fetch('/v3/glossaries', body));
      expect(made).toMatchObject({ status: 201, body: { name: 'alone', dictionaries: [], ready: true } });
      const { glossary_id } = made.body as { glossary_id: string };
      const german = { source_lang: 'en', target_lang: 'de', entries: 'quay\tKai', entries_format: 'tsv' };
      const filled = await statusAndBody(
        service.fetch(`/v3/glossaries/${glossary_id}`, json({ dictionaries: [german] }, 'PATCH')),
      );
      expect(filled.body).toMatchObject({ dictionaries: [{ source_lang: 'en', target_lang: 'de', entry_count: 1 }] });
      const other = `/v3/glossaries/${glossary_id}/entries?source_lang=en&target_lang=fr`;
      expect(await statusAndBody(service.fetch(other))).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining('No dictionary found for language pair') },
      });
    }
  });
});

describe('improvement', () => {
  const text = ['I would like to recieve the invoice today.'];
  test.each([
    { writing_style: 'default', tone: 'default' },
    { writing_style: 'default', tone: 'prefer_friendly' },
    { writing_style: 'simple', tone: 'default' },
  ])('takes %o: “default” is as good as nothing', async (manner) => {
    const answer = await statusAndBody(
      service.fetch('/v2/write/rephrase', json({ text, target_lang: 'en-US', ...manner })),
    );
    expect(answer.status).toBe(200);
  });
});

describe('documents', () => {
  test('that fail say why in error_message, too', async () => {
    const bytes = new TextEncoder().encode('x'.repeat(200));
    const handle = await service.client.documents.upload({
      file: { name: 'long.docx', bytes: new Uint8Array([...new TextEncoder().encode('PK\u0003\u0004'), ...bytes]) },
      target_lang: 'es',
      source_lang: 'en',
    });
    const { status, message, error_message } = await finishedDocument(service.client, handle);
    expect(status).toBe('error');
    expect(message).toMatch(/./);
    expect(error_message).toBe(message);
  });

  test('are uploaded without a name on the file, which the field filename gives', async () => {
    const upload = (fields: string, content: Uint8Array) => {
      const head = 'Content-Disposition: form-data; name=';
      const start = `--B\r\n${head}"target_lang"\r\n\r\nes\r\n--B\r\n${head}"source_lang"\r\n\r\nen\r\n${fields}--B\r\n${head}"file"\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(start), content, Buffer.from('\r\n--B--\r\n')]);
      const headers = { 'content-type': 'multipart/form-data; boundary=B' };
      return statusAndBody(service.fetch('/v2/document/', { method: 'POST', headers, body }));
    };
    // UTF-16, whose bytes are no UTF-8
    const content = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Save', 'utf16le')]);
    const named = await upload('--B\r\nContent-Disposition: form-data; name="filename"\r\n\r\na.txt\r\n', content);
    expect(named.status).toBe(200);
    const handle = named.body as DocumentHandle;
    expect(await finishedDocument(service.client, handle)).toMatchObject({ status: 'done', billed_characters: 4 });
    const result = Buffer.from(await service.client.documents.result(handle));
    expect(result.toString('utf16le')).toBe('\ufeffGuardar');
    expect(await upload('', content)).toEqual({ status: 400, body: { message: "Parameter 'filename' not specified" } });
  });
});

describe('voice', () => {
  test.each(['ogg', 'webm', 'matroska'])('takes and gives Opus whose container is named: %s', async (container) => {
    const type = `audio/opus; container=${container}`;
    const order = { source_media_content_type: type, source_language: 'en', target_languages: ['es'] };
    const speech = { target_media_languages: ['es'], target_media_content_type: type };
    const answer = await statusAndBody(service.fetch('/v3/voice/realtime', json({ ...order, ...speech })));
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  });
});
