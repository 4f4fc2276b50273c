import { joined, type Sentence, type SentenceValue, say } from '../shared/sentences/sentence.ts';
import { type AnswerFault, answerFault } from './answerFault.ts';
import type { Model } from './model.ts';
import { ModelError } from './modelError.ts';
import { createModelRunner, type EngineFiles } from './modelRunner.ts';

/** What a new model made of a sentence that it has to know. */
export interface Probe {
  readonly sentence: string;
  readonly answer: string;
  readonly engine: string;
  /** Why Bergamot could not run it, where the other engine does. */
  readonly passedOver?: Sentence;
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });
const day = Date.UTC(2026, 4, 11);

/** A sentence of a language: every language has the date in words. */
export function probeSentence(language: string): string {
  if (language === 'en') return 'The weather is nice today, and we are going to the park.';
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(day);
}

/** What is wrong with the answer to a probe, without a full stop. */
export const probeFaults: Readonly<Record<AnswerFault | 'echo', (model: SentenceValue) => Sentence>> = {
  empty: (model) => say`${model} gave no answer`,
  echo: (model) => say`${model} returned the sentence unchanged`,
  script: (model) => say`${model} answered in another script`,
  loop: (model) => say`${model} kept repeating itself`,
};

/** An answer as messages show it behind what is wrong with it. */
export function quotedAnswer(answer: string): string {
  return answer === '' ? '' : ` (“${answer.slice(0, 60)}”)`;
}

/**
 * Loads a model and has it translate a sentence.
 *
 * @throws OperationalError `rejected` that says what is wrong with the model, `unavailable` when no engine runs it.
 */
export async function probeModel(model: Model, files: EngineFiles): Promise<Probe> {
  const { source, target } = model.direction;
  const sentence = probeSentence(source);
  const runner = createModelRunner(files);
  try {
    const { texts, engine, passedOver } = await runner.translate([model], [{ plain: sentence }]);
    const answer = texts[0]?.trim() ?? '';
    const fault = answerFault(sentence, answer, target) ?? (isEcho(sentence, answer) ? 'echo' : undefined);
    if (fault) {
      const name = joined([{ language: source }, { language: target }], '–');
      const said = probeFaults[fault](say`The model ${name}`);
      throw new ModelError('rejected', say`${said}${quotedAnswer(answer)}; it was not installed.`, {
        remedy: 'anotherSource',
      });
    }
    return { sentence, answer, engine, ...(passedOver ? { passedOver } : {}) };
  } finally {
    await runner.close();
  }
}

/** True where an answer is the sentence itself. */
export function isEcho(sentence: string, answer: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return letters(sentence) === letters(answer);
}

/** A language's name in English. */
export function nameOf(code: string): string {
  return names.of(code) ?? code;
}
