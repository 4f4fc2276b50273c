import type { Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { CheckContext, FixKind } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';
import { isGuess } from '../texts/isUnrelatedGuess.ts';
import { writtenAs } from '../texts/writtenAs.ts';

/** The white space at one edge of both texts. */
export interface EdgeSpaces {
  readonly edge: 'leading' | 'trailing';
  /** That of the source. */
  readonly ours: string;
  /** That of the target. */
  readonly theirs: string;
}

/**
 * Who may make the white space at an edge as in the source. White space may be taken away unasked, but not where code may
 * put the text behind another; it may be added only behind a colon, and as the line breaks that gettext demands.
 *
 * @example edgeFixKind(segment, sides, { edge: 'trailing', ours: ' ', theirs: '' }, context); // 'suggestion'
 */
export function edgeFixKind(segment: Segment, sides: Sides, spaces: EdgeSpaces, context: CheckContext): FixKind {
  const { edge, ours, theirs } = spaces;
  if (isGuess(segment, context.catalog)) return 'suggestion';
  if (!theirs.includes(ours)) return mayAdd(sides, spaces, context) ? 'safe' : 'suggestion';
  // Line breaks and tabs that the source does not have were set by somebody who saw the text in its place, and so were
  // spaces of another kind: `&nbsp;` at the end of a cell.
  if (ours === '' && /[^ ]/.test(theirs)) return 'suggestion';
  if (isEscaped(segment, spaces, context)) return 'suggestion';
  // A part of a sentence: what stands beside it is not known.
  if (edge === 'leading' && /^\p{Ll}/u.test(sides.source.shape)) return 'suggestion';
  // A unit (`m`, `KiB`) stands behind a number.
  if (/^\p{L}{1,3}$/u.test(sides.target.shape.trim())) return 'suggestion';
  if (putBeside.test(segment.id) || !/\p{L}/u.test(sides.target.shape)) return 'suggestion';
  const text = sides.target.shape.trim();
  if (edge === 'leading' && /^\p{P}/u.test(text)) return 'suggestion';
  if (edge === 'leading' && isIndented(sides.target.shape, theirs)) return 'suggestion';
  // A line that the source indents comes first in the order of another language.
  if (edge === 'leading' && sides.source.shape.includes(`\n${theirs}`)) return 'suggestion';
  // A colon that the translation adds parts the text from a value behind it.
  if (edge === 'trailing' && /[:：]$/.test(text) && !/[:：]\s*$/.test(sides.source.shape)) return 'suggestion';
  return joins[edge].test(sides.source.shape) && !joins[edge].test(text) ? 'suggestion' : 'safe';
}

/**
 * Whether a space is written as `\u0020` or `&#32;`: somebody took care that it stays. Unlike `double-space`, this does not
 * count the `\ ` of .properties: at the start of a value that is the usual way to write a space.
 */
function isEscaped({ target }: Segment, { edge, theirs }: EdgeSpaces, context: CheckContext): boolean {
  if (!target) return false;
  const start = edge === 'leading' ? 0 : target.value.length - theirs.length;
  return /^(?:\\u0020|&#(?:32|x20);)/i.test(writtenAs(target, { start, end: start + theirs.length }, context));
}

/** Whether all lines of a text are indented as the first one is, as those of a drawing are. */
function isIndented(text: string, space: string): boolean {
  const indent = space.slice(space.lastIndexOf('\n') + 1);
  if (indent === '') return false;
  const lines = text.slice(space.length).split(/\r?\n/).slice(1);
  return lines.length > 0 && lines.every((line) => line.trim() === '' || line.startsWith(indent));
}

/** Keys of texts that code puts beside another. */
const putBeside = /(?:suffix|prefix|before|after|separator|delimiter)$/i;

/**
 * Where the other language joins a text to the one beside it (`l’`, `ב`, an ending, a hyphen), a space that it does not
 * have may be right.
 */
const joins = {
  leading: /^[-‐–’'"”».,;:!?…)\]/]/u,
  trailing: /[-‐–־ـ’'ʼ"“„«(@#$/]$/u,
};

/** A space that is missing is more often a slip of the source, but not behind a colon: a value follows. */
function mayAdd({ source, target }: Sides, { edge, ours }: EdgeSpaces, context: CheckContext): boolean {
  if (/^\n+$/.test(ours) && factsOf(context.catalog).edgeBreaksAreKept) return true;
  if (edge === 'leading' || ours !== ' ') return false;
  return /:$/.test(source.shape.trim()) && /[:：]$/.test(target.shape.trim());
}
