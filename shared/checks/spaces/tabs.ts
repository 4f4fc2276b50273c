import { genreOf } from '../../formats/factsOf.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isPage } from '../texts/pages.ts';

/** Tabs or carriage returns that the source has more or fewer of. */
export const tabs: SegmentCheck = {
  id: 'tabs',
  severity: 'warning',
  optional: true,
  summary: 'Tabs or carriage returns differ from the source',
  needs: { segment: fact.source | fact.differs, either: trait.control },
  *run(segment, context) {
    // In these white space is one space, or stands in code.
    if (isPage(context.catalog) || genreOf(context.catalog) === 'topic') return;
    const sides = sidesOf(segment, context);
    if (!sides) return;
    for (const [char, title, counted] of controls) {
      // Those within a code or a tag are its own.
      const ours = countOf(sides.source.shape, char);
      const theirs = countOf(sides.target.shape, char);
      // How many a column needs depends on the words in it.
      if (ours === theirs || (ours > 0 && theirs > 0)) continue;
      const offset = sides.target.shape.indexOf(char);
      const isExtra = ours === 0 && offset >= 0;
      yield {
        ...(isExtra ? { start: offset, end: offset + 1 } : {}),
        message: say`The source has ${counted(ours)}, the translation ${counted(theirs)}`,
        data: { source: ours, target: theirs },
        fix: isExtra ? { kind: 'suggestion', title, edits: spaced(sides.target.shape, char) } : undefined,
      };
    }
  },
};

const controls = [
  [
    '\t',
    say`Replace the tab by a space`,
    (count: number) => (count === 0 ? say`no tab` : count === 1 ? say`one tab` : say`${count} tabs`),
  ],
  [
    '\r',
    say`Replace the carriage return by a space`,
    (count: number) =>
      count === 0 ? say`no carriage return` : count === 1 ? say`one carriage return` : say`${count} carriage returns`,
  ],
] as const;

/** How often a character is there. */
function countOf(text: string, char: string): number {
  return text.split(char).length - 1;
}

/** A carriage return before a line feed goes without a trace. */
function spaced(shape: string, char: string) {
  const edits = [];
  for (let offset = shape.indexOf(char); offset >= 0; offset = shape.indexOf(char, offset + 1)) {
    const bare = char === '\r' && shape[offset + 1] === '\n';
    edits.push({ range: { start: offset, end: offset + 1 }, newText: bare ? '' : ' ' });
  }
  return edits;
}
