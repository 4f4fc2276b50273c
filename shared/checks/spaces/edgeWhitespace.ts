import { contentOf } from '../../catalog/catalog.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import type { Genre } from '../../formats/formatFacts.ts';
import { joinsWordBefore } from '../../languages/joinsWordBefore.ts';
import { isUnspaced } from '../../languages/writing.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentFinding } from '../contract/check.ts';
import { mostLack } from '../contract/otherLocales.ts';
import { replacing } from '../contract/replacing.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { isHtmlByKey } from '../texts/htmlKeys.ts';
import { isPage } from '../texts/pages.ts';
import { goesOn } from '../texts/splitSentence.ts';
import { hasTextsOfPages } from '../texts/textsOfPages.ts';
import { type EdgeSpaces, edgeFixKind } from './edgeFixKind.ts';
import { isRefusedEdge } from './isRefusedEdge.ts';
import { isUnseenEdge } from './unseenEdge.ts';

/** What white space at the edges of a text means nothing in. */
const loose: ReadonlySet<Genre> = new Set<Genre>(['subtitles', 'topic']);

/**
 * Compares the white space at one edge of both texts, inline codes counting as characters.
 *
 * Silent where it is layout of the file (an XML element's content on lines of its own), and where the target's script
 * needs no space beside full-width punctuation.
 */
export function* edgeWhitespace(
  segment: Segment,
  context: CheckContext,
  edge: 'leading' | 'trailing',
): Iterable<SegmentFinding> {
  const { genre } = factsOf(context.catalog);
  if (!segment.source || !segment.target || loose.has(genre ?? 'messages')) return;
  const sides = sidesOf(segment, context);
  if (!sides || sides.source.shape.trim() === '' || sides.target.shape.trim() === '') return;
  const ours = whitespaceAt(sides.source.shape, edge);
  const theirs = whitespaceAt(sides.target.shape, edge);
  if (plainSpaces(ours) === plainSpaces(theirs)) return;
  if (isExcused(segment, sides, { edge, ours, theirs }, context)) return;
  const { length } = sides.target.value;
  const range = edge === 'leading' ? { start: 0, end: theirs.length } : { start: length - theirs.length, end: length };
  const message = messageOf(ours, theirs, edge === 'leading');
  const place =
    theirs === '' ? { start: edge === 'leading' ? 0 : length - 1, end: edge === 'leading' ? 1 : length } : range;
  const isRefused = isRefusedEdge(segment, { edge, ours, theirs }, context);
  yield {
    ...place,
    message,
    severity: isRefused ? 'error' : undefined,
    habit: theirs === '' || ours === '' ? habits[edge][theirs === '' ? 'missing' : 'extra'] : undefined,
    data: { source: ours, target: theirs },
    // No browser shows it.
    optional: !isRefused && ours === '' && /^[ \t\r\n]+$/.test(theirs) && hasTextsOfPages(context.catalog),
    // What XML cannot hold is reported on its own and cannot be written again.
    fix: /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(sides.target.value + ours)
      ? undefined
      : replacing(range, ours, fixes[edge], edgeFixKind(segment, sides, { edge, ours, theirs }, context)),
  };
}

const fixes = {
  leading: say`Make the white space at the start as in the source`,
  trailing: say`Make the white space at the end as in the source`,
};

