import type { Content, InlineCode } from '../catalog/content.ts';
import { plainText } from '../formats/xml/plainText.ts';
import type { BitextCode, BitextContent } from './bitext.ts';

/** The number of each code of a unit; codes that are the same one in source and target have the same. */
export type CodeNumbers = (codes: readonly InlineCode[]) => readonly string[];

const token = /^[\w.-]+$/;

/**
 * Numbers the codes of a unit: their own number where they have one (`x:7` is `7`), counted where that is taken or
 * where a code stands there twice.
 *
 * @param contents source first.
 */
export function codeNumbers(...contents: readonly (Content | undefined)[]): CodeNumbers {
  const known = new Map<string, string>();
  const taken = new Set<string>();
  let last = 0;
  const numberOf = (key: string): string => {
    const there = known.get(key);
    if (there !== undefined) return there;
    let number = /:([^:#]+)#1$/.exec(key)?.[1] ?? '';
    while (!token.test(number) || taken.has(number)) number = `${++last}`;
    known.set(key, number);
    taken.add(number);
    return number;
  };
  const numbers: CodeNumbers = (codes) => {
    const opened = new Map<string, number>();
    const closed = new Map<string, number>();
    return codes.map((code) => {
      const counts = code.kind === 'close' ? closed : opened;
      const count = (counts.get(code.id) ?? 0) + 1;
      counts.set(code.id, count);
      return numberOf(`${code.kind === 'standalone' ? '' : 'span '}${code.id}#${count}`);
    });
  };
  for (const content of contents) if (content) numbers(content.codes);
  return numbers;
}

/** A content with its codes free of the format that it was read from. Comments and instructions are left out. */
export function neutralContent(format: string, content: Content, numbers: CodeNumbers): BitextContent {
  const parts: (string | BitextCode)[] = [];
  const own = numbers(content.codes);
  const starts = new Map<string, string>();
  let at = 0;
  const text = (end: number) => {
    if (end > at) parts.push(content.value.slice(at, end));
  };
  for (const [i, code] of content.codes.entries()) {
    text(code.start);
    at = code.end;
    const raw = content.value.slice(code.start, code.end);
    if (raw.startsWith('<!--') || raw.startsWith('<?')) continue;
    if (code.kind === 'open') starts.set(code.id, raw);
    parts.push(neutralCode(format, code, raw, own[i] ?? '', starts.get(code.id) ?? ''));
  }
  text(content.value.length);
  return parts;
}

/** Elements that are one end of a span, even where the other is in another segment. */
const ends: Readonly<Record<string, BitextCode['kind']>> = {
  sc: 'open',
  bx: 'open',
  bpt: 'open',
  ec: 'close',
  ex: 'close',
  ept: 'close',
};

/** `open` and `close` in XLIFF 1.2, `begin` and `end` in TMX. */
function posOf(raw: string): BitextCode['kind'] | undefined {
  const pos = /\spos\s*=\s*["'](open|close|begin|end)/.exec(raw)?.[1];
  return pos === undefined ? undefined : pos === 'open' || pos === 'begin' ? 'open' : 'close';
}

/** @param start raw start tag of the span that the code belongs to. */
function neutralCode(format: string, code: InlineCode, raw: string, number: string, start: string): BitextCode {
  const facts: { -readonly [K in keyof BitextCode]: BitextCode[K] } = { kind: code.kind, number };
  const inXliff = format.startsWith('xliff') || format === 'tmx';
  const name = /^<\/?(?:[\w.-]+:)?([\w.-]+)/.exec(raw)?.[1];
  if (inXliff && name) facts.kind = ends[name] ?? (name === 'it' ? (posOf(raw) ?? code.kind) : code.kind);
  if (inXliff && name === 'mrk') facts.annotation = code.display ?? 'generic';
  else if (!inXliff) facts.native = raw;
  else {
    const native = nativeText(raw.startsWith('</') ? start : raw, name, code);
    if (native !== undefined) facts.native = native;
    else if (code.display && code.display !== `${name} ${code.id.split(':')[1] ?? ''}`.trim())
      facts.shown = code.display;
  }
  if (code.canCopy === false) facts.canCopy = false;
  if (code.canDelete === false) facts.canDelete = false;
  if (code.canReorder === false) facts.canReorder = false;
  return facts;
}

/**
 * What XLIFF and TMX say that a code stands for: the content of `ph`, `bpt`, `ept`, `it`, or original data.
 *
 * @param raw for an end tag, its start tag.
 */
function nativeText(raw: string, name: string | undefined, { kind, display }: InlineCode): string | undefined {
  if (name && /^(?:ph|bpt|ept|it|ut)$/.test(name) && raw.endsWith('>') && !raw.endsWith('/>')) {
    const inner = plainText(raw, { start: raw.indexOf('>') + 1, end: Math.max(raw.lastIndexOf('</'), 0) });
    if (inner !== '') return inner;
  }
  const side = name !== 'pc' ? '' : kind === 'close' ? 'End' : 'Start';
  return new RegExp(`\\sdataRef${side}\\s*=`).test(raw) || name === 'cp' ? display : undefined;
}
