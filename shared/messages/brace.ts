import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

const argument = /\{\{\{?[^{}\n]{1,120}\}?\}\}|\{[^{}\n]{1,120}\}/g;
const inside =
  /^\{+\s*(?:[-!&#/^>]\s*)?((?:\d+|[\p{L}_$@][\p{L}\p{N}_$@-]*)(?:\.[\p{L}\p{N}_$-]+|\[\w+\]|\(\))*)(?:\s*![rsa])?(?:\s*[,:|].{0,100})?\s*\}+$/u;

/**
 * Braces of libraries that are not known by name: `{name}`, `{0}`, `{0:N2}`, `{user.name}`, `{{ name }}`.
 * The id is the name, in two pairs of braces where it stood in two: `name`, `{name}`. Braces around prose are text.
 */
export const brace: MessageSyntaxReader = {
  id: 'brace',
  find(value) {
    if (!value.includes('{')) return [];
    return placeholders('brace', value, argument, ([raw]) => {
      // How often something may stand in a regular expression: `[0-9]{1,2}`.
      if (/^\{\d+,\d*\}$/.test(raw)) return undefined;
      const name = inside.exec(raw)?.[1];
      if (name === undefined) return undefined;
      return raw.startsWith('{{') ? `{${name}}` : name;
    });
  },
};
