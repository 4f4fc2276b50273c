import type { Catalog } from '../../catalog/catalog.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { conflictProblems } from '../conflictMark.ts';
import { syntaxesBesideCodes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { HtmlReading } from './htmlReading.ts';
import { eachHtmlToken } from './htmlTokens.ts';

/** Reads an HTML text: the texts of its blocks and attributes, in the order of the file. */
export function parseHtml(text: string, path?: string): Catalog {
  const reading = new HtmlReading(text);
  const problems = eachHtmlToken(text, (token) => reading.read(token));
  reading.end();
  const segments = inFileOrder(reading.segments);
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
    syntaxes: syntaxesBesideCodes(segments),
  };
}
