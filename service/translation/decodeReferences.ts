const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  copy: '©',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/**
 * A text with its character references decoded; those that the tag handling does not know stay as written.
 *
 * @param html whether it knows the names of HTML beside the five of XML.
 * @example decodeReferences('R&amp;D &hellip;', true); // 'R&D …'
 */
export function decodeReferences(text: string, html: boolean): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(\w{2,8}));/g, (raw, decimal, hex, name) => {
    if (name !== undefined) return html || /^(amp|lt|gt|quot|apos)$/.test(name) ? (named[name] ?? raw) : raw;
    const point = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const valid =
      (point > 31 || point === 9 || point === 10) && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
    return valid ? String.fromCodePoint(point) : raw;
  });
}
