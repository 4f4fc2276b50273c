import type { Catalog, SegmentChange } from '../shared/catalog/catalog.ts';
import { byteOffsets } from '../shared/encoding/byteOffsets.ts';
import { encodeEdits } from '../shared/encoding/encodeEdits.ts';
import { type DecodedText, decodeText } from '../shared/encoding/encoding.ts';
import { membersOf } from '../shared/encoding/packageMembers.ts';
import type { Changed } from '../shared/formats/change.ts';
import type { Format } from '../shared/formats/format.ts';
import { difference } from '../shared/formats/verifyEdits.ts';
import { english } from '../shared/sentences/sentence.ts';
import { packageDamage } from './packageBytes.ts';

/** Writes a change as bytes and reads the file again; what is wrong with it, if anything. */
export function writtenFault(
  format: Format,
  bytes: Uint8Array,
  decoded: DecodedText,
  path: string,
  catalog: Catalog,
  changed: Changed,
  changes: ReadonlyMap<string, SegmentChange>,
): string | undefined {
  if (changed.edits.length === 0) return undefined;
  const result = encodeEdits(bytes, decoded, changed.edits);
  const outside =
    decoded.encoding === 'zip'
      ? packageDamage(
          bytes,
          result,
          new Set(
            membersOf(decoded.text)
              .filter(holdsEdit(changed))
              .map(({ path }) => path),
          ),
        )
      : damageAround(bytes, result, decoded, changed);
  if (outside) return outside;
  const again = decodeText(result, path);
  const kept = new Map([...changes].filter(([id]) => !changed.refused.has(id)));
  const fault = difference(catalog, format.parse(again.text, path), kept);
  if (!fault) return undefined;
  return again.encoding === decoded.encoding ? english(fault) : `${english(fault)} (reads as ${again.encoding} now)`;
}

const holdsEdit =
  ({ edits }: Changed) =>
  ({ start, end }: { start: number; end: number }) =>
    edits.some(({ range }) => range.start >= start && range.end <= end);

/** Whether bytes before the first edit or behind the last one differ. */
function damageAround(
  bytes: Uint8Array,
  result: Uint8Array,
  decoded: DecodedText,
  changed: Changed,
): string | undefined {
  const starts = Math.min(...changed.edits.map((edit) => edit.range.start));
  const ends = Math.max(...changed.edits.map((edit) => edit.range.end));
  const mark = decoded.bom ? (decoded.encoding === 'utf-8' ? 3 : 2) : 0;
  const [from = 0, to = 0] = byteOffsets(bytes.subarray(mark), decoded.encoding, [starts, ends]);
  if (Buffer.compare(result.subarray(0, mark + from), bytes.subarray(0, mark + from)) !== 0)
    return 'bytes before the edits change';
  const tail = bytes.length - mark - to;
  if (Buffer.compare(result.subarray(result.length - tail), bytes.subarray(bytes.length - tail)) !== 0) {
    return 'bytes behind the edits change';
  }
  return undefined;
}
