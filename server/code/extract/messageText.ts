import type { MessageSyntax } from '../../../shared/catalog/segment.ts';
import type { LibraryName } from './codeLibrary.ts';
import type { TextPart } from './textPlace.ts';

/** An argument of a call: its name in the message, and the expression that gives its value. */
export interface MessageArgument {
  readonly name: string;
  readonly code: string;
}

/** A text as the file of texts holds it, and what the call has to pass. */
export interface ExtractedMessage {
  readonly text: string;
  readonly arguments: readonly MessageArgument[];
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

/**
 * The message of a text, its expressions as placeholders in the syntax of the library.
 *
 * @param syntaxes those of the file that it goes to: they decide where no library is known.
 * @example messageOf([{ words: 'Hi ' }, { code: 'user.name', name: 'name' }], 'i18next', []).text; // 'Hi {{name}}'
 */
export function messageOf(
  parts: readonly TextPart[],
  library: LibraryName | undefined,
  syntaxes: readonly MessageSyntax[],
): ExtractedMessage {
  const braces = library ? bracesOf[library] : bracesIn(syntaxes);
  const passed: MessageArgument[] = [];
  const texts = parts.map((part) => {
    if ('words' in part) return escaped(part.words, braces);
    const { name } = argumentFor(part, passed);
    return braces === 'double' ? `{{${name}}}` : `{${name}}`;
  });
  return { text: texts.join(''), arguments: passed };
}

function bracesIn(syntaxes: readonly MessageSyntax[]): Braces {
  if (syntaxes.includes('icu')) return 'icu';
  return syntaxes.includes('vue') ? 'vue' : 'double';
}

/** The argument of an expression; the same one where it is passed already, a name of its own where another has it. */
function argumentFor({ code, name }: MessageArgument, passed: MessageArgument[]): MessageArgument {
  const same = passed.find((other) => other.code === code);
  if (same) return same;
  let unique = name;
  for (let number = 2; passed.some((other) => other.name === unique); number++) unique = `${name}${number}`;
  const argument = { name: unique, code };
  passed.push(argument);
  return argument;
}

/** Words in which nothing is read as a placeholder, a tag or a plural form. */
function escaped(words: string, braces: Braces): string {
  if (braces === 'vue') return words.replace(/[{}@|]/g, "{'$&'}");
  if (braces !== 'icu') return words;
  // An apostrophe quotes only in front of a brace or a tag (ICU, MessagePattern); `#` means a number within plurals alone.
  return words.replace(/'(?=[{}<]|$)/g, "''").replace(/[{}]+|<(?=[\w/])/g, "'$&'");
}
