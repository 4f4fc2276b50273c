import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { isBlank } from '../../catalog/content.ts';
import { movedRange, movedSegment } from '../../catalog/movedSegment.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { documentSegment } from '../documentSegment.ts';
import type { Format } from '../format.ts';
import { html } from '../html/html.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import type { MarkdownBlock } from './markdownBlocks.ts';
import { type InlineContext, inlineReader, type LinkLabels, labelOf, markdownInline } from './markdownInline.ts';
import { withoutExpressions } from './mdxCode.ts';
import { SectionPaths } from './sectionPaths.ts';

/** How one text of a Markdown file is written. */
export type MarkdownPlace =
  | {
      readonly type: 'block';
      readonly block: MarkdownBlock;
      readonly lines: readonly TextRange[];
      readonly context: InlineContext;
    }
  | { readonly type: 'title' }
  /** Text in another language: front matter, a block of HTML. */
  | {
      readonly type: 'embedded';
      readonly format: Format;
      readonly catalog: Catalog;
      readonly segment: Segment;
      readonly offset: number;
    };

const none: readonly never[] = [];
const definition =
  /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*(?:\n[ \t]*)?(?:<[^<>\n]*>|[^\s<][^\s]*)(?:(?:[ \t]+|[ \t]*\n[ \t]*)(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|\(((?:[^()\\]|\\.)*)\)))?[ \t]*(?:\n|$)/;

/** A slot that tells how its text is written. */
interface PlacedSlot extends Slot {
  readonly place?: MarkdownPlace;
}

/** How a text is written; undefined for a slot that this format did not read. */
export function markdownPlace(target: PlacedSlot | undefined): MarkdownPlace | undefined {
  return target?.place;
}

function placed(slot: Slot, place: MarkdownPlace): PlacedSlot {
  const { range, value, codes } = slot;
  return { range, value, codes, toText: (offset) => slot.toText(offset), place };
}

/** Makes segments of the blocks of a text. A class because the ids of blocks count those before them. */
export class MarkdownReader {
  readonly segments: Segment[] = [];
  readonly problems: Problem[] = [];
  private readonly sections = new SectionPaths();
  private readonly text: string;
  private readonly context: InlineContext;
  private readonly inlineOf: ReturnType<typeof inlineReader>;
  /** Comments that stand before what comes next. */
  private readonly comments: string[] = [];
  /** The path of the last table. */
  private table = '';

  constructor(text: string, context: InlineContext) {
    this.text = text;
    this.context = context;
    this.inlineOf = inlineReader(text, context);
  }

  /**
   * The lines of a block that hold text: without definitions, marks and the code of MDX.
   *
   * @param labels takes up those of the definitions.
   */
  textLines(block: MarkdownBlock, labels: LinkLabels): readonly TextRange[] {
    if (block.kind !== 'paragraph') return block.lines;
    const lines = [...block.lines];
    const first = () => this.text.slice(lines[0]?.start, lines[0]?.end);
    if (this.context.mdx && block.depth === 0 && /^(?:import|export)\s|^\{[\s\S]*\}$/.test(this.raw(lines)))
      return none;
    if (block.within === 'quote' && /^\[![A-Za-z]+\][+-]?$/.test(first().trim())) lines.shift();
    while (lines.length > 0 && first().startsWith('[')) {
      const match = definition.exec(this.raw(lines.slice(0, 4)));
      if (!match) break;
      const label = labelOf(match[1] ?? '');
      const { start } = lines[0] as TextRange;
      if (!labels.has(label)) labels.set(label, start);
      if (labels.get(label) === start) this.addDefinition(match, lines);
      const taken = match[0].split('\n').length - (match[0].endsWith('\n') ? 1 : 0);
      lines.splice(0, taken);
    }
    return lines;
  }

  block(block: MarkdownBlock, lines: readonly TextRange[]): void {
    if (block.kind === 'html') this.htmlBlock(block);
    if (block.kind === 'html' || lines.length === 0) return;
    const attributes = block.kind === 'heading' ? this.headingAttributes(lines) : undefined;
    const id = block.kind === 'heading' ? this.sections.enter(block.level, attributes?.id) : this.idOf(block);
    const ownLines = attributes ? attributes.lines : lines;
    const { slot, titles } = this.inlineOf(ownLines);
    if (isBlank(slot)) return;
    const target = placed(slot, { type: 'block', block, lines: ownLines, context: this.context });
    const segment = { id, range: slot.range, target, idRange: attributes?.idRange };
    this.segments.push(documentSegment(segment, this.comments.splice(0)));
    for (const [index, title] of titles.entries())
      this.addTitle(`${id}/title${index > 0 ? `[${index + 1}]` : ''}`, title);
  }

