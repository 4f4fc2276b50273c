import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isInOtherScript } from '../../languages/ownLetters.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { type FoundSign, signsOf } from '../texts/countedSigns.ts';
import { namesSigns } from '../texts/namesSigns.ts';

/** Marks that always quote, but for the gershayim within a Hebrew word; single ones are apostrophes too often. */
const doubles = /(?<!\p{Script=Hebrew}\\?)["“”‟]|["“”‟](?!\p{Script=Hebrew})|[„«»「」『』]/gu;

/** Signs of inches and seconds: behind a number, with no mark before that could be closed. */
function hasInches(shape: string): boolean {
  let open = false;
  for (const { 0: mark, index } of shape.matchAll(doubles)) {
    if (mark === '"' && !open && /\d\s?$/.test(shape.slice(Math.max(0, index - 2), index))) return true;
    open = !open;
  }
  return false;
}

/** A quotation mark without a partner, where those of the source are pairs. */
export const quotationMarks: SegmentCheck = {
  id: 'quotation-marks',
  severity: 'info',
  summary: 'A quotation mark has no partner',
  judges: 'words',
  needs: { segment: fact.source | fact.differs, text: { target: trait.quote } },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.value === sides.target.value) return;
    const target = marksOnly(sides.target);
    const signs = signsOf(target, doubles);
    const last = signs.at(-1);
    if (!last || signs.length % 2 === 0 || namesSigns(target.shape)) return;
    const isHebrew = rootLanguage(context.targetLanguage) === 'he';
    if (isHebrew && signs.every(({ sign }) => sign === '"') && isEvenInHebrew(sides.target.shape)) return;
    const source = marksOnly(sides.source);
    if (signsOf(source, doubles).length % 2 !== 0) return;
    // The source opens a quotation with a mark that may be an apostrophe, and a name follows: `Sink the boat '`.
    if (signs.length === 1 && /\s['‘]\s*$/.test(source.shape)) return;
    if (isInOtherScript(sides.target.shape, context.targetLanguage)) return;
    if (hasInches(target.shape) || hasInches(source.shape)) return;
    // Subtitles and paragraphs of one speech open a quotation again and close it elsewhere.
    if (genreOf(context.catalog) === 'subtitles') return;
    const { start, end, sign } = signs.length === 1 ? last : (unpairedOf(signs) ?? last);
    // `„` alone, `(")`: the mark itself is spoken of.
    if (
      sides.target.shape.trim() === sign ||
      /^[('’‘[（].[)'’\]）]$/.test(sides.target.shape.slice(start - 1, end + 1))
    )
      return;
    // A name of the mark, with the mark behind it.
    const isLast = sides.target.shape.slice(end).trim() === '' && /\S\s?\S$/.test(sides.target.shape.slice(0, end));
    if (isLast && signs.length === 1 && namesMark.test(sides.source.value)) return;
    // `« Back`, `Next »`: an arrow.
    if (signs.length === 1 && arrow.test(sides.target.shape) && !/["“”„«»]/.test(sides.source.shape)) return;
    // One of East Asia is a bracket too, and reported as one.
    if (/[「」『』]/.test(sign)) return;
    yield { start, end, message: say`The quotation mark “${sign}” has no partner`, data: { mark: sign } };
  },
};

/**
 * Whether straight marks are pairs: one behind a prefix stands between letters, as the gershayim before the last letter of an
 * abbreviation does.
 */
function isEvenInHebrew(shape: string): boolean {
  const isEven = (text: string) => text.split('"').length % 2 === 1;
  return isEven(shape) || isEven(shape.replace(/(?<=\p{sc=Hebrew})"(?=\p{sc=Hebrew}(?!\p{sc=Hebrew}))/gu, ''));
}

const namesMark = /\bquot(?:e|ation mark)s?\b/i;

/** A text as long as another one, with the marks that entities stand for, and without those that do not quote. */
const marksOnly = ({ shape }: Message) => ({
  shape: withoutArrows(withoutSymbols(shape.includes('&') ? withEntities(shape) : shape)),
});

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  '#x22': '"',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
};

const withEntities = (shape: string) =>
  shape.replace(
    /&(quot|#34|#x22|[lrb]dquo|[lr]aquo);/gi,
    (entity, name: string) => (entities[name.toLowerCase()] ?? '"') + '\uFFFC'.repeat(entity.length - 1),
  );

/** `! " #`: a mark alone in a list of symbols is one of them, and so is one that others quote: `« " »`. */
const withoutSymbols = (shape: string) =>
  shape.replace(
    /(?<=[«“„‘]\s?)"(?=\s?[»”“’])|(?<=(?:^|\s)[^\p{L}\p{N}\s\uFFFC{}]{1,2}\s)["“”«»](?=\s[^\p{L}\p{N}\s\uFFFC{}]{1,2}(?:\s|$))/gu,
    ' ',
  );

/** `File » Open`: a guillemet between spaces is an arrow where straight marks quote, unless as many open as close. */
const withoutArrows = (shape: string) =>
  shape.includes('"') && shape.split('«').length !== shape.split('»').length
    ? shape.replace(/(?<=[\p{L}\p{N}"]\s)[«»](?=\s[\p{L}\p{N}"])/gu, '>')
    : shape;

/** A guillemet at an edge of a text, parted from its words; it may stand behind the sign of an accelerator. */
const arrow = /^[\s&_\uFFFC]*[«»]\s|\s[«»]\s*$/u;

/** What closes each mark; one that closes nothing opens. */
const closers: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«»',
  '„': '“”‟',
  '“': '”',
  '”': '”',
  '‟': '”',
  '"': '"',
  '「': '」',
  '『': '』',
};

/** The first mark that is left when the others are pairs, some of them within others. */
function unpairedOf(signs: readonly FoundSign[]): FoundSign | undefined {
  const open: FoundSign[] = [];
  for (const mark of signs) {
    if (closers[open.at(-1)?.sign ?? '']?.includes(mark.sign)) open.pop();
    else open.push(mark);
  }
  return open[0];
}
