import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { applyEdits } from '../catalog/textRange.ts';
import { english } from '../sentences/sentence.ts';
import type { Format } from './format.ts';
import { changeReview } from './review.ts';
import type { Remark } from './reviewNotes.ts';

/** Remarks that trip careless writers. */
const remarks: readonly Remark[] = [
  { text: '. Say “Törn” & <never> "trip" -- 日本語' },
  { text: 'Two lines\nof one remark', author: 'Zoë "Z" <z@x>' },
];

/**
 * Tries the laws of `ReviewNotes` on one segment.
 *
 * @param faults gets a sentence for each that is broken.
 */
export function checkReview(format: Format, catalog: Catalog, segment: Segment, faults: string[]): void {
  const { review } = format;
  if (!review) return;
  let now = catalog;
  for (const remark of remarks) {
    const place = now.segments.find(segment.id);
    // An entry may have no place for a note: one without any text, in Qt.
    if (!place || review.add(now, place, remark).length === 0) return;
    const before = review.read(now, place);
    const added = changeReview(format, now, place, { remark });
    if ('refused' in added) {
      faults.push(`“${segment.id}”: a remark is refused: ${english(added.refused)}`);
      return;
    }
    const text = applyEdits(now.text, added.edits);
    const after = format.parse(text, now.path);
    const reviewed = after.segments.find(segment.id);
    const notes = reviewed ? review.read(after, reviewed) : [];
    const last = notes.at(-1);
    if (notes.length !== before.length + 1 || !last?.text.endsWith(remark.text) || !reviewed) {
      faults.push(`“${segment.id}”: a remark is not the last one that is read: ${JSON.stringify(notes)}`);
      return;
    }
    const cut = changeReview(format, after, reviewed, { cut: last });
    if ('refused' in cut) faults.push(`“${segment.id}”: a remark cannot be taken out: ${english(cut.refused)}`);
    else if (applyEdits(text, cut.edits) !== now.text) faults.push(`“${segment.id}”: a remark leaves something behind`);
    now = after;
  }
}
