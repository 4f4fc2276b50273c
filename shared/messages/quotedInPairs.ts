import { say } from '../sentences/sentence.ts';
import type { MessageFault, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';

/** A message in which everything between two apostrophes is text, see {@link quotedInPairs}. */
export interface QuotedInPairs {
  /** The message of the same length with other signs for apostrophes and for what they quote. */
  readonly open: string;
  /** Arguments that are quoted: they have to be kept either way. */
  readonly units: readonly MessageUnit[];
  readonly faults: readonly MessageFault[];
}

/** A sign that is text wherever it stands. */
const text = '\u2019';

/**
 * Reads the apostrophes of a Flutter message with `use-escaping: true`. Other than in ICU they quote whatever stands
 * between two of them, and one alone makes `flutter gen-l10n` refuse the message. They have a meaning only where text
 * stands, not between a brace and the one that opens a text.
 *
 * Faults: an apostrophe alone; one by accident that makes an argument literal (`It's {name}'s`).
 * Source: `packages/flutter_tools/lib/src/localizations/message_parser.dart` of Flutter.
 *
 * @example quotedInPairs("It''s '{'{name}'}'").faults; // []
 */
export function quotedInPairs(value: string): QuotedInPairs {
  const units: MessageUnit[] = [];
  const faults: MessageFault[] = [];
  if (!value.includes("'")) return { open: value, units, faults };
  let open = '';
  let inText = true;
  for (let offset = 0; offset < value.length; offset++) {
    const char = value.charAt(offset);
    if (char === "'" && inText) {
      const close = value.indexOf("'", offset + 1);
      if (close < 0) {
        const message = say`This apostrophe has no second one; write an apostrophe as two`;
        faults.push({ start: offset, end: offset + 1, message, readable: true });
        open += text;
        continue;
      }
      readQuoted(value, offset, close, units, faults);
      open += value.slice(offset, close + 1).replace(/['{}]/g, text);
      offset = close;
    } else {
      if (char === '{' || char === '}') inText = !inText;
      open += char;
    }
  }
  return { open, units, faults };
}

function readQuoted(value: string, open: number, close: number, units: MessageUnit[], faults: MessageFault[]): void {
  let swallowed = false;
  for (const match of value.slice(open, close).matchAll(/\{\s*([\p{L}_][\p{L}\p{N}_]{0,80})\s*\}/gu)) {
    const start = open + match.index;
    units.push(placeholder('icu', start, start + match[0].length, match[1] ?? ''));
    swallowed = true;
  }
  const meant = value[open + 1] === '{' || value[open + 1] === '}';
  if (!swallowed || meant) return;
  const message = say`This apostrophe makes the argument after it literal; write an apostrophe as two`;
  faults.push({ start: open, end: open + 1, message, readable: true });
}
