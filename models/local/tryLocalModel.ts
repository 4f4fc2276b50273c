import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten, say } from '../../shared/sentences/sentence.ts';
import { answerFault } from '../answerFault.ts';
import { isEcho, nameOf, probeFaults, probeSentence, quotedAnswer } from '../probe.ts';
import { chatCompletion } from './chatCompletion.ts';
import type { ChosenModel } from './chosenModel.ts';
import { loopbackServer } from './loopbackServer.ts';

/** How long a program may take to load a model and answer, in ms. */
const patience = 180_000;

/** What a model made of a sentence. */
export interface Trial {
  readonly sentence: string;
  readonly answer: string;
}

/**
 * Has a language model translate a sentence, in the way that texts are asked for.
 *
 * @param target a root code: `de`.
 * @throws OperationalError `rejected` that says what is wrong with the answer, `unavailable` where the program gives
 *   none, `cancelled` after an abort.
 */
export async function tryLocalModel(
  model: ChosenModel & { readonly key?: string },
  target: string,
  signal: AbortSignal,
): Promise<Trial> {
  const source = target === 'en' ? 'de' : 'en';
  const sentence = probeSentence(source);
  const server = loopbackServer(asWritten(model.program), { url: model.url, key: model.key }, patience);
  const instructions = [
    `You translate texts of a user interface from ${nameOf(source)} to ${nameOf(target)}.`,
    'The user sends a JSON object whose values are texts. Answer with one JSON object that has the same keys and the',
    'translations as values, and nothing else.',
  ].join(' ');
  const texts = await chatCompletion(server)({ model: model.id, instructions, texts: { 1: sentence } }, signal);
  const answer = (texts['1'] ?? '').trim();
  const fault = answerFault(sentence, answer, target) ?? (isEcho(sentence, answer) ? 'echo' : undefined);
  if (fault) {
    throw new OperationalError(
      'rejected',
      say`${probeFaults[fault](model.id)} when asked to translate into ${{ language: target }}${quotedAnswer(answer)}. Choose a larger model, or one made for several languages.`,
    );
  }
  return { sentence, answer };
}
