import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TranslateDocumentResult } from '../../shared/documentProtocol.ts';
import type { ProjectForm } from '../../shared/projectSettingsProtocol.ts';
import { startedClients } from './started.ts';

const settings = {
  sourceLanguage: 'en',
  translation: {
    ...{ context: 'Ferries', formality: 'more', modelType: 'quality_optimized' },
    languages: { de: { instructions: ['Address readers as “Sie”.'], style: 'style-1' } },
  },
};
const started = startedClients({
  files: {
    'interline.json': `${JSON.stringify(settings)}\n`,
    'locales/en.json': '{ "save": "Save" }\n',
    'locales/de.json': '{}\n',
    'notes.md': 'Save\n',
  },
});

/** A service that knows no formality, and what it was asked. */
let bodies: Record<string, unknown>[];
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url !== '/v2/translate') return send(404, { message: 'Not found' });
  const body = JSON.parse(Buffer.concat(parts).toString('utf8'));
  bodies.push(body);
  if (body.formality) return send(400, { message: "Target language 'DE' doesn't support formality." });
  send(200, { translations: body.text.map(() => ({ text: 'Speichern', detected_source_language: 'EN' })) });
});
beforeEach(async () => {
  bodies = [];
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const signedIn = () => {
  const { port } = service.address() as AddressInfo;
  const connection = { url: `http://127.0.0.1:${port}`, key: 'key-1', scheme: 'Service-Auth-Key' };
  return started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => connection },
  });
};

test('what the project wishes is sent; what the service cannot heed is left out and said once', async () => {
  const editor = await signedIn();
  const translate = () =>
    editor.request<TranslateDocumentResult>('interline/translateDocument', {
      ...{ uri: editor.uri('locales/en.json'), targetLanguage: 'de' },
    });
  expect(Buffer.from((await translate()).content, 'base64').toString()).toContain('Speichern');
  const wishes = {
    ...{ context: 'Ferries', model_type: 'quality_optimized', style_id: 'style-1' },
    custom_instructions: ['Address readers as “Sie”.'],
  };
  expect(bodies).toMatchObject([{ ...wishes, formality: 'more' }, wishes]);
  expect(bodies[1]).not.toHaveProperty('formality');
  await translate();
  const said = editor.received.filter(({ params }) => JSON.stringify(params)?.includes('knows no formality in German'));
  expect(said).toHaveLength(1);
});

test('the form changes a wish for one language and keeps the others', async () => {
  const editor = await signedIn();
  const uri = editor.uri('interline.json');
  const set = (more: object) => editor.request('interline/setTranslation', { uri, ...more });
  await set({ wish: 'formality', language: 'fr', value: 'prefer_less' });
  await set({ wish: 'instructions', language: 'de' });
  await expect(set({ wish: 'formality', value: 'polite' })).rejects.toThrow('cannot be set');
  const { translation } = await editor.request<ProjectForm>('interline/projectForm', { uri });
  expect(translation).toEqual({
    ...settings.translation,
    languages: { de: { style: 'style-1' }, fr: { formality: 'prefer_less' } },
  });
});
