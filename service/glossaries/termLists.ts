import { maxTermListLength } from '../../shared/api/spokenTerms.ts';
import { languageOf } from '../../shared/languages/languages.ts';
import { voiceLanguages } from '../../shared/languages/voiceLanguages.data.ts';
import { notSpecified, notSupported, type Refusal } from '../http/errors.ts';
import type { StoredTermList } from '../storage/spokenTerms.ts';

/**
 * The language of a term list, in lower case.
 *
 * @param name of the parameter, for the message.
 * @throws Refusal 400 for a language that the voice service does not listen to.
 */
export function spokenLanguage(code: string, name: string): string {
  if (code.trim() === '') throw notSpecified(name);
  const language = languageOf(code)?.code;
  if (!language || !voiceLanguages.get(language)?.source) throw notSupported(name);
  return language.toLowerCase();
}

/**
 * A term list as it was sent, every rule of shapes.md §5 checked. A line break at its end is no empty term.
 *
 * @param prefix stands before the names of parameters in messages: `term_lists[0].`.
 * @throws Refusal 400 that names the term by its line, from 1.
 */
export function readTermList(input: { readonly lang: string; readonly entries: string }, prefix = ''): StoredTermList {
  const lang = spokenLanguage(input.lang, `${prefix}lang`);
  const terms = input.entries.split(/\r\n|\n/);
  if (terms.length > 1 && terms.at(-1) === '') terms.pop();
  const wrong = (why: string) => notSupported(`${prefix}entries`, why);
  const seen = new Set<string>();
  for (const [i, term] of terms.entries()) {
    if (term.trim() === '') throw wrong(`Term ${i + 1} is empty.`);
    if (term !== term.trim()) throw wrong(`Term ${i + 1} has whitespace at its start or end.`);
    if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(term)) throw wrong(`Term ${i + 1} contains a control character.`);
    if (seen.has(term)) throw wrong(`Term ${i + 1} is there twice.`);
    seen.add(term);
  }
  return withinLength({ lang, terms }, wrong);
}

/** Both lists as one: terms that are new come at the end. @throws Refusal 400 when that is too long. */
export function mergedTerms(
  existing: StoredTermList | undefined,
  added: StoredTermList,
  prefix: string,
): StoredTermList {
  const terms = [...new Set([...(existing?.terms ?? []), ...added.terms])];
  return withinLength({ lang: added.lang, terms }, (why) => notSupported(`${prefix}entries`, why));
}

function withinLength(list: StoredTermList, wrong: (why: string) => Refusal): StoredTermList {
  if ([...list.terms.join('\n')].length > maxTermListLength) {
    throw wrong(`The terms of a language have at most ${maxTermListLength} characters in all.`);
  }
  return list;
}
