import {
  type Catalog,
  type SegmentChange as CatalogChange,
  type MissingSegment,
  segmentsAmong,
} from '../shared/catalog/catalog.ts';
import { codeTexts, contentFrom } from '../shared/catalog/content.ts';
import { EditRefused } from '../shared/catalog/editRefused.ts';
import { sortEdits } from '../shared/catalog/textRange.ts';
import { encodeEdits } from '../shared/encoding/encodeEdits.ts';
import { changeSegments } from '../shared/formats/change.ts';
import type { NewEntry } from '../shared/formats/format.ts';
import { english } from '../shared/sentences/sentence.ts';
import type { LocalizationDocument, TextEdit } from './document.ts';
import { ParsedDocument } from './parsedDocument.ts';

/** What is to become of a segment. */
export interface SegmentChange {
  /** Of a segment, or of one that the document lacks (`missing`): that is added beside its neighbours. */
  readonly id: string;
  /** The text as people read it, without the escapes of the file; markup of the source stays markup. */
  readonly target?: string;
  /** Written where the format has a place for it. */
  readonly state?: 'needs-review' | 'translated' | 'final';
}

/** What came of an edit. */
export interface Edited {
  /** The new state. */
  readonly document: LocalizationDocument;
  /** From the text before to the text now, in the order of the text; none where nothing changes. */
  readonly edits: readonly TextEdit[];
  readonly text: string;
  /** The file's new bytes, where the document was read from bytes. All others are as they were. */
  readonly bytes?: Uint8Array;
  /** Changes that were not made, and why. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/**
 * Changes targets, and not a byte more: what was not changed keeps its encoding, line ends, quotes and comments. The result is
 * read again; a change that would touch anything else is refused, and the others are made. Of two changes with one id the
 * last one counts.
 *
 * @throws InterlineError `foreign-document`.
 * @example edit(german, [{ id: 'save', target: 'Speichern' }]).text; // '{ "save": "Speichern" }'
 */
export function edit(document: LocalizationDocument, changes: readonly SegmentChange[]): Edited {
  const { catalog, format, read, again } = ParsedDocument.insideOf(document);
  const { existing, added, unknown } = planned(catalog, changes);
  const changed = changeSegments(format, catalog, existing, added, document.targetLanguage);
  const refused = Array.from(changed.refused, ([id, reason]) => ({ id, reason: english(reason) }));
  for (const id of unknown) refused.push({ id, reason: `There is no segment “${id}”.` });
  const unchanged = { document, edits: [], text: catalog.text, ...(read ? { bytes: read.bytes } : {}) };
  const edits = sortEdits(changed.edits);
  if (edits.length === 0) return { ...unchanged, refused };
  if (!read) return { document: again(changed.text), edits, text: changed.text, refused };
  try {
    const bytes = encodeEdits(read.bytes, read.decoded, edits);
    const next = again(bytes);
    return { document: next, edits, text: next.text, bytes, refused };
  } catch (error) {
    // A character that the encoding lacks.
    if (!(error instanceof EditRefused)) throw error;
    const settled = new Set(refused.map(({ id }) => id));
    const others = new Set(changes.map(({ id }) => id).filter((id) => !settled.has(id)));
    return { ...unchanged, refused: [...refused, ...Array.from(others, (id) => ({ id, reason: error.message }))] };
  }
}

/** The changes by what they concern: segments, entries of the source document, or nothing that is there. */
function planned(catalog: Catalog, changes: readonly SegmentChange[]) {
  const wanted = new Map(changes.map((change) => [change.id, change]));
  const segments = segmentsAmong(catalog.segments, wanted);
  const missing = new Map<string, MissingSegment>();
  if (segments.size < wanted.size) {
    for (const entry of catalog.pair?.eachMissing() ?? []) if (wanted.has(entry.id)) missing.set(entry.id, entry);
  }
  const existing = new Map<string, CatalogChange>();
  const added: NewEntry[] = [];
  const unknown: string[] = [];
  for (const { id, target, state } of wanted.values()) {
    const [segment, lacking] = [segments.get(id), missing.get(id)];
    if (segment) {
      const texts = target === undefined ? undefined : codeTexts(segment.source, segment.target);
      existing.set(id, {
        ...(target === undefined || !texts ? {} : { content: contentFrom(target, texts) }),
        ...(state ? { state } : {}),
      });
    } else if (lacking) {
      added.push({ missing: lacking, content: contentFrom(target ?? '', codeTexts(lacking.source.target)) });
    } else unknown.push(id);
  }
  return { existing, added, unknown };
}
