import type { InlineCode } from '../catalog/content.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { readAttributes, tagEnd } from './attributes.ts';
import { referenceAt, startsMarkup } from './characters.ts';
import { addCode, addFlow, addHollow, append, closed, type DecodedOutput } from './decodedOutput.ts';
import { elementEnds, tagName } from './elementEnds.ts';
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
  const out: DecodedOutput = {
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

/** An entity that is kept as a code; a number that is no character is a fault of the file, which no translation needs. */
const entityCode = (name: string): CodeFacts => ({
  id: `&${name};`,
  display: `&${name};`,
  ...(name.startsWith('#') ? { optional: true } : {}),
});

function decodeCdata(out: DecodedOutput, text: string, at: number, end: number): number {
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

function decodeMarkup(out: DecodedOutput, text: string, at: number, end: number, rules: InlineRules): number {
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

/** The contents of the outermost elements of some names between two offsets. */
function subflowsIn(
  { endOf }: DecodedOutput,
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

function decodeAside(out: DecodedOutput, text: string, at: number, end: number): number {
  const comment = text.startsWith('<!--', at);
  const closer = comment ? '-->' : text.charCodeAt(at + 1) === 0x3f ? '?>' : '>';
  const found = text.indexOf(closer, at + (comment ? 4 : 2));
  const stop = found < 0 || found + closer.length > end ? end : found + closer.length;
  const name = tagName(text, at + 2, stop).replace(/\?$/, '');
  addCode(out, text, at, stop, 'standalone', { id: comment ? '!--' : `?${name}`, optional: true });
  return stop;
}
