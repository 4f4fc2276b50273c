/** Where what may be wrong with a text stands next: offsets, the text's length where there is no more, -1 before. */
export interface Suspects {
  /** The first of the others. */
  first: number;
  /** An `&`. */
  reference: number;
  /** A unit that is no character of XML, or half of a surrogate pair. */
  illegal: number;
  /** A `]]>`. */
  sectionEnd: number;
}

/** A scan that goes through its text from the start to the end. */
interface Ahead {
  readonly text: string;
  /** The first `<` found so far. */
  less: number;
  readonly suspects: Suspects;
}

/**
 * The offset of the first `<` at or behind an offset, or the text's length. Each is searched for once: offsets that are
 * asked for never go back.
 */
export function lessFrom(ahead: Ahead, at: number): number {
  if (ahead.less < at) {
    const found = ahead.text.indexOf('<', at);
    ahead.less = found < 0 ? ahead.text.length : found;
  }
  return ahead.less;
}

/**
 * The offset of the first unit at or behind an offset that has to be looked at, or the text's length: what lies before
 * it can stand in a text or an attribute as it is, `<` aside. Offsets that are asked for never go back.
 */
export function suspectFrom(ahead: Ahead, at: number): number {
  const { text, suspects } = ahead;
  if (suspects.first >= at) return suspects.first;
  if (suspects.reference < at) suspects.reference = orEnd(text, text.indexOf('&', at));
  if (suspects.sectionEnd < at) suspects.sectionEnd = orEnd(text, text.indexOf(']]>', at));
  if (suspects.illegal < at) {
    illegal.lastIndex = at;
    suspects.illegal = illegal.test(text) ? Math.max(at, illegal.lastIndex - 1) : text.length;
  }
  suspects.first = Math.min(suspects.reference, suspects.illegal, suspects.sectionEnd);
  return suspects.first;
}

/** What XML 1.0 §2.2 leaves out of `Char`, in code units: always one. */
const illegal =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const orEnd = (text: string, found: number) => (found < 0 ? text.length : found);
