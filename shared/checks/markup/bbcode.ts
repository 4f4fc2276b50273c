import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { type FoundSign, signDifferences } from '../texts/countedSigns.ts';

const tag = /\[(\/?)([a-zA-Z][a-zA-Z\d]{0,20}|\*)(?:=[^\]\n]{0,500})?\]/g;

/** Tags in square brackets (BBCode: `[b]…[/b]`) that differ from the source. */
export const bbcode: SegmentCheck = {
  id: 'bbcode',
  severity: 'warning',
  summary: 'Tags in square brackets differ from the source',
  needs: { segment: fact.differs, source: trait.bracket },
  mayFind: ({ source }) => source?.value.includes('[/') === true,
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const names = pairsOf(sides.source.value);
    if (names.size === 0) return;
    const theirs = tagsOf(sides.target.value, names);
    const ours = tagsOf(sides.source.value, names);
    for (const { sign, wanted, there, place } of signDifferences(ours, theirs)) {
      yield {
        ...(place ? { start: place.start, end: place.end } : {}),
        message: there < wanted ? say`“${sign}” is missing` : say`“${sign}” occurs more often here than in the source`,
        data: { tag: sign },
      };
    }
  },
};

/** Names that a text opens and closes: only those make tags of brackets. */
function pairsOf(text: string): ReadonlySet<string> {
  const opened = new Set<string>();
  const names = new Set<string>();
  for (const [, slash, name = ''] of text.matchAll(tag)) {
    const plain = name.toLowerCase();
    if (!slash) opened.add(plain);
    else if (opened.has(plain)) names.add(plain);
  }
  return names;
}

function tagsOf(text: string, names: ReadonlySet<string>): FoundSign[] {
  const tags: FoundSign[] = [];
  for (const { 0: raw, 1: slash = '', 2: name = '', index } of text.matchAll(tag)) {
    const plain = name.toLowerCase();
    if (!names.has(plain)) continue;
    tags.push({ sign: `[${slash}${plain}]`, start: index, end: index + raw.length });
  }
  return tags;
}
