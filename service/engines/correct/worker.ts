import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { rootOf } from '../../../shared/languages/languages.ts';
import type { DictionaryFiles } from '../../../shared/spelling/dictionaries.ts';
import { loadSpeller, type Speller } from '../../../shared/spelling/loadSpeller.ts';
import type { CorrectorAnswer, CorrectorSetup, CorrectorTask } from './corrector.ts';
import { correctText, knownShare } from './correctText.ts';
import { type Grammar, loadGrammar } from './grammar.ts';

const { dictionaries } = workerData as CorrectorSetup;
const spellers = new Map<string, Promise<Speller>>();
let grammar: Promise<Grammar> | undefined;

/** The dictionary of the variant where there is one, else that of the language. */
function spellerOf(language: string): Promise<Speller> | undefined {
  const code = dictionaries.has(language) ? language : rootOf(language);
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
    const known = await spellerOf(language);
    return known ? knownShare(text, known) : 0;
  }
  const english = rootOf(language) === 'en';
  if (english) grammar ??= loadGrammar();
  const speller = await spellerOf(language);
  const dialect = language === 'en-GB' || language === 'en-US' ? language : undefined;
  return correctText(text, {
    ...(speller ? { speller } : {}),
    ...(english && grammar ? { grammar: await grammar } : {}),
    ...(dialect ? { dialect } : {}),
    keep: new Set(task.keep),
  });
}

// one after the other: the checkers hold no two texts at once
let queue: Promise<void> = Promise.resolve();
parentPort?.on('message', (request: CorrectorTask & { readonly id: number }) => {
  queue = queue.then(async () => {
    try {
      parentPort?.postMessage({ id: request.id, answer: await answer(request) });
    } catch {
      parentPort?.postMessage({ id: request.id });
    }
  });
});
