import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblems } from '../conflictMark.ts';
import { unpairedOf } from '../derivedCatalog.ts';
import { documentSegment } from '../documentSegment.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { entriesOf } from '../segmentBlocks.ts';
import { blocks, inlines, invisible, opaque, voids } from './htmlElements.data.ts';
import { attributeSlot, type HtmlPart, htmlSlot, partOf } from './htmlSlot.ts';
import { type HtmlAttribute, type HtmlToken, htmlTokens } from './htmlTokens.ts';
import { childElement, endedByEnd, endedByStart, type OpenElement, rootElement } from './htmlTree.ts';
import { longestTemplate } from './templates.ts';
import { textAttributesOf } from './textAttributesOf.ts';

/** What a text is in, where it is not read as the text of a paragraph is. */
export type HtmlPlace = 'attribute' | 'preformatted';

/** What is known of a page besides its segments, for as long as no more than its texts are edited. */
export interface HtmlPlaces {
  /** Which texts are attributes, or keep their white space; by their ids. */
  readonly places: ReadonlyMap<string, HtmlPlace>;
  /** Ids of texts in what may become a tag of a template when they are edited. */
  readonly unsure: ReadonlySet<string>;
}

/** By `entriesOf` a catalog. */
const known = new WeakMap<object, HtmlPlaces>();

/** See {@link HtmlPlaces}; read again for a catalog that was made elsewhere. */
export function placesOf(catalog: Catalog): HtmlPlaces {
  const entries = entriesOf(unpairedOf(catalog));
  const places = known.get(entries) ?? known.get(parseHtml(catalog.text));
  if (!places) throw new Error('an HTML catalog without places');
  known.set(entries, places);
  return places;
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
  const reading = new HtmlReading(text, keepSpace);
  for (const token of tokens) reading.read(token);
  reading.end();
  return { text, tokens, segments: inFileOrder(reading.segments), problems: [...problems, ...reading.problems] };
}

/** Reads an HTML text: the texts of its blocks and attributes, in the order of the file. */
export function parseHtml(text: string, path?: string): Catalog {
  const { tokens, problems, doubtful } = htmlTokens(text);
  const reading = new HtmlReading(text);
  for (const token of tokens) reading.read(token);
  reading.end();
  const segments = inFileOrder(reading.segments);
  const sample = segments.slice(0, 2000).map(({ target }) => (target ? textOnly(target) : ''));
  const catalog: Catalog = {
    format: 'html',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(reading.language ? { targetLanguage: reading.language } : {}),
    segments,
    problems: [...problems, ...reading.problems, ...conflictProblems(text)].sort(
      (a, b) => a.range.start - b.range.start,
    ),
    syntaxes: guessSyntaxes(sample).filter((syntax) => syntax !== 'markup'),
  };
  const places = new Map<string, HtmlPlace>();
  for (const { id, target } of segments) {
    const place = target && reading.places.get(target.range.start);
    if (place) places.set(id, place);
  }
  known.set(catalog, { places, unsure: unsureTexts(segments, doubtful) });
  return catalog;
}

/** Ids of the texts in ranges that may become tags of templates: those that are not too long for that in any case. */
function unsureTexts(segments: readonly Segment[], doubtful: readonly TextRange[]): ReadonlySet<string> {
  const unsure = new Set<string>();
  for (const { start, end } of doubtful) {
    const within = segments.filter(({ range }) => range.end >= start && range.start <= end);
    const edited = within.reduce((sum, { range }) => sum + range.end - range.start, 0);
    if (end - start - edited <= longestTemplate) for (const { id } of within) unsure.add(id);
  }
  return unsure;
}

const none: readonly never[] = [];

