/** Tags of Liquid and Nunjucks around code, drawings and comments, of which nothing is text (Jekyll, Octopress, Hexo). */
const opaque = 'highlight|codeblock|code|prettify|comment|mermaid|plantuml|graphviz|math';

const ofLiquid = `\\{%-?[ \\t]*(${opaque})(?![\\w=.-])[^%\\n]{0,500}%\\}`;
const ofHugo = '\\{\\{[<%][ \\t]*(highlight|mermaid)(?![\\w=.-])(?:[^>%\\n]{0,500}[^/>%\\n])?[>%]\\}\\}';
const opening = new RegExp(`${ofLiquid}|${ofHugo}`, 'y');

/** What may stand before a tag in its line: white space, marks of quotes and lists. */
const marks = /[ \t>]{0,100}(?:(?:[-+*]|\d{1,9}[.)])[ \t]{1,10})?/y;

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
   * Where the code ends that a tag encloses.
   *
   * @param start of the tag.
   * @returns an offset behind the tag that ends it; undefined where none opens such code, or nothing closes it.
   * @example new TemplateCode('{% highlight ruby %}\n# a\n{% endhighlight %}').endOf(0); // 43
   */
  endOf(start: number): number | undefined {
    const { text } = this;
    opening.lastIndex = start;
    const match = opening.exec(text);
    if (!match) return undefined;
    const [, liquid, hugo = ''] = match;
    const closing = liquid
      ? `\\{%-?[ \\t]*end${liquid}[ \\t]*-?%\\}`
      : `\\{\\{[<%][ \\t]*/[ \\t]*${hugo}[ \\t]*[>%]\\}\\}`;
    if (this.endless.has(closing)) return undefined;
    const end = new RegExp(closing, 'g');
    end.lastIndex = opening.lastIndex;
    if (end.test(text)) return end.lastIndex;
    this.endless.add(closing);
    return undefined;
  }

  /**
   * As {@link endOf}, for a line of Markdown that starts with such a tag, behind the marks of blocks around it; one of nothing
   * but `{% raw %}` has no text itself, and ends there.
   *
   * @param start of the line.
   */
  endOfLine(start: number): number | undefined {
    raw.lastIndex = start;
    if (raw.test(this.text)) return raw.lastIndex;
    marks.lastIndex = start;
    marks.test(this.text);
    return this.endOf(marks.lastIndex);
  }
}
