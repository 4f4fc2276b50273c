import type { Fix, SegmentCheck } from './check.ts';
import { fact } from './segmentTraits.ts';
import { sidesOf } from './sides.ts';
import { trait } from './traits.ts';

/** Tabs or carriage returns that the source has more or fewer of. */
export const tabs: SegmentCheck = {
  scope: 'segment',
  id: 'tabs',
  severity: 'warning',
  summary: 'Tabs or carriage returns differ from the source',
  needs: { segment: fact.source | fact.differs, either: trait.control },
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    for (const [char, name] of controls) {
      // Those within a code or a tag are its own.
      const ours = runsOf(sides.source.shape, char);
      const theirs = runsOf(sides.target.shape, char);
      if (ours === theirs) continue;
      const at = sides.target.shape.indexOf(char);
      const place = ours === 0 && at >= 0 ? { start: at, end: at + 1 } : {};
      const fix: Fix | undefined =
        ours === 0 && at >= 0
          ? { kind: 'suggestion', title: `Replace the ${name} by a space`, edits: spaced(sides.target.shape, char) }
          : undefined;
      yield {
        ...place,
        message: `The source has ${counted(ours, name)}, the translation ${counted(theirs, name)}`,
        data: { source: ours, target: theirs },
        ...(fix ? { fix } : {}),
      };
    }
  },
};

const controls = [
  ['\t', 'tab'],
  ['\r', 'carriage return'],
] as const;

/** How often a character is there; tabs in a row align a column, as many as the words beside them need. */
function runsOf(text: string, char: string): number {
  return (char === '\t' ? text.replace(/\t+/g, char) : text).split(char).length - 1;
}

function counted(count: number, name: string): string {
  return count === 0 ? `no ${name}` : count === 1 ? `one ${name}` : `${count} ${name}s`;
}

/** A carriage return before a line feed goes without a trace. */
function spaced(shape: string, char: string) {
  const edits = [];
  for (let at = shape.indexOf(char); at >= 0; at = shape.indexOf(char, at + 1)) {
    const bare = char === '\r' && shape[at + 1] === '\n';
    edits.push({ range: { start: at, end: at + 1 }, newText: bare ? '' : ' ' });
  }
  return edits;
}
