import { answerFault } from '../../models/answerFault.ts';
import type { Direction, EngineResult, EngineText } from './engine.ts';
import { addedBy, keepsMarks, wordsOf } from './engineText.ts';

/** Why an answer of a model is refused. */
export interface Refusal {
  readonly fault: 'missing' | 'marks' | 'added' | 'script' | 'loop' | 'echo' | 'long';
  /** For the model, in a sentence. */
  readonly reason: string;
}

/** So many words in small letters make a sentence, which differs in every language; names and terms need not. */
const fewestWords = 3;

const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * What is wrong with the answer of a language model, if anything is.
 *
 * @param answer undefined where the model left the text out.
 * @example refusalOf(text, undefined, { source: 'en', target: 'de' })?.fault; // 'missing'
 */
export function refusalOf(
  text: EngineText,
  answer: EngineResult | undefined,
  { target, variant }: Direction,
): Refusal | undefined {
  const source = wordsOf(text.parts);
  const written = answer ? wordsOf(answer.parts) : '';
  if (!answer) return { fault: 'missing', reason: 'There was no translation for this key.' };
  const language = names.of(variant ?? target) ?? target;
  if (!keepsMarks(text, answer)) {
    return { fault: 'marks', reason: 'The tags are not those of the text: each must be there exactly once, in pairs.' };
  }
  const added = addedBy(text.parts, answer.parts);
  if (added) return { fault: 'added', reason: `It holds ${added}, which the text does not have.` };
  const fault = answerFault(source, written, target);
  if (fault === 'empty') return { fault: 'missing', reason: 'The translation has no words.' };
  if (fault === 'script') return { fault, reason: `It is not written in the script of ${language}.` };
  if (fault === 'loop') return { fault, reason: 'It repeats itself.' };
  if (written.trim() === source.trim() && (source.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= fewestWords) {
    return { fault: 'echo', reason: `It is the text itself; write it in ${language}.` };
  }
  const limit = text.about?.limit;
  const length = [...written].length;
  // What marks stand for has a length that only the program knows.
  if (limit !== undefined && length > limit && text.parts.every((part) => part.kind === 'text' || part.term)) {
    return { fault: 'long', reason: `It has ${length} characters; at most ${limit} have room.` };
  }
  return undefined;
}

/**
 * What becomes of a text whose answer was refused and that was asked for again.
 *
 * @returns an answer whose only fault is its length, the shorter one; one that lost marks, since its words can be asked
 *   for one stretch at a time; undefined where there is no translation.
 */
export function settled(
  first: EngineResult | undefined,
  second: EngineResult | undefined,
  fault: (answer: EngineResult | undefined) => Refusal['fault'] | undefined,
): EngineResult | undefined {
  const faults = [fault(second), fault(first)];
  const answers = [second, first];
  const answerWith = (wanted: Refusal['fault'] | undefined) => answers[faults.indexOf(wanted)];
  if (faults[0] === undefined) return second;
  if (faults[0] === 'long' && faults[1] === 'long' && first && second) {
    return wordsOf(second.parts).length <= wordsOf(first.parts).length ? second : first;
  }
  return answerWith('long') ?? answerWith('marks');
}
