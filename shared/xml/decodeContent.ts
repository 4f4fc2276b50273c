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
  let offset = start + first;
  const flush = (to: number) => {
    if (to > literal) append(out, text.slice(literal, to), literal, to);
  };
  while (offset < end) {
    const unit = text.charCodeAt(offset);
    if (unit === 0x0d) {
      flush(offset);
      const size = text.charCodeAt(offset + 1) === 0x0a && offset + 1 < end ? 2 : 1;
      append(out, within === 'content' ? '\n' : ' ', offset, offset + size);
      offset += size;
      literal = offset;
    } else if (within === 'attribute' && (unit === 0x0a || unit === 0x09)) {
      flush(offset);
      append(out, ' ', offset, offset + 1);
      literal = ++offset;
    } else if (unit === 0x26) {
      const reference = referenceAt(text, offset, end);
      if (!reference) {
        offset++;
        continue;
      }
      flush(offset);
      if (reference.value === undefined)
        addCode(out, text, offset, reference.end, 'standalone', entityCode(reference.name));
      else append(out, reference.value, offset, reference.end);
      offset = reference.end;
      literal = offset;
    } else if (unit === 0x3c && within === 'content' && offset + 1 < end && startsMarkup(text.charCodeAt(offset + 1))) {
      flush(offset);
      offset = text.startsWith('<![CDATA[', offset)
        ? decodeCdata(out, text, offset, end)
        : decodeMarkup(out, text, offset, end, rules);
      literal = offset;
    } else offset++;
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

function decodeCdata(out: DecodedOutput, text: string, offset: number, end: number): number {
  const close = text.indexOf(']]>', offset + 9);
  const closed = close >= 0 && close + 3 <= end;
  const stop = closed ? close : end;
  let from = offset + 9;
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

function decodeMarkup(out: DecodedOutput, text: string, offset: number, end: number, rules: InlineRules): number {
  const unit = text.charCodeAt(offset + 1);
  if (unit === 0x21 || unit === 0x3f) return decodeAside(out, text, offset, end);
  if (unit === 0x2f) {
    const stop = tagEnd(text, offset, end);
    const name = tagName(text, offset + 2, stop);
    const attributes = closed(out, name);
    if (!attributes) addCode(out, text, offset, stop, 'standalone', { id: `/${localName(name)}` });
    else {
      addCode(
        out,
        text,
        offset,
        stop,
        'close',
        rules.describe(localName(name), attributes, text.slice(offset, stop), true),
      );
    }
    return stop;
  }
  const attributes = readAttributes(text, offset);
  const stop = attributes.tagEnd(end);
  const name = tagName(text, offset + 1, stop);
  const local = localName(name);
  const shape = rules.shape(local, attributes);
  const empty = text.startsWith('/>', stop - 2);
  if (shape === 'pair' && !empty) {
    out.open.push({ name, attributes });
    out.openByName ??= new Map();
    out.openByName.set(name, (out.openByName.get(name) ?? 0) + 1);
    addCode(out, text, offset, stop, 'open', rules.describe(local, attributes, text.slice(offset, stop), false));
    return stop;
  }
  const whole = empty ? stop : out.endOf(name, stop, end);
  if (shape === 'flow' && !empty) {
    addFlow(out, text, offset, stop, whole, rules.describe(local, attributes, text.slice(offset, stop), false));
    return whole;
  }
  const kind = shape === 'opens' ? 'open' : shape === 'closes' ? 'close' : 'standalone';
  if (!empty && rules.subflow) {
    const gaps = subflowsIn(out, text, { start: stop, end: whole }, rules.subflow);
    if (gaps.length > 0) {
      addHollow(out, text, { start: offset, end: whole }, gaps, (raw) => ({
        kind,
        ...rules.describe(local, attributes, raw, false),
      }));
      return whole;
    }
  }
  addCode(out, text, offset, whole, kind, rules.describe(local, attributes, text.slice(offset, whole), false));
  return whole;
}

/** The contents of the outermost elements of some names between two offsets. */
function subflowsIn(
  { endOf }: DecodedOutput,
  text: string,
  { start: from, end: limit }: TextRange,
  isFlow: (name: string) => boolean,
): TextRange[] {
  const ranges: TextRange[] = [];
  let offset = text.indexOf('<', from);
  while (offset >= 0 && offset < limit) {
    const qualified = tagName(text, offset + 1, limit);
    if (!isFlow(localName(qualified))) {
      offset = text.indexOf('<', offset + 1);
      continue;
    }
    const start = tagEnd(text, offset, limit);
    const end = text.startsWith('/>', start - 2) ? start : endOf(qualified, start, limit);
    if (end > start) ranges.push({ start, end: text.lastIndexOf('<', end - 1) });
    offset = text.indexOf('<', end);
  }
  return ranges;
}

function decodeAside(out: DecodedOutput, text: string, offset: number, end: number): number {
  const comment = text.startsWith('<!--', offset);
  const closer = comment ? '-->' : text.charCodeAt(offset + 1) === 0x3f ? '?>' : '>';
  const closing = text.indexOf(closer, offset + (comment ? 4 : 2));
  const stop = closing < 0 || closing + closer.length > end ? end : closing + closer.length;
  const name = tagName(text, offset + 2, stop).replace(/\?$/, '');
  addCode(out, text, offset, stop, 'standalone', { id: comment ? '!--' : `?${name}`, optional: true });
  return stop;
}
