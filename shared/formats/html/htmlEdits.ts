import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, isBlank, sameContent, withCodesAs } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { lineEndFor } from '../../xml/encodeContent.ts';
import { derivedTexts } from '../derivedTexts.ts';
import type { InnerTexts, NewEntry } from '../format.ts';
import { encodeCodes, hiddenCodes, keepHiddenCodes } from '../hiddenCodes.ts';
import { languageLike } from '../languageLike.ts';
import { noInnerEdits } from '../nestedEdits.ts';
import { htmlPlace } from './htmlSlot.ts';
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
export function editHtml(
  catalog: Catalog,
  segment: Segment,
  change: SegmentChange,
  inner: InnerTexts = noInnerEdits,
): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content || !target || sameContent(target, change.content)) return [];
  if (!segment.translatable) throw new EditRefused(say`The page says that “${segment.id}” is not to be translated.`);
  const place = placeOf(catalog, target, change.content);
  refuse(change.content, place);
  return textEdits(catalog.text, target, change.content, place, inner);
}

/** A content as it would stand in the file. See {@link Format.encode}. */
export function encodeHtml(content: Content, segment: Segment, catalog: Catalog): string {
  const place = placeOf(catalog, segment.target, content);
  return encodeCodes(content, segment.target ? hiddenCodes(catalog.text, segment.target) : [], 0, (part) =>
    encodeText(part, place),
  );
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
  const edits = derivedTexts(source.segments, translations, (segment, { content }, edits) =>
    editHtml(source, segment, { content }, { edits, order: 'any' }),
  );
  return [...edits, ...languageEdits(source, language)];
}

function languageEdits({ text, targetLanguage }: Catalog, language: string): TextEdit[] {
  const tokens = htmlTokens(text);
  const declared = tokens
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value }) => /^(?:xml:)?lang$/.test(name) && text.slice(value.start, value.end) === targetLanguage);
  if (targetLanguage && declared.length > 0) {
    const newText = languageLike(language, targetLanguage);
    return declared.map(({ value }) => ({ range: value, newText }));
  }
  const root = tokens.find(({ kind, name }) => kind === 'open' && name === 'html');
  if (!root) return [];
  const offset = root.start + '<html'.length;
  return [{ range: { start: offset, end: offset }, newText: ` lang="${language}"` }];
}

function placeOf({ text }: Catalog, target: Slot | undefined, content: Content): Place {
  const start = target?.range.start ?? 0;
  const lineEnd = lineEndFor(content.value, text);
  const space = text.includes('\u00a0') ? '\u00a0' : '&nbsp;';
  const place = htmlPlace(target);
  if (place !== 'attribute') return { keepSpace: place === 'preformatted', lineEnd, space };
  let offset = start - 1;
  while (/\s/.test(text.charAt(offset))) offset--;
  const quote = text.charAt(offset);
  return { quote: quote === '"' || quote === "'" ? quote : 'bare', keepSpace: false, lineEnd, space };
}

/** @throws EditRefused for what a browser would not show as it is given. */
function refuse(next: Content, { quote, keepSpace }: Place): void {
  if (isBlank(next)) throw new EditRefused(say`A text of an HTML file cannot be emptied.`);
  const spaces = quote ? /^[ \t\n\f\r]|[ \t\n\f\r]$| {2}/ : /^[ \t\n\f\r]|[ \t\n\f\r]$|[\t\n\f\r]| {2}/;
  // A code counts as one sign, so that spaces on both sides of it are not two spaces in a row.
  if (!keepSpace && spaces.test(withCodesAs(next, () => '\uFFFC'))) {
    throw new EditRefused(
      say`HTML shows white space as single spaces between words; write “<br>” or “&nbsp;” for others.`,
    );
  }
  const control = /[\u0000-\u0008\u000b\u000e-\u001f]/.exec(next.value)?.[0];
  if (control) throw new EditRefused(say`HTML cannot hold the control character U+${hex(control)}.`);
}

const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');

function textEdits(text: string, slot: Slot, next: Content, place: Place, inner: InnerTexts): TextEdit[] {
  const hidden = hiddenCodes(text, slot, inner.edits);
  keepHiddenCodes(next, hidden, inner.order);
  const encode = (part: Content, offset: number, where = place) =>
    encodeCodes(part, hidden, offset, (run) => encodeText(run, where));
  if (place.quote === 'bare') {
    const quoted = encode(next, 0, { ...place, quote: '"' });
    if (/[\s"'=<>`]/.test(quoted)) return [{ range: slot.range, newText: `"${quoted}"` }];
  }
  const edit = minimalEdit(slot, next, encode);
  if (!edit) return [];
  // What is not escaped before the edit could be read together with what is written there.
  const risky = /(?:&#?\w*|<[/!?]?|\{|<[\w-]+)$/.test(text.slice(slot.range.start, edit.range.start));
  return [risky ? { range: slot.range, newText: encode(next, 0) } : edit];
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
