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
  let offset = 0;
  for (const unit of inlineUnits(raw, context)) {
    if (unit.start < offset) continue;
    addText(builder, raw, offset, unit.start, toText);
    // A hard break takes the marks of the next line with it.
    const end = raw[unit.end - 1] === '\n' ? toText(unit.end) : toText(unit.end - 1) + 1;
    const place = { start: toText(unit.start), end };
    const title = unit.kind === 'close' ? titleOf(raw, unit) : undefined;
    if (title) titles.push({ start: toText(title.start), end: toText(title.start) + title.end - title.start });
    builder.code(place, unit.kind, unit.id, title ? [titles.at(-1) as TextRange] : []);
    offset = unit.end;
  }
  addText(builder, raw, offset, raw.length, toText);
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
    const movedLines = () => lines.map((line) => movedRange(line, -start));
    // Lines between which no mark of a block around them stands are what the text between their ends tells.
    const isWhole = lines.every(({ end }, i) => i === lines.length - 1 || end + 1 === lines[i + 1]?.start);
    const places = isWhole
      ? ''
      : movedLines()
          .map((line) => `${line.start}-${line.end}`)
          .join(' ');
    const head = `${context.mdx ? 'mdx' : ''}${places}\n`;
    const { slot, titles } = blockOf(head + raw, (part) =>
      markdownInline(part.slice(head.length), movedLines(), context),
    );
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
  let index = 0;
  return (offset) => {
    while (index > 0 && (places[index]?.from ?? 0) > offset) index--;
    while ((places[index + 1]?.from ?? Number.POSITIVE_INFINITY) <= offset) index++;
    return (places[index]?.start ?? 0) + offset - (places[index]?.from ?? 0);
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
  let offset = from;
  const literal = (end: number) => {
    if (end > offset) builder.append(raw.slice(offset, end), toText(offset), toText(end - 1) + 1);
  };
  for (const match of raw.slice(from, to).matchAll(signs)) {
    const [written] = match;
    if (written === ' ') continue;
    const start = from + match.index;
    literal(start);
    offset = start + written.length;
    const place = { start: toText(start), end: toText(offset - 1) + 1 };
    if (written.startsWith('\\')) builder.append(written.slice(1), place.start, place.end);
    else if (written.startsWith('&')) {
      const value = referenceValue(written);
      // A reference to white space would be read as part of what stands beside it.
      if (value !== undefined && /[ \t\n\f\r]/.test(value)) builder.code(place, 'standalone', written);
      else builder.append(value ?? written, place.start, place.end);
    } else if (/^ {2,}\n/.test(written)) builder.code({ start: place.start, end: toText(offset) }, 'standalone', 'br');
    else builder.append(' ', place.start, toText(offset));
  }
  literal(to);
}

function referenceValue(written: string): string | undefined {
  const token = htmlTokens(`<textarea>${written}`)[1];
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
    const start = match.index;
    const [written] = match;
    while ((templates[nextTemplate]?.start ?? Number.POSITIVE_INFINITY) < start) nextTemplate++;
    while ((tags[nextTag]?.start ?? Number.POSITIVE_INFINITY) < start) nextTag++;
    const template = templates[nextTemplate];
    const tag = tags[nextTag];
    if (written === '\\\n') {
      const end = start + 2 + (/^[ \t]*/.exec(raw.slice(start + 2, start + 200))?.[0].length ?? 0);
      take(start, end, 'standalone', 'br');
    } else if (written === '\\') {
      sign.lastIndex = start + 2;
      continue;
    } else if (written.startsWith('`')) {
      const end = code(start, written.length);
      if (end !== undefined) take(start, end, 'standalone', raw.slice(start, end));
    } else if (template?.start === start)
      take(start, template.end, 'standalone', codeName(raw.slice(start, template.end)));
    else if (tag?.start === start) {
      const end = context.mdx ? (tagEnd(raw, start) ?? tag.end) : tag.end;
      take(start, end, end > tag.end && raw.startsWith('/>', end - 2) ? 'standalone' : tag.kind, tag.id);
    } else if (written === '{' && context.mdx) {
      const end = expressionEnd(raw, start);
      if (end) take(start, end, 'standalone', raw.startsWith('{/*', start) ? '!--' : codeName(raw.slice(start, end)));
    } else if (written === '[') {
      const label = /^\[(\^[^\]\s[]{1,200}|[^[\]\n]{1,500})\](?:\[\])?(?![[(])/.exec(raw.slice(start, start + 600));
      const isDefined = label && (label[1]?.startsWith('^') || context.labels.has(labelOf(label[1] ?? '')));
      if (label && isDefined && raw[start - 1] !== '!' && raw[start - 1] !== ']')
        take(start, start + label[0].length, 'standalone', label[0].replace(/\[\]$/, ''));
    }
    sign.lastIndex = Math.max(from, start + written.length);
  }
  for (const { start, end, kind, id } of marks.find(masked + raw.slice(from))) units.push({ start, end, kind, id });
  return units.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Finds the end of the code that a run of backticks opens, in one pass over all runs. */
function backtickRuns(raw: string): (offset: number, length: number) => number | undefined {
  const byLength = new Map<number, number[]>();
  if (raw.includes('`')) {
    for (const match of raw.matchAll(/`+/g)) {
      pushTo(byLength, match[0].length, match.index);
    }
    for (const places of byLength.values()) places.reverse();
  }
  return (offset, length) => {
    const places = byLength.get(length);
    while (places && (places.at(-1) ?? Number.POSITIVE_INFINITY) <= offset) places.pop();
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
