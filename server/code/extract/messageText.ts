import type { MessageSyntax } from '../../../shared/catalog/segment.ts';
import { pluralCategories } from '../../../shared/languages/plurals.ts';
import type { LibraryName } from './codeLibrary.ts';
import type { MessageAbilities, TagPart, TextPart, ValuePart } from './textPlace.ts';

/** A text as the file of texts holds it, and what the call has to pass. */
export interface ExtractedMessage {
  /** That of any other number than one, where forms are entries of their own. */
  readonly text: string;
  readonly arguments: readonly ValuePart[];
  readonly tags: readonly TagPart[];
  /** What decides about forms that are entries of their own; its argument is called `count`. */
  readonly counted?: { readonly code: string; readonly one: string };
}

/** How arguments stand in a message: `{{name}}`, `{name}`. */
type Braces = 'double' | 'icu' | 'vue';

const bracesOf: Readonly<Record<LibraryName, Braces>> = {
  i18next: 'double',
  'ngx-translate': 'double',
  transloco: 'double',
  'react-intl': 'icu',
  'next-intl': 'icu',
  'svelte-i18n': 'icu',
  angular: 'icu',
  'vue-i18n': 'vue',
};

/** What messages of a library can hold beside words and values, where it is certain how. */
export function abilitiesOf(library: LibraryName | undefined, sourceLanguage: string): MessageAbilities {
  const tags = library === 'i18next' || library === 'react-intl' || library === 'next-intl';
  return { tags, plurals: tags && hasOneAndOther(sourceLanguage) };
}

/** Whether a language has one form for 1 and another for any other number, 0 among them. */
function hasOneAndOther(language: string): boolean {
  if (pluralCategories(language).cardinal.join() !== 'one,other') return false;
  const rules = new Intl.PluralRules(language);
  return rules.select(1) === 'one' && [0, 1.5, 21].every((number) => rules.select(number) === 'other');
}

/**
 * The message of a text, its expressions as placeholders in the syntax of the library, its elements as tags, and words that a
 * number decides about as plural forms.
 *
 * @param syntaxes those of the file that it goes to: they decide where no library is known, and between `{{name}}` and ICU.
 * @returns undefined for a text with two numbers, which no message of the library can hold.
 * @example messageOf([{ words: 'Hi ' }, { code: 'user.name', name: 'name' }], 'i18next', [])?.text; // 'Hi {{name}}'
 */
export function messageOf(
  parts: readonly TextPart[],
  library: LibraryName | undefined,
  syntaxes: readonly MessageSyntax[],
): ExtractedMessage | undefined {
  const braces = bracesFor(library, syntaxes);
  const [count, another] = countsIn(parts);
  if (another) return undefined;
  const passed: ValuePart[] = [];
  if (count) argumentFor(braces === 'double' ? { ...count, name: 'count' } : count, passed);
  for (const value of valuesIn(parts)) argumentFor(value, passed);
  const tags: TagPart[] = [];
  const named = withTagNames(parts, tags, new Set(passed.map(({ name }) => name)));
  const written = (form: 'one' | 'other') =>
    textOf(named, { braces, form, passed, number: count && braces === 'icu' ? count.code : undefined });
  const [one, text] = [written('one'), written('other')];
  if (!count) return { text, arguments: passed, tags };
  if (braces === 'double') return { text, arguments: passed, tags, counted: { code: count.code, one } };
  const name = passed.find(({ code }) => code === count.code)?.name ?? count.name;
  return { text: `{${name}, plural, one {${one}} other {${text}}}`, arguments: passed, tags };
}

interface Written {
  readonly braces: Braces;
  readonly form: 'one' | 'other';
  readonly passed: readonly ValuePart[];
  /** The number that `#` stands for within plural forms. */
  readonly number: string | undefined;
}

function textOf(parts: readonly TextPart[], how: Written): string {
  const { braces, form, passed, number } = how;
  const texts = parts.map((part) => {
    if ('words' in part) return escaped(part.words, braces, number !== undefined);
    if ('other' in part) return escaped(part[form], braces, number !== undefined);
    if ('tag' in part) {
      const { tag, close, inner } = part;
      if (close === undefined) return braces === 'icu' ? `<${tag}></${tag}>` : `<${tag}/>`;
      return `<${tag}>${textOf(inner, how)}</${tag}>`;
    }
    if (part.code === number) return '#';
    const name = passed.find(({ code }) => code === part.code)?.name ?? part.name;
    return braces === 'double' ? `{{${name}}}` : `{${name}}`;
  });
  return texts.join('');
}

/** The different numbers that words of a text depend on. */
function countsIn(parts: readonly TextPart[]): readonly ValuePart[] {
  const counts = parts.flatMap((part) => ('other' in part ? [part.count] : 'tag' in part ? countsIn(part.inner) : []));
  return counts.filter(({ code }, i) => counts.findIndex((other) => other.code === code) === i);
}

function valuesIn(parts: readonly TextPart[]): readonly ValuePart[] {
  return parts.flatMap((part) => ('code' in part ? [part] : 'tag' in part ? valuesIn(part.inner) : []));
}

/** The parts with a name of its own for each different element; those are added to `tags`. */
function withTagNames(parts: readonly TextPart[], tags: TagPart[], taken: ReadonlySet<string>): readonly TextPart[] {
  return parts.map((part) => {
    if (!('tag' in part)) return part;
    const same = tags.find(({ open, close }) => open === part.open && close === part.close);
    let { tag } = part;
    for (let number = 2; !same && (taken.has(tag) || tags.some((other) => other.tag === tag)); number++) {
      tag = `${part.tag}${number}`;
    }
    const named = { ...part, tag: same?.tag ?? tag };
    if (!same) tags.push(named);
    return { ...named, inner: withTagNames(part.inner, tags, taken) };
  });
}

/** i18next and its like read ICU messages where a plug-in does so, which their texts show. */
function bracesFor(library: LibraryName | undefined, syntaxes: readonly MessageSyntax[]): Braces {
  const usual = library && bracesOf[library];
  const isSingle = !syntaxes.includes('i18next') && (syntaxes.includes('icu') || syntaxes.includes('brace'));
  if (usual && !(usual === 'double' && isSingle)) return usual;
  if (usual) return 'icu';
  if (syntaxes.includes('icu')) return 'icu';
  return syntaxes.includes('vue') ? 'vue' : 'double';
}

/** Adds an expression as an argument, with a name of its own where another has its name; once, however often it is shown. */
function argumentFor({ code, name }: ValuePart, passed: ValuePart[]): void {
  if (passed.some((other) => other.code === code)) return;
  let unique = name;
  for (let number = 2; passed.some((other) => other.name === unique); number++) unique = `${name}${number}`;
  passed.push({ name: unique, code });
}

/** Words in which nothing is read as a placeholder, a tag or a plural form. */
function escaped(words: string, braces: Braces, isInPlural = false): string {
  if (braces === 'vue') return words.replace(/[{}@|]/g, "{'$&'}");
  if (braces !== 'icu') return words;
  // An apostrophe quotes only in front of a brace or a tag (ICU, MessagePattern); `#` means a number within plurals alone.
  const quoted = words.replace(/'(?=[{}<]|$)/g, "''").replace(/[{}]+|<(?=[\w/])/g, "'$&'");
  return isInPlural ? quoted.replaceAll('#', "'#'") : quoted;
}
