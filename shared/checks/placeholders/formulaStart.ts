import { formatById } from '../../formats/formats.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { quote } from '../contract/sides.ts';

/** What makes a spreadsheet read a cell as a formula (OWASP, CSV Injection). */
const start = /^[\t\r]*[=+@|%-]/;

/** A term that a spreadsheet takes for a formula. */
export const formulaStart: SegmentCheck = {
  id: 'formula-start',
  severity: 'info',
  summary: 'A spreadsheet takes the term for a formula',
  inSource: true,
  concerns: ({ catalog }) => formatById(catalog.format)?.servesAs === 'glossary',
  *run({ source, target }) {
    for (const on of ['source', 'target'] as const) {
      const value = (on === 'source' ? source : target)?.value ?? '';
      // A hyphen before a letter is how endings are written: “-able”.
      if (!start.test(value) || /^[-+]?[\d.,\s%]+$|^-\p{L}+$/u.test(value) || (on === 'source' && source === target))
        continue;
      yield {
        on,
        start: 0,
        end: 1,
        message: say`${quote(value)} begins with “${value.charAt(0)}”, which makes it a formula in a spreadsheet`,
        data: { character: value.charAt(0) },
      };
    }
  },
};
