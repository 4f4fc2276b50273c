import { type Content, plain } from '../catalog/content.ts';
import { pushAll } from '../catalog/pushAll.ts';
import type { MessageSyntax } from '../catalog/segment.ts';
import { english } from '../sentences/sentence.ts';
import { certainSyntaxes } from './addedPlaceholder.ts';
import { analyzeMessage } from './analyzeMessage.ts';
import { identifiersIn, withoutOverlap } from './identifiers.ts';
import type { Message } from './message.ts';

/** A stretch of a text: words, or something that must come back as it is. */
export interface ProtectedPart {
  readonly text: string;
  readonly opaque: boolean;
  /** True for placeholders that are told apart by their order alone (`%s`): they must not change places. */
  readonly ordered: boolean;
  /** True where a text ends: what stands around the branches of an ICU message. */
  readonly splits?: boolean;
  /** The number of the inline code that this is. */
  readonly code?: number;
}

/** A text taken apart. */
export interface ProtectedText {
  readonly parts: readonly ProtectedPart[];
  /** Writes translated words as the text has to hold them: an apostrophe of an ICU message must not quote. */
  readonly write: (words: string) => string;
  /** True for an ICU message with branches. */
  readonly isBranching: boolean;
  /** Why the text cannot be translated: it is no valid ICU message, though it has branches. */
  readonly fault?: string;
}

/** Of an ICU message with branches; what stands in braces otherwise is one of its own. */
const branchingSyntaxes: readonly MessageSyntax[] = ['icu', 'named-percent', 'printf'];

/** Addresses of the web, of mail and of files: no engine should touch them. */
const addresses =
  /\b(?:https?|ftp):\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]}]|\bwww\.[^\s<>"']*[^\s<>"'.,;:!?)\]}]|\b(?<=(?<![\w.+-])[.+-]*)[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g;

/** Begins a plural or a select of an ICU message. */
const branching = /\{\s*[^\s{},]{1,100}\s*,\s*(?:plural|select|selectordinal)\s*,/;

/** What ICU messages quote between apostrophes. */
const quoted = /'[{}#|][^']*'/g;

/** Every placeholder, tag, address and identifier has one of these. */
const sign = /[%{}$<@/\\_`#(-]|\w\.\w|\d[a-f]|[a-f]\d/i;

/**
 * Tells apart in a text of unknown origin what is words and what a program reads: placeholders, addresses and
 * identifiers, and tags where the request says nothing of tags. Of ICU messages with branches the words of each branch
 * are words.
 *
 * @example protectText('Hi {name}', true); // [{ text: 'Hi ', opaque: false, … }, { text: '{name}', opaque: true, … }]
 */
export function protectText(text: string, tags: boolean): readonly ProtectedPart[] {
  return protectContent(plain(text), tags).parts;
}

/** The same for a text of which some inline codes are known; each is a part with the number of the code. */
export function protectContent(content: Content, tags: boolean): ProtectedText {
  const { value, codes } = content;
  if (codes.length === 0 && !sign.test(value))
    return { parts: [words(value)], write: verbatim.write, isBranching: false };
  const isBranching = branching.test(value);
  const syntaxes = isBranching ? branchingSyntaxes : certainSyntaxes;
  const message = analyzeMessage(content, tags ? [...syntaxes, 'markup'] : syntaxes);
  if (isBranching && !message.icu) {
    const reason = message.faults[0]?.message;
    const fault = `The text is not a valid message: ${reason ? english(reason) : 'it cannot be read'}.`;
    return { parts: [{ text: value, opaque: true, ordered: false }], write: verbatim.write, isBranching, fault };
  }
  const units = unitsOf(message, isBranching);
  const escapes = isBranching ? icuEscapes(covered(value, units)) : verbatim;
  const parts: ProtectedPart[] = [];
  let offset = 0;
  const addWords = (end: number) => {
    if (end > offset) parts.push(words(escapes.decode(value.slice(offset, end))));
  };
  for (const { start, end, ...unit } of units) {
    addWords(start);
    parts.push({ text: value.slice(start, end), opaque: true, ...unit });
    offset = end;
  }
  addWords(value.length);
  return { parts, write: escapes.write, isBranching };
}

interface Escapes {
  decode(written: string): string;
  write(words: string): string;
}

const verbatim: Escapes = { decode: (written) => written, write: (text) => text };

/**
 * How an ICU message holds words: an apostrophe is written as the source writes it, and as the typographic one where it
 * would quote what follows; braces are quoted.
 *
 * @param source the words of the message.
 */
function icuEscapes(source: string): Escapes {
  const isDoubled = source.includes("''");
  return {
    decode: (written) => written.replaceAll("''", "'"),
    write(text) {
      if (/[{}]/.test(text)) return text.replaceAll("'", '’').replace(/[{}]+/g, "'$&'");
      return isDoubled ? text.replaceAll("'", "''") : text.replace(/'(?=[{}#|<']|$)/g, '’');
    },
  };
}

type Unit = Pick<ProtectedPart, 'ordered' | 'splits' | 'code'> & { readonly start: number; readonly end: number };

/** What must come back as it is, in order and without overlap. */
function unitsOf(message: Message, isBranching: boolean): readonly Unit[] {
  const units = message.units.map(({ start, end, syntax, id }): Unit => {
    const ordered = syntax === 'printf' && !/[$(]/.test(message.value.slice(start, end));
    if (syntax === 'code') return { start, end, ordered, code: Number(id) };
    return /:(?:plural|select|selectordinal)$/.test(id)
      ? { start, end, ordered, splits: true }
      : { start, end, ordered };
  });
  // what an inline code or the frame of a branch covers is no part of a name
  const isFixed = (unit: Unit) => unit.code !== undefined || unit.splits === true;
  const open = covered(message.value, units.filter(isFixed));
  const names = [...open.matchAll(addresses), ...(isBranching ? open.matchAll(quoted) : [])].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const kept: Unit[] = [];
  let next = 0;
  for (const { start, end } of withoutOverlap([...names, ...identifiersIn(open)])) {
    for (; (units[next]?.end ?? Infinity) <= start; next++) kept.push(units[next] as Unit);
    let last = next;
    while ((units[last]?.start ?? Infinity) < end) last++;
    const isWhole = (unit: Unit) => unit.start >= start && unit.end <= end && !isFixed(unit);
    if (!units.slice(next, last).every(isWhole)) continue;
    kept.push({ start, end, ordered: false });
    next = last;
  }
  pushAll(kept, units.slice(next));
  return kept;
}

function covered(value: string, units: readonly Unit[]): string {
  let text = '';
  let offset = 0;
  for (const { start, end } of units) {
    text += value.slice(offset, start) + '\ufffc'.repeat(end - start);
    offset = end;
  }
  return text + value.slice(offset);
}

const words = (text: string): ProtectedPart => ({ text, opaque: false, ordered: false });
