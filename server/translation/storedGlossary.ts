import { createHash } from 'node:crypto';
import type { Client } from '../../shared/api/client.ts';
import type { DictionaryInput } from '../../shared/api/glossaries.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { type Sentence, say } from '../../shared/sentences/sentence.ts';
import type { TermIndex } from '../../shared/terms/termIndex.ts';
import { dictionaryOf, type ProjectGlossary } from './projectGlossary.ts';

/**
 * The project's terms as a glossary in the account of a remote service. It is made once for each content, which its name
 * tells, and found again by it; nothing there is ever changed or deleted. A service that has no version 3 of glossaries is
 * asked in version 2.
 *
 * @param terms the project's terms of a pair of languages.
 * @param tell takes once why texts are translated without the terms.
 * @example (await storedGlossary(client, workspace.terms, tell).idsFor('en', 'de', signal)).length; // 1
 */
export function storedGlossary(
  client: Client,
  terms: (sourceLanguage: string, targetLanguage: string) => Promise<TermIndex>,
  tell: (notice: Sentence) => void,
): ProjectGlossary {
  let account: Promise<Account> | undefined;
  const made = new Map<string, Promise<string | undefined>>();
  const idOf = async (name: string, dictionary: DictionaryInput, signal: AbortSignal): Promise<string | undefined> => {
    try {
      account ??= accountOf(client, signal);
      const { glossaries, create } = await account;
      return glossaries.get(name) ?? (await create(name, dictionary, signal));
    } catch (error) {
      // Texts can be translated without their terms, and the check of terms tells where one is missing.
      if (!(error instanceof OperationalError) || error.kind === 'cancelled') {
        account = undefined;
        made.delete(name);
        throw error;
      }
      const pair = `${dictionary.source_lang}–${dictionary.target_lang}`;
      tell(
        say`The service did not accept the glossary of the project (${pair}); it translates without it. ${error.sentence}`,
      );
      return undefined;
    }
  };
  return {
    async idsFor(sourceLanguage, targetLanguage, signal) {
      const dictionary = dictionaryOf(await terms(sourceLanguage, targetLanguage), sourceLanguage, targetLanguage);
      if (!dictionary) return [];
      const name = nameOf(dictionary);
      const id = made.get(name) ?? idOf(name, dictionary, signal);
      made.set(name, id);
      const stored = await id;
      return stored === undefined ? [] : [stored];
    },
    remove: async () => undefined,
  };
}

/** The glossaries of an account: their ids by name, and how one is added. */
interface Account {
  readonly glossaries: ReadonlyMap<string, string>;
  create(name: string, dictionary: DictionaryInput, signal: AbortSignal): Promise<string>;
}

async function accountOf(client: Client, signal: AbortSignal): Promise<Account> {
  const byName = (list: readonly { readonly name: string; readonly glossary_id: string }[]) =>
    new Map(list.map(({ name, glossary_id }) => [name, glossary_id]));
  try {
    return {
      glossaries: byName(await client.glossaries.list(signal)),
      create: async (name, dictionary, signal) =>
        (await client.glossaries.create({ name, dictionaries: [dictionary] }, signal)).glossary_id,
    };
  } catch (error) {
    if (!(error instanceof OperationalError) || error.status !== 404) throw error;
    return {
      glossaries: byName(await client.glossariesV2.list(signal)),
      create: async (name, dictionary, signal) =>
        (await client.glossariesV2.create({ name, ...dictionary }, signal)).glossary_id,
    };
  }
}

/** What tells one content from another: the pair of languages, and a hash of the entries. */
function nameOf({ source_lang, target_lang, entries }: DictionaryInput): string {
  const hash = createHash('sha256').update(`${source_lang} ${target_lang}\n${entries}`).digest('hex').slice(0, 16);
  return `Interline ${source_lang}-${target_lang} ${hash}`;
}
