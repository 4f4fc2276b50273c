import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/**
 * Place markers of Qt: `%1` to `%99`, `%L1` (the same, localized), `%n` and `%Ln`; `%0` in programs that count from there.
 * The id is the number, or `n`.
 */
export const qt: MessageSyntaxReader = {
  id: 'qt',
  find(value) {
    if (!value.includes('%')) return [];
    return placeholders('qt', value, /%L?(?:([1-9]\d?|0)|(n)(?!\p{Script=Latin}))/gu, (match) => match[1] ?? match[2]);
  },
};
