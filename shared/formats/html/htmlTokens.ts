import { QuoteType, Tokenizer } from 'htmlparser2';
import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { type MaskedText, maskTemplates, type TemplateTag } from './templates.ts';

/** One attribute of a tag. */
export interface HtmlAttribute extends TextRange {
  /** In lower case. */
  readonly name: string;
  /** The raw value, without quotes; empty and behind the name where there is none. */
  readonly value: TextRange;
}

/** A stretch of an HTML text. All tokens together are the text, in order and without gaps. */
export interface HtmlToken extends TextRange {
  /** `entity`: a character reference; `hidden`: a comment, a declaration, or a tag that is not finished. */
  readonly kind: 'text' | 'entity' | 'open' | 'close' | 'hidden' | 'template';
  /** Of tags: the element, in lower case. Of references: what they stand for. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
}

/** An attribute that is being read: its name, where it starts, and its value from one offset to another. */
interface AttributePart {
  readonly name: string;
  readonly start: number;
  from: number;
  to: number;
}

const noAttributes: readonly HtmlAttribute[] = [];
const foreign = new Set(['svg', 'math']);

/** Cuts a text into tokens as HTML defines them (HTML, “Tokenization”), templates apart. Linear; never throws. */
export function htmlTokens(text: string): readonly HtmlToken[] {
  const tokens: HtmlToken[] = [];
  eachHtmlToken(text, (token) => tokens.push(token));
  return tokens;
}

/**
 * As {@link htmlTokens}, for who looks at one token at a time: those of a page take more memory than its texts.
 *
 * @returns the faults of the text.
 */
export function eachHtmlToken(text: string, take: (token: HtmlToken) => void): readonly Problem[] {
  const { masked, tags } = maskTemplates(text);
  const stop = text.length;
  /** The token before the next one, which may become a part of it. */
  let last: HtmlToken | undefined;
  let offset = 0;
  let attributes: HtmlAttribute[] = [];
  let name = '';
  let part: AttributePart | undefined;
  /** How many elements of other languages are open. */
  let outside = 0;
  const push = (kind: HtmlToken['kind'], end: number, of = '', tagAttributes = noAttributes) => {
    if (end <= offset) return;
    if (last) take(last);
    last = { kind, start: offset, end, name: of, attributes: tagAttributes };
    offset = end;
  };
  const pushHidden = (end: number) => push('hidden', Math.min(end + 1, stop));
  const pushText = textPusher(tags, push, () => offset);
  const endTag = (end: number) => {
    push('open', end, name, attributes.length > 0 ? attributes : noAttributes);
    if (foreign.has(name)) outside++;
    attributes = [];
    name = '';
  };
  const tokenizer = new Tokenizer(
    // Where it need not look for references, it skips from tag to tag.
    { decodeEntities: masked.includes('&') },
    {
      ontext: (_start, end) => pushText(end),
      ontextentity: (point, end) => {
        // Some references stand for two characters, which come one by one.
        if (end > offset) push('entity', end, String.fromCodePoint(point));
        else if (last) last = { ...last, name: last.name + String.fromCodePoint(point) };
      },
      onopentagname: (start, end) => {
        name = masked.slice(start, end).toLowerCase();
      },
      onattribname: (start, end) => {
        part = { name: masked.slice(start, end).toLowerCase(), start, from: end, to: end };
      },
      onattribdata: (start, end) => {
        if (!part) return;
        if (part.from === part.to && part.from < start) part.from = start;
        part.to = end;
      },
      onattribentity: () => {},
      onattribend: (quote, end) => {
        if (part) attributes.push(attributeOf(part, quote, end, masked));
        part = undefined;
      },
      onopentagend: (end) => endTag(end + 1),
      onselfclosingtag: (end) => {
        const element = name;
        endTag(end + 1);
        if (foreign.has(element)) outside--;
      },
      onclosetag: (start, end) => {
        const element = masked.slice(start, end).toLowerCase();
        const sign = masked.indexOf('>', end);
        push('close', sign < 0 ? stop : sign + 1, element);
        if (foreign.has(element) && outside > 0) outside--;
      },
      oncomment: (_start, end) => pushHidden(end),
      ondeclaration: (_start, end) => pushHidden(end),
      onprocessinginstruction: (_start, end) => pushHidden(end),
      oncdata: (_start, end) => pushHidden(end),
      onend: () => {},
      isInForeignContext: () => outside > 0,
    },
  );
  tokenizer.write(masked);
  tokenizer.end();
  const problems = faultsAtEnd(text, last, offset);
  push('hidden', stop);
  if (last) take(last);
  return problems;
}

/** What is wrong at the end of a text. @param rest where what became no token begins. */
function faultsAtEnd(text: string, last: HtmlToken | undefined, rest: number): Problem[] {
  const problems: Problem[] = [];
  if (last?.kind === 'hidden') {
    const { start, end } = last;
    const isOpen = text.startsWith('<!--', start) && !/--!?>$/.test(text.slice(start, end));
    if (isOpen) problems.push(fault(start, start + 4, say`This comment is not closed.`));
  }
  if (rest < text.length) {
    problems.push(fault(rest, Math.min(rest + 80, text.length), say`This tag is not finished.`));
  }
  return problems;
}

/** Text up to an offset, with the tags of templates in it as tokens of their own. */
function textPusher(
  tags: MaskedText['tags'],
  push: (kind: HtmlToken['kind'], end: number) => void,
  place: () => number,
): (end: number) => void {
  let next = 0;
  return (end) => {
    while ((tags[next]?.end ?? Number.POSITIVE_INFINITY) <= place()) next++;
    for (let tag: TemplateTag | undefined = tags[next]; tag && tag.end <= end; tag = tags[++next]) {
      push('text', tag.start);
      push(tag.comment ? 'hidden' : 'template', tag.end);
    }
    push('text', end);
  };
}

function attributeOf(part: AttributePart, quote: QuoteType, end: number, masked: string): HtmlAttribute {
  const { name } = part;
  const attributeWith = (valueStart: number, valueEnd: number, stop: number) => ({
    name,
    start: part.start,
    end: stop,
    value: { start: valueStart, end: valueEnd },
  });
  if (quote === QuoteType.NoValue) return attributeWith(part.to, part.to, part.to);
  const behind = part.start + name.length;
  if (quote === QuoteType.Unquoted) {
    let from = behind;
    while (/[\s=]/.test(masked.charAt(from)) && from < end) from++;
    return attributeWith(from, end, end);
  }
  const sign = quote === QuoteType.Double ? '"' : "'";
  return attributeWith(masked.indexOf(sign, behind) + 1, end - 1, end);
}

function fault(start: number, end: number, message: Sentence): Problem {
  return { id: 'syntax', range: { start, end }, message, severity: 'error' };
}
