import type { Catalog, MissingSegment } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { FileCheck } from './check.ts';
import { quote } from './sides.ts';

/** An entry of the source file that this file lacks; found at the entry behind which it belongs. */
export const missingKey: FileCheck = {
  scope: 'file',
  id: 'missing-key',
  severity: 'warning',
  summary: 'An entry of the source file is missing',
  *run({ catalog }) {
    if (!catalog.pair) return;
    const places = placesOfMissing(catalog);
    const started = new Set(catalog.segments.map((segment) => segment.plural?.group));
    for (const missing of catalog.pair.missing) {
      if (!missing.source.translatable) continue;
      if (missing.category) {
        // One finding for a plural message that is missing whole; `missing-plural-form` has the single forms.
        const group = missing.source.plural?.group;
        if (started.has(group)) continue;
        started.add(group);
      }
      const text = missing.source.target?.value ?? '';
      yield {
        range: places(missing),
        segment: missing.id,
        message: `${quote(missing.id)} is missing${text === '' ? '' : `: ${quote(text)}`}`,
        data: { id: missing.id, source: text },
      };
    }
  },
};

/**
 * Where a missing entry belongs: the id of the entry before it in the source file's order that is there, or the
 * start of the file.
 */
export function placesOfMissing(catalog: Catalog): (missing: MissingSegment) => TextRange {
  const present = new Map(catalog.segments.map((segment) => [segment.id, segment.idRange ?? segment.range]));
  const before = new Map<string, TextRange>();
  let last: TextRange = { start: 0, end: 0 };
  for (const segment of catalog.pair?.source.segments ?? []) {
    last = present.get(segment.id) ?? last;
    before.set(segment.id, last);
  }
  return (missing) => before.get(missing.source.id) ?? { start: 0, end: 0 };
}
