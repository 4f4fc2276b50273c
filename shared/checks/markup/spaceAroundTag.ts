import { countedBy } from '../../catalog/countedBy.ts';
import type { Slot } from '../../catalog/segment.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isUnspaced } from '../../languages/writing.ts';
import type { Message, MessageUnit } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, Fix, SegmentCheck } from '../contract/check.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { isGuess } from '../texts/isUnrelatedGuess.ts';
import { isPage } from '../texts/pages.ts';
import { writtenAs } from '../texts/writtenAs.ts';
import { isJoined, isWordApart, joinsWords } from './joinedWords.ts';

/** A tag that runs into a word, although the source has a space there. */
export const spaceAroundTag: SegmentCheck = {
  id: 'space-around-tag',
  severity: 'info',
  summary: 'The space beside a tag differs from the source',
  judges: 'writing',
  needs: { segment: fact.source, units: 'any' },
  mayFind: (segment, _traits, { message }) =>
    message(segment, 'target').units.some(({ type, kind }) => type !== 'placeholder' && kind !== 'standalone'),
  *run(segment, context) {
    const unspaced = isUnspaced(context.targetLanguage) || isUnspaced(context.sourceLanguage);
    const sides = sidesOf(segment, context);
    if (!sides) return;
    // What is left of a damaged tag is no text that a space belongs to.
    const isDamaged = /[<>]/.test(sides.target.shape) && !/[<>]/.test(sides.source.shape);
    const isUnsure = isDamaged || isGuess(segment, context.catalog);
    const source = new Map(tagsOf(sides.source).map((unit) => [keyOf(unit), unit]));
    for (const unit of tagsOf(sides.target)) {
      const twin = source.get(keyOf(unit));
      if (!twin) continue;
      const inner = unit.kind === 'open' ? 'after' : 'before';
      const outer = unit.kind === 'open' ? 'before' : 'after';
      for (const side of [outer, inner] as const) {
        const ours = beside(sides.source, twin, side);
        const theirs = beside(sides.target, unit, side);
        const text = sides.target.value.slice(unit.start, unit.end);
        // A word on the outside that touches the tag, where the source has a space and a word.
        if (side === 'after' && side === outer && joinsWords.has(rootLanguage(context.targetLanguage))) continue;
        if (
          side === 'before' &&
          side === outer &&
          isJoined(sides.target.shape.slice(Math.max(0, unit.start - 8), unit.start), context.targetLanguage)
        )
          continue;
        if (
          side === outer &&
          !unspaced &&
          ours === 'space' &&
          theirs === 'word' &&
          // Particles of Korean are written together with what they follow.
          !/\p{sc=Hang}/u.test(sides.target.shape[side === 'before' ? unit.start - 1 : unit.end] ?? '') &&
          !hasSpaceWithin(sides.target.shape, unit) &&
          !forbidsSpace(sides.target.shape, unit, side)
        ) {
          const offset = side === 'before' ? unit.start : unit.end;
          yield {
            start: unit.start,
            end: unit.end,
            message:
              side === 'before'
                ? say`The source has a space before “${text}”`
                : say`The source has a space after “${text}”`,
            fix: {
              kind:
                isWordApart(context.targetLanguage) &&
                !isUnsure &&
                !isEnding(sides.target.shape, offset, context.targetLanguage)
                  ? 'safe'
                  : 'suggestion',
              title: side === 'before' ? say`Add a space before “${text}”` : say`Add a space after “${text}”`,
              edits: [{ range: { start: offset, end: offset }, newText: ' ' }],
            },
          };
        } else if (
          side === inner &&
          ours !== 'space' &&
          theirs === 'space' &&
          !(isPage(context.catalog) && hasLineBreak(segment.target, unit, side, context)) &&
          isSeen(sides, unit, twin)
        ) {
          yield {
            start: unit.start,
            end: unit.end,
            message:
              side === 'before'
                ? say`The source has no space before “${text}”`
                : say`The source has no space after “${text}”`,
            fix: spaceOutside(sides.target, unit, inner, { unspaced, isUnsure }),
          };
        }
      }
    }
  },
};

/** Whether there is a space on the inner side of a tag, or of the tags within it: an empty one has the words apart, too. */
const hasSpaceWithin = (shape: string, { start, end, kind }: MessageUnit): boolean =>
  kind === 'open'
    ? /^\uFFFC{0,200}\s/.test(shape.slice(end, end + 201))
    : /\s\uFFFC{0,200}$/.test(shape.slice(Math.max(0, start - 201), start));

/**
 * Whether the text within a tag begins with a mark that no space stands before, or ends with one that none stands behind:
 * `please<a>, go on</a>`. Other tags may stand between.
 */
