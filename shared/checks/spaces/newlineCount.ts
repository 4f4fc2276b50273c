import { factsOf, genreOf } from '../../formats/factsOf.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isHtmlByKey } from '../texts/htmlKeys.ts';

/** A translation with more or fewer lines than the source, where line breaks are part of the text. */
export const newlineCount: SegmentCheck = {
  id: 'newline-count',
  severity: 'info',
  optional: true,
  summary: 'The number of lines differs from the source',
  needs: { segment: fact.source | fact.differs, text: { either: trait.lineBreak } },
  *run(segment, context) {
    // Every language breaks subtitles in its own way.
    if (genreOf(context.catalog) === 'subtitles') return;
    if (isHtmlByKey(segment)) return;
    const sides = sidesOf(segment, context);
    if (!sides || sides.source.units.some((unit) => unit.syntax === 'icu' && unit.kind !== 'standalone')) return;
    const { indentIsLayout } = factsOf(context.catalog);
    const [source, target] = [sides.source.shape.replace(remark, '').trim(), unwrapped(sides.target.shape.trim())];
    if (indentIsLayout && (/\n[ \t]{2,}\S/.test(source) || /\n[ \t]{2,}\S/.test(target))) return;
    // Long lines are prose that each language wraps for itself; only its paragraphs have to be the same.
    const wrapped = hasLongLine(source) || softEnds(source) > 0 || (hasLongLine(target) && !hasShortLine(source));
    const parts = wrapped ? paragraphs : lines;
    const [wanted, got] = [parts(source), parts(target)];
    if (wanted === got || target === '') return;
    const without = [withoutCommands, besideCommands].map((apart) =>
      [source, target].map((text) => parts(apart(text))),
    );
    if (without.some(([ours, theirs]) => ours === theirs)) return;
    const counted = wrapped ? countedParagraphs : countedLines;
    yield {
      message: say`The translation has ${counted(got)}, the source ${counted(wanted)}`,
      data: { source: wanted, target: got },
    };
  },
};

/** What KDE 3 says to translators in the text itself, on a line of its own: `_: menu`. */
const remark = /^_: .*\n/;

/** A command that is set apart on lines of its own, indented, reads as part of its sentence: either side may do so. */
const withoutCommands = (text: string) =>
  text
    .replace(/(?<!\n)\n+(?!\n)(?:(?:\t| {2})[ \t]*|(?<=:\n{1,9})(?=(['"`“„«]).*["'`”“»]$))(\S.*)(?:\n+|$)/gm, ' $2 ')
    .trim();
/** The same, where the sentence goes on only in small letters: another one may end behind a command of its own. */
const besideCommands = (text: string) =>
  text
    .replace(/(?<!\n)\n+(?:\t| {2})[ \t]*(\S.*)\n+(?=\p{Ll})/gu, ' $1 ')
    .replace(/(?<!\n)\n+(?:\t| {2})[ \t]*(\S.*)/g, ' $1')
    .trim();
/**
 * Without the breaks that the width of a line wanted: behind a long one, within a sentence. The break comes before what is
 * behind it: that would otherwise be looked for at each character.
 */
const unwrapped = (text: string) =>
  text.replace(/\n(?<=^[^\n]{50,}[\p{L}\p{M},]\n)(?=\p{Ll})|\n(?<=^[^\n]{30,},\n)(?=\p{L})/gmu, ' ');
const lines = (text: string) => text.split('\n').length;
const paragraphs = (text: string) => text.split(/\n[ \t]*(?:\n[ \t]*)+/).length;
const hasLongLine = (text: string) => text.split('\n').some((line) => line.length > 55);
/** A line before the last that ends long before a line is full: it was ended on purpose. */
const hasShortLine = (text: string) => {
  const [, ...before] = text.split('\n').reverse();
  return before.some((line) => line.length > 0 && line.length <= 40);
};
/** Lines that end within a sentence: all of them are where the width of the source wanted them. */
const softEnds = (text: string) =>
  text.match(
    /[\p{Ll}\uFFFC'’,]\n(?=[\p{Ll}\uFFFC('"<-])|\b(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with|your)\n(?=\p{Lu})/gu,
  )?.length ?? 0;
const countedLines = (count: number) => (count === 1 ? say`1 line` : say`${count} lines`);
const countedParagraphs = (count: number) => (count === 1 ? say`1 paragraph` : say`${count} paragraphs`);
