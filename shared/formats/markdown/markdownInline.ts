import { movedRange, movedSlot } from '../../catalog/movedSegment.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { markdown as marks } from '../../messages/markdown.ts';
import { markup } from '../../messages/markup.ts';
import { codeName } from '../html/htmlSlot.ts';
import { htmlTokens } from '../html/htmlTokens.ts';
import { filler, maskTemplates } from '../html/templates.ts';
import { keepingParts } from '../keepingParts.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import { expressionEnd, tagEnd } from './mdxCode.ts';

/** Labels of link references that a file defines (see {@link labelOf}), with the places of their first definitions. */
export type LinkLabels = Map<string, number>;

/** What the inline text of a block is read with. */
export interface InlineContext {
  readonly labels: ReadonlyMap<string, number>;
  /** True in MDX, where `{…}` is code. */
  readonly mdx: boolean;
}

/** The text of a block, and the titles of links in it, which are texts of their own. */
export interface InlineText {
  readonly slot: Slot;
  readonly titles: readonly TextRange[];
}

interface Unit extends TextRange {
  readonly kind: 'open' | 'close' | 'standalone';
  readonly id: string;
}

/** A label as references are compared (CommonMark 0.31 §4.7 “matches”). */
export function labelOf(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/**
 * Reads the lines of a block as one text: marks of emphasis, links, code, HTML and templates are inline codes; escapes and
 * references are resolved; a line break is a space, unless it is a hard one.
 *
 * @param lines at least one, without the marks of blocks.
 */
export function markdownInline(text: string, lines: readonly TextRange[], context: InlineContext): InlineText {
  const joined = lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  const raw = joined.trimEnd();
  const toText = placesIn(lines);
  const range = { start: lines[0]?.start ?? 0, end: toText(raw.length) };
  const builder = new SlotBuilder(text);
  const titles: TextRange[] = [];
  let at = 0;
  for (const unit of inlineUnits(raw, context)) {
    if (unit.start < at) continue;
    addText(builder, raw, at, unit.start, toText);
    // A hard break takes the marks of the next line with it.
    const end = raw[unit.end - 1] === '\n' ? toText(unit.end) : toText(unit.end - 1) + 1;
    const place = { start: toText(unit.start), end };
    const title = unit.kind === 'close' ? titleOf(raw, unit) : undefined;
    if (title) titles.push({ start: toText(title.start), end: toText(title.start) + title.end - title.start });
    builder.code(place, unit.kind, unit.id, title ? [titles.at(-1) as TextRange] : []);
    at = unit.end;
  }
  addText(builder, raw, at, raw.length, toText);
  return { slot: builder.slot(range), titles };
}

const keepingBlocks = keepingParts<InlineText>();

/**
 * As {@link markdownInline}, for the blocks of one text: what the text before it had too is not read again.
 *
 * @example const inlineOf = inlineReader(text, context); inlineOf(lines).slot
 */
export function inlineReader(text: string, context: InlineContext): (lines: readonly TextRange[]) => InlineText {
  const blockOf = keepingBlocks();
  return (lines) => {
    const { start = 0 } = lines[0] ?? {};
    const raw = text.slice(start, lines.at(-1)?.end);
    // What is a link may depend on definitions elsewhere.
    if (context.labels.size > 0 && raw.includes('[')) return markdownInline(text, lines, context);
    const own = () => lines.map((line) => movedRange(line, -start));
    // Lines between which no mark of a block around them stands are what the text between their ends tells.
    const isWhole = lines.every(({ end }, i) => i === lines.length - 1 || end + 1 === lines[i + 1]?.start);
    const places = isWhole
      ? ''
      : own()
          .map((line) => `${line.start}-${line.end}`)
          .join(' ');
    const head = `${context.mdx ? 'mdx' : ''}${places}\n`;
    const { slot, titles } = blockOf(head + raw, (part) => markdownInline(part.slice(head.length), own(), context));
    return { slot: movedSlot(slot, start), titles: titles.map((title) => movedRange(title, start)) };
  };
}

/** From offsets of joined lines to offsets of the file. Asked in nearly rising order, it looks at each line once. */
function placesIn(lines: readonly TextRange[]): (offset: number) => number {
  let from = 0;
  const places = lines.map(({ start, end }) => {
    const place = { from, start };
    from += end - start + 1;
    return place;
  });
  let at = 0;
  return (offset) => {
    while (at > 0 && (places[at]?.from ?? 0) > offset) at--;
    while ((places[at + 1]?.from ?? Number.POSITIVE_INFINITY) <= offset) at++;
    return (places[at]?.start ?? 0) + offset - (places[at]?.from ?? 0);
  };
}

const signs = /\n[ \t]*|[ \t]+(?:\n[ \t]*)?|\\[!-/:-@[-`{-~]|&(?:#[xX]?[\da-fA-F]{1,7}|[A-Za-z][A-Za-z\d]{1,31});/g;

/** Adds the text between two codes. */
function addText(
  builder: SlotBuilder,
  raw: string,
  from: number,
  to: number,
  toText: (offset: number) => number,
): void {
  let at = from;
  const literal = (end: number) => {
    if (end > at) builder.append(raw.slice(at, end), toText(at), toText(end - 1) + 1);
  };
  for (const match of raw.slice(from, to).matchAll(signs)) {
    const [written] = match;
    if (written === ' ') continue;
    const start = from + match.index;
    literal(start);
    at = start + written.length;
    const place = { start: toText(start), end: toText(at - 1) + 1 };
    if (written.startsWith('\\')) builder.append(written.slice(1), place.start, place.end);
    else if (written.startsWith('&')) {
      const value = referenceValue(written);
      // A reference to white space would be read as part of what stands beside it.
      if (value !== undefined && /[ \t\n\f\r]/.test(value)) builder.code(place, 'standalone', written);
      else builder.append(value ?? written, place.start, place.end);
    } else if (/^ {2,}\n/.test(written)) builder.code({ start: place.start, end: toText(at) }, 'standalone', 'br');
    else builder.append(' ', place.start, toText(at));
  }
  literal(to);
}

function referenceValue(written: string): string | undefined {
  const token = htmlTokens(`<textarea>${written}`).tokens[1];
  return token?.kind === 'entity' ? token.name : undefined;
}

/** The codes of a text, in order; tags and code first, for nothing in them is emphasis. */
function inlineUnits(raw: string, context: InlineContext): Unit[] {
  if (!/[*_~`[<\\{]/.test(raw)) return [];
  const units: Unit[] = [];
  let masked = '';
  let from = 0;
  const take = (start: number, end: number, kind: Unit['kind'], id: string) => {
    units.push({ start, end, kind, id });
    masked += raw.slice(from, start) + filler.repeat(end - start);
    from = end;
  };
  const templates = maskTemplates(raw).tags;
  const tags = raw.includes('<') ? markup.find(raw).filter(({ start }) => !raw.startsWith('](', start - 2)) : [];
  const code = backtickRuns(raw);
  const sign = /\\\n?|`+|<|\{|\[/g;
  let [nextTemplate, nextTag] = [0, 0];
  for (let match = sign.exec(raw); match; match = sign.exec(raw)) {
    const at = match.index;
    const [written] = match;
    while ((templates[nextTemplate]?.start ?? Number.POSITIVE_INFINITY) < at) nextTemplate++;
    while ((tags[nextTag]?.start ?? Number.POSITIVE_INFINITY) < at) nextTag++;
    const template = templates[nextTemplate];
    const tag = tags[nextTag];
    if (written === '\\\n') {
      const end = at + 2 + (/^[ \t]*/.exec(raw.slice(at + 2, at + 200))?.[0].length ?? 0);
      take(at, end, 'standalone', 'br');
    } else if (written === '\\') {
      sign.lastIndex = at + 2;
      continue;
    } else if (written.startsWith('`')) {
      const end = code(at, written.length);
      if (end !== undefined) take(at, end, 'standalone', raw.slice(at, end));
    } else if (template?.start === at) take(at, template.end, 'standalone', codeName(raw.slice(at, template.end)));
    else if (tag?.start === at) {
      const end = context.mdx ? (tagEnd(raw, at) ?? tag.end) : tag.end;
      take(at, end, end > tag.end && raw.startsWith('/>', end - 2) ? 'standalone' : tag.kind, tag.id);
    } else if (written === '{' && context.mdx) {
      const end = expressionEnd(raw, at);
      if (end) take(at, end, 'standalone', raw.startsWith('{/*', at) ? '!--' : codeName(raw.slice(at, end)));
    } else if (written === '[') {
      const label = /^\[(\^[^\]\s[]{1,200}|[^[\]\n]{1,500})\](?:\[\])?(?![[(])/.exec(raw.slice(at, at + 600));
      const known = label && (label[1]?.startsWith('^') || context.labels.has(labelOf(label[1] ?? '')));
      if (label && known && raw[at - 1] !== '!' && raw[at - 1] !== ']')
        take(at, at + label[0].length, 'standalone', label[0].replace(/\[\]$/, ''));
    }
    sign.lastIndex = Math.max(from, at + written.length);
  }
  for (const { start, end, kind, id } of marks.find(masked + raw.slice(from))) units.push({ start, end, kind, id });
  return units.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Finds the end of the code that a run of backticks opens, in one pass over all runs. */
function backtickRuns(raw: string): (at: number, length: number) => number | undefined {
  const byLength = new Map<number, number[]>();
  if (raw.includes('`')) {
    for (const match of raw.matchAll(/`+/g)) {
      pushTo(byLength, match[0].length, match.index);
    }
    for (const places of byLength.values()) places.reverse();
  }
  return (at, length) => {
    const places = byLength.get(length);
    while (places && (places.at(-1) ?? Number.POSITIVE_INFINITY) <= at) places.pop();
    const start = places?.at(-1);
    return start === undefined ? undefined : start + length;
  };
}

/** The title in the mark that ends a link: `](/a "Title")`. */
function titleOf(raw: string, { start, end }: TextRange): TextRange | undefined {
  const mark = raw.slice(start, end);
  const inner = mark.slice(0, -1).trimEnd();
  if (!mark.endsWith(')') || !/["')]$/.test(inner)) return undefined;
  const opened = /^\]\([\s\S]*?\s["'(]/.exec(inner)?.[0].length ?? inner.length;
  const title = inner.slice(opened, -1);
  if (title.trim() === '' || title.includes('\n') || /^\]\(\s*<[^>]*$/.test(mark)) return undefined;
  return { start: start + opened, end: start + opened + title.length };
}
