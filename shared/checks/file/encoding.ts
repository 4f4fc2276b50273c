import { factsOf } from '../../formats/factsOf.ts';
import type { FileCheck } from '../contract/check.ts';

/** Bytes that are not in the encoding that a file declares, and a byte order mark that programs stumble over. */
export const encoding: FileCheck = {
  scope: 'file',
  id: 'encoding',
  severity: 'warning',
  summary: 'The file is not in the encoding that it declares',
  inSource: true,
  readsText: true,
  *run({ catalog, decoding }) {
    if (!decoding) return;
    const ofMark = decoding.bom && decoding.encoding === 'utf-8' ? factsOf(catalog).byteOrderMarkFault : undefined;
    if (ofMark) yield { range: { start: 0, end: 0 }, message: ofMark };
    for (const { range, message, severity } of decoding.problems ?? []) {
      yield { range, message, severity };
    }
  },
};
