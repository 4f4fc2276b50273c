import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { TranslateDocumentResult } from '../../shared/documentProtocol.ts';
import type { ServiceLanguages, ServiceStatus } from '../../shared/protocol.ts';
import { recordingModel } from '../service/recordingModel.ts';
import { project } from './fixtures.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

test('the embedded service is started when it is first asked for, and its languages are named', async () => {
  const editor = await started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ scheme: 'Service-Auth-Key' }) },
  });
  expect(editor.received.some(({ method }) => method === 'interline/connection')).toBe(false);
  const status = await editor.request<ServiceStatus>('interline/serviceStatus', {});
  expect(status).toMatchObject({ state: 'connected', service: 'embedded', used: 0 });
  const states = editor.received
    .filter(({ method }) => method === 'interline/status')
    .map(({ params }) => (params as ServiceStatus).state);
  expect(states.slice(0, 2)).toEqual(['starting', 'connected']);
  const { sources, targets } = await editor.request<ServiceLanguages>('interline/languages', {});
  expect(sources.map(({ code }) => code)).toContain('en');
  expect(targets.every(({ name }) => name.length > 1)).toBe(true);
});

test.each([{ from: 'the settings of the editor' }, { from: 'the environment' }])(
  'a language model of the user’s is found in $from and translates',
  async ({ from }) => {
    await using model = await recordingModel();
    const bySetting = {
      initializationOptions: { connection: true },
      answers: { 'interline/connection': () => ({ scheme: 'Service-Auth-Key', engines: { endpoint: model.url } }) },
    };
    const editor = await started(from === 'the environment' ? { env: { INTERLINE_ENDPOINT: model.url } } : bySetting);
    const { targets } = await editor.request<ServiceLanguages>('interline/languages', {});
    expect(targets.map(({ code }) => code)).toContain('vi');
    const result = await editor.request<TranslateDocumentResult>('interline/translateDocument', {
      uri: editor.uri('film/harbour.en.srt'),
      targetLanguage: 'vi',
    });
    expect(Buffer.from(result.content, 'base64').toString('utf8')).toMatch(/BOAT/);
    expect(model.takeRequests().length).toBeGreaterThan(0);
  },
);

test('an embedded service that is killed in the middle of a translation is started again for the next one', async () => {
  await using model = await recordingModel();
  const silent = createServer((request, response) => {
    if (request.method === 'GET') response.end('{"data":[{"id":"silent"}]}');
    else silent.emit('asked');
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  let endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const editor = await started({
    files: { 'locales/en.json': '{"boat":"Anchor the boat","ferry":"The ferry leaves"}', 'locales/vi.json': '{}' },
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ scheme: 'Service-Auth-Key', engines: { endpoint } }) },
  });
  const translate = () =>
    editor.request('workspace/executeCommand', {
      command: 'interline.translateFile',
      arguments: [editor.uri('locales/vi.json')],
    });
  const asked = once(silent, 'asked');
  const interrupted = translate();
  await asked;
  const { pid } = editor.process;
  const [service] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  process.kill(Number(service), 'SIGKILL');
  expect(await interrupted).toMatchObject({
    translated: 0,
    failed: 2,
    message: expect.stringMatching(/The embedded service starts again.*try once more\.$/),
  });
  silent.closeAllConnections();
  silent.close();
  endpoint = model.url;
  await expect.poll(translate, { timeout: 90_000 }).toMatchObject({ translated: 2, failed: 0 });
  expect(model.takeRequests().flatMap(({ texts }) => texts)).toEqual(['Anchor the boat', 'The ferry leaves']);
});

test('a service that refuses the key may name the scheme that it asks for', async () => {
  const service = createServer((_request, response) => {
    response.writeHead(401, { 'www-authenticate': 'Token realm="texts"' }).end('{"message":"no"}');
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  try {
    const connection = { url: `http://127.0.0.1:${port}`, key: 'secret-key-3', scheme: 'Service-Auth-Key' };
    const editor = await started({
      initializationOptions: { connection: true },
      answers: { 'interline/connection': () => connection },
    });
    const status = await editor.request<ServiceStatus>('interline/serviceStatus', {});
    expect(status).toMatchObject({ state: 'failed', refusal: { scheme: 'Token' } });
  } finally {
    service.close();
  }
});

test('the client is asked again after the connection changed, and its key appears nowhere', async () => {
  let asked = 0;
  const editor = await started({
    initializationOptions: { connection: true },
    answers: {
      'interline/connection': () => {
        asked++;
        return { url: 'http://127.0.0.1:9', key: 'secret-key-2', scheme: 'Service-Auth-Key' };
      },
    },
  });
  const status = () => editor.request<ServiceStatus>('interline/serviceStatus', {});
  expect(await status()).toMatchObject({
    state: 'failed',
    service: '127.0.0.1:9',
    message: expect.stringMatching(/\S \S/),
  });
  editor.notify('interline/connectionChanged', {});
  await status();
  expect(asked).toBe(2);
  expect(JSON.stringify(editor.received)).not.toContain('secret-key-2');
});

test('a remote service without a key is a state with a sentence', async () => {
  const editor = await started({ env: { INTERLINE_SERVICE_URL: 'https://translate.example', INTERLINE_KEY: '' } });
  expect(await editor.request('interline/serviceStatus', {})).toMatchObject({
    state: 'failed',
    message: 'There is no key for translate.example; sign in first.',
  });
});

test('a whole document is translated from its own bytes, and nothing is written', async () => {
  const editor = await started();
  const result = await editor.request<TranslateDocumentResult>('interline/translateDocument', {
    uri: editor.uri('film/harbour.en.srt'),
    targetLanguage: 'de',
    workDoneToken: 'document',
  });
  expect(result.fileName).toBe('harbour.de.srt');
  const text = Buffer.from(result.content, 'base64').toString('utf8');
  expect(text).toContain('00:00:05,000 --> 00:00:08,000\nDas Boot verankern\n');
  expect(text.split('\n').filter((line) => line.includes('-->'))).toHaveLength(3);
  expect(editor.text('film/harbour.de.srt')).toBe(project['film/harbour.de.srt']);
  expect(editor.received.some(({ method }) => method === '$/progress')).toBe(true);
});

test('a bilingual document is not filled with another language', async () => {
  const editor = await started();
  const params = { uri: editor.uri('xliff/app.de.xlf'), targetLanguage: 'fr' };
  await expect(editor.request('interline/translateDocument', params)).rejects.toThrow('translation into de, not fr');
});
