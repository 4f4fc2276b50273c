import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { form, json, type RunningService, runService, statusAndBody, temporaryFolder, tmx } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService();
});
afterAll(() => service[Symbol.asyncDispose]());

const pairs = [
  ['The ferry leaves at noon.', 'Die Fähre legt mittags ab.'],
  ['Mind the gap.', 'Vorsicht, Lücke!'],
  ['Tickets &amp; fares', 'Fahrkarten &amp; Preise'],
] as const;
const load = (name = 'harbour.tmx') => service.client.memories.importFile({ name, bytes: tmx(pairs) });

describe('a translation memory', () => {
  test('is imported from TMX, read page by page, exported and deleted', async () => {
    const { id, skipped } = await service.client.memories.importFile({
      name: 'a.tmx',
      displayName: 'Ferries',
      bytes: tmx(pairs),
    });
    expect(skipped).toBe(0);
    expect(await service.client.memories.get(id)).toMatchObject({
      translation_memory_id: id,
      name: 'Ferries',
      source_language: 'en',
      target_languages: ['de'],
      segment_count: 3,
    });
    const first = await service.client.memories.segments(id, { page_size: 2 });
    expect(first.segments.map((segment) => segment.source_text)).toEqual([
      'The ferry leaves at noon.',
      'Mind the gap.',
    ]);
    const second = await service.client.memories.segments(id, { page_size: 2, page_cursor: first.next_page_cursor });
    expect(second.segments[0]).toMatchObject({
      source_text: 'Tickets & fares',
      targets: [{ target_language: 'de', target_text: 'Fahrkarten & Preise' }],
    });
    expect(second.next_page_cursor).toBeUndefined();
    const exported = new TextDecoder().decode(await service.client.memories.exportFile(id));
    for (const text of pairs.flat()) expect(exported).toContain(`<seg>${text}</seg>`);
    const again = await service.client.memories.importFile({
      name: 'again.tmx',
      bytes: new TextEncoder().encode(exported),
    });
    expect((await service.client.memories.get(again.id)).segment_count).toBe(3);
    await service.client.memories.delete(id);
    expect((await service.fetch(`/v3/translation_memories/${id}`)).status).toBe(404);
  });

  test('is filtered by text, and a cursor belongs to its filter', async () => {
    const { id } = await load();
    const segmentPage = await service.client.memories.segments(id, { filter_text: 'LÜCKE' });
    expect(segmentPage.segments.map((segment) => segment.source_text)).toEqual(['Mind the gap.']);
    expect(segmentPage.segment_count).toBe(3);
    expect(
      (await service.client.memories.segments(id, { filter_text: 'LÜCKE', filter_case_sensitive: true })).segments,
    ).toEqual([]);
    const page = await service.client.memories.segments(id, { page_size: 1 });
    const path = `/v3/translation_memories/${id}/segments`;
    expect((await service.fetch(`${path}?filter_text=ferry&page_cursor=${page.next_page_cursor}`)).status).toBe(400);
    for (const query of ['page_size=0', 'page_size=101', 'filter_text=x', 'page_cursor=%00', 'page_cursor=e30']) {
      expect((await service.fetch(`${path}?${query}`)).status, query).toBe(400);
    }
  });

  test('answers exact texts, and similar ones down to the threshold', async () => {
    const { id } = await load();
    const ask = async (text: string, threshold?: number) => {
      const { translations } = await service.client.translate(
        {
          text: [text],
          source_lang: 'en',
          target_lang: 'de',
          translation_memory_id: id,
          translation_memory_threshold: threshold,
        },
        { details: true },
      );
      return translations[0];
    };
    expect(await ask('Mind the gap.')).toMatchObject({ text: 'Vorsicht, Lücke!', origin: { kind: 'memory' } });
    expect(await ask('The ferry leaves at noon!')).toMatchObject({
      text: 'Die Fähre legt mittags ab.',
      origin: { kind: 'fuzzy' },
    });
    expect((await ask('The ferry leaves at noon!', 99))?.origin?.kind).not.toBe('fuzzy');
    // Another word makes another text, which nobody would review here.
    expect((await ask('The ferry leaves at moon.'))?.origin?.kind).not.toBe('fuzzy');
  });

  test('says when each of its translations was last used, also after a restart', async () => {
    using folder = temporaryFolder();
    const segmentsOf = async (running: RunningService, id: string) => {
      const { segments } = await running.client.memories.segments(id);
      return segments.map(({ last_used_time, targets }) => [last_used_time, targets[0]?.last_used_time]);
    };
    const use = async () => {
      await using first = await runService({ data: folder.path });
      const { id } = await first.client.memories.importFile({ name: 'harbour.tmx', bytes: tmx(pairs) });
      expect(await segmentsOf(first, id)).toEqual(Array(3).fill([undefined, undefined]));
      const before = Date.now();
      const text = ['Mind the gap.', 'The ferry leaves at noon!'];
      await first.client.translate({ text, source_lang: 'en', target_lang: 'de', translation_memory_id: id });
      await vi.waitFor(async () => expect((await segmentsOf(first, id))[0]?.[0]).toBeDefined());
      const [exact] = (await segmentsOf(first, id))[1] ?? [];
      expect(Date.parse(exact ?? '')).toBeGreaterThanOrEqual(before);
      return { id, used: await segmentsOf(first, id) };
    };
    const { id, used } = await use();
    expect(used.map(([segment, target]) => [segment !== undefined, segment === target])).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    await using second = await runService({ data: folder.path });
    expect(await segmentsOf(second, id)).toEqual(used);
  });

  test('is refused in a translation that it does not cover', async () => {
    const { id } = await load();
    const ask = (fields: object) =>
      statusAndBody(service.fetch('/v2/translate', json({ text: ['x'], target_lang: 'de', ...fields })));
    expect(await ask({ target_lang: 'ja', translation_memory_id: id })).toEqual({
      status: 404,
      body: { message: `Translation Memory ${id} does not support the target language JA` },
    });
    expect((await ask({ source_lang: 'fr', translation_memory_id: id })).status).toBe(404);
    expect((await ask({ translation_memory_id: 'nowhere' })).status).toBe(404);
    for (const threshold of [-1, 101, 7.5, 'many']) {
      expect(await ask({ translation_memory_id: id, translation_memory_threshold: threshold })).toEqual({
        status: 400,
        body: { message: 'Parameter "translation_memory_threshold" must be an integer between 0 and 100' },
      });
    }
  });
});

