import { TemplateCode } from '../templateCode.ts';
import { BlockReader } from './blockReader.ts';
import { codeEnd } from './mdxCode.ts';

/**
 * Reads the blocks of MDX: lines of code stand between blocks of text without empty lines around them, and no text is code
 * for being indented.
 */
class MdxBlockReader extends BlockReader {
  protected override readonly indentedCode = false;
  /** Lines before it are code. */
  private end = 0;

  override line(start: number, end: number): void {
    if (start < this.end) return;
    const { type } = this.leaf;
    const code = type === 'fence' || type === 'html' ? undefined : codeEnd(this.text, start);
    if (code === undefined) {
      super.line(start, end);
      return;
    }
    this.end = code;
    this.finish();
    // Its properties may be texts.
    const tags = this.text.slice(start, code);
    if (/^\s*<[\s\S]*=\s*["']/.test(tags)) this.emit('html', [{ start: start + tags.search(/\S/), end: code }]);
  }
}

/** Reads the blocks of Markdown whose templates are filled in before it is read: code that their tags enclose is no text. */
class TemplatedBlockReader extends BlockReader {
  private readonly code = new TemplateCode(this.text);
  /** Lines that start before it are code. */
  private end = 0;

  override line(start: number, end: number): void {
    if (start < this.end) return;
    const { leaf } = this;
    const isOpaque = leaf.type === 'fence' || (leaf.type === 'html' && leaf.end !== 'blank');
    const code = isOpaque ? undefined : this.code.endOfLine(start);
    if (code === undefined) super.line(start, end);
    else {
      this.end = code;
      this.finish();
    }
  }
}

/** Makes a reader of the blocks of a text; one without templates is read as CommonMark says. */
export function blockReader(text: string, mdx: boolean): BlockReader {
  if (mdx) return new MdxBlockReader(text);
  return /\{%|\{\{[<%]/.test(text) ? new TemplatedBlockReader(text) : new BlockReader(text);
}
