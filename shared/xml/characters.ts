/** White space of XML (XML 1.0 §2.3 `S`). */
export const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0x0d;

/** What may start a name; every letter outside ASCII is let pass. */
export const isNameStart = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  unit === 0x5f ||
  unit === 0x3a ||
  isWideName(unit);

/** Letters outside ASCII; punctuation such as typographic quotes and no-break spaces is none. */
const isWideName = (unit: number) =>
  unit >= 0xc0 && unit !== 0xd7 && unit !== 0xf7 && !(unit >= 0x2000 && unit <= 0x206f) && unit < 0xfff0;

/** What ends a name: white space and the delimiters of a tag. */
export const endsName = (unit: number): boolean =>
  unit <= 0x20 || unit === 0x3e || unit === 0x2f || unit === 0x3d || unit === 0x22 || unit === 0x27 || unit === 0x3c;

/** Where the name that starts at an offset ends. */
export function nameEnd(text: string, start: number): number {
  const { length } = text;
  for (let offset = start; offset < length; offset++) {
    const unit = text.charCodeAt(offset);
    // No delimiter is above “>”, and nearly every letter is.
    if (unit <= 0x3e && endsName(unit)) return offset;
  }
  return length;
}

/** True when a `<` before this unit starts markup. */
export const startsMarkup = (unit: number): boolean =>
  isNameStart(unit) || unit === 0x2f || unit === 0x21 || unit === 0x3f;

/** True for a code point that an XML 1.0 text can hold (§2.2 `Char`). */
export function isXmlCharacter(point: number): boolean {
  return (
    (point >= 0x20 && point <= 0xd7ff) ||
    point === 0x0a ||
    point === 0x0d ||
    point === 0x09 ||
    (point >= 0xe000 && point <= 0xfffd) ||
    (point >= 0x10000 && point <= 0x10ffff)
  );
}

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A reference that stands at an `&`. */
export interface Reference {
  /** Offset behind the `;`. */
  readonly end: number;
  /** The name between `&` and `;`. */
  readonly name: string;
  /** What it stands for; undefined for an entity that only a DTD can explain and for an impossible number. */
  readonly value?: string;
}

/**
 * Reads the reference at an `&`: predefined entities and numbers are resolved, others named.
 *
 * @returns undefined for a bare `&`.
 */
export function referenceAt(text: string, offset: number, limit: number): Reference | undefined {
  let end = offset + 1;
  const most = Math.min(limit, offset + 66);
  while (end < most && text.charCodeAt(end) !== 0x3b) {
    if (endsName(text.charCodeAt(end)) || text.charCodeAt(end) === 0x26) return undefined;
    end++;
  }
  if (end >= most || end === offset + 1) return undefined;
  const name = text.slice(offset + 1, end);
  end++;
  if (name.charCodeAt(0) === 0x23) return numberReference(name, end);
  const value = Object.hasOwn(predefined, name) ? predefined[name] : undefined;
  if (value !== undefined) return { end, name, value };
  return isNameStart(name.charCodeAt(0)) ? { end, name } : undefined;
}

function numberReference(name: string, end: number): Reference | undefined {
  const hex = /^#x([0-9a-f]+)$/i.exec(name);
  const decimal = /^#([0-9]+)$/.exec(name);
  if (!hex && !decimal) return undefined;
  const point = hex ? Number.parseInt(hex[1] ?? '', 16) : Number.parseInt(decimal?.[1] ?? '', 10);
  return isXmlCharacter(point) ? { end, name, value: String.fromCodePoint(point) } : { end, name };
}
