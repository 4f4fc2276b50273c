import { Worker } from 'node:worker_threads';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { languageName } from '../../shared/sentences/languageName.ts';
import { type DictionaryFiles, dictionaryFor } from '../../shared/spelling/dictionaries.ts';
import type { Spelling } from '../../shared/spelling/spelling.ts';
import { builtFile } from '../builtFile.ts';
import type { SpellingAnswer, SpellingTask } from './spellingTask.ts';

/** The dictionaries of a project, held by a worker thread that starts with the first word and ends when idle for long. */
export interface Spellers {
  /** The words of a language; undefined where it has no dictionary. BCP 47. */
  of(language: string): Spelling | undefined;
  /** True where checks asked for words that were not looked up yet. */
  isAsked(): boolean;
  /** Looks up what was asked for. */
  settle(): Promise<void>;
  /** Another number once words turned out to be wrong: checks find more than before. */
  version(): number;
  /** At most five words that a wrong one may have been, the likeliest first. */
  suggest(word: string, language: string): Promise<readonly string[]>;
  /** Why some languages are not checked, a sentence for each. */
  faults(): readonly string[];
}

/** How long the worker stays without work, in ms: a dictionary takes 20 to 60 MB. */
const idleTime = 5 * 60_000;

interface Words {
  readonly files: DictionaryFiles;
  readonly variants: boolean;
  readonly language: string;
  /** What was looked up. */
  readonly answers: Map<string, boolean>;
  readonly asked: Set<string>;
  readonly spelling: Spelling;
}

/** @param dictionaries paths by language code, as `chooseDictionaries` gives them. */
export function createSpellers(dictionaries: ReadonlyMap<string, DictionaryFiles>): Spellers {
  const words = new Map<string, Words | undefined>();
  const faults = new Map<string, string>();
  const missing = new Set<string>();
  const ask = createAsker();
  let version = 0;

  const wordsOf = (language: string): Words | undefined => {
    if (words.has(language)) return words.get(language);
    const choice = dictionaryFor(language, dictionaries);
    const files = choice && dictionaries.get(choice.code);
    let made: Words | undefined;
    if (choice && files) {
      const key = `${choice.code}${choice.variants ? '*' : ''}`;
      made = words.get(key) ?? newWords(files, choice.variants, language);
      words.set(key, made);
    } else missing.add(language);
    words.set(language, made);
    return made;
  };

  const lookUp = async (one: Words, asked: readonly string[]): Promise<void> => {
    const { files, variants, language, answers } = one;
    try {
      const answer = await ask({ task: 'look up', files, variants, words: asked });
      const right = 'right' in answer ? answer.right : [];
      for (const [i, word] of asked.entries()) answers.set(word, right[i] !== false);
      if (right.includes(false)) version++;
    } catch {
      for (const word of asked) answers.set(word, true);
      faults.set(language, `The dictionary ${files.dic} cannot be read: ${unchecked(languageName(language))}.`);
    }
  };
  const settleOnce = async (): Promise<void> => {
    for (const one of new Set(words.values())) {
      if (!one || one.asked.size === 0) continue;
      const asked = [...one.asked];
      await lookUp(one, asked);
      for (const word of asked) one.asked.delete(word);
    }
  };
  let settling = Promise.resolve();

  return {
    of: (language) => wordsOf(language)?.spelling,
    isAsked: () => [...words.values()].some((one) => one !== undefined && one.asked.size > 0),
    version: () => version,
    settle() {
      settling = settling.then(settleOnce);
      return settling;
    },
    async suggest(word, language) {
      const one = wordsOf(language);
      if (!one) return [];
      const { files, variants } = one;
      const answer = await ask({ task: 'suggest', files, variants, word }).catch(() => undefined);
      return answer && 'suggestions' in answer ? answer.suggestions.slice(0, 5) : [];
    },
    faults: () => [...(missing.size > 0 ? [noDictionaries([...missing])] : []), ...faults.values()],
  };
}

function newWords(files: DictionaryFiles, variants: boolean, language: string): Words {
  const answerByWord = new Map<string, boolean>();
  const asked = new Set<string>();
  const isRight = (word: string) => {
    const right = answerByWord.get(word);
    if (right === undefined) asked.add(word);
    return right;
  };
  return { files, variants, language, answers: answerByWord, asked, spelling: { isRight } };
}

const unchecked = (languages: string) => `the spelling of ${languages} is not checked`;

function noDictionaries(languages: readonly string[]): string {
  const names = [...new Set(languages.map((language) => languageName(language)))].sort();
  const root = rootLanguage(languages[0] ?? '');
  const which = languages.length === 1 ? `hunspell-${root}` : 'the packages hunspell-…';
  return `There is no dictionary for ${names.join(', ')} (install ${which}, or name a folder in the setting “dictionaries”): ${unchecked(languages.length === 1 ? (names[0] ?? '') : 'these')}.`;
}

/** Puts questions to the worker, which is started when there is none. A worker that breaks fails what it was asked. */
function createAsker(): (task: SpellingTask) => Promise<SpellingAnswer> {
  const pending = new Map<number, { resolve(answer: SpellingAnswer): void; reject(error: Error): void }>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  const stop = () => {
    const stopped = worker;
    worker = undefined;
    for (const one of pending.values()) one.reject(new Error('the worker stopped'));
    pending.clear();
    void stopped?.terminate();
  };
  const running = (): Worker => {
    if (worker) return worker;
    const started = new Worker(builtFile('spellingWorker.mjs'));
    const broke = () => {
      if (worker === started) stop();
    };
    started.on('error', broke).on('exit', broke);
    started.on('message', ({ id, result, failure }: { id: number; result?: SpellingAnswer; failure?: string }) => {
      const one = pending.get(id);
      pending.delete(id);
      if (result) one?.resolve(result);
      else one?.reject(new Error(failure ?? 'no answer'));
      if (pending.size > 0) return;
      // Nobody is kept waiting for the end of a program by a worker without work.
      started.unref();
      idle = setTimeout(stop, idleTime).unref();
    });
    worker = started;
    return started;
  };
  return (task) => {
    clearTimeout(idle);
    const id = count++;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      const asked = running();
      asked.ref();
      asked.postMessage({ id, ...task });
    });
  };
}
