import { expect, test } from 'vitest';
import type { ConcordanceHit, SegmentContext } from '../../shared/matchesProtocol.ts';
import { cursorOf, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const tmx = `<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4"><header srclang="en" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="t" creationtoolversion="1" o-tmf="t"/><body>
<tu><tuv xml:lang="en"><seg>Be at the pier 10 minutes before departure</seg></tuv><tuv xml:lang="de"><seg>Seien Sie 10 Minuten vor der Abfahrt am Pier</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>Be at the old pier 15 minutes before departure</seg></tuv><tuv xml:lang="de"><seg>Seien Sie 15 Minuten vor der Abfahrt am alten Pier</seg></tuv></tu>
</body></tmx>
`;
const files = {
  'interline.json': '{ "targetLanguages": ["de", "fr"] }\n',
  'memory.tmx': tmx,
  'glossary-de.csv': 'en,de,forbidden,note\npier,Anleger,Pier,Where ferries stop\n',
  'locales/en/app.json': '{ "pier": "Be at the pier 15 minutes before departure", "ok": "OK" }\n',
  'locales/fr/app.json': '{ "pier": "Soyez au quai 15 minutes avant le départ", "ok": "OK" }\n',
};
const { text: german, position } = cursorOf('{ "pier": "$0", "ok": "OK" }\n');
const started = startedClients({ files: { ...files, 'locales/de/app.json': german } });

const contextAt = (editor: TestClient, path = 'locales/de/app.json', place = position) =>
  editor.request<SegmentContext | null>('interline/segmentContext', { uri: editor.uri(path), position: place });

const insert = (editor: TestClient, wanted: unknown) =>
  editor.request('workspace/executeCommand', {
    command: 'interline.insertMatchText',
    arguments: [editor.uri('locales/de/app.json'), wanted],
  });

test('the segment at the cursor comes with matches and their difference, terms, and the other languages', async () => {
  const editor = await started();
  editor.open('locales/de/app.json');
  const context = await contextAt(editor);
  expect(context).toMatchObject({
    id: 'pier',
    isEditable: true,
    source: { language: 'en', text: 'Be at the pier 15 minutes before departure' },
    others: [{ language: 'fr', text: 'Soyez au quai 15 minutes avant le départ' }],
  });
  const old = context?.matches.find(({ target }) => target.endsWith('alten Pier'));
  expect(old).toMatchObject({ origin: 'memory.tmx' });
  expect(old?.similarity).toBeGreaterThan(75);
  expect(old?.difference).toEqual([
    { kind: 'same', text: 'Be at the ' },
    { kind: 'removed', text: 'old ' },
    { kind: 'same', text: 'pier 15 minutes before departure' },
  ]);
  const similarities = context?.matches.map(({ similarity }) => similarity ?? 0) ?? [];
  expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
});

test('a glossary says what is preferred, what is forbidden, and whether it is used', async () => {
  const editor = await started();
  editor.open('locales/de/app.json', german.replace('""', '"Um 15 vor am Anleger"'));
  expect((await contextAt(editor))?.terms).toEqual([
    { source: 'pier', targets: ['Anleger'], forbidden: ['Pier'], note: 'Where ferries stop', isUsed: true },
  ]);
});

test('a match is inserted by an edit of its segment alone, and no text that is no match', async () => {
  const editor = await started();
  editor.open('locales/de/app.json');
  const [best] = (await contextAt(editor))?.matches ?? [];
  await insert(editor, { id: 'pier', target: best?.target });
  expect(editor.text('locales/de/app.json')).toBe(german.replace('""', JSON.stringify(best?.target)));
  await expect(insert(editor, { id: 'pier', target: 'Anything' })).rejects.toThrow('no longer there');
});

test('nothing can be inserted into a source file, and outside of segments there is no context', async () => {
  const editor = await started();
  editor.open('locales/en/app.json');
  const { position } = cursorOf('{ "pier": "B$0e');
  expect(await contextAt(editor, 'locales/en/app.json', position)).toMatchObject({ isEditable: false, matches: [] });
  expect(await contextAt(editor, 'interline.json', position)).toBeNull();
});

test('words are found in the memory of the languages of the file', async () => {
  const editor = await started();
  const search = (text: string) =>
    editor.request<ConcordanceHit[]>('interline/concordance', { uri: editor.uri('locales/de/app.json'), text });
  expect((await search('old pier')).map(({ target }) => target)).toEqual([
    'Seien Sie 15 Minuten vor der Abfahrt am alten Pier',
  ]);
  expect((await search('abfahrt')).length).toBe(2);
  expect(await search('harbour')).toEqual([]);
});

test('what is found in a memory or a file comes with the texts beside it', async () => {
  const editor = await started();
  const search = (text: string) =>
    editor.request<ConcordanceHit[]>('interline/concordance', { uri: editor.uri('locales/fr/app.json'), text });
  expect(await search('quai')).toMatchObject([{ origin: 'app.json', after: 'OK' }]);
  const [hit] = await editor.request<ConcordanceHit[]>('interline/concordance', {
    ...{ uri: editor.uri('locales/de/app.json'), text: 'old pier' },
  });
  expect(hit).toMatchObject({ origin: 'memory.tmx', before: 'Be at the pier 10 minutes before departure' });
  expect(hit).not.toHaveProperty('after');
});

test('a segment is named by its id, also one that the file lacks', async () => {
  const editor = await started();
  editor.open('locales/de/app.json', '{ "ok": "OK" }\n');
  const request = (id: string) =>
    editor.request<SegmentContext | null>('interline/segmentContext', { uri: editor.uri('locales/de/app.json'), id });
  expect(await request('ok')).toMatchObject({ id: 'ok', isEditable: true });
  const lacking = await request('pier');
  expect(lacking).toMatchObject({
    id: 'pier',
    isEditable: true,
    source: { language: 'en', text: 'Be at the pier 15 minutes before departure' },
  });
  expect(lacking?.matches.length).toBeGreaterThan(0);
  expect(await request('nobody')).toBeNull();
});
