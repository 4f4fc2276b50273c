import { OperationalError } from '../../shared/api/operationalError.ts';
import { OpenSpans } from '../../shared/catalog/openSpans.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import { scanXml } from '../../shared/xml/scanXml.ts';
import { decodeReferences } from './decodeReferences.ts';

/** A piece of a request's text. `raw` goes back to the letter; `text` is what people read, decoded. */
export type TextPiece =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'tag';
      readonly raw: string;
      readonly role: 'open' | 'close' | 'standalone';
      /** The same for the two tags of a pair. */
      readonly pair: number;
      /** True where the text ends: a block of HTML, an element of the outline, a splitting tag. */
      readonly splits: boolean;
    }
  /** Not for engines: comments, instructions, ignored elements. */
  | { readonly kind: 'opaque'; readonly raw: string; readonly splits: boolean };

/** How tags are treated; the names are those of `POST /v2/translate`. */
export interface TagOptions {
  readonly tagHandling?: 'xml' | 'html';
  readonly tagHandlingVersion: 'v1' | 'v2';
  readonly outlineDetection: boolean;
  readonly splittingTags: readonly string[];
  readonly nonSplittingTags: readonly string[];
  readonly ignoreTags: readonly string[];
}

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const blocks = new Set(
  'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main menu nav ol optgroup option p pre section select summary table tbody td tfoot th thead title tr ul'.split(
    ' ',
  ),
);
const unread = new Set([
  'script',
  'style',
  'textarea',
  'code',
  'kbd',
  'samp',
  'var',
  'noscript',
  'template',
  'svg',
  'math',
]);

interface Found {
  readonly raw: string;
  readonly start: number;
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: string;
  partner: number;
}

/**
 * Takes a text with XML or HTML tags apart. Tags without a partner stand alone, so that the result is never less well
 * formed than the text; `<` that starts no tag is text.
 *
 * @throws OperationalError `rejected` for XML that is not well-formed, with tag handling v2.
 */
export function readTaggedText(text: string, options: TagOptions): readonly TextPiece[] {
  const html = options.tagHandling === 'html';
  if (options.tagHandling === 'xml' && options.tagHandlingVersion === 'v2' && !isWellFormed(text)) {
    throw new OperationalError('rejected', asWritten('Tag handling parsing failed, please check input.'), {
      status: 400,
    });
  }
  const tags = findMarkup(text, html);
  const lower = (names: readonly string[]) => new Set(names.map((name) => (html ? name.toLowerCase() : name)));
  const rules: Rules = {
    html,
    ignored: lower(options.ignoreTags),
    splitting: lower(options.splittingTags),
    never: lower(options.nonSplittingTags),
    outline: !html && options.outlineDetection ? outlineTags(text, tags) : new Set(),
  };
  const pieces: TextPiece[] = [];
  let textEnd = 0;
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i] as Found;
    if (tag.start > textEnd)
      pieces.push({ kind: 'text', text: decodeReferences(text.slice(textEnd, tag.start), html) });
    textEnd = tag.start + tag.raw.length;
    const splits = doesSplit(tag, i, rules);
    if (tag.name === '') {
      pieces.push({ kind: 'opaque', raw: tag.raw, splits: false });
    } else if (isIgnored(tag, rules)) {
      const last = tags[tag.partner];
      const end = last ? last.start + last.raw.length : textEnd;
      pieces.push({ kind: 'opaque', raw: text.slice(tag.start, end), splits });
      if (last) i = tag.partner;
      textEnd = end;
    } else {
      const role = tag.partner < 0 ? 'standalone' : tag.closing ? 'close' : 'open';
      pieces.push({ kind: 'tag', raw: tag.raw, role, pair: tag.closing && tag.partner >= 0 ? tag.partner : i, splits });
    }
  }
  if (textEnd < text.length) pieces.push({ kind: 'text', text: decodeReferences(text.slice(textEnd), html) });
  return pieces;
}