/** Whether there is a reason for white space that differs: nobody sees it, or the language or the program wants it so. */
function isExcused(segment: Segment, sides: Sides, { edge, ours, theirs }: EdgeSpaces, context: CheckContext): boolean {
  const facts = factsOf(context.catalog);
  // The labels of a column are padded to one width, each by as much as its own words leave.
  if (/^ {2,}$/.test(ours) && /^ +$/.test(theirs)) return true;
  // What stands outside of the braces of a plural is a slip of the source.
  if (theirs === '' && /^ +$/.test(ours) && isOneChoice(sides.source.value.trim())) return true;
  // A slip of the source; behind the end of a sentence two languages that lack the space show it.
  const weight = edge === 'trailing' && /[.!?…。！？] +$/u.test(sides.source.shape) ? Number.POSITIVE_INFINITY : 1;
  if (theirs === '' && mostLack(context, segment, (text) => whitespaceAt(text, edge) !== '', weight)) return true;
  if (isUnseenEdge(sides, { edge, ours, theirs }, context)) return true;
  // A placeholder too much that stands in its place is found by another check.
  if (theirs === '' && endsInOwnPlaceholder(sides, edge)) return true;
  if (ours === '' && segment.target && isTrimmed(segment.target, edge, context)) return true;
  // An ending that stands behind another text of a page: ` -er`.
  if (edge === 'leading' && ours === '' && /^\s-\p{Ll}/u.test(sides.target.shape) && !/^[-‐–]/.test(sides.source.shape))
    return true;
  // A unit that stands behind its number, which English writes without a space: ` ms`.
  if (
    edge === 'leading' &&
    ours === '' &&
    /^[ \u00a0\u202f]$/.test(theirs) &&
    /^(?:[kMGT]i?)?(?:B|bps|Hz|ms|s|m|px)$/.test(sides.source.value)
  )
    return true;
  // “, and ” joins the words of a list: a language without the comma has a space there.
  if (edge === 'leading' && isConnector(sides.source.shape) && /^(?:\s?|\P{L}\s)\p{L}+\s$/u.test(sides.target.shape))
    return true;
  // A mark that belongs to the word before it has no space in front, nor has a particle, a counter or an ending; a mark
  // that stands alone has what its language wants.
  if (
    edge === 'leading' &&
    ours === ' ' &&
    theirs === '' &&
    (/^[,;:.!?)\]،؛؟。，、）]/.test(sides.target.shape) || joinsWordBefore(sides.target.shape, context.targetLanguage))
  )
    return true;
  // “ and ”: Arabic and Hebrew write it onto the next word.
  if (edge === 'trailing' && ours === ' ' && /^\s*[\p{sc=Hebrew}\p{sc=Arabic}]$/u.test(sides.target.shape)) return true;
  // Nobody sees a line break behind a text of an interface.
  if (edge === 'trailing' && facts.shownAlone && withoutBreaks(ours) === withoutBreaks(theirs)) return true;
  // gettext wants the line breaks of a key, which has none, and not those of the text that it stands for.
  if (facts.edgeBreaksAreKept && context.catalog.kind === 'monolingual' && ours.includes('\n')) return true;
  // It was escaped twice, which is the matter of `escapes`.
  if (/[\n\t]/.test(ours) && (edge === 'leading' ? /^\s*\\[nt]/ : /\\[nt]\s*$/).test(sides.target.shape)) return true;
  if (!/[\p{L}\p{N}\uFFFC]/u.test(sides.source.shape)) return true;
  // HTML leaves out the line break behind the start tag of `<pre>`.
  if (edge === 'leading' && facts.firstBreakIsDropped && withoutFirst(ours) === withoutFirst(theirs)) return true;
  // A field of the program stands between the pieces of a sentence, and one piece or the other keeps it apart.
  if (ours === '' && /^[ \u00a0]$/.test(theirs) && goesOn(segment, context.catalog)) return true;
  if (isLayout(sides.source.shape, ours, context) || isLayout(sides.target.shape, theirs, context)) return true;
  if (theirs === '' && ours === ' ' && isUnspaced(context.targetLanguage)) return true;
  // What a string catalog puts for a part of a sentence has the spaces that its sentence lacks.
  if (segment.plural && /%arg(?!\p{L})/u.test(sides.source.value + sides.target.value)) return true;
  if (ours === '' && theirs === ' ' && isUnspaced(context.sourceLanguage) && !isUnspaced(context.targetLanguage))
    return true;
  // The space before a text of HTML that is written as a block is layout; one space may part it from what stands beside it.
  if (isHtmlByKey(segment) && ours !== ' ' && theirs !== ' ') return true;
  // What front matter says in a block is on lines of its own.
  if (isPage(context.catalog) && /\n/.test(ours + theirs)) return true;
  // A block ends with as many line breaks as it keeps, a scalar on one line with none: that is how the file is written.
  if (edge === 'trailing' && facts.lastBreaksAreStyle && withoutBreak(ours) === withoutBreak(theirs)) return true;
  return false;
}

const habits = {
  leading: {
    missing: say`Translations in this file often lack the white space at the start of their source`,
    extra: say`Translations in this file often start with white space that their source does not have`,
  },
  trailing: {
    missing: say`Translations in this file often lack the white space at the end of their source`,
    extra: say`Translations in this file often end with white space that their source does not have`,
  },
};

