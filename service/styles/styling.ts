import type { Formality } from '../../shared/api/translation.ts';
import { whereToSay } from '../../shared/engineOptions.ts';
import type { KnownLanguage } from '../../shared/languages/languages.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import type { Pipeline } from '../translation/pipeline.ts';

/** What the engines of this machine can translate. */
export type Directions = Awaited<ReturnType<Pipeline['directions']>>;

/** Languages that custom instructions can be given for (api.md). */
const instructed = new Set(['de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'zh']);

/** True when an engine of this machine can follow words on how to translate into a language. */
export function canInstruct(directions: Directions, target: KnownLanguage): boolean {
  return directions.some((direction) => direction.isGuided === true && direction.target === target.root);
}

/** True when an engine of this machine can choose a level of formality in a language that has some. */
export function hasFormality(directions: Directions, target: KnownLanguage): boolean {
  return target.has('formality') && canInstruct(directions, target);
}

/**
 * The formality that the engines are asked for: `prefer_*` falls back to the default where there is none.
 *
 * @throws Refusal 400 in the API's words when formality is asked for and there is none.
 */
export function formalityFor(asked: Formality | undefined, target: KnownLanguage, directions: Directions): Formality {
  if (asked === undefined || asked === 'default' || hasFormality(directions, target)) return asked ?? 'default';
  if (asked === 'more' || asked === 'less') {
    throw new Refusal(400, `Target language '${target.code.toUpperCase()}' doesn't support formality.`);
  }
  return 'default';
}

/**
 * Refuses by name what no engine here can do, instead of pretending.
 *
 * @throws Refusal 400.
 */
export function refuseUnservable(
  request: { readonly custom_instructions?: readonly string[] | undefined },
  target: KnownLanguage,
  directions: Directions,
): void {
  const instructions = request.custom_instructions ?? [];
  if (instructions.length === 0) return;
  if (instructions.length > 10) throw notSupported('custom_instructions', 'At most 10 instructions are accepted.');
  if (instructions.some((instruction) => [...instruction].length > 300)) {
    throw notSupported('custom_instructions', 'An instruction has at most 300 characters.');
  }
  if (!instructed.has(target.root)) {
    throw notSupported('custom_instructions', `The target language ${target.code} takes no instructions.`);
  }
  if (!canInstruct(directions, target)) {
    throw notSupported(
      'custom_instructions',
      `No engine here follows instructions; a language model on loopback (${english(whereToSay('endpoint'))}) or a remote service does.`,
    );
  }
}
