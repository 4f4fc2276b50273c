import { readerOf } from './placeholder.ts';

/**
 * `{{` and `}}` are braces, a format specifier may hold them too (`{0:hh{{mm}}`); alignment is a number with a sign.
 */
const item =
  /\{\{|\}\}|\{\s*[@$]?(\d{1,6}|[\p{L}_][\p{L}\p{N}_]{0,80}(?:\.[\p{L}\p{N}_]{1,80})*)\s*(?:,\s*[-+]?\d{1,6}\s*)?(?::(?:[^{}\n]|\{\{|\}\}(?!\})){0,120})?\}/gu;

/**
 * Format items of .NET: composite formatting `{0}`, `{0:N2}`, `{0,-10:yyyy}`, and the message templates of `ILogger`
 * and Serilog (`{Name}`, `{@Order}`). The id is the index or the name; `{{` and `}}` are braces.
 * Source: https://learn.microsoft.com/dotnet/standard/base-types/composite-formatting
 *
 * @example dotnet.find('{0,-10:yyyy} {{x}}').map((unit) => unit.id); // ['0']
 */
export const dotnet = readerOf('dotnet', '{', item, (match) => (isTimes(match) ? undefined : match[1]));

/** How often something may stand in a regular expression: `[0-9]{1,2}`. */
const isTimes = ({ 0: raw, index, input }: RegExpExecArray) => input[index - 1] === ']' && /^\{\d+,\d*\}$/.test(raw);
