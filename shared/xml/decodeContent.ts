import type { InlineCode } from '../catalog/content.ts';
import type { Draft } from '../catalog/draft.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { type Attributes, readAttributes, tagEnd } from './attributes.ts';
import { referenceAt, startsMarkup } from './characters.ts';
import { type ElementEnds, elementEnds, tagName } from './elementEnds.ts';
import type { CodeFacts, InlineRules } from './inlineRules.ts';
import { pairCodes } from './pairCodes.ts';
import { localName } from './xmlDocument.ts';

/**
 * A raw text decoded. `runs` holds three numbers for each stretch of the value: where it starts in the value, where its
 * raw text starts and where that ends, in offsets of the file's text. A stretch whose lengths differ is one character.
 */
export interface Decoded {
  readonly value: string;
  readonly codes: readonly InlineCode[];
  readonly runs: readonly number[];
}

const noCodes: readonly InlineCode[] = [];
const special = { content: /[<&\r]/, attribute: /[&\r\n\t]/ };

/**
 * Decodes the content of an element: references, CDATA sections and line ends become what they mean (XML 1.0 §2.11,
 * §4.1); tags, comments, instructions and references to entities that only a DTD can explain stay as inline codes.
 *
 * @param start offset of the content in `text`.
 * @param within `attribute` for a value in quotes: white space reads as spaces, `<` is no markup.
 * @example decodeContent('a &amp; b', 0, 9, rules).value; // 'a & b'
 */
export function decodeContent(
  text: string,
  start: number,
  end: number,
  rules: InlineRules,
  within: 'content' | 'attribute' = 'content',
): Decoded {
  const raw = text.slice(start, end);
  const first = raw.search(special[within]);
  if (first < 0) return { value: raw, codes: noCodes, runs: [0, start, end] };
  const out: Output = {
    value: '',
    codes: [],
    runs: [],
    open: [],
    endOf: elementEnds(text, end),
  };
  let literal = start;
  let at = start + first;
  const flush = (to: number) => {
    if (to > literal) append(out, text.slice(literal, to), literal, to);
  };
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (unit === 0x0d) {
      flush(at);
      const size = text.charCodeAt(at + 1) === 0x0a && at + 1 < end ? 2 : 1;
      append(out, within === 'content' ? '\n' : ' ', at, at + size);
      at += size;
      literal = at;
    } else if (within === 'attribute' && (unit === 0x0a || unit === 0x09)) {
      flush(at);
      append(out, ' ', at, at + 1);
      literal = ++at;
    } else if (unit === 0x26) {
      const reference = referenceAt(text, at, end);
      if (!reference) {
        at++;
        continue;
      }
      flush(at);
      if (reference.value === undefined)
        addCode(out, text, at, reference.end, 'standalone', entityCode(reference.name));
      else append(out, reference.value, at, reference.end);
      at = reference.end;
      literal = at;
    } else if (unit === 0x3c && within === 'content' && at + 1 < end && startsMarkup(text.charCodeAt(at + 1))) {
      flush(at);
      at = text.startsWith('<![CDATA[', at) ? decodeCdata(out, text, at, end) : decodeMarkup(out, text, at, end, rules);
      literal = at;
    } else at++;
  }
  flush(end);
  return { value: out.value, codes: pairCodes(out.codes), runs: out.runs };
}

interface Output {
  value: string;
  codes: InlineCode[];
  runs: number[];
  /** The pairs that are open, and how many of each name. */
  open: { readonly name: string; readonly attributes: Attributes }[];
  openByName?: Map<string, number>;
  readonly endOf: ElementEnds;
}

function append(out: Output, value: string, start: number, end: number): void {
  const { runs } = out;
  const last = runs.length - 3;
  const linear = value.length === end - start;
  const lastLinear =
    last >= 0 &&
    runs[last + 2] === start &&
    out.value.length - (runs[last] as number) === start - (runs[last + 1] as number);
  if (linear && lastLinear) runs[last + 2] = end;
  else runs.push(out.value.length, start, end);
  out.value += value;
}

function addCode(
  out: Output,
  text: string,
  start: number,
  end: number,
  kind: InlineCode['kind'],
  code: CodeFacts,
): void {
  const at = out.value.length;
  append(out, text.slice(start, end), start, end);
  out.codes.push(codeAt(at, at + end - start, kind, code));
}

/** A code with its place. By assignment: it is made for every tag of a text, and copies of all properties are large. */
function codeAt(start: number, end: number, kind: InlineCode['kind'], facts: CodeFacts): InlineCode {
  const code: Draft<InlineCode> = { start, end, kind, id: facts.id };
  if (facts.display !== undefined) code.display = facts.display;
  if (facts.optional !== undefined) code.optional = facts.optional;
  if (facts.canDelete !== undefined) code.canDelete = facts.canDelete;
  if (facts.canCopy !== undefined) code.canCopy = facts.canCopy;
  if (facts.canReorder !== undefined) code.canReorder = facts.canReorder;
  if (facts.canOverlap !== undefined) code.canOverlap = facts.canOverlap;
  if (facts.symbolic !== undefined) code.symbolic = facts.symbolic;
  return code;
}

/** An entity that is kept as a code; a number that is no character is a fault of the file, which no translation needs. */
const entityCode = (name: string): CodeFacts => ({
  id: `&${name};`,
  display: `&${name};`,
  ...(name.startsWith('#') ? { optional: true } : {}),
});

