import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, type InlineCode, sameContent, textOnly } from '../../catalog/content.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { EditRefused, type NewEntry } from '../format.ts';
import { languageLike } from '../languageLike.ts';
import { lineEndFor } from '../xml/encodeContent.ts';
import { placesOf } from './htmlParse.ts';
import { htmlTokens } from './htmlTokens.ts';

/** Where a text stands, which decides how it is written. */
interface Place {
  /** The quote around an attribute's value; `bare` for a value without quotes; undefined for text of an element. */
  readonly quote?: '"' | "'" | 'bare';
  readonly keepSpace: boolean;
  readonly lineEnd: string;
  readonly space: string;
}

/** The edits that change one text of a page. See {@link Format.edits}. */
export function editHtml(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content || !target || sameContent(target, change.content)) return [];
  if (!segment.translatable) throw new EditRefused(`The page says that “${segment.id}” is not to be translated.`);
  const place = placeOf(catalog, segment, change.content);
  refuse(change.content, place);
  return textEdits(catalog.text, target, change.content, place);
}

/** A content as it would stand in the file. See {@link Format.encode}. */
export function encodeHtml(content: Content, segment: Segment, catalog: Catalog): string {
  const place = placeOf(catalog, segment, content);
  return encodePart(content, place, segment.target && hiddenCodes(catalog.text, segment.target), 0);
}

/**
 * The edits that turn a page into one of another language: texts that are translated are replaced, the others stay, and
 * so does the rest but for `lang`, which is added where the page has none.
 */
export function deriveHtml(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const segment of source.segments) {
    const entry = translations.get(segment.id);
    if (!entry) continue;
    try {
      edits.push(...editHtml(source, segment, { content: entry.content }));
    } catch (error) {
      // A text that the file cannot hold stays in the source language, where it is seen as untranslated.
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  return [...edits, ...languageEdits(source, language)];
}

function languageEdits({ text, targetLanguage }: Catalog, language: string): TextEdit[] {
  const { tokens } = htmlTokens(text);
  const declared = tokens
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value }) => /^(?:xml:)?lang$/.test(name) && text.slice(value.start, value.end) === targetLanguage);
  if (targetLanguage && declared.length > 0) {
    const newText = languageLike(language, targetLanguage);
    return declared.map(({ value }) => ({ range: value, newText }));
  }
  const root = tokens.find(({ kind, name }) => kind === 'open' && name === 'html');
  if (!root) return [];
  const at = root.start + '<html'.length;
  return [{ range: { start: at, end: at }, newText: ` lang="${language}"` }];
}

function placeOf(catalog: Catalog, { target }: Segment, content: Content): Place {
  const { text } = catalog;
  const start = target?.range.start ?? 0;
  const lineEnd = lineEndFor(content.value, text);
  const space = text.includes('\u00a0') ? '\u00a0' : '&nbsp;';
  const place = placesOf(catalog).get(start);
  if (place !== 'attribute') return { keepSpace: place === 'preformatted', lineEnd, space };
  let at = start - 1;
  while (/\s/.test(text.charAt(at))) at--;
  const quote = text.charAt(at);
  return { quote: quote === '"' || quote === "'" ? quote : 'bare', keepSpace: false, lineEnd, space };
}

/** @throws EditRefused for what a browser would not show as it is given. */
function refuse(next: Content, { quote, keepSpace }: Place): void {
  if (textOnly(next).trim() === '') throw new EditRefused('A text of an HTML file cannot be emptied.');
  const spaces = quote ? /^[ \t\n\f\r]|[ \t\n\f\r]$| {2}/ : /^[ \t\n\f\r]|[ \t\n\f\r]$|[\t\n\f\r]| {2}/;
  if (!keepSpace && spaces.test(withoutCodes(next))) {
    throw new EditRefused(
      'HTML shows white space as single spaces between words; write “<br>” or “&nbsp;” for others.',
    );
  }
  const control = /[\u0000-\u0008\u000b\u000e-\u001f]/.exec(next.value)?.[0];
  if (control) throw new EditRefused(`HTML cannot hold the control character U+${hex(control)}.`);
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

/** The value with each code as one sign, so that spaces beside codes are told from spaces beside spaces. */
function withoutCodes({ value, codes }: Content): string {
  let text = '';
  let at = 0;
  for (const code of codes) {
    text += `${value.slice(at, code.start)}\uFFFC`;
    at = code.end;
  }
  return text + value.slice(at);
}

function textEdits(text: string, slot: Slot, next: Content, place: Place): TextEdit[] {
  const hidden = hiddenCodes(text, slot);
  if (place.quote === 'bare' && /[\s"'=<>`]/.test(encodePart(next, { ...place, quote: '"' }, hidden, 0))) {
    return [{ range: slot.range, newText: `"${encodePart(next, { ...place, quote: '"' }, hidden, 0)}"` }];
  }
  const edit = minimalEdit(slot, next, (part, at) => encodePart(part, place, hidden, at));
  if (!edit) return [];
  // What is not escaped before the edit could be read together with what is written there.
  const risky = /(?:&#?\w*|<[/!?]?|\{|<[\w-]+)$/.test(text.slice(slot.range.start, edit.range.start));
  return [risky ? { range: slot.range, newText: encodePart(next, place, hidden, 0) } : edit];
}

/** A code whose markup in the value leaves out what is a text of its own. */
interface HiddenCode {
  readonly markup: string;
  readonly raw: string;
  /** Offset behind it in the file. */
  readonly end: number;
}

function hiddenCodes(text: string, slot: Slot): readonly HiddenCode[] {
  const found: HiddenCode[] = [];
  for (const code of slot.codes) {
    const markup = markupOf(slot, code);
    const [start, end] = [slot.toText(code.start), slot.toText(code.end)];
    if (end - start > markup.length) found.push({ markup, raw: text.slice(start, end), end });
  }
  return found;
}

const markupOf = ({ value }: Content, code: InlineCode) => value.slice(code.start, code.end);

/**
 * A part of a content as raw text. A code whose own texts are not in the value comes with those: the first one in the
 * part is the first that stands behind `at` in the file.
 */
function encodePart(part: Content, place: Place, hidden: readonly HiddenCode[] = [], at: number): string {
  const left = hidden.filter(({ end }) => end > at);
  let raw = '';
  let from = 0;
  for (const code of part.codes) {
    const markup = markupOf(part, code);
    const found = left.findIndex((other) => other.markup === markup);
    raw += encodeText(part.value.slice(from, code.start), place);
    raw += found < 0 ? markup : (left.splice(found, 1)[0]?.raw ?? markup);
    from = code.end;
  }
  return raw + encodeText(part.value.slice(from), place);
}

function encodeText(text: string, { quote, lineEnd, space }: Place): string {
  const special = quote === '"' ? /[&"\n\r\u00a0\u00ad]/g : quote ? /[&'\n\r\u00a0\u00ad]/g : /[&<\n\r\u00a0\u00ad]/g;
  return text.replace(special, (character) => {
    switch (character) {
      case '&':
        return '&amp;';
      case '<':
        return '&lt;';
      case '"':
        return '&quot;';
      case "'":
        return '&#39;';
      case '\n':
        return quote ? '&#10;' : lineEnd;
      case '\r':
        return '&#13;';
      case '\u00a0':
        return space;
      default:
        return '&shy;';
    }
  });
}