describe('an import', () => {
  const declare = (length: number) =>
    service.client.memories.startImport({ source_file: { file_name: 'x.tmx', content_length: length } });
  const put = (url: string, body: Uint8Array | string) => fetch(url, { method: 'PUT', body: body as string });

  test('waits for its file, takes it once, and only at the address that was given out', async () => {
    const bytes = tmx(pairs);
    const { job_id, upload_url, expires_at } = await declare(bytes.length);
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    expect((await service.client.memories.job(job_id)).results[0]).toEqual({
      status: 'awaiting_input',
      status_metadata: { required_action: 'Waiting for upload' },
    });
    expect((await put(upload_url.replace(/signature=./, 'signature='), bytes)).status).toBe(403);
    expect((await put(upload_url.replace(/expires=\d+/, 'expires=99999999999999'), bytes)).status).toBe(403);
    expect((await put(upload_url, bytes.subarray(1))).status).toBe(400);
    expect((await put(upload_url, `${'x'.repeat(bytes.length)}y`)).status).toBe(413);
    const taken = await put(upload_url, bytes);
    expect([taken.status, await taken.text()]).toEqual([200, '']);
    expect((await put(upload_url, bytes)).status).toBe(409);
    const status = async () => (await service.client.memories.job(job_id)).results[0]?.status;
    await expect.poll(status, { timeout: 30_000 }).toBe('completed');
  });

  const unusable: readonly (readonly [string, string])[] = [
    ['a page of HTML', '<html><body>not a memory</body></html>'],
    ['nothing but a header', '<tmx version="1.4"><header srclang="en"/><body/></tmx>'],
    ['bytes', '\u0000\u0001\u0002'],
    [
      'entities that would grow',
      `<!DOCTYPE t [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><tmx version="1.4"><header srclang="en"/><body>&b;</body></tmx>`,
    ],
  ];
  test.each(unusable)('of %s fails with a reason, and leaves no memory behind', async (_name, content) => {
    const before = (await service.client.memories.list()).total_count;
    const bytes = new TextEncoder().encode(content);
    await expect(service.client.memories.importFile({ name: 'bad.tmx', bytes })).rejects.toThrow(
      /memory job failed: Th/,
    );
    expect((await service.client.memories.list()).total_count).toBe(before);
  });

  test('is read as it comes from the disk, whatever its encoding, with what cannot be used left out', async () => {
    const unit = (en: string, de: string) =>
      `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>\n`;
    const units = Array.from({ length: 12_000 }, (_, i) =>
      i % 1000 === 999 ? '<tu><tuv xml:lang="en"><seg>broken</tuv></tu>\n' : unit(`Bridge ${i}`, `Brücke ${i}`),
    );
    const text = `\uFEFF<?xml version="1.0" encoding="UTF-16"?><tmx version="1.4"><header srclang="*all*"/><body>${units.join('')}</body></tmx>`;
    const bytes = new Uint8Array(Buffer.from(text, 'utf16le'));
    const { id, skipped } = await service.client.memories.importFile({ name: 'wide.tmx', bytes });
    expect(skipped).toBe(12);
    expect(await service.client.memories.get(id)).toMatchObject({ source_language: 'en', segment_count: 11_988 });
    const last = await service.client.memories.segments(id, { filter_text: 'Brücke 11998' });
    expect(last.segments[0]?.source_text).toBe('Bridge 11998');
  });

  test('of more than a gigabyte is refused, and one of a gigabyte is waited for', async () => {
    const asked = (content_length: number) =>
      service.fetch('/v3/translation_memories/import', json({ source_file: { file_name: 'x', content_length } }));
    expect((await asked(1024 ** 3)).status).toBe(202);
    expect((await asked(1024 ** 3 + 1)).status).toBe(400);
  });

  test('is refused when its declaration makes no sense', async () => {
    for (const source_file of [
      { file_name: 'x' },
      { file_name: 'x', content_length: 0 },
      { file_name: 'x'.repeat(101), content_length: 5 },
      { content_length: 5 },
    ]) {
      expect((await service.fetch('/v3/translation_memories/import', json({ source_file }))).status).toBe(400);
    }
    const declared = form('source_file[file_name]=x.tmx&source_file[content_length]=5');
    expect((await service.fetch('/v3/translation_memories/import', declared)).status).toBe(202);
  });
});

