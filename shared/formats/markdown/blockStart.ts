/** What a line of Markdown starts, told by its text without the marks of the blocks around it. */
export const blockStart = {
  heading: /^(#{1,6})(?:[ \t]+|$)/,
  fence: /^(?:(`{3,})[^`]*|(~{3,}).*|(\$\$).*)$/s,
  underline: /^(?:=+|-+)[ \t]*$/,
  rule: /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/,
  item: /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/,
  task: /^\[[ xX]\][ \t]+(?=\S)/,
  /** Of a footnote (GitHub) and of what it defines. */
  footnote: /^\[\^[^\]\s]{1,200}\]:[ \t]*/,
  /** Docusaurus, VitePress and MyST: `:::note Title`, `:::tip[Title]{.x}`, `:::`. */
  admonition: /^:{3,}[ \t]*(?:\{[\w:-]+\}|[\w-]+)?[ \t]*(?:\[([^\]]*)\])?[ \t]*(?:\{[^}]*\})?[ \t]*(.*)$/s,
  /** Blocks of PyMdown: `/// note | Title`, `///`. */
  slashes: /^\/{3,}[ \t]*(?:[\w-]+[ \t]*(?:\|[ \t]*(.*))?)?$/s,
  /** MkDocs: `!!! note "Title"`, `??? tip`, `=== "Tab"`. */
  indented: /^(?:!!!|\?\?\?\+?|===)(?=[ \t])(?:[ \t]+[\w-]+(?![\w-]))*[ \t]*(?:"([^"]*)"[ \t]*)?$/,
  /** Attributes of the block before it (kramdown): `{: .note }`. */
  attributes: /^\{:[^{}]*\}[ \t]*$/,
  /** A row of dashes between the head and the body of a table. */
  delimiters: /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/,
} as const;

/** Whether a line, from its first sign on, closes the fence that a mark opened. */
export function closesFence(line: string, mark: string): boolean {
  const close = line.trimEnd();
  const sign = mark.charAt(0);
  if (close.length >= mark.length && close === sign.repeat(close.length)) return true;
  return sign === '$' && close.endsWith('$$');
}

/** How blocks of HTML start and end (CommonMark 0.31 §4.6, conditions 1 to 5); others end at an empty line. */
const htmlBlocks: readonly (readonly [RegExp, RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![A-Za-z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
];
const blockTag =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s>]|\/>|$)/i;
const attribute = `(?:\\s+[A-Za-z_:@#*v-][\\w.:-]*(?:\\s*=\\s*(?:[^\\s"'=<>\`{]+|'[^']*'|"[^"]*"|\\{[^{}]*(?:\\{[^{}]*\\}[^{}]*)*\\}))?)*`;
const aloneTag = new RegExp(`^(?:<[A-Za-z][\\w.-]*${attribute}\\s*/?>|</[A-Za-z][\\w.-]*\\s*>)[ \\t]*$`);

/**
 * How a block of HTML ends that starts with a line.
 *
 * @param interrupts true where a paragraph is open, which a lone tag does not end.
 * @returns undefined where none starts; `blank` for one that an empty line ends.
 */
export function htmlEnd(line: string, interrupts: boolean): RegExp | 'blank' | undefined {
  if (line.charCodeAt(0) !== 0x3c) return undefined;
  for (const [start, end] of htmlBlocks) if (start.test(line)) return end;
  if (blockTag.test(line)) return 'blank';
  return !interrupts && line.length < 2000 && aloneTag.test(line) ? 'blank' : undefined;
}

/**
 * The text with a backslash where its start would be taken for that of a block.
 *
 * @example escapeStart('1. is one'); // '1\\. is one'
 */
export function escapeStart(line: string): string {
  const number = /^\d{1,9}(?=[.)](?:[ \t]|$))/.exec(line)?.[0];
  if (number !== undefined) return `${number}\\${line.slice(number.length)}`;
  return startsBlock(line) ? `\\${line}` : line;
}

/** Whether a line would be read as something else than the text of a paragraph. */
export function startsBlock(line: string): boolean {
  const { heading, fence, underline, rule, item, footnote, attributes, slashes } = blockStart;
  if (/^[ \t]/.test(line)) return true;
  const patterns = [heading, fence, underline, rule, item, footnote, attributes, slashes];
  const starts = patterns.some((pattern) => pattern.test(line));
  return starts || /^(?:>|:::|!!!|\?\?\?|===|\[[^\]]+\]:)/.test(line) || htmlEnd(line, false) !== undefined;
}
