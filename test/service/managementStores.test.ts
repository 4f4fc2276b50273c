import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore, type Store } from '../../service/storage/store.ts';
import { bothDatabases } from './bothDatabases.ts';

const { kinds, folder } = bothDatabases('management');

describe.each(kinds)('on %s', (_kind, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await createStore(await open(), folder);
  });
  afterAll(() => store?.close());

  test('style rule lists count every change that many make at once', async () => {
    const content = { name: 'House', language: 'en', configured: {}, instructions: [] };
    const list = await store.styleRules.create(content, 1, 1000);
    expect(await store.styleRules.create(content, 1, 1000)).toBeUndefined();
    const id = list?.id ?? '';
    const add = (n: number) =>
      store.styleRules.change(
        id,
        ({ instructions }) => ({ instructions: [...instructions, { id: `${n}`, label: 'ß “x”', prompt: '書\n' }] }),
        2000,
      );
    await Promise.all(Array.from({ length: 10 }, (_, n) => add(n)));
    const refused = store.styleRules.change(
      id,
      () => {
        throw new Error('refused');
      },
      3000,
    );
    await expect(refused).rejects.toThrow('refused');
    const styleList = await store.styleRules.get(id);
    expect(styleList).toMatchObject({ version: 11, created: 1000, updated: 2000 });
    expect(styleList?.instructions.map((instruction) => Number(instruction.id)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, n) => n),
    );
    expect(await store.styleRules.list({ offset: 0, count: 1 })).toEqual([styleList]);
    expect(await store.styleRules.list({ offset: 1, count: 1 })).toEqual([]);
    expect([await store.styleRules.delete(id), await store.styleRules.delete(id)]).toEqual([true, false]);
  });

  test('spoken terms come back as they were put', async () => {
    const lists = [{ lang: 'en', terms: ['Fairlead', '😀 quay'] }];
    const made = await store.spokenTerms.create({ name: 'Harbour', lists }, 9, 5);
    expect(await store.spokenTerms.get(made?.id ?? '')).toEqual({ id: made?.id, name: 'Harbour', lists, created: 5 });
    expect(await store.spokenTerms.change(made?.id ?? '', () => ({ name: 'Port' }))).toMatchObject({
      name: 'Port',
      lists,
    });
    expect(await store.spokenTerms.change('nobody', () => ({ name: 'x' }))).toBeUndefined();
    expect((await store.spokenTerms.list()).map(({ name }) => name)).toEqual(['Port']);
    expect(await store.spokenTerms.delete(made?.id ?? '')).toBe(true);
  });

  test('developer keys keep what an administrator sets, and end for good', async () => {
    const start = { key: 'a-key-of-the-start', label: 'Start', admin: false, characterLimit: 5 };
    await store.keys.startWith([start, { key: 'the-admin', label: 'Admin', admin: true }], 1000);
    const { key, secret } = await store.keys.create('CI', 2000);
    expect((await store.keys.find(secret))?.id).toBe(key.id);
    expect((await store.keys.developerKeys()).map(({ label }) => label)).toEqual(['Start', 'CI']);
    const first = (await store.keys.find(start.key))?.id ?? '';
    expect(await store.keys.change(first, { characterLimit: null, speechLimit: 7 })).toMatchObject({ speechLimit: 7 });
    await store.keys.startWith([start], 3000);
    expect(await store.keys.find(start.key)).toMatchObject({ id: first, characterLimit: undefined, speechLimit: 7 });
    expect((await store.keys.find(secret))?.label).toBe('CI');
    expect(await store.keys.change(first, { deactivated: 4000 })).toMatchObject({ deactivated: 4000 });
    await store.keys.startWith([start], 5000);
    expect(await store.keys.find(start.key)).toBeUndefined();
    const adminId = (await store.keys.find('the-admin'))?.id ?? 'gone';
    expect(await store.keys.change(adminId, { label: 'x' })).toBeUndefined();
  });

  test('reports tell days, keys and tags apart', async () => {
    const { key } = await store.keys.create('Reports', 9000);
    const add = (day: string, product: 'translate' | 'speech_to_text', tag: string, amount: number) =>
      store.usage.add({ keyId: key.id, product, tag, amount }, Date.parse(day));
    await add('2026-05-01', 'translate', '', 5);
    await add('2026-05-01', 'translate', 'b', 7);
    await add('2026-05-02', 'speech_to_text', 'a', 90_000);
    await add('2026-05-03', 'translate', 'a', 1_000_000_000_000);
    const days = { first: '2026-05-01', last: '2026-05-02' };
    expect(await store.usageReports.total(days)).toMatchObject({ translate: 12, speech_to_text: 90_000, write: 0 });
    expect(await store.usageReports.total({ first: '2026-05-03', last: '2026-05-03' })).toMatchObject({
      translate: 1_000_000_000_000,
    });
    const byDay = await store.usageReports.byKey(days, 'key_and_day');
    expect(byDay.map(({ day, label, amounts }) => [day, label, amounts.translate])).toEqual([
      ['2026-05-01', 'Reports', 12],
      ['2026-05-02', 'Reports', 0],
    ]);
    expect(await store.usageReports.byKey(days, 'key')).toHaveLength(1);
    const tags = (offset: number) => store.usageReports.byTag(days, 'period', { offset, count: 1 });
    expect((await Promise.all([tags(0), tags(1), tags(2)])).flat().map(({ tag }) => tag)).toEqual(['a', 'b']);
    expect(await store.usageReports.total({ first: '2027-01-01', last: '2027-01-02' })).toMatchObject({ translate: 0 });
  });
});