/** Translated text as it stands between tags. */
export function encodeTagged(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface Rules {
  readonly html: boolean;
  readonly ignored: ReadonlySet<string>;
  readonly splitting: ReadonlySet<string>;
  readonly never: ReadonlySet<string>;
  /** Indexes of tags that structure the text. */
  readonly outline: ReadonlySet<number>;
}

function doesSplit(tag: Found, index: number, rules: Rules): boolean {
  if (rules.never.has(tag.name)) return false;
  return rules.splitting.has(tag.name) || (rules.html && blocks.has(tag.name)) || rules.outline.has(index);
}

function isIgnored(tag: Found, rules: Rules): boolean {
  if (tag.closing) return false;
  if (rules.ignored.has(tag.name) || /\stranslate\s*=\s*["']no["']/i.test(tag.attributes)) return true;
  return rules.html && (unread.has(tag.name) || /\sclass\s*=\s*["'][^"']*\bnotranslate\b/i.test(tag.attributes));
}

function findMarkup(text: string, html: boolean): Found[] {
  const tags: Found[] = [];
  const open = new OpenSpans<number>((index) => tags[index]?.name);
  for (let start = text.indexOf('<'); start >= 0; start = text.indexOf('<', start)) {
    const end = markupEnd(text, start);
    if (end === undefined) {
      start++;
      continue;
    }
    const raw = text.slice(start, end);
    const parts = /^<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)/u.exec(raw);
    const name = parts?.[2] === undefined ? '' : html ? parts[2].toLowerCase() : parts[2];
    const closing = parts?.[1] === '/';
    const empty = raw.endsWith('/>') || (html && voids.has(name));
    const index = tags.length;
    tags.push({ raw, start, name, closing, attributes: raw.slice(parts?.[0].length ?? 0), partner: -1 });
    start = end;
    if (name === '' || (empty && !closing)) continue;
    if (!closing) {
      open.push(index);
      continue;
    }
    // What was opened in between and not closed stands alone.
    const partner = open.takeWithin(name);
    if (partner === undefined) continue;
    (tags[partner] as Found).partner = index;
    (tags[index] as Found).partner = partner;
  }
  return tags;
}

/** Where the tag, comment, section or instruction that starts at an offset ends; undefined where none starts. */
function markupEnd(text: string, from: number): number | undefined {
  for (const [start, end] of sections) {
    if (!text.startsWith(start, from)) continue;
    const stop = text.indexOf(end, from + start.length);
    return stop < 0 ? undefined : stop + end.length;
  }
  const next = text.charAt(text.charAt(from + 1) === '/' ? from + 2 : from + 1);
  if (!/[\p{L}_!]/u.test(next)) return undefined;
  for (let i = from + 1; i < text.length; i++) {
    const unit = text.charAt(i);
    if (unit === '>') return i + 1;
    if (unit === '<') return undefined;
    // A quotation mark opens a value only behind `=`: apostrophes stand in prose as well.
    if ((unit === '"' || unit === "'") && /=\s*$/.test(text.slice(Math.max(from, i - 8), i))) {
      const close = text.indexOf(unit, i + 1);
      if (close < 0) return undefined;
      i = close;
    }
  }
  return undefined;
}

const sections = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Tags of elements whose parent holds no words of its own: those build the document, the others stand in sentences. */
function outlineTags(text: string, tags: readonly Found[]): Set<number> {
  const worded = new Set<number>();
  const parents: number[] = [];
  const parentOf: number[] = [];
  let parent = -1;
  let textStart = 0;
  const note = (end: number) => {
    if (text.slice(textStart, end).trim() !== '') worded.add(parent);
  };
  tags.forEach((tag, i) => {
    note(tag.start);
    textStart = tag.start + tag.raw.length;
    if (tag.closing && tag.partner >= 0) parent = parents.pop() ?? -1;
    parentOf[i] = parent;
    if (!tag.closing && tag.partner >= 0) {
      parents.push(parent);
      parent = i;
    }
  });
  note(text.length);
  const outline = new Set<number>();
  tags.forEach((tag, i) => {
    if (tag.name !== '' && !worded.has(parentOf[i] ?? -1)) outline.add(i);
  });
  return outline;
}

function isWellFormed(text: string): boolean {
  return scanXml(`<r>${text}</r>`).problems.length === 0;
}
