import { pushTo } from './pushTo.ts';
import { sortEdits, type TextEdit } from './textRange.ts';

/**
 * One inline code (XLIFF 2.1 §4.7, XLIFF 1.2 §2.4): a tag, comment or processing instruction that stands in a value.
 * `value.slice(start, end)` is its raw markup, byte for byte as in the file. Offsets are UTF-16 code units of the value.
 */
export interface InlineCode {
  readonly start: number;
  readonly end: number;
  /** `open` and `close` come in pairs with the same `id`; `standalone` holds no text (`<x/>`, `<ph>…</ph>`, `<br/>`). */
  readonly kind: 'open' | 'close' | 'standalone';
  /** What makes the code the same one in source and target: `x:1`, `g:2`, `b`, `ph@keyref=product`. */
  readonly id: string;
  /** What a reader would want to see in its place: the equivalent text, the element's name. */
  readonly display?: string;
  /** True for what a translation may freely leave out or add: comments, instructions, annotations such as `mrk`. */
  readonly optional?: boolean;
  /** XLIFF 2 editing hints, absent where the format has none (read as yes). */
  readonly canDelete?: boolean;
  readonly canCopy?: boolean;
  readonly canReorder?: boolean;
  /** Whether the span that the code opens or closes may cross another. */
  readonly canOverlap?: boolean;
  /**
   * True where the value holds a short tag that stands for the markup, and not the markup itself: a change of look in
   * an office document, `<b>`, is spelled there by closing one run and opening another.
   */
  readonly symbolic?: boolean;
}

/**
 * The text of one side of a segment as people read it: escapes and entities decoded, line ends as `\n`,
 * inline codes left as their raw markup and named by spans, in order and without overlap.
 *
 * @example { value: 'Press <x id="1"/> & go', codes: [{ start: 6, end: 17, kind: 'standalone', id: 'x:1' }] }
 */
export interface Content {
  readonly value: string;
  readonly codes: readonly InlineCode[];
}

/** Plain text as content: no inline codes. */
export function plain(value: string): Content {
  return { value, codes: [] };
}

/**
 * Content from a bare string: every run that is, to the letter, the markup of a known code becomes that code again.
 *
 * @param codeByText codes that may stand in the string, with their raw markup (see {@link codeTexts}); longest match wins.
 * @example contentFrom('Los <x id="1"/>', codeTexts(source)).codes.length; // 1
 */
export function contentFrom(value: string, codeByText: ReadonlyMap<string, InlineCode>): Content {
  if (codeByText.size === 0) return plain(value);
  const byFirst = new Map<string, string[]>();
  for (const text of [...codeByText.keys()].sort((a, b) => b.length - a.length)) {
    pushTo(byFirst, text.charAt(0), text);
  }
  const codes: InlineCode[] = [];
  for (let offset = 0; offset < value.length; offset++) {
    const raw = byFirst.get(value.charAt(offset))?.find((text) => value.startsWith(text, offset));
    const code = raw && codeByText.get(raw);
    if (!code) continue;
    codes.push({ ...code, start: offset, end: offset + raw.length });
    offset += raw.length - 1;
  }
  return { value, codes };
}

/** The raw markup of each code of some contents, for {@link contentFrom}. */
export function codeTexts(...contents: readonly (Content | undefined)[]): Map<string, InlineCode> {
  const codeByText = new Map<string, InlineCode>();
  for (const content of contents) {
    for (const code of content?.codes ?? []) {
      const raw = content?.value.slice(code.start, code.end);
      if (raw && !codeByText.has(raw)) codeByText.set(raw, code);
    }
  }
  return codeByText;
}

/**
 * Applies edits whose ranges are offsets of `content.value`. Codes that an edit touches are dropped, the others move;
 * markup of a known code that an edit inserts is a code again.
 *
 * @throws RangeError as {@link sortEdits}' callers do, when edits overlap.
 */
export function editContent(
  content: Content,
  edits: readonly TextEdit[],
  codeByText: ReadonlyMap<string, InlineCode> = new Map(),
): Content {
  let value = '';
  let offset = 0;
  const codes: InlineCode[] = [];
  const keep = (end: number) => {
    for (const code of content.codes) {
      if (code.start >= offset && code.end <= end) {
        codes.push({ ...code, start: code.start - offset + value.length, end: code.end - offset + value.length });
      }
    }
    value += content.value.slice(offset, end);
  };
  for (const { range, newText } of sortEdits(edits)) {
    if (range.start < offset || range.end > content.value.length) throw new RangeError('overlapping edits of a value');
    keep(range.start);
    for (const code of contentFrom(newText, codeByText).codes) {
      codes.push({ ...code, start: code.start + value.length, end: code.end + value.length });
    }
    value += newText;
    offset = range.end;
  }
  keep(content.value.length);
  return { value, codes };
}

/** True when both read the same, codes included. */
export function sameContent(a: Content, b: Content): boolean {
  return (
    a.value === b.value &&
    a.codes.length === b.codes.length &&
    a.codes.every((code, i) => code.start === b.codes[i]?.start && code.end === b.codes[i]?.end)
  );
}

/**
 * Whether two contents say the same: the same text around the same codes, whatever the markup of those codes beside
 * their ids (`equiv-text`, quotes, the order of attributes).
 */
export function saysTheSame(a: Content, b: Content): boolean {
  if (a.codes.length !== b.codes.length) return false;
  let [inA, inB] = [0, 0];
  for (const [i, code] of a.codes.entries()) {
    const other = b.codes[i] as InlineCode;
    if (code.id !== other.id || code.kind !== other.kind) return false;
    if (a.value.slice(inA, code.start) !== b.value.slice(inB, other.start)) return false;
    [inA, inB] = [code.end, other.end];
  }
  return a.value.slice(inA) === b.value.slice(inB);
}

/** The value with every inline code taken out: the words alone. */
export const textOnly = (content: Content): string => withCodesAs(content, () => '');

/** Whether a content is white space and inline codes at most. */
export function isBlank({ value, codes }: Content): boolean {
  let offset = 0;
  for (const { start, end } of codes) {
    if (/\S/.test(value.slice(offset, start))) return false;
    offset = end;
  }
  return !/\S/.test(value.slice(offset));
}

/**
 * The value with something else in the place of every inline code.
 *
 * @param shown called with each code and what stands there.
 * @param written what becomes of the text between codes; default: it stays.
 * @example withCodesAs(content, ({ display }, raw) => display ?? raw)
 */
export function withCodesAs(
  { value, codes }: Content,
  shown: (code: InlineCode, raw: string) => string,
  written: (text: string) => string = (text) => text,
): string {
  if (codes.length === 0) return written(value);
  let text = '';
  let offset = 0;
  for (const code of codes) {
    text += written(value.slice(offset, code.start)) + shown(code, value.slice(code.start, code.end));
    offset = code.end;
  }
  return text + written(value.slice(offset));
}

/**
 * A content as it stands in a file: inline codes as they are.
 *
 * @param written how the text between them is written.
 * @example encodedContent(content, escapeXml)
 */
export const encodedContent = (content: Content, written: (text: string) => string): string =>
  withCodesAs(content, (_, raw) => raw, written);
