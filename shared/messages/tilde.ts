import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/** One directive: `~`, parameters between commas (`5`, `'x`, `v`, `#`), `:` and `@`, and a character. */
const directive =
  /~((?:(?:[-+]?\d{1,4}|'[^\n]|[vV#])?,){0,7}(?:[-+]?\d{1,4}|'[^\n]|[vV#])?)([:@]{0,2})([^\s:@,'\d#]|\s)/gu;

/** Directives that show an argument, and the same ones in other spellings (CLHS 22.3; Guile, “Formatted Output”). */
const families: Readonly<Record<string, string>> = {
  a: 'a',
  s: 'a',
  w: 'a',
  y: 'a',
  d: 'd',
  b: 'x',
  o: 'x',
  x: 'x',
  r: 'r',
  c: 'c',
  e: 'f',
  f: 'f',
  g: 'f',
  $: 'f',
  i: 'f',
};

/**
 * Directives of `format` in Scheme and Lisp that show an argument: `~a`, `~s`, `~5,2f`, `~:d`. The id is the argument's
 * number and the kind of directive: `1:a`. `~2@*` goes to an argument by its number, so that a translation may change
 * their order; `~~` is a tilde and `~%` a new line.
 *
 * @example tilde.find('~a has ~d files~%').map((unit) => unit.id); // ['1:a', '2:d']
 */
export const tilde: MessageSyntaxReader = {
  signs: /~/,
  find(value) {
    let next = 1;
    return placeholders('tilde', value, directive, ([, parameters = '', modifiers = '', kind = '']) => {
      if (kind === '*') {
        const count = Number.parseInt(parameters, 10);
        if (modifiers.includes('@')) next = (Number.isNaN(count) ? 0 : count) + 1;
        else next += (Number.isNaN(count) ? 1 : count) * (modifiers.includes(':') ? -1 : 1);
        return undefined;
      }
      const family = families[kind.toLowerCase()];
      return family && `${next++}:${family}`;
    });
  },
};
