import { say } from '../sentences/sentence.ts';
import type { MessageFault, MessageSyntaxReader, MessageUnit } from './message.ts';
import { placeholder } from './placeholder.ts';

const argument = /^\{(\s*\d{1,4}\s*|[\p{L}_][\p{L}\p{N}_.-]{0,80})(?:,\s*\p{L}{1,40}\s*(?:,[\s\S]*)?)?\}$/u;

/**
 * Arguments of `java.text.MessageFormat`: `{0}`, `{0,number,#.##}`, `{0,choice,0#none|1#one|1<{0} files}`. The id is
 * the number, or the name of the MessageFormat of ICU4J. `''` is an apostrophe; what stands between two single ones is
 * literal. An argument that is quoted on purpose (`'{0}'`) is a unit all the same: it has to be kept either way.
 *
 * Faults: braces that are not balanced; an apostrophe by accident that makes an argument literal (`l'{0}`).
 * Source: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/text/MessageFormat.html
 *
 * @example java.find("It''s {0,number}").map((unit) => unit.id); // ['0']
 */
export const java: MessageSyntaxReader = {
  find: (value) => (value.includes('{') ? read(value).units : []),
  faults: (value) => (/[{}]/.test(value) ? read(value).faults : []),
};

interface Reading {
  readonly units: MessageUnit[];
  readonly faults: MessageFault[];
}

let last: { readonly value: string; readonly reading: Reading } | undefined;

/** Units and faults of the same value are asked for one after the other. */
function read(value: string): Reading {
  if (last?.value !== value) last = { value, reading: scan(value) };
  return last.reading;
}

function scan(value: string): Reading {
  const units: MessageUnit[] = [];
  const faults: MessageFault[] = [];
  const ends = closings(value);
  let offset = 0;
  while (offset < value.length) {
    const char = value[offset];
    if (char === "'") {
      offset = value[offset + 1] === "'" ? offset + 2 : quoted(value, offset, units, faults);
    } else if (char === '{') {
      const end = ends.get(offset);
      if (end === undefined) {
        faults.push({ start: offset, end: offset + 1, message: say`This “{” is not closed` });
        offset++;
        continue;
      }
      const name = argument.exec(value.slice(offset, Math.min(end, offset + 2000)))?.[1]?.trim();
      if (name !== undefined) units.push(placeholder('java', offset, end, name));
      offset = end;
    } else offset++;
  }
  // Braces of a text that has no argument are prose, and so are those that are merely not closed beside none.
  return units.some((unit) => /^\d+$/.test(unit.id)) ? { units, faults } : { units, faults: [] };
}

/** Reads a quoted stretch from its apostrophe on. Without an end it goes to the end of the message. */
function quoted(value: string, open: number, units: MessageUnit[], faults: MessageFault[]): number {
  let close = open + 1;
  while (close < value.length && (value[close] !== "'" || value[close + 1] === "'")) {
    close += value[close] === "'" ? 2 : 1;
  }
  const meant = value[open + 1] === '{' || value[open + 1] === '}' ? value[close] === "'" : false;
  let swallowed = false;
  for (const match of value.slice(open, close).matchAll(/\{\s*(\d{1,4})\s*(?:,(?!\s*\d)[^{}']{0,80})?\}/g)) {
    const start = open + match.index;
    units.push(placeholder('java', start, start + match[0].length, match[1] ?? ''));
    swallowed = true;
  }
  if (swallowed && !meant) {
    const message = say`This apostrophe makes the argument after it literal; write an apostrophe as two`;
    faults.push({ start: open, end: open + 1, message, readable: true });
  }
  return Math.min(close + 1, value.length);
}

/** For each unquoted brace that is closed, the offset behind the one that closes it. */
function closings(value: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  let literal = false;
  for (let offset = 0; offset < value.length; offset++) {
    const char = value[offset];
    if (char === "'") literal = !literal;
    else if (literal) continue;
    else if (char === '{') open.push(offset);
    else if (char === '}') {
      const start = open.pop();
      if (start !== undefined) ends.set(start, offset + 1);
    }
  }
  return ends;
}
