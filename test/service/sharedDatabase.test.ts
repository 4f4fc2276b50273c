import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, createClient } from '../../shared/api/client.ts';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { finishedDocument, translatedDocument } from './finishedDocument.ts';
import { type PostgresCluster, startCluster } from './postgresCluster.ts';
import {
  bundle,
  json,
  otherKeys,
  type RunningService,
  runService,
  statusAndBody,
  temporaryFolder,
  tmx,
} from './runningService.ts';

let cluster: PostgresCluster;
let url: string;
let first: RunningService;
let second: RunningService;
const folder = temporaryFolder();
const start = () => runService({ env: { INTERLINE_STORE: url }, data: folder.path, args: ['--log'] });
beforeAll(async () => {
  cluster = await startCluster();
  url = await cluster.database('shared');
  [first, second] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await first?.[Symbol.asyncDispose]();
  await second?.[Symbol.asyncDispose]();
  await cluster?.[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const pairs = [
  ['Good night', 'Gute Nacht'],
  ['Good morning', 'Guten Morgen'],
] as const;
const encode = (text: string) => new TextEncoder().encode(text);

describe('two services on one PostgreSQL database', () => {
  test('know the same keys, glossaries and usage', async () => {
    const dictionary = { source_lang: 'en', target_lang: 'de', entries: 'mill\tMühle', entries_format: 'tsv' };
    const glossary = await first.client.glossaries.create({ name: 'windmills', dictionaries: [dictionary] });
    expect((await second.client.glossaries.get(glossary.glossary_id)).name).toBe('windmills');
    const limited = (service: RunningService) =>
      statusAndBody(
        fetch(`${service.url}/v2/translate`, {
          ...json({ text: ['mill'], source_lang: 'en', target_lang: 'de', glossary_id: glossary.glossary_id }),
          headers: {
            'content-type': 'application/json',
            authorization: `Service-Auth-Key ${otherKeys[1].key}`,
          },
        }),
      );
    expect((await limited(first)).status).toBe(200);
    expect((await limited(second)).status).toBe(200);
    expect((await limited(first)).status).toBe(456);
    expect((await second.client.usage()).character_count).toBe(8);
  });

  test('answer from one memory, exact and similar, whoever imported it', async () => {
    const bytes = tmx([...pairs, ['Приветствую тебя, мир', 'Ich grüße dich, Welt'], ['', '']].slice(0, 3) as never);
    const memory = (await first.client.memories.importFile({ name: 'greetings.tmx', bytes })).id;
    const translate = async (text: string, threshold: number) => {
      const request = { text: [text], source_lang: 'en', target_lang: 'de', translation_memory_id: memory };
      const answer = await statusAndBody(
        second.fetch('/v2/translate', {
          ...json({ ...request, translation_memory_threshold: threshold }),
          headers: { 'content-type': 'application/json', 'x-interline-details': 'origin, review' },
        }),
      );
      return (answer.body as { translations: { text: string; origin: unknown }[] }).translations[0];
    };
    expect(await translate('Good morning', 75)).toMatchObject({ text: 'Guten Morgen', origin: { kind: 'memory' } });
    expect(await translate('Good mornings', 90)).toMatchObject({
      text: 'Guten Morgen',
      origin: { kind: 'fuzzy', match: 92 },
    });
    expect(await translate('Good mornings', 95)).toMatchObject({ origin: { kind: 'none' } });
    expect(await translate('приветствую тебя, мир!', 80)).toMatchObject({ origin: { kind: 'fuzzy', match: 90 } });
    const exported = await second.client.memories.exportFile(memory);
    expect(new TextDecoder().decode(exported)).toContain('Guten Morgen');
  });

  test('hand a document on: uploaded here, asked for and downloaded there, counted once, and kept nowhere', async () => {
    const memory = (await first.client.memories.list()).translation_memories[0]?.translation_memory_id ?? '';
    const before = (await second.client.usage()).character_count;
    const file = { name: 'secret.txt', bytes: encode('Good night\n') };
    const order = { source_lang: 'en', target_lang: 'de', translation_memory_id: memory, file };
    const handle = await first.client.documents.upload(order);
    expect(await finishedDocument(second.client, handle)).toMatchObject({ status: 'done', billed_characters: 10 });
    expect(new TextDecoder().decode(await second.client.documents.result(handle))).toBe('Gute Nacht\n');
    const again = json({ document_key: handle.document_key });
    expect((await first.fetch(`/v2/document/${handle.document_id}/result`, again)).status).toBe(404);
    expect((await first.client.usage()).character_count).toBe(before + 10);
    expect(await cluster.ask(url, "SELECT name FROM files WHERE name LIKE 'documents/%'")).toEqual([]);
    const astray = 'SELECT name FROM file_parts LEFT JOIN files USING (version) WHERE name IS NULL';
    expect(await cluster.ask(url, astray)).toEqual([]);
    expect(readdirSync(folder.path)).toEqual(['more-keys.json']);
  });

  test('take on no more documents together than the limit of a key holds', async () => {
    const clients = [first, second].map(({ url: baseUrl }) => createClient({ baseUrl, key: otherKeys[3].key }));
    const file = { name: 'a.txt', bytes: encode('Close file') };
    const translate = (client: Client) =>
      translatedDocument(client, { source_lang: 'en', target_lang: 'es', file }).then(({ status }) => status.status);
    const all = await Promise.allSettled(
      clients.flatMap((client) => Array.from({ length: 8 }, () => translate(client))),
    );
    const done = all.filter((each) => each.status === 'fulfilled' && each.value === 'done');
    expect(done).toHaveLength(5);
    expect((await clients[0]?.usage())?.api_key_character_count).toBe(50);
  });

  test('take over what the other one leaves: by an order to stop, or by its death', async () => {
    const lines = (name: string) => Array.from({ length: 500 }, (_, i) => `${name} ${i} is not known here`).join('\n');
    const upload = (service: RunningService, name: string) => {
      const file = { name: `${name}.txt`, bytes: encode(`Save\n${lines(name)}\n`) };
      return service.client.documents.upload({ source_lang: 'en', target_lang: 'es', file });
    };
    const untilTranslating = async (service: RunningService, handle: DocumentHandle) => {
      while ((await service.client.documents.status(handle)).status !== 'translating');
    };
    const before = (await second.client.usage()).character_count;

    const stopped = await upload(first, 'stopped');
    await untilTranslating(second, stopped);
    first.process.kill('SIGTERM');
    const outcome = await finishedDocument(second.client, stopped);
    expect(outcome).toMatchObject({ status: 'done' });
    expect(await first.exited).toBe(0);

    first = await start();
    const units = Array.from({ length: 20_000 }, (_, i) => [`unit ${i}`, `Einheit ${i}`] as const);
    const bytes = tmx(units);
    const file = { file_name: 'big.tmx', content_length: bytes.length };
    const job = await first.client.memories.startImport({ source_file: file });
    await first.client.memories.upload(job.upload_url, bytes);
    const crashed = await upload(first, 'crashed');
    await untilTranslating(second, crashed);
    first.process.kill('SIGKILL');
    expect((await finishedDocument(second.client, crashed)).billed_characters).toBe(outcome.billed_characters);
    for (let status = 'processing'; status !== 'completed'; ) {
      status = (await second.client.memories.job(job.job_id)).results[0]?.status ?? '';
      expect(['processing', 'completed']).toContain(status);
    }
    const memories = (await second.client.memories.list()).translation_memories;
    expect(memories.map((memory) => memory.segment_count).sort()).toEqual([20_000, 3]);
    expect(await cluster.ask(url, 'SELECT COUNT(*) AS n FROM memories WHERE ready = 0')).toEqual([{ n: '0' }]);
    expect((await second.client.usage()).character_count).toBe(before + 2 * (outcome.billed_characters ?? 0));
  });

  test('say nothing of the password, and need a key of their own', async () => {
    const said = `${JSON.stringify(second.announcement)}${second.log()}`;
    for (const secret of [cluster.password, encodeURIComponent(cluster.password)]) expect(said).not.toContain(secret);
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [bundle, ...args], { encoding: 'utf8', env: { PATH: process.env.PATH } });
    const keyless = run('--store', url);
    expect([keyless.status, keyless.stdout]).toEqual([2, '']);
    const wrong = new URL(url);
    wrong.password = 'not-the-one';
    const refused = run('--store', wrong.href, '--key', 'a-key');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^interline serve: The PostgreSQL database cannot be opened: .+\n$/);
    for (const text of [keyless.stderr, refused.stderr]) {
      for (const secret of [cluster.password, encodeURIComponent(cluster.password), 'not-the-one'])
        expect(text).not.toContain(secret);
    }
  });
});
