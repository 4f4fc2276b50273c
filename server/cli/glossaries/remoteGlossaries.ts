import { basename, extname, resolve } from 'node:path';
import { tsvDictionary } from '../../../shared/api/tsvDictionary.ts';
import { glossaryEntries } from '../../../shared/terms/glossaryEntries.ts';
import { parseGlossary } from '../../../shared/terms/glossaryFile.ts';
import { readPlain } from '../../workspace/readText.ts';
import { type ExitCode, exitCodes, UsageError } from '../command.ts';
import { many } from '../many.ts';
import { printList } from '../printList.ts';
import type { Terminal } from '../terminal.ts';
import { visible } from '../visible.ts';
import type { GlossaryWork as Work } from './options.ts';

/** `interline glossary create`: makes a glossary of the service from a file. */
export async function createGlossary({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [file] = operands;
  const { dictionary, count } = await dictionaryOfFile('create', file, asked, terminal);
  const name = asked.name ?? basename(file ?? '', extname(file ?? ''));
  const made = await service((client) => client.glossaries.create({ name, dictionaries: [dictionary] }, signal));
  terminal.out(asked.json ? JSON.stringify(made) : made.glossary_id);
  terminal.say(`“${visible(made.name)}” has ${pairOf(count, asked)}.`);
}

/** `interline glossary remote`: the glossaries of the service. */
export async function listGlossaries({ options: asked, terminal, signal, service }: Work): Promise<void> {
  const glossaries = await service((client) => client.glossaries.list(signal));
  printList(glossaries, asked.json, terminal, {
    none: 'The service has no glossaries.',
    row: (one) => [
      one.glossary_id,
      one.name,
      one.dictionaries.map((pair) => `${pair.source_lang}→${pair.target_lang} (${pair.entry_count})`).join(', '),
    ],
  });
}

/** `interline glossary entries`: the entries of a pair of languages, as TSV. */
export async function printEntries({ operands, options: asked, terminal, signal, service }: Work): Promise<ExitCode> {
  const { id, pair } = choiceOf('entries', operands, asked);
  const glossary = await service((client) => client.glossaries.entries(id, pair, signal));
  if (glossary) terminal.out(glossary.entries.replace(/\n$/, ''));
  return glossary ? exitCodes.clean : exitCodes.findings;
}

/** `interline glossary add`: adds the entries of a file; one with the same source gets the translation of the file. */
export async function addEntries({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const { id } = choiceOf('add', operands, asked);
  const { dictionary, count } = await dictionaryOfFile('add', operands[1], asked, terminal);
  const changed = await service((client) => client.glossaries.update(id, { dictionaries: [dictionary] }, signal));
  if (asked.json) terminal.out(JSON.stringify(changed));
  terminal.say(`“${visible(changed.name)}” has the ${pairOf(count, asked)} of the file, beside its other terms.`);
}

/** `interline glossary replace`: replaces all entries of a pair of languages with those of a file. */
export async function replaceEntries({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const { id } = choiceOf('replace', operands, asked);
  const { dictionary } = await dictionaryOfFile('replace', operands[1], asked, terminal);
  const changed = await service((client) => client.glossaries.putDictionary(id, dictionary, signal));
  if (asked.json) terminal.out(JSON.stringify(changed));
  terminal.say(`${visible(id)} now has ${pairOf(changed.entry_count, asked)}.`);
}

/** `interline glossary drop`: deletes a pair of languages of a glossary. */
export async function dropEntries({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const { id, pair } = choiceOf('drop', operands, asked);
  await service((client) => client.glossaries.deleteDictionary(id, pair, signal));
  terminal.say(`${visible(id)} has no terms from ${pair.source_lang} to ${pair.target_lang} any more.`);
}

/** `interline glossary rename`. */
export async function renameGlossary({ operands, options: asked, terminal, signal, service }: Work): Promise<void> {
  const [id, name] = operands;
  if (id === undefined || name === undefined) throw new UsageError('glossary rename needs an ID and a NAME.');
  const changed = await service((client) => client.glossaries.update(id, { name }, signal));
  if (asked.json) terminal.out(JSON.stringify(changed));
  terminal.say(`${changed.glossary_id} is now named “${visible(changed.name)}”.`);
}

/** `interline glossary delete`. */
export async function deleteGlossary({ operands, terminal, signal, service }: Work): Promise<void> {
  const [id] = operands;
  if (id === undefined) throw new UsageError('glossary delete needs an ID.');
  await service((client) => client.glossaries.delete(id, signal));
  terminal.say(`${visible(id)} is deleted.`);
}

function choiceOf(verb: string, [id]: readonly string[], { from, to }: Work['options']) {
  const file = verb === 'add' || verb === 'replace' ? ', a FILE' : '';
  if (id === undefined || !from || !to)
    throw new UsageError(`glossary ${verb} needs an ID${file}, --from LANG and --to LANG.`);
  return { id, pair: { source_lang: from, target_lang: to } };
}

/** The terms of a file as a dictionary of the service; those that it cannot hold are counted for the user. */
async function dictionaryOfFile(
  verb: string,
  file: string | undefined,
  { from, to }: Work['options'],
  terminal: Terminal,
) {
  const id = verb === 'create' ? '' : 'an ID, ';
  if (file === undefined || !from || !to) {
    throw new UsageError(`glossary ${verb} needs ${id}a FILE, --from LANG and --to LANG.`);
  }
  const { terms } = parseGlossary(await readPlain(resolve(terminal.cwd, file)), { source: from, target: to });
  const entries = glossaryEntries(terms);
  if (entries.size === 0) throw new UsageError(`${file} has no terms from ${from} to ${to}.`);
  const translated = terms.filter(({ targets }) => targets.length > 0).length;
  if (translated > entries.size) {
    const left = many(translated - entries.size, 'term was', 'terms were');
    terminal.say(`${left} left out: the service takes no line breaks and 1,024 bytes a term at most.`);
  }
  return { dictionary: tsvDictionary({ source_lang: from, target_lang: to }, entries), count: entries.size };
}

const pairOf = (count: number, { from, to }: Work['options']) => `${many(count, 'term')} from ${from} to ${to}`;
