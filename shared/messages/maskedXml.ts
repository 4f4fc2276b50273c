/** A piece of a translation that came back: words, or a mark. */
export type MaskedToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mark'; readonly id: number; readonly role: 'open' | 'close' | 'standalone' };

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Our own tags, as engines hand them back: spaces, capitals and other quotation marks are forgiven. */
const ours =
  /<\s*\/\s*([gx])\b[^<>]*>|<\s*([gx])\s+id\s*=\s*(?:["'“”«»„＂]\s*)?(\d{1,6})\s*(?:["'“”«»„＂]\s*)?(?:(\/)\s*)?>/giu;

/** What can only be a tag, an end tag, a comment or an instruction. */
const foreign = /<\/?[\p{L}_][^<>]*>|<!--|<\?|<!\[/u;

/**
 * Reads an answer with masked tags: entities decoded, our tags as marks.
 *
 * @returns the tag, as it stands, that is none of ours; undefined tokens mean that the answer cannot be used.
 * @example readMasked('Ver <x id="1"/> &amp; ir').tokens?.length; // 3
 */
export function readMasked(
  xml: string,
  allowed: string,
): { readonly tokens: readonly MaskedToken[] } | { readonly tokens?: undefined; readonly foreign: string } {
  const tokens: MaskedToken[] = [];
  const open: number[] = [];
  let offset = 0;
  let skipClose = false;
  const addText = (raw: string): string | undefined => {
    if (raw === '') return undefined;
    const bad = raw.includes('<') ? foreign.exec(raw)?.[0] : undefined;
    if (bad !== undefined && !allowed.includes(bad)) return bad;
    tokens.push({ kind: 'text', text: decode(raw) });
    return undefined;
  };
  for (const match of xml.matchAll(ours)) {
    const [raw, closing, opening, id, slash] = match;
    const between = xml.slice(offset, match.index);
    const bad = addText(between);
    if (bad !== undefined) return { foreign: bad };
    offset = match.index + raw.length;
    if (closing) {
      if (closing.toLowerCase() === 'x') {
        if (!skipClose) return { foreign: raw };
        skipClose = false;
        continue;
      }
      tokens.push({ kind: 'mark', id: open.pop() ?? 0, role: 'close' });
      continue;
    }
    const number = Number(id);
    const standalone = opening?.toLowerCase() === 'x';
    if (standalone) {
      skipClose = !slash;
      tokens.push({ kind: 'mark', id: number, role: 'standalone' });
    } else {
      tokens.push({ kind: 'mark', id: number, role: 'open' });
      if (slash) tokens.push({ kind: 'mark', id: number, role: 'close' });
      else open.push(number);
    }
  }
  const bad = addText(xml.slice(offset));
  return bad === undefined ? { tokens } : { foreign: bad };
}

/** Text escaped for XML content. */
export function escapeXml(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The predefined entities, the space that engines like and character references; any other stays as written. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (raw, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? raw;
    const point = decimal !== undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const valid = point > 31 || point === 9 || point === 10 || point === 13;
    return valid && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : raw;
  });
}
