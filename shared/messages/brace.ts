import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholders, tag } from './placeholder.ts';

const argument = /\{\{\{?[^{}\n]{1,120}\}?\}\}|\{[^{}\n]{1,120}\}/g;
const inside =
  /^\{+\s*(?:[-!&#/^>]\s*)?((?:\d+|[\p{L}_$@][\p{L}\p{N}_$@-]*)(?:\.[\p{L}\p{N}_$-]+|\[\w+\]|\(\))*)(?:\s*![rsa])?(?:\s*[,:|].{0,100})?\s*\}+$/u;

/** Numbers in front of the forms of a choice, as Symfony writes them: `{0} none|{1} one|]1,Inf] many`. */
const choice = /^\s*\{(\d+)\}[^{}|]*\|\s*(?:\{(?!\1\})\d+\}|[[\]]\s*-?\d+\s*,)/;

/** Markup of MessageFormat 2 and inlang: `{#link to=$url}`, `{/link}`, `{#icon name=|boat| /}`. */
const mark = /(?<!\{)\{([#/])([\p{L}_][\p{L}\p{N}_.:-]{0,80})(\s[^{}\n]{0,200})?\}(?!\})/gu;

/**
 * Braces of libraries that are not known by name: `{name}`, `{0}`, `{0:N2}`, `{user.name}`, `{{ name }}`.
 * The id is the name, in two pairs of braces where it stood in two: `name`, `{name}`. Braces around prose are text.
 * Markup is a tag.
 */
export const brace: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('{')) return [];
    const tags = /\{[#/]/.test(value) ? marksIn(value) : [];
    const starts = new Set(tags.map(({ start }) => start));
    const isChoice = choice.test(value);
    const units = placeholders('brace', value, argument, ({ 0: raw, index }) => {
      if (starts.has(index) || (isChoice && /(?:^|\|)\s*$/.test(value.slice(0, index)))) return undefined;
      // How often something may stand in a regular expression: `[0-9]{1,2}`.
      if (/^\{\d+,\d*\}$/.test(raw)) return undefined;
      const name = inside.exec(raw)?.[1];
      if (name === undefined) return undefined;
      return raw.startsWith('{{') ? `{${name}}` : name;
    });
    return tags.length === 0 ? units : [...units, ...tags].sort((a, b) => a.start - b.start);
  },
};

const marksIn = (value: string): MessageUnit[] =>
  Array.from(value.matchAll(mark), ({ 0: raw, 1: sign, 2: id = '', 3: rest = '', index }) =>
    tag('brace', index, index + raw.length, sign === '/' ? 'close' : /\/\s*$/.test(rest) ? 'standalone' : 'open', id),
  );
