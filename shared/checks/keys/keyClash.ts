import { messageId } from '../../catalog/messageId.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

/** A key whose dots stand for levels. */
const levelled = /^[\w-]+(?:\.[\w-]+)+$/;

/** Keys of which one is a text and also the beginning of others. */
export const keyClash: FileCheck = {
  scope: 'file',
  id: 'key-clash',
  severity: 'info',
  optional: true,
  summary: 'A key is both a text and a group of texts',
  inSource: true,
  // Formats of flat keys (properties, ARB, strings) have no groups.
  needsFact: 'keysArePaths',
  *run({ catalog }) {
    const ids = new Set<string>();
    for (const segment of catalog.segments) ids.add(messageId(segment));
    // With a beginning that was looked at, those before it were too: a file may nest thousands of levels.
    const seen = new Set<string>();
    for (const segment of catalog.segments) {
      const key = messageId(segment);
      if (!levelled.test(key)) continue;
      for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
        const parent = key.slice(0, dot);
        if (seen.has(parent)) break;
        seen.add(parent);
        if (!ids.has(parent)) continue;
        yield {
          range: segment.idRange ?? segment.range,
          segment: segment.id,
          message: say`${quote(parent)} is a text, and ${quote(key)} makes it a group: programs that split keys at dots see only one of them`,
          data: { key, clashes: parent },
        };
      }
    }
  },
};
