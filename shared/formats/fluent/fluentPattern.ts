import type { Pattern, Placeable, SelectExpression } from '@fluent/syntax';
import type { InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import { literalSlot, mappedSlot } from '../slot.ts';
import { expressionName } from './expressionName.ts';

/** What is gathered while a pattern is read. */
interface Reading {
  readonly text: string;
  readonly parts: string[];
  /** For each unit of the value, where its raw form starts. */
  readonly offsets: number[];
  readonly codes: InlineCode[];
  /** Names of what the program chooses a variant by, here or around: a variant may say it or not. */
  readonly selectors: ReadonlySet<string>;
  /** Length of the value up to which nothing is trimmed. */
  kept: number;
  /** Behind the last unit. */
  end: number;
  /** Where the last literal without a character stands. */
  empty?: { readonly start: number; readonly end: number };
}

/**
 * The slot of a pattern: its text without the indentation that all its lines share, string literals of one character
 * (`{ "{" }`, `{"\u00A0"}`) or of white space (`{"   "}`) as what they stand for and empty ones as nothing (the slot of
 * an empty text is behind them; one that touches an inline code is a part of it), every other placeable as an inline
 * code. Of a select expression with text around it the braces, the selector and the keys are codes, the variants' texts are
 * text.
 *
 * @param selectors names of the selectors of the select expressions in whose variant the pattern stands.
 * @see https://github.com/projectfluent/fluent/blob/master/spec/fluent.ebnf, “Pattern” and “blank”
 */
export function patternSlot(text: string, pattern: Pattern, selectors: ReadonlySet<string>): Slot {
  const { start, end } = patternRange(text, pattern);
  const raw = pattern.elements.length === 1 && pattern.elements[0]?.type === 'TextElement' && text.slice(start, end);
  if (raw && !raw.includes('\n')) return literalSlot(text, { start, end: start + trimmedLength(raw) });
  const reading: Reading = { text, parts: [], offsets: [], codes: [], selectors, kept: 0, end: start };
  const whole = pattern.span?.start ?? 0;
  readPattern(reading, pattern, whole);
  const { offsets } = reading;
  const value = reading.parts.join('');
  let length = offsets.length;
  let last = end;
  while (length > reading.kept && /[ \n\r]/.test(value[length - 1] ?? '')) {
    length--;
    last = offsets[length] ?? last;
  }
  if (length === 0) return literalSlot(text, { start: last, end: last });
  offsets.length = length;
  offsets.push(last);
  const indented = value[0] === ' ' && text[offsets[0] ?? 0] === ' ';
  const first = indented ? (offsets[0] ?? start) : start;
  offsets[0] = first;
  return mappedSlot(value.slice(0, length), { start: first, end: last }, () => offsets, reading.codes);
}

/** Length without the white space at the end. */
function trimmedLength(raw: string): number {
  let length = raw.length;
  while (length > 0 && /[ \n\r]/.test(raw[length - 1] ?? '')) length--;
  return length;
}

/** Where a pattern's text starts, behind the indentation of its first line, and where it ends. */
export function patternRange(text: string, pattern: Pattern): { start: number; end: number } {
  const { start = 0, end = 0 } = pattern.span ?? {};
  let first = start;
  if (isBlock(text, start)) while (text[first] === ' ' && first < end) first++;
  return { start: first, end };
}

/** The select expression that a pattern is, where it is nothing else. */
export function soleSelect(pattern: Pattern): SelectExpression | undefined {
  const [only] = pattern.elements;
  return pattern.elements.length === 1 && only?.type === 'Placeable' ? selectOf(only) : undefined;
}

function selectOf({ expression }: Placeable): SelectExpression | undefined {
  return expression.type === 'SelectExpression' ? expression : undefined;
}

function isBlock(text: string, start: number): boolean {
  return start > 0 && text[start - 1] === '\n';
}

/**
 * Calls itself for variants: the reader of a file leaves out entries that nest deep.
 *
 * @param from where the text starts: at the pattern's start, or behind its first indentation where that is a part of
 *   the code before it.
 */
function readPattern(reading: Reading, pattern: Pattern, from: number): void {
  const { text } = reading;
  const { start = 0, end = 0 } = pattern.span ?? {};
  const placeables = pattern.elements.filter((element): element is Placeable => element.type === 'Placeable');
  const common = commonIndent(text, start, end, placeables);
  let next = 0;
  let offset = from === start && isBlock(text, start) ? indentation(reading, start, common) : from;
  while (offset < end) {
    const placeable = placeables[next];
    if (placeable && offset === placeable.span?.start) {
      readPlaceable(reading, placeable);
      offset = placeable.span.end;
      next++;
      continue;
    }
    const ending = lineEndAt(text, offset);
    if (ending === 0) {
      put(reading, text[offset] ?? '', offset);
      offset++;
      continue;
    }
    put(reading, '\n', offset);
    offset += ending;
    for (let line = blankLine(text, offset); line > 0 && offset + line <= end; line = blankLine(text, offset)) {
      put(reading, '\n', offset);
      offset += line;
    }
    offset = indentation(reading, offset, common);
  }
  reading.end = Math.max(reading.end, offset);
}

function readPlaceable(reading: Reading, placeable: Placeable): void {
  const { start = 0, end = 0 } = placeable.span ?? {};
  const { expression } = placeable;
  const literal = expression.type === 'StringLiteral' ? expression.parse().value : undefined;
  const select = selectOf(placeable);
  if (literal === '') readEmpty(reading, start, end);
  else if (literal !== undefined && (/^\s+$/.test(literal) || [...literal].length === 1)) {
    for (let unit = 0; unit < literal.length; unit++) put(reading, literal[unit] ?? '', start);
  } else if (select) readSelect(reading, select, start, end);
  else {
    const id = expressionName(expression);
    const optional = reading.selectors.has(id) ? { optional: true } : {};
    code(reading, start, end, { kind: 'standalone', id, display: literal ?? id, ...optional });
  }
  reading.kept = reading.offsets.length;
  reading.end = end;
}

function readSelect(reading: Reading, select: SelectExpression, start: number, end: number): void {
  const name = expressionName(select.selector);
  const inner: Reading = { ...reading, selectors: new Set([...reading.selectors, name]) };
  const first = select.variants[0]?.span?.start ?? end;
  code(inner, start, first, { kind: 'open', id: `select ${name}`, display: name, optional: true });
  for (const { span, key, value } of select.variants) {
    const text = Math.max(span?.start ?? first, patternRange(inner.text, value).start);
    const id = `[${key.type === 'Identifier' ? key.name : key.value}]`;
    code(inner, inner.end, text, { kind: 'standalone', id, display: id, optional: true });
    readPattern(inner, value, text);
  }
  code(inner, inner.end, end, { kind: 'close', id: `select ${name}`, display: name, optional: true });
}

function readEmpty(reading: Reading, start: number, end: number): void {
  const { codes, offsets, empty } = reading;
  const last = codes.at(-1);
  if (last && last.end === offsets.length && reading.end === start) {
    for (let offset = start; offset < end; offset++) put(reading, reading.text[offset] ?? '', offset);
    codes[codes.length - 1] = { ...last, end: offsets.length };
  } else reading.empty = { start: empty?.end === start ? empty.start : start, end };
}

function code(reading: Reading, start: number, end: number, about: Omit<InlineCode, 'start' | 'end'>): void {
  if (end <= start) return;
  const from = reading.offsets.length;
  const { empty } = reading;
  for (let offset = empty?.end === start ? empty.start : start; offset < end; offset++)
    put(reading, reading.text[offset] ?? '', offset);
  reading.codes.push({ ...about, start: from, end: reading.offsets.length });
}

function put(reading: Reading, unit: string, offset: number): void {
  reading.parts.push(unit);
  reading.offsets.push(offset);
  reading.end = offset + 1;
}

function indentation(reading: Reading, offset: number, common: number): number {
  let column = 0;
  while (reading.text[offset + column] === ' ') {
    if (column >= common) put(reading, ' ', offset + column);
    column++;
  }
  return offset + column;
}

function commonIndent(text: string, start: number, end: number, placeables: readonly Placeable[]): number {
  let common = Number.POSITIVE_INFINITY;
  let next = 0;
  let offset = start;
  const measure = () => {
    let column = 0;
    while (text[offset + column] === ' ') column++;
    common = Math.min(common, column);
    offset += column;
  };
  if (isBlock(text, start)) measure();
  while (offset < end) {
    const span = placeables[next]?.span;
    if (span && offset === span.start) {
      offset = span.end;
      next++;
      continue;
    }
    const ending = lineEndAt(text, offset);
    offset += ending || 1;
    if (ending === 0) continue;
    for (let line = blankLine(text, offset); line > 0 && offset + line <= end; line = blankLine(text, offset))
      offset += line;
    if (offset < end) measure();
  }
  return common;
}

/** Length of the line end at an offset; Fluent knows LF and CRLF. */
function lineEndAt(text: string, offset: number): number {
  if (text[offset] === '\n') return 1;
  return text[offset] === '\r' && text[offset + 1] === '\n' ? 2 : 0;
}

/** Length of a line of spaces alone, its end included; 0 for any other line. */
function blankLine(text: string, offset: number): number {
  let to = offset;
  while (text[to] === ' ') to++;
  const ending = lineEndAt(text, to);
  return ending === 0 ? 0 : to + ending - offset;
}
