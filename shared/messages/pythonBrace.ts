import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

const field = /\{\{|\}\}|\{([^{}!:\n]{0,80})(![rsa])?(:(?:[^{}\n]|\{[^{}\n]{0,40}\}){0,80})?\}/g;

/**
 * Replacement fields of Python's `str.format`: `{}`, `{0}`, `{user.name!r:>10}`; `{{` and `}}` are braces.
 * The id is the field's name; fields without one are counted from 0.
 */
export const pythonBrace: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('{')) return [];
    let next = 0;
    return placeholders('python-brace', value, field, ([, name]) => {
      if (name === '') return String(next++);
      return name && /^(?:\d+|[\p{L}_][\p{L}\p{N}_]*)(?:\.\w+|\[[^\]]+\])*$/u.test(name) ? name : undefined;
    });
  },
};
