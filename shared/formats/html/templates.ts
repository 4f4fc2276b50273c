import type { TextRange } from '../../catalog/textRange.ts';
import { TemplateCode } from '../templateCode.ts';

/** What a program that makes the page puts in the place of, or reads and takes out. */
export interface TemplateTag extends TextRange {
  /** True where nothing comes of it: a comment. */
  readonly comment: boolean;
}

/** A text whose template tags are hidden from who reads it as HTML. */
export interface MaskedText {
  /** As long as the text: each character of a template tag is `filler`. */
  readonly masked: string;
  /** In order, without overlap. */
  readonly tags: readonly TemplateTag[];
}

/** Stands for what is hidden: no character that means anything to HTML. */
export const filler = '\uFFFC';

/** How tags of templates open and close, the longer ones first. */
const delimiters: readonly (readonly [string, string])[] = [
  ['{{{', '}}}'],
  ['{{!--', '--}}'],
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['<%--', '--%>'],
  ['<%', '%>'],
  ['<?', '?>'],
];

/** No tag of a template is longer; only code of PHP is, which has no limit. */
const longestTemplate = 4000;

/**
 * Hides the tags of templates: `{{ … }}` (Vue, Angular, Handlebars, Jinja, Liquid), `{% … %}`, `{# … #}`, `<% … %>` (ERB,
 * EJS, JSP), `<? … ?>` (PHP; also processing instructions), with the code that a pair of them encloses. One that is not
 * closed within a reasonable length is text.
 *
 * @example maskTemplates('a {{ b }}').tags; // [{ start: 2, end: 9, comment: false }]
 */
export function maskTemplates(text: string): MaskedText {
  const tags: TemplateTag[] = [];
  const closings = new Map<string, number>();
  const code = new TemplateCode(text);
  const opening = /\{\{\{|\{\{!--|\{[{%#]|<%--|<[%?]/g;
  let masked = '';
  let offset = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = match.index;
    const close = delimiters.find(([open]) => open === match?.[0])?.[1] ?? '';
    const inner = start + match[0].length;
    let end = closings.get(close) ?? -1;
    if (end < inner) {
      end = text.indexOf(close, inner);
      if (end < 0) end = text.length;
      closings.set(close, end);
    }
    if (end === text.length) continue;
    // A tag that encloses code is one with it.
    const stop = code.endOf(start) ?? end + close.length;
    const tooLong = match[0] !== '<?' && end - inner > longestTemplate;
    if (tooLong || isText(match[0], text, inner, end)) continue;
    tags.push({
      start,
      end: stop,
      comment: /^(?:\{#|\{\{!|<%--|<%#|\{%-? ?comment\b)/.test(text.slice(start, start + 12)),
    });
    masked += text.slice(offset, start) + filler.repeat(stop - start);
    offset = stop;
    opening.lastIndex = stop;
  }
  return { masked: masked + text.slice(offset), tags };
}

/** Whether what looks like a tag opens a block of code, or holds another tag: `{{` of a style sheet, `{#id}`. */
function isText(open: string, text: string, from: number, end: number): boolean {
  if (open === '{#') return /\n/.test(text.slice(from, end)) && !/^[ -]/.test(text.slice(from, from + 1));
  return open.startsWith('{{') && /\{\{|<\/(?:script|style)/i.test(text.slice(from, end));
}
