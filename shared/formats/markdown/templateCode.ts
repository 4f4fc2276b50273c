/** Tags of Liquid and Nunjucks around code, drawings and comments, of which nothing is text (Jekyll, Octopress, Hexo). */
const opaque = 'highlight|codeblock|code|prettify|comment|mermaid|plantuml|graphviz|math';

/** A tag that opens a block at the start of a line, behind the marks of blocks around it; of Hugo as well. */
const opening = new RegExp(
  `[ \\t>]{0,100}(?:(?:[-+*]|\\d{1,9}[.)])[ \\t]{1,10})?(?:\\{%-?[ \\t]*(${opaque})(?![\\w=.-])[^%\\n]{0,500}%\\}|\\{\\{[<%][ \\t]*(highlight|mermaid)(?![\\w=.-])[^>%\\n]{0,500}[^/\\n][>%]\\}\\})`,
  'y',
);

/** A tag alone in its line between which Liquid reads nothing: what stands around it is Markdown. */
const raw = /[ \t>]{0,100}\{%-?[ \t]*(?:end)?(?:raw|verbatim)[ \t]*-?%\}[ \t]*\r?(?:\n|$)/y;

/** Finds the code that tags of templates enclose. A class because it remembers tags that nothing closes. */
export class TemplateCode {
  private readonly text: string;
  /** Tags that are known to have no end further on. */
  private readonly endless = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  /**
   * Where a block of code ends that starts in a line.
   *
   * @param start of a line.
   * @returns an offset behind the tag that ends it; that of the line’s end for a tag that has no text itself; undefined where
   *   the line starts no such block, or nothing closes it.
   * @example new TemplateCode('{% highlight ruby %}\n# a\n{% endhighlight %}').endOf(0); // 43
   */
  endOf(start: number): number | undefined {
    const { text } = this;
    raw.lastIndex = start;
    if (raw.test(text)) return raw.lastIndex;
    opening.lastIndex = start;
    const match = opening.exec(text);
    if (!match) return undefined;
    const name = match[1] ?? match[2] ?? '';
    const closing = match[1]
      ? `\\{%-?[ \\t]*end${name}[ \\t]*-?%\\}`
      : `\\{\\{[<%][ \\t]*/[ \\t]*${name}[ \\t]*[>%]\\}\\}`;
    if (this.endless.has(closing)) return undefined;
    const end = new RegExp(closing, 'g');
    end.lastIndex = opening.lastIndex;
    if (end.test(text)) return end.lastIndex;
    this.endless.add(closing);
    return undefined;
  }
}