  /** Texts of a part in another format, as segments of this file. */
  embed(
    { format, text }: { format: Format; text: string },
    prefix: string,
    offset: number,
    isText = (_id: string) => true,
  ): void {
    const catalog = format.parse(text);
    for (const segment of catalog.segments) {
      if (!segment.target || !isText(segment.id)) continue;
      const moved = movedSegment(segment, offset);
      const target = placed(moved.target ?? segment.target, { type: 'embedded', format, catalog, segment, offset });
      this.segments.push({ ...moved, id: `${prefix}${segment.id}`, target });
    }
    for (const problem of catalog.problems) {
      // Duplicate keys of what nobody translates, and tags that Markdown splits, are not this format's affair.
      if (problem.id === 'syntax' && format.id === 'yaml')
        this.problems.push({ ...problem, range: movedRange(problem.range, offset) });
    }
  }

  private htmlBlock({ lines, depth }: MarkdownBlock): void {
    const [first] = lines;
    const last = lines.at(-1);
    if (!first || !last) return;
    const written = this.text.slice(first.start, last.end);
    const text = this.context.mdx && /^<\/?(?:[A-Z]|[\w-]+\.|>)/.test(written) ? withoutExpressions(written) : written;
    if (/^\s*<!--[\s\S]*-->\s*$/.test(text)) this.comments.push(text.trim().slice(4, -3));
    // Within other blocks lines have marks that HTML would take for text.
    else if (depth === 0) this.embed({ format: html, text }, `${this.sections.count('html')}/`, first.start);
  }

  private raw(lines: readonly TextRange[]): string {
    return lines.map(({ start, end }) => this.text.slice(start, end)).join('\n');
  }

  private idOf({ kind, within, level, column }: MarkdownBlock): string {
    if (kind === 'cell') {
      if (level === 0 && column === 0) this.table = this.sections.count('table');
      return `${this.table}/r${level + 1}c${column + 1}`;
    }
    return this.sections.count(
      kind === 'caption' ? 'caption' : within === 'item' ? 'li' : within === 'quote' ? 'quote' : 'p',
    );
  }

  /** `## Text {#id .class}`, in MDX with a comment in the braces: the heading without what is in braces. */
  private headingAttributes(
    lines: readonly TextRange[],
  ): { lines: readonly TextRange[]; id?: string; idRange?: TextRange } | undefined {
    const last = lines.at(-1);
    const match =
      last &&
      /(?<![ \t])[ \t]*\{(?::?[ \t]*((?:#[\w:.-]+|\.[\w-]+|[\w-]+=[^\s{}]+)(?:[ \t][^{}]*)?)|\/\*[ \t]*(#[\w:.-]+)[ \t]*\*\/)\}[ \t]*$/.exec(
        this.text.slice(last.start, last.end),
      );
    if (!last || !match) return undefined;
    const kept = [...lines.slice(0, -1), { start: last.start, end: last.start + match.index }];
    const id = /#([\w:.-]+)/.exec(match[1] ?? match[2] ?? '')?.[1];
    if (!id) return { lines: kept };
    const start = last.start + match.index + match[0].indexOf(`#${id}`) + 1;
    return { lines: kept, id, idRange: { start, end: start + id.length } };
  }

  private addDefinition(match: RegExpExecArray, lines: readonly TextRange[]): void {
    const title = match[2] ?? match[3] ?? match[4];
    if (!title?.trim() || title.includes('\n')) return;
    const before = match[0].slice(0, match[0].lastIndexOf(title));
    const row = before.split('\n').length - 1;
    const start = (lines[row]?.start ?? 0) + before.length - (before.lastIndexOf('\n') + 1);
    this.addTitle(`[${match[1]}]/title`, { start, end: start + title.length });
  }

  private addTitle(id: string, range: TextRange): void {
    const { slot } = markdownInline(this.text, [range], { labels: new Map(), mdx: false });
    // Marks in a title are text.
    const builder = new SlotBuilder(this.text);
    builder.literal(range.start, range.end);
    const plain = slot.codes.length > 0 || /^\s|\s$/.test(slot.value) ? builder.slot(range) : slot;
    this.segments.push(documentSegment({ id, range, target: placed(plain, { type: 'title' }) }, none));
  }
}
