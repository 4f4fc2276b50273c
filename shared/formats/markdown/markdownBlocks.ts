import type { TextRange } from '../../catalog/textRange.ts';
import { splitLines } from '../lines.ts';
import { blockStart, htmlEnd } from './blockStart.ts';

/** A block of a Markdown text that holds text, or the raw text of another language. */
export interface MarkdownBlock {
  readonly kind: 'paragraph' | 'heading' | 'cell' | 'html' | 'caption';
  /** The text of each line, without the marks of blocks around it and white space before it. */
  readonly lines: readonly TextRange[];
  /** The innermost block around it. */
  readonly within: 'item' | 'quote' | 'none';
  /** Of headings 1 to 6; of cells the row from 0. */
  readonly level: number;
  /** Of cells the column from 0. */
  readonly column: number;
  /** How many blocks are around it. */
  readonly depth: number;
}

interface Container {
  readonly type: 'quote' | 'item' | 'indent';
  /** Columns that belong to it on each further line. */
  readonly indent: number;
}

type Leaf =
  | { readonly type: 'none' }
  | { readonly type: 'text'; readonly lines: TextRange[] }
  | { readonly type: 'fence'; readonly mark: string }
  | { readonly type: 'html'; readonly end: RegExp | 'blank'; readonly lines: TextRange[] }
  | { readonly type: 'table'; rows: number; readonly columns: number };

/** Blocks within blocks beyond this number are text: no text for people needs them. */
const deepest = 100;
const nothing: Leaf = { type: 'none' };

/** The blocks of a text, and where it nests deeper than is read. */
export interface MarkdownBlocks {
  readonly blocks: readonly MarkdownBlock[];
  readonly tooDeep: TextRange | undefined;
}

/**
 * Finds the blocks of a Markdown text (CommonMark 0.31 §4 and §5, tables and footnotes of GitHub). Linear; no recursion.
 *
 * @param from where to start: behind the front matter.
 */
export function markdownBlocks(text: string, from: number): MarkdownBlocks {
  const reader = new BlockReader(text);
  for (const line of splitLines(text)) if (line.start >= from) reader.line(line.start, line.end);
  reader.finish();
  return { blocks: reader.blocks, tooDeep: reader.tooDeep };
}

/** A class because each line is read by what the lines before it left open. */
class BlockReader {
  readonly blocks: MarkdownBlock[] = [];
  tooDeep: TextRange | undefined;
  private readonly text: string;
  private containers: Container[] = [];
  private leaf: Leaf = nothing;
  /** The place in the line: offset and column. */
  private at = 0;
  private column = 0;

  constructor(text: string) {
    this.text = text;
  }

  line(start: number, end: number): void {
    this.at = start;
    this.column = 0;
    const matched = this.matchContainers(end);
    const all = matched === this.containers.length;
    const { leaf } = this;
    if (all && leaf.type === 'fence') {
      const { at, width } = this.skipped(end);
      const close = width > 3 ? '' : this.text.slice(at, end).trimEnd();
      const mark = leaf.mark.charAt(0);
      if (close.length >= leaf.mark.length && close === mark.repeat(close.length)) this.leaf = nothing;
      else if (mark === '$' && close.endsWith('$$')) this.leaf = nothing;
      return;
    }
    if (all && leaf.type === 'html') {
      this.htmlLine(leaf, end);
      return;
    }
    if (this.skipped(end).at === end) {
      this.closeTo(matched);
      this.finish();
    } else if (!this.starts(matched, end)) this.addText(end);
  }

  finish(): void {
    const { leaf } = this;
    this.leaf = nothing;
    if (leaf.type === 'text') this.emit('paragraph', leaf.lines);
    else if (leaf.type === 'html') this.emit('html', leaf.lines);
  }

