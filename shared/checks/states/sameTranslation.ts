import type { Catalog } from '../../catalog/catalog.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

/** Two different source texts with one translation. */
export const sameTranslation: SegmentCheck = {
  id: 'same-translation',
  severity: 'hint',
  optional: true,
  comparesSegments: 'target',
  summary: 'Different texts have the same translation',
  judges: 'words',
  *run(segment, { catalog }) {
    if (!segment.source || !segment.target || segment.plural || segment.source.value === segment.target.value) return;
    const place = catalog.segments.facts.of(placesByTarget, catalog).get(folded(segment.target.value));
    const first = place === undefined ? undefined : catalog.segments.at(place);
    if (
      !first ||
      first.id === segment.id ||
      !first.source ||
      folded(first.source.value) === folded(segment.source.value)
    )
      return;
    yield {
      message: say`${quote(first.source.value)} (“${first.id}”) has the same translation`,
      data: { other: first.id, source: first.source.value },
    };
  },
};

/** Where the first segment with a translation is. */
function placesByTarget(catalog: Catalog): ReadonlyMap<string, number> {
  const made = new Map<string, number>();
  let place = -1;
  for (const segment of catalog.segments) {
    place++;
    if (!segment.target || segment.obsolete || segment.plural || segment.target.value.trim() === '') continue;
    const key = folded(segment.target.value);
    if (!made.has(key)) made.set(key, place);
  }
  return made;
}

/** Case, white space and the mark at the end make no other text. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.…:!?。：！？])[\s.…:!?。：！？]+$/u, '')
    .trim();
}
