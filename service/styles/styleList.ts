import { whereToSay } from '../../shared/engineOptions.ts';
import type { KnownLanguage } from '../../shared/languages/languages.ts';
import { rootLanguage } from '../../shared/languages/languageTag.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { ConfiguredRules } from '../../shared/style/catalogue.ts';
import { notSupported, Refusal } from '../http/errors.ts';
import type { Stores } from '../storage/store.ts';
import { canInstruct, type Directions } from './styling.ts';

/** What a style rule list asks of a translation. */
export interface RequestedStyle {
  readonly style?: ConfiguredRules;
  /** The list's instructions in words, in its order. */
  readonly instructions: readonly string[];
}

/**
 * The style rule list of a request.
 *
 * @throws Refusal 404 for a list that is not there, 400 for one of another language and for instructions that no engine
 *   here can follow.
 */
export async function styleFor(
  deps: Stores<'styleRules'>,
  request: { readonly style_id?: string | undefined },
  target: KnownLanguage,
  directions: Directions,
): Promise<RequestedStyle> {
  if (request.style_id === undefined) return { instructions: [] };
  const list = await deps.store.styleRules.get(request.style_id.toLowerCase());
  if (!list) throw new Refusal(404, 'Style rule list not found');
  if (rootLanguage(list.language) !== target.root) {
    throw new Refusal(400, 'Style rule language does not match the translate request target language');
  }
  if (list.instructions.length > 0 && !canInstruct(directions, target)) {
    throw notSupported(
      'style_id',
      `The list has custom instructions, and no engine here follows them; a language model on loopback (${english(whereToSay('endpoint'))}) or a remote service does.`,
    );
  }
  return { style: list.configured, instructions: list.instructions.map((instruction) => instruction.prompt) };
}
