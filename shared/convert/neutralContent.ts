import type { Content, InlineCode } from '../catalog/content.ts';
import type { FormatFacts } from '../formats/formatFacts.ts';
import { type Attributes, readAttributes } from '../xml/attributes.ts';
import { plainText } from '../xml/plainText.ts';
import type { BitextAnnotation, BitextCode, BitextContent } from './bitext.ts';
import { typeOfTmx, typeOfXliff2 } from './codeTypes.ts';

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
  const numberByKey = new Map<string, string>();
  const taken = new Set<string>();
  let last = 0;
  const numberOf = (key: string): string => {
    const there = numberByKey.get(key);
    if (there !== undefined) return there;
    let number = /:([^:#]+)#1$/.exec(key)?.[1] ?? '';
    while (!token.test(number) || taken.has(number)) number = `${++last}`;
    numberByKey.set(key, number);
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

/**
 * A content with its codes free of the format that it was read from. Comments and instructions are left out.
 *
 * @param elements what its codes are written in: see `FormatFacts.codeElements`.
 */
export function neutralContent(
  elements: FormatFacts['codeElements'],
  content: Content,
  numbers: CodeNumbers,
): BitextContent {
  const parts: (string | BitextCode)[] = [];
  const ownNumbers = numbers(content.codes);
  const starts = new Map<string, string>();
  let offset = 0;
  const text = (end: number) => {
    if (end > offset) parts.push(content.value.slice(offset, end));
  };
  for (const [i, code] of content.codes.entries()) {
    text(code.start);
    offset = code.end;
    const raw = content.value.slice(code.start, code.end);
    if (raw.startsWith('<!--') || raw.startsWith('<?')) continue;
    if (code.kind === 'open') starts.set(code.id, raw);
    parts.push(neutralCode(elements, code, raw, ownNumbers[i] ?? '', starts.get(code.id) ?? ''));
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

/** Elements that mark words: annotations. */
const marks: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);

/** @param start raw start tag of the span that the code belongs to. */
function neutralCode(
  elements: FormatFacts['codeElements'],
  code: InlineCode,
  raw: string,
  number: string,
  start: string,
): BitextCode {
  const facts: { -readonly [K in keyof BitextCode]: BitextCode[K] } = { kind: code.kind, number };
  const name = /^<\/?(?:[\w.-]+:)?([\w.-]+)/.exec(raw)?.[1];
  if (!elements) facts.native = raw;
  else if (name !== undefined) {
    const tag = raw.startsWith('</') ? start : raw;
    const attributes = readAttributes(tag, 0);
    facts.kind = ends[name] ?? (name === 'it' ? (posOf(attributes) ?? code.kind) : code.kind);
    if (marks.has(name)) return { ...facts, annotation: annotationOf(elements, readAttributes(start || tag, 0)) };
    const native = nativeText(tag, name, attributes, code);
    const type = typeOf(elements, attributes);
    if (native !== undefined) facts.native = native;
    else if (code.display && !isName(code.display, name, attributes)) facts.shown = code.display;
    if (type !== undefined) {
      facts.type = type;
      if (elements === 'TMX' && facts.shown === attributes.get('type')) delete facts.shown;
    }
  }
  if (code.canCopy === false) facts.canCopy = false;
  if (code.canDelete === false) facts.canDelete = false;
  if (code.canReorder === false) facts.canReorder = false;
  return facts;
}

/** Whether what is shown in the place of a code is its element or type, since it says nothing else. */
function isName(shown: string, name: string, attributes: Attributes): boolean {
  const numbered = `${name} ${attributes.get('id') ?? attributes.get('startRef') ?? ''}`;
  return shown === name || shown === numbered || shown === attributes.get('ctype');
}

/** `open` and `close` in XLIFF 1.2, `begin` and `end` in TMX. */
function posOf(attributes: Attributes): BitextCode['kind'] | undefined {
  const pos = attributes.get('pos');
  return pos === undefined ? undefined : pos === 'open' || pos === 'begin' ? 'open' : 'close';
}

function typeOf(elements: FormatFacts['codeElements'], attributes: Attributes): string | undefined {
  if (elements === 'TMX') return typeOfTmx(attributes.get('type'));
  return elements === 'XLIFF 1.2'
    ? attributes.get('ctype')
    : typeOfXliff2(attributes.get('type'), attributes.get('subType'));
}

/** @param attributes of the annotation's start. */
function annotationOf(elements: FormatFacts['codeElements'], attributes: Attributes): BitextAnnotation {
  const old = elements === 'XLIFF 1.2';
  const type = (old ? attributes.get('mtype') : attributes.get('type')) ?? 'generic';
  const text = attributes.get(old ? 'comment' : 'value');
  const kept = old ? type === 'protected' : attributes.get('translate') === 'no';
  return {
    type: type === 'protected' ? 'generic' : type.replace(/^mtype:|^x-(?=(?:comment|generic)$)/, ''),
    ...(kept ? { translate: false } : {}),
    ...(text ? { text } : {}),
  };
}

/**
 * What XLIFF and TMX say that a code stands for: the content of `ph`, `bpt`, `ept`, `it`, or original data.
 *
 * @param tag for the end of an element, its start tag.
 */
function nativeText(
  tag: string,
  name: string,
  attributes: Attributes,
  { kind, display }: InlineCode,
): string | undefined {
  if (/^(?:ph|bpt|ept|it|ut)$/.test(name) && tag.endsWith('>') && !tag.endsWith('/>')) {
    const inner = plainText(tag, { start: tag.indexOf('>') + 1, end: Math.max(tag.lastIndexOf('</'), 0) });
    if (inner !== '') return inner;
  }
  const side = name !== 'pc' ? '' : kind === 'close' ? 'End' : 'Start';
  return name === 'cp' || attributes.get(`dataRef${side}`) !== undefined ? display : undefined;
}
