import { languageName } from './languageName.ts';

/**
 * What stands in a sentence: text of the user's files as it is, a number, a language by its tag (BCP 47), a piece that
 * is translated itself, or a whole sentence that becomes a part of this one ({@link asClause}).
 */
export type SentenceValue = string | number | { readonly language: string } | { readonly clause: Sentence } | Sentence;

/**
 * A sentence for the user in a form that can be translated. English is its template; whoever shows it to a person puts it
 * into that person's language ({@link inLanguage}), everybody else writes it in {@link english}.
 */
export interface Sentence {
  /** In English, with `{0}`, `{1}` … where the values stand: the key of its translations in `l10n/server.*.json`. */
  readonly template: string;
  readonly values: readonly SentenceValue[];
}

/** A language that sentences are put into. */
export interface SentenceLanguage {
  /** BCP 47. */
  readonly tag: string;
  /** Translations by template. */
  readonly sentences: ReadonlyMap<string, string>;
}

/** By the place in the code. */
const templates = new Map<TemplateStringsArray, string>();
const noValues: readonly SentenceValue[] = [];

/**
 * Writes a sentence where it is needed. Each one needs its line in every `l10n/server.*.json`; a test names those that
 * lack one. One and many are two sentences, and words that agree with a value belong into the template.
 *
 * @example say`“${'%s'}” is missing` // { template: '“{0}” is missing', values: ['%s'] }
 */
export function say(strings: TemplateStringsArray, ...values: readonly SentenceValue[]): Sentence {
  let template = templates.get(strings);
  if (template === undefined) {
    template = strings.reduce((before, next, i) => `${before}{${i - 1}}${next}`);
    templates.set(strings, template);
  }
  return { template, values: values.length === 0 ? noValues : values };
}

/**
 * A text that has no translation: somebody else wrote it, as the message of a project's own rule, or only the terminal
 * and the service's API show it, which are English.
 */
export function asWritten(text: string): Sentence {
  return { template: '{0}', values: [text] };
}

/** Pieces behind each other, as a list of names in a sentence. */
export function joined(pieces: readonly SentenceValue[], separator: string): Sentence {
  return { template: pieces.map((_, i) => `{${i}}`).join(separator), values: pieces };
}

/**
 * A whole sentence as the end of another: without its full stop, and small at its start where the language has it so.
 *
 * @example english(asClause(say`The document is empty.`)) // 'the document is empty'
 */
export function asClause(sentence: Sentence): Sentence {
  return { template: '{0}', values: [{ clause: sentence }] };
}

/** @returns the two properties of a finding that are its words. */
export function withEnglish(sentence: Sentence): { readonly message: string; readonly sentence: Sentence } {
  return { message: english(sentence), sentence };
}

/** A sentence in English, which is the language of the command line, of reports and of files. */
export function english(sentence: Sentence): string {
  return inLanguage(sentence, undefined);
}

/**
 * A sentence in a language; in English where that has no translation of it, or where no language is given.
 *
 * @example inLanguage(say`“${'%s'}” is missing`, german) // '„%s“ fehlt'
 */
export function inLanguage({ template, values }: Sentence, language: SentenceLanguage | undefined): string {
  const text = language?.sentences.get(template) ?? template;
  if (values.length === 0) return text;
  const whole = text.replace(/\{(\d+)\}/g, (written, index) => {
    const value = values[Number(index)];
    if (value === undefined) return written;
    if (typeof value !== 'object') return String(value);
    if ('language' in value) return languageName(value.language, language?.tag);
    return 'clause' in value ? clauseOf(value.clause, language) : inLanguage(value, language);
  });
  return language?.tag.startsWith('ja') ? whole.replace(spaceAtQuotes, '') : whole;
}

/** Japanese has a space around words in Latin letters, but none around those that have turned out to be quoted. */
const spaceAtQuotes = /(?<=」) (?=[ぁ-ヿ一-鿿])|(?<=[ぁ-ヿ一-鿿]) (?=「)/g;

function clauseOf(sentence: Sentence, language: SentenceLanguage | undefined): string {
  const text = inLanguage(sentence, language).replace(/[.。]$/u, '');
  // German has a capital after a colon, too.
  return language?.tag.startsWith('de') ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** @example english(andList(['a', 'b', 'c'])) // 'a, b and c' */
export function andList(pieces: readonly SentenceValue[]): Sentence {
  const last = pieces.at(-1) ?? '';
  return pieces.length < 2 ? joined([last], '') : say`${joined(pieces.slice(0, -1), ', ')} and ${last}`;
}

/** @example english(orList(['a', 'b'])) // 'a or b' */
export function orList(pieces: readonly SentenceValue[]): Sentence {
  const last = pieces.at(-1) ?? '';
  return pieces.length < 2 ? joined([last], '') : say`${joined(pieces.slice(0, -1), ', ')} or ${last}`;
}

/** @example english(quotedNames(['%s', '%d'])) // '“%s”, “%d”' */
export function quotedNames(names: readonly string[]): Sentence {
  return joined(
    names.map((name) => say`“${name}”`),
    ', ',
  );
}
