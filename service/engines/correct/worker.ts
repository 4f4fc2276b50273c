import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { rootLanguage } from '../../../shared/languages/languageTag.ts';
import type { DictionaryFiles } from '../../../shared/spelling/dictionaries.ts';
import { loadSpeller, type Speller } from '../../../shared/spelling/loadSpeller.ts';
import type { CorrectorAnswer, CorrectorSetup, CorrectorTask } from './corrector.ts';
import { correctText, knownShare } from './correctText.ts';
import { type Grammar, loadGrammar } from './grammar.ts';
import { usualWords } from './usualWords.ts';

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
