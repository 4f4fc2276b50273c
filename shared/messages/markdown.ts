import { type DelimiterRun, delimiterRun, pairEmphasis } from './markdownEmphasis.ts';
import type { MessageSyntaxReader, MessageUnit } from './message.ts';
import { tag } from './placeholder.ts';

const destination =
  /\(\s*(?:(?=[^\s)])(?:<[^<>\n]{0,2000}>|[^\s()<]{0,2000}(?:\([^\s()]{0,2000}\)[^\s()]{0,2000}){0,4})(?:\s+(?:"[^"]{0,1000}"|'[^']{0,1000}'|\([^()]{0,1000}\)))?\s*)?\)/y;
const reference = /\[[^[\]\n]{0,500}\]/y;
const autolink = /<(?:[A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]{0,2000}|[\w.+-]{1,80}@[\w-]{1,80}(?:\.[\w-]{1,80}){1,8})>/y;

/**
 * Inline marks of Markdown (CommonMark 0.31 §6, and `~~` of GitHub): emphasis, links, images and reference links are
 * pairs of tags whose text stays text; code spans and autolinks are tags that stand alone, for nothing in them is
 * translated. Ids: `em`, `strong`, `del`, `link`, `image`; of code and autolinks the raw text. `*x*` and `_x_` are the
 * same; the address of a link is the translator's affair. A backslash makes a sign a text. Tags of HTML are read by
 * `markup`.
 *
 * @example markdown.find('**Hi** [you](/u)').map((unit) => unit.id); // ['strong', 'strong', 'link', 'link']
 */
export const markdown: MessageSyntaxReader = {
  signs: /[*_~`[]/,
  find(value) {
    if (!/[*_~`[<]/.test(value)) return [];
    return new InlineScan(value).units();
  },
};

interface Bracket {
  readonly start: number;
  readonly image: boolean;
  /** How many runs of delimiters stand before it. */
  readonly runs: number;
}

/** One pass over a value. A class because its steps share what they have found. */
class InlineScan {
  private readonly value: string;
  private readonly tags: MessageUnit[] = [];
  private readonly brackets: Bracket[] = [];
  private readonly runs: DelimiterRun[] = [];
  /** Brackets below this height stand before a link, so that they open none themselves. */
  private inactive = 0;
  /** Lengths of backtick runs that are known to have no partner further on. */
  private readonly lonely = new Set<number>();

  constructor(value: string) {
    this.value = value;
  }

  units(): MessageUnit[] {
    const { value } = this;
    let offset = 0;
    while (offset < value.length) offset = this.step(offset);
    this.emphasis(0);
    return this.tags.sort((a, b) => a.start - b.start);
  }

  /** Reads what starts at an offset, and gives the offset behind it. */
  private step(offset: number): number {
    const { value } = this;
    switch (value[offset]) {
      case '\\':
        return offset + 2;
      case '`':
        return this.code(offset);
      case '<':
        return this.autolink(offset);
      case '!':
        if (value[offset + 1] !== '[') return offset + 1;
        this.brackets.push({ start: offset, image: true, runs: this.runs.length });
        return offset + 2;
      case '[':
        this.brackets.push({ start: offset, image: false, runs: this.runs.length });
        return offset + 1;
      case ']':
        return this.close(offset);
      case '*':
      case '_':
      case '~': {
        const run = delimiterRun(value, offset);
        if (run.opens || run.closes) this.runs.push(run);
        return run.end;
      }
      default:
        return offset + 1;
    }
  }

  private code(offset: number): number {
    const { value } = this;
    const end = pastBackticks(value, offset);
    const length = end - offset;
    if (this.lonely.has(length)) return end;
    for (let next = value.indexOf('`', end); next >= 0; ) {
      const stop = pastBackticks(value, next);
      if (stop - next === length) {
        this.tags.push(tag('markdown', offset, stop, 'standalone', value.slice(offset, stop)));
        return stop;
      }
      next = value.indexOf('`', stop);
    }
    this.lonely.add(length);
    return end;
  }

  private autolink(offset: number): number {
    autolink.lastIndex = offset;
    const raw = autolink.exec(this.value)?.[0];
    if (raw === undefined) return offset + 1;
    this.tags.push(tag('markdown', offset, offset + raw.length, 'standalone', raw));
    return offset + raw.length;
  }

  private close(offset: number): number {
    const bracket = this.brackets.pop();
    if (!bracket) return offset + 1;
    if (!bracket.image && this.brackets.length < this.inactive) {
      this.inactive = this.brackets.length;
      return offset + 1;
    }
    const end = behindLink(this.value, offset + 1);
    if (end === undefined) return offset + 1;
    const id = bracket.image ? 'image' : 'link';
    const opened = bracket.start + (bracket.image ? 2 : 1);
    this.emphasis(bracket.runs);
    this.tags.push(tag('markdown', bracket.start, opened, 'open', id), tag('markdown', offset, end, 'close', id));
    if (!bracket.image) this.inactive = this.brackets.length;
    else this.inactive = Math.min(this.inactive, this.brackets.length);
    return end;
  }

  /** Pairs the runs from a place on; nothing outside pairs with what is inside of a link. */
  private emphasis(from: number): void {
    for (const { id, open, close } of pairEmphasis(this.runs.splice(from))) {
      this.tags.push(tag('markdown', ...open, 'open', id), tag('markdown', ...close, 'close', id));
    }
  }
}

/** Behind the address or the label that makes a link of the brackets before it. */
function behindLink(value: string, offset: number): number | undefined {
  const pattern = value[offset] === '(' ? destination : value[offset] === '[' ? reference : undefined;
  if (!pattern) return undefined;
  pattern.lastIndex = offset;
  const raw = pattern.exec(value)?.[0];
  return raw === undefined ? undefined : offset + raw.length;
}

function pastBackticks(value: string, offset: number): number {
  let end = offset;
  while (value[end] === '`') end++;
  return end;
}
