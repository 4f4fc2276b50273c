import { elementEnd, openTag } from './angularTemplate.ts';
import type { CodeFindings, KeyUse } from './codeFile.ts';
import type { ts } from './codeParsers.mjs';
import { collectedText, filled } from './collectedText.ts';
import { decodedEntities } from './extract/decodedEntities.ts';

/** `i18n`, `i18n="@@cart.title"`, `i18n-title='meaning|description@@id'`. */
const mark = /(\s)i18n(?:-([\w.:-]+))?(?:(\s*=\s*["'])((?<=")[^"]*|(?<=')[^']*)["'])?(?=[\s/]|$)/g;

/** A text that a template marks for Angular's extractor. */
interface MarkedText {
  /** `meaning|description@@id`, and where it starts. */
  readonly description: string;
  readonly descriptionStart: number;
  /** The place of the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * The texts that Angular's extractor collects from a template: those of elements with `i18n`, and of attributes that
 * `i18n-title` names.
 *
 * @param markup without comments.
 */
export function markedTexts(markup: string): readonly MarkedText[] {
  if (!/\si18n[\s=>-]/.test(markup)) return [];
  const marked: MarkedText[] = [];
  for (const tag of markup.matchAll(openTag)) {
    const [, name = '', attributes = ''] = tag;
    const head = tag.index + 1 + name.length;
    for (const match of attributes.matchAll(mark)) {
      const [, space = '', attribute, equals = '', description = ''] = match;
      const place = attribute === undefined ? insideOf(markup, tag, name) : valuePlace(attributes, attribute, head);
      const written = attribute === undefined ? 'i18n' : `i18n-${attribute}`;
      const descriptionStart = head + match.index + space.length + written.length + equals.length;
      if (place) marked.push({ description, descriptionStart, ...place });
    }
  }
  return marked;
}

/** Adds the texts that a template marks to what its code asks for; they are no hard-coded texts. */
export function addMarkedTexts(markup: string, findings: CodeFindings): void {
  const marked = markedTexts(markup);
  for (const { description, descriptionStart, start, end } of marked) {
    const raw = markup.slice(start, end);
    const use = collectedUse(description, descriptionStart, textOfMarkup(raw), withoutSpace(raw, start));
    if (use) findings.uses.push(use);
  }
  if (marked.length === 0) return;
  const rest = findings.texts.filter(
    ({ range }) => !marked.some(({ start, end }) => start <= range.start && range.start < end),
  );
  findings.texts.splice(0, findings.texts.length, ...rest);
}

function insideOf(markup: string, tag: RegExpExecArray, name: string) {
  if (/\/\s*>$/.test(tag[0])) return undefined;
  const start = tag.index + tag[0].length;
  return { start, end: elementEnd(markup, start, name) };
}

function valuePlace(attributes: string, name: string, head: number) {
  const escaped = name.replace(/[.]/g, '\\.');
  const match = new RegExp(`\\s${escaped}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = match?.[1] ?? match?.[2];
  if (!match || value === undefined) return undefined;
  const end = head + match.index + match[0].length - 1;
  return { start: end - value.length, end };
}

/** A piece of a template as a message: elements, values and ICU expressions are filled in. */
function textOfMarkup(raw: string): string {
  const text = raw
    .replace(/\{\{(?:(?!\{\{)[\s\S])*?\}\}/g, filled)
    .replace(/<(?:"[^"]*"|'[^']*'|[^"'<>])*>/g, filled)
    .replace(/\{[^{},]+,\s*(?:plural|select)\b[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, filled)
    .replace(/@(?:if|else|for|switch|case|default|empty|defer)\b[^{}]*\{|\}/g, filled);
  return collectedText(decodedEntities(text));
}

function withoutSpace(raw: string, start: number) {
  const lead = raw.length - raw.trimStart().length;
  return { start: start + lead, end: start + lead + raw.trim().length };
}

/**
 * A text as the use of a key: of the id that stands in its description, else of the id that Angular computes.
 *
 * @param description `meaning|description@@id`, which starts at an offset of the file.
 * @param place of the text.
 */
function collectedUse(
  description: string,
  start: number,
  text: string,
  place: { readonly start: number; readonly end: number },
): KeyUse | undefined {
  const idStart = description.lastIndexOf('@@');
  const id = idStart < 0 ? '' : description.slice(idStart + 2).trim();
  if (id === '' && !/\p{L}/u.test(text)) return undefined;
  const isNamed = id !== '';
  const range = isNamed ? { start: start + idStart + 2, end: start + idStart + 2 + id.length } : place;
  const defaultText = isNamed && !text.includes(filled) ? { defaultText: text } : {};
  const key = isNamed ? id : text;
  return {
    key,
    written: key,
    namespaces: [],
    range,
    collected: { text, isNamed },
    ...defaultText,
    ...(isNamed ? {} : { composed: true, optional: true }),
  };
}

/** What `` $localize`:@@id:Hello ${name}:NAME:` `` asks for; undefined for any other template. */
export function localizedUse(api: typeof ts, node: ts.TaggedTemplateExpression, shift: number): KeyUse | undefined {
  if (!api.isIdentifier(node.tag) || node.tag.text !== '$localize') return undefined;
  const { template } = node;
  const source = node.getSourceFile();
  const head = api.isTemplateExpression(template) ? template.head : template;
  const literals = api.isTemplateExpression(template) ? template.templateSpans.map(({ literal }) => literal) : [];
  const start = head.getStart(source) + 1;
  const raw = source.text.slice(start, head.end);
  const [block = '', description = ''] = /^:((?:[^:\\]|\\.)*):/.exec(raw) ?? [];
  const words = [
    block === '' ? head.text : head.text.slice(head.text.indexOf(':', 1) + 1),
    ...literals.map(({ text }) => text.replace(/^:[^:]*:/, '')),
  ];
  const place = { start: start + block.length + shift, end: template.end - 1 + shift };
  return collectedUse(description, start + 1 + shift, collectedText(words.join(filled)), place);
}