function decodeCdata(out: Output, text: string, at: number, end: number): number {
  const close = text.indexOf(']]>', at + 9);
  const closed = close >= 0 && close + 3 <= end;
  const stop = closed ? close : end;
  let from = at + 9;
  for (let i = from; i <= stop; i++) {
    if (i < stop && text.charCodeAt(i) !== 0x0d) continue;
    if (i > from) append(out, text.slice(from, i), from, i);
    if (i === stop) break;
    const size = text.charCodeAt(i + 1) === 0x0a && i + 1 < stop ? 2 : 1;
    append(out, '\n', i, i + size);
    i += size - 1;
    from = i + 1;
  }
  return closed ? close + 3 : end;
}

function decodeMarkup(out: Output, text: string, at: number, end: number, rules: InlineRules): number {
  const unit = text.charCodeAt(at + 1);
  if (unit === 0x21 || unit === 0x3f) return decodeAside(out, text, at, end);
  if (unit === 0x2f) {
    const stop = tagEnd(text, at, end);
    const name = tagName(text, at + 2, stop);
    const attributes = closed(out, name);
    if (!attributes) addCode(out, text, at, stop, 'standalone', { id: `/${localName(name)}` });
    else {
      addCode(out, text, at, stop, 'close', rules.describe(localName(name), attributes, text.slice(at, stop), true));
    }
    return stop;
  }
  const attributes = readAttributes(text, at);
  const stop = attributes.tagEnd(end);
  const name = tagName(text, at + 1, stop);
  const local = localName(name);
  const shape = rules.shape(local, attributes);
  const empty = text.startsWith('/>', stop - 2);
  if (shape === 'pair' && !empty) {
    out.open.push({ name, attributes });
    out.openByName ??= new Map();
    out.openByName.set(name, (out.openByName.get(name) ?? 0) + 1);
    addCode(out, text, at, stop, 'open', rules.describe(local, attributes, text.slice(at, stop), false));
    return stop;
  }
  const whole = empty ? stop : out.endOf(name, stop, end);
  if (shape === 'flow' && !empty) {
    addFlow(out, text, at, stop, whole, rules.describe(local, attributes, text.slice(at, stop), false));
    return whole;
  }
  const kind = shape === 'opens' ? 'open' : shape === 'closes' ? 'close' : 'standalone';
  if (!empty && rules.subflow) {
    const gaps = subflowsIn(out, text, { start: stop, end: whole }, rules.subflow);
    if (gaps.length > 0) {
      addHollow(out, text, { start: at, end: whole }, gaps, (raw) => ({
        kind,
        ...rules.describe(local, attributes, raw, false),
      }));
      return whole;
    }
  }
  addCode(out, text, at, whole, kind, rules.describe(local, attributes, text.slice(at, whole), false));
  return whole;
}

/** Closes the innermost pair of a name, and those in it. @returns its attributes; undefined where none is open. */
function closed({ open, openByName }: Output, name: string): Attributes | undefined {
  if (!openByName?.get(name)) return undefined;
  for (let last = open.pop(); last; last = open.pop()) {
    openByName.set(last.name, (openByName.get(last.name) ?? 1) - 1);
    if (last.name === name) return last.attributes;
  }
  return undefined;
}

/** The contents of the outermost elements of some names between two offsets. */
function subflowsIn(
  { endOf }: Output,
  text: string,
  { start: from, end: limit }: TextRange,
  isFlow: (name: string) => boolean,
): TextRange[] {
  const found: TextRange[] = [];
  let at = text.indexOf('<', from);
  while (at >= 0 && at < limit) {
    const qualified = tagName(text, at + 1, limit);
    if (!isFlow(localName(qualified))) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    const start = tagEnd(text, at, limit);
    const end = text.startsWith('/>', start - 2) ? start : endOf(qualified, start, limit);
    if (end > start) found.push({ start, end: text.lastIndexOf('<', end - 1) });
    at = text.indexOf('<', end);
  }
  return found;
}

/** Adds a code without some stretches of its markup. */
function addHollow(
  out: Output,
  text: string,
  range: TextRange,
  gaps: readonly TextRange[],
  code: (raw: string) => Omit<InlineCode, 'start' | 'end'>,
): void {
  const start = out.value.length;
  let at = range.start;
  for (const gap of gaps) {
    append(out, text.slice(at, gap.start), at, gap.start);
    at = gap.end;
  }
  append(out, text.slice(at, range.end), at, range.end);
  out.codes.push({ start, end: out.value.length, ...code(out.value.slice(start)) });
}

/** Adds a code whose value is its tags alone. */
function addFlow(out: Output, text: string, at: number, open: number, end: number, code: CodeFacts): void {
  const start = out.value.length;
  const close = Math.max(open, text.lastIndexOf('<', end - 1));
  append(out, text.slice(at, open), at, open);
  if (close < end) append(out, text.slice(close, end), close, end);
  out.codes.push({ start, end: out.value.length, kind: 'standalone', ...code });
}

function decodeAside(out: Output, text: string, at: number, end: number): number {
  const comment = text.startsWith('<!--', at);
  const closer = comment ? '-->' : text.charCodeAt(at + 1) === 0x3f ? '?>' : '>';
  const found = text.indexOf(closer, at + (comment ? 4 : 2));
  const stop = found < 0 || found + closer.length > end ? end : found + closer.length;
  const name = tagName(text, at + 2, stop).replace(/\?$/, '');
  addCode(out, text, at, stop, 'standalone', { id: comment ? '!--' : `?${name}`, optional: true });
  return stop;
}