/** One pass over the tokens. A class because its steps share what is open. */
class HtmlReading {
  readonly segments: Segment[] = [];
  readonly problems: Problem[] = [];
  /** By the start of their slots. */
  readonly places = new Map<number, HtmlPlace>();
  language: string | undefined;
  private readonly text: string;
  private readonly root: OpenElement;
  /** Open elements, the innermost one last. */
  private readonly open: OpenElement[] = [];
  private readonly ids = new Set<string>();
  /** The parts of the text that is being read. */
  private run: HtmlPart[] = [];
  /** The element that is left alone, with the place of its start tag in `run`. */
  private whole: { readonly element: OpenElement; readonly part: HtmlPart } | undefined;
  /** Comments that stand before what comes next. */
  private comments: string[] = [];

  constructor(text: string, keepSpace = false) {
    this.text = text;
    this.root = { ...rootElement(), keepSpace };
  }

  read(token: HtmlToken): void {
    if (token.kind === 'open') this.start(token);
    else if (token.kind === 'close') this.stop(token);
    else if (!this.whole) {
      const raw = token.kind === 'hidden' ? this.text.slice(token.start, token.end) : '';
      if (raw.startsWith('<!--')) this.comments.push(raw.slice(4, -3));
      this.run.push(partOf(this.text, token));
    }
  }

  end(): void {
    this.finishWhole(this.text.length);
    this.pop(this.open.length, this.text.length);
    this.flush(this.text.length);
  }

  private get parent(): OpenElement {
    return this.open.at(-1) ?? this.root;
  }

  private start(token: HtmlToken): void {
    const { name } = token;
    this.pop(endedByStart(this.open, name), token.start);
    const attribute = (key: string) => token.attributes.find((own) => own.name === key);
    const raw = (own: HtmlAttribute | undefined) => own && this.text.slice(own.value.start, own.value.end);
    this.language ??= raw(attribute('lang')) || raw(attribute('xml:lang')) || undefined;
    // A component is part of the sentence that it stands in, if there is one.
    const block = blocks.has(name) || (!inlines.has(name) && !this.run.some(isText(this.text)));
    if (block && !this.whole) this.flush(token.start);
    const element = childElement(this.parent, token, this.text, {
      id: this.identity(attribute('id')),
      block,
      translate: this.translates(token),
    });
    const pinned = raw(attribute('translate'));
    const alone = !element.translate || (opaque.has(name) && (pinned !== 'yes' || invisible.has(name)));
    const texts = this.whole || !element.translate ? none : textAttributesOf(this.text, token);
    for (const own of texts) this.addAttribute(element, own);
    const isVoid = voids.has(name) || (this.text.startsWith('/>', token.end - 2) && opaque.has(name));
    if (!isVoid) this.open.push(element);
    if (this.whole) return;
    if (block) {
      if (!element.translate || isVoid) this.comments = [];
      return;
    }
    const part = partOf(
      this.text,
      token,
      texts.map((own) => own.value),
    );
    if (isVoid) this.run.push({ ...part, kind: 'standalone' });
    else if (alone) this.whole = { element, part };
    else this.run.push(part);
  }

  private stop(token: HtmlToken): void {
    const ended = endedByEnd(this.open, token.name);
    if (ended === 0) {
      // A stray “</p>” is an empty paragraph to a browser: it ends the text before it all the same.
      if (this.whole) return;
      if (blocks.has(token.name)) this.flush(token.start);
      else this.run.push(partOf(this.text, token));
      return;
    }
    const element = this.open.at(-ended) as OpenElement;
    this.pop(ended - 1, token.start);
    if (this.whole && this.whole.element !== element) {
      this.open.pop();
      return;
    }
    if (this.whole) this.finishWhole(token.end);
    else if (element.block) this.flush(token.start, token.end);
    else this.run.push(partOf(this.text, token));
    this.open.pop();
  }

  /** Ends the innermost elements without their end tags. */
  private pop(count: number, at: number): void {
    for (let i = 0; i < count; i++) {
      if (this.whole?.element === this.open.at(-1)) this.finishWhole(at);
      if (!this.whole && this.parent.block) this.flush(at);
      this.open.pop();
    }
  }

