import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResourceKind, ServiceResource, StyleList, UsedResource } from '../../shared/resourcesProtocol.ts';
import { runService } from '../service/runningService.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const settings = '{\n  // What we translate\n  "targetLanguages": ["de"],\n  "glossaries": ["terms/*.csv"],\n}\n';
const tmx = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/>
<body><tu><tuv xml:lang="en"><seg>The pier is closed.</seg></tuv><tuv xml:lang="de"><seg>Der Anleger ist gesperrt.</seg></tuv></tu></body></tmx>
`;
const started = startedClients({
  files: {
    'interline.json': settings,
    'words.csv': 'en,de\npier,Anleger\n"boat, small",Jolle\n',
    'before.tmx': tmx,
    'texts.en.txt': 'The pier\n',
  },
});

const list = (editor: TestClient, kind: ResourceKind) =>
  editor.request<readonly ServiceResource[]>('interline/resources', { kind });
const folderOf = (editor: TestClient) => editor.uri('interline.json').replace('/interline.json', '');

test('a glossary is imported, edited, exported, renamed and deleted', async () => {
  const editor = await started();
  expect(await list(editor, 'glossary')).toEqual([]);
  const words = { kind: 'glossary', name: 'Harbour', languages: ['en', 'de'], uri: editor.uri('words.csv') };
  const id = await editor.request<string>('interline/importResource', words);
  const part = { kind: 'glossary', id, languages: ['en', 'de'] };
  expect(await list(editor, 'glossary')).toEqual([
    { kind: 'glossary', id, name: 'Harbour', parts: [{ languages: ['en', 'de'], count: 2 }] },
  ]);
  const text = await editor.request<string>('interline/resourceText', part);
  expect(text.split('\n').sort()).toEqual(['', 'boat, small\tJolle', 'pier\tAnleger']);

  const store = (changed: string) => editor.request('interline/storeResourceText', { ...part, text: changed });
  await expect(store('pier Anleger\n')).rejects.toThrow(/Line 1 needs a term/);
  await expect(store('pier\tAnleger\n\npier\tPier\n')).rejects.toThrow(/Line 3 repeats the term “pier”/);
  await expect(store('\n')).rejects.toThrow(/needs at least one entry/);
  await store(`${text}ferry\tFähre\n`);
  expect(await editor.request<string>('interline/resourceText', { ...part, languages: ['en', 'fr'] })).toBe('');

  await editor.request('interline/exportResource', { kind: 'glossary', id, uri: editor.uri('out.csv') });
  const exported = readFileSync(join(editor.folder, 'out.csv'), 'utf8').trim().split('\n');
  expect(exported.sort()).toEqual(['"boat, small",Jolle', 'en,de', 'ferry,Fähre', 'pier,Anleger']);
  await editor.request('interline/renameResource', { kind: 'glossary', id, name: 'Port' });
  expect((await list(editor, 'glossary')).map(({ name }) => name)).toEqual(['Port']);
  await editor.request('interline/deleteResource', { kind: 'glossary', id });
  expect(await list(editor, 'glossary')).toEqual([]);
});

test('a glossary is used in the project as a file that the settings name, and comments stay', async () => {
  const editor = await started();
  const words = { kind: 'glossary', name: 'Harbour Words', languages: ['en', 'de'], uri: editor.uri('words.csv') };
  const id = await editor.request<string>('interline/importResource', words);
  const use = (replaces: boolean) =>
    editor.request<UsedResource>('interline/useResource', {
      ...{ kind: 'glossary', id, replaces },
      folder: folderOf(editor),
    });
  expect((await use(false)).message).toMatch(/in this project as glossary-harbour-words\.csv/);
  const file = join(editor.folder, 'glossary-harbour-words.csv');
  expect(readFileSync(file, 'utf8')).toContain('pier,Anleger');
  const applied = JSON.stringify(editor.received.filter(({ method }) => method === 'workspace/applyEdit'));
  expect(applied).toContain('glossary-harbour-words.csv');
  expect(applied).not.toContain('What we translate');

  writeFileSync(file, 'en,de\npier,Mole\n');
  const asked = await use(false);
  expect(asked).toEqual({ question: 'The project already has a file glossary-harbour-words.csv. Replace it?' });
  expect(readFileSync(file, 'utf8')).toContain('Mole');
  await use(true);
  expect(readFileSync(file, 'utf8')).toContain('pier,Anleger');
});

test('a memory comes from a file and goes into the project as one', async () => {
  const editor = await started();
  const before = { kind: 'memory', name: 'Before', languages: [], uri: editor.uri('before.tmx') };
  const id = await editor.request<string>('interline/importResource', before);
  expect(await list(editor, 'memory')).toEqual([
    { kind: 'memory', id, name: 'Before', parts: [{ languages: ['en', 'de'], count: 1 }] },
  ]);
  const rename = editor.request('interline/renameResource', { kind: 'memory', id, name: 'After' });
  await expect(rename).rejects.toThrow(/cannot do this/);
  const used = await editor.request<UsedResource>('interline/useResource', {
    ...{ kind: 'memory', id, replaces: false },
    folder: folderOf(editor),
  });
  expect(used).toEqual({ message: 'The translation memory is now in this project as memory-before.tmx.' });
  expect(readFileSync(join(editor.folder, 'memory-before.tmx'), 'utf8')).toContain('Der Anleger ist gesperrt.');
});

test('style rules are chosen, one option a rule, with examples in the language of the list', async () => {
  const editor = await started();
  const style = { kind: 'style', name: 'House', language: 'de' };
  const id = await editor.request<string>('interline/createResource', style);
  const { choices } = await editor.request<StyleList>('interline/styleList', { id, withExamples: true });
  expect(choices.some(({ isChosen }) => isChosen)).toBe(false);
  const curly = choices.find(({ option }) => option === 'use_curly_apostrophes');
  expect(curly?.example?.[1]).toContain('’');
  const others = choices.filter(({ rule }) => rule === 'apostrophe');
  expect(others.length).toBeGreaterThan(1);
  const set = (choice: object) => editor.request('interline/setStyleRule', { id, ...choice });
  for (const { category, rule, option } of others) await set({ category, rule, option });
  const apostrophe = { category: 'punctuation', rule: 'apostrophe' };
  await set({ ...apostrophe, option: 'use_curly_apostrophes' });
  // Of another category, to be taken out again.
  const other = choices.find(({ category }) => category !== 'punctuation');
  await set({ category: other?.category, rule: other?.rule, option: other?.option });
  await set({ category: other?.category, rule: other?.rule });
  await editor.request('interline/instructStyle', { id, label: 'Du', prompt: 'Address readers as du.' });
  const { choices: now, instructions } = await editor.request<StyleList>('interline/styleList', { id });
  expect(now.filter(({ isChosen }) => isChosen).map(({ option }) => option)).toEqual(['use_curly_apostrophes']);
  expect(instructions.map(({ label }) => label)).toEqual(['Du']);

  await editor.request('interline/exportResource', { kind: 'style', id, uri: editor.uri('house.json') });
  const copy = { kind: 'style', name: 'Copy', languages: [], uri: editor.uri('house.json') };
  await editor.request('interline/importResource', copy);
  expect((await list(editor, 'style')).map(({ parts }) => parts)).toEqual([
    [{ languages: ['de'], count: 2 }],
    [{ languages: ['de'], count: 2 }],
  ]);
  const used = await editor.request<UsedResource>('interline/useResource', {
    ...{ kind: 'style', id, replaces: false },
    folder: folderOf(editor),
  });
  expect(used.message).toBe('The project now has the style rules of “House” for German.');
  const applied = JSON.stringify(editor.received.filter(({ method }) => method === 'workspace/applyEdit'));
  expect(applied).toContain('use_curly_apostrophes');
});

test('spoken terms have a list for each language, and are for recordings', async () => {
  const editor = await started();
  const spoken = { kind: 'spoken', name: 'Crew', language: 'en', text: 'Skerry\nGannet' };
  const id = await editor.request<string>('interline/createResource', spoken);
  const german = { kind: 'spoken', id, languages: ['de'] };
  expect(await editor.request<string>('interline/resourceText', german)).toBe('');
  await editor.request('interline/storeResourceText', { ...german, text: 'Tölpel\n' });
  const [crew] = await list(editor, 'spoken');
  expect(crew?.parts).toEqual(
    expect.arrayContaining([
      { languages: ['en'], count: 2 },
      { languages: ['de'], count: 1 },
    ]),
  );
  await editor.request('interline/deleteResource', german);
  expect((await list(editor, 'spoken'))[0]?.parts).toEqual([{ languages: ['en'], count: 2 }]);
  const use = { kind: 'spoken', id, folder: folderOf(editor), replaces: false };
  await expect(editor.request('interline/useResource', use)).rejects.toThrow(/for recordings/);
});

test('a remote service keeps them as the embedded one does, and its key stays out of every message', async () => {
  await using service = await runService();
  const editor = await started({
    initializationOptions: { connection: true },
    answers: {
      'interline/connection': () => ({ url: service.url, key: service.key, scheme: 'Service-Auth-Key' }),
    },
  });
  const words = { kind: 'glossary', name: 'Harbour', languages: ['en', 'de'], uri: editor.uri('words.csv') };
  const id = await editor.request<string>('interline/importResource', words);
  const there = await service.client.glossaries.list();
  expect(there.map(({ glossary_id, name }) => [glossary_id, name])).toEqual([[id, 'Harbour']]);
  expect((await list(editor, 'glossary')).map(({ name }) => name)).toEqual(['Harbour']);
  await editor.request('interline/deleteResource', { kind: 'glossary', id });
  expect(await service.client.glossaries.list()).toEqual([]);
  expect(JSON.stringify(editor.received)).not.toContain(service.key);
});

test('a service that lists one kind and refuses another says why', async () => {
  const glossary = { glossary_id: 'g-1', name: 'Harbour', dictionaries: [], creation_time: '2026-01-01T00:00:00Z' };
  const service = createServer((request, response) => {
    const isListed = request.url === '/v3/glossaries';
    response.writeHead(isListed ? 200 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isListed ? { glossaries: [glossary] } : { message: 'not for this key' }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  try {
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    const editor = await started({
      initializationOptions: { connection: true },
      answers: { 'interline/connection': () => ({ url, key: 'secret-key-4', scheme: 'Service-Auth-Key' }) },
    });
    const listed = [{ kind: 'glossary', id: 'g-1', name: 'Harbour', parts: [] }];
    expect(await list(editor, 'glossary')).toEqual(listed);
    await expect(list(editor, 'style')).rejects.toThrow(/refused the API key: not for this key/);
    expect(JSON.stringify(editor.received)).not.toContain('secret-key-4');
  } finally {
    service.close();
  }
});
