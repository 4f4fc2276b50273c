import { nameFrom, shortHash } from './collectAtoms.ts';

/** Short names of looks that people know by a letter. */
const usual: Readonly<Record<string, string>> = {
  Underline: 'u',
  StrikeThru: 's',
  'u-single': 'u',
  'u-sng': 'u',
  strike: 's',
  'strike-sngStrike': 's',
  'vertAlign-superscript': 'sup',
  'vertAlign-subscript': 'sub',
  'baseline-30000': 'sup',
  'baseline--25000': 'sub',
  'FontStyle-Bold': 'b',
  'FontStyle-Italic': 'i',
  'FontStyle-Bold-Italic': 'b.i',
  'Position-Superscript': 'sup',
  'Position-Subscript': 'sub',
};

/** What properties are called here, whatever each kind of file calls them. */
const labels: Readonly<Record<string, string>> = {
  AppliedCharacterStyle: 'style',
  rStyle: 'style',
  rFonts: 'font',
  rFont: 'font',
  latin: 'font',
  AppliedFont: 'font',
  sz: 'size',
  PointSize: 'size',
  FillColor: 'color',
  solidFill: 'color',
  hlinkClick: 'link',
};

/**
 * A name for what sets a run apart from the text around it, the same for the same properties in any file.
 *
 * @param visible the properties in which it differs, with their markup.
 * @example lookName(new Map([['w:b', '<w:b/>']])); // 'b'
 */
export function lookName(visible: ReadonlyMap<string, string>): string {
  const tokens = [...visible].map(([property, raw]) => token(property, raw)).sort(byLength);
  if (tokens.length <= 2) return tokens.join('.');
  const all = [...visible].map(([property, raw]) => property + raw).sort();
  return `${tokens[0]}.${shortHash(all.join(' '))}`;
}

/** `b` and `i` say more than colours and sizes. */
const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);

function token(property: string, raw: string): string {
  const attribute = property.startsWith('@');
  const bareName = property.replace(/^@|^.*:/, '');
  const local = labels[bareName] ?? bareName;
  const single = attribute || (/^<[^<>]*>$/.test(raw) && (raw.match(/=/g)?.length ?? 0) <= 1);
  const value = attribute ? raw : (/=\s*["']([^"']*)["']/.exec(raw)?.[1] ?? '');
  const onOff = attribute || !raw.includes('=') || /\bval\s*=/.test(raw);
  if (single && onOff && /^(?:1|true|on|)$/.test(value)) return usual[local] ?? local;
  const plain = single && value.length <= 24;
  const name = plain ? nameFrom(`${local}-${value.replace(/^.*[/:]/, '')}`, raw) : `${local}-${shortHash(raw)}`;
  return usual[name] ?? name;
}