  private finishWhole(end: number): void {
    if (!this.whole) return;
    const { part, element } = this.whole;
    this.whole = undefined;
    if (end > part.start) this.run.push({ ...part, kind: invisible.has(element.name) ? 'hidden' : 'standalone', end });
  }

  /** The `id` of an element, where it can be that of its text. */
  private identity(attribute: HtmlAttribute | undefined): HtmlAttribute | undefined {
    const id = attribute && this.text.slice(attribute.value.start, attribute.value.end).trim();
    if (!attribute || !id || /[{<]/.test(id) || this.whole) return undefined;
    if (this.ids.has(id)) {
      const message = `The id “${id}” is there twice; links and programs find the first one only.`;
      this.problems.push({ id: 'duplicate-id', range: attribute.value, message, severity: 'warning' });
      return undefined;
    }
    this.ids.add(id);
    return attribute;
  }

  private translates(token: HtmlToken): boolean {
    for (const { name, value } of token.attributes) {
      const raw = this.text.slice(value.start, value.end).toLowerCase();
      if (name === 'translate' && raw === 'no') return false;
      if (name === 'translate' && (raw === 'yes' || raw === '')) return true;
      if (name === 'class' && raw.split(/\s+/).includes('notranslate')) return false;
    }
    return this.parent.translate;
  }

  /** Makes the parts read so far a segment of the innermost block. @param end behind the block's end tag. */
  private flush(to: number, end?: number): void {
    const owner = this.open.findLast((element) => element.block) ?? this.root;
    const run = this.run.splice(0);
    const from = run[0]?.start ?? to;
    const parts = this.trim(run, owner.keepSpace);
    const comments = this.comments;
    const [first] = parts;
    const last = parts.at(-1);
    if (!first || !last) {
      if (end !== undefined) this.comments = [];
      return;
    }
    this.comments = [];
    const place = { start: first.start, end: last.end };
    const slot = htmlSlot(this.text, parts, place, owner.keepSpace);
    if (textOnly(slot).trim() === '') return;
    if (owner.keepSpace) this.places.set(place.start, 'preformatted');
    const whole = end !== undefined && from === owner.openEnd && owner.runs === 0;
    owner.runs++;
    const number = owner.path === '' ? 'text' : `${owner.path}/text`;
    const id = owner.runs > 1 ? `${number}[${owner.runs}]` : owner.path || number;
    this.add(id, whole ? { start: owner.start, end } : place, slot, owner.translate, comments, owner.idRange);
  }

  /** Without white space, comments and scripts at the ends. */
  private trim(run: readonly HtmlPart[], keepSpace: boolean): HtmlPart[] {
    const parts = [...run];
    for (const side of [0, -1] as const) {
      for (let part = parts.at(side); part; part = parts.at(side)) {
        if (part.kind !== 'hidden' && part.kind !== 'text') break;
        const raw = part.kind === 'text' ? this.text.slice(part.start, part.end) : '';
        const kept = keepSpace ? raw : side === 0 ? raw.trimStart() : raw.trimEnd();
        const left = kept.length;
        if (side === 0) parts.shift();
        else parts.pop();
        if (left === 0) continue;
        const { start, end } = part;
        if (side === 0) parts.unshift({ ...part, start: end - left });
        else parts.push({ ...part, end: start + left });
        break;
      }
    }
    return parts;
  }

  private addAttribute(element: OpenElement, attribute: HtmlAttribute): void {
    const slot = attributeSlot(this.text, attribute.value);
    const id = `${element.path}/@${attribute.name}`;
    this.places.set(slot.range.start, 'attribute');
    this.add(id, { start: attribute.start, end: attribute.end }, slot, element.translate, this.comments);
  }

  private add(
    id: string,
    range: TextRange,
    target: Segment['target'] & object,
    translatable: boolean,
    comments: readonly string[],
    idRange?: TextRange,
  ): void {
    this.segments.push(documentSegment({ id, range, target, translatable, idRange }, comments));
  }
}

const isText = (text: string) => (part: HtmlPart) =>
  part.kind === 'text' && /\S/.test(text.slice(part.start, part.end));
