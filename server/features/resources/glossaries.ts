import type { Client } from '../../../shared/api/client.ts';
import { tsvDictionary } from '../../../shared/api/tsvDictionary.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { entriesOf, glossaryEntries } from '../../../shared/terms/glossaryEntries.ts';
import { parseGlossary } from '../../../shared/terms/glossaryFile.ts';
import { type DictionaryTable, glossaryTable } from '../../../shared/terms/glossaryTable.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { readPlain } from '../../workspace/readText.ts';
import type { ResourceActions } from './resourceKind.ts';
import { textOfPart } from './textOfPart.ts';

/** Glossaries, with a dictionary for each pair of languages. */
export const glossaries: ResourceActions = {
  async list(client, signal) {
    const all = await client.glossaries.list(signal);
    return all.map(({ glossary_id: id, name, dictionaries }) => ({
      ...{ kind: 'glossary', id, name },
      parts: dictionaries.map(({ source_lang, target_lang, entry_count: count }) => ({
        languages: [source_lang, target_lang],
        count,
      })),
    }));
  },
  create: async (client, { name }, signal) => (await client.glossaries.create({ name }, signal)).glossary_id,
  rename: (client, id, name, signal) => client.glossaries.update(id, { name }, signal),
  delete: (client, { id, languages }, signal) =>
    languages
      ? client.glossaries.deleteDictionary(id, pairOf(languages), signal)
      : client.glossaries.delete(id, signal),
  text: (client, { id, languages }, signal) => entriesText(client, id, languages, signal),
  async store(client, { id, languages }, text, signal) {
    return client.glossaries.putDictionary(id, tsvDictionary(pairOf(languages), entriesIn(text)), signal);
  },
  async importFile(client, { path, name, languages, id }, signal) {
    const pair = pairOf(languages);
    const { source_lang: source, target_lang: target } = pair;
    const entries = glossaryEntries(parseGlossary(await readPlain(path), { source, target }).terms);
    if (entries.size === 0)
      throw new RequestRefused(say`The file has no terms from ${{ language: source }} to ${{ language: target }}.`);
    const dictionaries = [tsvDictionary(pair, entries)];
    if (id === undefined) return (await client.glossaries.create({ name, dictionaries }, signal)).glossary_id;
    await client.glossaries.update(id, { dictionaries }, signal);
    return id;
  },
  async exportFile(client, { id, languages }, extension, signal) {
    const { dictionaries } = await client.glossaries.get(id, signal);
    const wanted = languages ? [pairOf(languages)] : dictionaries;
    const tables: DictionaryTable[] = [];
    for (const { source_lang: source, target_lang: target } of wanted) {
      const entries = entriesOf(await entriesText(client, id, [source, target], signal));
      tables.push({ source, target, entries });
    }
    return new TextEncoder().encode(glossaryTable(tables, extension === '.tsv' ? '\t' : ','));
  },
};

const entriesText = (client: Client, id: string, languages: readonly string[], signal: AbortSignal) =>
  textOfPart(
    async () => (await client.glossaries.entries(id, pairOf(languages), signal))?.entries ?? '',
    () => client.glossaries.get(id, signal),
  );

/** Entries as they were written, with a word on the first line that is none. */
function entriesIn(text: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const [source = '', target = '', ...more] = line.split('\t').map((cell) => cell.trim());
    if (source === '' || target === '' || more.length > 0)
      throw new RequestRefused(say`Line ${i + 1} needs a term, a tab and its translation.`);
    if (entries.has(source)) throw new RequestRefused(say`Line ${i + 1} repeats the term “${source}”.`);
    entries.set(source, target);
  }
  if (entries.size === 0)
    throw new RequestRefused(
      say`A glossary needs at least one entry. To remove all of them, delete the glossary in the Translation Service view.`,
    );
  return entries;
}

function pairOf([source, target]: readonly string[]) {
  if (source === undefined || target === undefined)
    throw new RequestRefused(say`A glossary needs a source and a target language.`);
  return { source_lang: source, target_lang: target };
}
