import type { Catalog } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { conflictProblems } from '../conflictMark.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { HtmlReading } from './htmlReading.ts';
import { eachHtmlToken } from './htmlTokens.ts';

/** So many texts tell which placeholders a page uses. */
const sampled = 2000;

/** Reads an HTML text: the texts of its blocks and attributes, in the order of the file. */
export function parseHtml(text: string, path?: string): Catalog {
  const reading = new HtmlReading(text);
  const problems = eachHtmlToken(text, (token) => reading.read(token));
  reading.end();
  const segments = inFileOrder(reading.segments);
  const values = segments.slice(0, sampled).map(({ target }) => (target ? textOnly(target) : ''));
  return {
    format: 'html',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(reading.language ? { targetLanguage: reading.language } : {}),
    segments: segmentList(segments),
    problems: [...problems, ...reading.problems, ...conflictProblems(text)].sort(
      (a, b) => a.range.start - b.range.start,
    ),
    syntaxes: guessSyntaxes(values).filter((syntax) => syntax !== 'markup'),
  };
}
