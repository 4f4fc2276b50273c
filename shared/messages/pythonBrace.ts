import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';

const field = /\{\{|\}\}|\{([^{}!:\n]{0,80})(![rsa])?(:(?:[^{}\n]|\{[^{}\n]{0,40}\}){0,80})?\}/g;

/**
 * Replacement fields of Python's `str.format`: `{}`, `{0}`, `{user.name!r:>10}`; `{{` and `}}` are braces.
 * The id is the field's name; fields without one are counted from 0.
 */
export const pythonBrace: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('{')) return [];
    const units: MessageUnit[] = [];
    let next = 0;
    for (const match of value.matchAll(field)) {
      const name = match[1];
      if (name === undefined) continue;
      if (name !== '' && !/^(?:\d+|[\p{L}_][\p{L}\p{N}_]*)(?:\.\w+|\[[^\]]+\])*$/u.test(name)) continue;
      units.push(
        placeholder('python-brace', match.index, match.index + match[0].length, name === '' ? String(next++) : name),
      );
    }
    return units;
  },
};
