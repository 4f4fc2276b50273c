import { resolve } from 'node:path';
import type { SpokenTerms } from '../../shared/api/spokenTerms.ts';
import { spokenEntries } from '../../shared/terms/spokenEntries.ts';
import { readPlain } from '../workspace/readText.ts';
import { command, UsageError } from './command.ts';
import { many } from './many.ts';
import { printList } from './printList.ts';
import { serviceOptions } from './serviceOptions.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';
import { type ServiceWork, serviceParts } from './withService.ts';

const options = {
  lang: { type: 'string', value: 'LANG', summary: 'the language that the terms are spoken in' },
  json: { type: 'boolean', summary: 'the service’s answer, one JSON object per line' },
  ...serviceOptions,
} as const;

type Work = ServiceWork<typeof options>;

const parts = {
  async list({ options: asked, terminal, signal, service }: Work) {
    const lists = await service((client) => client.spokenTerms.list(signal));
    print(lists, asked, terminal);
  },
  async show({ operands: [id], options: asked, terminal, signal, service }: Work) {
    if (id === undefined) throw new UsageError('spoken show needs an ID.');
    print([await service((client) => client.spokenTerms.get(id, signal))], asked, terminal);
  },
  async create({ operands: [name, file], options: asked, terminal, signal, service }: Work) {
    if (name === undefined) throw new UsageError('spoken create needs a NAME, a FILE and --lang LANG.');
    const list = await termList('create', 'a NAME', file, asked, terminal);
    const made = await service((client) => client.spokenTerms.create({ name, term_lists: [list] }, signal));
    terminal.out(asked.json ? JSON.stringify(made) : made.spoken_terms_id);
  },
  async terms({ operands: [id], options: asked, terminal, signal, service }: Work) {
    const list = listOf('terms', id, asked);
    const terms = await service((client) => client.spokenTerms.entries(list.id, list.lang, signal));
    terminal.out(asked.json ? JSON.stringify(terms) : terms.entries.replace(/\r?\n$/, ''));
  },
  async add({ operands: [id, file], options: asked, terminal, signal, service }: Work) {
    if (id === undefined) throw new UsageError('spoken add needs an ID, a FILE and --lang LANG.');
    const list = await termList('add', 'an ID', file, asked, terminal);
    const changed = await service((client) => client.spokenTerms.update(id, { term_lists: [list] }, signal));
    print([changed], asked, terminal);
  },
  async replace({ operands: [id, file], options: asked, terminal, signal, service }: Work) {
    if (id === undefined) throw new UsageError('spoken replace needs an ID, a FILE and --lang LANG.');
    const list = await termList('replace', 'an ID', file, asked, terminal);
    const changed = await service((client) => client.spokenTerms.putTermList(id, list, signal));
    if (asked.json) terminal.out(JSON.stringify(changed));
    terminal.say(`${visible(id)} now has ${many(changed.entry_count, 'term')} in ${changed.lang}.`);
  },
  async drop({ operands: [id], options: asked, terminal, signal, service }: Work) {
    const list = listOf('drop', id, asked);
    await service((client) => client.spokenTerms.deleteTermList(list.id, list.lang, signal));
    terminal.say(`${visible(list.id)} has no terms in ${list.lang} any more.`);
  },
  async rename({ operands: [id, name], options: asked, terminal, signal, service }: Work) {
    if (id === undefined || name === undefined) throw new UsageError('spoken rename needs an ID and a NAME.');
    print([await service((client) => client.spokenTerms.update(id, { name }, signal))], asked, terminal);
  },
  async delete({ operands: [id], terminal, signal, service }: Work) {
    if (id === undefined) throw new UsageError('spoken delete needs an ID.');
    await service((client) => client.spokenTerms.delete(id, signal));
    terminal.say(`${visible(id)} is deleted.`);
  },
};

/** `interline spoken`: the words that the recognizer of speech listens for. */
export const spoken = command({
  usage: [
    'list [--service URL]',
    'show ID [--service URL]',
    'create NAME FILE --lang LANG [--service URL]',
    'terms ID --lang LANG [--service URL]',
    'add ID FILE --lang LANG [--service URL]',
    'replace ID FILE --lang LANG [--service URL]',
    'drop ID --lang LANG [--service URL]',
    'rename ID NAME [--service URL]',
    'delete ID [--service URL]',
  ].join('\n'),
  summary: 'manages the spoken terms of the service',
  details: [
    'Spoken terms are names and words that a voice session is to recognize: a collection with a list for each language. FILE is',
    'plain text, a term a line; “-” is standard input. create prints the id of the collection. add brings terms into the list of',
    'a language, replace puts them in its place, drop deletes the list. A list has 300 characters at most.',
  ].join('\n'),
  options,
  run: serviceParts('spoken', parts),
});

/** The list that is meant: a collection and a language of it. */
function listOf(verb: string, id: string | undefined, { lang }: Work['options']) {
  if (id === undefined || !lang) throw new UsageError(`spoken ${verb} needs an ID and --lang LANG.`);
  return { id, lang };
}

/** The terms of a file as the list of a language. */
async function termList(
  verb: string,
  what: string,
  file: string | undefined,
  { lang }: Work['options'],
  terminal: Terminal,
) {
  if (file === undefined || !lang) throw new UsageError(`spoken ${verb} needs ${what}, a FILE and --lang LANG.`);
  const text =
    file === '-' ? new TextDecoder().decode(await terminal.stdin()) : await readPlain(resolve(terminal.cwd, file));
  const entries = spokenEntries(text);
  if (entries === '') throw new UsageError(`${file === '-' ? 'Standard input' : file} has no terms.`);
  return { lang, entries };
}

function print(lists: readonly SpokenTerms[], asked: Work['options'], terminal: Terminal): void {
  printList(lists, asked.json, terminal, {
    none: 'The service has no spoken terms.',
    row: ({ spoken_terms_id, name, term_lists }) => [
      spoken_terms_id,
      name,
      term_lists.map(({ lang, entry_count }) => `${lang} (${entry_count})`).join(', '),
    ],
  });
}
