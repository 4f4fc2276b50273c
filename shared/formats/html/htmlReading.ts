import type { Problem } from '../../catalog/catalog.ts';
import { isBlank } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { documentSegment } from '../documentSegment.ts';
import { blocks, inlines, invisible, opaque, voids } from './htmlElements.data.ts';
import { attributeSlot, type HtmlPart, htmlSlot, partOf, trimmedParts } from './htmlSlot.ts';
import type { HtmlAttribute, HtmlToken } from './htmlTokens.ts';
import { childElement, endedByEnd, endedByStart, type OpenElement, rootElement } from './htmlTree.ts';
import { textAttributesOf } from './textAttributesOf.ts';

const none: readonly never[] = [];

/** One pass over the tokens. A class because its steps share what is open. */
export class HtmlReading {
  readonly segments: Segment[] = [];
  readonly problems: Problem[] = [];
  language: string | undefined;
  private readonly text: string;
  /** The element around all. */
  private readonly root = rootElement();
  /** Open elements, the innermost one last. */
  private readonly open: OpenElement[] = [];
  private readonly ids = new Set<string>();
  /** The parts of the text that is being read. */
  private run: HtmlPart[] = [];
  /** The element that is left alone, with the place of its start tag in `run`. */
  private whole: { readonly element: OpenElement; readonly part: HtmlPart } | undefined;
  /** Comments that stand before what comes next. */
  private comments: string[] = [];

  constructor(text: string) {
    this.text = text;
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
    this.flush();
  }

  private get parent(): OpenElement {
    return this.open.at(-1) ?? this.root;
  }

  private start(token: HtmlToken): void {
    const { name } = token;
    this.pop(endedByStart(this.open, name), token.start);
    this.language ??= this.valueOf(token, 'lang') || this.valueOf(token, 'xml:lang') || undefined;
    // A component is part of the sentence that it stands in, if there is one.
    const block = blocks.has(name) || (!inlines.has(name) && !this.run.some(isText(this.text)));
    if (block && !this.whole) this.flush();
    const element = childElement(this.parent, token, this.text, {
      id: this.identity(attributeOf(token, 'id')),
      block,
      translate: this.translates(token),
    });
    const isOpaque = opaque.has(name) && (invisible.has(name) || this.valueOf(token, 'translate') !== 'yes');
    const alone = !element.translate || isOpaque;
    const texts = this.whole || !element.translate ? none : textAttributesOf(this.text, token);
    for (const attribute of texts) this.addAttribute(element, attribute);
    const isVoid = voids.has(name) || (this.text.startsWith('/>', token.end - 2) && opaque.has(name));
    if (!isVoid) this.open.push(element);
    if (this.whole) return;
    if (block) {
      if (!element.translate || isVoid) this.forgetComments();
      return;
    }
    const whole = partOf(this.text, token);
    const part = texts.length > 0 ? { ...whole, without: texts.map((attribute) => attribute.value) } : whole;
    if (isVoid) this.run.push({ ...part, kind: 'standalone' });
    else if (alone) this.whole = { element, part };
    else this.run.push(part);
  }

  private stop(token: HtmlToken): void {
    const ended = endedByEnd(this.open, token.name);
    if (ended === 0) {
      // A stray “</p>” is an empty paragraph to a browser: it ends the text before it all the same.
      if (this.whole) return;
      if (blocks.has(token.name)) this.flush();
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
    else if (element.block) this.flush(token.end);
    else this.run.push(partOf(this.text, token));
    this.open.pop();
  }

  /** Ends the innermost elements without their end tags. */
  private pop(count: number, offset: number): void {
    for (let i = 0; i < count; i++) {
      if (this.whole?.element === this.open.at(-1)) this.finishWhole(offset);
      if (!this.whole && this.parent.block) this.flush();
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
    if (this.ids.size === this.ids.add(id).size) {
      const message = say`The id “${id}” appears twice; links and programs find only the first one.`;
      this.problems.push({ id: 'duplicate-id', range: attribute.value, message, severity: 'warning' });
      return undefined;
    }
    return attribute;
  }

  private translates(token: HtmlToken): boolean {
    for (const { name, value } of token.attributes) {
      if (name !== 'translate' && name !== 'class') continue;
      const raw = this.text.slice(value.start, value.end).toLowerCase();
      if (name === 'translate' && raw === 'no') return false;
      if (name === 'translate' && (raw === 'yes' || raw === '')) return true;
      if (name === 'class' && raw.includes('notranslate') && raw.split(/\s+/).includes('notranslate')) return false;
    }
    return this.parent.translate;
  }

  private valueOf(token: HtmlToken, name: string): string | undefined {
    const attribute = attributeOf(token, name);
    return attribute && this.text.slice(attribute.value.start, attribute.value.end);
  }

  private forgetComments(): void {
    if (this.comments.length > 0) this.comments = [];
  }

  /** Makes the parts read so far a segment of the innermost block. @param end behind the block's end tag. */
  private flush(end?: number): void {
    if (this.run.length === 0) {
      if (end !== undefined) this.forgetComments();
      return;
    }
    const owner = this.open.findLast((element) => element.block) ?? this.root;
    const from = this.run[0]?.start;
    const parts = trimmedParts(this.text, this.run, owner.keepSpace);
    this.run = [];
    const comments = this.comments;
    const [first] = parts;
    const last = parts.at(-1);
    if (first || end !== undefined) this.forgetComments();
    if (!first || !last) return;
    const place = { start: first.start, end: last.end };
    const slot = htmlSlot(this.text, parts, place, owner.keepSpace);
    if (isBlank(slot)) return;
    const whole = end !== undefined && from === owner.openEnd && owner.runs === 0;
    owner.runs++;
    const number = owner.path === '' ? 'text' : `${owner.path}/text`;
    const id = owner.runs > 1 ? `${number}[${owner.runs}]` : owner.path || number;
    this.add(id, whole ? { start: owner.start, end } : place, slot, owner.translate, comments, owner.idRange);
  }

  private addAttribute(element: OpenElement, attribute: HtmlAttribute): void {
    const slot = attributeSlot(this.text, attribute.value);
    const id = `${element.path}/@${attribute.name}`;
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

const attributeOf = ({ attributes }: HtmlToken, key: string) => attributes.find(({ name }) => name === key);
const isText = (text: string) => (part: HtmlPart) =>
  part.kind === 'text' && /\S/.test(text.slice(part.start, part.end));
