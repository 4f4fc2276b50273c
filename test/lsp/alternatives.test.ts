import { expect, test } from 'vitest';
import type { Alternatives, ConcordanceHit } from '../../shared/matchesProtocol.ts';
import { remoteService } from '../service/remoteService.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const tmx = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/>
<body><tu changedate="20240311T101500Z"><tuv xml:lang="en"><seg>The pier is closed.</seg></tuv><tuv xml:lang="de"><seg>Der Anleger ist gesperrt.</seg></tuv><tuv xml:lang="fr"><seg>Le quai est fermé.</seg></tuv></tu></body></tmx>
`;
const german = '{\n  "save": "Sichern",\n  "close": "Zu",\n  "left": "Noch {count} Plätze"\n}\n';
const started = startedClients({
  files: {
    'interline.json': '{ "targetLanguages": ["de"] }\n',
    'locales/en/app.json': '{\n  "save": "Save",\n  "close": "Close",\n  "left": "{count} seats left"\n}\n',
    'locales/de/app.json': german,
    'upload/harbour.tmx': tmx,
  },
});
const path = 'locales/de/app.json';

const signedIn = (service: { readonly url: string; readonly key: string }) =>
  started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ url: service.url, key: service.key, scheme: 'Service-Auth-Key' }) },
  });
const alternatives = (editor: TestClient, id: string) =>
  editor.request<Alternatives>('interline/alternatives', { uri: editor.uri(path), id });
const insert = (editor: TestClient, id: string, target: string) =>
  editor.request('workspace/executeCommand', {
    command: 'interline.insertMatchText',
    arguments: [editor.uri(path), { id, target }],
  });
const search = (editor: TestClient, text: string) =>
  editor.request<readonly ConcordanceHit[]>('interline/concordance', { uri: editor.uri(path), text, where: 'service' });
const importMemory = (editor: TestClient) =>
  editor.request('interline/importResource', {
    kind: 'memory',
    name: 'Harbour',
    languages: [],
    uri: editor.uri('upload/harbour.tmx'),
  });

test('the embedded service proposes another translation, which goes into its segment alone', async () => {
  const editor = await started();
  editor.open(path);
  const { service, texts } = await alternatives(editor, 'save');
  expect(service).toBe('embedded');
  expect(texts).toEqual([{ target: 'Speichern', kind: 'translation' }]);
  await insert(editor, 'save', 'Speichern');
  expect(editor.text(path)).toBe(german.replace('Sichern', 'Speichern'));
  await expect(insert(editor, 'close', 'Speichern')).rejects.toThrow('no longer there');
});

test('a remote service translates in several tones and rephrases what is there; equal texts come once', async () => {
  await using service = await remoteService({
    'POST /v2/translate': { translations: [{ text: 'Abspeichern', detected_source_language: 'EN' }] },
    'POST /v2/write/rephrase': {
      improvements: [{ text: 'Ablegen', detected_source_language: 'de', target_language: 'de' }],
    },
  });
  const editor = await signedIn(service);
  editor.open(path);
  expect((await alternatives(editor, 'save')).texts).toEqual([
    { target: 'Abspeichern', kind: 'translation' },
    { target: 'Ablegen', kind: 'rephrased' },
  ]);
  expect(service.asked.filter((one) => one === 'POST /v2/translate')).toHaveLength(3);
  await insert(editor, 'save', 'Ablegen');
  expect(editor.text(path)).toBe(german.replace('Sichern', 'Ablegen'));
});

test('a translation with placeholders is not rephrased, and a refusal says why there is nothing', async () => {
  await using service = await remoteService();
  service.refuse(456);
  const editor = await signedIn(service);
  editor.open(path);
  await expect(alternatives(editor, 'left')).rejects.toThrow('quota');
  expect(service.asked.filter((one) => one.includes('/write/'))).toEqual([]);
});

test.each(['embedded', 'remote'])(
  'the memories of the %s service are searched in the languages of the file',
  async (kind) => {
    await using service = await remoteService();
    const editor = kind === 'remote' ? await signedIn(service) : await started();
    await expect(search(editor, 'pier')).rejects.toThrow('no translation memory of these languages');
    await importMemory(editor);
    const [hit, ...others] = await search(editor, 'pier');
    expect(hit).toMatchObject({
      source: 'The pier is closed.',
      target: 'Der Anleger ist gesperrt.',
      language: 'de',
      origin: 'Harbour',
    });
    expect(others).toEqual([]);
    expect(await search(editor, 'gesperrt')).toHaveLength(1);
    expect(await search(editor, 'lighthouse')).toEqual([]);
  },
);
