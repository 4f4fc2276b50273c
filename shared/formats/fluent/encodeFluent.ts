import type { Content } from '../../catalog/content.ts';

/** How a text goes on over several lines in its file. */
export interface FluentLayout {
  /** Spaces before a further line of the text. */
  readonly indent: string;
  readonly lineEnd: string;
}

/** Which ends of a written part stand at an end of the text or of one of its lines, and have to be kept from trimming. */
export type FluentGuard = 'none' | 'ends';

/**
 * A content, or a part of one, as the raw text of a pattern: inline codes as they are, and what Fluent would take for
 * something else as a literal: braces, white space at the start or spaces at the end of the text or a line, `[`, `*` and `.`
 * before a line.
 *
 * @example encodeFluent(plain('{x} '), { indent: '    ', lineEnd: '\n' }, 'ends'); // '{ "{" }x{ "}" }{ " " }'
 */
export function encodeFluent(content: Content, layout: FluentLayout, guard: FluentGuard): string {
  const { value, codes } = content;
  if (value === '') return guard === 'ends' ? '{ "" }' : '';
  let raw = '';
  let offset = 0;
  for (const code of [...codes, { start: value.length, end: value.length }]) {
    raw += encodeText(value.slice(offset, code.start), layout, {
      // A code is no end of a text, but the text between the keys of variants has ends of its own.
      start: guard === 'ends',
      end: guard === 'ends',
      newline: raw === '' && guard === 'ends',
      last: code.start === value.length,
    });
    raw += value.slice(code.start, code.end);
    offset = code.end;
  }
  return raw;
}

function encodeText(
  text: string,
  { indent, lineEnd }: FluentLayout,
  guard: { readonly start: boolean; readonly end: boolean; readonly newline: boolean; readonly last: boolean },
): string {
  let raw = '';
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text[offset] ?? '';
    const first = offset === 0 ? guard.start : text[offset - 1] === '\n';
    const last = offset === text.length - 1 && guard.end;
    if (unit === '\n') {
      if (offset === 0 && guard.newline) raw += literal('');
      const blank = text[offset + 1] === '\n';
      raw += lineEnd + (blank ? '' : indent);
      if (last && guard.last) raw += literal('');
    } else if (/[{}]/.test(unit)) raw += literal(unit);
    else if (unit === '\r') raw += literal('\\u000D');
    else if ((first && /[\s[*.]/.test(unit)) || (last && unit === ' ')) raw += literal(unit);
    else raw += unit;
  }
  return raw;
}

function literal(text: string): string {
  return `{ "${text}" }`;
}
