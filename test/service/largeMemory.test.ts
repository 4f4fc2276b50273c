import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { translatedDocument } from './finishedDocument.ts';
import { json, type RunningService, runService, statusAndBody, temporaryFolder, tmx } from './runningService.ts';

/** More than a memory can have to be searched without a file. */
const units = 50_500;
const source = (i: number) => `Ship ${i} leaves pier ${(i * 7919) % 997}`;
const folder = temporaryFolder();
let service: RunningService;
let id: string;
beforeAll(async () => {
  service = await runService({ data: folder.path });
  const pairs = Array.from(
    { length: units },
    (_, i) => [`${source(i % 50_000)}.`, `Schiff ${i} verlässt Pier ${i % 997}.`] as const,
  );
  id = (await service.client.memories.importFile({ name: 'ships.tmx', bytes: tmx(pairs) })).id;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

const files = () => readdirSync(join(folder.path, 'memories'));
const ask = (text: string) =>
  statusAndBody(
    service.fetch('/v2/translate', {
      ...json({ text: [text], source_lang: 'en', target_lang: 'de', translation_memory_id: id }),
      headers: { 'content-type': 'application/json', 'x-interline-details': 'origin' },
    }),
  );
const answer = (text: string, kind: string, match: number) => ({
  status: 200,
  body: { translations: [expect.objectContaining({ text, origin: { kind, name: 'ships', match } })] },
});
/** Of the texts that two units have the one that came last; of those that are alike the one that is most. */
const exact = answer(`Schiff 50004 verlässt Pier 154.`, 'memory', 100);
const similar = answer(`Schiff 20000 verlässt Pier 60.`, 'fuzzy', 95);
const text = { exact: `${source(4)}.`, similar: `${source(20_000)}!` };

test('a large memory is searched in the file that its import made', async () => {
  expect(files()).toEqual([`${id}.index`]);
  expect(await ask(text.exact)).toEqual(exact);
  expect(await ask(text.similar)).toEqual(similar);
  const unlike = await ask('Nothing like it is there.');
  expect(unlike.body).toMatchObject({ translations: [{ origin: { kind: 'none' } }] });
});

test('a missing file is made when the service starts: texts get an answer, documents wait', async () => {
  await service[Symbol.asyncDispose]();
  rmSync(join(folder.path, 'memories', `${id}.index`));
  service = await runService({ data: folder.path });
  const file = { name: 'ships.txt', bytes: new TextEncoder().encode(`${text.exact}\n\n${text.similar}\n`) };
  const pair = { source_lang: 'en', target_lang: 'de' };
  const document = translatedDocument(service.client, { ...pair, file, translation_memory_id: id });
  await vi.waitFor(
    async () => {
      const reply = await ask(text.similar);
      if (reply.status === 503) {
        const message = /^Translation Memory \S+ is being prepared for search \(\d+ %\); try again in a minute\.$/;
        expect((reply.body as { message: string }).message).toMatch(message);
      }
      expect(reply).toEqual(similar);
    },
    { timeout: 60_000 },
  );
  expect(await ask(text.exact)).toEqual(exact);
  const translation = 'Schiff 50004 verlässt Pier 154.\n\nSchiff 20000 verlässt Pier 60.\n';
  expect(new TextDecoder().decode((await document).bytes)).toBe(translation);
  expect(files()).toEqual([`${id}.index`]);
});

test('its file goes with it', async () => {
  await service.client.memories.delete(id);
  expect(files()).toEqual([]);
});
