/** What stands between two entries, in its parts. */
export interface CutGap {
  /** A comma or semicolon behind the first one, if there is one. */
  readonly separator: string;
  /** The comment behind the first one, on its line. */
  readonly remark: string;
  readonly rest: string;
}

const parts =
  /^([ \t]*[,;]?)([ \t]*(?:(?:#|\/\/)[^\r\n]*|\/\*(?:(?!\*\/)[^\r\n])*\*\/[ \t]*|<!--(?:(?!-->)[^\r\n])*-->[ \t]*)(?=\r?\n|$))?/;

/**
 * Cuts what stands between two entries, so that a comment stays with the entry that it stands behind.
 *
 * @example cutGap(', // greeting\n  '); // { separator: ',', remark: ' // greeting', rest: '\n  ' }
 */
export function cutGap(gap: string): CutGap {
  const [whole = '', separator = '', remark = ''] = parts.exec(gap) ?? [];
  return { separator, remark, rest: gap.slice(whole.length) };
}

/** A gap with the remark of another entry in front. */
export function withRemark(gap: string, remark: string): string {
  const { separator, rest } = cutGap(gap);
  return separator + remark + rest;
}
