import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { isIcon } from '../isIcon.ts';

/** A stretch of text between tags, with what is put into it. */
export interface TemplateRun {
  /** UTF-16 offsets in the file. */
  readonly start: number;
  readonly end: number;
  /** The element around it, lower case. */
  readonly element: string;
  /** Where the start tag of that element ends, before its `>`. */
  readonly tagEnd: number | undefined;
  readonly isPiece?: true;
}

/** An attribute of a start tag. */
export interface TemplateAttribute {
  /** The name of the element, as it is written. */
  readonly element: string;
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

/** What a template is made of, as far as texts are concerned. */
export interface TemplateParts {
  readonly runs: readonly TemplateRun[];
  readonly attributes: readonly TemplateAttribute[];
}

interface OpenElement {
  readonly name: string;
  readonly tagEnd: number;
  /** True where its texts are not for people, or have their keys already. */
  readonly isSkipped: boolean;
  readonly runs: { start: number; end: number }[];
  /** Words of its own, values apart. */
  ownWords: boolean;
  /** Inline elements with words in it. */
  inlineWords: boolean;
  /** The texts of these; whether they are pieces of a sentence is known once all of it was read. */
  readonly inner: TemplateRun[];
}

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const inline =
  /^(?:a|abbr|b|bdi|cite|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|router-link|nuxt-link|nuxtlink|routerlink)$/;
const notRead = /^(?:code|pre|kbd|samp|script|style|textarea|svg|math|i18n|docs)$/;
const hasKey = /(?:^|\s)(?:v-t|v-pre|translate|transloco|data-i18n|i18n|i18nKey|i18n-key)(?=[\s=/>]|$)/;
const attributePattern = /(?<![^\s"'<>/=])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const letters = /\p{L}{2}/u;

/**
 * The stretches of text of a template and the attributes with plain values.
 *
 * @param markup without comments, scripts and styles.
 * @param braces how values are put in: `{{ }}` of Vue and Angular, `{ }` of Svelte.
 */
export function templateRuns(markup: string, braces: 'double' | 'single'): TemplateParts {
  const runs: TemplateRun[] = [];
  const attributes: TemplateAttribute[] = [];
  const open: OpenElement[] = [opened('', 0, false)];
  const top = () => open[open.length - 1] as OpenElement;
  const close = () => {
    const element = open.pop();
    if (!element) return;
    const { name, tagEnd, isSkipped } = element;
    const isInline = inline.test(name);
    const parent = open.at(-1);
    const isPiece = element.inlineWords || (isInline && (parent?.runs.length ?? 0) > 0);
    if (parent && isInline && (element.runs.length > 0 || element.inlineWords)) parent.inlineWords = true;
    const ownRuns = isSkipped ? [] : element.runs;
    const texts = ownRuns.map((run): TemplateRun => {
      const around = { ...run, element: name, tagEnd: name === '' ? undefined : tagEnd };
      return isPiece ? { ...around, isPiece } : around;
    });
    // Words between those of the element around them are parts of one sentence with these.
    for (const run of element.inner) texts.push(element.ownWords ? { ...run, isPiece: true } : run);
    pushAll(parent && isInline ? parent.inner : runs, texts);
  };
  let start = 0;
  const endRun = (end: number) => {
    const text = markup.slice(start, end);
    const inner = text.trim();
    if (inner !== '' && letters.test(inner)) {
      const lead = start + text.length - text.trimStart().length;
      top().runs.push({ start: lead, end: lead + inner.length });
      if (letters.test(inner.replace(braces === 'double' ? /\{\{[^{}]*\}\}/g : /\{[^{}]*\}/g, ' ')))
        top().ownWords = true;
    }
  };
  for (let offset = 0; offset < markup.length; ) {
    const jump = valueEnd(markup, offset, braces);
    if (jump.isBlock) {
      endRun(offset);
      start = jump.end;
    }
    if (jump.end > offset) {
      offset = jump.end;
      continue;
    }
    if (markup.charAt(offset) !== '<' || !/[A-Za-z/!]/.test(markup.charAt(offset + 1))) {
      offset++;
      continue;
    }
    endRun(offset);
    const tag = tagAt(markup, offset, braces);
    offset += tag.length;
    start = offset;
    const name = /^<\/?([\w:.-]+)/.exec(tag)?.[1]?.toLowerCase() ?? '';
    if (tag.startsWith('</')) {
      const depth = open.findLastIndex((element) => element.name === name);
      while (depth > 0 && open.length > depth) close();
      continue;
    }
    if (tag.startsWith('<!')) continue;
    const isSkipped = top().isSkipped || notRead.test(name) || hasKey.test(tag) || /\stranslate\s*=\s*["']no/.test(tag);
    if (!isSkipped) addAttributes(tag, offset - tag.length, attributes);
    if (voids.test(name) || tag.endsWith('/>')) continue;
    open.push(opened(name, offset - 1, isSkipped || isIcon(name, tag)));
  }
  endRun(markup.length);
  while (open.length > 0) close();
  return { runs: runs.sort((a, b) => a.start - b.start), attributes };
}

function opened(name: string, tagEnd: number, isSkipped: boolean): OpenElement {
  return { name, tagEnd, isSkipped, runs: [], ownWords: false, inlineWords: false, inner: [] };
}

/** The tag that begins at an offset; in Svelte its values may hold signs of markup: `onclick={() => open()}`. */
function tagAt(markup: string, start: number, braces: 'double' | 'single'): string {
  let quote = '';
  for (let offset = start + 1; offset < markup.length; offset++) {
    const sign = markup.charAt(offset);
    if (sign === '{' && braces === 'single') offset = valueEnd(markup, offset, braces).end - 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return markup.slice(start, offset + 1);
    else if (sign === '<') break;
  }
  return '<';
}

function addAttributes(tag: string, offset: number, into: TemplateAttribute[]): void {
  const element = /^<([\w:.-]+)/.exec(tag)?.[1] ?? '';
  for (const match of tag.matchAll(attributePattern)) {
    const [whole, name = '', double, single] = match;
    const value = double ?? single ?? '';
    const start = offset + match.index;
    const end = start + whole.length;
    into.push({ element, name, value, start, end, valueStart: end - 1 - value.length });
  }
}

const wholeValue = /\{\{(?:[^"'`<}]|"[^"\n]*"|'[^'\n]*'|\}(?!\}))*\}\}/y;

/** Where a value or a block that begins at an offset ends; at `start` itself where none begins. */
export function valueEnd(
  markup: string,
  start: number,
  braces: 'double' | 'single',
): { readonly end: number; readonly isBlock?: boolean } {
  if (braces === 'double') {
    if (markup.startsWith('{{', start)) {
      // A string within it may have braces, too: `{{ "{{ total }} results" | translate }}`.
      wholeValue.lastIndex = start;
      if (wholeValue.test(markup)) return { end: wholeValue.lastIndex };
      const end = markup.indexOf('}}', start);
      return { end: end < 0 ? markup.length : end + 2 };
    }
    return blockEnd(markup, start);
  }
  if (markup.charAt(start) !== '{') return { end: start };
  let depth = 0;
  let end = start;
  for (; end < markup.length; end++) {
    const character = markup.charAt(end);
    if (character === '{') depth++;
    else if (character === '}' && --depth === 0) break;
  }
  return { end: end + 1, ...(/^\{\s*[#:/@]/.test(markup.slice(start, start + 4)) ? { isBlock: true } : {}) };
}

const blockStart = /@(?:else if|if|for|switch|case|default|else|empty|defer|placeholder|loading|error)\s*/y;

/** Control flow of Angular, `@if (…) {`, `}`, `@let name = …;`: behind what begins at an offset; that offset for other text. */
function blockEnd(markup: string, offset: number): { readonly end: number; readonly isBlock?: boolean } {
  const character = markup.charAt(offset);
  if (character === '}') return { end: offset + 1, isBlock: true };
  if (character !== '@') return { end: offset };
  const declared = /^@let\s[^;]*;/.exec(markup.slice(offset, offset + 2_000));
  if (declared) return { end: offset + declared[0].length, isBlock: true };
  blockStart.lastIndex = offset;
  const start = blockStart.exec(markup);
  if (!start) return { end: offset };
  let end = offset + start[0].length;
  for (let depth = 0; end < markup.length; end++) {
    const sign = markup.charAt(end);
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (depth === 0 && sign === '{') return { end: end + 1, isBlock: true };
    else if (depth === 0 && !/\s/.test(sign)) break;
  }
  return { end: offset };
}