test('a recent export is used again', async () => {
  const { id } = await load();
  await service.client.memories.exportFile(id);
  const answer = await service.fetch(`/v3/translation_memories/${id}/export`, { method: 'POST' });
  expect(answer.status).toBe(200);
  const { job_id } = (await answer.json()) as { job_id: string };
  const job = await service.client.memories.job(job_id);
  expect(job).toMatchObject({ operation: 'export', parameters: { translation_memory_id: id } });
  const { download_url } = job.results[0] ?? {};
  expect((await fetch(String(download_url).replace('download?', 'upload?'), { method: 'PUT', body: 'x' })).status).toBe(
    403,
  );
});

test('the list has pages, and all of them together are the whole list', async () => {
  const loaded = await Promise.all(Array.from({ length: 26 }, (_, i) => load(`${'long '.repeat(20)}${i}.tmx`)));
  const all = (await service.client.memories.all()).map((memory) => memory.translation_memory_id);
  expect(all).toEqual(expect.arrayContaining(loaded.map(({ id }) => id)));
  expect(new Set(all).size).toBe(all.length);
  const { translation_memories, total_count } = await service.client.memories.list({ page: 0, page_size: 1 });
  expect(translation_memories).toHaveLength(1);
  expect(total_count).toBeGreaterThan(1);
  expect((await service.fetch('/v3/translation_memories?page_size=26')).status).toBe(400);
});
