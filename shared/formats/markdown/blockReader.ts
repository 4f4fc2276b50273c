import type { TextRange } from '../../catalog/textRange.ts';
import { type BlockContainer, captionRange, containerAt } from './blockContainers.ts';
import { blockStart, closesFence, htmlEnd } from './blockStart.ts';
import { headingLines } from './headingLines.ts';
import type { MarkdownBlock } from './markdownBlocks.ts';
import { isTableHead, rowCells } from './rowCells.ts';

/** Blocks within blocks beyond this number are text: no text for people needs them. */
const deepest = 100;
const nothing: Leaf = { type: 'none' };

/** The innermost block that is open, as far as its next line depends on it. */
type Leaf =
  | { readonly type: 'none' }
  | { readonly type: 'text'; readonly lines: TextRange[] }
  | { readonly type: 'fence'; readonly mark: string }
  | { readonly type: 'html'; readonly end: RegExp | 'blank'; readonly lines: TextRange[] }
  | { readonly type: 'table'; rows: number; readonly columns: number };

/** A class because each line is read by what the lines before it left open. */
export class BlockReader {
  readonly blocks: MarkdownBlock[] = [];
  tooDeep: TextRange | undefined;
  protected readonly text: string;
  protected readonly indentedCode: boolean = true;
  private readonly containers: BlockContainer[] = [];
  protected leaf = nothing;
  /** The place in the line: offset and column. */
  private offset = 0;
  private column = 0;

  constructor(text: string) {
    this.text = text;
  }

  line(start: number, end: number): void {
    this.offset = start;
    this.column = 0;
    const matched = this.matchContainers(end);
    const all = matched === this.containers.length;
    const { leaf } = this;
    if (all && leaf.type === 'fence') {
      const { offset, width } = this.skipped(end);
      if ((width <= 3 || !this.indentedCode) && closesFence(this.text.slice(offset, end), leaf.mark))
        this.leaf = nothing;
      return;
    }
    if (all && leaf.type === 'html') {
      this.htmlLine(leaf, end);
      return;
    }
    if (this.skipped(end).offset === end) {
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
      const { offset, width } = this.skipped(end);
      if (container.type === 'quote') {
        if (width > 3 || this.text[offset] !== '>') break;
        this.moveTo(offset + 1);
        if (this.text[this.offset] === ' ' || this.text[this.offset] === '\t') this.moveTo(this.offset + 1);
      } else if (offset < end) {
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
      const { offset, width } = this.skipped(end);
      const isText = this.leaf.type === 'text';
      const within = level === this.containers.length;
      if (offset === end) {
        open();
        return true;
      }
      if (width >= 4 && this.indentedCode) {
        if (isText) return this.continues(level, offset, end);
        open();
        return true;
      }
      const rest = this.text.slice(offset, end);
      const first = rest.charAt(0);
      const heading = first === '#' ? blockStart.heading.exec(rest) : null;
      if (heading) {
        open();
        this.emit('heading', headingLines(this.text, [{ start: offset + heading[0].length, end }]), heading[1]?.length);
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
        this.offset = offset;
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
        this.emitCaption(blockStart.admonition.exec(rest), offset, end);
        return true;
      }
      const slashes = blockStart.slashes.exec(rest);
      if (slashes) {
        open();
        this.emitCaption(slashes, offset, end);
        return true;
      }
      const next = containerAt(rest, this.column + (offset - this.offset), width, isText && within);
      if (!next || this.isTooDeep(offset, end)) return this.continues(level, offset, end);
      open();
      this.containers.push(next.container);
      level = this.containers.length;
      this.moveTo(offset + next.length);
      if (next.container.type === 'item')
        this.moveTo(this.offset + (blockStart.task.exec(this.text.slice(this.offset, end))?.[0].length ?? 0));
      if (next.caption) this.emitCaption(next.caption, offset, end);
      if (next.caption) return true;
    }
  }

  private isTooDeep(start: number, end: number): boolean {
    if (this.containers.length < deepest) return false;
    this.tooDeep ??= { start, end };
    return true;
  }

  /** Text that may belong to the paragraph before it, though it lacks the marks of its blocks. */
  private continues(level: number, offset: number, end: number): boolean {
    if (level < this.containers.length && this.leaf.type === 'text') {
      this.leaf.lines.push({ start: offset, end });
      return true;
    }
    this.closeTo(level);
    return false;
  }

  private underlineOrTable(leaf: { readonly lines: TextRange[] }, rest: string): boolean {
    if (blockStart.underline.test(rest) && !(rest.startsWith('-') && isTableHead(this.text, leaf.lines.at(-1), rest))) {
      this.leaf = nothing;
      this.emit('heading', headingLines(this.text, leaf.lines), rest.startsWith('=') ? 1 : 2);
      return true;
    }
    if (!rest.includes('-') || !isTableHead(this.text, leaf.lines.at(-1), rest)) return false;
    const head = leaf.lines.pop();
    if (leaf.lines.length > 0) this.emit('paragraph', leaf.lines);
    const columns = rowCells(this.text, head ?? { start: 0, end: 0 }).length;
    const table: Leaf = { type: 'table', rows: 0, columns };
    this.leaf = table;
    if (head) this.emitRow(table, head);
    return true;
  }

  private addText(end: number): void {
    const line = { start: this.skipped(end).offset, end };
    if (this.leaf.type === 'text') this.leaf.lines.push(line);
    else if (this.leaf.type === 'table') this.emitRow(this.leaf, line);
    else this.leaf = { type: 'text', lines: [line] };
  }

  private htmlLine(leaf: { readonly end: RegExp | 'blank'; readonly lines: TextRange[] }, end: number): void {
    const rest = this.text.slice(this.offset, end);
    const isOver = leaf.end === 'blank' ? rest.trim() === '' : leaf.end.test(rest);
    if (!isOver || leaf.end !== 'blank') leaf.lines.push({ start: this.offset, end });
    if (isOver) this.finish();
  }

  private emitRow(table: { rows: number; readonly columns: number }, line: TextRange): void {
    const row = table.rows++;
    for (const [column, cell] of rowCells(this.text, line).slice(0, table.columns).entries()) {
      this.emit('cell', [cell], row, column);
    }
  }

  private emitCaption(match: RegExpExecArray | null, offset: number, end: number): void {
    const caption = captionRange(this.text, match, offset, end);
    if (caption) this.emit('caption', [caption]);
  }

  protected emit(kind: MarkdownBlock['kind'], lines: readonly TextRange[], level = 0, column = 0): void {
    const { type } = this.containers.at(-1) ?? {};
    const within = type === 'item' || type === 'quote' ? type : 'none';
    this.blocks.push({ kind, lines, within, level, column, depth: this.containers.length });
  }

  private closeTo(level: number): void {
    if (level >= this.containers.length) return;
    this.finish();
    this.containers.length = level;
  }

  /** Where the white space at the place ends, and its width in columns. */
  private skipped(end: number): { offset: number; width: number } {
    let { offset, column } = this;
    for (; offset < end; offset++) {
      const unit = this.text.charCodeAt(offset);
      if (unit === 0x20) column++;
      else if (unit === 0x09) column += 4 - (column % 4);
      else break;
    }
    return { offset, width: column - this.column };
  }

  private moveTo(offset: number): void {
    for (; this.offset < offset; this.offset++)
      this.column += this.text[this.offset] === '\t' ? 4 - (this.column % 4) : 1;
  }

  private consume(columns: number): void {
    const to = this.column + columns;
    while (this.column < to) this.moveTo(this.offset + 1);
  }
}
