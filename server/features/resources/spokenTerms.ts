import type { Client } from '../../../shared/api/client.ts';
import { say } from '../../../shared/sentences/sentence.ts';
import { spokenEntries } from '../../../shared/terms/spokenEntries.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import { readPlain } from '../../workspace/readText.ts';
import type { ResourceActions } from './resourceKind.ts';
import { textOfPart } from './textOfPart.ts';

/** Spoken terms, with a list for each language. */
export const spokenTerms: ResourceActions = {
  async list(client, signal) {
    const all = await client.spokenTerms.list(signal);
    return all.map(({ spoken_terms_id: id, name, term_lists }) => ({
      ...{ kind: 'spoken', id, name },
      parts: term_lists.map(({ lang, entry_count: count }) => ({ languages: [lang], count })),
    }));
  },
  async create(client, { name, language, text }, signal) {
    const lists = [{ lang: languageIn([language ?? '']), entries: termsIn(text ?? '') }];
    return (await client.spokenTerms.create({ name, term_lists: lists }, signal)).spoken_terms_id;
  },
  rename: (client, id, name, signal) => client.spokenTerms.update(id, { name }, signal),
  delete: (client, { id, languages }, signal) =>
    languages
      ? client.spokenTerms.deleteTermList(id, languageIn(languages), signal)
      : client.spokenTerms.delete(id, signal),
  text: (client, { id, languages }, signal) => termsText(client, id, languageIn(languages), signal),
  store: (client, { id, languages }, text, signal) =>
    client.spokenTerms.putTermList(id, { lang: languageIn(languages), entries: termsIn(text) }, signal),
  async importFile(client, { path, name, languages, id }, signal) {
    const lists = [{ lang: languageIn(languages), entries: termsIn(await readPlain(path)) }];
    if (id === undefined) return (await client.spokenTerms.create({ name, term_lists: lists }, signal)).spoken_terms_id;
    await client.spokenTerms.update(id, { term_lists: lists }, signal);
    return id;
  },
  async exportFile(client, { id, languages }, _extension, signal) {
    return new TextEncoder().encode(await termsText(client, id, languageIn(languages ?? []), signal));
  },
};

const termsText = (client: Client, id: string, language: string, signal: AbortSignal) =>
  textOfPart(
    async () => (await client.spokenTerms.entries(id, language, signal)).entries,
    () => client.spokenTerms.get(id, signal),
  );

function termsIn(text: string): string {
  const entries = spokenEntries(text);
  if (entries === '')
    throw new RequestRefused(
      say`At least one spoken term is needed. To remove all of them, delete them in the Translation Service view.`,
    );
  return entries;
}

function languageIn([language]: readonly string[]): string {
  if (!language) throw new RequestRefused(say`Spoken terms need a language.`);
  return language;
}
