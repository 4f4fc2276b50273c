import type { Segment, Slot } from '../../catalog/segment.ts';
import type { Format } from '../format.ts';
import { contentOf } from '../segmentBlocks.ts';
import { mappedSlot } from '../slot.ts';
import { badYamlEscape, decodeYaml, type YamlScalar } from './yamlScalar.ts';
import { canBePlain } from './yamlWrite.ts';

/**
 * A text of a YAML file that was edited. Keys, indentation, anchors and comments, on which all else depends, stand
 * outside of it: what has to be sure is that the text ends where it did and is still a string.
 *
 * @returns undefined where that is not sure: a plain text that is a number now, starts with a sign of YAML or ends with
 *   a space; more or fewer lines; lines of a block that are indented in another way.
 */
export const readYamlTarget: NonNullable<Format['readTarget']> = (catalog, segment, was, is) => {
  const { start = 0 } = segment.target?.range ?? {};
  const text = contentOf(catalog);
  const quote = text.slice(Math.max(0, start - 1), start);
  const target =
    quote === '"' || quote === "'"
      ? readQuoted(quote === '"' ? 'double' : 'single', was, is)
      : /[\r\n]/.test(was)
        ? readBlock(text.slice(segment.idRange?.end ?? start, start), segment, was, is)
        : readPlain(was, is, /\S[ \t]*$/.test(text.slice(Math.max(0, start - 200), start)));
  return target && { target, state: target.value === '' ? 'untranslated' : 'translated' };
};

type How = Pick<YamlScalar, 'style' | 'indent' | 'chomp'>;

/** @param from where the text starts in what is decoded. */
function slotOf(raw: string, how: How, from = 0): Slot {
  const { value, offsets } = decodeYaml(raw, how);
  const range = { start: 0, end: raw.length - from };
  return mappedSlot(value, range, () => offsets.map((offset) => offset - from));
}

/** What may stand in quotes in one line. */
const inQuotes = { single: /^(?:[^'\p{Cc}]|'')*$/u, double: /^(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*$/u };

function readQuoted(style: 'single' | 'double', was: string, is: string): Slot | undefined {
  const whole = (raw: string) => inQuotes[style].test(raw) && (style === 'single' || badYamlEscape(raw) < 0);
  return whole(was) && whole(is) ? slotOf(is, { style, indent: 0, chomp: '' }) : undefined;
}

/**
 * A text with brackets or commas does not stand in brackets itself, where they would end it.
 *
 * @param behindKey whether something stands before it on its line; otherwise it may be a block of one line, which keeps
 *   the blanks at its end.
 */
function readPlain(was: string, is: string, behindKey: boolean): Slot | undefined {
  const flow = !/[,[\]{}]/.test(was);
  const raw = behindKey ? withoutBlanks(is) : is;
  return canBePlain(behindKey ? withoutBlanks(was) : was, false) && canBePlain(raw, flow) && !raw.startsWith('<')
    ? slotOf(raw, { style: 'plain', indent: 0, chomp: '' })
    : undefined;
}

/** Blanks behind a plain text are no part of it, whatever follows them. */
function withoutBlanks(raw: string): string {
  return raw.replace(/(?<![ \t])[ \t]+$/, '');
}

/** @param above from the key to the first character of the block. */
function readBlock(above: string, { target }: Segment, was: string, is: string): Slot | undefined {
  if (!target || was.length > target.range.end - target.range.start) return undefined;
  const header = /^[ \t]*:[ \t]+([|>])([-+]?)[ \t]*(?:#[^\r\n]*)?(?:\r?\n[ \t]*)*\n( +)$/.exec(above);
  if (!header || !sameLines(was, is)) return undefined;
  const space = header[3] ?? '';
  const how: How = {
    style: header[1] === '|' ? 'literal' : 'folded',
    indent: space.length,
    chomp: header[2] === '+' ? '+' : header[2] === '-' ? '-' : '',
  };
  if (decodeYaml(space + was, how).value !== target.value) return undefined;
  return slotOf(space + is, how, space.length);
}

/** Whether as many lines have the same indentation, and whether they are blank, as before. */
function sameLines(was: string, is: string): boolean {
  const [before, after] = [was.split(/\r?\n/), is.split(/\r?\n/)];
  return (
    before.length === after.length &&
    !/[^\P{Cc}\r\n]|\r(?!\n)/u.test(is) &&
    before.every((line, i) => indentOf(line) === indentOf(after[i] ?? ''))
  );
}

/** How far a line is indented; of a blank one, how long it is, so that it is told from others. */
function indentOf(line: string): number {
  const at = line.search(/\S/);
  return at < 0 ? -1 - line.length : at;
}
