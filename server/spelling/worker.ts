import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { withCaseOf } from '../../shared/languages/withCaseOf.ts';
import { loadSpeller, type Speller } from '../../shared/spelling/loadSpeller.ts';
import { nearWords } from '../../shared/spelling/nearWord.ts';
import { isSpelled } from '../../shared/spelling/spelling.ts';
import { otherVariants } from '../../shared/spelling/variantForms.ts';
import type { SpellingAnswer, SpellingTask } from './spellingTask.ts';

const spellers = new Map<string, Promise<Speller>>();

function spellerOf({ aff, dic }: SpellingTask['files']): Promise<Speller> {
  const cached = spellers.get(dic);
  if (cached) return cached;
  const made = Promise.all([readFile(aff), readFile(dic)]).then(([rules, words]) =>
    loadSpeller({ aff: rules, dic: words }),
  );
  spellers.set(dic, made);
  return made;
}

async function answer(task: SpellingTask): Promise<SpellingAnswer> {
  const speller = await spellerOf(task.files);
  const isWord = (word: string) => speller.isWord(word) || (task.variants && otherVariants(word).some(speller.isWord));
  const isRight = (word: string) =>
    isSpelled(word, isWord) ||
    // Letters of another script: a word of another language.
    ![...word.toLowerCase()].some((letter) => speller.letters.has(letter));
  if (task.task === 'look up') return { right: task.words.map(isRight) };
  const cased = (word: string) => withCaseOf(task.word, word);
  const near = nearWords(task.word.toLowerCase(), speller.letters, (word) => speller.isWord(cased(word)));
  return { suggestions: near.length > 0 ? near.map(cased) : speller.suggest(task.word) };
}

parentPort?.on('message', (task: SpellingTask & { readonly id: number }) => {
  answer(task).then(
    (result) => parentPort?.postMessage({ id: task.id, result }),
    (error: unknown) => parentPort?.postMessage({ id: task.id, failure: String(error) }),
  );
});
