/** Separators of a language (CLDR, default numbering system). Spanish and Italian group from five digits on. */
export function numberStyleOf(root: string, tag: string): { readonly group: string; readonly decimal: string } {
  if (tag === 'de-ch' || tag === 'it-ch') return { group: '’', decimal: '.' };
  if (root === 'de' || root === 'es' || root === 'it') return { group: '.', decimal: ',' };
  if (root === 'fr') return { group: '\u202f', decimal: ',' };
  return { group: ',', decimal: '.' };
}

/** A number taken apart: digits before and behind the decimal sign. */
export interface NumberParts {
  readonly whole: string;
  readonly fraction: string;
  readonly grouped: boolean;
}

const spaces = '[ \\u00a0\\u202f\\u2009]';

function signs(separator: string): string {
  if (/^\s$/u.test(separator)) return spaces;
  return /['’]/.test(separator) ? "['’]" : `\\${separator}`;
}

/** Reads a number in a style; undefined where it is not well formed in it. */
export function readNumber(
  text: string,
  { group, decimal }: { readonly group: string; readonly decimal: string },
): NumberParts | undefined {
  const plain = `\\d+`;
  const grouped = group === '' ? plain : `\\d{1,3}(?:${signs(group)}\\d{3})+`;
  const match = new RegExp(`^(?:(${grouped})|(${plain}))(?:\\${decimal}(\\d+))?$`).exec(text);
  if (!match) return undefined;
  return {
    whole: (match[1] ?? match[2] ?? '').replace(/\D/g, ''),
    fraction: match[3] ?? '',
    grouped: match[1] !== undefined && group !== '',
  };
}

/**
 * The number of a text that is written otherwise than wanted; undefined where it is as wanted, or where it cannot be
 * told what is meant: `1,234` in a German text that is to have commas as decimal signs.
 */
export function reshape(
  text: string,
  wanted: { readonly group: string; readonly decimal: string },
  usual: { readonly group: string; readonly decimal: string },
): string | undefined {
  if (readNumber(text, wanted)) return undefined;
  const others = [
    usual,
    { group: ',', decimal: '.' },
    { group: '.', decimal: ',' },
    { group: ' ', decimal: ',' },
    { group: ' ', decimal: '.' },
    { group: "'", decimal: '.' },
  ];
  for (const style of others) {
    const parts = readNumber(text, style);
    if (parts) return write(parts, wanted);
  }
  return undefined;
}

/** A number in a style; whole numbers that were in one piece stay so. */
export function write(
  { whole, fraction, grouped }: NumberParts,
  { group, decimal }: { readonly group: string; readonly decimal: string },
): string {
  const digits = grouped
    ? whole.replace(/\d/g, (digit, offset) => (offset > 0 && (whole.length - offset) % 3 === 0 ? group : '') + digit)
    : whole;
  return fraction === '' ? digits : `${digits}${decimal}${fraction}`;
}

/** Numbers with a separator, none of them a part of a date, a version, an address, a list or a time. */
export const separated =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC_/:#-])(?<!\p{Nd}[.,:/'’\u00a0\u202f -])\d+(?:(?:[.,'’\u00a0\u202f]\d+)+| (?=\d{3}(?!\d))\d{3}(?: \d{3})*(?:[.,]\d+)?)(?![\p{Nd}_/:]|[.,'’:/-]\d|(?!(?:st|nd|rd|th|er|h|k|km|m|cm|mm|kg|g|l|MB|GB|KB|x|°|%)(?!\p{L}))\p{sc=Latn})/gu;