function forbidsSpace(shape: string, { start, end }: MessageUnit, side: 'before' | 'after'): boolean {
  if (side === 'before')
    return /^\uFFFC{0,200}[,;:.!?…)\]}’%\u060c\u061b\u061f\u06d4।]/u.test(shape.slice(end, end + 201));
  return /[([{„‚¿¡]\uFFFC{0,200}$/u.test(shape.slice(Math.max(0, start - 201), start));
}

/** Whether letters behind a tag may be an ending: a consonant (`<b>boat</b>s`), or one that any word of Polish takes. */
const isEnding = (shape: string, offset: number, language: string) =>
  /^[bcdfghjklmnpqrstvx](?!\p{L})/iu.test(shape.slice(offset, offset + 2)) ||
  (rootLanguage(language) === 'pl' && /^(?:ś|śmy|ście)(?!\p{L})/u.test(shape.slice(offset, offset + 5)));

/** Whether the file has a line break in the white space beside a tag: the layout of whoever formats the page. */
function hasLineBreak(
  target: Slot | undefined,
  { start, end }: MessageUnit,
  side: 'before' | 'after',
  context: CheckContext,
): boolean {
  if (!target) return false;
  const range = side === 'before' ? { start: start - 1, end: start } : { start: end, end: end + 1 };
  return writtenAs(target, range, context).includes('\n');
}

/**
 * Whether a space inside of a tag shows: beside another one, and at an edge of the text, it falls together or away. In
 * emphasis it shows only where the source has none on the other side of the tag either.
 */
function isSeen({ source, target }: Sides, { start, end, kind, id }: MessageUnit, twin: MessageUnit) {
  const { shape } = target;
  const isMarked = /^(?:a|link|code|kbd|u)$/i.test(id);
  const beyond = (kind === 'open' ? shape[start - 1] : shape[end]) ?? ' ';
  // Another tag may break the line there, and French puts a space before these marks.
  if (beyond === '\uFFFC' || (kind !== 'open' && /[:;!?»]/.test(beyond))) return false;
  // The space on the other side of a tag beside it is the one that is seen.
  if (isBesideSpacedTag(target, { start, end, kind })) return false;
  if (kind !== 'open' && isMarked) return end < shape.trimEnd().length;
  return /\S/.test(beyond) && (isMarked || beside(source, twin, kind === 'open' ? 'before' : 'after') !== 'space');
}

/** Whether between the space within a tag and the text stands another tag that has a space on its other side, too. */
function isBesideSpacedTag(
  { shape, units }: Message,
  { start, end, kind }: Pick<MessageUnit, 'start' | 'end' | 'kind'>,
): boolean {
  if (kind === 'open') {
    const inner = end + (/^\s+/.exec(shape.slice(end))?.[0].length ?? 0);
    const next = inner > end ? units.find((unit) => unit.start === inner) : undefined;
    return next?.kind === 'open' && /\s/.test(shape.charAt(next.end));
  }
  const inner = shape.slice(0, start).trimEnd().length;
  const last = inner < start ? units.find((unit) => unit.end === inner) : undefined;
  return last?.kind === 'close' && /\s/.test(shape.charAt(last.start - 1));
}

/**
 * Takes the space out from between a tag and its text; where it alone keeps two words apart, it goes to the other side. In
 * Chinese it keeps Latin letters apart, which is taste.
 */
function spaceOutside(
  { shape, value }: Message,
  unit: MessageUnit,
  inner: 'before' | 'after',
  { unspaced, isUnsure }: { readonly unspaced: boolean; readonly isUnsure: boolean },
): Fix {
  const [offset, outside] = inner === 'before' ? [unit.start - 1, unit.end] : [unit.end, unit.start];
  const text = value.slice(unit.start, unit.end);
  const removed = { range: { start: offset, end: offset + 1 }, newText: '' };
  const beyond = shape[inner === 'before' ? outside : outside - 1] ?? '';
  const within = shape[inner === 'before' ? offset - 1 : offset + 1] ?? '';
  const isLetterBeyond = /[\p{L}\p{M}\p{N}\uFFFC]/u.test(beyond);
  const partsScripts = unspaced && isLetterBeyond && /[\p{sc=Latn}\p{N}\uFFFC]/u.test(beyond + within);
  // A mark before the tag ends what stands there, and has its space behind it.
  const endsBeyond = inner === 'after' && /[,;:.!?]/.test(beyond);
  const isApart = (!isLetterBeyond && !endsBeyond) || (unspaced && !partsScripts);
  // A tag or placeholder beyond says nothing of the words; a space that does not break was set on purpose.
  const isSure = beyond !== '\uFFFC' && shape[offset] === ' ' && !partsScripts && !isUnsure;
  return {
    kind: isSure ? 'safe' : 'suggestion',
    title: !isApart
      ? say`Move the space out of “${text}”`
      : inner === 'before'
        ? say`Remove the space before “${text}”`
        : say`Remove the space after “${text}”`,
    edits: isApart ? [removed] : [removed, { range: { start: outside, end: outside }, newText: ' ' }],
  };
}

/** Tags of a pair, whose sides are known; each only where it stands once. */
function tagsOf({ units }: Message): MessageUnit[] {
  const tags = units.filter(({ type, kind }) => type !== 'placeholder' && kind !== 'standalone');
  const counts = countedBy(tags, keyOf);
  return tags.filter((tag) => counts.get(keyOf(tag)) === 1);
}

function keyOf({ kind, id }: MessageUnit): string {
  return `${kind} ${id}`;
}

function beside({ shape }: Message, { start, end }: MessageUnit, side: 'before' | 'after'): 'space' | 'word' | 'other' {
  const char = shape[side === 'before' ? start - 1 : end];
  if (char === undefined) return 'other';
  if (/\s/.test(char)) return 'space';
  return /[\p{L}\p{N}]/u.test(char) ? 'word' : 'other';
}
