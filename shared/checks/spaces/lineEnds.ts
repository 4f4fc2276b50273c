import { factsOf } from '../../formats/factsOf.ts';
import { say } from '../../sentences/sentence.ts';
import type { FileCheck } from '../contract/check.ts';

/** A file whose lines end in different ways. */
export const lineEnds: FileCheck = {
  scope: 'file',
  id: 'line-ends',
  severity: 'info',
  optional: true,
  summary: 'Lines of the file end in different ways',
  inSource: true,
  *run({ catalog }) {
    const { text } = catalog;
    if (!text.includes('\r\n') || factsOf(catalog).textIsExtracted) return;
    let lf = 0;
    let crlf = 0;
    let firstLf = -1;
    let firstCrlf = -1;
    for (let offset = text.indexOf('\n'); offset >= 0; offset = text.indexOf('\n', offset + 1)) {
      if (text.charCodeAt(offset - 1) === 13) {
        if (crlf++ === 0) firstCrlf = offset - 1;
      } else if (lf++ === 0) firstLf = offset;
    }
    if (lf === 0 || crlf === 0) return;
    const [few, many, start, length] = lf < crlf ? [lf, crlf, firstLf, 1] : [crlf, lf, firstCrlf, 2];
    const [name, other] = lf < crlf ? ['LF', 'CR LF'] : ['CR LF', 'LF'];
    yield {
      range: { start, end: start + length },
      message: say`${few} of ${few + many} lines end with ${name}, from here on; the others with ${other}`,
      data: { lf, crlf },
    };
  },
};
