/** An inline mark of reStructuredText. Offsets are UTF-16 code units of the text. */
export interface RstMark {
  readonly kind: 'role' | 'literal' | 'reference' | 'substitution' | 'footnote';
  /** The name of a role: `ref`, `py:func`. */
  readonly role?: string;
  /** What is pointed at, or the text itself. */
  readonly target: string;
  /** Whether a reference brings what it points at: `` `Title <target>`_ ``. */
  readonly embeds?: true;
  readonly start: number;
  readonly end: number;
}

const pattern =
  /:([A-Za-z][\w:.+-]{0,60}):`([^`\n]{1,400})`|(?<!`)``(?=[^\s`])((?:[^`\n]|`(?!`)){1,400})``(?!`)|`(?=\S)([^`\n]{1,400})(?<=\S)`(__?)(?!\w)|\|([^|\s](?:[^|\n]{0,80}[^|\s])?)\|(?!\w)|\[(#?[\w-]{0,40}|\*)\]_(?!\w)/g;

/**
 * The inline marks of a text in reStructuredText that a program reads: roles, literals, references, substitutions and
 * footnotes. Emphasis is left out. Source: https://docutils.sourceforge.io/docs/ref/rst/restructuredtext.html#inline-markup
 *
 * @example rstMarks('See :ref:`there <intro>`')[0]?.target; // 'intro'
 */
export function rstMarks(text: string): RstMark[] {
  const marks: RstMark[] = [];
  for (const match of text.matchAll(pattern)) {
    const [raw, role, content, literal, reference, , substitution, footnote] = match;
    const range = { start: match.index, end: match.index + raw.length };
    if (role !== undefined) marks.push({ kind: 'role', role, target: aim(content ?? ''), ...range });
    else if (literal !== undefined) marks.push({ kind: 'literal', target: literal, ...range });
    else if (reference !== undefined) {
      const embeds = /<[^<>]+>$/.test(reference) ? { embeds: true as const } : {};
      marks.push({ kind: 'reference', target: aim(reference), ...embeds, ...range });
    } else if (substitution !== undefined) marks.push({ kind: 'substitution', target: substitution, ...range });
    else if (footnote !== undefined) marks.push({ kind: 'footnote', target: footnote, ...range });
  }
  return marks;
}

/** `Title <target>` points at `target`; `~`, `!` and `.` only change how it is found or shown. */
function aim(content: string): string {
  const named = /<([^<>]+)>$/.exec(content)?.[1] ?? content;
  return named
    .replace(/^[~!.]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a text is reStructuredText for certain: it has a role, a literal or a reference. */
export function isRst(text: string): boolean {
  return text.includes('`') && /`(?<=:[A-Za-z][\w:.+-]*:`)|``[^`\n]+``|`__?(?![\w`])/.test(text);
}
