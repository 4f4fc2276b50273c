import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { GlossarySyncPlan } from '../../shared/glossarySyncProtocol.ts';
import type { ServiceResource } from '../../shared/resourcesProtocol.ts';
import { remoteService } from '../service/remoteService.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({
  files: {
    'interline.json': '{ "targetLanguages": ["de", "fr"], "glossaries": ["terms.csv"] }\n',
    'terms.csv': 'en,de,fr\nferry,Fähre,bac\nticket,Fahrkarte,billet\n',
    'other.csv': 'en,ja\nferry,フェリー\n',
    'empty/interline.json': '{ "targetLanguages": ["de"] }\n',
  },
});

const plan = (editor: TestClient, id?: string, file = 'interline.json') =>
  editor.request<GlossarySyncPlan>('interline/planGlossarySync', { uri: editor.uri(file), ...(id ? { id } : {}) });
const carryOut = (editor: TestClient, token: number) => editor.request('interline/carryOutGlossarySync', { token });
const list = (editor: TestClient) =>
  editor.request<readonly ServiceResource[]>('interline/resources', { kind: 'glossary' });
const entries = (editor: TestClient, id: string, languages: readonly string[]) =>
  editor.request<string>('interline/resourceText', { kind: 'glossary', id, languages });

test('a glossary of the service becomes equal to the project’s once its difference was shown', async () => {
  const editor = await started();
  const first = await plan(editor);
  expect(first).toMatchObject({ name: basename(editor.folder), isNew: true, kept: [] });
  expect(first.changes).toEqual([
    { source: 'en', target: 'de', added: 2, changed: 0, removed: 0 },
    { source: 'en', target: 'fr', added: 2, changed: 0, removed: 0 },
  ]);
  expect(first.after).toBe('en → de\nferry\tFähre\nticket\tFahrkarte\n\nen → fr\nferry\tbac\nticket\tbillet\n');
  expect(await list(editor)).toEqual([]);
  await carryOut(editor, first.token);
  const [made] = await list(editor);
  expect(made?.name).toBe(basename(editor.folder));
  const id = made?.id ?? '';
  expect((await plan(editor, id)).changes).toEqual([]);

  const japanese = { kind: 'glossary', id, name: 'x', languages: ['en', 'ja'], uri: editor.uri('other.csv') };
  await editor.request('interline/importResource', japanese);
  writeFileSync(join(editor.folder, 'terms.csv'), 'en,de,fr\nferry,Schiff,bac\ndeck,Deck,\nticket,,billet\n');
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('terms.csv'), type: 2 }] });
  const second = await plan(editor, id);
  expect(second).toMatchObject({
    isNew: false,
    changes: [{ source: 'en', target: 'de', added: 1, changed: 1, removed: 1 }],
    kept: ['en → ja'],
    before: 'en → de\nferry\tFähre\nticket\tFahrkarte\n',
    after: 'en → de\ndeck\tDeck\nferry\tSchiff\n',
  });
  await expect(carryOut(editor, first.token)).rejects.toThrow('Run “Sync Glossary with the Service…” again.');
  await carryOut(editor, second.token);
  expect((await entries(editor, id, ['en', 'de'])).trim().split('\n').sort()).toEqual(['deck\tDeck', 'ferry\tSchiff']);
  expect(await entries(editor, id, ['en', 'ja'])).toContain('フェリー');
});

test('a project without terms and a service that refuses say what to do, and nothing is written', async () => {
  await using service = await remoteService();
  const editor = await started({
    initializationOptions: { connection: true },
    answers: { 'interline/connection': () => ({ url: service.url, key: service.key, scheme: 'Service-Auth-Key' }) },
  });
  await expect(plan(editor, undefined, 'empty/interline.json')).rejects.toThrow(
    'The project has no terms from English to its languages. Name its glossary files in the setting “glossaries”.',
  );
  const { token } = await plan(editor);
  service.refuse(403, 'Scope missing');
  const words = 'refused the API key: Scope missing. Sign in with a key that is allowed to do this.';
  await expect(carryOut(editor, token)).rejects.toThrow(words);
  await expect(plan(editor)).rejects.toThrow(words);
  service.refuse();
  expect(await list(editor)).toEqual([]);
});