  /** How many of the open containers the line belongs to. */
  private matchContainers(end: number): number {
    let matched = 0;
    for (const container of this.containers) {
      const { at, width } = this.skipped(end);
      if (container.type === 'quote') {
        if (width > 3 || this.text[at] !== '>') break;
        this.moveTo(at + 1);
        if (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.moveTo(this.at + 1);
      } else if (at < end) {
        if (width < container.indent) break;
        this.consume(container.indent);
      }
      matched++;
    }
    return matched;
  }

  /** Opens the blocks that the rest of the line starts. @returns whether nothing of it is left. */
  private starts(matched: number, end: number): boolean {
    let level = matched;
    // What a line starts ends what the line before it left open; a mere text may belong to that all the same.
    const open = () => {
      this.closeTo(level);
      this.finish();
    };
    for (;;) {
      const { at, width } = this.skipped(end);
      const isText = this.leaf.type === 'text';
      const within = level === this.containers.length;
      if (at === end) {
        open();
        return true;
      }
      if (width >= 4) {
        if (isText) return this.continues(level, at, end);
        open();
        return true;
      }
      const rest = this.text.slice(at, end);
      const first = rest.charAt(0);
      const heading = first === '#' ? blockStart.heading.exec(rest) : null;
      if (heading) {
        open();
        this.emitHeading([{ start: at + heading[0].length, end }], heading[1]?.length ?? 1);
        return true;
      }
      const fence = blockStart.fence.exec(rest);
      if (fence) {
        open();
        const mark = fence[1] ?? fence[2] ?? '$$';
        const isClosed = /^.+\$\$$/s.test(rest.slice(2).trim());
        if (mark !== '$$' || !isClosed) this.leaf = { type: 'fence', mark };
        return true;
      }
      const html = htmlEnd(rest, isText && within);
      if (html) {
        open();
        const leaf: Leaf = { type: 'html', end: html, lines: [] };
        this.leaf = leaf;
        this.at = at;
        this.htmlLine(leaf, end);
        return true;
      }
      if (within && this.leaf.type === 'text' && this.underlineOrTable(this.leaf, rest)) return true;
      if (blockStart.rule.test(rest) || blockStart.attributes.test(rest)) {
        open();
        return true;
      }
      if (first === ':' && rest.startsWith(':::')) {
        open();
        this.emitCaption(blockStart.admonition.exec(rest), at, end);
        return true;
      }
      const next = this.containerAt(rest, at, width, isText && within);
      if (!next || this.isTooDeep(at, end)) return this.continues(level, at, end);
      open();
      this.containers.push(next.container);
      level = this.containers.length;
      this.moveTo(at + next.length);
      if (next.container.type === 'item')
        this.moveTo(this.at + (blockStart.task.exec(this.text.slice(this.at, end))?.[0].length ?? 0));
      if (next.caption) this.emitCaption(next.caption, at, end);
      if (next.caption) return true;
    }
  }

  /** The container that a text opens, with the length of its mark. */
  private containerAt(
    rest: string,
    at: number,
    width: number,
    interrupts: boolean,
  ): { container: Container; length: number; caption?: RegExpExecArray } | undefined {
    if (rest.startsWith('>')) {
      return {
        container: { type: 'quote', indent: 0 },
        length: rest.charAt(1) === ' ' || rest.charAt(1) === '\t' ? 2 : 1,
      };
    }
    const footnote = blockStart.footnote.exec(rest);
    if (footnote) return { container: { type: 'indent', indent: 4 }, length: footnote[0].length };
    const caption = /^(?:!!!|\?\?\?|===)/.test(rest) ? blockStart.indented.exec(rest) : null;
    if (caption) return { container: { type: 'indent', indent: 4 }, length: rest.length, caption };
    const item = blockStart.item.exec(rest);
    if (!item) return undefined;
    const mark = item[0].length;
    const behind = rest.slice(mark);
    const empty = behind.trim() === '';
    // In the middle of a paragraph a number at the start of a line is a number.
    if (interrupts && (empty || (item[1] !== undefined && Number(item[1]) !== 1))) return undefined;
    const spaces = widthOf(behind, this.column + (at - this.at) + mark);
    const padding = empty || spaces > 4 ? 1 : spaces;
    const length = mark + (empty ? behind.length : spaces > 4 ? 1 : (/^[ \t]*/.exec(behind)?.[0].length ?? 1));
    return { container: { type: 'item', indent: width + mark + padding }, length };
  }

  private isTooDeep(start: number, end: number): boolean {
    if (this.containers.length < deepest) return false;
    this.tooDeep ??= { start, end };
    return true;
  }

  /** Text that may belong to the paragraph before it, though it lacks the marks of its blocks. */
  private continues(level: number, at: number, end: number): boolean {
    if (level < this.containers.length && this.leaf.type === 'text') {
      this.leaf.lines.push({ start: at, end });
      return true;
    }
    this.closeTo(level);
    return false;
  }

  private underlineOrTable(leaf: { readonly lines: TextRange[] }, rest: string): boolean {
    if (blockStart.underline.test(rest) && !(rest.startsWith('-') && this.isHead(leaf, rest))) {
      this.leaf = nothing;
      this.emitHeading(leaf.lines, rest.startsWith('=') ? 1 : 2);
      return true;
    }
    if (!rest.includes('-') || !this.isHead(leaf, rest)) return false;
    const head = leaf.lines.pop();
    if (leaf.lines.length > 0) this.emit('paragraph', leaf.lines);
    const columns = cells(this.text, head ?? { start: 0, end: 0 }).length;
    const table: Leaf = { type: 'table', rows: 0, columns };
    this.leaf = table;
    if (head) this.emitRow(table, head);
    return true;
  }

  /** Whether the last line read is the head of a table whose second line is given. */
  private isHead(leaf: { readonly lines: TextRange[] }, rest: string): boolean {
    const head = leaf.lines.at(-1);
    if (!head || !/\|/.test(`${rest}${this.text.slice(head.start, head.end)}`) || !blockStart.delimiters.test(rest))
      return false;
    return cells(this.text, head).length === cells(rest, { start: 0, end: rest.length }).length;
  }

  private addText(end: number): void {
    const { at } = this.skipped(end);
    if (this.leaf.type === 'text') this.leaf.lines.push({ start: at, end });
    else if (this.leaf.type === 'table') this.emitRow(this.leaf, { start: at, end });
    else this.leaf = { type: 'text', lines: [{ start: at, end }] };
  }

  private htmlLine(leaf: { readonly end: RegExp | 'blank'; readonly lines: TextRange[] }, end: number): void {
    const rest = this.text.slice(this.at, end);
    const isOver = leaf.end === 'blank' ? rest.trim() === '' : leaf.end.test(rest);
    if (!isOver || leaf.end !== 'blank') leaf.lines.push({ start: this.at, end });
    if (isOver) this.finish();
  }

  private emitRow(table: { rows: number; readonly columns: number }, line: TextRange): void {
    const row = table.rows++;
    for (const [column, cell] of cells(this.text, line).slice(0, table.columns).entries()) {
      this.emit('cell', [cell], row, column);
    }
  }

  private emitHeading(lines: readonly TextRange[], level: number): void {
    this.emit('heading', headingLines(this.text, lines), level);
  }

  private emitCaption(match: RegExpExecArray | null, at: number, end: number): void {
    const caption = match?.[1] || match?.[2];
    if (!caption || caption.startsWith('{')) return;
    const start = this.text.lastIndexOf(caption, end - caption.length);
    if (start >= at) this.emit('caption', [{ start, end: start + caption.length }]);
  }

  private emit(kind: MarkdownBlock['kind'], lines: readonly TextRange[], level = 0, column = 0): void {
    const type = this.containers.at(-1)?.type;
    const within = type === 'item' || type === 'quote' ? type : 'none';
    this.blocks.push({ kind, lines, within, level, column, depth: this.containers.length });
  }

  private closeTo(level: number): void {
    if (level >= this.containers.length) return;
    this.finish();
    this.containers.length = level;
  }

  /** Where the white space at the place ends, and its width in columns. */
  private skipped(end: number): { at: number; width: number } {
    let { at, column } = this;
    for (; at < end; at++) {
      const unit = this.text.charCodeAt(at);
      if (unit === 0x20) column++;
      else if (unit === 0x09) column += 4 - (column % 4);
      else break;
    }
    return { at, width: column - this.column };
  }

  private moveTo(at: number): void {
    for (; this.at < at; this.at++) this.column += this.text[this.at] === '\t' ? 4 - (this.column % 4) : 1;
  }

  private consume(columns: number): void {
    const to = this.column + columns;
    while (this.column < to) this.moveTo(this.at + 1);
  }
}

function widthOf(text: string, from: number): number {
  let column = from;
  for (const character of text) {
    if (character === ' ') column++;
    else if (character === '\t') column += 4 - (column % 4);
    else break;
  }
  return column - from;
}

/** The lines of a heading without the signs at its end that close it. */
export function headingLines(text: string, lines: readonly TextRange[]): readonly TextRange[] {
  const last = lines.at(-1);
  // Only those of one line are closed.
  const close = last && lines.length === 1 ? /(?:^|[ \t])#+[ \t]*$/.exec(text.slice(last.start, last.end)) : null;
  return last && close ? [{ start: last.start, end: last.start + close.index }] : lines;
}

/** The cells of a row, without white space at their ends. */
function cells(text: string, line: TextRange): TextRange[] {
  const found: TextRange[] = [];
  let start = line.start;
  for (let at = line.start; at <= line.end; at++) {
    const character = text[at];
    if (at < line.end - 1 && character === '\\') at++;
    else if (at >= line.end || character === '|') {
      let [from, to] = [start, Math.min(at, line.end)];
      while (from < to && /[ \t]/.test(text.charAt(from))) from++;
      while (to > from && /[ \t]/.test(text.charAt(to - 1))) to--;
      const outer = to === from && (found.length === 0 ? at === line.start : at >= line.end);
      if (!outer || (found.length === 0 && at > start)) found.push({ start: from, end: to });
      start = at + 1;
    }
  }
  return found;
}
