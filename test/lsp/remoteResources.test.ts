import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ResourceKind, ServiceResource, UsedResource } from '../../shared/resourcesProtocol.ts';
import { remoteService } from '../service/remoteService.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const tmx = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/>
<body><tu><tuv xml:lang="en"><seg>The pier is closed.</seg></tuv><tuv xml:lang="de"><seg>Der Anleger ist gesperrt.</seg></tuv></tu></body></tmx>
`;
const rules = { language: 'de', configured_rules: { punctuation: { apostrophe: 'use_curly_apostrophes' } } };
const started = startedClients({
  files: {
    'interline.json': '{ "targetLanguages": ["de"] }\n',
    'glossary.csv': 'en,de\npier,Anleger\n',
    'style.json': JSON.stringify(rules),
    'memory.tmx': tmx,
    'spoken.txt': 'Gannet\nTarn\n',
  },
});

/** What differs between kinds. */
const kinds = {
  glossary: { file: 'glossary.csv', languages: ['en', 'de'], out: 'out.csv', holds: 'pier,Anleger' },
  style: { file: 'style.json', languages: [], out: 'out.json', holds: 'use_curly_apostrophes' },
  memory: { file: 'memory.tmx', languages: [], out: 'out.tmx', holds: 'Der Anleger ist gesperrt.' },
  spoken: { file: 'spoken.txt', languages: ['en'], out: 'out.txt', holds: 'Gannet' },
} as const satisfies Record<ResourceKind, object>;
const all = Object.keys(kinds) as readonly ResourceKind[];

const signedIn = (service: { readonly url: string; readonly key: string }) =>
  started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ url: service.url, key: service.key, scheme: 'Service-Auth-Key' }) },
  });
const list = (editor: TestClient, kind: ResourceKind) =>
  editor.request<readonly ServiceResource[]>('interline/resources', { kind });
const folderOf = (editor: TestClient) => editor.uri('interline.json').replace('/interline.json', '');

describe('a remote service', () => {
  test.each(all)('keeps a %s from its import to its end', async (kind) => {
    await using service = await remoteService();
    const editor = await signedIn(service);
    const { file, languages, out, holds } = kinds[kind];
    const wanted = { kind, name: 'Harbour', languages, uri: editor.uri(file) };
    const id = await editor.request<string>('interline/importResource', wanted);
    expect((await list(editor, kind)).map((one) => [one.id, one.name])).toEqual([[id, 'Harbour']]);
    const part = languages.length > 0 ? { languages } : {};
    await editor.request('interline/exportResource', { kind, id, uri: editor.uri(out), ...part });
    expect(readFileSync(join(editor.folder, out), 'utf8')).toContain(holds);
    if (kind === 'memory') {
      await expect(editor.request('interline/renameResource', { kind, id, name: 'Port' })).rejects.toThrow(
        'cannot do this',
      );
    } else {
      await editor.request('interline/renameResource', { kind, id, name: 'Port' });
      expect((await list(editor, kind)).map(({ name }) => name)).toEqual(['Port']);
    }
    const use = () =>
      editor.request<UsedResource>('interline/useResource', { kind, id, folder: folderOf(editor), replaces: true });
    if (kind === 'spoken') await expect(use()).rejects.toThrow('for recordings');
    else expect((await use()).message).toMatch(/project/);
    await editor.request('interline/deleteResource', { kind, id });
    expect(await list(editor, kind)).toEqual([]);
    expect(service.asked.length).toBeGreaterThan(4);
    expect(JSON.stringify(editor.received)).not.toContain(service.key);
  });

  const refusals: readonly (readonly [status: number, said: string | undefined, words: RegExp])[] = [
    [403, 'Scope missing', /refused the API key: Scope missing\. Sign in with a key that is allowed to do this\./],
    [404, 'Not found.', /Not found\. It may have been deleted in the meantime: refresh the Translation Service view\./],
    [413, 'Too large.', /Too large\. Send less at once: split the file or the text\./],
    [429, undefined, /too many requests \(HTTP 429\)\. Wait a minute, then try again\./],
    [
      456,
      undefined,
      /quota .* is used up \(HTTP 456\)\. Delete what you no longer need, or sign in with another key\./,
    ],
    [503, 'Maintenance', /failed: Maintenance\. Try again in a few minutes\./],
  ];
  test.each(refusals)('that answers %i has every command say what to do', async (status, said, words) => {
    await using service = await remoteService();
    const editor = await signedIn(service);
    service.refuse(status, said);
    const attempts = all.flatMap((kind) => {
      const { file, languages, out } = kinds[kind];
      const one = { kind, id: '0b3c1c9e-8a54-4c62-9d3b-0f4a52f1f0aa' };
      const made = { kind, name: 'Harbour', language: 'de', text: 'Gannet' };
      const tried: (readonly [string, object])[] = [
        ['resources', { kind }],
        ['importResource', { kind, name: 'Harbour', languages, uri: editor.uri(file) }],
        ['exportResource', { ...one, languages: ['en', 'de'], uri: editor.uri(out) }],
        ['deleteResource', one],
        ...(kind === 'memory'
          ? []
          : ([
              ['createResource', made],
              ['renameResource', { ...one, name: 'Port' }],
            ] as const)),
        ...(kind === 'spoken'
          ? []
          : ([['useResource', { ...one, folder: folderOf(editor), replaces: false }]] as const)),
        ...(kind === 'style' ? [] : ([['resourceText', { ...one, languages: ['en', 'de'] }]] as const)),
      ];
      return tried.map(async ([method, params]) => {
        const outcome = await editor.request(`interline/${method}`, params).then(
          (answer) => JSON.stringify(answer),
          (error: Error) => error.message,
        );
        // Where nothing of a kind is kept, nothing was deleted.
        const isOfKind = status === 404 && !('id' in params);
        const expected = isOfKind ? /Not found\. This service keeps nothing of this kind/ : words;
        return [`${method} ${kind}`, expected.test(outcome) || outcome] as const;
      });
    });
    const answers = await Promise.all(attempts);
    expect(answers.filter(([, isGood]) => isGood !== true)).toEqual([]);
    service.refuse();
    expect(await list(editor, 'glossary')).toEqual([]);
  });
});
