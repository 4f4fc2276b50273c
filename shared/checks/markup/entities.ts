import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { Message } from '../../messages/message.ts';
import { say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { changeTo } from '../contract/replacing.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { isHtmlByKey } from '../texts/htmlKeys.ts';
import { entityNames } from './entityNames.data.ts';

const entity = /&(?:[a-zA-Z][a-zA-Z\d]{1,31}|#\d{1,7}|#[xX][\da-fA-F]{1,6});/g;
const named = /&[a-zA-Z][a-zA-Z\d]{1,31};/g;
/** A reference with a space in it, without its semicolon, or with full-width signs: only of names that mean nothing else. */
const broken =
  /&\s+(?:nbsp|amp|lt|gt|quot|apos|copy|reg|hellip|mdash|ndash)\s*;|&(?:nbsp|amp|lt|gt|quot|apos)\s+;|&(?:nbsp|amp|quot|apos)(?![\w;])|[&＆](?:nbsp|amp|lt|gt|quot|apos)；|＆(?:nbsp|amp|lt|gt|quot|apos);|&(?:NBSP|Nbsp|Amp|Lt|Gt|Quot|Apos);/g;
/** Spaces, hyphens and marks that few can type: who writes one means it. */
const unseen =
  /^&(?:nbsp|shy|zwn?j|lrm|rlm|(?:thin|em|en)sp|[lr]a?quo|[lrbs][ds]quo|hellip|[mn]dash|middot|bull|copy|times|#160|#173|#xa0|#xad|#8209|#x2011|#x200[b-f]|#x202f|#8239|#x202[a-e]|#823[4-8]|#x206[6-9]|#829[4-7]);$/i;
/** Signs that markup would take for its own: they stay references. */
const signs: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

/** Tags of HTML that a program puts into a page, and references. */
const html = /<\/?(?:a|b|br|em|i|li|p|span|strong|u|ul)\b[^<>]*>|&(?:amp|lt|gt|quot|nbsp|#\d{1,7});/;

/** Whether texts of the source have markup or references: then all of them are put into a page as HTML. */
const isOfHtml = (catalog: Catalog) =>
  catalog.segments.facts.of(hasMarkup, catalog) ||
  catalog.pair?.source.segments.facts.of(hasMarkup, catalog.pair.source) === true;

/** Whether a source of a file has markup, or a text of a file that is the source itself. */
function hasMarkup(catalog: Catalog): boolean {
  for (const { source, target } of catalog.segments) {
    const text = catalog.kind === 'monolingual' && !catalog.pair ? target : source;
    if (text && html.test(text.value)) return true;
  }
  return false;
}

/** A character reference (`&amp;`) of the source that is broken, or written out, or in a text that has none. */
export const entities: SegmentCheck = {
  id: 'entities',
  severity: 'warning',
  summary: 'A character reference such as &amp; is broken or out of place',
  // A semicolon of a broken reference is none of the text.
  explains: ['punctuation-spacing'],
  needs: { segment: fact.differs, either: trait.mark },
  mayFind: ({ source, target }) =>
    source?.value.includes('&') === true ||
    target?.value.includes('&') === true ||
    target?.value.includes('＆') === true,
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const ours = new Set(Array.from(sides.source.shape.matchAll(entity), ([text]) => text));
    const repaired = new Set<string>();
    yield* brokenReferences(sides, ours, repaired);
    if (!isMarkup(sides, ours, segment, context) && !sides.source.value.includes('&')) {
      yield* outOfPlace(sides.target);
      return;
    }
    yield* unknownNames(sides, ours);
    yield* bareSigns(sides, ours, repaired);
  },
  habit: ({ target }) => (target?.value.includes('&') ? habit : undefined),
};

const habit = say`Texts in this file often have character references that their source does not have`;

/** References that the source has, and the translation has damaged. @param repaired takes those that a fix restores. */
function* brokenReferences(
  { source, target }: Sides,
  ours: ReadonlySet<string>,
  repaired: Set<string>,
): Iterable<SegmentFinding> {
  if (source.value.search(broken) >= 0) return;
  for (const { 0: text, index } of target.shape.matchAll(broken)) {
    const name = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
    // `&` and a word of the text, where no reference is meant.
    if (!ours.has(`&${name};`) && !/[;；]$/.test(text)) continue;
    repaired.add(`&${name};`);
    const range = { start: index, end: index + text.length };
    yield {
      ...range,
      message: say`“${text}” is not a character reference; “&${name};” is`,
      data: { entity: text },
      fix: changeTo(`&${name};`, range),
    };
  }
}

/** Whether a text is put into a page as markup. @param ours the references of its source. */
const isMarkup = ({ source }: Sides, ours: ReadonlySet<string>, segment: Segment, { catalog }: CheckContext) =>
  ours.size > 0 ||
  isHtmlByKey(segment) ||
  source.units.some(({ type }) => type !== 'placeholder') ||
  source.codes.length > 0 ||
  isOfHtml(catalog);

/** The first reference of a text that is no markup: the others are shown as they are written, too. */
function* outOfPlace(target: Message): Iterable<SegmentFinding> {
  if (target.units.some(({ type }) => type === 'tag')) return;
  const reference = [...target.shape.matchAll(entity)].find(([text]) => !unseen.test(text));
  if (!reference) return;
  const { 0: text, index } = reference;
  yield {
    start: index,
    end: index + text.length,
    message: say`“${text}” may be shown as it is: the source has no such references`,
    data: { entity: text },
    severity: 'info',
    habit,
  };
}

/** References by names that HTML does not have. */
function* unknownNames({ source, target }: Sides, ours: ReadonlySet<string>): Iterable<SegmentFinding> {
  for (const { 0: text, index } of target.shape.matchAll(named)) {
    // `&Open;` is a mark of an accelerator, a word and a semicolon where the source has `&Open`.
    if (entityNames.has(text.slice(1, -1)) || source.value.includes(text.slice(0, -1))) continue;
    const range = { start: index, end: index + text.length };
    const lost = [...ours].filter((one) => !target.value.includes(one));
    const [only] = lost.length === 1 ? lost : [];
    yield {
      ...range,
      message: say`“${text}” is not a character reference`,
      data: { entity: text },
      fix: only ? changeTo(only, range) : undefined,
    };
  }
}

/** Signs of markup that the source writes as references, and the translation once as they are. */
function* bareSigns(
  { source, target }: Sides,
  ours: ReadonlySet<string>,
  repaired: ReadonlySet<string>,
): Iterable<SegmentFinding> {
  for (const [reference, sign] of Object.entries(signs)) {
    if (repaired.has(reference) || !ours.has(reference) || target.value.includes(reference)) continue;
    if (source.shape.replace(entity, '').includes(sign)) continue;
    const bare = target.shape.replace(entity, (text) => '\uFFFC'.repeat(text.length));
    const start = bare.indexOf(sign);
    if (start < 0 || bare.indexOf(sign, start + 1) >= 0) continue;
    const range = { start, end: start + 1 };
    yield {
      ...range,
      message: say`“${sign}” must be written as “${reference}”, as in the source`,
      data: { entity: reference },
      fix: changeTo(reference, range),
    };
  }
}
