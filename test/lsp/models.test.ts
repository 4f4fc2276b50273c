import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MissingModels, OfflineModel } from '../../shared/modelsProtocol.ts';
import { type ModelServer, modelServer } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { startedClients } from './started.ts';

const started = startedClients({
  files: { 'en.json': '{ "hello": "A new sentence for everybody here." }', 'de.json': '{}' },
});

/** An editor of this project, whose user has no models. */
function editorWith(source?: ModelServer, locale = 'en') {
  return started({
    locale,
    env: {
      XDG_CACHE_HOME: '/nowhere',
      LOCALAPPDATA: '/nowhere',
      INTERLINE_MODELS_SOURCE: source?.url ?? 'http://127.0.0.1:9/records',
    },
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ scheme: 'Service-Auth-Key' }) },
  });
}

const german = sentenceModel({ words: ['Guten', 'Tag', 'und', 'willkommen!'] });

test('a command that lacks a model names it, and goes on when it is installed', async () => {
  await using source = await modelServer();
  source.add('en', 'de', german);
  const editor = await editorWith(source);
  editor.open('de.json');
  const command = { command: 'interline.translateFile', arguments: [editor.uri('de.json')] };
  const missing = editor.next<MissingModels>('interline/missingModels');
  await editor.request('workspace/executeCommand', command);
  const { message, wanted, ...again } = await missing;
  expect(message).toContain(
    'Nothing in de.json was translated: No engine here translates this text from English to German',
  );
  expect(wanted).toEqual([{ source: 'en', target: 'de' }]);
  expect(again).toEqual(command);
  expect(editor.received.filter(({ method }) => method === 'window/showMessage')).toEqual([]);
  expect(source.requests).toEqual([]);

  await editor.request('interline/installModels', { wanted, workDoneToken: 'install' });
  const progress = editor.received.flatMap(({ method, params }) =>
    method === '$/progress' ? [(params as { value: { message?: string } }).value.message ?? ''] : [],
  );
  expect(progress).toContainEqual(expect.stringMatching(/^English → German, \d\.\d of \d\.\d MB$/));
  expect(progress).toContain('English → German, trying it');
  await editor.request('workspace/executeCommand', again);
  expect(editor.text('de.json')).toContain('Guten Tag und willkommen!');
});

test('rows of a table that lack a model name it, and are translated when it is installed', async () => {
  await using source = await modelServer();
  source.add('en', 'de', german);
  const editor = await editorWith(source);
  editor.open('de.json');
  const missing = editor.next<MissingModels>('interline/missingModels');
  const change = { kind: 'translate' };
  await editor.request('interline/changeTableRows', { uri: editor.uri('de.json'), rows: ['hello'], change });
  const { message, wanted, ...again } = await missing;
  expect(message).toContain('Nothing in de.json was translated');
  expect(editor.received.filter(({ method }) => method === 'window/showMessage')).toEqual([]);
  await editor.request('interline/installModels', { wanted });
  await editor.request('workspace/executeCommand', again);
  expect(editor.text('de.json')).toContain('Guten Tag und willkommen!');
});

test('what nothing translates is named in the language of the editor', async () => {
  const editor = await editorWith(undefined, 'fr');
  editor.open('de.json');
  const missing = editor.next<MissingModels>('interline/missingModels');
  await editor.request('workspace/executeCommand', {
    command: 'interline.translateFile',
    arguments: [editor.uri('de.json')],
  });
  const { message, wanted } = await missing;
  expect(message).toContain('Aucun moteur de cet ordinateur ne traduit ce texte (anglais → allemand)');
  expect(message).not.toMatch(/No engine|remote service/);
  expect(wanted).toEqual([{ source: 'en', target: 'de' }]);
});

test('a source file names what each of its languages lacks', async () => {
  const editor = await editorWith();
  writeFileSync(join(editor.folder, 'fr.json'), '{}');
  editor.open('en.json');
  const missing = editor.next<MissingModels>('interline/missingModels');
  await editor.request('workspace/executeCommand', {
    command: 'interline.translateFile',
    arguments: [editor.uri('en.json')],
  });
  const { wanted } = await missing;
  expect(wanted.map(({ target }) => target).sort()).toEqual(['de', 'fr']);
});

test('models are listed without asking the source, with what it has when that is asked for, and removed', async () => {
  await using source = await modelServer();
  source.add('en', 'de', german);
  const editor = await editorWith();
  const list = (params: object) => editor.request<OfflineModel[]>('interline/models', params);
  expect(await list({ modelSource: source.url })).toEqual([]);
  expect(source.requests).toEqual([]);
  // What the machine's settings name goes before the environment.
  const available = await list({ available: true, modelSource: source.url });
  const size = expect.any(Number) as number;
  expect(available).toEqual([{ name: 'en-de', source: 'en', target: 'de', installed: 'no', size }]);
  await editor.request('interline/installModels', { wanted: available, modelSource: source.url });
  expect(await list({})).toEqual([{ name: 'en-de', source: 'en', target: 'de', installed: 'here', size }]);
  await editor.request('interline/removeModel', { name: 'en-de' });
  expect(await list({})).toEqual([]);
  await expect(editor.request('interline/removeModel', { name: '../models' })).rejects.toThrow('No model “../models”');
});

test('a source that fails says why in the words of the command line, and a cancelled download installs nothing', async () => {
  await using source = await modelServer();
  source.add('en', 'de', german);
  const editor = await editorWith(source);
  const wanted = [{ source: 'en', target: 'de' }];
  const welsh = editor.request('interline/installModels', { wanted: [{ source: 'en', target: 'cy' }] });
  await expect(welsh).rejects.toThrow('This source has no model from English to Welsh (cy).');
  // A file that never comes.
  const asked = new Promise<void>((resolve) => {
    source.intercept = (request) => {
      if (!request.url?.startsWith('/attachments')) return false;
      resolve();
      return true;
    };
  });
  const { answer, cancel } = editor.cancellable('interline/installModels', { wanted });
  await asked;
  cancel();
  await expect(answer).rejects.toThrow('cancelled');
  const store = join(editor.folder, '.service/models');
  const installed = existsSync(store) ? readdirSync(store).filter((name) => !name.startsWith('.')) : [];
  expect(installed).toEqual([]);
});
