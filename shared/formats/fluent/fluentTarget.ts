import type { InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { Format } from '../format.ts';
import { contentOf } from '../segmentBlocks.ts';
import { mappedSlot } from '../slot.ts';
import { readFluent } from './fluentRead.ts';
import { deepest, hasLongBlanks } from './withoutUnreadable.ts';

/**
 * A text of a Fluent file that was edited: it is read as the only message of a file, behind the indentation that it has.
 * Ids, keys of variants and comments, on which all else depends, stand outside of it.
 *
 * @returns undefined where the text was or is not read so, from its start to the end of its line: a brace that is open,
 *   a line that ends it, a text that is empty or a select expression and nothing else.
 */
export const readFluentTarget: NonNullable<Format['readTarget']> = (catalog, { id, target, variant }, was, is) => {
  const text = contentOf(catalog);
  const { start } = target?.range ?? { start: 0 };
  const above = /(?:(^|\n)|[=\]]) *$/.exec(text.slice(Math.max(0, start - 200), start))?.[0];
  // In variants of variants the reader of files may have had enough before.
  if (!target || above === undefined || 2 * id.split('[').length + is.split(/[{(]/).length > deepest) return undefined;
  if (hasLongBlanks(is)) return undefined;
  const frame = above.startsWith('\n') ? `x =${above}` : 'x = ';
  const lineEnds = /^[\r\n]?$/.test(text.slice(start + was.length, start + was.length + 1));
  const [before, after] = [readAlone(frame, was, lineEnds), readAlone(frame, is, lineEnds)];
  if (before?.value !== target.value || !after) return undefined;
  // What chooses among variants may be said in one or not; that stands above it.
  const optional = new Map(target.codes.map((code) => [code.id, code.optional]));
  const codes = variant ? after.codes.map((code) => withOptional(code, optional)) : after.codes;
  if (!codes.every((code): code is InlineCode => code !== undefined)) return undefined;
  const range = { start: 0, end: after.range.end - frame.length };
  const offsets = () => Array.from({ length: after.value.length + 1 }, (_, i) => after.toText(i) - frame.length);
  return { target: mappedSlot(after.value, range, offsets, codes), state: 'translated', end: is.length };
};

/** @returns undefined where it is not known whether the code may be left out. */
function withOptional(code: InlineCode, known: ReadonlyMap<string, boolean | undefined>): InlineCode | undefined {
  if (!known.has(code.id)) return undefined;
  const { start, end, ...about } = code;
  return known.get(code.id) ? { ...about, optional: true, start, end } : code;
}

/** The slot of a text that is all of a message, in the offsets of frame and text. */
function readAlone(frame: string, raw: string, lineEnds: boolean): Slot | undefined {
  const { entries, problems } = readFluent(frame + raw);
  const [unit, second] = entries.flatMap(({ units }) => units);
  if (!unit || second || entries.length > 1 || problems.length > 0 || unit.variant || unit.slot.value === '')
    return undefined;
  const { slot, range } = unit;
  const behind = raw.slice(slot.range.end - frame.length);
  if (slot.range.start !== frame.length || range.end !== frame.length + raw.length) return undefined;
  return behind === '' || (lineEnds && /^ *$/.test(behind)) ? slot : undefined;
}
