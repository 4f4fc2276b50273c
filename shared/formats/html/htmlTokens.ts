import { QuoteType, Tokenizer } from 'htmlparser2';
import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type MaskedText, maskTemplates, type TemplateTag } from './templates.ts';

/** One attribute of a tag. */
export interface HtmlAttribute extends TextRange {
  /** In lower case. */
  readonly name: string;
  /** The raw value, without quotes; empty and behind the name where there is none. */
  readonly value: TextRange;
  /** `'` or `"`; empty where the value has no quotes. */
  readonly quote: string;
}

/** A stretch of an HTML text. All tokens together are the text, in order and without gaps. */
export interface HtmlToken extends TextRange {
  /** `entity`: a character reference; `hidden`: a comment, a declaration, or a tag that is not finished. */
  readonly kind: 'text' | 'entity' | 'open' | 'close' | 'hidden' | 'template';
  /** Of tags: the element, in lower case. Of references: what they stand for. */
  readonly name: string;
  readonly attributes: readonly HtmlAttribute[];
}

/** An HTML text cut into tokens. */
export interface HtmlTokens {
  readonly text: string;
  readonly tokens: readonly HtmlToken[];
  readonly problems: readonly Problem[];
  /** See {@link MaskedText.doubtful}. */
  readonly doubtful: MaskedText['doubtful'];
}

const noAttributes: readonly HtmlAttribute[] = [];
const foreign = new Set(['svg', 'math']);

/** Cuts a text into tokens as HTML defines them (HTML, “Tokenization”), templates apart. Linear; never throws. */
export function htmlTokens(text: string): HtmlTokens {
  const { masked, tags, doubtful } = maskTemplates(text);
  const tokens: HtmlToken[] = [];
  const problems: Problem[] = [];
  let at = 0;
  let attributes: HtmlAttribute[] = [];
  let name = '';
  let part: { name: string; start: number; from: number; to: number } | undefined;
  let outside = 0;
  const push = (kind: HtmlToken['kind'], end: number, of = '', own = noAttributes) => {
    if (end <= at) return;
    tokens.push({ kind, start: at, end, name: of, attributes: own });
    at = end;
  };
  const pushText = textPusher(tags, push, () => at);
  const endTag = (end: number) => {
    push('open', end, name, attributes.length > 0 ? attributes : noAttributes);
    if (foreign.has(name)) outside++;
    attributes = [];
    name = '';
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (_start, end) => pushText(end),
      ontextentity: (point, end) => {
        const last = tokens.at(-1);
        // Some references stand for two characters, which come one by one.
        if (end > at) push('entity', end, String.fromCodePoint(point));
        else if (last) tokens[tokens.length - 1] = { ...last, name: last.name + String.fromCodePoint(point) };
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
        const own = name;
        endTag(end + 1);
        if (foreign.has(own)) outside--;
      },
      onclosetag: (start, end) => {
        const own = masked.slice(start, end).toLowerCase();
        if (foreign.has(own) && outside > 0) outside--;
        const stop = masked.indexOf('>', end);
        push('close', stop < 0 ? masked.length : stop + 1, own);
      },
      oncomment: (_start, end) => push('hidden', Math.min(end + 1, text.length)),
      ondeclaration: (_start, end) => push('hidden', Math.min(end + 1, text.length)),
      onprocessinginstruction: (_start, end) => push('hidden', Math.min(end + 1, text.length)),
      oncdata: (_start, end) => push('hidden', Math.min(end + 1, text.length)),
      onend: () => {},
      isInForeignContext: () => outside > 0,
    },
  );
  tokenizer.write(masked);
  tokenizer.end();
  const last = tokens.at(-1);
  if (
    last?.kind === 'hidden' &&
    text.startsWith('<!--', last.start) &&
    !/--!?>$/.test(text.slice(last.start, last.end))
  ) {
    problems.push(fault(last.start, last.start + 4, 'This comment is not closed.'));
  }
  if (at < text.length) {
    problems.push(fault(at, Math.min(at + 80, text.length), 'This tag is not finished.'));
    push('hidden', text.length);
  }
  return { text, tokens, problems, doubtful };
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

function attributeOf(
  part: { name: string; start: number; from: number; to: number },
  quote: QuoteType,
  end: number,
  masked: string,
): HtmlAttribute {
  const { name, start } = part;
  if (quote === QuoteType.NoValue)
    return { name, start, end: part.to, value: { start: part.to, end: part.to }, quote: '' };
  if (quote === QuoteType.Unquoted) {
    let from = part.start + name.length;
    while (/[\s=]/.test(masked.charAt(from)) && from < end) from++;
    return { name, start, end, value: { start: from, end }, quote: '' };
  }
  const sign = quote === QuoteType.Double ? '"' : "'";
  const from = masked.indexOf(sign, part.start + name.length) + 1;
  return { name, start, end, value: { start: from, end: end - 1 }, quote: sign };
}

function fault(start: number, end: number, message: string): Problem {
  return { id: 'syntax', range: { start, end }, message, severity: 'error' };
}
