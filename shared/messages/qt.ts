import type { TextRange } from '../catalog/textRange.ts';
import type { MessageSyntaxReader } from './message.ts';
import { placeholders } from './placeholder.ts';

/**
 * Place markers of Qt: `%1` to `%99`, `%L1` (the same, localized), `%n` and `%Ln`; `%0` in programs that count from there.
 * The id is the number, or `n`.
 */
export const qt: MessageSyntaxReader = {
  find(value) {
    if (!value.includes('%')) return [];
    const escaped = encodedRuns(value);
    return placeholders(
      'qt',
      value,
      /%L?(?:([1-9]\d?|0)|(n)(?!\p{Script=Latin}))/gu,
      (match) => match[1] ?? match[2],
    ).filter((unit) => !escaped.some(({ start, end }) => unit.start >= start && unit.start < end));
  },
};

/** Bytes of an address that are written as `%E8%A6%8F`: two and more, one of which has a letter. */
function encodedRuns(value: string): TextRange[] {
  return [...value.matchAll(/(?:%[\dA-F]{2}){2,}/g)]
    .filter(([run]) => /[A-F]/.test(run))
    .map(({ index, 0: run }) => ({ start: index, end: index + run.length }));
}
