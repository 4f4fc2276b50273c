import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, tsvOf } from '../terms/glossaryEntries.ts';
import type { DictionaryInput } from './glossaries.ts';
import type { GlossariesClient } from './glossariesClient.ts';
import { carryOutGlossaryPlan, planGlossary, type WantedDictionary } from './glossarySync.ts';

/** A service of glossaries in memory, which notes what changes it. */
function memoryService(start: readonly { name: string; dictionaries: readonly DictionaryInput[] }[] = []) {
  const writes: string[] = [];
  const stored = new Map<string, { name: string; dictionaries: Map<string, DictionaryInput> }>();
  const keyOf = (pair: { source_lang: string; target_lang: string }) =>
    `${pair.source_lang} ${pair.target_lang}`.toLowerCase();
  const add = (name: string, dictionaries: readonly DictionaryInput[]) => {
    const id = `g${stored.size + 1}`;
    stored.set(id, { name, dictionaries: new Map(dictionaries.map((one) => [keyOf(one), one])) });
    return id;
  };
  for (const { name, dictionaries } of start) add(name, dictionaries);
  const answer = (glossary_id: string) => {
    const { name, dictionaries } = stored.get(glossary_id) ?? {
      name: '',
      dictionaries: new Map<string, DictionaryInput>(),
    };
    const pairs = Array.from(dictionaries.values(), ({ source_lang, target_lang, entries }) => ({
      source_lang: source_lang.toLowerCase(),
      target_lang: target_lang.toLowerCase(),
      entry_count: entriesOf(entries).size,
    }));
    return { glossary_id, name, dictionaries: pairs, creation_time: '2026-01-01T00:00:00Z' };
  };
  const glossaries = {
    list: async () => Array.from(stored.keys(), answer),
    get: async (id: string) => answer(id),
    create: async ({ name, dictionaries = [] }) => {
      writes.push('create');
      return answer(add(name, dictionaries));
    },
    entries: async (id, pair) => {
      const dictionary = stored.get(id)?.dictionaries.get(keyOf(pair));
      return dictionary && { ...pair, entries: dictionary.entries, entries_format: 'tsv' };
    },
    putDictionary: async (id, dictionary) => {
      writes.push('put');
      stored.get(id)?.dictionaries.set(keyOf(dictionary), dictionary);
      return { ...dictionary, entry_count: 0 };
    },
    deleteDictionary: async (id, pair) => {
      writes.push('delete');
      stored.get(id)?.dictionaries.delete(keyOf(pair));
    },
  } as Partial<GlossariesClient> as GlossariesClient;
  return { client: { glossaries }, writes };
}

const word = fc.stringMatching(/^[a-zé]{1,4}$/);
const entries = fc.uniqueArray(fc.tuple(word, word), { selector: ([source]) => source }).map((all) => new Map(all));
const dictionaries = fc
  .record({ de: entries, fr: entries, ja: entries })
  .map((byLanguage) =>
    Object.entries(byLanguage).map(
      ([target_lang, all]): WantedDictionary => ({ source_lang: 'EN', target_lang, entries: all }),
    ),
  );
const inputs = (all: readonly WantedDictionary[]) =>
  all
    .filter((one) => one.entries.size > 0)
    .map(({ source_lang, target_lang, entries }) => ({
      ...{ source_lang, target_lang, entries: tsvOf(entries) },
      entries_format: 'tsv' as const,
    }));

test('a glossary that was synchronized is equal, and stays untouched the next time', async () => {
  const before = fc.option(dictionaries, { nil: undefined });
  await fc.assert(
    fc.asyncProperty(before, dictionaries, async (there, wanted) => {
      const { client, writes } = memoryService(there ? [{ name: 'Shop', dictionaries: inputs(there) }] : []);
      const plan = await planGlossary(client, { name: 'Shop' }, wanted);
      expect(writes).toEqual([]);
      await carryOutGlossaryPlan(client, plan, true);
      const again = await planGlossary(client, { name: 'Shop' }, wanted);
      expect(again.differences).toEqual([]);
      writes.length = 0;
      await carryOutGlossaryPlan(client, again, true);
      expect(writes).toEqual([]);
    }),
  );
});

test('a pair that nobody wants is named, and stays until it is asked for', async () => {
  const french = { source_lang: 'en', target_lang: 'fr', entries: 'ferry\tbac', entries_format: 'tsv' as const };
  const { client } = memoryService([{ name: 'Shop', dictionaries: [french] }]);
  const wanted = [{ source_lang: 'en', target_lang: 'de', entries: new Map([['ferry', 'Fähre']]) }];
  const plan = await planGlossary(client, { name: 'Shop' }, wanted);
  expect(plan.differences.map(({ target_lang, kind }) => [target_lang, kind])).toEqual([
    ['de', 'new'],
    ['fr', 'left over'],
  ]);
  await carryOutGlossaryPlan(client, plan, false);
  const again = await planGlossary(client, { name: 'Shop' }, wanted);
  expect(again.differences).toMatchObject([{ target_lang: 'fr', removed: new Map([['ferry', 'bac']]) }]);
});

test('of two glossaries with one name neither is guessed', async () => {
  const { client } = memoryService([
    { name: 'Shop', dictionaries: [] },
    { name: 'Shop', dictionaries: [] },
  ]);
  await expect(planGlossary(client, { name: 'Shop' }, [])).rejects.toThrow(
    'choose one by its id: g1, g2, or rename the others.',
  );
  expect((await planGlossary(client, { id: 'g2' }, [])).glossary?.glossary_id).toBe('g2');
});
