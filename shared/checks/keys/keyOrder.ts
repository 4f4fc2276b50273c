import { messageId } from '../../catalog/messageId.ts';
import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

/** Keys that are not in alphabetical order. */
export const keyOrder: FileCheck = {
  scope: 'file',
  id: 'key-order',
  severity: 'hint',
  optional: true,
  summary: 'The keys are not in alphabetical order',
  inSource: true,
  needsFact: 'orderIsFree',
  *run({ catalog }) {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    let before: Segment | undefined;
    for (const segment of catalog.segments) {
      const pair = before && siblings(before, segment);
      before = segment;
      if (!pair) continue;
      const [a, b] = pair;
      // Programs sort by code units or as people do; either will do.
      if (a <= b || collator.compare(a, b) <= 0) continue;
      yield {
        range: segment.idRange ?? segment.range,
        segment: segment.id,
        message: say`${quote(b)} belongs before ${quote(a)}`,
        data: { key: b, before: a },
      };
    }
  },
};

/** The keys of two entries that follow each other, at the first level where they differ; not those of plural forms. */
function siblings(a: Segment, b: Segment): readonly [string, string] | undefined {
  if (a.plural && b.plural && a.plural.group === b.plural.group) return undefined;
  const [one, other] = [keysOf(a), keysOf(b)];
  const level = one.findIndex((key, i) => key !== other[i]);
  const [first, second] = [one[level], other[level]];
  return first === undefined || second === undefined ? undefined : [first, second];
}

const keysOf = (segment: Segment) => messageId(segment).split(/[./[\]]/);