/** What a text could show: that it lacks the white space of its source, or that it has some of its own. */
export const edgeHabit =
  (edge: 'leading' | 'trailing') =>
  ({ source }: Segment): Sentence | undefined =>
    source && habits[edge][whitespaceAt(source.value, edge) === '' ? 'extra' : 'missing'];

/** Whether a placeholder that the source lacks stands at the edge of a translation. */
function endsInOwnPlaceholder({ source, target }: Sides, edge: 'leading' | 'trailing'): boolean {
  const unit = target.units.at(edge === 'leading' ? 0 : -1);
  if (unit?.type !== 'placeholder' || source.units.some(({ id }) => id === unit.id)) return false;
  return edge === 'leading' ? unit.start === 0 : unit.end === target.value.length;
}

/** One plural or select of ICU from its first character to its last. */
function isOneChoice(text: string): boolean {
  if (!/^\{\s*[\w-]+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(text)) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i === text.length - 1;
  }
  return false;
}

const withoutBreaks = (space: string) => space.replace(/(?<![\r\n])[\r\n]+$/, '');
const withoutFirst = (space: string) => space.replace(/^\r?\n/, '');
const withoutBreak = (space: string) => space.replace(/(?<!\n)\n+$/, '');

/** Whether the program takes the white space away: it is neither escaped nor in quotation marks. */
function isTrimmed({ range }: Slot, edge: 'leading' | 'trailing', { catalog }: CheckContext): boolean {
  if (!factsOf(catalog).edgesAreTrimmed) return false;
  const content = contentOf(catalog);
  return /\s/.test(
    edge === 'leading' ? content.slice(range.start, range.start + 1) : content.slice(range.end - 1, range.end),
  );
}

/** A mark, a word and a space: what stands between the last words of a list. */
function isConnector(text: string): boolean {
  return /^\s?[,،、;]\s?\p{L}+\s$/u.test(text);
}

function whitespaceAt(text: string, edge: 'leading' | 'trailing'): string {
  // A byte order mark is none: `invisible-character` reports it.
  return (edge === 'leading' ? /^[^\S\ufeff]*/ : /(?<![^\S\ufeff])[^\S\ufeff]*$/).exec(text)?.[0] ?? '';
}

const plainSpaces = (space: string) => space.replace(/[\u00a0\u202f]/g, ' ').replace(/\r\n?/g, '\n');

/** A line break with indentation, or around all of the text, in a format where both are layout. */
function isLayout(text: string, space: string, context: CheckContext): boolean {
  if (!space.includes('\n') || !factsOf(context.catalog).indentIsLayout) return false;
  return /\n[ \t]|[ \t]\n/.test(space) || (/^\s*\n/.test(text) && whitespaceAt(text, 'trailing').includes('\n'));
}

function messageOf(ours: string, theirs: string, isStart: boolean): Sentence {
  if (ours !== '' && theirs !== '') {
    return isStart
      ? say`The white space at the start differs from the source`
      : say`The white space at the end differs from the source`;
  }
  const edge = isStart ? edges.start : edges.end;
  return edge[theirs === '' ? 'missing' : 'extra'][kindOf(theirs === '' ? ours : theirs)];
}

type Kind = 'space' | 'break' | 'tab' | 'other';

const edges: Readonly<
  Record<'start' | 'end', Readonly<Record<'missing' | 'extra', Readonly<Record<Kind, Sentence>>>>>
> = {
  start: {
    missing: {
      space: say`The space at the start is missing`,
      break: say`The line break at the start is missing`,
      tab: say`The tab at the start is missing`,
      other: say`The white space at the start is missing`,
    },
    extra: {
      space: say`The source has no space at the start`,
      break: say`The source has no line break at the start`,
      tab: say`The source has no tab at the start`,
      other: say`The source has no white space at the start`,
    },
  },
  end: {
    missing: {
      space: say`The space at the end is missing`,
      break: say`The line break at the end is missing`,
      tab: say`The tab at the end is missing`,
      other: say`The white space at the end is missing`,
    },
    extra: {
      space: say`The source has no space at the end`,
      break: say`The source has no line break at the end`,
      tab: say`The source has no tab at the end`,
      other: say`The source has no white space at the end`,
    },
  },
};

function kindOf(space: string): Kind {
  if (/^[ \u00a0\u202f]$/.test(space)) return 'space';
  if (space === '\n') return 'break';
  return space === '\t' ? 'tab' : 'other';
}
