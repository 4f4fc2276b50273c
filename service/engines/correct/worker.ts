import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import type { DictionaryFiles } from '../../../shared/spelling/dictionaries.ts';
import { loadSpeller, type Speller } from '../../../shared/spelling/loadSpeller.ts';
import { packedJson } from '../packedJson.ts';
import type { CorrectorAnswer, CorrectorSetup, CorrectorTask } from './corrector.ts';
import { correctText, knownShare } from './correctText.ts';
import { type Grammar, loadGrammar } from './grammar.ts';

const { dictionaries, phrases } = workerData as CorrectorSetup;
const usual = new Map<string, Promise<ReadonlySet<string>>>();
const spellers = new Map<string, Promise<Speller>>();
let grammar: Promise<Grammar> | undefined;

/** The dictionary of the variant where there is one, else that of the language. */
function spellerOf(language: string): Promise<Speller> | undefined {
  const code = dictionaries.has(language) ? language : rootLanguage(language);
  const files = dictionaries.get(code);
  if (!files) return undefined;
  const speller = spellers.get(code) ?? readSpeller(files);
  spellers.set(code, speller);
  return speller;
}

async function readSpeller(files: DictionaryFiles): Promise<Speller> {
  const [aff, dic] = await Promise.all([readFile(files.aff), readFile(files.dic)]);
  return loadSpeller({ aff, dic });
}

async function answer(task: CorrectorTask): Promise<CorrectorAnswer> {
  const { text, language } = task;
  if (task.task === 'know') {
    const wordChecker = await spellerOf(language);
    return wordChecker ? knownShare(text, wordChecker) : 0;
  }
  const root = rootLanguage(language);
  if (root === 'en') grammar ??= loadGrammar();
  const words = usual.get(root) ?? usualWords(phrases, language);
  usual.set(root, words);
  const speller = await spellerOf(language);
  return correctText(text, {
    language: root === 'en' ? language : root,
    usual: await words,
    ...(speller ? { speller } : {}),
    ...(root === 'en' && grammar ? { grammar: await grammar } : {}),
    keep: new Set(task.keep),
  });
}

// a failure ends the thread: an engine that failed half-way answers nothing any more
parentPort?.on('message', async (task: CorrectorTask) => parentPort?.postMessage(await answer(task)));

/** Languages whose phrases are kept by region. */
const regions: Readonly<Record<string, string>> = { en: 'de', pt: 'pt-BR' };

/**
 * Words that many texts of a language have: those of the phrase memory, which people wrote for programs. They tell which
 * of two words that are as near to a misspelt one was meant.
 *
 * @param folder of the built phrase memory.
 * @returns words in lower case; none for a language that it does not have.
 */
async function usualWords(folder: string, language: string): Promise<ReadonlySet<string>> {
  const root = rootLanguage(language);
  const path = join(folder, `${regions[root] ?? root}.json.br`);
  if (!existsSync(path)) return new Set();
  const pairs = await packedJson(path);
  if (!Array.isArray(pairs)) return new Set();
  const texts = pairs.map((pair: unknown) => (Array.isArray(pair) ? String(pair[root === 'en' ? 0 : 1]) : ''));
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? []));
}
