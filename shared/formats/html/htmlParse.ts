import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblems } from '../conflictMark.ts';
import { unpairedOf } from '../derivedCatalog.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { eachSegment, largeText, lazyCatalog } from '../lazyCatalog.ts';
import { entriesOf } from '../segmentBlocks.ts';
import { HtmlReading } from './htmlReading.ts';
import { type HtmlStretches, htmlStretches } from './htmlStretches.ts';
import { type HtmlToken, htmlTokens } from './htmlTokens.ts';
import { rootElement } from './htmlTree.ts';
import { longestTemplate } from './templates.ts';

/** By `entriesOf` a catalog, for as long as no more than its texts are edited. */
const unsure = new WeakMap<object, () => ReadonlySet<string>>();

/** Ids of texts in what may become a tag of a template when they are edited. */
export function unsureTexts(catalog: Catalog): ReadonlySet<string> {
  const entries = entriesOf(unpairedOf(catalog));
  const ids = unsure.get(entries) ?? unsure.get(parseHtml(catalog.text));
  if (!ids) throw new Error('an HTML catalog without a reading');
  unsure.set(entries, ids);
  return ids();
}

/** A text by itself as it is read within a page. */
export interface HtmlPiece {
  readonly text: string;
  readonly tokens: readonly HtmlToken[];
  /** Ids and ranges as if it were a page. */
  readonly segments: readonly Segment[];
  readonly problems: readonly Problem[];
}

/** @param keepSpace true within an element that shows its white space. */
export function htmlPiece(text: string, keepSpace: boolean): HtmlPiece {
  const { tokens, problems } = htmlTokens(text);
  const reading = new HtmlReading(text, { state: { open: [{ ...rootElement(), keepSpace }], comments: [] } });
  for (const token of tokens) reading.read(token);
  reading.end();
  return { text, tokens, segments: inFileOrder(reading.segments), problems: [...problems, ...reading.problems] };
}

/** So many texts tell which placeholders a page uses. */
const sampled = 2000;

/** Reads an HTML text: the texts of its blocks and attributes, in the order of the file. */
export function parseHtml(text: string, path?: string): Catalog {
  if (text.length >= largeText) return stretchedHtml(htmlStretches(text, sampled), path);
  const { tokens, problems, doubtful } = htmlTokens(text);
  const reading = new HtmlReading(text);
  for (const token of tokens) reading.read(token);
  reading.end();
  const segments = inFileOrder(reading.segments);
  const found = { text, language: reading.language, problems: [...problems, ...reading.problems] };
  const catalog = { ...withoutSegments(found, segments.slice(0, sampled), path), segments };
  unsure.set(catalog, unsureOf(catalog, doubtful));
  return catalog;
}

/** The catalog of a page that is read stretch by stretch. */
export function stretchedHtml(stretches: HtmlStretches, path?: string): Catalog {
  const catalog = lazyCatalog(withoutSegments(stretches, stretches.sample, path), stretches.maker);
  unsure.set(catalog, unsureOf(catalog, stretches.doubtful));
  return catalog;
}

function withoutSegments(
  { text, language, problems }: Pick<HtmlStretches, 'text' | 'language' | 'problems'>,
  sample: readonly Segment[],
  path: string | undefined,
): Omit<Catalog, 'segments'> {
  const values = sample.map(({ target }) => (target ? textOnly(target) : ''));
  return {
    format: 'html',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: language } : {}),
    problems: [...problems, ...conflictProblems(text)].sort((a, b) => a.range.start - b.range.start),
    syntaxes: guessSyntaxes(values).filter((syntax) => syntax !== 'markup'),
  };
}

/** Ids of the texts in ranges that may become tags of templates: those that are not too long for that in any case. */
function unsureOf(catalog: Catalog, doubtful: readonly TextRange[]): () => ReadonlySet<string> {
  let ids: Set<string> | undefined;
  return () => {
    if (ids) return ids;
    ids = new Set();
    if (doubtful.length === 0) return ids;
    const within = doubtful.map((range) => ({ range, texts: [] as string[], edited: 0 }));
    for (const { id, range } of eachSegment(catalog)) {
      for (const doubt of within) {
        if (range.end < doubt.range.start || range.start > doubt.range.end) continue;
        doubt.texts.push(id);
        doubt.edited += range.end - range.start;
      }
    }
    for (const { range, texts, edited } of within)
      if (range.end - range.start - edited <= longestTemplate) for (const id of texts) ids.add(id);
    return ids;
  };
}
