import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../../shared/api/client.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { finishedDocument, translatedDocument } from './finishedDocument.ts';
import { type RunningService, runService, temporaryFolder } from './runningService.ts';

const folder = temporaryFolder();
const limits = { five: 50, words: 250_000, one: 50_000, killed: 8000 };
const start = () => {
  const keys = join(folder.path, 'limited.json');
  writeFileSync(keys, JSON.stringify(Object.entries(limits).map(([key, characters]) => ({ key, characters }))));
  return runService({ data: folder.path, moreKeys: false, args: ['--keys', keys] });
};
let service: RunningService;
beforeAll(async () => {
  service = await start();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const clientOf = (key: keyof typeof limits) => createClient({ baseUrl: service.url, key });
const used = async (client: Client) => (await client.usage()).api_key_character_count ?? 0;
const fields = { source_lang: 'en', target_lang: 'es' };
const text = (content: string) => ({ ...fields, file: { name: 'a.txt', bytes: new TextEncoder().encode(content) } });
const word = (bytes: Uint8Array = readFileSync(join('shared/formats/fixtures', 'docx/boat.en.docx'))) => ({
  ...fields,
  file: { name: 'a.docx', bytes },
});
const times = <T>(amount: number, work: () => Promise<T>) => Array.from({ length: amount }, work);
const exceeded = 'Quota for this billing period has been exceeded.';
/** What becomes of something that a limit may refuse, at once or later. */
const outcome = async (work: Promise<unknown>) => {
  try {
    const result = await work;
    const { status, message } = (result as { status?: { status: string; message?: string } }).status ?? {};
    return status === 'error' ? message : 'done';
  } catch (error) {
    return error instanceof OperationalError && error.status === 456 ? exceeded : String(error);
  }
};

test('of documents and texts that come at once as many are translated as the limit of the key holds', async () => {
  const client = clientOf('five');
  let open = true;
  let most = 0;
  const watching = (async () => {
    while (open) most = Math.max(most, await used(client));
  })();
  const all = await Promise.all([
    ...times(20, () => outcome(translatedDocument(client, text('Close file')))),
    ...times(10, () => outcome(client.translate({ ...fields, text: ['Close file'] }))),
  ]);
  open = false;
  await watching;
  expect(all.filter((each) => each === 'done')).toHaveLength(5);
  expect(new Set(all)).toEqual(new Set(['done', exceeded]));
  expect([most <= limits.five, await used(client)]).toEqual([true, limits.five]);
});

test('of Word documents, which cost 50,000 characters at least, no more are taken on than the limit holds', async () => {
  const client = clientOf('words');
  const all = await Promise.all(times(20, () => outcome(client.documents.upload(word()))));
  expect(all.filter((each) => each === 'done')).toHaveLength(5);
  expect(new Set(all)).toEqual(new Set(['done', exceeded]));
});

test('a document that fails gives back what was held for it', async () => {
  const client = clientOf('one');
  const broken = await client.documents.upload(word(Buffer.from('PK\u0003\u0004 and no more')));
  expect(await outcome(client.documents.upload(word()))).toBe(exceeded);
  expect((await finishedDocument(client, broken)).status).toBe('error');
  expect(await used(client)).toBe(0);
  expect((await translatedDocument(client, word())).status).toMatchObject({ billed_characters: limits.one });
});

test('what is held for a document outlives a crash of the service, and the document is billed once', async () => {
  const lines = Array.from({ length: 150 }, (_, i) => `The red house number ${i} is big.`);
  const characters = lines.join('').length;
  const file = text(lines.join('\n'));
  const handle = await clientOf('killed').documents.upload(file);
  // what is held is told by what is refused: a language that there is not costs nothing otherwise
  const probe = () =>
    clientOf('killed').translate({ text: ['x'.repeat(limits.killed - characters + 1)], target_lang: 'xx' });
  while ((await outcome(probe())) !== exceeded);
  service.process.kill('SIGKILL');
  await service.exited;
  service = await start();
  const client = clientOf('killed');
  expect(await outcome(translatedDocument(client, file))).toBe(exceeded);
  expect(await finishedDocument(client, handle)).toMatchObject({ status: 'done', billed_characters: characters });
  expect(await used(client)).toBe(characters);
});
